internal import Foundation
internal import Primitives
internal import Statements

/// What is known of a month's spending beforehand: the recurring payments due in it, and what was
/// spent in it already.
struct KnownDues {
    /// The recurring payments due in the month, those made already among them.
    let amount: Double
    /// The standard deviation of that, by how far amounts lie from the usual ones and by how sure
    /// the payments are.
    let deviation: Double
    /// What the month cannot come below: what was spent in it, and what is still due.
    let least: Double
    /// What the same series took in the months before.
    private let taken: [Month: Double]

    /// - Parameters:
    ///   - payments: all series, those that ended as well, known up to the last of `entries`.
    ///   - entries: the transactions that months are of, oldest first.
    /// - Returns: nil for a month before the last transaction's: what was due then is not known.
    init?(
        of month: Month, _ payments: [RecurringPayment], in entries: [AnalysedTransaction]
    ) {
        if let last = entries.last?.transaction.day.month, month < last { return nil }
        let regular = Set(
            payments.lazy.filter { $0.amount.minorUnits < 0 }.flatMap(\.transactions))
        var (spent, taken, found) = (0.0, [Month: Double](), Set<String>())
        for entry in entries where entry.isSpending || entry.isRefund {
            let own = entry.transaction.day.month
            if own == month { spent -= entry.transaction.amount.estimate }
            if entry.isSpending, regular.contains(entry.transaction.id) {
                taken[own, default: 0] -= entry.transaction.amount.estimate
                found.insert(entry.transaction.id)
            }
        }
        var (due, variance) = (0.0, 0.0)
        for payment in payments where payment.transactions.last.map(found.contains) ?? false {
            let count = Double(payment.dates(in: month.interval).count)
            let (size, doubt) = (payment.amount.estimate, 1 - payment.likelihood)
            due -= count * size
            let spread = BalanceCourse.deviation(of: payment)
            variance += count * (spread * spread + doubt * (1 - doubt) * size * size)
        }
        amount = due + (taken[month] ?? 0)
        deviation = variance.squareRoot()
        least = max(0, spent) + due
        self.taken = taken
    }

    /// Spending by month without what the series took.
    func rest(of amounts: [Double], in months: [Month]) -> [Double] {
        zip(amounts, months).map { $0 - (taken[$1] ?? 0) }
    }
}

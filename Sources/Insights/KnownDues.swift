internal import Forecasting
internal import Foundation
internal import Primitives
internal import Statements

/// A transaction that spends or gives back, as sums by month and kind need it.
struct SpendingEntry {
    let id: String
    let month: Month
    let kind: SpendingCategory
    /// In major units; what is given back is below zero.
    let amount: Double
    let isRefund: Bool

    /// Nil for what neither spends nor gives back.
    init?(_ entry: AnalysedTransaction) {
        guard entry.isSpending || entry.isRefund else { return nil }
        id = entry.transaction.id
        month = entry.transaction.day.month
        kind = entry.kind
        amount = -entry.transaction.amount.estimate
        isRefund = entry.isRefund
    }
}

/// What is known of a month's spending beforehand, by kind: the recurring payments due in it, and
/// what was spent in it already.
struct KnownDues {
    /// What is known of one kind of spending.
    struct Part {
        /// The recurring payments due in the month, those made already among them.
        fileprivate(set) var amount = 0.0
        /// What the month cannot come below: what was spent in it, and what is still due.
        fileprivate(set) var least = 0.0
        /// By how much less bills that vary may come to; once in ten times it is more.
        fileprivate(set) var slack = 0.0
        /// What the same series took, by month.
        fileprivate(set) var taken: [Month: Double] = [:]
    }

    /// What is known, by kind; of kinds not in it nothing is.
    let parts: [SpendingCategory: Part]

    /// - Parameters:
    ///   - payments: all series, those that ended as well, known up to the last of `entries`.
    ///   - entries: what was spent and given back, oldest first.
    /// - Returns: nothing known for a month before the last entry's: what was due then is not
    ///   known.
    /// - Complexity: O(*n*).
    init(of month: Month, _ payments: [RecurringPayment], in entries: ArraySlice<SpendingEntry>) {
        let regular = Set(
            payments.lazy.filter { $0.amount.minorUnits < 0 }.flatMap(\.transactions))
        var parts: [SpendingCategory: Part] = [:]
        var kinds: [String: SpendingCategory] = [:]
        for entry in entries {
            if entry.month == month { parts[entry.kind, default: Part()].least += entry.amount }
            if !entry.isRefund, regular.contains(entry.id) {
                parts[entry.kind, default: Part()].taken[entry.month, default: 0] += entry.amount
                kinds[entry.id] = entry.kind
            }
        }
        guard entries.last.map({ $0.month <= month }) ?? true else {
            self.parts = [:]
            return
        }
        for (kind, part) in parts {
            parts[kind]?.least = max(0, part.least)
            parts[kind]?.amount = part.taken[month] ?? 0
        }
        for payment in payments {
            guard let kind = payment.transactions.last.flatMap({ kinds[$0] }) else { continue }
            let count = Double(payment.dates(in: month.interval).count)
            let due = -payment.amount.estimate * count
            parts[kind, default: Part()].amount += due
            parts[kind, default: Part()].least += due
            // Half of the bills that are another each time lie below the usual one.
            guard payment.course == .drifting else { continue }
            let reach = NormalDistribution.quantile(0.9) * BalanceCourse.deviation(of: payment)
            parts[kind, default: Part()].slack += min(due, reach * count)
        }
        self.parts = parts
    }

    /// Spending of a kind by month without what the series took.
    func rest(
        of kind: SpendingCategory, in months: [SpendingAnalysis.MonthFigures]
    ) -> [Double] {
        let taken = parts[kind]?.taken ?? [:]
        return months.map { ($0.byKind[kind]?.estimate ?? 0) - (taken[$0.month] ?? 0) }
    }
}

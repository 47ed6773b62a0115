internal import Primitives
public import Statements

/// Finds the accounts that are cards although no row of theirs has an issuer's own words: what
/// comes in is called a payment and no more, hardly anything else comes in, and the payments are
/// what was spent in a month before them.
///
/// "Payment received" alone proves nothing: on another account it can be a customer's.
/// Memory grows with the days of accounts that get such payments.
public struct CardBills {
    fileprivate struct Account {
        /// What was spent less what was given back, by day.
        var spending: [Int: Int64] = [:]
        var payments: [(day: Int, units: Int64)] = []
        var spent: Int64 = 0
        /// What came in under other labels.
        var received: Int64 = 0
    }

    private var accounts: [String?: Account] = [:]

    /// Creates what saw no transaction.
    public init() {}

    /// Takes in a transaction.
    public mutating func take(_ transaction: BankTransaction) {
        let (day, units) = (transaction.day.number, transaction.amount.minorUnits)
        let isPayment = Self.isBarePayment(transaction)
        accounts[transaction.account, default: Account()].take(units, on: day, isPayment: isPayment)
    }

    /// The accounts that are cards.
    /// - Complexity: O(payments).
    var cards: Set<String?> { Set(accounts.filter(\.value.isCard).keys) }

    /// Whether money came in under a label that says no more than that a bill was paid.
    static func isBarePayment(_ transaction: BankTransaction) -> Bool {
        guard transaction.amount.isPositive else { return false }
        let words = LabelReading.key(of: transaction.label)
        guard labels.contains(words) else { return false }
        return transaction.counterparty.map { LabelReading.key(of: $0) == words } ?? true
    }

    private static let labels: Set<String> = [
        "payment", "payment received", "payments received", "online payment", "mobile payment",
        "automatic payment", "autopay", "autopay payment", "auto payment", "e payment",
        "direct debit", "direct debit payment", "direct debit received", "card payment received",
        "credit card payment", "bill payment", "payment by direct debit", "paiement",
        "paiement recu", "votre paiement", "paiement en ligne", "prelevement",
        "prelevement automatique", "paiement par prelevement", "prelevement sepa",
        "paiement par prelevement automatique", "reglement", "reglement recu", "votre reglement",
    ]
}

extension CardBills.Account {
    /// The days of a bill, from the shortest to the longest.
    private static let billLengths = 26...36
    /// The most days from a bill's end to its payment.
    private static let longestTerm = 35
    /// The latest payments that are looked at.
    private static let mostPayments = 60

    fileprivate mutating func take(_ units: Int64, on day: Int, isPayment: Bool) {
        if isPayment { return payments.append((day, units)) }
        spending[day, default: 0] &-= units
        if units > 0 { received &+= units } else { spent &-= units }
    }

    /// Whether at least half of the payments whose bill can be seen are what was spent in a month
    /// before them, and what else came in is less than half of what was spent.
    fileprivate var isCard: Bool {
        guard !payments.isEmpty, received < spent / 2, let first = spending.keys.min() else {
            return false
        }
        let longest = Self.longestTerm + Self.billLengths.upperBound
        let latest = payments.suffix(Self.mostPayments)
        let paid = latest.count { isBill($0.units, paidOn: $0.day) }
        let unpaid = latest.count {
            $0.day - longest >= first && !isBill($0.units, paidOn: $0.day)
        }
        return paid > 0 && paid >= unpaid
    }

    private func isBill(_ units: Int64, paidOn day: Int) -> Bool {
        let longest = Self.longestTerm + Self.billLengths.upperBound
        // What was spent from the first day that a bill can begin on to before each day.
        var sums: [Int64] = [0]
        for known in (day - longest)..<day {
            sums.append(sums[sums.count - 1] &+ spending[known, default: 0])
        }
        return (Self.billLengths.upperBound...longest).contains { end in
            Self.billLengths.contains { sums[end] &- sums[end - $0] == units }
        }
    }
}

internal import Primitives
internal import Statements

/// Finds the money that merchants gave back, of transactions that come in the order of their days:
/// credits whose label calls them so, and those of a merchant who was paid as much within half a
/// year before. What comes by transfer is a salary, a sale or a person paying back: no refund.
///
/// Memory grows with the payments of half a year, of one merchant the latest alone.
struct RefundSearch {
    /// The most days after a payment that it is given back.
    private static let longestDelay = 180
    /// The payments to one merchant that are looked at, the latest.
    private static let mostPayments = 200
    /// The merchants kept before those not paid for half a year are forgotten.
    private static let fewestMerchants = 1_024

    /// A payment to a merchant, and what of it was not given back.
    private struct Payment {
        let id: String
        let category: SpendingCategory
        let day: Day
        var left: Int64
    }

    private var payments: [String: [Payment]] = [:]
    private var roomForMerchants = fewestMerchants

    /// Marks an entry on no day before the last as less spending where it is a refund.
    /// - Complexity: O(1) amortised.
    mutating func mark(_ entry: inout AnalysedTransaction) {
        let (key, units) = (entry.nameKey, entry.transaction.amount.minorUnits)
        let day = entry.transaction.day
        if entry.isPaidToMerchant, units > .min {
            keep(
                Payment(id: entry.transaction.id, category: entry.kind, day: day, left: -units),
                to: key)
        }
        guard entry.canBeRefund else { return }
        let known = payments[key] ?? []
        let since = day.adding(days: -Self.longestDelay)
        let place =
            known.lastIndex { $0.day >= since && $0.left == units }
            ?? known.lastIndex { $0.day >= since && $0.left > units }
        if let place {
            payments[key]?[place].left -= units
            entry.mark(asRefundOf: known[place].id, in: known[place].category)
        } else if entry.giver != nil || entry.isRecordedAsSpending {
            entry.isRefund = true
        }
    }

    private mutating func keep(_ payment: Payment, to key: String) {
        payments[key, default: []].append(payment, keeping: Self.mostPayments)
        guard payments.count > roomForMerchants else { return }
        let since = payment.day.adding(days: -Self.longestDelay)
        payments = payments.filter { $0.value.last.map { $0.day >= since } ?? false }
        roomForMerchants = max(Self.fewestMerchants, payments.count * 2)
    }
}

extension Array {
    /// Appends an element, and drops the first ones from time to time where there are more than
    /// `count`.
    fileprivate mutating func append(_ element: Element, keeping count: Int) {
        append(element)
        if self.count >= 2 * count { removeFirst(self.count - count) }
    }
}

extension AnalysedTransaction {
    /// Whether it is less spending: money given back.
    fileprivate mutating func mark(
        asRefundOf payment: String, in category: SpendingCategory
    ) {
        isRefund = true
        guard !decision.ground.isUsers else { return }
        decision = CategoryDecision(category: category, ground: .refund, evidence: payment)
    }

    /// Whether it was paid to a merchant, not to a person: by card, drawn, or of a known category.
    fileprivate var isPaidToMerchant: Bool {
        guard isSpending, !nameKey.isEmpty, kind.isBought, label.accountWords != .telling
        else { return false }
        switch label.kind {
        case .card, .deferredCard, .directDebit: return true
        case .unknown: return !decision.needsReview
        case .transfer, .instantTransfer, .standingOrder, .cashWithdrawal, .cheque, .chequeDeposit,
            .cashDeposit, .loanPayment, .fee, .interest, .refund, .deferredCardTotal:
            return false
        }
    }

    /// Whether its statement has it in a category of spending.
    fileprivate var isRecordedAsSpending: Bool {
        decision.ground == .recorded && recorded == nil && kind.isBought && kind != .other
    }

    /// Whether it is money in that neither the user nor a word of the label calls income.
    fileprivate var canBeRefund: Bool {
        guard transaction.amount.isPositive else { return false }
        if giver != nil { return kind.isBought }
        if isRecordedAsSpending { return true }
        guard label.kind.canGiveBack else { return false }
        switch decision.ground {
        case .userRule, .correction, .recorded, .phrase: return kind.isBought
        // A model knows money in as income alone.
        case .model, .none, .paymentKind, .ownTransfer, .refund: return true
        }
    }
}

extension SpendingCategory {
    /// Whether merchants are paid for it.
    fileprivate var isBought: Bool {
        switch self {
        case .groceries, .restaurants, .transport, .housing, .utilities, .health, .shopping,
            .entertainment, .subscriptions, .travel, .education, .fees, .other:
            true
        case .income, .transfers, .savings: false
        }
    }
}

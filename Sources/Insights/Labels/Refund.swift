internal import Primitives
internal import Statements

/// Money that a merchant gave back.
enum Refund {
    /// The most days after a payment that it is given back.
    private static let longestDelay = 180
    /// The payments to one merchant that are looked at, the latest.
    private static let mostPayments = 200

    /// A payment to a merchant, and what of it was not given back.
    private struct Payment {
        let index: Int
        let day: Day
        var left: Int64
    }

    /// Marks the refunds among `entries`, the oldest first: credits that the bank calls so, and
    /// those of a merchant who was paid as much within half a year before. What comes by transfer
    /// is a salary, a sale or a person paying back: no refund.
    /// - Complexity: O(*n*).
    static func mark(in entries: inout [AnalysedTransaction]) {
        var payments: [String: [Payment]] = [:]
        for index in entries.indices {
            let entry = entries[index]
            let transaction = entry.transaction
            let (key, units) = (entry.nameKey, transaction.amount.minorUnits)
            if entry.isPaidToMerchant, units > .min {
                payments[key, default: []].append(
                    Payment(index: index, day: transaction.day, left: -units))
            }
            guard entry.canBeRefund else { continue }
            let since = transaction.day.adding(days: -longestDelay)
            let known = payments[key]?.suffix(mostPayments) ?? []
            let place =
                known.lastIndex { $0.day >= since && $0.left == units }
                ?? known.lastIndex { $0.day >= since && $0.left > units }
            if let place, let payment = payments[key]?[place] {
                payments[key]?[place].left -= units
                entries[index].mark(asRefundOf: entries[payment.index])
            } else if entry.label.kind == .refund {
                entries[index].isRefund = true
            }
        }
    }
}

extension AnalysedTransaction {
    /// Whether it is less spending: money given back.
    fileprivate mutating func mark(asRefundOf payment: AnalysedTransaction) {
        isRefund = true
        guard !decision.ground.isUsers else { return }
        decision = CategoryDecision(
            category: payment.kind, ground: .refund, evidence: payment.transaction.id)
    }

    /// Whether it was paid to a merchant, not to a person: by card, drawn, or of a known category.
    fileprivate var isPaidToMerchant: Bool {
        guard isSpending, !nameKey.isEmpty, kind.isBought else { return false }
        switch label.kind {
        case .card, .deferredCard, .directDebit: return true
        case .unknown: return !decision.needsReview
        case .transfer, .instantTransfer, .standingOrder, .cashWithdrawal, .cheque, .chequeDeposit,
            .cashDeposit, .loanPayment, .fee, .interest, .refund, .deferredCardTotal:
            return false
        }
    }

    /// Whether it is money in that neither the user nor a word of the label calls income.
    fileprivate var canBeRefund: Bool {
        guard transaction.amount.isPositive, ownTransfer == nil else { return false }
        switch label.kind {
        case .refund: return kind.isBought
        case .card, .deferredCard, .directDebit, .unknown: break
        case .transfer, .instantTransfer, .standingOrder, .cashWithdrawal, .cheque, .chequeDeposit,
            .cashDeposit, .loanPayment, .fee, .interest, .deferredCardTotal:
            return false
        }
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

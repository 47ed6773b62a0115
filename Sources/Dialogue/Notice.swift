public import Primitives

/// Something worth telling before it is asked for, with its reason.
public enum Notice: Hashable, Codable, Sendable {
    /// A bill is due soon.
    case billDue(WalletView.Bill, on: Day)
    /// A budget is nearly spent, or over.
    case budgetSpent(WalletView.Budget)
    /// Somebody is paid again and again by hand.
    case habit(payee: String, amount: Money, Recurrence, count: Int)
    /// A recent payment is unlike the others.
    case unusual(AnomalyLine)
    /// What is due brings the balance below zero.
    case lowBalance(on: Day, Money)
    /// The balance is expected to fall below zero around a day.
    case overdraft(around: Day)
    /// A payment that was due was made, or could not be.
    case ran(String, Money, on: Day, isPaid: Bool)
    /// Auto-pay declined somebody's request: it was over a limit, on them or on everybody.
    case declined(String, Money, on: Day, isOwnLimit: Bool)
    /// Auto-pay has used most of a limit, on one person or on everybody.
    case limitNeared(person: String?, used: Money, limit: WalletView.Autopay.Limit, on: Day)

    /// What the notice is about, the same as long as the reason for it is.
    public var key: String {
        switch self {
        case .billDue(let bill, _): "bill \(bill.id)"
        case .budgetSpent(let budget):
            "budget \(budget.category?.rawValue ?? "all") \(budget.limit.canonicalString)"
        case .habit(let payee, let amount, _, _): "habit \(payee) \(amount.canonicalString)"
        case .unusual(let line): "unusual \(line.transaction.day) \(line.transaction.counterparty)"
        case .lowBalance(let day, _): "low \(day)"
        case .overdraft(let day): "overdraft \(day.month)"
        case .ran(let name, let amount, let day, _): "ran \(name) \(amount.canonicalString) \(day)"
        case .declined(let name, let amount, let day, _):
            "declined \(name) \(amount.canonicalString) \(day)"
        case .limitNeared(let person, _, let limit, let day):
            "near \(person ?? "all") \(limit.scope.rawValue) \(day)"
        }
    }
}

internal import Primitives

extension EnglishReplies {
    func text(for notice: Notice) -> String {
        switch notice {
        case .billDue(let bill, let day):
            "The \(bill.merchant) bill (\(money(bill.amount))) is due by \(date(day)). "
                + "Say “pay \(bill.merchant)”."
        case .budgetSpent(let budget):
            "The \(budget.category.map(attribute) ?? "overall") budget is \(budget.spent > budget.limit ? "overspent" : "nearly spent"): "
                + "\(money(budget.spent)) of \(money(budget.limit)) \(now(budget.period))."
        case .habit(let payee, let amount, let rule, let count):
            "You have paid \(payee) \(money(amount)) \(count) times, \(words(for: rule)): say "
                + "“send \(payee) \(money(amount)) \(words(for: rule))” and it happens by itself."
        case .unusual(let line):
            "\(money(line.transaction.amount)) at \(line.transaction.counterparty) on "
                + "\(date(line.transaction.day)) is far more than usual."
        case .lowBalance(let day, let balance):
            "With what is due, your balance would be \(money(balance)) on \(date(day))."
        case .overdraft(let day):
            "As things are going, your account should be overdrawn around \(date(day))."
        case .ran(let name, let amount, let day, isPaid: true):
            "On \(date(day)) I paid \(name) \(money(amount)), as planned."
        case .ran(let name, let amount, let day, isPaid: false):
            "The payment of \(money(amount)) to \(name) due on \(date(day)) could not be made. "
                + "Nothing was sent."
        case .declined(let name, let amount, let day, let isOwnLimit):
            "On \(date(day)) auto-pay declined \(name)’s request for \(money(amount)): it was over "
                + (isOwnLimit ? "the limit you set for \(name)." : "the limit you set.")
        case .limitNeared(let person, let used, let limit, _):
            "Auto-pay has used \(money(used)) of its \(money(limit.amount)) "
                + words(for: limit.scope) + (person.map { " for \($0)" } ?? "") + "."
        }
    }
}

internal import Primitives

extension EnglishReplies {
    /// What may be spent a day of what is left of a budget.
    func allowance(_ allowance: Allowance) -> String {
        let name = allowance.budget.category.map(attribute) ?? "overall"
        return "\(money(allowance.daily)) a day until \(date(allowance.last)): "
            + "\(money(allowance.left)) is left of the \(name) budget for "
            + "\(count(allowance.dayCount, "day", "days")), today included."
    }
}

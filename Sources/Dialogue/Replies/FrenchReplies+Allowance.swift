internal import Primitives

extension FrenchReplies {
    /// What may be spent a day of what is left of a budget.
    func allowance(_ allowance: Allowance) -> String {
        let name = allowance.budget.category.map { word(for: $0) } ?? "total"
        return "\(money(allowance.daily)) par jour jusqu’au \(date(allowance.last))\u{A0}: "
            + "il reste \(money(allowance.left)) du budget \(name) pour "
            + "\(count(allowance.dayCount, "jour", "jours")), aujourd’hui compris."
    }
}

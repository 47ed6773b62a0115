public import Primitives

/// What may be spent a day of what is left of a budget.
public struct Allowance: Hashable, Codable, Sendable {
    /// The budget.
    public let budget: WalletView.Budget
    /// What is left of it.
    public let left: Money
    /// How much that is a day, rounded down.
    public let daily: Money
    /// The last day it is for.
    public let last: Day
    /// How many days there are until then, today among them.
    public let dayCount: Int

    /// Creates what may be spent a day; nil where nothing is left.
    init?(of budget: WalletView.Budget, on today: Day) {
        guard budget.left > 0, let end = budget.days(containing: today).end, end > today else {
            return nil
        }
        let currency = budget.limit.currency
        (self.budget, last, dayCount) = (budget, end.adding(days: -1), end.number - today.number)
        left = Money(minorUnits: budget.left, currency: currency)
        daily = Money(minorUnits: budget.left / Int64(dayCount), currency: currency)
    }
}

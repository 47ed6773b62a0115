public import Primitives

/// The most the user means to spend on a kind of thing in a period.
public struct Budget: Hashable, Codable, Sendable {
    /// How long it lasts. Raw values are labels on disk and in the interface.
    public enum Period: String, CaseIterable, Codable, Hashable, Sendable {
        case weekly, monthly, yearly

        /// Returns the calendar unit `day` is in: a week from Monday, a month, a year.
        public func interval(containing day: Day) -> DayInterval {
            switch self {
            case .weekly: day.week
            case .monthly: day.month.interval
            case .yearly:
                DayInterval(
                    start: Month(year: day.year, month: 1).first,
                    end: Month(year: day.year + 1, month: 1).first)
            }
        }
    }

    /// The label of the kind of spending.
    public var category: String
    /// How long it lasts.
    public var period: Period
    /// The most.
    public var amount: Money
    /// The share spent, in percent, from which the user is told, 1...100.
    public var alertPercent: Int

    /// Creates a budget that alerts at 80 %.
    public init(category: String, period: Period = .monthly, amount: Money, alertPercent: Int = 80)
    {
        self.category = category
        self.period = period
        self.amount = amount
        self.alertPercent = alertPercent
    }
}

/// How far a budget is used.
public struct BudgetStatus: Hashable, Sendable {
    /// What the user is told. Raw values are labels in the interface.
    public enum Alert: String, CaseIterable, Hashable, Sendable {
        case none, near, exceeded
    }

    /// The budget.
    public let budget: Budget
    /// The period looked at.
    public let interval: DayInterval
    /// What was spent in it.
    public let spent: Money
    /// What is left, below zero if more was spent.
    public let remaining: Money
    /// What the user is told: `exceeded` from one minor unit above it.
    public let alert: Alert

    /// Creates the status of `budget` after `spent`.
    /// - Throws: `MoneyError.currencyMismatch`, `overflow`.
    public init(_ budget: Budget, spent: Money, in interval: DayInterval) throws(MoneyError) {
        self.budget = budget
        self.interval = interval
        self.spent = spent
        remaining = try budget.amount.subtracting(spent)
        let share = ExactRatio(Int64(budget.alertPercent), 100)
        let threshold = share?.applied(to: budget.amount.minorUnits) ?? .max
        if remaining.minorUnits < 0 {
            alert = .exceeded
        } else {
            alert = spent.isPositive && spent.minorUnits >= threshold ? .near : .none
        }
    }
}

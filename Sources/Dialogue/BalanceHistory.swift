public import Primitives

/// What accounts held in days gone by, at the end of each.
public struct BalanceHistory: Hashable, Codable, Sendable {
    /// What is asked of it.
    public enum Topic: String, Codable, Sendable {
        /// When it was lowest.
        case lowest
        /// When it was highest.
        case highest
        /// By how much it changed.
        case change
        /// Whether it was below zero.
        case overdrawn
    }

    /// What a day ended with.
    public struct Point: Hashable, Codable, Sendable {
        /// The day.
        public let day: Day
        /// What was held at its end.
        public let amount: Money

        /// Creates what a day ended with.
        public init(day: Day, amount: Money) {
            self.day = day
            self.amount = amount
        }
    }

    /// The days it is of.
    public let period: DayInterval
    /// What there was before them.
    public let before: Money
    /// What there was at their end.
    public let after: Money
    /// The day with the least, the first of several.
    public let lowest: Point
    /// The day with the most, the first of several.
    public let highest: Point
    /// The days that ended below zero, those that follow each other as one.
    public let overdrafts: [DayInterval]
    /// The accounts it is of, by name, where there are several in use.
    public var accounts: [String] = []
    /// Those left out, as their statements say no balance.
    public var unbalanced: [String] = []
    /// The same of each of the other accounts that were below zero too, where that was asked.
    public var others: [BalanceHistory] = []
    /// The last day that statements tell of, where days asked about lie behind it.
    public var knownUntil: Day?

    /// How many days ended below zero.
    public var overdrawnDays: Int { overdrafts.reduce(0) { $0 + ($1.dayCount ?? 0) } }

    /// Creates a history.
    public init(
        of period: DayInterval, before: Money, after: Money, lowest: Point, highest: Point,
        overdrafts: [DayInterval]
    ) {
        self.period = period
        self.before = before
        self.after = after
        self.lowest = lowest
        self.highest = highest
        self.overdrafts = overdrafts
    }
}

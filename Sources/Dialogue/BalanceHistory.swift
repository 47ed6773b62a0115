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
    /// How many days ended below zero.
    public let overdrawnDays: Int
    /// The last day that statements tell of, where days asked about lie behind it.
    public var knownUntil: Day?

    /// Creates a history.
    public init(
        of period: DayInterval, before: Money, after: Money, lowest: Point, highest: Point,
        overdrawnDays: Int
    ) {
        self.period = period
        self.before = before
        self.after = after
        self.lowest = lowest
        self.highest = highest
        self.overdrawnDays = overdrawnDays
    }
}

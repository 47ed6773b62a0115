public import Primitives

/// The most that may be paid out of the wallet.
public struct SpendingLimit: Hashable, Codable, Sendable {
    /// What it limits. Raw values are labels on disk and in the interface.
    public enum Scope: String, CaseIterable, Codable, Hashable, Sendable {
        case perTransaction = "per_transaction"
        case daily, weekly, monthly

        /// Returns the days around `day` whose payments count together: a day, a week from Monday,
        /// a month; nil where each payment counts alone.
        public func interval(containing day: Day) -> DayInterval? {
            switch self {
            case .perTransaction: nil
            case .daily: day.interval
            case .weekly: day.week
            case .monthly: day.month.interval
            }
        }
    }

    /// What it limits.
    public let scope: Scope
    /// The most; exactly that much is allowed.
    public let amount: Money

    /// Creates a limit.
    public init(scope: Scope, amount: Money) {
        self.scope = scope
        self.amount = amount
    }
}

/// What a payment is made with.
public enum Instrument: String, CaseIterable, Codable, Hashable, Sendable {
    /// The balance.
    case wallet
    /// The card on it.
    case card
}

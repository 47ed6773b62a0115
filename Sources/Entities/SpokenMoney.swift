public import Primitives

/// An amount as it is said: the currency may be missing, and the count may be of cents.
public struct SpokenMoney: Hashable, Sendable {
    /// What is counted.
    public enum Unit: String, Hashable, Sendable {
        /// Euros, dollars.
        case major
        /// Hundredths: cents, centimes, pence.
        case cent
    }

    /// The number said.
    public let count: ExactDecimal
    /// What it counts.
    public let unit: Unit
    /// The currency; nil where none was said.
    public let currency: Currency?

    /// Creates an amount of `count` units of `currency`.
    public init(_ count: ExactDecimal, _ currency: Currency?, unit: Unit = .major) {
        self.count = count
        self.currency = currency
        self.unit = unit
    }

    /// The amount in euros, dollars; nil if it has too many digits.
    public var amount: ExactDecimal? {
        switch unit {
        case .major: count
        case .cent: ExactDecimal(significand: count.significand, scale: count.scale + 2)
        }
    }
}

/// Amounts from one to another; an open side is nil.
public struct SpokenMoneyRange: Hashable, Sendable {
    /// The least amount.
    public let from: ExactDecimal?
    /// The greatest amount.
    public let to: ExactDecimal?
    /// The currency of both; nil where none was said.
    public let currency: Currency?

    /// Creates a range.
    public init(from: ExactDecimal?, to: ExactDecimal?, currency: Currency?) {
        self.from = from
        self.to = to
        self.currency = currency
    }
}

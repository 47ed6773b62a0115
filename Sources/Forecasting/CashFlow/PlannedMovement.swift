public import Primitives

/// A movement that is known to come: a salary, a rent, a subscription.
public struct PlannedMovement: Hashable, Sendable {
    /// The day it comes.
    public let day: Day
    /// What it adds to the balance, in the unit of the balance; negative for an expense.
    public let amount: Double
    /// The standard deviation of the amount, 0 for one that is fixed.
    public let deviation: Double
    /// The probability that it comes at all, in 0...1.
    public let probability: Double
    /// By how many days movements like it came late, below zero early; it comes late by one of
    /// them, and where none is left on the first day it can. Empty for one that comes on its day.
    public let delays: [Int]

    /// Creates a movement.
    public init(
        day: Day, amount: Double, deviation: Double = 0, probability: Double = 1,
        delays: [Int] = []
    ) {
        self.day = day
        self.amount = amount
        self.deviation = deviation
        self.probability = probability
        self.delays = delays
    }

    var isSound: Bool {
        amount.isFinite && deviation.isFinite && deviation >= 0 && (0...1).contains(probability)
    }
}

/// How a cash flow is projected.
public struct CashFlowOptions: Hashable, Sendable {
    /// The quantiles of the balance that are made, each in (0, 1).
    public var quantiles = [0.025, 0.1, 0.5, 0.9, 0.975]
    /// The number of futures that are drawn.
    public var draws = 1000
    /// The mean number of days that are taken from the past in a row.
    public var blockLength = 7
    /// The balance below which the account is overdrawn.
    public var overdraftLimit = 0.0
    /// What the draws are made from; the same seed gives the same projection.
    public var seed: UInt64 = 1

    /// Creates the default options.
    public init() {}
}

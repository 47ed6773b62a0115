public import Primitives

/// A balance that a bank's statement states.
public struct StatedBalance: Hashable, Sendable {
    /// Which end of a statement it is at. Raw values are labels on disk.
    public enum Side: String, CaseIterable, Hashable, Sendable {
        /// Before its first line.
        case opening
        /// After its last.
        case closing
    }

    /// Which end of its statement it is at.
    public let side: Side
    /// The day of the statement's line beside it.
    public let since: Day
    /// The day it is of, which can be later than that of the last line.
    public let day: Day
    /// The balance.
    public let amount: Money

    /// Creates a balance.
    /// - Precondition: `since <= day`.
    public init(_ side: Side, since: Day, day: Day, amount: Money) {
        precondition(since <= day, "A balance of \(day) stands beside a line of \(since).")
        self.side = side
        self.since = since
        self.day = day
        self.amount = amount
    }
}

/// A line of a bank's statement that an account holds.
public struct HeldLine: Hashable, Sendable {
    /// The entry's number.
    public let entry: Int64
    /// The day it is booked on.
    public let day: Day
    /// The amount, negative for money out.
    public let amount: Money
    /// The label it was imported with.
    public let label: String
    /// The identifiers banks gave it, each with its scheme.
    public let references: [String]
}

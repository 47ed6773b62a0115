public import Primitives

/// A line of a bank statement on its way into the ledger.
public struct StagedLine: Hashable, Sendable {
    /// Its place among the lines of the statement.
    public let place: Int
    /// The account the statement says it is of, empty where it says none.
    public let account: String
    /// The day it was booked.
    public let day: Day
    /// The amount, negative for money out.
    public let amount: Money
    /// The label.
    public let label: String
    /// The other party, where it is named apart.
    public let counterparty: String?
    /// The category the statement gives it.
    public let category: SpendingCategory?
    /// The identifier the bank gives it and nothing else of the account, with its scheme.
    public let reference: String?

    /// The line of the file it begins on, from 1.
    public let line: Int

    /// Creates a line.
    public init(
        place: Int, account: String, day: Day, amount: Money, label: String,
        counterparty: String? = nil, category: SpendingCategory? = nil, reference: String? = nil,
        line: Int = 1
    ) {
        self.line = line
        self.reference = reference
        self.place = place
        self.account = account
        self.day = day
        self.amount = amount
        self.label = label
        self.counterparty = counterparty
        self.category = category
    }
}

/// The staged lines of one account, or of all, in one currency.
public struct StagedGroup: Hashable, Sendable {
    /// The account the statement says, nil for all.
    public let account: String?
    /// The currency.
    public let currency: Currency
    /// The number of lines.
    public let count: Int
}

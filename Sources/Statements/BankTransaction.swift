public import Primitives

/// One movement of an account, as its bank states it.
public struct BankTransaction: Hashable, Codable, Sendable {
    /// The day it was booked.
    public let day: Day
    /// The amount, negative for money out.
    public let amount: Money
    /// The label as the bank wrote it, runs of spaces made one.
    public let label: String
    /// The other party, where the bank names it apart.
    public let counterparty: String?
    /// The balance after it, where the file carries it.
    public let balance: Money?
    /// An identifier that the same transaction has in every export: the bank's, or one made from
    /// the day, the amount, the label and its rank among equals.
    public let id: String

    /// Creates a transaction.
    public init(
        day: Day, amount: Money, label: String, counterparty: String? = nil, balance: Money? = nil,
        id: String
    ) {
        self.day = day
        self.amount = amount
        self.label = label
        self.counterparty = counterparty
        self.balance = balance
        self.id = id
    }
}

/// A statement read from a file: its transactions, what could not be read, and how it was read.
public struct BankStatement: Codable, Sendable {
    /// The transactions, oldest first, those of a day in the file's order.
    public let transactions: [BankTransaction]
    /// Rows that look like transactions and could not be read.
    public let rejected: [RejectedRow]
    /// How the file was read.
    public let evidence: Evidence
    /// The account's name or number, where the file says it.
    public let account: String?

    /// A row that was not read, and why.
    public struct RejectedRow: Hashable, Codable, Sendable {
        /// The line it begins on, from 1.
        public let line: Int
        /// What is wrong with it.
        public let reason: String
    }

    /// What was recognised of a file.
    public struct Evidence: Hashable, Codable, Sendable {
        /// The format.
        public let format: StatementFormat
        /// The text encoding.
        public let encoding: TextEncoding
        /// The field separator of a CSV file.
        public let separator: String?
        /// The decimal mark of its amounts.
        public let decimalMark: String?
        /// The order of its dates, such as `dmy`.
        public let dateOrder: String?
    }
}

/// A format of statements.
public enum StatementFormat: String, Codable, CaseIterable, Sendable {
    case csv
}

/// Why a file is no statement that can be read.
public enum StatementError: Error, Equatable, Sendable {
    /// The file holds nothing.
    case empty
    /// The bytes are not text: zero bytes or control characters at this offset.
    case binary(offset: Int)
    /// No row has both a date and an amount.
    case unrecognized
    /// A line is longer than any statement's.
    case lineTooLong(line: Int)
    /// The dates fit no one order of day, month and year.
    case ambiguousDates(line: Int)
}

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
    /// The account's number or name, where the file says it.
    public let account: String?
    /// The category a column of the file gives it, where it is one of ours.
    public let category: SpendingCategory?
    /// The identifier the bank gives it and nothing else of the account, with its scheme, as in
    /// `ofx:A1`.
    public let reference: String?

    /// Creates a transaction.
    public init(
        day: Day, amount: Money, label: String, counterparty: String? = nil, balance: Money? = nil,
        id: String, account: String? = nil, category: SpendingCategory? = nil,
        reference: String? = nil
    ) {
        self.reference = reference
        self.account = account
        self.category = category
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
    /// Rows that look like transactions and could not be read, the first thousand of them.
    public let rejected: [RejectedRow]
    /// The number of all such rows.
    public let rejectedCount: Int
    /// How the file was read.
    public let evidence: Evidence
    /// The account's name or number, where the file says one.
    public let account: String?
    /// What was read otherwise than it is written, with its line.
    public let notes: [Note]
    /// What the file's own balances say of its transactions, one check a statement or account.
    public let checks: [BalanceCheck]
    /// Whether amounts are in the currency meant where the file names none.
    public let isCurrencyAssumed: Bool

    init(transactions: [BankTransaction], _ summary: StatementSummary) {
        self.transactions = transactions
        rejected = summary.rejected.rows
        rejectedCount = summary.rejected.count
        evidence = summary.evidence
        account = summary.account
        notes = summary.notes.rows
        checks = summary.checks
        isCurrencyAssumed = summary.isCurrencyAssumed
    }

    /// A row that was not read, and why.
    public struct RejectedRow: Hashable, Codable, Sendable {
        /// The line it begins on, from 1.
        public let line: Int
        /// What is wrong with it.
        public let fault: RowFault

        /// What is wrong with it, in English.
        public var reason: String { fault.text(in: .english) }
    }

    /// What is said of a row that was read, or is none.
    public struct Note: Hashable, Codable, Sendable {
        /// The line it begins on, from 1.
        public let line: Int
        /// What is said.
        public let remark: RowRemark

        /// What is said, in English.
        public var text: String { remark.text(in: .english) }
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

/// The balances a file states for an account, and the sum of what it lists between them.
public struct BalanceCheck: Hashable, Codable, Sendable {
    /// The account, where the file says it.
    public let account: String?
    /// The balance before the first transaction, where the file carries it.
    public let opening: Money?
    /// The sum of the transactions between both balances.
    public let sum: Money
    /// The balance after the last, where the file carries it.
    public let closing: Money?
    /// The day of the earliest of them, nil where there is none.
    public let begun: Day?
    /// The day of the latest of them, nil where there is none.
    public let ended: Day?
    /// The day the closing balance is of, where the file says it and it is no earlier.
    public let closed: Day?

    init(
        account: String?, opening: Money?, sum: Money, closing: Money?, begun: Day?, ended: Day?,
        closed: Day? = nil
    ) {
        self.account = account
        self.opening = opening
        self.sum = sum
        self.closing = closing
        self.begun = begun
        self.ended = ended
        self.closed = closed.flatMap { day in ended.flatMap { day > $0 ? day : nil } }
    }

    /// Whether opening + sum = closing, nil where the file does not carry both.
    public var holds: Bool? {
        guard let opening, let closing else { return nil }
        return (try? opening.adding(sum)) == closing
    }
}

/// A format of statements.
public enum StatementFormat: String, Codable, CaseIterable, Sendable {
    /// Separated text with one transaction a row.
    case csv
    /// Open Financial Exchange 1 (SGML) and 2 (XML), and its dialect QFX.
    case ofx
    /// Quicken Interchange Format.
    case qif
    /// ISO 20022 bank-to-customer statement, every version.
    case camt053
    /// SWIFT MT940 customer statement (and MT942).
    case mt940
}

/// Why a file is no statement that can be read.
public enum StatementError: Error, Equatable, Sendable {
    /// The file holds nothing.
    case empty
    /// The file is a document of another kind.
    case otherDocument(DocumentKind)
    /// The bytes are not text: zero bytes or control characters at this offset.
    case binary(offset: Int)
    /// The file cannot be read: it is not there, or its rights or the disk forbid it.
    case unreadable
    /// No row has both a date and an amount.
    case unrecognized
    /// A line is longer than any statement's.
    case lineTooLong(line: Int)
    /// The file breaks its format's own rules at this line.
    case malformed(line: Int, reason: String)
    /// Nothing tells money in from money out: no sign, no header, no balance.
    case unsigned
    /// Decimal commas stand between the fields as separators do, and no header tells them apart.
    case unquotedCommas
    /// The file has nothing of the format it is said to have.
    case notOfFormat(StatementFormat)
}

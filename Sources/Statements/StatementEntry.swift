public import Primitives

/// One movement of an account as a file lists it, on its way out of the reader.
public struct StatementEntry: Sendable {
    /// The day it was booked.
    public let day: Day
    /// The amount, negative for money out.
    public let amount: Money
    /// The label as the bank wrote it, runs of spaces made one.
    public private(set) var label: String
    /// The other party, where the bank names it apart.
    public let counterparty: String?
    /// The balance after it, where the file carries it.
    public let balance: Money?
    /// The account's number or name, where the file says it.
    public internal(set) var account: String?
    /// The category a column of the file gives it, where it is one of ours.
    public let category: SpendingCategory?
    /// The line it begins on, from 1.
    public let line: Int
    /// Its place among the file's transactions, from 0.
    public internal(set) var place = 0
    /// The bank's own identifier, empty where there is none.
    let reference: String
    /// How many bytes of the label identify it: what lines below it added does not.
    private let identifyingSize: Int
    /// What its label may say, nil where nobody looked yet.
    private(set) var labelKind: LabelKind?
    /// A number that only entries with the same label share, while a statement is read; 0 where
    /// nobody counted.
    package private(set) var labelNumber: Int

    init(
        day: Day, amount: Money, label: String = "", counterparty: String? = nil,
        balance: Money? = nil, account: String? = nil, category: SpendingCategory? = nil,
        reference: String = "", line: Int = 1, labelKind: LabelKind? = nil,
        labelNumber: Int = 0
    ) {
        self.day = day
        self.amount = amount
        self.label = label.isEmpty ? counterparty ?? "" : label
        self.counterparty = counterparty
        self.balance = balance
        self.account = account
        self.category = category
        self.reference = reference
        self.line = line
        self.labelKind = labelKind
        self.labelNumber = labelNumber
        identifyingSize = self.label.utf8.count
    }

    /// Makes `more` a part of the label.
    mutating func extendLabel(with more: String) {
        label += " \(more)"
        (labelKind, labelNumber) = (nil, 0)
    }

    /// What identifies it but for its rank among equals: its account, day, amount and the bank's
    /// reference, else its label. A reference alone is not trusted: banks reuse them.
    var identifier: StableIdentifier {
        var identifier = StableIdentifier()
        identifier.combine(Int64(day.number))
        identifier.combine(amount.minorUnits)
        identifier.combine(amount.currency.code)
        if reference.isEmpty {
            identifier.combine(label.utf8.prefix(identifyingSize))
        } else {
            identifier.combine(reference)
        }
        identifier.combine(account ?? "")
        return identifier
    }

    /// Returns the transaction it is.
    /// - Parameter id: an identifier that the same transaction has in every export.
    public func transaction(id: String) -> BankTransaction {
        BankTransaction(
            day: day, amount: amount, label: label, counterparty: counterparty, balance: balance,
            id: id, account: account, category: category)
    }
}

/// Takes the transactions of a statement as they are read.
public protocol StatementSink {
    /// Forgets all that was taken: the file showed that it must be read otherwise, and begins anew.
    mutating func restart()

    /// Takes transactions, in the order of the file.
    mutating func take(_ entries: [StatementEntry])
}

/// What is known of a statement once all of it was read.
public struct StatementSummary: Sendable {
    /// How the file was read.
    public let evidence: BankStatement.Evidence
    /// The account's name or number, where the file says one.
    public let account: String?
    /// Rows that look like transactions and could not be read.
    public let rejected: RowList
    /// What was read otherwise than it is written, with its line.
    public let notes: RowList
    /// What the file's own balances say of its transactions, one check a statement or account.
    public let checks: [BalanceCheck]
    /// Those of the entries taken that the whole file shows to be no transactions: balances, and
    /// sums of card payments that it lists one by one. A sink takes them back.
    public let leftOut: [StatementEntry]
}

/// Rows of a file and what is to be said of each: the first of them, and the number of all.
public struct RowList: Sendable {
    /// The rows that are listed, at most a thousand and the reader's closing words.
    public private(set) var rows: [BankStatement.RejectedRow] = []
    /// The number of rows, listed or not.
    public private(set) var count = 0

    /// The rows listed while a file is read: a file that is none of a bank's has as many as lines.
    static let longest = 1_000

    /// Whether there is none.
    public var isEmpty: Bool { count == 0 }

    mutating func append(line: Int, _ reason: @autoclosure () -> String) {
        count += 1
        if rows.count < Self.longest { rows.append(.init(line: line, reason: reason())) }
    }

    /// Appends rows that must not be passed over.
    mutating func append(all more: [BankStatement.RejectedRow]) {
        count += more.count
        rows += more
    }
}

public import Primitives

/// One movement of an account as a file lists it, on its way out of the reader.
public struct StatementEntry: Sendable {
    /// The day it was booked.
    public let day: Day
    /// The amount, negative for money out.
    public private(set) var amount: Money
    /// The label as the bank wrote it, runs of spaces made one.
    public private(set) var label: String
    /// The other party, where the bank names it apart.
    public let counterparty: String?
    /// The balance after it, where the file carries it.
    public private(set) var balance: Money?
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
    /// The identifier the bank gives it and nothing else of the account, with its scheme; nil where
    /// the format has none.
    public let uniqueReference: String?
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
        reference: String = "", scheme: StatementFormat? = nil, line: Int = 1,
        labelKind: LabelKind? = nil,
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
        uniqueReference =
            reference.isEmpty ? nil : scheme.map { "\($0.rawValue):\(reference)" }
        self.line = line
        self.labelKind = labelKind
        self.labelNumber = labelNumber
        identifyingSize = self.label.utf8.count
    }

    /// Returns the entry with money out for money in and the reverse; nil where that does not fit.
    var inverted: StatementEntry? {
        guard let amount = try? amount.negated() else { return nil }
        var entry = self
        entry.amount = amount
        entry.balance = try? balance?.negated()
        return entry
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
            id: id, account: account, category: category, reference: uniqueReference)
    }
}

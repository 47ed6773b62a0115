public import Foundation
public import Primitives

/// Says which command an entry carries out, so that repeating it does nothing more.
public struct IdempotencyKey: RawRepresentable, Hashable, Codable, Sendable {
    /// The caller's own text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Identifies a contact.
public struct ContactID: RawRepresentable, Hashable, Codable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Somebody the user pays or is paid by.
public struct Contact: Hashable, Codable, Sendable {
    /// The identifier.
    public let id: ContactID
    /// The full name.
    public let name: String
    /// Other names the user calls them by.
    public let aliases: [String]
    /// Their bank account, if known.
    public let iban: IBAN?

    /// Creates a contact.
    public init(id: ContactID, name: String, aliases: [String] = [], iban: IBAN? = nil) {
        self.id = id
        self.name = name
        self.aliases = aliases
        self.iban = iban
    }
}

/// An account of the user's.
public struct WalletAccount: Hashable, Codable, Sendable {
    /// Where the money is. Raw values are labels on disk.
    public enum Kind: String, Codable, Sendable {
        /// In the wallet, which pays from it and never lets it go below zero.
        case own
        /// At a bank: the wallet mirrors its statements and cannot pay from it.
        case mirror
    }

    /// The name the user calls it by.
    public let name: String
    /// The currency it holds.
    public let currency: Currency
    /// Where the money is.
    public let kind: Kind

    /// Creates an account.
    public init(name: String, currency: Currency, kind: Kind = .own) {
        self.name = name
        self.currency = currency
        self.kind = kind
    }
}

/// The other side of an entry.
public enum Counterparty: Hashable, Codable, Sendable {
    /// A contact.
    case contact(ContactID)
    /// A firm or person known by name alone.
    case named(String)
    /// Another account of the user's, in the same currency.
    case account(WalletAccount)
    /// The opening balance.
    case opening
}

/// What moves money: from or to an account of the user's, on a day.
public struct Movement: Hashable, Sendable {
    /// The user's account.
    public var account: WalletAccount
    /// The amount, negative when it leaves the account.
    public var amount: Money
    /// The other side.
    public var counterparty: Counterparty
    /// The day it is booked on.
    public var day: Day
    /// The instant it is booked at; nil for midnight UTC of the day.
    public var instant: Date?
    /// The reason given.
    public var note: String?
    /// The label of the kind of spending.
    public var category: String?

    /// Creates a movement.
    public init(
        account: WalletAccount, amount: Money, counterparty: Counterparty, day: Day,
        instant: Date? = nil, note: String? = nil, category: String? = nil
    ) {
        self.account = account
        self.amount = amount
        self.counterparty = counterparty
        self.day = day
        self.instant = instant
        self.note = note
        self.category = category
    }
}

/// What a movement left behind.
public struct Receipt: Hashable, Codable, Sendable {
    /// The entry's number in the ledger.
    public let entry: Int64
    /// What the account held right after it.
    public let balance: Money
    /// Whether the key had been used before, so that nothing moved now.
    public let isRepeat: Bool

    /// What a repeated call leaves.
    var repeated: Receipt { Receipt(entry: entry, balance: balance, isRepeat: true) }
}

/// A booked movement, as it is listed.
public struct LedgerLine: Hashable, Sendable {
    /// The entry's number.
    public let entry: Int64
    /// What it was for.
    public let kind: EntryKind
    /// The day it was booked on.
    public let day: Day
    /// The instant it was booked at.
    public let instant: Date
    /// The amount, negative for money out of the account.
    public let amount: Money
    /// The other side's name.
    public let counterparty: String
    /// The contact on the other side, if it is one.
    public let contact: ContactID?
    /// What the account held right after it, in the order of booking.
    public let balance: Money
    /// Whether another entry undoes it.
    public let isReversed: Bool
    /// The reason given.
    public let note: String?
    /// The label of the kind of spending: as it is sorted now, else as it was recorded.
    public let category: String?
    /// Whether the money only went from one of the user's accounts to another.
    public let isOwnTransfer: Bool
    /// Whether a merchant gave back what was paid: less spending in the category, no income.
    public let isRefund: Bool

    /// Whether it moved nothing in the end: it was undone, or undid another.
    public var isUndone: Bool { isReversed || kind == .reversal }
}

/// What `verify` found.
public struct VerificationReport: Hashable, Sendable {
    /// The number of entries checked.
    public let entryCount: Int
    /// The number of postings checked.
    public let postingCount: Int
    /// The last link of the chain in hexadecimal: kept elsewhere, it shows whether the end of the
    /// ledger was cut off or written anew.
    public let head: String
    /// The first entry that does not hold, and why; nil if all is well.
    public let firstFault: Fault?

    /// A faulty entry.
    public struct Fault: Hashable, Sendable {
        /// The entry's number, 0 for the file as a whole.
        public let entry: Int64
        /// What is wrong.
        public let reason: String
    }
}

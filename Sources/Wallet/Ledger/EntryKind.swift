/// What an entry is for. Raw values are labels on disk, and part of what is hashed.
public enum EntryKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// An account's first balance.
    case opening
    /// Money to somebody else.
    case payment
    /// Money from somebody else.
    case receipt
    /// Between two accounts of the user's.
    case transfer
    /// A line of a bank's statement.
    case statement
    /// From one currency to another.
    case conversion
    /// What undoes another entry.
    case reversal
    /// Coins staked, unstaked, claimed or compounded.
    case staking
    /// A day's reward for staked coins.
    case reward
}

/// The kinds of account in the ledger; raw values are labels on disk, and part of what is hashed.
enum AccountKind: String, CaseIterable {
    /// `own` holds the user's money, `mirror` repeats a bank's statements, `coin` holds coins that
    /// are staked or earned; the others are the far sides of entries.
    case own, mirror, coin, contact, named, equity

    init(_ kind: WalletAccount.Kind) {
        switch kind {
        case .own: self = .own
        case .mirror: self = .mirror
        }
    }

    /// Whether the account may not go below zero.
    var hasFloor: Bool {
        switch self {
        case .own, .coin: true
        case .mirror, .contact, .named, .equity: false
        }
    }

    /// Whether its balance can be asked for as of any day.
    var isDated: Bool {
        switch self {
        case .own, .mirror, .coin: true
        case .contact, .named, .equity: false
        }
    }
}

/// Which account: what makes it one and not another.
struct AccountReference: Hashable {
    let kind: AccountKind
    let name: String
    let currency: String

    init(kind: AccountKind, name: String, currency: String) {
        self.kind = kind
        self.name = name.storable
        self.currency = currency
    }
}

extension String {
    /// The text without NUL, at which SQLite would end it: what is hashed is what is kept.
    var storable: String {
        guard unicodeScalars.contains("\u{0}") else { return self }
        var scalars = unicodeScalars
        scalars.removeAll { $0 == "\u{0}" }
        return String(scalars)
    }
}

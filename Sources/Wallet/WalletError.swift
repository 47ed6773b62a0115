public import Foundation
public import Primitives

/// Why the wallet did not do something; nothing moved.
public enum WalletError: Error, Equatable, Sendable {
    /// The account lacks this much.
    case insufficientFunds(missing: Money)
    /// An amount to move must be above zero.
    case amountNotPositive
    /// The account holds another currency.
    case currencyMismatch(Currency, Currency)
    /// No contact has the identifier.
    case unknownContact
    /// A payment to come, a request that is open, or auto-pay is of the contact.
    case contactInUse
    /// No account has the name.
    case unknownAccount(String)
    /// Nothing has the identifier.
    case notFound
    /// The idempotency key was used for something else.
    case keyReused(IdempotencyKey)
    /// The two sides of a movement are one account.
    case sameAccount
    /// An entry's sides do not sum to zero.
    case unbalanced
    /// More than the limit would be spent.
    case limitExceeded(SpendingLimit.Scope, limit: Money)
    /// The wallet is locked; until the instant where wrong PINs locked it for a while.
    case walletLocked(until: Date?)
    /// The card is frozen.
    case cardFrozen
    /// The request or hold ended before.
    case expired
    /// What was asked for is over already: paid, cancelled, declined or released.
    case notOpen
    /// The entry cannot be undone.
    case notReversible(ReversalObstacle)
    /// The terms make no sense, such as a series without a day.
    case invalidTerms
    /// Something of that name is there already.
    case duplicate
    /// The balance would not fit in 64 bits.
    case overflow
    /// The file is no wallet, or was written by a newer version.
    case notAWallet(reason: String)
    /// The file is a wallet that lost parts; the reason says which.
    case damaged(reason: String)
    /// Another process is at work in the file.
    case busy
    /// The disk is full.
    case full
    /// The file cannot be opened or written; the reason is the system's.
    case unavailable(reason: String)

    /// The error's label on disk and in the interface.
    public var code: String {
        switch self {
        case .insufficientFunds: "insufficient_funds"
        case .amountNotPositive, .overflow, .unbalanced: "invalid_amount"
        case .currencyMismatch: "currency_mismatch"
        case .unknownContact: "unknown_payee"
        case .contactInUse: "contact_in_use"
        case .unknownAccount, .notFound: "not_found"
        case .keyReused, .duplicate: "duplicate"
        case .sameAccount, .invalidTerms: "invalid_terms"
        case .limitExceeded: "limit_exceeded"
        case .walletLocked: "wallet_locked"
        case .cardFrozen: "card_frozen"
        case .expired: "expired"
        case .notOpen: "not_open"
        case .notReversible: "not_reversible"
        case .notAWallet: "not_a_wallet"
        case .damaged: "damaged"
        case .busy: "busy"
        case .full: "full"
        case .unavailable: "unavailable"
        }
    }

    /// Whether the wallet refused, rather than could not be read or written.
    var isRefusal: Bool {
        switch self {
        case .notAWallet, .damaged, .busy, .full, .unavailable: false
        case .insufficientFunds, .amountNotPositive, .currencyMismatch, .unknownContact,
            .contactInUse, .unknownAccount, .notFound, .keyReused, .sameAccount, .unbalanced,
            .limitExceeded,
            .walletLocked, .cardFrozen, .expired, .notOpen, .notReversible, .invalidTerms,
            .duplicate, .overflow:
            true
        }
    }
}

/// Why an entry cannot be undone. Raw values are labels in the interface.
public enum ReversalObstacle: String, CaseIterable, Codable, Hashable, Sendable {
    /// Too much time has passed.
    case tooLate = "too_late"
    /// It was undone before.
    case alreadyReversed = "already_reversed"
    /// It is a statement's line, a balance brought in, money received, a reward or itself undoes.
    case kind
}

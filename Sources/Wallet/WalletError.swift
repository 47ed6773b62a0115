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
    /// No account has the name.
    case unknownAccount(String)
    /// The idempotency key was used for something else.
    case keyReused(IdempotencyKey)
    /// The two sides of a movement are one account.
    case sameAccount
    /// An entry's sides do not sum to zero.
    case unbalanced
    /// The balance would not fit in 64 bits.
    case overflow
    /// The file is no wallet, or was written by a newer version.
    case notAWallet(reason: String)
    /// The file cannot be opened or written; the reason is the system's.
    case unavailable(reason: String)
}

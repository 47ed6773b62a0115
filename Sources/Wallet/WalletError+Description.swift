public import Foundation
internal import Primitives

extension WalletError: CustomStringConvertible {
    /// A clause in English that says why, for error lines and logs.
    public var description: String {
        switch self {
        case .insufficientFunds(let missing): "the account lacks \(missing.canonicalString)"
        case .amountNotPositive: "the amount is not above zero"
        case .currencyMismatch(let one, let other): "\(one.code) and \(other.code) do not mix"
        case .unknownContact: "there is no such contact"
        case .contactInUse: "a payment to come, a request or auto-pay is of that contact"
        case .unknownAccount(let name): "there is no account “\(name)”"
        case .notFound: "there is no such thing"
        case .keyReused(let key): "the key “\(key.rawValue)” was used for something else"
        case .sameAccount: "both sides are one account"
        case .unbalanced: "the sides do not sum to zero"
        case .limitExceeded(.perTransaction, let limit):
            "the limit of a payment is \(limit.canonicalString)"
        case .limitExceeded(.daily, let limit): "the limit of a day is \(limit.canonicalString)"
        case .limitExceeded(.weekly, let limit): "the limit of a week is \(limit.canonicalString)"
        case .limitExceeded(.monthly, let limit): "the limit of a month is \(limit.canonicalString)"
        case .walletLocked: "the wallet is locked"
        case .cardFrozen: "the card is frozen"
        case .expired: "it expired before"
        case .notOpen: "it is over already"
        case .notReversible(let obstacle): "it cannot be undone (\(obstacle.rawValue))"
        case .invalidTerms: "the terms make no sense"
        case .duplicate: "something of that name is there already"
        case .overflow: "an amount is too large"
        case .notAWallet(let reason), .damaged(let reason), .unavailable(let reason): reason
        case .busy: "another process is at work in it"
        case .full: "the disk is full"
        }
    }
}

extension WalletError: LocalizedError {
    /// The description, for whoever shows what `localizedDescription` says.
    public var errorDescription: String? { description }
}

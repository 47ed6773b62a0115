public import Primitives

/// Why something is not done. Nothing has moved when one is given.
public enum Refusal: Hashable, Codable, Sendable, Error {
    /// The account, or the coins, lack this much.
    case insufficientFunds(missing: Money)
    /// It would go over the limit on `scope`.
    case limitExceeded(limit: Money, scope: LimitScope)
    /// No such limit can be counted over what was said; over these it can.
    case unkeptScope(LimitScope, kept: [LimitScope])
    /// An alert on a budget is kept at a share of it from one hundredth to all.
    case unkeptAlert
    /// A plan is changed with the merchant: the wallet keeps the payment alone.
    case unkeptPlan(String, of: String)
    /// Asked or allowed again and again at a rhythm that is not kept.
    case unkeptRhythm
    /// Nothing is paid to a merchant by the wallet: what a bank shows is stopped with the merchant.
    case paidElsewhere(String)
    /// Nobody bears the name.
    case unknownPayee(String)
    /// Not an amount that can be paid.
    case invalidAmount
    /// An amount that is to be worked out: it is asked for as a figure.
    case unreckonedAmount
    /// Not a day it can happen on: no calendar has it.
    case invalidDate
    /// Words that say when it should happen, and that no calendar tells.
    case unclearTime(String)
    /// Words that say of which days something is asked, and that no calendar tells.
    case unclearPeriod(String)
    /// Further ahead than anything is forecast.
    case tooFarAhead
    /// The day it should happen on is past.
    case pastDay(Day)
    /// The amount is in a currency the account is not in.
    case currencyMismatch(said: Currency, account: Currency)
    /// Transactions were to be set beside an amount in another currency than theirs.
    case incomparable(said: Currency, account: Currency)
    /// The bank card is frozen.
    case cardFrozen
    /// The wallet is locked.
    case walletLocked
    /// The PIN is wrong; so many tries are left.
    case wrongPIN(triesLeft: Int)
    /// Too many wrong PINs; the next try is in so many minutes, nil when only a reset helps.
    case pinLocked(minutes: Int?)
    /// What was done cannot be taken back.
    case notReversible
    /// Nothing of the kind, or of the name, is there.
    case notFound(Subject, name: String?)
    /// The question was asked too long ago.
    case expired
    /// Somebody who can be paid already is called so, or has the account.
    case knownContact(String)
    /// A payment to come, a request that is open, or auto-pay is of somebody who can be paid.
    case contactInUse(String)
    /// Several bear the name: these.
    case severalContacts(String, [String])
    /// Somebody's account is not changed: they are removed and added with the other.
    case unkeptAccount(String)
    /// It is already so.
    case duplicate
    /// Something cannot be left out of what was asked for.
    case unkeptExclusion
    /// What was said is no order: a negation, a supposition, a quotation.
    case notAnOrder
    /// A PIN guards the wallet once it is set, and can be changed only.
    case pinStays
    /// A bank card is deleted, replaced and ordered by the bank alone: the wallet freezes it.
    case unkeptCard(isFrozen: Bool)
    /// Payments of a card by where or how they are made are blocked by the bank alone: the wallet
    /// freezes the card as a whole.
    case unkeptCardPart(isFrozen: Bool)
    /// Money is asked for at once: the requests to these do not wait for another day.
    case askedAtOnce([String])
    /// It is to be done in a certain case alone, which nobody watches for.
    case unkeptCondition
    /// The bill of somebody comes to this much, and was to be paid only under a bound, or over it.
    case unmetBound(of: String, due: Money, bound: Money, isMost: Bool)
    /// The account holds this much, and something was to be paid only if it held less than a bound,
    /// or more.
    case unmetBalance(Money, bound: Money, isMost: Bool)
    /// It is done at once or not at all: it cannot wait for a day.
    case unkeptDay
    /// It is done at once alone, and is restated so.
    case onlyAtOnce
    /// A new price of what is paid again and again holds from the next payment on, not later.
    case unkeptRise(of: String, to: Money, next: Day)
    /// One time of a payment that comes again cannot be left out.
    case unkeptSkip
    /// A number that is none of its kind, such as a card's with a wrong check digit.
    case invalidNumber
    /// A request is paid as a whole or not at all: this much, to whom it is of.
    case paidWhole(Money, to: String)
    /// A PIN that was forgotten: nobody has it, and without it no other is set.
    case forgottenPIN
    /// A PIN that was forgotten, where none is set.
    case noPIN
    /// It has more words than this, the most that are taken in at once.
    case tooLong(most: Int)
    /// There is nothing to say yes or no to, or to take back.
    case nothingPending
    /// The turn's place in the conversation was used for an order already.
    case spentTurn
    /// The wallet could not do it.
    case unavailable

    /// What was looked for.
    public enum Subject: String, Codable, Sendable {
        case account, request, bill, recurring, budget, loyaltyCard, rule, limit, payment
    }

    /// What is said of it where what is pending is restated behind it: that need not be asked for
    /// again.
    var besidePending: Refusal { self == .unkeptDay ? .onlyAtOnce : self }

    /// What was looked for and is not there.
    var subject: Subject? {
        if case .notFound(let subject, _) = self { return subject }
        return nil
    }
}

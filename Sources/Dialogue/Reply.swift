public import Primitives
public import Understanding

/// What is said to the user, before it is put into words.
public enum Reply: Hashable, Sendable {
    /// Asks for a slot.
    case askAmount(payee: String?)
    case askPayee(amount: Money?)
    /// Several people bear the name.
    case choosePayee(name: String, candidates: [String])
    /// Nobody bears the name.
    case unknownPayee(name: String)
    /// Restates a transfer in full and asks for a yes.
    case confirm(Transfer)
    case sent(Transfer, balance: Money)
    case cancelled
    /// There is nothing to say yes to, to cancel, to correct or to undo.
    case nothingPending
    case insufficientFunds(missing: Money)
    case invalidAmount
    case currencyMismatch(said: Currency, account: Currency)
    /// The wallet did not carry a command out.
    case failed
    case answer(Answer)
    /// The intent is understood; this version cannot carry it out.
    case notYet(Intent)
    /// A transfer on a later day is understood; this version cannot schedule it.
    case cannotSchedule(Day)
    case outOfScope
    /// The utterance was not understood well enough to act on.
    case unsure
    case greeting, thanks, goodbye, help
}

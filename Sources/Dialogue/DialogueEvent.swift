public import Primitives
public import Understanding

/// What happened: the user said something, or an effect came back.
public enum DialogueEvent: Sendable {
    /// The user said something, understood as this.
    case said(Interpretation, TurnContext)
    /// Who bears a name: nobody, one, or several, the likeliest first.
    case payeesFound(name: String, [Payee])
    /// What the account that pays holds.
    case fundsKnown(Money)
    /// A command was carried out.
    case performed(CommandID, balance: Money)
    /// A command was refused; nothing moved.
    case refused(CommandID, RefusalReason)
    /// A question was answered.
    case answered(Answer)
}

/// What the reducer needs to know of a turn besides what was said.
public struct TurnContext: Hashable, Sendable {
    /// The day it is for the user.
    public let today: Day
    /// The account's currency, meant where none is said.
    public let currency: Currency
    /// A number no other turn on this wallet has, from which command identifiers are made.
    public let serial: String

    /// Creates a context.
    public init(today: Day, currency: Currency, serial: String) {
        self.today = today
        self.currency = currency
        self.serial = serial
    }
}

/// Why the wallet refused a command.
public enum RefusalReason: Hashable, Codable, Sendable {
    /// The account lacks this much.
    case insufficientFunds(missing: Money)
    /// Anything else that kept it from being carried out.
    case unavailable
}

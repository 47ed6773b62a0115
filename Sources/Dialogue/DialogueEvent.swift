public import Primitives
public import Understanding

/// What happened: the user said something, or an effect came back.
public enum DialogueEvent: Sendable {
    /// The user said something, understood as these requests or acts, in order.
    case said([Interpretation], TurnContext)
    /// Orders were carried out; the wallet is then as the view has it.
    case performed(CommandID, WalletView)
    /// Orders were refused; nothing moved.
    case refused(CommandID, Refusal)
    /// A PIN was compared: nil where it is right.
    case pinChecked(Refusal?)
    /// A question was answered.
    case answered(Answer)
    /// A question has no answer.
    case unanswerable(Refusal)
}

/// What the reducer needs to know of a turn besides what was said.
public struct TurnContext: Hashable, Codable, Sendable {
    /// The day it is for the user.
    public let today: Day
    /// The seconds since 1970, by which what is pending expires.
    public let seconds: Int
    /// A number no other turn on this wallet has, from which command identifiers are made.
    public let serial: String
    /// The wallet.
    public internal(set) var view: WalletView

    /// Creates a context.
    public init(today: Day, seconds: Int, serial: String, view: WalletView) {
        self.today = today
        self.seconds = seconds
        self.serial = serial
        self.view = view
    }
}

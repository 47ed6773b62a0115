public import Primitives
public import Understanding

/// What happened: the user said something, or an effect came back.
public enum DialogueEvent: Sendable {
    /// The user said something, understood as these requests or acts, in order.
    case said([Interpretation], TurnContext)
    /// The user answered without words.
    case pressed(Press, TurnContext)
    /// The user said something too long to be read.
    case overlong(TurnContext)
    /// Orders were carried out; the wallet is then as the view has it.
    case performed(CommandID, WalletView)
    /// Orders had been carried out under the same command before, and were not again.
    case repeated(CommandID, WalletView)
    /// Orders were refused; nothing moved.
    case refused(CommandID, Refusal)
    /// A PIN was compared: nil where it is right.
    case pinChecked(Refusal?)
    /// A question was answered.
    case answered(Answer)
    /// A question has no answer.
    case unanswerable(Refusal)
}

/// An answer that needs no words: what a button says.
public enum Press: Hashable, Sendable {
    /// A yes to what was restated.
    case yes
    /// What is pending is given up.
    case no
    /// The option in a place of those offered, from 0.
    case option(Int)
}

/// What the reducer needs to know of a turn besides what was said.
public struct TurnContext: Hashable, Codable, Sendable {
    /// The day it is for the user.
    public let today: Day
    /// The seconds since 1970, by which what is pending expires.
    public let seconds: Int
    /// A number no other turn on this wallet has, from which command identifiers are made.
    public let serial: String
    /// Whether the turn was said before, and its orders were carried out: it is not too late to
    /// tell so.
    public let isSaidAgain: Bool
    /// The wallet.
    public internal(set) var view: WalletView

    /// Creates a context.
    public init(
        today: Day, seconds: Int, serial: String, isSaidAgain: Bool = false, view: WalletView
    ) {
        self.today = today
        self.seconds = seconds
        self.serial = serial
        self.isSaidAgain = isSaidAgain
        self.view = view
    }
}

extension TurnContext {
    /// Whether what awaits a yes or a PIN since an instant, in seconds, awaits it no more.
    func isTooLate(since instant: Int) -> Bool {
        !isSaidAgain && seconds - instant > DialogueState.patience
    }
}

public import Dialogue
public import Primitives
public import Understanding

/// What a turn came to: the words said, what is being waited for, and what was done.
public struct TurnReport: Sendable {
    /// The language answered in.
    public let language: Language
    /// The intent understood, if any.
    public let intent: Intent?
    /// What is said, paragraph by paragraph.
    public private(set) var paragraphs: [String] = []
    /// The slot being waited for.
    public private(set) var asks: Slot?
    /// What the user can choose from, in the order shown.
    public private(set) var options: [String] = []
    /// The transfer a yes would carry out.
    public private(set) var confirms: Transfer?
    /// What was carried out or answered.
    public private(set) var done: [TurnOutcome] = []
    /// Why nothing was done, if something was in the way.
    public private(set) var problem: TurnProblem?

    init(language: Language, intent: Intent?) {
        self.language = language
        self.intent = intent
    }

    /// The words said.
    public var reply: String { paragraphs.joined(separator: "\n") }

    mutating func add(_ reply: Reply) {
        paragraphs.append(language.replies.text(for: reply))
        if let problem = TurnProblem(reply) { self.problem = problem }
        switch reply {
        case .sent(let transfer, let balance): done.append(.sent(transfer, balance: balance))
        case .answer(let answer): done.append(.answered(answer))
        case .askAmount, .askPayee, .choosePayee, .unknownPayee, .confirm, .cancelled,
            .nothingPending, .insufficientFunds, .invalidAmount, .currencyMismatch, .failed,
            .notYet,
            .cannotSchedule, .outOfScope, .unsure, .greeting, .thanks, .goodbye, .help:
            break
        }
    }

    mutating func close(with state: DialogueState) {
        asks = state.awaitedSlot
        options = state.options
        confirms = state.awaitedConfirmation
    }
}

/// What a turn carried out or answered.
public enum TurnOutcome: Sendable {
    case sent(Transfer, balance: Money)
    case answered(Answer)
}

/// Why a turn did not do what was asked. Raw values are the interface's error codes.
public enum TurnProblem: String, Sendable {
    case insufficientFunds = "insufficient_funds"
    case unknownPayee = "unknown_payee"
    case ambiguousPayee = "ambiguous_payee"
    case invalidAmount = "invalid_amount"
    case invalidDate = "invalid_date"
    case currencyMismatch = "currency_mismatch"
    case notFound = "not_found"
    case outOfScope = "out_of_scope"
    case nothingPending = "nothing_pending"

    init?(_ reply: Reply) {
        switch reply {
        case .insufficientFunds: self = .insufficientFunds
        case .unknownPayee: self = .unknownPayee
        case .choosePayee: self = .ambiguousPayee
        case .invalidAmount: self = .invalidAmount
        case .cannotSchedule: self = .invalidDate
        case .currencyMismatch: self = .currencyMismatch
        case .answer(.noSuchAccount): self = .notFound
        case .outOfScope: self = .outOfScope
        case .nothingPending: self = .nothingPending
        case .askAmount, .askPayee, .confirm, .sent, .cancelled, .failed, .answer, .notYet,
            .unsure, .greeting, .thanks, .goodbye, .help:
            return nil
        }
    }
}

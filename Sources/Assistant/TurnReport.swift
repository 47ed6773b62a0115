public import Dialogue
public import Primitives
public import Understanding

/// What a turn came to: the words said, what is being waited for, and what was done.
public struct TurnReport: Codable, Equatable, Sendable {
    /// The language answered in.
    public let language: Language
    /// The intent understood, if any.
    public private(set) var intent: Intent?
    /// What is said, paragraph by paragraph.
    public private(set) var paragraphs: [String] = []
    /// What is being waited for.
    public private(set) var asks: Request?
    /// What the user can choose from, in the order shown.
    public private(set) var options: [String] = []
    /// The orders a yes would carry out.
    public private(set) var confirms: [Order] = []
    /// What time alone brought about since the turn before: payments that fell due, requests that
    /// auto-pay answered, limits it came near. It is told before all else.
    public private(set) var notices: [Notice] = []
    /// What was carried out or answered.
    public private(set) var done: [TurnOutcome] = []
    /// Why nothing was done, if something was in the way.
    public private(set) var problem: TurnProblem?
    /// Whether the next turn may hold a PIN, which no history may keep.
    public private(set) var expectsSecret = false

    init(language: Language) {
        self.language = language
    }

    /// The words said.
    public var reply: String { paragraphs.joined(separator: "\n") }

    mutating func add(_ reply: Reply) {
        // Two questions of one turn may have one answer.
        let text = language.replies.text(for: reply)
        if paragraphs.last != text { paragraphs.append(text) }
        if let problem = TurnProblem(reply) { self.problem = problem }
        if case .answer(let answer) = reply { done.append(.answered(answer)) }
    }

    mutating func add(_ notice: Notice) {
        notices.append(notice)
        paragraphs.append(language.replies.text(for: notice))
    }

    /// Keeps that what was to be done had been done before.
    mutating func recordRepeat() {
        problem = .duplicate
    }

    mutating func record(_ orders: [Order], _ id: CommandID, balance: Money) {
        done += orders.map { .performed($0, id, balance: balance) }
    }

    /// Keeps that the PIN was set by the command `id`.
    mutating func recordPIN(_ id: CommandID) {
        done.append(.pinSet(id))
    }

    /// Keeps that the contacts were changed by the command `id`.
    mutating func record(_ deed: ContactDeed, _ id: CommandID) {
        done.append(.contactsChanged(deed, id))
    }

    /// Whether the turn changed something of the wallet.
    var hasChanges: Bool {
        done.contains { outcome in
            switch outcome {
            case .performed, .pinSet, .contactsChanged: true
            case .answered: false
            }
        }
    }

    mutating func close(with state: DialogueState) {
        intent = state.understood
        asks = state.awaitedRequest
        options = state.options
        confirms = state.awaitedConfirmation
        expectsSecret = state.expectsSecret
    }
}

/// What a turn carried out or answered.
public enum TurnOutcome: Codable, Equatable, Sendable {
    case performed(Order, CommandID, balance: Money)
    case answered(Answer)
    case pinSet(CommandID)
    case contactsChanged(ContactDeed, CommandID)
}

/// Why a turn did not do what was asked. Raw values are the interface's error codes.
public enum TurnProblem: String, Codable, Equatable, Sendable {
    case insufficientFunds = "insufficient_funds"
    case limitExceeded = "limit_exceeded"
    case unknownPayee = "unknown_payee"
    case ambiguousPayee = "ambiguous_payee"
    case invalidAmount = "invalid_amount"
    case invalidDate = "invalid_date"
    case currencyMismatch = "currency_mismatch"
    case cardFrozen = "card_frozen"
    case walletLocked = "wallet_locked"
    case wrongPIN = "wrong_pin"
    case notReversible = "not_reversible"
    case notFound = "not_found"
    case expired, duplicate
    case outOfScope = "out_of_scope"
    case nothingPending = "nothing_pending"

    init?(_ reply: Reply) {
        switch reply {
        case .refused(let refusal): self.init(refusal)
        case .choose(let choice):
            guard [.payee, .payer].contains(choice.slot) else { return nil }
            self = .ambiguousPayee
        case .outOfScope: self = .outOfScope
        case .ask, .confirm, .twice, .askSecret, .earlyPIN, .done, .repeated, .invitePIN, .pinSet,
            .confirmContact, .contactDone, .cancelled, .kept, .dropped, .deferred, .guardSecret,
            .knownFraud, .follows, .total, .difference, .sum, .step, .compared, .allowance,
            .settlement, .answer, .listEnds, .unsure, .greeting, .thanks, .goodbye, .help:
            return nil
        }
    }

    private init?(_ refusal: Refusal) {
        switch refusal {
        case .insufficientFunds: self = .insufficientFunds
        case .limitExceeded: self = .limitExceeded
        case .unknownPayee: self = .unknownPayee
        case .invalidAmount, .unreckonedAmount, .invalidNumber, .unkeptAlert: self = .invalidAmount
        case .invalidDate, .unclearTime, .unclearPeriod, .tooFarAhead, .pastDay: self = .invalidDate
        case .currencyMismatch, .incomparable: self = .currencyMismatch
        case .cardFrozen: self = .cardFrozen
        case .walletLocked, .pinLocked: self = .walletLocked
        case .wrongPIN: self = .wrongPIN
        case .notReversible: self = .notReversible
        case .notFound, .paidElsewhere: self = .notFound
        case .expired: self = .expired
        case .duplicate, .knownContact, .spentTurn: self = .duplicate
        case .nothingPending: self = .nothingPending
        case .paidWhole: self = .invalidAmount
        case .severalContacts: self = .ambiguousPayee
        case .pinStays, .forgottenPIN, .noPIN, .unkeptScope,
            .unkeptRhythm, .unkeptPlan, .unkeptExclusion, .unkeptCondition, .unmetBound,
            .unmetBalance,
            .unkeptDay, .onlyAtOnce, .unkeptSkip, .unkeptCard, .unkeptCardPart, .unkeptRise,
            .askedAtOnce, .notAnOrder, .tooLong, .unavailable, .contactInUse, .unkeptAccount:
            return nil
        }
    }
}

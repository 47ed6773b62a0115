internal import Primitives
public import Understanding

/// Where a conversation stands. A value: the same state and event always give the same next state.
public struct DialogueState: Hashable, Codable, Sendable {
    /// What the conversation is in the middle of.
    enum Phase: Hashable, Codable, Sendable {
        /// Nothing.
        case idle
        /// A transfer lacks a payee or an amount, or its payee is being looked up.
        case drafting(TransferDraft)
        /// All is known but whether the account holds it.
        case checkingFunds(Transfer)
        /// A transfer has been restated and awaits a yes.
        case confirming(Transfer)
        /// The yes was given; the wallet is at it.
        case executing(Transfer, CommandID)
    }

    var phase: Phase = .idle
    /// What was said last, to say it again.
    var lastQuestion: Message?
    var currency: Currency = .eur
    var serial = ""

    /// Creates the state a conversation begins in.
    public init() {}
}

/// A reply that asks something, kept so that it can be asked again.
enum Message: Hashable, Codable, Sendable {
    case amount(payee: String?)
    case payee(amount: Money?)
    case choice(name: String, candidates: [String])
    case confirmation(Transfer)

    var reply: Reply {
        switch self {
        case .amount(let payee): .askAmount(payee: payee)
        case .payee(let amount): .askPayee(amount: amount)
        case .choice(let name, let candidates): .choosePayee(name: name, candidates: candidates)
        case .confirmation(let transfer): .confirm(transfer)
        }
    }
}

extension DialogueState {
    /// The transfer a yes would carry out, or nil if nothing awaits a yes.
    public var awaitedConfirmation: Transfer? {
        if case .confirming(let transfer) = phase { return transfer }
        return nil
    }

    /// The slot that is being asked for, or nil.
    public var awaitedSlot: Slot? {
        switch lastQuestion {
        case .amount?: .amount
        case .payee?, .choice?: .payee
        case .confirmation?, nil: nil
        }
    }

    /// What the user can choose from, in the order it was offered.
    public var options: [String] {
        if case .choice(_, let candidates)? = lastQuestion { return candidates }
        return []
    }
}

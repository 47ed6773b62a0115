internal import Primitives
public import Understanding

/// Where a conversation stands. A value: the same state and event always give the same next state.
public struct DialogueState: Hashable, Codable, Sendable {
    /// What the conversation is in the middle of.
    enum Phase: Hashable, Codable, Sendable {
        /// Nothing.
        case idle
        /// Something is missing, and was asked for.
        case filling(Frame, Request)
        /// A name may mean several things, and they were offered.
        case choosing(Frame, Choice)
        /// Orders were restated and await a yes, since an instant in seconds.
        case confirming(Frame, [Order], since: Int)
        /// The yes was given; the PIN was asked for, since an instant in seconds.
        case identifying(Frame, [Order], since: Int)
        /// The PIN now in force was asked for, to set another.
        case changingPIN
        /// The PIN to be was asked for.
        case settingPIN
        /// A change of the contacts was restated and awaits a yes, since an instant in seconds.
        case proposing(ContactDeed, since: Int)
        /// The wallet is at it.
        case executing(Frame?, [Order], CommandID)
        /// The wallet is changing the contacts.
        case changing(ContactDeed, CommandID)
    }

    /// What was called off before it was done.
    struct Abandoned: Hashable, Codable, Sendable {
        let frame: Frame
        let turn: Int
    }

    /// The questions of one turn, in the order they were asked.
    struct AskedTogether: Hashable, Codable, Sendable {
        var frames: [Frame]
        let turn: Int
    }

    /// What was carried out last, as long as it may be taken back.
    struct Done: Hashable, Codable, Sendable {
        let command: CommandID
        /// All that was carried out at once.
        let all: [Order]
        let seconds: Int
        let turn: Int
        /// The budget there was, where one alone was set.
        var budget: WalletView.Budget?
        /// The places of those that were taken back since.
        var undone: Set<Int> = []

        /// The places of those that were not taken back.
        var places: [Int] { all.indices.filter { !undone.contains($0) } }
        /// Those that were not taken back.
        var orders: [Order] { places.map { all[$0] } }
    }

    var phase: Phase = .idle
    /// What was wanted last, which "and in October?" or "the same for Paul" goes on from.
    var lastFrame: Frame?
    /// What was called off last, and the turn it was in, right behind which it may be put right.
    var abandoned: Abandoned?
    /// The questions that were asked in one breath last; nil before any.
    var askedTogether: AskedTogether?
    /// What was done and not taken back, the latest last.
    var done: [Done] = []
    /// What is to be done in place of what is being taken back.
    var replacement: Frame?
    /// What was asked last, to say why the answer is what it is.
    var lastQuestion: Question?
    /// What was said last, to say it again.
    var lastReply: Reply?
    /// The list that was told last, of which "the first" is one.
    var lastAnswer: Answer?
    /// The turn it was told in, behind which "the rest" is of it.
    var lastAnswerTurn = 0
    /// What was told of the same in the turns right before that; nil for nothing.
    var toldBefore: [Answer]?
    /// The setting that was spoken of last.
    var spokenSetting: SpokenSetting?
    /// What was wanted in the same breath and waits for its turn.
    var queue: [Frame] = []
    var turn = 0
    /// How often orders were handed to the wallet in this turn.
    var executions = 0
    /// The names of those who were added to the contacts or renamed, whom to pay takes more than a
    /// yes.
    var newcomers: Set<String> = []
    /// Whether a PIN was suggested to a wallet that has none.
    var hasInvitedPIN = false
    var context: TurnContext?
    /// The intent the turn heard last was taken to have: its own, or that of what it goes on with.
    public internal(set) var understood: Intent?
    /// The same of the turn before it.
    var understoodBefore: Intent?

    /// Creates the state a conversation begins in.
    public init() {}
}

extension DialogueState {
    /// Whether nothing is pending and what was asked last is of the past.
    public var looksBack: Bool { isIdle && lastFrame.map(\.intent.looksBack) == true }

    /// Whether nothing is pending.
    var isIdle: Bool {
        if case .idle = phase { return true }
        return false
    }

    /// The orders a yes would carry out; empty if nothing awaits a yes.
    public var awaitedConfirmation: [Order] {
        if case .confirming(_, let orders, _) = phase { return orders }
        return []
    }

    /// What is being asked for, or nil.
    public var awaitedRequest: Request? {
        switch phase {
        case .filling(_, let request): request
        case .choosing(_, let choice): .slot(choice.slot)
        case .identifying, .changingPIN: .pin
        case .settingPIN: .newPIN
        case .idle, .confirming, .proposing, .executing, .changing: nil
        }
    }

    /// What help is about at this point.
    var helpTopic: HelpTopic {
        if let request = awaitedRequest { return .request(request) }
        if case .proposing = phase { return .confirmation }
        return awaitedConfirmation.isEmpty ? .general : .confirmation
    }

    /// What the user can choose from, in the order it was offered.
    public var options: [String] {
        if case .choosing(_, let choice) = phase { return choice.options.map(\.label) }
        return []
    }

    /// Whether the next turn may hold a secret, which no history or log may keep.
    public var expectsSecret: Bool {
        switch phase {
        case .identifying, .changingPIN, .settingPIN: true
        case .idle, .filling, .choosing, .confirming, .proposing, .executing, .changing: false
        }
    }
}

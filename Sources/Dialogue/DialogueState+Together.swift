internal import Primitives
internal import Understanding

/// What a few words make of the orders that were given in one breath, of which one is restated and
/// the others wait.
extension DialogueState {
    /// A turn as it goes on with what is pending, or, where it names only somebody whose order
    /// waits behind that, with their order.
    func following(_ said: Interpretation, _ context: TurnContext) -> Interpretation {
        let turn = isOfAutopay ? said.limitingAutopayToo : said
        guard let frame = openFrame else {
            // "10 à Zoé aussi", or right behind it "10 à Zoé", goes on with the request made.
            guard case .idle = phase, let lastFrame, let last = done.last,
                self.turn - last.turn <= Self.memory, lastFrame.mayBeDone(again: last.orders),
                self.turn == last.turn + 1 || lastFrame.adds(by: turn)
            else { return turn }
            return turn.alike(lastFrame)
        }
        let meant = waiting(namedBy: turn, behind: frame).map { queue[$0] } ?? frame
        return turn.following(meant, in: context)
    }

    /// Whether what is pending, or else what was done or told right before, is of auto-pay.
    private var isOfAutopay: Bool {
        if let openFrame { return openFrame.intent == .manageAutopay }
        guard case .idle = phase else { return false }
        let isDone = done.last.map { last in
            turn == last.turn + 1 && last.orders.contains { $0.intent == .manageAutopay }
        }
        return isDone == true || understoodBefore == .manageAutopay
    }

    /// Drops, changes or moves an order that waits behind the one restated, where a turn is of that
    /// one ("enlève Paul", "sans la demande", "Zoé instead of Paul") or of all ("both now"); nil
    /// where it is of none of them.
    mutating func changeWaiting(
        by turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        guard !queue.isEmpty, let frame = openFrame, !isOver(context) else { return nil }
        if let day = turn.dayOfAll, ([frame] + queue).contains(where: \.isPayment) {
            return moveAll(to: day, by: turn, from: frame, context)
        }
        let contacts = context.view.contacts
        let known = ([frame] + queue).flatMap(\.people)
        if turn.drops, frame.newNames(in: turn, besides: known, contacts).isEmpty {
            return dropOne(by: turn, from: frame, context)
        }
        guard let index = waiting(namedBy: turn, behind: frame) else { return nil }
        var changed = queue[index]
        let isOfOne = changed.people.count == 1 && changed.givesOne(turn)
        guard
            isOfOne
                ? changed.take(turn, correcting: true) : changed.edit(by: turn, contacts: contacts)
        else { return nil }
        queue[index] = changed
        return askAgain()
    }

    /// Puts the payment restated and those that wait behind it on another day; of a request among
    /// them it is said that it does not wait.
    private mutating func moveAll(
        to day: SlotFill, by turn: Interpretation, from frame: Frame, _ context: TurnContext
    ) -> [DialogueEffect] {
        for index in queue.indices where queue[index].isPayment {
            _ = queue[index].take(turn, correcting: true)
        }
        var moved = frame
        if frame.isPayment { _ = moved.take(turn, correcting: true) }
        let asked = ([frame] + queue).filter { $0.movesMoney && !$0.isPayment }
            .flatMap { $0.texts(.payer) }
        let isLater: Bool =
            if case .days(let days) = day.value {
                days.start.map { $0 > context.today } ?? false
            } else { false }
        let told: [DialogueEffect] =
            asked.isEmpty || !isLater ? [] : [.say(.refused(.askedAtOnce(asked)))]
        return told + advance(moved, context, keeping: phase)
    }

    /// Drops the one of all orders that a turn says is not wanted; nil where it is not clear which.
    private mutating func dropOne(
        by turn: Interpretation, from frame: Frame, _ context: TurnContext
    ) -> [DialogueEffect]? {
        let all = [frame] + queue
        let named = all.indices.filter { all[$0].isNamed(by: turn) }
        let meant = named.isEmpty ? turn.unwanted(of: all) : named
        guard meant.count == 1, let place = meant.first else { return nil }
        let count = all[place].people.count
        if named == [place], count > 1 {
            guard place > 0 else { return nil }
            return queue[place - 1].edit(by: turn, contacts: context.view.contacts)
                ? askAgain() : nil
        }
        guard place > 0 else { return abandon() }
        queue.remove(at: place - 1)
        return askAgain()
    }

    /// The place of the only waiting order that is for somebody a turn names, none of whom is paid
    /// or asked by the one restated.
    private func waiting(namedBy turn: Interpretation, behind frame: Frame) -> Int? {
        guard !frame.isNamed(by: turn) else { return nil }
        let named = queue.indices.filter { queue[$0].isNamed(by: turn) }
        return named.count == 1 ? named[0] : nil
    }

    /// What is asked about or restated and may still be changed.
    private var openFrame: Frame? {
        switch phase {
        case .filling(let frame, _), .choosing(let frame, _), .confirming(let frame, _, _): frame
        case .idle, .identifying, .changingPIN, .settingPIN, .proposing, .executing, .changing: nil
        }
    }

    /// Whether what was restated waited for its yes too long.
    private func isOver(_ context: TurnContext) -> Bool {
        if case .confirming(_, _, let since) = phase { return context.isTooLate(since: since) }
        return false
    }
}

extension Interpretation {
    /// Somebody it names who is paid or asked by none of these; nil where it names nobody, or one
    /// who is.
    func receiverOther(than frames: [Frame]) -> String? {
        guard let name = receivers.first, receivers.count == 1,
            !frames.contains(where: { $0.isNamed(by: self) })
        else { return nil }
        return name
    }
}

extension Frame {
    /// Whether somebody or a bill is paid.
    var isPayment: Bool { intent == .sendMoney || intent == .payBill }

    /// Those it is for.
    fileprivate var people: [String] { texts(.payee) + texts(.payer) + texts(.merchant) }

    /// Whether a turn says the name of somebody it is for.
    func isNamed(by turn: Interpretation) -> Bool {
        people.contains { name in
            !name.nameWords.subtracting(Interpretation.nameLinks).isDisjoint(with: turn.words)
        }
    }
}

extension Interpretation {
    /// Whether a few words only say that something is not wanted ("pas Paul", "oublie Paul", "not
    /// the request"), in whose place they name nothing.
    fileprivate var drops: Bool {
        guard words.count <= 7, !text.contains("?"), !putsInPlace, !speaksOfOthers,
            slots.allSatisfy(\.slot.isName), Frame.removes(self) || deniesKind
        else { return false }
        switch label {
        case .inform, .outOfScope, .act, .intent(.requestMoney, .cancel?),
            .intent(.manageRecurring, .cancel?), .intent(.sendMoney, _):
            return true
        case .intent: return slots.isEmpty && words.count <= 5
        }
    }

    /// Whether it says that there is to be nothing of a kind ("no request").
    private var deniesKind: Bool {
        words.count <= 3 && words.first == "no"
            && Wording(words.dropFirst().prefix(1)).says(Self.requests + Self.transfers)
    }

    /// The places of the orders that it says are not wanted by their kind or their place ("sans la
    /// demande", "pas le deuxième").
    fileprivate func unwanted(of all: [Frame]) -> [Int] {
        guard receivers.isEmpty, words.count <= 6 else { return [] }
        if let rank = spokenRank {
            let place = rank == -1 ? all.count - 1 : rank - 1
            return all.indices.contains(place) && all[0].people.count < 2 ? [place] : []
        }
        let wording = Wording(words)
        let (isRequest, isPayment) = (wording.says(Self.requests), wording.says(Self.transfers))
        guard isRequest != isPayment else { return [] }
        return all.indices.filter { all[$0].intent == (isRequest ? .requestMoney : .sendMoney) }
    }

    private static let requests = ["demande", "request"]
    private static let transfers = [
        "envoi", "virement", "paiement", "versement", "transfert", "payment", "transfer",
    ]
}

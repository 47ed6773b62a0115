internal import Primitives
internal import Understanding

extension DialogueState {
    /// Takes a correction that is of an order which waits behind the one restated ("non, mardi pour
    /// Paul" where Marie's was), or that wants that one alone ("juste Orange"); nil where it is of
    /// none.
    mutating func correctWaiting(
        behind frame: Frame, _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        guard turn.label != .act(.affirm), turn.isOfThis(frame.intent) else { return nil }
        let named = turn.receivers
        guard named.count == 1, let name = named.first, !frame.isFor(name),
            let index = queue.firstIndex(where: { $0.isFor(name) })
        else { return nil }
        if turn.keepsOnly {
            let only = queue[index]
            queue = []
            return advance(only, context)
        }
        guard queue[index].take(turn, correcting: true) else { return nil }
        return askAgain()
    }
}

extension DialogueState {
    /// Takes an answer to the requests that are not the one restated ("and decline the other one"),
    /// which waits behind it, or takes its place ("accept the other one"); nil where it is none.
    mutating func answerOthers(
        than orders: [Order], _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        guard case .intent(.requestMoney, let operation?) = turn.label, turn.speaksOfOthers,
            orders.allSatisfy({ $0.intent == .requestMoney && $0.subject != nil })
        else { return nil }
        var others = Frame(.requestMoney, turn)
        others.meanOthers(than: orders.compactMap(\.receiver), as: turn)
        let isBeside =
            !orders.contains { $0.operation == operation }
            || turn.words.first.map(["et", "and"].contains) == true
        guard isBeside else { return advance(others, context, keeping: phase) }
        queue.append(others)
        return askAgain()
    }
}

extension Frame {
    /// Whether somebody of this name is paid or asked.
    fileprivate func isFor(_ name: String) -> Bool {
        (texts(.payee) + texts(.payer) + texts(.merchant)).contains {
            !$0.nameWords.isDisjoint(with: name.nameWords)
        }
    }
}

extension Interpretation {
    /// Those it names as paid or asked.
    var receivers: [String] {
        [Slot.payee, .payer, .merchant].flatMap(values).compactMap { value in
            guard case .text(let name) = value else { return nil }
            return name
        }
    }

    /// Whether it corrects or completes an order of this intent.
    fileprivate func isOfThis(_ intent: Intent) -> Bool {
        switch label {
        case .inform, .act(.correct), .act(.deny): true
        case .act, .outOfScope: false
        case .intent(let own, _): own == intent && words.count <= 4
        }
    }

    /// Whether nothing but what is named is wanted.
    fileprivate var keepsOnly: Bool {
        slots.allSatisfy(\.slot.isName)
            && !Set(words).isDisjoint(with: Frame.alone)
    }
}

extension DialogueState {
    /// Drops what waits for its turn where a turn refuses something that was not restated ("don't
    /// freeze my card"), or all of it ("don't send anything"): what is refused is not done because
    /// what was restated is settled. Nil where a turn refuses nothing of the kind.
    mutating func refuseWaiting(
        besides orders: [Order], by turn: Interpretation
    ) -> [DialogueEffect]? {
        let said = Set(turn.words)
        guard !queue.isEmpty, !turn.text.contains("?"), !turn.forbidsRemoval,
            !Self.refusals.isDisjoint(with: said),
            orders.compactMap(\.receiver).nameWords.isDisjoint(with: said)
        else { return nil }
        if !Self.everything.isDisjoint(with: said) {
            queue = []
            return turn.act == .affirm ? askAgain() : abandon()
        }
        let things = Self.things.filter { thing in said.contains { $0.hasPrefix(thing) } }
        let kept = queue.filter { frame in
            !frame.isNamed(by: turn) && !Wording(frame.words).saysWord(beginning: things)
        }
        guard kept.count < queue.count else { return nil }
        queue = kept
        return askAgain()
    }

    private static let refusals = Interpretation.negations.union([
        "forget", "oublie", "oubliez", "leave", "laisse", "skip", "drop", "cancel", "annule",
    ])
    private static let everything: Set<String> = ["anything", "rien", "anyone", "nothing"]
    private static let things =
        Frame.locking + [
            "card", "carte", "wallet", "portefeuille", "budget", "remind", "relanc", "rappel",
            "subscription", "abonnement",
        ]
}

internal import Primitives
internal import TextProcessing
internal import Understanding

/// Somebody who is told from a namesake spoken of ("the other Paul").
extension DialogueState {
    /// The turn with the only contact in the slot of people who bears the name it says and is not
    /// the one spoken of: whom what is restated is for, else whom the last question or order was
    /// about. Right behind an order an amount for that person is another.
    func naming(
        otherNamesakeIn turn: Interpretation, _ context: TurnContext
    ) -> Interpretation {
        let frame: Frame?
        let people: [Payee]
        var isIdle = false
        switch phase {
        case .confirming(let pending, let orders, _):
            (frame, people) = (pending, orders.compactMap(\.payee))
        case .filling(let pending, _):
            (frame, people) = (pending, pending.people(among: context.view.contacts))
        case .idle:
            isIdle = true
            let asked = lastFrame.flatMap { $0.isQuestion ? $0 : nil }
            let named = asked?.people(among: context.view.contacts) ?? []
            frame = lastFrame
            people = named.isEmpty ? done.last?.orders.compactMap(\.payee) ?? [] : named
        case .choosing, .identifying, .changingPIN, .settingPIN, .proposing, .executing, .changing:
            return turn
        }
        guard let frame, !people.isEmpty,
            let other = turn.otherNamesake(of: people, among: context.view.contacts)
        else { return turn }
        let fill = SlotFill(
            slot: frame.personSlot, value: .text(other.payee.name), range: other.range)
        let kept = turn.slots.filter { !$0.slot.isName && !$0.range.overlaps(fill.range) }
        return turn.with(
            slots: kept + [fill], label: turn.label(naming: frame, isBehind: isIdle))
    }
}

extension Frame {
    /// The contacts it names, where each name is that of one.
    fileprivate func people(among contacts: [Payee]) -> [Payee] {
        (texts(.payee) + texts(.payer)).compactMap { name in
            let known = contacts.filter { $0.isNamed(name.nameWords) }
            return known.count == 1 ? known[0] : nil
        }
    }
}

extension Interpretation {
    /// The only contact it calls "the other" of a name that one of these people bears, and where it
    /// says so; nil where it calls nobody that, or it may be several.
    fileprivate func otherNamesake(
        of people: [Payee], among contacts: [Payee]
    ) -> (payee: Payee, range: Range<Int>)? {
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        return said.indices.dropLast().lazy.compactMap { place in
            guard ["autre", "other"].contains(said[place]) else { return nil }
            let bearers = contacts.filter { $0.isSpoken(of: [said[place + 1]]) }
            let others = bearers.filter { !people.contains($0) }
            guard others.count == 1, others.count < bearers.count else { return nil }
            let range =
                tokens.tokens[place].source.lowerBound..<tokens.tokens[place + 1].source.upperBound
            return (others[0], range)
        }.first
    }

    /// What it is read as once it names somebody else than what it goes on from: behind an order
    /// another of the kind where it says how much and puts nothing right, and in the middle of one
    /// a correction.
    fileprivate func label(naming frame: Frame, isBehind: Bool) -> UtteranceLabel {
        if isBehind {
            let isOther =
                intent == nil && !values(of: .amount).isEmpty && !opensWithCorrection
                && frame.movesMoney
            guard isOther else { return label }
            return frame.intent == .requestMoney
                ? .intent(.requestMoney, .create) : .intent(.sendMoney, nil)
        }
        switch label {
        case .act(.cancel), .act(.deny), .act(.correct), .inform, .outOfScope: return .act(.correct)
        case .act, .intent: return label
        }
    }
}

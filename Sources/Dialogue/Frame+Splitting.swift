internal import Primitives
internal import Understanding

/// What is for one of several alone and makes an order of its own.
extension Frame {
    /// What a turn adds to several with a day, a rhythm or a reason of its own ("et 40 à Marie
    /// demain"); nil where it adds nothing of the kind.
    func addition(by turn: Interpretation) -> Frame? {
        let details: Set<Slot> = [.date, .period, .frequency, .note]
        // "And 10 to Paul" behind what is paid every week is paid once, as it says.
        let isOnce =
            intent == .manageRecurring && operation == .create
            && (turn.intent == nil || turn.intent == .sendMoney)
            && turn.values(of: .frequency).isEmpty && turn.values(of: .amount).count == 1
        guard turn.intent == nil || turn.intent == intent || isOnce, adds(by: turn) else {
            return nil
        }
        var own = isOnce ? Frame(.sendMoney) : Frame(intent, operation)
        _ = own.take(turn)
        let names = own.texts(personSlot)
        let new = names.filter { areNew([$0]) }
        if isOnce || mayNotJoin(turn, new), !new.isEmpty {
            own.values[personSlot] = new.map(SlotValue.text)
            return own
        }
        guard turn.values(of: .amount).count == 1 else { return nil }
        // "Et 50 vers le joint": another account has a payment of its own.
        if intent == .sendMoney, names.isEmpty, texts(personSlot).isEmpty,
            own.text(.account) != nil, own.text(.account) != text(.account)
        {
            return own
        }
        guard !details.isDisjoint(with: turn.slots.map(\.slot)) else { return nil }
        return names.count == 1 && areNew(names) ? own : nil
    }

    private func areNew(_ names: [String]) -> Bool {
        let known = texts(personSlot).nameWords
        return names.allSatisfy { $0.nameWords.isDisjoint(with: known) }
    }

    /// Whether of those a turn adds it is not known how much each gets, where each of the others
    /// gets an amount of their own: it is to be asked of them alone.
    private func mayNotJoin(_ turn: Interpretation, _ names: [String]) -> Bool {
        let said = turn.values(of: .amount).count
        guard movesMoney, texts(personSlot).count == amounts.count else { return false }
        let isUnsaid = said == 0 && amounts.count > 1 && Set(amounts).count > 1
        return isUnsaid || said == 1 && names.count > 1 && turn.text.amountMode != "each"
    }

    /// Returns this frame without the one of several people a turn gives a day, a rhythm, a reason
    /// or an account of their own ("demain pour Zoé"), and theirs; nil where the turn does nothing of the
    /// kind.
    func split(by turn: Interpretation) -> (rest: Frame, own: Frame)? {
        let names = texts(personSlot)
        let words = Set(turn.words)
        let details: Set<Slot> = [.date, .period, .frequency, .note, .account]
        guard names.count > 1, turn.values(of: .amount).isEmpty,
            !details.isDisjoint(with: turn.slots.map(\.slot)),
            words.isDisjoint(with: Self.removing)
        else { return nil }
        let named = places(namedBy: turn)
        guard named.count == 1, let index = named.first, let amount = amountsOfEach?[index],
            !turn.refuses(names[index])
        else { return nil }
        var (rest, own) = (self, self)
        rest.remove(index)
        own.values[personSlot] = [.text(names[index])]
        own.values[.amount] = [amount]
        own.values[.amountMode] = nil
        _ = own.take(turn, correcting: true)
        return (rest, own)
    }
}

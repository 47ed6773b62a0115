internal import TextProcessing
internal import Understanding

/// Debts that are told in one breath and go both ways.
extension Interpretation {
    /// A request for each who owes the speaker and a payment for each whom the speaker owes, where
    /// a sentence tells of both ("Paul owes me 20 and I owe Lucas 10"); nil where it tells of one
    /// kind alone, or not of whom or how much.
    func debts(in view: WalletView) -> [Interpretation]? {
        guard [.intent(.requestMoney, .create), .intent(.sendMoney, nil)].contains(label),
            !text.contains("?")
        else { return nil }
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        let verbs = said.indices.compactMap { index in
            Self.isOwedToSpeaker(said, at: index).map { (place: index, isOwed: $0) }
        }
        guard verbs.count > 1, Set(verbs.map(\.isOwed)).count == 2 else { return nil }
        var starts = [0]
        for (before, next) in zip(verbs, verbs.dropFirst()) {
            let between = said[before.place..<next.place]
            guard let joint = between.lastIndex(where: Self.clauseJoints.contains) else {
                return nil
            }
            starts.append(tokens.tokens[joint + 1].source.lowerBound)
        }
        var debts: [Interpretation] = []
        for (part, verb) in zip(ranges(from: starts), verbs) {
            let before = debts.last?.slots.first { $0.slot == .payee || $0.slot == .payer }
            guard let debt = debt(in: part, isOwed: verb.isOwed, after: before?.value, view) else {
                return nil
            }
            debts.append(debt)
        }
        return debts
    }

    /// Whether the verb in a place tells what is owed to the speaker, or what the speaker owes; nil
    /// where it is no such verb.
    private static func isOwedToSpeaker(_ said: [String], at index: Int) -> Bool? {
        let (before, next) = (said[..<index].suffix(2), said[(index + 1)...].first)
        switch said[index] {
        case "owe", "owes":
            if ["me", "us"].contains(next) { return true }
            return before.contains { ["i", "we"].contains($0) } ? false : nil
        case "doit", "doivent":
            return before.last.map(["me", "m'", "nous"].contains) == true ? true : nil
        case "dois": return before.contains("je") ? false : nil
        default: return nil
        }
    }

    /// The request or the payment that a part of the text tells; nil where it names not one person
    /// or not one amount.
    private func debt(
        in part: Range<Int>, isOwed: Bool, after before: SlotValue?, _ view: WalletView
    ) -> Interpretation? {
        let own = slots.filter { part.contains($0.range.lowerBound) }
        let amounts = own.filter { $0.slot == .amount }
        var people = own.filter { [.payee, .payer].contains($0.slot) }
        if people.isEmpty {
            let words = text(in: part).foldedWords
            let known = view.contacts.names(spokenIn: words)
            people = known.map { SlotFill(slot: .payee, value: .text($0), range: part) }
            // "I owe Paul 20 but he owes me 5".
            if let before, known.isEmpty, !Self.pronouns.isDisjoint(with: words) {
                people = [SlotFill(slot: .payee, value: before, range: part)]
            }
        }
        guard amounts.count == 1, people.count == 1 else { return nil }
        let slot: Slot = isOwed ? .payer : .payee
        let others = own.filter { $0.slot != .amount && ![.payee, .payer].contains($0.slot) }
        let fills = people.map { SlotFill(slot: slot, value: $0.value, range: $0.range) }
        let label: UtteranceLabel =
            isOwed ? .intent(.requestMoney, .create) : .intent(.sendMoney, nil)
        return with(slots: amounts + fills + others).saying([part], as: label)
    }

    private static let pronouns = Frame.pronouns.union(["he", "she", "it", "il", "elle"])
}

internal import Primitives
internal import Understanding

/// What several pay or are asked for, put right in words that read as an order of their own.
extension Frame {
    /// This frame with somebody besides who has a share too, or with another share for one of those
    /// it is of, the others as they were restated; nil where a turn says neither.
    func withSharePutRight(
        by turn: Interpretation, restated orders: [Order], contacts: [Payee]
    ) -> Frame? {
        guard movesMoney, !texts(personSlot).isEmpty, !turn.text.contains("?"),
            turn.words.count <= 14, turn.values(of: .date).isEmpty,
            turn.values(of: .frequency).isEmpty
        else { return nil }
        return joined(by: turn, contacts: contacts) ?? withOtherShare(by: turn, of: orders)
    }

    /// This frame with those who were there too ("hang on, Grace was there too").
    private func joined(by turn: Interpretation, contacts: [Payee]) -> Frame? {
        let isShared = includesSpeaker || text(.amountMode) == "total"
        let wording = Wording(turn.words)
        // "J'ai oublié Dan" leaves nobody out, as "oublie Dan" does.
        let forgot = wording.says(["j' ai oublie", "j' avais oublie"])
        guard isShared, amounts.count == 1, turn.values(of: .amount).isEmpty,
            wording.says(Self.presence), forgot || !Self.removes(turn)
        else { return nil }
        let others = newNames(in: turn, besides: texts(personSlot), contacts)
        guard !others.isEmpty else { return nil }
        var frame = self
        for name in others { frame.add(name, nil) }
        return frame
    }

    private static let presence = [
        "was there too", "was there as well", "was also there", "were there too", "was with us",
        "were with us", "came too", "came as well", "came along", "joined us", "ate too",
        "was in too", "is in too", "was part of it", "i forgot", "forgot about", "of us",
        "etait la aussi", "etait aussi la", "etaient la aussi", "aussi etait la", "y etait aussi",
        "etait avec nous", "etaient avec nous", "est venu aussi", "est venue aussi",
        "a mange aussi", "a participe", "en etait", "j' ai oublie", "j' avais oublie", "on etait",
        "nous etions", "on est", "there too",
    ]

    /// This frame with another share for the one of several whom a turn names beside an amount ("et
    /// Karim mets 35", "Léa only owes 15"); the share of each other stays what was restated.
    private func withOtherShare(by turn: Interpretation, of orders: [Order]) -> Frame? {
        let places = places(namedBy: turn)
        let amounts = turn.values(of: .amount)
        let count = texts(personSlot).count
        guard count > 1, places.count == 1, let place = places.first, amounts.count == 1,
            orders.count == count, turn.receivers.count <= 1, setsShare(turn)
        else { return nil }
        let restated = orders.compactMap(\.amount)
        guard restated.count == count else { return nil }
        var each = restated.map { SlotValue.amount($0.spoken) }
        each[place] = amounts[0]
        var frame = self
        frame.values[.amount] = each
        frame.values[.amountMode] = nil
        frame.includesSpeaker = false
        return frame
    }

    /// Whether all a turn says beside a name and an amount is that this is that one's share.
    private func setsShare(_ turn: Interpretation) -> Bool {
        guard Set(turn.words).isDisjoint(with: Self.verbs), turn.label != .act(.affirm),
            turn.slots.allSatisfy({ [.amount, .payee, .payer].contains($0.slot) })
        else { return false }
        if turn.wordsBesideSlots.allSatisfy(Self.besideShare.contains) { return true }
        return Wording(turn.words).says(Self.owingOnly)
    }

    private static let besideShare = Interpretation.nameLinks.union(
        """
        ah oh euh um et and mets met mettez make put it plutot instead rather pour for just juste \
        en fait actually finalement seulement only doit owes owe il elle he she has to n' ne que \
        qu' attends wait hold hang on non no pardon sorry 's s to a à fixe set à
        """.foldedWords)
    private static let owingOnly = [
        "only owes", "just owes", "owes only", "owes just", "only has to", "just has to",
        "should only", "only had", "doit juste", "doit que", "doit seulement", "ne doit que",
        "doit plus que", "me doit juste", "juste me devoir", "only ate", "only pays", "just pays",
        "paie juste", "paye juste", "paie que", "paye que", "en a eu que pour", "a pris que pour",
    ]
}

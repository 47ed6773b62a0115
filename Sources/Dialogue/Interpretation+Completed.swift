internal import Primitives
internal import Understanding

/// What the words between the slots of an order make of it.
extension Interpretation {
    /// The turn with the amounts that are told by another ("50 à Marie et le double à
    /// Paul"), with those who get something though no slot has them ("à Paul et sa femme"), and
    /// without what is only kept, or who only has it sent ("et garde 20 pour Free", "de la part de
    /// Paul").
    var completed: Interpretation {
        switch label {
        case .intent(.sendMoney, _), .intent(.payBill, _), .intent(.requestMoney, .create):
            share.sent.kept.joined.multiplied
        case .intent, .act, .inform, .outOfScope: self
        }
    }

    /// As a payment where a share is sent, whatever it reads as ("send Paul my share, the bill was
    /// 90 for three"), or an amount less another ("send Tom 100 minus the 20 he owes me").
    private var share: Interpretation {
        guard label == .intent(.requestMoney, .create),
            words.first.map(Frame.sendingVerbs.contains) == true,
            Wording(words).says(["my share", "ma part"])
                || takesAway && Self.requests.isDisjoint(with: words)
        else { return self }
        return with(slots: renaming(.payer, .payee).slots, label: .intent(.sendMoney, nil))
    }

    private static let requests: Set<String> = ["request", "demande", "invoice", "facture"]

    /// Without the one in whose name it is done, which its reason tells.
    private var sent: Interpretation {
        guard let receiver, slots.count(where: { $0.slot == receiver }) > 1,
            let fill = slots.last(where: { $0.slot == receiver }),
            let phrase = Self.sending.first(where: { phrase in
                text(in: 0..<fill.range.lowerBound).foldedWords.suffix(phrase.count) == phrase[...]
            })
        else { return self }
        let others = slots.filter { $0 != fill }
        guard values(of: .note).isEmpty else { return with(slots: others) }
        let words = text(in: 0..<fill.range.upperBound).split(separator: " ")
        let count = phrase.count + text(of: fill).split(separator: " ").count
        let reason = SlotValue.text(words.suffix(count).joined(separator: " "))
        return with(slots: others + [SlotFill(slot: .note, value: reason, range: fill.range)])
    }

    private static let sending = [
        ["de", "la", "part", "de"], ["au", "nom", "de"], ["on", "behalf", "of"],
        ["in", "the", "name", "of"],
    ]

    /// Without what a clause behind the order only keeps: of "pay EDF and keep 20 for Free" nothing
    /// is for Free.
    private var kept: Interpretation {
        guard let receiver, amountRole == nil,
            let first = slots.first(where: { $0.slot == receiver })
        else { return self }
        let behind = slots.filter { fill in
            fill.range.lowerBound >= first.range.upperBound
                && Self.keeps(text(in: first.range.upperBound..<fill.range.lowerBound).foldedWords)
        }
        // "50 à Paul et garde 10" may send either.
        let isKept = receiver == .merchant || behind.contains { $0.slot == receiver }
        return behind.isEmpty || !isKept ? self : with(slots: slots.filter { !behind.contains($0) })
    }

    /// Whether a verb that keeps something stands behind what joins two clauses.
    private static func keeps(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { joint, verb in
            ["et", "and", "mais", "but", "puis", "then"].contains(joint)
                && (keepingVerbs.contains(verb) || ["reserve", "save"].contains(verb))
        }
    }

    /// With the one who is named by what they are to the last of those in a slot ("Paul et sa
    /// femme"), who has none.
    private var joined: Interpretation {
        guard let receiver, receiver != .merchant,
            let last = slots.last(where: { $0.slot == receiver })
        else { return self }
        let start = last.range.upperBound
        let end = slots.map(\.range.lowerBound).filter { $0 >= start }.min() ?? text.utf8.count
        let words = text(in: start..<end).foldedWords
        let lead = words.dropFirst().first.map { ["a", "to"].contains($0) } == true ? 2 : 1
        guard (lead + 2...lead + 3).contains(words.count), ["et", "and"].contains(words[0]),
            Self.possessives.contains(words[lead]), words[lead + 1].first?.isLetter == true
        else { return self }
        let name = text(in: start..<end).split(separator: " ").dropFirst(lead)
            .joined(separator: " ").trimmingSigns
        let fill = SlotFill(slot: receiver, value: .text(name), range: start..<end)
        return with(slots: (slots + [fill]).sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    private static let possessives: Set<String> = [
        "sa", "son", "ses", "leur", "leurs", "his", "her", "their",
    ]

    /// With an amount for each who gets a multiple of the only one that is said ("50 à Marie et la
    /// moitié à Paul").
    private var multiplied: Interpretation {
        guard let receiver else { return self }
        let people = slots.filter { $0.slot == receiver }
        let amounts = slots.filter { $0.slot == .amount }
        guard people.count > 1, amounts.count == 1, case .amount(let said) = amounts[0].value,
            let first = said.reckoned, values(of: .amountMode).isEmpty
        else { return self }
        var added: [SlotFill] = []
        for (before, person) in zip(people, people.dropFirst()) {
            let gap =
                before.range
                .upperBound..<max(
                    before.range.upperBound, person.range.lowerBound)
            guard let ratio = Self.multiple(between: text(in: gap).foldedWords),
                let units = ratio.applied(to: first.minorUnits), units > 0
            else { return self }
            let money = Money(minorUnits: units, currency: first.currency)
            let amount = SpokenAmount(decimal: money.decimalString, currency: said.currency)
            added.append(SlotFill(slot: .amount, value: .amount(amount), range: gap))
        }
        // "50, half to Marie and half to Paul" is a total.
        let opening = text(in: 0..<people[0].range.lowerBound).foldedWords
        guard opening.allSatisfy({ Self.multiplesOfOthers[$0] == nil }) else { return self }
        return with(
            slots: (slots + added).sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// What words between two who are paid say the second gets of what the first does; nil where
    /// they say anything else.
    private static func multiple(between words: [String]) -> ExactRatio? {
        let said = words.compactMap { multiplesOfOthers[$0] }
        guard said.count == 1,
            words.allSatisfy({ multiplesOfOthers[$0] != nil || aside.contains($0) })
        else { return nil }
        return said[0]
    }

    private static let multiplesOfOthers = multiples.merging(
        [
            "twice": ExactRatio(2, 1), "same": ExactRatio(1, 1), "autant": ExactRatio(1, 1),
            "pareil": ExactRatio(1, 1),
        ].compactMapValues { $0 }
    ) { own, _ in own }
    private static let aside: Set<String> = [
        "et", "and", "puis", "then", "le", "la", "the", "a", "au", "aux", "to", "for", "pour", "de",
        "from", "that", "as", "much", "amount", "it", "of", "cela", "ca",
    ]
}

extension String {
    /// The text without marks at its end.
    fileprivate var trimmingSigns: String {
        var text = self[...]
        while let last = text.last, !last.isLetter, !last.isNumber { text = text.dropLast() }
        return String(text)
    }
}

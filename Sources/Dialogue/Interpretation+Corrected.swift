internal import Primitives
internal import Understanding

/// Orders that are put right in the same breath.
extension Interpretation {
    /// The turns without each that takes itself back, or that the one behind it does ("send 20 to
    /// Marie. Actually no. Send 15 to Paul").
    static func unretracted(_ turns: [Interpretation]) -> [Interpretation] {
        turns.reduce(into: []) { kept, turn in
            if turn.opensWithRetraction, !kept.isEmpty { kept.removeLast() }
            if !turn.endsWithRetraction { kept.append(turn) }
        }
    }

    /// The turn as no correction where it asks what will be or was behind a no, rather than putting
    /// something right ("no wait, will Bill get it today?").
    var unlessAsking: Interpretation {
        guard label == .act(.correct), text.contains("?") else { return self }
        let said = words.drop(while: Self.holdingBack.contains)
        guard said.count > 2, said.count < words.count, let verb = said.first,
            Self.auxiliaries.contains(verb)
        else { return self }
        return with(slots: [], label: .inform)
    }

    private static let holdingBack = noes.union([
        "wait", "attends", "attendez", "hold", "on", "euh", "um", "but", "mais",
    ])
    private static let auxiliaries: Set<String> = [
        "will", "would", "did", "does", "do", "has", "have", "is", "are", "was", "were", "est",
    ]

    /// The turn as a correction of whom a payment is for where all it says behind a no is what one
    /// contact is called, which may be a word of another meaning ("no, Will").
    func renamed(in view: WalletView) -> Interpretation {
        guard label == .act(.deny) || label == .act(.cancel), slots.isEmpty,
            (2...4).contains(words.count), Self.noes.contains(words[0])
        else { return self }
        let name = words.dropFirst().drop(while: Self.nameLinks.contains)
        let called = view.contacts.filter { $0.isNamed(Set(name)) }
        guard !name.isEmpty, called.count == 1, let contact = called.first else { return self }
        let fill = SlotFill(
            slot: .payee, value: .text(contact.name), range: 0..<text.utf8.count)
        return with(slots: [fill], label: .act(.correct), confidence: 1)
    }

    /// The turn as a correction of the amount where all it says behind a no is that it is no more
    /// than a figure ("non juste 40", "no, only 40"), or a figure behind a word of resolve that
    /// reads as a farewell ("bon 40 alors").
    var refigured: Interpretation {
        let words = words
        guard slots.isEmpty, (2...4).contains(words.count) else { return self }
        let figures = words.compactMap(SpokenNumber.value)
        guard figures.count == 1, let figure = figures.first, figure > 0 else { return self }
        let others = words.dropFirst().filter { SpokenNumber.value(of: $0) == nil }
        let isLess =
            (label == .act(.deny) || label == .act(.cancel)) && Self.noes.contains(words[0])
            && !others.isEmpty && others.allSatisfy(Self.limiting.contains)
        let isResolved =
            label == .act(.goodbye) && Self.resolving.contains(words[0])
            && others.allSatisfy(Self.resolving.contains)
        guard isLess || isResolved else { return self }
        let amount = SpokenAmount(decimal: String(figure), currency: nil)
        let fill = SlotFill(
            slot: .amount, value: .amount(amount), range: 0..<text.utf8.count)
        return with(slots: [fill], label: .act(.correct), confidence: 1)
    }

    private static let resolving: Set<String> = [
        "bon", "ben", "bah", "alors", "donc", "allez", "well", "then", "disons",
    ]
    private static let limiting: Set<String> = ["juste", "seulement", "que", "just", "only"]

    /// The turn as what it says last has it where that corrects what it says before: "40 à Paul et
    /// 30 à Karim, en fait 25 pour Karim" gives Karim 25, "20 à Marie euh non demande-lui 20" asks
    /// her, of "EDF, no, Free" Free is paid.
    var corrected: Interpretation {
        guard let receiver, let (before, after, between) = orders(aroundCorrectionFor: receiver)
        else { return self }
        if let turned = turned(before, after, between, of: receiver) { return turned }
        let names = after.filter { $0.slot == receiver }
        guard !names.isEmpty else { return self }
        let amounts = after.filter { $0.slot == .amount }
        if amounts.isEmpty {
            guard receiver == .merchant, !before.contains(where: { $0.slot == .amount }),
                let last = before.last
            else { return self }
            return without([last], before: names)
        }
        guard amounts.count == names.count else { return self }
        return zip(names, amounts).reduce(self) { $0.correcting($1.0, to: $1.1, in: before) }
    }

    /// The turn with another amount for somebody who is named again, or without the only order that
    /// another takes the place of.
    private func correcting(
        _ name: SlotFill, to amount: SlotFill, in before: [SlotFill]
    ) -> Interpretation {
        guard slots.contains(name), slots.contains(amount) else { return self }
        let words = text(of: name).nameWords
        let known = before.filter { $0.slot == name.slot }
        let same = known.filter { !text(of: $0).nameWords.isDisjoint(with: words) }
        let amounts = before.filter { $0.slot == .amount }
        // One order that is said anew is said anew as a whole.
        if known.count == 1 { return without(before, before: [name, amount]) }
        guard amounts.count == known.count, same.count <= 1, let last = known.last else {
            return self
        }
        guard let again = same.first, let place = known.firstIndex(of: again) else {
            // Somebody else takes the place of the one named last.
            let start = min(last.range.lowerBound, amounts.last?.range.lowerBound ?? .max)
            let own = min(name.range.lowerBound, amount.range.lowerBound)
            return saying([0..<start, own..<text.utf8.count], as: label)
        }
        let old = amounts[place]
        let kept = slots.filter { $0 != name && $0 != amount }
        return with(
            slots: kept.map { fill in
                fill == old
                    ? SlotFill(slot: .amount, value: amount.value, range: old.range) : fill
            })
    }

    /// The turn without an order that another takes the place of, nor what is said of it that is
    /// said of the other as well.
    private func without(_ order: [SlotFill], before others: [SlotFill]) -> Interpretation {
        let start = others.map(\.range.lowerBound).min() ?? .max
        let again = Set(slots.filter { $0.range.lowerBound > start }.map(\.slot))
        return with(
            slots: slots.filter { fill in
                let isOld = fill.range.lowerBound < start
                return !order.contains(fill)
                    && !(isOld && Self.details.contains(fill.slot) && again.contains(fill.slot))
            })
    }

    private static let details: Set<Slot> = [.date, .period, .frequency, .note, .account]

    /// The turn as a request of those who were to be paid, or the other way round, where the words
    /// of the correction say so.
    private func turned(
        _ before: [SlotFill], _ after: [SlotFill], _ between: [String], of receiver: Slot
    ) -> Interpretation? {
        let isAsked = intent == .requestMoney
        let verbs = isAsked ? Frame.sendingVerbs : Frame.askingVerbs
        guard intent == .sendMoney || isAsked, !verbs.isDisjoint(with: between) else { return nil }
        let other: Slot = isAsked ? .payee : .payer
        // Who is called "him" is the one who was named.
        let names = after.contains { $0.slot == receiver } ? after : before
        let amounts = after.contains { $0.slot == .amount } ? after : before
        let dropped = before + after
        let kept = slots.filter { fill in
            !dropped.contains(fill) || names.contains(fill) && fill.slot == receiver
                || amounts.contains(fill) && fill.slot == .amount
        }.map { fill in
            fill.slot == receiver
                ? SlotFill(slot: other, value: fill.value, range: fill.range) : fill
        }
        return with(
            slots: kept,
            label: isAsked ? .intent(.sendMoney, nil) : .intent(.requestMoney, .create))
    }

    /// The amounts and receivers before and behind the last words that only take back what stands
    /// before them and order something else, and those words.
    private func orders(
        aroundCorrectionFor receiver: Slot
    ) -> (before: [SlotFill], after: [SlotFill], between: [String])? {
        let marks = slots.filter { $0.slot == receiver || $0.slot == .amount }
        return marks.indices.reversed().lazy.compactMap { index in
            let start = marks[index].range.upperBound
            let isLast = index + 1 == marks.count
            let end = isLast ? Int.max : marks[index + 1].range.lowerBound
            let between = wordsBesideSlots(in: start..<max(start, end))
            let before = Array(marks[...index])
            guard Self.takesBack(between), before.contains(where: { $0.slot == receiver }) else {
                return nil
            }
            return (before, Array(marks[(index + 1)...]), between)
        }.first
    }

    /// Whether words take back what stands before them and say nothing else.
    private static func takesBack(_ words: [String]) -> Bool {
        let isCorrection = corrects(words) || Wording(words).says(["en fait", "finalement"])
        return isCorrection && words.allSatisfy(besideCorrections.contains)
    }

    /// Whether it says no more than that something is better not done ("finalement non", "ah non en
    /// fait"); "no" alone only answers.
    var hasSecondThoughts: Bool {
        let words = words
        return words.contains(where: Self.noes.contains) && !words.allSatisfy(Self.noes.contains)
            && words.allSatisfy(Self.besideRetractions.contains)
    }

    /// Whether it begins by taking back what was said before it, as "no" does ("actually no, send
    /// 15 to Paul").
    private var opensWithRetraction: Bool {
        let words = words
        let opening = words.prefix { Self.besideRetractions.contains($0) }
        let next = words.dropFirst(opening.count).first
        // "En fait, envoie aussi 10 à Paul" takes nothing back.
        return Wording(opening).says(Self.retractions) && next != "et" && next != "and"
            && !Wording(words).says(["aussi", "also", "too", "as well"])
    }

    /// Whether it begins by putting right what was said before it ("plutôt 25", "actually 25").
    var opensWithCorrection: Bool {
        let opening = words.prefix { Self.besideRetractions.contains($0) }
        return opensWithRetraction
            || Wording(opening).says(["actually", "plutot", "rather", "enfin", "i mean"])
    }

    /// Whether an order ends by being taken back ("send 20 to Marie, actually no").
    private var endsWithRetraction: Bool {
        switch label {
        case .intent(.sendMoney, _), .intent(.payBill, _), .intent(.requestMoney, .create),
            .intent(.manageRecurring, .create):
            break
        case .intent, .act, .inform, .outOfScope: return false
        }
        guard let end = slots.map(\.range.upperBound).max(), !text.contains("?") else {
            return false
        }
        let behind = text(in: end..<Int.max).foldedWords
        // "Plafond ou non" is no no.
        return behind.contains(where: Self.noes.contains)
            && behind.allSatisfy(Self.besideRetractions.contains)
    }

    private static let retractions =
        noes + ["pardon", "sorry", "oups", "oops", "en fait", "finalement", "i mean"]
    static let besideRetractions = noes.union([
        "pardon", "sorry", "oups", "oops", "actually", "wait", "oh", "hold", "hang", "on", "euh",
        "uh", "um", "er", "ah", "hm", "attends", "attendez", "en", "fait", "finalement", "mais",
        "but", "enfin", "plutot", "rather", "i", "mean", "scratch", "that", "well", "ben", "bah",
    ])
    private static let besideCorrections =
        besideRetractions.union(Frame.verbs).union(Frame.askingVerbs).union(Frame.sendingVerbs)
        .union(Frame.pronouns).union([
            "a", "au", "aux", "pour", "to", "for", "make", "it", "mets", "moi", "me", "instead",
            "from", "de", "d'", "du", "l'", "la", "le", "the", "please", "stp", "svp",
        ])
}

internal import TextProcessing
internal import Understanding

/// What is taken back in the same breath.
extension Interpretation {
    /// The turn without what it begins by not wanting: of "don't send 20 to Paul, send 30 to Zoé"
    /// what stands behind the comma, and of "ne paie pas EDF, seulement Orange", which reads as
    /// giving something up, the payment of Orange. So of "I was going to send 20 to Paul but send
    /// 30 to Zoé" what stands behind the "but".
    var affirmed: Interpretation {
        let tokenized = TokenizedText(text)
        let words = tokenized.tokens.map(tokenized.foldedText(of:))
        let isNegated =
            words.first.map(Self.negations.contains) ?? false || words.starts(with: ["do", "not"])
        let isIntended = Self.intentions.contains { words.starts(with: $0) }
        guard isNegated || isIntended, !slots.isEmpty,
            Self.urging.isDisjoint(with: words.prefix(5)),
            let joint = words.firstIndex(
                where: (isNegated ? Self.contrasts : ["mais", "but"]).contains)
        else { return self }
        let start = tokenized.tokens[joint].source.upperBound
        let kept = slots.filter { $0.range.lowerBound >= start }
        if isNegated, let other = deed(on: kept, behind: start) { return other }
        if isNegated, act != nil, let order = order(of: kept, behind: start) { return order }
        return !isOrder || kept.isEmpty || kept.count == slots.count ? self : with(slots: kept)
    }

    /// The order that stands behind one which is not wanted, given with the same verb or with one
    /// of its own; nil where any word there says something else.
    private func order(of kept: [SlotFill], behind start: Int) -> Interpretation? {
        let said = wordsBesideSlots(in: start..<max(start, text.utf8.count))
        guard kept.contains(where: \.slot.isName),
            said.allSatisfy({ word in
                Self.ordering(word) || Self.nameLinks.contains(word)
                    || Self.besideContrasts.contains(word)
            }), let verb = words.last(where: Self.ordering)
        else { return nil }
        let label: UtteranceLabel
        if let answer = Self.answering[verb], !verb.hasPrefix("pa") {
            label = .intent(.requestMoney, answer)
        } else if Frame.askingVerbs.contains(verb) {
            label = .intent(.requestMoney, .create)
        } else {
            let isBill = kept.contains { $0.slot == .merchant }
            label = .intent(isBill ? .payBill : .sendMoney, nil)
        }
        let isAsked = label == .intent(.requestMoney, .create)
        let meant = kept.map { fill in
            [.payee, .payer].contains(fill.slot)
                ? SlotFill(slot: isAsked ? .payer : .payee, value: fill.value, range: fill.range)
                : fill
        }
        return ordering(label, meant)
    }

    /// What is to be done to a payment that comes again, where that is ordered by a verb right
    /// behind what is not to be done to another ("don't cancel Netflix, cancel Spotify").
    private func deed(on kept: [SlotFill], behind start: Int) -> Interpretation? {
        guard intent == .manageRecurring, !kept.isEmpty, kept.allSatisfy(\.slot.isName) else {
            return nil
        }
        let other = saying([start..<max(start, text.utf8.count)], as: label)
        guard let operation = other.firstDeed else { return nil }
        return other.ordering(.intent(.manageRecurring, operation), other.slots)
    }

    /// Whether a word orders money to be sent, asked for or a request to be answered.
    private static func ordering(_ word: String) -> Bool {
        Frame.sendingVerbs.contains(word) || Frame.askingVerbs.contains(word)
            || answering[word] != nil
    }

    /// The turn as an order that it was not read as.
    func ordering(_ label: UtteranceLabel, _ slots: [SlotFill]) -> Interpretation {
        Interpretation(
            text: text, language: language, label: label, act: nil, confidence: 1,
            alternatives: alternatives, slots: slots, hasImpossibleDate: hasImpossibleDate,
            languageMargin: languageMargin)
    }

    private static let besideContrasts: Set<String> = [
        "seulement", "uniquement", "juste", "just", "only", "plutot", "rather", "instead",
    ]

    /// The turn as the calling off of what somebody gets, where it reads as an order of it ("forget
    /// Paul's 30", "oublie les 30 de Paul"): what is to be forgotten is never done.
    func forgotten(in view: WalletView) -> Interpretation {
        switch label {
        case .intent(.sendMoney, _), .intent(.requestMoney, _), .act(.correct), .act(.deny): break
        case .intent, .act, .inform, .outOfScope: return self
        }
        let said = words.drop(while: Self.besideRetractions.contains)
        let people = view.contacts.flatMap(\.nameWords).reduce(into: Set<String>()) {
            $0.formUnion($1)
        }
        // Of "forget sending Paul 30" nothing is sent; what stands behind a comma may be.
        let isOne = !text.contains(",") && Self.clauseJoints.isDisjoint(with: words)
        let deeds = isOne ? Frame.sendingVerbs.union(Self.besideDeeds) : []
        guard let verb = said.first, !receivers.isEmpty || !people.isDisjoint(with: said),
            !text.contains("?"),
            Self.forgetting.contains(verb) || Self.dropping.contains(verb) && saysWhich,
            wordsBesideSlots.allSatisfy({ word in
                word == verb || people.contains(word) || Self.besideRetractions.contains(word)
                    || Self.nameLinks.contains(word) || Self.namesOfPayments.contains(word)
                    || Self.besideForgotten.contains(word) || SpokenNumber.isFigure(word)
                    || deeds.contains(word)
            })
        else { return self }
        // Without how much, which is not to be what they get instead.
        let others = slots.filter { !$0.slot.isName }.map(\.range)
        let heard = figures.map(\.range).filter { range in
            !others.contains { $0.overlaps(range) }
        }
        let dropped = (others + heard).sorted { $0.lowerBound < $1.lowerBound }
        let starts = [0] + dropped.map(\.upperBound)
        let ends = dropped.map(\.lowerBound) + [text.utf8.count]
        let parts = zip(starts, ends).filter { $0 <= $1 }.map { $0..<$1 }
        let left = saying(parts, as: .act(.cancel))
        return left.with(slots: left.slots.filter(\.slot.isName), label: .act(.cancel))
    }

    /// Whether something is spoken of that is known ("the 30", "Paul's").
    private var saysWhich: Bool {
        !Set(words).isDisjoint(with: ["the", "les", "le", "la", "l'", "'s", "s", "that", "ce"])
    }

    private static let forgetting: Set<String> = [
        "forget", "oublie", "oublier", "oubliez", "oublions", "scrap", "ditch",
    ]
    /// What may be a word for paying: "drop Paul 20".
    private static let dropping: Set<String> = ["drop", "skip", "laisse", "laissez", "leave"]
    private static let besideDeeds: Set<String> = [
        "i", "we", "owe", "owed", "je", "dois", "on", "doit", "que", "qu'", "sending", "paying",
        "giving", "verser", "payer", "rendre", "was", "devais",
    ]
    private static let besideForgotten: Set<String> = [
        "about", "'s", "s", "tomber", "out", "it", "ca", "euro", "euros", "please", "stp", "svp",
        "s'", "il", "te", "plait", "d'", "donc", "then", "alors", "ok", "just", "juste",
    ]

    /// The turns that stand behind the last that takes back what is before it.
    static func unscratched(_ turns: [Interpretation]) -> [Interpretation] {
        let last = turns.indices.last { index in
            turns[index].scratchesItself || index > 0 && turns[index].scratchesBefore
        }
        guard let last else { return turns }
        return Array(turns[(turns[last].scratchesItself ? last + 1 : last)...])
    }

    /// Whether it begins by taking back what was said before it ("actually scratch that").
    var scratchesBefore: Bool {
        Wording(words.prefix(5)).says(Self.scratching)
    }

    /// Whether it gives up what is pending before it says something else ("no, what's my balance?",
    /// "laisse tomber, montre mon solde"); who waits or goes on gives nothing up.
    var opensByGivingUp: Bool {
        let words = words
        let opening = words.prefix { Self.besideRetractions.contains($0) }
        let said = Array(words.dropFirst(opening.count).prefix(3))
        guard Self.waiting.isDisjoint(with: opening), !said.isEmpty else { return false }
        return !Self.noes.isDisjoint(with: opening)
            || Self.givingUp.contains { said.prefix($0.count) == $0[...] }
    }

    private static let waiting: Set<String> = ["wait", "attends", "attendez", "hold", "hang"]
    private static let givingUp =
        (scratching + ["annule", "annulez", "cancel it", "oublie", "drop it", "leave it"])
        .map(\.foldedWords)

    /// Whether it ends by taking back what it says ("send 50 to Marie, no forget it").
    var scratchesItself: Bool {
        !slots.isEmpty && Wording(words).ends(with: Self.scratching)
    }

    private static let scratching = [
        "scratch that", "cancel that", "forget that", "forget it", "never mind", "nevermind",
        "laisse tomber", "oublie ca", "annule ca", "non rien",
    ]
    private static let intentions = [
        ["j'", "allais"], ["je", "voulais"], ["i", "was", "going"], ["i", "was", "about"],
        ["i", "wanted"], ["i", "meant"],
    ]

    /// How many of the values of a slot stand behind the last word that corrects one: of "Paul, no,
    /// Zoé" the last alone.
    func uncorrectedCount(_ fills: [SlotFill]) -> Int {
        let fills = fills.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let last = fills.indices.dropFirst().last { index in
            let (end, start) = (fills[index - 1].range.upperBound, fills[index].range.lowerBound)
            return Self.corrects(text(in: end..<max(end, start)).foldedWords)
        }
        return fills.count - (last ?? 0)
    }

    /// How many of the values of a slot a correction puts in place of what was said: the last, or
    /// those that are named together with it ("à Karim et Léa plutôt"), and of their amounts as
    /// many.
    func correctedCount(_ fills: [SlotFill]) -> Int {
        let fills = fills.sorted { $0.range.lowerBound < $1.range.lowerBound }
        guard let last = fills.last, fills.count > 1 else { return fills.count }
        guard last.slot == .payee || last.slot == .payer else {
            let people = slots.filter { $0.slot == .payee || $0.slot == .payer }
            return fills.count == people.count ? correctedCount(people) : 1
        }
        var count = 1
        for (before, next) in zip(fills, fills.dropFirst()).reversed() {
            let start = before.range.upperBound
            let between = wordsBesideSlots(in: start..<max(start, next.range.lowerBound))
                .filter { !Self.nameLinks.contains($0) }
            let isJoined =
                between.isEmpty ? count > 1 : between.allSatisfy(Self.together.contains)
            // "Non à Rose et Karim" refuses what was restated, and neither of the two.
            guard isJoined, !refuses(text(of: before), by: Self.denying) else { break }
            count += 1
        }
        return count
    }

    private static let denying = refusing.subtracting(noes)
    private static let together: Set<String> = ["et", "and", "ou", "or"]

    /// Whether words put right what stands before them, which "with no note" and "et non" do not.
    static func corrects(_ words: [String]) -> Bool {
        zip([""] + words, words).contains { before, word in
            correcting.contains(word) && !["with", "et", "and"].contains(before)
        }
    }

    /// Whether a day stands behind a word that corrects the rhythm before it ("le 5 de chaque mois,
    /// non le 10").
    var correctsRhythm: Bool {
        let times = slots.filter { [.date, .period, .frequency].contains($0.slot) }
        return times.count == 2 && times[0].slot == .frequency && uncorrectedCount(times) == 1
    }

    static let noes: Set<String> = ["no", "non", "nan", "nope"]
    static let correcting = noes.union([
        "pardon", "sorry", "enfin", "plutot", "rather", "mean", "actually", "oups", "oops",
    ])
    static let negations: Set<String> = [
        "n'", "n", "ne", "pas", "not", "don't", "dont", "don", "never", "jamais",
    ]
    /// "Don't forget to send" wants it sent.
    private static let urging: Set<String> = [
        "forget", "hesitate", "oublie", "oubliez", "oublions", "hesite", "hesitez", "manque",
    ]
    private static let contrasts: Set<String> = [",", ";", ".", "mais", "but", "plutot", "rather"]
}

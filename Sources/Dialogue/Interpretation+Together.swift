internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

/// What a few words without a verb of their own mean beside what is pending.
extension Interpretation {
    /// The turn as it goes on with a frame: those it names get money where somebody was to be sent
    /// some, and are asked where somebody was asked ("10 à Paul aussi" behind a request), and a day
    /// beside somebody is theirs alone ("Marie on Monday").
    func following(_ frame: Frame, in context: TurnContext) -> Interpretation {
        let turn = namingOne(of: frame).alike(frame)
        if frame.movesMoney || frame.isPayment, turn.onlyHastens {
            return turn.with(slots: [], label: .act(.correct))
        }
        return turn.dated(for: frame, on: context.today) ?? turn.paidFrom(
            for: frame, in: context.view)
            ?? turn.ending(frame, on: context.today) ?? turn
    }

    /// The turn as one that puts right until when a standing order goes on, or is paused, or for
    /// how long, where that is all it says ("until Christmas", "fais-le finir en juin", "for two
    /// months").
    private func ending(_ frame: Frame, on today: Day) -> Interpretation? {
        if frame.intent == .manageRecurring, frame.operation == .pause,
            let days = pauseEnd(on: today)
        {
            return with(
                slots: [SlotFill(slot: .date, value: .days(days), range: 0..<text.utf8.count)],
                label: .act(.correct))
        }
        guard frame.intent == .manageRecurring, frame.frequency != nil, !frame.amounts.isEmpty,
            frame.operation == .create || frame.operation == .change,
            let days = saidEnd(from: frame.saidDays?.start ?? today, on: today)
        else { return nil }
        let date = SlotFill(slot: .date, value: .days(days), range: 0..<text.utf8.count)
        return with(slots: [date], label: .act(.correct))
    }

    /// The turn as an order of the same kind as a frame, where it names people and has no verb that
    /// says otherwise.
    func alike(_ frame: Frame) -> Interpretation {
        let people = slots.filter { $0.slot == .payee || $0.slot == .payer }
        guard frame.movesMoney, !people.isEmpty, !text.contains("?"), words.count <= 14,
            wordsBesideSlots.allSatisfy(Self.addsNoDeed)
        else { return self }
        let slot = frame.personSlot
        // "20 de Paul" are asked for, whatever was to be sent.
        if slot == .payee, people.contains(where: comesFrom) { return self }
        let alike = slots.map { fill in
            people.contains(fill)
                ? SlotFill(slot: slot, value: fill.value, range: fill.range) : fill
        }
        switch label {
        case .intent(.sendMoney, _), .intent(.requestMoney, .create?):
            return with(
                slots: alike,
                label: slot == .payer ? .intent(.requestMoney, .create) : .intent(.sendMoney, nil))
        case .inform, .act: return with(slots: alike)
        case .intent, .outOfScope: return self
        }
    }

    /// Whether money is to come from somebody rather than to go to them; what is taken off what
    /// they get is not.
    private func comesFrom(_ fill: SlotFill) -> Bool {
        let before = text(in: 0..<fill.range.lowerBound).foldedWords.last ?? ""
        return ["from", "de", "d'"].contains(before) && difference == nil
    }

    /// Whether a word says nothing of what is to be done with money.
    private static func addsNoDeed(_ word: String) -> Bool {
        // "Envoie" may be a yes.
        guard !Frame.sendingVerbs.contains(word), !Frame.askingVerbs.contains(word) else {
            return false
        }
        return nameLinks.contains(word) || besideAdditions.contains(word) || word == "instead"
            || YesWords.contains(word) || besideRetractions.contains(word)
    }

    private static let besideAdditions = Set(
        """
        et and aussi also too as well en plus encore puis then ensuite & both deux two les aux \
        tous toutes chacun chacune each s more less extra moins add ajoute ajouter rajoute take \
        off of mets met make passe put just only juste seulement stp svp please pareil same meme \
        chose euro euros autant montant somme amount in
        """.foldedWords + ["'s"])
}

// MARK: - Days

extension Interpretation {
    /// The turn as one that puts right when one of those a frame pays is paid, or when all are or
    /// "it" is ("Marie lundi", "do Paul's on Monday", "tout aujourd'hui", "fais-le demain"), whatever
    /// it reads as; nil where it says anything else.
    fileprivate func dated(for frame: Frame, on today: Day) -> Interpretation? {
        let ofTime: Set<Slot> = [.payee, .payer, .date, .period]
        guard frame.intent == .sendMoney || frame.intent == .payBill, words.count <= 8,
            !text.contains("?"), act != .affirm || hastensAll(of: frame), act != .deny || saysIt,
            slots.allSatisfy({ ofTime.contains($0.slot) }), let time = onlyDay(on: today)
        else { return nil }
        let date = SlotFill(slot: .date, value: .days(time.days), range: time.range)
        let rest =
            text(in: 0..<time.range.lowerBound).foldedWords
            + text(in: time.range.upperBound..<Int.max).foldedWords
        let named = frame.texts(frame.personSlot).filter { name in
            !name.nameWords.subtracting(Self.nameLinks).isDisjoint(with: rest)
        }
        let known = named.first?.nameWords ?? []
        let areAll = rest.allSatisfy { word in
            known.contains(word) || Self.besideDays.contains(word)
                || Self.nameLinks.contains(word) || putsRightBeside(word)
                || named.isEmpty && (Self.everybody.contains(word) || Self.it.contains(word))
        }
        guard areAll, let name = named.first else {
            let isOfAll = areAll && (saysIt || !Self.everybody.isDisjoint(with: rest))
            return isOfAll ? with(slots: [date], label: .act(.correct)) : nil
        }
        // Of a total it is not said what one of several gets.
        let isOfOne = frame.texts(frame.personSlot).count == 1 || frame.amountsOfEach != nil
        guard named.count == 1, isOfOne, let range = range(of: name) else { return nil }
        let person = SlotFill(slot: frame.personSlot, value: .text(name), range: range)
        let fills = [person, date].sorted { $0.range.lowerBound < $1.range.lowerBound }
        return with(slots: fills, label: .act(.correct))
    }

    /// Whether a few words only say that it is to be done at once, whatever they read as ("straight
    /// away actually"); a yes is none of them.
    fileprivate var onlyHastens: Bool {
        guard act != .affirm, slots.isEmpty, words.count <= 7, !text.contains("?"),
            Wording(words).says(Self.immediately), Self.negations.isDisjoint(with: words)
        else { return false }
        let rest = Self.immediately.reduce(" \(words.joined(separator: " ")) ") { said, phrase in
            said.replacing(" \(phrase) ", with: " ")
        }
        return rest.foldedWords.allSatisfy { word in
            putsRightBeside(word) || Self.besideDays.contains(word) || Self.it.contains(word)
        }
    }

    /// Phrases by which something is done at once.
    static let immediately = [
        "tout de suite", "de suite", "maintenant", "immediatement", "sur le champ", "now",
        "right now", "immediately", "straight away", "straightaway", "right away", "at once",
    ]

    /// The day on which all that is pending is to be done, where that is all it says.
    var dayOfAll: SlotFill? {
        guard slots.count == 1, label == .act(.correct) || label == .inform,
            let fill = slots.first, fill.slot.isOfDays,
            !Self.everybody.isDisjoint(with: wordsBesideSlots),
            wordsBesideSlots.allSatisfy({ word in
                Self.everybody.contains(word) || Self.besideDays.contains(word)
                    || Self.nameLinks.contains(word) || putsRightBeside(word)
            })
        else { return nil }
        return fill
    }

    /// Whether all that was put on a later day is to be done at once ("both right now"), which may
    /// read as a yes.
    private func hastensAll(of frame: Frame) -> Bool {
        frame.values[.date] != nil && rangeOfAtOnce != nil
            && !Self.everybody.isDisjoint(with: words)
    }

    /// The only day that is said and where it stands, "now" being today.
    private func onlyDay(on today: Day) -> (days: DayInterval, range: Range<Int>)? {
        let times = entities(on: today).compactMap { entity -> (DayInterval, Range<Int>)? in
            if case .time(let span) = entity.value { (span.days, entity.source) } else { nil }
        }
        if times.count == 1, let days = times[0].0.start, days >= today { return times[0] }
        guard times.isEmpty, let range = rangeOfAtOnce else { return nil }
        return (today.interval, range)
    }

    /// Where it is said that it is to be done at once.
    private var rangeOfAtOnce: Range<Int>? {
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        let phrases = Self.immediately.map(\.foldedWords).sorted { $0.count > $1.count }
        return phrases.lazy.compactMap { phrase -> Range<Int>? in
            said.indices.first { said[$0...].starts(with: phrase) }.map { start in
                let end = start + phrase.count - 1
                return tokens.tokens[start].source.lowerBound..<tokens.tokens[end].source.upperBound
            }
        }.first
    }

    /// Where the first word of a name stands.
    private func range(of name: String) -> Range<Int>? {
        let tokens = TokenizedText(text)
        return tokens.tokens.first { name.nameWords.contains(tokens.foldedText(of: $0)) }?.source
    }

    private static let everybody: Set<String> = [
        "both", "all", "everything", "everyone", "tout", "tous", "toutes", "deux",
    ]
    private static let besideDays = Set(
        """
        s do done make fais faites faire fait fasse mets met mettre passe pass put on in only just \
        juste seulement et and c'est c' est is the that ce les them of by go goes out leave leaves \
        part parte partir partira send sent pay paid run schedule envoie envoyez envoyer paie paye \
        verse execute effectue programme que je prefere prefererais veux voudrais plutot mais a \
        partir de des pour stp alors donc i'd i want rather prefer would like have let get to for \
        please pls instead but be from then ok decale decalez decaler repousse repousser reporte \
        reporter deplace deplacer avance move push postpone delay shift
        """.foldedWords + ["'s"])
    /// What is done, where it is not named anew.
    static let it: Set<String> = ["le", "la", "les", "ca", "cela", "it", "that", "them"]

    /// Whether "it" is done: a verb that does something stands right before the word or behind it.
    private var saysIt: Bool {
        words.indices.contains { index in
            Self.it.contains(words[index])
                && !Self.doing.isDisjoint(with: words[max(0, index - 2)...].prefix(5))
        }
    }

    /// Verbs by which what is restated is done.
    static let doing: Set<String> = [
        "fais", "faites", "faire", "fasse", "partir", "parte", "part", "partira", "envoie",
        "envoyez", "envoyer", "paie", "paye", "verse", "execute", "effectue", "programme", "do",
        "done", "leave", "leaves", "go", "goes", "out", "send", "sent", "pay", "paid", "make",
        "run", "schedule",
    ]
}

// MARK: - Both

extension Interpretation {
    /// The turn without the amount that "les deux" or "aux deux" reads as, or the rhythm that "à
    /// tous les deux" does.
    var countless: Interpretation {
        guard slots.allSatisfy({ $0.slot != .payee && $0.slot != .payer }) else { return self }
        let counted = slots.filter { fill in
            let said = text(of: fill).foldedWords
            if fill.slot == .frequency {
                return Self.everyTwo.contains(said.suffix(3).joined(separator: " "))
            }
            guard fill.slot == .amount else { return false }
            let before = text(in: 0..<fill.range.lowerBound).foldedWords
            guard let count = said.last, let article = said.dropLast().last ?? before.last else {
                return false
            }
            return Self.counts.contains(count) && Self.wholes.contains(article)
        }
        return counted.isEmpty ? self : with(slots: slots.filter { !counted.contains($0) })
    }

    private static let everyTwo: Set<String> = ["tous les deux", "toutes les deux"]
    private static let counts: Set<String> = ["deux", "trois", "quatre", "two", "three", "four"]
    private static let wholes: Set<String> = ["les", "aux", "the"]

    /// Whether two people who were named are both meant and none is named anew ("aux deux",
    /// "actually both, 20 each").
    func meansBoth(as frame: Frame) -> Bool {
        let verbs: Set<String> =
            intent == frame.intent
            ? (frame.intent == .sendMoney ? Frame.sendingVerbs : Frame.askingVerbs) : []
        return words.count <= 9 && !text.contains("?")
            && slots.allSatisfy { $0.slot == .amount || $0.slot == .amountMode }
            && Wording(words).says(Self.pairs)
            && wordsBesideSlots.allSatisfy { word in
                Self.addsNoDeed(word) || verbs.contains(word) || putsRightBeside(word)
                    || ["them", "of", "c'", "est"].contains(word)
            }
    }

    private static let pairs = ["both", "les deux", "aux deux", "the two", "both of them"]
}

// MARK: - Alternatives

extension Interpretation {
    /// The turn with the contact who is named behind an "or" where no slot has them ("to Marie or
    /// Paul"): whoever is meant is to be asked.
    func offering(in view: WalletView) -> Interpretation {
        guard offersAlternatives, let receiver, receiver != .merchant else { return self }
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        guard let joint = said.lastIndex(where: ["ou", "or"].contains),
            let place = said[(joint + 1)...].firstIndex(where: { !Self.nameLinks.contains($0) }),
            let last = slots.last(where: { fill in
                fill.slot == receiver
                    && fill.range.upperBound <= tokens.tokens[joint].source.lowerBound
            })
        else { return self }
        let name = tokens.tokens[place].source
        let between = text(in: last.range.upperBound..<name.lowerBound).foldedWords
        let known = view.contacts.filter { $0.isSpoken(of: [said[place]]) }
        guard !known.isEmpty, !slots.contains(where: { $0.range.overlaps(name) }),
            between.allSatisfy({ Self.nameLinks.contains($0) || ["ou", "or"].contains($0) })
        else { return self }
        let fill = SlotFill(slot: receiver, value: .text(text(in: name)), range: name)
        return with(slots: (slots + [fill]).sorted { $0.range.lowerBound < $1.range.lowerBound })
    }
}

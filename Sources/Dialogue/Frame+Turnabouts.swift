internal import Primitives
internal import Understanding

/// What a few words make of what was restated without naming any of it anew.
extension Frame {
    /// Turns what was restated about as a turn says: another day told from the one restated, the
    /// amounts of two people the other way round, money sent that was to be asked for, another deed
    /// on the same thing; returns whether it says so.
    mutating func turnAbout(
        by turn: Interpretation, restated orders: [Order], on today: Day
    ) -> Bool {
        if let day = orders.first?.day, orders.allSatisfy({ $0.day == day }),
            let shift = turn.wantsWeekAfter(day) ? DayShift(days: 7) : turn.dayShift
        {
            let day = shift.day(from: day)
            values[.period] = nil
            values[.date] = [.days(day.interval)]
            hasImpossibleDay = false
            return true
        }
        return swapAmounts(by: turn) || redirectMoney(by: turn)
            || changeDeed(by: turn, restated: orders) || makeOnce(by: turn, on: today)
            || takePart(by: turn)
    }

    /// Takes a part of what the account holds where all of it was to be sent ("no, half"); returns
    /// whether the turn says one.
    private mutating func takePart(by turn: Interpretation) -> Bool {
        guard intent == .sendMoney, amounts.isEmpty, wantsAll || shareOfBalance != nil,
            let part = turn.partAlone
        else { return false }
        wantsAll = false
        shareOfBalance = part
        return true
    }

    /// Makes one payment of what was to come again ("only this month", "just this Friday"); returns
    /// whether the turn says so.
    private mutating func makeOnce(by turn: Interpretation, on today: Day) -> Bool {
        guard values[.frequency] != nil, intent == .manageRecurring || intent == .sendMoney,
            operation == nil || operation == .create, turn.words.count <= 6,
            !Self.alone.isDisjoint(with: turn.words), Self.repeating.isDisjoint(with: turn.words),
            let days = Interpretation.days(in: turn.text, on: today), let start = days.start
        else { return false }
        values[.frequency] = nil
        values[.period] = nil
        values[.date] = days.dayCount == 1 && start > today ? [.days(days)] : nil
        if intent == .manageRecurring {
            intent = values[.merchant] == nil ? .sendMoney : .payBill
            operation = nil
        }
        return true
    }

    private static let repeating: Set<String> = [
        "every", "each", "tous", "toutes", "chaque", "from", "partir", "until", "jusqu'", "les",
        "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays",
    ]

    /// Gives each of two people the amount of the other ("plutôt l'inverse").
    private mutating func swapAmounts(by turn: Interpretation) -> Bool {
        guard turn.slots.isEmpty, turn.words.count <= 6, !turn.text.contains("?"),
            Wording(turn.words).says(Self.inverting), texts(personSlot).count == 2,
            let amounts = values[.amount], amounts.count == 2
        else { return false }
        values[.amount] = amounts.reversed()
        return true
    }

    private static let inverting = [
        "inverse", "l' inverse", "inversement", "inverser", "le contraire", "vice versa", "swap",
        "other way round", "other way around", "wrong way round", "wrong way around", "echange",
    ]

    /// Sends what was to be asked for, or asks for what was to be sent, where the turn says so of
    /// "him" or "them" ("non, envoie-lui 20"), or puts it right ("no, I meant request it").
    mutating func redirectMoney(by turn: Interpretation) -> Bool {
        let isAsked = intent == .requestMoney && (operation == nil || operation == .create)
        let nouns = isAsked ? Self.nounsOfSending : Self.nounsOfAsking
        let verbs = isAsked ? Self.sendingVerbs : Self.askingVerbs
        let names = turn.values(of: .payee) + turn.values(of: .payer)
        let turnsRound = turn.reverses(isAsked ? Self.askingVerbs : Self.sendingVerbs, to: verbs)
        // "Demande 10 à Paul" is an order of its own, which takes the place of this one.
        let isWhole =
            !names.isEmpty && !turn.values(of: .amount).isEmpty && !turn.opensWithCorrection
            && Interpretation.negations.isDisjoint(with: turn.words)
        guard isAsked || intent == .sendMoney, !texts(personSlot).isEmpty, turn.words.count <= 8,
            names.isEmpty || turnsRound && !isWhole,
            turn.isOrder && turn.says(verbs, of: Self.pronouns) || turn.putsRight(with: verbs)
                || turnsRound || turn.makesIt(nouns)
                || turn.tellsDebt(ofSpeaker: isAsked)
        else { return false }
        let people = values.removeValue(forKey: personSlot)
        (intent, operation) = isAsked ? (.sendMoney, nil) : (.requestMoney, .create)
        values[personSlot] = people
        drop(.date)
        values[.period] = nil
        _ = take(turn, correcting: true)
        // "No, ask Paul for 20".
        if !names.isEmpty { values[personSlot] = names }
        if turn.values(of: .amount).isEmpty, let amount = turn.unreadAmount {
            values[.amount] = [.amount(amount)]
        }
        return true
    }

    static let sendingVerbs: Set<String> = [
        "envoie", "envoyer", "vire", "virer", "donne", "donner", "verse", "paie", "paye", "send",
        "give", "pay", "transfer",
    ]
    static let askingVerbs: Set<String> = [
        "demande", "demander", "reclame", "reclamer", "ask", "request",
    ]
    private static let nounsOfSending: Set<String> = [
        "payment", "transfer", "paiement", "virement", "envoi",
    ]
    private static let nounsOfAsking: Set<String> = ["request", "demande", "requete"]
    static let pronouns: Set<String> = ["lui", "leur", "him", "her", "them"]
}

extension Interpretation {
    /// Whether one of these verbs stands right before one of these words.
    fileprivate func says(_ verbs: Set<String>, of objects: Set<String>) -> Bool {
        zip(words, words.dropFirst()).contains { verbs.contains($0) && objects.contains($1) }
    }

    /// Whether it says one deed in place of the other and nothing else ("non, envoie", "not send,
    /// request", "non, je voulais lui demander").
    fileprivate func reverses(_ old: Set<String>, to new: Set<String>) -> Bool {
        guard !text.contains("?"), words.contains(where: new.contains),
            wordsBesideSlots.allSatisfy({ word in
                old.contains(word) || new.contains(word) || Self.besideReversal.contains(word)
                    || word.contains(where: \.isNumber)
            })
        else { return false }
        let denials: Set<String> = ["pas", "not", "don't", "dont"]
        let denied = words.indices.dropLast().filter { denials.contains(words[$0]) }
            .map { words[$0 + 1] }
        return words.filter(old.contains).allSatisfy(denied.contains)
            && !denied.contains(where: new.contains)
    }

    private static let besideReversal: Set<String> = Frame.pronouns.union([
        "non", "no", "pas", "not", "don't", "mais", "but", "plutot", "rather", "instead", "je",
        "j'", "i", "want", "wanted", "to", "veux", "voulais", "voudrais", "meant", "it", "le", "la",
        "l'", "de", "actually", "finalement", "en", "fait", "euh", "sorry", "pardon", "for", "a",
        "place", "wait", "attends", "ok", "oh",
    ])

    /// Whether it says who owes whom, other than what was restated has it ("non, c'est moi qui lui
    /// dois", "no, she owes me 20").
    fileprivate func tellsDebt(ofSpeaker isOwn: Bool) -> Bool {
        let phrases =
            isOwn
            ? ["i owe him", "i owe her", "i owe them", "lui dois", "leur dois", "moi qui dois"]
            : ["owes me", "owe me", "me doit", "me doivent"]
        return !text.contains("?") && words.first.map(Self.contradicting.contains) == true
            && Wording(words).says(phrases)
    }

    private static let contradicting: Set<String> = [
        "no", "non", "nan", "nope", "actually", "wait", "attends", "mais", "but", "c'", "est",
        "it", "'s", "en",
    ]

    /// The part that is all a few words say ("no, half", "plutôt le quart").
    fileprivate var partAlone: ExactRatio? {
        guard words.count <= 4, !text.contains("?"), slots.allSatisfy({ $0.slot == .percentage })
        else { return nil }
        return multiple ?? spokenFraction
    }

    /// Whether a few words put off to the week after the day that was restated ("not this Monday,
    /// the next one", "le lundi d'après").
    fileprivate func wantsWeekAfter(_ day: Day) -> Bool {
        guard words.count <= 8, !text.contains("?"), Wording(words).says(Self.weekAfter) else {
            return false
        }
        let named = words.compactMap { Self.weekdays[$0] }
        return named.allSatisfy { $0 == day.weekday }
    }

    private static let weekAfter = [
        "the next one", "the following", "the one after", "le suivant", "celui d' apres",
        "le prochain d' apres", "lundi d' apres", "mardi d' apres", "mercredi d' apres",
        "jeudi d' apres", "vendredi d' apres", "samedi d' apres", "dimanche d' apres",
        "monday after", "tuesday after", "wednesday after", "thursday after", "friday after",
        "saturday after", "sunday after",
    ]

    /// Whether it puts one of these verbs in place of what was restated and says no more than of
    /// whom or what ("non, envoie-les-lui", "no, I meant request it").
    fileprivate func putsRight(with verbs: Set<String>) -> Bool {
        guard putsRight, !text.contains("?"), !Set(words).isDisjoint(with: verbs) else {
            return false
        }
        let isOfIt =
            says(verbs, of: Frame.things) || Wording(words).says(["meant", "voulais dire"])
        return isOfIt
            && wordsBesideSlots.allSatisfy { word in
                verbs.contains(word) || putsRightBeside(word) || Frame.pronouns.contains(word)
                    || Frame.things.contains(word) || Self.nameLinks.contains(word)
            }
    }
}

/// How far a day is from one that was said.
struct DayShift: Hashable {
    var days = 0
    var months = 0

    func day(from day: Day) -> Day {
        (months == 0 ? day : day.adding(months: months)).adding(days: days)
    }
}

extension Interpretation {
    /// How far from the day that was restated the one is that a few words say ("le lendemain", "a
    /// week later"); nil where they say none, or a day of today's.
    var dayShift: DayShift? { text.contains("?") ? nil : spokenShift }

    /// The same, where nothing else is said, be it asked ("and a month later?").
    var onlyShift: DayShift? {
        let areAll = words.allSatisfy { word in
            Self.shiftUnits[word] != nil || Self.shiftCount(word) != nil
                || Self.besideShifts.contains(word)
        }
        return areAll ? spokenShift : nil
    }

    private static let besideShifts = elided.union(
        "et and what about how then puis alors of de plus".foldedWords
            + (later + earlier + dayBehind + dayBefore).flatMap(\.foldedWords))

    private var spokenShift: DayShift? {
        let named: Set<Slot> = [.date, .period, .count, .frequency, .amount]
        let wording = Wording(words)
        guard words.count <= 8, slots.allSatisfy({ named.contains($0.slot) }),
            !wording.says(Self.ofToday)
        else { return nil }
        if wording.says(Self.dayBehind) { return DayShift(days: 1) }
        if wording.says(Self.dayBefore) { return DayShift(days: -1) }
        for index in words.indices {
            guard let unit = Self.shiftUnits[words[index]] else { continue }
            let behind = Wording(words[(index + 1)...].prefix(2))
            let before = words[..<index].last ?? ""
            let isLater = behind.says(Self.later) || before == "following"
            let isEarlier = behind.says(Self.earlier) || before == "previous"
            guard isLater != isEarlier else { continue }
            let count = Self.shiftCount(before) ?? 0
            guard (1...60).contains(count) else { continue }
            let sign = isLater ? count : -count
            return DayShift(days: sign * unit.days, months: sign * unit.months)
        }
        return nil
    }

    private static let ofToday = [
        "tomorrow", "demain", "today", "aujourd'hui", "hier", "yesterday", "now", "maintenant",
    ]
    private static let dayBehind = [
        "lendemain", "the next day", "the day after", "the following day", "jour suivant",
        "jour d' apres", "jour apres",
    ]
    private static let dayBefore = [
        "la veille", "the day before", "the previous day", "jour d' avant", "jour precedent",
    ]
    private static let later = [
        "later", "after", "apres", "plus tard", "suivant", "suivante", "d' apres", "de plus",
    ]
    private static let earlier = [
        "earlier", "sooner", "before", "avant", "plus tot", "precedent", "precedente", "d' avant",
        "de moins",
    ]
    private static let shiftUnits: [String: DayShift] = [
        "jour": DayShift(days: 1), "jours": DayShift(days: 1), "day": DayShift(days: 1),
        "days": DayShift(days: 1), "semaine": DayShift(days: 7), "semaines": DayShift(days: 7),
        "week": DayShift(days: 7), "weeks": DayShift(days: 7), "fortnight": DayShift(days: 14),
        "quinzaine": DayShift(days: 14), "mois": DayShift(months: 1),
        "month": DayShift(months: 1), "months": DayShift(months: 1),
    ]
    private static func shiftCount(_ word: String) -> Int? {
        ["a", "la", "le", "the", "following", "previous"].contains(word)
            ? 1 : SpokenNumber.value(of: word)
    }
}

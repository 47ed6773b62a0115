internal import Primitives
internal import Understanding

/// What an order is held to that nobody can keep: a condition, or a day that is only said not to
/// be.
extension Frame {
    /// Whether it is to be done only in a case that is named ("si Paul me rembourse", "if my balance
    /// is over 5000", "dès que mon salaire arrive"); courtesies are none ("si tu peux", "if that's
    /// ok").
    var hangsOnCondition: Bool {
        guard changesMoneyOrLocks else { return false }
        return words.indices.contains { index in
            if Self.links.contains(words[index]) || Self.whens.contains(words[index]) {
                return isCondition(behind: index)
            }
            return Self.conditions.contains { words[index...].starts(with: $0) }
        }
    }

    private var changesMoneyOrLocks: Bool {
        switch intent {
        case .sendMoney, .payBill: true
        case .requestMoney: [nil, .create, .accept, .decline].contains(operation)
        case .manageRecurring: operation != .list && operation != .resume
        case .accountSecurity:
            [.freezeCard, .unfreezeCard, .lockWallet, .unlockWallet].contains(operation)
        // "Annule Netflix sauf si c'est moins de 10" allows nothing.
        case .manageAutopay:
            operation == .setRule && words.first.map(Self.stopping.contains) == true
                || operation != .show && withholdsPayment
        // "If my rent goes up to 900, raise my budget"; of an alert the case is what it is for.
        case .manageBudget:
            (operation == .set || operation == .change)
                && words.first.map(Self.links.contains) == true
        case .checkBalance, .listTransactions, .analyzeSpending, .forecastSpending, .findAnomalies,
            .getAdvice, .loyaltyCards, .stakeCoins:
            false
        }
    }

    /// Whether something is not to be paid, or not before it is asked ("if EDF goes over 80 don't
    /// pay it", "si ma facture dépasse 50 euros demande-moi").
    private var withholdsPayment: Bool {
        let wording = Wording(words)
        let isAsked = wording.says([
            "ask me", "check with me", "confirm with me", "tell me first", "demande moi",
            "demandez moi", "me demander", "consulte moi", "me consulter", "verifie avec moi",
        ])
        let isFreed = wording.says([
            "don't ask me", "dont ask me", "not ask me", "never ask me", "without asking",
            "sans me demander", "sans me consulter", "pas me demander", "plus me demander",
        ])
        // "Si EDF dépasse 80 euros" alone, before what is not to be done then, allows nothing.
        let isBare =
            words.first.map(Self.links.contains) == true
            && !wording.saysWord(beginning: Self.allowing)
        return isBare || isAsked && !isFreed || wording.says(Self.withholding)
    }

    private static let allowing = [
        "pai", "pay", "regl", "autoris", "accept", "automat", "auto", "allow", "approv", "valid",
        "let", "laiss", "settle",
    ]

    private static let withholding = [
        "paie pas", "paye pas", "payez pas", "regle pas", "ne pas payer", "ne paie rien",
        "ne paye rien", "paie rien", "paye rien", "don't pay", "dont pay", "do not pay",
        "never pay", "paie jamais", "paye jamais", "bloque le", "refuse de payer", "hold off",
    ]

    private static let stopping: Set<String> = [
        "annule", "annuler", "annulez", "arrete", "arreter", "resilie", "resilier", "stoppe",
        "cancel", "stop", "end",
    ]

    /// Whether the words behind a "si" or an "if" are a case and no courtesy.
    private func isCondition(behind index: Int) -> Bool {
        if index > 0, Self.unconditional.contains(words[index - 1]) { return false }
        let behind = words[(index + 1)...].prefix(5)
        guard let subject = behind.first else { return false }
        // "S'il" is a si, "il s'agit" is none.
        if words[index].hasPrefix("s"), words[index] != "si", !["il", "ils"].contains(subject) {
            return false
        }
        // "Quand même", "once a month", "once, tomorrow".
        if Self.whens.contains(words[index]), Self.unwhen.contains(subject) { return false }
        if words[index] == "once", ["tomorrow", "today", "on"].contains(subject) { return false }
        let isAgreed = Self.itself.contains(subject) && !Self.agreeable.isDisjoint(with: behind)
        return !Self.asked.contains(subject) && !isAgreed
            && Self.courtesies.isDisjoint(with: behind)
    }

    /// Whether a word stands in what is told behind an order rather than in the order ("send Paul
    /// 20, I'll see him later").
    func isTold(at place: Int) -> Bool {
        let isOrdering = { word in
            Self.sendingVerbs.contains(word) || Self.askingVerbs.contains(word)
                || Self.locking.contains(where: word.hasPrefix)
        }
        guard let verb = words[..<place].firstIndex(where: isOrdering) else { return false }
        let between = words[(verb + 1)..<place]
        return !Self.tellers.isDisjoint(with: between) && !between.contains("mean")
    }

    /// How verbs begin that close a card or the wallet.
    static let locking = ["freez", "bloq", "gel", "lock", "verrou"]
    private static let tellers: Set<String> = [
        "he", "she", "they", "i", "we", "you", "il", "elle", "ils", "elles", "on", "je", "j'", "tu",
        "vous", "qui", "who",
    ]

    private static let whens: Set<String> = ["quand", "lorsque", "lorsqu'", "when", "once"]
    private static let unwhen: Set<String> = [
        "meme", "a", "per", "every", "each", "more", "again", "and",
    ]

    private static let links: Set<String> = ["si", "s'", "s", "if"]
    /// What a "quand" or an "if" stands behind that is no case ("je ne sais plus quand").
    private static let unconditional: Set<String> = [
        "even", "meme", "comme", "as", "what", "sais", "sait", "plus", "rappelle", "souviens",
        "know", "remember", "recall", "sure", "depuis", "since", "idea",
    ]
    /// Those who are asked for a favour.
    private static let asked: Set<String> = ["tu", "vous", "you", "besoin", "needed", "need"]
    private static let courtesies: Set<String> = [
        "possible", "plait", "plaît", "derange", "gene", "assez", "enough", "necessaire",
        "necessary",
    ]
    /// What is a courtesy of the thing itself or of the speaker, and a case of anybody else ("si ça
    /// va", "s'il va mieux").
    private static let agreeable: Set<String> = [
        "ok", "okay", "bon", "fine", "alright", "marche", "va", "can", "may", "could", "works",
    ]
    private static let itself: Set<String> = [
        "ca", "c'", "cela", "that", "it", "this", "all", "tout", "everything", "i",
        "ok", "okay", "bon", "fine", "alright",
    ]
    private static let conditions = [
        ["unless"], ["a", "moins", "que"], ["a", "moins", "qu'"], ["des", "que"], ["des", "qu'"],
        ["as", "soon", "as"], ["pourvu", "que"], ["pourvu", "qu'"], ["provided"],
        ["as", "long", "as"], ["tant", "que"], ["une", "fois", "que"], ["une", "fois", "qu'"],
        ["sauf", "si"], ["sauf", "s'"], ["except", "if"], ["excepte", "si"],
        ["une", "fois", "paye"], ["une", "fois", "payee"], ["une", "fois", "rembourse"],
        ["une", "fois", "remboursee"], ["une", "fois", "recu"], ["une", "fois", "rentre"],
        ["une", "fois", "rentree"], ["une", "fois", "arrive"], ["une", "fois", "arrivee"],
        ["une", "fois", "mon"], ["une", "fois", "ma"], ["une", "fois", "mes"],
    ]

    /// How many days before it is due a bill is to be paid, where that is its day ("pay EDF when
    /// it's due", "la veille de l'échéance").
    var daysBeforeDue: Int? {
        guard intent == .payBill, dueWords != nil else { return nil }
        return Wording(words).says(["day before", "la veille", "veille de"]) ? 1 : 0
    }

    /// Takes the day a bill is due on, or one before it, in place of the day that was said before.
    mutating func takeDueDay(of turn: Interpretation) {
        var order = Frame(.payBill)
        order.words = turn.words
        guard intent == .payBill, order.daysBeforeDue != nil, turn.values(of: .date).isEmpty else {
            return
        }
        values[.date] = nil
    }

    /// The words that name the day a bill is due on ("when it's due", "l'échéance").
    var dueWords: String? {
        guard
            let end = words.firstIndex(where: { ["due", "dues", "echeance"].contains($0) }),
            let start = words[..<end].suffix(4).lastIndex(where: Self.dueLeads.contains)
                ?? (words[end...].starts(with: ["due", "date"]) ? end : nil)
        else { return nil }
        return words[start...end].joined(separator: " ")
    }

    private static let dueLeads: Set<String> = [
        "when", "before", "day", "quand", "l'", "son", "d'", "leur", "jour",
    ]

    /// Whether several days are named of which one is meant ("mardi ou mercredi").
    var offersDays: Bool {
        offersAlternatives && ((values[.date]?.count ?? 0) > 1 || (values[.period]?.count ?? 0) > 1)
    }

    /// Whether several people are to be paid on several days, and nothing says who on which.
    var dividesDays: Bool {
        texts(personSlot).count > 1 && Set(values[.date] ?? []).count > 1
    }

    /// Whether all that is said of the day is that it is not this one ("mais pas aujourd'hui",
    /// "any day but Monday").
    var isPostponed: Bool {
        guard days(.date) == nil, days(.period) == nil else { return false }
        if excluded.contains(where: { $0.slot.isOfDays }) { return true }
        return words.indices.contains { index in
            let isLater =
                Self.postponing.contains { words[index...].starts(with: $0) }
                || ["pas", "not"].contains(words[index])
                    && words[(index + 1)...].first.flatMap(Interpretation.weekday) != nil
            return isLater && !isTold(at: index)
        }
    }

    private static let postponing = [
        ["pas", "aujourd'hui"], ["pas", "maintenant"], ["pas", "tout", "de", "suite"],
        ["not", "today"], ["not", "now"], ["not", "yet"], ["later"], ["plus", "tard"],
        ["another", "day"], ["some", "other", "day"], ["un", "autre", "jour"],
    ]

    /// Whether it is said from when, until when or how long something is to hold ("à partir de
    /// lundi", "until Christmas", "for a week"), which "jusqu'à 20" does not.
    var saysTerm: Bool {
        let wording = Wording(words)
        if wording.says(Self.openTerms) { return false }
        return !spoken.isDisjoint(with: ["until", "till"]) || wording.says(Self.terms)
            || limit == nil && intent != .manageBudget
                && (wording.says(["jusqu' a", "jusque"]) || saysLength)
    }

    private static let terms = [
        "a partir de", "a partir du", "a partir d'", "starting from", "jusqu' au", "jusqu' en",
        "jusqu' aux",
    ]
    private static let openTerms = [
        "a partir de maintenant", "a partir d' aujourd'hui", "until further notice",
        "jusqu' a nouvel ordre", "until i say so", "until i say otherwise",
    ]

    /// Whether it ends or begins with another time than now, where no slot has one ("freeze my card
    /// tomorrow"); what is told of a loss is of the past.
    var endsAnotherTime: Bool {
        let wording = Wording(words)
        guard !wording.saysWord(beginning: ["perd", "vol", "lost", "lose", "stole", "steal"]) else {
            return false
        }
        let ends =
            words.first.map(Self.otherTimes.contains) == true
            || !Self.otherTimes.isDisjoint(with: words.suffix(2))
        let hour = words.suffix(2).contains { word in
            word.first?.isNumber == true && word.dropFirst().contains("h")
        }
        return ends || hour
            || wording.ends(with: [
                "ce soir", "la semaine prochaine", "next week", "next month", "le mois prochain",
                "plus tard", "later", "in an hour", "dans une heure",
            ])
    }

    private static let otherTimes: Set<String> = [
        "demain", "tomorrow", "tonight", "later", "lundi", "mardi", "mercredi", "jeudi", "vendredi",
        "samedi", "dimanche", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
        "sunday", "weekend", "pm", "am", "heures",
    ]

    /// Whether an amount is to be worked out of which there is no figure: it is asked for as one.
    var lacksFigure: Bool {
        let isPartOfBill =
            intent == .payBill && amounts.isEmpty && values[.percentage] != nil
            && shareOfDue == nil
        return !isQuestion && (reckonsAmount || isPartOfBill)
    }

    /// A day that no slot has, though it was said ("le jour de l'échéance"), where none is known.
    var unheardDay: String? {
        // "Plus tard" reads as from today on.
        let said = saidDays
        guard said == nil || said?.end == nil && words.suffix(2) == ["plus", "tard"] else {
            return nil
        }
        return Self.unheardDays.first { phrase, _ in
            words.indices.contains { words[$0...].starts(with: phrase) && !isTold(at: $0) }
        }?.shown
    }

    private static let unheardDays: [(phrase: [String], shown: String)] = [
        (["nouvel", "an"], "nouvel an"), (["due", "date"], "due date"),
        (["day", "it", "'s", "due"], "day it’s due"), (["day", "it", "is", "due"], "day it’s due"),
        (["before", "it", "'s", "due"], "before it’s due"),
        (["date", "d'", "echeance"], "date d’échéance"),
        (["jour", "de", "l'", "echeance"], "jour de l’échéance"),
        (["veille", "de", "l'", "echeance"], "veille de l’échéance"),
        (["a", "l'", "echeance"], "à l’échéance"),
        (["plus", "tard", "possible"], "le plus tard possible"),
        (["au", "dernier", "moment"], "au dernier moment"),
        (["a", "la", "derniere", "minute"], "à la dernière minute"),
        (["as", "late", "as"], "as late as possible"),
        (["at", "the", "last", "minute"], "at the last minute"),
        (["at", "the", "last", "moment"], "at the last moment"),
        (["un", "de", "ces", "jours"], "un de ces jours"), (["some", "day"], "some day"),
        (["plus", "tard"], "plus tard"), (["later"], "later"),
    ]

    /// The words that say what is left out, where none of it was found.
    var excludesUnheard: Bool {
        guard excluded.isEmpty, meansLeftOut == nil else { return false }
        let next = words.dropFirst() + [""]
        return zip(words, next).contains { word, next in
            Self.excepting.contains(word) && !Self.links.union(Self.adjusting).contains(next)
        }
    }

    /// What makes of an exception a case, or a correction ("sauf que c'est 45", "except it's 45").
    private static let adjusting: Set<String> = [
        "when", "quand", "que", "qu'", "that", "its", "it", "make", "this",
    ]

    private static let excepting: Set<String> = [
        "sauf", "except", "excepte", "excluding", "hormis", "hors",
    ]
}

internal import Entities
internal import Primitives
internal import Understanding

extension Frame {
    /// Keeps what a turn calls the kinds of spending a budget or a question is of.
    mutating func takeKinds(of turn: Interpretation) {
        for fill in turn.slots where fill.slot == .category {
            let said = turn.text(of: fill)
            // What was worked out of the whole is called nothing in particular.
            guard case .text(let label) = fill.value, (1...3).contains(said.foldedWords.count)
            else { continue }
            saidKinds[label] = said
        }
    }

    /// What was named that is but a part of a kind of spending, as coffee is of restaurants; nil
    /// where the kind itself was.
    func part(of category: SpendingCategory?) -> String? {
        guard let category, let said = saidKinds[category.rawValue] else { return nil }
        return category.isNamed(by: said.foldedWords) ? nil : said
    }

    /// The same of what is asked about, where it is of one kind, without the article before it; a
    /// slip of the finger names the kind still.
    var saidPart: String? {
        guard asksOfTransactions || intent == .forecastSpending, saidTheme == nil,
            texts(.category).count == 1, let category, let said = part(of: category),
            !category.isNearlyNamed(by: said.foldedWords)
        else { return nil }
        let words = said.split(whereSeparator: { $0.isWhitespace || "'’".contains($0) })
        let meant = words.drop { Self.beforeParts.contains(String($0).lowercased()) }
        return meant.first.map { String(said[$0.startIndex...]) }
    }

    private static let beforeParts: Set<String> = [
        "le", "la", "les", "l", "de", "du", "des", "d", "mon", "ma", "mes", "the", "my", "some",
    ]
}

extension Frame {
    /// This frame, which is of several budgets, without those that a few words leave out, or with
    /// those alone that they want ("pas les restos", "only groceries"); nil where they do neither.
    func leavingOutBudgets(of orders: [Order], by turn: Interpretation) -> Frame? {
        guard orders.count > 1, orders.allSatisfy({ $0.intent == .manageBudget }),
            category == nil, turn.words.count <= 6, !turn.text.contains("?")
        else { return nil }
        let said = turn.words.compactMap { SpendingCategory.named(in: $0) }
        let kinds = orders.compactMap(\.category)
        let named = kinds.filter(said.contains)
        let isOut = Self.removes(turn)
        let isAlone = !Self.alone.isDisjoint(with: turn.words)
        guard !named.isEmpty, named.count < kinds.count, isOut != isAlone else { return nil }
        var frame = self
        frame.excluded += kinds.filter { named.contains($0) == isOut }.map { kind in
            Exclusion(slot: .category, said: kind.rawValue, value: .text(kind.rawValue))
        }
        return frame
    }

    /// Whether a budget is for something that no kind of spending was read from ("60 for the
    /// grandchildren"): all spending is not meant.
    var namesUnheardKind: Bool {
        guard periods.isEmpty, !wantsAll,
            let link = words.lastIndex(where: ["pour", "for"].contains)
        else { return false }
        return words[(link + 1)...].contains { word in
            !Self.besideKinds.contains(word) && word.contains(where: \.isLetter)
        }
    }

    private static let besideKinds = Interpretation.elided.union(
        """
        le la les un une de du des mon ma mes ce cet cette moi the a my me this next mois semaine \
        annee an month week year depenses spending tout all everything total euros euro eur \
        pounds dollars s'il te plait stp please prochain prochaine
        """.foldedWords)
}

extension Frame {
    /// Whether it asks which budgets are exceeded now ("am I over on anything?", "j'ai dépassé quels
    /// budgets ?"), rather than whether one may be or was.
    func asksOfExceeded(on today: Day) -> Bool {
        let isNow = (days(.period) ?? days(.date))?.end.map { $0 > today } ?? true
        let wording = Wording(words)
        return isNow && Self.notExceeding.isDisjoint(with: words)
            && (wording.says(Self.beingOver) || wording.saysWord(beginning: Self.exceedingStems))
    }

    private static let beingOver = [
        "am i over", "i'm over", "i am over", "gone over", "go over", "going over", "went over",
        "been over", "is over", "are over", "over budget", "over on", "over any", "au dessus",
        "au-dessus",
    ]
    private static let exceedingStems = [
        "exceed", "overspen", "overshot", "blown", "depass", "explos",
    ]
    /// What says that something is not exceeded, or not yet.
    private static let notExceeding = Interpretation.negations.union([
        "close", "near", "nearly", "almost", "about", "soon", "risk", "will", "presque", "bientot",
        "risque", "risques", "vais", "va", "pres",
    ])
}

extension WalletView.Budget {
    /// How much may be spent yet, in minor units; below zero where it is exceeded.
    var left: Int64 { limit.minorUnits.subtractingReportingOverflow(spent.minorUnits).partialValue }

    /// Whether more was spent than it allows.
    var isExceeded: Bool { left < 0 }
}

extension SpendingCategory {
    /// Whether folded words name all of it rather than a part.
    fileprivate func isNamed(by words: [String]) -> Bool {
        Self.names[self].map { !$0.isDisjoint(with: words) } ?? true
    }

    /// Whether one of the folded words is but slips of the finger away from a name of all of it.
    fileprivate func isNearlyNamed(by words: [String]) -> Bool {
        EditDistance.nearest(of: (Self.names[self] ?? []).sorted(), to: words) != nil
    }

    /// What people call the kinds that have parts by.
    private static let names: [SpendingCategory: Set<String>] = [
        .housing: ["logement", "logements", "housing", "home", "maison", "household", "house"],
        .groceries: [
            "course", "courses", "grocery", "groceries", "food", "alimentation", "alimentaire",
            "nourriture", "bouffe", "supermarche", "supermarches", "supermarket", "supermarkets",
            "epicerie", "commissions", "provisions", "messages", "tucker", "scran", "shop",
        ],
        .restaurants: [
            "resto", "restos", "restau", "restaurant", "restaurants", "dining", "eating", "manger",
            "out", "sorties",
        ],
        .transport: [
            "transport", "transports", "deplacements", "trajets", "commute", "commuting",
        ],
        .utilities: [
            "utilities", "utility", "energie", "energy", "factures", "bills", "charges",
        ],
        .health: ["sante", "health", "medical", "healthcare"],
        .education: ["education", "scolarite", "ecole", "school"],
        .subscriptions: [
            "abonnement", "abonnements", "abo", "abos", "subscription", "subscriptions", "subs",
        ],
        .entertainment: [
            "loisir", "loisirs", "sortie", "sorties", "entertainment", "leisure", "fun", "going",
        ],
        .shopping: ["shopping", "achat", "achats", "magasinage"],
        .travel: [
            "voyage", "voyages", "vacance", "vacances", "travel", "travels", "travelling",
            "holiday", "holidays", "hols", "trips", "trip",
        ],
        .fees: ["frais", "fees", "fee", "bank", "banque", "bancaires"],
        .other: ["divers", "autre", "autres", "other", "misc", "miscellaneous", "reste", "rest"],
    ]
}

internal import Primitives
internal import Understanding

/// Questions about the money that was, which their words show whatever they read as.
extension Interpretation {
    /// The turn as the question about spending, or about what comes back, that its words
    /// unmistakably are.
    func asked(on today: Day) -> Interpretation {
        if let planning = planning(on: today) { return planning }
        if asksOfLimits {
            // Over what it is counted is that of a change right behind it.
            return with(
                slots: slots.filter { $0.slot == .scope },
                label: .intent(.accountSecurity, .cardStatus), confidence: 1)
        }
        if showsBills {
            return with(slots: [], label: .intent(.listTransactions, nil), confidence: 1)
        }
        if let compared = yearsBeside { return compared }
        if let guarded { return guarded }
        if let standing = asksOfStanding { return standing }
        if asksOfPayments { return with(slots: [], label: .intent(.manageRecurring, .list)) }
        if asksPriceOfOwn || asksOfSpendingSomewhere {
            return with(slots: [], label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        if asksOfNextWages {
            return with(slots: [], label: .intent(.forecastSpending, nil), confidence: 1)
        }
        if asksOfBalancePast || asksOfOpeningBalance {
            return with(
                slots: dated(on: today), label: .intent(.checkBalance, nil), confidence: 1)
        }
        if let payee = payeeAwaitingPayment {
            return with(slots: [payee], label: .intent(.forecastSpending, nil), confidence: 1)
        }
        if asksOfOwnIncome {
            let isOver = MeasureReading(self).asksWhatWasDrawnAsPay
            return with(
                slots: isOver ? dated(on: today) : slots, label: .intent(.analyzeSpending, nil),
                confidence: 1)
        }
        if asksOfOwnWages || asksWhenWagesCame {
            return with(slots: slots, label: .intent(.listTransactions, nil), confidence: 1)
        }
        if asksIfCollected,
            label == .intent(.manageRecurring, .list) || label == .intent(.findAnomalies, nil)
        {
            return with(slots: slots, label: .intent(.listTransactions, nil), confidence: 1)
        }
        if let ended = asksWhenEnded {
            return with(slots: ended, label: .intent(.listTransactions, nil), confidence: 1)
        }
        if let rises { return rises }
        if let due {
            let category = SlotFill(
                slot: .category, value: .text(due.rawValue), range: 0..<text.utf8.count)
            return with(slots: [category], label: .intent(.manageRecurring, .list), confidence: 1)
        }
        if MeasureReading(self).setsWeekendsBeside, intent == .analyzeSpending {
            // Days of the week in general are no days of this one.
            let others = slots.filter { fill in
                let words = text(of: fill).nameWords
                return words.isDisjoint(with: ["weekend", "weekends", "week", "semaine"])
            }
            return with(slots: others, label: label)
        }
        if let left = asksWhatWasLeft(on: today) { return left }
        if let over = onWeekendGoneBy(before: today) { return over }
        guard asksOfWhatWas || asksOfDaysGoneBy(on: today) else {
            // Of days to come no budget is checked.
            return label == .intent(.manageBudget, .check)
                ? lookingBack(on: today) : balanceDated(on: today)
        }
        return with(
            slots: past(on: today), label: .intent(.analyzeSpending, nil), confidence: 1)
    }

    /// The slots of a question when something that came back was paid for the last time ("quand
    /// ai-je arrêté Basic Fit ?"); nil where it asks for nothing of the kind.
    private var asksWhenEnded: [SlotFill]? {
        guard label == .intent(.manageRecurring, .list),
            ["when", "quand"].contains(words.first ?? ""),
            let merchant = slots.first(where: { $0.slot == .merchant }),
            Wording(words).says([
                "did i stop", "did i cancel", "did i quit", "have i stopped", "ai je arrete",
                "ai je resilie", "j' ai arrete", "j' ai resilie", "ai je quitte",
            ])
        else { return nil }
        return [merchant, SlotFill(slot: .count, value: .number(1), range: 0..<0)]
    }

    /// The same, with the days that the words name where they are in no slot.
    func dated(on today: Day) -> [SlotFill] {
        let read = past(on: today)
        guard !read.contains(where: { $0.slot.isOfDays }),
            let days = text.days(on: today)
        else { return read }
        return read + [
            SlotFill(slot: .period, value: .days(days), range: 0..<text.utf8.count)
        ]
    }

    /// The turn with days that are over where it reads as of days to come, none of which is part of
    /// what was.
    func lookingBack(on today: Day) -> Interpretation {
        let areAhead = slots.contains { fill in
            guard case .days(let days) = fill.value, let start = days.start else { return false }
            return start > today
        }
        return areAhead ? with(slots: past(on: today)) : self
    }

    /// The turn with the weekend before where what was is asked of one that is still to come ("how
    /// much did I spend over the weekend?" on a Monday); nil for any other.
    private func onWeekendGoneBy(before today: Day) -> Interpretation? {
        guard intent == .analyzeSpending || intent == .listTransactions,
            let place = slots.firstIndex(where: { $0.slot.isOfDays }),
            case .days(let days) = slots[place].value, let start = days.start, let end = days.end,
            start > today, start <= today.adding(days: 7),
            Wording(text(of: slots[place]).foldedWords).says(["weekend", "week end"])
        else { return nil }
        var slots = slots
        slots[place] = SlotFill(
            slot: .period,
            value: .days(DayInterval(start: start.adding(days: -7), end: end.adding(days: -7))),
            range: slots[place].range)
        return with(slots: slots)
    }

    /// The slots with days that were read as those to come as days of the past.
    func past(on today: Day) -> [SlotFill] {
        slots.map { fill in
            guard fill.slot.isOfDays else { return fill }
            // What is over as it reads may have its year from a word behind it.
            if case .days(let read) = fill.value, read.end.map({ $0 <= today }) ?? false {
                return SlotFill(slot: .period, value: fill.value, range: fill.range)
            }
            guard let days = text(of: fill).days(on: today) else { return fill }
            return SlotFill(slot: .period, value: .days(days), range: fill.range)
        }
    }

    /// Whether it asks what was spent or received, and reads as something else.
    private var asksOfWhatWas: Bool {
        switch label {
        case .intent(.requestMoney, .list): asksWhatCameBack
        case .intent(.checkBalance, nil): asksWhatWasDrawn || asksHowOften
        case .intent(.forecastSpending, nil):
            asksHowOften || asksOfDays
                || asksOfChange && (MeasureReading(self).speaksOfIncome || saysItHasChanged)
        case .intent(.findAnomalies, nil), .intent(.getAdvice, nil): asksOfChange
        case .intent(.manageBudget, .check), .intent(.manageBudget, .change):
            comparedTimes != nil && !words.contains("budget")
        case .intent(.manageRecurring, .list):
            (slots.contains { $0.slot == .merchant } || movesToSavings)
                && MeasureReading(self).isOfAmount
        case .outOfScope: asksOfChange && saysNothingElse || asksHowOften
        case .intent, .act, .inform: false
        }
    }

    /// Whether it is of what goes to savings, not of which payments do.
    private var movesToSavings: Bool {
        slots.contains { fill in
            fill.value == .text(SpendingCategory.savings.rawValue)
        } || Wording(words).movesToSavings
    }

    /// Whether it asks which payments come back, or which subscription costs most, and reads as
    /// something else.
    private var asksOfPayments: Bool {
        switch label {
        case .intent(.getAdvice, nil), .intent(.findAnomalies, nil),
            .intent(.analyzeSpending, nil), .outOfScope:
            asksOfOneSubscription || asksOfFixedCosts || asksWhatComesBack
                || asksWhatSubscriptionsCost
        case .intent(.listTransactions, nil), .intent(.forecastSpending, nil):
            asksWhatComesBack || asksWhatSubscriptionsCost
        case .intent, .act, .inform: false
        }
    }

    /// Whether it asks when the next wages come and nothing else, whatever it reads as ("when do I
    /// get paid?", "prochaine paie ?").
    private var asksOfNextWages: Bool {
        switch label {
        case .intent(.listTransactions, nil), .intent(.forecastSpending, nil),
            .intent(.analyzeSpending, nil), .intent(.checkBalance, nil), .act(.help), .outOfScope:
            break
        case .intent, .act, .inform: return false
        }
        return words.count <= 9 && !Wording(words).says(["last", "derniere", "dernier"])
            && MeasureReading(self).asksOfNextWages
            && slots.allSatisfy { $0.slot == .category || $0.slot == .count }
    }

    /// Whether it asks when wages came, and reads as something else ("when did my salary arrive?").
    private var asksWhenWagesCame: Bool {
        switch label {
        case .intent(.forecastSpending, nil), .intent(.checkBalance, nil),
            .intent(.analyzeSpending, nil), .outOfScope:
            return words.count <= 9 && MeasureReading(self).asksOfPastWages
        case .intent, .act, .inform: return false
        }
    }

    /// Whether it asks what the speaker's wages are ("quel est mon salaire ?").
    private var asksOfOwnWages: Bool {
        switch label {
        case .intent(.forecastSpending, nil), .intent(.checkBalance, nil), .outOfScope: break
        case .intent, .act, .inform: return false
        }
        guard let own = words.lastIndex(where: ["my", "mon", "ma"].contains),
            words.count - own == 2, words[..<own].allSatisfy(Self.asking.contains)
        else { return false }
        return MeasureReading(self).speaksOfWages
    }

    private static let asking = Set(
        "what what's whats is how much are c'est quoi quel quelle est de combien a".foldedWords)

    /// Whether the days with or without spending are counted.
    private var asksOfDays: Bool {
        if case .days = measure { return !speaksOfWhatMayBe }
        return false
    }

    /// Whether it asks how much was paid back, by whomever.
    private var asksWhatCameBack: Bool {
        let reading = MeasureReading(self)
        let asks =
            words.prefix(3).contains("how") || !Set(words).isDisjoint(with: ["combien", "cb"])
        return asks
            && (reading.asksOfReceived || reading.asksOfRefunds)
            && Set(words).isDisjoint(with: ["owe", "owes", "owed", "dois", "doit", "doivent"])
    }

    /// Whether it asks how much was drawn in cash, rather than how much may be.
    private var asksWhatWasDrawn: Bool {
        let wording = Wording(words)
        let isDrawn =
            wording.saysWord(beginning: ["retir", "withdr"])
            || wording.says(["take out", "took out", "taken out"])
        return isDrawn && MeasureReading(self).asksOfCash && !speaksOfWhatMayBe
    }

    /// Whether it asks how often something is paid for.
    private var asksHowOften: Bool {
        let reading = MeasureReading(self)
        let isKnown = reading.doneCategory != nil || reading.asksOfCash || namesSpending
        guard isKnown, !speaksOfWhatMayBe else { return false }
        return Wording(words).says([
            "combien de fois", "tous les combien", "a quelle frequence", "how many times",
            "how often",
        ])
    }

    /// Whether it asks if spending goes up or down, or what of it does.
    private var asksOfChange: Bool {
        switch measure {
        case .trend, .changes: break
        case .average, .count, .rate, .variety, .days, .extremes, .groups, .share, .comparison,
            .usual, .sum, .standing, .difference, nil:
            return false
        }
        let wording = Wording(words)
        let isOfMoney =
            namesSpending || saysNothingElse || MeasureReading(self).speaksOfIncome
        return isOfMoney && !speaksOfWhatMayBe
            && !wording.saysWord(beginning: Self.remarkable) && !wording.says(Self.advising)
    }

    /// Whether a kind of spending or a shop is named.
    private var namesSpending: Bool {
        slots.contains { $0.slot == .category || $0.slot == .merchant }
    }

    /// Whether it asks which of the subscriptions costs the most or the least.
    private var asksOfOneSubscription: Bool {
        guard case .extremes = measure, !slots.contains(where: { $0.slot == .period }) else {
            return false
        }
        return Wording(words).saysWord(beginning: ["abonne", "subscri"])
    }

    /// Whether it is of what is to come or allowed rather than of what was.
    private var speaksOfWhatMayBe: Bool {
        Wording(words).says([
            "can", "could", "may", "able", "allowed", "will", "going to", "limit", "maximum", "max",
            "next", "tomorrow", "futur", "future", "peux", "peut", "puis", "pourrais", "limite",
            "plafond", "prochain",
            "prochaine", "demain", "vont", "vais retirer", "va",
        ])
    }

    /// Whether something is said to have changed already ("quelles factures ont augmenté ?").
    private var saysItHasChanged: Bool {
        saysNothingElse
            && words.contains { ["a", "ont", "has", "have", "did", "went"].contains($0) }
    }

    /// Whether no word names anything beside what changed.
    private var saysNothingElse: Bool {
        words.allSatisfy { word in
            Self.bareOfChange.contains(word) || MeasureReading([word]).isOfChange
        }
    }

    private static let bareOfChange = Set(
        """
        quel quelle quels quelles \
        qu'est-ce qui qu' quoi que c' a ont est sont s' le la les plus moins mes ma mon chez moi de \
        d' pour depense depenses poste postes categorie categories factures facture dernierement \
        recemment ces derniers derniere dernieres temps mois depuis un an et en cette annee what's \
        what which of has have is are did does do s the most least my in i on spending spend \
        expenses costs cost bills bill category categories lately recently this last year month \
        months up down going gone went go and much
        """.foldedWords)
    private static let remarkable = [
        "anormal", "inhabit", "unusual", "odd", "strange", "weird", "bizar", "suspect", "conseil",
        "advi", "suspic", "reduire", "reduce", "econom",
    ]
    private static let advising = [
        "how", "comment", "should", "dois", "devrais", "faut", "help", "aide", "why", "pourquoi",
        "tip", "tips", "save",
    ]
}

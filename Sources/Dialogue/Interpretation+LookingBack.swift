internal import Primitives
internal import Understanding

/// Questions of what was paid that read as something else.
extension Interpretation {
    /// The turn as the question of the past that its words unmistakably ask, whatever it reads as.
    func lookingBackByWords(on today: Day) -> Interpretation {
        if let meant = ofPaydays ?? ofLatest ?? ofUnitsAgo ?? ofUnreadSubject
            ?? ofPassedSum(on: today)
        {
            return meant
        }
        if let meant = ofDayAlone(on: today) ?? ofWhatHappened(on: today) ?? ofNextWages {
            return meant
        }
        if let slots = paidAtShop {
            return with(slots: slots, label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        if let shop = shopOfBasket {
            return with(slots: [shop], label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        if asksOfUsualBill {
            let kind = SpendingCategory.named(in: words.last ?? "").map { kind in
                SlotFill(slot: .category, value: .text(kind.rawValue), range: 0..<text.utf8.count)
            }
            let theme = MeasureReading(self).theme
            return with(
                slots: theme == nil ? [kind].compactMap(\.self) : [],
                label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        if asksOfDebitsGoneBy(on: today) {
            return with(
                slots: past(on: today), label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        if asksWhatBudgetWas {
            return with(
                slots: past(on: today), label: .intent(.manageBudget, .check), confidence: 1)
        }
        if asksWhatAmountWas(on: today) {
            return with(
                slots: past(on: today), label: .intent(.listTransactions, nil), confidence: 1)
        }
        // What would be changes no budget.
        if opensWithWhatIf, intent == .manageBudget, supposedCut == nil {
            return with(
                slots: slots.filter { $0.slot == .category },
                label: .intent(.manageBudget, .check))
        }
        return self
    }

    /// The turn as of the day that is all it names behind an "and", where it reads as nothing or as a
    /// farewell ("et avant-hier ?", "and today").
    private func ofDayAlone(on today: Day) -> Interpretation? {
        guard isContinuation, slots.isEmpty, words.count <= 5,
            Wording(words).saysWord(
                beginning: ["hier", "avant-hier", "aujourd'hui", "today", "yesterday"])
        else { return nil }
        switch label {
        case .inform, .outOfScope, .act(.goodbye): break
        case .intent, .act: return nil
        }
        return Self.days(in: text, on: today).map { days in
            let day = SlotFill(slot: .period, value: .days(days), range: 0..<text.utf8.count)
            return with(slots: [day], label: .inform)
        }
    }

    /// The turn as of the day on which something came to pass, which reads as all days behind it
    /// ("que s'est-il passé le 21 novembre ?").
    private func ofWhatHappened(on today: Day) -> Interpretation? {
        guard intent == .listTransactions || intent == .analyzeSpending,
            let fill = slots.first(where: \.slot.isOfDays), case .days(let read) = fill.value,
            read.end == nil, words.contains(where: ["s'est", "s'", "est-il"].contains),
            text(in: 0..<fill.range.lowerBound).foldedWords.last == "passe",
            let days = text(of: fill).days(on: today)
        else { return nil }
        let day = SlotFill(slot: .period, value: .days(days), range: fill.range)
        return with(slots: slots.map { $0 == fill ? day : $0 })
    }

    /// The turn as the question when the next wages come, whatever it reads as ("je suis payé
    /// quand").
    private var ofNextWages: Interpretation? {
        guard words.count <= 8, slots.allSatisfy({ $0.slot == .category }),
            MeasureReading(self).asksOfNextWages
        else { return nil }
        if case .act = label { return nil }
        guard intent.map({ Frame($0, operation).isQuestion }) ?? true else { return nil }
        return with(slots: [], label: .intent(.forecastSpending, nil), confidence: 1)
    }

    /// Whether it asks what a budget was, though it reads as a question of payments ("quel était mon
    /// budget restos en octobre ?").
    private var asksWhatBudgetWas: Bool {
        guard intent == .listTransactions || intent == .analyzeSpending,
            slots.allSatisfy({ $0.slot == .category || $0.slot.isOfDays })
        else { return false }
        let wording = Wording(words)
        return wording.says(["budget"])
            && wording.says([
                "quel etait", "c' etait quoi", "il etait de combien", "etait a combien", "what was",
                "how much was",
            ])
    }

    /// The slots of a question what was paid in a shop that reads as one of its card ("combien j'ai
    /// payé chez Carrefour ?"); nil where a card is spoken of.
    private var paidAtShop: [SlotFill]? {
        guard intent == .loyaltyCards, slots.contains(where: { $0.slot == .card }) else {
            return nil
        }
        let wording = Wording(words)
        let asksAmount = wording.says(["combien", "cb", "how much"])
        let isBare =
            words.count <= 5 && !wording.says(["ai", "have", "got", "cashback", "solde"])
            && slots.allSatisfy { $0.slot == .card || $0.slot.isOfDays }
        let asksOfPaid = asksAmount && (wording.says(Self.havingPaid) || isBare)
        guard asksOfPaid || asksToMeasurePayments,
            !wording.saysWord(beginning: ["carte", "card", "point", "fidel", "loyal"])
        else { return nil }
        return slots.map { fill in
            guard fill.slot == .card else { return fill }
            return SlotFill(slot: .merchant, value: fill.value, range: fill.range)
        }
    }

    /// Whether payments are spoken of that are to be measured, not a card ("ma plus petite dépense
    /// chez Monoprix").
    private var asksToMeasurePayments: Bool {
        let wording = Wording(words)
        switch measure {
        case .extremes, .average, .count, .rate:
            return wording.saysWord(beginning: ["depens", "achat", "spen", "purchas"])
        case .variety, .days, .groups, .share, .trend, .changes, .comparison, .usual, .standing,
            .difference, .sum, nil:
            return wording.asksDaysSince
        }
    }

    /// Whether it asks what a bill usually is that reads as one to be paid, or as none of Yani's
    /// business ("ma facture d'électricité habituelle", "l'addition moyenne au resto").
    private var asksOfUsualBill: Bool {
        guard intent == .payBill || label == .outOfScope, case .average? = measure,
            values(of: .amount).isEmpty
        else { return false }
        let reading = MeasureReading(self)
        let isNamed = reading.theme != nil || SpendingCategory.named(in: words.last ?? "") != nil
        return reading.speaksOfOneBill && isNamed && words.count <= 7
            && !reading.begins(["pay", "pai", "regl", "settl"])
    }

    /// The shop of which it asks what a visit costs, where it reads as none of Yani's business
    /// ("panier moyen chez Carrefour").
    private var shopOfBasket: SlotFill? {
        guard label == .outOfScope, slots.isEmpty, words.count <= 9,
            Wording(words).says([
                "panier moyen", "ticket moyen", "average basket", "average receipt",
            ])
        else { return nil }
        let said = text.split(whereSeparator: { $0.isWhitespace || "?!.".contains($0) })
        guard let link = said.lastIndex(where: { ["chez", "at"].contains($0.lowercased()) })
        else { return nil }
        let name = said[(link + 1)...].joined(separator: " ")
        return name.isEmpty
            ? nil : SlotFill(slot: .merchant, value: .text(name), range: 0..<text.utf8.count)
    }

    private static let havingPaid = [
        "j' ai paye", "ai je paye", "j' ai depense", "ai je depense", "j' ai laisse",
        "j' ai claque", "on a paye", "on a depense", "did i pay", "did i spend", "have i paid",
        "have i spent", "i paid", "i spent", "i 've paid", "i 've spent",
        "je suis alle", "je suis allee", "suis je alle", "suis je allee", "on est alle", "did i go",
        "have i been",
    ]

    /// Whether it counts payments of a month gone by that reads as the same a year later ("combien
    /// de prélèvements en octobre ?" in November).
    private func asksOfDebitsGoneBy(on today: Day) -> Bool {
        guard intent == .forecastSpending else { return false }
        let wording = Wording(words)
        guard wording.says(["combien", "how many", "how much"]), !wording.says(Self.ahead),
            MeasureReading(self).means != nil || measure == .count
        else { return false }
        let times = slots.filter { $0.slot.isOfDays }
        guard !times.isEmpty else { return false }
        let isNear = times.allSatisfy { fill in
            guard case .days(let ahead) = fill.value, let start = ahead.start,
                let end = text(of: fill).days(on: today)?.end
            else { return false }
            return end <= today.adding(days: 1)
                && today.number - end.number < start.number - today.number
        }
        return isNear || wording.says(Self.havingHad)
    }

    private static let havingHad = [
        "j' ai eu", "j' ai eus", "j' ai eues", "ai je eu", "ai je eus", "ai je eues", "on a eu",
        "on a eus", "did i have", "have i had", "did i get", "i had",
    ]
    private static let ahead = [
        "vais", "va", "vont", "aurai", "sera", "seront", "prochain", "prochaine", "prochains",
        "will", "going to", "next", "upcoming", "a venir", "prevu", "prevus",
    ]

    /// Whether it asks what the payment of an amount was that reads as something odd ("c'est quoi ce
    /// débit de 412 euros ?").
    private func asksWhatAmountWas(on today: Day) -> Bool {
        switch label {
        case .intent(.findAnomalies, nil), .outOfScope: break
        case .intent, .act, .inform: return false
        }
        let amounts: Set<Slot> = [.amount, .amountMinimum, .amountMaximum]
        let isOfOne = slots.count { amounts.contains($0.slot) } == 1
        return isOfOne && Wording(words).asksWhatChargeIs(isOfAmount: true)
            && text.days(on: today)?.singleDay == nil
    }
}

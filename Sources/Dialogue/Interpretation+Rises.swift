internal import Primitives
internal import Understanding

/// Questions about what subscriptions and the like cost more than they did, or cost no more.
extension MeasureReading {
    /// Whether something is said to have become dearer.
    var saysDearer: Bool { rises || says(Self.dearer) && !says(Self.dearest) }

    private static let dearest = [
        "le plus cher", "la plus chere", "les plus chers", "les plus cheres",
    ]

    private static let dearer = [
        "more do i pay for", "more am i paying for", "combien de plus je paie pour",
        "more expensive", "dearer", "put up", "price up", "prices up", "raise its",
        "raise their", "raised", "price rise",
        "price rises", "price hike", "price hikes", "plus cher", "plus chers", "plus chere",
        "plus cheres", "a monte", "ont monte", "monte ses prix", "hausse de prix",
        "hausses de prix", "hausse de tarif", "hausses de tarif",
    ]
}

extension Interpretation {
    /// Whether it asks which of the payments that come back became dearer, or whether one did,
    /// whatever it reads as ("which subscriptions went up?", "Spotify a augmenté ses prix ?").
    var asksOfRises: Bool {
        guard mayAskOfRises else { return false }
        let wording = Wording(words)
        let isOfPayments =
            wording.saysWord(beginning: ["abonne", "subscri"]) || wording.says(Self.payments)
            || slots.contains { $0.slot == .merchant } && wording.says(Self.prices)
        // Of bills the ones that rose are asked for, not what all of their kind come to.
        let isOfBills =
            wording.says(Self.bills) && ["which", "quelles", "quelle"].contains(words.first ?? "")
        let isOfShop = slots.contains { $0.slot == .merchant }
        let isOfTheme = MeasureReading(self).theme?.isOfBills == true
        let asksWhen =
            ["when", "quand"].contains(words.first ?? "") && (isOfShop || isOfTheme)
        let asksHowMuch =
            slots.count(where: { $0.slot == .merchant }) == 1
            && label != .intent(.analyzeSpending, nil) && !wording.says(["if", "si", "would"])
            && wording.says(["how much", "by how much", "de combien", "combien"])
            && !slots.contains(where: \.slot.isOfDays)
        return (isOfPayments || isOfBills || asksWhen || asksHowMuch)
            && MeasureReading(self).saysDearer && !opensWithWhatIf
            && !slots.contains { fill in
                fill.slot == .category && !wording.isOnlyOfBills(text(of: fill).foldedWords)
                    && !(asksWhen && isOfTheme)
                    || fill.slot == .amount
            }
    }

    /// Whether it reads as something that a question of prices is read as at times.
    private var mayAskOfRises: Bool {
        switch label {
        case .intent(.findAnomalies, nil), .intent(.analyzeSpending, nil),
            .intent(.getAdvice, nil), .intent(.forecastSpending, nil),
            .intent(.listTransactions, nil), .intent(.manageRecurring, .list), .outOfScope:
            true
        case .intent, .act, .inform: false
        }
    }

    /// The turn as the question which of the payments that come back became dearer, of the shop or
    /// the kind of bill that it names; nil where it asks nothing of the kind.
    var rises: Interpretation? {
        guard asksOfRises else { return nil }
        let merchants = slots.filter { $0.slot == .merchant }.map(\.withoutNow)
        let kind = MeasureReading(self).theme?.kind.map { kind in
            SlotFill(slot: .category, value: .text(kind.rawValue), range: 0..<0)
        }
        let subjects = merchants.isEmpty ? [kind].compactMap(\.self) : merchants
        return with(slots: subjects, label: .intent(.manageRecurring, .list), confidence: 1)
    }

    /// Whether a few words ask if one thing became dearer, whose name they need not have in a slot
    /// ("did netflix put its price up?").
    var asksIfOneRose: Bool {
        guard mayAskOfRises else { return false }
        let wording = Wording(words)
        return words.count <= 9 && MeasureReading(self).saysDearer && !opensWithWhatIf
            && !wording.says(["if", "si", "would"])
            && !wording.saysWord(beginning: ["spen", "depens"])
            && !slots.contains { $0.slot == .amount || $0.slot.isOfDays }
    }

    /// Whether a few words ask which of those just listed became dearer ("which ones went up?").
    var asksWhichRose: Bool {
        slots.isEmpty && words.count <= 9 && MeasureReading(self).saysDearer && !asksOfRises
    }

    /// Whether a few words ask by how much what was told became dearer, or since when ("by how much
    /// and when?").
    var asksOfRiseTold: Bool {
        slots.isEmpty && words.count <= 8
            && Wording(words).says(["how much", "combien", "when", "quand"])
            && words.allSatisfy(Self.besideRise.contains)
    }

    private static let besideRise = elided.union(
        """
        by how much and when since was it is that did they he go gone went up more put the price \
        its from to what rise increase s so then exactly month de combien et quand depuis c est \
        etait ca cela il elle ils elles a ont augmente augmentation plus passe en alors du coup \
        mois quel which exactement
        """.foldedWords)

    private static let bills = ["bill", "bills", "facture", "factures"]
    private static let payments = [
        "standing orders", "direct debit", "direct debits", "recurring payments", "prelevement",
        "prelevements", "paiements reguliers",
    ]
    private static let prices = ["price", "prices", "prix", "tarif", "tarifs", "cher", "expensive"]
}

extension SlotFill {
    /// The slot without a word behind its name that only says when ("Netflix now").
    fileprivate var withoutNow: SlotFill {
        guard case .text(let name) = value else { return self }
        let words = name.split(separator: " ")
        guard words.count > 1, let last = words.last,
            ["now", "maintenant", "today", "aujourd'hui"].contains(last.lowercased())
        else { return self }
        let rest = words.dropLast().joined(separator: " ")
        return SlotFill(slot: slot, value: .text(rest), range: range)
    }
}

extension SpendingTheme {
    /// Whether it is what bills are of.
    fileprivate var isOfBills: Bool {
        switch self {
        case .rent, .electricity, .gas, .water, .phone, .councilTax, .insurance, .healthInsurance,
            .gym:
            true
        case .fuel, .taxes, .bakery, .butcher, .pharmacy, .cinema, .train, .taxi, .coffee, .metro,
            .flights, .hotels:
            false
        }
    }
}

extension Wording {
    /// Whether folded words name bills and no kind of them.
    fileprivate func isOnlyOfBills(_ words: [String]) -> Bool {
        words.allSatisfy(["bill", "bills", "facture", "factures", "my", "mes"].contains)
    }

    /// Whether it is asked which payments came back and come no more ("which subscriptions did I
    /// cancel?").
    var asksOfEnded: Bool {
        says([
            "no longer pay", "no longer paying", "stopped paying", "did i cancel", "did i stop",
            "have i cancelled", "have i stopped", "used to pay", "old subscriptions",
            "cancelled subscriptions", "ai je arretes", "ai je arrete", "ai je resilie",
            "ai je resilies", "j' ai arretes", "j' ai arrete", "j' ai resilies", "j' ai resilie",
            "ne paie plus", "ne paye plus", "anciens abonnements", "abonnements arretes",
            "abonnements resilies", "abonnements termines",
        ])
    }
}

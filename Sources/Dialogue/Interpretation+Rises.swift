internal import Understanding

/// Questions about what subscriptions and the like cost more than they did, or cost no more.
extension MeasureReading {
    /// Whether something is said to have become dearer.
    var saysDearer: Bool { rises || says(Self.dearer) && !says(Self.dearest) }

    private static let dearest = [
        "le plus cher", "la plus chere", "les plus chers", "les plus cheres",
    ]

    private static let dearer = [
        "more expensive", "dearer", "put up", "raise its", "raise their", "raised", "price rise",
        "price rises", "price hike", "price hikes", "plus cher", "plus chers", "plus chere",
        "plus cheres", "hausse de prix", "hausses de prix", "hausse de tarif", "hausses de tarif",
    ]
}

extension Interpretation {
    /// Whether it asks which of the payments that come back became dearer, or whether one did,
    /// whatever it reads as ("which subscriptions went up?", "Spotify a augmenté ses prix ?").
    var asksOfRises: Bool {
        switch label {
        case .intent(.findAnomalies, nil), .intent(.analyzeSpending, nil),
            .intent(.getAdvice, nil), .intent(.forecastSpending, nil),
            .intent(.manageRecurring, .list), .outOfScope:
            break
        case .intent, .act, .inform: return false
        }
        let wording = Wording(words)
        let isOfPayments =
            wording.saysWord(beginning: ["abonne", "subscri"]) || wording.says(Self.payments)
            || slots.contains { $0.slot == .merchant } && wording.says(Self.prices)
        // Of bills the ones that rose are asked for, not what all of their kind come to.
        let isOfBills =
            wording.says(Self.bills) && ["which", "quelles", "quelle"].contains(words.first ?? "")
        let asksWhen =
            ["when", "quand"].contains(words.first ?? "") && slots.contains { $0.slot == .merchant }
        return (isOfPayments || isOfBills || asksWhen) && MeasureReading(self).saysDearer
            && !opensWithWhatIf
            && !slots.contains { fill in
                fill.slot == .category && !wording.isOnlyOfBills(text(of: fill).foldedWords)
                    || fill.slot == .amount
            }
    }

    /// Whether a few words ask which of those just listed became dearer ("which ones went up?").
    var asksWhichRose: Bool {
        slots.isEmpty && words.count <= 6 && MeasureReading(self).saysDearer && !asksOfRises
    }

    private static let bills = ["bill", "bills", "facture", "factures"]
    private static let payments = [
        "standing orders", "direct debit", "direct debits", "recurring payments", "prelevement",
        "prelevements", "paiements reguliers",
    ]
    private static let prices = ["price", "prices", "prix", "tarif", "tarifs", "cher", "expensive"]
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

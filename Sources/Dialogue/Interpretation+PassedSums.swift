internal import Primitives
internal import Understanding

/// Questions whether what was spent in all came to more than an amount, which bounds no payment.
extension Interpretation {
    /// The turn as the question of the sum, where it asks whether that passed an amount ("did I
    /// spend more than 300 on groceries in September?"), or in how many months it did; nil for any
    /// other.
    func ofPassedSum(on today: Day) -> Interpretation? {
        // "Est-ce que j'ai dépassé 300 € de courses ?" may read as of a budget, which it is not.
        let isOfBudget = label == .intent(.manageBudget, .check) && !words.contains("budget")
        guard
            isOfBudget || label == .intent(.analyzeSpending, nil)
                || label == .intent(.listTransactions, nil)
        else { return nil }
        let slots = isOfBudget ? past(on: today) : slots
        let bounds = slots.filter {
            [.amountMinimum, .amountMaximum].contains($0.slot) || isOfBudget && $0.slot == .amount
        }
        let others = slots.filter { !bounds.contains($0) }
        let isOfSome = others.contains {
            $0.slot.isOfDays || [.category, .merchant].contains($0.slot)
        }
        let reading = MeasureReading(self)
        // When so much was paid at once is told by the payments.
        if bounds.count == 1, ["when", "quand"].contains(words.first ?? ""),
            reading.says(["at once", "in one go", "en une fois", "d' un coup"])
        {
            return with(slots: slots, label: .intent(.listTransactions, nil), confidence: 1)
        }
        guard bounds.count == 1, isOfSome && reading.asksIfSpent || reading.countsMonths,
            !reading.speaksOfSinglePayments
        else { return nil }
        return with(slots: others, label: .intent(.analyzeSpending, nil), confidence: 1)
    }
}

extension MeasureReading {
    /// Whether months are counted ("how many months did I spend more than 1,600?").
    var countsMonths: Bool {
        counted.prefix(2).contains { ["month", "months", "mois"].contains($0) }
            && !says(["until", "before", "pour", "avant", "to save", "to reach", "in how many"])
    }

    /// Whether it is asked if so much was spent, to be answered by a yes or a no.
    fileprivate var asksIfSpent: Bool {
        let opening = Wording(wording.words.prefix(5))
        return opening.says(["did i", "have i", "est ce que j' ai", "ai je"])
            && !opening.says(["combien", "how", "what", "which", "quel", "quelle"])
            && begins(["spen", "depens", "depass", "exceed", "gone over", "went over"])
    }

    /// Whether single payments are spoken of, none of which all come to.
    fileprivate var speaksOfSinglePayments: Bool {
        says([
            "at once", "in one go", "anything", "something", "single", "en une fois", "d' un coup",
            "one time", "any", "jamais", "ever", "once", "un seul", "une seule", "fois", "times",
        ]) || begins(["purchas", "payment", "transaction", "achat", "operation", "paiement"])
    }
}

internal import Primitives
internal import Understanding

/// Questions of payments that come back, how many there are and which still do, and of the days
/// since the last of some.
extension Interpretation {
    /// The turn as one that asks how many subscriptions there are, whether something is still paid,
    /// or how long ago it last was, whatever it reads as; nil where it asks none of that.
    var asksOfStanding: Interpretation? {
        switch label {
        case .intent(.analyzeSpending, nil), .intent(.listTransactions, nil),
            .intent(.manageRecurring, .list), .intent(.forecastSpending, nil),
            .intent(.checkBalance, nil), .intent(.getAdvice, nil), .intent(.findAnomalies, nil),
            .outOfScope:
            break
        case .intent, .act, .inform: return nil
        }
        let wording = Wording(words)
        let subjects = slots.filter { [.merchant, .category, .payee].contains($0.slot) }
        if wording.countsSubscriptions, subjects.allSatisfy({ $0.slot == .category }),
            !slots.contains(where: \.slot.isOfDays)
        {
            return with(slots: [], label: .intent(.manageRecurring, .list), confidence: 1)
        }
        let isNamed = !subjects.isEmpty || MeasureReading(self).theme != nil
        if wording.asksIfStillPaid, isNamed {
            return with(slots: subjects, label: .intent(.manageRecurring, .list), confidence: 1)
        }
        let isOfHabit = MeasureReading(self).isOfAmount && subjects.isEmpty
        if isOfHabit, wording.movesToSavings, act == nil {
            let savings = SlotFill(
                slot: .category, value: .text(SpendingCategory.savings.rawValue),
                range: 0..<text.utf8.count)
            return with(
                slots: slots.filter(\.slot.isOfDays) + [savings],
                label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        guard wording.asksDaysSince else { return nil }
        let count = SlotFill(slot: .count, value: .number(1), range: 0..<0)
        let meant = subjects.isEmpty ? visited.map { [$0] } ?? [] : subjects
        guard isNamed || !meant.isEmpty else { return nil }
        return with(slots: meant + [count], label: .intent(.listTransactions, nil), confidence: 1)
    }

    /// The shop that the last word names behind "chez" or "to", where no slot does.
    private var visited: SlotFill? {
        let words = words
        guard let place = words.lastIndex(where: ["chez", "at", "to"].contains),
            (place + 2...place + 3).contains(words.count)
        else { return nil }
        let name = words[(place + 1)...].joined(separator: " ")
        return SlotFill(slot: .merchant, value: .text(name), range: 0..<text.utf8.count)
    }
}

extension Wording {
    /// Whether the number of subscriptions is asked for ("combien j'ai d'abonnements ?").
    var countsSubscriptions: Bool {
        let asks = says(["combien", "nombre", "how many", "number of"])
        let counted = zip(words, words.dropFirst()).contains { before, word in
            ["d'", "many", "of", "active", "different"].contains(before)
                && ["abonne", "abos", "subs"].contains { word.hasPrefix($0) }
        }
        return asks && counted
            && !saysWord(beginning: ["cout", "cost", "depens", "spen", "pay", "paie", "mois"])
            && !asksOfEnded && !says(["month", "year", "an", "annee", "week", "semaine"])
    }

    /// Whether it is of what is moved to savings, by whatever rhythm.
    var movesToSavings: Bool {
        says([
            "to savings", "to my savings", "into savings", "into my savings", "sur mon epargne",
            "vers mon epargne", "sur mon livret", "vers mon livret", "sur l' epargne",
            "vers l' epargne", "a l' epargne", "en epargne", "sur le livret", "vers le livret",
            "sur un livret", "vers un livret", "to my livret", "into my livret", "to the livret",
            "to my isa", "into my isa", "sur mon ldds", "vers mon ldds", "sur mon pel",
        ])
    }

    /// Whether it is asked if something is paid yet ("am I still paying for the gym?").
    var asksIfStillPaid: Bool {
        says([
            "still paying", "still pay", "still subscribed", "still being charged", "paie encore",
            "paye encore", "paie toujours", "paye toujours", "encore abonne", "toujours abonne",
            "encore abonnee", "toujours abonnee",
        ]) && !says(["how much", "combien", "have to", "need to", "dois"])
    }

    /// Whether the days since something was done last are asked for ("how many days since my last
    /// trip to Lidl?", "ça fait combien de temps que je ne suis pas allé chez Lidl ?").
    var asksDaysSince: Bool {
        let asks = says([
            "how many days", "how long", "combien de jours", "combien de temps",
        ])
        let isSince =
            says(["since", "ca fait", "depuis combien", "cela fait", "haven't", "have not"])
        let isOfLast = says([
            "last", "dernier", "derniere", "pas", "plus", "since i", "haven't", "have not",
        ])
        return asks && isSince && isOfLast
    }
}

internal import Primitives
internal import Understanding

/// Whether an amount is usual ("is 400 a month on groceries normal for me?").
extension Interpretation {
    /// The amount that it asks to be set beside what is usual to spend; nil where it asks nothing
    /// of the kind.
    var weighedAmount: SpokenAmount? {
        let said = values(of: .amount).compactMap { value -> SpokenAmount? in
            if case .amount(let amount) = value { return amount }
            return nil
        }
        let wording = Wording(words)
        let namesSpending = slots.contains { $0.slot == .category || $0.slot == .merchant }
        guard said.count <= 1, let amount = said.first ?? unreadAmount,
            mayOnlyWonder || wording.says(["c' est", "est ce"]),
            namesSpending || MeasureReading(self).theme != nil
                || MeasureReading(self).unit != nil
                    && wording.saysWord(beginning: ["depens", "spen"]),
            MeasureReading(self).asksIfNormal, !wording.says(["budget", "limit", "limite"]),
            slots.allSatisfy({ ![.payee, .payer, .date].contains($0.slot) })
        else { return nil }
        return amount
    }

    /// Whether a few words ask if what was told is usual ("is that a lot for me?", "c'est
    /// normal ?").
    var asksIfThatIsNormal: Bool {
        slots.isEmpty && words.count <= 7 && MeasureReading(self).asksIfNormal
            && (text.contains("?") || words.first == "is")
            && Wording(words).says(["is that", "is it", "is this", "c' est", "est ce que c'", "ca"])
    }

    /// Whether it asks if an amount is usual, and reads as a budget or as anything else.
    var asksWhereItStands: Bool {
        switch label {
        case .intent(.manageBudget, _), .intent(.getAdvice, nil), .intent(.findAnomalies, nil),
            .intent(.analyzeSpending, nil), .intent(.forecastSpending, nil),
            .intent(.listTransactions, nil), .intent(.checkBalance, nil), .outOfScope:
            weighedAmount != nil
        case .intent, .act, .inform: false
        }
    }

    /// Whether it asks why the spending of days that it names came to what it did.
    func asksForReasons(ofDays times: [SlotFill]) -> Bool {
        switch label {
        case .intent(.analyzeSpending, nil), .intent(.findAnomalies, nil),
            .intent(.getAdvice, nil), .intent(.listTransactions, nil), .outOfScope:
            break
        case .intent, .act, .inform: return false
        }
        let reading = MeasureReading(self)
        let wording = Wording(words)
        let isOfSpending =
            wording.saysWord(beginning: ["depens", "spen", "cher", "expens", "cout", "cost"])
        let isOfMore =
            reading.isOfChange || reading.says(MeasureReading.quantities) || reading.saysWhatChanged
            || reading.speaksOfExcess
        return !times.isEmpty && reading.asksForReasons && !wording.says(["balance", "solde"])
            && (isOfSpending || label != .outOfScope && isOfMore)
    }
}

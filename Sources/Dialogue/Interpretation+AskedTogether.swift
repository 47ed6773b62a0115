internal import Primitives
internal import TextProcessing
internal import Understanding

/// Different questions that one sentence asks.
extension Interpretation {
    /// The question what an account holds and the other one of a sentence that joins them ("c'est
    /// quoi mon solde et mes dépenses de restaurant ?"), which reads as the other alone; nil for
    /// any other.
    func balanceBeside(on today: Day) -> [Interpretation]? {
        switch label {
        case .intent(.analyzeSpending, nil), .intent(.listTransactions, nil),
            .intent(.forecastSpending, nil):
            break
        case .intent, .act, .inform, .outOfScope: return nil
        }
        let tokenized = TokenizedText(text)
        let joints = tokenized.tokens.filter { token in
            ["et", "and"].contains(tokenized.foldedText(of: token))
        }
        for joint in joints {
            let sides = [
                0..<joint.source.lowerBound, joint.source.upperBound..<text.utf8.count,
            ]
            guard let place = sides.firstIndex(where: onlyAsksOfBalance),
                case let other = sides[1 - place], asksOfSpending(in: other)
            else { continue }
            let balance = saying([sides[place]], as: .intent(.checkBalance, nil))
            let beside = saying([other], as: label).goneBy(before: today)
            return place == 0 ? [balance, beside] : [beside, balance]
        }
        return nil
    }

    /// The turn as a question of what was, where it reads as a forecast of days that lie further
    /// ahead than behind.
    private func goneBy(before today: Day) -> Interpretation {
        let areFar = slots.contains { fill in
            guard case .days(let days) = fill.value, let start = days.start else { return false }
            return start > today.adding(days: 31)
        }
        guard intent == .forecastSpending, areFar, !speaksOfWhatComes else { return self }
        return with(
            slots: past(on: today), label: .intent(.analyzeSpending, nil), confidence: 1)
    }

    /// Whether a part of the text names what is held and nothing else.
    private func onlyAsksOfBalance(_ part: Range<Int>) -> Bool {
        let words = text(in: part).foldedWords
        return words.contains(where: ["solde", "balance"].contains)
            && words.allSatisfy(Self.besideBalance.contains)
            && !slots.contains { $0.range.overlaps(part) && $0.slot != .account }
    }

    private func asksOfSpending(in part: Range<Int>) -> Bool {
        let wording = Wording(text(in: part).foldedWords)
        return slots.contains {
            [.category, .merchant].contains($0.slot) && part.overlaps($0.range)
        }
            || wording.saysWord(beginning: ["depens", "spen", "revenu", "income", "earn", "gagn"])
    }

    private static let besideBalance = elided.union(
        """
        what s is whats my the balance solde mon le c est quoi quel donne moi give me show tell \
        dis montre please stp current account actuel compte sur on du de of alors and et both
        """.foldedWords)

    /// The turns of one sentence, where a question of what was spent without days shares those of
    /// the one behind it that is asked by the same word ("how much on groceries and how much on
    /// restaurants in October?").
    static func sharingDays(_ turns: [Interpretation]) -> [Interpretation] {
        guard turns.count > 1 else { return turns }
        var shared = turns
        for place in turns.indices.dropLast().reversed() {
            let (turn, next) = (turns[place], shared[place + 1])
            let days = next.slots.filter(\.slot.isOfDays)
            guard turn.asksWhatWas, next.asksWhatWas, !turn.text.contains("?"),
                !turn.slots.contains(where: \.slot.isOfDays), days.count == 1,
                turn.words.first.map(Self.askingOfSums.contains) == true,
                next.words.drop(while: ["et", "and"].contains).first == turn.words.first
            else { continue }
            let own = days.map { SlotFill(slot: $0.slot, value: $0.value, range: 0..<0) }
            shared[place] = turn.with(slots: turn.slots + own)
        }
        return shared
    }

    /// The turns of one sentence, where what was earned is asked beside what was spent and reads as
    /// what coins bring ("combien j'ai gagné et combien j'ai dépensé").
    static func earning(_ turns: [Interpretation]) -> [Interpretation] {
        guard turns.contains(where: { $0.intent == .analyzeSpending }) else { return turns }
        return turns.map { turn in
            guard turn.label == .intent(.stakeCoins, .rewards),
                MeasureReading(turn).speaksOfIncome,
                !Wording(turn.words).saysWord(beginning: ["yani", "stak", "coin", "recompens"])
            else { return turn }
            let income = SlotFill(
                slot: .category, value: .text(SpendingCategory.income.rawValue), range: 0..<0)
            return turn.with(
                slots: turn.slots.filter(\.slot.isOfDays) + [income],
                label: .intent(.analyzeSpending, nil), confidence: 1)
        }
    }

    private var asksWhatWas: Bool {
        intent == .analyzeSpending && MeasureReading(self).unit == nil
    }

    /// The questions on which of two more goes, each of the year before where no days are said ("do
    /// I spend more at Tesco or Lidl?"); as they are where it asks for anything else.
    func overOneYear(_ questions: [Interpretation], on today: Day) -> [Interpretation] {
        guard questions.count == 2, !slots.contains(where: \.slot.isOfDays),
            intent == .analyzeSpending,
            !Set(words).isDisjoint(with: ["more", "plus", "less", "moins"]),
            !Set(words).isDisjoint(with: ["or", "ou"])
        else { return questions }
        let days = DayInterval(
            start: today.adding(months: -12).adding(days: 1), end: today.adding(days: 1))
        let year = SlotFill(
            slot: .period, value: .days(days),
            range: text.utf8.count..<text.utf8.count)
        return questions.map { $0.with(slots: $0.slots + [year]) }
    }

    private static let askingOfSums: Set<String> = ["how", "combien", "cb"]
}

extension Frame {
    /// The same question of another quarter or half of the year it asks about ("et au deuxième ?"
    /// behind "au troisième trimestre"); nil where it asks about none, or the turn says more.
    func asked(ofRankIn turn: Interpretation) -> Frame? {
        guard isQuestion, !isComparison, periods.count == 1, let days = periods.first,
            let start = days.start, let end = days.end, turn.words.count <= 5,
            let rank = turn.spokenRank, rank > 0, turn.slots.allSatisfy({ $0.slot == .count }),
            turn.words.allSatisfy({ Interpretation.isRank($0) || Self.besideRanks.contains($0) })
        else { return nil }
        let months = end.month.number - start.month.number
        guard start.dayOfMonth == 1, end.dayOfMonth == 1, [3, 6].contains(months),
            start.month.month % months == 1, (rank - 1) * months < 12
        else { return nil }
        let first = Month(year: start.year, month: (rank - 1) * months + 1)
        var frame = self
        frame.values[.date] = nil
        frame.values[.period] = [
            .days(DayInterval(start: first.first, end: first.adding(months: months).first))
        ]
        return frame
    }

    private static let besideRanks: Set<String> = [
        "et", "and", "au", "le", "la", "in", "the", "en", "one", "what", "about", "how", "pour",
        "for", "du", "trimestre", "semestre", "quarter", "half",
    ]
}

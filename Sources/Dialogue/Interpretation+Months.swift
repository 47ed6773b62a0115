internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

/// Months that a question lists one behind the other.
extension Interpretation {
    /// The turn with a period for each month of a list ("January, February and March"), where some
    /// are in no slot, or two of them read as all from one to the other ("January and March").
    func withListedMonths(on today: Day) -> Interpretation {
        switch label {
        case .intent(.analyzeSpending, nil), .intent(.listTransactions, nil),
            .intent(.forecastSpending, nil):
            break
        case .intent, .act, .inform, .outOfScope: return self
        }
        guard Set(words).isDisjoint(with: ["entre", "between"]), comparedTimes == nil,
            measure?.isComparison != true, let listed = listedMonths
        else { return self }
        let range = listed[0].range.lowerBound..<listed[listed.count - 1].range.upperBound
        let isTime = { (fill: SlotFill) in
            fill.slot.isOfDays && fill.range.overlaps(range)
        }
        guard slots.contains(where: isTime) else { return self }
        var months: [Month] = []
        for said in listed.reversed() {
            let isAhead = label == .intent(.forecastSpending, nil)
            let own = said.month(on: today, isAhead: isAhead)
            // What follows in a list of months in their order follows in time.
            let before = months.first?.adding(months: -1)
            let isBefore = said.year == nil && before?.month == own.month
            months.insert(isBefore ? before ?? own : own, at: 0)
        }
        // Months that follow each other may be meant as one time.
        let areOne = zip(months, months.dropFirst()).allSatisfy { $1 == $0.adding(months: 1) }
        if areOne, slots.count(where: isTime) == 1, let last = months.last,
            let time = slots.first(where: isTime),
            time.value == .days(DayInterval(start: months[0].first, end: last.interval.end))
        {
            return self
        }
        let read = zip(listed, months).map { said, month in
            SlotFill(slot: .period, value: .days(month.interval), range: said.range)
        }
        let others = slots.filter { !isTime($0) }
        return with(slots: (others + read).sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// A month as it is said.
    private struct SaidMonth {
        let number: Int
        var year: Int?
        var range: Range<Int>

        /// The month meant, the last such where none is said to come.
        func month(on today: Day, isAhead: Bool) -> Month {
            if let year { return Month(year: year, month: number) }
            let own = Month(year: today.year, month: number)
            if isAhead { return own < today.month ? own.adding(months: 12) : own }
            return own > today.month ? own.adding(months: -12) : own
        }
    }

    /// The months that stand one behind the other with nothing but what joins them between; nil for
    /// less than two.
    private var listedMonths: [SaidMonth]? {
        let tokenized = TokenizedText(text)
        var runs: [[SaidMonth]] = []
        var isJoined = false
        for token in tokenized.tokens {
            let word = tokenized.foldedText(of: token)
            if let number = Self.monthNumbers[word] {
                let said = SaidMonth(number: number, range: token.source)
                if isJoined, !runs.isEmpty {
                    runs[runs.count - 1].append(said)
                } else {
                    runs.append([said])
                }
                isJoined = false
            } else if let year = Int(word), (1900..<2100).contains(year), !runs.isEmpty,
                runs[runs.count - 1].last.map({ $0.range.upperBound + 1 >= token.source.lowerBound }
                )
                    == true
            {
                let last = runs[runs.count - 1].count - 1
                runs[runs.count - 1][last].year = year
                runs[runs.count - 1][last].range =
                    runs[runs.count - 1][last].range.lowerBound..<token.source.upperBound
            } else if Self.monthJoints.contains(word) {
                isJoined = true
            } else if !Self.besideMonths.contains(word) {
                // Another thing ends the list.
                isJoined = false
                runs.append([])
            }
        }
        guard var run = runs.last(where: { $0.count > 1 }) else { return nil }
        // The year behind the last is that of all before it without one.
        if let year = run.last?.year {
            for place in run.indices where run[place].year == nil { run[place].year = year }
        }
        return run
    }

    static let monthNumbers: [String: Int] = Dictionary(
        (1...12).flatMap { number in
            Language.allCases.map { (Month.name(of: number, in: $0).foldedForComparison, number) }
        }, uniquingKeysWith: { first, _ in first })
    private static let monthJoints: Set<String> = [",", "et", "and", "&", "+", "puis", "then"]
    private static let besideMonths: Set<String> = ["en", "in", "de", "d'", "of", "for", "pour"]

    /// The parts of the turn, of which those that read as forecasts of months gone by ask what was.
    func parts(on today: Day) -> [Interpretation] {
        if supposesCutsAlone { return [self] }
        if let both = balanceBeside(on: today) { return both.flatMap(\.parts) }
        let parts = overOneYear(parts, on: today)
        guard parts.count > 1 else { return parts }
        return parts.map { part in
            let times = part.slots.filter { $0.slot.isOfDays }
            let isOver = times.allSatisfy { fill in
                if case .days(let days) = fill.value {
                    days.end.map { $0 <= today } ?? false
                } else {
                    false
                }
            }
            guard part.label == .intent(.forecastSpending, nil), !times.isEmpty, isOver else {
                return part
            }
            return part.with(slots: part.slots, label: .intent(.analyzeSpending, nil))
        }
    }
}

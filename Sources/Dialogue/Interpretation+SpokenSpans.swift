internal import Primitives
internal import Understanding

/// Days gone by that a question tells by a unit of time, a part of a month or a number of weekends.
extension Interpretation {
    /// The whole unit of time that lies so many of them back ("two months ago", "il y a trois
    /// semaines"), where the slot reads as one day of it; nil for any other.
    func unitAgo(_ fill: SlotFill) -> DayInterval? {
        guard case .days(let said) = fill.value, let day = said.singleDay,
            !Wording(words).says(Self.toTheDay)
        else { return nil }
        let spoken = text(in: 0..<fill.range.upperBound).foldedWords
        let isEnglish = spoken.last == "ago"
        guard isEnglish || Wording(text(of: fill).foldedWords).says(["il y a"]),
            let unit = isEnglish ? spoken.dropLast().last : spoken.last
        else { return nil }
        // A year ago things were as they were in that month of it.
        let isOneYear = Self.oneYear.contains { spoken.suffix($0.count) == $0[...] }
        return isOneYear ? day.month.interval : Self.units[unit].map(day.span)
    }

    /// The turn as a question of what was, where it reads as a forecast of a unit of time that lies
    /// so many of them back ("combien il y a deux semaines ?"); nil for any other.
    var ofUnitsAgo: Interpretation? {
        guard label == .intent(.forecastSpending, nil),
            Wording(words).says(["how much", "combien", "cb"]),
            slots.contains(where: { $0.slot.isOfDays && unitAgo($0) != nil })
        else { return nil }
        return with(slots: slots, label: .intent(.analyzeSpending, nil), confidence: 1)
    }

    private static let oneYear = [
        ["a", "year", "ago"], ["one", "year", "ago"], ["il", "y", "a", "un", "an"],
    ]

    /// What says that a day is meant and no other of its month.
    private static let toTheDay = [
        "ago today", "exactly", "to the day", "exactement", "jour pour jour", "pile",
    ]

    /// The units of time that lie so many back, by the words for them.
    private static let units: [String: AverageUnit] = [
        "week": .week, "weeks": .week, "semaine": .week, "semaines": .week, "month": .month,
        "months": .month, "mois": .month, "year": .year, "years": .year, "an": .year, "ans": .year,
        "annee": .year, "annees": .year,
    ]

    /// The part of a month that a slot says, counted from its first day or its last ("the first
    /// week of October", "la seconde moitié d'octobre"); of a year the halves. Nil for any other.
    func part(of fill: SlotFill, on today: Day) -> DayInterval? {
        let own = text(of: fill).foldedWords
        let said = text(in: 0..<fill.range.upperBound).foldedWords.suffix(own.count + 5)
        guard let place = said.lastIndex(where: { Self.parts[$0] != nil }),
            let part = Self.parts[said[place]]
        else { return nil }
        let rest = said[(place + 1)...].drop(while: Self.partLinks.contains)
        guard !rest.isEmpty, rest.count < said[(place + 1)...].count, rest.count <= own.count,
            let whole = rest.joined(separator: " ").days(on: today), let start = whole.start,
            let end = whole.end
        else { return nil }
        let before = said[..<place].suffix(2)
        guard let rank = before.lazy.compactMap({ Self.ranks[$0] }).first else { return nil }
        let count = before.lazy.compactMap(SpokenNumber.value).first ?? 1
        if whole.wholeYear != nil, part == .half {
            let middle = start.adding(months: 6)
            return rank == 1
                ? DayInterval(start: start, end: middle) : DayInterval(start: middle, end: end)
        }
        guard whole.wholeMonth != nil else { return nil }
        return part.days(rank, count: count, from: start, to: end)
    }

    /// What a month is told by the parts of.
    private enum MonthPart {
        case week, half

        /// The days of so many of them from the one of a rank on, −1 for the last.
        func days(_ rank: Int, count: Int, from start: Day, to end: Day) -> DayInterval? {
            switch (self, rank) {
            case (.week, -1):
                return DayInterval(start: max(start, end.adding(days: -7 * count)), end: end)
            case (.week, 1...5):
                let first = start.adding(days: 7 * (rank - 1))
                guard first < end else { return nil }
                return DayInterval(start: first, end: min(end, first.adding(days: 7 * count)))
            case (.half, 1): return DayInterval(start: start, end: start.adding(days: 15))
            case (.half, 2), (.half, -1):
                return DayInterval(start: start.adding(days: 15), end: end)
            default: return nil
            }
        }
    }

    private static let parts: [String: MonthPart] = [
        "week": .week, "weeks": .week, "semaine": .week, "semaines": .week, "half": .half,
        "moitie": .half, "quinzaine": .half,
    ]
    private static let partLinks: Set<String> = ["of", "in", "de", "d'", "du", "en", "the", "le"]
    private static let ranks: [String: Int] = {
        let plural = ["premieres": 1, "dernieres": -1]
        return plural.merging(ordinals) { $1 }
    }()

    /// The turn with the days of the weekends gone by that it counts ("the last two weekends", "les
    /// trois derniers week-ends"); itself where it counts none.
    func countingWeekends(on today: Day) -> Interpretation {
        guard let count = weekendCount, let end = today.week.start else { return self }
        // A weekend that is not over is not the last.
        let days = DayInterval(start: end.adding(days: -7 * count + 5), end: end)
        let kept = slots.filter { fill in
            ![.period, .date, .count, .amount, .amountMinimum, .amountMaximum].contains(fill.slot)
        }
        let period = SlotFill(slot: .period, value: .days(days), range: 0..<0)
        return with(slots: kept + [period])
    }

    /// How many weekends gone by are counted, up to a year of them.
    private var weekendCount: Int? {
        let words = words
        let place = words.indices.first { index in
            words[index] == "weekends"
                || words[index] == "week"
                    && words[index...].dropFirst()
                        .first == "ends"
        }
        guard let place else { return nil }
        let before = words[..<place].suffix(2)
        guard before.contains(where: Self.goneBy.contains),
            let count = before.lazy.compactMap(SpokenNumber.value).first
        else { return nil }
        return (2...52).contains(count) ? count : nil
    }

    private static let goneBy: Set<String> = ["last", "past", "previous", "derniers", "dernieres"]
}

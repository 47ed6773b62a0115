internal import Primitives
internal import Understanding

/// A time of an earlier year that is told by a like one ("the same month last year", "this time
/// last year", "et au même trimestre l'an dernier ?").
extension Interpretation {
    /// The days of the year of a slot that are like those said before it, or like the month or the
    /// other unit that runs; nil where the words before the slot call for none.
    func sameTime(of fill: SlotFill, among slots: [SlotFill], on today: Day) -> DayInterval? {
        guard let unit = sameUnit(before: fill) ?? sameUnit(behind: fill),
            let days = text(of: fill).yearDays(on: today),
            let year = days.start?.year
        else { return nil }
        let other = slots.lazy.compactMap { other -> DayInterval? in
            guard other.slot.isOfDays, other.range.upperBound <= fill.range.lowerBound,
                case .days(let days) = other.value, days.start != nil, days.end != nil
            else { return nil }
            return days
        }.last
        let like = other ?? today.span(of: unit)
        return like.start.map { like.adding(years: min(year - $0.year, -1)) }
    }

    /// How many years back the time asked about last is meant, where that is all it asks ("et le
    /// même mois l'an dernier ?"), by the year that time is of; nil where it asks anything else.
    func yearOfSameTime(on today: Day) -> Int? {
        let whole = SlotFill(slot: .period, value: .text(text), range: 0..<text.utf8.count)
        let fill = slots.first ?? whole
        guard slots.allSatisfy(\.slot.isOfDays), words.count <= 12,
            sameUnit(before: fill) ?? sameUnit(behind: fill) != nil,
            wordsBesideSlots.allSatisfy(Self.besideSame.contains)
        else { return nil }
        return text(of: fill).yearDays(on: today)?.start?.year
    }

    /// The unit that is said to be the same before, or in, the words of a slot.
    private func sameUnit(before fill: SlotFill) -> AverageUnit? {
        let own = text(of: fill).foldedWords
        let said = text(in: 0..<fill.range.upperBound).foldedWords
        return Self.sameUnit(in: said.suffix(own.count + 5))
    }

    /// The same right behind a slot ("il y a un an à la même période").
    private func sameUnit(behind fill: SlotFill) -> AverageUnit? {
        Self.sameUnit(in: text(in: fill.range.upperBound..<Int.max).foldedWords.prefix(5))
    }

    private static func sameUnit(in said: ArraySlice<String>) -> AverageUnit? {
        zip(said, said.dropFirst()).lazy.compactMap { first, second in
            same.contains(first)
                ? sameUnits[second]
                : first == "this" && second == "time" ? .month : nil
        }.last
    }

    private static let same: Set<String> = ["same", "meme", "memes"]
    private static let sameUnits: [String: AverageUnit] = [
        "day": .day, "jour": .day, "date": .day, "week": .week, "semaine": .week, "month": .month,
        "mois": .month, "time": .month, "period": .month, "periode": .month, "epoque": .month,
        "moment": .month, "quarter": .quarter, "trimestre": .quarter,
    ]
    private static let besideSame: Set<String> = [
        "et", "and", "what", "about", "how", "the", "same", "this", "le", "la", "les", "l'", "au",
        "a", "en", "in", "at", "for", "pour", "pendant", "during", "of", "de", "d'", "il", "y",
        "meme", "memes", "day", "jour", "date", "week", "semaine", "month", "mois", "time",
        "period", "periode", "epoque", "moment", "quarter", "trimestre", "was", "it", "c'",
        "etait", "last", "dernier", "derniere", "passe", "passee", "precedente", "year", "an",
        "annee", "ago", "un", "une", "one", "combien", "much", "that", "compared", "to", "alors",
        "then", "s", "'s",
    ]
}

extension Frame {
    /// The same question of the days a year before those it asks about, where a turn calls those
    /// the last ("et l'été dernier ?" behind "cet été"); nil for any other.
    func asked(ofLastLikeThatIn turn: Interpretation) -> Frame? {
        guard let days = turn.onlyPeriod, turn.isContinuation, periods == [days],
            days.dayCount ?? .max > 31, days.wholeYear == nil,
            !Set(turn.words).isDisjoint(with: ["last", "dernier", "derniere"]),
            turn.words.contains(where: Self.seasons.contains)
        else { return nil }
        return days.start.flatMap { asked(ofSameTimeIn: $0.year - 1) }
    }

    private static let seasons: Set<String> = [
        "summer", "winter", "spring", "autumn", "fall", "ete", "hiver", "printemps", "automne",
    ]

    /// The same question of the year that is all a turn names, where it asks about a part of
    /// another that it named with its year ("et cette année ?" behind "en novembre l'an dernier");
    /// nil for any other.
    func asked(ofYearIn turn: Interpretation, today: Day) -> Frame? {
        guard asksOfTransactions, !isComparison, turn.isContinuation, let said = turn.onlyPeriod,
            said.wholeYear != nil, periods.count == 1, let own = periods.first,
            let year = own.start?.year,
            !Set(words).isDisjoint(with: Self.years.union([String(year)])),
            turn.wordsBesideSlots.allSatisfy(Self.besideYears.contains)
        else { return nil }
        let days = said.sameDays(as: own)
        guard days != said, let start = days.start, start <= today else { return nil }
        var frame = self
        frame.values[.date] = nil
        frame.values[.period] = [.days(days)]
        return frame
    }

    private static let years: Set<String> = ["an", "annee", "year"]
    private static let besideYears: Set<String> = [
        "et", "and", "en", "in", "for", "pour", "what", "about", "how", "l'", "de", "d'", "alors",
        "then",
    ]

    /// The same question of the same days of an earlier year; nil where it asks about none, or
    /// about several that it does not compare.
    func asked(ofSameTimeIn year: Int) -> Frame? {
        guard isQuestion, let days = isComparison ? later : periods.count == 1 ? periods[0] : nil,
            let start = days.start, days.end != nil
        else { return nil }
        var frame = self
        if isComparison { (frame.measure, frame.comparedTimes) = (nil, []) }
        frame.values[.date] = nil
        frame.values[.period] = [.days(days.adding(years: min(year - start.year, -1)))]
        return frame
    }
}

extension Frame {
    /// The later of the two times it sets beside each other; nil where there are not two.
    private var later: DayInterval? {
        guard periods.count == 2 else { return nil }
        return periods[0].precedes(periods[1]) ? periods[1] : periods[0]
    }
}

extension String {
    /// The days it says, where they are a year or a day a year ago; nil for any other.
    fileprivate func yearDays(on today: Day) -> DayInterval? {
        let words = foldedWords
        let years: Set<String> = ["year", "years", "an", "ans", "annee", "annees"]
        let saysYear = !years.isDisjoint(with: words)
        guard let days = days(on: today),
            days.wholeYear != nil || saysYear && days.singleDay != nil
        else { return nil }
        return days
    }
}

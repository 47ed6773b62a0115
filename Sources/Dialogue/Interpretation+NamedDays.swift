internal import Primitives
internal import Understanding

/// Days gone by that are told by a weekday so many weeks ago, by the middle of months, or by a year
/// that is said of another month.
extension Interpretation {
    /// The turn with the day of the week that it names so many weeks back ("three weeks ago on
    /// Thursday", "jeudi il y a trois semaines"); itself where it names none.
    func withWeekdayAgo(on today: Day) -> Interpretation {
        let days = words.compactMap(Self.weekday)
        guard days.count == 1, let weeks = weeksAgo, (1...520).contains(weeks),
            let day = today.adding(days: -7 * weeks).week.start?
                .next(days[0], includingSelf: true)
        else { return self }
        let period = SlotFill(slot: .period, value: .days(day.interval), range: 0..<0)
        let counts: Set<Slot> = [.count, .amount, .amountMinimum, .amountMaximum, .frequency]
        // The number of weeks is no amount.
        let others = slots.filter { fill in
            !fill.slot.isOfDays
                && !(counts.contains(fill.slot)
                    && text(of: fill).foldedWords.contains { SpokenNumber.value(of: $0) == weeks })
        }
        return with(slots: others + [period])
    }

    /// How many weeks back something is said to be; nil where it is not said so.
    private var weeksAgo: Int? {
        let words = words
        return words.indices.lazy.compactMap { place -> Int? in
            switch words[place] {
            case "week", "weeks":
                guard words[(place + 1)...].first == "ago" else { return nil }
            case "semaine", "semaines":
                guard words[..<place].suffix(4).starts(with: ["il", "y", "a"]) else { return nil }
            default: return nil
            }
            guard let number = words[..<place].last else { return nil }
            return ["a", "une"].contains(number) ? 1 : SpokenNumber.value(of: number)
        }.first
    }

    /// The days of a slot that is said to begin or to end in the middle of a month, which is its
    /// 15th ("from mid-August to mid-September"); nil for any other, and for the middle of a month
    /// as a whole.
    func daysFromMiddle(_ fill: SlotFill) -> DayInterval? {
        guard case .days(let days) = fill.value else { return nil }
        let own = text(of: fill).foldedWords
        let said = text(in: 0..<fill.range.upperBound).foldedWords.suffix(own.count + 2)
        let isSpan = said.contains(where: Self.spanning.contains)
        let middles = own.indices.filter { Self.middles.contains(own[$0]) }
        guard isSpan, let first = middles.first, let last = middles.last else { return nil }
        // The middle of a month reads as its second ten days.
        var (start, end) = (days.start, days.end)
        let opens = own[..<first].allSatisfy { Self.besideMiddles.contains($0) }
        if opens, let day = start, day.dayOfMonth == 11 { start = day.adding(days: 4) }
        let closes = !opens || last > first
        if closes, let day = end, day.dayOfMonth == 21 { end = day.adding(days: -5) }
        return DayInterval(start: start, end: end)
    }

    private static let spanning: Set<String> = [
        "from", "since", "until", "till", "between", "to", "de", "depuis", "jusqu'", "jusque",
        "entre", "a", "au", "up",
    ]
    private static let middles: Set<String> = ["mid", "mi", "middle", "milieu"]
    private static let besideMiddles: Set<String> = [
        "from", "since", "between", "de", "d'", "du", "depuis", "entre", "the", "la", "le",
    ]

    /// The turn with a month without a year in the year that lies nearest to the other month of it,
    /// of which a year is said ("décembre 2025 par rapport à novembre"); itself where there are not
    /// two such.
    func withNearYears(on today: Day) -> Interpretation {
        let months = slots.filter { $0.slot.isOfDays && saidMonth(of: $0) != nil }
        guard months.count == 2 else { return self }
        let dated = months.filter { text(of: $0).foldedWords.contains(where: Self.isYear) }
        guard dated.count == 1, let anchor = saidMonth(of: dated[0]) else { return self }
        return with(
            slots: slots.map { fill in
                guard fill != dated[0], months.contains(fill), let own = saidMonth(of: fill) else {
                    return fill
                }
                let near = (-1...1).map { Month(year: anchor.year + $0, month: own.month) }
                    .filter { $0 <= today.month }
                    .min { abs($0.number - anchor.number) < abs($1.number - anchor.number) }
                return SlotFill(
                    slot: .period, value: .days((near ?? own).interval), range: fill.range)
            })
    }

    /// The month that a slot names; nil where it is no whole month, or names none.
    private func saidMonth(of fill: SlotFill) -> Month? {
        guard case .days(let days) = fill.value, let month = days.wholeMonth,
            text(of: fill).foldedWords.contains(where: { Self.monthNumbers[$0] == month.month })
        else { return nil }
        return month
    }

    private static func isYear(_ word: String) -> Bool {
        Int(word).map((1900..<2100).contains) == true
    }
}

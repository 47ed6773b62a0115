internal import Primitives
internal import Understanding

/// A time that is told by its place beside the one asked about last.
struct NeighbouringTime {
    /// Its unit; nil for one as long as that before.
    let unit: AverageUnit?
    /// Whether it lies behind rather than before.
    let isLater: Bool
    /// Whether it is a weekend.
    var isWeekend = false
}

extension Interpretation {
    /// The time beside the last that is all a turn asks about ("and the month before?", "et la
    /// semaine d'avant ?", "celui d'après"); nil where it asks about anything else.
    var neighbouringTime: NeighbouringTime? {
        // A weekend is written as one word or as two.
        let isWeekend = Wording(words).says(["weekend", "week end", "week-end"])
        let weekend: Set<String> = isWeekend ? ["weekend", "week", "end", "week-end"] : []
        let words = Set(words).subtracting(weekend)
        let isEarlier = !words.isDisjoint(with: Self.earlier)
        let isLater = !words.isDisjoint(with: Self.later)
        let units = Self.timeUnits.filter { words.contains($0.key) }
        guard isEarlier != isLater, units.count <= 1,
            isWeekend ? units.isEmpty : !units.isEmpty || !words.isDisjoint(with: Self.pronouns),
            words.subtracting(Self.earlier).subtracting(Self.later).subtracting(units.keys)
                .isSubset(of: Self.pronouns.union(Self.leading))
        else { return nil }
        return NeighbouringTime(
            unit: units.first?.value, isLater: isLater, isWeekend: isWeekend)
    }

    private static let earlier: Set<String> = [
        "before", "previous", "preceding", "avant", "precedent", "precedente",
    ]
    private static let later: Set<String> = [
        "after", "following", "apres", "suivant", "suivante",
    ]
    private static let timeUnits: [String: AverageUnit] = [
        "day": .day, "jour": .day, "week": .week, "semaine": .week, "month": .month,
        "mois": .month, "quarter": .quarter, "trimestre": .quarter, "year": .year, "an": .year,
        "annee": .year,
    ]
    private static let pronouns: Set<String> = ["one", "that", "celui", "celle"]
    private static let leading: Set<String> = [
        "and", "et", "what", "how", "about", "the", "le", "la", "l'", "d'", "de", "of", "in", "for",
        "pour", "just", "juste", "then", "puis", "alors", "right",
    ]
}

extension Frame {
    /// The same question of a time beside the one it asks about; nil where it asks about none, or
    /// about several.
    func asked(of time: NeighbouringTime) -> Frame? {
        guard isQuestion, !isComparison, periods.count == 1, let days = periods.first,
            let start = days.start, let end = days.end
        else { return nil }
        var frame = self
        frame.values[.date] = nil
        frame.values[.period] = [.days(time.days(beside: start, end))]
        return frame
    }
}

extension NeighbouringTime {
    /// Its days, beside those from `start` up to `end`.
    fileprivate func days(beside start: Day, _ end: Day) -> DayInterval {
        let sign = isLater ? 1 : -1
        if isWeekend {
            // The last that begins before those days, or the first behind them.
            let saturday =
                isLater ? end.next(.saturday, includingSelf: true) : start.previous(.saturday)
            return DayInterval(start: saturday, end: saturday.adding(days: 2))
        }
        let months: Int? =
            switch unit {
            case .month: 1
            case .quarter: 3
            case .year: 12
            case .day, .week, .payment: nil
            case nil: Self.wholeMonths(from: start, to: end)
            }
        if let months {
            // The year before May is that May's; the month before a week the one before its own.
            let isUnit = start.adding(months: months) == end || unit == .year
            let first = isUnit ? start : start.month.first
            let last = isUnit ? end : first.adding(months: months)
            return DayInterval(
                start: first.adding(months: sign * months), end: last.adding(months: sign * months))
        }
        let length = unit == .day ? 1 : unit == .week ? 7 : end.number - start.number
        let edge = isLater ? end : start.adding(days: -length)
        return DayInterval(start: edge, end: edge.adding(days: length))
    }

    /// How many months there are from the first of one to the first of another; nil where they are
    /// no such days.
    private static func wholeMonths(from start: Day, to end: Day) -> Int? {
        guard start == start.month.first, end == end.month.first else { return nil }
        return end.month.number - start.month.number
    }
}

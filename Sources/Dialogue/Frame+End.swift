internal import Primitives
internal import Understanding

/// When something that is paid again and again ends, as its words say it.
extension Frame {
    /// Whether it is said how long something is to happen again and again ("jusqu'en juin", "for 4
    /// weeks", "6 fois").
    var saysEnd: Bool {
        if !spoken.isDisjoint(with: Self.untils) { return true }
        if let span = saidDays, span.start == nil, Interpretation.sayEnd(words) { return true }
        // "Every Monday for the next 4 weeks".
        if let span = saidDays, let start = span.start, let end = span.end,
            end > start.adding(days: 1), !beginsWithSaidDays, !changesFromSaidDays
        {
            return true
        }
        return saysLength
            || zip(words, words.dropFirst()).contains { before, word in
                ["fois", "times"].contains(word) && !["une", "seule", "par"].contains(before)
                    || Interpretation.isHeadcount(before) && Self.countedDays.contains(word)
            }
    }

    private static let untils: Set<String> = ["until", "till", "til", "jusqu'", "pendant"]

    /// The days of what comes a number of times that is said, up to six ("les trois prochains
    /// vendredis", "every month, six times", "each Monday for four weeks"); nil where none is.
    func paymentDays(from start: Day) -> [Day]? {
        guard let frequency, !texts(.payee).isEmpty,
            let count = occurrenceCount(of: frequency), count <= Self.mostAtOnce,
            let first = frequency.beginning(onOrAfter: start)
        else { return nil }
        let days = frequency.occurrences(from: first, count: count)
        return days.count == count ? days : nil
    }

    /// Whether the days said are a week, a month or a year that something begins with ("from
    /// January", "starting next week"), beyond which it goes on.
    private var beginsWithSaidDays: Bool {
        guard isOneUnit else { return false }
        return words.indices.contains { index in
            Self.beginnings.contains(words[index]) && leadsToUnit(index)
                && !isBounded(behind: index)
        }
    }

    /// Whether the days said are a week, a month or a year from which on another amount holds
    /// ("Netflix goes up to 15.99 next month").
    private var changesFromSaidDays: Bool {
        operation == .change && !amounts.isEmpty && isOneUnit
            && spoken.isDisjoint(with: ["for", "during", "pour", "pendant", "durant"])
    }

    /// Whether the days said are a week, a month or a year.
    private var isOneUnit: Bool {
        guard let start = saidDays?.start, let end = saidDays?.end else { return false }
        return [start.adding(days: 7), start.adding(months: 1), start.adding(months: 12)]
            .contains(end)
    }

    /// Whether a month, a unit of time or a year stands close behind a word.
    private func leadsToUnit(_ index: Int) -> Bool {
        words[(index + 1)...].prefix(3).contains(where: Self.isUnit)
    }

    /// Whether what begins behind a word goes on to a time that is said as well ("from January to
    /// December").
    private func isBounded(behind index: Int) -> Bool {
        words.indices[(index + 1)...].contains { place in
            (Interpretation.enders.contains(words[place]) || Interpretation.isEnding(words[place]))
                && leadsToUnit(place)
        }
    }

    /// Whether a word is the name of a month or of a unit of time, or a year.
    private static func isUnit(_ word: String) -> Bool {
        lengths[word] != nil || Interpretation.monthNumbers[word] != nil
            || word.count == 4 && Int(word) != nil
    }

    /// The number of times that was said last.
    private func occurrenceCount(of frequency: Recurrence) -> Int? {
        words.indices.dropFirst().reversed().lazy.compactMap { index -> Int? in
            guard let count = SpokenNumber.several(words[index - 1]) else { return nil }
            let word = words[index]
            if Self.countedDays.contains(word) { return count }
            if ["fois", "times"].contains(word) {
                let behind = words[(index + 1)...].first
                return behind.map(Self.rates.contains) == true ? nil : count
            }
            let isLed = words[..<(index - 1)].suffix(3).contains(where: Self.leading.contains)
            let isOwn = frequency.interval == 1 && Self.lengths[word] == frequency.unit.length
            return isLed && isOwn ? count : nil
        }.first
    }

    /// The most payments of one sentence that are restated one by one.
    private static let mostAtOnce = 6
    /// What makes of a number of times a rhythm ("deux fois par mois").
    private static let rates: Set<String> = ["par", "per", "a", "each", "every", "chaque", "l'"]

    /// The last day that something which happens again and again from `first` on may happen, as a
    /// day that is said ("until June", "jusqu'au 3 mars"), a length ("for a year", "pendant six
    /// mois") or a number of times ("10 fois"); nil where that is said otherwise.
    func end(of frequency: Recurrence, from first: Day) -> Day? {
        if let days = saidDays, days.start == nil, let end = days.end {
            return end.adding(days: -1)
        }
        if let count = occurrenceCount(of: frequency) {
            guard count <= SpokenLength.greatest else { return nil }
            return frequency.occurrences(from: first, count: count).last
        }
        if saysLength { return length.map { $0.end(from: first) } }
        return saidDays?.end?.adding(days: -1)
    }

    /// The last day on which something may happen that is stopped on a day: that day itself, unless
    /// it is the first of a span ("in June") or of what is to be ("from the 10th").
    func endDay(stoppedOn day: Day) -> Day {
        let isSpan = saidDays.map { $0.dayCount != 1 } ?? false
        let isLast = !isSpan && Self.beginnings.isDisjoint(with: words)
        return isLast ? day : day.adding(days: -1)
    }

    /// Keeps the day that what is repeated begins on, where but another end is said.
    mutating func keepStart(of old: DayInterval?) {
        guard frequency != nil, let start = old?.start, let new = days(.date), new.start == nil,
            let end = new.end, end > start
        else { return }
        values[.date] = [.days(DayInterval(start: start, end: end))]
    }

    private static let countedDays = Set(
        """
        mondays tuesdays wednesdays thursdays fridays saturdays sundays lundis mardis mercredis \
        jeudis vendredis samedis dimanches prochains prochaines
        """.foldedWords)
}

extension Recurrence {
    /// The last day up to `end` on which something happens that began on `first`; nil where there
    /// is none. O(1).
    func last(onOrBefore end: Day, first: Day) -> Day? {
        var reach = 32
        while true {
            let start = max(first, end.adding(days: -reach)).adding(days: -1)
            var last: Day?
            while let next = occurrence(after: last ?? start, first: first), next <= end {
                last = next
            }
            if last != nil || start < first { return last }
            reach *= 4
        }
    }

    /// The first `count` days on which something happens that begins on `first`, fewer where it
    /// ends.
    fileprivate func occurrences(from first: Day, count: Int) -> [Day] {
        Array(sequence(first: first) { occurrence(after: $0, first: first) }.prefix(count))
    }
}

extension Recurrence.Unit {
    /// How long one is.
    fileprivate var length: Frame.SpokenLength {
        switch self {
        case .daily: Frame.SpokenLength(days: 1, months: 0)
        case .weekly: Frame.SpokenLength(days: 7, months: 0)
        case .monthly: Frame.SpokenLength(days: 0, months: 1)
        case .yearly: Frame.SpokenLength(days: 0, months: 12)
        }
    }
}

internal import Primitives

/// What rules say of ranges and open sides.
extension Captures {
    /// From the beginning of one time to the end of the other; each lends the other the fields it
    /// lacks ("du 13 au 15 juillet", "Nov-Feb 2017"), and the first is never after the second.
    func range(_ first: TimeForm, _ last: TimeForm) -> TimeForm? {
        if first == .impossible || last == .impossible { return .impossible }
        if let range = clockRange(first, last) { return range }
        let (lentFirst, lentLast) = Self.lend(first, last)
        guard let (first, last) = settle(lentFirst, lentLast), let start = first.start,
            let end = last.end, start < end
        else { return nil }
        return .span(TimeSpan(start: start, end: end, grain: min(first.grain, last.grain)))
    }

    /// Lends the fields that only one of the two has: a month, to days alone; a year, only where
    /// the other lacks none of the finer ones.
    private static func lend(_ first: TimeForm, _ last: TimeForm) -> (TimeForm, TimeForm) {
        guard var a = first.fields, var b = last.fields else { return (first, last) }
        let (firstPeriod, lastPeriod) = (a.period, b.period)
        if a.period == nil, a.dayOfMonth != nil, b.dayOfMonth != nil {
            a.period = lastPeriod
            a.year = a.year ?? b.year
            if let day = a.dayOfMonth, let lastDay = b.dayOfMonth, day > lastDay {
                (a.period, a.year) = (month(a.period, adding: -1) ?? a.period, nil)
            }
        }
        if b.period == nil, firstPeriod != nil, let day = a.dayOfMonth, let lastDay = b.dayOfMonth {
            if day < lastDay {
                b.period = firstPeriod
                b.year = b.year ?? a.year
            } else if day > lastDay {
                // "Du 28 décembre au 3" ends in January.
                b.period = month(firstPeriod, adding: 1)
            }
        }
        return (.fields(a), .fields(b))
    }

    /// The month so many months from a month; nil of what is none.
    private static func month(_ period: YearPeriod?, adding months: Int) -> YearPeriod? {
        guard case .month(let month)? = period else { return nil }
        return .month((month + months + 11) % 12 + 1)
    }

    /// The two times, the one looked for first in the direction meant and the other from it.
    private func settle(_ first: TimeForm, _ last: TimeForm) -> (TimeSpan, TimeSpan)? {
        switch (first, last) {
        case (.fields(let first), .fields(let last)):
            let leadsWithFirst = context.prefersPast ? last.year == nil : first.year != nil
            if leadsWithFirst {
                guard let start = first.span(in: context),
                    let end = last.span(notBefore: start)
                else { return nil }
                if !context.prefersPast || !isOfNextYear(end) { return (start, end) }
            }
            guard let end = last.span(in: context) else { return nil }
            return first.span(notAfter: end).map { ($0, end) }
        case (.fields(let first), _):
            guard let end = last.span(in: context) else { return nil }
            return first.span(notAfter: end).map { ($0, end) }
        case (_, .fields(let last)):
            guard let start = first.span(in: context) else { return nil }
            return last.span(notBefore: start).map { (start, $0) }
        case (.span, _), (.clock, _), (.impossible, _):
            guard let start = first.span(in: context), let end = last.span(in: context) else {
                return nil
            }
            return (start, end)
        }
    }

    /// Whether a period is of a year to come: "de novembre à février" asked about in November was
    /// over in the last.
    private func isOfNextYear(_ span: TimeSpan) -> Bool {
        span.grain > .day && span.start.map { $0.day.year > today.year } == true
    }

    /// From a clock time up to another: the second is after the first, of the same half of the day
    /// where only one of them says which.
    private func clockRange(_ first: TimeForm, _ last: TimeForm) -> TimeForm? {
        guard var end = last.clock else { return nil }
        var start: TimeSpan?
        if var clock = first.clock {
            if clock.isAmbiguous, !end.isAmbiguous {
                // "3:30 to 6 PM", but "11 to 1 PM".
                let late = clock.inAfternoon(true)
                clock = late.secondOfDay <= end.secondOfDay ? late : clock.inAfternoon(false)
            }
            start = clock.span(in: context)
        } else {
            start = first.span(in: context)
        }
        guard let start, let from = start.start, start.grain <= .day else { return nil }
        if start.grain == .day {
            return .span(
                TimeSpan(
                    start: from, end: DayTime(day: from.day, second: end.secondOfDay),
                    grain: end.grain))
        }
        let hasHalf = first.clock.map { !$0.isAmbiguous } ?? true
        if !end.isAmbiguous, end.hour < 12, hasHalf, end.secondOfDay <= from.second, end.hour > 0,
            from.hour < 12
        {
            // "11h30-1h30": one that would end before it begins ends in the afternoon.
            end = end.inAfternoon(true)
        }
        if end.isAmbiguous, end.secondOfDay <= from.second { end = end.inAfternoon(true) }
        var to = DayTime(day: from.day, second: end.secondOfDay)
        if to <= from { to = to.adding(days: 1) }
        return .span(TimeSpan(start: from, end: to, grain: min(start.grain, end.grain)))
    }

    /// From the beginning of a time that has begun, on; a wallet takes it up to today.
    func since(_ time: TimeForm) -> TimeForm? {
        guard let span = time.span(in: context.looking(back: true)), let start = span.start else {
            return time == .impossible ? .impossible : nil
        }
        let open = TimeSpan(start: start, end: nil, grain: span.grain)
        let end = today.adding(days: 1)
        guard start.day < end else { return .span(open) }
        return .span(open.meaning(DayInterval(start: start.day, end: end)))
    }

    /// From the beginning of a time on.
    func from(_ time: TimeForm) -> TimeForm? {
        side(time) { TimeSpan(start: $0.start, end: nil, grain: $0.grain) }
    }

    /// From the end of a time on; a clock time ends as it begins.
    func after(_ time: TimeForm) -> TimeForm? {
        side(time) {
            TimeSpan(start: $0.grain < .day ? $0.start : $0.end, end: nil, grain: $0.grain)
        }
    }

    /// Up to the beginning of a time.
    func before(_ time: TimeForm) -> TimeForm? {
        side(time) { TimeSpan(start: nil, end: $0.start, grain: $0.grain) }
    }

    /// Up to a time, its day included; up to a clock time.
    func until(_ time: TimeForm) -> TimeForm? {
        side(time) {
            TimeSpan(
                start: nil, end: $0.grain < .day && $0.isInstant ? $0.start : $0.end,
                grain: $0.grain)
        }
    }

    /// From now up to a time, its last day included; a wallet counts from today on.
    func by(_ time: TimeForm) -> TimeForm? {
        guard let span = time.span(in: context.looking(back: false)) else {
            return time == .impossible ? .impossible : nil
        }
        let end = span.grain < .day && span.isInstant ? span.start : span.end
        guard let end, end > context.moment else { return nil }
        return .span(TimeSpan(start: context.moment, end: end, grain: .second))
    }

    /// From now until so much later; a wallet counts the last day in.
    func within(_ length: TimeLength) -> TimeForm? {
        let end = length.added(to: context.moment)
        guard !length.isOfClock else {
            return .span(TimeSpan(start: context.moment, end: end, grain: .second))
        }
        let span = TimeSpan(start: context.moment, end: DayTime(day: end.day), grain: .second)
        return .span(span.meaning(DayInterval(start: today, end: end.day.adding(days: 1))))
    }

    /// From today on for so long, the last day included.
    func throughout(_ length: TimeLength) -> TimeForm? {
        guard !length.isOfClock else { return within(length) }
        let last = length.added(to: DayTime(day: today)).day
        return .days(DayInterval(start: today, end: last.adding(days: 1)))
    }

    /// So long from the beginning of a time.
    func lasting(_ length: TimeLength, from time: TimeForm) -> TimeForm? {
        side(time) { span in
            TimeSpan(
                start: span.start, end: span.start.map { length.added(to: $0) },
                grain: min(span.grain, length.unit))
        }
    }

    /// The ten years that two or four figures name: "les années 90", "the 1990s".
    func decade(_ figures: Int) -> TimeForm? {
        let first = figures >= 1_000 ? figures : figures < 30 ? 2_000 + figures : 1_900 + figures
        guard figures % 10 == 0, (1_900...2_190).contains(first), figures <= 90 || figures > 1_000
        else { return nil }
        return .days(
            DayInterval(
                start: Month(year: first, month: 1).first,
                end: Month(year: first + 10, month: 1).first), .year)
    }

    /// A hundred years: the 19th century begins with 1801.
    func century(_ place: Int) -> TimeForm? {
        guard (1...30).contains(place) else { return nil }
        let first = Month(year: 100 * (place - 1) + 1, month: 1).first
        return .days(
            DayInterval(start: first, end: Month(year: 100 * place + 1, month: 1).first), .year)
    }

    /// What is left of the current unit, today included.
    func rest(of unit: TimeLength) -> TimeForm? {
        guard !unit.isOfClock, case .span(let span) = calendar(unit, 0) else { return nil }
        return .days(DayInterval(start: today, end: span.end?.day))
    }

    /// From the beginning of the current unit to today.
    func toDate(_ unit: TimeLength) -> TimeForm? {
        .days(DayInterval(start: start(of: unit, today), end: today.adding(days: 1)))
    }

    /// From the beginning of the current unit up to today, which is not part of it.
    func beforeToday(_ unit: TimeLength) -> TimeForm? {
        let first = start(of: unit, today)
        return first < today ? .days(DayInterval(start: first, end: today)) : nil
    }

    private func side(_ time: TimeForm, _ span: (TimeSpan) -> TimeSpan) -> TimeForm? {
        if time == .impossible { return .impossible }
        return time.span(in: context).map { .span(span($0)) }
    }
}

/// What rules say of clock times and parts of the day on a date.
extension Captures {
    /// A clock time on a date.
    func at(_ clock: ClockTime, on date: TimeForm) -> TimeForm? {
        if date == .impossible { return .impossible }
        guard let span = date.span(in: context), span.grain == .day, let day = span.start?.day
        else {
            return nil
        }
        return .span(clock.span(on: day))
    }

    /// A part of the day on a date.
    func part(_ part: DayPart, on date: TimeForm) -> TimeForm? {
        if date == .impossible { return .impossible }
        guard let span = date.span(in: context), span.grain == .day, let day = span.start?.day
        else {
            return nil
        }
        return .span(part.span(on: day))
    }

    /// A clock range on a date: "jeudi de 9h à 11h".
    func range(_ first: ClockTime, _ last: ClockTime, on date: TimeForm) -> TimeForm? {
        guard let start = at(first, on: date) else { return nil }
        return range(start, .clock(last))
    }
}

extension CalendarFields {
    /// The last of these that begins no later than `end`.
    func span(notAfter end: TimeSpan) -> TimeSpan? {
        guard let limit = end.start?.day else { return nil }
        return last(upTo: limit).map(span(of:))
    }

    /// The first of these that begins no sooner than `start`.
    func span(notBefore start: TimeSpan) -> TimeSpan? {
        guard let limit = start.start?.day else { return nil }
        return next(from: limit, includesCurrent: false).map(span(of:))
    }
}

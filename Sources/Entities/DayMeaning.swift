internal import Primitives

/// The days that calendar expressions mean, seen from the day it is.
enum DayMeaning {
    /// Returns the calendar unit `offset` units from the one `today` is in.
    static func unit(_ unit: TimeUnit, offset: Int, from today: Day) -> DayInterval {
        switch unit {
        case .day: return today.adding(days: offset).interval
        case .week:
            let start = today.startOfWeek.adding(days: 7 * offset)
            return DayInterval(start: start, end: start.adding(days: 7))
        case .month: return today.month.adding(months: offset).interval
        case .quarter:
            let first = Month(number: (today.month.number / 3 + offset) * 3)
            return DayInterval(start: first.first, end: first.adding(months: 3).first)
        case .year:
            let first = Month(year: today.year + offset, month: 1)
            return DayInterval(start: first.first, end: first.adding(months: 12).first)
        }
    }

    /// Returns the day `count` units after `day`, before it when negative.
    static func shifted(_ day: Day, by count: Int, _ unit: TimeUnit) -> Day? {
        guard abs(count) <= 10_000 else { return nil }
        switch unit {
        case .day: return day.adding(days: count)
        case .week: return day.adding(days: 7 * count)
        case .month: return day.adding(months: count)
        case .quarter: return day.adding(months: 3 * count)
        case .year: return day.adding(months: 12 * count)
        }
    }

    /// The last `count` units, ending today.
    static func last(_ count: Int, _ unit: TimeUnit, _ today: Day) -> DayInterval? {
        guard count > 0, let start = shifted(today.adding(days: 1), by: -count, unit) else {
            return nil
        }
        return DayInterval(start: start, end: today.adding(days: 1))
    }

    /// The next `count` units, from tomorrow.
    static func next(_ count: Int, _ unit: TimeUnit, _ today: Day) -> DayInterval? {
        let start = today.adding(days: 1)
        guard count > 0, let end = shifted(start, by: count, unit) else { return nil }
        return DayInterval(start: start, end: end)
    }

    /// A bare weekday: the coming one, or the last one when looking back.
    static func weekday(_ weekday: Weekday, _ context: EntityContext) -> DayInterval {
        let day =
            context.prefersPast ? context.today.previous(weekday) : context.today.next(weekday)
        return day.interval
    }

    /// A bare month: this one or the coming one, or the last one begun when looking back.
    static func month(_ month: Int, _ context: EntityContext) -> DayInterval? {
        guard (1...12).contains(month) else { return nil }
        let current = context.today.month
        let year = current.year + (month < current.month ? 1 : 0)
        let coming = Month(year: year, month: month)
        let result = context.prefersPast && coming > current ? coming.adding(months: -12) : coming
        return result.interval
    }

    /// A month of the year before, or after, the one that would be meant.
    static func month(_ month: Int, isLast: Bool, _ context: EntityContext) -> DayInterval? {
        var context = context
        context.prefersPast = isLast
        guard let interval = self.month(month, context), let start = interval.start else {
            return nil
        }
        if isLast, start.month == context.today.month {
            return start.month.adding(months: -12).interval
        }
        return interval
    }

    /// A day and a month, of the year given or the nearest on the side meant; nil if there is none.
    static func date(day: Int, month: Int, year: Int?, _ context: EntityContext) -> DayInterval? {
        if let year { return Day(year: year, month: month, day: day)?.interval }
        let thisYear = context.today.year
        // Any year will do for 29 February: look at the next eight.
        let offsets = context.prefersPast ? Array((-8...0).reversed()) : Array(0...8)
        let days = offsets.lazy.compactMap { Day(year: thisYear + $0, month: month, day: day) }
        let found = days.first { context.prefersPast ? $0 <= context.today : $0 >= context.today }
        return found?.interval
    }

    /// A day of the month alone: the coming one, or the last one when looking back.
    static func dayOfMonth(_ day: Int, _ context: EntityContext) -> DayInterval? {
        guard (1...31).contains(day) else { return nil }
        let offsets = context.prefersPast ? [0, -1, -2] : [0, 1, 2]
        let days = offsets.compactMap { context.today.month.adding(months: $0).day(day) }
        let found = days.first { context.prefersPast ? $0 <= context.today : $0 >= context.today }
        return found?.interval
    }

    /// Two digits of a year are of 2000...2099.
    static func year(_ number: Int) -> Int { number < 100 ? 2000 + number : number }

    /// From a day of the month that `last` is in, or of the one before, to `last`: "du 28 au 3
    /// mars".
    static func range(fromDay day: Int, to last: DayInterval) -> DayInterval? {
        guard let end = last.singleDay else { return nil }
        let month = day <= end.dayOfMonth ? end.month : end.month.adding(months: -1)
        return month.day(day).flatMap { range($0.interval, last) }
    }

    /// From the first day of one to the last of the other.
    static func range(_ first: DayInterval, _ last: DayInterval) -> DayInterval? {
        guard let start = first.start, let end = last.end, start < end else { return nil }
        return DayInterval(start: start, end: end)
    }
}

internal import Primitives

/// What is known of a date: some fields of the calendar, the others to be found from the day it is.
///
/// "Lundi 18 février" has a weekday, a day and a month; "Q3" a period of the year and no year.
struct CalendarFields: Hashable, Sendable {
    var year: Int?
    var period: YearPeriod?
    var dayOfMonth: Int?
    var weekday: Weekday?

    /// The finest unit known.
    var grain: TimeSpan.Grain {
        if dayOfMonth != nil || weekday != nil { return .day }
        guard let period else { return .year }
        return period.grain
    }

    /// Whether no year has such a day: 30 February, 31 April, or 29 February of 2019.
    var isImpossible: Bool {
        guard let dayOfMonth else { return false }
        guard (1...31).contains(dayOfMonth) else { return true }
        guard case .month(let month) = period else { return false }
        // Year 2000 has a 29 February.
        return Day(year: year ?? 2_000, month: month, day: dayOfMonth) == nil
    }
}

extension CalendarFields {
    /// Returns the first days of these fields that `from` or a later day ends, soonest first.
    ///
    /// - Parameter includesCurrent: whether a period that has begun before `from` counts.
    func next(from: Day, includesCurrent: Bool = true) -> DayInterval? {
        if let year { return days(in: year) }
        return candidates(from: from, step: 1).first { days in
            guard let start = days.start, let end = days.end else { return false }
            return includesCurrent ? end > from : start >= from
        }
    }

    /// Returns the last days of these fields that have begun on `from` or before.
    func last(upTo from: Day) -> DayInterval? {
        if let year { return days(in: year) }
        return candidates(from: from, step: -1).first { ($0.start ?? from) <= from }
    }

    /// The days of these fields around `from`, from those nearest on in the direction of `step`.
    private func candidates(from: Day, step: Int) -> [DayInterval] {
        if period != nil {
            // Eight years hold a 29 February.
            return (-1...8).compactMap { days(in: from.year + step * $0) }
        }
        if let dayOfMonth {
            // Any day of the month falls on any weekday within four years, as a rule.
            return (-1...(weekday == nil ? 3 : 48)).compactMap { offset in
                guard let day = from.month.adding(months: step * offset).day(dayOfMonth),
                    weekday == nil || day.weekday == weekday
                else { return nil }
                return day.interval
            }
        }
        guard let weekday else { return [] }
        let nearest =
            step > 0
            ? from.next(weekday, includingSelf: true) : from.previous(weekday, includingSelf: true)
        return [nearest.interval, nearest.adding(days: 7 * step).interval]
    }

    /// The days of these fields in a year, or nil if it has none.
    func days(in year: Int) -> DayInterval? {
        guard (1...9_000).contains(year) else { return nil }
        guard let period else { return YearPeriod.whole(year) }
        guard let days = period.days(in: year) else { return nil }
        guard let dayOfMonth else { return days }
        return days.start?.month.day(dayOfMonth)?.interval
    }
}

/// A period that every year has.
enum YearPeriod: Hashable, Sendable {
    case month(Int)
    /// A quarter, 1...4.
    case quarter(Int)
    /// A half, 1...2.
    case half(Int)
    case season(Season)
    case holiday(Holiday)

    var grain: TimeSpan.Grain {
        switch self {
        case .month: .month
        case .quarter: .quarter
        case .half: .month
        case .season, .holiday: .day
        }
    }

    /// The days of the period in a year; nil if there is no such period.
    func days(in year: Int) -> DayInterval? {
        switch self {
        case .month(let month):
            return (1...12).contains(month) ? Month(year: year, month: month).interval : nil
        case .quarter(let quarter):
            return (1...4).contains(quarter) ? Self.months(3, from: quarter * 3 - 2, year) : nil
        case .half(let half):
            return (1...2).contains(half) ? Self.months(6, from: half * 6 - 5, year) : nil
        case .season(let season): return season.days(in: year)
        case .holiday(let holiday): return holiday.day(in: year)?.interval
        }
    }

    static func whole(_ year: Int) -> DayInterval { months(12, from: 1, year) }

    private static func months(_ count: Int, from month: Int, _ year: Int) -> DayInterval {
        let first = Month(year: year, month: month)
        return DayInterval(start: first.first, end: first.adding(months: count).first)
    }
}

/// A season of the north, from one astronomical turn to the next on their usual days.
enum Season: CaseIterable, Hashable, Sendable {
    case spring, summer, autumn, winter

    /// The days of the season that begins in `year`, the day of the next turn included.
    func days(in year: Int) -> DayInterval? {
        switch self {
        case .spring: Self.days(year, (3, 20), year, (6, 22))
        case .summer: Self.days(year, (6, 21), year, (9, 24))
        case .autumn: Self.days(year, (9, 23), year, (12, 22))
        case .winter: Self.days(year, (12, 21), year + 1, (3, 21))
        }
    }

    private static func days(
        _ year: Int, _ first: (Int, Int), _ lastYear: Int, _ last: (Int, Int)
    ) -> DayInterval? {
        guard let start = Day(year: year, month: first.0, day: first.1),
            let end = Day(year: lastYear, month: last.0, day: last.1)
        else { return nil }
        return DayInterval(start: start, end: end)
    }
}

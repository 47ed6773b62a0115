internal import Dialogue
internal import Insights
internal import Primitives

/// The days a history knows something of.
struct KnownDays {
    let first: Day
    let last: Day
    /// The day after the last that is known.
    private let end: Day
    /// Whether statements alone tell of the days; a wallet without any knows of all there was.
    private let areOfStatements: Bool

    /// - Parameters:
    ///   - statementsEnd: the last day that statements tell of, where it is not of late.
    ///   - areOfStatements: whether there are statements.
    init(first: Day, last: Day, statementsEnd: Day?, areOfStatements: Bool = true, today: Day) {
        self.areOfStatements = areOfStatements
        self.first = first
        self.last = last
        // Statements say nothing of the days since they ended, but for the last of a month of which
        // all else is told.
        let known = statementsEnd.map { day in
            day.month.isCovered(from: first, to: day) ? day.month.last : day
        }
        end = (known ?? today).adding(days: 1)
    }

    /// Whether none of the days of an interval is known yet.
    func isAhead(_ interval: DayInterval) -> Bool { interval.start.map { $0 >= end } ?? false }

    /// Whether none of the days of an interval is known, be they to come or before all statements.
    func tellsNothing(of interval: DayInterval) -> Bool {
        isAhead(interval) || areOfStatements && (interval.end.map { $0 <= first } ?? false)
    }

    /// The last month of which something is known, as far as it is.
    var latestMonth: Month { end.adding(days: -1).month }

    /// How many days of a month are known, where it is the last of which something is.
    func dayCount(of month: Month) -> Int {
        month == latestMonth ? end.adding(days: -1).dayOfMonth : month.dayCount
    }

    /// The days asked about that are known, or the last twelve months.
    func asked(_ period: DayInterval?) -> DayInterval {
        known(of: period ?? DayInterval(start: end.adding(months: -12), end: end), from: first)
    }

    /// The days of a month or a year that are known, the first of its month among them where a few
    /// days without a transaction are all that stands before the first there is.
    func known(ofUnit unit: DayInterval) -> DayInterval { known(of: unit, from: beginning) }

    /// The first day of which something is known, as months are.
    private var beginning: Day {
        let isOfMonth = !areOfStatements || first.month.isCovered(from: first, to: first.month.last)
        return isOfMonth ? first.month.first : first
    }

    private func known(of interval: DayInterval, from first: Day) -> DayInterval {
        let start = max(interval.start ?? first, first)
        let stop = min(interval.end ?? end, end)
        // Of days of which nothing is known nothing is left out.
        return start < stop ? DayInterval(start: start, end: stop) : interval
    }

    /// The last known one of a unit, as far as it is known, and those before it that are told where
    /// no days were asked about.
    func latest(_ unit: AverageUnit) -> DayInterval {
        let last = end.adding(days: -1)
        let start: Day? =
            switch unit {
            case .week: last.week.start?.adding(days: -12 * 7)
            case .month: last.month.adding(months: -11).first
            case .quarter: last.quarter.start?.adding(months: -12)
            case .year: first
            case .day, .payment: end.adding(months: -12)
            }
        return asked(DayInterval(start: start, end: nil))
    }

    /// The months of which all is known.
    var wholeMonths: [Month] {
        (first.month.number...max(first.month.number, last.month.number)).map {
            Month(number: $0)
        }.filter { month in
            month.isCovered(from: first, to: last) && month.last < end
        }
    }

    /// Whether all days of an interval are known.
    func isKnown(_ interval: DayInterval) -> Bool {
        if let months = interval.wholeMonths {
            return Set(months).isSubset(of: wholeMonths)
        }
        guard let start = interval.start, let stop = interval.end else { return false }
        return first <= start && stop <= end
    }

    /// The units that some of the days asked about are in. One that began before those, or ended
    /// behind them, is what of it was asked about; one that runs is told as a whole.
    func spans(of unit: AverageUnit, in period: DayInterval?) -> [DayInterval] {
        let asked = asked(period)
        guard var day = asked.start, let stop = asked.end else { return [] }
        var spans: [DayInterval] = []
        while day < stop {
            let span = day.span(of: unit)
            guard let next = span.end, next > day else { break }
            let isOfAll = day == first && isKnown(span)
            spans.append(
                DayInterval(
                    start: isOfAll ? span.start : day, end: stop == end ? next : min(next, stop)))
            day = next
        }
        return spans
    }

    /// The whole units among the days asked about, the last twelve months of them where none were.
    func units(_ unit: AverageUnit, in period: DayInterval?) -> [DayInterval] {
        let months = wholeMonths.filter { month in
            guard let period else { return true }
            return period.contains(month.first) && period.contains(month.last)
        }
        switch unit {
        case .month:
            if let rolling = period?.rollingMonths { return rolling }
            return (period == nil ? months.suffix(12) : months[...]).map(\.interval)
        case .quarter:
            let whole = Set(months)
            let quarters = months.filter { $0.month % 3 == 1 }.map(\.first.quarter).filter {
                Set($0.wholeMonths ?? []).isSubset(of: whole)
            }
            return period == nil ? quarters.suffix(4) : quarters
        case .year where period == nil:
            let year = wholeMonths.suffix(12)
            guard year.count == 12, let first = year.first, let last = year.last else { return [] }
            return [DayInterval(start: first.first, end: last.last.adding(days: 1))]
        case .year:
            let years = Set(months.map(\.year)).sorted().filter { year in
                months.count { $0.year == year } == 12
            }
            return years.map(DayInterval.init(year:))
        case .week, .day, .payment:
            let asked = asked(period)
            guard let start = asked.start, let end = asked.end else { return [] }
            let length = unit == .week ? 7 : 1
            let begin = unit == .week ? start.next(.monday, includingSelf: true) : start
            return stride(from: begin.number, through: end.number - length, by: length).map {
                DayInterval(start: Day(number: $0), end: Day(number: $0 + length))
            }
        }
    }
}

extension DayInterval {
    /// The months from the day it begins on, where it is so many of them and they are no months of
    /// the calendar ("the last 6 months").
    var rollingMonths: [DayInterval]? {
        guard let start, let end, start.dayOfMonth > 1 else { return nil }
        let count = end.month.number - start.month.number
        guard (2...120).contains(count), start.adding(months: count) == end else { return nil }
        return (0..<count).map {
            DayInterval(start: start.adding(months: $0), end: start.adding(months: $0 + 1))
        }
    }
}

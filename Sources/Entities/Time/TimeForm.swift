internal import Primitives

/// A time while it is being read: settled already, or waiting for what stands around it.
enum TimeForm: Hashable, Sendable {
    /// Settled, whatever stands around it.
    case span(TimeSpan)
    /// Fields of a date; which one is meant depends on the day, the direction and the neighbours.
    case fields(CalendarFields)
    /// A time of day whose day is still to be found.
    case clock(ClockTime)
    /// A date that no calendar has.
    case impossible

    static func fields(
        year: Int? = nil, _ period: YearPeriod? = nil, day: Int? = nil, _ weekday: Weekday? = nil
    ) -> TimeForm {
        let fields = CalendarFields(
            year: year, period: period, dayOfMonth: day, weekday: weekday)
        return fields.isImpossible ? .impossible : .fields(fields)
    }

    static func weekday(_ weekday: Weekday) -> TimeForm {
        .fields(CalendarFields(weekday: weekday))
    }

    static func days(
        _ days: DayInterval?, _ grain: TimeSpan.Grain = .day, isInstant: Bool = false
    ) -> TimeForm? {
        days.map { .span(TimeSpan($0, grain: grain, isInstant: isInstant)) }
    }

    /// One day.
    static func day(_ day: Day) -> TimeForm {
        .span(TimeSpan(day.interval, grain: .day, isInstant: true))
    }

    /// Returns the time meant on the day of `context`, nil if there is none or it is impossible.
    func span(in context: TimeContext) -> TimeSpan? {
        switch self {
        case .span(let span): return span
        case .impossible: return nil
        case .fields(let fields): return fields.span(in: context)
        case .clock(let clock): return clock.span(in: context)
        }
    }

    /// The fields, where they are not settled yet.
    var fields: CalendarFields? {
        if case .fields(let fields) = self { fields } else { nil }
    }

    var clock: ClockTime? {
        if case .clock(let clock) = self { clock } else { nil }
    }
}

extension CalendarFields {
    /// Returns the time meant, looking the way `context` says.
    func span(in context: TimeContext) -> TimeSpan? {
        let days = context.prefersPast ? past(context.today) : future(context.today)
        return days.map(span(of:))
    }

    func span(of days: DayInterval) -> TimeSpan {
        TimeSpan(days, grain: grain, isInstant: true)
    }

    /// The coming ones: a bare weekday is never today, a date or a period may be.
    func future(_ today: Day) -> DayInterval? {
        if isBareWeekday { return next(from: today.adding(days: 1)) }
        guard weekday != nil, period != nil else { return next(from: today) }
        return agreeing(next(from: today), last(upTo: today), today)
    }

    /// The last ones.
    func past(_ today: Day) -> DayInterval? {
        if isBareWeekday { return last(upTo: today.adding(days: -1)) }
        guard weekday != nil, period != nil else { return last(upTo: today) }
        return agreeing(last(upTo: today), next(from: today), today)
    }

    private var isBareWeekday: Bool {
        weekday != nil && dayOfMonth == nil && period == nil && year == nil
    }

    /// A date said with its weekday is the one on that weekday; if neither is, the first: people
    /// err in the weekday sooner than in the date.
    private func agreeing(
        _ first: DayInterval?, _ second: DayInterval?, _ today: Day
    ) -> DayInterval? {
        if let second, second.start?.weekday == weekday, first?.start?.weekday != weekday,
            let distance = second.start.map({ abs($0.number - today.number) }),
            distance <= Self.nearestDays
        {
            return second
        }
        return first
    }

    /// How far away the weekday may move a date: further off, it was a slip.
    private static let nearestDays = 45

    /// Returns the first days of these fields that begin within `span`.
    func days(within span: TimeSpan) -> DayInterval? {
        guard let start = span.start?.day, let end = span.end,
            let found = next(from: start, includesCurrent: false), let first = found.start,
            first >= start, DayTime(day: first) < end
        else { return nil }
        return found
    }
}

extension ClockTime {
    /// The next time the clock shows this, or the last one when looking back.
    func span(in context: TimeContext) -> TimeSpan? {
        let today = DayTime(day: context.today)
        let now = context.today(at: context.secondOfDay)
        let halves = isAmbiguous ? [0, 43_200] : [0]
        let seconds = [-86_400, 0, 86_400].flatMap { day in
            halves.map { day + (secondOfDay + $0) % 86_400 + (hour == 24 ? 86_400 : 0) }
        }
        let times = seconds.sorted().map(today.adding(seconds:))
        let found =
            context.prefersPast ? times.last { $0 <= now } : times.first { $0 >= now }
        return found.map(span(from:))
    }

    /// The time on a day; one that may be of either half is of the morning.
    func span(on day: Day) -> TimeSpan { span(from: DayTime(day: day, second: secondOfDay)) }

    private func span(from start: DayTime) -> TimeSpan {
        let end = TimeLength(1, grain).added(to: start)
        return TimeSpan(start: start, end: end, grain: grain, isInstant: true)
    }
}

extension DayPart {
    /// The part of `day`.
    func span(on day: Day) -> TimeSpan {
        TimeSpan(
            start: DayTime(day: day, hour: startHour), end: DayTime(day: day, hour: endHour),
            grain: .hour)
    }
}

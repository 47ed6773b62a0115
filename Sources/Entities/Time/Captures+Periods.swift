internal import Primitives

/// What rules say of units of the calendar, counted from now.
extension Captures {
    /// The day `offset` days from today.
    func day(_ offset: Int) -> TimeForm { .day(today.adding(days: offset)) }

    /// The moment it is.
    func now() -> TimeForm {
        .span(
            TimeSpan(
                start: context.moment, end: context.moment.adding(seconds: 1), grain: .second,
                isInstant: true
            ).meaning(today.interval))
    }

    /// The whole calendar unit `offset` units from the current one: "le mois prochain".
    func calendar(_ unit: TimeLength, _ offset: Int) -> TimeForm {
        guard !unit.isOfClock else {
            let start = aligned(unit.unit)
            let span = unit.count * offset
            let from = TimeLength(span, unit.unit).added(to: start)
            return .span(
                TimeSpan(start: from, end: unit.added(to: from), grain: unit.unit, isInstant: true))
        }
        let first = TimeLength(unit.count * offset, unit.unit)
            .added(to: DayTime(day: start(of: unit, today))).day
        let days = DayInterval(start: first, end: unit.added(to: DayTime(day: first)).day)
        return .span(TimeSpan(days, grain: unit.unit, isInstant: unit.count == 1))
    }

    /// The unit before this one or behind it; a fortnight, of which the calendar has none, is the
    /// two weeks that end today or begin tomorrow.
    func beside(_ unit: TimeLength, _ offset: Int) -> TimeForm? {
        guard unit == TimeLength(2, .week) else { return calendar(unit, offset) }
        return offset < 0 ? last(unit) : next(unit)
    }

    /// The last `count` units: whole quarters before this one, else rolling and ending today.
    func last(_ length: TimeLength?) -> TimeForm? {
        guard let length, length.count > 0 else { return nil }
        guard !length.isOfClock else {
            let end = aligned(length.unit)
            return .span(
                TimeSpan(start: length.added(to: end, sign: -1), end: end, grain: length.unit))
        }
        let isWhole = length.unit == .quarter
        let end = isWhole ? start(of: TimeLength(1, .quarter), today) : today.adding(days: 1)
        let start = length.added(to: DayTime(day: end), sign: -1).day
        return .days(DayInterval(start: start, end: end))
    }

    /// The next `count` units: whole quarters after this one, else rolling from tomorrow on.
    func next(_ length: TimeLength?) -> TimeForm? {
        guard let length, length.count > 0 else { return nil }
        guard !length.isOfClock else {
            let start = TimeLength(1, length.unit).added(to: aligned(length.unit))
            return .span(TimeSpan(start: start, end: length.added(to: start), grain: length.unit))
        }
        let isWhole = length.unit == .quarter
        let start =
            isWhole
            ? TimeLength(1, .quarter)
                .added(to: DayTime(day: start(of: TimeLength(1, .quarter), today))).day
            : today.adding(days: 1)
        return .days(DayInterval(start: start, end: length.added(to: DayTime(day: start)).day))
    }

    /// The day so many weeks or more after a day so many days from today: "a week today".
    func weeks(_ length: TimeLength, behind days: Int) -> TimeForm? {
        length.unit >= .week ? shifted(length, 1, from: day(days)) : nil
    }

    /// The time a length before (`sign` -1) or after now or the beginning of a time.
    func shifted(_ length: TimeLength, _ sign: Int, from time: TimeForm? = nil) -> TimeForm? {
        var start = context.moment
        if let time {
            guard let span = time.span(in: context), let first = span.start else { return nil }
            start = first
            if span.grain >= .day, !length.isOfClock {
                return .day(length.added(to: first, sign: sign).day)
            }
        } else if !length.isOfClock {
            return .day(length.added(to: start, sign: sign).day)
        }
        let moment = length.added(to: start, sign: sign)
        let grain: TimeSpan.Grain = time == nil && length.unit < .hour ? .second : .minute
        return .span(
            TimeSpan(
                start: moment, end: TimeLength(1, grain).added(to: moment), grain: grain,
                isInstant: true))
    }

    /// The first moment of the current `unit`.
    private func aligned(_ unit: TimeSpan.Grain) -> DayTime {
        let size = TimeLength(1, unit).added(to: DayTime(day: today)).second
        let step = max(1, size)
        return DayTime(day: today, second: context.secondOfDay / step * step)
    }

    /// The first day of the calendar unit `day` is in; a half of a year and a decade begin as
    /// calendars have them.
    func start(of unit: TimeLength, _ day: Day) -> Day {
        switch unit.unit {
        case .second, .minute, .hour, .day: return day
        case .week: return day.startOfWeek
        case .month: return day.month.first
        case .quarter:
            let size = 3 * max(1, unit.count)
            return Month(number: day.month.number / size * size).first
        case .year:
            let size = max(1, unit.count)
            return Month(year: day.year / size * size, month: 1).first
        }
    }

    /// The weekend of the week `weeks` weeks from this one: Friday evening to Sunday night, whose
    /// days are Saturday and Sunday.
    func weekend(_ weeks: Int) -> TimeForm {
        Self.weekend(saturday: today.startOfWeek.adding(days: 7 * weeks + 5))
    }

    /// The weekend that nothing is said of: in a question about the past the last one, the one
    /// under way included.
    var weekend: TimeForm {
        weekend(context.prefersPast && today.weekday.offsetFromMonday < 5 ? -1 : 0)
    }

    static func weekend(saturday: Day) -> TimeForm {
        .span(
            TimeSpan(
                start: DayTime(day: saturday.adding(days: -1), hour: 18),
                end: DayTime(day: saturday.adding(days: 2)), grain: .hour
            ).meaning(DayInterval(start: saturday, end: saturday.adding(days: 2))))
    }

    /// The `place`-th weekend of a period, -1 for the last: those whose Saturday is in it.
    func weekend(_ place: Int, of time: TimeForm) -> TimeForm? {
        guard let days = nth(place, .saturday, of: time), case .span(let span) = days,
            let saturday = span.start?.day
        else { return nil }
        return Self.weekend(saturday: saturday)
    }

    /// The weekend that a day is next to: on it, or a Monday after it.
    func weekend(at time: TimeForm) -> TimeForm? {
        guard let day = time.span(in: context)?.start?.day else { return nil }
        let week = day.weekday == .monday ? day.adding(days: -7) : day
        return Self.weekend(saturday: week.startOfWeek.adding(days: 5))
    }

    /// A date or a month of the year `years` years from this one: "March next year".
    func inYear(_ years: Int, _ date: TimeForm) -> TimeForm? {
        guard let fields = date.fields, fields.year == nil,
            fields.period != nil || fields.dayOfMonth != nil
        else { return nil }
        return .fields(
            year: today.year + years, fields.period, day: fields.dayOfMonth)
    }

    /// A week of a year by its number (ISO 8601), of this year where none is said.
    func week(_ number: Int, ofYear year: Int?) -> TimeForm? {
        guard (1...53).contains(number) else { return nil }
        return nth(number, TimeLength(1, .week), of: .fields(year: year ?? today.year))
    }

    /// Monday to Friday of the week `weeks` weeks from this one.
    func workingWeek(_ weeks: Int) -> TimeForm? {
        let monday = today.startOfWeek.adding(days: 7 * weeks)
        return .days(DayInterval(start: monday, end: monday.adding(days: 5)))
    }
}

/// What rules say of parts of a period.
extension Captures {
    /// A part of a period, as shares of its days counted by unit.
    enum Part: Sendable { case beginning, middle, end }

    /// How a language cuts the beginning, the middle and the end from a week, a month and a year:
    /// the first of one and the first beyond it, counted from 0 in days, days and months.
    struct Cuts: Sendable {
        let week: [Range<Int>]
        let month: [Range<Int>]
        let year: [Range<Int>]
    }

    /// The beginning, middle or end of a period. A payment at the end is made on the last day.
    func part(_ part: Part, of time: TimeForm, _ cuts: Cuts) -> TimeForm? {
        guard let span = time.span(in: context), let start = span.start?.day,
            let end = span.end?.day, end > start
        else { return nil }
        let index = part == .beginning ? 0 : part == .middle ? 1 : 2
        let days: DayInterval
        switch span.grain {
        case .week: days = Self.cut(cuts.week[index], from: start, to: end)
        case .month: days = Self.cut(cuts.month[index], from: start, to: end)
        case .year:
            let range = cuts.year[index]
            days = DayInterval(
                start: start.adding(months: range.lowerBound),
                end: start.adding(months: range.upperBound))
        case .quarter:
            days = DayInterval(
                start: start.adding(months: index), end: start.adding(months: index + 1))
        case .second, .minute, .hour, .day:
            guard end.number - start.number >= 3 else { return nil }
            let third = (end.number - start.number) / 3
            days = Self.cut(
                third * index..<(index == 2 ? .max : third * (index + 1)), from: start, to: end)
        }
        let result = TimeSpan(days)
        return .span(part == .end ? result.meaning(end.adding(days: -1).interval) : result)
    }

    private static func cut(_ range: Range<Int>, from start: Day, to end: Day) -> DayInterval {
        DayInterval(
            start: start.adding(days: range.lowerBound),
            end: range.upperBound > end.number - start.number
                ? end : start.adding(days: range.upperBound))
    }

    /// The `place`-th unit of a period, -1 for the last. A week belongs to the period that its
    /// Thursday is in (ISO 8601).
    func nth(_ place: Int, _ unit: TimeLength, of time: TimeForm) -> TimeForm? {
        units(place, 1, unit, of: time, isInstant: true)
    }

    /// The first (`place` 1) or last (-1) `count` units of a period.
    func units(
        _ place: Int, _ count: Int, _ unit: TimeLength, of time: TimeForm, isInstant: Bool = false
    ) -> TimeForm? {
        guard let span = time.span(in: context), var start = span.start?.day,
            var end = span.end?.day, unit.unit >= .day, unit.unit <= span.grain || isInstant,
            let size = unit.times(count), place != 0
        else { return nil }
        if unit.unit == .week {
            // The Mondays of the weeks whose Thursday is in the period, and the one after.
            start = start.adding(days: 3).startOfWeek
            if start.adding(days: 3) < (span.start?.day ?? start) { start = start.adding(days: 7) }
            end = end.adding(days: 3).startOfWeek
        }
        let skipped =
            place > 0
            ? unit.times(place - 1)?.added(to: DayTime(day: start)).day
            : unit.times(-place - 1 + count)?.added(to: DayTime(day: end), sign: -1).day
        guard let first = skipped else { return nil }
        let last = size.added(to: DayTime(day: first)).day
        guard first >= start, last <= end else { return nil }
        let grain = isInstant ? unit.unit : TimeSpan.Grain.day
        return .days(DayInterval(start: first, end: last), grain, isInstant: isInstant)
    }

    /// The `place`-th weekday of a period, -1 for the last.
    func nth(_ place: Int, _ weekday: Weekday, of time: TimeForm) -> TimeForm? {
        guard let span = time.span(in: context), let start = span.start?.day,
            let end = span.end?.day, place != 0, abs(place) <= 60
        else { return nil }
        let day =
            place > 0
            ? start.next(weekday, includingSelf: true).adding(days: 7 * (place - 1))
            : end.previous(weekday).adding(days: 7 * (place + 1))
        return day >= start && day < end ? .day(day) : nil
    }

    /// The date of these fields within a time: "mardi" of "la semaine prochaine".
    func within(_ time: TimeForm, _ date: TimeForm) -> TimeForm? {
        guard let fields = date.fields else { return nil }
        if let outer = time.fields, let merged = fields.merged(outer) {
            return merged.isImpossible ? .impossible : .fields(merged)
        }
        guard let span = time.span(in: context) else { return nil }
        if let day = fields.dayOfMonth, fields.period == nil, span.grain == .month {
            guard let days = fields.days(within: span) else {
                return day <= 31 ? .impossible : nil
            }
            return .span(fields.span(of: days))
        }
        return fields.days(within: span).map { .span(fields.span(of: $0)) }
    }
}

extension CalendarFields {
    /// The fields of both, or nil where both say the same field.
    func merged(_ other: CalendarFields) -> CalendarFields? {
        guard year == nil || other.year == nil, period == nil || other.period == nil,
            dayOfMonth == nil || other.dayOfMonth == nil, weekday == nil || other.weekday == nil
        else { return nil }
        // "Dimanche de mars" is one of several: nothing to merge.
        guard weekday == nil || other.dayOfMonth != nil || other.weekday != nil else { return nil }
        return CalendarFields(
            year: year ?? other.year, period: period ?? other.period,
            dayOfMonth: dayOfMonth ?? other.dayOfMonth, weekday: weekday ?? other.weekday)
    }
}

extension Captures {
    /// The week a time begins in; a Sunday names the week that it opens.
    func week(of time: TimeForm) -> TimeForm? {
        guard let day = time.span(in: context)?.start?.day else { return nil }
        let monday = (day.weekday == .sunday ? day.adding(days: 1) : day).startOfWeek
        return .days(
            DayInterval(start: monday, end: monday.adding(days: 7)), .week, isInstant: true)
    }

    /// A date with its weekday, which settles the year where the date leaves it open.
    func dated(_ weekday: Weekday, _ date: TimeForm) -> TimeForm {
        guard var fields = date.fields, fields.year == nil, fields.dayOfMonth != nil else {
            return date
        }
        fields.weekday = weekday
        return .fields(fields)
    }

    /// A date in figures with its year.
    func dated(year: Int, _ date: TimeForm) -> TimeForm? {
        guard let fields = date.fields, fields.year == nil, (1_900...2_199).contains(year) else {
            return nil
        }
        return .fields(year: year, fields.period, day: fields.dayOfMonth)
    }

    /// A weekday of the week `weeks` weeks from this one.
    func weekday(_ weekday: Weekday, ofWeek weeks: Int) -> TimeForm {
        .day(today.startOfWeek.adding(days: 7 * weeks + weekday.offsetFromMonday))
    }

    /// The coming such month that has not begun, or the last one that is over.
    func month(_ month: Int, isNext: Bool) -> TimeForm? {
        let fields = CalendarFields(period: .month(month))
        let days =
            isNext
            ? fields.next(from: today, includesCurrent: false)
            : fields.last(upTo: today.month.first.adding(days: -1))
        return .days(days, .month, isInstant: true)
    }
}

extension Captures {
    /// The weekday of the week that lies a length from today: "Monday two weeks from now".
    func weekday(_ weekday: Weekday, nearWeekOf length: TimeLength, _ sign: Int) -> TimeForm? {
        guard !length.isOfClock else { return nil }
        let day = length.added(to: DayTime(day: today), sign: sign).day
        return .day(day.startOfWeek.adding(days: weekday.offsetFromMonday))
    }

    /// The same time from the beginning of its first day.
    func wholeDays(_ time: TimeForm) -> TimeForm {
        guard case .span(let span) = time else { return time }
        return .span(TimeSpan(span.touchedDays))
    }

    /// Two figures in the order of the place.
    func dayAndMonth(_ first: Int, _ second: Int) -> TimeForm? {
        guard first <= 31, second <= 31, first > 0, second > 0 else { return nil }
        let isDayFirst = context.dateOrder == .dayFirst
        let (day, month) = isDayFirst ? (first, second) : (second, first)
        if month <= 12 { return .fields(.month(month), day: day) }
        return day <= 12 ? .fields(.month(day), day: month) : nil
    }
}

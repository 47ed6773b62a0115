internal import Primitives

/// The English rules of days and periods.
enum EnglishDays {
    /// Expressions that name days by themselves.
    static let rules = RuleSet(
        relative + calendarUnits + weekdays + dates, calendar: .english)

    /// Expressions made of others: ranges and open sides.
    static let ranges = RuleSet(combinations, calendar: .english)

    private static let combinations: [Rule<DayInterval>] = [
        Rule("from|between ?the <nth> to|and|until|till|through ?the <days>") {
            DayMeaning.range(fromDay: $0.numbers[0], to: $0.days[0])
        },
        Rule("since <year>") { captures in
            DayInterval(
                start: Self.year(captures.years[0]).start,
                end: captures.context.today.adding(days: 1))
        },
        Rule("before <year>") { DayInterval(start: nil, end: Self.year($0.years[0]).start) },
        Rule("after <year>") { DayInterval(start: Self.year($0.years[0]).end, end: nil) },
        Rule("from|between <days> to|and|until|till|through <days>") {
            DayMeaning.range($0.days[0], $0.days[1])
        },
        Rule("since <days>") { captures in
            DayInterval(start: captures.days[0].start, end: captures.context.today.adding(days: 1))
        },
        Rule("until|till|up ?to|by <days>") { DayInterval(start: nil, end: $0.days[0].end) },
        Rule("before <days>") { DayInterval(start: nil, end: $0.days[0].start) },
        Rule("after <days>") { DayInterval(start: $0.days[0].end, end: nil) },
        Rule("from|starting <days> ?on ?onwards") {
            DayInterval(start: $0.days[0].start, end: nil)
        },
        Rule("year to date|ytd") { captures in
            DayInterval(
                start: Month(year: captures.context.today.year, month: 1).first,
                end: captures.context.today.adding(days: 1))
        },
        Rule("so far this <unit>") { captures in
            DayInterval(
                start: DayMeaning.unit(captures.units[0], offset: 0, from: captures.context.today)
                    .start,
                end: captures.context.today.adding(days: 1))
        },
        Rule("?by|before the end of the|this month") {
            DayInterval(start: $0.context.today, end: $0.context.today.month.interval.end)
        },
    ]

    private static let relative: [Rule<DayInterval>] = [
        Rule("today|tonight|tonite|2day") { $0.context.today.interval },
        Rule("this morning|afternoon|evening") { $0.context.today.interval },
        Rule("tomorrow|tmrw|tomoz|tmr|2moro|tomorow|tommorow") {
            $0.context.today.adding(days: 1).interval
        },
        Rule("?the day after tomorrow") { $0.context.today.adding(days: 2).interval },
        Rule("yesterday|yday") { $0.context.today.adding(days: -1).interval },
        Rule("?the day before yesterday") { $0.context.today.adding(days: -2).interval },
        Rule("in <n> <unit>") { captures in
            DayMeaning.shifted(captures.context.today, by: captures.numbers[0], captures.units[0])?
                .interval
        },
        Rule("in a|an|one <unit>") {
            DayMeaning.shifted($0.context.today, by: 1, $0.units[0])?.interval
        },
        Rule("a|an|one <unit> ago") {
            DayMeaning.shifted($0.context.today, by: -1, $0.units[0])?.interval
        },
        Rule("<n> <unit> ago") { captures in
            DayMeaning.shifted(captures.context.today, by: -captures.numbers[0], captures.units[0])?
                .interval
        },
        Rule("?at ?the end of ?the|this month") { $0.context.today.month.last.interval },
        Rule("?this|the weekend") { captures in
            let saturday = captures.context.today.startOfWeek.adding(days: 5)
            return DayInterval(start: saturday, end: saturday.adding(days: 2))
        },
        Rule("last weekend") { captures in
            let saturday = captures.context.today.startOfWeek.adding(days: -2)
            return DayInterval(start: saturday, end: saturday.adding(days: 2))
        },
    ]

    private static let calendarUnits: [Rule<DayInterval>] = [
        Rule("?the last|past|previous <unit>") {
            DayMeaning.unit($0.units[0], offset: -1, from: $0.context.today)
        },
        Rule("next|coming|upcoming <unit>") {
            DayMeaning.unit($0.units[0], offset: 1, from: $0.context.today)
        },
        Rule("this|the current|present <unit>") {
            DayMeaning.unit($0.units[0], offset: 0, from: $0.context.today)
        },
        Rule("this|current <unit>") {
            DayMeaning.unit($0.units[0], offset: 0, from: $0.context.today)
        },
        Rule("?the|these|over last|past|previous <n> <unit>") {
            DayMeaning.last($0.numbers[0], $0.units[0], $0.context.today)
        },
        Rule("?the next|coming|upcoming <n> <unit>") {
            DayMeaning.next($0.numbers[0], $0.units[0], $0.context.today)
        },
        Rule("in <year>") { Self.year($0.years[0]) },
    ]

    private static let weekdays: [Rule<DayInterval>] = [
        Rule("?on ?this <weekday>") { DayMeaning.weekday($0.weekdays[0], $0.context) },
        Rule("next|coming <weekday>") { $0.context.today.next($0.weekdays[0]).interval },
        Rule("last|past <weekday>") { $0.context.today.previous($0.weekdays[0]).interval },
        Rule("<weekday> week") { $0.context.today.next($0.weekdays[0]).adding(days: 7).interval },
    ]

    private static let dates: [Rule<DayInterval>] = [
        Rule("?on <month> ?the <nth>") {
            DayMeaning.date(day: $0.numbers[0], month: $0.months[0], year: nil, $0.context)
        },
        Rule("?on <month> <nth> ?, <year>") {
            DayMeaning.date(
                day: $0.numbers[0], month: $0.months[0], year: $0.years[0], $0.context)
        },
        Rule("?on ?the <nth> ?of <month>") {
            DayMeaning.date(day: $0.numbers[0], month: $0.months[0], year: nil, $0.context)
        },
        Rule("?on ?the <nth> ?of <month> <year>") {
            DayMeaning.date(
                day: $0.numbers[0], month: $0.months[0], year: $0.years[0], $0.context)
        },
        Rule("?on the <nth>") { DayMeaning.dayOfMonth($0.numbers[0], $0.context) },
        Rule("?on the <nth> of next month") {
            $0.context.today.month.adding(months: 1).day($0.numbers[0])?.interval
        },
        Rule("in|for|of|during <month>") { DayMeaning.month($0.months[0], $0.context) },
        Rule("<month>") { DayMeaning.month($0.months[0], $0.context) },
        Rule("?in|on|of|during <month> <year>") {
            Month(year: $0.years[0], month: $0.months[0]).interval
        },
        Rule("last <month>") { DayMeaning.month($0.months[0], isLast: true, $0.context) },
        Rule("next <month>") { DayMeaning.month($0.months[0], isLast: false, $0.context) },
    ]

    private static func year(_ year: Int) -> DayInterval {
        DayInterval(
            start: Month(year: year, month: 1).first, end: Month(year: year + 1, month: 1).first)
    }
}

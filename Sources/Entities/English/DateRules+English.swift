internal import Primitives

/// The English rules of dates and calendar units.
enum EnglishDates {
    static let rules =
        relative + units + weekdays + dates + noDates + periods + currentUnits + quarters + parts

    /// The beginning, middle and end of a week, a month and a year.
    private static let cuts = Captures.Cuts(
        week: [0..<3, 2..<4, 4..<7], month: [0..<10, 10..<20, 20..<31],
        year: [0..<3, 4..<8, 8..<12])

    private static let relative: [GrammarRule] = [
        .time(.date, "today|this_day|the_current_date|current_date|otd") { $0.day(0) },
        .time(.date, "tomorrow|tmrw|tomoz|tmr|tomorow|tommorow|tommorrow|tomorrows") {
            $0.day(1)
        },
        .time(.date, "2 ~ day") { $0.day(0) },
        .time(.date, "2 ~ moro|morrow") { $0.day(1) },
        .time(.date, "?the day_after_tomorrow|overmorrow") { $0.day(2) },
        .time(.date, "yesterday|yday|the_day_before") { $0.day(-1) },
        .time(.date, "?the day_before_yesterday") { $0.day(-2) },
        .time(.date, "the_following_day|the_next_day|the_day_after|next_day") { $0.day(1) },
        .time(.date, "the_previous_day|the_day_before|previous_day") { $0.day(-1) },
        .time(.date, "at_this_time|at_present_day") { $0.day(0) },
        .time(.whole, "the_day|day") { $0.day(0) },
        .time(.present, "now|right_now|at_the_moment|at_this_moment|just_now|immediately|atm") {
            $0.now()
        },
        GrammarRule(.length, "<duration>") { $0.meanings.first },
        GrammarRule(.length, "<number> ?full|whole|calendar|business|working <unit>") { captures in
            captures.unit().times(captures.number()).map(Meaning.length)
        },
        GrammarRule(.length, "a|an|one ?full|whole <unit>") { .length($0.unit()) },
        GrammarRule(.length, "?a couple|pair ?of <unit>") { captures in
            captures.unit().times(2).map(Meaning.length)
        },
        GrammarRule(.length, "?a few <unit>") { captures in
            captures.unit().times(3).map(Meaning.length)
        },
        .time(.date, "in ?about|around <length> ?' ?'s ?time") {
            $0.shifted($0.length(), 1)
        },
        .time(.date, "<length> ago|back|earlier|previously|before_now|prior") {
            $0.shifted($0.length(), -1)
        },
        .time(.date, "<length> hence|later|from_now|from_today|after_today|out") {
            $0.shifted($0.length(), 1)
        },
        .time(.date, "<length> today") { $0.weeks($0.length(), behind: 0) },
        .time(.date, "<length> tomorrow") { $0.weeks($0.length(), behind: 1) },
        .time(.date, "today week") { $0.day(7) },
        .time(.date, "tomorrow week") { $0.day(8) },
        .time(.date, "<length> from|after|since <latentDate>") {
            $0.shifted($0.length(), 1, from: $0.time())
        },
        .time(.date, "<length> before|prior_to <latentDate>") {
            $0.shifted($0.length(), -1, from: $0.time())
        },
        .time(.date, "?the day after|following <latentDate>") {
            $0.shifted(TimeLength(1, .day), 1, from: $0.time())
        },
        .time(.date, "the_day|day before <latentDate>") {
            $0.shifted(TimeLength(1, .day), -1, from: $0.time())
        },
    ]

    private static let units: [GrammarRule] = [
        .time(.date, "?the|this|these ?around \(last) <unit>") { captures in
            captures.unit().isOfClock ? nil : captures.beside(captures.unit(), -1)
        },
        .time(.date, "?the ?around \(next) <unit>") { captures in
            captures.unit().isOfClock ? nil : captures.beside(captures.unit(), 1)
        },
        .time(.date, "this|current|the_current|the_present ?calendar|whole|entire <unit>") {
            captures in
            captures.unit().isOfClock ? nil : captures.calendar(captures.unit(), 0)
        },
        .time(.date, "?the <unit> after_next") { $0.calendar($0.unit(), 2) },
        .time(.date, "?the <unit> before_last") { $0.calendar($0.unit(), -2) },
        .time(.date, "?the|these|those|over|for|in \(last) <length>") { $0.last($0.length()) },
        .time(.date, "?the|these|those|over|for|in|this \(next) <length>") {
            $0.next($0.length())
        },
        .time(.date, "?the|these|those|over <number> \(last) ?business <plural>") { captures in
            captures.last(captures.unit().times(captures.number()))
        },
        .time(.date, "?the|these|those|over <number> \(next) <plural>") { captures in
            captures.next(captures.unit().times(captures.number()))
        },
        .time(.whole, "?in|for|of ?all|this the <unit>") { captures in
            captures.unit().unit >= .week ? captures.calendar(captures.unit(), 0) : nil
        },
        .time(.date, "all|throughout|during ?the|this <unit>") { captures in
            captures.unit().unit >= .week ? captures.calendar(captures.unit(), 0) : nil
        },
        .time(.date, "this|the|that|current working|work|business week") { $0.workingWeek(0) },
        .time(.date, "next|the_next|the_following working|work|business week") {
            $0.workingWeek(1)
        },
        .time(.date, "last|the_last working|work|business week") { $0.workingWeek(-1) },
        .time(.date, "this \(weekend)") { $0.weekend(0) },
        .time(.date, "?the|over_the|for_the|at_the|on_the \(weekend)") { $0.weekend },
        .time(.date, "?this|the \(last) \(weekend)") { $0.weekend(-1) },
        .time(.date, "?the \(next) \(weekend)") { $0.weekend(1) },
        .time(.date, "<number> \(weekend) ago") { captures in
            (1...520).contains(captures.number()) ? captures.weekend(-captures.number()) : nil
        },
        .time(.date, "?the <ordinal> \(weekend) of|in <latentDate>") {
            $0.weekend($0.number(), of: $0.time())
        },
        .time(.date, "?the last \(weekend) of|in <latentDate>") {
            $0.weekend(-1, of: $0.time())
        },
    ]

    private static let weekdays: [GrammarRule] = [
        .time(.date, "?on|for|around ?this|the <weekday>") { .weekday($0.weekday()) },
        .time(.date, "?on|around ?the next|nxt|following <weekday>") {
            // Of the next week, as most take it: on a Tuesday, "next Saturday" is not "Saturday".
            .day($0.today.startOfWeek.adding(days: 7 + $0.weekday().offsetFromMonday))
        },
        .time(.date, "?on ?this|the coming|upcoming <weekday>") {
            .day($0.today.next($0.weekday()))
        },
        .time(.date, "?on ?this|the \(last) <weekday>") { .day($0.today.previous($0.weekday())) },
        .time(.date, "?on ?the <weekday> after_next") {
            .day($0.today.next($0.weekday()).adding(days: 7))
        },
        .time(.date, "?on <weekday> fortnight") {
            .day($0.today.next($0.weekday()).adding(days: 14))
        },
        .time(.date, "?on <weekday> week|next_week_on") {
            .day($0.today.next($0.weekday()).adding(days: 7))
        },
        .time(.date, "?a week on|from <weekday>") {
            .day($0.today.next($0.weekday()).adding(days: 7))
        },
        .time(.date, "?on|for ?the <weekday> ?of|in|from|, <date>") { captures in
            captures.within(captures.time(), .weekday(captures.weekday()))
        },
        .time(.date, "?the last|previous|past week ?'s|on|, <weekday>") {
            .day($0.today.startOfWeek.adding(days: $0.weekday().offsetFromMonday - 7))
        },
        .time(.date, "this|the_current week ?'s|on|, <weekday>") {
            .day($0.today.startOfWeek.adding(days: $0.weekday().offsetFromMonday))
        },
        .time(.date, "?the next|coming|following week ?'s|on|, <weekday>") {
            .day($0.today.startOfWeek.adding(days: $0.weekday().offsetFromMonday + 7))
        },
        .time(.date, "<weekday> <length> ago|back") { captures in
            captures.weekday(captures.weekday(), nearWeekOf: captures.length(), -1)
        },
        .time(.date, "<weekday> ?in <length> from_now|later|hence") { captures in
            captures.weekday(captures.weekday(), nearWeekOf: captures.length(), 1)
        },
        .time(.date, "in <length> on <weekday>") { captures in
            captures.weekday(captures.weekday(), nearWeekOf: captures.length(), 1)
        },
        .time(.date, "<number> <weekday> ago|back") { captures in
            guard (1...520).contains(captures.number()) else { return nil }
            let last = captures.today.previous(captures.weekday())
            return .day(last.adding(days: -7 * (captures.number() - 1)))
        },
        .time(.date, "<number> <weekday> from_now|hence|from_today") { captures in
            guard (1...520).contains(captures.number()) else { return nil }
            let next = captures.today.next(captures.weekday())
            return .day(next.adding(days: 7 * (captures.number() - 1)))
        },
        .time(.date, "?on ?the last <weekday> of|in the|this <unit>") {
            $0.nth(-1, $0.weekday(), of: $0.calendar($0.unit(), 0))
        },
        .time(.date, "?on ?the <ordinal> <weekday> of|in the|this <unit>") {
            $0.nth($0.number(), $0.weekday(), of: $0.calendar($0.unit(), 0))
        },
        .time(.date, "?on ?the <ordinal> <weekday> of|in <latentDate>") {
            $0.nth($0.number(), $0.weekday(), of: $0.time())
        },
        .time(.date, "?on ?the last <weekday> of|in <latentDate>") {
            $0.nth(-1, $0.weekday(), of: $0.time())
        },
        .time(.date, "<weekday> <length> after|from <latentDate>") { captures in
            guard let day = captures.shifted(captures.length(), 1, from: captures.time()),
                let start = day.span(in: captures.context)?.start?.day
            else { return nil }
            return .day(start.next(captures.weekday(), includingSelf: true))
        },
        .time(.date, "<length> after|from <latentDate> on <weekday>") { captures in
            guard let day = captures.shifted(captures.length(), 1, from: captures.time()),
                let start = day.span(in: captures.context)?.start?.day
            else { return nil }
            return .day(start.startOfWeek.adding(days: captures.weekday().offsetFromMonday))
        },
    ]

    private static let dates: [GrammarRule] = [
        .time(.date, "?on <dateFigures>") { $0.time() },
        .time(.date, "?on|for ?next <weekday> ?,|on|(|~ ?the <dateFigures> ?)") {
            $0.dated($0.weekday(), $0.time())
        },
        .time(.date, "?on|for ?this ?<weekday> ?,|~ ?the <dayOfMonth> ?day ?of|~ <month>") {
            .fields(.month($0.month()), day: $0.number(), $0.weekdays.first)
        },
        .time(.date, "?on|for ?<weekday> ?, ?the <dayOfMonth> ?day ?of|~ <month> ?,|of|in|~ <year>")
        {
            .fields(year: $0.number(1), .month($0.month()), day: $0.number())
        },
        .time(.date, "?on|for|in ?this ?<weekday> ?,|~ <month> ?,|-|~ ?the <dayOfMonth>") {
            .fields(.month($0.month()), day: $0.number(), $0.weekdays.first)
        },
        .time(.date, "?on|for|in ?<weekday> ?, <month> ?, ?the <dayOfMonth> ?,|of|in <year>") {
            .fields(year: $0.number(1), .month($0.month()), day: $0.number())
        },
        .time(.whole, "?on ?<weekday> ?, ?the <dayOfMonth> ?of <month> ?' <number>") {
            $0.number(1) > 99
                ? nil
                : .fields(
                    year: GrammarParser.year($0.number(1)), .month($0.month()), day: $0.number())
        },
        .time(.date, "this ?<weekday> ?( <dateFigures> ?)") {
            $0.dated(year: $0.today.year, $0.time())
        },
        .time(.date, "next <dateFigures>") { captures in
            captures.time().fields?.next(from: captures.today.adding(days: 1)).flatMap {
                .days($0, isInstant: true)
            }
        },
        .time(.date, "<dateFigures> , <year>") { $0.dated(year: $0.number(), $0.time()) },
        .time(.date, "?on|for ?this <weekday> ?the <looseFigures>") {
            $0.dated($0.weekday(), $0.time())
        },
        .time(.date, "on <looseFigures>") { $0.time() },
        .time(.whole, "<looseFigures>") { $0.time() },
        .time(.whole, "<number> -|/ <number>") { captures in
            captures.dayAndMonth(captures.number(), captures.number(1))
        },
        .time(.date, "?on|for ?this <weekday> ?,|on ?the <dayOfMonth>") {
            .fields(day: $0.number(), $0.weekday())
        },
        .time(.date, "the <ordinalDay>") { .fields(day: $0.number()) },
        .time(.whole, "the <figureDay>") { .fields(day: $0.number()) },
        .time(.date, "the <ordinal> $") {
            // "The third" is of anything before it is a day.
            (4...31).contains($0.number()) ? .fields(day: $0.number()) : nil
        },
        .time(.date, "on_the|on <dayOfMonth>") { .fields(day: $0.number()) },
        .time(.date, "?on ?the <dayOfMonth> ?day of|in <date>") {
            $0.within($0.time(), .fields(day: $0.number()))
        },
        .time(.date, "?on ?the <dayOfMonth> ?day of the|this month") { .fields(day: $0.number()) },
        .time(.latentDate, "<date>") { $0.time() },
        .time(.latentDate, "the <dayOfMonth>") { .fields(day: $0.number()) },
        .time(.latentDate, "<ordinalDay>") { .fields(day: $0.number()) },
        .time(.latentDate, "?the <season>") { $0.time() },
        .time(.rangeEnd, "<latentDate>") { $0.time() },
        .time(.rangeEnd, "?the <dayOfMonth>") { .fields(day: $0.number()) },
        .time(.latentDate, "?the ?year <year>") { captures in
            EnglishDates.year(captures.number())
        },
    ]

    /// Days that no month has.
    private static let noDates: [GrammarRule] = [
        .time(.date, "?on|for ?<weekday> ?, ?the <ordinal> ?day ?of <month> ?, ?<year>") {
            $0.noDay
        },
        .time(.date, "?on|for ?<weekday> ?, <month> <ordinal> ?, ?<year>") { $0.noDay },
        .time(.date, "on ?<weekday> ?, <month> ?the <number> ?, ?<year>") { $0.noDay },
    ]

    /// "Of the month", "for the year": in the singular.
    private static let currentUnits: [GrammarRule] =
        [
            ("day", TimeSpan.Grain.day), ("week", .week), ("month", .month), ("quarter", .quarter),
            ("year", .year),
        ].map { word, unit in
            .time(.date, "of|in|for|over|during the \(word)") {
                $0.calendar(TimeLength(1, unit), 0)
            }
        } + [
            .time(.date, "?of|in|for|over|during the fortnight $") {
                let fortnight = TimeLength(2, .week)
                return $0.context.prefersPast ? $0.last(fortnight) : $0.calendar(fortnight, 0)
            }
        ]

    private static let periods: [GrammarRule] = [
        .time(.date, "?in|for|of|during|around|throughout <month>") {
            .fields(.month($0.month()))
        },
        .time(.date, "?in|on|of|during|for ?the ?month_of <month> ?,|of|~|in <year>") {
            .fields(year: $0.number(), .month($0.month()))
        },
        .time(.date, "?in <year> <month>") { .fields(year: $0.number(), .month($0.month())) },
        .time(.date, "?the|this last|past <month>") { $0.month($0.month(), isNext: false) },
        .time(.date, "?the next|coming|upcoming <month>") { captures in
            captures.month(captures.month(), isNext: true)
        },
        .time(.date, "this <month>") { .fields(year: $0.today.year, .month($0.month())) },
        .time(.date, "<month> in <length>") { captures in
            let fields = CalendarFields(period: .month(captures.month()))
            let day = captures.length().added(to: DayTime(day: captures.today)).day
            return .days(fields.next(from: day), .month, isInstant: true)
        },
        .time(.date, "?in|for|during ?the month_of <month>") { .fields(.month($0.month())) },
        .time(.date, "?the rest|remainder of ?the|this <unit>") { $0.rest(of: $0.unit()) },
        .time(.date, "?in ?the week <number>") { $0.week($0.number(), ofYear: nil) },
        .time(.date, "?in ?the week <number> of|, <year>") {
            $0.week($0.number(), ofYear: $0.number(1))
        },
        .time(.date, "next_year ?'s|in|, <latentDate>") { $0.inYear(1, $0.time()) },
        .time(.date, "last_year ?'s|in|, <latentDate>") { $0.inYear(-1, $0.time()) },
        .time(.date, "this_year ?'s|in|, <latentDate>") { $0.inYear(0, $0.time()) },
        .time(.time, "<date> ?of|in|, next_year") { $0.inYear(1, $0.time()) },
        .time(.time, "<date> ?of|in|, last_year") { $0.inYear(-1, $0.time()) },
        .time(.time, "<date> ?of|in|, this_year") { $0.inYear(0, $0.time()) },
        .time(.latent, "<ordinalDay>") { .fields(day: $0.number()) },
        .time(.date, "in|during <year>") { EnglishDates.year($0.number()) },
        .time(.date, "of|for <year>") {
            // "A limit of 2000" is an amount.
            (2_010...2_039).contains($0.number()) ? .fields(year: $0.number()) : nil
        },
        .time(.date, "?in|the|for ?the ?calendar year|cy <year>") {
            EnglishDates.year($0.number())
        },
        .time(.date, "?in|of|from|during|the ?the <ordinal> century") { $0.century($0.number()) },
        .time(.date, "?in|of|from|during the <number> s|'_s") { $0.decade($0.number()) },
        .time(.latent, "<year>") { EnglishDates.year($0.number()) },
        .time(.date, "?the <ordinal> quarter|qtr ?of|in|, <year>") {
            .fields(year: $0.number(1), .quarter($0.number()))
        },
        .time(.date, "?the|in ?the <ordinal> quarter|qtr ?of_the_year|of_this_year") {
            .fields(.quarter($0.number()))
        },
        .time(.date, "?the <ordinal> half of|, <year>") {
            .fields(year: $0.number(1), .half($0.number()))
        },
        .time(.date, "?the <ordinal> half of_the_year|of_this_year") {
            .fields(year: $0.today.year, .half($0.number()))
        },
        .time(.date, "?the last|final <unit> of|in the|this <unit>") {
            $0.nth(-1, $0.unit(), of: $0.calendar($0.unit(1), 0))
        },
        .time(.date, "?the <ordinal> <unit> of|in the|this <unit>") {
            $0.nth($0.number(), $0.unit(), of: $0.calendar($0.unit(1), 0))
        },
        .time(.date, "?the last|final <unit> of|in ?the <latentDate>") {
            $0.nth(-1, $0.unit(), of: $0.time())
        },
        .time(.date, "?the <ordinal> <unit> of|in <latentDate>") {
            $0.nth($0.number(), $0.unit(), of: $0.time())
        },
        .time(.date, "?the last|final <number> <unit> of|in <latentDate>") {
            $0.units(-1, $0.number(), $0.unit(), of: $0.time())
        },
        .time(.date, "?the first <number> <unit> of|in <latentDate>") {
            $0.units(1, $0.number(), $0.unit(), of: $0.time())
        },
        .time(.date, "?the week ?of|beginning|starting|commencing ?on <latentDate>") {
            $0.week(of: $0.time())
        },
        .time(.date, "w_/_c <latentDate>") { $0.week(of: $0.time()) },
    ]

    private static let parts: [GrammarRule] = [
        .time(.date, "\(beginning) ?the ?around <latentDate>") {
            $0.part(.beginning, of: $0.time(), cuts)
        },
        .time(.date, "\(middle) ?the <latentDate>") { $0.part(.middle, of: $0.time(), cuts) },
        .time(.date, "\(end) ?the ?around <latentDate>") { $0.part(.end, of: $0.time(), cuts) },
        .time(.date, "\(beginning) ?the ?current|this <unit>") {
            $0.part(.beginning, of: $0.calendar($0.unit(), 0), cuts)
        },
        .time(.date, "\(middle) ?the ?current|this <unit>") {
            $0.part(.middle, of: $0.calendar($0.unit(), 0), cuts)
        },
        .time(.date, "\(end) ?the ?current|this <unit>") {
            $0.part(.end, of: $0.calendar($0.unit(), 0), cuts)
        },
        .time(.date, "?at ?the month ?'s end") { abbreviated(.end, .month, $0) },
        .time(.date, "?at ?the year ?'s end") { abbreviated(.end, .year, $0) },
        .time(.date, "?at|by|before ?the bom") { abbreviated(.beginning, .month, $0) },
        .time(.date, "?at ?the eom") { abbreviated(.end, .month, $0) },
        .time(.date, "?at ?the eoy") { abbreviated(.end, .year, $0) },
        .time(.date, "later this <unit>") { captures in
            captures.unit().unit < .week
                ? nil
                : captures.by(captures.calendar(captures.unit(), 0)).map { form in
                    captures.wholeDays(form)
                }
        },
        .time(.date, "earlier this <unit>") { captures in
            captures.unit().unit < .week ? nil : captures.beforeToday(captures.unit())
        },
        .time(.date, "earlier|early <latentDate>") { $0.part(.beginning, of: $0.time(), cuts) },
        .time(.date, "late|later <latentDate>") { $0.part(.end, of: $0.time(), cuts) },
    ]

    private static let last = "last|past|previous|prior"
    private static let next = "next|nxt|coming|upcoming|following"
    private static let weekend = "weekend|week_end|wkend|weekends"
    private static let beginning =
        "at_the_beginning|at_the_start|the_beginning|beginning|the_start|start|early_in|in_early"
        + "|early ?of|in"
    private static let middle = "in_the_middle|the_middle|middle|mid ?of|-"
    private static let end = "at_the_end|in_the_end|the_end|end|at_end ?of"

    /// "Q3 2019", "2019-H2", "18q4": quarters and halves by their short names.
    private static let quarters: [GrammarRule] =
        (1...4).flatMap { quarter -> [GrammarRule] in
            named("q\(quarter)|quarter_\(quarter)|qtr_\(quarter)", .quarter(quarter))
        }
        + (1...2).flatMap { half -> [GrammarRule] in
            named("h\(half)", .half(half))
        }

    private static func named(_ names: String, _ period: YearPeriod) -> [GrammarRule] {
        [
            .time(.date, "?in|for|the|of \(names) ?of|-|,|/ <year>") {
                .fields(year: $0.number(), period)
            },
            .time(.date, "<year> ?-|/ \(names)") { .fields(year: $0.number(), period) },
            .time(.date, "<number> ~ \(names)") {
                .fields(year: GrammarParser.year($0.number()), period)
            },
            .time(.date, "?in|for|the|of \(names)") { _ in .fields(period) },
        ]
    }

    static func year(_ year: Int) -> TimeForm? {
        (1_900...2_199).contains(year) ? .fields(year: year) : nil
    }

    private static func abbreviated(
        _ part: Captures.Part, _ unit: TimeSpan.Grain, _ captures: Captures
    ) -> TimeForm? {
        captures.part(part, of: captures.calendar(TimeLength(1, unit), 0), cuts)
    }
}

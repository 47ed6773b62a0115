internal import Primitives

/// The English rules of holidays and seasons.
enum EnglishHolidays {
    static let rules = names + uses + seasons

    private static let names: [GrammarRule] = [
        name("christmas|xmas|x_mas|christmas_day|xmas_day", .fixed(month: 12, day: 25)),
        name("christmas_eve|xmas_eve", .fixed(month: 12, day: 24)),
        name("boxing_day", .fixed(month: 12, day: 26)),
        name(
            "new_year_'s_day|new_years_day|new_year_day|new_year|new_years|new_year_'s",
            .fixed(month: 1, day: 1)),
        name(
            "new_year_'s_eve|new_years_eve|new_year_eve|nye|hogmanay",
            .fixed(month: 12, day: 31)),
        name("epiphany|three_kings_day", .fixed(month: 1, day: 6)),
        name("groundhog_day", .fixed(month: 2, day: 2)),
        name(
            "valentine_'s_day|valentines_day|valentine_day|valentine_'s|valentines",
            .fixed(month: 2, day: 14)),
        name(
            "st_patrick_'s_day|saint_patrick_'s_day|st_._patrick_'s_day|st_patricks_day",
            .fixed(month: 3, day: 17)),
        name("april_fools|april_fools_day|april_fool_'s_day", .fixed(month: 4, day: 1)),
        name("earth_day", .fixed(month: 4, day: 22)),
        name("may_day", .fixed(month: 5, day: 1)),
        name("canada_day", .fixed(month: 7, day: 1)),
        name("independence_day", .fixed(month: 7, day: 4)),
        name("bastille_day", .fixed(month: 7, day: 14)),
        name("halloween|hallowe'en|halloween_day", .fixed(month: 10, day: 31)),
        name("all_saints_day|all_saints_'_day|all_saint_'s_day", .fixed(month: 11, day: 1)),
        name("guy_fawkes_night|bonfire_night|guy_fawkes_day", .fixed(month: 11, day: 5)),
        name(
            "veterans_day|veteran_'s_day|armistice_day|remembrance_day",
            .fixed(month: 11, day: 11)),
        name(
            "martin_luther_king_day|martin_luther_king_'s_day|mlk_day",
            .nth(3, .monday, month: 1)),
        name("presidents_day|president_'s_day|presidents_'_day", .nth(3, .monday, month: 2)),
        name("memorial_day", .nth(-1, .monday, month: 5)),
        name("labor_day|labour_day", .nth(1, .monday, month: 9)),
        name("columbus_day|indigenous_peoples_day", .nth(2, .monday, month: 10)),
        name("thanksgiving|thanksgiving_day", .nth(4, .thursday, month: 11)),
        name("black_friday", .nth(4, .thursday, month: 11, plus: 1)),
        name("cyber_monday", .nth(4, .thursday, month: 11, plus: 4)),
        name("giving_tuesday", .nth(4, .thursday, month: 11, plus: 5)),
        name("fathers_day|father_'s_day|fathers_'_day", .nth(3, .sunday, month: 6)),
        name("early_may_bank_holiday", .nth(1, .monday, month: 5)),
        name("spring_bank_holiday", .nth(-1, .monday, month: 5)),
        name("summer_bank_holiday|august_bank_holiday", .nth(-1, .monday, month: 8)),
        name("shrove_tuesday|mardi_gras|pancake_day", .easter(-47)),
        name("ash_wednesday", .easter(-46)),
        name("palm_sunday", .easter(-7)),
        name("maundy_thursday|holy_thursday", .easter(-3)),
        name("good_friday", .easter(-2)),
        name("easter|easter_sunday|easter_day", .easter(0)),
        name("easter_monday|easter_mon", .easter(1)),
        name("ascension_day|ascension", .easter(39)),
        name("pentecost|whit_sunday|whitsun", .easter(49)),
        name("whit_monday", .easter(50)),
        GrammarRule(.holiday, "mothers_day|mother_'s_day|mothers_'_day|mothering_sunday") {
            // The fourth Sunday of Lent in Britain, the second of May elsewhere.
            $0.context.dateOrder == .dayFirst
                ? .holiday(.easter(-21)) : .holiday(.nth(2, .sunday, month: 5))
        },
    ]

    private static let uses: [GrammarRule] = [
        .time(.date, "?on|at|for|in|this|around <holiday>") { .fields(.holiday($0.holiday())) },
        .time(.date, "?on|at|for|in|this|around <holiday> ?,|of|in <year>") {
            .fields(year: $0.number(), .holiday($0.holiday()))
        },
        .time(.date, "?the last|past|previous <holiday>") { captures in
            let fields = CalendarFields(period: .holiday(captures.holiday()))
            return .days(fields.last(upTo: captures.today.adding(days: -1)), isInstant: true)
        },
        .time(.date, "?the next|following|coming <holiday>") { captures in
            let fields = CalendarFields(period: .holiday(captures.holiday()))
            return .days(
                fields.next(from: captures.today.adding(days: 1), includesCurrent: false),
                isInstant: true)
        },
        .time(.date, "<holiday> weekend|week_end ?<year>") {
            $0.weekend(at: .fields(year: $0.numbers.first, .holiday($0.holiday())))
        },
        .time(.date, "<holiday> of|in <date>") { captures in
            captures.within(captures.time(), .fields(.holiday(captures.holiday())))
        },
        .time(.date, "<holiday> <length> ago") { captures in
            let fields = CalendarFields(period: .holiday(captures.holiday()))
            let day = captures.length().added(to: DayTime(day: captures.today), sign: -1).day
            return .days(fields.next(from: day), isInstant: true)
        },
        .time(.date, "<holiday> in <length>") { captures in
            let fields = CalendarFields(period: .holiday(captures.holiday()))
            let day = captures.length().added(to: DayTime(day: captures.today)).day
            return .days(fields.next(from: day), isInstant: true)
        },
        .time(.date, "<holiday> <length> from_now|hence") { captures in
            let fields = CalendarFields(period: .holiday(captures.holiday()))
            let day = captures.length().added(to: DayTime(day: captures.today)).day
            return .days(fields.next(from: day), isInstant: true)
        },
    ]

    private static let seasons: [GrammarRule] =
        [
            ("spring", Season.spring), ("summer", .summer), ("autumn|fall", .autumn),
            ("winter", .winter),
        ].flatMap { name, season -> [GrammarRule] in
            [
                .time(.season, name) { _ in .fields(.season(season)) },
                .time(
                    .date,
                    "this|this_coming|in|in_the|over_the|during|during_the|for_the|through_the"
                        + " \(name)"
                ) { captures in
                    let fields = CalendarFields(period: .season(season))
                    return fields.span(in: captures.context).map {
                        .span(TimeSpan(start: $0.start, end: $0.end, grain: .day))
                    }
                },
                .time(.date, "?in|for|during|of ?the \(name) ?of|, <year>") {
                    .fields(year: $0.number(), .season(season))
                },
                .time(.date, "last|the_last|the_past|this_past \(name)") { captures in
                    season.last(before: captures.today).flatMap { .days($0) }
                },
                .time(.date, "next|the_next \(name)") { captures in
                    .days(
                        CalendarFields(period: .season(season)).next(
                            from: captures.today, includesCurrent: false))
                },
            ]
        }

    private static func name(_ pattern: String, _ holiday: Holiday) -> GrammarRule {
        GrammarRule(.holiday, pattern) { _ in .holiday(holiday) }
    }
}

internal import Primitives

/// The English rules of repetitions.
enum EnglishFrequencies {
    static let rules = units + weekdays + dates + adverbs

    private static let units: [GrammarRule] = [
        rule("every|each|per|a|an|every_single <unit>") { Recurrence(every: $0.unit()) },
        rule("every|each|once_every <number> <unit>") {
            $0.unit().times($0.number()).flatMap(Recurrence.init(every:))
        },
        rule("?once every_other|every_second|every_alternate|each_other <unit>") {
            $0.unit().times(2).flatMap(Recurrence.init(every:))
        },
        rule("?once every <ordinal> <unit>") {
            $0.unit().times($0.number()).flatMap(Recurrence.init(every:))
        },
        rule("once|one_time|1_time a|an|per|every|each <unit>") { Recurrence(every: $0.unit()) },
        GrammarRule(.frequency, "twice|thrice a|an|per|every|each <unit>") { _ in
            .otherRecurrence
        },
        GrammarRule(.frequency, "twice|thrice daily|weekly|monthly|yearly|annually") { _ in
            .otherRecurrence
        },
        GrammarRule(.frequency, "<number> times|x daily|weekly|monthly|yearly|annually") { _ in
            .otherRecurrence
        },
        GrammarRule(.frequency, "several|many|a_few times a|an|per|every|each <unit>") { _ in
            .otherRecurrence
        },
        GrammarRule(.frequency, "<number> times|x a|an|per|every|each <unit>") { _ in
            .otherRecurrence
        },
        rule("every|each <part>") { _ in Recurrence(.daily) },
        rule("nightly|every_night|each_night") { _ in Recurrence(.daily) },
        rule("every|each weekday|working_day|business_day|week_day") { _ in
            Recurrence(.weekly, on: workingDays)
        },
        rule("?on weekends") { _ in Recurrence(.weekly, on: [.saturday, .sunday]) },
        rule("?on weekdays") { _ in Recurrence(.weekly, on: workingDays) },
        rule("every|each weekend") { _ in Recurrence(.weekly, on: [.saturday, .sunday]) },
    ]

    private static let weekdays: [GrammarRule] =
        [
            rule("?on every|each|every_single <weekday>") {
                Recurrence(.weekly, on: [$0.weekday()])
            },
            rule("?on every|each <weekday> and|,|& <weekday>") {
                Recurrence(.weekly, on: [$0.weekday(), $0.weekday(1)])
            },
            rule("?on every|each <weekday> , <weekday> ?, and <weekday>") {
                Recurrence(.weekly, on: [$0.weekday(), $0.weekday(1), $0.weekday(2)])
            },
            rule("?on every_other|every_second|alternate|every_alternate <weekday>") {
                Recurrence(every: 2, .weekly, on: [$0.weekday()])
            },
            rule("?on every <ordinal> <weekday>") { captures in
                (1...100).contains(captures.number())
                    ? Recurrence(every: captures.number(), .weekly, on: [captures.weekday()]) : nil
            },
            rule("every|each week ?on <weekday>") { Recurrence(.weekly, on: [$0.weekday()]) },
            rule("every_other|every_second week ?on <weekday>") {
                Recurrence(every: 2, .weekly, on: [$0.weekday()])
            },
            rule("every <number> weeks ?, on <weekday>") { captures in
                (1...100).contains(captures.number())
                    ? Recurrence(every: captures.number(), .weekly, on: [captures.weekday()]) : nil
            },
            rule("fortnightly|biweekly on <weekday>") {
                Recurrence(every: 2, .weekly, on: [$0.weekday()])
            },
            rule("weekly on <weekday>") { Recurrence(.weekly, on: [$0.weekday()]) },
            rule("?every|each <weekday> of|, every|each week") {
                Recurrence(.weekly, on: [$0.weekday()])
            },
        ] + plurals

    /// "On Mondays": the plural alone makes a repetition.
    private static let plurals: [GrammarRule] = [
        ("mondays", Weekday.monday), ("tuesdays", .tuesday), ("wednesdays", .wednesday),
        ("thursdays", .thursday), ("fridays", .friday), ("saturdays", .saturday),
        ("sundays", .sunday),
    ].map { name, weekday in
        rule("?on|every|all \(name)") { _ in Recurrence(.weekly, on: [weekday]) }
    }

    private static let dates: [GrammarRule] = [
        rule("?on ?the <dayOfMonth> ?day of|in every|each ?the month") { monthly($0.number()) },
        rule("on|the|on_the <dayOfMonth> every|each month") { monthly($0.number()) },
        rule("<ordinalDay> every|each month") { monthly($0.number()) },
        rule("every <number> months ?, on ?the <dayOfMonth>") { captures in
            guard (1...100).contains(captures.number()), var rule = monthly(captures.number(1))
            else { return nil }
            rule.interval = captures.number()
            return rule
        },
        rule("every|each month ?, on ?the <dayOfMonth>") { monthly($0.number()) },
        rule("every|each <ordinalDay>") { monthly($0.number()) },
        rule("every|each <dayOfMonth> $") { $0.number() >= 4 ? monthly($0.number()) : nil },
        rule("monthly on ?the <dayOfMonth>") { monthly($0.number()) },
        rule("every|each <dayOfMonth> of ?the month") { monthly($0.number()) },
        rule("?on ?the <dayOfMonth> and ?the <dayOfMonth> of every|each month") { captures in
            Recurrence(.monthly, monthDays: [captures.number(), captures.number(1)])
        },
        rule("?on ?the last_day of every|each|the month") { _ in
            Recurrence(.monthly, monthDays: [-1])
        },
        rule("?at ?the end of every|each month") { _ in Recurrence(.monthly, monthDays: [-1]) },
        rule("every|each month_end|month_'s_end") { _ in Recurrence(.monthly, monthDays: [-1]) },
        rule("?at ?the start|beginning of every|each month") { _ in
            Recurrence(.monthly, monthDays: [1])
        },
        rule("?on every|each <date>") { yearly($0.time()) },
        rule("yearly|annually on <date>") { yearly($0.time()) },
        rule("every|each year ?, ?on <date>") { yearly($0.time()) },
        rule("?on ?the last|final <weekday> of every|each month") {
            Recurrence.monthly(-1, $0.weekday())
        },
        rule("?on ?the <ordinal> <weekday> of every|each month") {
            Recurrence.monthly($0.number(), $0.weekday())
        },
        rule("every|each month ?, on the last <weekday>") {
            Recurrence.monthly(-1, $0.weekday())
        },
        rule("every|each month ?, on the <ordinal> <weekday>") {
            Recurrence.monthly($0.number(), $0.weekday())
        },
        rule("?on <date> every|each year") { yearly($0.time()) },
        rule("every|each year ?on|in <month>") { Recurrence(.yearly, months: [$0.month()]) },
        rule("every|each <month>") { Recurrence(.yearly, months: [$0.month()]) },
    ]

    private static let adverbs: [GrammarRule] = [
        adverb("daily|everyday", Recurrence(.daily)),
        adverb("weekly", Recurrence(.weekly)),
        adverb("fortnightly|biweekly|bi_weekly", Recurrence(every: 2, .weekly)),
        adverb("monthly", Recurrence(.monthly)),
        adverb("bimonthly|bi_monthly", Recurrence(every: 2, .monthly)),
        adverb("quarterly", Recurrence(every: 3, .monthly)),
        adverb(
            "semiannually|semi_annually|semiannual|half_yearly|biannually|biannual",
            Recurrence(every: 6, .monthly)),
        adverb("yearly|annually|annual", Recurrence(.yearly)),
        adverb("biennial|biennially|biyearly", Recurrence(every: 2, .yearly)),
    ]

    private static let workingDays: [Weekday] = [
        .monday, .tuesday, .wednesday, .thursday, .friday,
    ]

    private static func rule(
        _ pattern: String, _ meaning: @escaping @Sendable (Captures) -> Recurrence?
    ) -> GrammarRule {
        GrammarRule(.frequency, pattern) { meaning($0).map(Meaning.recurrence) }
    }

    private static func adverb(_ pattern: String, _ recurrence: Recurrence) -> GrammarRule {
        GrammarRule(.frequency, pattern) { _ in .recurrence(recurrence) }
    }

    /// A date of a month without a year.
    private static func yearly(_ date: TimeForm) -> Recurrence? {
        guard let fields = date.fields, let day = fields.dayOfMonth, fields.year == nil,
            case .month(let month)? = fields.period
        else { return nil }
        return Recurrence(.yearly, monthDays: [day], months: [month])
    }

    private static func monthly(_ day: Int) -> Recurrence? {
        (1...31).contains(day) ? Recurrence(.monthly, monthDays: [day]) : nil
    }
}

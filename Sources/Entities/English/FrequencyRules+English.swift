internal import Primitives

/// The English rules of repetitions.
enum EnglishFrequencies {
    static let rules = units + weekdays + dates + noDates + adverbs

    private static let units: [GrammarRule] = [
        .frequency("every|each|per|a|an|every_single <unit>") { Recurrence(every: $0.unit()) },
        .frequency("every|each|once_every <number> <unit>") {
            $0.unit().times($0.number()).flatMap(Recurrence.init(every:))
        },
        .frequency("?once every_other|every_second|every_alternate|each_other <unit>") {
            $0.unit().times(2).flatMap(Recurrence.init(every:))
        },
        .frequency("?once every <ordinal> <unit>") {
            $0.unit().times($0.number()).flatMap(Recurrence.init(every:))
        },
        .frequency("once|one_time|1_time a|an|per|every|each <unit>") {
            Recurrence(every: $0.unit())
        },
        .otherFrequency("twice|thrice a|an|per|every|each <unit>"),
        .otherFrequency("twice|thrice daily|weekly|monthly|yearly|annually"),
        .otherFrequency("<number> times|x daily|weekly|monthly|yearly|annually"),
        .otherFrequency("several|many|a_few times a|an|per|every|each <unit>"),
        .otherFrequency("<number> times|x a|an|per|every|each <unit>"),
        .frequency("every|each <part>", Recurrence(.daily)),
        .frequency("nightly|every_night|each_night", Recurrence(.daily)),
        .frequency("every|each weekday|working_day|business_day|week_day", .workingDays),
        .frequency("?on weekends", Recurrence(.weekly, on: [.saturday, .sunday])),
        .frequency("?on weekdays", .workingDays),
        .frequency("every|each weekend", Recurrence(.weekly, on: [.saturday, .sunday])),
    ]

    private static let weekdays: [GrammarRule] =
        [
            .weekdays("<weekday>"),
            .weekdays(
                "<weekday> and|,|&|,_and|and_on|and_every|and_each|,_every|,_each|and_on_every"
                    + " <weekdays>"),
            .frequency("?on every|each|every_single <weekdays>") {
                Recurrence(.weekly, on: $0.listedDays)
            },
            .frequency("?on every_other|every_second|alternate|every_alternate <weekday>") {
                Recurrence(every: 2, .weekly, on: [$0.weekday()])
            },
            .frequency("?on every <ordinal> <weekday>") {
                .weekly(every: $0.number(), on: [$0.weekday()])
            },
            .frequency("every|each week ?on <weekdays>") {
                Recurrence(.weekly, on: $0.listedDays)
            },
            .frequency("every_other|every_second week ?on <weekdays>") {
                Recurrence(every: 2, .weekly, on: $0.listedDays)
            },
            .frequency("every <number> weeks ?, on <weekdays>") {
                .weekly(every: $0.number(), on: $0.listedDays)
            },
            .frequency("fortnightly|biweekly on <weekdays>") {
                Recurrence(every: 2, .weekly, on: $0.listedDays)
            },
            .frequency("weekly on <weekdays>") { Recurrence(.weekly, on: $0.listedDays) },
            .frequency("?every|each <weekdays> of|, every|each week") {
                Recurrence(.weekly, on: $0.listedDays)
            },
        ] + plurals

    /// "On Mondays": the plural alone makes a repetition.
    private static let plurals: [GrammarRule] = [
        ("mondays", Weekday.monday), ("tuesdays", .tuesday), ("wednesdays", .wednesday),
        ("thursdays", .thursday), ("fridays", .friday), ("saturdays", .saturday),
        ("sundays", .sunday),
    ].flatMap { name, weekday in
        [
            .frequency("?on|every|all \(name)", Recurrence(.weekly, on: [weekday])),
            .frequency("?on|every|all \(name) and|,|&|,_and|and_on <weekdays>") { captures in
                Recurrence(
                    .weekly, on: [weekday] + captures.listedDays.filter { $0 != weekday })
            },
        ]
    }

    private static let dates: [GrammarRule] = [
        .frequency("?on ?the <dayOfMonth> ?day of|in every|each ?the month") {
            .monthly(onDay: $0.number())
        },
        .frequency("on|the|on_the <dayOfMonth> every|each month") { .monthly(onDay: $0.number()) },
        .frequency("<ordinalDay> every|each month") { .monthly(onDay: $0.number()) },
        .frequency("every <number> months ?, on ?the <dayOfMonth>") {
            .monthly(every: $0.number(), onDay: $0.number(1))
        },
        .frequency("every|each month ?, on ?the <dayOfMonth>") { .monthly(onDay: $0.number()) },
        .frequency("every|each <unit> ?, on ?the <dayOfMonth>") {
            .every($0.unit(), onDay: $0.number())
        },
        .frequency("every_other|every_second <unit> ?, on ?the <dayOfMonth>") {
            .every($0.unit().times(2), onDay: $0.number())
        },
        // "20 every month" is an amount.
        .frequency("on|the|on_the <dayOfMonth> ?of every|each <unit>") {
            .every($0.unit(), onDay: $0.number())
        },
        .frequency("on|the|on_the <dayOfMonth> ?of every_other|every_second <unit>") {
            .every($0.unit().times(2), onDay: $0.number())
        },
        .frequency("on|the|on_the <dayOfMonth> ?of every <number> <unit>") {
            .every($0.unit().times($0.number(1)), onDay: $0.number())
        },
        .frequency("every|each <ordinalDay>") { .monthly(onDay: $0.number()) },
        .frequency("every|each <dayOfMonth> $") {
            $0.number() >= 4 ? .monthly(onDay: $0.number()) : nil
        },
        .frequency("monthly on ?the <dayOfMonth>") { .monthly(onDay: $0.number()) },
        .frequency("every|each <dayOfMonth> of ?the month") { .monthly(onDay: $0.number()) },
        .frequency("?on ?the <dayOfMonth> and ?the <dayOfMonth> of every|each month") { captures in
            Recurrence(.monthly, monthDays: [captures.number(), captures.number(1)])
        },
        .frequency(
            "?on ?the last_day of every|each|the month", Recurrence(.monthly, monthDays: [-1])),
        .frequency("?at ?the end of every|each month", Recurrence(.monthly, monthDays: [-1])),
        .frequency("every|each month_end|month_'s_end", Recurrence(.monthly, monthDays: [-1])),
        .frequency(
            "?at ?the start|beginning of every|each month", Recurrence(.monthly, monthDays: [1])),
        .yearly("?on every|each <date>") { $0.time() },
        .yearly("yearly|annually on <date>") { $0.time() },
        .yearly("every|each year ?, ?on <date>") { $0.time() },
        .frequency("?on ?the last|final <weekday> of every|each month") {
            Recurrence.monthly(-1, $0.weekday())
        },
        .frequency("?on ?the <ordinal> <weekday> of every|each month") {
            Recurrence.monthly($0.number(), $0.weekday())
        },
        .frequency("?on every|each <ordinal> <weekday> of|in ?the|every|each month") {
            Recurrence.monthly($0.number(), $0.weekday())
        },
        .frequency("?on every|each last <weekday> of|in ?the|every|each month") {
            Recurrence.monthly(-1, $0.weekday())
        },
        .frequency("every|each month ?, on the last <weekday>") {
            Recurrence.monthly(-1, $0.weekday())
        },
        .frequency("every|each month ?, on the <ordinal> <weekday>") {
            Recurrence.monthly($0.number(), $0.weekday())
        },
        .yearly("?on <date> every|each year") { $0.time() },
        .frequency("every|each year ?on|in <month>") { Recurrence(.yearly, months: [$0.month()]) },
        .frequency("every|each <month>") { Recurrence(.yearly, months: [$0.month()]) },
    ]

    /// Days that no month has.
    private static let noDates: [GrammarRule] = [
        .noMonthDay("?on the|on_the <ordinal> ?day of the|this|every|each month"),
        .noMonthDay("on|on_the <number> of every|each month"),
        .noMonthDay("every|each <ordinal> of the|every|each month"),
        .noMonthDay("every|each month ?, on ?the <ordinal>"),
        .noMonthDay("every|each month ?, on ?the <number>"),
        .noMonthDay("monthly on ?the <ordinal>"),
    ]

    private static let adverbs: [GrammarRule] = [
        .frequency("daily|everyday", Recurrence(.daily)),
        .frequency("weekly", Recurrence(.weekly)),
        .frequency("fortnightly|biweekly|bi_weekly", Recurrence(every: 2, .weekly)),
        .frequency("monthly", Recurrence(.monthly)),
        .frequency("bimonthly|bi_monthly", Recurrence(every: 2, .monthly)),
        .frequency("quarterly", Recurrence(every: 3, .monthly)),
        .frequency(
            "semiannually|semi_annually|semiannual|half_yearly|biannually|biannual",
            Recurrence(every: 6, .monthly)),
        .frequency("yearly|annually|annual", Recurrence(.yearly)),
        .frequency("biennial|biennially|biyearly", Recurrence(every: 2, .yearly)),
    ]
}

internal import Primitives

/// The English rules of clock times and parts of the day.
enum EnglishClock {
    static let rules = clock + parts + times

    private static let clock: [GrammarRule] = [
        GrammarRule(.clock, "<clockFigures> ?sharp|ish|exactly|o'clock") { $0.meanings.first },
        GrammarRule(.clock, "<number> o'clock|oclock") { hour($0.number()) },
        GrammarRule(.clock, "<number> ?o'clock|oclock|ish am|a_._m_.|a_._m|in_the_morning") {
            half($0.number(), isAfternoon: false)
        },
        GrammarRule(
            .clock,
            "<number> ?o'clock|oclock|ish pm|p_._m_.|p_._m|in_the_afternoon|in_the_evening|at_night"
        ) {
            half($0.number(), isAfternoon: true)
        },
        GrammarRule(.clock, "noon|midday|12_noon|the_midday") { _ in hour(12) },
        GrammarRule(.clock, "midnight") { _ in hour(24) },
        GrammarRule(.clock, "half ?past <clock>") { past($0.clock(), 30) },
        GrammarRule(.clock, "half ?past <number>") { past($0.number(), 30) },
        GrammarRule(.clock, "?a quarter past|after <clock>") { past($0.clock(), 15) },
        GrammarRule(.clock, "?a quarter past|after <number>") { past($0.number(), 15) },
        GrammarRule(.clock, "?a quarter to|till|before|of <clock>") { past($0.clock(), -15) },
        GrammarRule(.clock, "?a quarter to|till|before|of <number>") { past($0.number(), -15) },
        GrammarRule(.clock, "<number> ?minutes|mins|min past|after|from <clock>") {
            past($0.clock(), $0.number())
        },
        GrammarRule(.clock, "<number> ?minutes|mins|min past|after <number>") {
            past($0.number(1), $0.number())
        },
        GrammarRule(.clock, "<number> ?minutes|mins|min to|till|before <clock>") {
            past($0.clock(), -$0.number())
        },
        GrammarRule(.clock, "<number> ?minutes|mins|min to <number>") {
            past($0.number(1), -$0.number())
        },
    ]

    private static let parts: [GrammarRule] = [
        part("morning|am", .englishMorning),
        part("afternoon|afternoonish|afternon|arvo", .afternoon),
        part("evening|evenings", .evening),
        part("night", .evening),
        part("lunch|lunchtime|lunch_time", .lunch),
        part("early_morning|early_hours_of_the_morning|early_in_the_morning", DayPart(0, 9)),
        part("late_morning", DayPart(10, 12)),
        part("early_afternoon", DayPart(12, 14)),
        part("late_afternoon", DayPart(16, 19)),
        part("late_evening|late_at_night|late_night", DayPart(21, 24)),
        part("early_evening", DayPart(18, 21)),
    ]

    private static let times: [GrammarRule] = [
        .time(.time, "<clockFigures> ?sharp|ish|approximately|exactly") { .clock($0.clock()) },
        .time(.time, "\(at) <clock> ?sharp|ish|approximately|exactly") { .clock($0.clock()) },
        .time(.time, "at|@ <dayOfMonth> ?sharp|ish|approximately|exactly") { bare($0) },
        .time(.whole, "\(at) <number> ?sharp|ish|approximately|exactly") { bare($0) },
        .time(.whole, "<clock> ?sharp|ish|approximately|exactly") { .clock($0.clock()) },
        .time(.time, "at|around|about|approximately|for|@ <clock>") { .clock($0.clock()) },
        .time(.time, "at <number> <number>") { captures in
            guard (10...59).contains(captures.number(1)) else { return nil }
            return ClockTime(captures.number(), captures.number(1), isAmbiguous: true)
                .map(TimeForm.clock)
        },
        .time(.time, "tonight|tonite|this_evening|this_night") {
            $0.part(.evening, on: $0.day(0))
        },
        .time(.time, "2 ~ nite|night") { $0.part(.evening, on: $0.day(0)) },
        .time(.time, "last_night|yesterday_night") { $0.part(.evening, on: $0.day(-1)) },
        .time(.time, "this <part>") { $0.part($0.part(), on: $0.day(0)) },
        .time(.time, "in|during|at the|this <part>") { $0.part($0.part(), on: $0.day(0)) },
        .time(.latent, "<part>") { $0.part($0.part(), on: $0.day(0)) },
        .time(.whole, "after_school") { $0.part(DayPart(15, 21), on: $0.day(0)) },
        .time(.whole, "after_work") { $0.part(DayPart(17, 21), on: $0.day(0)) },
        .time(.time, "<date> ?in|during|at ?the <part>") { $0.part($0.part(), on: $0.time()) },
        .time(.time, "?the <part> of|on <date>") { $0.part($0.part(), on: $0.time()) },
        .time(.time, "<date> ?, \(at)|for|, ?about|around <clock> ?sharp|ish") {
            $0.at($0.clock(), on: $0.time())
        },
        .time(.time, "<date> ?, <clock>") { $0.at($0.clock(), on: $0.time()) },
        .time(.time, "<date> at|@ <dayOfMonth> ?ish") { captures in
            bare(captures)?.clock.flatMap { captures.at($0, on: captures.time()) }
        },
        .time(.time, "?at|@ <clock> ?on|, <date>") { $0.at($0.clock(), on: $0.time()) },
        .time(.time, "at|@ <dayOfMonth> ?on <date>") { captures in
            bare(captures)?.clock.flatMap { captures.at($0, on: captures.time()) }
        },
        .time(.whole, "<date> at|@ <number> ?ish") { captures in
            bare(captures)?.clock.flatMap { captures.at($0, on: captures.time()) }
        },
        .time(.whole, "<number> ?on <date>") { captures in
            bare(captures)?.clock.flatMap { captures.at($0, on: captures.time()) }
        },
        .time(.time, "this|in_the <part> at|@ <clock>") {
            $0.at($0.clock().within($0.part()), on: $0.day(0))
        },
        .time(.time, "this|in_the <part> at|@ <number> ?o'clock") { captures in
            ClockTime(captures.number(), isAmbiguous: true).flatMap {
                captures.at($0.within(captures.part()), on: captures.day(0))
            }
        },
        .time(.time, "tonight at|@ <clock>") {
            $0.at($0.clock().within(.evening), on: $0.day(0))
        },
        .time(.time, "tonight at|@ <number> ?o'clock") { captures in
            ClockTime(captures.number(), isAmbiguous: true).flatMap {
                captures.at($0.within(.evening), on: captures.day(0))
            }
        },
        .time(.time, "?at <clock> tonight|this_evening") {
            $0.at($0.clock().within(.evening), on: $0.day(0))
        },
        .time(.whole, "?at <number> tonight|this_evening") { captures in
            ClockTime(captures.number(), isAmbiguous: true).flatMap {
                captures.at($0.within(.evening), on: captures.day(0))
            }
        },
        .time(.time, "<date> <part> ?, at|@ <clock>") {
            $0.at($0.clock().within($0.part()), on: $0.time())
        },
        .time(.time, "<date> <part> ?, at|@ <number>") { captures in
            ClockTime(captures.number(), isAmbiguous: true).flatMap {
                captures.at($0.within(captures.part()), on: captures.time())
            }
        },
        .time(.time, "at <number> <date> <part>") { captures in
            ClockTime(captures.number(), isAmbiguous: true).flatMap {
                captures.at($0.within(captures.part()), on: captures.time())
            }
        },
        .time(.time, "?at ?about <clock> in_the|this <part>") {
            .clock($0.clock().within($0.part()))
        },
        .time(.time, "at <number> in_the <part>") { captures in
            bare(captures)?.clock.map { .clock($0.within(captures.part())) }
        },
    ]

    private static let at = "at|around|about|approximately|@|for"

    private static func part(_ pattern: String, _ part: DayPart) -> GrammarRule {
        GrammarRule(.part, pattern) { _ in .part(part) }
    }

    /// A number behind "at": an hour, or an hour and minutes run together, "1030".
    private static func bare(_ captures: Captures) -> TimeForm? {
        let number = captures.number()
        if number <= 24 {
            return ClockTime(number, isAmbiguous: true).map(TimeForm.clock)
        }
        // 1900 to 2100 behind "about" are years.
        guard number >= 100, !(1_900...2_100).contains(number) else { return nil }
        return ClockTime(number / 100, number % 100, isAmbiguous: true).map(TimeForm.clock)
    }

    private static func hour(_ hour: Int) -> Meaning? {
        ClockTime(hour, isAmbiguous: hour < 12).map(Meaning.clock)
    }

    private static func half(_ hour: Int, isAfternoon: Bool) -> Meaning? {
        guard (1...12).contains(hour), let time = ClockTime(hour) else { return nil }
        return .clock(time.inAfternoon(isAfternoon))
    }

    private static func past(_ hour: Int, _ minutes: Int) -> Meaning? {
        ClockTime(hour, isAmbiguous: true).flatMap { past($0, minutes) }
    }

    private static func past(_ time: ClockTime, _ minutes: Int) -> Meaning? {
        guard (-59...59).contains(minutes), time.minute == 0 else { return nil }
        return .clock(time.adding(minutes: minutes))
    }
}

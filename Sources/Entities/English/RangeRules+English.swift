internal import Primitives

/// The English rules of ranges and open sides.
enum EnglishRanges {
    static let rules = deadlines + closed + clocks + open

    private static let to = "to|till|til|until|untill|through|thru|-|up_to"

    private static let closed: [GrammarRule] = [
        .time(.range, "from|between|in_between|in <rangeEnd> and|\(to) ?the <rangeEnd>") {
            $0.range($0.time(), $0.time(1))
        },
        .time(.range, "from|between <rangeEnd> and|\(to) now|today|date|present") {
            $0.range($0.time(), $0.day(0))
        },
        .time(.range, "from|between now|today and|\(to) ?the <rangeEnd>") {
            $0.range($0.day(0), $0.time())
        },
        .time(.range, "<date> \(to) ?the <date>") { $0.range($0.time(), $0.time(1)) },
        .time(.range, "?from|between ?the <dayOfMonth> and|\(to) ?the <date>") {
            guard let end = $0.time().fields, end.period != nil, end.dayOfMonth != nil else {
                return nil
            }
            return $0.range(.fields(day: $0.number()), $0.time())
        },
        .time(.range, "?from|between|on <month> <dayOfMonth> \(to) <dayOfMonth> ?,|of|in <year>") {
            $0.range(
                .fields(.month($0.month()), day: $0.number()),
                .fields(year: $0.number(2), .month($0.month()), day: $0.number(1)))
        },
        .time(.range, "?from|between|on <date> \(to) ?the <dayOfMonth>") {
            guard let start = $0.time().fields, start.period != nil, start.dayOfMonth != nil
            else { return nil }
            return $0.range($0.time(), .fields(day: $0.number()))
        },
        .time(.range, "from|between|in <year> and|\(to) <year>") {
            guard let first = EnglishDates.year($0.number()),
                let last = EnglishDates.year($0.number(1))
            else { return nil }
            return $0.range(first, last)
        },
        .time(.range, "<year> to|till|until|through|thru <year>") {
            guard let first = EnglishDates.year($0.number()),
                let last = EnglishDates.year($0.number(1))
            else { return nil }
            return $0.range(first, last)
        },
        .time(.whole, "<year> - <year>") {
            guard let first = EnglishDates.year($0.number()),
                let last = EnglishDates.year($0.number(1))
            else { return nil }
            return $0.range(first, last)
        },
        .time(.range, "?from|between|in <year> and|\(to) <date>") { captures in
            EnglishDates.year(captures.number()).flatMap { captures.range($0, captures.time()) }
        },
        .time(.range, "<month> ~ <latentDate>") {
            guard let end = $0.time().fields, end.period != nil else { return nil }
            return $0.range(.fields(.month($0.month())), $0.time())
        },
        .time(.range, "<weekday> ~ <weekday>") {
            $0.range(.weekday($0.weekday()), .weekday($0.weekday(1)))
        },
        .time(.range, "from|starting <latentDate> ?, for <length>") {
            $0.lasting($0.length(), from: $0.time())
        },
        .time(.range, "<date> for <length>") { $0.lasting($0.length(), from: $0.time()) },
        .time(
            .range,
            "?for <length> ?, from|starting|starting_from|starting_on|beginning|beginning_on"
                + " <latentDate>"
        ) {
            $0.lasting($0.length(), from: $0.time())
        },
        .time(.range, "?in|of|from|during ?the <year> s|'_s") { $0.decade($0.number()) },
    ]

    private static let clocks: [GrammarRule] = [
        .time(.range, "?from|between|in_between <clock> and|\(to) <clock> ?ish") {
            $0.range(.clock($0.clock()), .clock($0.clock(1)))
        },
        .time(.range, "?from|between|in_between <number> and|\(to) <clockFigures>") { captures in
            ClockTime(captures.number(), isAmbiguous: true).flatMap {
                captures.range(.clock($0), .clock(captures.clock()))
            }
        },
        .time(.range, "?from|between <clockFigures> and|\(to) <number>") { captures in
            ClockTime(captures.number(), isAmbiguous: true).flatMap {
                captures.range(.clock(captures.clock()), .clock($0))
            }
        },
        .time(.range, "<date> ?, ?from|between|in_between <clock> and|\(to) <clock> ?ish") {
            $0.range($0.clock(), $0.clock(1), on: $0.time())
        },
        .time(.range, "<date> ?from|between|in_between <number> and|\(to) <clockFigures>") {
            captures in
            ClockTime(captures.number(), isAmbiguous: true).flatMap {
                let last = captures.clock()
                let first =
                    last.isAmbiguous
                    ? $0 : $0.inAfternoon(last.hour >= 12 && $0.hour + 12 <= last.hour)
                return captures.range(first, last, on: captures.time())
            }
        },
        .time(.range, "?from|between|in_between <clock> and|\(to) <clock> ?on|, <date>") {
            $0.range($0.clock(), $0.clock(1), on: $0.time())
        },
        .time(.range, "later_than|after <clock> but|and before <clock> ?on <date>") {
            $0.range($0.clock(), $0.clock(1), on: $0.time())
        },
        .time(.range, "<time> \(to) <time>") { captures in
            guard let first = captures.time().span(in: captures.context),
                let last = captures.time(1).span(in: captures.context), first.grain < .day,
                let start = first.start, let end = last.start, start < end
            else { return nil }
            return .span(TimeSpan(start: start, end: end, grain: first.grain))
        },
        .time(.range, "?from|starting_from|starting <clock> ?, for <length>") {
            $0.lasting($0.length(), from: .clock($0.clock()))
        },
        .time(.range, "<date> until|till|before <clock>") {
            $0.range($0.time(), .clock($0.clock()))
        },
        .time(.range, "until|till|up_to <clock>") { $0.until(.clock($0.clock())) },
        .time(.range, "?anytime before <clock>") { $0.before(.clock($0.clock())) },
        .time(.range, "?anytime after|from|since|starting_at <clock>") {
            $0.from(.clock($0.clock()))
        },
    ]

    private static let open: [GrammarRule] = [
        .time(.range, "on_or_after|not_before|no_earlier_than <latentDate>") { $0.from($0.time()) },
        .time(.range, "on_or_before|not_after <latentDate>") { $0.until($0.time()) },
        .time(.range, "until|till|til|up_to <time>") { $0.until($0.time()) },
        .time(.range, "before <time>") { $0.before($0.time()) },
        .time(.range, "after <time>") { $0.after($0.time()) },
        .time(.range, "by <time>") { $0.by($0.time()) },
        .time(.range, "since ?the \(start) ?of ?the|this <unit>") { $0.toDate($0.unit()) },
        .time(.range, "?ever since <latentDate>") { $0.since($0.time()) },
        .time(.range, "?ever since <time>") { $0.since($0.time()) },
        .time(.range, "since ?the \(start) of <latentDate>") { $0.since($0.time()) },
        .time(
            .range, "?any ?anytime|sometime|sometimes|any_time after|later_than <latentDate>"
        ) {
            $0.after($0.time())
        },
        .time(
            .range,
            "?anytime|sometime|sometimes|any_time before|prior_to|earlier_than <latentDate>"
        ) {
            $0.before($0.time())
        },
        .time(.range, "?up until|till|til|up_to <latentDate>") { $0.until($0.time()) },
        .time(.range, "<date> and|or|& after|later|onward|onwards|greater|beyond") {
            $0.from($0.time())
        },
        .time(.range, "?the ?year <year> and|or after|later|onwards|greater|beyond|above") {
            captures in
            EnglishDates.year(captures.number()).flatMap(captures.from)
        },
        .time(.range, "?the ?year <year> and|or before|earlier|less|below") { captures in
            EnglishDates.year(captures.number()).flatMap(captures.until)
        },
        .time(.range, "<date> and|or before|earlier") { $0.until($0.time()) },
        .time(.range, "?year ?is greater|later|more than <year>") { captures in
            EnglishDates.year(captures.number()).flatMap(captures.after)
        },
        .time(.range, "year ?is less|earlier than <year>") { captures in
            EnglishDates.year(captures.number()).flatMap(captures.before)
        },
        .time(.range, "\(starting) ?on|from ?the <date>") {
            $0.from($0.time())
        },
        .time(.range, "from ?the <date> on|onwards|onward|on_forward") { $0.from($0.time()) },
        .time(.range, "from ?the <date>") {
            // "From last month" is of it; "from 8 March" begins then.
            guard let span = $0.time().span(in: $0.context), span.grain > .day else {
                return $0.from($0.time())
            }
            return .span(span)
        },
        .time(.range, "from ?the <dayOfMonth> onwards|onward|on") {
            $0.from(.fields(day: $0.number()))
        },
        .time(.range, "from_now_on|from_now|starting_now") { captures in
            .span(TimeSpan(start: captures.context.moment, end: nil, grain: .second))
        },
        .time(.range, "more_than|over <length> before <latentDate>") { captures in
            captures.shifted(captures.length(), -1, from: captures.time()).flatMap(captures.before)
        },
        .time(.range, "more_than|over <length> after|from <latentDate>") { captures in
            captures.shifted(captures.length(), 1, from: captures.time()).flatMap(captures.after)
        },
        .time(.range, "more_than|over <length> ago") { captures in
            captures.shifted(captures.length(), -1).flatMap(captures.before)
        },
        .time(.range, "?in|for ?this|the year_to_date|ytd") { $0.toDate(TimeLength(1, .year)) },
        .time(.range, "?this month_to_date|mtd") { $0.toDate(TimeLength(1, .month)) },
        .time(.range, "?this quarter_to_date|qtd") { $0.toDate(TimeLength(1, .quarter)) },
        .time(.range, "?this week_to_date") { $0.toDate(TimeLength(1, .week)) },
        .time(.range, "so_far|up_to_now this <unit>") { $0.toDate($0.unit()) },
        .time(.range, "this <unit> so_far|to_date|up_to_now") { $0.toDate($0.unit()) },
    ]

    private static let deadlines: [GrammarRule] = [
        .time(.range, "by|no_later_than|not_later_than <latentDate>") { $0.by($0.time()) },
        .time(.range, "by|before ?the end of ?the|this <unit>") {
            $0.by($0.calendar($0.unit(), 0))
        },
        .time(.range, "by|before ?the end of <latentDate>") { $0.by($0.time()) },
        .time(.range, "by|before ?the eom") { $0.by($0.calendar(TimeLength(1, .month), 0)) },
        .time(.range, "by|before ?the eoy") { $0.by($0.calendar(TimeLength(1, .year), 0)) },
        .time(.range, "by ?the <unit> ?'s end") { $0.by($0.calendar($0.unit(), 0)) },
        .time(.range, "by <clock>") { $0.by(.clock($0.clock())) },
        .time(.range, "until|till|through ?the end of ?the|this <unit>") {
            $0.by($0.calendar($0.unit(), 0))
        },
        .time(.range, "within <length>") { $0.within($0.length()) },
    ]

    private static let starting = "starting|beginning|as_of|start|begin|effective"
    private static let start = "start|beginning"
}

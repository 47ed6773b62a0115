internal import Primitives

/// The French rules of days and periods.
enum FrenchDays {
    /// Expressions that name days by themselves.
    static let rules = RuleSet(
        relative + calendarUnits + weekdays + dates, calendar: .french)

    /// Expressions made of others: ranges and open sides.
    static let ranges = RuleSet(combinations, calendar: .french)

    private static let combinations: [Rule<DayInterval>] = [
        Rule("du|de|entre ?le <nth> au|a|et ?le <days>") {
            DayMeaning.range(fromDay: $0.numbers[0], to: $0.days[0])
        },
        Rule("du|de|entre <days> au|a|et <days>") { DayMeaning.range($0.days[0], $0.days[1]) },
        Rule("d' ici <n> <unit>") { captures in
            let today = captures.context.today
            return DayMeaning.shifted(today, by: captures.numbers[0], captures.units[0]).map {
                DayInterval(start: today, end: $0)
            }
        },
        Rule("depuis <year>") { captures in
            DayInterval(
                start: Self.year(captures.years[0]).start,
                end: captures.context.today.adding(days: 1))
        },
        Rule("avant <year>") { DayInterval(start: nil, end: Self.year($0.years[0]).start) },
        Rule("apres <year>") { DayInterval(start: Self.year($0.years[0]).end, end: nil) },
        Rule("depuis|depui ?le|la <days>") { captures in
            DayInterval(start: captures.days[0].start, end: captures.context.today.adding(days: 1))
        },
        Rule("depuis|depui|ça|ca <n> <unit>") { captures in
            DayMeaning.last(captures.numbers[0], captures.units[0], captures.context.today)
        },
        Rule("depuis ?le debut de l' annee|an") { captures in
            DayInterval(
                start: Month(year: captures.context.today.year, month: 1).first,
                end: captures.context.today.adding(days: 1))
        },
        Rule("depuis ?le debut du mois") { captures in
            DayInterval(
                start: captures.context.today.month.first,
                end: captures.context.today.adding(days: 1))
        },
        Rule("depuis la rentree") { captures in
            var past = captures.context
            past.prefersPast = true
            let start = DayMeaning.date(day: 1, month: 9, year: nil, past)?.start
            return DayInterval(start: start, end: captures.context.today.adding(days: 1))
        },
        Rule("jusqu' a|au <days>") { DayInterval(start: nil, end: $0.days[0].end) },
        Rule("avant <days>") { DayInterval(start: nil, end: $0.days[0].start) },
        Rule("apres <days>") { DayInterval(start: $0.days[0].end, end: nil) },
        Rule("a partir de|du|d' <days>") { DayInterval(start: $0.days[0].start, end: nil) },
        Rule("d' ici ?a|au <days>") {
            DayInterval(start: $0.context.today, end: $0.days[0].end)
        },
        Rule("d' ici ?a ?la fin du|de mois") {
            DayInterval(start: $0.context.today, end: $0.context.today.month.interval.end)
        },
        Rule("d' ici ?a ?la fin de l' annee") {
            DayInterval(
                start: $0.context.today, end: Month(year: $0.context.today.year + 1, month: 1).first
            )
        },
    ]

    private static let relative: [Rule<DayInterval>] = [
        Rule("aujourd'hui|auj|ajd|aujourdhui") { $0.context.today.interval },
        Rule("demain|2main|dmain") { $0.context.today.adding(days: 1).interval },
        Rule("apres demain") { $0.context.today.adding(days: 2).interval },
        Rule("hier") { $0.context.today.adding(days: -1).interval },
        Rule("avant hier") { $0.context.today.adding(days: -2).interval },
        Rule("ce|cet soir|matin|midi") { $0.context.today.interval },
        Rule("cet|cette apres midi") { $0.context.today.interval },
        Rule("dans <n> <unit>") { captures in
            DayMeaning.shifted(captures.context.today, by: captures.numbers[0], captures.units[0])?
                .interval
        },
        Rule("il y a <n> <unit>") { captures in
            DayMeaning.shifted(captures.context.today, by: -captures.numbers[0], captures.units[0])?
                .interval
        },
        Rule("?a ?en ?la fin de|du mois") { $0.context.today.month.last.interval },
        Rule("fin <month>") {
            DayMeaning.month($0.months[0], $0.context)?.end?.adding(days: -1).interval
        },
        Rule("?au debut du mois prochain") {
            $0.context.today.month.adding(months: 1).first.interval
        },
        Rule("?ce|le week end ?prochain") { captures in
            let saturday = captures.context.today.startOfWeek.adding(days: 5)
            return DayInterval(start: saturday, end: saturday.adding(days: 2))
        },
        Rule("le week end dernier|passe") { captures in
            let saturday = captures.context.today.startOfWeek.adding(days: -2)
            return DayInterval(start: saturday, end: saturday.adding(days: 2))
        },
    ]

    private static let calendarUnits: [Rule<DayInterval>] = [
        Rule("?le|la|l'|du|au <unit> dernier|derniere|derniers|passe|passee|precedent|precedente") {
            DayMeaning.unit($0.units[0], offset: -1, from: $0.context.today)
        },
        Rule("?le|la|l'|du|au <unit> prochain|prochaine|pro|suivant|suivante") {
            DayMeaning.unit($0.units[0], offset: 1, from: $0.context.today)
        },
        Rule("ce|cet|cette <unit> ?ci") {
            DayMeaning.unit($0.units[0], offset: 0, from: $0.context.today)
        },
        Rule("?le|la|du <unit> en cours") {
            DayMeaning.unit($0.units[0], offset: 0, from: $0.context.today)
        },
        Rule("?les|ces|des|sur <n> derniers|dernieres|dernier|derniere <unit>") {
            DayMeaning.last($0.numbers[0], $0.units[0], $0.context.today)
        },
        Rule("?les|ces|des <n> <unit> derniers|dernieres|passes|passees") {
            DayMeaning.last($0.numbers[0], $0.units[0], $0.context.today)
        },
        Rule("?les|ces <n> prochains|prochaines|prochain <unit>") {
            DayMeaning.next($0.numbers[0], $0.units[0], $0.context.today)
        },
        Rule("en <year>") { Self.year($0.years[0]) },
        Rule("l' annee|an <year>") { Self.year($0.years[0]) },
    ]

    private static let weekdays: [Rule<DayInterval>] = [
        Rule("?le|ce <weekday>") { DayMeaning.weekday($0.weekdays[0], $0.context) },
        Rule("?le <weekday> prochain|pro|suivant") {
            $0.context.today.next($0.weekdays[0]).interval
        },
        Rule("?le <weekday> dernier|passe") { $0.context.today.previous($0.weekdays[0]).interval },
        Rule("?le <weekday> en quinze") {
            $0.context.today.next($0.weekdays[0]).adding(days: 14).interval
        },
        Rule("?la semaine du <days>") { captures in
            captures.days[0].start.map {
                DayInterval(start: $0.startOfWeek, end: $0.startOfWeek.adding(days: 7))
            }
        },
        Rule("?le <weekday> en huit") {
            $0.context.today.next($0.weekdays[0]).adding(days: 7).interval
        },
    ]

    private static let dates: [Rule<DayInterval>] = [
        Rule("?le <weekday> <nth> <month>") {
            DayMeaning.date(day: $0.numbers[0], month: $0.months[0], year: nil, $0.context)
        },
        Rule("?le <nth> <month>") {
            DayMeaning.date(day: $0.numbers[0], month: $0.months[0], year: nil, $0.context)
        },
        Rule("?le <nth> <month> <year>") {
            DayMeaning.date(
                day: $0.numbers[0], month: $0.months[0], year: $0.years[0], $0.context)
        },
        Rule("le <nth>") { DayMeaning.dayOfMonth($0.numbers[0], $0.context) },
        Rule("le <nth> du mois prochain") {
            $0.context.today.month.adding(months: 1).day($0.numbers[0])?.interval
        },
        Rule("?en|de|d'|au ?mois ?de <month>") { DayMeaning.month($0.months[0], $0.context) },
        Rule("?en|de|d' <month> <year>") {
            Month(year: $0.years[0], month: $0.months[0]).interval
        },
        Rule("?en|de|d' <month> dernier|passe") {
            DayMeaning.month($0.months[0], isLast: true, $0.context)
        },
        Rule("?en|de|d' <month> prochain") {
            DayMeaning.month($0.months[0], isLast: false, $0.context)
        },
    ]

    private static func year(_ year: Int) -> DayInterval {
        DayInterval(
            start: Month(year: year, month: 1).first, end: Month(year: year + 1, month: 1).first)
    }
}

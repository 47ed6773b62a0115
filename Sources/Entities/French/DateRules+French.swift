internal import Primitives

/// The French rules of dates and calendar units.
enum FrenchDates {
    static let rules = relative + units + weekdays + dates + noDates + periods + quarters

    /// Début, milieu and fin of a week, a month and a year.
    private static let cuts = Captures.Cuts(
        week: [0..<2, 2..<4, 3..<7], month: [0..<5, 10..<20, 20..<31], year: [0..<3, 4..<8, 8..<12])

    /// "La fin de l'année" of the year under way is its last two months, "fin 1989" a third.
    private static let currentCuts = Captures.Cuts(
        week: cuts.week, month: cuts.month, year: [0..<3, 4..<8, 10..<12])

    private static let relative: [GrammarRule] = [
        .time(.date, "aujourd'hui|auj|ajd|aujourdhui|ce_jour") { $0.day(0) },
        .time(.date, "demain|dmain|le_jour_suivant|jour_suivant") { $0.day(1) },
        .time(.date, "2 ~ main") { $0.day(1) },
        .time(.date, "lendemain|le_lendemain|jour_d'_après|le_jour_d'_après") { $0.day(1) },
        .time(.date, "après_demain|le_surlendemain|surlendemain|apresdemain") { $0.day(2) },
        .time(.date, "hier|la_veille|le_jour_d'_avant|le_jour_précédent") { $0.day(-1) },
        .time(.date, "avant_hier|l'_avant_veille|avanthier") { $0.day(-2) },
        .time(.whole, "la_journée|le_jour") { $0.day(0) },
        .time(.present, "maintenant|en_ce_moment|à_l'_instant|à_présent") { $0.now() },
        .time(.date, "le_lendemain|lendemain de|du|d' <rangeEnd>") {
            $0.shifted(TimeLength(1, .day), 1, from: $0.time())
        },
        .time(.date, "le_surlendemain|surlendemain de|du|d' <latentDate>") {
            $0.shifted(TimeLength(2, .day), 1, from: $0.time())
        },
        .time(.date, "la_veille|veille de|du|d' <rangeEnd>") {
            $0.shifted(TimeLength(1, .day), -1, from: $0.time())
        },
        GrammarRule(.length, "<duration>") { $0.meanings.first },
        GrammarRule(.length, "<number> ?petites|petits <unit>") { captures in
            captures.unit().times(captures.number()).map(Meaning.length)
        },
        GrammarRule(.length, "un|une <unit>") { .length($0.unit()) },
        GrammarRule(.length, "une_quinzaine|quinzaine ?de_jours") { _ in
            .length(TimeLength(15, .day))
        },
        GrammarRule(.length, "une_huitaine ?de_jours") { _ in .length(TimeLength(8, .day)) },
        .time(.date, "dans ?environ <length>") { $0.shifted($0.length(), 1) },
        .time(.date, "d'_ici <length>") { $0.within($0.length()) },
        .time(.date, "dans_les <number> \(next) <unit>") { captures in
            captures.next(captures.unit().times(captures.number()))
        },
        .time(.date, "dans_les|sous|d'_ici_les <number> ?prochains|prochaines <unit>") {
            captures in
            captures.unit().times(captures.number()).flatMap(captures.throughout)
        },
        .time(.date, "sous <length>") { $0.throughout($0.length()) },
        .time(.date, "il_y_a|il_ya|y_a|ya|voilà|voici ?environ|à_peine <length>") {
            $0.shifted($0.length(), -1)
        },
        .time(.date, "<length> plus_tôt|auparavant") { $0.shifted($0.length(), -1) },
        .time(.date, "<length> plus_tard|après") { $0.shifted($0.length(), 1) },
        .time(.date, "<length> avant <latentDate>") {
            $0.shifted($0.length(), -1, from: $0.time())
        },
        .time(.date, "<length> après <latentDate>") {
            $0.shifted($0.length(), 1, from: $0.time())
        },
        .time(.date, "en <length> depuis <latentDate>") {
            $0.shifted($0.length(), 1, from: $0.time())
        },
    ]

    private static let units: [GrammarRule] = [
        .time(.date, "?le|la|l'|du|au|en|de_la|de_l' <unit> \(last)") {
            $0.unit().isOfClock ? nil : $0.beside($0.unit(), -1)
        },
        .time(.date, "?le|la|l'|du|au|en|de_la|de_l' <unit> \(next)") {
            $0.unit().isOfClock ? nil : $0.beside($0.unit(), 1)
        },
        .time(.date, "le|la|l'|au|du prochain|prochaine <unit>") { $0.beside($0.unit(), 1) },
        .time(.date, "le|la|l'|au|du dernier|dernière <unit>") { $0.beside($0.unit(), -1) },
        .time(.date, "l'|à_l'|de_l' avant_dernier|avant_dernière <unit>") {
            $0.unit().isOfClock ? nil : $0.calendar($0.unit(), -2)
        },
        .time(.date, "ce|cet|cette|c' <unit> ?ci|là") {
            $0.unit().isOfClock ? nil : $0.calendar($0.unit(), 0)
        },
        .time(.date, "?le|la|du|de_la|l'|de_l' <unit> en_cours|courant|courante|actuel|actuelle") {
            $0.unit().isOfClock ? nil : $0.calendar($0.unit(), 0)
        },
        .time(.date, "?la|cette deuxième|seconde|dernière quinzaine de|du|d' <latentDate>") {
            captures in
            FrenchDates.fortnight(second: true, captures)
        },
        .time(.date, "?la|cette première_quinzaine de|du|d' <latentDate>") { captures in
            FrenchDates.fortnight(second: false, captures)
        },
        .time(
            .date,
            "?les|ces|des|sur|au_cours_des|pendant_les dernier|dernière|derniers|dernières <length>"
        ) {
            $0.last($0.length())
        },
        .time(.date, "?les|ces|des|sur_les|sur|l'_espace_des <number> \(last) <unit>") {
            $0.last($0.unit().times($0.number()))
        },
        .time(.date, "?les|ces|des|sur|sur_les <length> \(last)|glissant|glissants|glissantes") {
            $0.last($0.length())
        },
        .time(.date, "?les|ces|des <number> \(next) <unit>") {
            $0.next($0.unit().times($0.number()))
        },
        .time(.date, "?les|ces|des <length> \(next)") { $0.next($0.length()) },
        .time(.date, "?les|ces|des prochain|prochaine|prochains|prochaines <length>") {
            $0.next($0.length())
        },
        .time(.date, "en_semaine") { $0.workingWeek(0) },
        .time(.date, "toute_la|toute_l'|tout_le <unit>") {
            $0.unit().isOfClock ? nil : $0.calendar($0.unit(), 0)
        },
        .time(.date, "?le|ce week_end|weekend|we de|du|d' <rangeEnd>") {
            $0.weekend(at: $0.time())
        },
        .time(.date, "ce|ce_prochain|le_prochain week_end|weekend|we") { $0.weekend(0) },
        .time(.date, "le|du|au week_end|weekend|we") { $0.weekend },
        .time(.date, "?le|ce|du week_end|weekend|we \(next)") { $0.weekend(1) },
        .time(.date, "?le|ce|du week_end|weekend|we \(last)") { $0.weekend(-1) },
        // What was spent "en fin de semaine" was on the weekend, as Québec calls it; a payment is
        // made when the week ends.
        .time(.date, "?la|en|de_la|à_la fin_de_semaine") {
            $0.context.prefersPast
                ? $0.weekend : $0.part(.end, of: $0.calendar(TimeLength(1, .week), 0), cuts)
        },
        .time(.date, "?la|de_la|à_la fin_de_semaine \(last)") {
            $0.context.prefersPast
                ? $0.weekend(-1) : $0.part(.end, of: $0.calendar(TimeLength(1, .week), -1), cuts)
        },
        .time(.date, "le_dernier_week_end|le_dernier_weekend") { $0.weekend(-1) },
        .time(.date, "?le <ordinal> week_end|weekend de|du|d' <latentDate>") {
            $0.weekend($0.number(), of: $0.time())
        },
        .time(.date, "?le dernier week_end|weekend de|du|d' <latentDate>") {
            $0.weekend(-1, of: $0.time())
        },
    ]

    private static let weekdays: [GrammarRule] = [
        .time(.date, "?le|ce|de_ce|au <weekday>") { .weekday($0.weekday()) },
        .time(.date, "?le|ce <weekday> \(coming)") { .day($0.today.next($0.weekday())) },
        .time(.date, "?le|ce <weekday> suivant|d'_après") { $0.weekday($0.weekday(), ofWeek: 1) },
        .time(.date, "?le|ce <weekday> \(last)|d'_avant") { .day($0.today.previous($0.weekday())) },
        .time(.date, "?le <weekday> en_huit|en_8") {
            .day($0.today.next($0.weekday()).adding(days: 7))
        },
        .time(.date, "?le <weekday> en_quinze|en_15") {
            .day($0.today.next($0.weekday()).adding(days: 14))
        },
        .time(.date, "hier en_huit|en_8") { $0.day(6) },
        .time(.date, "aujourd'hui en_huit|en_8") { $0.day(7) },
        .time(.date, "demain en_huit|en_8") { $0.day(8) },
        .time(.date, "après_demain en_huit|en_8") { $0.day(9) },
        .time(.date, "?le <weekday> ?de|du|d' <date>") { captures in
            captures.within(captures.time(), .weekday(captures.weekday()))
        },
        .time(.date, "?le dernier <weekday> du|de_la|de_l' <unit>") {
            $0.nth(-1, $0.weekday(), of: $0.calendar($0.unit(), 0))
        },
        .time(.date, "?le <ordinal> <weekday> du|de_la|de_l' <unit>") {
            $0.nth($0.number(), $0.weekday(), of: $0.calendar($0.unit(), 0))
        },
        .time(.date, "?le <ordinal> <weekday> de|du|d' <latentDate>") {
            $0.nth($0.number(), $0.weekday(), of: $0.time())
        },
        .time(.date, "?le dernier <weekday> de|du|d' <latentDate>") {
            $0.nth(-1, $0.weekday(), of: $0.time())
        },
    ]

    private static let dates: [GrammarRule] = [
        .time(.date, "<dateFigures>") { $0.time() },
        .time(.date, "?le <weekday> ?le <dateFigures>") { $0.dated($0.weekday(), $0.time()) },
        .time(.date, "?le|au|du <dateFigures> , <year>") { $0.dated(year: $0.number(), $0.time()) },
        .time(.date, "le|au|du <dateFigures>") { $0.time() },
        .time(.date, "?le <weekday> ?le <looseFigures>") { $0.dated($0.weekday(), $0.time()) },
        .time(.date, "?le|ce ?<weekday> <month> <dayOfMonth> $") {
            .fields(.month($0.month()), day: $0.number(), $0.weekdays.first)
        },
        .time(.date, "?le ?<weekday> ?le <dayOfMonth> ?de|d'|du_mois_de|du_mois_d' <month>") {
            .fields(.month($0.month()), day: $0.number(), $0.weekdays.first)
        },
        .time(.date, "?le ?<weekday> ?le <dayOfMonth> ?de|d' <month> ?de|,|en|d' <year>") {
            .fields(year: $0.number(1), .month($0.month()), day: $0.number())
        },
        .time(.date, "?le <ordinal> jour de|du|d' <month> ?, <year>") {
            .fields(year: $0.number(1), .month($0.month()), day: $0.number())
        },
        .time(.date, "?le ?<weekday> <month> <dayOfMonth> ?de|, <year>") {
            .fields(year: $0.number(1), .month($0.month()), day: $0.number())
        },
        .time(.whole, "?le ?<weekday> <dayOfMonth> <month> ?' <number>") {
            $0.number(1) > 99
                ? nil
                : .fields(
                    year: GrammarParser.year($0.number(1)), .month($0.month()), day: $0.number())
        },
        .time(.whole, "le <number> <number>") { captures in
            (1...12).contains(captures.number(1))
                ? .fields(.month(captures.number(1)), day: captures.number()) : nil
        },
        .time(.date, "?le <weekday> ?le <dayOfMonth>") {
            .fields(day: $0.number(), $0.weekday())
        },
        .time(.date, "le|au|du <figureDay>") { .fields(day: $0.number()) },
        .time(.date, "le|au|du <dayOfMonth> du_mois|de_ce_mois|ce_mois ?ci") {
            .fields(day: $0.number())
        },
        .time(.date, "le|au|du <dayOfMonth> de|du|d' <date>") {
            $0.within($0.time(), .fields(day: $0.number()))
        },
        .time(.latentDate, "<date>") { $0.time() },
        .time(.latentDate, "le <dayOfMonth>") { .fields(day: $0.number()) },
        .time(.latentDate, "<ordinalDay>") { .fields(day: $0.number()) },
        .time(.latentDate, "?le|l'|cet|cette <season>") { $0.time() },
        .time(.rangeEnd, "<latentDate>") { $0.time() },
        .time(.rangeEnd, "?le|la <dayOfMonth>") { .fields(day: $0.number()) },
        .time(.latentDate, "?le|l'|l'_année <year>") { captures in
            FrenchDates.year(captures.number())
        },
    ]

    /// Days that no month has.
    private static let noDates: [GrammarRule] = [
        .time(.date, "le|au|du ?<weekday> ?le <number> <month> ?<year>") { $0.noDay },
        .time(.date, "<weekday> ?le <number> <month> ?<year>") { $0.noDay },
    ]

    private static let periods: [GrammarRule] = [
        .time(.date, "<month>") { .fields(.month($0.month())) },
        .time(.date, "en|de|d'|au_mois_de|au_mois_d'|du_mois_de|du_mois_d'|pour|courant <month>") {
            .fields(.month($0.month()))
        },
        .time(.date, "?le mois_de|mois_d' <month>") { .fields(.month($0.month())) },
        .time(
            .date, "?en|de|d'|du_mois_de|pour|au_mois_de|le_mois_de <month> ?de|,|d'|en <year>"
        ) {
            .fields(year: $0.number(), .month($0.month()))
        },
        .time(.date, "?en|de|d'|\(monthOf) <month> dernier|passé|précédent") {
            $0.month($0.month(), isNext: false)
        },
        .time(.date, "?en|de|d'|\(monthOf) <month> prochain|suivant|qui_vient") {
            $0.month($0.month(), isNext: true)
        },
        .time(.date, "ce|cet|cette ?mois_de <month>") {
            .fields(year: $0.today.year, .month($0.month()))
        },
        .time(.date, "en|l'_année|l'_an|année|de_l'_année <year>") { captures in
            FrenchDates.year(captures.number())
        },
        .time(.date, "?au|le|du|en <ordinal> siècle") { $0.century($0.number()) },
        .time(.date, "?dans|pendant|durant ?les|des années <number>") { captures in
            captures.decade(captures.number())
        },
        .time(.date, "?le|pour_le|tout_le reste du|de_la|de_l'|de_ce|de_cette <unit>") {
            $0.rest(of: $0.unit())
        },
        .time(.date, "?la|en semaine <number>") { $0.week($0.number(), ofYear: nil) },
        .time(.date, "?la|en semaine <number> de|, <year>") {
            $0.week($0.number(), ofYear: $0.number(1))
        },
        .time(.date, "l'_année_prochaine|l'_an_prochain ?en|, <latentDate>") {
            $0.inYear(1, $0.time())
        },
        .time(.date, "l'_année_dernière|l'_an_dernier|l'_an_passé ?en|, <latentDate>") {
            $0.inYear(-1, $0.time())
        },
        .time(.time, "<date> ?de l'_année_prochaine|l'_an_prochain") { $0.inYear(1, $0.time()) },
        .time(.time, "<date> ?de l'_année_dernière|l'_an_dernier|l'_an_passé") {
            $0.inYear(-1, $0.time())
        },
        .time(.time, "<date> ?de cette_année") { $0.inYear(0, $0.time()) },
        .time(.latent, "<year>") { FrenchDates.year($0.number()) },
        .time(.date, "?au|le|du|en <ordinal> trimestre ?de|, <year>") {
            .fields(year: $0.number(1), .quarter($0.number()))
        },
        .time(.date, "?au|le|du|en <ordinal> trimestre ?de_l'_année") {
            .fields(.quarter($0.number()))
        },
        .time(.date, "?au|le|du|en <ordinal> semestre ?de|, <year>") {
            .fields(year: $0.number(1), .half($0.number()))
        },
        .time(.date, "?au|le|du|en <ordinal> semestre") { .fields(.half($0.number())) },
        .time(.date, "?le|la dernier|dernière <unit> de_la|du|de_l' <unit>") {
            $0.nth(-1, $0.unit(), of: $0.calendar($0.unit(1), 0))
        },
        .time(.date, "?le|la <ordinal> <unit> de_la|du|de_l' <unit>") {
            $0.nth($0.number(), $0.unit(), of: $0.calendar($0.unit(1), 0))
        },
        .time(.date, "de_la|du|de_l'|dans_la|dans_le|dans_l'|sur_le|sur_la|sur_l' <unit>") {
            $0.unit().unit < .day ? nil : $0.calendar($0.unit(), 0)
        },
        .time(.date, "?le|la dernier|dernière <unit> de|du|d' <latentDate>") {
            $0.nth(-1, $0.unit(), of: $0.time())
        },
        .time(.date, "?le|la <ordinal> <unit> de|du|d'|en <latentDate>") {
            $0.nth($0.number(), $0.unit(), of: $0.time())
        },
        .time(.date, "?les <number> derniers|dernières <unit> de|du|d' <latentDate>") {
            $0.units(-1, $0.number(), $0.unit(), of: $0.time())
        },
        .time(.date, "?les <number> premiers|premières <unit> de|du|d' <latentDate>") {
            $0.units(1, $0.number(), $0.unit(), of: $0.time())
        },
        .time(.date, "?la semaine du <rangeEnd>") { $0.week(of: $0.time()) },
        .time(.date, "la semaine qui_commence|commençant|débutant ?le <latentDate>") {
            $0.week(of: $0.time())
        },
        .time(.date, "\(beginning) <latentDate>") { $0.part(.beginning, of: $0.time(), cuts) },
        .time(.date, "\(middle) <latentDate>") { $0.part(.middle, of: $0.time(), cuts) },
        .time(.date, "\(end) <latentDate>") { $0.part(.end, of: $0.time(), cuts) },
        .time(.date, "\(beginning) ?le|la|l' <unit>") {
            $0.part(.beginning, of: $0.calendar($0.unit(), 0), cuts)
        },
        .time(.date, "\(middle) ?le|la|l' <unit>") {
            $0.part(.middle, of: $0.calendar($0.unit(), 0), cuts)
        },
        .time(.date, "\(end) ?le|la|l' <unit>") {
            $0.part(.end, of: $0.calendar($0.unit(), 0), currentCuts)
        },
    ]

    private static let monthOf =
        "au_mois_de|au_mois_d'|du_mois_de|du_mois_d'|le_mois_de|le_mois_d'"
    private static let last =
        "dernier|dernière|derniers|dernières|passé|passée|passés|passées|précédent|précédente"
        + "|précédents|précédentes|d'_avant|écoulé|écoulés|écoulée|écoulées"
    private static let next =
        "prochain|prochaine|prochains|prochaines|pro|suivant|suivante|suivants|suivantes|d'_après"
        + "|qui_suit|qui_vient|à_venir|qui_suivent|qui_viennent"
    private static let coming = "prochain|pro|qui_vient|à_venir"
    private static let beginning =
        "au_début|en_début|le_début|début|dès_le_début ?de|du|d'"
    private static let middle =
        "au_milieu|en_milieu|le_milieu|milieu|mi|à_la_mi|courant ?de|du|d'|-"
    private static let end = "à_la_fin|en_fin|la_fin|fin|à_fin|pour_la_fin ?de|du|d'"

    /// "T3 2019", "2019-H2", "3e trimestre": quarters and halves by their short names.
    private static let quarters: [GrammarRule] =
        (1...4).flatMap { quarter -> [GrammarRule] in
            named(
                "q\(quarter)|t\(quarter)|trimestre\(quarter)|trimestre_\(quarter)",
                .quarter(quarter))
        }
        + (1...2).flatMap { half -> [GrammarRule] in
            named("h\(half)|s\(half)|semestre\(half)|semestre_\(half)", .half(half))
        }

    private static func named(_ names: String, _ period: YearPeriod) -> [GrammarRule] {
        [
            .time(.date, "?le|au|du|en|de \(names) ?de|-|,|/ <year>") {
                .fields(year: $0.number(), period)
            },
            .time(.date, "<year> ?-|/ \(names)") { .fields(year: $0.number(), period) },
            .time(.date, "<number> ~ \(names)") {
                .fields(year: GrammarParser.year($0.number()), period)
            },
            .time(.date, "?le|au|du|en \(names)") { _ in .fields(period) },
        ]
    }

    static func year(_ year: Int) -> TimeForm? {
        (1_900...2_199).contains(year) ? .fields(year: year) : nil
    }

    /// The first or second half of a month: up to the 15th, and from it on.
    private static func fortnight(second: Bool, _ captures: Captures) -> TimeForm? {
        guard let span = captures.time().span(in: captures.context), span.grain == .month,
            let start = span.start?.day, let end = span.end?.day
        else { return nil }
        let middle = start.adding(days: 14)
        return .days(
            second ? DayInterval(start: middle, end: end) : DayInterval(start: start, end: middle))
    }
}

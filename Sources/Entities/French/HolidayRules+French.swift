internal import Primitives

/// The French rules of holidays and seasons.
enum FrenchHolidays {
    static let rules = names + uses + seasons

    private static let names: [GrammarRule] = [
        name("noël|nowel", .fixed(month: 12, day: 25)),
        name("jour_de_l'_an|nouvel_an|premier_de_l'_an", .fixed(month: 1, day: 1)),
        name("saint_sylvestre|st_sylvestre|réveillon_du_nouvel_an", .fixed(month: 12, day: 31)),
        name("réveillon ?de_noël", .fixed(month: 12, day: 24)),
        name("épiphanie|fête_des_rois", .fixed(month: 1, day: 6)),
        name("chandeleur", .fixed(month: 2, day: 2)),
        name("saint_valentin|st_valentin", .fixed(month: 2, day: 14)),
        name("saint_patrick|st_patrick", .fixed(month: 3, day: 17)),
        name("poisson_d'_avril", .fixed(month: 4, day: 1)),
        name("fête_du_travail", .fixed(month: 5, day: 1)),
        name("fête_de_la_victoire", .fixed(month: 5, day: 8)),
        name("fête_de_la_musique", .fixed(month: 6, day: 21)),
        name("saint_jean|st_jean|saint_jean_baptiste", .fixed(month: 6, day: 24)),
        name("fête_du_canada", .fixed(month: 7, day: 1)),
        name("fête_nationale|prise_de_la_bastille", .fixed(month: 7, day: 14)),
        name("assomption", .fixed(month: 8, day: 15)),
        name("rentrée", .fixed(month: 9, day: 1)),
        name("halloween", .fixed(month: 10, day: 31)),
        name("toussaint", .fixed(month: 11, day: 1)),
        name("jour_des_morts|fête_des_morts", .fixed(month: 11, day: 2)),
        name("armistice", .fixed(month: 11, day: 11)),
        name("saint_nicolas|st_nicolas", .fixed(month: 12, day: 6)),
        name("mardi_gras", .easter(-47)),
        name("mercredi_des_cendres", .easter(-46)),
        name("dimanche_des_rameaux|rameaux", .easter(-7)),
        name("vendredi_saint", .easter(-2)),
        name("pâques|dimanche_de_pâques", .easter(0)),
        name("lundi_de_pâques", .easter(1)),
        name("ascension|jeudi_de_l'_ascension", .easter(39)),
        name("pentecôte|dimanche_de_pentecôte", .easter(49)),
        name("lundi_de_pentecôte", .easter(50)),
        name("fête_des_mères|fete_des_meres", .frenchMothersDay),
        name("fête_des_pères", .nth(3, .sunday, month: 6)),
        name("fête_des_grands_mères", .nth(1, .sunday, month: 3)),
        name("thanksgiving", .nth(4, .thursday, month: 11)),
        name("action_de_grâce|action_de_grâces", .nth(2, .monday, month: 10)),
        name("black_friday|vendredi_noir", .nth(4, .thursday, month: 11, plus: 1)),
        name("cyber_monday|cyber_lundi", .nth(4, .thursday, month: 11, plus: 4)),
    ]

    private static let uses: [GrammarRule] = [
        .time(.date, "\(occasion) <holiday>") { .fields(.holiday($0.holiday())) },
        .time(.date, "\(occasion) <holiday> ?de|en|, <year>") {
            .fields(year: $0.number(), .holiday($0.holiday()))
        },
        .time(.date, "?le|la|l' <holiday> \("dernier|dernière|passé|passée")") { captures in
            let fields = CalendarFields(period: .holiday(captures.holiday()))
            return .days(fields.last(upTo: captures.today.adding(days: -1)), isInstant: true)
        },
        .time(.date, "?le|la|l' <holiday> prochain|prochaine") { captures in
            let fields = CalendarFields(period: .holiday(captures.holiday()))
            return .days(
                fields.next(from: captures.today.adding(days: 1), includesCurrent: false),
                isInstant: true)
        },
        .time(.date, "veille de|du ?la <holiday> ?<year>") { captures in
            let form = TimeForm.fields(
                year: captures.numbers.first, .holiday(captures.holiday()))
            return captures.shifted(TimeLength(1, .day), -1, from: form)
        },
    ]

    private static let occasion =
        "?pour|à|a ?le|la|l' ?jour_de|jour_de_la|journée_de_la|journée_de"

    private static let seasons: [GrammarRule] =
        [
            ("printemps", Season.spring), ("été", .summer), ("automne", .autumn),
            ("hiver", .winter),
        ].flatMap { name, season -> [GrammarRule] in
            [
                .time(.season, name) { _ in .fields(.season(season)) },
                .time(
                    .date,
                    "en|au|à_l'|cet|ce|pendant_l'|pendant_le|durant_l'|tout_l'|tout_le|pour_l'"
                        + " \(name)"
                ) { captures in
                    current(season, captures)
                },
                .time(.date, "?pour|en|à|a|pendant|durant ?le|l'|au \(name) ?de <year>") {
                    .fields(year: $0.number(), .season(season))
                },
                .time(.date, "le|l'|en|cet|pendant_l' \(name) dernier|passé") { captures in
                    season.last(before: captures.today).flatMap { .days($0) }
                },
                .time(.date, "le|l' \(name) prochain") { captures in
                    .days(
                        CalendarFields(period: .season(season)).next(
                            from: captures.today, includesCurrent: false))
                },
            ]
        }

    /// The season under way, else the coming or the last one.
    private static func current(_ season: Season, _ captures: Captures) -> TimeForm? {
        let fields = CalendarFields(period: .season(season))
        return fields.span(in: captures.context).map {
            .span(TimeSpan(start: $0.start, end: $0.end, grain: .day))
        }
    }

    private static func name(_ pattern: String, _ holiday: Holiday) -> GrammarRule {
        GrammarRule(.holiday, pattern) { _ in .holiday(holiday) }
    }
}

extension Season {
    /// The last of the season that was over before `day`.
    func last(before day: Day) -> DayInterval? {
        [day.year, day.year - 1, day.year - 2].lazy.compactMap(days(in:)).first {
            ($0.end ?? day) <= day
        }
    }
}

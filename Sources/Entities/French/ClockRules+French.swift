internal import Primitives

/// The French rules of clock times and parts of the day.
enum FrenchClock {
    static let rules = clock + parts + times

    private static let clock: [GrammarRule] = [
        GrammarRule(.clock, "<clockFigures>") { $0.meanings.first },
        GrammarRule(.clock, "<number> heures|heure|h") { time($0.number()) },
        GrammarRule(.clock, "<number> heures|heure|h ?et <number> ?minutes|min|mn") {
            time($0.number(), $0.number(1))
        },
        GrammarRule(.clock, "<number> heures|heure|h et_quart|un_quart") {
            time($0.number(), 15)
        },
        GrammarRule(.clock, "<number> heures|heure|h et_demie|et_demi|trente") {
            time($0.number(), 30)
        },
        GrammarRule(.clock, "<number> heures|heure|h trois_quarts") { time($0.number(), 45) },
        GrammarRule(.clock, "<number> heures|heure|h moins_le_quart|moins_quart") {
            time($0.number(), 0, plus: -15)
        },
        GrammarRule(.clock, "<number> heures|heure|h moins <number> ?minutes") {
            time($0.number(), 0, plus: -$0.number(1))
        },
        GrammarRule(.clock, "midi") { _ in time(12) },
        GrammarRule(.clock, "minuit") { _ in time(24) },
        GrammarRule(.clock, "midi et_quart") { _ in time(12, 15) },
        GrammarRule(.clock, "minuit et_quart|un_quart") { _ in time(0, 15) },
        GrammarRule(.clock, "minuit et_demie|et_demi|trente") { _ in time(0, 30) },
        GrammarRule(.clock, "minuit moins_le_quart|moins_quart") { _ in time(23, 45) },
        GrammarRule(.clock, "minuit moins <number>") { time(24, 0, plus: -$0.number()) },
        GrammarRule(.clock, "midi et_demie|et_demi") { _ in time(12, 30) },
        GrammarRule(.clock, "midi moins_le_quart|moins_quart") { _ in time(11, 45) },
        GrammarRule(.clock, "midi moins <number>") { time(12, 0, plus: -$0.number()) },
        GrammarRule(.clock, "midi <number>") { time(12, $0.number()) },
        GrammarRule(.clock, "<clockFigures> du_mat|du_matin") { half($0, isAfternoon: false) },
        GrammarRule(.clock, "<clockFigures> du_soir|de_l'_après_midi|de_l'_aprem") {
            half($0, isAfternoon: true)
        },
        GrammarRule(.clock, "<number> heures|heure du_mat|du_matin") {
            ClockTime($0.number()).map { .clock($0.inAfternoon(false)) }
        },
        GrammarRule(.clock, "<number> heures|heure du_soir|de_l'_après_midi|de_l'_aprem") {
            ClockTime($0.number()).map { .clock($0.inAfternoon(true)) }
        },
    ]

    private static let parts: [GrammarRule] = [
        part("matin|matinée|mat", .frenchMorning),
        part("après_midi|aprem|apres_m|après_m", .afternoon),
        part("soir|soirée", .evening),
        part("nuit", .night),
        part("midi|déjeuner|moment_de_déjeuner|heure_du_déjeuner", .lunch),
        part("début_de_matinée|matin_tôt|matin_très_tôt", DayPart(7, 9)),
        part("milieu_de_matinée|milieu_de_la_matinée", DayPart(9, 11)),
        part("fin_de_matinée|fin_de_la_matinée", DayPart(10, 12)),
        part("début_d'_après_midi|début_de_l'_après_midi", DayPart(12, 14)),
        part("début_d'_aprem|début_de_l'_aprem", DayPart(12, 15)),
        part("milieu_d'_après_midi|milieu_de_l'_après_midi|milieu_d'_aprem", DayPart(14, 17)),
        part(
            "fin_d'_après_midi|fin_de_l'_après_midi|fin_d'_aprem|fin_de_l'_aprem", DayPart(17, 19)),
        part("début_de_soirée|début_de_la_soirée", DayPart(18, 21)),
        part("fin_de_soirée|fin_de_la_soirée", DayPart(21, 24)),
        part("début_de_journée|début_de_la_journée", DayPart(6, 10)),
        part("milieu_de_journée|milieu_de_la_journée", DayPart(11, 16)),
        part("fin_de_journée|fin_de_la_journée", DayPart(17, 21)),
        part("milieu_de_la_nuit", DayPart(26, 28)),
        part("aube|lever_du_soleil|lever_du_jour", DayPart(4, 8)),
        part("crépuscule|tombée_de_la_nuit|coucher_du_soleil", DayPart(19, 22)),
    ]

    private static let times: [GrammarRule] = [
        .time(.time, "<clockFigures>") { .clock($0.clock()) },
        .time(.time, "à|a|vers|autour_de|aux_environs_de <clock>") { .clock($0.clock()) },
        .time(.whole, "<clock>") { .clock($0.clock()) },
        .time(.time, "<date> ?, ?à|a|vers|autour_de|pour|dès <clock>") {
            $0.at($0.clock(), on: $0.time())
        },
        .time(.time, "?à|a|vers <clock> ?, ?le <date>") { $0.at($0.clock(), on: $0.time()) },
        .time(.time, "?à|a|vers <clock> ?du|de|dans ?l' <part>") { captures in
            .clock(captures.clock().within(captures.part()))
        },
        .time(.time, "?à|a|vers <clock> <date> ?dans|en|le|l' <part>") {
            $0.at($0.clock().within($0.part()), on: $0.time())
        },
        .time(.time, "<date> <part> ?à|a|vers <clock>") {
            $0.at($0.clock().within($0.part()), on: $0.time())
        },
        .time(.time, "ce|cet|cette <part> ?à|a|vers <clock>") {
            $0.at($0.clock().within($0.part()), on: $0.day(0))
        },
        .time(.time, "ce|cet|cette <part>") { $0.part($0.part(), on: $0.day(0)) },
        .time(.time, "dans|pendant|durant|en|dès|à|a|au|pour ?le|la|l'|cet|cette <part>") {
            $0.part($0.part(), on: $0.day(0))
        },
        .time(.time, "plus_tard dans|ce|cet|cette ?le|la|l' <part>") {
            $0.part($0.part(), on: $0.day(0))
        },
        .time(.whole, "?le|la|l' ?très_tôt ?le <part>") { $0.part($0.part(), on: $0.day(0)) },
        .time(.time, "très_tôt_le|tôt_le matin") { captures in
            captures.part(DayPart(7, 9), on: captures.day(0))
        },
        .time(.time, "<date> très_tôt_le|tôt_le matin") { captures in
            captures.part(DayPart(7, 9), on: captures.time())
        },
        .time(.time, "<date> ?dans|en|pendant|à|a|au|dès ?le|la|l' <part>") {
            $0.part($0.part(), on: $0.time())
        },
        .time(.whole, "plus_tard") {
            .span(
                TimeSpan(
                    start: $0.context.moment.adding(seconds: 600), end: nil, grain: .minute))
        },
        .time(.whole, "après_le_travail|après_le_boulot|après_le_bureau") {
            $0.part(DayPart(17, 21), on: $0.day(0))
        },
    ]

    private static func part(_ pattern: String, _ part: DayPart) -> GrammarRule {
        GrammarRule(.part, pattern) { _ in .part(part) }
    }

    private static func half(_ captures: Captures, isAfternoon: Bool) -> Meaning {
        .clock(captures.clock().inAfternoon(isAfternoon))
    }

    private static func time(_ hour: Int, _ minute: Int? = nil, plus: Int = 0) -> Meaning? {
        guard (-59...59).contains(plus), let time = ClockTime(hour, minute) else { return nil }
        return .clock(plus == 0 ? time : time.adding(minutes: plus))
    }
}

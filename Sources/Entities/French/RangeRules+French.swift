internal import Primitives

/// The French rules of ranges and open sides.
enum FrenchRanges {
    static let rules = deadlines + closed + open

    private static let to = "au|à|a|jusqu'_au|jusqu'_à|-|à_la|au_plus_tard"

    private static let closed: [GrammarRule] = [
        .time(.range, "du|des|depuis|entre <latentDate> et|\(to) <latentDate>") {
            $0.range($0.time(), $0.time(1))
        },
        .time(.range, "de|d' <latentDate> \(to) <latentDate>") { named($0) },
        .time(.whole, "de <number> à|a <number>") { captures in
            guard let first = ClockTime(captures.number()), let last = ClockTime(captures.number(1))
            else { return nil }
            return captures.range(.clock(first), .clock(last))
        },
        .time(.range, "du|de|d'|entre <latentDate> et|\(to) maintenant|aujourd'hui") {
            $0.range($0.time(), $0.day(0))
        },
        .time(.range, "du|de|d'|depuis <latentDate> à_ce_jour|jusqu'_à_ce_jour|jusqu'_ici") {
            $0.range($0.time(), $0.day(0))
        },
        .time(.range, "<date> au|à|a|-|jusqu'_au|jusqu'_à <date>") {
            $0.range($0.time(), $0.time(1))
        },
        .time(.range, "?le <dayOfMonth> au|-|jusqu'_au <date>") {
            guard let end = $0.time().fields, end.period != nil, end.dayOfMonth != nil else {
                return nil
            }
            return $0.range(.fields(day: $0.number()), $0.time())
        },
        .time(.range, "<month> ~ <month> ?<year>") {
            $0.range(
                .fields(.month($0.month())),
                .fields(year: $0.numbers.first, .month($0.month(1))))
        },
        .time(.range, "<weekday> ~ <weekday>") {
            $0.range(.weekday($0.weekday()), .weekday($0.weekday(1)))
        },
        .time(.range, "?de <clock> à|a|-|jusqu'_à|et <clock>") {
            $0.range(.clock($0.clock()), .clock($0.clock(1)))
        },
        .time(.range, "entre <clock> et <clock>") {
            $0.range(.clock($0.clock()), .clock($0.clock(1)))
        },
        .time(.range, "<date> ?par_exemple ?de|entre|, <clock> à|a|-|jusqu'_à|et <clock>") {
            $0.range($0.clock(), $0.clock(1), on: $0.time())
        },
        .time(.range, "?de|entre <clock> à|a|-|jusqu'_à|et <clock> <date>") {
            $0.range($0.clock(), $0.clock(1), on: $0.time())
        },
        .time(.range, "<latentDate> pendant|pour|durant <length>") {
            $0.lasting($0.length(), from: $0.time())
        },
        .time(.range, "pendant|pour|durant ?<length> à_partir de|du|d' <latentDate>") {
            $0.lengths.isEmpty ? nil : $0.lasting($0.length(), from: $0.time())
        },
    ]

    private static let open: [GrammarRule] = [
        .time(.range, "depuis ?le|la début ?de|du|d' ?le|la|l' <unit>") { $0.toDate($0.unit()) },
        .time(.range, "depuis|depui ?le|la|l' <latentDate>") { $0.since($0.time()) },
        .time(.range, "depuis|depui|ça_fait|ca_fait <length>") { $0.last($0.length()) },
        .time(.range, "depuis ?le début ?de|du|d' <date>") { $0.since($0.time()) },
        .time(.range, "à_partir|à_compter de|du|d'|des <latentDate>") { $0.from($0.time()) },
        .time(.range, "dès ?le|la|l' <latentDate>") { $0.from($0.time()) },
        .time(.range, "à_partir|à_compter de|du|d' ?la_fin de|du|d' <latentDate>") {
            $0.after($0.time())
        },
        .time(.range, "?n'_importe_quand après|passé ?le|la <latentDate>") { $0.after($0.time()) },
        .time(.range, "?n'_importe_quand avant ?le|la|l' <latentDate>") { $0.before($0.time()) },
        .time(.range, "plus_tard_que|ultérieurement_à|postérieur_à <latentDate>") {
            $0.after($0.time())
        },
        .time(.range, "plus_tôt_que|antérieur_à|antérieurement_à <latentDate>") {
            $0.before($0.time())
        },
        .time(.range, "jusqu'_à|jusqu'_au|jusqu'_en|jusqu'_aux <latentDate>") {
            $0.until($0.time())
        },
        .time(.range, "?jusqu'_au <date> et_après|ou_plus_tard|et_au_delà|ou_après|et_plus_tard $")
        {
            $0.from($0.time())
        },
        .time(.range, "<date> et_avant|ou_plus_tôt|ou_avant $") { $0.until($0.time()) },
        .time(.range, "?le|l'|l'_année|année <year> ou_plus_tard|et_après|ou_après|et_plus_tard") {
            FrenchDates.year($0.number()).flatMap($0.from)
        },
        .time(.range, "<date> ?<part> à_partir de|du|d' <clock>") { captures in
            captures.at(captures.clock(), on: captures.time()).flatMap(captures.from)
        },
        .time(.range, "<date> plus_tard_que|après <clock>") { captures in
            captures.at(captures.clock(), on: captures.time()).flatMap(captures.from)
        },
        .time(.range, "<date> jusqu'_à <clock>") { $0.range($0.time(), .clock($0.clock())) },
        .time(.range, "?n'_importe_quand avant <clock>") { $0.before(.clock($0.clock())) },
        .time(.range, "après|à_partir_de|dès <clock>") { $0.from(.clock($0.clock())) },
        .time(.range, "à_partir_de <clock> <date>") { captures in
            captures.at(captures.clock(), on: captures.time()).flatMap(captures.from)
        },
        .time(.range, "jusqu'_à <clock>") { $0.until(.clock($0.clock())) },
    ]

    private static let deadlines: [GrammarRule] = [
        .time(.range, "d'_ici ?à|au|le|la <latentDate>") { $0.by($0.time()) },
        .time(.range, "d'_ici ?à|a ?la fin ?de|du|d' <date>") { $0.by($0.time()) },
        .time(.range, "d'_ici ?à|a ?la fin ?de|du|d' ?le|la|l' <unit>") {
            $0.by($0.calendar($0.unit(), 0))
        },
        .time(.range, "avant|pour ?la fin ?de|du|d' ?le|la|l' <unit>") {
            $0.by($0.calendar($0.unit(), 0))
        },
        .time(.range, "avant ?la fin ?de|du|d' <latentDate>") { $0.until($0.time()) },
        .time(.range, "au_plus_tard ?le <latentDate>") { $0.by($0.time()) },
    ]

    /// A range of dates one of which says more than a day: "de 5 à 7" is one of hours.
    private static func named(_ captures: Captures) -> TimeForm? {
        let isBare = captures.times.allSatisfy { time in
            time.fields.map { $0.period == nil && $0.weekday == nil && $0.year == nil } ?? false
        }
        return isBare ? nil : captures.range(captures.time(), captures.time(1))
    }
}

internal import Primitives

/// The French rules of repetitions.
enum FrenchFrequencies {
    static let rules = units + weekdays + dates + adverbs

    private static let every = "tous_les|toutes_les|ts_les|ttes_les|tout_les|toute_les|toutes_le"

    private static let units: [GrammarRule] = [
        GrammarRule(.frequency, "<number> fois par|chaque|tous_les|toutes_les|l'|dans_l' <unit>") {
            $0.number() == 1
                ? Recurrence(every: $0.unit()).map(Meaning.recurrence) : .otherRecurrence
        },
        GrammarRule(.frequency, "plusieurs|quelques fois par|chaque <unit>") { _ in
            .otherRecurrence
        },
        rule("\(every) <unit>") { Recurrence(every: $0.unit()) },
        rule("\(every)|chaque <number> <unit>") {
            $0.unit().times($0.number()).flatMap(Recurrence.init(every:))
        },
        rule("chaque|chak|chq|par <unit>") { Recurrence(every: $0.unit()) },
        rule("une_fois par|chaque|tous_les|toutes_les <unit>") { Recurrence(every: $0.unit()) },
        rule("une_fois tous|toutes les <number> <unit>") {
            $0.unit().times($0.number()).flatMap(Recurrence.init(every:))
        },
        rule("un|une <unit> sur deux|2") { captures in
            captures.unit().times(2).flatMap(Recurrence.init(every:))
        },
        rule("un|une <unit> sur <number>") {
            $0.unit().times($0.number()).flatMap(Recurrence.init(every:))
        },
        rule("\(every) <part>") { _ in Recurrence(.daily) },
        rule("chaque <part>") { _ in Recurrence(.daily) },
        rule("\(every)|chaque matins|soirs|matin|soir|nuits|après_midis") { _ in
            Recurrence(.daily)
        },
        rule("\(every)|chaque week_ends|weekends|week_end|weekend|we") { _ in
            Recurrence(.weekly, on: [.saturday, .sunday])
        },
        rule("\(every)|chaque jours_ouvrés|jours_ouvrables|jour_ouvré|jour_ouvrable") { _ in
            Recurrence(.weekly, on: workingDays)
        },
    ]

    private static let weekdays: [GrammarRule] = [
        rule("\(every)|chaque <weekday>") { Recurrence(.weekly, on: [$0.weekday()]) },
        rule("\(every)|chaque <weekday> et|,|et_les <weekday>") {
            Recurrence(.weekly, on: [$0.weekday(), $0.weekday(1)])
        },
        rule("\(every) <weekday> , <weekday> et <weekday>") {
            Recurrence(.weekly, on: [$0.weekday(), $0.weekday(1), $0.weekday(2)])
        },
        rule("un|le <weekday> sur deux|2") { Recurrence(every: 2, .weekly, on: [$0.weekday()]) },
        rule("un|le <weekday> sur <number>") { captures in
            (1...100).contains(captures.number())
                ? Recurrence(every: captures.number(), .weekly, on: [captures.weekday()]) : nil
        },
        rule("?le <weekday> ?de|, chaque|toutes_les|par semaine|semaines") {
            Recurrence(.weekly, on: [$0.weekday()])
        },
        rule("\(every)|chaque semaines|semaine ?, le <weekday>") {
            Recurrence(.weekly, on: [$0.weekday()])
        },
        rule("\(every)|chaque <number> semaines ?, le <weekday>") { captures in
            (1...100).contains(captures.number())
                ? Recurrence(every: captures.number(), .weekly, on: [captures.weekday()]) : nil
        },
        rule("une semaine sur deux|2 ?, le <weekday>") {
            Recurrence(every: 2, .weekly, on: [$0.weekday()])
        },
        rule("\(every)|chaque deux|2 <weekday>") {
            Recurrence(every: 2, .weekly, on: [$0.weekday()])
        },
        rule("en_semaine tous_les_jours") { _ in Recurrence(.weekly, on: workingDays) },
        rule("du lundi au vendredi tous_les_jours") { _ in
            Recurrence(.weekly, on: workingDays)
        },
    ]

    private static let dates: [GrammarRule] = [
        rule("?le|les|tous_les dernier|derniers <weekday> de_chaque|par mois") {
            Recurrence.monthly(-1, $0.weekday())
        },
        rule("?le|les|tous_les <ordinal> <weekday> de_chaque|par mois") {
            Recurrence.monthly($0.number(), $0.weekday())
        },
        rule("tous_les|chaque mois ?, le dernier <weekday>") {
            Recurrence.monthly(-1, $0.weekday())
        },
        rule("tous_les|chaque mois ?, le <ordinal> <weekday>") {
            Recurrence.monthly($0.number(), $0.weekday())
        },
        rule("?tous|chaque ?les|le|au <dayOfMonth> de|du|d' ?chaque|chq|chak mois") {
            monthly($0.number())
        },
        // "20 par mois" is an amount.
        rule("?tous|chaque les|le|au <dayOfMonth> par ?chaque mois") { monthly($0.number()) },
        rule("chaque|\(every) <dayOfMonth> ?du_mois|de_chaque_mois") { monthly($0.number()) },
        rule("chaque|\(every)|par mois ?, le <dayOfMonth>") { monthly($0.number()) },
        rule("\(every)|chaque <number> mois ?, le <dayOfMonth>") { captures in
            guard (1...100).contains(captures.number()), var rule = monthly(captures.number(1))
            else { return nil }
            rule.interval = captures.number()
            return rule
        },
        rule("?le|les <dayOfMonth> et ?le|les <dayOfMonth> de|du ?chaque mois") { captures in
            Recurrence(.monthly, monthDays: [captures.number(), captures.number(1)])
        },
        rule("?le dernier_jour de|du|d' ?chaque|tous_les mois") { _ in
            Recurrence(.monthly, monthDays: [-1])
        },
        rule("?à|a ?la fin de_chaque mois") { _ in Recurrence(.monthly, monthDays: [-1]) },
        rule("en_fin_de mois chaque|tous_les ?mois") { _ in
            Recurrence(.monthly, monthDays: [-1])
        },
        rule("chaque|toutes_les fin|fins de_mois") { _ in
            Recurrence(.monthly, monthDays: [-1])
        },
        rule("au|le|en début de_chaque mois") { _ in Recurrence(.monthly, monthDays: [1]) },
        rule("chaque|\(every) début|débuts de_mois") { _ in
            Recurrence(.monthly, monthDays: [1])
        },
        rule("chaque|tous_les ?ans|année|années|an ?, le <dayOfMonth> <month>") {
            yearly($0.number(), $0.month())
        },
        rule("?le|chaque|tous_les <dayOfMonth> <month> de|, ?chaque|tous_les année|ans") {
            yearly($0.number(), $0.month())
        },
        rule("chaque|tous_les <dayOfMonth> <month>") { yearly($0.number(), $0.month()) },
        rule("chaque|tous_les ?ans|années|année ?en|au_mois_de|mois_de <month>") {
            Recurrence(.yearly, months: [$0.month()])
        },
    ]

    private static let adverbs: [GrammarRule] = [
        adverb(
            "quotidien|quotidienne|quotidiennement|journalier|journalière|journellement"
                + "|quotidiens|quotidiennes|journaliers|journalières", Recurrence(.daily)),
        adverb("hebdo|hebdomadaire|hebdomadairement|hebdomadaires", Recurrence(.weekly)),
        adverb("mensuel|mensuelle|mensuellement|mensuels|mensuelles", Recurrence(.monthly)),
        adverb(
            "bimensuel|bimensuelle|bimensuellement|bimensuels|bimensuelles",
            Recurrence(every: 2, .weekly)),
        adverb(
            "bimestriel|bimestrielle|bimestriellement|bimestriels|bimestrielles",
            Recurrence(every: 2, .monthly)),
        adverb(
            "trimestriel|trimestrielle|trimestriellement|trimestriels|trimestrielles",
            Recurrence(every: 3, .monthly)),
        adverb(
            "semestriel|semestrielle|semestriellement|semestriels|semestrielles",
            Recurrence(every: 6, .monthly)),
        adverb("annuel|annuelle|annuellement|annuels|annuelles", Recurrence(.yearly)),
        adverb("bisannuel|bisannuelle|biennal|biennale", Recurrence(every: 2, .yearly)),
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

    private static func monthly(_ day: Int) -> Recurrence? {
        (1...31).contains(day) ? Recurrence(.monthly, monthDays: [day]) : nil
    }

    private static func yearly(_ day: Int, _ month: Int) -> Recurrence? {
        CalendarFields(period: .month(month), dayOfMonth: day).isImpossible
            ? nil : Recurrence(.yearly, monthDays: [day], months: [month])
    }
}

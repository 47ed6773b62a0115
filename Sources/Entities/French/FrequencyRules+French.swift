internal import Primitives

/// The French rules of repetitions.
enum FrenchFrequencies {
    static let rules = units + weekdays + dates + noDates + adverbs

    private static let every = "tous_les|toutes_les|ts_les|ttes_les|tout_les|toute_les|toutes_le"

    private static let units: [GrammarRule] = [
        // A week and a fortnight, in French.
        .frequency("\(every)|chaque huit|8 jours", Recurrence(.weekly)),
        .frequency("\(every)|chaque quinze|15 jours", Recurrence(every: 2, .weekly)),
        GrammarRule(.frequency, "<number> fois par|chaque|tous_les|toutes_les|l'|dans_l' <unit>") {
            $0.number() == 1
                ? Recurrence(every: $0.unit()).map(Meaning.recurrence) : .otherRecurrence
        },
        .otherFrequency("plusieurs|quelques fois par|chaque <unit>"),
        .frequency("\(every) <unit>") { Recurrence(every: $0.unit()) },
        .frequency("\(every)|chaque <number> <unit>") {
            $0.unit().times($0.number()).flatMap(Recurrence.init(every:))
        },
        .frequency("chaque|chak|chq|par <unit>") { Recurrence(every: $0.unit()) },
        .frequency("une_fois par|chaque|tous_les|toutes_les <unit>") {
            Recurrence(every: $0.unit())
        },
        .frequency("une_fois tous|toutes les <number> <unit>") {
            $0.unit().times($0.number()).flatMap(Recurrence.init(every:))
        },
        .frequency("un|une <unit> sur <number>") {
            $0.unit().times($0.number()).flatMap(Recurrence.init(every:))
        },
        .frequency("\(every) <part>", Recurrence(.daily)),
        .frequency("chaque <part>", Recurrence(.daily)),
        .frequency("\(every)|chaque matins|soirs|matin|soir|nuits|après_midis", Recurrence(.daily)),
        .frequency(
            "\(every)|chaque week_ends|weekends|week_end|weekend|we",
            Recurrence(.weekly, on: [.saturday, .sunday])),
        .frequency(
            "\(every)|chaque jours_ouvrés|jours_ouvrables|jour_ouvré|jour_ouvrable", .workingDays),
    ]

    private static let weekdays: [GrammarRule] = [
        .weekdays("<weekday>"),
        .weekdays(
            "<weekday> et|,|&|et_les|et_le|,_le|,_les|et_\(every.replacing("|", with: "|et_"))"
                + "|et_chaque|,_chaque <weekdays>"),
        .frequency("\(every)|chaque <weekdays>") { Recurrence(.weekly, on: $0.listedDays) },
        .frequency("un|le <weekday> sur <number>") {
            .weekly(every: $0.number(), on: [$0.weekday()])
        },
        .frequency("?le|les <weekdays> ?de|, chaque|toutes_les|par semaine|semaines") {
            Recurrence(.weekly, on: $0.listedDays)
        },
        .frequency("\(every)|chaque semaines|semaine ?, le <weekdays>") {
            Recurrence(.weekly, on: $0.listedDays)
        },
        .frequency("\(every)|chaque <number> semaines ?, le <weekdays>") {
            .weekly(every: $0.number(), on: $0.listedDays)
        },
        .frequency("une|1 semaine sur <number> ?, le <weekdays>") {
            .weekly(every: $0.number(), on: $0.listedDays)
        },
        .frequency("\(every)|chaque deux|2 <weekday>") {
            Recurrence(every: 2, .weekly, on: [$0.weekday()])
        },
        .frequency("en_semaine tous_les_jours", .workingDays),
        .frequency("du lundi au vendredi tous_les_jours", .workingDays),
    ]

    private static let dates: [GrammarRule] = [
        .frequency("?le|les|tous_les dernier|derniers <weekday> de_chaque|par mois") {
            Recurrence.monthly(-1, $0.weekday())
        },
        .frequency("?le|les|tous_les <ordinal> <weekday> de_chaque|par mois") {
            Recurrence.monthly($0.number(), $0.weekday())
        },
        .frequency("tous_les|chaque mois ?, le dernier <weekday>") {
            Recurrence.monthly(-1, $0.weekday())
        },
        .frequency("tous_les|chaque mois ?, le <ordinal> <weekday>") {
            Recurrence.monthly($0.number(), $0.weekday())
        },
        .frequency("?tous|chaque ?les|le|au <dayOfMonth> de|du|d' ?chaque|chq|chak mois") {
            .monthly(onDay: $0.number())
        },
        // "20 par mois" is an amount.
        .frequency("?tous|chaque les|le|au <dayOfMonth> par ?chaque mois") {
            .monthly(onDay: $0.number())
        },
        .frequency("chaque|\(every) <dayOfMonth> ?du_mois|de_chaque_mois") {
            .monthly(onDay: $0.number())
        },
        .frequency("chaque|\(every)|par mois ?, le <dayOfMonth>") { .monthly(onDay: $0.number()) },
        .frequency("\(every)|chaque <number> mois ?, le <dayOfMonth>") {
            .monthly(every: $0.number(), onDay: $0.number(1))
        },
        .frequency("le|au <dayOfMonth> \(every) <number> mois") {
            .monthly(every: $0.number(1), onDay: $0.number())
        },
        .frequency("\(every)|chaque <unit> ?, le <dayOfMonth>") {
            .every($0.unit(), onDay: $0.number())
        },
        .frequency("le|au <dayOfMonth> de_chaque|chaque|\(every) <unit>") {
            .every($0.unit(), onDay: $0.number())
        },
        .frequency("un|une <unit> sur <number> ?, le|au <dayOfMonth>") {
            .every($0.unit().times($0.number()), onDay: $0.number(1))
        },
        .frequency("?le|les <dayOfMonth> et ?le|les <dayOfMonth> de|du ?chaque mois") { captures in
            Recurrence(.monthly, monthDays: [captures.number(), captures.number(1)])
        },
        .frequency(
            "?le dernier_jour de|du|d' ?chaque|tous_les mois", Recurrence(.monthly, monthDays: [-1])
        ),
        .frequency("?à|a ?la fin de_chaque mois", Recurrence(.monthly, monthDays: [-1])),
        .frequency("en_fin_de mois chaque|tous_les ?mois", Recurrence(.monthly, monthDays: [-1])),
        .frequency("chaque|toutes_les fin|fins de_mois", Recurrence(.monthly, monthDays: [-1])),
        .frequency("au|le|en début de_chaque mois", Recurrence(.monthly, monthDays: [1])),
        .frequency("chaque|\(every) début|débuts de_mois", Recurrence(.monthly, monthDays: [1])),
        .yearly("chaque|tous_les ?ans|année|années|an ?, le <dayOfMonth> <month>", day),
        .yearly("?le|chaque|tous_les <dayOfMonth> <month> de|, ?chaque|tous_les année|ans", day),
        .yearly("chaque|tous_les <dayOfMonth> <month>", day),
        .frequency("chaque|tous_les ?ans|années|année ?en|au_mois_de|mois_de <month>") {
            Recurrence(.yearly, months: [$0.month()])
        },
    ]

    /// Days that no month has.
    private static let noDates: [GrammarRule] = [
        .noMonthDay("le|au|tous_les <number> de_chaque|de_tous_les mois"),
        .noMonthDay("tous_les <number> du_mois"), .noMonthDay("le|au <number> du_mois $"),
        .noMonthDay("chaque|tous_les mois ?, le <number>"),
        .noMonthDay("chaque|tous_les <number> <month>"),
    ]

    private static let adverbs: [GrammarRule] = [
        .frequency(
            "quotidien|quotidienne|quotidiennement|journalier|journalière|journellement"
                + "|quotidiens|quotidiennes|journaliers|journalières", Recurrence(.daily)),
        .frequency("hebdo|hebdomadaire|hebdomadairement|hebdomadaires", Recurrence(.weekly)),
        .frequency("mensuel|mensuelle|mensuellement|mensuels|mensuelles", Recurrence(.monthly)),
        // Twice a month.
        .otherFrequency("bimensuel|bimensuelle|bimensuellement|bimensuels|bimensuelles"),
        .frequency(
            "bimestriel|bimestrielle|bimestriellement|bimestriels|bimestrielles",
            Recurrence(every: 2, .monthly)),
        .frequency(
            "trimestriel|trimestrielle|trimestriellement|trimestriels|trimestrielles",
            Recurrence(every: 3, .monthly)),
        .frequency(
            "semestriel|semestrielle|semestriellement|semestriels|semestrielles",
            Recurrence(every: 6, .monthly)),
        .frequency("annuel|annuelle|annuellement|annuels|annuelles", Recurrence(.yearly)),
        .frequency("bisannuel|bisannuelle|biennal|biennale", Recurrence(every: 2, .yearly)),
    ]

    /// The day of a month that was captured.
    private static func day(_ captures: Captures) -> TimeForm {
        .fields(.month(captures.month()), day: captures.number())
    }
}

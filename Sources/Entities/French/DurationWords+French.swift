extension DurationWords {
    static let french = DurationWords(
        [
            ("an ans annee annees", 1, .year), ("trimestre trimestres", 1, .quarter),
            ("mois moi", 1, .month), ("semestre semestres", 6, .month),
            ("semaine semaines", 1, .week), ("jour jours journee journees", 1, .day),
            ("heure heures", 1, .hour), ("minute minutes", 1, .minute),
            ("seconde secondes", 1, .second), ("decennie decennies", 10, .year),
            ("siecle siecles", 100, .year),
        ],
        abbreviations: [
            ("h", .hour), ("min mins mn", .minute), ("s sec secs", .second), ("j", .day),
        ],
        signals: [(.comparative, "de plus moins")])
}

internal import Entities

extension MeasureReading {
    /// A word as it is meant: one of a figure asked for with a slip of the finger ("averge", "moyene") as it
    /// is written.
    static func corrected(_ word: String) -> String {
        if let whole = shortened[word] { return whole }
        guard word.utf8.count > 5, !known.contains(word),
            !known.contains(where: { word.hasPrefix($0) })
        else { return word }
        return EditDistance.nearest(of: vocabulary, to: [word]).map { vocabulary[$0] } ?? word
    }

    /// What is typed short or as it sounds.
    private static let shortened = [
        "cb": "combien", "cbn": "combien", "cmb": "combien", "kel": "quel", "kelle": "quelle",
        "wich": "which", "wat": "what", "mnth": "month", "mth": "month", "wk": "week",
        "yr": "year", "evry": "every",
    ]
    private static let vocabulary = [
        "average", "moyenne", "median", "mediane", "biggest", "largest", "smallest", "cheapest",
        "expensive", "categorie", "category", "semaine", "trimestre", "usually", "typically",
        "normally", "habitude", "pourcentage", "percentage", "augmente", "increased", "monthly",
        "weekly", "difference", "compared", "overdrawn", "overdraft", "decouvert",
    ]
    /// Words that are right, though a slip may lie between them and another.
    private static let known = Set(
        vocabulary + [
            "moyens", "typical", "normale", "normal", "weekday", "weekdays", "averages", "increase",
            "augmenter", "augmentent", "compare", "comparer", "habituel", "expenses", "expense",
            "different", "differents", "difference", "habite", "compares", "mensuel", "biggest",
        ])
}

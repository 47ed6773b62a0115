internal import Primitives

/// What a reader of statements says of a row, in a language of people.
enum RowReason {
    /// Returns `reason`, which readers give in English, in `language`.
    static func text(_ reason: String, in language: Language) -> String {
        switch language {
        case .english: reason
        case .french: phrases.reduce(reason) { $0.replacing($1.english, with: $1.french) }
        }
    }

    private static let phrases: [(english: String, french: String)] = [
        ("«", "«\u{A0}"), ("»", "\u{A0}»"), (": «", "\u{A0}: «"),
        ("is no amount of money", "n’est pas un montant"), ("is no date", "n’est pas une date"),
        ("is no statement line", "n’est pas une ligne de relevé"),
        ("has a date and no amount", "a une date mais pas de montant"),
        ("the transaction ", "l’opération "), (": has no date", " n’a pas de date"),
        ("does not fit the rows below it", "n’a pas la forme des lignes suivantes"),
        ("moved no money: its state is", "n’a pas été exécutée\u{A0}; son état est"),
        (
            "the file ends inside it; export it again",
            "le fichier s’arrête au milieu\u{A0}; exporte-le de nouveau"
        ),
        (": not booked (status ", "\u{A0}: pas encore comptabilisée (état "),
        ("is neither a debit nor a credit", "n’est ni un débit ni un crédit"),
    ]
}

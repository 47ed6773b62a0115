/// What a bill is for, where that is said in place of the firm that sent it ("my phone bill").
enum BillKind: Hashable {
    case energy, water, telecom

    /// Creates the kind that all words of a name are of; nil where it may be a firm's.
    init?(said name: String) {
        let words = name.foldedWords.filter { !Self.linking.contains($0) }
        let kinds = Set(words.map { word in Self.words.first { $0.words.contains(word) }?.kind })
        guard kinds.count == 1, let kind = kinds.first ?? nil else { return nil }
        self = kind
    }

    /// Whether a firm is known to be of the kind.
    func isOf(_ merchant: String) -> Bool {
        let words = merchant.foldedWords
        return themes.contains { $0.isNamed(by: words) }
    }

    private var themes: [SpendingTheme] {
        switch self {
        case .energy: [.electricity, .gas]
        case .water: [.water]
        case .telecom: [.phone]
        }
    }

    private static let words: [(kind: BillKind, words: Set<String>)] = [
        (
            .energy,
            [
                "electric", "electricity", "elec", "leccy", "electricite", "gas", "gaz", "power",
                "energy", "energie", "heating", "chauffage",
            ]
        ),
        (.water, ["water", "eau"]),
        (
            .telecom,
            [
                "phone", "telephone", "mobile", "cell", "landline", "broadband", "internet", "wifi",
                "portable", "fixe", "box", "fibre", "forfait",
            ]
        ),
    ]
    private static let linking: Set<String> = [
        "l'", "d'", "de", "du", "la", "le", "my", "mon", "ma", "the", "and", "et", "bill",
        "facture",
    ]
}

internal import Understanding

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
        let isOfWater = !Self.waterFirms.isDisjoint(with: merchant.foldedWords)
        switch self {
        case .energy: return !isOfWater && HouseholdService.named(in: merchant) == .utility
        case .water: return isOfWater
        case .telecom:
            return HouseholdService.named(in: merchant) == .telecom
                || !Self.phoneFirms.isDisjoint(with: merchant.foldedWords)
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
    private static let waterFirms: Set<String> = ["water", "eau", "eaux", "veolia", "suez", "saur"]
    /// Firms whose names are words of another meaning too.
    private static let phoneFirms: Set<String> = ["orange", "free", "three", "bt", "sky", "virgin"]
}

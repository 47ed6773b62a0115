public import Primitives
internal import TextProcessing

/// The values of slots that have a closed set of them, by the words that mean them.
enum ClosedSlotValues {
    /// Returns the value that `surface` means, or nil if its words mean none.
    static func value(of surface: String, slot: Slot) -> String? {
        let text = TokenizedText(surface)
        let words = text.tokens.map(text.foldedText(of:))
        switch slot {
        case .category: return first(categories, matching: words)?.rawValue
        case .direction: return first(directions, matching: words)
        case .scope: return first(scopes, matching: words)
        case .amountMode: return first(modes, matching: words)
        case .currency:
            return words.lazy.compactMap { currencies[$0] ?? Currency(code: $0)?.code }.first
        case .amount, .amountMinimum, .amountMaximum, .payee, .payer, .date, .period, .frequency,
            .merchant, .card, .account, .note, .count, .plan, .percentage, .coinAmount:
            return nil
        }
    }

    /// The value one of whose stems begins one of the words.
    private static func first<Value>(
        _ table: KeyValuePairs<Value, String>, matching words: [String]
    ) -> Value? {
        for (value, stems) in table {
            for stem in stems.split(separator: " ")
            where words.contains(where: { $0.hasPrefix(stem) }) {
                return value
            }
        }
        return nil
    }

    private static let categories: KeyValuePairs<SpendingCategory, String> = [
        .subscriptions: "abonn abo subscr streaming",
        .groceries: "course alimenta bouffe superm grocer food epicerie supermarket marche",
        .restaurants:
            "resto restau mcdo takeaway dining eating lunch dinner cafe coffee pub bar livraison",
        .transport:
            "transport essence carbur train metro bus taxi uber fuel petrol gas parking peage voiture car commut velo tram",
        .housing: "loyer logement rent mortgage housing maison appart credit",
        .utilities:
            "electri gaz eau facture energie internet telephone mobile forfait utilit water heating broadband phone power",
        .health: "sante pharma medec docteur dentist health doctor medic mutuelle",
        .shopping: "shopping vetement fringue achat clothes amazon habit chaussure",
        .entertainment: "loisir sortie cine jeu concert entertain movie game fun",
        .travel: "voyage vacance hotel vol billet travel holiday flight trip",
        .education: "ecole etude scolar cours formation educat school tuition uni",
        .fees: "frais fee charge agios commission",
        .income: "salaire revenu income salary wage paie",
        .transfers: "virement transfer", .savings: "epargne saving",
        .other: "divers autre other misc",
    ]

    private static let directions: KeyValuePairs<String, String> = [
        "in": "recu entr encaiss rentr incoming received in money credit revenu gain deposit",
        "out": "sort depens envoye paye outgoing out spent sent debit pay",
    ]

    private static let scopes: KeyValuePairs<String, String> = [
        "daily": "jour quotid day daily", "weekly": "semaine hebdo week",
        "monthly": "mois mensu month",
        "yearly": "an annee annuel year annual",
        "per_transaction":
            "paiement transaction operation achat payment purchase virement transfer",
        "per_person": "personne contact person tete head",
        "global": "total global tout overall all",
    ]

    private static let modes: KeyValuePairs<String, String> = [
        "each": "chacun chaque each per personne tete apiece person",
        "total": "tout total altogether deux trois split",
        "delta": "de by plus moins more less",
    ]

    private static let currencies: [String: String] = [
        "dollar": "USD", "dollars": "USD", "bucks": "USD", "euro": "EUR", "euros": "EUR",
        "livre": "GBP", "livres": "GBP", "pound": "GBP", "pounds": "GBP", "sterling": "GBP",
        "franc": "CHF", "francs": "CHF", "yen": "JPY", "yens": "JPY", "dirham": "MAD",
        "dirhams": "MAD", "dinar": "TND", "dinars": "TND", "yanis": "YANI", "cfa": "XOF",
        "€": "EUR",
        "$": "USD", "£": "GBP",
    ]
}

extension SpendingCategory {
    /// Returns the category that the words of `text` name ("les restos" is restaurants), or nil if
    /// they name none. O(length).
    public static func named(in text: String) -> SpendingCategory? {
        ClosedSlotValues.value(of: text, slot: .category).flatMap(SpendingCategory.init(rawValue:))
    }
}

internal import Entities
public import Primitives
internal import TextProcessing

/// The values of slots that have a closed set of them, by the words that mean them.
enum ClosedSlotValues {
    /// Returns the value that `surface` means, or nil if its words mean none. A word that slips of
    /// the finger make of one that is known is read as that one. O(words · words of the table).
    static func value(of surface: String, slot: Slot) -> String? {
        let text = TokenizedText(surface)
        let words = text.tokens.map(text.foldedText(of:))
        switch slot {
        case .category: return first(categoryEntries, of: words)?.rawValue
        case .direction: return first(directionEntries, of: words)
        case .scope: return first(scopeEntries, of: words)
        case .amountMode: return first(modeEntries, of: words)
        case .currency: return currency(of: words)
        case .amount, .amountMinimum, .amountMaximum, .payee, .payer, .date, .period, .frequency,
            .merchant, .card, .account, .note, .count, .plan, .percentage, .coinAmount:
            return nil
        }
    }

    /// The value of a whole word, else of a stem (written with a hyphen), else of a word in the
    /// plural, else of the word mistyped that is nearest; in each case the first of the table.
    private static func first<Value>(_ table: [Entry<Value>], of words: [String]) -> Value? {
        let isSaid = { (entry: Entry<Value>) in
            entry.rest.isEmpty
                ? words.contains(entry.word) : words.contains([entry.word] + entry.rest)
        }
        if let entry = table.first(where: { !$0.isStem && isSaid($0) }) { return entry.value }
        for entry in table where entry.isStem {
            if words.contains(where: { $0.hasPrefix(entry.word) }) { return entry.value }
        }
        let wholes = table.filter { !$0.isStem && $0.rest.isEmpty }
        let singulars = words.filter { $0.hasSuffix("s") }.map { String($0.dropLast()) }
        if let entry = wholes.first(where: { singulars.contains($0.word) }) { return entry.value }
        return EditDistance.nearest(of: wholes.map(\.word), to: words).map { wholes[$0].value }
    }

    /// A word, the beginning of words, or the words of a phrase, and what they mean.
    struct Entry<Value: Sendable>: Sendable {
        let word: String
        /// The words behind the first of a phrase.
        let rest: [String]
        let isStem: Bool
        let value: Value
    }

    private static func entries<Value: Sendable>(
        _ table: KeyValuePairs<Value, String>
    ) -> [Entry<Value>] {
        table.flatMap { value, words in
            words.split(whereSeparator: \.isWhitespace).map { word in
                let isStem = word.hasSuffix("-")
                let parts = (isStem ? word.dropLast() : word).split(separator: "_").map(String.init)
                return Entry(
                    word: parts.first ?? "", rest: Array(parts.dropFirst()), isStem: isStem,
                    value: value)
            }
        }
    }

    private static let categoryEntries = entries(categories)
    private static let directionEntries = entries(directions)
    private static let scopeEntries = entries(scopes)
    private static let modeEntries = entries(modes)

    private static func currency(of words: [String]) -> String? {
        let qualified = words.count > 1 ? currencies[words[0] + " " + words[1]] : nil
        return qualified
            ?? words.lazy.compactMap { currencies[$0] ?? Currency(code: $0)?.code }.first
            ?? EditDistance.nearest(of: currencyNames, to: words)
            .flatMap { currencies[currencyNames[$0]] }
    }

    /// Sorted, so that of names as near the same one is taken each time.
    private static let currencyNames = currencies.keys.sorted()

    static let directions: KeyValuePairs<String, String> = [
        "in": """
        recu recue recus recues entrees entree encaiss- rentre rentrees rentree rentr- incoming
        received in money credit credits revenus revenu gains gain deposit deposits percus percu
        arrive arrives verse file income received inflows
        """,
        "out": """
        sorti sorties sortie sortis sort- depense depenses depens- envoye envoyes envoyees envoyee
        paye payes outgoing outgoings out spent sent debit debits pay paid outflows
        """,
    ]

    static let scopes: KeyValuePairs<String, String> = [
        "per_person": "personne personnes tete head person contact",
        "per_transaction": """
        paiement paiements transaction operation achat demande payment payments purchase virement
        transfer time fois pop each request tx bill unite coup
        """,
        "daily":
            "journalier journaliere journaliers jour jours quotidien quotidienne quotidiens day daily night nuit",
        "weekly": "semaine semaines sem hebdomadaire hebdomadaires hebdo week weekly wk wkly wek",
        "monthly": "mois moi mensuel mensuelle mensuels mensu- month monthly pm mo mth m",
        "yearly": "an ans annee annuel annuelle annuels year yearly annual yr annum",
        "global": "total global globale global- tout tt overall all everything",
    ]

    static let modes: KeyValuePairs<String, String> = [
        "total": "tout total altogether ensemble",
        "each": """
        chacun chacune chaque each ea per personne tete apiece person participant head pop piece
        """,
        "delta": "de by plus moins moin more less off ed extra",
    ]

    private static let currencies: [String: String] = [
        "dollar": "USD", "dollars": "USD", "bucks": "USD", "euro": "EUR", "euros": "EUR",
        "livre": "GBP", "livres": "GBP", "pound": "GBP", "pounds": "GBP", "sterling": "GBP",
        "quid": "GBP", "franc": "CHF", "francs": "CHF", "francs cfa": "XOF", "franc cfa": "XOF",
        "yen": "JPY", "yens": "JPY", "dirham": "MAD", "dirhams": "MAD", "dinar": "TND",
        "dinars": "TND", "yanis": "YANI", "cfa": "XOF", "fcfa": "XOF", "roupies": "INR",
        "rupees": "INR", "rupee": "INR", "yuan": "CNY", "yuans": "CNY", "piasses": "CAD",
        "dollars canadiens": "CAD", "canadian dollars": "CAD", "€": "EUR", "$": "USD", "£": "GBP",
        "¥": "JPY",
    ]
}

extension SpendingCategory {
    /// Returns the category that the words of `text` name ("les restos" is restaurants), or nil if
    /// they name none. O(length).
    public static func named(in text: String) -> SpendingCategory? {
        ClosedSlotValues.value(of: text, slot: .category).flatMap(SpendingCategory.init(rawValue:))
    }
}

internal import Entities
public import Primitives
internal import TextProcessing

/// The values of slots that have a closed set of them, by the words that mean them.
enum ClosedSlotValues {
    /// Returns the value that `surface` means, or nil if its words mean none. A word that slips of
    /// the finger make of one that is known is read as that one. O(words) where one is known, else
    /// O(words · words of the table).
    static func value(of surface: String, slot: Slot) -> String? {
        let text = TokenizedText(surface)
        let words = text.tokens.map(text.foldedText(of:))
        switch slot {
        case .category: return categoryTable.value(of: words)?.rawValue
        case .direction: return directionTable.value(of: words)
        case .scope: return scopeTable.value(of: words)
        case .amountMode: return modeTable.value(of: words)
        case .currency: return currency(of: words)
        case .amount, .amountMinimum, .amountMaximum, .payee, .payer, .date, .period, .frequency,
            .merchant, .card, .account, .note, .count, .plan, .percentage, .coinAmount:
            return nil
        }
    }

    private static let categoryTable = ValueTable(categories)
    private static let directionTable = ValueTable(directions)
    private static let scopeTable = ValueTable(scopes)
    private static let modeTable = ValueTable(modes)

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
        arrive arrives verse file income received inflows credite credited depot depots recettes
        encaisse encaissee encaisses landed
        """,
        "out": """
        sorti sorties sortie sortis sort- depense depenses depens- envoye envoyes envoyees envoyee
        paye payes outgoing outgoings out spent sent debit debits pay paid outflows debite debites
        debited sort withdrawn left
        """,
    ]

    static let scopes: KeyValuePairs<String, String> = [
        "per_person": "personne personnes tete head person contact",
        "per_transaction": """
        paiement paiements transaction operation achat demande payment payments purchase virement
        transfer time fois pop each request tx bill unite coup ticket facture retrait withdrawal
        """,
        "daily": """
        journalier journaliere journaliers jour jours quotidien quotidienne quotidiens day daily
        night nuit journee soir jr everyday
        """,
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
        "¥": "JPY", "dollars australiens": "AUD", "australian dollars": "AUD",
        "aussie dollars": "AUD", "dollars neo-zelandais": "NZD", "kiwi dollars": "NZD",
        "dollars hongkongais": "HKD", "hong kong": "HKD", "singapore dollars": "SGD",
        "zloty": "PLN", "zlotys": "PLN", "peso": "MXN", "pesos": "MXN", "rouble": "RUB",
        "roubles": "RUB", "rubles": "RUB", "couronnes": "SEK", "kronor": "SEK", "krona": "SEK",
        "kroner": "NOK", "couronnes tcheques": "CZK", "czech koruna": "CZK", "koruna": "CZK",
        "couronnes danoises": "DKK", "danish kroner": "DKK", "couronnes norvegiennes": "NOK",
        "couronnes suedoises": "SEK", "shekel": "ILS", "shekels": "ILS", "baht": "THB",
        "bahts": "THB", "real": "BRL", "reais": "BRL", "reaux": "BRL", "rand": "ZAR",
        "rands": "ZAR", "naira": "NGN", "cedi": "GHS", "cedis": "GHS", "forint": "HUF",
        "forints": "HUF", "lei": "RON", "lira": "TRY", "livres turques": "TRY",
        "livres egyptiennes": "EGP", "livres libanaises": "LBP", "dinars algeriens": "DZD",
        "won": "KRW", "renminbi": "CNY", "yuan renminbi": "CNY", "ringgit": "MYR", "dong": "VND",
        "shillings": "KES",
    ]
}

extension SpendingCategory {
    /// Returns the category that the words of `text` name ("les restos" is restaurants), or nil if
    /// they name none. O(length).
    public static func named(in text: String) -> SpendingCategory? {
        ClosedSlotValues.value(of: text, slot: .category).flatMap(SpendingCategory.init(rawValue:))
    }
}

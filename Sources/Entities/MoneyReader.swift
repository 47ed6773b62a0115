internal import Primitives
internal import TextProcessing

/// Reads amounts of money: a number with its currency on either side.
struct MoneyReader: Sendable {
    private let words: Words
    private let numbers: NumberReader

    init(_ numbers: NumberReader) {
        words = numbers.words
        self.numbers = numbers
    }

    /// Returns the amount at `index` and the word after it, or nil.
    func money(at index: Int) -> (value: EntityValue, end: Int)? {
        if let (currency, end) = currency(at: index), let reading = numbers.number(at: end),
            words.kind(at: end - 1) == .currencySign || Currency(code: words[index]) != nil
        {
            return (.money(SpokenMoney(reading.value, currency)), reading.end)
        }
        guard let reading = numbers.number(at: index) else { return single(at: index) }
        var end = reading.end
        if Self.linkWords.contains(words[end]) { end += 1 }
        if let (currency, after) = currency(at: end) {
            let (value, last) = withFraction(reading.value, currency, at: after)
            return (.money(SpokenMoney(value, currency)), last)
        }
        if Self.fractions.keys.contains(words[end]) || Self.cents.contains(words[end]),
            let cents = Optional(reading.value)
        {
            let currency = Self.fractions[words[end]]
            return (.money(SpokenMoney(cents, currency, unit: .cent)), end + 1)
        }
        return nil
    }

    /// "A dollar", "a quid": English counts one with its article.
    private func single(at index: Int) -> (value: EntityValue, end: Int)? {
        guard numbers.language == .english, words[index] == "a" || words[index] == "an",
            words.kind(at: index + 1) == .word, let (currency, end) = currency(at: index + 1)
        else { return nil }
        return (.money(SpokenMoney(ExactDecimal(1), currency)), end)
    }

    /// "50€20", "50 euros 20", "50 euros et 20 centimes": the cents behind the currency.
    private func withFraction(
        _ value: ExactDecimal, _ currency: Currency?, at index: Int
    ) -> (ExactDecimal, end: Int) {
        let hasConnector = words[index] == "et" || words[index] == "and"
        let start = hasConnector ? index + 1 : index
        guard value.scale == 0, let cents = numbers.number(at: start),
            let whole = cents.value.whole,
            (1...99).contains(whole), !cents.isLoneOne
        else { return (value, index) }
        let isNamed =
            Self.fractions.keys.contains(words[cents.end]) || Self.cents.contains(words[cents.end])
        let isTwoFigures =
            words.kind(at: start) == .number ? words[start].count == 2 : (10...99).contains(whole)
        let isBare = !hasConnector && isTwoFigures && isAmountEnd(cents.end)
        guard isNamed || isBare, let fraction = ExactDecimal(significand: Int64(whole), scale: 2),
            let sum = value.adding(fraction)
        else { return (value, index) }
        return (sum, isNamed ? cents.end + 1 : cents.end)
    }

    /// Whether a bare number that ends at `index` can be cents: nothing follows that it counts.
    private func isAmountEnd(_ index: Int) -> Bool {
        ["", "a", "to", "pour", "for", "chez", "at", ",", ".", "?", "!", "de", "from"].contains(
            words[index])
    }

    private func currency(at index: Int) -> (Currency?, end: Int)? {
        let word = words[index]
        if let qualified = qualifiedCurrency(at: index) { return (qualified, index + 2) }
        if let code = Self.names[word] { return (Currency(code: code), index + 1) }
        if word.count == 3, words.kind(at: index) == .word, word != "all", word != "top",
            word != "try",
            let currency = Currency(code: word), words.surface(index) == word.uppercased()
        {
            return (currency, index + 1)
        }
        return nil
    }

    /// "Francs CFA", "dollars canadiens", "Canadian dollars", "US$".
    private func qualifiedCurrency(at index: Int) -> Currency? {
        let (word, next) = (words[index], words[index + 1])
        guard
            let nouns = Self.qualifiers[word].map({ ($0, next) })
                ?? Self.qualifiers[next].map({ ($0, word) }),
            Self.qualifiedNouns.contains(nouns.1)
        else { return nil }
        return Currency(code: nouns.0)
    }

    private static let qualifiedNouns: Set<String> = [
        "$", "dollar", "dollars", "franc", "francs", "livre", "livres", "pound", "pounds",
        "dirham", "dirhams", "dinar", "dinars",
    ]

    private static let qualifiers: [String: String] = [
        "cfa": "XOF", "canadien": "CAD", "canadiens": "CAD", "canadian": "CAD", "ca": "CAD",
        "australien": "AUD", "australiens": "AUD", "australian": "AUD", "aud": "AUD",
        "americain": "USD", "americains": "USD", "american": "USD", "us": "USD",
        "suisse": "CHF", "suisses": "CHF", "swiss": "CHF", "sterling": "GBP",
        "marocain": "MAD", "marocains": "MAD", "moroccan": "MAD", "tunisien": "TND",
        "tunisiens": "TND", "tunisian": "TND", "algerien": "DZD", "algeriens": "DZD",
        "algerian": "DZD",
    ]

    /// Hundredths of a currency that is not said.
    private static let cents: Set<String> = ["cent", "cents", "¢"]

    /// "une centaine d'euros", "trois millions de dollars".
    private static let linkWords: Set<String> = ["d'", "de", "of"]

    private static let fractions: [String: Currency] = [
        "centime": .eur, "centimes": .eur, "cts": .eur, "pence": .gbp, "pennies": .gbp,
        "penny": .gbp,
    ]

    private static let names: [String: String] = [
        "€": "EUR", "euro": "EUR", "euros": "EUR", "eur": "EUR", "eu": "EUR", "balle": "EUR",
        "balles": "EUR", "boules": "EUR", "$": "USD", "dollar": "USD", "dollars": "USD",
        "usd": "USD",
        "buck": "USD", "bucks": "USD", "£": "GBP", "pound": "GBP", "pounds": "GBP", "gbp": "GBP",
        "quid": "GBP", "livres": "GBP", "fiver": "GBP", "chf": "CHF", "franc": "CHF",
        "francs": "CHF", "fcfa": "XOF", "cfa": "XOF", "xof": "XOF", "cad": "CAD", "piasse": "CAD",
        "piasses": "CAD", "piastres": "CAD", "dirham": "MAD", "dirhams": "MAD", "dh": "MAD",
        "mad": "MAD", "dinar": "TND", "dinars": "TND", "tnd": "TND", "¥": "JPY", "yen": "JPY",
        "yuan": "CNY", "yuans": "CNY",
        "sterling": "GBP", "sterlings": "GBP",
        "yens": "JPY", "jpy": "JPY", "yani": "YANI", "yanis": "YANI",
    ]
}

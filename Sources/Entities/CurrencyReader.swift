internal import Primitives
internal import TextProcessing

/// Reads the currency that a sign, a code or words name.
struct CurrencyReader: Sendable {
    private let numbers: NumberReader
    private let currencies: RegionalCurrencies

    /// A currency, nil where the word is several countries', and the word after it.
    struct Reading {
        let currency: Currency?
        let end: Int
        /// Whether the sign or the word is other currencies' too.
        var isShared = false
        /// How many of it the word is: a tenner is ten pounds.
        var count: Int64 = 1
    }

    private var words: Words { numbers.words }

    init(_ numbers: NumberReader, currencies: RegionalCurrencies) {
        self.numbers = numbers
        self.currencies = currencies
    }

    /// Returns the currency at `index`.
    func currency(at index: Int) -> Reading? {
        let role = numbers.role(index)
        if words.kind(at: index + 1) == .punctuation, words[index] == "u", words[index + 1] == ".",
            words[index + 2] == "s"
        {
            let sign = words[index + 3] == "." ? index + 4 : index + 3
            let isDollar = words[sign] == "$" || words[sign].hasPrefix("dollar")
            return isDollar ? Reading(currency: .usd, end: sign + 1) : nil
        }
        if words.kind(at: index + 1) == .currencySign, words[index + 1] == "$",
            words.isGlued(index + 1), words.isUpperCase(index),
            let code = Self.letters[words[index]], let currency = Currency(code: code)
        {
            return Reading(currency: currency, end: index + 2)
        }
        if role.adjective != nil, let qualified = adjectiveFirst(at: index) { return qualified }
        guard let place = role.currency else {
            // "5000 F CFA", `F.CFA`: the letter alone is no currency.
            return words[index] == "f" ? nounFirst("franc", at: index) : code(at: index)
        }
        let named = numbers.lexicon.currencies[place]
        if !named.noun.isEmpty, let qualified = nounFirst(named.noun, at: index) {
            return qualified
        }
        if words[index] == "€", words.isGlued(index + 1), Self.euroTails.contains(words[index + 1])
        {
            return Reading(currency: .eur, end: index + 2)
        }
        // A code before a dollar sign, `usd$`.
        let end = words[index + 1] == "$" && words[index].utf8.count == 3 ? index + 2 : index + 1
        switch named.meaning {
        case .currency(let currency):
            return Reading(
                currency: currency, end: end, isShared: named.isShared, count: named.count)
        case .dollar:
            return Reading(currency: currencies.dollar, end: end, isShared: true)
        case .buck:
            return Reading(currency: currencies.buck, end: end, isShared: true)
        }
    }

    /// `A$20`.
    private static let letters = ["a": "AUD", "s": "SGD", "r": "BRL"]
    private static let euroTails: Set<String> = ["ur", "uro", "uros"]

    /// An ISO 4217 code in capitals.
    private func code(at index: Int) -> Reading? {
        guard words.kind(at: index) == .word, words[index].utf8.count == 3,
            words.isUpperCase(index) || words[index + 1] == "$" && words.isGlued(index + 1),
            let currency = Currency(code: words[index])
        else { return nil }
        return Reading(currency: currency, end: words[index + 1] == "$" ? index + 2 : index + 1)
    }

    /// "Canadian dollars", `US$`, `C $`, "U.S. $".
    private func adjectiveFirst(at index: Int) -> Reading? {
        guard let (adjective, end) = adjective(at: index) else { return nil }
        let next = words[end] == "." && words.isGlued(end) ? end + 1 : end
        guard let place = numbers.role(next).currency else { return nil }
        guard !isWord(index, before: next) else { return nil }
        let noun = numbers.lexicon.currencies[place].noun
        return Self.qualified(noun, adjective).map { Reading(currency: $0, end: next + 1) }
    }

    /// "Send us $20", "can $20 go to Paul?": letters of a country stand against the sign, or in
    /// capitals; those that do not are a word.
    private func isWord(_ index: Int, before sign: Int) -> Bool {
        guard words[sign] == "$", !words.isGlued(sign), !words.isUpperCase(index) else {
            return false
        }
        return words[index] == "can"
            || words[index] == "us" && words.kind(at: index - 1) == .word
                && !numbers.has(.article, at: index - 1)
    }

    /// "Francs CFA", "dollars canadiens", `$ US`, "dollars de Hong Kong".
    private func nounFirst(_ noun: String, at index: Int) -> Reading? {
        var next = index + 1
        if words[next] == "." || numbers.has(.link, at: next) { next += 1 }
        guard let (adjective, end) = adjective(at: next) else { return nil }
        // `1,34 $ c` is Canadian, "20 dollars c cher" is not.
        let isWord =
            Self.wordsBeforeLetters.contains(words[next])
            || words[next] == "c" && words.kind(at: index) == .word
        let isOfCountry = words.isUpperCase(next) && !isShouted(next)
        guard !isWord || words.isGlued(next) || isOfCountry else { return nil }
        return Self.qualified(noun, adjective).map { Reading(currency: $0, end: end) }
    }

    /// The adjective at `index`, by its place in `CurrencyAdjective.all`, and the word after it; of
    /// a country of two words, both.
    private func adjective(at index: Int) -> (place: Int, end: Int)? {
        guard let place = numbers.role(index).adjective else { return nil }
        guard let second = Self.secondHalves[words[index]] else { return (place, index + 1) }
        return words[index + 1] == second ? (place, index + 2) : nil
    }

    /// The second words of countries of two, by the first.
    private static let secondHalves = ["hong": "kong", "nouvelle": "zelande", "new": "zealand"]

    /// Whether letters in capitals are a word of a text all in capitals: "20 DOLLARS AU RESTO".
    private func isShouted(_ index: Int) -> Bool {
        words.areCapitals && words.kind(at: index + 1) == .word
            && ["au", "ca", "c"].contains(words[index])
    }

    /// Letters of a country that are words when written small: "20 dollars au resto".
    private static let wordsBeforeLetters: Set<String> = ["au", "ca", "can", "us", "nt", "mex"]

    private static func qualified(_ noun: String, _ adjective: Int) -> Currency? {
        CurrencyAdjective.all[adjective].codes[noun].flatMap { Currency(code: $0) }
    }
}

internal import Entities
internal import Primitives
internal import TextProcessing

/// Completes the numbers of a text by what stands right beside them and the grammar of entities
/// does not know: the decimals of a price in words ("twenty two fifty", "vingt euros virgule dix"),
/// a currency that slips of the finger changed ("13 erous"), that is cut short ("50 fr.") or said
/// before its number ("Rs 200", "dollars 20").
///
/// Slots are read from what is completed; classifier and tagger see the entities as they are found.
struct AmountCompletion {
    let text: TokenizedText
    let words: [UInt32]

    /// Returns the mentions with the amounts among them completed. O(mentions).
    func completed(_ mentions: [Mention]) -> [Mention] {
        var joined: [Mention] = []
        for mention in mentions {
            if let whole = joined.last, let price = price(whole, decimals: mention) {
                joined[joined.count - 1] = price
            } else {
                joined.append(mention)
            }
        }
        for index in joined.indices {
            let end = joined[index].tokens.upperBound
            let isFree = index + 1 == joined.count || joined[index + 1].tokens.lowerBound > end
            if isFree, let amount = amount(joined[index], currencyAt: end) {
                joined[index] = amount
            } else if let amount = amount(joined[index], behindCurrencyAfter: before(index, joined))
            {
                joined[index] = amount
            }
        }
        return joined
    }

    /// "Twenty two fifty", "neuf quatre-vingt-dix-neuf euros": a price, where both numbers are in
    /// words and the second, of two figures, counts nothing else; behind a currency, where a word
    /// for the decimal sign joins them.
    private func price(_ whole: Mention, decimals: Mention) -> Mention? {
        if let price = price(whole, pointed: decimals) { return price }
        guard whole.kind == .number, decimals.kind == .number || decimals.kind == .money,
            whole.tokens.upperBound == decimals.tokens.lowerBound,
            let units = count(whole, in: 1...999), let cents = count(decimals, in: 10...99),
            SlotRules.counted.match(at: decimals.tokens.upperBound, in: words) == nil,
            case .amount(let last)? = decimals.value
        else { return nil }
        return mention(
            of: SpokenAmount(decimal: "\(units).\(cents)", currency: last.currency),
            over: whole.tokens.lowerBound..<decimals.tokens.upperBound)
    }

    /// "Vingt-cinq euros virgule cinquante".
    private func price(_ whole: Mention, pointed decimals: Mention) -> Mention? {
        let sign = whole.tokens.upperBound
        guard whole.kind == .money, decimals.kind == .number,
            decimals.tokens.lowerBound == sign + 1, words.indices.contains(sign),
            Self.decimalSigns.contains(words[sign]), case .amount(let units)? = whole.value,
            !units.decimal.contains("."), let cents = count(decimals, in: 10...99)
        else { return nil }
        return mention(
            of: SpokenAmount(decimal: "\(units.decimal).\(cents)", currency: units.currency),
            over: whole.tokens.lowerBound..<decimals.tokens.upperBound)
    }

    static let decimalSigns = WordHash.set("virgule point")

    /// The whole number in words that a mention is, within `range`.
    private func count(_ mention: Mention, in range: ClosedRange<Int>) -> Int? {
        guard mention.isAmount, case .amount(let amount)? = mention.value,
            let number = Int(amount.decimal), range.contains(number),
            text.tokens[mention.tokens].allSatisfy({ $0.kind == .word })
        else { return nil }
        return number
    }

    private func amount(_ number: Mention, currencyAt token: Int) -> Mention? {
        guard number.kind == .number, number.isAmount, case .amount(let amount)? = number.value,
            text.tokens.indices.contains(token), text.tokens[token].kind == .word,
            text.surface(of: text.tokens[token]).first?.isLowercase == true
        else { return nil }
        let word = text.foldedText(of: text.tokens[token])
        let francs = isFrancs(word, at: token) ? Currency.chf : nil
        guard let currency = francs ?? Self.currency(mistyped: word) else { return nil }
        return mention(
            of: SpokenAmount(decimal: amount.decimal, currency: currency),
            over: number.tokens.lowerBound..<token + 1)
    }

    /// Whether a word is short for francs: "fr" may be short for "for", unless a point or what leads
    /// on to whom they are for is behind it, or nothing.
    private func isFrancs(_ word: String, at token: Int) -> Bool {
        guard word == "fr" else { return word == "frs" }
        guard words.indices.contains(token + 1) else { return true }
        return Self.behindFrancs.contains(words[token + 1])
    }

    private static let behindFrancs = WordHash.set(". , ; ! ? a au aux to pour for chez")

    /// Where the entity before one of them ends.
    private func before(_ index: Int, _ mentions: [Mention]) -> Int {
        index > 0 ? mentions[index - 1].tokens.upperBound : 0
    }

    private static let point = WordHash.hash(".")
    private static let rupees = WordHash.hash("rs")

    /// "Rs 200", "Rs. 200", "dollars 20", where the currency is of no entity that ends at `end` or
    /// later ("20 euros 3 fois").
    private func amount(_ number: Mention, behindCurrencyAfter end: Int) -> Mention? {
        var start = number.tokens.lowerBound - 1
        if start > 0, words[start] == Self.point, words[start - 1] == Self.rupees { start -= 1 }
        guard start >= end, number.kind == .number, number.isAmount,
            SlotRules.counted.match(at: number.tokens.upperBound, in: words) == nil,
            case .amount(let amount)? = number.value,
            let currency = Self.leading[text.foldedText(of: text.tokens[start])]
        else { return nil }
        return mention(
            of: SpokenAmount(decimal: amount.decimal, currency: currency),
            over: start..<number.tokens.upperBound)
    }

    /// Currencies by the words that may stand before a number; "won 20" is no currency.
    private static let leading: [String: Currency] = {
        let words = [
            "INR": "rs rupees rupee roupies roupie", "EUR": "euros euro", "USD": "dollars dollar",
            "GBP": "pounds", "CHF": "francs", "MAD": "dirhams dirham", "JPY": "yens yen",
        ]
        return words.reduce(into: [:]) { leading, entry in
            for word in entry.value.split(separator: " ") {
                leading[String(word)] = Currency(code: entry.key)
            }
        }
    }()

    private func mention(of amount: SpokenAmount, over tokens: Range<Int>) -> Mention {
        let source =
            text.tokens[tokens.lowerBound].source
            .lowerBound..<text.tokens[
                tokens.upperBound - 1
            ].source.upperBound
        return Mention(
            kind: amount.currency == nil ? .number : .money, tokens: tokens, source: source,
            value: .amount(amount))
    }

    private static let currencies: KeyValuePairs<String, Currency> = [
        "euros": .eur, "euro": .eur, "pounds": .gbp, "dollars": .usd, "dollar": .usd,
    ]

    /// The currency that `word` has the letters of in another order, one too many or one too few,
    /// the first in its place: "eruos" and "dolars", and neither "roues" nor "rounds".
    private static func currency(mistyped word: String) -> Currency? {
        currencies.first { name, _ in
            word != name && word.utf8.first == name.utf8.first
                && (word.utf8.sorted() == name.utf8.sorted()
                    || word.utf8.count != name.utf8.count
                        && EditDistance.between(word, name, limit: 1) == 1)
        }?.value
    }
}

internal import Primitives
internal import TextProcessing

/// Reads amounts of money: a number with its currency on either side.
struct MoneyReader: Sendable {
    let numbers: NumberReader
    private let currencies: CurrencyReader
    private let regional: RegionalCurrencies

    /// An amount and the word after it.
    struct Reading {
        var money: SpokenMoney
        var end: Int
        var doubts: EntityDoubts = []
        var isTooLarge = false
        /// Whether the currency was said before the number, so that it holds for a second one.
        var hasPrefix = false
    }

    var words: Words { numbers.words }

    init(_ numbers: NumberReader, currencies regional: RegionalCurrencies) {
        self.numbers = numbers
        self.regional = regional
        currencies = CurrencyReader(numbers, currencies: regional)
    }

    /// Whether nothing at `index` can begin an amount.
    func isSurelyNone(at index: Int) -> Bool {
        let role = numbers.role(index)
        return role.number == .none && role.currency == nil && role.adjective == nil
            && role.signals.isSubset(of: .behind) && words.kind(at: index) == .word
            && !words.isCodeLike(index)
            && (words.kind(at: index + 1) == .word || !["$", "."].contains(words[index + 1]))
    }

    /// Returns the amount at `index`, or nil if no currency is said. O(words of the amount).
    func money(at index: Int) -> Reading? {
        if let prefixed = prefixed(at: index) ?? negative(at: index) { return prefixed }
        guard let number = numbers.reading(at: index) else { return single(at: index) }
        if let behind = withCurrencyBehind(number) { return behind }
        return cents(number, at: index) ?? grand(number) ?? euroCents(number, at: index)
            ?? figuresWithE(number, at: index)
    }

    // MARK: - The currency first

    /// "$10", "EUR 20", "US$ 4.7 billion", "c $ 300 million", `USD115.5`.
    private func prefixed(at index: Int) -> Reading? {
        if let glued = gluedCode(at: index) { return glued }
        guard let currency = currencies.currency(at: index), canPrecede(index, currency) else {
            return nil
        }
        // "Rs. 500".
        let isShortened = words[index] == "rs" && words[currency.end] == "."
        let start = isShortened ? currency.end + 1 : currency.end
        guard let number = numbers.reading(at: start), !number.isLoneOne else { return nil }
        var reading = self.reading(number, currency)
        reading.hasPrefix = true
        // "$20 CAD".
        if words.kind(at: currency.end - 1) == .currencySign,
            let behind = currencies.currency(at: number.end), !behind.isShared,
            words.kind(at: number.end) == .word
        {
            reading.money = SpokenMoney(number.value, behind.currency)
            (reading.end, reading.doubts) = (behind.end, number.doubts)
        }
        return withNamedCents(reading)
    }

    /// A minus before the sign of a currency, joined to it and to nothing before it: "-€50".
    private func negative(at index: Int) -> Reading? {
        guard words[index] == "-", words.kind(at: index + 1) == .currencySign,
            words.isGlued(index + 1), !words.isGlued(index), var reading = prefixed(at: index + 1),
            reading.money.count.significand > 0
        else { return nil }
        reading.money = SpokenMoney(
            reading.money.count.negated, reading.money.currency, unit: reading.money.unit)
        return reading
    }

    /// Signs and codes stand before a number; names of currencies behind.
    private func canPrecede(_ index: Int, _ currency: CurrencyReader.Reading) -> Bool {
        words.kind(at: currency.end - 1) == .currencySign
            || currency.end == index + 1 && words[index].utf8.count <= 4
                && words.isUpperCase(index)
            || Self.namesBefore.contains(words[index])
    }

    private static let namesBefore: Set<String> = ["ringgit", "ringgits", "rs"]

    /// `USD115.5`, `GBP3,01`: a code written together with figures, which is one word to the
    /// scanner.
    private func gluedCode(at index: Int) -> Reading? {
        guard words.kind(at: index) == .word else { return nil }
        let word = words[index]
        guard (4...12).contains(word.utf8.count), let last = word.utf8.last,
            (0x30...0x39).contains(last)
        else { return nil }
        let letters = word.prefix { $0.isLetter }
        let digits = word.dropFirst(letters.count)
        guard letters.utf8.count == 3, !digits.isEmpty, digits.allSatisfy(\.isNumber),
            words.surface(index).prefix(3) == letters.uppercased(),
            let currency = Currency(code: String(letters))
        else { return nil }
        var text = String(digits)
        var end = index + 1
        if [".", ","].contains(words[end]), words.isGlued(end), words.isGlued(end + 1),
            words.kind(at: end + 1) == .number
        {
            text += words[end] + words[end + 1]
            end += 2
        }
        let figures = Figures(text, language: numbers.language)
        guard let value = figures.value else { return nil }
        return Reading(
            money: SpokenMoney(value, currency), end: end,
            doubts: figures.isAmbiguous ? .decimalMark : [], hasPrefix: true)
    }

    // MARK: - The number first

    private func reading(
        _ number: NumberReader.Reading, _ currency: CurrencyReader.Reading
    ) -> Reading {
        var doubts = number.doubts
        if currency.isShared { doubts.insert(.currency) }
        let count = number.value.multiplied(by: currency.count)
        return Reading(
            money: SpokenMoney(count ?? number.value, currency.currency), end: number.end,
            doubts: doubts, isTooLarge: number.isTooLarge || count == nil)
    }

    /// "50 euros", "trois millions d'euros", "50€20", "75 USD million".
    private func withCurrencyBehind(_ number: NumberReader.Reading) -> Reading? {
        var position = number.end
        if number.takesLink, numbers.has(.link, at: position) { position += 1 }
        guard let currency = currencies.currency(at: position) else { return nil }
        if number.isLoneOne, numbers.language == .english, words[position] == "c" { return nil }
        var reading = self.reading(number, currency)
        reading.end = currency.end
        let factor = numbers.role(currency.end).number.multiplier
        if let factor, factor >= 1_000_000, numbers.language == .english,
            !numbers.has(.scale, at: currency.end)
        {
            let scaled = reading.money.count.multiplied(by: factor)
            reading.money = SpokenMoney(scaled ?? reading.money.count, currency.currency)
            reading.isTooLarge = reading.isTooLarge || scaled == nil
            reading.end += 1
            return reading
        }
        return withHalf(reading) ?? withNamedCents(withBareCents(reading))
    }

    /// "Deux euros et demi".
    private func withHalf(_ reading: Reading) -> Reading? {
        var position = reading.end
        guard numbers.has(.connector, at: position) else { return nil }
        position += 1
        if numbers.has(.article, at: position) { position += 1 }
        guard numbers.has(.half, at: position), reading.money.count.scale == 0,
            let half = ExactDecimal(significand: 5, scale: 1),
            let sum = reading.money.count.extended(by: half)
        else { return nil }
        var result = reading
        result.money = SpokenMoney(sum, reading.money.currency)
        result.end = position + 1
        return result
    }

    /// "50 euros et 20 centimes", "3 CHF 4 cents".
    private func withNamedCents(_ reading: Reading) -> Reading {
        let start = numbers.has(.connector, at: reading.end) ? reading.end + 1 : reading.end
        guard let (cents, end) = smallNumber(at: start), numbers.has(.cent, at: end),
            isCentWord(end)
        else { return reading }
        return adding(cents, to: reading, end: end + 1) ?? reading
    }

    /// "50€20", "15 dollars 50", "3 GBP and one": cents that nothing names, where the amount ends
    /// behind them.
    private func withBareCents(_ reading: Reading) -> Reading {
        let hasConnector = numbers.has(.connector, at: reading.end)
        let start = hasConnector ? reading.end + 1 : reading.end
        guard let (cents, end) = smallNumber(at: start),
            !hasConnector || !isBeforeReceiver(end)
        else { return reading }
        let isTwoFigures =
            words.kind(at: start) == .number ? words[start].utf8.count == 2 : cents >= 10
        // `12€5` is 12.50.
        if words.isGlued(start), words.kind(at: start) == .number, cents < 10, isAmountEnd(end),
            words[start].utf8.count == 1
        {
            return adding(cents * 10, to: reading, end: end) ?? reading
        }
        let mayBeOne = hasConnector && numbers.language == .english
        guard isTwoFigures || mayBeOne, hasConnector ? isAmountEnd(end) : !isCounting(end) else {
            return reading
        }
        return adding(cents, to: reading, end: end) ?? reading
    }

    /// Whether an amount that ends at `index` is somebody's own: "20 euros et 30 à Lucas".
    private func isBeforeReceiver(_ index: Int) -> Bool {
        switch numbers.language {
        case .french: ["a", "au", "pour"].contains(words[index])
        case .english: ["to", "for"].contains(words[index])
        }
    }

    private func adding(_ cents: Int64, to reading: Reading, end: Int) -> Reading? {
        guard reading.money.count.scale == 0, !reading.isTooLarge,
            let fraction = ExactDecimal(significand: cents, scale: 2),
            let sum = reading.money.count.extended(by: fraction)
        else { return nil }
        var result = reading
        result.money = SpokenMoney(sum, reading.money.currency)
        result.end = end
        return result
    }

    /// A number of cents, 1...99, in which "cents" is no hundred.
    private func smallNumber(at index: Int) -> (Int64, end: Int)? {
        guard let number = numbers.sum(at: index, takesHundred: false),
            let whole = number.value.whole, (1...99).contains(whole)
        else { return nil }
        return (Int64(whole), number.end)
    }

    /// Whether bare figures that end at `index` can be cents: nothing follows that they count.
    func isAmountEnd(_ index: Int) -> Bool {
        guard index < words.count else { return true }
        return numbers.has(.amountEnd, at: index)
    }

    /// Whether bare figures that end at `index` are no cents but count what follows, or are a part
    /// of it: "15 minutes", "2 fois", "20 janvier", `15:30`, "15e", "43 people".
    func isCounting(_ index: Int) -> Bool {
        let kind = words.kind(at: index)
        if kind == .currencySign || numbers.has(.percent, at: index) { return true }
        if kind == .number || numbers.role(index).number != .none,
            let next = numbers.number(at: index), !next.isLoneOne
        {
            // The next number has what it counts: "12 euros 50 deux fois par mois".
            return words.kind(at: next.end) != .word || !isCounting(next.end)
        }
        guard kind != .number else { return true }
        if kind == .punctuation {
            return words.isGlued(index) && words.isGlued(index + 1)
                && words.kind(at: index + 1) == .number
        }
        guard kind == .word, !numbers.has(.amountEnd, at: index) else { return false }
        let role = numbers.role(index)
        let counts = AmountWord.Signals([.counted, .scale, .comparative, .collective])
        return words.isGlued(index) || role.timeUnit != nil
            || role.number != .none && !role.signals.contains(.article)
            || !role.signals.isDisjoint(with: counts)
            || currencies.currency(at: index) != nil || isPlural(index)
    }

    /// Whether the word has the look of a noun or an adjective in the plural and not of a name.
    private func isPlural(_ index: Int) -> Bool {
        let word = words[index].utf8
        guard word.count > 3, word.last == UInt8(ascii: "s") || word.last == UInt8(ascii: "x")
        else {
            return false
        }
        return words.areCapitals || !words.isCapitalized(index)
    }

    // MARK: - Cents, slang and articles

    /// "14,27 cents", "20 centimes", "fifty pence", "50p".
    private func cents(_ number: NumberReader.Reading, at index: Int) -> Reading? {
        var number = number
        if !numbers.has(.cent, at: number.end), let (_, end) = smallNumber(at: index),
            numbers.has(.cent, at: end), numbers.language == .english || isCentime(end),
            let small = numbers.sum(at: index, takesHundred: false)
        {
            number = small
        }
        guard numbers.has(.cent, at: number.end), isCentWord(number.end) else { return nil }
        let word = words[number.end]
        let isPence = Self.pence.contains(word)
        let currency = isPence ? Currency.gbp : isCentime(number.end) ? regional.centime : nil
        var end = number.end + 1
        // "20 centimes d'euro".
        var doubts = number.doubts.union(isPence ? .currency : [])
        var named = currency
        if numbers.has(.link, at: end), let said = currencies.currency(at: end + 1),
            said.currency != nil
        {
            (named, end) = (said.currency, said.end)
        } else if currency == nil {
            doubts.insert(.currency)
        }
        return Reading(
            money: SpokenMoney(number.value, named, unit: .cent), end: end, doubts: doubts,
            isTooLarge: number.isTooLarge)
    }

    /// Of a pound; "pennies" are as often cents.
    private static let pence: Set<String> = ["pence", "penny", "p"]

    private func isCentime(_ index: Int) -> Bool {
        ["centime", "centimes", "cts", "ct"].contains(words[index])
    }

    /// Letters are cents only against figures (`50p`), or at the end ("10 c").
    private func isCentWord(_ index: Int) -> Bool {
        let word = words[index]
        guard word == "p" || word == "c" else { return true }
        return words.kind(at: index - 1) == .number
            && (words.isGlued(index) || word == "c" && isAmountEnd(index + 1))
    }

    /// "5 grand", where the region's currency is known.
    private func grand(_ number: NumberReader.Reading) -> Reading? {
        guard let currency = regional.grand, numbers.has(.grand, at: number.end - 1) else {
            return nil
        }
        return Reading(
            money: SpokenMoney(number.value, currency), end: number.end, doubts: number.doubts)
    }

    /// "1000e", "20e à Paul": a French e for the sign, where no article makes an ordinal of it.
    private func figuresWithE(_ number: NumberReader.Reading, at index: Int) -> Reading? {
        guard numbers.language == .french, words[number.end] == "e", words.isGlued(number.end),
            !numbers.has(.determiner, at: index - 1), isAmountEnd(number.end + 1)
        else { return nil }
        // "3e" and nothing else is the third.
        let isAlone = index == 0 && number.end + 1 == words.count
        guard !isAlone || words[index].utf8.count > 1 else { return nil }
        return Reading(
            money: SpokenMoney(number.value, .eur), end: number.end + 1, doubts: number.doubts,
            isTooLarge: number.isTooLarge)
    }

    /// `19e99`, `19eur99`, "19 e 99": letters for the sign between euros and cents.
    private func euroCents(_ number: NumberReader.Reading, at index: Int) -> Reading? {
        guard number.value.scale == 0, words.kind(at: index) == .number,
            !numbers.has(.determiner, at: index - 1)
        else { return nil }
        let whole = Reading(
            money: SpokenMoney(number.value, .eur), end: number.end + 1, doubts: number.doubts,
            isTooLarge: number.isTooLarge)
        if words[number.end] == "e" {
            guard numbers.language == .french, words.kind(at: number.end + 1) == .number,
                words[number.end + 1].utf8.count == 2, let cents = Int64(words[number.end + 1]),
                !isCounting(number.end + 2)
            else { return nil }
            return adding(cents, to: whole, end: number.end + 2)
        }
        // Letters against their figures are one word to the scanner.
        let word = words[number.end]
        guard words.isGlued(number.end), word.utf8.first == UInt8(ascii: "e"),
            (3...7).contains(word.utf8.count), let cents = Int64(word.suffix(2)),
            Self.lettersOfEuros.contains(String(word.dropLast(2)))
        else { return nil }
        return adding(cents, to: whole, end: number.end + 1)
    }

    private static let lettersOfEuros: Set<String> = ["e", "eu", "eur", "euro", "euros"]

    /// "A dollar", "a tenner", "half a dollar": English counts one with its article.
    private func single(at index: Int) -> Reading? {
        guard numbers.language == .english else { return nil }
        let isHalf = numbers.has(.half, at: index)
        let article = isHalf ? index + 1 : index
        guard numbers.has(.article, at: article), words.kind(at: article + 1) == .word else {
            return nil
        }
        let one = isHalf ? ExactDecimal(significand: 5, scale: 1) : ExactDecimal(1)
        guard let one else { return nil }
        if numbers.has(.cent, at: article + 1), words[article + 1].utf8.count > 1 {
            return cents(NumberReader.Reading(value: one, end: article + 1), at: index)
        }
        guard let currency = currencies.currency(at: article + 1),
            words.kind(at: currency.end - 1) == .word
        else { return nil }
        var reading = self.reading(
            NumberReader.Reading(value: one, end: currency.end), currency)
        reading.end = currency.end
        return isHalf ? reading : withNamedCents(withBareCents(reading))
    }
}

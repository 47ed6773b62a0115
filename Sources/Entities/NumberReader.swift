internal import Primitives
internal import TextProcessing

/// Reads the number that begins at a word, in figures or in words.
///
/// A class, so that the readers built on it share one reference to the text.
final class NumberReader: Sendable {
    let words: Words
    let language: Language
    let lexicon: AmountLexicon
    /// What each word of the text can be in a number or an amount.
    let roles: [AmountWord]

    /// A number and the word after it.
    struct Reading {
        /// The number; zero where it is too large.
        var value: ExactDecimal
        var end: Int
        /// Whether a lone article or "un" makes it, which is rarely meant as a number.
        var isLoneOne = false
        /// Whether it has more digits than are kept exactly.
        var isTooLarge = false
        /// What the figures leave open.
        var doubts: EntityDoubts = []
        /// Whether a noun ends it, which takes "de": "une centaine d'euros".
        var takesLink = false
    }

    init(_ words: Words, language: Language) {
        self.words = words
        self.language = language
        let lexicon = AmountLexicon.of(language)
        self.lexicon = lexicon
        roles = words.folded.indices.map { index in
            lexicon.words.value(of: words.folded[index], hash: words.text.wordHashes[index])
                ?? Self.noRole
        }
    }

    private static let noRole = AmountWord()

    /// What the word at `index` can be; nothing past the end.
    func role(_ index: Int) -> AmountWord {
        index >= 0 && index < roles.count ? roles[index] : Self.noRole
    }

    func has(_ signal: AmountWord.Signals, at index: Int) -> Bool {
        index >= 0 && index < roles.count && roles[index].signals.contains(signal)
    }

    /// Whether a number can begin at `index`: figures, or a word of the lexicon.
    func beginsNumber(at index: Int) -> Bool {
        if words.kind(at: index) == .number { return true }
        let role = role(index)
        return role.number != .none && !role.signals.contains(.scale)
            || !role.signals.isDisjoint(with: [.article, .half])
    }

    /// Whether no number, ordinal or duration can begin at `index`: a word that is no part of any.
    func isSurelyNone(at index: Int) -> Bool {
        guard words.kind(at: index) == .word else { return false }
        let role = role(index)
        return role.number == .none && role.ordinal == .none
            && role.signals.isSubset(of: .behind)
    }

    /// Returns the number at `index`, or nil if none begins there or it is too large. O(words of
    /// the number).
    func number(at index: Int) -> Reading? {
        reading(at: index).flatMap { $0.isTooLarge ? nil : $0 }
    }

    /// Returns the number at `index`, the ones too large included.
    func reading(at index: Int) -> Reading? {
        guard let sign = sign(at: index) else { return unsigned(at: index) }
        guard var reading = unsigned(at: sign.next), !reading.isLoneOne else { return nil }
        if sign.isNegative { reading.value = reading.value.negated }
        return reading
    }

    /// A sign before figures, joined to them and to nothing before it; "minus" before any number.
    private func sign(at index: Int) -> (isNegative: Bool, next: Int)? {
        if has(.minus, at: index) { return (true, index + 1) }
        guard words.kind(at: index) == .punctuation, words.kind(at: index + 1) == .number,
            words.isGlued(index + 1), !words.isGlued(index)
        else { return nil }
        let word = words[index]
        return word == "-" || word == "+" ? (word == "-", index + 1) : nil
    }

    private func unsigned(at index: Int) -> Reading? {
        if words.kind(at: index) == .number { return figures(at: index) }
        if words.kind(at: index) == .punctuation, words.kind(at: index + 1) == .number,
            words.isGlued(index + 1), beginsFraction(at: index),
            let value = ExactDecimal(digits: "0." + words[index + 1])
        {
            return scaled(Reading(value: value, end: index + 2), at: index + 2)
        }
        if index == 0, language == .english, has(.decimalMark, at: 0),
            let (value, end) = fraction(at: 1)
        {
            return scaled(Reading(value: value, end: end), at: end)
        }
        return half(at: index) ?? quarters(at: index) ?? inWords(at: index)
    }
}

// MARK: - Figures

extension NumberReader {
    /// Whether a decimal sign with no figure before it stands at `index`: ".50", ",50", "$.50".
    private func beginsFraction(at index: Int) -> Bool {
        guard words[index] == "." || words[index] == "," else { return false }
        guard words.isGlued(index) else {
            return words[index] == "."
                || words.kind(at: index - 1) != .number && role(index - 1).currency == nil
        }
        return words.kind(at: index - 1) == .currencySign
            && !(words.isGlued(index - 1) && words.kind(at: index - 2) == .number)
    }

    /// The hundredths of a fraction of something, "3/4 of", "3/4 des"; nil for one that is no whole
    /// number of them ("2/3 of"), which may be a date, and for what is none.
    func hundredths(at index: Int) -> Int? {
        guard words.kind(at: index) == .number, words[index + 1] == "/", words.isGlued(index + 1),
            words.isGlued(index + 2), let part = Int(words[index]),
            let whole = Int(words[index + 2]), (2...10).contains(whole),
            (1..<whole).contains(part), 100 * part % whole == 0,
            Self.wordsBehindFractions.contains(words[index + 3]),
            !Self.wordsBeforeDates.contains(words[index - 1])
        else { return nil }
        return 100 * part / whole
    }

    private static let wordsBehindFractions: Set<String> = ["of", "de", "d'", "du", "des"]
    private static let wordsBeforeDates: Set<String> = ["le", "du", "au", "on"]

    /// Figures, with `k` or a multiplier behind, or words that go on: `1.5k`, `2 millions 500`.
    private func figures(at index: Int) -> Reading? {
        let figures = Figures(words[index], language: language)
        guard let value = figures.value else {
            return Reading(value: ExactDecimal(0), end: index + 1, isTooLarge: true)
        }
        var reading = Reading(value: value, end: index + 1)
        if figures.isAmbiguous { reading.doubts = .decimalMark }
        if let suffixed = suffixed(reading) { return suffixed }
        if value.scale == 0, let sum = sum(at: index), sum.end > reading.end {
            return withTail(sum)
        }
        return withTail(scaled(reading, at: reading.end))
    }

    /// `1.5k`, `3M€`, `$2bn`: a letter that multiplies. A small `m` needs a currency beside it,
    /// because it may be metres or minutes.
    private func suffixed(_ reading: Reading) -> Reading? {
        let end = reading.end
        guard has(.scale, at: end), let factor = role(end).number.multiplier else { return nil }
        let isWord = words[end].utf8.count > 1
        guard
            words.isGlued(end) || isWord && words[end] != "mil"
                || role(end + 1).currency != nil && words.isGlued(end + 1)
        else { return nil }
        if words[end] == "m" || words[end] == "b" {
            let hasCurrency =
                role(end + 1).currency != nil || words.kind(at: end - 2) == .currencySign
            guard words.surface(end) == words[end].uppercased() || hasCurrency else { return nil }
        }
        var product = multiplied(reading, by: factor, end: end + 1)
        product.takesLink = isWord
        return product
    }

    /// The reading times the thousand, million or dozen that stands at `index`.
    private func scaled(_ reading: Reading, at index: Int) -> Reading {
        guard let factor = role(index).number.multiplier,
            factor >= 1_000 || has(.collective, at: index), !has(.scale, at: index)
        else { return reading }
        var product = multiplied(reading, by: factor, end: index + 1)
        product.takesLink = factor >= 100_000 || has(.collective, at: index)
        return product
    }

    private func multiplied(_ reading: Reading, by factor: Int64, end: Int) -> Reading {
        guard let value = reading.value.multiplied(by: factor) else {
            return Reading(value: ExactDecimal(0), end: end, isTooLarge: true)
        }
        return Reading(value: value, end: end)
    }
}

// MARK: - Words

extension NumberReader {
    private func inWords(at index: Int) -> Reading? {
        let role = role(index)
        guard role.number != .none || role.signals.contains(.article) else { return nil }
        if let collective = collective(at: index) { return collective }
        let isArticle = role.signals.contains(.article)
        if isArticle, self.role(index + 1).number.multiplier != nil,
            !has(.scale, at: index + 1), role.number.unit != 1 || language == .french
        {
            // "Un cent" is a cent, "un million" a number.
            let isCent = language == .french && self.role(index + 1).number.multiplier == 100
            if !isCent, let sum = sum(at: index + 1) { return withTail(sum) }
        }
        guard !role.signals.contains(.scale), var sum = sum(at: index) else { return nil }
        sum.isLoneOne = sum.end == index + 1 && isArticle
        return withTail(sum)
    }

    /// The whole number at `index`, its parts added up; without hundreds unless `takesHundred`.
    func sum(at index: Int, takesHundred: Bool = true) -> Reading? {
        guard let (sum, end) = wholeSum(at: index, takesHundred: takesHundred) else { return nil }
        var reading = Reading(value: ExactDecimal(sum.total), end: end)
        if let last = role(end - 1).number.multiplier { reading.takesLink = last >= 100_000 }
        return reading
    }

    /// The number at `index` that ends before the word at `end`: "one hundred" of "one hundred and
    /// fifty".
    func sum(at index: Int, before end: Int) -> Reading? {
        var sum = NumberSum(language)
        var position = index
        while position < end, let next = step(&sum, at: position), next <= end { position = next }
        guard position == end, sum.hasValue else { return nil }
        return Reading(value: ExactDecimal(sum.total), end: end)
    }

    private func wholeSum(at index: Int, takesHundred: Bool) -> (NumberSum, end: Int)? {
        var sum = NumberSum(language)
        var position = index
        while position < words.count {
            if sum.takesConnector, has(.connector, at: position),
                goesOn(sum, behindConnector: position)
            {
                position += 1
            }
            guard let next = step(&sum, at: position, takesHundred: takesHundred) else { break }
            position = next
        }
        guard sum.hasValue, position > index else { return nil }
        return (sum, position)
    }

    /// Adds the word at `position` to the sum; returns the word after, or nil if it does not fit.
    func step(_ sum: inout NumberSum, at position: Int, takesHundred: Bool = true) -> Int? {
        if words.kind(at: position) == .number {
            guard let value = Figures(words[position], language: language).value?.whole,
                sum.add(figures: Int64(value), digitCount: words[position].utf8.count)
            else { return nil }
            return position + 1
        }
        if language == .french, words[position] == "quatre", words[position + 1].hasPrefix("vingt"),
            role(position + 1).number.unit == 20
        {
            return sum.add(80) ? position + 2 : nil
        }
        let role = role(position)
        guard !role.signals.contains(.collective), !role.signals.contains(.scale) else {
            return nil
        }
        switch role.number {
        case .none: return nil
        case .unit(let unit): return sum.add(unit) ? position + 1 : nil
        case .multiplier(let factor):
            guard factor > 100 || takesHundred && isHundred(at: position), sum.multiply(by: factor)
            else { return nil }
            return position + 1
        }
    }

    /// Whether "cents" behind figures counts hundreds: "3 cents euros", but "3 cents" and "3 cents
    /// d'euro" are cents.
    private func isHundred(at position: Int) -> Bool {
        guard language == .french, words.kind(at: position - 1) == .number else { return true }
        return role(position + 1).currency != nil && !has(.link, at: position + 1)
    }

    /// Whether the connector at `position` is part of the number: "and two hundred" behind "one
    /// hundred" begins another.
    private func goesOn(_ sum: NumberSum, behindConnector position: Int) -> Bool {
        guard let unit = role(position + 1).number.unit, sum.connects(unit) else { return false }
        guard language == .english else { return true }
        var end = position + 1
        while role(end).number.unit != nil { end += 1 }
        return role(end).number.multiplier != 100
    }
}

// MARK: - Halves, fractions and collectives

extension NumberReader {
    /// "Half a million", "une demi-douzaine", "a half dozen".
    private func half(at index: Int) -> Reading? {
        var position = index
        if has(.article, at: position), has(.half, at: position + 1) { position += 1 }
        guard has(.half, at: position) else { return nil }
        position += 1
        if has(.article, at: position) { position += 1 }
        let half = ExactDecimal(significand: 5, scale: 1)
        guard let half, let factor = role(position).number.multiplier, !has(.scale, at: position),
            factor > 100 || has(.collective, at: position)
        else { return nil }
        var reading = multiplied(Reading(value: half, end: position), by: factor, end: position + 1)
        reading.takesLink = true
        return reading
    }

    /// "A quarter of a million", "trois quarts de million", "¼ million".
    private func quarters(at index: Int) -> Reading? {
        var position = index
        var count: Int64 = 1
        if let unit = role(index).number.unit, (1...3).contains(unit) {
            count = unit
            position += 1
        } else if has(.article, at: index) {
            position += 1
        }
        guard has(.quarter, at: position) else { return nil }
        position += 1
        if has(.link, at: position) { position += 1 }
        if has(.article, at: position) { position += 1 }
        guard let share = ExactDecimal(significand: 25 * count, scale: 2),
            let factor = role(position).number.multiplier, !has(.scale, at: position),
            factor > 100 || has(.collective, at: position)
        else { return nil }
        var reading = multiplied(
            Reading(value: share, end: position), by: factor, end: position + 1)
        reading.takesLink = true
        return reading
    }

    /// The number with what may stand behind it: a fraction read out, a half, a dozen.
    private func withTail(_ whole: Reading) -> Reading {
        guard !whole.isTooLarge else { return whole }
        var reading = whole
        if whole.value.scale == 0 {
            if has(.decimalMark, at: whole.end), let (fraction, end) = fraction(at: whole.end + 1),
                let value = whole.value.adding(fraction)
            {
                reading = scaled(Reading(value: value, end: end), at: end)
            } else if let halved = andHalf(whole) {
                reading = halved
            }
        }
        guard has(.collective, at: reading.end), !reading.isLoneOne else { return reading }
        var product = multiplied(
            reading, by: role(reading.end).number.multiplier ?? 1, end: reading.end + 1)
        product.takesLink = true
        return product
    }

    /// "Two and a half million", "deux millions et demi", `2½`.
    private func andHalf(_ whole: Reading) -> Reading? {
        var position = whole.end
        let isSign = words[position] == "½" && words.isGlued(position)
        if !isSign {
            guard has(.connector, at: position) else { return nil }
            position += 1
            if has(.article, at: position) { position += 1 }
        }
        guard has(.half, at: position) else { return nil }
        position += 1
        let last = role(whole.end - 1).number.multiplier ?? 1
        if last > 1, !isSign {
            // Half of the multiplier that was said: a million and a half.
            guard last >= 1_000, let value = whole.value.adding(ExactDecimal(last / 2)) else {
                return nil
            }
            var reading = Reading(value: value, end: position)
            reading.takesLink = whole.takesLink
            return reading
        }
        guard let half = ExactDecimal(significand: 5, scale: 1),
            let value = whole.value.adding(half)
        else { return nil }
        return scaled(Reading(value: value, end: position), at: position)
    }

    /// The fraction behind the decimal mark: figures, or zeros and numbers read one after the
    /// other, "zéro cinq", "soixante-quinze", "one four two".
    private func fraction(at index: Int) -> (ExactDecimal, end: Int)? {
        if words.kind(at: index) == .number {
            return ExactDecimal(digits: "0." + words[index]).map { ($0, index + 1) }
        }
        var digits = ""
        var position = index
        while digits.utf8.count < Self.mostFractionDigits, role(position).number.unit != nil {
            var sum = NumberSum(language)
            var end = position
            while role(end).number.unit != nil, let next = step(&sum, at: end) { end = next }
            if has(.connector, at: end), let unit = role(end + 1).number.unit, sum.connects(unit),
                language == .french, let next = step(&sum, at: end + 1)
            {
                end = next
            }
            guard end > position else { break }
            digits += String(sum.total)
            position = end
        }
        guard position > index else { return nil }
        return ExactDecimal(digits: "0." + digits).map { ($0, position) }
    }

    private static let mostFractionDigits = 6

    /// "Une cinquantaine", "a couple hundred", "two dozen", "une dizaine de milliers".
    private func collective(at index: Int) -> Reading? {
        var position = index
        var count: Int64 = 1
        if let unit = role(position).number.unit, unit > 0, unit < 100 {
            count = unit
            position += 1
        } else if has(.article, at: position) {
            position += 1
        }
        guard has(.collective, at: position), let size = role(position).number.multiplier,
            position > index  // "Dozens" without a count are no number.
        else { return nil }
        position += 1
        var reading = Reading(value: ExactDecimal(count * size), end: position)
        let linked = has(.link, at: position) ? position + 1 : position
        if let factor = role(linked).number.multiplier, !has(.scale, at: linked),
            factor >= 100, language == .english || linked > position
        {
            reading = multiplied(reading, by: factor, end: linked + 1)
        }
        reading.takesLink = true
        return reading
    }
}

internal import Primitives
internal import TextProcessing

/// Reads the number that begins at a word, in figures or in words.
struct NumberReader: Sendable {
    let words: Words
    let language: Language
    private let lexicon: NumberWords

    /// A number and the word after it.
    struct Reading {
        let value: ExactDecimal
        let end: Int
        /// Whether a lone article or "un" makes it, which is rarely meant as a number.
        let isLoneOne: Bool
    }

    init(_ words: Words, language: Language) {
        self.words = words
        self.language = language
        lexicon = NumberWords.of(language)
    }

    /// Whether a number can begin at `index`: figures, or a word of the lexicon.
    func beginsNumber(at index: Int) -> Bool {
        if words.kind(at: index) == .number { return true }
        let word = words[index]
        return lexicon.units[word] != nil || lexicon.articles.contains(word)
            || lexicon.multipliers[word] != nil
    }

    /// Returns the number at `index`, or nil if none begins there. O(words of the number).
    func number(at index: Int) -> Reading? {
        if words.kind(at: index) == .number { return figures(at: index) }
        return inWords(at: index)
    }

    /// Figures, with `k` or a multiplier behind: `1.5k`, `2 millions`.
    private func figures(at index: Int) -> Reading? {
        guard var value = Self.value(ofFigures: words[index], language: language) else {
            return nil
        }
        var end = index + 1
        if words.isGlued(end), let factor = Self.suffixes[words[end]],
            let scaled = value.multiplied(by: factor)
        {
            return Reading(value: scaled, end: end + 1, isLoneOne: false)
        }
        if let size = lexicon.collectives[words[end]],
            let scaled = value.multiplied(by: Int64(size))
        {
            return Reading(value: scaled, end: end + 1, isLoneOne: false)
        }
        if let factor = lexicon.multipliers[words[end]], factor >= 1_000,
            let scaled = value.multiplied(by: factor)
        {
            value = scaled
            end += 1
        }
        return withFraction(Reading(value: value, end: end, isLoneOne: false))
    }

    private static let suffixes: [String: Int64] = ["k": 1_000, "m": 1_000_000]

    /// Reads digits with their separators. A lone separator before exactly three digits groups them
    /// if it is the language's grouping mark, else it is the decimal mark.
    static func value(ofFigures text: String, language: Language) -> ExactDecimal? {
        let compact = text.filter { $0 != " " && $0 != "'" && !$0.isWhitespace }
        let marks = compact.filter { $0 == "," || $0 == "." }
        guard let last = marks.last else { return ExactDecimal(digits: compact) }
        let fraction = compact.split(separator: last).last?.count ?? 0
        let groupMark: Character = language == .french ? "." : ","
        let isGrouping =
            Set(marks).count == 1 && (marks.count > 1 || (fraction == 3 && last == groupMark))
        let digits = compact.filter { $0.isNumber || (!isGrouping && $0 == last) }
        return ExactDecimal(digits: digits.map { $0 == "," ? "." : String($0) }.joined())
    }

    private func inWords(at index: Int) -> Reading? {
        if let collective = collective(at: index) { return collective }
        let hasArticle =
            lexicon.articles.contains(words[index]) && lexicon.multipliers[words[index + 1]] != nil
        guard let (total, end) = sum(at: hasArticle ? index + 1 : index) else { return nil }
        let isLoneOne = end == index + 1 && lexicon.articles.contains(words[index])
        return withFraction(
            Reading(value: ExactDecimal(total), end: end, isLoneOne: isLoneOne))
    }

    /// The whole number in words at `index`, its parts added up; `largest` bounds its multipliers.
    private func sum(at index: Int, largest: Int64 = .max) -> (total: Int64, end: Int)? {
        var sum = NumberSum()
        var position = index
        while true {
            if sum.hasValue, lexicon.connectors.contains(words[position]),
                let next = lexicon.units[words[position + 1]], sum.connects(next, in: language)
            {
                position += 1
            }
            if language == .french, words[position] == "quatre",
                words[position + 1].hasPrefix("vingt"), sum.add(80)
            {
                position += 2
            } else if let unit = lexicon.units[words[position]], sum.add(unit) {
                position += 1
            } else if let factor = lexicon.multipliers[words[position]], factor <= largest,
                sum.multiply(by: factor, in: language)
            {
                position += 1
            } else {
                break
            }
        }
        guard sum.hasValue, let total = sum.total, position > index else { return nil }
        return (total, position)
    }

    /// The number with the fraction read out behind it, and the multiplier behind both: "two point
    /// five million".
    private func withFraction(_ whole: Reading) -> Reading {
        guard whole.value.scale == 0, lexicon.decimalMarks.contains(words[whole.end]),
            let (fraction, end) = fraction(at: whole.end + 1),
            let value = whole.value.adding(fraction)
        else { return whole }
        if let factor = lexicon.multipliers[words[end]], factor >= 1_000,
            let scaled = value.multiplied(by: factor)
        {
            return Reading(value: scaled, end: end + 1, isLoneOne: false)
        }
        return Reading(value: value, end: end, isLoneOne: false)
    }

    /// The fraction behind the decimal mark: figures, or zeros and numbers read one after the
    /// other, "zéro cinq", "soixante-quinze", "one four two".
    private func fraction(at index: Int) -> (ExactDecimal, end: Int)? {
        if words.kind(at: index) == .number {
            return ExactDecimal(digits: "0." + words[index]).map { ($0, index + 1) }
        }
        var digits = ""
        var position = index
        while digits.utf8.count < Self.mostFractionDigits,
            let part = sum(at: position, largest: 100)
        {
            digits += String(part.total)
            position = part.end
        }
        guard position > index else { return nil }
        return ExactDecimal(digits: "0." + digits).map { ($0, position) }
    }

    private static let mostFractionDigits = 6

    /// "une cinquantaine", "a couple hundred", "two dozen".
    private func collective(at index: Int) -> Reading? {
        var position = index
        var count: Int64 = 1
        if lexicon.articles.contains(words[position]) {
            position += 1
        } else if let unit = lexicon.units[words[position]], unit > 1 {
            count = Int64(unit)
            position += 1
        }
        let singular =
            words[position].hasSuffix("s") ? String(words[position].dropLast()) : words[position]
        guard let size = lexicon.collectives[singular] else { return nil }
        position += 1
        var value = count * Int64(size)
        if let factor = lexicon.multipliers[words[position]] {
            value *= factor
            position += 1
        }
        return Reading(value: ExactDecimal(value), end: position, isLoneOne: false)
    }
}

/// A number in words being added up from its largest part to its smallest.
private struct NumberSum {
    private var done: Int64 = 0
    private var current: Int64 = 0
    private(set) var hasValue = false
    private var leastFactor = Int64.max

    /// The number so far, nil if it does not fit.
    var total: Int64? {
        let (sum, overflow) = done.addingReportingOverflow(current)
        return overflow ? nil : sum
    }

    /// Whether "et un", "and twenty" may go on with the number.
    func connects(_ next: Int, in language: Language) -> Bool {
        switch language {
        case .french: (next == 1 || next == 11) && current % 100 >= 20 && current % 10 == 0
        case .english: current % 100 == 0 && (current > 0 || done > 0)
        }
    }

    /// Adds a word below one hundred; false if it does not fit behind what was said.
    mutating func add(_ unit: Int) -> Bool {
        let tail = current % 100
        let fits =
            !hasValue || tail == 0 && (current > 0 || done > 0)
            || tail >= 20 && tail % 10 == 0 && (1...9).contains(unit)
            || (tail == 60 || tail == 80) && (10...16).contains(unit)
            || (tail == 10 || tail == 70 || tail == 90) && (7...9).contains(unit)
        guard fits else { return false }
        current += Int64(unit)
        hasValue = true
        return true
    }

    /// Multiplies what was said since the last larger multiplier; false if the order is wrong.
    mutating func multiply(by factor: Int64, in language: Language) -> Bool {
        if factor == 100 {
            // "Quarante-cinq cents" are cents, "twenty-five hundred" is a number.
            let limit: Int64 = language == .french ? 20 : 100
            guard current < limit, current == 0 || current % 10 != 0 else { return false }
            current = max(current, 1) * 100
        } else {
            guard factor < leastFactor, current < 1_000_000 else { return false }
            leastFactor = factor
            let (product, overflow) = max(current, 1).multipliedReportingOverflow(by: factor)
            let (sum, carry) = done.addingReportingOverflow(product)
            guard !overflow, !carry else { return false }
            done = sum
            current = 0
        }
        hasValue = true
        return true
    }
}

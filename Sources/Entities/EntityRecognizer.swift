internal import Primitives
public import TextProcessing

/// Finds the entities of a text, from left to right, the longest reading at each word.
public struct EntityRecognizer: Sendable {
    /// Creates a recogniser.
    public init() {}

    /// Returns the entities of `text`, in order and apart from one another.
    ///
    /// - Complexity: O(*n*) in the number of words; each rule looks at a bounded number of them.
    public func entities(in text: TokenizedText, context: EntityContext) -> [Entity] {
        let words = Words(text)
        let readers = (context.language.map { [$0] } ?? Language.allCases).map { language in
            LanguageReader(words, language: language, context: context)
        }
        var entities: [Entity] = []
        var index = 0
        while index < words.count {
            let best = readers.compactMap { $0.reading(at: index) }
                .reduce(nil) { best, next in
                    // The first language wins a tie.
                    best.map { next.end > $0.end ? next : $0 } ?? next
                }
            guard let best else {
                index += 1
                continue
            }
            let source =
                text.tokens[index].source.lowerBound..<text.tokens[best.end - 1].source.upperBound
            entities.append(Entity(tokens: index..<best.end, source: source, value: best.value))
            index = best.end
        }
        return entities
    }
}

/// Reads one language's entities at a word.
///
/// A class, so that handing it on at each word copies one reference and not all of its tables'.
private final class LanguageReader {
    private let words: Words
    private let numbers: NumberReader
    private let money: MoneyReader
    private let ordinals: OrdinalReader
    private let patterns: PatternMatcher
    private let days: RuleSet<DayInterval>
    private let ranges: RuleSet<DayInterval>
    private let frequencies: RuleSet<Recurrence>
    private let context: EntityContext

    init(_ words: Words, language: Language, context: EntityContext) {
        self.words = words
        self.context = context
        numbers = NumberReader(words, language: language)
        money = MoneyReader(numbers)
        ordinals = OrdinalReader(numbers)
        switch language {
        case .french:
            (days, ranges) = (FrenchDays.rules, FrenchDays.ranges)
            frequencies = FrenchFrequencies.rules
        case .english:
            (days, ranges) = (EnglishDays.rules, EnglishDays.ranges)
            frequencies = EnglishFrequencies.rules
        }
        patterns = PatternMatcher(numbers, context: context, dayRules: days)
    }

    func reading(at index: Int) -> (value: EntityValue, end: Int)? {
        if let address = address(at: index) { return (address, index + 1) }
        var best: (value: EntityValue, end: Int)?
        func consider(_ value: EntityValue?, _ end: Int) {
            if let value, end > (best?.end ?? index) { best = (value, end) }
        }
        if let amount = money.money(at: index) { consider(amount.value, amount.end) }
        if let match = patterns.longest(frequencies, at: index) {
            consider(match.value.map(EntityValue.frequency), match.end)
        }
        let dateStart = Self.dateArticles.contains(words[index]) ? index + 1 : index
        if let match = NumericDate.match(words, at: dateStart, context) {
            consider(match.value.map(EntityValue.time) ?? .impossibleDate, match.end)
        }
        if let match = patterns.longest(days, at: index) {
            consider(time(match, at: index), match.end)
        }
        if let match = patterns.longest(ranges, at: index) {
            consider(time(match, at: index), match.end)
        }
        if let ordinal = ordinals.ordinal(at: index) {
            consider(.ordinal(ordinal.value), ordinal.end)
        }
        if let number = numbers.number(at: index) {
            let isPercentage = words[number.end] == "%" || words[number.end] == "percent"
            if isPercentage { consider(.percentage(number.value), number.end + 1) }
            if words[number.end] == "pour", words[number.end + 1] == "cent" {
                consider(.percentage(number.value), number.end + 2)
            }
            if !number.isLoneOne { consider(.number(number.value), number.end) }
        }
        return best
    }

    /// The days of a match, or an impossible date where figures and a month name none. Words that
    /// are words before they are months ("may", "mars") need a neighbour that makes them a date.
    private func time(_ match: PatternMatcher.Match<DayInterval>, at index: Int) -> EntityValue? {
        guard match.end > index + 1 || !Self.wordsBeforeMonths.contains(words[index]) else {
            return nil
        }
        if let days = match.value { return .time(days) }
        let hasFigure = (index..<match.end).contains { words.kind(at: $0) == .number }
        return hasFigure && match.end > index + 1 && words[index] != "le" ? .impossibleDate : nil
    }

    private func address(at index: Int) -> EntityValue? {
        switch words.kind(at: index) {
        case .iban: IBAN(words.surface(index)).map(EntityValue.iban)
        case .handle, .email, .link: .address(words.surface(index))
        case .word, .number, .currencySign, .punctuation, .emoji, nil: nil
        }
    }

    private static let dateArticles: Set<String> = ["le", "au", "on"]

    /// Not dates when they stand alone.
    private static let wordsBeforeMonths: Set<String> = [
        "may", "mars", "march", "avril", "april", "june", "aug", "sept", "mon", "sat", "sun", "wed",
        "fri", "dec", "mar", "moi", "mai",
    ]
}

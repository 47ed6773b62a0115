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
    private let times: TimeReader

    init(_ words: Words, language: Language, context: EntityContext) {
        self.words = words
        numbers = NumberReader(words, language: language)
        money = MoneyReader(numbers)
        ordinals = OrdinalReader(numbers)
        times = TimeReader(numbers, context: context)
    }

    func reading(at index: Int) -> (value: EntityValue, end: Int)? {
        if let address = address(at: index) { return (address, index + 1) }
        var best: (value: EntityValue, end: Int)?
        func consider(_ value: EntityValue?, _ end: Int) {
            if let value, end > (best?.end ?? index) { best = (value, end) }
        }
        if let amount = money.money(at: index) { consider(amount.value, amount.end) }
        if let match = times.recurrence(at: index) {
            consider(match.value.map(EntityValue.frequency) ?? .unclearFrequency, match.end)
        }
        if let match = times.time(at: index) {
            switch match.value {
            case .time(let span): consider(.time(span), match.end)
            case .impossible: consider(.impossibleDate, match.end)
            }
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

    private func address(at index: Int) -> EntityValue? {
        switch words.kind(at: index) {
        case .iban: IBAN(words.surface(index)).map(EntityValue.iban)
        case .handle, .email, .link: .address(words.surface(index))
        case .word, .number, .currencySign, .punctuation, .emoji, nil: nil
        }
    }
}

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
        entitiesByLanguage(in: text, context: context).all
    }

    /// Returns the entities of `text` read in all languages of the context at once, and what each
    /// language reads by itself: what one reads at a word is no different beside the other, only
    /// which words are still free is.
    ///
    /// - Complexity: O(*n*) in the number of words.
    package func entitiesByLanguage(
        in text: TokenizedText, context: EntityContext
    ) -> EntitiesByLanguage {
        let words = Words(text)
        let languages = context.language.map { [$0] } ?? Language.allCases
        var readers = languages.map { language in
            OwnReading(reader: LanguageReader(words, language: language, context: context))
        }
        var all: [Entity] = []
        var free = 0
        for index in 0..<words.count {
            var best: Candidate?
            for place in readers.indices where free <= index || readers[place].free <= index {
                let own = readers[place].read(at: index, in: text)
                // The longest, the first of equals: the first language wins a tie.
                if let own, own.end > best?.end ?? index { best = own }
            }
            guard free <= index, let best else { continue }
            all.append(best.entity(at: index, in: text))
            free = best.end
        }
        return EntitiesByLanguage(all: all, own: readers.map(\.result))
    }

    /// Returns every reading of `text`, by place, the longest first where several begin together.
    ///
    /// - Complexity: O(*n*) in the number of words.
    public func readings(in text: TokenizedText, context: EntityContext) -> [Entity] {
        let words = Words(text)
        var readers = Self.readers(of: words, context)
        var entities: [Entity] = []
        for index in 0..<words.count {
            var candidates: [Candidate] = []
            for place in readers.indices { readers[place].read(at: index, into: &candidates) }
            let found = candidates.map { $0.entity(at: index, in: text) }
            var seen: Set<EntityReading> = []
            entities += found.enumerated()
                .sorted {
                    ($1.element.tokens.count, $0.offset) < ($0.element.tokens.count, $1.offset)
                }
                .map(\.element)
                .filter { seen.insert(EntityReading(tokens: $0.tokens, value: $0.value)).inserted }
        }
        return entities
    }

    private static func readers(of words: Words, _ context: EntityContext) -> [LanguageReader] {
        (context.language.map { [$0] } ?? Language.allCases).map { language in
            LanguageReader(words, language: language, context: context)
        }
    }
}

/// The entities of a text: those of all languages together, and those each language reads alone.
package struct EntitiesByLanguage: Sendable {
    package let all: [Entity]
    private let own: [OneLanguage]

    /// What one language reads of a text.
    fileprivate struct OneLanguage: Sendable {
        let numbers: NumberReader
        let entities: [Entity]
    }

    fileprivate init(all: [Entity], own: [OneLanguage]) {
        (self.all, self.own) = (all, own)
    }

    /// The entities that the language of `context` reads alone, on its day; nil if that language
    /// was not read.
    ///
    /// Only the times and repetitions are read again. A text that has one on some day has it on
    /// any; where it has another there, all is read again. O(words of the times).
    package func entities(in context: EntityContext) -> [Entity]? {
        guard let own = own.first(where: { $0.numbers.language == context.language }) else {
            return nil
        }
        guard own.entities.contains(where: \.value.dependsOnDay) else { return own.entities }
        let text = own.numbers.words.text
        var calendar = CalendarReader(own.numbers, context: context)
        var entities: [Entity] = []
        entities.reserveCapacity(own.entities.count)
        for entity in own.entities {
            guard entity.value.dependsOnDay else {
                entities.append(entity)
                continue
            }
            var candidates: [Candidate] = []
            let start = entity.tokens.lowerBound
            calendar.read(at: start, into: &candidates)
            guard let found = candidates.longest, found.end == entity.tokens.upperBound else {
                return EntityRecognizer().entities(in: text, context: context)
            }
            entities.append(found.entity(at: start, in: text))
        }
        return entities
    }
}

extension EntityValue {
    /// Whether it is another on another day.
    fileprivate var dependsOnDay: Bool {
        switch self {
        case .time, .impossibleDate, .frequency, .unclearFrequency, .duration: true
        case .number, .ordinal, .percentage, .money, .moneyRange, .tooLarge, .iban, .address,
            .phone, .cardLastFour:
            false
        }
    }
}

/// What one language reads of a text, from left to right.
private struct OwnReading {
    private var reader: LanguageReader
    private var entities: [Entity] = []
    /// The first word behind the last entity.
    private(set) var free = 0
    private var candidates: [Candidate] = []

    init(reader: LanguageReader) { self.reader = reader }

    var result: EntitiesByLanguage.OneLanguage {
        EntitiesByLanguage.OneLanguage(numbers: reader.numbers, entities: entities)
    }

    /// Returns the longest reading at a word, the first of equals, and takes it where the word is
    /// free.
    mutating func read(at index: Int, in text: TokenizedText) -> Candidate? {
        candidates.removeAll(keepingCapacity: true)
        reader.read(at: index, into: &candidates)
        guard let best = candidates.longest else { return nil }
        if free <= index {
            entities.append(best.entity(at: index, in: text))
            free = best.end
        }
        return best
    }
}

/// What tells two readings apart.
private struct EntityReading: Hashable {
    let tokens: Range<Int>
    let value: EntityValue
}

/// A reading of the words up to `end`.
struct Candidate: Sendable {
    let value: EntityValue
    let end: Int
    var doubts: EntityDoubts = []
    var rule = ""

    func entity(at index: Int, in text: TokenizedText) -> Entity {
        let source = text.tokens[index].source.lowerBound..<text.tokens[end - 1].source.upperBound
        return Entity(
            tokens: index..<end, source: source, value: value, doubts: doubts, rule: rule)
    }
}

extension [Candidate] {
    /// The longest, the first of equals.
    fileprivate var longest: Candidate? {
        guard var best = first else { return nil }
        for next in dropFirst() where next.end > best.end { best = next }
        return best
    }
}

/// Reads one language's entities at a word.
///
/// A value that is changed where it is, so that its tables are neither copied nor checked for
/// access at each word.
private struct LanguageReader {
    let numbers: NumberReader
    private let contacts: ContactReader
    private let amounts: AmountReader
    private var calendar: CalendarReader

    init(_ words: Words, language: Language, context: EntityContext) {
        numbers = NumberReader(words, language: language)
        contacts = ContactReader(numbers, dimensions: context.dimensions)
        amounts = AmountReader(numbers, context: context)
        calendar = CalendarReader(numbers, context: context)
    }

    /// Adds the readings that begin at `index` to `candidates`, in their order of precedence.
    mutating func read(at index: Int, into candidates: inout [Candidate]) {
        if contacts.read(at: index, into: &candidates) { return }
        amounts.readMoney(at: index, into: &candidates)
        calendar.read(at: index, into: &candidates)
        amounts.readNumbers(at: index, into: &candidates)
    }
}

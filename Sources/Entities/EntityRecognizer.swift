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
        let readers = Self.readers(of: words, context)
        var entities: [Entity] = []
        var candidates: [Candidate] = []
        var index = 0
        while index < words.count {
            candidates.removeAll(keepingCapacity: true)
            for reader in readers { reader.read(at: index, into: &candidates) }
            guard let best = Self.longest(of: candidates) else {
                index += 1
                continue
            }
            entities.append(best.entity(at: index, in: text))
            index = best.end
        }
        return entities
    }

    /// Returns every reading of `text`, by place, the longest first where several begin together.
    ///
    /// - Complexity: O(*n*) in the number of words.
    public func readings(in text: TokenizedText, context: EntityContext) -> [Entity] {
        let words = Words(text)
        let readers = Self.readers(of: words, context)
        var entities: [Entity] = []
        for index in 0..<words.count {
            var candidates: [Candidate] = []
            for reader in readers { reader.read(at: index, into: &candidates) }
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

    /// The longest, the first of equals: the first language, and the first reader, win a tie.
    private static func longest(of candidates: [Candidate]) -> Candidate? {
        candidates.reduce(nil) { best, next in
            best.map { next.end > $0.end ? next : $0 } ?? next
        }
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

/// Reads one language's entities at a word.
///
/// A class, so that handing it on at each word copies one reference and not all of its tables'.
private final class LanguageReader {
    private let contacts: ContactReader
    private let amounts: AmountReader
    private let calendar: CalendarReader

    init(_ words: Words, language: Language, context: EntityContext) {
        let numbers = NumberReader(words, language: language)
        contacts = ContactReader(numbers, dimensions: context.dimensions)
        amounts = AmountReader(numbers, context: context)
        calendar = CalendarReader(numbers, context: context)
    }

    /// Adds the readings that begin at `index` to `candidates`, in their order of precedence.
    func read(at index: Int, into candidates: inout [Candidate]) {
        if contacts.read(at: index, into: &candidates) { return }
        amounts.readMoney(at: index, into: &candidates)
        calendar.read(at: index, into: &candidates)
        amounts.readNumbers(at: index, into: &candidates)
    }
}

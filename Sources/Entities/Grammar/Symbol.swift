internal import TextProcessing

/// A kind of expression: what a rule makes, and what other rules may be made of.
enum Category: Int, CaseIterable, Sendable {
    // Read by code, because they are open sets or figures.
    case number, ordinal, dayOfMonth, figureDay, weekday, month, year, unit, plural
    case duration, clockFigures, dateFigures, looseFigures
    // Made by the rules of a language.
    case part, clock, length, holiday, date, latentDate, time, range, whole, latent, frequency

    /// Whether figures or number words can begin it, which no vocabulary lists.
    var isOpen: Bool {
        switch self {
        case .number, .ordinal, .dayOfMonth, .figureDay, .year, .duration, .clockFigures,
            .dateFigures,
            .looseFigures:
            true
        case .weekday, .month, .unit, .plural, .part, .clock, .length, .holiday, .date, .latentDate,
            .time,
            .range, .whole, .latent, .frequency:
            false
        }
    }

    /// The category of its name in a pattern: `<weekday>`.
    init?(name: Substring) {
        guard let category = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
        self = category
    }
}

/// One element of a pattern.
enum Symbol: Sendable {
    /// One of these phrases, each a sequence of words.
    case phrases([[Vocabulary.ID]], isOptional: Bool)
    /// An expression of this category, whose meaning is captured.
    case category(Category, isOptional: Bool)
    /// Nothing, where the next word is joined to the last ("Nov-Feb").
    case joint
    /// Nothing, where the text or the clause ends.
    case boundary
}

/// The words of a language's rules, numbered, so that matching compares whole numbers.
struct Vocabulary: Sendable {
    typealias ID = Int

    /// Words of no rule.
    static let unknown: ID = 0

    private var ids: [String: ID] = [:]

    /// The number of words, the unknown one included.
    var count: Int { ids.count + 1 }

    /// Returns the number of `word`, or that of all unknown words.
    func id(of word: String) -> ID { ids[word] ?? Self.unknown }

    /// Returns the number of `word`, a new one the first time.
    mutating func insert(_ word: some StringProtocol) -> ID {
        let folded = String(word).foldedForComparison
        if let id = ids[folded] { return id }
        let id = ids.count + 1
        ids[folded] = id
        return id
    }
}

internal import TextProcessing

/// A kind of expression: what a rule makes, and what other rules may be made of.
enum Category: Int, CaseIterable, Sendable {
    // Read by code, because they are open sets or figures.
    case number, ordinal, dayOfMonth, figureDay, ordinalDay, weekday, month, year, unit, plural
    case duration, clockFigures, dateFigures, looseFigures
    // Made by the rules of a language.
    case part, clock, length, holiday, season
    /// Weekdays, one behind the other: "lundi, mardi et le jeudi".
    case weekdays
    /// A date or a period that says so by itself.
    case date
    /// A date that needs the word before it: "2019" behind "since".
    case latentDate
    /// A date at either end of a range, where a bare number is a day.
    case rangeEnd
    /// The moment it is.
    case present
    /// A clock time or a part of the day, of a date or of today.
    case time
    /// From one time to another, or with an open side.
    case range
    /// A time only where it is all of the text.
    case whole
    /// The same, and only where times alone are looked for.
    case latent
    case frequency

    /// Whether figures or number words can begin it, which no vocabulary lists.
    var isOpen: Bool {
        switch self {
        case .number, .ordinal, .dayOfMonth, .figureDay, .ordinalDay, .year, .duration,
            .clockFigures, .dateFigures, .looseFigures:
            true
        case .weekday, .month, .unit, .plural, .part, .clock, .length, .holiday, .weekdays, .date,
            .latentDate, .rangeEnd, .season, .present, .time, .range, .whole, .latent, .frequency:
            false
        }
    }

    /// The category of its name in a pattern: `<weekday>`.
    init?(name: Substring) {
        guard let category = Self.byName[String(name)] else { return nil }
        self = category
    }

    private static let byName = Dictionary(
        uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}

/// A set of categories, a bit for each.
struct CategorySet: Hashable, Sendable {
    private var bits: UInt32 = 0

    init(_ categories: [Category] = []) {
        for category in categories { insert(category) }
    }

    mutating func insert(_ category: Category) { bits |= Self.bit(category) }

    mutating func remove(_ category: Category) { bits &= ~Self.bit(category) }

    mutating func formUnion(_ other: CategorySet) { bits |= other.bits }

    func contains(_ category: Category) -> Bool { bits & Self.bit(category) != 0 }

    /// The number of categories.
    var count: Int { bits.nonzeroBitCount }

    /// How many of the categories stand before another.
    func count(before category: Category) -> Int {
        (bits & (Self.bit(category) &- 1)).nonzeroBitCount
    }

    func isSubset(of other: CategorySet) -> Bool { bits & ~other.bits == 0 }

    func isDisjoint(with other: CategorySet) -> Bool { bits & other.bits == 0 }

    private static func bit(_ category: Category) -> UInt32 { 1 &<< UInt32(category.rawValue) }
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

    /// The same element where it must be there; nil if it must be anyway.
    var ifOptional: Symbol? {
        switch self {
        case .phrases(let phrases, isOptional: true): .phrases(phrases, isOptional: false)
        case .category(let category, isOptional: true): .category(category, isOptional: false)
        case .phrases, .category, .joint, .boundary: nil
        }
    }
}

/// The words of a language's rules, numbered, so that matching compares whole numbers.
struct Vocabulary {
    typealias ID = Int

    /// Words of no rule.
    static let unknown: ID = 0

    /// The number of each word.
    private(set) var ids: [String: ID] = [:]

    /// The number of words, the unknown one included.
    var count: Int { ids.count + 1 }

    /// Returns the number of `word`, a new one the first time.
    mutating func insert(_ word: some StringProtocol) -> ID {
        let word = String(word)
        if let id = ids[word] { return id }
        let folded = word.foldedForComparison
        if let id = ids[folded] { return id }
        let id = ids.count + 1
        ids[folded] = id
        return id
    }
}

internal import Primitives

/// The rules of a language, compiled: its vocabulary, and for each category the rules that can
/// begin with each word.
///
/// Where a word stands that begins no rule, which is nearly everywhere in a sentence, a look into
/// one table says so.
struct Grammar: Sendable {
    let vocabulary: Vocabulary
    let language: Language
    private let rules: [GrammarRule]
    private let symbols: [[Symbol]]
    /// The weekday, month and unit of each word that is one, by its number.
    let weekdays: [Vocabulary.ID: Weekday]
    let months: [Vocabulary.ID: Int]
    let units: [Vocabulary.ID: TimeLength]
    /// The units in the plural.
    let plurals: [Vocabulary.ID: TimeLength]
    /// By category and word: the rules to try, in order of precedence.
    private let closed: [[Vocabulary.ID: [Int]]]
    /// By category and word, where a number begins: those and the rules that begin with one.
    private let open: [[Vocabulary.ID: [Int]]]
    private let openOnly: [[Int]]

    /// Compiles `rules`; where two make the same category of the same words, the first holds.
    init(_ rules: [GrammarRule], calendar: CalendarWords, language: Language) {
        var vocabulary = Vocabulary()
        symbols = rules.map { $0.symbols(&vocabulary) }
        weekdays = Self.numbered(calendar.weekdays, &vocabulary)
        months = Self.numbered(calendar.months, &vocabulary)
        units = Self.numbered(calendar.units, &vocabulary)
        plurals = Self.numbered(calendar.units.filter { $0.key.hasSuffix("s") }, &vocabulary)
        self.rules = rules
        self.vocabulary = vocabulary
        self.language = language
        var firsts = Firsts(
            categories: rules.map(\.category), symbols: symbols,
            words: [
                .weekday: Set(weekdays.keys), .month: Set(months.keys), .unit: Set(units.keys),
                .plural: Set(plurals.keys), .dateFigures: Set(months.keys),
            ])
        firsts.close()
        (closed, open, openOnly) = firsts.tables
    }

    /// Returns the rules that can make a `category` at a word, by their numbers; `beginsNumber`
    /// says whether a number stands there.
    func candidates(_ category: Category, word: Vocabulary.ID, beginsNumber: Bool) -> [Int] {
        guard beginsNumber else { return closed[category.rawValue][word] ?? [] }
        return open[category.rawValue][word] ?? openOnly[category.rawValue]
    }

    func symbols(ofRule index: Int) -> [Symbol] { symbols[index] }

    func rule(_ index: Int) -> GrammarRule { rules[index] }

    private static func numbered<Value>(
        _ words: [String: Value], _ vocabulary: inout Vocabulary
    ) -> [Vocabulary.ID: Value] {
        // Sorted, so that the numbers are the same in every process.
        var table: [Vocabulary.ID: Value] = [:]
        for (word, value) in words.sorted(by: { $0.key < $1.key }) {
            table[vocabulary.insert(word)] = value
        }
        return table
    }
}

/// The words each rule can begin with: FIRST sets, found by repeating until nothing is added (Aho
/// et al., *Compilers*, 4.4).
private struct Firsts {
    let categories: [Category]
    let symbols: [[Symbol]]
    /// The words each category can begin with.
    var words: [Category: Set<Vocabulary.ID>]
    var openCategories = Set(Category.allCases.filter(\.isOpen))
    var ruleWords: [Set<Vocabulary.ID>]
    var openRules: Set<Int> = []

    init(
        categories: [Category], symbols: [[Symbol]], words: [Category: Set<Vocabulary.ID>]
    ) {
        self.categories = categories
        self.symbols = symbols
        self.words = words
        ruleWords = Array(repeating: [], count: symbols.count)
    }

    mutating func close() {
        var isDone = false
        while !isDone {
            isDone = true
            for rule in symbols.indices where add(rule) { isDone = false }
        }
    }

    /// Adds what `rule` can begin with, as far as it is known; returns whether that was new.
    private mutating func add(_ rule: Int) -> Bool {
        var starts = ruleWords[rule]
        var isOpen = openRules.contains(rule)
        for symbol in symbols[rule] {
            var isOptional = false
            switch symbol {
            case .phrases(let phrases, let optional):
                starts.formUnion(phrases.compactMap(\.first))
                isOptional = optional
            case .category(let category, let optional):
                starts.formUnion(words[category] ?? [])
                isOpen = isOpen || openCategories.contains(category)
                isOptional = optional
            case .joint, .boundary: isOptional = true
            }
            if !isOptional { break }
        }
        let category = categories[rule]
        let isNew = starts.count > ruleWords[rule].count || isOpen != openRules.contains(rule)
        ruleWords[rule] = starts
        words[category, default: []].formUnion(starts)
        if isOpen {
            openRules.insert(rule)
            openCategories.insert(category)
        }
        return isNew
    }

    /// The rules by category and first word, without and with those that begin with a number, and
    /// those alone by category.
    var tables: ([[Vocabulary.ID: [Int]]], [[Vocabulary.ID: [Int]]], [[Int]]) {
        let none = Array(repeating: [Vocabulary.ID: [Int]](), count: Category.allCases.count)
        var (closed, open) = (none, none)
        var openOnly = Array(repeating: [Int](), count: Category.allCases.count)
        for (rule, category) in categories.enumerated() {
            for word in ruleWords[rule] {
                closed[category.rawValue][word, default: []].append(rule)
            }
            if openRules.contains(rule) { openOnly[category.rawValue].append(rule) }
        }
        for category in Category.allCases.map(\.rawValue) {
            open[category] = closed[category].mapValues { rules in
                Set(rules + openOnly[category]).sorted()
            }
        }
        return (closed, open, openOnly)
    }
}

internal import Primitives

/// The rules of a language, compiled: its vocabulary, and for each category the rules that can
/// begin with each word.
///
/// Where a word stands that begins no rule, which is nearly everywhere in a sentence, a look into
/// one table says so.
final class Grammar: Sendable {
    let vocabulary: Vocabulary
    let language: Language
    private let rules: [GrammarRule]
    private let steps: [Step]
    private let ruleEnds: [Int]
    private let phrases: [Range<Int>]
    private let phraseWords: [Vocabulary.ID]
    /// The weekday, month and unit of each word that is one, by its number.
    let weekdays: [Vocabulary.ID: Weekday]
    let months: [Vocabulary.ID: Int]
    let units: [Vocabulary.ID: TimeLength]
    /// The units in the plural.
    let plurals: [Vocabulary.ID: TimeLength]
    /// By category and word: the rules to try, in order of precedence.
    private let closed: CandidateTable
    /// The same where a number begins: those and the rules that begin with one.
    private let open: CandidateTable

    /// Compiles `rules`; where two make the same category of the same words, the first holds.
    init(_ rules: [GrammarRule], calendar: CalendarWords, language: Language) {
        var vocabulary = Vocabulary()
        let symbols = rules.map { $0.symbols(&vocabulary) }
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
        (closed, open) = firsts.tables(wordCount: vocabulary.count)
        var compiler = StepCompiler()
        ruleEnds = symbols.map { compiler.add($0) }
        (steps, phrases) = (compiler.steps, compiler.phrases)
        phraseWords = compiler.words
    }

    /// Returns the rules that can make a `category` at a word, as a range for `candidate`;
    /// `beginsNumber` says whether a number stands there.
    func candidates(_ category: Category, word: Vocabulary.ID, beginsNumber: Bool) -> Range<Int> {
        beginsNumber ? open.range(category, word) : closed.range(category, word)
    }

    /// Returns a rule of such a range.
    func candidate(_ index: Int, beginsNumber: Bool) -> Int {
        beginsNumber ? open.rules[index] : closed.rules[index]
    }

    /// The steps of a rule.
    func steps(ofRule index: Int) -> Range<Int> {
        (index == 0 ? 0 : ruleEnds[index - 1])..<ruleEnds[index]
    }

    func step(_ index: Int) -> Step { steps[index] }

    /// Returns the end of the phrase at `index` of a text's words, or nil if it does not stand
    /// there.
    func end(ofPhrase phrase: Int, at index: Int, in ids: [Vocabulary.ID]) -> Int? {
        let range = phrases[phrase]
        guard index + range.count <= ids.count else { return nil }
        var position = index
        for word in range {
            guard ids[position] == phraseWords[word] else { return nil }
            position += 1
        }
        return position
    }

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

    /// The rules by category and first word, without and with those that begin with a number.
    func tables(wordCount: Int) -> (closed: CandidateTable, open: CandidateTable) {
        var closed = [[Int]](repeating: [], count: Category.allCases.count * wordCount)
        var openOnly = [[Int]](repeating: [], count: Category.allCases.count)
        for (rule, category) in categories.enumerated() {
            for word in ruleWords[rule] {
                closed[category.rawValue * wordCount + word].append(rule)
            }
            if openRules.contains(rule) { openOnly[category.rawValue].append(rule) }
        }
        let open = closed.indices.map { Set(closed[$0] + openOnly[$0 / wordCount]).sorted() }
        return (CandidateTable(closed, wordCount), CandidateTable(open, wordCount))
    }
}

/// Lists of rules by category and word, one behind the other.
struct CandidateTable: Sendable {
    let rules: [Int]
    private let ends: [Int]
    private let wordCount: Int

    init(_ lists: [[Int]], _ wordCount: Int) {
        var ends: [Int] = [0]
        for list in lists { ends.append(ends[ends.count - 1] + list.count) }
        self.ends = ends
        rules = lists.flatMap(\.self)
        self.wordCount = wordCount
    }

    func range(_ category: Category, _ word: Vocabulary.ID) -> Range<Int> {
        let list = category.rawValue * wordCount + word
        return ends[list]..<ends[list + 1]
    }
}

/// One element of a rule, as whole numbers, so that matching counts no references.
struct Step: Sendable {
    enum Kind: Sendable { case phrases, category, joint, boundary }

    let kind: Kind
    let isOptional: Bool
    /// The phrases that match.
    let phrases: Range<Int>
    /// The category that is captured.
    let category: Category
}

/// Lays the elements of rules one behind the other.
private struct StepCompiler {
    var steps: [Step] = []
    var phrases: [Range<Int>] = []
    var words: [Vocabulary.ID] = []

    /// Adds a rule; returns where its steps end.
    mutating func add(_ symbols: [Symbol]) -> Int {
        for symbol in symbols { steps.append(step(symbol)) }
        return steps.count
    }

    private mutating func step(_ symbol: Symbol) -> Step {
        switch symbol {
        case .phrases(let list, let isOptional):
            let start = phrases.count
            for phrase in list {
                phrases.append(words.count..<words.count + phrase.count)
                words += phrase
            }
            return Step(
                kind: .phrases, isOptional: isOptional, phrases: start..<phrases.count,
                category: .number)
        case .category(let category, let isOptional):
            return Step(
                kind: .category, isOptional: isOptional, phrases: 0..<0, category: category)
        case .joint:
            return Step(kind: .joint, isOptional: false, phrases: 0..<0, category: .number)
        case .boundary:
            return Step(kind: .boundary, isOptional: false, phrases: 0..<0, category: .number)
        }
    }
}

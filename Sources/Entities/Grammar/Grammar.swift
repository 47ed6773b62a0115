internal import Primitives
internal import TextProcessing

/// The rules of a language, compiled: its vocabulary, and for each category the rules that can
/// begin with each word.
///
/// Where a word stands that begins no rule, which is nearly everywhere in a sentence, a look into
/// one table says so.
final class Grammar: Sendable {
    let language: Language
    /// The number of each word of the rules.
    let ids: FoldedTable<Vocabulary.ID>
    private let wordCount: Int
    private let rules: [GrammarRule]
    private let steps: [Step]
    private let ruleEnds: [Int]
    private let seconds: [SecondWords]
    private let phrases: [Range<Int>]
    private let phraseWords: [Vocabulary.ID]
    /// The weekday, month and unit of each word that is one, by its number.
    let weekdays: [Vocabulary.ID: Weekday]
    let months: [Vocabulary.ID: Int]
    let units: [Vocabulary.ID: TimeLength]
    /// The units in the plural.
    let plurals: [Vocabulary.ID: TimeLength]
    /// By category and word: the rules that can begin with the word, in order of precedence.
    private let closed: RuleTable
    /// By category: the rules that can begin with a number, in order of precedence.
    private let open: RuleTable

    /// Compiles `rules`; where two make the same category of the same words, the first holds.
    init(_ rules: [GrammarRule], calendar: CalendarWords, language: Language) {
        var vocabulary = Vocabulary()
        let symbols = rules.map { $0.symbols(&vocabulary) }
        weekdays = Self.numbered(calendar.weekdays, &vocabulary)
        months = Self.numbered(calendar.months, &vocabulary)
        units = Self.numbered(calendar.units, &vocabulary)
        plurals = Self.numbered(calendar.units.filter { $0.key.hasSuffix("s") }, &vocabulary)
        self.rules = rules
        ids = FoldedTable(vocabulary.ids)
        wordCount = vocabulary.count
        self.language = language
        var firsts = Firsts(
            categories: rules.map(\.category), symbols: symbols,
            words: [
                .weekday: Array(weekdays.keys), .month: Array(months.keys),
                .unit: Array(units.keys), .plural: Array(plurals.keys),
                .dateFigures: Array(months.keys),
            ], wordCount: vocabulary.count)
        firsts.close()
        (closed, open) = firsts.tables()
        seconds = firsts.seconds()
        var compiler = StepCompiler(firsts: firsts)
        ruleEnds = symbols.map { compiler.add($0) }
        (steps, phrases) = (compiler.steps, compiler.phrases)
        phraseWords = compiler.words
    }

    /// Returns the numbers of the words of a text.
    func ids(of words: Words) -> [Vocabulary.ID] {
        words.folded.indices.map { index in
            ids.value(of: words.folded[index], hash: words.text.wordHashes[index])
                ?? Vocabulary.unknown
        }
    }

    /// Returns the rules that can make a `category` at a word, for `next`; `beginsNumber` says
    /// whether a number stands there.
    func candidates(_ category: Category, word: Vocabulary.ID, beginsNumber: Bool) -> Candidates {
        Candidates(
            closed: closed.range(category.rawValue * wordCount + word),
            open: beginsNumber ? open.range(category.rawValue) : 0..<0)
    }

    /// Takes the first of the rules that are left, in order of precedence; nil behind the last.
    func next(of candidates: inout Candidates) -> Int? {
        guard let first = candidates.closed.first else {
            return candidates.open.popFirst().map { open.rules[$0] }
        }
        let rule = closed.rules[first]
        if let other = candidates.open.first {
            // A rule that can begin with the word and with a number stands in both lists.
            if open.rules[other] <= rule { candidates.open.removeFirst() }
            if open.rules[other] < rule { return open.rules[other] }
        }
        candidates.closed.removeFirst()
        return rule
    }

    /// The rules still to be tried, as places in the tables.
    struct Candidates {
        fileprivate var closed: Range<Int>
        fileprivate var open: Range<Int>
    }

    /// The steps of a rule.
    func steps(ofRule index: Int) -> Range<Int> {
        (index == 0 ? 0 : ruleEnds[index - 1])..<ruleEnds[index]
    }

    func step(_ index: Int) -> Step { steps[index] }

    /// What may stand behind the first word of a rule.
    func second(ofRule index: Int) -> SecondWords { seconds[index] }

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

/// Lists of rules, each ascending, one behind the other.
struct RuleTable: Sendable {
    let rules: [Int]
    private let ends: [Int]

    /// Where the list at `index` stands in `rules`.
    func range(_ index: Int) -> Range<Int> {
        (index == 0 ? 0 : ends[index - 1])..<ends[index]
    }

    /// Gathers the lists, which are laid out once their lengths are known.
    struct Builder {
        private var lengths: [Int]
        private var entries: [(list: Int, rule: Int)] = []

        init(listCount: Int) { lengths = Array(repeating: 0, count: listCount) }

        mutating func add(_ rule: Int, to list: Int) {
            lengths[list] += 1
            entries.append((list, rule))
        }

        func table() -> RuleTable {
            var end = 0
            var places: [Int] = []
            places.reserveCapacity(lengths.count)
            for length in lengths {
                places.append(end)
                end += length
            }
            var rules = [Int](repeating: 0, count: entries.count)
            for entry in entries {
                rules[places[entry.list]] = entry.rule
                places[entry.list] += 1
            }
            return RuleTable(rules: rules, ends: places)
        }
    }
}

/// One element of a rule, as whole numbers, so that matching counts no references.
struct Step: Sendable {
    enum Kind: Sendable { case phrases, category, joint, boundary }

    let kind: Kind
    let isOptional: Bool
    /// The words it can begin with.
    let starts: WordClasses
    /// Whether a number can begin it.
    let isOpen: Bool
    /// The phrases that match.
    let phrases: Range<Int>
    /// The category that is captured.
    let category: Category
}

/// Lays the elements of rules one behind the other.
private struct StepCompiler {
    let firsts: Firsts
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
                kind: .phrases, isOptional: isOptional, starts: Firsts.classes(of: list),
                isOpen: false, phrases: start..<phrases.count, category: .number)
        case .category(let category, let isOptional):
            let classes = firsts.classes(of: category)
            return Step(
                kind: .category, isOptional: isOptional, starts: classes.words,
                isOpen: classes.isOpen, phrases: 0..<0, category: category)
        case .joint: return empty(.joint)
        case .boundary: return empty(.boundary)
        }
    }

    /// A step that takes no word.
    private func empty(_ kind: Step.Kind) -> Step {
        Step(
            kind: kind, isOptional: false, starts: WordClasses(), isOpen: false, phrases: 0..<0,
            category: .number)
    }
}

/// A set of words, a bit for all those whose numbers have the same remainder: a Bloom filter
/// (1970) with one hash function, which may hold a word too many and none too few.
struct WordClasses: Hashable, Sendable {
    private var bits: UInt64 = 0

    mutating func insert(_ word: Vocabulary.ID) { bits |= Self.bit(word) }

    mutating func formUnion(_ other: WordClasses) { bits |= other.bits }

    func mayHold(_ word: Vocabulary.ID) -> Bool { bits & Self.bit(word) != 0 }

    /// Words of no rule are in no set.
    private static func bit(_ word: Vocabulary.ID) -> UInt64 {
        word == Vocabulary.unknown ? 0 : 1 << UInt64(word & 63)
    }
}

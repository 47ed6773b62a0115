internal import Primitives
internal import TextProcessing

/// The rules of a language, compiled: its vocabulary, and for each category the branches of rules
/// that can begin with each word.
///
/// Where a word stands that begins no rule, which is nearly everywhere in a sentence, a look into
/// one table says so.
final class Grammar: Sendable {
    let language: Language
    /// The number of each word of the rules.
    let ids: FoldedTable<Vocabulary.ID>
    private let wordCount: Int
    private let rules: [GrammarRule]
    /// The rule that each branch is of.
    private let owners: [Int]
    private let steps: [Step]
    /// Where the steps of each branch end.
    private let ends: [Int]
    private let phrases: [Range<Int>]
    private let phraseWords: [Vocabulary.ID]
    /// The weekday, month and unit of each word that is one, by its number.
    let weekdays: [Vocabulary.ID: Weekday]
    let months: [Vocabulary.ID: Int]
    let units: [Vocabulary.ID: TimeLength]
    /// The units in the plural.
    let plurals: [Vocabulary.ID: TimeLength]
    /// The categories that each word can begin, by its number.
    private let beginnings: [CategorySet]
    /// The categories that a number can begin.
    private let beginningsOfNumbers: CategorySet
    /// By category and word: the branches that can begin with the word, in order of precedence.
    private let closed: BranchTable
    /// By category: the branches that can begin with a number, in order of precedence.
    private let open: BranchTable
    /// How each branch begins, by its number.
    private let openings: [Opening]

    /// Compiles `rules`; where two make the same category of the same words, the first holds.
    init(_ rules: [GrammarRule], calendar: CalendarWords, language: Language) {
        var vocabulary = Vocabulary()
        let branches = rules.map { Self.branches(of: $0.symbols(&vocabulary)) }
        owners = branches.indices.flatMap { Array(repeating: $0, count: branches[$0].count) }
        let symbols = branches.flatMap(\.self)
        weekdays = Self.numbered(calendar.weekdays, &vocabulary)
        months = Self.numbered(calendar.months, &vocabulary)
        units = Self.numbered(calendar.units, &vocabulary)
        plurals = Self.numbered(calendar.units.filter { $0.key.hasSuffix("s") }, &vocabulary)
        self.rules = rules
        ids = FoldedTable(vocabulary.ids)
        wordCount = vocabulary.count
        self.language = language
        var firsts = Firsts(
            categories: owners.map { rules[$0].category }, symbols: symbols,
            words: [
                .weekday: Array(weekdays.keys), .month: Array(months.keys),
                .unit: Array(units.keys), .plural: Array(plurals.keys),
                .dateFigures: Array(months.keys),
            ], wordCount: vocabulary.count)
        firsts.close()
        (closed, open) = firsts.tables()
        openings = firsts.openings()
        (beginnings, beginningsOfNumbers) = firsts.beginnings()
        var compiler = StepCompiler()
        ends = symbols.map { compiler.add($0) }
        (steps, phrases) = (compiler.steps, compiler.phrases)
        phraseWords = compiler.words
    }

    /// The branches of a rule, in the order they are tried: one for each element it can begin with,
    /// which is there, so that how a branch begins says what may stand behind its first word.
    private static func branches(of symbols: [Symbol]) -> [[Symbol]] {
        guard let first = symbols.first, symbols.count > 1, let needed = first.ifOptional else {
            return [symbols]
        }
        let rest = Array(symbols.dropFirst())
        return [[needed] + rest] + branches(of: rest)
    }

    /// Returns the number of a word of a text.
    func id(ofWord index: Int, in words: Words) -> Vocabulary.ID {
        ids.value(of: words.folded[index], hash: words.text.wordHashes[index])
            ?? Vocabulary.unknown
    }

    /// Returns the categories that a word can begin; `beginsNumber` says whether a number stands
    /// there.
    func beginnings(of word: Vocabulary.ID, beginsNumber: Bool) -> CategorySet {
        var categories = beginnings[word]
        if beginsNumber { categories.formUnion(beginningsOfNumbers) }
        return categories
    }

    /// Returns the branches that can make a `category` at a word, for `next`; `beginsNumber` says
    /// whether a number stands there.
    func candidates(_ category: Category, word: Vocabulary.ID, beginsNumber: Bool) -> Candidates {
        Candidates(
            closed: closed.range(category.rawValue * wordCount + word),
            open: beginsNumber ? open.range(category.rawValue) : 0..<0)
    }

    /// Takes the first of the branches that are left, in order of precedence, that may begin at a
    /// word with these `beginnings` and `second` behind it; nil behind the last.
    @inline(__always)
    func next(
        of candidates: inout Candidates, at beginnings: CategorySet, before second: SecondWords
    ) -> Int? {
        while let branch = next(of: &candidates) {
            let opening = openings[branch]
            if opening.first.isSubset(of: beginnings), opening.second.mayBe(second) {
                return branch
            }
        }
        return nil
    }

    @inline(__always)
    private func next(of candidates: inout Candidates) -> Int? {
        guard let place = candidates.closed.first else {
            return candidates.open.popFirst().map { open[$0] }
        }
        let branch = closed[place]
        if let other = candidates.open.first {
            let number = open[other]
            // A branch that can begin with the word and with a number stands in both lists.
            if number <= branch { candidates.open.removeFirst() }
            if number < branch { return number }
        }
        candidates.closed.removeFirst()
        return branch
    }

    /// The branches still to be tried, as places in the tables.
    struct Candidates {
        fileprivate var closed: Range<Int>
        fileprivate var open: Range<Int>
    }

    /// The steps of a branch.
    func steps(ofBranch index: Int) -> Range<Int> {
        (index == 0 ? 0 : ends[index - 1])..<ends[index]
    }

    func step(_ index: Int) -> Step { steps[index] }

    /// Returns the end of the phrase at `index` of a text's words, or nil if it does not stand
    /// there.
    func end(ofPhrase phrase: Int, at index: Int, in words: [GrammarParser.Word]) -> Int? {
        let range = phrases[phrase]
        guard index + range.count <= words.count else { return nil }
        var position = index
        for word in range {
            guard words[position].id == phraseWords[word] else { return nil }
            position += 1
        }
        return position
    }

    func rule(_ index: Int) -> GrammarRule { rules[index] }

    /// The number of the rule that a branch is of.
    func rule(ofBranch index: Int) -> Int { owners[index] }

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

/// How a branch begins.
struct Opening: Sendable {
    /// The category it begins with, if it does with one.
    let first: CategorySet
    /// What may stand behind its first word.
    let second: SecondWords
}

/// Lists of branches, each ascending, one behind the other.
struct BranchTable: Sendable {
    /// The numbers of the branches, in as few bytes as they take: there is one for each word that a
    /// branch can begin with, and what is read for every text is to stay near.
    private let branches: [UInt16]
    private let ends: [UInt32]

    /// Creates the table of `listCount` lists from what is in them, each list's branches ascending.
    init(_ entries: [(list: Int, branch: Int)], listCount: Int) {
        var places = [Int](repeating: 0, count: listCount)
        for entry in entries { places[entry.list] += 1 }
        var end = 0
        for list in places.indices { (places[list], end) = (end, end + places[list]) }
        var branches = [UInt16](repeating: 0, count: entries.count)
        for entry in entries {
            branches[places[entry.list]] = UInt16(entry.branch)
            places[entry.list] += 1
        }
        self.branches = branches
        // Each list has been filled up to its end.
        ends = places.map(UInt32.init)
    }

    /// The branch at a place.
    subscript(place: Int) -> Int { Int(branches[place]) }

    /// Where the list at `index` stands.
    func range(_ index: Int) -> Range<Int> {
        (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
    }
}

/// One element of a branch, as whole numbers, so that matching counts no references.
struct Step: Sendable {
    enum Kind: Sendable { case phrases, category, joint, boundary }

    let kind: Kind
    let isOptional: Bool
    /// The phrases that match.
    let phrases: Range<Int>
    /// The words the phrases begin with.
    let starts: WordClasses
    /// The category that is captured.
    let category: Category

    init(
        kind: Kind, isOptional: Bool = false, phrases: Range<Int> = 0..<0,
        starts: WordClasses = WordClasses(), category: Category = .number
    ) {
        self.kind = kind
        self.isOptional = isOptional
        self.phrases = phrases
        self.starts = starts
        self.category = category
    }
}

/// Lays the elements of branches one behind the other.
private struct StepCompiler {
    var steps: [Step] = []
    var phrases: [Range<Int>] = []
    var words: [Vocabulary.ID] = []

    /// Adds a branch; returns where its steps end.
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
                starts: Firsts.classes(of: list))
        case .category(let category, let isOptional):
            return Step(kind: .category, isOptional: isOptional, category: category)
        case .joint: return Step(kind: .joint)
        case .boundary: return Step(kind: .boundary)
        }
    }
}

/// A set of words, a bit for all those whose numbers have the same remainder: a Bloom filter
/// (1970) with one hash function, which may hold a word too many and none too few.
struct WordClasses: Hashable, Sendable {
    private var bits: UInt64 = 0

    /// Creates the set of no words.
    init() {}

    /// Creates the set of one word.
    init(_ word: Vocabulary.ID) { bits = Self.bit(word) }

    mutating func insert(_ word: Vocabulary.ID) { bits |= Self.bit(word) }

    mutating func formUnion(_ other: WordClasses) { bits |= other.bits }

    /// Whether the sets may have a word in common.
    @inline(__always)
    func intersects(_ other: WordClasses) -> Bool { bits & other.bits != 0 }

    /// Words of no rule are in no set.
    private static func bit(_ word: Vocabulary.ID) -> UInt64 {
        word == Vocabulary.unknown ? 0 : 1 << UInt64(word & 63)
    }
}

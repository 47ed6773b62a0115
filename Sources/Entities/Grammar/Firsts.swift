/// The words each branch of a rule can begin with: FIRST sets, found by repeating until nothing is
/// added (Aho et al., *Compilers*, 4.4).
struct Firsts {
    let categories: [Category]
    let symbols: [[Symbol]]
    private let wordCount: Int
    /// The words each category can begin with, by its number; one more says that a number can.
    private var starts: [BitSet]
    /// The same of each branch.
    private var branchStarts: [BitSet]

    /// - Parameter words: what the categories that code reads can begin with.
    init(
        categories: [Category], symbols: [[Symbol]], words: [Category: [Vocabulary.ID]],
        wordCount: Int
    ) {
        self.categories = categories
        self.symbols = symbols
        self.wordCount = wordCount
        branchStarts = Array(repeating: BitSet(count: wordCount + 1), count: symbols.count)
        starts = Category.allCases.map { category in
            var set = BitSet(count: wordCount + 1)
            for word in words[category] ?? [] { set.insert(word) }
            if category.isOpen { set.insert(wordCount) }
            return set
        }
    }

    mutating func close() {
        var isDone = false
        while !isDone {
            isDone = true
            for branch in symbols.indices where add(branch) { isDone = false }
        }
    }

    /// Adds what `branch` can begin with, as far as it is known; returns whether that was new.
    private mutating func add(_ branch: Int) -> Bool {
        var isNew = false
        for symbol in symbols[branch] {
            var isOptional = false
            switch symbol {
            case .phrases(let phrases, let optional):
                for case let first? in phrases.map(\.first) {
                    isNew = branchStarts[branch].insert(first) || isNew
                }
                isOptional = optional
            case .category(let category, let optional):
                isNew = branchStarts[branch].formUnion(starts[category.rawValue]) || isNew
                isOptional = optional
            case .joint, .boundary: isOptional = true
            }
            if !isOptional { break }
        }
        if isNew { starts[categories[branch].rawValue].formUnion(branchStarts[branch]) }
        return isNew
    }

    /// The words that one of `phrases` begins with.
    static func classes(of phrases: [[Vocabulary.ID]]) -> WordClasses {
        phrases.reduce(into: WordClasses()) { classes, phrase in
            if let first = phrase.first { classes.insert(first) }
        }
    }

    /// The words that a category can begin with, and whether a number can.
    func classes(of category: Category) -> (words: WordClasses, isOpen: Bool) {
        var classes = WordClasses()
        var isOpen = false
        for start in starts[category.rawValue].members {
            if start == wordCount { isOpen = true } else { classes.insert(start) }
        }
        return (classes, isOpen)
    }

    /// The categories that each word can begin, by its number, and those that a number can.
    func beginnings() -> (ofWords: [CategorySet], ofNumbers: CategorySet) {
        var sets = [CategorySet](repeating: CategorySet(), count: wordCount + 1)
        for category in Category.allCases {
            for start in starts[category.rawValue].members { sets[start].insert(category) }
        }
        return (Array(sets.dropLast()), sets[wordCount])
    }

    /// The branches by category and first word, and those by category that begin with a number.
    func tables() -> (closed: BranchTable, open: BranchTable) {
        var closed: [(list: Int, branch: Int)] = []
        var open: [(list: Int, branch: Int)] = []
        for (branch, category) in categories.enumerated() {
            for start in branchStarts[branch].members {
                if start == wordCount {
                    open.append((category.rawValue, branch))
                } else {
                    closed.append((category.rawValue * wordCount + start, branch))
                }
            }
        }
        let count = Category.allCases.count
        return (
            BranchTable(closed, listCount: count * wordCount), BranchTable(open, listCount: count)
        )
    }

    /// How each branch begins.
    func openings() -> [Opening] {
        zip(symbols, seconds()).map { symbols, second in
            var first = CategorySet()
            if case .category(let needed, isOptional: false)? = symbols.first {
                first.insert(needed)
            }
            return Opening(first: first, second: second)
        }
    }
}

/// A set of small numbers, a bit for each.
private struct BitSet {
    private var words: [UInt64]

    /// Creates the empty set of numbers below `count`.
    init(count: Int) {
        words = Array(repeating: 0, count: (count + 63) / 64)
    }

    /// The numbers in the set, ascending.
    var members: [Int] {
        words.indices.flatMap { index -> [Int] in
            var rest = words[index]
            var members: [Int] = []
            while rest != 0 {
                members.append(index * 64 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
            return members
        }
    }

    /// Adds a number; returns whether it is new.
    @discardableResult
    mutating func insert(_ number: Int) -> Bool {
        let before = words[number / 64]
        words[number / 64] |= 1 << UInt64(number % 64)
        return words[number / 64] != before
    }

    /// Adds the numbers of a set of as many; returns whether one is new.
    @discardableResult
    mutating func formUnion(_ other: BitSet) -> Bool {
        var added: UInt64 = 0
        for index in words.indices {
            added |= other.words[index] & ~words[index]
            words[index] |= other.words[index]
        }
        return added != 0
    }
}

/// What may stand behind the first word of a branch: most that can begin with a word are ruled out
/// by the next, without a step of them being tried.
extension Firsts {
    /// What may stand behind the first word of each branch, found by repeating as FIRST sets are.
    func seconds() -> [SecondWords] {
        var ofCategories = Category.allCases.map(SecondWords.init(readByCode:))
        var ofBranches = [SecondWords](repeating: SecondWords(), count: symbols.count)
        var isDone = false
        while !isDone {
            isDone = true
            for branch in symbols.indices {
                let second = second(of: symbols[branch], ofCategories)
                guard second != ofBranches[branch] else { continue }
                ofBranches[branch] = second
                ofCategories[categories[branch].rawValue].formUnion(second)
                isDone = false
            }
        }
        return ofBranches
    }

    /// The same of one branch, as far as that of categories is known.
    private func second(of symbols: [Symbol], _ ofCategories: [SecondWords]) -> SecondWords {
        var second = SecondWords()
        // Whether so far no word, and whether one, may have been taken.
        var (isAtNone, isAtOne) = (true, false)
        for symbol in symbols {
            var takesOne = false
            let isOptional: Bool
            switch symbol {
            case .phrases(let phrases, let optional):
                for phrase in phrases where isAtNone {
                    if phrase.count > 1 { second.words.insert(phrase[1]) }
                    takesOne = takesOne || phrase.count == 1
                }
                if isAtOne { second.words.formUnion(Self.classes(of: phrases)) }
                isOptional = optional
            case .category(let category, let optional):
                if isAtNone {
                    let inner = ofCategories[category.rawValue]
                    takesOne = inner.others.contains(.nothing)
                    second.formUnion(inner, besidesNothing: true)
                }
                if isAtOne {
                    let first = classes(of: category)
                    second.words.formUnion(first.words)
                    if first.isOpen { second.others.insert(.number) }
                }
                isOptional = optional
            case .joint: continue
            case .boundary:
                if isAtOne { second.others.insert(.end) }
                // What stands behind an end is not looked at.
                isAtOne = false
                continue
            }
            isAtOne = takesOne || isAtOne && isOptional
            isAtNone = isAtNone && isOptional
        }
        if isAtOne { second.others.insert(.nothing) }
        return second
    }
}

/// What may stand behind the first word of an expression, or what does stand behind a word.
struct SecondWords: Hashable, Sendable {
    fileprivate(set) var words = WordClasses()
    fileprivate(set) var others: Others = []

    /// What a second word is besides itself.
    struct Others: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let number = Others(rawValue: 1)
        /// Nothing need be there: the first word may be all.
        static let nothing = Others(rawValue: 2)
        /// The end of the text or a sign.
        static let end = Others(rawValue: 4)
        /// Anything behind a word that begins figures, of which it may be part.
        static let behindFigures = Others(rawValue: 8)
    }

    fileprivate init() {}

    /// What stands behind a word: another, or the end.
    init(words: WordClasses, others: Others) {
        self.words = words
        // Where nothing need be, anything may.
        self.others = others.union(.nothing)
    }

    /// What code reads is figures or number words, or a word and perhaps the point of its
    /// abbreviation.
    fileprivate init(readByCode category: Category) {
        switch category {
        case .weekday, .month, .unit, .plural: others = [.nothing, .end]
        default: others = category.isOpen ? [.nothing, .behindFigures] : []
        }
    }

    /// Whether what stands behind a word may be there.
    @inline(__always)
    func mayBe(_ second: SecondWords) -> Bool {
        words.intersects(second.words) || !others.isDisjoint(with: second.others)
    }

    fileprivate mutating func formUnion(_ other: SecondWords, besidesNothing: Bool = false) {
        words.formUnion(other.words)
        others.formUnion(besidesNothing ? other.others.subtracting(.nothing) : other.others)
    }
}

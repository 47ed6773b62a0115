/// What may stand behind the first word of a rule: most rules that can begin with a word are ruled
/// out by the next, without a step of them being tried.
extension Firsts {
    /// What may stand behind the first word of each rule, found by repeating as the FIRST sets are.
    func seconds() -> [SecondWords] {
        var ofCategories = Category.allCases.map(SecondWords.init(readByCode:))
        var ofRules = [SecondWords](repeating: SecondWords(), count: symbols.count)
        var isDone = false
        while !isDone {
            isDone = true
            for rule in symbols.indices {
                let second = second(of: symbols[rule], ofCategories)
                guard second != ofRules[rule] else { continue }
                ofRules[rule] = second
                ofCategories[categories[rule].rawValue].formUnion(second)
                isDone = false
            }
        }
        return ofRules
    }

    /// The same of one rule, as far as that of categories is known.
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
                    takesOne = inner.isNone
                    second.formUnion(inner, besidesNone: true)
                }
                if isAtOne {
                    let first = classes(of: category)
                    second.words.formUnion(first.words)
                    second.isNumber = second.isNumber || first.isOpen
                }
                isOptional = optional
            case .joint: continue
            case .boundary:
                second.isEnd = second.isEnd || isAtOne
                // What stands behind an end is not looked at.
                isAtOne = false
                continue
            }
            isAtOne = takesOne || isAtOne && isOptional
            isAtNone = isAtNone && isOptional
        }
        second.isNone = isAtOne
        return second
    }
}

/// What may stand behind the first word of an expression.
struct SecondWords: Hashable, Sendable {
    fileprivate(set) var words = WordClasses()
    /// A number may.
    fileprivate(set) var isNumber = false
    /// Nothing need: the first word may be all.
    fileprivate(set) var isNone = false
    /// The end of the text or a sign may.
    fileprivate(set) var isEnd = false
    /// Anything may if the first begins figures, of which it may be part.
    fileprivate(set) var isAnyBehindFigures = false

    fileprivate init() {}

    /// What code reads is figures or number words, or a word and perhaps the point of its
    /// abbreviation.
    fileprivate init(readByCode category: Category) {
        switch category {
        case .weekday, .month, .unit, .plural: (isNone, isEnd) = (true, true)
        default: (isNone, isAnyBehindFigures) = (category.isOpen, category.isOpen)
        }
    }

    fileprivate mutating func formUnion(_ other: SecondWords, besidesNone: Bool = false) {
        words.formUnion(other.words)
        isNumber = isNumber || other.isNumber
        isNone = isNone || !besidesNone && other.isNone
        isEnd = isEnd || other.isEnd
        isAnyBehindFigures = isAnyBehindFigures || other.isAnyBehindFigures
    }
}

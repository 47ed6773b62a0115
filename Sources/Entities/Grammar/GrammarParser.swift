internal import Primitives
internal import TextProcessing

/// Reads the expressions of one text with one language's grammar.
///
/// A memoising top-down parser (Norvig 1991; Ford's packrat parsing, 2002, with all the ends of a
/// match kept rather than the first). What a category can be at a word is worked out once, however
/// many rules ask; each rule looks at a bounded number of words, so a text is read in linear time.
/// A rule that would begin with its own category sees nothing there, so that left recursion ends.
///
/// A value that one reader holds, so that its buffers are checked for access once a word and not
/// once a step.
struct GrammarParser {
    /// What the words from one on to `end` mean.
    struct Reading {
        let end: Int
        let meaning: Meaning
        /// The rule that made it, by its number; nil for what code reads.
        var rule: Int?
    }

    /// A word as the rules see it.
    struct Word {
        /// Its number.
        let id: Vocabulary.ID
        /// The set of it alone.
        let classes: WordClasses
        /// What the rules say may begin with it.
        let possible: CategorySet
        /// Where what these can be is remembered, one behind the other.
        fileprivate let memoStart: Int
        /// The same without what was looked for and is not there.
        fileprivate(set) var beginnings: CategorySet
        let beginsNumber: Bool
        /// Whether figures of a date can begin with it: a number or the name of a month.
        let beginsFigures: Bool
        let isSign: Bool
    }

    let grammar: Grammar
    let context: TimeContext
    let numbers: NumberReader
    let ordinals: OrdinalReader
    private let durations: DurationReader
    /// The words of the text.
    private(set) var marks: [Word]
    /// All readings found, those of one category at one word together.
    private var pool: [Reading] = []
    /// By word and category that it may begin: where its readings are in the pool; negative while
    /// unknown.
    private var memo: [(start: Int32, end: Int32)]
    /// What the branches being matched have captured so far, each from its own base on, as places
    /// in the pool.
    private var captured: [Int] = []
    /// What the categories being made have found so far, each from its own base on.
    private var found: [Reading] = []
    private var depth = 0

    var words: Words { numbers.words }

    init(_ numbers: NumberReader, grammar: Grammar, context: TimeContext) {
        self.grammar = grammar
        self.context = context
        self.numbers = numbers
        let ordinals = OrdinalReader(numbers)
        self.ordinals = ordinals
        durations = DurationReader(numbers)
        let words = numbers.words
        var marks: [Word] = []
        marks.reserveCapacity(words.count)
        var memoCount = 0
        for index in 0..<words.count {
            let mark = Self.mark(index, of: numbers, grammar, memoStart: memoCount)
            memoCount += mark.possible.count
            marks.append(mark)
        }
        self.marks = marks
        memo = Array(repeating: (-1, -1), count: memoCount)
    }

    private static func mark(
        _ index: Int, of numbers: NumberReader, _ grammar: Grammar, memoStart: Int
    ) -> Word {
        let words = numbers.words
        let id = grammar.id(ofWord: index, in: words)
        let beginsNumber =
            numbers.beginsNumber(at: index) || numbers.role(index).ordinal != .none
        let isNone = id != Vocabulary.unknown && isOfAccount(index, in: words)
        let beginnings =
            isNone ? CategorySet() : grammar.beginnings(of: id, beginsNumber: beginsNumber)
        return Word(
            id: id, classes: WordClasses(id), possible: beginnings, memoStart: memoStart,
            beginnings: beginnings, beginsNumber: beginsNumber,
            beginsFigures: beginsNumber || beginnings.contains(.month),
            isSign: words.kind(at: index) == .punctuation)
    }

    /// Whether "courant" says which account is meant, and no time: "mon compte courant en mai".
    private static func isOfAccount(_ index: Int, in words: Words) -> Bool {
        words[index] == "courant" && ["compte", "comptes", "cpte"].contains(words[index - 1])
    }

    /// Whether the word at `index` may be the first of one of `categories`.
    func mayBegin(_ categories: CategorySet, at index: Int) -> Bool {
        !marks[index].beginnings.isDisjoint(with: categories)
    }

    /// Returns the longest of the readings of `categories` at `index`, the first of equals.
    mutating func longest(_ categories: [Category], at index: Int) -> Reading? {
        var best = -1
        var end = index
        for category in categories {
            for place in readings(category, at: index) where pool[place].end > end {
                (best, end) = (place, pool[place].end)
            }
        }
        return best < 0 ? nil : pool[best]
    }

    /// Finds what a `category` can be at `index`, each with another end; returns where those are in
    /// the pool.
    private mutating func readings(_ category: Category, at index: Int) -> Range<Int> {
        guard mayBegin(category, at: index), depth < Self.deepest else { return 0..<0 }
        let key = marks[index].memoStart + marks[index].possible.count(before: category)
        let known = memo[key]
        if known.start >= 0 { return Int(known.start)..<Int(known.end) }
        memo[key] = (0, 0)
        depth += 1
        let base = found.count
        if let primitives = primitives(category, at: index) {
            found += primitives
        } else {
            make(category, at: index)
        }
        depth -= 1
        guard found.count > base else {
            marks[index].beginnings.remove(category)
            return 0..<0
        }
        let start = pool.count
        pool += found[base...]
        found.removeLast(found.count - base)
        memo[key] = (Int32(start), Int32(pool.count))
        return start..<pool.count
    }

    /// More than any expression nests; it keeps the stack small on a text made to nest.
    private static let deepest = 12

    /// Whether the word at `index` may be the first of a `category`.
    private func mayBegin(_ category: Category, at index: Int) -> Bool {
        index < marks.count && marks[index].beginnings.contains(category)
    }

    private mutating func make(_ category: Category, at index: Int) {
        var candidates = grammar.candidates(
            category, word: marks[index].id, beginsNumber: marks[index].beginsNumber)
        let second = second(behind: index)
        let base = found.count
        while let branch = grammar.next(
            of: &candidates, at: marks[index].beginnings, before: second)
        {
            let steps = grammar.steps(ofBranch: branch)
            match(
                Attempt(
                    branch: branch, lastStep: steps.upperBound, base: captured.count, found: base),
                steps.lowerBound, at: index, from: index)
        }
    }

    /// What stands behind the word at `index`, for branches that begin with it.
    private func second(behind index: Int) -> SecondWords {
        var others: SecondWords.Others = marks[index].beginsFigures ? .behindFigures : []
        let next = index + 1
        guard next < marks.count else {
            return SecondWords(words: WordClasses(), others: others.union(.end))
        }
        if marks[next].beginsNumber { others.insert(.number) }
        if marks[next].isSign { others.insert(.end) }
        return SecondWords(words: marks[next].classes, others: others)
    }

    /// A branch being matched.
    private struct Attempt {
        let branch: Int
        let lastStep: Int
        /// Where its captures begin.
        let base: Int
        /// Where the readings of its category begin.
        let found: Int
    }

    /// Finds every way the steps from `step` on match from `index` on.
    private mutating func match(_ attempt: Attempt, _ step: Int, at index: Int, from start: Int) {
        guard step < attempt.lastStep else { return complete(attempt, at: index, from: start) }
        let current = grammar.step(step)
        switch current.kind {
        case .phrases:
            guard index < marks.count, current.starts.intersects(marks[index].classes) else {
                break
            }
            for phrase in current.phrases {
                guard let end = grammar.end(ofPhrase: phrase, at: index, in: marks) else {
                    continue
                }
                match(attempt, step + 1, at: end, from: start)
            }
        case .category:
            for place in readings(current.category, at: index) {
                captured.append(place)
                match(attempt, step + 1, at: pool[place].end, from: start)
                captured.removeLast()
            }
        case .joint:
            if words.isGlued(index) { match(attempt, step + 1, at: index, from: start) }
        case .boundary:
            guard index >= marks.count || marks[index].isSign else { return }
            match(attempt, step + 1, at: index, from: start)
        }
        if current.isOptional { match(attempt, step + 1, at: index, from: start) }
    }

    /// Keeps what a branch that has matched up to `end` means, unless an earlier one ends there.
    private mutating func complete(_ attempt: Attempt, at end: Int, from start: Int) {
        guard end > start, !found[attempt.found...].contains(where: { $0.end == end }) else {
            return
        }
        let captures = Captures(
            meanings: captured[attempt.base...].map { pool[$0].meaning }, context: context)
        let rule = grammar.rule(ofBranch: attempt.branch)
        guard let meaning = grammar.rule(rule).meaning(captures) else { return }
        found.append(Reading(end: end, meaning: meaning, rule: rule))
    }
}

extension GrammarParser {
    /// The readings of a category that code reads; nil if rules make it.
    private func primitives(_ category: Category, at index: Int) -> [Reading]? {
        switch category {
        case .number: return number(at: index, in: 0...9_999).map { [$0] } ?? []
        case .ordinal: return ordinal(at: index).map { [$0] } ?? []
        case .dayOfMonth: return dayOfMonth(at: index)
        case .figureDay:
            // Not "le premier", "the second", which are of anything.
            let isPlace = words.kind(at: index) == .word && ordinals.ordinal(at: index) != nil
            return isPlace ? [] : dayOfMonth(at: index)
        case .weekday:
            guard !isGame(at: index) else { return [] }
            return abbreviable(grammar.weekdays[marks[index].id].map(Meaning.weekday), index)
        case .month:
            guard !isVerb(at: index), !isSeven(at: index) else { return [] }
            return abbreviable(grammar.months[marks[index].id].map(Meaning.month), index)
        case .unit: return abbreviable(grammar.units[marks[index].id].map(Meaning.unit), index)
        case .plural: return abbreviable(grammar.plurals[marks[index].id].map(Meaning.unit), index)
        case .ordinalDay:
            return words.kind(at: index) == .number && ordinals.ordinal(at: index) != nil
                ? dayOfMonth(at: index) : []
        case .year: return year(at: index).map { [$0] } ?? []
        case .clockFigures: return clockFigures(at: index)
        case .dateFigures: return dateFigures(at: index)
        case .duration: return duration(at: index).map { [$0] } ?? []
        case .looseFigures: return looseFigures(at: index)
        case .part, .clock, .length, .holiday, .weekdays, .date, .latentDate, .rangeEnd, .season,
            .present, .time, .range, .whole, .latent, .frequency:
            return nil
        }
    }

    /// One word, with the point of an abbreviation if one is joined to it: "sept.".
    private func abbreviable(_ meaning: Meaning?, _ index: Int) -> [Reading] {
        guard let meaning else { return [] }
        let plain = Reading(end: index + 1, meaning: meaning)
        guard words[index + 1] == ".", words.isGlued(index + 1), words[index].utf8.count <= 5 else {
            return [plain]
        }
        return [Reading(end: index + 2, meaning: meaning), plain]
    }

    /// Whether "may" is the verb: "20 may be enough", "may I".
    private func isVerb(at index: Int) -> Bool {
        words[index] == "may"
            && (Self.wordsBehindMay.contains(words[index + 1])
                || Self.subjects.contains(words[index - 1]))
    }

    /// Whether "sept" is the number, as it is unless a day stands before it or a year behind.
    private func isSeven(at index: Int) -> Bool {
        guard words[index] == "sept", grammar.language == .french, marks.count > 1 else {
            return false
        }
        let isDated =
            words.kind(at: index - 1) == .number
            || (words.kind(at: index - 2) == .number && words[index - 1] == "de")
            || ordinals.ordinal(at: index - 1) != nil
            || (words.kind(at: index + 1) == .number && words[index + 1].utf8.count == 4)
        return !isDated && words[index + 1] != "." && words[index - 1] != "-"
    }

    /// Whether "jeu" is a game, as it is behind an article unless a date goes on: "le jeu 5".
    private func isGame(at index: Int) -> Bool {
        words[index] == "jeu" && Self.wordsBeforeGames.contains(words[index - 1])
            && words.kind(at: index + 1) != .number
            && !(words[index + 1] == "." && words.isGlued(index + 1))
    }

    private static let wordsBeforeGames: Set<String> = ["le", "au", "du", "ce", "un", "de"]

    private static let subjects: Set<String> = ["i", "you", "he", "she", "it", "we", "they"]

    private static let wordsBehindMay: Set<String> = [
        "i", "you", "he", "she", "it", "we", "they", "be", "have", "not", "also", "need", "take",
        "want", "go", "pay", "send", "well", "still", "only", "cost", "help", "use", "get",
    ]

    private func number(at index: Int, in range: ClosedRange<Int>) -> Reading? {
        guard let reading = numbers.number(at: index), let value = reading.value.whole,
            range.contains(value), !isCut(at: reading.end)
        else { return nil }
        return Reading(end: reading.end, meaning: .number(value))
    }

    private func duration(at index: Int) -> Reading? {
        guard let reading = durations.duration(at: index),
            let count = Int(exactly: reading.value.count), (0...TimeLength.largestCount) ~= count,
            let unit = TimeSpan.Grain(rawValue: reading.value.unit.rawValue)
        else { return nil }
        return Reading(end: reading.end, meaning: .length(TimeLength(count, unit)))
    }

    /// Whether the figures before `index` go on in it: "3rd", "650.650.6500", "A4".
    private func isCut(at index: Int) -> Bool {
        guard words.isGlued(index), words.kind(at: index - 1) == .number else { return false }
        switch words.kind(at: index) {
        case .word:
            // "24hrs" and "18q4" are words of the rules; "3rd" is none.
            return marks[index].id == Vocabulary.unknown
        case .punctuation:
            return words.isGlued(index + 1) && words.kind(at: index + 1) == .number
        case .number, .handle, .email, .link, .iban: return true
        case .currencySign, .emoji, nil: return false
        }
    }

    private func ordinal(at index: Int) -> Reading? {
        ordinals.ordinal(at: index).map { Reading(end: $0.end, meaning: .number($0.value)) }
    }

    /// A day of the month, an ordinal or a number, in figures or words; not one that an amount, a
    /// clock time or another figure goes on from.
    private func dayOfMonth(at index: Int) -> [Reading] {
        guard words.kind(at: index - 1) != .currencySign else { return [] }
        if let ordinal = ordinals.ordinal(at: index) {
            guard (1...31).contains(ordinal.value) else { return [] }
            return [Reading(end: ordinal.end, meaning: .number(ordinal.value))]
        }
        guard let reading = numbers.number(at: index), let value = reading.value.whole,
            (1...31).contains(value), !reading.isLoneOne || words.kind(at: index) == .number,
            !goesOn(behind: reading.end)
        else { return [] }
        return [Reading(end: reading.end, meaning: .number(value))]
    }

    /// Whether what stands at `index` makes the number before it more than a number by itself.
    private func goesOn(behind index: Int) -> Bool {
        switch words.kind(at: index) {
        case .currencySign: true
        case .punctuation:
            words[index] == "%"
                || (words.isGlued(index) && ["/", ":"].contains(words[index])
                    && words.isGlued(index + 1) && words.kind(at: index + 1) == .number)
        case .word:
            // "12avril" is a day all the same.
            (words.isGlued(index) && words.kind(at: index - 1) == .number
                && grammar.months[marks[index].id] == nil)
                || counts(index)
        case .number, .iban, .handle, .email, .link, .emoji, nil: false
        }
    }

    /// Whether the word at `index` makes the number before it an amount or a count.
    func counts(_ index: Int) -> Bool {
        let role = numbers.role(index)
        return role.currency != nil
            || !role.signals.isDisjoint(with: [.cent, .percent, .grand, .scale])
            || Self.countedWords.contains(words[index])
    }

    /// Words that are counted, or that a house number stands before.
    private static let countedWords: Set<String> = [
        "fois", "times", "personnes", "people", "rue", "avenue", "boulevard", "place", "impasse",
        "allee", "chemin", "quai", "bis", "street", "road", "lane", "drive",
    ]

    /// A year in four figures, or in words: "two thousand and twenty", "nineteen eighty six".
    private func year(at index: Int) -> Reading? {
        if words.kind(at: index) == .number {
            guard words[index].utf8.count == 4, let year = Int(words[index]),
                (1_000...2_999).contains(year),
                !goesOn(behind: index + 1) || words[index + 1] == "s"
            else { return nil }
            return Reading(end: index + 1, meaning: .number(year))
        }
        // "Sept mille neuf cents" is 7,900 before it is a year of September.
        guard grammar.language == .english || words[index - 1] != "sept" else { return nil }
        if let whole = number(at: index, in: 1_100...2_999) {
            return whole
        }
        guard grammar.language == .english, let century = numbers.number(at: index),
            let first = century.value.whole, (11...20).contains(first),
            let rest = numbers.number(at: century.end), let second = rest.value.whole,
            (10...99).contains(second), words.kind(at: century.end) == .word
        else { return nil }
        return Reading(end: rest.end, meaning: .number(first * 100 + second))
    }
}

internal import Primitives
internal import TextProcessing

/// Reads the times and repetitions of a text in one language.
///
/// At each word the longest expression is taken. Figures and a month that make no date are
/// impossible rather than moved or overlooked.
struct CalendarReader {
    private var parser: GrammarParser
    private let calendar: CalendarWords
    private let context: TimeContext
    private let readsBareNumbers: Bool
    private let readsTimes: Bool
    private let readsFrequencies: Bool

    init(_ numbers: NumberReader, context: EntityContext) {
        let (grammar, calendar): (Grammar, CalendarWords) =
            switch numbers.language {
            case .french: (.french, .french)
            case .english: (.english, .english)
            }
        self.context = TimeContext(context)
        parser = GrammarParser(numbers, grammar: grammar, context: self.context)
        self.calendar = calendar
        readsBareNumbers = context.readsBareNumbers
        readsTimes = context.dimensions.contains(.time)
        readsFrequencies = context.dimensions.contains(.frequency)
    }

    /// Adds the readings that begin at `index` to `candidates`.
    mutating func read(at index: Int, into candidates: inout [Candidate]) {
        guard parser.mayBegin(Self.anyCategory, at: index) else { return }
        if readsFrequencies, let found = parser.longest([.frequency], at: index),
            let value = repetition(found.meaning)
        {
            candidates.append(candidate(value, found))
        }
        if readsTimes, let found = time(at: index), let value = value(of: found, at: index) {
            candidates.append(candidate(value, found))
        }
    }

    private func candidate(_ value: EntityValue, _ found: GrammarParser.Reading) -> Candidate {
        Candidate(
            value: value, end: found.end,
            rule: found.rule.map { parser.grammar.rule($0).pattern } ?? "")
    }

    private mutating func time(at index: Int) -> GrammarParser.Reading? {
        var found = parser.longest(
            readsBareNumbers ? Self.allCategories : Self.categories, at: index)
        if index == 0, let whole = parser.longest([.whole], at: 0),
            whole.end > (found?.end ?? 0), parser.words.isEnd(whole.end)
        {
            found = whole
        }
        if index == 0, readsBareNumbers, let latent = parser.longest([.latent], at: 0),
            latent.end > (found?.end ?? 0), parser.words.isEnd(latent.end)
        {
            found = latent
        }
        guard let found, !isAmbiguous(index..<found.end), !isOutdone(index..<found.end) else {
            return nil
        }
        return found
    }

    private static let categories: [Category] = [.date, .time, .range]
    /// "Now" is no date of a payment, and is read only where times alone are looked for.
    private static let allCategories: [Category] = [.date, .time, .range, .present]

    /// All that is looked for, wherever it is.
    private static let anyCategory = CategorySet([
        .frequency, .date, .time, .range, .present, .whole, .latent,
    ])

    /// Whether the words are one that is something else before it is a time ("mars", "may"), and
    /// not all of the text; one that is a number ("sept") only where times alone are looked for.
    private func isAmbiguous(_ range: Range<Int>) -> Bool {
        let words = parser.words
        guard range.count <= 2, let last = range.last,
            calendar.ambiguousAlone.contains(words[last]),
            range.count == 1 || words[range.lowerBound] == "the"
        else { return false }
        guard range.count == 1 else { return true }
        let isAlone = range.lowerBound == 0 && words.isEnd(range.upperBound)
        let isNumber = parser.numbers.beginsNumber(at: range.lowerBound)
        return !isAlone || (isNumber && !readsBareNumbers)
    }

    /// Whether an expression as long begins inside `range` and goes on beyond it: of "in the week
    /// after next", "the week after next" is meant, and not "in the week".
    private mutating func isOutdone(_ range: Range<Int>) -> Bool {
        for start in range.dropFirst().prefix(2) {
            guard let next = parser.longest(Self.categories, at: start) else { continue }
            if next.end > range.upperBound, next.end - start >= range.count { return true }
        }
        return false
    }

    private func value(of found: GrammarParser.Reading, at index: Int) -> EntityValue? {
        guard case .time(var form) = found.meaning else { return nil }
        if endsClauseOfSince(at: index), let since = Captures(context: context).since(form) {
            form = since
        }
        guard form != .impossible else { return .impossibleDate }
        guard let span = form.span(in: context) else { return nil }
        return span.isWritable ? .time(span) : .impossibleDate
    }

    /// Whether a time at `index` ends a short clause that "since" opens in a question about the
    /// past: "since I started on 1 October", "depuis que j'ai emménagé le 5 juin".
    private func endsClauseOfSince(at index: Int) -> Bool {
        guard context.prefersPast, index > 2 else { return false }
        let words = parser.words
        for place in stride(from: index - 1, through: max(0, index - Self.longestClause), by: -1) {
            guard words.kind(at: place) == .word else { return false }
            if words[place] == calendar.since {
                return place + 2 < index && calendar.clauseOpeners.contains(words[place + 1])
            }
        }
        return false
    }

    private static let longestClause = 8

    private func repetition(_ meaning: Meaning) -> EntityValue? {
        switch meaning {
        case .recurrence(let rule): .frequency(rule)
        case .otherRecurrence: .unclearFrequency
        // On a day that no month or no year has.
        case .time(.impossible): readsTimes ? .impossibleDate : .unclearFrequency
        case .number, .weekday, .weekdays, .month, .unit, .length, .clock, .part, .holiday, .time:
            nil
        }
    }
}

extension Words {
    /// Whether nothing but punctuation stands from `index` on.
    func isEnd(_ index: Int) -> Bool {
        (index..<max(index, count)).allSatisfy { kind(at: $0) == .punctuation }
    }
}

extension Grammar {
    /// The French grammar of times and repetitions.
    static let french = Grammar(
        FrenchDates.rules + FrenchRanges.rules + FrenchClock.rules + FrenchHolidays.rules
            + FrenchFrequencies.rules,
        calendar: .french, language: .french)

    /// The English grammar of times and repetitions.
    static let english = Grammar(
        EnglishDates.rules + EnglishRanges.rules + EnglishClock.rules + EnglishHolidays.rules
            + EnglishFrequencies.rules,
        calendar: .english, language: .english)
}

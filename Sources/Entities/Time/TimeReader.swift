internal import Primitives
internal import TextProcessing

/// Reads the times and repetitions of a text in one language.
///
/// At each word the longest expression is taken, and a date before a range that says as much.
/// Figures and a month that make no date are impossible rather than moved or overlooked.
struct TimeReader {
    private let parser: GrammarParser
    private let calendar: CalendarWords
    private let context: EntityContext

    init(_ numbers: NumberReader, context: EntityContext) {
        let (grammar, calendar): (Grammar, CalendarWords) =
            switch numbers.language {
            case .french: (.french, .french)
            case .english: (.english, .english)
            }
        parser = GrammarParser(numbers, grammar: grammar, context: context)
        self.calendar = calendar
        self.context = context
    }

    /// What an expression of time says.
    enum Value {
        case time(TimeSpan)
        /// A date that no calendar has.
        case impossible
    }

    /// Returns the time that the words from `index` on say, and the word after it.
    func time(at index: Int) -> (value: Value, end: Int)? {
        let words = parser.words
        var found = parser.longest(Self.categories, at: index)
        if index == 0, let whole = parser.longest([.whole], at: 0),
            whole.end > (found?.end ?? 0), words.isEnd(whole.end)
        {
            found = whole
        }
        guard let found, case .time(let form) = found.meaning,
            !isOutdone(index..<found.end)
        else { return nil }
        let isAlone = index == 0 && words.isEnd(found.end)
        if found.end == index + 1, !isAlone, calendar.ambiguousAlone.contains(words[index]) {
            return nil
        }
        if form == .impossible { return (.impossible, found.end) }
        return form.span(in: context).map { (.time($0), found.end) }
    }

    /// Whether a longer expression begins inside `range` and goes on beyond it: of "in the week
    /// after next", "the week after next" is meant, and not "in the week".
    private func isOutdone(_ range: Range<Int>) -> Bool {
        range.dropFirst().contains { start in
            guard let next = parser.longest(Self.categories, at: start) else { return false }
            return next.end > range.upperBound && next.end - start > range.count
        }
    }

    private static let categories: [Category] = [.date, .time, .range]

    /// Returns the repetition that the words from `index` on say, nil in it where no rule of
    /// payments says it ("deux fois par mois"), and the word after.
    func recurrence(at index: Int) -> (value: Recurrence?, end: Int)? {
        guard let found = parser.longest([.frequency], at: index) else { return nil }
        switch found.meaning {
        case .recurrence(let rule): return (rule, found.end)
        case .otherRecurrence: return (nil, found.end)
        case .number, .weekday, .month, .unit, .length, .clock, .part, .holiday, .time:
            return nil
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

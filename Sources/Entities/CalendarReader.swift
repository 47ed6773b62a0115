internal import Primitives
internal import TextProcessing

/// Reads days, periods and repetitions.
struct CalendarReader {
    private let words: Words
    private let patterns: PatternMatcher
    private let days: RuleSet<DayInterval>
    private let ranges: RuleSet<DayInterval>
    private let frequencies: RuleSet<Recurrence>
    private let context: EntityContext
    private let readsTimes: Bool
    private let readsFrequencies: Bool

    init(_ numbers: NumberReader, context: EntityContext) {
        words = numbers.words
        self.context = context
        readsTimes = context.dimensions.contains(.time)
        readsFrequencies = context.dimensions.contains(.frequency)
        switch numbers.language {
        case .french:
            (days, ranges) = (FrenchDays.rules, FrenchDays.ranges)
            frequencies = FrenchFrequencies.rules
        case .english:
            (days, ranges) = (EnglishDays.rules, EnglishDays.ranges)
            frequencies = EnglishFrequencies.rules
        }
        patterns = PatternMatcher(numbers, context: context, dayRules: days)
    }

    /// Adds the readings that begin at `index` to `candidates`.
    func read(at index: Int, into candidates: inout [Candidate]) {
        if readsFrequencies, let match = patterns.longest(frequencies, at: index),
            let rule = match.value
        {
            candidates.append(
                Candidate(value: .frequency(rule), end: match.end, rule: match.rule))
        }
        guard readsTimes else { return }
        let dateStart = Self.dateArticles.contains(words[index]) ? index + 1 : index
        if let match = NumericDate.match(words, at: dateStart, context) {
            let value = match.value.map(EntityValue.time) ?? .impossibleDate
            candidates.append(Candidate(value: value, end: match.end, rule: match.rule))
        }
        for rules in [days, ranges] {
            guard let match = patterns.longest(rules, at: index),
                let value = time(match, at: index)
            else { continue }
            candidates.append(Candidate(value: value, end: match.end, rule: match.rule))
        }
    }

    /// The days of a match, or an impossible date where figures and a month name none. Words that
    /// are words before they are months ("may", "mars") need a neighbour that makes them a date.
    private func time(_ match: PatternMatcher.Match<DayInterval>, at index: Int) -> EntityValue? {
        guard match.end > index + 1 || !Self.wordsBeforeMonths.contains(words[index]) else {
            return nil
        }
        if let days = match.value { return .time(days) }
        let hasFigure = (index..<match.end).contains { words.kind(at: $0) == .number }
        return hasFigure && match.end > index + 1 && words[index] != "le" ? .impossibleDate : nil
    }

    private static let dateArticles: Set<String> = ["le", "au", "on"]

    /// Not dates when they stand alone.
    private static let wordsBeforeMonths: Set<String> = [
        "may", "mars", "march", "avril", "april", "june", "aug", "sept", "mon", "sat", "sun", "wed",
        "fri", "dec", "mar", "moi", "mai",
    ]
}

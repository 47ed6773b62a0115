internal import Primitives
internal import TextProcessing

/// Dates in figures: `2026-12-03`, `03/12/2026`, `3/12`, `03.12.26`.
enum NumericDate {
    /// Returns the days at `index`, nil for a date no calendar has, and the word after; nil if no
    /// date stands there. Day before month unless that makes no date.
    static func match(
        _ words: Words, at index: Int, _ context: EntityContext
    ) -> PatternMatcher.Match<DayInterval>? {
        guard let first = figure(words, index), let separator = separator(words, index + 1),
            let second = figure(words, index + 2), words.isGlued(index + 2)
        else { return nil }
        guard words[index + 3] == separator, words.isGlued(index + 3),
            let third = figure(words, index + 4), words.isGlued(index + 4)
        else {
            guard separator == "/", (1...31).contains(first), (1...31).contains(second) else {
                return nil
            }
            let days =
                DayMeaning.date(day: first, month: second, year: nil, context)
                ?? DayMeaning.date(day: second, month: first, year: nil, context)
            return .init(value: days, end: index + 3)
        }
        if words[index].count == 4 {
            return .init(
                value: Day(year: first, month: second, day: third)?.interval, end: index + 5)
        }
        let year = DayMeaning.year(third)
        let day =
            Day(year: year, month: second, day: first) ?? Day(year: year, month: first, day: second)
        return .init(value: day?.interval, end: index + 5)
    }

    private static func figure(_ words: Words, _ index: Int) -> Int? {
        words.kind(at: index) == .number && words[index].count <= 4 ? Int(words[index]) : nil
    }

    private static func separator(_ words: Words, _ index: Int) -> String? {
        ["/", "-", "."].contains(words[index]) && words.isGlued(index) ? words[index] : nil
    }
}

internal import Primitives
internal import TextProcessing

/// Tries rules at a word and keeps the longest match, the first of equals.
struct PatternMatcher: Sendable {
    let words: Words
    let context: EntityContext
    private let numbers: NumberReader
    private let calendar: CalendarWords
    private let ordinals: OrdinalReader
    private let dayRules: RuleSet<DayInterval>

    init(_ numbers: NumberReader, context: EntityContext, dayRules: RuleSet<DayInterval>) {
        words = numbers.words
        self.numbers = numbers
        self.context = context
        self.dayRules = dayRules
        calendar = CalendarWords.of(numbers.language)
        ordinals = OrdinalReader(numbers)
    }

    /// A match: what the rule says the words mean, nil if they make no sense, and the word after.
    struct Match<Value> {
        let value: Value?
        let end: Int
        /// The rule, as it is written.
        var rule = ""
    }

    /// Returns the longest match of `rules` at `index`. `depth` bounds days inside days.
    func longest<Value>(
        _ rules: RuleSet<Value>, at index: Int, depth: Int = 1
    ) -> Match<Value>? {
        var best: Match<Value>?
        let mayCapture = numbers.beginsNumber(at: index) || ordinals.ordinal(at: index) != nil
        for rule in rules.candidates(for: words[index], mayCapture: mayCapture) {
            var captures = Captures(context: context)
            guard let end = match(rule.pattern.elements[...], at: index, &captures, depth: depth),
                end > (best?.end ?? index)
            else { continue }
            best = Match(value: rule.meaning(captures), end: end, rule: rule.source)
        }
        return best
    }

    private func match(
        _ elements: ArraySlice<Pattern.Element>, at index: Int, _ captures: inout Captures,
        depth: Int
    ) -> Int? {
        guard let element = elements.first else { return index }
        let rest = elements.dropFirst()
        guard index <= words.count else { return nil }
        switch element {
        case .words(let alternatives, let isOptional):
            if alternatives.contains(words[index]) {
                let saved = captures
                if let end = match(rest, at: index + 1, &captures, depth: depth) { return end }
                captures = saved
            }
            return isOptional ? match(rest, at: index, &captures, depth: depth) : nil
        case .number, .ordinal, .weekday, .month, .unit, .year, .days:
            guard let end = capture(element, at: index, &captures, depth: depth) else { return nil }
            return match(rest, at: end, &captures, depth: depth)
        }
    }

    /// Captures the value of one element; returns the word after it.
    private func capture(
        _ element: Pattern.Element, at index: Int, _ captures: inout Captures, depth: Int
    ) -> Int? {
        switch element {
        case .words: return nil
        case .number:
            guard let reading = numbers.number(at: index), let number = reading.value.whole else {
                return nil
            }
            captures.numbers.append(number)
            return reading.end
        case .ordinal: return captureOrdinal(at: index, &captures)
        case .weekday:
            guard let weekday = calendar.weekdays[words[index]] else { return nil }
            captures.weekdays.append(weekday)
            return index + 1
        case .month:
            guard let month = calendar.months[words[index]] else { return nil }
            captures.months.append(month)
            return words[index + 1] == "." && words.isGlued(index + 1) ? index + 2 : index + 1
        case .unit:
            guard let unit = calendar.units[words[index]] else { return nil }
            captures.units.append(unit)
            return index + 1
        case .year:
            guard words.kind(at: index) == .number, let year = Int(words[index]),
                (1900...2199).contains(year)
            else { return nil }
            captures.years.append(year)
            return index + 1
        case .days:
            guard depth > 0, let match = longest(dayRules, at: index, depth: depth - 1),
                let days = match.value
            else { return nil }
            captures.days.append(days)
            return match.end
        }
    }

    /// "3rd", "1er", "premier", "fifteenth".
    private func captureOrdinal(at index: Int, _ captures: inout Captures) -> Int? {
        if let ordinal = ordinals.ordinal(at: index) {
            captures.numbers.append(ordinal.value)
            return ordinal.end
        }
        guard words.kind(at: index) == .number || numbers.language == .french,
            let reading = numbers.number(at: index), let number = reading.value.whole,
            (1...99).contains(number)
        else { return nil }
        captures.numbers.append(number)
        return reading.end
    }
}

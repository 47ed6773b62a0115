internal import Primitives

/// A sequence of words and kinds of words that a rule matches, written as people read it.
///
/// `"le <n> de chaque mois|moi"`: words side by side must follow one another, `|` separates
/// alternatives, `?` before a word makes it optional, and `<n>` (a number), `<weekday>`, `<month>`,
/// `<unit>`, `<year>` and `<days>` (any days another rule reads) capture a value.
struct Pattern: Sendable {
    enum Element: Sendable {
        case words(Set<String>, isOptional: Bool)
        case number, ordinal, weekday, month, unit, year, days
    }

    let elements: [Element]

    init(_ text: String) {
        elements = text.split(separator: " ").map { part in
            switch part {
            case "<n>": return .number
            case "<nth>": return .ordinal
            case "<weekday>": return .weekday
            case "<month>": return .month
            case "<unit>": return .unit
            case "<year>": return .year
            case "<days>": return .days
            default:
                let isOptional = part.hasPrefix("?")
                let alternatives = part.drop { $0 == "?" }.split(separator: "|").map(String.init)
                return .words(Set(alternatives), isOptional: isOptional)
            }
        }
    }
}

/// What a pattern captured, in order.
struct Captures: Sendable {
    var numbers: [Int] = []
    var weekdays: [Weekday] = []
    var months: [Int] = []
    var units: [TimeUnit] = []
    var years: [Int] = []
    var days: [DayInterval] = []
    /// The day it is, and which way a bare day is meant.
    let context: EntityContext
}

/// A pattern and what it means; nil where the captured values make no sense (30 February).
struct Rule<Value: Sendable>: Sendable {
    let pattern: Pattern
    /// The pattern as it is written.
    let source: String
    let meaning: @Sendable (Captures) -> Value?

    init(_ pattern: String, _ meaning: @escaping @Sendable (Captures) -> Value?) {
        self.pattern = Pattern(pattern)
        source = pattern
        self.meaning = meaning
    }
}

/// The words of a language's calendar.
struct CalendarWords: Sendable {
    let weekdays: [String: Weekday]
    let months: [String: Int]
    let units: [String: TimeUnit]

    static func of(_ language: Language) -> CalendarWords {
        switch language {
        case .french: french
        case .english: english
        }
    }
}

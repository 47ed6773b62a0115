internal import Primitives

/// A pattern, the category of expression it makes, and what the expression means.
///
/// A pattern is written as people read it: `"le <dayOfMonth> de|du_mois_de <month>"`. Words side by
/// side follow one another; `|` separates alternatives, `_` joins the words of one alternative, `?`
/// in front makes an element optional, `<name>` is an expression of that category, `~` asks that
/// the next word be joined to the last, as in "Nov-Feb", and `$` that the clause end. Case and
/// accents do not count.
struct GrammarRule: Sendable {
    let category: Category
    let pattern: String
    /// The meaning of what was captured; nil where it makes no sense and the rule does not match.
    let meaning: @Sendable (Captures) -> Meaning?

    init(
        _ category: Category, _ pattern: String,
        _ meaning: @escaping @Sendable (Captures) -> Meaning?
    ) {
        self.category = category
        self.pattern = pattern
        self.meaning = meaning
    }

    /// A rule whose expression means a time.
    static func time(
        _ category: Category, _ pattern: String,
        _ meaning: @escaping @Sendable (Captures) -> TimeForm?
    ) -> GrammarRule {
        GrammarRule(category, pattern) { meaning($0).map(Meaning.time) }
    }

    /// The elements of the pattern, their words numbered by `vocabulary`.
    func symbols(_ vocabulary: inout Vocabulary) -> [Symbol] {
        pattern.split(separator: " ").map { part in
            if part == "~" { return .joint }
            if part == "$" { return .boundary }
            let isOptional = part.hasPrefix("?")
            let body = isOptional ? part.dropFirst() : part
            if body.hasPrefix("<"), body.hasSuffix(">") {
                guard let category = Category(name: body.dropFirst().dropLast()) else {
                    preconditionFailure("\(body) in “\(pattern)” is no category.")
                }
                return .category(category, isOptional: isOptional)
            }
            let phrases = body.split(separator: "|").map { phrase in
                phrase.split(separator: "_").map { vocabulary.insert($0) }
            }
            return .phrases(phrases, isOptional: isOptional)
        }
    }
}

/// What an expression means.
enum Meaning: Sendable {
    case number(Int)
    case weekday(Weekday)
    case weekdays([Weekday])
    case month(Int)
    case unit(TimeLength)
    case length(TimeLength)
    case clock(ClockTime)
    case part(DayPart)
    case holiday(Holiday)
    case time(TimeForm)
    case recurrence(Recurrence)
    /// A repetition that no rule of payments says, "twice a month": read, so that no part of it is
    /// taken for another, and left to be asked about.
    case otherRecurrence
}

/// The meanings of a pattern's captured expressions, in order, and what reading depends on.
///
/// The accessors take the how-manieth capture of their kind, counted from 0.
struct Captures: Sendable {
    var meanings: [Meaning] = []
    let context: TimeContext

    /// All numbers captured: numbers, ordinals, days of the month, years.
    var numbers: [Int] { all { if case .number(let value) = $0 { value } else { nil } } }
    /// All weekdays captured.
    var weekdays: [Weekday] { all { if case .weekday(let value) = $0 { value } else { nil } } }
    /// The weekdays captured, one by one or in lists, each once.
    var listedDays: [Weekday] {
        let days = meanings.flatMap { meaning -> [Weekday] in
            if case .weekday(let day) = meaning { return [day] }
            if case .weekdays(let days) = meaning { return days }
            return []
        }
        return days.indices.filter { !days[..<$0].contains(days[$0]) }.map { days[$0] }
    }
    /// All months captured, 1...12.
    var months: [Int] { all { if case .month(let value) = $0 { value } else { nil } } }
    /// All units captured.
    var units: [TimeLength] { all { if case .unit(let value) = $0 { value } else { nil } } }
    /// All lengths captured.
    var lengths: [TimeLength] { all { if case .length(let value) = $0 { value } else { nil } } }
    /// All clock times captured.
    var clocks: [ClockTime] { all { if case .clock(let value) = $0 { value } else { nil } } }
    /// All parts of the day captured.
    var parts: [DayPart] { all { if case .part(let value) = $0 { value } else { nil } } }
    /// All holidays captured.
    var holidays: [Holiday] { all { if case .holiday(let value) = $0 { value } else { nil } } }
    /// All times captured.
    var times: [TimeForm] { all { if case .time(let value) = $0 { value } else { nil } } }

    private func all<Value>(_ value: (Meaning) -> Value?) -> [Value] { meanings.compactMap(value) }

    func number(_ index: Int = 0) -> Int { Self.at(index, of: numbers) ?? 0 }
    func weekday(_ index: Int = 0) -> Weekday { Self.at(index, of: weekdays) ?? .monday }
    func month(_ index: Int = 0) -> Int { Self.at(index, of: months) ?? 0 }
    func unit(_ index: Int = 0) -> TimeLength { Self.at(index, of: units) ?? .none }
    func length(_ index: Int = 0) -> TimeLength { Self.at(index, of: lengths) ?? .none }
    func clock(_ index: Int = 0) -> ClockTime { Self.at(index, of: clocks) ?? .midnight }
    func part(_ index: Int = 0) -> DayPart { Self.at(index, of: parts) ?? .night }
    func holiday(_ index: Int = 0) -> Holiday {
        Self.at(index, of: holidays) ?? .fixed(month: 1, day: 1)
    }
    func time(_ index: Int = 0) -> TimeForm { Self.at(index, of: times) ?? .impossible }

    /// Impossible where the first number captured is the day of no month: 0, 32, and nil for one
    /// that may be a day, or is too large to have been meant for one.
    var noDay: TimeForm? {
        let number = number()
        return number == 0 || (32...99).contains(number) ? .impossible : nil
    }

    /// A capture; asking for one that the pattern lacks is a mistake in the rule, which stops tests
    /// and not users.
    private static func at<Value>(_ index: Int, of values: [Value]) -> Value? {
        guard index < values.count else {
            assertionFailure("A rule asks for a capture that its pattern lacks.")
            return nil
        }
        return values[index]
    }

    /// The day it is.
    var today: Day { context.today }
}

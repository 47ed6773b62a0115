internal import Primitives

extension GrammarRule {
    /// A rule whose expression means a repetition.
    static func frequency(
        _ pattern: String, _ meaning: @escaping @Sendable (Captures) -> Recurrence?
    ) -> GrammarRule {
        GrammarRule(.frequency, pattern) { meaning($0).map(Meaning.recurrence) }
    }

    /// A rule whose words alone mean a repetition.
    static func frequency(_ pattern: String, _ recurrence: Recurrence) -> GrammarRule {
        GrammarRule(.frequency, pattern) { _ in .recurrence(recurrence) }
    }

    /// A rule of a repetition that no rule of payments says.
    static func otherFrequency(_ pattern: String) -> GrammarRule {
        GrammarRule(.frequency, pattern) { _ in .otherRecurrence }
    }
}

extension Recurrence {
    /// Each month on `day`, if months have it.
    static func monthly(onDay day: Int) -> Recurrence? {
        (1...31).contains(day) ? Recurrence(.monthly, monthDays: [day]) : nil
    }

    /// Each of so many weeks on `weekday`, nil beyond a hundred.
    static func weekly(every count: Int, on weekday: Weekday) -> Recurrence? {
        (1...100).contains(count) ? Recurrence(every: count, .weekly, on: [weekday]) : nil
    }

    /// Each of so many months on a day, nil beyond a hundred.
    static func monthly(every count: Int, onDay day: Int) -> Recurrence? {
        guard (1...100).contains(count), var recurrence = monthly(onDay: day) else { return nil }
        recurrence.interval = count
        return recurrence
    }

    /// Every so many months, quarters or the like on a day; nil of what is no months.
    static func every(_ length: TimeLength?, onDay day: Int) -> Recurrence? {
        guard let length, let whole = Recurrence(every: length), whole.unit == .monthly else {
            return nil
        }
        return monthly(every: whole.interval, onDay: day)
    }

    /// From Monday to Friday.
    static let workingDays = Recurrence(
        .weekly, on: [.monday, .tuesday, .wednesday, .thursday, .friday])
}

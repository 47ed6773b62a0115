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

    /// A rule whose expression means a day of each year; one that no year has is impossible.
    static func yearly(
        _ pattern: String, _ date: @escaping @Sendable (Captures) -> TimeForm
    ) -> GrammarRule {
        GrammarRule(.frequency, pattern) { captures in
            let date = date(captures)
            guard date != .impossible else { return .time(.impossible) }
            guard let fields = date.fields, let day = fields.dayOfMonth, fields.year == nil,
                case .month(let month)? = fields.period
            else { return nil }
            return .recurrence(Recurrence(.yearly, monthDays: [day], months: [month]))
        }
    }

    /// A rule of a repetition on a number that is the day of no month, which is impossible.
    static func noMonthDay(_ pattern: String) -> GrammarRule {
        GrammarRule(.frequency, pattern) { $0.noDay.map(Meaning.time) }
    }

    /// A rule whose expression names weekdays, those of a list behind it among them.
    static func weekdays(_ pattern: String) -> GrammarRule {
        GrammarRule(.weekdays, pattern) { .weekdays($0.listedDays) }
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

    /// Each of so many weeks on `weekdays`, nil beyond a hundred.
    static func weekly(every count: Int, on weekdays: [Weekday]) -> Recurrence? {
        (1...100).contains(count) ? Recurrence(every: count, .weekly, on: weekdays) : nil
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

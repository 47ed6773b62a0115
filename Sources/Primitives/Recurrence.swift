/// A repetition in days: the part of RFC 5545's RRULE that payments need.
public struct Recurrence: Hashable, Sendable {
    /// The unit that repeats; the raw value is RFC 5545's.
    public enum Unit: String, CaseIterable, Codable, Hashable, Sendable {
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    /// The unit that repeats.
    public var unit: Unit
    /// Every how many units, one of `intervals`; another is set to the nearest.
    public var interval: Int {
        didSet { interval = Self.kept(interval) }
    }
    /// The weekdays it falls on; empty leaves the weekday to the first occurrence.
    public var weekdays: [Weekday]
    /// The days of the month it falls on, 1...31 or −1 for the last; empty leaves it to the first.
    public var monthDays: [Int]
    /// The months of the year it falls in, 1...12; empty leaves it to the first occurrence.
    public var months: [Int]

    /// Which of its weekdays in the month it falls on, 1...5 or −1 for the last: the 1 of RFC
    /// 5545's `BYDAY=1MO`; nil but in a monthly repetition on weekdays.
    public var weekOfMonth: Int?

    /// The intervals a repetition can have: up to a thousand quarters in months, which is more than
    /// anybody means.
    public static let intervals = 1...3_000

    /// Creates a repetition every `interval` units, or the nearest of `intervals`.
    public init(
        every interval: Int = 1, _ unit: Unit, on weekdays: [Weekday] = [], monthDays: [Int] = [],
        months: [Int] = [], weekOfMonth: Int? = nil
    ) {
        self.unit = unit
        self.interval = Self.kept(interval)
        self.weekdays = weekdays
        self.monthDays = monthDays
        self.months = months
        self.weekOfMonth = weekOfMonth
    }

    private static func kept(_ interval: Int) -> Int {
        min(max(interval, intervals.lowerBound), intervals.upperBound)
    }

    /// Returns the repetition on the `week`-th `weekday` of each month, −1 for the last; nil if no
    /// month has so many.
    public static func monthly(_ week: Int, _ weekday: Weekday) -> Recurrence? {
        (1...5).contains(week) || week == -1
            ? Recurrence(.monthly, on: [weekday], weekOfMonth: week) : nil
    }
}

extension Recurrence: CustomStringConvertible, LosslessStringConvertible, Codable {
    /// The RRULE body: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`.
    public var description: String {
        var parts = ["FREQ=\(unit.rawValue)"]
        if interval > 1 { parts.append("INTERVAL=\(interval)") }
        if !months.isEmpty { parts.append("BYMONTH=\(Self.list(months))") }
        if !monthDays.isEmpty { parts.append("BYMONTHDAY=\(Self.list(monthDays))") }
        if !weekdays.isEmpty {
            let week = weekOfMonth.map(String.init) ?? ""
            parts.append("BYDAY=\(weekdays.map { week + $0.rawValue }.joined(separator: ","))")
        }
        return parts.joined(separator: ";")
    }

    /// Returns the repetition of an RRULE body made of the parts above, or nil: also for parts that
    /// say more together than can be followed, days of the month in a weekly repetition, and in a
    /// yearly one weekdays, or days of the month without the months.
    public init?(_ description: String) {
        var unit: Unit?
        var rule = Recurrence(.daily)
        for part in description.split(separator: ";", omittingEmptySubsequences: false) {
            let pair = part.split(separator: "=", omittingEmptySubsequences: false)
            guard pair.count == 2 else { return nil }
            let numbers = pair[1].split(separator: ",").map { Int($0) }
            switch pair[0] {
            case "FREQ": unit = Unit(rawValue: String(pair[1]))
            case "INTERVAL":
                guard let value = Int(pair[1]), Self.intervals.contains(value) else { return nil }
                rule.interval = value
            case "BYMONTH": rule.months = numbers.compactMap { $0 }
            case "BYMONTHDAY": rule.monthDays = numbers.compactMap { $0 }
            case "BYDAY":
                let days = pair[1].split(separator: ",")
                rule.weekdays = days.compactMap { Weekday(rawValue: String($0.suffix(2))) }
                rule.weekOfMonth = days.first.flatMap { Int($0.dropLast(2)) }
            default: return nil
            }
        }
        guard let unit,
            rule.months.allSatisfy((1...12).contains),
            rule.monthDays.allSatisfy({ (1...31).contains($0) || $0 == -1 }),
            rule.weekOfMonth.map({ unit == .monthly && ((1...5).contains($0) || $0 == -1) })
                ?? true,
            unit != .weekly || rule.monthDays.isEmpty,
            unit != .yearly || rule.weekdays.isEmpty,
            unit != .yearly || rule.monthDays.isEmpty || !rule.months.isEmpty
        else { return nil }
        rule.unit = unit
        guard rule.description == description || Self.isPermutation(rule, of: description) else {
            return nil
        }
        self = rule
    }

    /// Decodes an RRULE body; anything else is a data-corrupted error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let rule = Recurrence(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\(text) is not a supported RRULE body.")
        }
        self = rule
    }

    /// Encodes the RRULE body.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    private static func list(_ numbers: [Int]) -> String {
        numbers.map(String.init).joined(separator: ",")
    }

    /// Whether `text` holds the parts of `rule` in another order, so that nothing of it was
    /// dropped.
    private static func isPermutation(_ rule: Recurrence, of text: String) -> Bool {
        let parts = text.split(separator: ";").filter { $0 != "INTERVAL=1" }
        return Set(parts) == Set(rule.description.split(separator: ";"))
    }
}

extension Recurrence {
    /// Returns the first occurrence strictly after `day` of the series that begins on `first`, or
    /// nil if the rule has none within eight years (a 30 February).
    ///
    /// A day the month does not have falls on its last day, as banks do (and unlike RFC 5545,
    /// which skips the month).
    public func occurrence(after day: Day, first: Day) -> Day? {
        var candidate = max(day.adding(days: 1), first)
        let limit = candidate.adding(days: 366 * 8 * interval)
        while candidate < limit {
            if includes(candidate, first: first) { return candidate }
            candidate = candidate.adding(days: 1)
        }
        return nil
    }

    /// Whether the series that begins on `first` falls on `day`.
    public func includes(_ day: Day, first: Day) -> Bool {
        guard day >= first, months.isEmpty || months.contains(day.month.month) else {
            return false
        }
        switch unit {
        case .daily:
            return (day.number - first.number) % interval == 0
                && (weekdays.isEmpty || weekdays.contains(day.weekday))
                && (monthDays.isEmpty || isMonthDay(day, first: first))
        case .weekly:
            let weeks = (day.startOfWeek.number - first.startOfWeek.number) / 7
            let days = weekdays.isEmpty ? [first.weekday] : weekdays
            return weeks % interval == 0 && days.contains(day.weekday)
        case .monthly:
            return (day.month.number - first.month.number) % interval == 0
                && isMonthDay(day, first: first)
        case .yearly:
            return (day.year - first.year) % interval == 0
                && (!months.isEmpty || day.month.month == first.month.month)
                && isMonthDay(day, first: first)
        }
    }

    private func isMonthDay(_ day: Day, first: Day) -> Bool {
        let length = day.month.dayCount
        if let weekOfMonth, !weekdays.isEmpty {
            let isIn =
                weekOfMonth == -1
                ? day.dayOfMonth > length - 7 : (day.dayOfMonth - 1) / 7 + 1 == weekOfMonth
            return isIn && weekdays.contains(day.weekday)
        }
        if !weekdays.isEmpty {
            guard weekdays.contains(day.weekday) else { return false }
            if monthDays.isEmpty { return true }
        }
        let days = monthDays.isEmpty ? [first.dayOfMonth] : monthDays
        return days.contains { day.dayOfMonth == ($0 == -1 ? length : min($0, length)) }
    }
}

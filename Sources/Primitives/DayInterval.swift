/// A half-open range of days, `start` included and `end` not; an open side is nil.
public struct DayInterval: Hashable, Codable, Sendable {
    /// The first day, or nil if the interval has always begun.
    public let start: Day?
    /// The day after the last, or nil if the interval never ends.
    public let end: Day?

    /// Creates the interval from `start` up to `end`; a reversed pair is put in order.
    public init(start: Day?, end: Day?) {
        if let start, let end, end < start {
            (self.start, self.end) = (end, start)
        } else {
            (self.start, self.end) = (start, end)
        }
    }

    /// Creates the interval of a year of the calendar.
    public init(year: Int) {
        self.init(
            start: Month(year: year, month: 1).first, end: Month(year: year + 1, month: 1).first)
    }

    /// Decodes the two sides; a reversed pair is put in order.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            start: try container.decodeIfPresent(Day.self, forKey: .start),
            end: try container.decodeIfPresent(Day.self, forKey: .end))
    }

    /// Whether `day` is in the interval.
    public func contains(_ day: Day) -> Bool {
        if let start, day < start { return false }
        if let end, day >= end { return false }
        return true
    }

    /// The number of days, or nil if a side is open.
    public var dayCount: Int? {
        guard let start, let end else { return nil }
        return end.number - start.number
    }

    /// The only day of the interval, or nil if it holds none or several.
    public var singleDay: Day? { dayCount == 1 ? start : nil }
}

extension DayInterval: CustomStringConvertible, LosslessStringConvertible {
    /// The ISO 8601 interval, an open side written `..`: `2026-09-01/..`.
    public var description: String {
        "\(start?.description ?? "..")/\(end?.description ?? "..")"
    }

    /// Returns the interval that `description` writes, or nil.
    public init?(_ description: String) {
        let sides = description.split(separator: "/", omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        let days = sides.map { $0 == ".." ? nil : Day(String($0)) }
        guard zip(sides, days).allSatisfy({ $0 == ".." || $1 != nil }) else { return nil }
        self.init(start: days[0], end: days[1])
    }
}

extension DayInterval {
    /// The month whose days these are, all of them and no others, or nil.
    public var wholeMonth: Month? {
        guard let start, let end, start.month.interval == DayInterval(start: start, end: end) else {
            return nil
        }
        return start.month
    }

    /// The months whose days these are, all of them and no others; nil where there are none.
    public var wholeMonths: [Month]? {
        guard let start, let end, start.dayOfMonth == 1, end.dayOfMonth == 1, start < end else {
            return nil
        }
        return (start.month.number..<end.month.number).map { Month(number: $0) }
    }

    /// The year whose days these are, all of them and no others, or nil.
    public var wholeYear: Int? {
        guard let start, let end, start == Day(year: start.year, month: 1, day: 1),
            end == Day(year: start.year + 1, month: 1, day: 1)
        else { return nil }
        return start.year
    }
}

/// A month of a year.
public struct Month: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Months since January of year 0.
    public let number: Int

    /// Thirty billion months, further than which there are none: their days are all days.
    private static let farthest = 30_000_000_000

    /// Creates the month `number` months after January of year 0, or the nearest there is.
    public init(number: Int) {
        self.number = min(max(number, -Self.farthest), Self.farthest)
    }

    /// Creates the month `month` (1...12) of `year`; a month outside counts on into other years.
    public init(year: Int, month: Int) {
        let (months, overflow) = year.multipliedReportingOverflow(by: 12)
        self.init(number: overflow ? (year < 0 ? .min : .max) : months)
        self = adding(months: month - 1)
    }

    /// The year.
    public var year: Int { number >= 0 ? number / 12 : (number - 11) / 12 }

    /// The month of the year, 1...12.
    public var month: Int { number - year * 12 + 1 }

    /// The number of days in the month, 28...31.
    public var dayCount: Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The first day of the month.
    public var first: Day { Day(validYear: year, month: month, day: 1) }

    /// The last day of the month.
    public var last: Day { Day(validYear: year, month: month, day: dayCount) }

    /// All the days of the month.
    public var interval: DayInterval { DayInterval(start: first, end: adding(months: 1).first) }

    /// Returns the day `day` of the month, or nil if the month has no such day.
    public func day(_ day: Int) -> Day? { Day(year: year, month: month, day: day) }

    /// Returns the month `count` months later, earlier when negative.
    public func adding(months count: Int) -> Month {
        let (sum, overflow) = number.addingReportingOverflow(count)
        return Month(number: overflow ? (count < 0 ? .min : .max) : sum)
    }

    /// The ISO 8601 form, `2026-11`.
    public var description: String { "\(Day.padded(year, to: 4))-\(Day.padded(month, to: 2))" }

    /// Whether `lhs` is before `rhs`.
    public static func < (lhs: Month, rhs: Month) -> Bool { lhs.number < rhs.number }
}

/// A calendar day of the proleptic Gregorian calendar, counted from 1970-01-01.
public struct Day: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01, negative before.
    public let number: Int

    /// A trillion days, further than which there are none: what may be added to them fits.
    private static let farthest = 1_000_000_000_000

    /// Creates the day `number` days after 1970-01-01, or the nearest there is.
    public init(number: Int) {
        self.number = min(max(number, -Self.farthest), Self.farthest)
    }

    /// Returns the day of a calendar date, or nil if there is none (30 February) or the year is
    /// outside 1...9999.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Month(year: year, month: month).dayCount
        else { return nil }
        self.init(validYear: year, month: month, day: day)
    }

    /// H. Hinnant, "chrono-compatible low-level date algorithms", `days_from_civil`.
    init(validYear year: Int, month: Int, day: Int) {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        number = era * 146_097 + dayOfEra - 719_468
    }

    /// Whether `lhs` is before `rhs`.
    public static func < (lhs: Day, rhs: Day) -> Bool { lhs.number < rhs.number }
}

extension Day {
    /// The year, month (1...12) and day of the month (1...31); Hinnant's `civil_from_days`.
    public var components: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// The year.
    public var year: Int { components.year }

    /// The day of the month, 1...31.
    public var dayOfMonth: Int { components.day }

    /// The month the day is in.
    public var month: Month {
        let (year, month, _) = components
        return Month(year: year, month: month)
    }

    /// The day of the week.
    public var weekday: Weekday {
        let index = (number + 3) % 7
        return Weekday.allCases[index < 0 ? index + 7 : index]
    }

    /// Returns the day `count` days later, earlier when negative.
    public func adding(days count: Int) -> Day {
        let (sum, overflow) = number.addingReportingOverflow(count)
        return Day(number: overflow ? (count < 0 ? .min : .max) : sum)
    }

    /// Returns the same day of the month `count` months later, or that month's last day if shorter.
    public func adding(months count: Int) -> Day {
        let (year, month, day) = components
        let target = Month(year: year, month: month).adding(months: count)
        return target.day(min(day, target.dayCount)) ?? target.first
    }

    /// The Monday of the day's week.
    public var startOfWeek: Day { adding(days: -weekday.offsetFromMonday) }

    /// Returns the first day after this one, or this one when `includingSelf`, that is a `weekday`.
    public func next(_ weekday: Weekday, includingSelf: Bool = false) -> Day {
        let ahead = (weekday.offsetFromMonday - self.weekday.offsetFromMonday + 7) % 7
        return adding(days: ahead == 0 && !includingSelf ? 7 : ahead)
    }

    /// Returns the last day before this one, or this one when `includingSelf`, that is a `weekday`.
    public func previous(_ weekday: Weekday, includingSelf: Bool = false) -> Day {
        let back = (self.weekday.offsetFromMonday - weekday.offsetFromMonday + 7) % 7
        return adding(days: back == 0 && !includingSelf ? -7 : -back)
    }

    /// The seven days from Monday that this day is one of.
    public var week: DayInterval {
        DayInterval(start: startOfWeek, end: startOfWeek.adding(days: 7))
    }

    /// The interval that holds this day alone.
    public var interval: DayInterval { DayInterval(start: self, end: adding(days: 1)) }

    /// The quarter of the calendar the day is in.
    public var quarter: DayInterval {
        let first = month.adding(months: -((month.month - 1) % 3))
        return DayInterval(start: first.first, end: first.adding(months: 3).first)
    }
}

/// A day of the week, Monday first; the raw value is RFC 5545's abbreviation.
public enum Weekday: String, CaseIterable, Codable, Hashable, Sendable {
    case monday = "MO"
    case tuesday = "TU"
    case wednesday = "WE"
    case thursday = "TH"
    case friday = "FR"
    case saturday = "SA"
    case sunday = "SU"

    /// Days since Monday, 0...6.
    public var offsetFromMonday: Int {
        switch self {
        case .monday: 0
        case .tuesday: 1
        case .wednesday: 2
        case .thursday: 3
        case .friday: 4
        case .saturday: 5
        case .sunday: 6
        }
    }
}

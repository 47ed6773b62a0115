public import Primitives

/// The public holidays of a country, moving feasts included.
public enum HolidayCalendar: String, CaseIterable, Codable, Sendable {
    /// France (code du travail, art. L3133-1).
    case france = "fr"
    /// England and Wales (Banking and Financial Dealings Act 1971, as proclaimed since 1978).
    case england = "en"

    /// Returns the public holidays of a year, in order; empty outside the years 1900...2299.
    ///
    /// English holidays that fall on a weekend are moved to the next working day; days off of one
    /// year, such as jubilees, are not among them.
    public func holidays(in year: Int) -> [Day] {
        guard (1900...2299).contains(year) else { return [] }
        let easter = Self.easterSunday(year)
        let days: [Day?] =
            switch self {
            case .france:
                [
                    Day(year: year, month: 1, day: 1), easter.adding(days: 1),
                    Day(year: year, month: 5, day: 1), Day(year: year, month: 5, day: 8),
                    easter.adding(days: 39), easter.adding(days: 50),
                    Day(year: year, month: 7, day: 14), Day(year: year, month: 8, day: 15),
                    Day(year: year, month: 11, day: 1), Day(year: year, month: 11, day: 11),
                    Day(year: year, month: 12, day: 25),
                ]
            case .england: englishHolidays(in: year, easter: easter)
            }
        return days.compactMap { $0 }.sorted()
    }

    /// Returns whether a day is a public holiday.
    public func isHoliday(_ day: Day) -> Bool {
        holidays(in: day.year).contains(day)
    }

    /// How many public holidays a period of a series has.
    func count(in period: SeriesStart) -> Double {
        switch period {
        case .day(let day): isHoliday(day) ? 1 : 0
        case .month(let month): Double(holidays(in: month.year).count { $0.month == month })
        }
    }

    private func englishHolidays(in year: Int, easter: Day) -> [Day?] {
        let christmas = Day(year: year, month: 12, day: 25)
        let (boxing, weekday) = (christmas?.adding(days: 1), christmas?.weekday)
        // Christmas and Boxing Day move past a weekend, and past each other.
        let moved: (Day?, Day?) =
            switch weekday {
            case .friday: (christmas, christmas?.adding(days: 3))
            case .saturday: (christmas?.adding(days: 2), christmas?.adding(days: 3))
            case .sunday: (christmas?.adding(days: 2), boxing)
            case .monday, .tuesday, .wednesday, .thursday, nil: (christmas, boxing)
            }
        return [
            Day(year: year, month: 1, day: 1).map(Self.workingDay), easter.adding(days: -2),
            easter.adding(days: 1),
            Day(year: year, month: 5, day: 1)?.next(.monday, includingSelf: true),
            Day(year: year, month: 6, day: 1)?.previous(.monday),
            Day(year: year, month: 9, day: 1)?.previous(.monday), moved.0, moved.1,
        ]
    }

    private static func workingDay(_ day: Day) -> Day {
        switch day.weekday {
        case .saturday: day.adding(days: 2)
        case .sunday: day.adding(days: 1)
        case .monday, .tuesday, .wednesday, .thursday, .friday: day
        }
    }

    /// Returns Easter Sunday of the Gregorian calendar (the anonymous algorithm: Meeus 1991,
    /// *Astronomical Algorithms*, ch. 8).
    public static func easterSunday(_ year: Int) -> Day {
        let (golden, century, rest) = (year % 19, year / 100, year % 100)
        let correction = (century - (century + 8) / 25 + 1) / 3
        let epact = (19 * golden + century - century / 4 - correction + 15) % 30
        let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
        let shift = (golden + 11 * epact + 22 * weekday) / 451
        let march = epact + weekday - 7 * shift + 21
        // March has 31 days: day 32 of March is the first of April.
        let first = Day(year: year, month: 3, day: 1) ?? Day(number: 0)
        return first.adding(days: march)
    }
}

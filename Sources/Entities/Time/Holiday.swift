internal import Primitives

/// A day of celebration, by how it is found in a year.
enum Holiday: Hashable, Sendable {
    /// The same date every year.
    case fixed(month: Int, day: Int)
    /// Days after Easter Sunday, negative before it.
    case easter(Int)
    /// The how-manieth such weekday of a month, -1 for the last, and days after it.
    case nth(Int, Weekday, month: Int, plus: Int = 0)
    /// French Mother's Day: the last Sunday of May, a week later where that is Pentecost (Code de
    /// l'action sociale et des familles, art. D215-1).
    case frenchMothersDay

    /// The day in `year`, or nil outside the Gregorian calendar.
    func day(in year: Int) -> Day? {
        switch self {
        case .fixed(let month, let day): return Day(year: year, month: month, day: day)
        case .easter(let offset): return Self.easter(year)?.adding(days: offset)
        case .nth(let place, let weekday, let month, let plus):
            return Month(year: year, month: month).nth(place, weekday)?.adding(days: plus)
        case .frenchMothersDay:
            let sunday = Month(year: year, month: 5).nth(-1, .sunday)
            let pentecost = Self.easter(year)?.adding(days: 49)
            return sunday == pentecost ? sunday?.adding(days: 7) : sunday
        }
    }

    /// Easter Sunday of the Gregorian calendar, or nil before 1583.
    ///
    /// The anonymous algorithm of 1876, in J. Meeus, *Astronomical Algorithms*, chapter 8.
    static func easter(_ year: Int) -> Day? {
        guard year >= 1_583 else { return nil }
        let golden = year % 19
        let (century, yearOfCentury) = year.quotientAndRemainder(dividingBy: 100)
        let correction = (century - (century + 8) / 25 + 1) / 3
        let epact = (19 * golden + century - century / 4 - correction + 15) % 30
        let weekday =
            (32 + 2 * (century % 4) + 2 * (yearOfCentury / 4) - epact - yearOfCentury % 4) % 7
        let shift = (golden + 11 * epact + 22 * weekday) / 451
        let date = epact + weekday - 7 * shift + 114
        return Day(year: year, month: date / 31, day: date % 31 + 1)
    }
}

extension Month {
    /// Returns the `place`-th `weekday` of the month, counted from the end when negative, or nil.
    func nth(_ place: Int, _ weekday: Weekday) -> Day? {
        guard place != 0, abs(place) <= 5 else { return nil }
        let day =
            place > 0
            ? first.next(weekday, includingSelf: true).adding(days: 7 * (place - 1))
            : last.previous(weekday, includingSelf: true).adding(days: 7 * (place + 1))
        return day.month == self ? day : nil
    }
}

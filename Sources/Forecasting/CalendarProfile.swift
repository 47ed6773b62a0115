internal import Foundation
internal import LinearAlgebra
internal import Primitives

/// What the calendar does to a daily series besides the day of the week: the day of the month, when
/// salaries come and rents go, and the feasts.
///
/// Ridge regression of the detrended values on Fourier terms of the position in the month and on
/// indicators of the days around Easter, Christmas and the New Year, the penalty chosen by
/// generalised cross-validation. A profile that does not lower that score is dropped.
struct CalendarProfile: Sendable {
    /// Relative effects of each day from the first value to the end of the horizon.
    let effects: [Double]

    /// The number of Fourier pairs over the month.
    static let harmonics = 4
    /// The fewest days from which effects are estimated: half a year.
    static let fewestDays = 182
    /// The fewest months from which effects are estimated: five years.
    static let fewestMonths = 60

    /// Estimates the effects from relative deviations, `nan` where unknown.
    ///
    /// - Returns: nil where the deviations are too few or the calendar explains nothing.
    init?(of deviations: [Double], start: SeriesStart, horizon: Int) {
        let known = deviations.indices.filter { !deviations[$0].isNaN }
        guard known.count >= Self.fewest(start) else { return nil }
        let total = deviations.count + horizon
        let rows = (0..<total).map { Self.regressors(of: start.adding(periods: $0)) }
        let width = rows.first?.count ?? 0
        let means = (0..<width).map { column in
            known.reduce(0) { $0 + rows[$1][column] } / Double(known.count)
        }
        let columns = (0..<width).map { column in known.map { rows[$0][column] - means[column] } }
        guard
            let fit = try? Matrix(columns: columns).ridge(
                known.map { deviations[$0] }, penalties: [1, 2, 4, 8, 16, 32, 64, 128]),
            fit.score < fit.nullScore * 0.995
        else { return nil }
        effects = rows.map { row in
            var sum = 0.0
            for column in 0..<width {
                sum += (row[column] - means[column]) * fit.coefficients[column]
            }
            return min(max(sum, -0.8), 3)
        }
    }

    private static func fewest(_ start: SeriesStart) -> Int {
        switch start {
        case .day: fewestDays
        case .month: fewestMonths
        }
    }

    /// The regressors of a period.
    static func regressors(of period: SeriesStart) -> [Double] {
        switch period {
        case .day(let day): regressors(of: day)
        case .month(let month): regressors(of: month)
        }
    }

    /// The regressors of a month: how many more Mondays, Tuesdays … it has than a seventh of the
    /// mean length of months of its name, and how much of Easter falls in it.
    ///
    /// What all months of a name have in common is their season, not the calendar's. (Bell and
    /// Hillmer 1983, *Journal of the American Statistical Association* 78, 526–534.)
    static func regressors(of month: Month) -> [Double] {
        let length = month.month == 2 ? 28.2425 : Double(month.dayCount)
        var result = [Double](repeating: -length / 7, count: 7)
        let first = month.first.weekday.offsetFromMonday
        for day in 0..<month.dayCount { result[(first + day) % 7] += 1 }
        // Shares differ by less than counts: they weigh more, so that the penalty is alike.
        for (window, mean) in zip(easterWindows, marchShares) {
            let share = marchShare(of: window, month.year) - mean
            result.append(month.month == 3 ? 4 * share : month.month == 4 ? -4 * share : 0)
        }
        return result
    }

    /// The days before Easter Sunday and the long weekend, by their distance from the Sunday.
    private static let easterWindows = [-8...(-1), -2...1]
    /// The mean shares of the windows in March; the rest is in April.
    private static let marchShares = easterWindows.map { window in
        (1900..<2300).reduce(0) { $0 + marchShare(of: window, $1) } / 400
    }

    private static func marchShare(of window: ClosedRange<Int>, _ year: Int) -> Double {
        let easter = HolidayCalendar.easterSunday(year)
        let april = Month(year: year, month: 4).first
        return Double(window.count { easter.adding(days: $0) < april }) / Double(window.count)
    }

    /// The Fourier terms of each day of months of 28 to 31 days.
    private static let waves = (28...31).map { length in
        (1...length).map { day in
            let phase = 2 * Double.pi * (Double(day) - 0.5) / Double(length)
            return (1...harmonics).flatMap { [cos(Double($0) * phase), sin(Double($0) * phase)] }
        }
    }

    /// The regressors of a day.
    static func regressors(of day: Day) -> [Double] {
        let (year, month, dayOfMonth) = day.components
        var result: [Double] = []
        result.reserveCapacity(2 * harmonics + 13)
        result += waves[Month(year: year, month: month).dayCount - 28][dayOfMonth - 1]
        // Feasts weigh twice, so that the penalty on their effect is a quarter: they are few days.
        let fromEaster = day.number - HolidayCalendar.easterSunday(year).number
        for offset in -3...1 { result.append(fromEaster == offset ? 2 : 0) }
        for date in 22...27 { result.append(month == 12 && dayOfMonth == date ? 2 : 0) }
        result.append(month == 12 && dayOfMonth == 31 ? 2 : 0)
        result.append(month == 1 && dayOfMonth == 1 ? 2 : 0)
        return result
    }
}

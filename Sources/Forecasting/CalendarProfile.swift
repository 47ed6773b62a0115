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
    static let shortest = 182

    /// Estimates the effects from relative deviations, `nan` where unknown.
    ///
    /// - Returns: nil where the deviations are too few or the calendar explains nothing.
    init?(of deviations: [Double], firstDay: Day, horizon: Int) {
        let known = deviations.indices.filter { !deviations[$0].isNaN }
        guard known.count >= Self.shortest else { return nil }
        let total = deviations.count + horizon
        let rows = (0..<total).map { Self.regressors(of: firstDay.adding(days: $0)) }
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

    /// The regressors of a day.
    static func regressors(of day: Day) -> [Double] {
        let (year, month, dayOfMonth) = day.components
        let length = Month(year: year, month: month).dayCount
        let phase = 2 * Double.pi * (Double(dayOfMonth) - 0.5) / Double(length)
        var result: [Double] = []
        result.reserveCapacity(2 * harmonics + 13)
        for harmonic in 1...harmonics {
            result.append(cos(Double(harmonic) * phase))
            result.append(sin(Double(harmonic) * phase))
        }
        // Feasts weigh twice, so that the penalty on their effect is a quarter: they are few days.
        let fromEaster = day.number - HolidayCalendar.easterSunday(year).number
        for offset in -3...1 { result.append(fromEaster == offset ? 2 : 0) }
        for date in 22...27 { result.append(month == 12 && dayOfMonth == date ? 2 : 0) }
        result.append(month == 12 && dayOfMonth == 31 ? 2 : 0)
        result.append(month == 1 && dayOfMonth == 1 ? 2 : 0)
        return result
    }
}

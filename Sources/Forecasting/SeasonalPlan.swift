internal import Foundation
internal import Primitives

/// What is taken off a series before its level and trend are forecast, and put back after.
struct SeasonalPlan {
    let season: EvolvingSeason
    let calendar: CalendarProfile?
    /// The values without gaps, stray zeros and the calendar's effects.
    let cleaned: [Double]
    /// Whether all values are above zero.
    let isPositive: Bool

    /// Whether no value is below zero.
    let isNonNegative: Bool
    /// The longer seasons, found after the shortest was taken off.
    let longer: [EvolvingSeason]

    /// The values without seasons and calendar.
    var adjusted: [Double] { longer.last?.adjusted ?? season.adjusted }

    init(_ series: PreparedSeries, horizon: Int) {
        let values = Self.withoutStrayZeros(series.filled, period: series.period)
        var cleaned = values
        var season = EvolvingSeason(values, period: series.period)
        var calendar: CalendarProfile?
        if let start = series.start, season.kind != .additive, values.allSatisfy({ $0 > 0 }) {
            let level = Self.level(of: season.adjusted, start)
            let deviations = series.values.indices.map { index in
                // What was filled or cleaned says nothing of the calendar; NaN differs from itself.
                series.values[index] != values[index]
                    ? .nan : min(max(season.adjusted[index] / level[index] - 1, -0.8), 2)
            }
            calendar = CalendarProfile(of: deviations, start: start, horizon: horizon)
            if let calendar {
                cleaned = zip(values, calendar.effects).map { $0 / (1 + $1) }
                season = EvolvingSeason(cleaned, period: series.period)
            }
        }
        self.season = season
        self.calendar = calendar
        self.cleaned = cleaned
        isPositive = cleaned.allSatisfy { $0 > 0 }
        isNonNegative = cleaned.allSatisfy { $0 >= 0 }
        var longer: [EvolvingSeason] = []
        for period in series.seasons.dropFirst() where values.count >= 2 * period + 1 {
            longer.append(
                EvolvingSeason(longer.last?.adjusted ?? season.adjusted, period: period))
        }
        self.longer = longer
    }

    /// Puts season and calendar on a path of adjusted values.
    func reseasonalized(_ path: [Double]) -> [Double] {
        withCalendar(season.reseasonalized(withLonger(path)))
    }

    /// Returns a path of the adjusted values with season and calendar; of values above zero it
    /// reaches no zero.
    func seasonal(_ path: [Double], period: Int) -> [Double] {
        // With a season, a fall by half is a season's own business.
        let last = adjusted[adjusted.count - 1] * (period > 1 ? 0.5 : 1)
        return reseasonalized(isPositive ? Self.softened(path, from: last) : path)
    }

    /// A path of positive values that falls below a level falls exponentially: it reaches no zero.
    static func softened(_ path: [Double], from level: Double) -> [Double] {
        guard level > 0 else { return path }
        return path.map { $0 < level ? level * exp(($0 - level) / level) : $0 }
    }

    private func withLonger(_ path: [Double]) -> [Double] {
        longer.reversed().reduce(path) { $1.reseasonalized($0) }
    }

    /// Puts the calendar's effects on a path.
    func withCalendar(_ path: [Double]) -> [Double] {
        guard let calendar else { return path }
        return zip(path, calendar.effects.dropFirst(cleaned.count)).map { $0 * (1 + $1) }
    }

    /// Scales widths about a path as the season and the calendar scale the path.
    func rescaled(_ widths: [Double]) -> [Double] {
        let scaled = (longer.reversed() + [season]).reduce(widths) { scaled, season in
            season.kind == .multiplicative ? season.reseasonalized(scaled) : scaled
        }
        return withCalendar(scaled)
    }

    /// A few zeros among values that are all above zero are failures to record, not values.
    static func withoutStrayZeros(_ values: [Double], period: Int) -> [Double] {
        let zeros = values.count { $0 == 0 }
        guard zeros > 0, zeros * 40 <= values.count, values.allSatisfy({ $0 >= 0 }),
            values.first != 0, values.last != 0
        else { return values }
        return GapFilling.filled(values.map { $0 == 0 ? .nan : $0 }, period: period)
    }

    /// A running mean over seven weeks or months, above zero.
    static func level(of values: [Double], _ start: SeriesStart) -> [Double] {
        let half: Int =
            switch start {
            case .day: 24
            case .month: 3
            }
        var sums = [0.0]
        sums.reserveCapacity(values.count + 1)
        for value in values { sums.append(sums[sums.count - 1] + value) }
        return values.indices.map { center in
            let (low, high) = (max(0, center - half), min(values.count, center + half + 1))
            return max((sums[high] - sums[low]) / Double(high - low), 1e-12)
        }
    }
}

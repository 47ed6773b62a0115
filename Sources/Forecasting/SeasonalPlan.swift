internal import Primitives

/// What is taken off a series before its level and trend are forecast, and put back after.
struct SeasonalPlan {
    let season: EvolvingSeason
    let calendar: CalendarProfile?
    /// The values without gaps, stray zeros and the calendar's effects.
    let cleaned: [Double]
    /// Whether all values are above zero.
    let isPositive: Bool

    /// The values without season and calendar.
    var adjusted: [Double] { season.adjusted }

    init(_ series: PreparedSeries, horizon: Int) {
        let values = Self.withoutStrayZeros(series.filled, period: series.period)
        var cleaned = values
        var season = EvolvingSeason(values, period: series.period)
        var calendar: CalendarProfile?
        if let day = series.firstDay, season.kind != .additive, values.allSatisfy({ $0 > 0 }) {
            let level = Self.level(of: season.adjusted)
            let deviations = series.values.indices.map { index in
                // What was filled or cleaned says nothing of the calendar; NaN differs from itself.
                series.values[index] != values[index]
                    ? .nan : min(max(season.adjusted[index] / level[index] - 1, -0.8), 2)
            }
            calendar = CalendarProfile(of: deviations, firstDay: day, horizon: horizon)
            if let calendar {
                cleaned = zip(values, calendar.effects).map { $0 / (1 + $1) }
                season = EvolvingSeason(cleaned, period: series.period)
            }
        }
        self.season = season
        self.calendar = calendar
        self.cleaned = cleaned
        isPositive = cleaned.allSatisfy { $0 > 0 }
    }

    /// Puts season and calendar on a path of adjusted values.
    func reseasonalized(_ path: [Double]) -> [Double] {
        withCalendar(season.reseasonalized(path))
    }

    /// Puts the calendar's effects on a path.
    func withCalendar(_ path: [Double]) -> [Double] {
        guard let calendar else { return path }
        return zip(path, calendar.effects.dropFirst(cleaned.count)).map { $0 * (1 + $1) }
    }

    /// Scales widths about a path as the season and the calendar scale the path.
    func rescaled(_ widths: [Double]) -> [Double] {
        switch season.kind {
        case .none, .additive: withCalendar(widths)
        case .multiplicative: reseasonalized(widths)
        }
    }

    /// A few zeros among values that are all above zero are failures to record, not values.
    static func withoutStrayZeros(_ values: [Double], period: Int) -> [Double] {
        let zeros = values.count { $0 == 0 }
        guard zeros > 0, zeros * 40 <= values.count, values.allSatisfy({ $0 >= 0 }),
            values.first != 0, values.last != 0
        else { return values }
        return GapFilling.filled(values.map { $0 == 0 ? .nan : $0 }, period: period)
    }

    /// A running mean over seven weeks, above zero.
    static func level(of values: [Double]) -> [Double] {
        let half = 24
        var sums = [0.0]
        sums.reserveCapacity(values.count + 1)
        for value in values { sums.append(sums[sums.count - 1] + value) }
        return values.indices.map { center in
            let (low, high) = (max(0, center - half), min(values.count, center + half + 1))
            return max((sums[high] - sums[low]) / Double(high - low), 1e-12)
        }
    }
}

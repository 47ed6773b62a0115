internal import Primitives

/// The methods by name, as `yani forecast --method` takes them.
public enum ForecastMethod: String, CaseIterable, Codable, Sendable {
    /// What suits the series: a combination, chosen by its length, season, gaps and zeros.
    case automatic = "auto"
    case naive
    case seasonalNaive = "seasonal_naive"
    case drift
    case simpleSmoothing = "ses"
    case holt
    case dampedHolt = "damped"
    case holtWinters = "holt_winters"
    case exponentialSmoothing = "ets"
    case theta
    case optimizedTheta = "optimized_theta"
    case dynamicTheta = "dynamic_theta"
    case complexSmoothing = "ces"
    /// A level with a local and a global trend, the mean over a grid of its parameters.
    case localGlobalTrend = "lgt"
    /// Seasonal ARIMA, the order by a stepwise search.
    case arima
    case croston, sba, tsb
    /// Ridge regression on a trend and the Fourier terms of the seasons, and on the calendar where
    /// the first day is known.
    case regression
    /// The median of exponential smoothing, dynamic Theta and complex smoothing.
    case combination
}

extension ForecastMethod: Forecaster {
    /// Returns the forecast of the method.
    ///
    /// Where the series is too short or otherwise does not suit the method, a simpler one takes its
    /// place and `Forecast.method` says which. `automatic` has intervals as wide as its forecasts
    /// of the past were off. Those of all others are what their model says of itself, which knows
    /// nothing of models that do not fit: of 80 % they hold 44 to 67 % among M3's quarters.
    ///
    /// - Throws: `ForecastError.badHorizon`, also where the values missing at the end make it too
    ///   great, `badLevel`; `notFinite` for values so large that what
    ///   is expected, or how far off it may be, is no number.
    public func forecast(
        _ series: TimeSeries, horizon: Int, levels: [Double]
    ) throws(ForecastError) -> Forecast {
        let forecast = try unchecked(series, horizon: horizon, levels: levels)
        guard forecast.isFinite else { throw .notFinite }
        return forecast
    }

    private func unchecked(
        _ series: TimeSeries, horizon: Int, levels: [Double]
    ) throws(ForecastError) -> Forecast {
        try ForecastLimits.check(horizon: horizon, levels: levels)
        let prepared = PreparedSeries(series)
        let total = horizon + series.missingAtEnd
        try ForecastLimits.check(horizon: total, levels: levels)
        if self == .automatic {
            return AutomaticForecast.forecast(prepared, horizon: total, levels: levels)
                .dropping(series.missingAtEnd)
        }
        let path = MethodPath.path(self, of: prepared, horizon: total)
        return path.forecast(levels: levels, of: series)
            .dropping(series.missingAtEnd)
    }
}

extension Forecast {
    /// Whether all values and bounds are numbers.
    fileprivate var isFinite: Bool {
        mean.allSatisfy(\.isFinite)
            && intervals.allSatisfy {
                $0.low.allSatisfy(\.isFinite) && $0.high.allSatisfy(\.isFinite)
            }
    }

    /// The forecast of the series with the other sign.
    func mirrored() -> Forecast {
        Forecast(
            mean: mean.map { 0 - $0 },
            intervals: intervals.map { interval in
                PredictionInterval(
                    level: interval.level, low: interval.high.map { 0 - $0 },
                    high: interval.low.map { 0 - $0 })
            }, method: method)
    }

    /// The forecast without its first `count` periods.
    func dropping(_ count: Int) -> Forecast {
        guard count > 0 else { return self }
        return Forecast(
            mean: Array(mean.dropFirst(count)),
            intervals: intervals.map { interval in
                PredictionInterval(
                    level: interval.level, low: Array(interval.low.dropFirst(count)),
                    high: Array(interval.high.dropFirst(count)))
            }, method: method)
    }
}

/// A series as the methods take it: scaled to a mean size of 1 to 2, its gaps filled.
struct PreparedSeries: Sendable {
    /// The values divided by `scale`, `nan` where missing.
    let values: [Double]
    /// The same, gaps filled.
    let filled: [Double]
    let scale: Double
    /// The length of the season, 1 for none.
    let period: Int
    let seasons: [Int]
    let start: SeriesStart?

    init(_ series: TimeSeries) {
        let known = series.values.filter { !$0.isNaN }
        // Divided first, so that the greatest magnitudes do not overflow in the sum.
        let size = known.reduce(0) { $0 + abs($1) / Double(known.count) }
        // A power of two, so that scaling rounds nothing.
        scale =
            size.isNormal ? Double(sign: .plus, exponent: size.exponent, significand: 1) : 1
        values = series.values.map { [scale] in $0 / scale }
        period = series.season
        seasons = series.seasons
        start = series.start
        filled = GapFilling.filled(values, period: series.season)
    }

    private init(
        values: [Double], filled: [Double], start: SeriesStart?, like other: PreparedSeries
    ) {
        self.values = values
        self.filled = filled
        self.start = start
        scale = other.scale
        period = other.period
        seasons = other.seasons
    }

    /// The same periods with other values.
    func replacing(values: [Double], filled: [Double]) -> PreparedSeries {
        PreparedSeries(values: values, filled: filled, start: start, like: self)
    }

    /// The last `count` periods.
    func suffix(_ count: Int) -> PreparedSeries {
        PreparedSeries(
            values: Array(values.suffix(count)), filled: Array(filled.suffix(count)),
            start: start?.adding(periods: max(0, filled.count - count)), like: self)
    }
}

/// Expected values with their standard deviations, in the units of a prepared series.
struct MethodPath: Sendable {
    var method: ForecastMethod
    var mean: [Double]
    /// Nil where the values are too few to tell how far off the expected ones may be.
    var deviation: [Double]?
    var scale: Double

    /// The forecast of `series` with an interval for each level, none where no spread is known;
    /// values that never were below zero have no lower bound there.
    func forecast(levels: [Double], of series: TimeSeries) -> Forecast {
        let spread = series.knownCount > 1 ? deviation : nil
        let intervals = spread.map { deviation in
            levels.map { level in
                let quantile = NormalDistribution.quantile((1 + level) / 2)
                return PredictionInterval(
                    level: level,
                    low: zip(mean, deviation).map { ($0 - quantile * $1) * scale },
                    high: zip(mean, deviation).map { ($0 + quantile * $1) * scale })
            }
        }
        let forecast = Forecast(
            mean: mean.map { $0 * scale }, intervals: intervals ?? [], method: method)
        return series.isNonNegative ? forecast.boundedByZero() : forecast
    }
}

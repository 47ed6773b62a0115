/// What is expected of a series, period by period, with intervals.
public struct Forecast: Hashable, Sendable {
    /// The expected values, one a period ahead.
    public var mean: [Double]
    /// An interval for each level asked for; empty where the series is too short to tell a spread.
    public var intervals: [PredictionInterval]
    /// The method that made it: another than the one asked for where the series did not allow that.
    public let method: ForecastMethod

    /// Creates a forecast.
    public init(mean: [Double], intervals: [PredictionInterval], method: ForecastMethod) {
        self.mean = mean
        self.intervals = intervals
        self.method = method
    }

    /// Returns the forecast, whose values stay as they are, with no lower bound below zero where
    /// the value expected is not: where that is below zero itself, zero is no bound to speak of.
    func boundedByZero() -> Forecast {
        var result = self
        result.intervals = intervals.map { interval in
            PredictionInterval(
                level: interval.level,
                low: zip(interval.low, mean).map { low, mean in mean < 0 ? low : max(0, low) },
                high: interval.high)
        }
        return result
    }
}

/// The bounds between which each period's value lies with a stated probability.
public struct PredictionInterval: Hashable, Sendable {
    /// The probability, in (0, 1).
    public let level: Double
    /// The lower bounds, one a period ahead.
    public let low: [Double]
    /// The upper bounds, one a period ahead.
    public let high: [Double]

    /// Creates an interval.
    public init(level: Double, low: [Double], high: [Double]) {
        self.level = level
        self.low = low
        self.high = high
    }
}

/// A way to forecast a series.
public protocol Forecaster: Sendable {
    /// Returns what is expected of the `horizon` periods after the series, and an interval for each
    /// of `levels` (probabilities in (0, 1), such as 0.8).
    ///
    /// - Throws: `ForecastError.badHorizon`, `badLevel`, and what the method needs.
    func forecast(
        _ series: TimeSeries, horizon: Int, levels: [Double]
    ) throws(ForecastError) -> Forecast
}

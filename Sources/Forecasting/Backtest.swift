/// Rolling-origin evaluation: a method forecasts from several origins in the past of a series, each
/// time knowing only what came before (Tashman 2000, *International Journal of Forecasting* 16,
/// 437–450).
public struct Backtest: Sendable {
    /// How much of the past each origin knows.
    public enum Window: Hashable, Sendable {
        /// Everything up to the origin.
        case expanding
        /// The last `count` periods up to the origin.
        case sliding(count: Int)
    }

    /// The number of periods forecast from each origin.
    public var horizon: Int
    /// The number of origins; the last lies `horizon` periods before the end.
    public var origins: Int
    /// The number of periods between two origins.
    public var stride: Int
    /// How much of the past each origin knows.
    public var window: Window
    /// The levels of the intervals judged.
    public var levels: [Double]

    /// Creates an evaluation; by default the origins lie a horizon apart.
    public init(
        horizon: Int, origins: Int, stride: Int? = nil, window: Window = .expanding,
        levels: [Double] = [0.8, 0.95]
    ) {
        self.horizon = horizon
        self.origins = origins
        self.stride = stride ?? max(1, horizon)
        self.window = window
        self.levels = levels
    }

    /// A forecast from one origin and how it did.
    public struct Fold: Hashable, Sendable {
        /// The number of periods known.
        public let origin: Int
        /// What was forecast.
        public let forecast: Forecast
        /// What came, `nan` where missing.
        public let actual: [Double]
        /// How far the two are apart.
        public let accuracy: ForecastAccuracy
    }

    /// Returns the folds of one series, the earliest origin first.
    ///
    /// Origins before which fewer than two seasons and three values are known are left out; without
    /// any left the result is empty.
    ///
    /// - Throws: what the method throws, `ForecastError.badHorizon` for a horizon below 1
    ///   or too great, `badSetting` for a stride below 1.
    public func folds(
        of series: TimeSeries, by method: some Forecaster
    ) throws(ForecastError) -> [Fold] {
        guard (1...ForecastLimits.horizon).contains(horizon) else {
            throw .badHorizon(greatest: ForecastLimits.horizon)
        }
        guard stride >= 1 else { throw .badSetting(.length) }
        var folds: [Fold] = []
        for index in (0..<max(0, origins)).reversed() {
            let (back, overflow) = index.multipliedReportingOverflow(by: stride)
            guard !overflow, series.count - horizon - back >= max(3, 2 * series.season) else {
                continue
            }
            let origin = series.count - horizon - back
            guard let known = history(of: series, before: origin) else { continue }
            let forecast = try method.forecast(known, horizon: horizon, levels: levels)
            let actual = Array(series.values[origin..<origin + horizon])
            let accuracy = ForecastAccuracy(
                of: forecast, actual: actual, training: known.values, season: series.season)
            folds.append(
                Fold(origin: origin, forecast: forecast, actual: actual, accuracy: accuracy))
        }
        return folds
    }

    private func history(of series: TimeSeries, before origin: Int) -> TimeSeries? {
        switch window {
        case .expanding: series.prefix(origin)
        case .sliding(let count): series.window(endingAt: origin, count: count)
        }
    }
}

/// Means of accuracies: over the folds of a series, or over many series.
public struct AccuracySummary: Hashable, Codable, Sendable {
    /// How many forecasts it is of.
    public private(set) var count = 0
    private var sums: [Metric: Double] = [:]
    private var counts: [Metric: Int] = [:]

    /// What is averaged; the raw values are labels on disk.
    public enum Metric: String, Codable, CaseIterable, Sendable {
        case meanAbsoluteError = "MAE"
        case rootMeanSquaredError = "RMSE"
        case symmetricPercentageError = "sMAPE"
        case scaledError = "MASE"
        case rootScaledError = "RMSSE"
        case rankedProbabilityScore = "CRPS"
        case firstCoverage = "coverage1"
        case firstScore = "MSIS1"
        case firstPinball = "pinball1"
        case secondCoverage = "coverage2"
        case secondScore = "MSIS2"
        case secondPinball = "pinball2"
    }

    /// Creates a summary of nothing.
    public init() {}

    /// Adds one forecast's accuracy; figures it does not have do not count.
    public mutating func add(_ accuracy: ForecastAccuracy) {
        count += 1
        add(accuracy.meanAbsoluteError, to: .meanAbsoluteError)
        add(accuracy.rootMeanSquaredError, to: .rootMeanSquaredError)
        add(accuracy.symmetricPercentageError, to: .symmetricPercentageError)
        add(accuracy.scaledError, to: .scaledError)
        add(accuracy.rootScaledError, to: .rootScaledError)
        add(accuracy.rankedProbabilityScore, to: .rankedProbabilityScore)
        if let first = accuracy.intervals.first {
            add(first.coverage, to: .firstCoverage)
            add(first.scaledScore, to: .firstScore)
            add(first.pinball, to: .firstPinball)
        }
        if let second = accuracy.intervals.dropFirst().first {
            add(second.coverage, to: .secondCoverage)
            add(second.scaledScore, to: .secondScore)
            add(second.pinball, to: .secondPinball)
        }
    }

    /// Adds what another summary is of.
    public mutating func merge(_ other: AccuracySummary) {
        count += other.count
        for metric in Metric.allCases {
            sums[metric, default: 0] += other.sums[metric] ?? 0
            counts[metric, default: 0] += other.counts[metric] ?? 0
        }
    }

    /// Returns the mean of a figure, nil if no forecast had it.
    public func mean(of metric: Metric) -> Double? {
        guard let sum = sums[metric], let count = counts[metric], count > 0 else { return nil }
        return sum / Double(count)
    }

    private mutating func add(_ value: Double?, to metric: Metric) {
        guard let value else { return }
        sums[metric, default: 0] += value
        counts[metric, default: 0] += 1
    }
}

internal import LinearAlgebra

/// A forecast of one step: what is expected, and the interval it falls in with a stated
/// probability.
public struct ForecastStep: Hashable, Codable, Sendable {
    /// The expected value.
    public let mean: Double
    /// The lower end of the interval.
    public let low: Double
    /// The upper end of the interval.
    public let high: Double
}

/// Ordinary least squares on a trend and, where two years of it are there, the season.
///
/// yₜ = β₀ + β₁ t + γ(season of t) + ε. A new observation at *x* lies in
/// x·β̂ ± t(1−α/2, n−p) · s · √(1 + xᵀ(AᵀA)⁻¹x) with probability 1 − α (Draper and Smith 1998,
/// *Applied Regression Analysis*, 3rd ed., §3.1). Fewer than six observations are described by
/// their mean alone, a trend from so few says nothing.
public struct TrendForecast: Sendable {
    /// What the regression is on.
    public enum Model: String, Codable, Sendable {
        case mean, trend
        case seasonalTrend = "seasonal_trend"
    }

    /// The steps ahead, the first next to the last observation.
    public let steps: [ForecastStep]
    /// What was regressed on, chosen by the length of the series.
    public let model: Model
    /// The fitted values of the observations.
    public let fitted: [Double]

    /// Fits `values`, one a period, the oldest first, and forecasts `horizon` periods.
    ///
    /// - Parameters:
    ///   - season: the number of periods of a season, 12 for months; 1 for none.
    ///   - level: the probability, in (0, 1), that an observation falls in its interval.
    /// - Throws: `ForecastError.tooShort` below three observations, `notFinite`, `badHorizon`,
    ///   `badLevel`.
    /// - Complexity: O(*n p²*) for *p* regressors.
    public init(
        of values: [Double], horizon: Int, season: Int, level: Double = 0.8
    ) throws(ForecastError) {
        guard values.count >= 3 else { throw .tooShort(needed: 3) }
        let series = try TimeSeries(complete: values, seasons: [season])
        try self.init(of: series, horizon: horizon, level: level)
    }

    /// Fits the known values of a series, its first season being the season, and forecasts
    /// `horizon` periods after its last, missing or not.
    ///
    /// - Throws: `ForecastError.tooShort` below three known values, `notFinite` where the sums
    ///   overflow, `badHorizon`, `badLevel`.
    public init(
        of series: TimeSeries, horizon: Int, level: Double = 0.8
    ) throws(ForecastError) {
        try ForecastLimits.check(horizon: horizon, levels: [level])
        let (season, count) = (series.season, series.count + series.missingAtEnd)
        let rows = series.values.indices.filter { !series.values[$0].isNaN }
        let known = rows.map { series.values[$0] }
        guard known.count >= 3 else { throw .tooShort(needed: 3) }
        let preferred: Model =
            season > 1 && known.count >= 2 * season + 2
            ? .seasonalTrend : known.count >= 6 ? .trend : .mean
        for model in [preferred, .trend, .mean] {
            let design = Self.design(model, rows: rows, season: season)
            guard let fit = try? design.leastSquares(known),
                fit.residualSumOfSquares.isFinite
            else { continue }
            let future = Self.design(model, rows: Array(count..<count + horizon), season: season)
            steps = Self.steps(of: future, fit: fit, count: known.count, level: level)
            let everything = Self.design(model, rows: Array(0..<series.count), season: season)
            fitted = (try? everything.multiplied(by: fit.coefficients)) ?? []
            self.model = model
            return
        }
        throw .notFinite
    }

    private static func design(_ model: Model, rows: [Int], season: Int) -> Matrix {
        var columns = [rows.map { _ in 1.0 }]
        if model != .mean { columns.append(rows.map(Double.init)) }
        if model == .seasonalTrend {
            columns += (1..<season).map { phase in
                rows.map { $0 % season == phase ? 1 : 0 }
            }
        }
        return Matrix(columns: columns)
    }

    private static func steps(
        of design: Matrix, fit: LeastSquares, count: Int, level: Double
    ) -> [ForecastStep] {
        let freedom = count - fit.coefficients.count
        guard freedom > 0 else { return [] }
        let variance = fit.residualSumOfSquares / Double(freedom)
        let quantile = StudentT.quantile((1 + level) / 2, degreesOfFreedom: freedom)
        return (0..<design.rowCount).map { row in
            let regressors = (0..<design.columnCount).map { design[row, $0] }
            let mean = Vectors.dot(regressors, fit.coefficients)
            let spread = (try? fit.inverseGram.multiplied(by: regressors)) ?? []
            let leverage = spread.count == regressors.count ? Vectors.dot(regressors, spread) : 0
            let margin = quantile * (variance * (1 + leverage)).squareRoot()
            return ForecastStep(mean: mean, low: mean - margin, high: mean + margin)
        }
    }
}

internal import Foundation

/// How far a forecast was from what came: metrics of one forecast of one series.
///
/// Periods whose actual value is missing (`nan`) do not count. A metric without a period, or whose
/// divisor is zero, is nil.
public struct ForecastAccuracy: Hashable, Codable, Sendable {
    /// The mean absolute error.
    public let meanAbsoluteError: Double?
    /// The root of the mean squared error.
    public let rootMeanSquaredError: Double?
    /// The symmetric mean absolute percentage error: the mean of 200 |y − f| / (|y| + |f|), 0 where
    /// both are 0 (Makridakis and Hibon 2000).
    public let symmetricPercentageError: Double?
    /// MASE: the mean absolute error over that of seasonal naive forecasts in the training part
    /// (Hyndman and Koehler 2006).
    public let scaledError: Double?
    /// RMSSE: the same with squares (Makridakis et al. 2022).
    public let rootScaledError: Double?
    /// The intervals' figures, one a level.
    public let intervals: [IntervalAccuracy]
    /// The continuous ranked probability score of the normal distribution whose interval is the
    /// first; nil without an interval (Gneiting and Raftery 2007, eq. 21).
    public let rankedProbabilityScore: Double?

    /// Judges a forecast.
    ///
    /// - Parameters:
    ///   - actual: the values that came, `nan` where missing; no longer than the forecast.
    ///   - training: the values before them, `nan` where missing.
    ///   - season: the lag of the naive forecasts of MASE and MSIS.
    public init(of forecast: Forecast, actual: [Double], training: [Double], season: Int) {
        let pairs = zip(actual, forecast.mean).filter { !$0.0.isNaN }
        let count = pairs.isEmpty ? nil : Double(pairs.count)
        let absolute = pairs.reduce(0) { $0 + abs($1.0 - $1.1) }
        let squares = pairs.reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        let naive = NaiveScale(training, lag: max(1, season))
        meanAbsoluteError = count.map { absolute / $0 }
        rootMeanSquaredError = count.map { (squares / $0).squareRoot() }
        symmetricPercentageError = count.map { count in
            pairs.reduce(0) { sum, pair in
                let size = abs(pair.0) + abs(pair.1)
                return size > 0 ? sum + 200 * abs(pair.0 - pair.1) / size : sum
            } / count
        }
        scaledError = naive.absolute.flatMap { scale in count.map { absolute / $0 / scale } }
        rootScaledError = naive.squared.flatMap { scale in
            count.map { (squares / $0 / scale).squareRoot() }
        }
        intervals = forecast.intervals.map {
            IntervalAccuracy(of: $0, actual: actual, scale: naive.absolute)
        }
        rankedProbabilityScore = Self.rankedProbabilityScore(of: forecast, actual)
    }

    private static func rankedProbabilityScore(
        of forecast: Forecast, _ actual: [Double]
    ) -> Double? {
        guard let interval = forecast.intervals.first else { return nil }
        let quantile = NormalDistribution.quantile((1 + interval.level) / 2)
        var (sum, count) = (0.0, 0.0)
        for (step, value) in actual.prefix(forecast.mean.count).enumerated() where !value.isNaN {
            let sigma = (interval.high[step] - interval.low[step]) / (2 * quantile)
            let mean = (interval.high[step] + interval.low[step]) / 2
            count += 1
            guard sigma > 0 else {
                sum += abs(value - mean)
                continue
            }
            let z = (value - mean) / sigma
            let probability = 2 * NormalDistribution.distribution(z) - 1
            sum +=
                sigma
                * (z * probability + 2 * NormalDistribution.density(z)
                    - 1 / Double.pi.squareRoot())
        }
        return count > 0 ? sum / count : nil
    }
}

/// How an interval did.
public struct IntervalAccuracy: Hashable, Codable, Sendable {
    /// The level of the interval.
    public let level: Double
    /// The share of the values that lay in it.
    public let coverage: Double?
    /// The mean scaled interval score: width + 2/α times what a value lies outside, over the mean
    /// absolute seasonal naive error in training (Gneiting and Raftery 2007; Makridakis et al.
    /// 2020).
    public let scaledScore: Double?
    /// The mean pinball loss of the two bounds as quantiles.
    public let pinball: Double?

    init(of interval: PredictionInterval, actual: [Double], scale: Double?) {
        level = interval.level
        let alpha = 1 - interval.level
        var (inside, score, loss, count) = (0.0, 0.0, 0.0, 0.0)
        for (step, value) in actual.prefix(interval.low.count).enumerated() where !value.isNaN {
            let (low, high) = (interval.low[step], interval.high[step])
            // Rounding takes no value out of an interval without width.
            let slack = 1e-9 * abs(value)
            if value >= low - slack && value <= high + slack { inside += 1 }
            score += high - low + 2 / alpha * (max(0, low - value) + max(0, value - high))
            loss += PinballLoss.loss(of: low, quantile: alpha / 2, actual: value)
            loss += PinballLoss.loss(of: high, quantile: 1 - alpha / 2, actual: value)
            count += 1
        }
        coverage = count > 0 ? inside / count : nil
        scaledScore = scale.flatMap { count > 0 ? score / count / $0 : nil }
        pinball = count > 0 ? loss / (2 * count) : nil
    }
}

/// The loss a quantile is judged by.
public enum PinballLoss {
    /// Returns τ(y − q) above the quantile, (1 − τ)(q − y) below (Koenker and Bassett 1978).
    public static func loss(of value: Double, quantile: Double, actual: Double) -> Double {
        actual >= value ? quantile * (actual - value) : (1 - quantile) * (value - actual)
    }
}

/// The mean error of seasonal naive forecasts in the training part; nil where it is zero or there
/// is none.
struct NaiveScale {
    let absolute: Double?
    let squared: Double?

    init(_ training: [Double], lag: Int) {
        var (absolute, squares, count) = (0.0, 0.0, 0.0)
        for index in training.indices.dropFirst(lag) {
            let change = training[index] - training[index - lag]
            guard !change.isNaN else { continue }
            absolute += abs(change)
            squares += change * change
            count += 1
        }
        self.absolute = absolute > 0 ? absolute / count : nil
        squared = squares > 0 ? squares / count : nil
    }
}

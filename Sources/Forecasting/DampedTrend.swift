internal import Foundation

/// A level and a damped trend smoothed together with a fixed damping (Gardner and McKenzie 1985,
/// *Management Science* 31, 1237–1246), of the logarithms of positive values, none of them more
/// than four times the one before; the two smoothing parameters are those of a grid with the least
/// squared one-step error.
///
/// Where values are few, a search finds parameters that fit the past and nothing else: a grid of
/// nine forecasts better.
struct DampedTrend {
    /// 0.9, less for fewer than ten values: a trend goes on for as many periods as it was seen.
    private let damping: Double
    private let isLogarithmic: Bool
    private let level: Double
    private let trend: Double

    /// Nil for fewer than three values.
    ///
    /// - Complexity: O(*n*) for each of nine pairs of parameters.
    init?(_ values: [Double]) {
        guard values.count >= 3 else { return nil }
        let damping = min(0.9, 1 - 1 / Double(values.count))
        self.damping = damping
        isLogarithmic =
            values.allSatisfy { $0 > 0 }
            && zip(values.dropFirst(), values).allSatisfy { $0 <= RobustTrend.greatestRatio * $1 }
        let values = isLogarithmic ? values.map { log($0) } : values
        let slope = RobustScores.median(of: zip(values.dropFirst(), values).map { $0 - $1 })
        var best = (squares: Double.infinity, level: values[0], trend: slope)
        for alpha in [0.3, 0.6, 0.9] {
            for share in [0.05, 0.2, 0.4] {
                var (level, trend, squares) = (values[0], slope, 0.0)
                for value in values.dropFirst() {
                    let expected = level + damping * trend
                    let error = value - expected
                    squares += error * error
                    level = expected + alpha * error
                    trend = damping * trend + alpha * share * error
                }
                if squares < best.squares { best = (squares, level, trend) }
            }
        }
        (level, trend) = (best.level, best.trend)
    }

    func mean(horizon: Int) -> [Double] {
        var (value, change) = (level, trend)
        return (0..<horizon).map { _ in
            change *= damping
            value += change
            return isLogarithmic ? exp(value) : value
        }
    }
}

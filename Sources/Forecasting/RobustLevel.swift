/// A level smoothed for forecasts several periods ahead: exponential smoothing with bounded errors,
/// the smoothing parameter chosen by the absolute errors over the whole horizon rather than one
/// step ahead, which calls for a much slower level where days differ more than weeks.
///
/// Errors are bounded to two and a half robust standard deviations (Gelper, Fried and Croux 2010,
/// *Journal of Forecasting* 29, 285–300).
struct RobustLevel {
    let level: Double
    let alpha: Double

    /// - Parameters:
    ///   - values: at least one, none missing.
    ///   - reach: over how many periods ahead the errors count.
    /// - Complexity: O(*n*) for each of ten smoothing parameters.
    init(_ values: [Double], reach: Int) {
        let reach = max(1, min(reach, values.count / 3))
        let median = RobustScores.median(of: values)
        let changes = values.indices.dropFirst().map { abs(values[$0] - values[$0 - 1]) }
        // A change is the difference of two errors.
        let bound = 2.5 * RobustScores.deviation(ofSizes: changes) / 2.0.squareRoot()
        let head = Array(values.prefix(max(1, min(values.count / 2, 2 * reach))))
        let start = RobustScores.median(of: head)
        var best = (error: Double.infinity, level: median, alpha: 0.0)
        for alpha in [0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.3, 0.5, 0.8] {
            var (level, error) = (start, 0.0)
            for index in values.indices {
                let miss = values[index] - level
                level += alpha * (bound > 0 ? min(max(miss, -bound), bound) : miss)
                guard index % 3 == 0, index + reach < values.count, index >= values.count / 4
                else { continue }
                for step in 1...reach { error += abs(values[index + step] - level) }
            }
            if error < best.error { best = (error, level, alpha) }
        }
        level = best.level
        alpha = best.alpha
    }
}

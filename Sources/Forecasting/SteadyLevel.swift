internal import Foundation

/// A forecast by levels without a trend, on last year's course where there is one, for long series
/// of days or shorter periods, and the share of the whole forecast that it deserves.
///
/// The share comes from the series itself: at rolling origins within it a level is compared with
/// dynamic Theta over eight seasons, and takes all of the forecast where its errors are a few
/// percent smaller, half where they are equal, nothing where they are larger. It does not depend on
/// the horizon asked for.
///
/// Chosen by rolling origins within the training parts: among NN5's days sMAPE falls by 14 % at 56
/// days and by 10 % at 14, with as little as 120 days by about 5 %. Among months it rises: their
/// seasons are too few for it.
struct SteadyLevel {
    /// The share of the forecast, above 0 and at most 1.
    let share: Double
    /// The smoothing parameter of the level.
    let alpha: Double
    private let values: [Double]
    private let period: Int
    private let level: Double

    /// Over how many seasons errors are counted.
    private static let seasons = 8
    /// How steeply the share falls with the ratio of the errors.
    private static let steepness = 60.0
    /// The number of origins, of which there may be up to twice as many.
    private static let origins = 60

    /// Nil for periods with a season shorter than seven, for too few seasons (ten weeks; fifty of
    /// others, which have their full share from twice as many on), and for a share of nothing.
    ///
    /// - Parameter theta: the model of the same values.
    /// - Complexity: O(*n m*) for a season of *m* periods.
    init?(_ values: [Double], period: Int, theta: ThetaModel?) {
        let fewest = period == 7 ? 10.0 : 50
        let known = Double(values.count) / Double(period) / fewest - 1
        guard period >= 7, known > 0, let theta else { return nil }
        let slow = RobustLevel(values, reach: Self.seasons * period)
        let errors = Self.errors(
            values, reach: Self.seasons * period, alpha: slow.alpha, theta: theta)
        guard errors.theta > 0 else { return nil }
        share = min(1, known) / (1 + pow(errors.level / errors.theta, Self.steepness))
        guard share > 0.001 else { return nil }
        (self.values, self.period, level, alpha) = (values, period, slow.level, slow.alpha)
    }

    /// The summed absolute errors of a level and of Theta at origins in the last two thirds.
    private static func errors(
        _ values: [Double], reach: Int, alpha: Double, theta: ThetaModel
    ) -> (level: Double, theta: Double) {
        let first = values.count / 3
        let step = max(1, (values.count - first) / origins)
        let origins = Array(stride(from: first, to: values.count, by: step))
        let paths = theta.paths(over: values, origins: origins, horizon: reach)
        var level = RobustScores.median(of: Array(values.prefix(max(1, values.count / 4))))
        var (ofLevel, ofTheta, position) = (0.0, 0.0, 0)
        for (origin, path) in zip(origins, paths) {
            while position < origin {
                level += alpha * (values[position] - level)
                position += 1
            }
            for step in 0..<min(reach, values.count - origin) {
                ofLevel += abs(values[origin + step] - level)
                ofTheta += abs(values[origin + step] - path[step])
            }
        }
        return (ofLevel, ofTheta)
    }

    /// Returns the paths of its levels, which are to be averaged.
    func paths(horizon: Int) -> [[Double]] {
        // Eight seasons: the median of more lags behind, of fewer is noise.
        let median = RobustScores.median(of: Array(values.suffix(Self.seasons * period)))
        if let course = YearlyCourse(values, period: period, horizon: horizon) {
            return [level, median].map { course.path(from: $0) }
        }
        let quick = RobustLevel(values, reach: Self.seasons * period / 4).level
        return [level, median, quick].map { [Double](repeating: $0, count: horizon) }
    }
}

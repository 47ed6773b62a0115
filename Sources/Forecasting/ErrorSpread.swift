internal import Foundation

/// How far off forecasts of each horizon were at the origins of the past, and so how wide intervals
/// must be: by their empirical quantiles (after the split conformal prediction of Lei et al. 2018,
/// *JASA* 113, 1094–1111, whose guarantee it has not: the parameters are fitted to the same values,
/// and quantiles are interpolated).
///
/// A model with the parameters found runs over the values; from each origin its path is compared
/// with what came. The errors of a step are scaled by the root mean square of that step, growing
/// over the steps, and the quantiles of the scaled errors of the first steps give the widths.
/// Errors many steps ahead overlap: the widths are raised as Student's t is above the normal
/// distribution, with as many degrees of freedom as there are errors of that step that tell
/// something of their own, and as the errors of *n* values are greater than those that *p*
/// parameters were fitted to, √(*n*/(*n* − *p*)). How far one asks changes nothing of the steps
/// before.
struct ErrorSpread {
    /// The root mean squared errors of each step.
    private var scales: [Double]
    /// The absolute scaled errors of the first steps, in order.
    private var scaled: [Double]
    /// How many periods ahead were asked for.
    private let horizon: Int
    /// The level the errors are relative to.
    private let level: Double
    private let count: Int
    /// How many parameters were fitted to the values.
    private let parameters: Int

    /// The steps whose scaled errors give the quantiles, whatever is asked for.
    private static let pooledSteps = 24

    /// The errors of a Theta model, of the naive forecast without one.
    init(
        of values: [Double], horizon: Int, isRelative: Bool, theta: ThetaModel?
    ) {
        let origins = Self.origins(count: values.count)
        let reach = max(horizon, Self.pooledSteps)
        let paths =
            theta?.paths(over: values, origins: origins, horizon: reach)
            ?? origins.map { [Double](repeating: values[$0 - 1], count: reach) }
        self.init(
            values, horizon: horizon, isRelative: isRelative, origins: origins,
            paths: paths, level: theta?.mean(horizon: 1).first ?? values[values.count - 1],
            parameters: theta == nil ? 0 : 3)
    }

    /// The errors of a level smoothed by `alpha`.
    init(of values: [Double], horizon: Int, isRelative: Bool, alpha: Double) {
        let origins = Self.origins(count: values.count)
        var level = RobustScores.median(of: Array(values.prefix(max(1, values.count / 4))))
        var levels: [Double] = []
        levels.reserveCapacity(values.count)
        for value in values {
            level += alpha * (value - level)
            levels.append(level)
        }
        let reach = max(horizon, Self.pooledSteps)
        let paths = origins.map { [Double](repeating: levels[$0 - 1], count: reach) }
        self.init(
            values, horizon: horizon, isRelative: isRelative, origins: origins,
            paths: paths, level: level, parameters: 0)
    }

    private init(
        _ values: [Double], horizon: Int, isRelative: Bool, origins: [Int],
        paths: [[Double]], level: Double, parameters: Int
    ) {
        self.parameters = parameters
        let reach = max(horizon, Self.pooledSteps)
        var errors = [[Double]](repeating: [], count: reach)
        for (origin, path) in zip(origins, paths) {
            let size = isRelative ? max(abs(path.first ?? 1), 1e-12) : 1
            for step in 0..<min(reach, values.count - origin) {
                errors[step].append(abs(values[origin + step] - path[step]) / size)
            }
        }
        self.level = isRelative ? abs(level) : 1
        self.horizon = horizon
        count = values.count
        scales = Self.scales(of: errors, least: Self.change(of: values) / max(self.level, 1e-12))
        scaled = []
        for (step, errors) in errors.prefix(Self.pooledSteps).enumerated() where scales[step] > 0 {
            scaled += errors.map { $0 / scales[step] }
        }
        scaled.sort()
    }

    /// Half the widths of the intervals of a level.
    func widths(level probability: Double) -> [Double] {
        // Near the median both go to nothing, and their quotient to that of the densities there.
        let upper = (1 + max(probability, 0.01)) / 2
        let normal = NormalDistribution.quantile(upper)
        let optimism = Double(count) / Double(max(1, count - parameters))
        let quantile = quantile(probability) * optimism.squareRoot()
        var (freedom, raise) = (0, 1.0)
        return (0..<horizon).map { step in
            let own = max(1, Int(independentErrors(at: step).rounded()))
            if own != freedom {
                freedom = own
                raise = StudentT.quantile(upper, degreesOfFreedom: own) / normal
            }
            return scales[step] * quantile * raise * level
        }
    }

    /// How many errors of a step are as good as independent: the share of its variance that came
    /// after the first step is common to the errors of as many origins as there are steps to it.
    private func independentErrors(at step: Int) -> Double {
        guard let first = scales.first, scales[step] > 0 else { return 1 }
        let common = 1 - first * first / (scales[step] * scales[step])
        return 1 + Double(count) / (1 + common * Double(step))
    }

    /// The quantile of the scaled errors, not below a share of the normal one for few of them.
    private func quantile(_ probability: Double) -> Double {
        let normal = NormalDistribution.quantile((1 + probability) / 2)
        guard !scaled.isEmpty else { return normal }
        let place = probability * Double(scaled.count - 1)
        let (low, fraction) = (Int(place), place - place.rounded(.down))
        let high = min(low + 1, scaled.count - 1)
        let empirical = scaled[low] + fraction * (scaled[high] - scaled[low])
        // Few origins tell little of the tails: they count as much as twenty normal ones.
        let weight = Double(count) / (Double(count) + 20)
        return weight * empirical + (1 - weight) * normal
    }

    /// Sixty origins or up to twice as many, the first after a third of the values; all of them
    /// where they are fewer.
    private static func origins(count: Int) -> [Int] {
        let first = max(min(4, count - 1), count / 3)
        guard first > 0, first < count else { return [] }
        let stride = max(1, (count - first) / 60)
        return Array(Swift.stride(from: first, to: count, by: stride))
    }

    /// The root mean squared change from one value to the next.
    private static func change(of values: [Double]) -> Double {
        guard values.count > 1 else { return 0 }
        let squares = values.indices.dropFirst().reduce(0) { sum, index in
            let change = values[index] - values[index - 1]
            return sum + change * change
        }
        return (squares / Double(values.count - 1)).squareRoot()
    }

    /// The root mean squares of the steps' errors, growing; beyond the last step with four errors
    /// as the square root of the step.
    private static func scales(of errors: [[Double]], least: Double) -> [Double] {
        var result: [Double] = []
        // Too few errors to tell: as far off as one value is from the next.
        var last = errors.first.map { $0.count < 4 ? least : 0 } ?? 0
        for (step, errors) in errors.enumerated() {
            let own =
                errors.count >= 4
                ? (errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count)).squareRoot()
                : last * (Double(step + 1) / Double(max(1, step))).squareRoot()
            last = max(last, own)
            result.append(last)
        }
        return result
    }
}

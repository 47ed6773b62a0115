internal import Foundation

/// How far off forecasts of each horizon were at the origins of the past, and so how wide intervals
/// must be (split conformal prediction on rolling origins: Lei et al. 2018, *JASA* 113, 1094–1111).
///
/// A model with the parameters found runs over the values; from each origin its path is compared
/// with what came. The errors of a step are scaled by the root mean square of that step, smoothed
/// over the steps, and the quantiles of the scaled errors give the widths. Errors many steps ahead
/// overlap: the widths are raised as Student's t is above the normal distribution, with as many
/// degrees of freedom as there are errors that tell something of their own.
struct ErrorSpread {
    /// The root mean squared errors of each step.
    private var scales: [Double]
    /// The absolute scaled errors, in order.
    private var scaled: [Double]
    /// The level the errors are relative to.
    private let level: Double
    private let count: Int

    /// The errors of a Theta model, of the naive forecast without one.
    init(
        of values: [Double], horizon: Int, isRelative: Bool, theta: ThetaModel?
    ) {
        let origins = Self.origins(count: values.count)
        let paths =
            theta?.paths(over: values, origins: origins, horizon: horizon)
            ?? origins.map { [Double](repeating: values[$0 - 1], count: horizon) }
        self.init(
            values, horizon: horizon, isRelative: isRelative, origins: origins,
            paths: paths,
            level: theta?.mean(horizon: 1).first ?? values[values.count - 1])
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
        let paths = origins.map { [Double](repeating: levels[$0 - 1], count: horizon) }
        self.init(
            values, horizon: horizon, isRelative: isRelative, origins: origins,
            paths: paths,
            level: level)
    }

    private init(
        _ values: [Double], horizon: Int, isRelative: Bool, origins: [Int],
        paths: [[Double]], level: Double
    ) {
        var errors = [[Double]](repeating: [], count: horizon)
        for (origin, path) in zip(origins, paths) {
            let size = isRelative ? max(abs(path.first ?? 1), 1e-12) : 1
            for step in 0..<min(horizon, values.count - origin) {
                errors[step].append(abs(values[origin + step] - path[step]) / size)
            }
        }
        self.level = isRelative ? abs(level) : 1
        count = values.count
        scales = Self.scales(of: errors, least: Self.change(of: values) / max(self.level, 1e-12))
        scaled = []
        for (step, errors) in errors.enumerated() where scales[step] > 0 {
            scaled += errors.map { $0 / scales[step] }
        }
        scaled.sort()
    }

    /// Half the widths of the intervals of a level.
    func widths(level probability: Double) -> [Double] {
        let freedom = max(1, Int(independentErrors.rounded()))
        // Near the median both go to nothing, and their quotient to that of the densities there.
        let upper = (1 + max(probability, 0.01)) / 2
        let raise =
            StudentT.quantile(upper, degreesOfFreedom: freedom)
            / NormalDistribution.quantile(upper)
        let quantile = quantile(probability) * raise
        return scales.map { $0 * quantile * level }
    }

    /// How many errors are as good as independent: the share of the last step's variance that came
    /// after the first step is common to the errors of a whole horizon.
    private var independentErrors: Double {
        guard let first = scales.first, let last = scales.last, last > 0 else { return 1 }
        let common = 1 - first * first / (last * last)
        return 1 + Double(count) / (1 + common * Double(scales.count - 1))
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

    /// At most sixty origins, the first after a third of the values.
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
    /// as the square root of the step, shrunk towards the growth of the steps before.
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

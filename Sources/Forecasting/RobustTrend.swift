internal import Foundation

/// A trend by the median of the changes, from a smoothed level (after Grambsch and Stahel 1990,
/// *International Journal of Forecasting* 6, 77–83, whose robust trend did best on the yearly
/// series of the M3 competition).
///
/// The change per period is γ|ℓ|^ρ with γ the median of Δy/|y|^ρ: ρ = 0 is a line, 1 an
/// exponential, and ½ between the two, as in the local and global trend of Smyl et al. 2019.
///
/// The median of the changes of values without a trend is far from zero now and then, that of the
/// changes over half of all periods is not: γ is the one nearer zero, and zero if they disagree on
/// the direction.
///
/// A value near zero is no size to measure the change after it by: one to more than four times the
/// value is divided by the mean of |y|^ρ at both its ends, which for ρ = ½ is the growth of
/// dy/dt = γ√y between them.
struct RobustTrend {
    let level: Double
    let growth: Double
    let power: Double
    let damping: Double

    /// - Parameters:
    ///   - lag: the number of periods of a change: a season for values with one.
    init(_ values: [Double], level: Double, lag: Int, power: Double, damping: Double = 1) {
        let lag = values.count > 2 * lag ? max(1, lag) : 1
        let usual = Self.growth(of: values, lag: lag, power: power)
        let long = Self.growth(of: values, lag: max(lag, values.count / 2), power: power)
        growth = Self.nearerZero(usual, long)
        self.level = level
        self.power = power
        self.damping = damping
    }

    /// The median of the changes over `lag` periods, per period and size.
    private static func growth(of values: [Double], lag: Int, power: Double) -> Double {
        var changes: [Double] = []
        changes.reserveCapacity(values.count)
        for index in values.indices.dropFirst(lag) {
            let (before, after) = (values[index - lag], values[index])
            let size = power == 0 ? 1 : Self.size(from: abs(before), to: abs(after), power)
            changes.append((after - before) / (Double(lag) * size))
        }
        return RobustScores.median(of: changes)
    }

    /// The one nearer zero of two numbers of one sign, else zero.
    static func nearerZero(_ one: Double, _ other: Double) -> Double {
        one * other > 0 ? (abs(one) < abs(other) ? one : other) : 0
    }

    /// The ratio of a value to the one before above which that one is near zero.
    static let greatestRatio = 4.0

    private static func size(from before: Double, to after: Double, _ power: Double) -> Double {
        guard after > greatestRatio * before else { return pow(max(before, 1e-6), power) }
        return (pow(before, power) + pow(after, power)) / 2
    }

    /// How steep the trend of values is: the median of their changes over `lag` periods, per
    /// period, without its sign, in robust standard deviations of the changes of one period; 0 for
    /// no more than `lag` values, or where most do not change.
    static func steepness(of values: [Double], lag: Int) -> Double {
        let changes = zip(values.dropFirst(lag), values).map { $0 - $1 }
        let steps = zip(values.dropFirst(), values).map { $0 - $1 }
        let middle = RobustScores.median(of: steps)
        let spread = RobustScores.deviation(ofSizes: steps.map { abs($0 - middle) })
        return spread > 0 ? abs(RobustScores.median(of: changes)) / (Double(lag) * spread) : 0
    }

    /// How sure a trend of values is: the median of their changes over half of all periods, per
    /// period, without its sign, in standard errors of the mean change of a random walk; 0 where
    /// most values do not change. Noise about a level has a few hundredths.
    static func certainty(of values: [Double]) -> Double {
        let half = max(1, values.count / 2)
        let share = Double(values.count).squareRoot()
        return share * steepness(of: values, lag: half)
    }

    func mean(horizon: Int) -> [Double] {
        var (value, factor) = (level, 1.0)
        return (0..<horizon).map { _ in
            factor *= damping
            value += factor * growth * (power == 0 ? 1 : pow(abs(value), power))
            return value
        }
    }
}

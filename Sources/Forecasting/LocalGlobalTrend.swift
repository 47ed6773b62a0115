internal import Foundation

/// A level with a local and a global trend, after Smyl, Bergmeir, Dokumentov, Long, Wibowo and
/// Schmidt 2025 (*International Journal of Forecasting* 41, 111–127).
///
/// The level ℓ is α*y* + (1 − α)ℓ of the period before, the slope *b* is β(ℓ − ℓ before) +
/// (1 − β)*b* before, and the next value is ℓ + γℓ^ρ + λ*b* with an error of Student's *t*, five
/// degrees of freedom and scale σℓ^τ. γℓ^ρ is a trend between a line (ρ = 0) and an exponential
/// (ρ = 1), λ*b* one that lasts no longer than λ and β let it.
///
/// The authors draw from the posterior distribution. Here α, β, ρ and τ are those of a grid, for
/// given ones the errors are linear in γ and λ, and so each node of the grid has its posterior mode
/// by weighted least squares, and its probability by Laplace's approximation. The forecast is the
/// mean over the nodes, which follows no few values as far as the best fit among them would.
struct LocalGlobalTrend {
    /// Near 1 a global trend of few values runs away.
    private static let powers = [-0.5, 0, 0.4, 0.8]
    private static let sizes = [0.5, 1.25]
    private static let alphas = [0.1, 0.4, 0.7, 1]
    private static let betas = [0.1, 0.2, 0.5]

    /// The mean of the values, the unit of all that follows.
    private let unit: Double
    /// Where paths stay.
    private let range: ClosedRange<Double>
    private let nodes: [Node]

    /// Nil for fewer than four values, and for values at or below zero.
    ///
    /// - Complexity: O(*n*) for each of 96 nodes.
    init?(_ values: [Double]) {
        guard values.count >= 4, values.allSatisfy({ $0 > 0 }), let last = values.last else {
            return nil
        }
        let unit = values.reduce(0) { $0 + $1 / Double(values.count) }
        guard unit.isNormal, (50 * last).isFinite else { return nil }
        self.unit = unit
        range = (0.02 * last / unit)...(50 * last / unit)
        let values = values.map { $0 / unit }
        let changes = Self.changes(of: values)
        var nodes: [Node] = []
        for alpha in Self.alphas {
            let levels = Self.smoothed(values, alpha)
            let sizes = levels.dropLast().map { log(Node.size($0)) }
            let errors = zip(values.dropFirst(), levels).map { $0 - $1 }
            let powers = Self.powers.map { power in sizes.map { exp(power * $0) } }
            let divisors = Self.sizes.map { exponent in sizes.map { exp(-exponent * $0) } }
            let sizeSum = sizes.reduce(0, +)
            for beta in Self.betas {
                let slopes = Self.slopes(of: levels, first: alpha * changes.median, beta)
                for (exponent, divisor) in zip(Self.sizes, divisors) {
                    var regression = TrendRegression(
                        target: Self.product(errors, divisor),
                        local: Self.product(slopes, divisor), spread: changes.spread)
                    for (power, growth) in zip(Self.powers, powers) {
                        let fit = regression.fit(global: Self.product(growth, divisor))
                        nodes.append(
                            Node(
                                alpha: alpha, beta: beta, power: power, exponent: exponent,
                                global: fit.global, local: min(max(fit.local, -1), 1),
                                variance: fit.variance, level: levels[levels.count - 1],
                                slope: slopes[slopes.count - 1],
                                weight: fit.logEvidence - exponent * sizeSum))
                    }
                }
            }
        }
        self.nodes = Self.normalized(nodes)
        if self.nodes.isEmpty { return nil }
    }

    /// The mean path and its standard deviations: of the errors within the nodes, carried on to
    /// level and slope, and of the paths between them.
    func path(horizon: Int) -> (mean: [Double], deviation: [Double]) {
        var mean = [Double](repeating: 0, count: horizon)
        var squares = mean
        for node in nodes {
            var state = node.start
            for step in 0..<horizon {
                let (value, variance) = node.next(&state, within: range)
                mean[step] += node.weight * value
                squares[step] += node.weight * (value * value + variance)
            }
        }
        let deviation = zip(squares, mean).map { max(0, $0 - $1 * $1).squareRoot() * unit }
        return (mean.map { $0 * unit }, deviation)
    }

    func mean(horizon: Int) -> [Double] { path(horizon: horizon).mean }
}

extension LocalGlobalTrend {
    /// One set of parameters, with how probable it is.
    struct Node {
        let alpha: Double
        let beta: Double
        /// ρ.
        let power: Double
        /// τ.
        let exponent: Double
        /// γ.
        let global: Double
        /// λ.
        let local: Double
        /// σ².
        let variance: Double
        let level: Double
        let slope: Double
        /// The logarithm of the evidence, then the share of all nodes.
        var weight: Double

        /// A level with its slope, and their covariance matrix.
        struct State {
            var level: Double
            var slope: Double
            var levelVariance = 0.0
            var covariance = 0.0
            var slopeVariance = 0.0
        }

        var start: State { State(level: level, slope: slope) }

        /// A level of a thousandth of the mean has no smaller trend or error.
        static func size(_ level: Double) -> Double { max(level, 0.001) }

        /// The value expected next and its variance; the state goes on by that value.
        func next(
            _ state: inout State, within range: ClosedRange<Double>
        ) -> (value: Double, variance: Double) {
            let size = log(Self.size(state.level))
            let growth = global * exp(power * size)
            let value = state.level + growth + local * state.slope
            let bounded = min(max(value, range.lowerBound), range.upperBound)
            // Student's t of five degrees of freedom has 5/3 times the square of its scale.
            let noise = 5 / 3 * variance * exp(2 * exponent * size)
            let spread = advance(&state, by: 1 + power * growth * exp(-size), noise: noise)
            let change = alpha * (bounded - state.level)
            state.level += change
            state.slope += beta * (change - state.slope)
            return (bounded, min(spread, range.upperBound * range.upperBound))
        }

        /// The variance of the next value, which is `gain` times the level plus λ times the slope
        /// and the noise; the covariance matrix goes on by one period.
        private func advance(_ state: inout State, by gain: Double, noise: Double) -> Double {
            let (p, q, r) = (state.levelVariance, state.covariance, state.slopeVariance)
            let spread = gain * gain * p + 2 * gain * local * q + local * local * r + noise
            let level = (1 - alpha + alpha * gain, alpha * local)
            let slope = (beta * (level.0 - 1), beta * level.1 + 1 - beta)
            state.levelVariance =
                level.0 * level.0 * p + 2 * level.0 * level.1 * q + level.1 * level.1 * r
                + alpha * alpha * noise
            state.covariance =
                level.0 * slope.0 * p + (level.0 * slope.1 + level.1 * slope.0) * q
                + level.1 * slope.1 * r + alpha * alpha * beta * noise
            state.slopeVariance =
                slope.0 * slope.0 * p + 2 * slope.0 * slope.1 * q + slope.1 * slope.1 * r
                + alpha * alpha * beta * beta * noise
            return spread
        }
    }

    /// The nodes with shares in place of evidence, without those that count for nothing.
    private static func normalized(_ nodes: [Node]) -> [Node] {
        let known = nodes.filter { $0.weight.isFinite && $0.variance.isFinite }
        let best = known.map(\.weight).max() ?? 0
        let kept = known.filter { $0.weight > best - 20 }
        let total = kept.reduce(0) { $0 + exp($1.weight - best) }
        return kept.map { node in
            var node = node
            node.weight = exp(node.weight - best) / total
            return node
        }
    }

    /// The median of the changes, and their robust standard deviation about it, not below a
    /// quarter of their mean size.
    private static func changes(of values: [Double]) -> (median: Double, spread: Double) {
        let changes = zip(values.dropFirst(), values).map { $0 - $1 }
        let median = RobustScores.median(of: changes)
        let deviation = RobustScores.deviation(ofSizes: changes.map { abs($0 - median) })
        let size = changes.reduce(0) { $0 + abs($1) } / Double(changes.count)
        return (median, max(deviation, size / 4, 1e-4))
    }

    private static func smoothed(_ values: [Double], _ alpha: Double) -> [Double] {
        var level = values[0]
        return values.map { value in
            level += alpha * (value - level)
            return level
        }
    }

    private static func slopes(
        of levels: [Double], first: Double, _ beta: Double
    ) -> [Double] {
        var (slope, before) = (first, levels[0])
        return levels.enumerated().map { index, level in
            if index > 0 { slope += beta * (level - before - slope) }
            before = level
            return slope
        }
    }

    /// The products of the elements, as many as the shorter array has.
    private static func product(_ one: [Double], _ other: [Double]) -> [Double] {
        zip(one, other).map { $0 * $1 }
    }
}

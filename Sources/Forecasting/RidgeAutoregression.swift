internal import Foundation
internal import LinearAlgebra

/// An autoregression of the changes (of the logarithms of positive values) about seven tenths of
/// their median, its coefficients by ridge regression: an ARIMA(*p*, 1, 0) with drift that stays
/// tame for few values. Where the changes over half of all periods have a median nearer zero, per
/// period, it takes the place of the other: what does not grow has no drift.
///
/// Changes are bounded to four robust standard deviations, so that one of them does not decide all
/// coefficients.
struct RidgeAutoregression {
    private let isLogarithmic: Bool
    private let last: Double
    private let drift: Double
    /// The bounded changes without their drift.
    private let changes: [Double]
    /// φ, that of the latest change first.
    let coefficients: [Double]

    /// Nil where the values are fewer than seven, or do not change.
    ///
    /// - Complexity: O(*n p²*) for *p* lags, a third of the changes and at most twelve.
    init?(_ values: [Double]) {
        guard values.count >= 7, let end = values.last else { return nil }
        isLogarithmic = values.allSatisfy { $0 > 0 }
        let values = isLogarithmic ? values.map { log($0) } : values
        last = isLogarithmic ? log(end) : end
        let plain = zip(values.dropFirst(), values).map { $0 - $1 }
        let half = values.count / 2
        let long = zip(values.dropFirst(half), values).map { ($0 - $1) / Double(half) }
        let drift =
            0.7
            * RobustTrend.nearerZero(
                RobustScores.median(of: plain), RobustScores.median(of: long))
        let centered = plain.map { $0 - drift }
        let bound = 4 * RobustScores.deviation(ofSizes: centered.map { abs($0) })
        let changes = centered.map { min(max($0, -bound), bound) }
        let order = min(12, changes.count / 3)
        let columns = (1...order).map { lag in
            Array(changes[(order - lag)..<(changes.count - lag)])
        }
        let squares = columns.reduce(0) { $0 + Vectors.dot($1, $1) } / Double(order)
        guard squares > 0,
            let fit = try? Matrix(columns: columns).ridge(
                Array(changes[order...]), penalties: [0.5 * squares])
        else { return nil }
        coefficients = fit.coefficients
        self.drift = drift
        self.changes = changes
    }

    func mean(horizon: Int) -> [Double] {
        var history = changes
        var value = last
        return (0..<horizon).map { _ in
            var change = 0.0
            for (lag, coefficient) in coefficients.enumerated() {
                change += coefficient * history[history.count - 1 - lag]
            }
            history.append(change)
            value += change + drift
            return isLogarithmic ? exp(value) : value
        }
    }
}

internal import Foundation

/// The regression of errors on a global and a local trend, all divided by the scale of the errors,
/// which are Student's *t* with five degrees of freedom: by least squares that are weighted anew
/// three times.
///
/// γ is normal about 0 with a standard deviation of 0.6σ a priori, λ about 0.4 with one of a half
/// where σ is as large as the spread of the changes.
struct TrendRegression {
    struct Fit {
        /// γ.
        let global: Double
        /// λ.
        let local: Double
        /// σ².
        let variance: Double
        /// The logarithm of the probability of the errors by Laplace's approximation, but for a
        /// constant.
        let logEvidence: Double
    }

    private static let freedom = 5.0
    private static let reweightings = 3
    private static let expectedLocal = 0.4
    private static let globalPrecision = 1 / (0.6 * 0.6)

    private let target: [Double]
    private let local: [Double]
    /// The least sum of squares: that of one error as large as the spread of the changes.
    private let least: Double
    private let localPrecision: Double
    private var weights: [Double]

    /// - Parameters:
    ///   - target: what the trends explain.
    ///   - local: the slopes, at least as many.
    ///   - spread: the standard deviation of the changes, positive.
    init(target: [Double], local: [Double], spread: Double) {
        self.target = target
        self.local = local
        least = spread * spread
        localPrecision = spread * spread / (0.5 * 0.5)
        weights = [Double](repeating: 1, count: target.count)
    }

    /// The posterior mode for one global trend, with as many elements as the target.
    ///
    /// - Complexity: O(*n*).
    mutating func fit(global: [Double]) -> Fit {
        for index in weights.indices { weights[index] = 1 }
        var mode = mode(global)
        for _ in 0..<Self.reweightings {
            let variance = (mode.squares + least) / Double(target.count + 1)
            for index in weights.indices {
                let error = error(index, global[index], mode.global, mode.local)
                weights[index] =
                    (Self.freedom + 1) / (Self.freedom + error * error / variance)
            }
            mode = self.mode(global)
        }
        return evidence(of: mode, global)
    }

    private struct Mode {
        var global: Double
        var local: Double
        var determinant: Double
        /// The weighted squares of the errors and of the deviations from what is expected.
        var squares: Double
    }

    private func error(
        _ index: Int, _ trend: Double, _ global: Double, _ local: Double
    ) -> Double {
        target[index] - global * trend - local * self.local[index]
    }

    /// The solution of the two normal equations.
    private func mode(_ trend: [Double]) -> Mode {
        var (trends, products, slopes) = (Self.globalPrecision, 0.0, localPrecision)
        var (first, second) = (0.0, localPrecision * Self.expectedLocal)
        var squares = localPrecision * Self.expectedLocal * Self.expectedLocal
        for index in target.indices {
            let (x, z, y) = (trend[index], local[index], target[index])
            let (wx, wz) = (weights[index] * x, weights[index] * z)
            trends += wx * x
            products += wx * z
            slopes += wz * z
            first += wx * y
            second += wz * y
            squares += weights[index] * y * y
        }
        let determinant = trends * slopes - products * products
        let global = (slopes * first - products * second) / determinant
        let local = (trends * second - products * first) / determinant
        return Mode(
            global: global, local: local, determinant: determinant,
            squares: max(0, squares - global * first - local * second))
    }

    private func evidence(of mode: Mode, _ trend: [Double]) -> Fit {
        let count = Double(target.count)
        let errors = target.indices.map { error($0, trend[$0], mode.global, mode.local) }
        let squares = errors.indices.reduce(least) {
            $0 + weights[$1] * errors[$1] * errors[$1]
        }
        let variance = squares / (count + 1)
        let tails = errors.reduce(0) { $0 + log1p($1 * $1 / (variance * Self.freedom)) }
        let deviation = mode.local - Self.expectedLocal
        let prior =
            Self.globalPrecision * mode.global * mode.global
            + localPrecision * deviation * deviation
        return Fit(
            global: mode.global, local: mode.local, variance: variance,
            logEvidence: -0.5
                * (log(mode.determinant) + count * log(variance) + (Self.freedom + 1) * tails
                    + prior / variance))
    }
}

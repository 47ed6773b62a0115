internal import Foundation

/// A seasonal ARIMA model with its errors conditional on the first values (Box, Jenkins and Reinsel
/// 1994, *Time Series Analysis*, ch. 7; as R's `arima` with `method = "CSS"`).
///
/// φ(B)Φ(Bᵐ)(*w*ₜ − μ) = θ(B)Θ(Bᵐ)*e*ₜ with *w* = (1 − B)ᵈ(1 − Bᵐ)ᴰ*y*; the errors before the first
/// *p* + *Pm* differenced values are zero.
public struct ARIMAModel: Hashable, Sendable {
    /// The order.
    public let order: ARIMAOrder
    /// The coefficients.
    public let coefficients: ARIMACoefficients
    /// The mean square of the errors.
    public let variance: Double
    /// The Gaussian log-likelihood of the differenced values at the conditional variance.
    public let logLikelihood: Double
    /// Akaike's criterion corrected for small samples.
    public let correctedAIC: Double
    /// The errors of the differenced values, those conditioned on being zero.
    public let errors: [Double]
    private let values: [Double]
    private let lags: ARIMALags

    /// Runs a model with known coefficients over `values`, of which none is missing.
    ///
    /// Nil where the coefficients are not those of the order, the values are too few to leave two
    /// errors, or the errors overflow.
    ///
    /// - Complexity: O(*n*) for each coefficient of the multiplied polynomials that is not zero.
    public init?(
        running order: ARIMAOrder, coefficients: ARIMACoefficients, over values: [Double]
    ) {
        guard coefficients.suits(order),
            values.count >= order.differenceCount + order.conditionCount + 2
        else { return nil }
        let differenced = Self.differenced(values, order)
        let lags = ARIMALags(coefficients, period: order.period)
        var errors = [Double](repeating: 0, count: differenced.count)
        let centered = differenced.map { $0 - coefficients.mean }
        let squares = lags.squares(over: centered, from: order.conditionCount, &errors)
        let used = Double(differenced.count)
        let variance = squares / (used - Double(order.conditionCount))
        guard variance.isFinite else { return nil }
        self.order = order
        self.coefficients = coefficients
        self.variance = variance
        self.errors = errors
        self.values = values
        self.lags = lags
        logLikelihood = -used / 2 * (log(2 * .pi * max(variance, 1e-300)) + 1)
        let free = Double(order.coefficientCount + (order.hasConstant ? 2 : 1))
        correctedAIC =
            used - free - 1 > 0
            ? -2 * logLikelihood + 2 * free + 2 * free * (free + 1) / (used - free - 1) : .infinity
    }

    /// The differences (1 − B)ᵈ(1 − Bᵐ)ᴰ of values.
    static func differenced(_ values: [Double], _ order: ARIMAOrder) -> [Double] {
        differenceLags(order).reduce(values) { values, lag in
            zip(values.dropFirst(lag), values).map { $0 - $1 }
        }
    }

    /// The lags over which differences are taken, one after the other.
    private static func differenceLags(_ order: ARIMAOrder) -> [Int] {
        Array(repeating: order.period, count: order.seasonal.differences)
            + Array(repeating: 1, count: order.plain.differences)
    }

    /// Returns the expected values of the next periods.
    public func mean(horizon: Int) -> [Double] {
        var levels = [values]
        for lag in Self.differenceLags(order) {
            let last = levels[levels.count - 1]
            levels.append(zip(last.dropFirst(lag), last).map { $0 - $1 })
        }
        let centered = levels[levels.count - 1].map { $0 - coefficients.mean }
        var path = lags.path(after: centered, errors: errors, horizon: horizon)
            .map { $0 + coefficients.mean }
        for (lag, known) in zip(Self.differenceLags(order), levels).reversed() {
            var history = Array(known.suffix(lag))
            for step in path.indices {
                path[step] += history[step]
                history.append(path[step])
            }
        }
        return path
    }

    /// Returns the standard deviations of the next periods' values: σ√Σψ² over the responses of the
    /// values to an error.
    public func standardDeviations(horizon: Int) -> [Double] {
        // The response to an error: the path after it of a series that is zero otherwise.
        let quiet = [Double](repeating: 0, count: max(1, order.conditionCount))
        let impulse = [Double](repeating: 0, count: lags.reach) + quiet + [1]
        var response = [1.0] + lags.path(after: impulse, errors: impulse, horizon: horizon)
        for lag in Self.differenceLags(order) {
            for step in response.indices where step >= lag {
                response[step] += response[step - lag]
            }
        }
        var sum = 0.0
        return response.prefix(horizon).map { psi in
            sum += psi * psi
            return (variance * sum).squareRoot()
        }
    }
}

/// The multiplied polynomials φ(B)Φ(Bᵐ) and θ(B)Θ(Bᵐ) as the lags that count.
struct ARIMALags: Hashable, Sendable {
    private struct Term: Hashable {
        let lag: Int
        let weight: Double
    }

    private let values: [Term]
    private let errors: [Term]

    init(_ coefficients: ARIMACoefficients, period: Int) {
        // φ(B) = 1 − φ₁B − …, θ(B) = 1 + θ₁B + …: the product's signs differ.
        values = Self.product(
            coefficients.autoregressive, coefficients.seasonalAutoregressive, period, sign: -1)
        errors = Self.product(
            coefficients.movingAverage, coefficients.seasonalMovingAverage, period, sign: 1)
    }

    private static func product(
        _ plain: [Double], _ seasonal: [Double], _ period: Int, sign: Double
    ) -> [Term] {
        var weights = [Double](repeating: 0, count: plain.count + seasonal.count * period + 1)
        for (index, weight) in ([sign] + plain).enumerated() {
            for (season, seasonalWeight) in ([sign] + seasonal).enumerated() {
                weights[index + season * period] += sign * weight * seasonalWeight
            }
        }
        return weights.enumerated().dropFirst().filter { $0.element != 0 }
            .map { Term(lag: $0.offset, weight: $0.element) }
    }

    /// The greatest lag.
    var reach: Int { max(values.last?.lag ?? 0, errors.last?.lag ?? 0) }

    /// Fills in the errors from period `start` on, and returns the sum of their squares.
    func squares(over centered: [Double], from start: Int, _ found: inout [Double]) -> Double {
        var sum = 0.0
        for index in start..<max(start, centered.count) {
            let error = centered[index] - expected(at: index, centered, found)
            found[index] = error
            sum += error * error
        }
        return sum
    }

    /// The values after those known, no error to come.
    func path(after known: [Double], errors past: [Double], horizon: Int) -> [Double] {
        var (history, found) = (known, past)
        for _ in 0..<horizon {
            history.append(expected(at: history.count, history, found))
            found.append(0)
        }
        return Array(history.suffix(horizon))
    }

    private func expected(at index: Int, _ history: [Double], _ found: [Double]) -> Double {
        var sum = 0.0
        for term in values where term.lag <= index {
            sum += term.weight * history[index - term.lag]
        }
        for term in errors where term.lag <= index { sum += term.weight * found[index - term.lag] }
        return sum
    }
}

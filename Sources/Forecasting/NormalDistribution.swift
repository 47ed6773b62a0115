internal import Foundation

/// The standard normal distribution.
public enum NormalDistribution {
    /// Returns the density at `x`.
    public static func density(_ x: Double) -> Double {
        exp(-x * x / 2) / (2 * Double.pi).squareRoot()
    }

    /// Returns the probability of a value below `x`.
    public static func distribution(_ x: Double) -> Double {
        0.5 * erfc(-x / 2.0.squareRoot())
    }

    /// Returns the *x* below which the probability is `probability`: the rational approximation of
    /// Acklam (2003) and one step of Halley's method, to 1e-15 relatively.
    ///
    /// - Precondition: `probability` is in (0, 1).
    public static func quantile(_ probability: Double) -> Double {
        precondition(probability > 0 && probability < 1)
        if probability > 0.5 { return -quantile(1 - probability) }
        var x: Double
        if probability < 0.02425 {
            let q = (-2 * log(probability)).squareRoot()
            x = polynomial(tail, q) / (q * polynomial(tailDivisor, q) + 1)
        } else {
            let q = probability - 0.5
            x = q * polynomial(center, q * q) / (q * q * polynomial(centerDivisor, q * q) + 1)
        }
        let step = (distribution(x) - probability) / density(x)
        x -= step / (1 + x * step / 2)
        return x
    }

    /// Returns the size that a value exceeds, above or below, with the probability `probability`;
    /// below 2 · 10⁻³⁰⁰ it counts as that.
    ///
    /// - Precondition: `probability` is in [0, 2).
    static func deviation(exceededAt probability: Double) -> Double {
        -quantile(max(probability / 2, 1e-300))
    }

    private static func polynomial(_ coefficients: [Double], _ x: Double) -> Double {
        coefficients.reduce(0) { $0 * x + $1 }
    }

    private static let center = [
        -3.969683028665376e+01, 2.209460984245205e+02, -2.759285104469687e+02,
        1.383577518672690e+02, -3.066479806614716e+01, 2.506628277459239e+00,
    ]
    private static let centerDivisor = [
        -5.447609879822406e+01, 1.615858368580409e+02, -1.556989798598866e+02,
        6.680131188771972e+01, -1.328068155288572e+01,
    ]
    private static let tail = [
        -7.784894002430293e-03, -3.223964580411365e-01, -2.400758277161838e+00,
        -2.549732539343734e+00, 4.374664141464968e+00, 2.938163982698783e+00,
    ]
    private static let tailDivisor = [
        7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996e+00,
        3.754408661907416e+00,
    ]
}

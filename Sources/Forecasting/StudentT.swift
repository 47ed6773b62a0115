internal import Foundation

/// Student's t distribution.
package enum StudentT {
    /// Returns the *t* below which the distribution with `degreesOfFreedom` has probability
    /// `probability`: Newton's method from the normal quantile, which is nearer to zero, so that
    /// on the concave side of the distribution function no step goes too far.
    ///
    /// - Precondition: `probability` is in (0, 1) and there is a degree of freedom or more.
    package static func quantile(_ probability: Double, degreesOfFreedom: Int) -> Double {
        precondition(probability > 0 && probability < 1 && degreesOfFreedom > 0)
        guard probability != 0.5 else { return 0 }
        guard probability > 0.5 else {
            return -quantile(1 - probability, degreesOfFreedom: degreesOfFreedom)
        }
        let freedom = Double(degreesOfFreedom)
        let (densityConstant, logBeta) = (densityConstant(freedom), logBeta(freedom / 2, 0.5))
        var t = NormalDistribution.quantile(probability)
        for _ in 0..<200 {
            let missing = probability - distribution(t, freedom, logBeta)
            let next = t + missing / density(t, freedom, densityConstant)
            guard next > t * (1 + 1e-15), next.isFinite else { break }
            t = next
        }
        return t
    }

    /// The density at *t*.
    private static func density(_ t: Double, _ freedom: Double, _ constant: Double) -> Double {
        exp(constant - (freedom + 1) / 2 * log1p(t * t / freedom))
    }

    /// The logarithm of the density at 0.
    private static func densityConstant(_ freedom: Double) -> Double {
        lgamma((freedom + 1) / 2) - lgamma(freedom / 2) - log(freedom * .pi) / 2
    }

    /// The size that a share of the distribution exceeds, and by how much it does so on average:
    /// E(|T| − u | |T| > u) = 2 f(u) (ν + u²) / ((ν − 1) · share) − u.
    ///
    /// - Precondition: `share` is in (0, 1) and there are two degrees of freedom or more.
    static func tail(
        share: Double, degreesOfFreedom: Int
    ) -> (start: Double, meanExcess: Double) {
        precondition(degreesOfFreedom > 1)
        let freedom = Double(degreesOfFreedom)
        let start = quantile(1 - share / 2, degreesOfFreedom: degreesOfFreedom)
        let density = Self.density(start, freedom, densityConstant(freedom))
        let mean = 2 * density * (freedom + start * start) / ((freedom - 1) * share)
        return (start, mean - start)
    }

    /// P(T ≤ t) for *t* ≥ 0: 1 − ½ I(ν/(ν+t²); ν/2, ½) (Abramowitz and Stegun 26.7.1), given the
    /// logarithm of B(ν/2, ½).
    private static func distribution(_ t: Double, _ freedom: Double, _ logBeta: Double) -> Double {
        1 - 0.5 * incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5, logBeta)
    }

    /// The logarithm of the beta function.
    private static func logBeta(_ a: Double, _ b: Double) -> Double {
        lgamma(a) + lgamma(b) - lgamma(a + b)
    }

    /// The regularised incomplete beta function, by its continued fraction (DLMF 8.17.22, evaluated
    /// by Lentz's method), given the logarithm of the beta function.
    private static func incompleteBeta(
        _ x: Double, _ a: Double, _ b: Double, _ logBeta: Double
    ) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        // At equality both sides of the symmetry would hand the problem to each other for ever.
        guard x <= (a + 1) / (a + b + 2) else { return 1 - incompleteBeta(1 - x, b, a, logBeta) }
        let front = exp(a * log(x) + b * log(1 - x) - logBeta)
        let tiny = 1e-300
        var c = 1.0
        var d = 1 / nonZero(1 - (a + b) * x / (a + 1), tiny)
        var fraction = d
        for step in 1...300 {
            let m = Double(step)
            let base = a + 2 * m
            let even = m * (b - m) * x / ((base - 1) * base)
            d = 1 / nonZero(1 + even * d, tiny)
            c = nonZero(1 + even / c, tiny)
            fraction *= d * c
            let odd = -(a + m) * (a + b + m) * x / (base * (base + 1))
            d = 1 / nonZero(1 + odd * d, tiny)
            c = nonZero(1 + odd / c, tiny)
            fraction *= d * c
            if abs(d * c - 1) < 1e-15 { break }
        }
        return front * fraction / a
    }

    private static func nonZero(_ value: Double, _ tiny: Double) -> Double {
        abs(value) < tiny ? tiny : value
    }
}

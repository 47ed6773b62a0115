internal import Foundation

/// The upper tail of the standard normal distribution.
enum GaussianTail {
    /// P(*Z* > `z`).
    static func upper(_ z: Double) -> Double { 0.5 * erfc(z / 2.0.squareRoot()) }

    /// The density at `z`.
    static func density(_ z: Double) -> Double {
        exp(-0.5 * z * z) / (2 * Double.pi).squareRoot()
    }

    /// The *z* with P(*Z* > *z*) = `probability`: Abramowitz and Stegun 26.2.23 made exact by
    /// Newton's method on the logarithm. Probabilities below 10⁻³⁰⁰ count as that.
    ///
    /// - Precondition: `probability` is in (0, 1).
    static func deviation(upper probability: Double) -> Double {
        guard probability <= 0.5 else { return -deviation(upper: 1 - probability) }
        let target = log(max(probability, 1e-300))
        let t = (-2 * target).squareRoot()
        var z =
            t - (2.515517 + t * (0.802853 + t * 0.010328))
            / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
        for _ in 0..<4 {
            let tail = upper(z)
            z += (log(tail) - target) * tail / density(z)
        }
        return z
    }
}

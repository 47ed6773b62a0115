internal import Foundation

/// A fitted Theta model in its state-space form (Fiorucci, Pellegrini, Louzada, Petropoulos and
/// Koehler 2016, *International Journal of Forecasting* 32, 1151–1161).
///
/// μₜ = ℓₜ₋₁ + (1 − 1/θ)[(1 − α)ᵗ⁻¹ Aₜ₋₁ + (1 − (1 − α)ᵗ)/α · Bₜ₋₁], ℓₜ = αyₜ + (1 − α)ℓₜ₋₁, where
/// *A* + *Bt* is the least-squares line through all values, or, in a dynamic model, through those
/// up to *t* − 1.
public struct ThetaModel: Hashable, Sendable {
    /// Which parameters are estimated.
    public enum Kind: String, Codable, CaseIterable, Sendable {
        /// θ = 2, the line of all values (Assimakopoulos and Nikolopoulos 2000).
        case standard
        /// θ estimated, the line of all values (OTM).
        case optimized
        /// θ estimated, the line up to each period (DOTM).
        case dynamic
    }

    /// Which parameters were estimated.
    public let kind: Kind
    /// The smoothing parameter of the level.
    public let alpha: Double
    /// The curvature: 1 ignores the line, ∞ follows it alone.
    public let theta: Double
    /// The level before the first value.
    public let initialLevel: Double
    /// The mean squared one-step error, the first two left out.
    public let meanSquaredError: Double
    /// The one-step forecasts of the values.
    public let fitted: [Double]
    private let end: Recursion

    /// Fits a model to `values`, of which none is missing; nil for fewer than three.
    ///
    /// What is sought besides α and θ is ℓ₀ − y₁/θ, which a constant added to all values leaves as
    /// it is: ℓ₀ + (1 − 1/θ)*A* stands for the level at the start.
    ///
    /// - Complexity: O(*n*) for each of some hundred evaluations.
    public static func fit(_ kind: Kind, to values: [Double]) -> ThetaModel? {
        guard values.count >= 3, let first = values.first else { return nil }
        let mean = values.reduce(0, +) / Double(values.count)
        let spread =
            (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count))
            .squareRoot()
        let scale = max(spread, abs(mean) * 1e-9, 1e-9)
        let bound = 1e6 * scale
        let isFree = kind != .standard
        let simplex = NelderMead(
            lower: isFree ? [0.1, -bound, 0] : [0.1, -bound],
            upper: isFree ? [0.99, bound, 0.999_999] : [0.99, bound], evaluationLimit: 250)
        let line = SmoothingStart.line(through: values)
        let best = simplex.minimum(
            from: isFree ? [0.5, 0, 0.5] : [0.5, 0],
            steps: isFree ? [0.25, 0.5 * scale, 0.3] : [0.25, 0.5 * scale]
        ) { point in
            let weight = isFree ? point[2] : 0.5
            var run = Recursion(
                kind: kind, alpha: point[0], weight: weight,
                level: point[1] + (1 - weight) * first)
            run.setLine(line)
            let squares = run.squares(over: values)
            return Double(values.count) * log(max(squares, 1e-24))
        }
        let weight = isFree ? best.point[2] : 0.5
        return ThetaModel(
            kind, alpha: best.point[0], theta: 1 / (1 - weight),
            initialLevel: best.point[1] + (1 - weight) * first, over: values)
    }

    /// Runs a model with known parameters over `values`, of which none is missing; nil for fewer
    /// than three.
    public init?(
        _ kind: Kind, alpha: Double, theta: Double, initialLevel: Double, over values: [Double]
    ) {
        guard values.count >= 3 else { return nil }
        var run = Recursion(
            kind: kind, alpha: alpha, weight: 1 - 1 / theta, level: initialLevel)
        run.setLine(SmoothingStart.line(through: values))
        var fitted: [Double] = []
        fitted.reserveCapacity(values.count)
        var squares = 0.0
        for (index, value) in values.enumerated() {
            let expected = run.expected
            fitted.append(expected)
            if index >= 2 { squares += (value - expected) * (value - expected) }
            run.observe(value)
        }
        self.kind = kind
        self.alpha = alpha
        self.theta = theta
        self.initialLevel = initialLevel
        self.fitted = fitted
        meanSquaredError = squares / Double(values.count - 2)
        end = run
    }

    /// Returns the expected values of the next periods.
    public func mean(horizon: Int) -> [Double] {
        var run = end
        return (0..<max(0, horizon)).map { _ in
            let expected = run.expected
            run.observe(expected)
            return expected
        }
    }

    /// Returns the paths the model gives from each origin, knowing the values before it; the line
    /// of all values stays that of all.
    func paths(over values: [Double], origins: [Int], horizon: Int) -> [[Double]] {
        var run = Recursion(kind: kind, alpha: alpha, weight: 1 - 1 / theta, level: initialLevel)
        run.setLine(SmoothingStart.line(through: values))
        var position = 0
        return origins.map { origin in
            while position < min(origin, values.count) {
                run.observe(values[position])
                position += 1
            }
            var ahead = run
            return (0..<horizon).map { _ in
                let expected = ahead.expected
                ahead.observe(expected)
                return expected
            }
        }
    }

    /// Returns the standard deviations of the next periods' values: σ√(1 + (h − 1)α²).
    public func standardDeviations(horizon: Int) -> [Double] {
        (0..<horizon).map { (meanSquaredError * (1 + Double($0) * alpha * alpha)).squareRoot() }
    }

    /// The recursion and where it stands.
    private struct Recursion: Hashable {
        let kind: Kind
        let alpha: Double
        /// 1 − 1/θ.
        let weight: Double
        var level: Double
        var intercept = 0.0
        var slope = 0.0
        var average = 0.0
        /// (1 − α)ᵗ of the periods seen.
        var decay = 1.0
        var count = 0.0

        init(kind: Kind, alpha: Double, weight: Double, level: Double) {
            self.kind = kind
            self.alpha = alpha
            self.weight = weight
            self.level = level
        }

        /// Sets the line of all values; a dynamic model finds its own.
        mutating func setLine(_ line: (level: Double, slope: Double)) {
            guard kind != .dynamic else { return }
            (intercept, slope) = (line.level, line.slope)
        }

        var expected: Double {
            let remaining = decay * (1 - alpha)
            return level + weight * (decay * intercept + (1 - remaining) / alpha * slope)
        }

        mutating func observe(_ value: Double) {
            level = alpha * value + (1 - alpha) * level
            decay *= 1 - alpha
            count += 1
            guard kind == .dynamic else { return }
            let last = average
            average = ((count - 1) * last + value) / count
            slope = ((count - 2) * slope + 6 / count * (value - last)) / (count + 1)
            if count == 1 { slope = 0 }
            intercept = average - (count + 1) / 2 * slope
        }

        mutating func squares(over values: [Double]) -> Double {
            var sum = 0.0
            for index in values.indices {
                let value = values[index]
                let error = value - expected
                if index >= 2 { sum += error * error }
                observe(value)
            }
            return sum
        }
    }
}

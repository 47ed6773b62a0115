/// Forecasts of demand that is mostly zero: the size of a demand and the time between two are
/// smoothed apart.
public struct IntermittentModel: Hashable, Sendable {
    /// How the two are put together.
    public enum Kind: String, Codable, CaseIterable, Sendable {
        /// Size / interval (Croston 1972).
        case croston
        /// Croston's times 1 − α/2, which takes its bias off (Syntetos and Boylan 2005).
        case sba
        /// Size × probability, the probability smoothed every period, so that a demand that ends is
        /// forgotten (Teunter, Syntetos and Babai 2011).
        case tsb
    }

    /// How the two are put together.
    public let kind: Kind
    /// The smoothing parameter of the sizes.
    public let alpha: Double
    /// The smoothing parameter of the intervals or probabilities.
    public let beta: Double
    /// The expected demand a period, the same for all ahead.
    public let level: Double
    /// The one-step forecasts of the values.
    public let fitted: [Double]
    /// The mean squared one-step error.
    public let meanSquaredError: Double

    /// Fits to `values` (`nan` where missing) by the lowest mean squared error over a grid of
    /// smoothing parameters; nil where no value differs from zero.
    ///
    /// - Complexity: O(*n*) for each of the grid's points.
    public static func fit(_ kind: Kind, to values: [Double]) -> IntermittentModel? {
        fit(kind, to: values, slowest: 0)
    }

    /// The same with smoothing parameters of probabilities not below `slowest`.
    static func fit(
        _ kind: Kind, to values: [Double], slowest: Double
    ) -> IntermittentModel? {
        let sizes = [0.05, 0.1, 0.15, 0.2, 0.3]
        var best: IntermittentModel?
        for alpha in sizes {
            let betas = kind == .tsb ? [0.02, 0.05, 0.1, 0.2, 0.3] : [alpha]
            for beta in betas where beta >= slowest || kind != .tsb {
                guard let model = IntermittentModel(kind, alpha: alpha, beta: beta, over: values)
                else { return nil }
                if model.meanSquaredError < best?.meanSquaredError ?? .infinity { best = model }
            }
        }
        return best
    }

    /// Runs with known smoothing parameters over `values`; nil where no value differs from zero.
    public init?(_ kind: Kind, alpha: Double, beta: Double, over values: [Double]) {
        let known = values.filter { !$0.isNaN }
        let demands = known.filter { $0 != 0 }
        guard let first = demands.first else { return nil }
        var size = first
        var interval = Double(known.count) / Double(demands.count)
        var probability = 1 / interval
        var (gap, squares) = (1.0, 0.0)
        var fitted: [Double] = []
        fitted.reserveCapacity(values.count)
        var expected: Double {
            switch kind {
            case .croston: size / interval
            case .sba: (1 - beta / 2) * size / interval
            case .tsb: size * probability
            }
        }
        for value in values {
            fitted.append(expected)
            guard !value.isNaN else { continue }
            squares += (value - expected) * (value - expected)
            probability += beta * ((value == 0 ? 0 : 1) - probability)
            if value == 0 {
                gap += 1
            } else {
                size += alpha * (value - size)
                interval += beta * (gap - interval)
                gap = 1
            }
        }
        self.kind = kind
        self.alpha = alpha
        self.beta = beta
        level = expected
        self.fitted = fitted
        meanSquaredError = squares / Double(known.count)
    }
}

/// Scores of texts not trained on, to calibrate or judge a head by.
public struct HeldOutScores: Sendable {
    /// The logits of each text.
    public var logits: [[Float]] = []
    /// The true label of each text.
    public var labels: [Int] = []

    /// Creates an empty set.
    public init() {}
}

extension HeldOutScores {
    /// Returns the temperature that gives the scores the least negative log-likelihood, found by
    /// golden-section search on its logarithm in 0.05...20 to within a thousandth; 1 if there are
    /// no scores.
    ///
    /// The true label counts as right *n* + 1 times of *n* + 2 (Platt 1999, *Probabilistic outputs
    /// for support vector machines*): of *n* texts that all were read right no temperature is the
    /// best, and none of them proves certainty.
    public func bestTemperature() -> Float {
        guard !logits.isEmpty else { return 1 }
        let ratio: Float = 0.618_034
        var low: Float = -3
        var high: Float = 3
        var (first, second) = (high - ratio * (high - low), low + ratio * (high - low))
        var losses = (loss(atLogarithm: first), loss(atLogarithm: second))
        for _ in 0..<18 {
            if losses.0 < losses.1 {
                high = second
                (second, losses.1) = (first, losses.0)
                first = high - ratio * (high - low)
                losses.0 = loss(atLogarithm: first)
            } else {
                low = first
                (first, losses.0) = (second, losses.1)
                second = low + ratio * (high - low)
                losses.1 = loss(atLogarithm: second)
            }
        }
        return power((low + high) / 2)
    }

    private func loss(atLogarithm logarithm: Float) -> Double {
        let temperature = power(logarithm)
        let doubt = 1 / Double(logits.count + 2)
        var total = 0.0
        for (row, label) in zip(logits, labels) {
            let probabilities = Softmax.probabilities(of: row[...], temperature: temperature)
            let own = Double(VectorMath.logarithm(max(probabilities[label], 1e-30)))
            guard row.count > 1 else { continue }
            // The logarithms of two probabilities differ as their logits do.
            let others = Double(row.reduce(0, +) - row[label]) / Double(row.count - 1)
            let difference = (others - Double(row[label])) / Double(temperature)
            total -= own + doubt * difference
        }
        return total
    }

    private func power(_ exponent: Float) -> Float {
        exponent <= 0
            ? VectorMath.exponential(exponent) : 1 / VectorMath.exponential(-exponent)
    }
}

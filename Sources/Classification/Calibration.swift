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
    /// golden-section search on its logarithm in 0.05...20; 1 if there are no scores.
    public func bestTemperature() -> Float {
        guard !logits.isEmpty else { return 1 }
        let ratio: Float = 0.618_034
        var low: Float = -3
        var high: Float = 3
        for _ in 0..<40 {
            let first = high - ratio * (high - low)
            let second = low + ratio * (high - low)
            let isFirstBetter =
                negativeLogLikelihood(temperature: power(first))
                < negativeLogLikelihood(temperature: power(second))
            if isFirstBetter { high = second } else { low = first }
        }
        return power((low + high) / 2)
    }

    /// Returns the mean −ln p(true label) at a temperature.
    public func negativeLogLikelihood(temperature: Float) -> Double {
        var total = 0.0
        for (row, label) in zip(logits, labels) {
            let probabilities = Softmax.probabilities(of: row[...], temperature: temperature)
            total -= Double(VectorMath.logarithm(max(probabilities[label], 1e-30)))
        }
        return total / Double(max(1, logits.count))
    }

    private func power(_ exponent: Float) -> Float {
        exponent <= 0
            ? VectorMath.exponential(exponent) : 1 / VectorMath.exponential(-exponent)
    }
}

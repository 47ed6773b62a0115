/// One question a classifier answers: which of `labels` a text bears.
public struct ClassifierHead: Hashable, Codable, Sendable {
    /// What the question is, such as `intent` or `language`.
    public let name: String
    /// The answers, in the order of the logits.
    public let labels: [String]
    /// What logits are divided by before softmax, fitted on texts not trained on (Guo et al. 2017,
    /// "On Calibration of Modern Neural Networks").
    public var temperature: Float

    /// Creates a head that has not been calibrated.
    public init(name: String, labels: [String], temperature: Float = 1) {
        self.name = name
        self.labels = labels
        self.temperature = temperature
    }

    /// Returns the calibrated probability of each label for `logits`.
    public func probabilities(of logits: ArraySlice<Float>) -> [Float] {
        Softmax.probabilities(of: logits.prefix(labels.count), temperature: temperature)
    }
}

internal import Classification

/// What held-out scores say of a model: its figures, and the confidence below which it should
/// refuse.
struct HeldOutReport {
    let report: ClassificationReport
    let acceptanceThreshold: Float
    let measurements: [String: Double]

    init(scores: HeldOutScores, head: ClassifierHead) {
        let predictions = zip(scores.logits, scores.labels).map { logits, label in
            Self.prediction(logits, gold: label, head: head)
        }
        report = ClassificationReport(of: predictions)
        // A model that was never shown what to refuse answers everything.
        let canRefuse = head.labels.contains(UtteranceLabel.outOfScope.rawValue)
        acceptanceThreshold = canRefuse ? Self.threshold(for: predictions) : 0
        measurements = [
            "accuracy": Self.rounded(report.accuracy), "macro_f1": Self.rounded(report.macroF1),
            "ece": Self.rounded(report.expectedCalibrationError),
        ]
    }

    private static func prediction(
        _ logits: [Float], gold: Int, head: ClassifierHead
    ) -> ClassificationReport.Prediction {
        let probabilities = head.probabilities(of: logits)
        let best = probabilities.indices.max { probabilities[$0] < probabilities[$1] } ?? 0
        return .init(
            gold: head.labels[gold], predicted: head.labels[best],
            confidence: Double(probabilities[best]))
    }

    /// The confidence that best tells right answers from wrong ones when a wrong answer costs
    /// what a refusal of a right one does; 0 if refusing never pays.
    private static func threshold(
        for predictions: [ClassificationReport.Prediction]
    ) -> Float {
        let order = predictions.sorted { $0.confidence < $1.confidence }
        var gain = 0.0
        var best = (gain: 0.0, threshold: 0.0)
        for item in order {
            gain += item.gold == item.predicted || item.predicted == "out_of_scope" ? -1 : 1
            if gain > best.gain { best = (gain, item.confidence) }
        }
        return Float(rounded(best.threshold))
    }

    private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}

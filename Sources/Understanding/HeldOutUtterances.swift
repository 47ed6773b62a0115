internal import Classification

/// Scores of utterances not trained on: the logits of each head, and what is known of the label.
struct HeldOutUtterances: Sendable {
    /// The scores by head, of the utterances that have a label there.
    var heads: [HeldOutScores]
    /// What the first head's scores say of being out of scope.
    var samples: [RefusalRule.Sample] = []
    /// The predictions of the first head, before any is refused.
    private var labelLogits: [(logits: [Float], gold: String)] = []
    private let labels: [String]
    private let outOfScopeLabel: Int?

    init(plan: TrainingPlan) {
        heads = plan.heads.map { _ in HeldOutScores() }
        labels = plan.groups
        outOfScopeLabel = plan.outOfScopeLabel
    }

    /// Takes the scores of an utterance whose label is `group` from `workspace`.
    mutating func add(_ text: TrainingText, group: String, from workspace: ClassifierWorkspace) {
        for index in heads.indices {
            guard let label = text.labels[index] else { continue }
            heads[index].logits.append(Array(workspace.logits(head: index)))
            heads[index].labels.append(label)
        }
        let logits = workspace.logits(head: 0)
        let best = logits.indices.filter { $0 != outOfScopeLabel }
            .max { logits[$0] < logits[$1] }
        let isOutOfScope = group == UtteranceLabel.outOfScope.rawValue
        guard isOutOfScope || text.labels[0] != nil else { return }
        samples.append(
            .init(
                signs: RefusalSigns(
                    logits: logits, outOfScopeLabel: outOfScopeLabel,
                    unknownShare: workspace.unknownShare),
                isOutOfScope: isOutOfScope, isRight: best.map { labels[$0] } == group))
        labelLogits.append((Array(logits), group))
    }

    /// Takes the scores of other utterances, after its own.
    mutating func append(_ other: HeldOutUtterances) {
        for index in heads.indices {
            heads[index].logits += other.heads[index].logits
            heads[index].labels += other.heads[index].labels
        }
        samples += other.samples
        labelLogits += other.labelLogits
    }

    /// The rule for refusing what is out of scope, if some held-out utterances are.
    func refusal(recallWeight: Double) -> RefusalRule? {
        RefusalRule(
            fittedTo: samples, outOfScopeLabel: outOfScopeLabel, recallWeight: recallWeight)
    }

    /// The figures of the answers that `head`, calibrated, and `refusal` give.
    func report(head: ClassifierHead, refusal: RefusalRule?) -> ClassificationReport {
        ClassificationReport(
            of: zip(labelLogits, samples).map { item, sample in
                let probabilities = head.probabilities(of: item.logits[...])
                let verdict = refusal?.verdict(on: sample.signs)
                let kept = probabilities.indices.filter {
                    refusal == nil || $0 != outOfScopeLabel
                }
                let best = kept.max { probabilities[$0] < probabilities[$1] } ?? 0
                if let verdict, verdict.isRefused {
                    return .init(
                        gold: item.gold, predicted: UtteranceLabel.outOfScope.rawValue,
                        confidence: verdict.probability)
                }
                let sum = kept.reduce(0) { $0 + probabilities[$1] }
                return .init(
                    gold: item.gold, predicted: head.labels[best],
                    confidence: Double(probabilities[best] / max(sum, 1e-30))
                        * (1 - (verdict?.probability ?? 0)))
            })
    }

    /// A report's figures as a model file keeps them.
    static func measurements(of report: ClassificationReport) -> [String: Double] {
        [
            "accuracy": rounded(report.accuracy), "macro_f1": rounded(report.macroF1),
            "ece": rounded(report.expectedCalibrationError),
        ]
    }

    private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}

internal import Classification

/// Scores of utterances not trained on: the logits of each head, and what is known of the label.
struct HeldOutUtterances: Sendable {
    /// The scores by head, of the utterances that have a label there.
    var heads: [HeldOutScores]
    /// An utterance as the first head scores it.
    private struct Item: Sendable {
        let logits: [Float]
        let unknownShare: Float
        /// The scores of its passages, where it has several and is in doubt.
        let passages: HeldOutPassages?
        /// The label without its operation.
        let gold: String
    }

    private var items: [Item] = []
    private let labels: [String]
    private let outOfScopeLabel: Int?

    init(plan: TrainingPlan) {
        heads = plan.heads.map { _ in HeldOutScores() }
        labels = plan.groups
        outOfScopeLabel = plan.outOfScopeLabel
    }

    /// Takes the scores of an utterance whose label is `group` from `workspace`, all heads scored.
    mutating func add(
        _ text: TrainingText, group: String, from workspace: ClassifierWorkspace,
        passages: HeldOutPassages?
    ) {
        for index in heads.indices {
            guard let label = text.labels[index] else { continue }
            heads[index].logits.append(Array(workspace.logits(head: index)))
            heads[index].labels.append(label)
        }
        guard group == UtteranceLabel.outOfScope.rawValue || text.labels[0] != nil else { return }
        items.append(
            Item(
                logits: Array(workspace.logits(head: 0)), unknownShare: workspace.unknownShare,
                passages: passages, gold: group))
    }

    /// Takes the scores of other utterances, after its own.
    mutating func append(_ other: HeldOutUtterances) {
        for index in heads.indices {
            heads[index].logits += other.heads[index].logits
            heads[index].labels += other.heads[index].labels
        }
        items += other.items
    }

    /// The rule for refusing what is out of scope, if some held-out utterances are.
    func refusal(recallWeight: Double) -> RefusalRule? {
        RefusalRule(
            fittedTo: items.map { item in
                let best = item.logits.indices.filter { $0 != outOfScopeLabel }
                    .max { item.logits[$0] < item.logits[$1] }
                return .init(
                    signs: RefusalSigns(
                        logits: item.logits[...], outOfScopeLabel: outOfScopeLabel,
                        unknownShare: item.unknownShare),
                    isOutOfScope: item.gold == UtteranceLabel.outOfScope.rawValue,
                    isRight: best.map { labels[$0] } == item.gold)
            }, outOfScopeLabel: outOfScopeLabel, recallWeight: recallWeight)
    }

    /// The gate that says which passage of a text in doubt to believe; nil if none is.
    func gate(head: LabelHead) -> MixtureGate? {
        var samples = MixtureGate.Samples(signCount: PassageSigns.count)
        for item in items {
            guard let readings = item.passages?.readings(by: head) else {
                continue
            }
            let isOutside = item.gold == UtteranceLabel.outOfScope.rawValue
            guard let place = isOutside ? head.outside : labels.firstIndex(of: item.gold) else {
                continue
            }
            samples.add(
                signs: readings.signs, likelihoods: readings.labels.map { $0.probabilities[place] })
        }
        return MixtureGate(fittedTo: samples)
    }

    /// The figures of the answers that `head`, calibrated, and `gate` give.
    func report(head: LabelHead, gate: MixtureGate?) -> ClassificationReport {
        ClassificationReport(
            of: items.map { item in
                var distribution = LabelDistribution(
                    logits: item.logits[...], unknownShare: item.unknownShare, head: head)
                if let gate, let readings = item.passages?.readings(by: head) {
                    distribution = LabelDistribution(
                        of: readings.labels, shares: gate.shares(of: readings.signs))
                }
                let answer = distribution.answer
                return .init(
                    gold: item.gold,
                    predicted: answer < labels.count
                        ? labels[answer] : UtteranceLabel.outOfScope.rawValue,
                    confidence: distribution.probabilities[answer])
            })
    }

    /// A report's figures as a model file keeps them; none of no utterance.
    static func measurements(of report: ClassificationReport) -> [String: Double] {
        guard report.count > 0 else { return [:] }
        return [
            "accuracy": rounded(report.accuracy), "macro_f1": rounded(report.macroF1),
            "ece": rounded(report.expectedCalibrationError),
        ]
    }

    private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}

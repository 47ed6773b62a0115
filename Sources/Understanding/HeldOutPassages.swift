internal import Classification
internal import TextProcessing

/// The scores of a text's passages by a fit that was not trained on the text, the whole first.
struct HeldOutPassages: Sendable {
    private var signs: [[Float]] = []
    private var logits: [[Float]] = []
    private var unknownShares: [Float] = []

    /// Scores the passages of a text by `model`; nil if there is but one, or no doubt about the
    /// whole, which is the text last scored in `scored`. O(length).
    init?(
        of utterance: LabelledUtterance, wholeScoredIn scored: ClassifierWorkspace,
        reader: UtteranceReading, model: LinearClassifier, workspace: inout ClassifierWorkspace
    ) {
        let whole = model.heads[0].probabilities(of: scored.logits(head: 0)).max() ?? 1
        guard model.manifest.isDelexicalized, Double(whole) < Self.leastCertainty else {
            return nil
        }
        let reading = reader.read(utterance.text, delexicalized: true)
        let passages = Passages(reading.text, mentions: reading.mentions)
        guard passages.pieces.count > 1 else { return nil }
        let known = PassageSigns(passages)
        for passage in passages.all {
            model.score(
                reading.features(of: passage).units, in: reading.text.folded,
                workspace: &workspace)
            signs.append(known.signs(of: passage))
            logits.append(Array(workspace.logits(head: 0)))
            unknownShares.append(workspace.unknownShare)
        }
    }

    /// Above this no calibration makes a doubt of a certainty.
    private static let leastCertainty = 0.9995

    /// What each passage reads as, calibrated, and its signs; nil if the whole is not in doubt.
    func readings(by head: LabelHead) -> (labels: [LabelDistribution], signs: [[Float]])? {
        let labels = zip(logits, unknownShares).map { logits, share in
            LabelDistribution(logits: logits[...], unknownShare: share, head: head)
        }
        guard labels[0].best.probability < UtteranceClassifier.doubt else { return nil }
        let all = zip(signs, labels).map { $0 + PassageSigns.signs(of: $1, beside: labels[0]) }
        return (labels, all)
    }
}

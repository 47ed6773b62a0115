public import Classification
public import Entities
public import Primitives
internal import TextProcessing

/// Scores whole utterances: any label set a model was trained on.
public struct UtteranceClassifier: Sendable {
    /// The model.
    public let model: LinearClassifier
    private let reader: UtteranceReading
    private let languageHead: Int?
    private let operationHead: Int?

    /// An utterance scored.
    public struct Scores: Sendable {
        /// The most probable label; `out_of_scope` if the utterance is refused.
        public let label: String
        /// The probability of each group of labels (an intent with all its operations), by group;
        /// the first is the answer.
        public let groups: [(name: String, probability: Double)]
        /// The language the model hears, or nil if it was not trained to tell.
        public let language: Language?
        /// The greatest logit of a label in scope, an out-of-scope score that needs no threshold.
        public let greatestLogit: Double
        /// The probability that the utterance is out of scope; nil if the model cannot tell.
        public let outOfScopeProbability: Double?

        /// The most probable group and its probability.
        public var best: (name: String, probability: Double) { groups.first ?? ("", 0) }
    }

    /// Creates a classifier that reads entities with `recognizer`.
    public init(model: LinearClassifier, recognizer: EntityRecognizer = EntityRecognizer()) {
        self.model = model
        reader = UtteranceReading(recognizer: recognizer)
        languageHead = model.heads.firstIndex { $0.name == HeadName.language.rawValue }
        operationHead = model.heads.firstIndex { $0.name == HeadName.operation.rawValue }
    }

    /// Returns the label's part before its operation; `oos`, as some data sets have it, is
    /// `out_of_scope`.
    public static func group(of label: String) -> String {
        if label == "oos" { return UtteranceLabel.outOfScope.rawValue }
        return label.firstIndex(of: "/").map { String(label[..<$0]) } ?? label
    }

    /// Returns room to classify one utterance after another in.
    public func makeWorkspace() -> ClassifierWorkspace { model.makeWorkspace() }

    /// Returns the scores of `text`. O(length).
    public func scores(of text: String) -> Scores {
        var workspace = model.makeWorkspace()
        return scores(of: text, in: &workspace)
    }

    /// Returns the scores of `text`, computed in `workspace`. O(length).
    public func scores(of text: String, in workspace: inout ClassifierWorkspace) -> Scores {
        score(text, in: &workspace)
        return scores(in: workspace)
    }

    /// Returns the label alone of `text` and its probability: the fast way, which allocates nothing
    /// in steady state where the model has no entities to look for. O(length).
    public func label(
        of text: String, in workspace: inout ClassifierWorkspace
    ) -> (name: String, probability: Double) {
        score(text, in: &workspace)
        let head = model.heads[0]
        guard let rule = model.manifest.refusal else {
            let best = workspace.best(head: 0, temperature: head.temperature)
            return (head.labels[best.label], Double(best.probability))
        }
        let outside = rule.probability(signs(in: workspace, rule))
        guard outside < rule.threshold else { return (UtteranceLabel.outOfScope.rawValue, outside) }
        let best = workspace.best(
            head: 0, temperature: head.temperature, without: rule.outOfScopeLabel)
        return (head.labels[best.label], Double(best.probability) * (1 - outside))
    }

    private func signs(in workspace: ClassifierWorkspace, _ rule: RefusalRule) -> RefusalSigns {
        RefusalSigns(
            logits: workspace.logits(head: 0), outOfScopeLabel: rule.outOfScopeLabel,
            unknownShare: workspace.unknownShare)
    }

    func scores(
        of reading: UtteranceReading.Reading, in workspace: inout ClassifierWorkspace
    ) -> Scores {
        model.score(reading.features.units, in: reading.text.folded, workspace: &workspace)
        return scores(in: workspace)
    }

    private func score(_ text: String, in workspace: inout ClassifierWorkspace) {
        guard model.manifest.isDelexicalized else {
            return model.score(text, workspace: &workspace)
        }
        let reading = reader.read(text, delexicalized: true)
        model.score(reading.features.units, in: reading.text.folded, workspace: &workspace)
    }

    private func scores(in workspace: ClassifierWorkspace) -> Scores {
        let names = model.heads[0].labels
        var probabilities = model.probabilities(head: 0, in: workspace).map(Double.init)
        let logits = workspace.logits(head: 0)
        var outside: Double?
        var isRefused = false
        if let rule = model.manifest.refusal {
            let probability = rule.probability(signs(in: workspace, rule))
            isRefused = probability >= rule.threshold
            outside = probability
            probabilities = Self.scaled(
                probabilities, without: rule.outOfScopeLabel, to: 1 - probability)
        }
        let outsideName = UtteranceLabel.outOfScope.rawValue
        var groups = zip(names, probabilities).filter { outside == nil || $0.0 != outsideName }
            .map { (name: $0.0, probability: $0.1) }
        groups.sort { $0.probability > $1.probability }
        if let outside {
            groups.insert(
                (outsideName, outside),
                at: isRefused
                    ? 0
                    : groups.dropFirst().firstIndex { $0.probability < outside }
                        ?? groups.count)
        }
        let best = groups.first?.name ?? ""
        let inside = logits.indices.filter { names[$0] != outsideName }
        return Scores(
            label: operation(of: best, in: workspace) ?? best, groups: groups,
            language: language(in: workspace),
            greatestLogit: Double(inside.map { logits[$0] }.max() ?? 0),
            outOfScopeProbability: outside
                ?? groups.first { $0.name == outsideName }?.probability)
    }

    /// Probabilities without one of them, scaled to a new sum.
    private static func scaled(
        _ probabilities: [Double], without label: Int?, to sum: Double
    ) -> [Double] {
        var kept = probabilities
        if let label, kept.indices.contains(label) { kept[label] = 0 }
        let factor = sum / max(kept.reduce(0, +), 1e-30)
        return kept.map { $0 * factor }
    }

    /// The most probable whole label of a group that has operations, nil if it has none.
    private func operation(of group: String, in workspace: ClassifierWorkspace) -> String? {
        guard let operationHead else { return nil }
        let labels = model.heads[operationHead].labels
        let logits = workspace.logits(head: operationHead)
        let best = labels.indices.filter { Self.group(of: labels[$0]) == group }
            .max { logits[$0] < logits[$1] }
        return best.map { labels[$0] }
    }

    private func language(in workspace: ClassifierWorkspace) -> Language? {
        guard let languageHead else { return nil }
        let labels = model.heads[languageHead].labels
        let logits = workspace.logits(head: languageHead)
        let best = labels.indices.max { logits[$0] < logits[$1] }
        return best.flatMap { Language(rawValue: labels[$0]) }
    }
}

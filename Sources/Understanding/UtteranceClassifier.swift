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
        /// The most probable label.
        public let label: String
        /// The probability of each group of labels (an intent with all its operations), by group.
        public let groups: [(name: String, probability: Double)]
        /// The language the model hears, or nil if it was not trained to tell.
        public let language: Language?
        /// The greatest logit of the label head, an out-of-scope score that needs no threshold.
        public let greatestLogit: Double

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

    /// Returns the label's part before its operation.
    public static func group(of label: String) -> String {
        label.firstIndex(of: "/").map { String(label[..<$0]) } ?? label
    }

    /// Returns the scores of `text`. O(length).
    public func scores(of text: String) -> Scores {
        var workspace = model.makeWorkspace()
        return scores(
            of: reader.read(text, delexicalized: model.manifest.isDelexicalized), in: &workspace)
    }

    func scores(
        of reading: UtteranceReading.Reading, in workspace: inout ClassifierWorkspace
    ) -> Scores {
        model.score(reading.features.units, in: reading.text.folded, workspace: &workspace)
        let probabilities = model.probabilities(head: 0, in: workspace)
        let names = model.heads[0].labels
        let order = probabilities.indices.sorted { probabilities[$0] > probabilities[$1] }
        let best = order.first.map { names[$0] } ?? ""
        return Scores(
            label: operation(of: best, in: workspace) ?? best,
            groups: order.map { (names[$0], Double(probabilities[$0])) },
            language: language(in: workspace),
            greatestLogit: Double(workspace.logits[0].prefix(probabilities.count).max() ?? 0))
    }

    /// The most probable whole label of a group that has operations, nil if it has none.
    private func operation(of group: String, in workspace: ClassifierWorkspace) -> String? {
        guard let operationHead else { return nil }
        let labels = model.heads[operationHead].labels
        let logits = workspace.logits[operationHead]
        let best = labels.indices.filter { Self.group(of: labels[$0]) == group }
            .max { logits[$0] < logits[$1] }
        return best.map { labels[$0] }
    }

    private func language(in workspace: ClassifierWorkspace) -> Language? {
        guard let languageHead else { return nil }
        let labels = model.heads[languageHead].labels
        let logits = workspace.logits[languageHead]
        let best = labels.indices.max { logits[$0] < logits[$1] }
        return best.flatMap { Language(rawValue: labels[$0]) }
    }
}

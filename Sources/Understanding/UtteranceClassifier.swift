public import Classification
public import Entities
public import Primitives
internal import TextProcessing

/// Scores whole utterances: any label set a model was trained on.
public struct UtteranceClassifier: Sendable {
    /// The model.
    public let model: LinearClassifier
    private let reader: UtteranceReading
    private let groups: [String]
    private let groupOfLabel: [Int]

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
        var groups: [String] = []
        var indices: [String: Int] = [:]
        groupOfLabel = (model.heads.first?.labels ?? []).map { label in
            let group = Self.group(of: label)
            if let index = indices[group] { return index }
            groups.append(group)
            indices[group] = groups.count - 1
            return groups.count - 1
        }
        self.groups = groups
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
        var sums = [Double](repeating: 0, count: groups.count)
        for (index, probability) in probabilities.enumerated() {
            sums[groupOfLabel[index]] += Double(probability)
        }
        let order = sums.indices.sorted { sums[$0] > sums[$1] }
        let best = probabilities.indices
            .filter { groupOfLabel[$0] == order.first }
            .max { probabilities[$0] < probabilities[$1] }
        return Scores(
            label: best.map { model.heads[0].labels[$0] } ?? "",
            groups: order.map { (groups[$0], sums[$0]) }, language: language(in: workspace),
            greatestLogit: Double(workspace.logits[0].prefix(probabilities.count).max() ?? 0))
    }

    private func language(in workspace: ClassifierWorkspace) -> Language? {
        guard model.heads.count > 1 else { return nil }
        let probabilities = model.probabilities(head: 1, in: workspace)
        let best = probabilities.indices.max { probabilities[$0] < probabilities[$1] }
        return best.flatMap { Language(rawValue: model.heads[1].labels[$0]) }
    }
}

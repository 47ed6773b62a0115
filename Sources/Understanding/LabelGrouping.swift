public import Classification

/// Whether labels are intents with operations or stand for themselves.
public enum LabelGrouping: Sendable {
    /// What stands behind a slash is an operation of the intent before it
    /// (`account_security/freeze_card`), as in Yani's own corpora, whose utterances tell their
    /// language.
    case operations
    /// A slash is a sign like others (`faq/hours`).
    case whole

    /// The grouping of what `utterances` are labelled with. O(utterances).
    public init(of utterances: [LabelledUtterance]) {
        self = utterances.contains { $0.languageLabel != nil } ? .operations : .whole
    }

    /// The grouping of the labels that `model` was trained on.
    init(of model: LinearClassifier) {
        self = model.manifest.isDelexicalized ? .operations : .whole
    }

    /// Returns the label without its operation; `oos`, as some data sets have it, is
    /// `out_of_scope`.
    public func group(of label: String) -> String {
        if label == "oos" { return UtteranceLabel.outOfScope.rawValue }
        switch self {
        case .operations: return label.firstIndex(of: "/").map { String(label[..<$0]) } ?? label
        case .whole: return label
        }
    }
}

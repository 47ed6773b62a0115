public import Classification

/// Whether labels are intents with operations or stand for themselves.
public enum LabelGrouping: Sendable {
    /// What stands behind a slash is an operation where an intent of Yani's that has operations
    /// stands before it (`account_security/freeze_card`), as in Yani's own corpora, whose
    /// utterances tell their language; elsewhere it is a sign like others (`faq/hours`).
    case operations
    /// A slash is a sign like others everywhere.
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
        case .operations: return Self.intent(of: label)?.rawValue ?? label
        case .whole: return label
        }
    }

    /// Whether `label` is an intent with its operation.
    func hasOperation(_ label: String) -> Bool {
        self == .operations && Self.intent(of: label) != nil
    }

    /// The intent with operations that `label` is one of, nil if it is none such.
    private static func intent(of label: String) -> Intent? {
        guard let slash = label.firstIndex(of: "/"),
            let intent = Intent(rawValue: String(label[..<slash])), !intent.operations.isEmpty
        else { return nil }
        return intent
    }
}

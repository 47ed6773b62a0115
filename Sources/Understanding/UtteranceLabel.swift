/// What a whole utterance is labelled, in the corpora and by the classifier.
public enum UtteranceLabel: Hashable, Sendable {
    /// A request, with its operation where the intent has several.
    case intent(Intent, Operation?)
    /// A dialogue act alone, perhaps with slots.
    case act(DialogueAct)
    /// Nothing but slot values: an answer.
    case inform
    /// Something Yani does not do.
    case outOfScope
}

extension UtteranceLabel {
    /// The intent, or nil for an act, an answer or what is out of scope.
    public var intent: Intent? {
        if case .intent(let intent, _) = self { return intent }
        return nil
    }

    /// The operation within the intent.
    public var operation: Operation? {
        if case .intent(_, let operation) = self { return operation }
        return nil
    }

    /// The dialogue act, if the label is one.
    public var act: DialogueAct? {
        if case .act(let act) = self { return act }
        return nil
    }
}

/// Raw values without `RawRepresentable`, by which labels would be compared as texts.
extension UtteranceLabel {
    /// `manage_budget/check`, `affirm`, `inform` or `out_of_scope`.
    public var rawValue: String {
        switch self {
        case .intent(let intent, nil): intent.rawValue
        case .intent(let intent, let operation?): "\(intent.rawValue)/\(operation.rawValue)"
        case .act(let act): act.rawValue
        case .inform: "inform"
        case .outOfScope: "out_of_scope"
        }
    }

    /// Returns the label that `rawValue` writes, or nil if there is none such.
    public init?(rawValue: String) {
        let parts = rawValue.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        if let intent = parts.first.flatMap({ Intent(rawValue: String($0)) }) {
            guard parts.count == 2 else {
                guard intent.operations.isEmpty else { return nil }
                self = .intent(intent, nil)
                return
            }
            guard let operation = Operation(rawValue: String(parts[1])),
                intent.operations.contains(operation)
            else { return nil }
            self = .intent(intent, operation)
        } else if let act = DialogueAct(rawValue: rawValue) {
            self = .act(act)
        } else if rawValue == "inform" {
            self = .inform
        } else if rawValue == "out_of_scope" {
            self = .outOfScope
        } else {
            return nil
        }
    }

    /// Whether `name` is one of Yani's labels, with its operation or without.
    static func isKnown(_ name: String) -> Bool {
        Intent(rawValue: name) != nil || UtteranceLabel(rawValue: name) != nil
    }

    /// The label without its operation, as confusion matrices have it: `manage_budget`.
    public var group: String {
        switch self {
        case .intent(let intent, _): intent.rawValue
        case .act, .inform, .outOfScope: rawValue
        }
    }
}

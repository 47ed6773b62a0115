internal import Classification
internal import Primitives
internal import Understanding

/// An utterance with what it is labelled and what a model made of it.
struct JudgedUtterance: Sendable {
    /// The utterance as it was labelled.
    let utterance: LabelledUtterance
    /// The true label without its operation.
    let gold: String
    /// The label answered without its operation; `out_of_scope` where the model refused.
    let predicted: String
    /// Whether the operation was found too.
    let isWholeLabelRight: Bool
    /// The probability of the best label, 0...1.
    let confidence: Double
    /// How much the utterance looks like none of the model's, the higher the more.
    let outOfScopeScore: Double
    /// The best label among those in scope.
    let bestInScope: String
    /// Whether the language was heard, a mixture of both as such; nil where the model cannot tell
    /// or the data set does not say.
    let isLanguageRight: Bool?

    var isRight: Bool { gold == predicted }
    var isOutside: Bool { gold == Self.outOfScope }

    static let outOfScope = UtteranceLabel.outOfScope.rawValue

    /// Judges one utterance by its scores.
    init(
        _ utterance: LabelledUtterance, _ scores: UtteranceClassifier.Scores,
        _ grouping: LabelGrouping
    ) {
        self.utterance = utterance
        gold = grouping.group(of: utterance.label)
        predicted = scores.best.name
        isWholeLabelRight = scores.label == utterance.label
        confidence = scores.best.probability
        outOfScopeScore = scores.outOfScopeProbability ?? -scores.greatestLogit
        bestInScope = scores.groups.first { $0.name != Self.outOfScope }?.name ?? ""
        isLanguageRight =
            utterance.language == nil || scores.language == nil
            ? nil
            : scores.isMixed == utterance.isMixed
                && (utterance.isMixed || scores.language == utterance.language)
    }
}

extension [JudgedUtterance] {
    /// The share that satisfies `isRight`, 0 of nothing.
    func share(_ isRight: (JudgedUtterance) -> Bool) -> Double {
        isEmpty ? 0 : Double(count(where: isRight)) / Double(count)
    }
}

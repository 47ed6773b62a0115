internal import Foundation

/// Says which texts are out of scope: a logistic regression on what the scores of a text look like.
///
/// A text unlike all that was trained on has many n-grams nobody saw, so its known ones weigh
/// little and no logit is great (Larson et al. 2019, "An evaluation dataset for intent
/// classification and out-of-scope prediction", compare scores of this kind). Where some of what to
/// refuse was trained on, that label's logit tells as well.
public struct RefusalRule: Hashable, Codable, Sendable {
    /// The index of the head's label for what is out of scope, if it was trained on.
    public let outOfScopeLabel: Int?
    /// The log-odds of a text whose signs are all zero.
    let intercept: Double
    /// The weight of each sign.
    let weights: SIMD4<Double>
    /// The probability from which a text is refused.
    public internal(set) var threshold: Double

    /// Whether the values can be those of a rule for a head of so many labels.
    func isSound(forLabelCount count: Int) -> Bool {
        intercept.isFinite && weights.sum().isFinite && threshold.isFinite
            && (0..<count).contains(outOfScopeLabel ?? 0)
    }

    /// What the rule makes of a text.
    public struct Verdict: Hashable, Sendable {
        /// The probability, 0...1, that the text is out of scope.
        public let probability: Double
        /// Whether it is refused.
        public let isRefused: Bool
    }

    /// Returns the verdict on a text with such `signs`.
    public func verdict(on signs: RefusalSigns) -> Verdict {
        let probability = probability(signs)
        return Verdict(probability: probability, isRefused: probability >= threshold)
    }

    /// Returns the verdict on the last text scored in `workspace`, by the logits of the first head.
    public func verdict(in workspace: ClassifierWorkspace) -> Verdict {
        verdict(
            on: RefusalSigns(
                logits: workspace.logits(head: 0), outOfScopeLabel: outOfScopeLabel,
                unknownShare: workspace.unknownShare))
    }

    private func probability(_ signs: RefusalSigns) -> Double {
        1 / (1 + exp(-intercept - (weights * signs.values).sum()))
    }
}

/// What tells texts out of scope from others, read off their scores.
public struct RefusalSigns: Hashable, Sendable {
    /// The greatest logit in scope, the logit of what is out of scope, the lead of the greatest
    /// over the next, and the share of the text that no training text had.
    let values: SIMD4<Double>

    /// Reads the signs off the last text scored.
    ///
    /// - Parameters:
    ///   - logits: those of the head that may be refused.
    ///   - outOfScopeLabel: the index of the label for what is out of scope, if there is one.
    ///   - unknownShare: the share of the text that no training text had, 0...1.
    public init(logits: ArraySlice<Float>, outOfScopeLabel: Int?, unknownShare: Float) {
        var first = -Float.infinity
        var second = -Float.infinity
        for (index, logit) in logits.enumerated() where index != outOfScopeLabel {
            if logit > first {
                (first, second) = (logit, first)
            } else if logit > second {
                second = logit
            }
        }
        guard first.isFinite else {
            values = .zero
            return
        }
        let outside = outOfScopeLabel.map { logits[logits.startIndex + $0] } ?? 0
        let margin = second.isFinite ? first - second : 0
        values = SIMD4(Double(first), Double(outside), Double(margin), Double(unknownShare))
    }
}

extension RefusalRule {
    /// A text not trained on: its signs, whether it is out of scope, and whether the best label in
    /// scope is its own.
    public struct Sample: Sendable {
        /// What its scores look like.
        public let signs: RefusalSigns
        /// Whether it is out of scope.
        public let isOutOfScope: Bool
        /// Whether the best label in scope is its own.
        public let isRight: Bool

        /// Creates a sample.
        public init(signs: RefusalSigns, isOutOfScope: Bool, isRight: Bool) {
            self.signs = signs
            self.isOutOfScope = isOutOfScope
            self.isRight = isRight
        }
    }

    /// Fits a rule to texts not trained on; nil if they are all in scope or all out of it.
    ///
    /// The threshold is the one at which in-scope accuracy, refused texts counted as wrong, plus
    /// `recallWeight` times out-of-scope recall is greatest. O(*n* log *n*).
    public init?(fittedTo samples: [Sample], outOfScopeLabel: Int?, recallWeight: Double) {
        let outside = samples.count { $0.isOutOfScope }
        guard outside > 0, outside < samples.count else { return nil }
        self.outOfScopeLabel = outOfScopeLabel
        let coefficients = LogisticFit.coefficients(
            rows: samples.map { sample in (0..<4).map { sample.signs.values[$0] } },
            answers: samples.map(\.isOutOfScope))
        intercept = coefficients[0]
        weights = SIMD4(coefficients[1], coefficients[2], coefficients[3], coefficients[4])
        threshold = 1
        threshold = bestThreshold(on: samples, recallWeight: recallWeight)
    }

    private func bestThreshold(on samples: [Sample], recallWeight: Double) -> Double {
        let outside = Double(samples.count { $0.isOutOfScope })
        let inside = Double(samples.count) - outside
        let order = samples.map { (probability($0.signs), $0) }.sorted { $0.0 > $1.0 }
        var gain = 0.0
        var best = (gain: 0.0, threshold: 1.0)
        for (index, (score, sample)) in order.enumerated() {
            if sample.isOutOfScope {
                gain += recallWeight / outside
            } else if sample.isRight {
                gain -= 1 / inside
            }
            let next = index + 1 < order.count ? order[index + 1].0 : 0
            if gain > best.gain, next < score { best = (gain, (score + next) / 2) }
        }
        return best.threshold
    }
}

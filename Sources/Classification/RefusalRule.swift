/// Says which texts are out of scope: a logistic regression on what the scores of a text look like.
///
/// A text unlike all that was trained on has many n-grams nobody saw, so its known ones weigh little
/// and no logit is great (Larson et al. 2019, "An evaluation dataset for intent classification and
/// out-of-scope prediction", compare scores of this kind). Where some of what to refuse was trained
/// on, that label's logit tells as well.
public struct RefusalRule: Hashable, Codable, Sendable {
    /// The index of the head's label for what is out of scope, if it was trained on.
    public let outOfScopeLabel: Int?
    /// The intercept and the weight of each sign.
    let coefficients: [Double]
    /// The probability from which a text is refused.
    public internal(set) var threshold: Double

    /// Whether the values can be those of a rule.
    var isSound: Bool {
        coefficients.count == RefusalSigns.count + 1 && coefficients.allSatisfy(\.isFinite)
            && threshold.isFinite && (outOfScopeLabel ?? 0) >= 0
    }

    /// Returns the probability, 0...1, that a text with such `signs` is out of scope.
    public func probability(_ signs: RefusalSigns) -> Double {
        LogisticFit.probability(signs.values, coefficients: coefficients)
    }
}

/// What tells texts out of scope from others, read off their scores.
public struct RefusalSigns: Hashable, Sendable {
    /// The signs; as many as `count`.
    let values: [Double]

    static let count = 4

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
            values = Array(repeating: 0, count: Self.count)
            return
        }
        let outside = outOfScopeLabel.map { logits[logits.startIndex + $0] } ?? 0
        let margin = second.isFinite ? first - second : 0
        values = [Double(first), Double(outside), Double(margin), Double(unknownShare)]
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
        coefficients = LogisticFit.coefficients(
            rows: samples.map(\.signs.values), answers: samples.map(\.isOutOfScope))
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

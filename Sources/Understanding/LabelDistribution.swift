internal import Classification

/// The first head of a model, with which of its labels mean something to all readings.
struct LabelHead: Sendable {
    let head: ClassifierHead
    let refusal: RefusalRule?
    /// The label for what is out of scope, if the model was trained on some.
    let outOfScope: Int?
    /// The label for a mere value.
    let inform: Int?

    init(_ head: ClassifierHead, refusal: RefusalRule?) {
        self.head = head
        self.refusal = refusal
        outOfScope = head.labels.firstIndex(of: UtteranceLabel.outOfScope.rawValue)
        inform = head.labels.firstIndex(of: UtteranceLabel.inform.rawValue)
    }

    /// Where the probability of being out of scope stands in a distribution; nil if the model
    /// cannot tell.
    var outside: Int? { refusal == nil ? outOfScope : head.labels.count }

    /// What stands for nothing in a distribution: the label for what is out of scope where a rule
    /// tells it, or the place of what is refused where none does.
    var unused: Int? { refusal == nil ? head.labels.count : refusal?.outOfScopeLabel }
}

/// The probability of each label of the first head for a text or a passage, and behind them that of
/// being refused where a rule tells it, which the label for what is out of scope then has none of.
struct LabelDistribution: Sendable {
    private(set) var probabilities: [Double]
    /// The greatest logit of a label in scope, an out-of-scope score that needs no threshold.
    let greatestLogit: Float
    /// The probability from which a text is refused; nil if none is.
    private let threshold: Double?
    /// Where the probability of being out of scope stands; nil if the model cannot tell.
    let outside: Int?
    private let inform: Int?
    private let unused: Int?

    /// - Parameters:
    ///   - logits: those of the head.
    ///   - unknownShare: the share of the text that no training text had, 0...1.
    init(logits: ArraySlice<Float>, unknownShare: Float, head: LabelHead) {
        var greatest = -Float.infinity
        for (index, logit) in logits.enumerated() where index != head.outOfScope {
            greatest = max(greatest, logit)
        }
        greatestLogit = greatest
        (outside, inform, unused) = (head.outside, head.inform, head.unused)
        threshold = head.refusal?.threshold
        var kept: [Double] = []
        kept.reserveCapacity(logits.count + 1)
        for probability in head.head.probabilities(of: logits) { kept.append(Double(probability)) }
        kept.append(0)
        if let refusal = head.refusal {
            let verdict = refusal.verdict(
                on: RefusalSigns(
                    logits: logits, outOfScopeLabel: refusal.outOfScopeLabel,
                    unknownShare: unknownShare))
            if let unused = head.unused { kept[unused] = 0 }
            let factor = (1 - verdict.probability) / max(kept.reduce(0, +), 1e-30)
            for index in kept.indices { kept[index] *= factor }
            kept[kept.count - 1] = verdict.probability
        }
        probabilities = kept
    }

    /// The mixture of the distributions of a text's passages, the whole first, by their shares.
    init(of passages: [LabelDistribution], shares: [Double]) {
        self = passages[0]
        for index in probabilities.indices {
            probabilities[index] = zip(passages, shares)
                .reduce(0) { $0 + $1.0.probabilities[index] * $1.1 }
        }
    }

    /// The probability that the text is out of scope; 0 if the model cannot tell.
    var outsideProbability: Double { outside.map { probabilities[$0] } ?? 0 }

    /// Whether the text is refused as out of scope.
    var isRefused: Bool { threshold.map { outsideProbability >= $0 } ?? false }

    /// The probability that the text is a mere value, an answer; 0 if the model knows of none.
    var informProbability: Double { inform.map { probabilities[$0] } ?? 0 }

    /// The most probable label, its probability, and how far it is above the next.
    var best: (label: Int, probability: Double, lead: Double) {
        var best = (label: 0, probability: -1.0)
        var second = 0.0
        for (label, probability) in probabilities.enumerated() {
            if probability > best.probability {
                second = max(0, best.probability)
                best = (label, probability)
            } else {
                second = max(second, probability)
            }
        }
        return (best.label, best.probability, best.probability - second)
    }

    /// The label that is answered: that of what is refused, or else the most probable besides.
    var answer: Int {
        if isRefused, let outside { return outside }
        let refused = threshold == nil ? nil : outside
        return probabilities.indices.lazy.filter { $0 != unused && $0 != refused }
            .max { probabilities[$0] < probabilities[$1] } ?? refused ?? 0
    }

    /// Returns so many labels, the answer first and then the most probable. O(labels · count).
    func first(_ count: Int) -> [Int] {
        let answer = answer
        var first = [answer]
        first.reserveCapacity(count)
        var last: (label: Int, probability: Double) = (-1, .infinity)
        while first.count < count {
            var next: (label: Int, probability: Double)?
            for (label, probability) in probabilities.enumerated()
            where label != unused && label != answer && probability > next?.probability ?? -1 {
                let isBehind =
                    probability < last.probability
                    || probability == last.probability && label > last.label
                if isBehind { next = (label, probability) }
            }
            guard let next else { break }
            first.append(next.label)
            last = next
        }
        return first
    }
}

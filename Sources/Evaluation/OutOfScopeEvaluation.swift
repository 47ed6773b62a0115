internal import Classification

/// What a model makes of utterances that are not its to answer.
public struct OutOfScopeEvaluation: Hashable, Sendable {
    /// What one threshold on the out-of-scope score gives.
    public struct OperatingPoint: Hashable, Codable, Sendable {
        /// Utterances that score this or more are refused.
        public let threshold: Double
        /// The share of out-of-scope utterances refused.
        public let recall: Double
        /// The share of refusals that are right.
        public let precision: Double
        /// The share of in-scope utterances that are answered, and rightly.
        public let inScopeAccuracy: Double

        enum CodingKeys: String, CodingKey {
            case threshold, recall, precision
            case inScopeAccuracy = "in_scope_accuracy"
        }
    }

    /// The number of out-of-scope utterances.
    public let count: Int
    /// The number of in-scope utterances.
    public let inScopeCount: Int
    /// The area under the ROC curve of the out-of-scope score.
    public let areaUnderROC: Double
    /// The share of out-of-scope utterances the model refused.
    public let recall: Double
    /// The share of refusals that were right; 0 if nothing was refused.
    public let precision: Double
    /// The share of in-scope utterances the model answered rightly.
    public let inScopeAccuracy: Double
    /// The trade-off between recall and in-scope accuracy, from refusing everything to nothing.
    public let curve: [OperatingPoint]

    /// Returns the figures, or nil if one of the two groups is empty. O(*n* log *n*).
    init?(_ judged: [JudgedUtterance]) {
        let outside = judged.filter(\.isOutside)
        let inside = judged.filter { !$0.isOutside }
        guard
            let area = RankStatistics.areaUnderROC(
                scores: judged.map(\.outOfScopeScore), isPositive: judged.map(\.isOutside))
        else { return nil }
        let refused = judged.filter { $0.predicted == JudgedUtterance.outOfScope }
        count = outside.count
        inScopeCount = inside.count
        areaUnderROC = area
        recall = outside.share(\.isRight)
        precision = refused.share(\.isOutside)
        inScopeAccuracy = inside.share(\.isRight)
        curve = Self.curve(judged, pointCount: 101)
    }

    /// Returns the best in-scope accuracy among thresholds whose recall is at least `recall`.
    public func bestPoint(withRecall recall: Double) -> OperatingPoint? {
        curve.filter { $0.recall >= recall }.max { $0.inScopeAccuracy < $1.inScopeAccuracy }
    }

    /// The best points at recalls a reader compares by, each once.
    var pointsToCompare: [OperatingPoint] {
        var points: [OperatingPoint] = []
        for recall in [0.5, 0.6, 0.7, 0.8, 0.9, 0.95] {
            guard let point = bestPoint(withRecall: recall), point != points.last else { continue }
            points.append(point)
        }
        return points
    }

    /// The operating points from refusing everything to nothing, utterances of equal scores taken
    /// together; of more than fit, the best at each of evenly spaced recalls between the two ends.
    private static func curve(_ judged: [JudgedUtterance], pointCount: Int) -> [OperatingPoint] {
        let order = judged.sorted { $0.outOfScopeScore < $1.outOfScopeScore }
        let outsideCount = judged.count(where: \.isOutside)
        let insideCount = judged.count - outsideCount
        var points: [OperatingPoint] = []
        // Everything is refused at first; each step answers the utterances of one score more.
        var refusedOutside = outsideCount
        var refused = judged.count
        var answeredRightly = 0
        var index = 0
        let append = { (threshold: Double) in
            points.append(
                OperatingPoint(
                    threshold: threshold, recall: Double(refusedOutside) / Double(outsideCount),
                    precision: refused == 0 ? 0 : Double(refusedOutside) / Double(refused),
                    inScopeAccuracy: Double(answeredRightly) / Double(insideCount)))
        }
        while index < order.count {
            let threshold = order[index].outOfScopeScore
            append(threshold)
            while index < order.count, order[index].outOfScopeScore == threshold {
                let item = order[index]
                refused -= 1
                refusedOutside -= item.isOutside ? 1 : 0
                answeredRightly += !item.isOutside && item.bestInScope == item.gold ? 1 : 0
                index += 1
            }
        }
        append((order.last?.outOfScopeScore ?? 0).nextUp)
        return thinned(points, to: pointCount)
    }

    /// The ends of `points`, whose recall falls and whose in-scope accuracy rises, and between them
    /// the last at each of `count` evenly spaced recalls, which is the best there.
    private static func thinned(_ points: [OperatingPoint], to count: Int) -> [OperatingPoint] {
        guard points.count > count, count > 1, let first = points.first, let last = points.last
        else { return points }
        var kept = [first]
        var index = 0
        for step in (0..<count).reversed() {
            let recall = Double(step) / Double(count - 1)
            while index + 1 < points.count, points[index + 1].recall >= recall { index += 1 }
            if points[index] != kept.last { kept.append(points[index]) }
        }
        if last != kept.last { kept.append(last) }
        return kept
    }
}

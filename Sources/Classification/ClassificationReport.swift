/// How well predicted labels agree with true ones.
public struct ClassificationReport: Codable, Sendable {
    /// The figures of one label, or of one slot.
    public struct LabelFigures: Codable, Hashable, Sendable {
        /// The share of what was predicted that is right; 0 if nothing was.
        public let precision: Double
        /// The share of what there is that was found; 0 if there is nothing.
        public let recall: Double
        /// The harmonic mean of both.
        public let f1: Double
        /// How many there are.
        public let support: Int

        /// Creates the figures of counts.
        ///
        /// - Parameters:
        ///   - right: the number found that are right.
        ///   - predicted: the number found.
        ///   - support: the number there are.
        package init(right: Int, predicted: Int, support: Int) {
            precision = predicted > 0 ? Double(right) / Double(predicted) : 0
            recall = support > 0 ? Double(right) / Double(support) : 0
            let sum = precision + recall
            f1 = sum > 0 ? 2 * precision * recall / sum : 0
            self.support = support
        }
    }

    /// One prediction to judge.
    public struct Prediction: Sendable {
        /// The true label.
        public let gold: String
        /// The label predicted.
        public let predicted: String
        /// The probability given to the prediction, 0...1; what is none counts as the nearest, and
        /// `nan` as 0.
        public let confidence: Double

        /// Creates a prediction.
        public init(gold: String, predicted: String, confidence: Double) {
            self.gold = gold
            self.predicted = predicted
            self.confidence = confidence
        }
    }

    /// The number of texts.
    public let count: Int
    /// The share of texts whose label was found.
    public let accuracy: Double
    /// The mean F1 over the labels that occur.
    public let macroF1: Double
    /// Expected calibration error over 15 bins (Naeini et al. 2015).
    public let expectedCalibrationError: Double
    /// The figures of each label that occurs or was predicted.
    public let labels: [String: LabelFigures]
    /// Texts by true label, then by predicted label.
    public let confusion: [String: [String: Int]]
    /// The bins behind the calibration error, those with texts alone.
    public let reliability: [ReliabilityBin]

    /// Judges `predictions`. O(*n* + labels²).
    public init(of predictions: [Prediction]) {
        var confusion: [String: [String: Int]] = [:]
        for item in predictions {
            confusion[item.gold, default: [:]][item.predicted, default: 0] += 1
        }
        let names = Set(predictions.map(\.gold)).union(predictions.map(\.predicted))
        var labels: [String: LabelFigures] = [:]
        for name in names { labels[name] = Self.figures(of: name, in: confusion) }
        // In their order, for the sum's last digits to be the same in every process.
        let occurring = names.sorted().compactMap { labels[$0] }.filter { $0.support > 0 }
        let right = predictions.count { $0.gold == $0.predicted }
        count = predictions.count
        accuracy = Double(right) / Double(max(1, predictions.count))
        macroF1 = occurring.map(\.f1).reduce(0, +) / Double(max(1, occurring.count))
        self.labels = labels
        self.confusion = confusion
        reliability = ReliabilityBin.bins(of: predictions)
        expectedCalibrationError = reliability.reduce(0) { sum, bin in
            sum + abs(bin.accuracy - bin.confidence) * Double(bin.count)
                / Double(max(1, predictions.count))
        }
    }

    private static func figures(
        of name: String, in confusion: [String: [String: Int]]
    ) -> LabelFigures {
        LabelFigures(
            right: confusion[name]?[name] ?? 0,
            predicted: confusion.values.reduce(0) { $0 + ($1[name] ?? 0) },
            support: confusion[name]?.values.reduce(0, +) ?? 0)
    }
}

/// Predictions of like confidence: how sure they were, and how often right.
public struct ReliabilityBin: Codable, Hashable, Sendable {
    /// The mean confidence.
    public let confidence: Double
    /// The share that was right.
    public let accuracy: Double
    /// The number of predictions.
    public let count: Int

    /// The number of bins of equal width, those without predictions included.
    public static let greatestCount = 15

    static func bins(of predictions: [ClassificationReport.Prediction]) -> [ReliabilityBin] {
        let binCount = greatestCount
        var bins = Array(repeating: (confidence: 0.0, right: 0, count: 0), count: binCount)
        for item in predictions {
            // In this order the greater of 0 and `nan` is 0.
            let confidence = min(1, max(0, item.confidence))
            let bin = min(binCount - 1, Int(confidence * Double(binCount)))
            bins[bin].confidence += confidence
            bins[bin].right += item.gold == item.predicted ? 1 : 0
            bins[bin].count += 1
        }
        return bins.filter { $0.count > 0 }.map { bin in
            ReliabilityBin(
                confidence: bin.confidence / Double(bin.count),
                accuracy: Double(bin.right) / Double(bin.count), count: bin.count)
        }
    }
}

/// How well a score tells two groups apart.
public enum RankStatistics {
    /// Returns the area under the ROC curve of `scores`, higher for `isPositive`: the probability
    /// that a positive outscores a negative, ties counting half (Mann–Whitney). Nil if a group is
    /// empty. O(*n* log *n*).
    public static func areaUnderROC(scores: [Double], isPositive: [Bool]) -> Double? {
        let order = zip(scores, isPositive).sorted { $0.0 < $1.0 }
        let positives = isPositive.count { $0 }
        let negatives = isPositive.count - positives
        guard positives > 0, negatives > 0 else { return nil }
        var rankSum = 0.0
        var start = 0
        while start < order.count {
            var end = start
            while end < order.count, order[end].0 == order[start].0 { end += 1 }
            let meanRank = Double(start + end + 1) / 2
            rankSum += meanRank * Double(order[start..<end].count { $0.1 })
            start = end
        }
        let pairs = Double(positives) * Double(negatives)
        return (rankSum - Double(positives * (positives + 1)) / 2) / pairs
    }
}

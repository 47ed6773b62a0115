public import Classification
internal import Primitives
public import Understanding

/// How accuracy grows with the number of training utterances.
public struct LearningCurve: Sendable {
    /// The accuracy one number of training utterances gives.
    public struct Point: Hashable, Sendable {
        /// The number of utterances trained on.
        public let count: Int
        /// The share of right answers on the utterances judged by.
        public let accuracy: Double
        /// The mean F1 over the labels judged by.
        public let macroF1: Double
    }

    /// The points, by rising number of utterances.
    public let points: [Point]
    /// The number of utterances judged by.
    public let judgedCount: Int

    /// Trains on growing shares of `utterances`, the same share of every label, each part within
    /// the next; chosen by a hash of the text, so that it repeats.
    ///
    /// - Parameter judges: what to judge by; if empty, the last of five folds (`Folds`), which is
    ///   not trained on then.
    /// - Throws: `UnderstandingError.nothingToTrainOn`.
    public init(
        of utterances: [LabelledUtterance], judgedBy judges: [LabelledUtterance] = [],
        shares: [Double] = [0.1, 0.2, 0.4, 0.6, 0.8, 1],
        options: ModelTraining.Options = ModelTraining.Options(),
        progress: @escaping @Sendable (_ fraction: Double, _ words: String) -> Void = { _, _ in }
    ) throws(UnderstandingError) {
        let folds = Folds(of: judges.isEmpty ? utterances : [], count: 5)
        let isJudge = { (index: Int) in judges.isEmpty && folds.assignments[index] == 4 }
        let kept = utterances.indices.filter { !isJudge($0) }.map { utterances[$0] }
        let held =
            judges.isEmpty ? utterances.indices.filter(isJudge).map { utterances[$0] } : judges
        var points: [Point] = []
        for (step, share) in shares.sorted().enumerated() {
            let part = Self.part(of: kept, share: share)
            let model = try CrossValidation.model(
                trainedOn: part, calibratedOn: held, options: options
            ) { report in
                progress(
                    (Double(step) + report.fraction) / Double(shares.count),
                    "\(part.count) utterances, \(report.words)")
            }
            let report = Self.report(of: model, on: held)
            points.append(
                Point(count: part.count, accuracy: report.accuracy, macroF1: report.macroF1))
        }
        self.points = points
        judgedCount = held.count
    }

    /// Returns a share of each label's utterances, at least one, in their order.
    static func part(of utterances: [LabelledUtterance], share: Double) -> [LabelledUtterance] {
        let byLabel = Dictionary(grouping: utterances.indices) { utterances[$0].label }
        let chosen = byLabel.values.flatMap { indices in
            let count = max(1, Int((Double(indices.count) * min(1, share)).rounded()))
            let hashed = indices.map { (hash: FNV1a.hash64(utterances[$0].text.utf8), index: $0) }
            return hashed.sorted { $0 < $1 }.prefix(count).map(\.index)
        }
        return chosen.sorted().map { utterances[$0] }
    }

    private static func report(
        of model: LinearClassifier, on utterances: [LabelledUtterance]
    ) -> ClassificationReport {
        let classifier = UtteranceClassifier(model: model)
        return ClassificationReport(
            of: utterances.map { utterance in
                let best = classifier.scores(of: utterance.text).best
                return .init(
                    gold: classifier.grouping.group(of: utterance.label), predicted: best.name,
                    confidence: best.probability)
            })
    }

    /// Returns the points as a table for people.
    public func text() -> String {
        guard judgedCount > 0 else {
            return "learning curve: too few utterances to hold any out; name some with --validation"
        }
        var lines = ["learning curve, judged by \(judgedCount) utterances not trained on"]
        lines.append("  utterances  accuracy  macro-F1")
        lines += points.map { point in
            let count = "\(point.count)"
            let indent = String(repeating: " ", count: max(0, 12 - count.count))
            return
                "\(indent)\(count)   \(Figure.percent(point.accuracy))   \(Figure.percent(point.macroF1))"
        }
        return lines.joined(separator: "\n")
    }
}

public import Classification
internal import Foundation
internal import Primitives

/// How a model does on labelled utterances: as a whole, by style, on what is out of scope, by slot.
public struct ModelEvaluation: Sendable {
    /// The figures over all utterances, operations aside.
    public let report: ClassificationReport
    /// The share of right answers by style.
    public let accuracyByStyle: [String: Double]
    /// The share of in-scope utterances whose whole label, operation included, was found.
    public let operationAccuracy: Double
    /// What the model makes of what is not its to answer; nil if all is in scope.
    public let outOfScope: OutOfScopeFigures?
    /// The share of languages found, nil where none is told.
    public let languageAccuracy: Double?
    /// The exact-match figures of slots, nil where the model has no tagger or none are marked.
    public let slots: SlotFigures?
    /// The median and 99th percentile of the time one utterance takes, in microseconds.
    public let latencyMicroseconds: (p50: Double, p99: Double)

    private let judged: [Judged]

    /// Out-of-scope figures.
    public struct OutOfScopeFigures: Codable, Hashable, Sendable {
        /// The area under the ROC curve of 1 − p(out of scope) for in-scope utterances.
        public let areaUnderROC: Double
        /// The share of out-of-scope utterances refused.
        public let recall: Double
        /// The share of in-scope utterances answered rightly.
        public let inScopeAccuracy: Double
        /// The number of out-of-scope utterances.
        public let count: Int
    }

    /// Exact-match figures of slots: same slot, same words.
    public struct SlotFigures: Codable, Hashable, Sendable {
        /// The share of found slots that are right.
        public let precision: Double
        /// The share of marked slots that were found.
        public let recall: Double
        /// The harmonic mean of both.
        public let f1: Double
    }

    private struct Judged: Sendable {
        let gold: String
        let predicted: String
        let isWholeLabelRight: Bool
        let confidence: Double
        let outOfScopeScore: Double
        let utterance: LabelledUtterance
        let language: Language?
    }

    /// Judges `model` on `utterances`.
    public init(of model: LinearClassifier, on utterances: [LabelledUtterance]) {
        let classifier = UtteranceClassifier(model: model)
        let interpreter = try? Interpreter(model: model)
        var workspace = classifier.makeWorkspace()
        var times: [Double] = []
        let judged = utterances.map { utterance in
            let start = DispatchTime.now().uptimeNanoseconds
            _ = classifier.label(of: utterance.text, in: &workspace)
            if interpreter == nil { times.append(Self.microseconds(since: start)) }
            return Self.judge(utterance, classifier.scores(of: utterance.text, in: &workspace))
        }
        var slots = SlotCounts()
        if let interpreter {
            for utterance in utterances {
                let start = DispatchTime.now().uptimeNanoseconds
                let turn = interpreter.interpretation(
                    of: utterance.text, in: .init(today: EvaluationDay.day))
                times.append(Self.microseconds(since: start))
                slots.count(utterance, turn)
            }
        }
        self.judged = judged
        report = ClassificationReport(
            of: judged.map {
                .init(gold: $0.gold, predicted: $0.predicted, confidence: $0.confidence)
            })
        let styles = Dictionary(grouping: judged.filter { $0.utterance.style != nil }) {
            $0.utterance.style ?? ""
        }
        accuracyByStyle = styles.mapValues { Self.share($0) { $0.gold == $0.predicted } }
        operationAccuracy = Self.share(
            judged.filter { $0.gold != "out_of_scope" }, \.isWholeLabelRight)
        outOfScope = Self.outOfScopeFigures(judged)
        let told = judged.filter { $0.utterance.language != nil && $0.language != nil }
        languageAccuracy =
            told.isEmpty ? nil : Self.share(told) { $0.language == $0.utterance.language }
        self.slots = model.tagger == nil ? nil : slots.figures
        times.sort()
        latencyMicroseconds = (
            times.isEmpty ? 0 : times[times.count / 2],
            times.isEmpty ? 0 : times[times.count * 99 / 100]
        )
    }

    private static func judge(
        _ utterance: LabelledUtterance, _ scores: UtteranceClassifier.Scores
    ) -> Judged {
        let gold = UtteranceClassifier.group(of: utterance.label)
        return Judged(
            gold: gold, predicted: scores.best.name,
            isWholeLabelRight: scores.label == utterance.label,
            confidence: scores.best.probability,
            outOfScopeScore: scores.outOfScopeProbability ?? -scores.greatestLogit,
            utterance: utterance, language: scores.language)
    }

    private static func outOfScopeFigures(_ judged: [Judged]) -> OutOfScopeFigures? {
        let outside = judged.filter { $0.gold == "out_of_scope" }
        let inside = judged.filter { $0.gold != "out_of_scope" }
        guard
            let area = RankStatistics.areaUnderROC(
                scores: judged.map(\.outOfScopeScore),
                isPositive: judged.map { $0.gold == "out_of_scope" })
        else { return nil }
        return OutOfScopeFigures(
            areaUnderROC: area, recall: share(outside) { $0.predicted == "out_of_scope" },
            inScopeAccuracy: share(inside) { $0.gold == $0.predicted }, count: outside.count)
    }

    private static func share(_ items: [Judged], _ isRight: (Judged) -> Bool) -> Double {
        items.isEmpty ? 0 : Double(items.count(where: isRight)) / Double(items.count)
    }

    private static func microseconds(since start: UInt64) -> Double {
        Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000
    }

    /// `gold<TAB>predicted<TAB>confidence<TAB>text`, a line each.
    public var predictionLines: String {
        judged.map { item in
            let confidence = String(format: "%.4f", item.confidence)
            return "\(item.gold)\t\(item.predicted)\t\(confidence)\t\(item.utterance.text)\n"
        }.joined()
    }

    /// The most frequent confusions: true label, predicted label, how often.
    public var worstConfusions: [(gold: String, predicted: String, count: Int)] {
        report.confusion.flatMap { gold, row in
            row.filter { $0.key != gold }.map { (gold: gold, predicted: $0.key, count: $0.value) }
        }.sorted { ($1.count, $0.gold, $0.predicted) < ($0.count, $1.gold, $1.predicted) }
    }
}

/// Counts slots found and slots marked.
private struct SlotCounts {
    private var marked = 0
    private var found = 0
    private var right = 0

    mutating func count(_ utterance: LabelledUtterance, _ turn: Interpretation) {
        guard UtteranceLabel(rawValue: utterance.label) != .outOfScope else { return }
        let gold = Set(utterance.slots.map { "\($0.slot) \($0.range)" })
        let predicted = Set(turn.slots.map { "\($0.slot.rawValue) \($0.range)" })
        marked += gold.count
        found += predicted.count
        right += gold.intersection(predicted).count
    }

    var figures: ModelEvaluation.SlotFigures? {
        guard marked > 0 else { return nil }
        let precision = Double(right) / Double(max(1, found))
        let recall = Double(right) / Double(marked)
        let sum = precision + recall
        return .init(
            precision: precision, recall: recall, f1: sum > 0 ? 2 * precision * recall / sum : 0)
    }
}

/// The day utterances are judged on, so that figures repeat.
private enum EvaluationDay {
    static let day = Day(number: 20_777)
}

public import Classification
internal import Foundation
internal import Primitives
internal import Understanding

/// How a model does on labelled utterances: as a whole, by label, by style, by language, on what is
/// out of scope, by slot, and how fast.
///
/// All but the latencies depend on nothing but the model and the utterances.
public struct ModelEvaluation: Sendable {
    /// The figures over all utterances, operations aside.
    public let report: ClassificationReport
    /// The share of in-scope utterances whose whole label, operation included, was found; nil if
    /// none is in scope.
    public let operationAccuracy: Double?
    /// The figures of each style the data set names, by its name.
    public let styles: [GroupFigures]
    /// The figures of each language the data set tells, by its tag.
    public let languages: [GroupFigures]
    /// The share of languages found, a mixture of both being one; nil where none is told.
    public let languageAccuracy: Double?
    /// What the model makes of what is not its to answer; nil if all or nothing is in scope.
    public let outOfScope: OutOfScopeEvaluation?
    /// The figures of slots, nil where the model has no tagger or none are marked.
    public let slots: SlotEvaluation?
    /// What one label takes, from text to label.
    public let labelLatency: Latency
    /// What one whole interpretation takes, from text to label and slots; nil if the model's
    /// labels are not Yani's.
    public let interpretationLatency: Latency?
    /// What it takes to read the model from its file until it can answer; nil if not measured.
    public var loadLatency: LoadLatency?
    /// Labels taken for one another, the most frequent first.
    public let confusions: [Confusion]
    /// The labels of the utterances that the model does not have, so that it is never right on
    /// them, in their order; `out_of_scope` aside.
    public let unknownLabels: [String]
    /// The utterances that are too long to be read, which count nowhere: those of more bytes than
    /// an interpreter takes, where the model reads texts as one does.
    public let passedOver: [LabelledUtterance]

    let judged: [JudgedUtterance]
    /// What was answered to all utterances, those that are out of scope whatever their labels too.
    let confusion: [String: [String: Int]]

    /// The figures of a part of the utterances.
    public struct GroupFigures: Hashable, Codable, Sendable {
        /// What the part is: a style, or a language.
        public let name: String
        /// The number of utterances.
        public let count: Int
        /// The share of right answers.
        public let accuracy: Double
    }

    /// A label taken for another.
    public struct Confusion: Hashable, Sendable {
        /// The true label.
        public let gold: String
        /// The label answered.
        public let predicted: String
        /// The utterances it happened to, the surest first.
        public let utterances: [Example]

        /// How often it happened.
        public var count: Int { utterances.count }
    }

    /// An utterance that was answered wrongly.
    public struct Example: Hashable, Sendable {
        /// The text.
        public let text: String
        /// Where it was read, nil if it was not read from a file.
        public let origin: LabelledUtterance.Origin?
        /// The probability of the best label.
        public let confidence: Double
    }

    /// Judges `model` on `utterances`. O(total length).
    ///
    /// - Parameter outside: utterances that are out of scope whatever their labels. They count for
    ///   the out-of-scope figures, the confusions and the predictions, not for the report.
    public init(
        of model: LinearClassifier, on utterances: [LabelledUtterance],
        outside: [LabelledUtterance] = []
    ) {
        let classifier = UtteranceClassifier(model: model)
        let isReadable = { (utterance: LabelledUtterance) in classifier.reads(utterance.text) }
        passedOver = (utterances + outside).filter { !isReadable($0) }
        let utterances = utterances.filter(isReadable)
        let outside = outside.filter(isReadable)
        let judge = { (utterance: LabelledUtterance) in
            JudgedUtterance(
                utterance, classifier.scores(of: utterance.text), classifier.grouping)
        }
        let judged = utterances.map(judge)
        let all = judged + outside.map { judge($0.outsideScope) }
        self.judged = all
        unknownLabels = Set(judged.map(\.gold))
            .subtracting((model.heads.first?.labels ?? []) + [JudgedUtterance.outOfScope]).sorted()
        report = ClassificationReport(
            of: judged.map {
                .init(gold: $0.gold, predicted: $0.predicted, confidence: $0.confidence)
            })
        confusion = Dictionary(grouping: all, by: \.gold).mapValues { answers in
            answers.reduce(into: [:]) { $0[$1.predicted, default: 0] += 1 }
        }
        let inside = judged.filter { !$0.isOutside }
        operationAccuracy = inside.isEmpty ? nil : inside.share(\.isWholeLabelRight)
        styles = Self.figures(of: judged) { $0.utterance.style }
        languages = Self.figures(of: judged) { $0.utterance.language?.rawValue }
        let told = judged.filter { $0.isLanguageRight != nil }
        languageAccuracy = told.isEmpty ? nil : told.share { $0.isLanguageRight == true }
        outOfScope = OutOfScopeEvaluation(all)
        confusions = Self.confusions(in: all)
        var workspace = classifier.makeWorkspace()
        labelLatency = .measured(over: utterances) {
            _ = classifier.label(of: $0.text, in: &workspace)
        }
        var slots = SlotCounts()
        if let interpreter = try? Interpreter(model: model) {
            let context = Interpreter.Context(today: Self.day)
            for utterance in utterances {
                slots.count(utterance, interpreter.interpretation(of: utterance.text, in: context))
                {
                    interpreter.canonicalValue(of: $0, in: utterance, context: context)
                }
            }
            interpretationLatency = .measured(over: utterances) {
                _ = interpreter.interpretation(of: $0.text, in: context)
            }
        } else {
            interpretationLatency = nil
            for item in judged where classifier.marksSlots {
                let text = item.utterance.text
                let label = classifier.scores(of: text, in: &workspace).label
                slots.count(item.utterance, classifier.slots(of: text, labelled: label))
            }
        }
        self.slots = model.tagger == nil ? nil : SlotEvaluation(slots)
    }

    /// The day utterances are judged on, so that figures repeat.
    private static let day = Day(number: 20_777)

    private static func figures(
        of judged: [JudgedUtterance], by name: (JudgedUtterance) -> String?
    ) -> [GroupFigures] {
        let named = judged.filter { name($0) != nil }
        return Dictionary(grouping: named) { name($0) ?? "" }
            .map { GroupFigures(name: $0, count: $1.count, accuracy: $1.share(\.isRight)) }
            .sorted { $0.name < $1.name }
    }

    private static func confusions(in judged: [JudgedUtterance]) -> [Confusion] {
        /// A true label and the one answered.
        struct Pair: Hashable {
            let gold: String
            let predicted: String
        }
        let wrong = Dictionary(grouping: judged.filter { !$0.isRight }) {
            Pair(gold: $0.gold, predicted: $0.predicted)
        }
        return wrong.map { pair, items in
            let examples = items.map { item in
                Example(
                    text: item.utterance.text, origin: item.utterance.origin,
                    confidence: item.confidence)
            }
            return Confusion(
                gold: pair.gold, predicted: pair.predicted,
                utterances: examples.sorted {
                    ($1.confidence, $0.text) < ($0.confidence, $1.text)
                })
        }.sorted { ($1.count, $0.gold, $0.predicted) < ($0.count, $1.gold, $1.predicted) }
    }

    /// `gold<TAB>predicted<TAB>confidence<TAB>text`, a line each; white space in a text is a space.
    public var predictionLines: String {
        judged.map { item in
            let confidence = String(format: "%.4f", item.confidence)
            let text = item.utterance.text.split(whereSeparator: \.isWhitespace)
                .joined(separator: " ")
            return "\(item.gold)\t\(item.predicted)\t\(confidence)\t\(text)\n"
        }.joined()
    }
}

extension LabelledUtterance {
    /// The utterance labelled out of scope.
    fileprivate var outsideScope: LabelledUtterance {
        var utterance = self
        utterance.label = JudgedUtterance.outOfScope
        return utterance
    }
}

internal import Classification
internal import Foundation

extension ModelEvaluation {
    /// Returns the figures as JSON with sorted keys.
    ///
    /// `accuracy`, `macro_f1`, `ece` and `count` are numbers; `intents` has precision, recall, f1
    /// and support by label; `confusion` has counts by true label, then by label answered, with
    /// those of utterances that are out of scope whatever their labels; `out_of_scope` has `auroc`
    /// and `recall`, and as `curve` what each threshold gives; `slots` has the figures of a label
    /// over all, for each of `slots`, and by value as `values`; `latency` has `p50` and `p99` in
    /// microseconds; `load_latency` has that of the `first` load, and those of `later` ones. What
    /// does not apply is null.
    /// - Throws: `EncodingError` for a figure that is no number.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(EvaluationBody(self)), as: UTF8.self)
    }
}

/// The JSON of an evaluation; the names of its keys are what programs read.
private struct EvaluationBody: Encodable {
    private let evaluation: ModelEvaluation

    init(_ evaluation: ModelEvaluation) {
        self.evaluation = evaluation
    }

    enum CodingKeys: String, CodingKey {
        case count, accuracy, interval = "accuracy_interval", macroF1 = "macro_f1", ece
        case operationAccuracy = "operation_accuracy", languageAccuracy = "language_accuracy"
        case intents, confusion, confusions, reliability, styles, languages
        case outOfScope = "out_of_scope", slots, latency, labelLatency = "label_latency"
        case loadLatency = "load_latency"
    }

    func encode(to encoder: any Encoder) throws {
        let report = evaluation.report
        var body = encoder.container(keyedBy: CodingKeys.self)
        try body.encode(report.count, forKey: .count)
        try body.encode(report.accuracy, forKey: .accuracy)
        try body.encode(
            WilsonInterval(share: report.accuracy, count: report.count), forKey: .interval)
        try body.encode(report.macroF1, forKey: .macroF1)
        try body.encode(report.expectedCalibrationError, forKey: .ece)
        try body.encode(evaluation.operationAccuracy, forKey: .operationAccuracy)
        try body.encode(evaluation.languageAccuracy, forKey: .languageAccuracy)
        try body.encode(report.labels, forKey: .intents)
        try body.encode(evaluation.confusion, forKey: .confusion)
        try body.encode(evaluation.confusions.map(ConfusionBody.init), forKey: .confusions)
        try body.encode(report.reliability, forKey: .reliability)
        try body.encode(evaluation.styles, forKey: .styles)
        try body.encode(evaluation.languages, forKey: .languages)
        try body.encode(evaluation.outOfScope.map(OutOfScopeBody.init), forKey: .outOfScope)
        try body.encode(evaluation.slots.map(SlotsBody.init), forKey: .slots)
        try body.encode(
            evaluation.interpretationLatency ?? evaluation.labelLatency, forKey: .latency)
        try body.encode(evaluation.labelLatency, forKey: .labelLatency)
        try body.encode(evaluation.loadLatency, forKey: .loadLatency)
    }

    private struct ConfusionBody: Encodable {
        struct Example: Encodable {
            let text: String
            let origin: String?
            let confidence: Double
        }

        let gold: String
        let predicted: String
        let count: Int
        let utterances: [Example]

        init(_ confusion: ModelEvaluation.Confusion) {
            gold = confusion.gold
            predicted = confusion.predicted
            count = confusion.count
            utterances = confusion.utterances.map {
                Example(text: $0.text, origin: $0.origin?.description, confidence: $0.confidence)
            }
        }
    }

    private struct OutOfScopeBody: Encodable {
        let auroc: Double
        let recall: Double
        let precision: Double
        let inScopeAccuracy: Double
        let count: Int
        let curve: [OutOfScopeEvaluation.OperatingPoint]

        enum CodingKeys: String, CodingKey {
            case auroc, recall, precision, count, curve
            case inScopeAccuracy = "in_scope_accuracy"
        }

        init(_ figures: OutOfScopeEvaluation) {
            auroc = figures.areaUnderROC
            recall = figures.recall
            precision = figures.precision
            inScopeAccuracy = figures.inScopeAccuracy
            count = figures.count
            curve = figures.curve
        }
    }

    private struct SlotsBody: Encodable {
        let precision: Double
        let recall: Double
        let f1: Double
        let support: Int
        let slots: [String: ClassificationReport.LabelFigures]
        let values: ClassificationReport.LabelFigures?

        enum CodingKeys: CodingKey {
            case precision, recall, f1, support, slots, values
        }

        init(_ evaluation: SlotEvaluation) {
            precision = evaluation.all.precision
            recall = evaluation.all.recall
            f1 = evaluation.all.f1
            support = evaluation.all.support
            slots = evaluation.slots
            values = evaluation.values
        }

        func encode(to encoder: any Encoder) throws {
            var body = encoder.container(keyedBy: CodingKeys.self)
            try body.encode(precision, forKey: .precision)
            try body.encode(recall, forKey: .recall)
            try body.encode(f1, forKey: .f1)
            try body.encode(support, forKey: .support)
            try body.encode(slots, forKey: .slots)
            try body.encode(values, forKey: .values)
        }
    }
}

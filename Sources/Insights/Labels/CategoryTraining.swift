public import Classification
internal import Foundation
public import Primitives

/// Trains a model of categories on names of merchants, wrapped in the labels banks write.
///
/// Deterministic: the same names and styles in the same order give the same bytes. Judged,
/// calibrated and given its threshold on folds of the names, so that the figures are those of
/// merchants never seen.
public struct CategoryTraining: Sendable {
    /// Names of one category that are paid alike.
    public struct Group: Sendable {
        /// The category.
        public var category: SpendingCategory
        /// The labels banks write around the names.
        public var styles: [String]
        /// Whether the money comes in.
        public var isIncoming: Bool
        /// The usual amounts, in whole units of a currency.
        public var amounts: ClosedRange<Double>
        /// The names.
        public var names: [String]

        /// Creates a group.
        public init(
            category: SpendingCategory, styles: [String], isIncoming: Bool,
            amounts: ClosedRange<Double>, names: [String]
        ) {
            self.category = category
            self.styles = styles
            self.isIncoming = isIncoming
            self.amounts = amounts
            self.names = names
        }
    }

    /// How a model is trained.
    public struct Options: Sendable {
        /// Features, penalty, epochs and seed.
        public var classifier = ClassifierTrainer.Options()
        /// The number of folds of the cross-validation.
        public var foldCount = 5
        /// How many labels are made of each name.
        public var labelsPerName = 6
        /// The share of decisions on unseen merchants that must be right: the threshold is the
        /// lowest that gives it.
        public var precision = 0.85

        /// Creates the defaults.
        public init() {}
    }

    /// A trained model and how it does on names held out.
    public struct Result: Sendable {
        /// The model file.
        public let bytes: [UInt8]
        /// The number of names.
        public let nameCount: Int
        /// The number of labels made of them.
        public let labelCount: Int
        /// The figures of all labels held out, decided or not.
        public let heldOut: ClassificationReport
        /// The probability from which a category is decided.
        public let threshold: Double
        /// The share of labels held out that are decided.
        public let decidedShare: Double
        /// The share of those that are right.
        public let decidedAccuracy: Double
    }

    private let options: Options

    /// Creates a training.
    public init(options: Options = Options()) {
        self.options = options
    }

    /// Trains on `groups`; nil where there are not two categories to tell apart.
    /// - Complexity: O(folds · epochs · labels · features).
    public func train(
        on groups: [Group], towns: [String], progress: (Double) -> Void = { _ in }
    ) -> Result? {
        let categories = SpendingCategory.allCases.filter { category in
            groups.contains { $0.category == category }
        }
        guard categories.count > 1, !towns.isEmpty else { return nil }
        let labels = labels(of: groups, towns: towns, categories: categories)
        let head = ClassifierHead(name: "kind", labels: categories.map(\.rawValue))
        let trainer = ClassifierTrainer(heads: [head], options: options.classifier)
        let examples = trainer.examples(of: labels.map(\.text))
        var held = HeldOutScores()
        for fold in 0..<options.foldCount {
            score(fold: fold, of: labels, examples, by: trainer, into: &held)
            progress(Double(fold + 1) / Double(options.foldCount + 1))
        }
        let calibrated = ClassifierHead(
            name: head.name, labels: head.labels, temperature: held.bestTemperature())
        let predictions = zip(held.logits, held.labels).map { logits, label in
            let probabilities = calibrated.probabilities(of: logits[...])
            let best = probabilities.indices.max { probabilities[$0] < probabilities[$1] } ?? 0
            return ClassificationReport.Prediction(
                gold: head.labels[label], predicted: head.labels[best],
                confidence: Double(probabilities[best]))
        }
        let choice = ThresholdChoice(predictions, precision: options.precision)
        let report = ClassificationReport(of: predictions)
        let fit = trainer.fit(examples)
        let bytes = ClassifierTrainer(heads: [calibrated], options: options.classifier)
            .encode(fit) { manifest in
                manifest.measurements = [
                    CategoryModel.thresholdName: choice.threshold, "accuracy": report.accuracy,
                    "decided": choice.decidedShare, "decided accuracy": choice.decidedAccuracy,
                    "ece": report.expectedCalibrationError,
                ]
            }
        progress(1)
        return Result(
            bytes: bytes, nameCount: groups.reduce(0) { $0 + $1.names.count },
            labelCount: examples.count, heldOut: report, threshold: choice.threshold,
            decidedShare: choice.decidedShare, decidedAccuracy: choice.decidedAccuracy)
    }

    /// A label as a bank might write a merchant, and the index of the merchant's name.
    private struct Label {
        let text: TrainingText
        let name: Int
    }

    private func labels(
        of groups: [Group], towns: [String], categories: [SpendingCategory]
    ) -> [Label] {
        var writer = LabelWriter(towns: towns, seed: options.classifier.seed)
        var units = CategoryUnits()
        var labels: [Label] = []
        var name = 0
        for group in groups {
            let category = categories.firstIndex(of: group.category)
            for text in group.names {
                for _ in 0..<options.labelsPerName {
                    let features = writer.features(of: text, in: group)
                    units.read(features)
                    labels.append(
                        Label(
                            text: TrainingText(
                                bytes: units.bytes, units: units.units, labels: [category]),
                            name: name))
                }
                name += 1
            }
        }
        return labels
    }

    private func score(
        fold: Int, of labels: [Label], _ examples: [TrainingExample],
        by trainer: ClassifierTrainer, into held: inout HeldOutScores
    ) {
        let isHeldOut = { (label: Label) in label.name % options.foldCount == fold }
        let fit = trainer.fit(zip(labels, examples).filter { !isHeldOut($0.0) }.map(\.1))
        guard let model = try? LinearClassifier(bytes: trainer.encode(fit)) else { return }
        var workspace = model.makeWorkspace()
        for label in labels where isHeldOut(label) {
            guard let category = label.text.labels.first ?? nil else { continue }
            model.score(label.text.units, in: label.text.bytes, workspace: &workspace)
            held.logits.append(Array(workspace.logits(head: 0)))
            held.labels.append(category)
        }
    }
}

/// The threshold that leaves a given share of decisions right.
private struct ThresholdChoice {
    let threshold: Double
    let decidedShare: Double
    let decidedAccuracy: Double

    /// The lowest confidence from which on predictions are right as often as `precision` says; 1
    /// where none is. O(*n* log *n*).
    init(_ predictions: [ClassificationReport.Prediction], precision: Double) {
        let order = predictions.sorted { $0.confidence > $1.confidence }
        var right = 0
        var best = (threshold: 1.0, count: 0, right: 0)
        for (index, prediction) in order.enumerated() {
            right += prediction.gold == prediction.predicted ? 1 : 0
            let isLast =
                index + 1 == order.count || order[index + 1].confidence < prediction.confidence
            if isLast, Double(right) >= precision * Double(index + 1) {
                best = (prediction.confidence, index + 1, right)
            }
        }
        threshold = (best.threshold * 1_000).rounded(.up) / 1_000
        decidedShare = Double(best.count) / Double(max(1, predictions.count))
        decidedAccuracy = Double(best.right) / Double(max(1, best.count))
    }
}

/// Writes labels around names, as banks do.
private struct LabelWriter {
    private let towns: [String]
    private var generator: SplitMix64

    init(towns: [String], seed: UInt64) {
        self.towns = towns
        generator = SplitMix64(seed: seed)
    }

    /// The features of the next label of `name`.
    mutating func features(of name: String, in group: CategoryTraining.Group) -> CategoryFeatures {
        let style = group.styles[Int.random(in: group.styles.indices, using: &generator)]
        let dayOfMonth = Int.random(in: 1...28, using: &generator)
        let day = Day(year: 2026, month: 3, day: dayOfMonth) ?? Day(number: 0)
        let label = BankLabel(written(name, style, dayOfMonth), booked: day)
        let position = Double(generator.next() >> 11) / Double(1 << 53)
        let (low, high) = (group.amounts.lowerBound, group.amounts.upperBound)
        let amount = low * pow(high / low, position)
        return CategoryFeatures(
            words: label.words, kind: label.kind, amount: group.isIncoming ? amount : -amount,
            dayOfMonth: dayOfMonth)
    }

    private mutating func written(_ name: String, _ style: String, _ day: Int) -> String {
        let capitals = name.uppercased()
        let fields = [
            "{name}": name, "{NAME}": capitals, "{SHORT}": String(capitals.prefix(18)),
            "{town}": towns[Int.random(in: towns.indices, using: &generator)],
            "{number}": String(Int.random(in: 1_000...9_999, using: &generator)),
            "{day}": day < 10 ? "0\(day)" : "\(day)", "{month}": "03",
        ]
        return fields.sorted { $0.key < $1.key }.reduce(style) { text, field in
            text.replacingOccurrences(of: field.key, with: field.value)
        }
    }
}

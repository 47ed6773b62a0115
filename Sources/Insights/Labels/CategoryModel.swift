public import Classification
internal import Foundation
public import Primitives

/// A model of categories: multinomial logistic regression on the words and character n-grams of a
/// bank's label, how the money moved, the amount and the day.
public struct CategoryModel: Sendable {
    private let classifier: LinearClassifier
    private let labels: [SpendingCategory]
    /// The probability from which a category is decided; below it, it is to review.
    public let threshold: Double

    /// What the model makes of a payment.
    public struct Guess: Hashable, Sendable {
        /// The likeliest category.
        public let category: SpendingCategory
        /// Its calibrated probability, 0...1.
        public let confidence: Double
    }

    /// Maps the model at `path`.
    /// - Throws: `ModelError`; `malformed` for a model of other labels.
    public init(contentsOfFile path: String) throws(ModelError) {
        try self.init(LinearClassifier(contentsOfFile: path))
    }

    /// Reads a model held in memory.
    /// - Throws: as `init(contentsOfFile:)`.
    public init(bytes: [UInt8]) throws(ModelError) {
        try self.init(LinearClassifier(bytes: bytes))
    }

    private init(_ classifier: LinearClassifier) throws(ModelError) {
        self.classifier = classifier
        let names = classifier.heads.first?.labels ?? []
        labels = names.compactMap(SpendingCategory.init(rawValue:))
        guard labels.count == names.count, labels.count > 1,
            let threshold = classifier.manifest.measurements[Self.thresholdName],
            (0...1).contains(threshold)
        else { throw .malformed(part: "categories") }
        self.threshold = threshold
    }

    /// The measurement that holds the threshold.
    static let thresholdName = "threshold"

    /// The checksum of the model's file.
    var checksum: UInt64 { classifier.checksum }

    func makeScorer(memory: CorrectionMemory) -> CategoryScorer {
        CategoryScorer(model: self, memory: memory)
    }

    /// The weighed features of a payment, as they are scored.
    func vector(of features: CategoryFeatures) -> FeatureVector {
        var units = CategoryUnits()
        units.read(features)
        return classifier.features(of: units.units, in: units.bytes)
    }

    /// What every n-gram adds to the logit of `category`; nil for one the model does not know.
    func explanation(
        of features: CategoryFeatures, category: SpendingCategory
    ) -> Explanation? {
        guard let label = labels.firstIndex(of: category) else { return nil }
        var units = CategoryUnits()
        units.read(features)
        return classifier.explanation(
            ofLabel: label, head: 0, units.units, in: units.bytes,
            placeholders: CategoryFeatures.name(of:))
    }

    /// The likeliest of the labels money in that direction can have, and its probability among
    /// them; nil if there is none.
    private func best(
        _ units: CategoryUnits, memory: CorrectionMemory, isIncoming: Bool,
        workspace: inout ClassifierWorkspace
    ) -> (label: Int, confidence: Double)? {
        classifier.score(units.units, in: units.bytes, workspace: &workspace)
        var logits = Array(workspace.logits(head: 0))
        if !memory.isEmpty {
            let vector = classifier.features(of: units.units, in: units.bytes)
            for (category, pull) in memory.pulls(on: vector) {
                guard let label = labels.firstIndex(of: category) else { continue }
                logits[label] += pull
            }
        }
        let allowed = labels.indices.filter {
            CategoryRules.isAllowed(labels[$0], isIncoming: isIncoming)
        }
        let probabilities = classifier.heads[0].probabilities(of: allowed.map { logits[$0] }[...])
        return zip(allowed, probabilities).max { $0.1 < $1.1 }.map { ($0.0, Double($0.1)) }
    }

    fileprivate func guess(
        _ units: CategoryUnits, memory: CorrectionMemory, isIncoming: Bool,
        workspace: inout ClassifierWorkspace
    ) -> Guess? {
        best(units, memory: memory, isIncoming: isIncoming, workspace: &workspace).map {
            Guess(category: labels[$0.label], confidence: $0.confidence)
        }
    }

    fileprivate func evidence(
        for category: SpendingCategory, _ units: CategoryUnits,
        workspace: inout ClassifierWorkspace
    ) -> String {
        guard let label = labels.firstIndex(of: category) else { return "" }
        classifier.score(units.units, in: units.bytes, workspace: &workspace)
        let values = classifier.contributions(
            ofUnits: units.units, in: units.bytes, toLabel: label, head: 0, workspace: workspace)
        let words = zip(units.units, values).filter { $0.0.placeholder == nil && $0.1 > 0.05 }
            .sorted { ($1.1, $0.0.bytes.lowerBound) < ($0.1, $1.0.bytes.lowerBound) }
        return words.prefix(3).map { String(decoding: units.bytes[$0.0.bytes], as: UTF8.self) }
            .joined(separator: " · ")
    }

    fileprivate var workspace: ClassifierWorkspace { classifier.makeWorkspace() }
}

/// Scores payment after payment with a model, each kind of label once.
struct CategoryScorer {
    private let model: CategoryModel
    private let memory: CorrectionMemory
    private var units = CategoryUnits()
    private var workspace: ClassifierWorkspace
    private var known: [CategoryFeatures: CategoryModel.Guess?] = [:]
    private var spoken: [CategoryFeatures: String] = [:]
    /// The payments kept; beyond them all are scored anew.
    private static let mostKnown = 1 << 14

    fileprivate init(model: CategoryModel, memory: CorrectionMemory) {
        self.model = model
        self.memory = memory
        workspace = model.workspace
    }

    /// What the model makes of a payment; nil where it knows no category for its direction.
    mutating func guess(_ features: CategoryFeatures) -> CategoryModel.Guess? {
        if let guess = known[features] { return guess }
        units.read(features)
        let guess = model.guess(
            units, memory: memory, isIncoming: features.isIncoming, workspace: &workspace)
        if known.count >= Self.mostKnown { known.removeAll(keepingCapacity: true) }
        known[features] = guess
        return guess
    }

    /// The words that speak most for `category`, the strongest first; at most three.
    mutating func evidence(
        _ features: CategoryFeatures, for category: SpendingCategory
    ) -> String {
        if let evidence = spoken[features] { return evidence }
        units.read(features)
        let evidence = model.evidence(for: category, units, workspace: &workspace)
        if spoken.count >= Self.mostKnown { spoken.removeAll(keepingCapacity: true) }
        spoken[features] = evidence
        return evidence
    }
}

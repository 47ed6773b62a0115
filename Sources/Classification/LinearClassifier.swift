internal import Foundation

/// A trained multinomial logistic regression with one or more heads over the same features, ready
/// to score texts.
///
/// `@unchecked Sendable` is sound: the weights are pointers into `container`, which the value keeps
/// and nobody writes.
public struct LinearClassifier: @unchecked Sendable {
    /// What is known of the model besides its weights.
    public let manifest: ModelManifest
    private let container: ModelContainer
    private let weighting: TermWeighting
    private let weights: [QuantizedWeights]
    /// The model's tagger of spans, if it has one.
    public let tagger: SpanTagger?

    /// Maps the model at `path` and checks it.
    /// - Throws: `ModelError`.
    public init(contentsOfFile path: String) throws(ModelError) {
        try self.init(container: ModelContainer(mapping: path))
    }

    /// Reads a model held in memory.
    /// - Throws: `ModelError`.
    public init(bytes: [UInt8]) throws(ModelError) {
        try self.init(container: ModelContainer(bytes: bytes))
    }

    private init(container: ModelContainer) throws(ModelError) {
        self.container = container
        let json = Data(try container.section("manifest"))
        guard let manifest = try? JSONDecoder().decode(ModelManifest.self, from: json),
            manifest.isSound
        else { throw .malformed(part: "manifest") }
        self.manifest = manifest
        let dimension = manifest.space.dimension
        let idf = try container.section("idf", of: Float.self, count: dimension)
        weighting = TermWeighting(signedIDF: Array(idf))
        var weights: [QuantizedWeights] = []
        for head in manifest.heads {
            weights.append(
                try QuantizedWeights(
                    in: container, head: head.name, labelCount: head.labels.count,
                    dimension: dimension))
        }
        self.weights = weights
        tagger =
            manifest.spanKinds.isEmpty
                || !container.contains("\(ClassifierTrainer.taggerName).counts")
            ? nil
            : try SpanTagger(
                in: container, name: ClassifierTrainer.taggerName,
                tags: SpanTags(kinds: manifest.spanKinds), bucketBits: manifest.spanBucketBits)
    }

    /// The heads, in the order of a workspace's scores.
    public var heads: [ClassifierHead] { manifest.heads }

    /// Returns room to score one text after another in.
    public func makeWorkspace() -> ClassifierWorkspace {
        ClassifierWorkspace(space: manifest.space, strides: weights.map(\.stride))
    }

    /// Scores the text made of `units` over the folded `bytes`, into `workspace`.
    ///
    /// Allocates nothing once the workspace has grown to the longest text.
    /// O(length + features · labels).
    public func score(
        _ units: [FeatureUnit], in bytes: [UInt8], workspace: inout ClassifierWorkspace
    ) {
        workspace.counter.count(units, in: bytes)
        workspace.counter.weigh(by: weighting)
        for (index, head) in weights.enumerated() {
            head.computeLogits(of: workspace.counter.vector, into: &workspace.logits[index])
        }
    }

    /// Returns the share, 0...1, of the last scored text's features that no training text had.
    public func unknownShare(of workspace: ClassifierWorkspace) -> Float {
        weighting.unknownShare(of: workspace.counter.vector)
    }

    /// Returns the probability of each label of a head, calibrated, for the last scored text.
    public func probabilities(head: Int, in workspace: ClassifierWorkspace) -> [Float] {
        heads[head].probabilities(of: workspace.logits[head])
    }
}

/// Room to score texts in: counts, features and logits, reused from text to text.
public struct ClassifierWorkspace: Sendable {
    var counter: FeatureCounter
    /// The logits of each head for the last scored text, padded.
    public internal(set) var logits: [[Float]]

    init(space: FeatureSpace, strides: [Int]) {
        counter = FeatureCounter(space: space)
        logits = strides.map { Array(repeating: 0, count: $0) }
    }
}

/// The softmax function.
enum Softmax {
    /// Returns e^(z/T) normalised to sum 1.
    static func probabilities(of logits: ArraySlice<Float>, temperature: Float) -> [Float] {
        var scaled = logits.map { $0 / temperature }
        let greatest = scaled.max() ?? 0
        let sum = scaled.withUnsafeMutableBufferPointer {
            VectorMath.exponentiate($0, shift: greatest)
        }
        return scaled.map { $0 / sum }
    }
}

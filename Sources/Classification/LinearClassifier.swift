internal import Foundation
internal import Primitives

/// A trained multinomial logistic regression with one or more heads over the same features, ready
/// to score texts.
///
/// `@unchecked Sendable` is sound: the weights are pointers into `container`, which the value keeps
/// and nobody writes.
public struct LinearClassifier: @unchecked Sendable {
    /// What is known of the model besides its weights.
    public let manifest: ModelManifest
    private let container: ModelContainer
    let weighting: TermWeighting
    private let weights: [HeadWeights]
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
        let rows = try container.rowIndex("rows", dimension: manifest.space.dimension)
        let documents = try container.section("documents", of: UInt32.self, count: 1)
        let frequencies = FrequencyLevels(
            documentCount: Int(UInt32(littleEndian: documents[0])),
            bits: manifest.space.frequencyBits)
        weighting = TermWeighting(
            rows: rows,
            codes: try frequencies.codes(in: container, name: "frequencies", count: rows.count),
            frequencies: frequencies)
        weights = try manifest.heads.map { head throws(ModelError) in
            try HeadWeights(
                in: container, head: head.name, labelCount: head.labels.count,
                rowCount: rows.count)
        }
        let (tags, name) = (SpanTags(kinds: manifest.spanKinds), ClassifierTrainer.taggerName)
        tagger =
            !tags.kinds.isEmpty && SparseWeights.areContained(in: container, name: name)
            ? try SpanTagger(
                in: container, name: name, tags: tags, bucketBits: manifest.spanBucketBits)
            : nil
    }

    /// The checksum of the model's file; models that differ in anything differ in it.
    public var checksum: UInt64 { container.checksum }

    /// The heads, in the order of a workspace's scores.
    public var heads: [ClassifierHead] { manifest.heads }

    /// Returns room to score one text after another in.
    public func makeWorkspace() -> ClassifierWorkspace {
        ClassifierWorkspace(
            space: manifest.space, strides: weights.map(\.stride),
            labelCounts: heads.map(\.labels.count))
    }

    /// Scores `text`, split into words, into `workspace`, for the first head.
    ///
    /// Allocates nothing once the workspace has grown to the longest text.
    /// O(length + features · labels).
    public func score(_ text: String, workspace: inout ClassifierWorkspace) {
        workspace.splitter.split(text)
        workspace.counter.count(workspace.splitter.units, in: workspace.splitter.bytes)
        scoreCounted(in: &workspace)
    }

    /// Scores the text made of `units` over the folded `bytes` into `workspace`, for the first
    /// head.
    ///
    /// Allocates nothing once the workspace has grown to the longest text.
    /// O(length + features · labels).
    public func score(
        _ units: [FeatureUnit], in bytes: [UInt8], workspace: inout ClassifierWorkspace
    ) {
        workspace.counter.count(units, in: bytes)
        scoreCounted(in: &workspace)
    }

    private func scoreCounted(in workspace: inout ClassifierWorkspace) {
        workspace.unknownShare = workspace.counter.weigh(
            by: weighting, from: weights.first?.memory)
        if !heads.isEmpty { score(head: 0, workspace: &workspace) }
    }

    /// Scores the text last scored into `workspace` for another head.
    ///
    /// Allocates nothing. O(features · labels).
    /// - Precondition: `head` is one of `heads`.
    public func score(head: Int, workspace: inout ClassifierWorkspace) {
        weights[head].computeLogits(
            of: workspace.counter.vector, in: &workspace.sums, into: &workspace.logits[head])
    }

    func weight(head: Int, row: Int, _ label: Int) -> Float {
        weights[head].weight(row: row, label: label)
    }

    func bias(head: Int, _ label: Int) -> Float { weights[head].bias(of: label) }

    /// Returns the calibrated probability of each label of a head for the text last scored for it.
    public func probabilities(head: Int, in workspace: ClassifierWorkspace) -> [Float] {
        heads[head].probabilities(of: workspace.logits(head: head))
    }
}

/// Room to score texts in: words, counts, features and logits, reused from text to text.
public struct ClassifierWorkspace: Sendable {
    var splitter = WordSplitter()
    var counter: FeatureCounter
    var sums = PackedSums()
    /// The logits of each head, as many as its weights write.
    fileprivate(set) var logits: [[Float]]
    private let labelCounts: [Int]
    /// The share, 0...1, of the last scored text's features that have no row, by squared length,
    /// the mean of words, characters and, where there are any, keys.
    public internal(set) var unknownShare: Float = 0

    init(space: FeatureSpace, strides: [Int], labelCounts: [Int]) {
        counter = FeatureCounter(space: space)
        logits = strides.map { Array(repeating: 0, count: $0) }
        self.labelCounts = labelCounts
    }

    /// The logits of a head for the text last scored for it.
    public func logits(head: Int) -> ArraySlice<Float> {
        logits[head][..<labelCounts[head]]
    }
}

extension ClassifierWorkspace {
    /// Returns the label of the greatest logit of a head, one label left out of account if so
    /// wished, and the probability softmax gives it at `temperature`. Allocates nothing.
    public func best(
        head: Int, temperature: Float, without excluded: Int? = nil
    ) -> (label: Int, probability: Float) {
        let labelCount = labelCounts[head]
        return logits[head].withUnsafeBufferPointer { logits in
            let wholeCount = labelCount / 8 * 8
            let lanes = { (start: Int) in
                var lanes = UnsafeRawBufferPointer(logits)
                    .loadUnaligned(fromByteOffset: 4 * start, as: VectorMath.Lanes.self)
                if let excluded, excluded / 8 == start / 8 { lanes[excluded % 8] = -.infinity }
                return lanes
            }
            let others = (wholeCount..<labelCount).lazy.filter { $0 != excluded }
            var greatest = VectorMath.Lanes(repeating: -.infinity)
            for start in stride(from: 0, to: wholeCount, by: 8) {
                let lanes = lanes(start)
                greatest.replace(with: lanes, where: lanes .> greatest)
            }
            let shift = others.reduce(greatest.max()) { max($0, logits[$1]) }
            let best = (0..<labelCount).first { logits[$0] == shift && $0 != excluded }
            let scale = 1 / temperature
            var sums = VectorMath.Lanes.zero
            for start in stride(from: 0, to: wholeCount, by: 8) {
                sums += VectorMath.exponential((lanes(start) - shift) * scale)
            }
            let sum = others.reduce(sums.sum()) {
                $0 + VectorMath.exponential((logits[$1] - shift) * scale)
            }
            return (best ?? 0, 1 / sum)
        }
    }
}

/// The softmax function.
enum Softmax {
    /// Returns e^(z/T) normalised to sum 1.
    static func probabilities(of logits: ArraySlice<Float>, temperature: Float) -> [Float] {
        var scaled = Array(logits)
        scaled.withUnsafeMutableBufferPointer { scaled in
            for label in scaled.indices { scaled[label] /= temperature }
            let sum = VectorMath.exponentiate(scaled, shift: scaled.max() ?? 0)
            for label in scaled.indices { scaled[label] /= sum }
        }
        return scaled
    }
}

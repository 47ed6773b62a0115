/// A tagger of spans: a softmax over each element's hashed features, and the best sequence of tags
/// among those that make whole spans (Viterbi 1967).
///
/// The weights stand in the model file's sections `NAME.weights`, `NAME.scales` and `NAME.bias`.
public struct SpanTagger: @unchecked Sendable {
    /// The tags.
    public let tags: SpanTags
    private let container: ModelContainer
    private let weights: QuantizedWeights
    private let dimension: Int

    init(
        in container: ModelContainer, name: String, tags: SpanTags, bucketBits: Int
    ) throws(ModelError) {
        self.tags = tags
        self.container = container
        dimension = 1 << bucketBits
        weights = try QuantizedWeights(
            in: container, head: name, labelCount: tags.count, dimension: dimension)
    }

    /// Returns the most probable tags of a sequence that make whole spans.
    /// O(elements · (features · tags + tags²)).
    public func tags(for sequence: TaggedSequence) -> [Int] {
        var scores: [[Float]] = []
        var logits = [Float](repeating: 0, count: weights.stride)
        for features in sequence.features {
            let vector = Self.vector(of: features, dimension: dimension)
            weights.computeLogits(of: vector, into: &logits)
            scores.append(Array(logits.prefix(tags.count)))
        }
        return bestPath(through: scores)
    }

    private func bestPath(through scores: [[Float]]) -> [Int] {
        guard var best = scores.first else { return [] }
        for tag in 0..<tags.count where !tags.allows(tag, after: SpanTags.outside) {
            best[tag] = -.infinity
        }
        var origins: [[Int]] = []
        for row in scores.dropFirst() {
            // Only a tag that continues a span depends on the one before.
            let anywhere = best.indices.max { best[$0] < best[$1] } ?? 0
            var next = row
            var origin = Array(repeating: anywhere, count: tags.count)
            for tag in 0..<tags.count {
                if tag > 0, tag % 2 == 0 {
                    origin[tag] = best[tag] >= best[tag - 1] ? tag : tag - 1
                }
                next[tag] += best[origin[tag]]
            }
            origins.append(origin)
            best = next
        }
        var tag = best.indices.max { best[$0] < best[$1] } ?? 0
        var path = [tag]
        for origin in origins.reversed() {
            tag = origin[tag]
            path.append(tag)
        }
        return path.reversed()
    }

    /// The vector of hashed binary features, scaled to length 1.
    static func vector(of features: [UInt32], dimension: Int) -> FeatureVector {
        var vector = FeatureVector()
        let value = 1 / Float(max(1, features.count)).squareRoot()
        for feature in features {
            vector.buckets.append(Int32(feature % UInt32(dimension)))
            vector.values.append(value)
        }
        return vector
    }
}

extension SpanTagger {
    /// Fits a tagger to `sequences` and returns its sections of a model file; deterministic.
    static func sections(
        fittedTo sequences: [TaggedSequence], tags: SpanTags, name: String, bucketBits: Int,
        seed: UInt64, progress: (Int, Float) -> Void
    ) -> [(name: String, bytes: [UInt8])] {
        let dimension = 1 << bucketBits
        var rows = FeatureMatrix(dimension: dimension)
        var labels: [Int] = []
        for sequence in sequences {
            for (features, tag) in zip(sequence.features, sequence.tags) {
                rows.append(vector(of: features, dimension: dimension), weighting: nil)
                labels.append(tag)
            }
        }
        var options = SoftmaxRegression.Options()
        options.epochLimit = 8
        options.gapTolerance = 1e-3
        options.seed = seed
        let weights = SoftmaxRegression.fit(
            rows: rows, labels: labels, labelCount: tags.count, options: options
        ) { progress($0.epoch, $0.loss) }
        return QuantizedWeights.sections(of: weights, head: name)
    }
}

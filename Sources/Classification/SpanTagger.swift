/// A tagger of spans: a linear model of each element's hashed features and of each pair of
/// neighbouring tags, and the best sequence of tags (Viterbi 1967).
///
/// The weights stand in the model file as `SparseWeights`, the pairs in `NAME.pairs`: a row
/// for each tag before, that of the start last.
///
/// A class, so that utterances share one reference to its tables.
public final class SpanTagger: Sendable {
    /// The tags.
    public let tags: SpanTags
    private let weights: SparseWeights
    private let pairs: [Float]
    private let leads: [Float]
    private let stride: Int

    init(
        in container: ModelContainer, name: String, tags: SpanTags, bucketBits: Int
    ) throws(ModelError) {
        self.tags = tags
        stride = WeightMatrix.stride(forLabelCount: tags.count)
        weights = try SparseWeights(
            in: container, name: name, labelCount: tags.count, dimension: 1 << bucketBits)
        let count = (tags.count + 1) * stride
        pairs = Array(try container.section("\(name).pairs", of: Float.self, count: count))
        guard pairs.allSatisfy(\.isFinite) else { throw .malformed(part: "\(name).pairs") }
        leads = SpanDecoder(tagCount: tags.count, stride: stride).leads(in: pairs)
    }

    /// Room to tag one sequence after another in.
    public struct Workspace: Sendable {
        var emissions: [Float] = []
        var origins: [Int32] = []
        var best: [Float] = []
        /// The tags of the last sequence.
        public internal(set) var tags: [Int] = []

        /// Creates room that grows with the first sequences.
        public init() {}
    }

    /// Returns the best tags of a sequence. O(elements · (features · tags + tags²)).
    public func tags(for sequence: TaggedSequence) -> [Int] {
        var workspace = Workspace()
        tag(sequence, in: &workspace)
        return workspace.tags
    }

    /// Sets `workspace.tags` to the best tags of a sequence; allocates nothing once the workspace
    /// has grown to the longest sequence.
    public func tag(_ sequence: TaggedSequence, in workspace: inout Workspace) {
        weights.computeSums(of: sequence, stride: stride, into: &workspace.emissions)
        SpanDecoder(tagCount: tags.count, stride: stride)
            .decode(count: sequence.count, pairs: pairs, leads: leads, in: &workspace)
    }
}

/// Viterbi's search for the best sequence of tags.
struct SpanDecoder {
    let tagCount: Int
    let stride: Int

    /// How far a tag may lie behind another, `[other][tag]`, and still be the better one before
    /// some tag. O(tags³).
    func leads(in pairs: [Float]) -> [Float] {
        var leads = [Float](repeating: 0, count: tagCount * tagCount)
        for other in 0..<tagCount {
            for tag in 0..<tagCount {
                let gaps = (0..<tagCount).lazy.map {
                    pairs[other * stride + $0] - pairs[tag * stride + $0]
                }
                leads[other * tagCount + tag] = (gaps.min() ?? 0) - Self.rounding
            }
        }
        return leads
    }

    /// More than sums of scores are ever rounded by.
    private static let rounding: Float = 0.01

    /// Finds the tags of the greatest sum of the emissions and `pairs`. O(count · tags²), and less
    /// where most tags lie too far behind the best for any pair to make up for it.
    ///
    /// - Parameter leads: the `leads(in:)` of the pairs; empty while these change.
    func decode(
        count: Int, pairs: [Float], leads: [Float] = [], in workspace: inout SpanTagger.Workspace
    ) {
        workspace.tags.removeAll(keepingCapacity: true)
        guard count > 0 else { return }
        grow(&workspace, count: count)
        workspace.emissions.withUnsafeBufferPointer { emissions in
            workspace.best.withUnsafeMutableBufferPointer { best in
                workspace.origins.withUnsafeMutableBufferPointer { origins in
                    pairs.withUnsafeBufferPointer { pairs in
                        leads.withUnsafeBufferPointer { leads in
                            search(count: count, emissions, pairs, leads, best, origins)
                        }
                    }
                }
            }
        }
        traceBack(count: count, in: &workspace)
    }

    private func grow(_ workspace: inout SpanTagger.Workspace, count: Int) {
        if workspace.best.count < 2 * stride {
            workspace.best = Array(repeating: 0, count: 2 * stride)
        }
        if workspace.origins.count < count * stride {
            workspace.origins = Array(repeating: 0, count: count * stride)
        }
    }

    private func search(
        count: Int, _ emissions: UnsafeBufferPointer<Float>, _ pairs: UnsafeBufferPointer<Float>,
        _ leads: UnsafeBufferPointer<Float>, _ best: UnsafeMutableBufferPointer<Float>,
        _ origins: UnsafeMutableBufferPointer<Int32>
    ) {
        for k in 0..<stride { best[k] = emissions[k] + pairs[tagCount * stride + k] }
        for position in 1..<max(1, count) {
            // Rows of their own, so that the loops over tags are made vector code.
            let row = position * stride..<(position + 1) * stride
            let origins = UnsafeMutableBufferPointer(rebasing: origins[row])
            let emissions = UnsafeBufferPointer(rebasing: emissions[row])
            let halves = (
                UnsafeMutableBufferPointer(rebasing: best[..<stride]),
                UnsafeMutableBufferPointer(rebasing: best[stride..<2 * stride])
            )
            let (old, new) = position % 2 == 1 ? halves : (halves.1, halves.0)
            new.update(repeating: -.infinity)
            origins.update(repeating: 0)
            var first = 0
            for tag in 1..<max(1, tagCount) where old[tag] > old[first] { first = tag }
            for tag in 0..<tagCount {
                let score = old[tag]
                if !leads.isEmpty, score - old[first] < leads[first * tagCount + tag] { continue }
                let pairs = UnsafeBufferPointer(rebasing: pairs[tag * stride..<(tag + 1) * stride])
                for k in 0..<stride {
                    let sum = score + pairs[k]
                    let isBetter = sum > new[k]
                    new[k] = isBetter ? sum : new[k]
                    origins[k] = isBetter ? Int32(truncatingIfNeeded: tag) : origins[k]
                }
            }
            for k in 0..<stride { new[k] += emissions[k] }
        }
    }

    private func traceBack(count: Int, in workspace: inout SpanTagger.Workspace) {
        let last = (count - 1) % 2 == 1 ? stride : 0
        var tag = 0
        for k in 1..<max(1, tagCount) where workspace.best[last + k] > workspace.best[last + tag] {
            tag = k
        }
        for _ in 0..<count { workspace.tags.append(0) }
        for position in (0..<count).reversed() {
            workspace.tags[position] = tag
            tag = Int(workspace.origins[position * stride + tag])
        }
    }
}

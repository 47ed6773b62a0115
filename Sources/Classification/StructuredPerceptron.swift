/// Fits the weights of a linear model of tag sequences by the averaged structured perceptron.
///
/// Each sequence is decoded with the weights so far, every wrong tag favoured by `margin`; where
/// the result is not the true one, the weights move toward the truth and away from it. What is
/// returned is the mean of the weights over all steps.
///
/// M. Collins, "Discriminative Training Methods for Hidden Markov Models", EMNLP 2002; the margin
/// is that of B. Taskar et al., "Max-Margin Markov Networks", NIPS 2003.
struct StructuredPerceptron {
    /// What bounds and steers the fit.
    struct Options: Sendable {
        /// Passes over the sequences.
        var epochCount = 12
        /// What each wrong tag is favoured by while training.
        var margin: Float = 6
        /// The seed of the order in which sequences are visited.
        var seed: UInt64 = 1
    }

    private let sequences: [TaggedSequence]
    private let tagCount: Int
    private let mask: UInt32
    private let stride: Int
    private var weights: WeightMatrix
    private var sums: WeightMatrix
    private var pairs: [Float]
    private var pairSums: [Float]
    private var steps: Float = 1
    private var workspace = SpanTagger.Workspace()

    private init(_ sequences: [TaggedSequence], tagCount: Int, dimension: Int) {
        self.sequences = sequences
        self.tagCount = tagCount
        mask = UInt32(dimension - 1)
        weights = WeightMatrix(dimension: dimension, labelCount: tagCount)
        sums = weights
        stride = weights.stride
        pairs = Array(repeating: 0, count: (tagCount + 1) * stride)
        pairSums = pairs
    }

    /// Returns the mean weights of features and of pairs of tags; deterministic.
    ///
    /// - Precondition: `dimension` is a power of two.
    /// - Complexity: O(epochs · elements · (features · tags + tags²)).
    static func fit(
        _ sequences: [TaggedSequence], tagCount: Int, dimension: Int,
        options: Options = Options(), progress: (Int, Float) -> Void = { _, _ in }
    ) -> (weights: WeightMatrix, pairs: [Float]) {
        precondition(dimension & (dimension - 1) == 0, "\(dimension) is no power of two.")
        var fit = StructuredPerceptron(sequences, tagCount: tagCount, dimension: dimension)
        var order = Array(sequences.indices)
        var generator = SplitMix64(seed: options.seed)
        for epoch in 1...max(1, options.epochCount) {
            order.shuffle(using: &generator)
            var errors = 0
            var elements = 0
            for index in order {
                errors += fit.learn(sequences[index], margin: options.margin)
                elements += sequences[index].count
            }
            progress(epoch, Float(errors) / Float(max(1, elements)))
        }
        return fit.averaged()
    }

    /// Decodes a sequence and moves the weights; returns how many tags were wrong.
    private mutating func learn(_ sequence: TaggedSequence, margin: Float) -> Int {
        score(sequence, margin: margin)
        SpanDecoder(tagCount: tagCount, stride: stride)
            .decode(count: sequence.count, pairs: pairs, in: &workspace)
        steps += 1
        let found = workspace.tags
        guard found != sequence.tags else { return 0 }
        var errors = 0
        for position in 0..<sequence.count {
            let (right, wrong) = (sequence.tags[position], found[position])
            if right != wrong {
                errors += 1
                move(
                    sequence.features[sequence.starts[position]..<sequence.starts[position + 1]],
                    toward: right, from: wrong)
            }
            let before =
                position > 0
                ? (sequence.tags[position - 1], found[position - 1])
                : (tagCount, tagCount)
            let (rightPair, wrongPair) = (before.0 * stride + right, before.1 * stride + wrong)
            guard rightPair != wrongPair else { continue }
            pairs[rightPair] += 1
            pairs[wrongPair] -= 1
            pairSums[rightPair] += steps
            pairSums[wrongPair] -= steps
        }
        return errors
    }

    private mutating func score(_ sequence: TaggedSequence, margin: Float) {
        let count = sequence.count
        if workspace.emissions.count < count * stride {
            workspace.emissions = Array(repeating: 0, count: count * stride)
        }
        workspace.emissions.withUnsafeMutableBufferPointer { emissions in
            weights.elements.withUnsafeBufferPointer { elements in
                for position in 0..<count {
                    let row = position * stride
                    for k in 0..<stride { emissions[row + k] = margin }
                    emissions[row + sequence.tags[position]] = 0
                    for index in sequence.starts[position]..<sequence.starts[position + 1] {
                        let start = Int(sequence.features[index] & mask) * stride
                        for k in 0..<stride { emissions[row + k] += elements[start + k] }
                    }
                }
            }
        }
    }

    private mutating func move(
        _ features: ArraySlice<UInt32>, toward right: Int, from wrong: Int
    ) {
        for feature in features {
            let row = Int(feature & mask) * stride
            weights.elements[row + right] += 1
            weights.elements[row + wrong] -= 1
            sums.elements[row + right] += steps
            sums.elements[row + wrong] -= steps
        }
    }

    /// w − Σ(step · change) / steps, the mean of w over the steps.
    private func averaged() -> (weights: WeightMatrix, pairs: [Float]) {
        var mean = weights
        for index in mean.elements.indices { mean.elements[index] -= sums.elements[index] / steps }
        var meanPairs = pairs
        for index in meanPairs.indices { meanPairs[index] -= pairSums[index] / steps }
        return (mean, meanPairs)
    }
}

extension SpanTagger {
    /// Fits a tagger to `sequences` and returns its sections of a model file; deterministic.
    ///
    /// - Parameter entryLimit: the most weights kept, the greatest.
    static func sections(
        fittedTo sequences: [TaggedSequence], tags: SpanTags, name: String, bucketBits: Int,
        entryLimit: Int, seed: UInt64, progress: (Int, Float) -> Void
    ) -> [(name: String, bytes: [UInt8])] {
        var options = StructuredPerceptron.Options()
        options.seed = seed
        let (weights, pairs) = StructuredPerceptron.fit(
            sequences, tagCount: tags.count, dimension: 1 << bucketBits, options: options,
            progress: progress)
        return SparseWeights.sections(of: weights, name: name, limit: entryLimit)
            + [("\(name).pairs", pairs.littleEndianBytes)]
    }
}

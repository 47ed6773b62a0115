/// Fits the weights of a linear model of tag sequences by the averaged structured perceptron.
///
/// Each sequence is decoded with the weights so far, every wrong tag favoured by `margin`; where
/// the result is not the true one, the weights move toward the truth and away from it. What is
/// a pass returns is the mean of the weights over all its steps.
///
/// Of a first pass the weights of the greatest amount are kept, and a second is made with those
/// alone, so that they do the work of the others; it begins with the first's, made small, from
/// which it is free to move away.
///
/// M. Collins, "Discriminative Training Methods for Hidden Markov Models", EMNLP 2002; the margin
/// is that of B. Taskar et al., "Max-Margin Markov Networks", NIPS 2003.
struct StructuredPerceptron {
    /// What bounds and steers the fit.
    struct Options: Sendable {
        /// Epochs with all weights; more fit the sequences better, and others worse.
        var draftEpochCount = 6
        /// Epochs with the weights that are kept.
        var epochCount = 5
        /// What the draft's weights are multiplied by where the second pass begins.
        var draftShare: Float = 0.3
        /// What each wrong tag is favoured by while training.
        var margin: Float = 15
        /// The most weights kept.
        var weightLimit = Int.max
        /// The seed of the order in which sequences are visited.
        var seed: UInt64 = 1

        /// Epochs of both passes.
        var totalEpochCount: Int { draftEpochCount + epochCount }
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
    /// The weights that may be other than zero; nil if all may.
    private var support: WeightSupport?
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

    /// Returns the weights of features, no more than the limit and than a model file holds, and of
    /// pairs of tags; deterministic.
    ///
    /// - Parameter progress: called with the epochs done, of both passes, and the share of wrong
    ///   tags.
    /// - Precondition: `dimension` is a power of two.
    /// - Complexity: O(epochs · elements · (features · tags + tags²)).
    static func fit(
        _ sequences: [TaggedSequence], tagCount: Int, dimension: Int,
        options: Options = Options(), progress: (Int, Float) -> Void = { _, _ in }
    ) -> (weights: WeightMatrix, pairs: [Float]) {
        precondition(dimension & (dimension - 1) == 0, "\(dimension) is no power of two.")
        var fit = StructuredPerceptron(sequences, tagCount: tagCount, dimension: dimension)
        var generator = SplitMix64(seed: options.seed)
        for epoch in 0..<options.draftEpochCount {
            progress(epoch + 1, fit.pass(margin: options.margin, &generator))
        }
        fit.keepGreatest(options.weightLimit, share: options.draftShare)
        for epoch in 0..<options.epochCount {
            let errors = fit.pass(margin: options.margin, &generator)
            progress(options.draftEpochCount + epoch + 1, errors)
        }
        fit.average()
        return (fit.weights, fit.pairs)
    }

    /// Learns from each sequence once, in a new order; returns the share of tags that were wrong.
    private mutating func pass(margin: Float, _ generator: inout SplitMix64) -> Float {
        var errors = 0
        var elements = 0
        for index in sequences.indices.shuffled(using: &generator) {
            errors += learn(sequences[index], margin: margin)
            elements += sequences[index].count
        }
        return Float(errors) / Float(max(1, elements))
    }

    /// Begins anew from `share` of the mean weights, the greatest `limit` of them.
    private mutating func keepGreatest(_ limit: Int, share: Float) {
        average()
        let support = weights.greatest(limit)
        for index in weights.elements.indices {
            weights.elements[index] *= support[index] ? share : 0
        }
        for index in pairs.indices { pairs[index] *= share }
        self.support = support
        sums = WeightMatrix(dimension: weights.dimension, labelCount: tagCount)
        pairSums = Array(repeating: 0, count: pairs.count)
        steps = 1
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
                move(sequence.features(of: position), toward: right, from: wrong)
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
                    for feature in sequence.features(of: position) {
                        let start = Int(feature & mask) * stride
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
            move(row + right, by: 1)
            move(row + wrong, by: -1)
        }
    }

    @inline(__always)
    private mutating func move(_ place: Int, by change: Float) {
        if let support, !support[place] { return }
        weights.elements[place] += change
        sums.elements[place] += change * steps
    }

    /// Makes the weights w − Σ(step · change) / steps, their mean over the steps.
    private mutating func average() {
        for index in weights.elements.indices {
            weights.elements[index] -= sums.elements[index] / steps
        }
        for index in pairs.indices { pairs[index] -= pairSums[index] / steps }
    }
}

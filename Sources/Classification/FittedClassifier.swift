/// Heads fitted to examples: what a model file is made of, and what a fit of more starts from.
public struct FittedClassifier: Sendable {
    let exampleCount: Int
    var weighting: TermWeighting
    /// The dual variables of each head's texts.
    private(set) var duals: [[Float]] = []
    /// The weights of each head.
    private(set) var heads: [FittedHead] = []

    init(exampleCount: Int, weighting: TermWeighting) {
        self.exampleCount = exampleCount
        self.weighting = weighting
    }

    /// Adds the next head.
    mutating func add(
        _ regression: SoftmaxRegression, of problem: Problem, naiveBayesShare: Float
    ) {
        var weights = regression.weights
        NaiveBayesFold.add(
            to: &weights, rows: problem.rows, labels: problem.labels, share: naiveBayesShare,
            support: regression.support)
        duals.append(regression.duals)
        heads.append(
            FittedHead(
                weights: weights, isSparse: regression.support != nil, rows: problem.selection))
    }
}

/// The weights of one head of a fit.
struct FittedHead: Sendable {
    let weights: WeightMatrix
    /// Whether only the strongest are other than zero.
    let isSparse: Bool
    /// The rows of the vocabulary that the weights are of; nil for all.
    let rows: RowIndex?

    /// The sections of a model file that hold the weights of the head of that name.
    func sections(name: String) -> [(name: String, bytes: [UInt8])] {
        isSparse
            ? SparseHead.sections(of: weights, rows: rows, head: name)
            : WeightPacking(weights).sections(head: name)
    }
}

/// A tagger fitted to sequences.
public struct FittedTagger: Sendable {
    let tags: SpanTags
    let weights: WeightMatrix
    let pairs: [Float]

    /// The sections of a model file that hold it under that name.
    func sections(name: String) -> [(name: String, bytes: [UInt8])] {
        SparseWeights.sections(of: weights, name: name)
            + [("\(name).pairs", pairs.littleEndianBytes)]
    }
}

/// What one head is fitted to: the examples that have a label for it.
struct Problem: Sendable {
    private(set) var rows: FeatureMatrix
    private(set) var labels: [Int] = []
    /// The rows of the vocabulary that are the columns of `rows`; nil for all.
    private(set) var selection: RowIndex?
    private var weights: [Float] = []

    /// Takes the examples that have a label for `head`.
    init(_ examples: [TrainingExample], weighedBy weighting: TermWeighting, head: Int) {
        rows = FeatureMatrix(
            dimension: weighting.rows.count,
            capacity: examples.reduce(0) { $0 + $1.features.buckets.count })
        var vector = FeatureVector()
        for example in examples {
            guard let label = example.labels[head] else { continue }
            _ = weighting.weigh(example.features, into: &vector)
            rows.append(vector)
            labels.append(label)
            weights.append(example.weight)
        }
    }

    /// Leaves out the columns that have no weight in `support`, unless they are so few that it
    /// would take more room to tell which; returns the support of what is left.
    mutating func select(_ support: WeightSupport) -> WeightSupport {
        let columns = (0..<support.dimension).filter { !support.isEmpty(row: $0) }
        guard columns.count < support.dimension * 3 / 4 else { return support }
        let index = RowIndex(columns, dimension: rows.dimension)
        rows = rows.selecting(index)
        selection = index
        return support.selecting(columns)
    }

    /// How much each text counts, rare labels raised: a text's weight times (mean count / its
    /// label's count)^`balance`.
    func textWeights(labelCount: Int, balance: Float) -> [Float] {
        var counts = [Int](repeating: 0, count: labelCount)
        for label in labels { counts[label] += 1 }
        let mean = Float(labels.count) / Float(max(1, labelCount))
        let factors = counts.map { count in
            balance == 0 || count == 0
                ? 1
                : 1 / VectorMath.exponential(-balance * VectorMath.logarithm(mean / Float(count)))
        }
        return zip(labels, weights).map { factors[$0] * $1 }
    }
}

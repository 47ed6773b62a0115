/// The weights of one head, read from a model file: all of them, or the strongest.
///
/// `@unchecked Sendable` is sound: packed weights are pointers into the model's container, which
/// the classifier keeps and nobody writes.
enum HeadWeights: @unchecked Sendable {
    case packed(PackedWeights)
    case sparse(SparseHead)

    /// Finds the weights of `head` in `container`, whose vocabulary has `rowCount` rows.
    /// - Throws: `ModelError.malformed`.
    init(
        in container: ModelContainer, head: String, labelCount: Int, rowCount: Int
    ) throws(ModelError) {
        if SparseWeights.areContained(in: container, name: head) {
            self = .sparse(
                try SparseHead(
                    in: container, head: head, labelCount: labelCount, rowCount: rowCount))
        } else {
            self = .packed(
                try PackedWeights(
                    in: container, head: head, labelCount: labelCount, rowCount: rowCount))
        }
    }

    /// The number of logits `computeLogits` writes, no less than there are labels.
    var stride: Int {
        switch self {
        case .packed(let weights): weights.stride
        case .sparse(let weights): weights.labelCount
        }
    }

    /// Where the rows are, if all are of one size.
    var memory: RowMemory? {
        switch self {
        case .packed(let weights): weights.memory
        case .sparse: nil
        }
    }

    /// Sets the logits to the bias plus the sum of value · weights over the rows.
    /// - Precondition: `logits` are `stride` numbers.
    func computeLogits(
        of vector: FeatureVector, in sums: inout PackedSums, into logits: inout [Float]
    ) {
        switch self {
        case .packed(let weights): weights.computeLogits(of: vector, in: &sums, into: &logits)
        case .sparse(let weights): weights.computeLogits(of: vector, into: &logits)
        }
    }

    /// Returns one label's bias.
    func bias(of label: Int) -> Float {
        switch self {
        case .packed(let weights): weights.bias(of: label)
        case .sparse(let weights): weights.bias(of: label)
        }
    }

    /// Returns one weight of a row of the vocabulary, 0 where the head has none.
    func weight(row: Int, label: Int) -> Float {
        switch self {
        case .packed(let weights): weights.weight(row: row, label: label)
        case .sparse(let weights): weights.weight(row: row, label: label)
        }
    }
}

/// The strongest weights of a head, and its bias in full (`HEAD.bias`).
///
/// If many rows of the vocabulary have none, `HEAD.rows` tells those that have.
///
/// A class, so that utterances share one reference to its tables. `@unchecked Sendable` is sound:
/// the bias is a pointer into the model's container, which the classifier keeps and nobody writes.
final class SparseHead: @unchecked Sendable {
    let labelCount: Int
    private let weights: SparseWeights
    private let bias: UnsafeBufferPointer<Float>
    /// The rows of the vocabulary that the weights have a bucket for; nil for all.
    private let rows: RowIndex?

    /// - Throws: `ModelError.malformed`.
    init(
        in container: ModelContainer, head: String, labelCount: Int, rowCount: Int
    ) throws(ModelError) {
        self.labelCount = labelCount
        let name = Self.rowsName(ofHead: head)
        rows =
            container.contains(name) ? try container.rowIndex(name, dimension: rowCount) : nil
        weights = try SparseWeights(
            in: container, name: head, labelCount: labelCount,
            dimension: rows?.count ?? rowCount)
        bias = try container.biases("\(head).bias", count: labelCount)
    }

    /// The sections of a model file that hold `weights` and their bias; `rows` tells which of the
    /// vocabulary's they are of.
    static func sections(
        of weights: WeightMatrix, rows: RowIndex?, head: String
    ) -> [(name: String, bytes: [UInt8])] {
        let start = weights.dimension * weights.stride
        let bias = Array(weights.elements[start..<start + weights.labelCount])
        return SparseWeights.sections(of: weights, name: head)
            + [("\(head).bias", bias.littleEndianBytes)]
            + (rows.map { [(rowsName(ofHead: head), $0.littleEndianBytes)] } ?? [])
    }

    private static func rowsName(ofHead head: String) -> String { "\(head).rows" }

    /// Sets `logits` to the bias plus the sum of value · weights over the rows.
    /// O(rows · labels of a row).
    func computeLogits(of vector: FeatureVector, into logits: inout [Float]) {
        logits.withUnsafeMutableBufferPointer { logits in
            for label in 0..<labelCount { logits[label] = bias[label] }
            weights.add(vector, in: rows, to: logits)
        }
    }

    func bias(of label: Int) -> Float { bias[label] }

    func weight(row: Int, label: Int) -> Float {
        let own = rows.map { $0.row(of: row) } ?? row
        return own < 0 ? 0 : weights.weight(bucket: own, label: label)
    }
}

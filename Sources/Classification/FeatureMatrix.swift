/// Weighed feature vectors in rows (compressed sparse rows), the known buckets alone.
struct FeatureMatrix: Sendable {
    /// Where each row starts in `buckets` and `values`; one more than there are rows.
    private(set) var rowStarts: [Int] = [0]
    private(set) var buckets: [Int32] = []
    private(set) var values: [Float] = []
    /// The squared length of each row, the constant feature 1 of the bias included.
    private(set) var squaredNorms: [Float] = []
    /// The number of columns.
    let dimension: Int

    init(dimension: Int) {
        self.dimension = dimension
    }

    var rowCount: Int { rowStarts.count - 1 }

    /// Appends a row; with a weighting, without the buckets it does not know.
    mutating func append(_ vector: FeatureVector, weighting: TermWeighting?) {
        var square: Float = 1
        for (bucket, value) in zip(vector.buckets, vector.values)
        where weighting?.isKnown(Int(bucket)) ?? true {
            buckets.append(bucket)
            values.append(value)
            square += value * value
        }
        squaredNorms.append(square)
        rowStarts.append(buckets.count)
    }

    func row(_ index: Int) -> Range<Int> { rowStarts[index]..<rowStarts[index + 1] }
}

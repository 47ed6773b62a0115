/// Weights of a linear classifier, a row per feature and a column per label; the last row is the
/// bias.
struct WeightMatrix: Sendable {
    /// The number of labels.
    let labelCount: Int
    /// The number of columns, `labelCount` rounded up so that rows fill whole vector registers.
    let stride: Int
    /// The number of features, the bias not counted.
    let dimension: Int
    var elements: [Float]

    init(dimension: Int, labelCount: Int) {
        self.dimension = dimension
        self.labelCount = labelCount
        stride = Self.stride(forLabelCount: labelCount)
        elements = Array(repeating: 0, count: (dimension + 1) * stride)
    }

    /// The rows given, and the bias.
    func selecting(_ rows: [Int]) -> WeightMatrix {
        var selected = WeightMatrix(dimension: rows.count, labelCount: labelCount)
        for (index, row) in (rows + [dimension]).enumerated() {
            selected.elements.replaceSubrange(
                index * stride..<(index + 1) * stride,
                with: elements[row * stride..<(row + 1) * stride])
        }
        return selected
    }

    static func stride(forLabelCount count: Int) -> Int { (count + 7) / 8 * 8 }
}

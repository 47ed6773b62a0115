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

    /// Ones for the `limit` weights of the greatest amount that are among their row's greatest, as
    /// many of a row as a model file holds; zeros for the others, those equal to the first left out
    /// among them, and for the bias. O(weights · log weights).
    func greatest(_ limit: Int) -> WeightMatrix {
        var amounts = WeightMatrix(dimension: dimension, labelCount: labelCount)
        for row in 0..<dimension {
            let own = elements[row * stride..<(row + 1) * stride]
            let least = own.lazy.map(abs).sorted(by: >).dropFirst(EntryLayout.mostLabels).first
            for place in own.indices where abs(own[place]) > least ?? 0 {
                amounts.elements[place] = abs(own[place])
            }
        }
        let ranked = amounts.elements.filter { $0 > 0 }.sorted(by: >)
        let threshold = ranked.count > limit ? ranked[limit] : 0
        for place in amounts.elements.indices {
            amounts.elements[place] = amounts.elements[place] > threshold ? 1 : 0
        }
        return amounts
    }

    static func stride(forLabelCount count: Int) -> Int { (count + 7) / 8 * 8 }
}

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

    /// The matrix whose rows, put in `order`, are those of this one.
    func restored(from order: [Int]) -> WeightMatrix {
        var restored = self
        for (place, row) in order.enumerated() {
            restored.elements.replaceSubrange(
                row * stride..<(row + 1) * stride,
                with: elements[place * stride..<(place + 1) * stride])
        }
        return restored
    }

    /// The `limit` weights of the greatest amount that are among their row's greatest, as many of a
    /// row as a model file holds; those equal to the first left out are left out too.
    /// O(weights · log weights).
    func greatest(_ limit: Int) -> WeightSupport {
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
        var support = WeightSupport(dimension: dimension, labelCount: labelCount)
        for place in 0..<dimension * stride where amounts.elements[place] > threshold {
            support[place] = true
        }
        return support
    }

    static func stride(forLabelCount count: Int) -> Int { (count + 7) / 8 * 8 }
}

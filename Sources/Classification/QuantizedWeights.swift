/// Weights in 8 bits with one scale a row, read in place from a model file; the bias is in full.
///
/// The pointers lead into the container the classifier keeps.
struct QuantizedWeights {
    let stride: Int
    let labelCount: Int
    private let elements: UnsafeBufferPointer<Int8>
    private let scales: UnsafeBufferPointer<Float>
    private let bias: UnsafeBufferPointer<Float>

    init(
        in container: ModelContainer, head: String, labelCount: Int, dimension: Int
    ) throws(ModelError) {
        self.labelCount = labelCount
        stride = WeightMatrix.stride(forLabelCount: labelCount)
        elements = try container.section(
            "\(head).weights", of: Int8.self, count: dimension * stride)
        scales = try container.section("\(head).scales", of: Float.self, count: dimension)
        bias = try container.section("\(head).bias", of: Float.self, count: stride)
    }

    /// Sets `logits` to the bias plus the sum of value · weights over the known buckets.
    /// O(buckets · labels).
    func computeLogits(of vector: FeatureVector, into logits: inout [Float]) {
        logits.withUnsafeMutableBufferPointer { logits in
            for k in 0..<stride { logits[k] = bias[k] }
            vector.buckets.withUnsafeBufferPointer { buckets in
                vector.values.withUnsafeBufferPointer { values in
                    for index in buckets.indices {
                        let bucket = Int(buckets[index])
                        let factor = values[index] * scales[bucket]
                        guard factor != 0, let base = elements.baseAddress else { continue }
                        let row = base + bucket * stride
                        for k in 0..<stride { logits[k] += factor * Float(row[k]) }
                    }
                }
            }
        }
    }

    /// Returns one weight.
    func weight(bucket: Int, label: Int) -> Float {
        Float(elements[bucket * stride + label]) * scales[bucket]
    }

    /// Returns the three sections that hold `weights`, each row scaled so that its largest weight
    /// is ±127.
    static func sections(
        of weights: WeightMatrix, head: String
    ) -> [(name: String, bytes: [UInt8])] {
        let stride = weights.stride
        var scales: [Float] = []
        var elements: [UInt8] = []
        for row in 0..<weights.dimension {
            let values = weights.elements[row * stride..<(row + 1) * stride]
            let greatest = values.reduce(0) { max($0, abs($1)) }
            scales.append(greatest / 127)
            elements += values.map { value in
                let quantum = greatest > 0 ? (value / greatest * 127).rounded() : 0
                return UInt8(bitPattern: Int8(quantum))
            }
        }
        let bias = weights.elements[(weights.dimension * stride)...]
        return [
            ("\(head).weights", elements),
            ("\(head).scales", scales.littleEndianBytes),
            ("\(head).bias", Array(bias).littleEndianBytes),
        ]
    }
}

extension [Float] {
    /// The IEEE 754 bit patterns, little-endian.
    var littleEndianBytes: [UInt8] {
        flatMap(\.bitPattern.littleEndianBytes)
    }
}

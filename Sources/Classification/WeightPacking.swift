/// Rounds the rows of a weight matrix to 15 levels each.
///
/// The scale of a row is the one of five, from half its greatest weight's to that weight's, that
/// leaves the least squared error; on the intent sets measured nothing is lost against 8 bits.
struct WeightPacking {
    private let weights: WeightMatrix
    private let width: Int
    private var words: [UInt16]
    private var scales: [UInt16]

    init(_ weights: WeightMatrix) {
        self.weights = weights
        width = PackedWeights.width(forLabelCount: weights.labelCount)
        words = Array(
            repeating: 0, count: weights.dimension * width + PackedWeights.padding)
        scales = Array(repeating: 0, count: weights.dimension)
        for row in 0..<weights.dimension { pack(row) }
    }

    /// The three sections of a model file that hold the weights of `head`.
    func sections(head: String) -> [(name: String, bytes: [UInt8])] {
        let start = weights.dimension * weights.stride
        var bias = Array(weights.elements[start..<start + weights.labelCount])
        bias += Array(repeating: 0, count: 4 * width - bias.count)
        return [
            ("\(head).packed", words.littleEndianBytes),
            ("\(head).scales", scales.littleEndianBytes),
            ("\(head).bias", bias.littleEndianBytes),
        ]
    }

    private mutating func pack(_ row: Int) {
        let start = row * weights.stride
        let scale = weights.elements.withUnsafeBytes { elements in
            Self.bestScale(
                UnsafeRawBufferPointer(rebasing: elements[(4 * start)...]),
                labelCount: weights.labelCount)
        }
        guard scale > 0 else { return }
        scales[row] = scale.upperHalf
        let rounded = Float(bitPattern: UInt32(scale.upperHalf) << 16)
        for label in 0..<weights.labelCount {
            let level = max(-7, min(7, (weights.elements[start + label] / rounded).rounded()))
            words[row * width + label % width] |=
                UInt16(Int(level) + 8) << (4 * UInt16(label / width))
        }
    }

    /// The scale that leaves the least squared error, or 0 for a row of zeros.
    private static func bestScale(_ row: UnsafeRawBufferPointer, labelCount: Int) -> Float {
        let width = (labelCount + 7) / 8
        var greatest: Float = 0
        for index in 0..<width {
            let lanes = row.loadUnaligned(fromByteOffset: 32 * index, as: VectorMath.Lanes.self)
            greatest = max(greatest, lanes.max(), -lanes.min())
        }
        guard greatest > 1e-20 else { return 0 }
        var best = (error: Float.infinity, scale: Float(0))
        for eighth in 4...8 {
            let scale = greatest / 7 * Float(eighth) / 8
            var errors = VectorMath.Lanes.zero
            for index in 0..<width {
                let lanes = row.loadUnaligned(fromByteOffset: 32 * index, as: VectorMath.Lanes.self)
                let levels = VectorMath.rounded(lanes * (1 / scale), within: 7)
                let error = levels * scale - lanes
                errors += error * error
            }
            if errors.sum() < best.error { best = (errors.sum(), scale) }
        }
        return best.scale
    }
}

extension [UInt16] {
    /// The bytes, least significant first.
    var littleEndianBytes: [UInt8] {
        var bytes = [UInt8]()
        bytes.reserveCapacity(2 * count)
        for element in self {
            bytes.append(UInt8(truncatingIfNeeded: element))
            bytes.append(UInt8(truncatingIfNeeded: element >> 8))
        }
        return bytes
    }
}

extension [Float] {
    /// The IEEE 754 bit patterns, little-endian.
    var littleEndianBytes: [UInt8] {
        flatMap(\.bitPattern.littleEndianBytes)
    }
}

/// Rounds the rows of a weight matrix to 15 levels each.
///
/// The scale of a row is the one of five, from half its greatest weight's to that weight's, that
/// leaves the least squared error; on the intent sets measured nothing is lost against 8 bits.
struct WeightPacking {
    private let weights: WeightMatrix
    private let width: Int
    private var words: [UInt16]
    private let scales: [UInt8]
    private let levels: GeometricLevels

    init(_ weights: WeightMatrix) {
        self.weights = weights
        width = PackedWeights.width(forLabelCount: weights.labelCount)
        // Fields of eights are weights of zero.
        words = Array(
            repeating: 0x8888, count: weights.dimension * width + PackedWeights.padding)
        let best = weights.elements.withUnsafeBytes { elements in
            (0..<weights.dimension).map { row in
                Self.bestScale(
                    UnsafeRawBufferPointer(rebasing: elements[(4 * row * weights.stride)...]),
                    labelCount: weights.labelCount)
            }
        }
        levels = GeometricLevels(for: best)
        scales = best.map { [levels] in UInt8(levels.index(of: $0)) }
        for row in best.indices where best[row] > 0 { pack(row) }
    }

    /// The sections of a model file that hold the weights of `head`.
    func sections(head: String) -> [(name: String, bytes: [UInt8])] {
        let start = weights.dimension * weights.stride
        var bias = Array(weights.elements[start..<start + weights.labelCount])
        bias += Array(repeating: 0, count: 4 * width - bias.count)
        return [
            ("\(head).packed", words.littleEndianBytes),
            ("\(head).scales", scales),
            ("\(head).levels", levels.littleEndianBytes),
            ("\(head).bias", bias.littleEndianBytes),
        ]
    }

    /// Packs a row, its padding, which is zero, included.
    private mutating func pack(_ row: Int) {
        let scale = levels.values[Int(scales[row])]
        let (stride, width) = (weights.stride, width)
        weights.elements.withUnsafeBufferPointer { elements in
            words.withUnsafeMutableBufferPointer { words in
                withUnsafeTemporaryAllocation(of: UInt16.self, capacity: stride) { fields in
                    for label in 0..<stride {
                        let weight = elements[row * stride + label]
                        let level = VectorMath.rounded(weight / scale, within: 7)
                        let bits = VectorMath.wholeBits(level) &+ 8
                        fields[label] = UInt16(truncatingIfNeeded: bits)
                    }
                    for word in 0..<width {
                        let low = fields[word] | fields[word + width] << 4
                        let high = fields[word + 2 * width] | fields[word + 3 * width] << 4
                        words[row * width + word] = low | high << 8
                    }
                }
            }
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

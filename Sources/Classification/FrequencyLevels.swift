/// Document frequencies in a byte or half of one: low ones as they are, above them levels that grow
/// by one ratio up to the number of documents.
///
/// In a byte those up to 128 are exact, and for a million documents no idf is off by more than
/// 0.04; in half a byte it is off by 0.5 at most. Texts are weighed by the same levels in training,
/// so that weights are fitted to what they will be multiplied with: what is coarse is the choice of
/// idf, not its use.
struct FrequencyLevels: Hashable, Sendable {
    /// The number of documents.
    let documentCount: Int
    /// The frequency each code stands for; the first is none at all.
    let values: [Float]
    /// The bits of a code.
    private let bits: Int
    private let exactCount: Int
    private let coarseCount: Int
    /// The logarithm of the ratio of the levels above the exact ones.
    private let step: Float

    /// How many bits a code may have.
    static let widths = [4, 8]

    /// - Precondition: `bits` is one of `widths`.
    init(documentCount: Int, bits: Int) {
        precondition(Self.widths.contains(bits), "Codes have no \(bits) bits.")
        self.documentCount = documentCount
        self.bits = bits
        let exactCount = bits == 8 ? 128 : 1
        let coarseCount = 1 << bits - 1 - exactCount
        let ratio = Float(max(documentCount, exactCount + 1)) / Float(exactCount)
        let step = VectorMath.logarithm(ratio) / Float(coarseCount)
        values =
            (0...exactCount).map(Float.init)
            + (1...coarseCount).map {
                Float(exactCount) / VectorMath.exponential(-step * Float($0))
            }
        (self.exactCount, self.coarseCount, self.step) = (exactCount, coarseCount, step)
    }

    /// The code of the frequency nearest to `frequency`.
    func code(of frequency: Int) -> UInt8 {
        guard frequency > exactCount else { return UInt8(max(0, frequency)) }
        let ratio = VectorMath.logarithm(Float(frequency) / Float(exactCount))
        let steps = (ratio / step).rounded()
        return UInt8(Float(exactCount) + min(Float(coarseCount), steps))
    }

    /// The bytes of a model file that hold `codes`.
    func bytes(of codes: [UInt8]) -> [UInt8] { bits == 4 ? HalfBytes.packed(codes) : codes }

    /// The codes in the section `name` of a model file.
    /// - Throws: `ModelError.malformed`.
    func codes(
        in container: ModelContainer, name: String, count: Int
    ) throws(ModelError) -> [UInt8] {
        guard bits == 4 else {
            return Array(try container.section(name, of: UInt8.self, count: count))
        }
        let bytes = try container.section(
            name, of: UInt8.self, count: HalfBytes.byteCount(of: count))
        return HalfBytes.unpacked(bytes, count: count)
    }
}

/// Numbers below sixteen, two a byte, the first in the lower half.
enum HalfBytes {
    static func byteCount(of count: Int) -> Int { (count + 1) / 2 }

    static func packed(_ numbers: [UInt8]) -> [UInt8] {
        stride(from: 0, to: numbers.count, by: 2).map { index in
            numbers[index] | (index + 1 < numbers.count ? numbers[index + 1] << 4 : 0)
        }
    }

    /// - Precondition: there are `byteCount(of: count)` bytes.
    static func unpacked(_ bytes: UnsafeBufferPointer<UInt8>, count: Int) -> [UInt8] {
        // With room for one more, which who reads them may put before them.
        [UInt8](unsafeUninitializedCapacity: 2 * bytes.count + 1) { numbers, filled in
            for (index, byte) in bytes.enumerated() {
                numbers[2 * index] = byte & 15
                numbers[2 * index + 1] = byte >> 4
            }
            filled = count
        }
    }
}

/// Which weights of a matrix may be other than zero, a bit each: a fit of few of many weights asks
/// for it wherever it goes, and as numbers it would be as large as the weights.
struct WeightSupport: Sendable {
    /// The number of features; the bias is never in it.
    private(set) var dimension: Int
    /// Bytes a row: the matrix's stride over 8.
    let width: Int
    /// The bits of the places 0..<8 of the matrix's elements, of 8..<16, and so on.
    private var octets: [UInt8]

    /// Creates the empty support of matrices of that shape.
    init(dimension: Int, labelCount: Int) {
        self.dimension = dimension
        width = WeightMatrix.stride(forLabelCount: labelCount) / 8
        octets = Array(repeating: 0, count: (dimension + 1) * width)
    }

    /// Whether the weight at a place of the matrix's elements is in it.
    @inline(__always)
    subscript(place: Int) -> Bool {
        get { octets[place >> 3] >> UInt8(place & 7) & 1 == 1 }
        set {
            let bit = UInt8(1) << UInt8(place & 7)
            if newValue { octets[place >> 3] |= bit } else { octets[place >> 3] &= ~bit }
        }
    }

    /// Whether a row has no weight in it.
    func isEmpty(row: Int) -> Bool {
        octets[row * width..<(row + 1) * width].allSatisfy { $0 == 0 }
    }

    /// The rows given.
    func selecting(_ rows: [Int]) -> WeightSupport {
        var selected = self
        selected.dimension = rows.count
        selected.octets = (rows + [dimension]).flatMap { octets[$0 * width..<($0 + 1) * width] }
        return selected
    }
}

extension WeightSupport {
    /// A support lent out, for loops that ask it millions of times.
    struct UnsafeOctets {
        fileprivate let octets: UnsafeBufferPointer<UInt8>
        fileprivate let table: UnsafeRawBufferPointer

        /// The bits of eight places, the first of which is 8 · `index`.
        @inline(__always)
        subscript(index: Int) -> UInt8 { octets[index] }

        /// 1 for each bit that is set, 0 for the others.
        @inline(__always)
        func factors(of octet: UInt8) -> VectorMath.Lanes {
            table.loadUnaligned(fromByteOffset: 32 * Int(octet), as: VectorMath.Lanes.self)
        }
    }

    /// Lends `support`, if there is one, to `body`.
    static func withUnsafeOctets(of support: WeightSupport?, _ body: (UnsafeOctets?) -> Void) {
        guard let support else { return body(nil) }
        let table: [Float] = (0..<256).flatMap { octet in
            (0..<8).map { octet >> $0 & 1 == 1 ? 1 : 0 }
        }
        support.octets.withUnsafeBufferPointer { octets in
            table.withUnsafeBytes { body(UnsafeOctets(octets: octets, table: $0)) }
        }
    }
}

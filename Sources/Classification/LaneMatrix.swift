internal import CPrefetch

/// A matrix of floats lent out, whose rows are vectors of eight, for loops that go over it millions
/// of times: what is read and written is not checked to be inside.
struct LaneMatrix {
    /// A row of the matrix.
    struct Row {
        fileprivate let start: UnsafeMutableRawPointer

        /// The vector at `index`.
        @inline(__always)
        subscript(index: Int) -> VectorMath.Lanes {
            get { start.loadUnaligned(fromByteOffset: 32 &* index, as: VectorMath.Lanes.self) }
            nonmutating set {
                start.storeBytes(
                    of: newValue, toByteOffset: 32 &* index, as: VectorMath.Lanes.self)
            }
        }

        /// Asks memory for the vectors at `index`, which is even, and behind it: a line of 64 bytes
        /// has two.
        @inline(__always)
        func fetchPair(at index: Int) { prefetch(start + 32 &* index) }
    }

    private let start: UnsafeMutableRawPointer
    private let rowSize: Int

    /// Lends `elements`, rows of `width` vectors, to `body`.
    static func lending(
        _ elements: inout [Float], width: Int, _ body: (LaneMatrix) -> Void
    ) {
        elements.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            body(LaneMatrix(start: start, rowSize: 32 * width))
        }
    }

    @inline(__always)
    subscript(row: Int) -> Row { Row(start: start + rowSize &* row) }
}

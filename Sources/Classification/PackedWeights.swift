/// Weights of one head in 4 bits with one scale a row, read in place from a model file; the bias is
/// in full.
///
/// A row is `width` 16-bit words; label *k* is field *k* / `width` of word *k* mod `width`, four
/// bits from the lowest up, as its level −7...7 plus 8. The pointers lead into the container the
/// classifier keeps.
struct PackedWeights {
    let labelCount: Int
    /// The number of words of a row.
    private let width: Int
    private let words: UnsafeBufferPointer<UInt16>
    private let scales: UnsafeBufferPointer<UInt8>
    /// What the scales stand for.
    private let levels: [Float]
    private let bias: UnsafeBufferPointer<Float>

    /// Finds the weights of `head` in `container`: a row for each of the vocabulary's `rowCount`.
    /// - Throws: `ModelError.malformed`.
    init(
        in container: ModelContainer, head: String, labelCount: Int, rowCount: Int
    ) throws(ModelError) {
        self.labelCount = labelCount
        width = Self.width(forLabelCount: labelCount)
        words = try container.section(
            "\(head).packed", of: UInt16.self, count: rowCount * width + Self.padding)
        scales = try container.section("\(head).scales", of: UInt8.self, count: rowCount)
        levels = try GeometricLevels(in: container, name: "\(head).levels").values
        bias = try container.biases("\(head).bias", count: 4 * width)
    }

    /// The number of logits `computeLogits` writes, `labelCount` rounded up.
    var stride: Int { 4 * width }

    /// Where the rows are.
    var memory: RowMemory? {
        words.baseAddress.map {
            RowMemory(start: UnsafeRawPointer($0), stride: 2 * width, size: 2 * width)
        }
    }

    static func width(forLabelCount count: Int) -> Int { (count + 3) / 4 }

    /// The words behind the last row, which may be read with it and count for nothing.
    static let padding = 4

    /// Sets `logits` to the bias plus the sum of value · weights over the rows.
    ///
    /// Values times scales are rounded to whole numbers such that no sum of a group of 256 rows
    /// leaves 16 bits; the error is a tenth of that of the weights. O(rows · labels).
    /// - Precondition: `logits` are `stride` numbers.
    func computeLogits(
        of vector: FeatureVector, in sums: inout PackedSums, into logits: inout [Float]
    ) {
        let count = vector.rows.count
        sums.grow(toStride: stride)
        for index in logits.indices { logits[index] = bias[index] }
        for start in Swift.stride(from: 0, to: count, by: PackedSums.groupSize) {
            let unit = sum(vector, start..<min(count, start + PackedSums.groupSize), in: &sums)
            for index in logits.indices { logits[index] += unit * Float(sums.totals[index]) }
        }
    }

    /// Sets the totals to the sums of a group of rows; returns what one unit of them is worth, 0
    /// where none counts.
    private func sum(
        _ vector: FeatureVector, _ range: Range<Int>, in sums: inout PackedSums
    ) -> Float {
        let unit = multiply(vector, range, in: &sums)
        guard sums.rowCount > 0, let base = words.baseAddress else { return 0 }
        let width = width
        let offset = 8 &* sums.factorSum
        sums.rows.withUnsafeBufferPointer { rows in
            let rows = UnsafeBufferPointer(rebasing: rows[..<sums.rowCount])
            sums.totals.withUnsafeMutableBufferPointer { totals in
                guard let totals = totals.baseAddress else { return }
                guard width > 1 else { return Self.addNarrow(base, rows, offset, totals) }
                var start = 0
                while start < width {
                    switch width - start {
                    case 16...:
                        Self.addWords(base, rows, offset, totals, start, width) {
                            SIMD16(lowHalf: $0, highHalf: $0)
                        }
                        start += 16
                    case 5...:
                        // What is left of a row is summed with words before it, summed already, or
                        // with words behind it, which the next field's sums overwrite.
                        start = max(0, min(start, width - 8))
                        Self.addWords(base, rows, offset, totals, start, width) { $0 }
                        start += 8
                    default:
                        start = max(0, min(start, width - 4))
                        Self.addWords(base, rows, offset, totals, start, width) { $0.lowHalf }
                        start += 4
                    }
                }
            }
        }
        return unit
    }

    /// Fills the rows to sum with their offsets and whole factors; returns what one unit of their
    /// sums is worth.
    @inline(__always)
    private func multiply(
        _ vector: FeatureVector, _ range: Range<Int>, in sums: inout PackedSums
    ) -> Float {
        let count = range.count
        let total = scaleRows(vector, range, in: &sums)
        (sums.rowCount, sums.factorSum) = (0, 0)
        guard total > 0, total.isFinite else { return 0 }
        let scale = (PackedSums.greatestFactorSum - 0.5 * Float(count)) / total
        var (kept, factorSum) = (0, UInt16(0))
        sums.products.withUnsafeMutableBufferPointer { products in
            for place in 0..<count { products[place] = VectorMath.nearest(products[place] * scale) }
        }
        sums.products.withUnsafeBufferPointer { products in
            sums.offsets.withUnsafeBufferPointer { offsets in
                sums.rows.withUnsafeMutableBufferPointer { rows in
                    for place in 0..<count {
                        let factor = UInt16(
                            truncatingIfNeeded: VectorMath.wholeBits(products[place]))
                        rows[kept] = .init(offset: offsets[place], factor: factor)
                        kept &+= factor > 0 ? 1 : 0
                        factorSum &+= factor
                    }
                }
            }
        }
        (sums.rowCount, sums.factorSum) = (kept, factorSum)
        return 1 / scale
    }

    /// Notes where each row of a group begins, and its value times its scale; returns the sum of
    /// these.
    @inline(__always)
    private func scaleRows(
        _ vector: FeatureVector, _ range: Range<Int>, in sums: inout PackedSums
    ) -> Float {
        var total: Float = 0
        let (first, count, width) = (range.lowerBound, range.count, width)
        vector.rows.withUnsafeBufferPointer { rows in
            vector.values.withUnsafeBufferPointer { values in
                sums.offsets.withUnsafeMutableBufferPointer { offsets in
                    sums.products.withUnsafeMutableBufferPointer { products in
                        for place in 0..<count {
                            let row = Int(rows[first &+ place])
                            let start = row &* width
                            let product = values[first &+ place] * levels[Int(scales[row])]
                            offsets[place] = Int32(truncatingIfNeeded: start)
                            products[place] = product
                            total += product
                        }
                    }
                }
            }
        }
        return total
    }

    /// Sums the words of the rows from `start` on, in 16 bits with wrap-around; each sum fits.
    ///
    /// Words are summed with the fields above the wanted one still in them, 16 times the sums of
    /// the next, which are taken off at the end.
    @inline(__always)
    private static func addWords<Words: SIMD>(
        _ base: UnsafePointer<UInt16>, _ rows: UnsafeBufferPointer<PackedSums.Row>,
        _ offset: UInt16, _ totals: UnsafeMutablePointer<Int16>, _ start: Int, _ width: Int,
        _ repeated: (SIMD8<UInt16>) -> Words
    ) where Words.Scalar == UInt16 {
        let column = base + start
        var sums = (Words.zero, Words.zero, Words.zero, Words.zero)
        for row in rows {
            let words = UnsafeRawPointer(column + Int(row.offset)).loadUnaligned(as: Words.self)
            let factor = repeated(row.factor)
            sums.0 = sums.0 &+ words &* factor
            sums.1 = sums.1 &+ (words &>> Words(repeating: 4)) &* factor
            sums.2 = sums.2 &+ (words &>> Words(repeating: 8)) &* factor
            sums.3 = sums.3 &+ (words &>> Words(repeating: 12)) &* factor
        }
        let above = Words(repeating: 4)
        sums.0 = sums.0 &- sums.1 &<< above
        sums.1 = sums.1 &- sums.2 &<< above
        sums.2 = sums.2 &- sums.3 &<< above
        let offset = Words(repeating: offset)
        let target = UnsafeMutableRawPointer(totals + start)
        target.storeBytes(of: sums.0 &- offset, as: Words.self)
        target.storeBytes(of: sums.1 &- offset, toByteOffset: 2 * width, as: Words.self)
        target.storeBytes(of: sums.2 &- offset, toByteOffset: 4 * width, as: Words.self)
        target.storeBytes(of: sums.3 &- offset, toByteOffset: 6 * width, as: Words.self)
    }

    /// Sums rows of one word, as `addWords` does those of more.
    @inline(__always)
    private static func addNarrow(
        _ words: UnsafePointer<UInt16>, _ rows: UnsafeBufferPointer<PackedSums.Row>,
        _ offset: UInt16, _ totals: UnsafeMutablePointer<Int16>
    ) {
        var sums = SIMD4<UInt16>.zero
        for row in rows {
            let word = words[Int(row.offset)]
            let fields = SIMD4(word, word &>> 4, word &>> 8, word &>> 12) & 15
            sums = sums &+ fields &* row.factor.lowHalf
        }
        UnsafeMutableRawPointer(totals).storeBytes(
            of: sums &- SIMD4(repeating: offset), as: SIMD4<UInt16>.self)
    }

    /// Returns one label's bias.
    func bias(of label: Int) -> Float { bias[label] }

    /// Returns one weight.
    func weight(row: Int, label: Int) -> Float {
        let word = words[row * width + label % width]
        let level = Int(word >> (4 * UInt16(label / width)) & 15) - 8
        return Float(level) * levels[Int(scales[row])]
    }
}

/// Room to sum packed rows in.
struct PackedSums: Sendable {
    /// A row to add: where its words begin, and how many times it counts, eight times over.
    struct Row {
        let offset: Int32
        let factor: SIMD8<UInt16>

        @inline(__always)
        init(offset: Int32, factor: UInt16) {
            self.offset = offset
            self.factor = SIMD8(repeating: factor)
        }
    }

    fileprivate var rows: [Row] = []
    /// How many rows are to add.
    fileprivate var rowCount = 0
    /// How many times all of them count.
    fileprivate var factorSum: UInt16 = 0
    /// Where the words of each row of a group begin.
    fileprivate var offsets: [Int32] = []
    /// Value times scale of each row of a group, then how many times it counts.
    fileprivate var products: [Float] = []
    fileprivate var totals: [Int16] = []

    static let groupSize = 256
    /// 7 times this is the greatest 16-bit number.
    static let greatestFactorSum: Float = 4_681

    /// Makes room for so many logits the first time they are asked for.
    fileprivate mutating func grow(toStride stride: Int) {
        // The last field's sums may be stored with words behind the row.
        let count = stride + 2 * PackedWeights.padding
        guard totals.count < count else { return }
        totals = Array(repeating: 0, count: count)
        rows = Array(repeating: Row(offset: 0, factor: 0), count: Self.groupSize)
        offsets = Array(repeating: 0, count: Self.groupSize)
        products = Array(repeating: 0, count: Self.groupSize)
    }
}

/// Weights most of which are zero, read in place from a model file: for each bucket of features the
/// few labels it speaks for or against, in 12 bits each.
///
/// The sections are `NAME.counts` (four bits for each bucket, the lower of a byte first: how many
/// labels), `NAME.entries` (12 bits for each label of each bucket in order, little-endian, a byte
/// of padding behind) and `NAME.levels` (how great the weights are that the values of entries stand
/// for; the upper half of the values are below zero). An entry's low bits are the label, as many as
/// the labels need, and the others the value. The pointers lead into the container, which whoever
/// holds the weights keeps.
struct SparseWeights {
    private let ranges: EntryRanges
    private let entries: UnsafeBufferPointer<UInt8>
    private let levels: [Float]
    private let packing: EntryPacking

    /// Whether a model file has weights of that name.
    static func areContained(in container: ModelContainer, name: String) -> Bool {
        container.contains("\(name).counts")
    }

    /// Reads and checks the weights.
    /// - Throws: `ModelError.malformed` where counts and lengths disagree or a label is none.
    init(
        in container: ModelContainer, name: String, labelCount: Int, dimension: Int
    ) throws(ModelError) {
        guard EntryPacking.labelCounts.contains(labelCount) else {
            throw .malformed(part: "\(name).entries")
        }
        let counts = try container.section(
            "\(name).counts", of: UInt8.self, count: (dimension + 1) / 2)
        ranges = EntryRanges(counts: counts, dimension: dimension)
        let total = ranges.total
        packing = EntryPacking(labelCount: labelCount)
        entries = try container.section(
            "\(name).entries", of: UInt8.self, count: EntryPacking.byteCount(of: total))
        let magnitudes = try GeometricLevels(
            in: container, name: "\(name).levels", count: packing.levelCount / 2)
        levels = magnitudes.values + magnitudes.values.map { -$0 }
        let (entries, packing) = (entries, packing)
        guard
            (0..<total).allSatisfy({ packing.label(of: entries.entry(at: $0)) < labelCount })
        else { throw .malformed(part: "\(name).entries") }
    }

    /// Sets each row of `sums`, of `stride` columns, to the weights of an element's hashed
    /// features; element *i* has those from `starts[i]` to `starts[i + 1]`, and a hash's bucket is
    /// its low bits. O(features · labels of a bucket).
    ///
    /// - Precondition: `stride` is no less than the number of labels.
    func computeSums(
        of features: [UInt32], starts elements: [Int], stride: Int, into sums: inout [Float]
    ) {
        let count = elements.count - 1
        if sums.count < count * stride {
            sums = Array(repeating: 0, count: count * stride)
        }
        let mask = UInt32(ranges.dimension - 1)
        sums.withUnsafeMutableBufferPointer { sums in
            for element in 0..<count {
                let row = UnsafeMutableBufferPointer(
                    rebasing: sums[element * stride..<(element + 1) * stride])
                row.update(repeating: 0)
                addEntries(of: elements[element]..<elements[element + 1], to: row) {
                    (Int(features[$0] & mask), 1)
                }
            }
        }
    }

    /// Adds value · weights of each row of `vector` to `sums`; a row's bucket is its number, or its
    /// place in `index`, and a row that has none adds nothing. O(rows · labels of a bucket).
    func add(
        _ vector: FeatureVector, in index: RowIndex?, to sums: UnsafeMutableBufferPointer<Float>
    ) {
        addEntries(of: vector.rows.indices, to: sums) { place in
            let row = Int(vector.rows[place])
            let bucket = index.map { $0.row(of: row) } ?? row
            return bucket < 0 ? nil : (bucket, vector.values[place])
        }
    }

    /// Where the entries of a bucket are, and how many times they count.
    private struct Found {
        let start: UInt32
        let count: UInt32
        let value: Float
    }

    /// How many buckets are on their way from memory at once; so many fit on the stack.
    private static let groupSize = 84

    /// Adds value · weights of the bucket of each place to `sums`; nil is none.
    @inline(__always)
    private func addEntries(
        of places: Range<Int>, to sums: UnsafeMutableBufferPointer<Float>,
        bucket: (Int) -> (number: Int, value: Float)?
    ) {
        withUnsafeTemporaryAllocation(of: Found.self, capacity: Self.groupSize) { found in
            for start in Swift.stride(
                from: places.lowerBound, to: places.upperBound, by: Self.groupSize)
            {
                var count = 0
                var touched: UInt8 = 0
                for place in start..<min(places.upperBound, start + Self.groupSize) {
                    guard let (number, value) = bucket(place) else { continue }
                    let range = ranges[number]
                    found.initializeElement(
                        at: count,
                        to: Found(
                            start: UInt32(truncatingIfNeeded: range.lowerBound),
                            count: UInt32(truncatingIfNeeded: range.count), value: value))
                    count += 1
                    // The entries are on their way from memory by the time they are read.
                    touched |= entries[range.lowerBound * 3 / 2]
                }
                withExtendedLifetime(touched) {}
                for bucket in found[..<count] { add(bucket, to: sums) }
            }
        }
    }

    @inline(__always)
    private func add(_ bucket: Found, to sums: UnsafeMutableBufferPointer<Float>) {
        levels.withUnsafeBufferPointer { levels in
            let start = Int(bucket.start)
            for index in start..<start + Int(bucket.count) {
                let entry = entries.entry(at: index)
                sums[packing.label(of: entry)] += bucket.value * levels[packing.level(of: entry)]
            }
        }
    }

    /// Returns one weight, 0 for a label that the bucket says nothing of. O(labels of the bucket).
    func weight(bucket: Int, label: Int) -> Float {
        for index in ranges[bucket] {
            let entry = entries.entry(at: index)
            if packing.label(of: entry) == label { return levels[packing.level(of: entry)] }
        }
        return 0
    }

    /// The most labels a bucket may have.
    static let mostLabels = 15

    /// Returns the sections that hold `weights`, of each bucket's the greatest 15; those below a
    /// thousandth of the greatest are left out.
    static func sections(
        of weights: WeightMatrix, name: String
    ) -> [(name: String, bytes: [UInt8])] {
        let packing = EntryPacking(labelCount: weights.labelCount)
        let support = weights.greatest(.max).elements
        let amounts = zip(weights.elements, support).lazy.map { abs($0) * $1 }
        let greatest = amounts.max() ?? 0
        let floor = greatest / 1_000
        let least = amounts.filter { $0 > floor }.min()
        let steps = packing.levelCount / 2
        let levels = GeometricLevels(
            from: least ?? 1, to: least == nil ? 1 : greatest, count: steps)
        var counts: [UInt8] = []
        var entries: [Int] = []
        for row in 0..<weights.dimension {
            var count: UInt8 = 0
            for label in 0..<weights.labelCount {
                let place = row * weights.stride + label
                let weight = weights.elements[place]
                guard support[place] > 0, abs(weight) > floor else { continue }
                let level = levels.index(of: abs(weight)) + (weight < 0 ? steps : 0)
                entries.append(packing.entry(label: label, level: level))
                count += 1
            }
            if row % 2 == 0 { counts.append(count) } else { counts[row / 2] |= count << 4 }
        }
        return [
            ("\(name).counts", counts), ("\(name).entries", EntryPacking.bytes(of: entries)),
            ("\(name).levels", levels.littleEndianBytes),
        ]
    }
}

/// How a label and a level share the 12 bits of an entry.
struct EntryPacking {
    private static let bitCount = 12
    private let labelBits: Int

    /// The numbers of labels that leave room for levels.
    static let labelCounts = 1...255

    /// - Precondition: `labelCount` is one of `labelCounts`.
    init(labelCount: Int) {
        precondition(Self.labelCounts.contains(labelCount), "So many labels leave no level.")
        labelBits = max(1, Int.bitWidth - (labelCount - 1).leadingZeroBitCount)
    }

    /// The number of levels there is room for.
    var levelCount: Int { 1 << (Self.bitCount - labelBits) }

    @inline(__always)
    func label(of entry: Int) -> Int { entry & (1 &<< labelBits &- 1) }

    @inline(__always)
    func level(of entry: Int) -> Int { entry &>> labelBits }

    func entry(label: Int, level: Int) -> Int { level << labelBits | label }

    /// The bytes that `count` entries take, and one more, so that there is always one to read.
    static func byteCount(of count: Int) -> Int { (count * 3 + 1) / 2 + 1 }

    static func bytes(of entries: [Int]) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: byteCount(of: entries.count))
        for (index, entry) in entries.enumerated() {
            let place = index * 3 / 2
            let shifted = index % 2 == 0 ? entry : entry << 4
            bytes[place] |= UInt8(truncatingIfNeeded: shifted)
            bytes[place + 1] |= UInt8(truncatingIfNeeded: shifted >> 8)
        }
        return bytes
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The 12 bits of the entry at `index`; behind the last entry there is a byte.
    @inline(__always)
    fileprivate func entry(at index: Int) -> Int {
        let word = UnsafeRawBufferPointer(self)
            .loadUnaligned(fromByteOffset: (index &* 3) &>> 1, as: UInt16.self)
        return Int(UInt16(littleEndian: word)) &>> ((index & 1) &* 4) & 0xFFF
    }
}

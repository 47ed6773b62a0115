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
    private let starts: [UInt32]
    private let entries: UnsafeBufferPointer<UInt8>
    private let levels: [Float]
    private let packing: EntryPacking

    /// Reads and checks the weights.
    /// - Throws: `ModelError.malformed` where counts and lengths disagree or a label is none.
    init(
        in container: ModelContainer, name: String, labelCount: Int, dimension: Int
    ) throws(ModelError) {
        let counts = try container.section(
            "\(name).counts", of: UInt8.self, count: (dimension + 1) / 2)
        var starts: [UInt32] = [0]
        starts.reserveCapacity(dimension + 1)
        var total = 0
        for bucket in 0..<dimension {
            total += Int(counts[bucket / 2] >> (bucket % 2 == 0 ? 0 : 4) & 15)
            starts.append(UInt32(truncatingIfNeeded: total))
        }
        self.starts = starts
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
    /// its low bits. What is in the row behind the last is of no use. O(features · labels of a
    /// bucket).
    ///
    /// - Precondition: `stride` is no less than the number of labels.
    func computeSums(
        of features: [UInt32], starts elements: [Int], stride: Int, into sums: inout [Float]
    ) {
        let count = elements.count - 1
        if sums.count < (count + 1) * stride {
            sums = Array(repeating: 0, count: (count + 1) * stride)
        }
        let most = zip(elements, elements.dropFirst()).reduce(0) { max($0, $1.1 - $1.0) }
        withUnsafeTemporaryAllocation(of: Range<Int>.self, capacity: max(1, most)) { ranges in
            sums.withUnsafeMutableBufferPointer { sums in
                levels.withUnsafeBufferPointer { levels in
                    for position in 0..<count {
                        let own = features[elements[position]..<elements[position + 1]]
                        // Every other entry is added to the row behind, so that sums for one label
                        // need not wait for each other.
                        let rows = UnsafeMutableBufferPointer(
                            rebasing: sums[position * stride..<(position + 2) * stride])
                        rows.update(repeating: 0)
                        find(own, in: ranges)
                        for index in 0..<own.count {
                            add(levels, ranges[index], to: rows, other: stride)
                        }
                        for label in 0..<stride { rows[label] += rows[stride + label] }
                    }
                }
            }
        }
    }

    /// Sets `ranges` to where the entries of each feature are, and has them on their way from
    /// memory by the time they are read.
    @inline(__always)
    private func find(
        _ features: ArraySlice<UInt32>, in ranges: UnsafeMutableBufferPointer<Range<Int>>
    ) {
        let mask = UInt32(starts.count - 2)
        var touched: UInt8 = 0
        for (index, feature) in features.enumerated() {
            let bucket = Int(feature & mask)
            let range = Int(starts[bucket])..<Int(starts[bucket + 1])
            ranges.initializeElement(at: index, to: range)
            touched |= entries[range.lowerBound * 3 / 2]
        }
        withExtendedLifetime(touched) {}
    }

    /// Adds the `levels` of the entries in `range` to their labels, two entries to a word read;
    /// behind the last there is a byte.
    @inline(__always)
    private func add(
        _ levels: UnsafeBufferPointer<Float>, _ range: Range<Int>,
        to rows: UnsafeMutableBufferPointer<Float>, other: Int
    ) {
        let packing = packing
        var (index, end) = (range.lowerBound, range.upperBound)
        let add = { (entry: Int, start: Int) in
            rows[start &+ packing.label(of: entry)] += levels[packing.level(of: entry)]
        }
        if index & 1 == 1, index < end {
            add(entries.entry(at: index), other)
            index &+= 1
        }
        let bytes = UnsafeRawBufferPointer(entries)
        end &-= 1
        while index < end {
            let word = bytes.loadUnaligned(fromByteOffset: (index &>> 1) &* 3, as: UInt32.self)
            let both = Int(UInt32(littleEndian: word))
            add(both & 0xFFF, 0)
            add(both >> 12 & 0xFFF, other)
            index &+= 2
        }
        if index == end { add(entries.entry(at: index), 0) }
    }

    /// The most labels a bucket may have.
    private static let mostLabels = 15

    /// Returns the sections that hold the greatest `limit` of `weights`, and of each bucket's the
    /// greatest 15.
    static func sections(
        of weights: WeightMatrix, name: String, limit: Int
    ) -> [(name: String, bytes: [UInt8])] {
        let packing = EntryPacking(labelCount: weights.labelCount)
        let ranked = weights.elements.prefix(weights.dimension * weights.stride).lazy
            .map(abs).filter { $0 > 0 }.sorted(by: >)
        let greatest = ranked.first ?? 1
        let threshold = max(ranked.count > limit ? ranked[limit] : 0, greatest / 1_000)
        let steps = packing.levelCount / 2
        let levels = GeometricLevels(
            from: max(threshold, ranked.last ?? 1), to: greatest, count: steps)
        var counts: [UInt8] = []
        var entries: [Int] = []
        for row in 0..<weights.dimension {
            let own = weights.elements[row * weights.stride..<(row + 1) * weights.stride]
                .prefix(weights.labelCount)
            let order = own.map(abs).sorted(by: >)
            let least = max(threshold, order.count > mostLabels ? order[mostLabels] : 0)
            var count: UInt8 = 0
            for (label, weight) in own.enumerated() where abs(weight) > least {
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

    /// - Precondition: `labelCount` is in 1...255.
    init(labelCount: Int) {
        precondition((1...255).contains(labelCount))
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
    /// The 12 bits of the entry at `index`.
    @inline(__always)
    fileprivate func entry(at index: Int) -> Int {
        let place = (index &* 3) &>> 1
        let both = Int(self[place]) | Int(self[place &+ 1]) &<< 8
        return index & 1 == 0 ? both & 0xFFF : both &>> 4
    }
}

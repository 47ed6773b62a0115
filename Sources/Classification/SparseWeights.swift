/// Weights most of which are zero, read from a model file: for each bucket of features the few
/// labels it speaks for or against, and how much.
///
/// The sections are `NAME.counts` (four bits for each bucket, the lower of a byte first: how many
/// labels), `NAME.numbers`, `NAME.maps` and `NAME.codes` (the labels and the codes of their levels,
/// as `EntryLayout` says, each with eight bytes of padding) and `NAME.levels` (the magnitudes,
/// `Float`s). The entries are unpacked to two bytes each: to find them in their bits took a fifth
/// of an utterance's time.
struct SparseWeights: Sendable {
    private let ranges: EntryRanges
    /// The entries of all buckets, and behind them as many as a bucket may have.
    private let entries: [SparseEntry]
    /// What a code stands for: the magnitudes, and the same below zero.
    private let levels: [Float]

    /// Whether a model file has weights of that name.
    static func areContained(in container: ModelContainer, name: String) -> Bool {
        container.contains("\(name).counts")
    }

    /// Reads and checks the weights. O(buckets + entries).
    /// - Throws: `ModelError.malformed` where counts and lengths disagree or a label is none.
    init(
        in container: ModelContainer, name: String, labelCount: Int, dimension: Int
    ) throws(ModelError) {
        guard EntryLayout.labelCounts.contains(labelCount) else {
            throw .malformed(part: "\(name).numbers")
        }
        let layout = EntryLayout(labelCount: labelCount)
        ranges = EntryRanges(
            halves: try container.section(
                "\(name).counts", of: UInt8.self, count: HalfBytes.byteCount(of: dimension)),
            count: dimension)
        let unpacking = try EntryUnpacking(
            in: container, name: name, layout: layout, ranges: ranges)
        guard let entries = unpacking.entries() else {
            throw .malformed(part: "\(name).numbers")
        }
        self.entries = entries
        let magnitudes = try ScalarQuantizer(
            in: container, name: "\(name).levels", count: EntryLayout.magnitudeCount)
        levels = magnitudes.levels + magnitudes.levels.map { -$0 }
    }

    /// Sets each row of `sums`, of `stride` columns, to the weights of an element's hashed
    /// features; a hash's bucket is its low bits. O(features · labels of a bucket).
    ///
    /// - Precondition: `stride` is no less than the number of labels.
    func computeSums(of sequence: TaggedSequence, stride: Int, into sums: inout [Float]) {
        if sums.count < sequence.count * stride {
            sums = Array(repeating: 0, count: sequence.count * stride)
        }
        let mask = UInt32(ranges.count - 1)
        sums.withUnsafeMutableBufferPointer { sums in
            for element in 0..<sequence.count {
                let row = UnsafeMutableBufferPointer(
                    rebasing: sums[element * stride..<(element + 1) * stride])
                row.update(repeating: 0)
                sequence.features(of: element).withUnsafeBufferPointer { features in
                    addBuckets(count: features.count, areWeighed: false, to: row) {
                        (Int(features[$0] & mask), 1)
                    }
                }
            }
        }
    }

    /// Adds value · weights of each row of `vector` to `sums`; a row's bucket is its number, or its
    /// place in `index`, and a row that has none adds nothing. O(rows · labels of a bucket).
    func add(
        _ vector: FeatureVector, in index: RowIndex?, to sums: UnsafeMutableBufferPointer<Float>
    ) {
        vector.rows.withUnsafeBufferPointer { rows in
            vector.values.withUnsafeBufferPointer { values in
                let count = min(rows.count, values.count)
                addBuckets(count: count, areWeighed: true, to: sums) { place in
                    let row = Int(rows[place])
                    return (index.map { $0.row(of: row) } ?? row, values[place])
                }
            }
        }
    }

    /// Where the entries are, which the weights keep.
    private var memory: RowMemory? {
        entries.withUnsafeBytes { bytes in
            bytes.baseAddress.map {
                RowMemory(
                    start: $0, stride: MemoryLayout<SparseEntry>.stride,
                    size: EntryUnpacking.mostTogether * MemoryLayout<SparseEntry>.stride)
            }
        }
    }

    /// Where the entries of a bucket are, and how many times they count.
    private struct Found {
        let start: UInt32
        let count: UInt32
        let value: Float
    }

    /// How many buckets are found before they are added; so many fit on the stack.
    private static let groupSize = 80

    /// Of how many buckets the entries are laid in a line; so many fit on the stack, beside each
    /// what it counts where they are weighed.
    @inline(__always)
    private static func lineSize(areWeighed: Bool) -> Int { areWeighed ? 16 : 22 }

    /// Adds value · weights of each of `count` buckets to `sums`; one below zero is none, and
    /// where they are not weighed each value is 1.
    ///
    /// Of a group of buckets it is first found where the entries are, which are asked of memory: a
    /// loop that does little else has many of them on their way at once.
    @inline(__always)
    private func addBuckets(
        count bucketCount: Int, areWeighed: Bool, to sums: UnsafeMutableBufferPointer<Float>,
        bucket: (Int) -> (number: Int, value: Float)
    ) {
        let memory = memory
        withUnsafeTemporaryAllocation(of: Found.self, capacity: Self.groupSize) { found in
            for start in Swift.stride(from: 0, to: bucketCount, by: Self.groupSize) {
                let count = min(Self.groupSize, bucketCount &- start)
                for place in 0..<count {
                    let (number, value) = bucket(start &+ place)
                    let own = ranges[max(0, number)]
                    memory?.fetch(own.start)
                    found.initializeElement(
                        at: place,
                        to: Found(
                            start: UInt32(truncatingIfNeeded: own.start),
                            count: UInt32(truncatingIfNeeded: number < 0 ? 0 : own.count),
                            value: value))
                }
                let lineSize = Self.lineSize(areWeighed: areWeighed)
                for first in Swift.stride(from: 0, to: count, by: lineSize) {
                    let line = first..<min(count, first &+ lineSize)
                    add(UnsafeBufferPointer(rebasing: found[line]), areWeighed, to: sums)
                }
            }
        }
    }

    /// Adds the entries of buckets that make a line. They are laid one behind the other first,
    /// of each bucket as many as it might have, so that no branch hangs on how many it has.
    @inline(__always)
    private func add(
        _ buckets: UnsafeBufferPointer<Found>, _ areWeighed: Bool,
        to sums: UnsafeMutableBufferPointer<Float>
    ) {
        let room = Self.lineSize(areWeighed: areWeighed) * EntryUnpacking.mostTogether
        withUnsafeTemporaryAllocation(of: SparseEntry.self, capacity: room) { line in
            withUnsafeTemporaryAllocation(of: Float.self, capacity: areWeighed ? room : 1) {
                values in
                let count = lay(buckets, in: line, areWeighed ? values : nil)
                levels.withUnsafeBufferPointer { levels in
                    for place in 0..<count {
                        let entry = line[place]
                        let weight = levels[Int(entry.code)]
                        sums[Int(entry.label)] += areWeighed ? values[place] * weight : weight
                    }
                }
            }
        }
    }

    /// Lays the entries of buckets in a line, beside each, if there is room, how many times it
    /// counts; returns how many there are.
    @inline(__always)
    private func lay(
        _ buckets: UnsafeBufferPointer<Found>, in line: UnsafeMutableBufferPointer<SparseEntry>,
        _ values: UnsafeMutableBufferPointer<Float>?
    ) -> Int {
        let line = UnsafeMutableRawBufferPointer(line)
        let values = values.map { UnsafeMutableRawBufferPointer($0) }
        return entries.withUnsafeBytes { entries in
            var end = 0
            for bucket in buckets {
                line.storeBytes(
                    of: entries.loadUnaligned(
                        fromByteOffset: Int(bucket.start) &* MemoryLayout<SparseEntry>.stride,
                        as: SIMD16<UInt16>.self),
                    toByteOffset: end &* MemoryLayout<SparseEntry>.stride,
                    as: SIMD16<UInt16>.self)
                values?.storeBytes(
                    of: SIMD16(repeating: bucket.value),
                    toByteOffset: end &* MemoryLayout<Float>.stride, as: SIMD16<Float>.self)
                end &+= Int(bucket.count)
            }
            return end
        }
    }

    /// Returns one weight, 0 for a label that the bucket says nothing of. O(labels of the bucket).
    func weight(bucket: Int, label: Int) -> Float {
        let (start, count) = ranges[bucket]
        let entry = entries[start..<start + count].first { Int($0.label) == label }
        return entry.map { levels[Int($0.code)] } ?? 0
    }

    /// Returns the sections that hold `weights`, of each bucket's the greatest 15; those below a
    /// thousandth of the greatest are left out.
    static func sections(
        of weights: WeightMatrix, name: String
    ) -> [(name: String, bytes: [UInt8])] {
        let layout = EntryLayout(labelCount: weights.labelCount)
        let support = weights.greatest(.max)
        let amounts = (0..<weights.dimension * weights.stride).filter { support[$0] }
            .map { abs(weights.elements[$0]) }
        let floor = (amounts.max() ?? 0) / 1_000
        let quantizer = ScalarQuantizer(
            fittedTo: amounts.filter { $0 > floor }, count: EntryLayout.magnitudeCount)
        var counts: [UInt8] = []
        var (numbers, maps, codes) = (BitWriter(), BitWriter(), BitWriter())
        for row in 0..<weights.dimension {
            let start = row * weights.stride
            let labels = (0..<weights.labelCount).filter {
                support[start + $0] && abs(weights.elements[start + $0]) > floor
            }
            if labels.count > layout.mostNumbered {
                maps.append(labels.reduce(0) { $0 | 1 << UInt64($1) }, bits: layout.labelCount)
            } else {
                for label in labels { numbers.append(UInt64(label), bits: layout.labelBits) }
            }
            for label in labels {
                let weight = weights.elements[start + label]
                let magnitude = quantizer.index(of: abs(weight))
                let code = magnitude + (weight < 0 ? EntryLayout.magnitudeCount : 0)
                codes.append(UInt64(code), bits: EntryLayout.codeBits)
            }
            counts.append(UInt8(labels.count))
        }
        return [
            ("\(name).counts", HalfBytes.packed(counts)),
            ("\(name).numbers", numbers.section),
            ("\(name).maps", maps.section),
            ("\(name).codes", codes.section),
            ("\(name).levels", quantizer.levels.littleEndianBytes),
        ]
    }
}

/// The features of a text, counted: the buckets present and how often each occurs, block by block
/// in the order they were met.
struct CountedFeatures: Sendable {
    /// The buckets, each once.
    fileprivate(set) var buckets: [Int32] = []
    /// How often each occurs.
    fileprivate(set) var counts: [UInt16] = []
    /// Where the pairs of words begin.
    fileprivate(set) var pairStart = 0
    /// Where the characters begin.
    fileprivate(set) var characterStart = 0
    /// Where the keys begin.
    fileprivate(set) var keyStart = 0

    /// The same in no more memory than it takes: what a counter holds has room for the longest
    /// text.
    var compact: CountedFeatures {
        var compact = self
        compact.buckets = buckets.map(\.self)
        compact.counts = counts.map(\.self)
        return compact
    }

    /// Takes the buckets and counts of another text.
    fileprivate mutating func set(
        _ buckets: Slice<UnsafeMutableBufferPointer<Int32>>,
        _ counts: Slice<UnsafeMutableBufferPointer<UInt16>>
    ) {
        self.buckets.removeAll(keepingCapacity: true)
        self.counts.removeAll(keepingCapacity: true)
        self.buckets.append(contentsOf: UnsafeBufferPointer(rebasing: buckets))
        self.counts.append(contentsOf: UnsafeBufferPointer(rebasing: counts))
    }
}

/// A sparse feature vector: the rows of the weights it meets, each once, and the value of each.
public struct FeatureVector: Sendable {
    /// The rows.
    public private(set) var rows: [Int32] = []
    /// The value of each row.
    public private(set) var values: [Float] = []

    /// Creates an empty vector.
    public init() {}

    mutating func removeAll() {
        rows.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    mutating func append(_ row: Int, value: Float) {
        rows.append(Int32(truncatingIfNeeded: row))
        values.append(value)
    }

    /// Sets the vector to the elements that `body` appends to room for `most` of them.
    @inline(__always)
    mutating func fill(upTo most: Int, _ body: (inout Elements) -> Void) {
        if rows.count < most { rows += repeatElement(0, count: most - rows.count) }
        if values.count < most { values += repeatElement(0, count: most - values.count) }
        let count = rows.withUnsafeMutableBufferPointer { rows in
            values.withUnsafeMutableBufferPointer { values in
                var elements = Elements(rows: rows, values: values)
                body(&elements)
                return elements.count
            }
        }
        rows.removeLast(rows.count - count)
        values.removeLast(values.count - count)
    }

    /// The elements of a vector that is being filled, as far as it is.
    struct Elements {
        private let rows: UnsafeMutableBufferPointer<Int32>
        private let values: UnsafeMutableBufferPointer<Float>
        private(set) var count = 0

        fileprivate init(
            rows: UnsafeMutableBufferPointer<Int32>, values: UnsafeMutableBufferPointer<Float>
        ) {
            (self.rows, self.values) = (rows, values)
        }

        /// Appends an element once, or not at all without a branch.
        @inline(__always)
        mutating func append(_ row: Int, value: Float, times: Int) {
            (rows[count], values[count]) = (Int32(truncatingIfNeeded: row), value)
            count &+= times
        }

        /// Multiplies the values in `range` by `factor`.
        @inline(__always)
        func scale(_ range: Range<Int>, by factor: Float) {
            for index in range { values[index] *= factor }
        }
    }
}

/// Room for counting the features of one text after another without allocating.
public struct FeatureCounter: Sendable {
    private var hashes: [UInt32] = []
    private var keys: [UInt32] = []
    /// Room for the buckets of a text as they are met.
    private var room: [Int32] = []
    /// By the low bits of a bucket, or behind: from 1, its place among those counted; 0 for none.
    private var slots: [UInt32] = []
    /// How often each bucket of the text being counted occurs.
    private var counts: [UInt16] = []
    /// The counted text.
    private(set) var counted = CountedFeatures()
    /// The counted text, weighed.
    private(set) var vector = FeatureVector()
    private let space: FeatureSpace

    /// Creates room for the features of `space`.
    public init(space: FeatureSpace) {
        self.space = space
    }

    /// Counts the features of `units` over the folded `bytes` into `counted`. O(*n*).
    public mutating func count(_ units: [FeatureUnit], in bytes: [UInt8]) {
        hashes.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
        let byteCount = units.reduce(0) { $0 + $1.bytes.count }
        let most = FeatureSpace.mostBuckets(unitCount: units.count, byteCount: byteCount)
        if room.count < most { room = Array(repeating: 0, count: max(2 * room.count, most)) }
        units.withUnsafeBufferPointer { units in
            bytes.withUnsafeBufferPointer { bytes in count(units, in: bytes) }
        }
    }

    private mutating func count(
        _ units: UnsafeBufferPointer<FeatureUnit>, in bytes: UnsafeBufferPointer<UInt8>
    ) {
        let space = space
        let hasKeys = space.keyBits != nil
        var places = WordPlaces()
        var shape = TextShape()
        let blocks = room.withUnsafeMutableBufferPointer { room in
            // What is made of words stands first, but is known last.
            let wordRoom = FeatureSpace.mostWordBuckets(unitCount: units.count)
            var met = MetBuckets(buckets: room, count: wordRoom)
            var blocks = Blocks(characterStart: wordRoom)
            for (index, unit) in units.enumerated() {
                if unit.placeholder == nil {
                    let word = unit.word(in: bytes)
                    hashes.append(space.forEachCharacterBucket(of: word) { met.add($0, times: $1) })
                } else {
                    hashes.append(FeatureSpace.hash(of: unit, in: bytes))
                }
                let isSign = unit.isSign(in: bytes)
                if !isSign { places.add(index) }
                guard hasKeys else { continue }
                keys.append(FeatureSpace.key(of: unit, in: bytes))
                shape.add(unit, isSign: isSign, in: bytes)
            }
            blocks.keyStart = met.count
            keys.withUnsafeBufferPointer { keys in
                space.forEachKeyBucket(of: keys, shape) { met.add($0) }
                space.forEachConceptBucket(of: units, keys: keys) { met.add($0) }
            }
            blocks.end = met.count
            var words = MetBuckets(buckets: room, count: 0)
            hashes.withUnsafeBufferPointer { hashes in
                space.forEachWordBucket(of: hashes, places) { words.add($0) }
                blocks.pairStart = words.count
                space.forEachPairBucket(of: hashes) { words.add($0) }
            }
            blocks.wordEnd = words.count
            return blocks
        }
        count(blocks)
    }

    /// Where the blocks of the buckets met begin and end.
    private struct Blocks {
        var pairStart = 0
        var wordEnd = 0
        var characterStart: Int
        var keyStart = 0
        var end = 0
    }

    /// Counts the buckets met into `counted`.
    ///
    /// They are told apart by a table of three times as many slots or more: one of all buckets
    /// would be at hand without a search, but not in the cache.
    private mutating func count(_ met: Blocks) {
        let slotCount = 1 << (Int.bitWidth - (3 * met.end).leadingZeroBitCount)
        for slot in 0..<min(slotCount, slots.count) { slots[slot] = 0 }
        while slots.count < slotCount { slots.append(0) }
        while counts.count < met.end { counts.append(0) }
        slots.withUnsafeMutableBufferPointer { slots in
            counts.withUnsafeMutableBufferPointer { counts in
                room.withUnsafeMutableBufferPointer { room in
                    var table = BucketTable(
                        slots: UnsafeMutableBufferPointer(rebasing: slots[..<slotCount]),
                        buckets: room, counts: counts)
                    table.add(0..<met.pairStart)
                    counted.pairStart = table.count
                    table.add(met.pairStart..<met.wordEnd)
                    counted.characterStart = table.count
                    table.add(met.characterStart..<met.keyStart)
                    counted.keyStart = table.count
                    table.add(met.keyStart..<met.end)
                    counted.set(room[..<table.count], counts[..<table.count])
                }
            }
        }
    }

    /// Weighs what was counted by `weighting` into `vector`, and returns the share, 0...1, of the
    /// squared length that falls on buckets without a row. O(buckets present).
    ///
    /// - Parameter memory: where the weights of the rows are, to be asked for ahead of their use.
    @discardableResult
    mutating func weigh(by weighting: TermWeighting, from memory: RowMemory? = nil) -> Float {
        weighting.weigh(counted, into: &vector, from: memory)
    }
}

/// The buckets of a text as they are met.
private struct MetBuckets {
    private let buckets: UnsafeMutableBufferPointer<Int32>
    private(set) var count: Int

    init(buckets: UnsafeMutableBufferPointer<Int32>, count: Int) {
        self.buckets = buckets
        self.count = count
    }

    /// Adds a bucket once, or not at all without a branch.
    @inline(__always)
    mutating func add(_ bucket: Int, times: Int = 1) {
        precondition(count < buckets.count, "A text has more features than `mostBuckets`.")
        buckets[count] = Int32(truncatingIfNeeded: bucket)
        count &+= times
    }
}

/// Counts buckets in the place where they were met: those counted stand before those to come.
private struct BucketTable {
    /// By the low bits of a bucket, or behind: from 1, its place among those counted; 0 for none.
    let slots: UnsafeMutableBufferPointer<UInt32>
    /// The buckets counted, each once, and behind them those to come.
    let buckets: UnsafeMutableBufferPointer<Int32>
    /// How often each that is counted occurs.
    let counts: UnsafeMutableBufferPointer<UInt16>
    /// How many are counted.
    private(set) var count = 0

    /// Counts the buckets met at `range`, which are found by linear probing.
    mutating func add(_ range: Range<Int>) {
        for place in range {
            let bucket = buckets[place]
            var slot = Int(bucket) & (slots.count &- 1)
            while slots[slot] != 0, buckets[Int(slots[slot]) &- 1] != bucket {
                slot = (slot &+ 1) & (slots.count &- 1)
            }
            if slots[slot] == 0 {
                (buckets[count], counts[count]) = (bucket, 1)
                count &+= 1
                slots[slot] = UInt32(truncatingIfNeeded: count)
            } else {
                let known = Int(slots[slot]) &- 1
                counts[known] &+= counts[known] == .max ? 0 : 1
            }
        }
    }
}

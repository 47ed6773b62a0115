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

    fileprivate mutating func removeAll() {
        buckets.removeAll(keepingCapacity: true)
        counts.removeAll(keepingCapacity: true)
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

    /// Multiplies the values in `range` by `factor`.
    @inline(__always)
    mutating func scale(_ range: Range<Int>, by factor: Float) {
        for index in range { values[index] *= factor }
    }
}

/// Room for counting the features of one text after another without allocating.
public struct FeatureCounter: Sendable {
    /// Occurrences by bucket of the text being counted; all zero between texts.
    private var counts: [UInt16]
    private var hashes: [UInt32] = []
    private var keys: [UInt32] = []
    /// The counted text.
    private(set) var counted = CountedFeatures()
    /// The counted text, weighed.
    private(set) var vector = FeatureVector()
    private let space: FeatureSpace

    /// Creates room for the features of `space`.
    public init(space: FeatureSpace) {
        self.space = space
        counts = Array(repeating: 0, count: space.dimension)
    }

    /// Counts the features of `units` over the folded `bytes` into `counted`. O(*n*).
    public mutating func count(_ units: [FeatureUnit], in bytes: [UInt8]) {
        counted.removeAll()
        hashes.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
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
        for (index, unit) in units.enumerated() {
            hashes.append(FeatureSpace.hash(of: unit, in: bytes))
            let isSign = unit.isSign(in: bytes)
            if !isSign { places.add(index) }
            guard hasKeys else { continue }
            keys.append(FeatureSpace.key(of: unit, in: bytes))
            shape.add(unit, isSign: isSign, in: bytes)
        }
        counts.withUnsafeMutableBufferPointer { counts in
            hashes.withUnsafeBufferPointer { hashes in
                space.forEachWordBucket(of: hashes, places) { counted.add($0, counts) }
                counted.pairStart = counted.buckets.count
                space.forEachPairBucket(of: hashes) { counted.add($0, counts) }
            }
            counted.characterStart = counted.buckets.count
            for unit in units where unit.placeholder == nil {
                space.forEachCharacterBucket(of: bytes, in: unit.bytes) { counted.add($0, counts) }
            }
            counted.keyStart = counted.buckets.count
            keys.withUnsafeBufferPointer { keys in
                space.forEachKeyBucket(of: keys, shape) { counted.add($0, counts) }
                space.forEachConceptBucket(of: units, keys: keys) { counted.add($0, counts) }
            }
            for bucket in counted.buckets {
                counted.counts.append(counts[Int(bucket)])
                counts[Int(bucket)] = 0
            }
        }
    }

    /// Weighs what was counted by `weighting` into `vector`, and returns the share, 0...1, of the
    /// squared length that falls on buckets without a row. O(buckets present).
    @discardableResult
    mutating func weigh(by weighting: TermWeighting) -> Float {
        weighting.weigh(counted, into: &vector)
    }
}

extension CountedFeatures {
    @inline(__always)
    fileprivate mutating func add(_ bucket: Int, _ counts: UnsafeMutableBufferPointer<UInt16>) {
        if counts[bucket] == 0 { buckets.append(Int32(truncatingIfNeeded: bucket)) }
        counts[bucket] &+= counts[bucket] == .max ? 0 : 1
    }
}

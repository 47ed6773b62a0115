/// A sparse feature vector: the buckets present and their values, in the order they were met.
public struct FeatureVector: Sendable {
    /// The buckets, each once.
    public internal(set) var buckets: [Int32] = []
    /// The value of each bucket.
    public internal(set) var values: [Float] = []
    /// Where the pairs of words begin.
    var pairStart = 0
    /// Where the characters begin.
    var characterStart = 0
    /// Where the keys begin.
    var keyStart = 0

    /// Creates an empty vector.
    public init() {}

    mutating func removeAll() {
        buckets.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        pairStart = 0
        characterStart = 0
        keyStart = 0
    }
}

extension FeatureVector {
    /// Returns the vector with its buckets folded into a smaller space, values that fall together
    /// summed and zeros left out. O(*n* log *n*).
    func folded(from space: FeatureSpace, into smaller: FeatureSpace) -> FeatureVector {
        var folded = FeatureVector()
        let pairs = zip(buckets, values).filter { $0.1 != 0 }
            .map { (space.folded(Int($0.0), into: smaller), $0.1) }
        for (bucket, value) in pairs.sorted(by: { $0.0 < $1.0 }) {
            if folded.buckets.last == Int32(bucket) {
                folded.values[folded.values.count - 1] += value
            } else {
                folded.buckets.append(Int32(bucket))
                folded.values.append(value)
            }
        }
        return folded
    }
}

/// Room for counting the features of one text after another without allocating.
public struct FeatureCounter: Sendable {
    /// Occurrences by bucket of the text being counted; all zero between texts.
    private var counts: [UInt16]
    private var hashes: [UInt32] = []
    private var keys: [UInt32] = []
    /// The counted text's vector.
    public private(set) var vector = FeatureVector()
    private let space: FeatureSpace

    /// Creates room for the features of `space`.
    public init(space: FeatureSpace) {
        self.space = space
        counts = Array(repeating: 0, count: space.dimension)
    }

    /// Counts the features of `units` over the folded `bytes`; `vector` then holds the buckets
    /// present and how often each occurs. O(*n*).
    public mutating func count(_ units: [FeatureUnit], in bytes: [UInt8]) {
        vector.removeAll()
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
                space.forEachWordBucket(of: hashes, places) { vector.add($0, counts) }
                vector.pairStart = vector.buckets.count
                space.forEachPairBucket(of: hashes) { vector.add($0, counts) }
            }
            vector.characterStart = vector.buckets.count
            for unit in units where unit.placeholder == nil {
                space.forEachCharacterBucket(of: bytes, in: unit.bytes) { vector.add($0, counts) }
            }
            vector.keyStart = vector.buckets.count
            keys.withUnsafeBufferPointer { keys in
                space.forEachKeyBucket(of: keys, shape) { vector.add($0, counts) }
            }
            for bucket in vector.buckets {
                vector.values.append(Float(counts[Int(bucket)]))
                counts[Int(bucket)] = 0
            }
        }
    }

    /// Turns the counts of `vector` into weights by `weighting`, and returns the share, 0...1, of
    /// the squared length that falls on buckets no training text hit. O(buckets present).
    @discardableResult
    public mutating func weigh(by weighting: TermWeighting) -> Float {
        weighting.weigh(&vector)
    }
}

extension FeatureVector {
    @inline(__always)
    fileprivate mutating func add(_ bucket: Int, _ counts: UnsafeMutableBufferPointer<UInt16>) {
        if counts[bucket] == 0 { buckets.append(Int32(truncatingIfNeeded: bucket)) }
        counts[bucket] &+= counts[bucket] == .max ? 0 : 1
    }
}

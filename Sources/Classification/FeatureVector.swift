/// A sparse feature vector: the buckets present and their values, in the order they were met.
public struct FeatureVector: Sendable {
    /// The buckets, each once.
    public internal(set) var buckets: [Int32] = []
    /// The value of each bucket.
    public internal(set) var values: [Float] = []

    /// Creates an empty vector.
    public init() {}

    mutating func removeAll() {
        buckets.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
    }
}

/// Room for counting the features of one text after another without allocating.
public struct FeatureCounter: Sendable {
    /// Occurrences by bucket of the text being counted; all zero between texts.
    private var counts: [UInt16]
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
        units.withUnsafeBufferPointer { units in
            bytes.withUnsafeBufferPointer { bytes in
                counts.withUnsafeMutableBufferPointer { counts in
                    space.forEachBucket(of: units, in: bytes) { bucket in
                        if counts[bucket] == 0 { vector.buckets.append(Int32(bucket)) }
                        counts[bucket] &+= counts[bucket] == .max ? 0 : 1
                    }
                    for bucket in vector.buckets {
                        vector.values.append(Float(counts[Int(bucket)]))
                        counts[Int(bucket)] = 0
                    }
                }
            }
        }
    }

    /// Turns the counts of `vector` into weights by `weighting`. O(buckets present).
    public mutating func weigh(by weighting: TermWeighting) {
        weighting.weigh(&vector)
    }
}

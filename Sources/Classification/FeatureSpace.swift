/// The hashed features of a text: two blocks of `2^bucketBits` buckets, words in the first,
/// characters in the second (Weinberger et al. 2009, "Feature hashing", unsigned).
///
/// - Words: unigrams, bigrams over the sentence with its two edges, and the first two and last two
///   words tagged with their place.
/// - Pairs, in the words' block: words two or three apart, whatever stands between.
/// - Characters: n-grams of 2 to 4 bytes inside each word padded with a space on both sides.
public struct FeatureSpace: Hashable, Codable, Sendable {
    /// The binary logarithm of a block's number of buckets.
    public var bucketBits: Int

    /// Creates the space; half of 2^14 buckets a block lose 0.1 points on the intent sets and 1.2
    /// on
    /// Yani's own (`Benchmarks/understanding.md`).
    ///
    /// - Precondition: `bucketBits` is in 4...20.
    public init(bucketBits: Int = 14) {
        precondition((4...20).contains(bucketBits), "bucketBits is \(bucketBits), outside 4...20.")
        self.bucketBits = bucketBits
    }

    /// The number of buckets of one block.
    public var blockSize: Int { 1 << bucketBits }

    /// The number of buckets of both blocks, the dimension of a feature vector.
    public var dimension: Int { 2 * blockSize }

    /// Returns the bucket of a smaller or equal space that `bucket` of this one falls into.
    @inline(__always)
    func folded(_ bucket: Int, into smaller: FeatureSpace) -> Int {
        (bucket >> bucketBits) << smaller.bucketBits | bucket & (smaller.blockSize - 1)
    }
}

extension FeatureSpace {
    /// Calls `body` with the bucket of each word, bigram and placed word.
    ///
    /// - Parameters:
    ///   - hashes: the hash of each unit, from `hash(of:in:)`.
    ///   - places: the first and the last words, signs passed over.
    @inline(__always)
    func forEachWordBucket(
        of hashes: UnsafeBufferPointer<UInt32>, _ places: WordPlaces, _ body: (Int) -> Void
    ) {
        let mask = UInt32(blockSize - 1)
        var previous = Self.edgeHash
        for hash in hashes {
            body(wordBucket(ofHash: hash))
            body(Int(Self.combined(previous, hash) & mask))
            previous = hash
        }
        guard !hashes.isEmpty else { return }
        body(Int(Self.combined(previous, Self.edgeHash) & mask))
        places.forEach { index, mark in
            body(Int(Self.combined(hashes[index], mark) & mask))
        }
    }

    /// The bucket of a word alone, by its unit's hash.
    @inline(__always)
    func wordBucket(ofHash hash: UInt32) -> Int { Int(Self.mixed(hash) & UInt32(blockSize - 1)) }

    /// Calls `body` with the bucket of each pair of units two or three apart.
    @inline(__always)
    func forEachPairBucket(of hashes: UnsafeBufferPointer<UInt32>, _ body: (Int) -> Void) {
        let mask = UInt32(blockSize - 1)
        for index in hashes.indices.dropFirst(2) {
            let hash = hashes[index] ^ Self.pairMark
            body(Int(Self.combined(hashes[index - 2], hash) & mask))
            if index >= 3 { body(Int(Self.combined(hashes[index - 3], hash) & mask)) }
        }
    }

    /// Calls `body` with the buckets of the n-grams of 2, 3 and 4 bytes that end at each byte of
    /// ` word `.
    @inline(__always)
    func forEachCharacterBucket(
        of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, _ body: (Int) -> Void
    ) {
        let mask = UInt32(blockSize - 1)
        let offset = blockSize
        var window: UInt32 = 0x20
        for position in 0...range.count {
            let byte = position == range.count ? 0x20 : bytes[range.lowerBound + position]
            window = window << 8 | UInt32(byte)
            body(offset + Int(Self.combined(window & 0xFFFF, 2) & mask))
            if position >= 1 { body(offset + Int(Self.combined(window & 0xFF_FFFF, 3) & mask)) }
            if position >= 2 { body(offset + Int(Self.combined(window, 4) & mask)) }
        }
    }

    /// FNV-1a of the unit's bytes, or a fixed value for a placeholder.
    @inline(__always)
    static func hash(of unit: FeatureUnit, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        if let placeholder = unit.placeholder { return 0x5BD1_E995 &* UInt32(placeholder.rawValue) }
        var hash: UInt32 = 0x811C_9DC5
        for index in unit.bytes { hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
        return hash
    }

    @inline(__always)
    private static func combined(_ first: UInt32, _ second: UInt32) -> UInt32 {
        mixed(first &* 0x9E37_79B1 ^ (second &+ 0x7F4A_7C15))
    }

    /// The finaliser of MurmurHash3.
    @inline(__always)
    private static func mixed(_ hash: UInt32) -> UInt32 {
        var hash = hash
        hash = (hash ^ (hash >> 16)) &* 0x85EB_CA6B
        hash = (hash ^ (hash >> 13)) &* 0xC2B2_AE35
        return hash ^ (hash >> 16)
    }

    private static let edgeHash: UInt32 = 0x2545_F491
    private static let pairMark: UInt32 = 0x00AB_CD00
}

/// The first two and the last two words of a text, signs passed over.
struct WordPlaces {
    private var first = (-1, -1)
    private var last = (-1, -1)

    /// Notes that a word stands at `index`, in rising order.
    @inline(__always)
    mutating func add(_ index: Int) {
        if first.0 < 0 { first.0 = index } else if first.1 < 0 { first.1 = index }
        last = (index, last.0)
    }

    /// Calls `body` with the index and the mark of each place taken.
    @inline(__always)
    func forEach(_ body: (Int, UInt32) -> Void) {
        if first.0 >= 0 { body(first.0, 0xF1) }
        if first.1 >= 0 { body(first.1, 0xF2) }
        if last.0 >= 0 { body(last.0, 0xE1) }
        if last.1 >= 0 { body(last.1, 0xE2) }
    }
}

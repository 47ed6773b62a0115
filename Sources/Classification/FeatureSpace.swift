/// The hashed features of a text: two blocks of `2^bucketBits` buckets, words in the first,
/// characters in the second (Weinberger et al. 2009, "Feature hashing", unsigned).
///
/// - Words: unigrams, bigrams over the sentence with its two edges, and the first two and last two
///   words tagged with their place.
/// - Characters: n-grams of 2 to 4 bytes inside each word padded with a space on both sides.
public struct FeatureSpace: Hashable, Codable, Sendable {
    /// The binary logarithm of a block's number of buckets.
    public var bucketBits: Int

    /// Creates the space; 2^13 buckets a block lose nothing against a dictionary on the intent sets
    /// measured (`Benchmarks/understanding.md`).
    ///
    /// - Precondition: `bucketBits` is in 4...20.
    public init(bucketBits: Int = 13) {
        precondition((4...20).contains(bucketBits), "bucketBits is \(bucketBits), outside 4...20.")
        self.bucketBits = bucketBits
    }

    /// The number of buckets of one block.
    public var blockSize: Int { 1 << bucketBits }

    /// The number of buckets of both blocks, the dimension of a feature vector.
    public var dimension: Int { 2 * blockSize }
}

extension FeatureSpace {
    /// Calls `body` with the bucket of each feature occurrence, words before characters.
    @inline(__always)
    func forEachBucket(
        of units: UnsafeBufferPointer<FeatureUnit>, in bytes: UnsafeBufferPointer<UInt8>,
        _ body: (Int) -> Void
    ) {
        let mask = UInt32(blockSize - 1)
        var previous = Self.edgeHash
        for (index, unit) in units.enumerated() {
            let word = Self.hash(of: unit, in: bytes)
            body(Int(Self.mixed(word) & mask))
            body(Int(Self.combined(previous, word) & mask))
            if index < 2 { body(Int(Self.combined(word, 0xF1 &+ UInt32(index)) & mask)) }
            let fromEnd = units.count - 1 - index
            if fromEnd < 2 { body(Int(Self.combined(word, 0xE1 &+ UInt32(fromEnd)) & mask)) }
            previous = word
        }
        if !units.isEmpty { body(Int(Self.combined(previous, Self.edgeHash) & mask)) }
        for unit in units where unit.placeholder == nil {
            forEachCharacterBucket(of: bytes, in: unit.bytes, mask: mask, body)
        }
    }

    /// The n-grams of 2, 3 and 4 bytes that end at each byte of ` word `.
    @inline(__always)
    private func forEachCharacterBucket(
        of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, mask: UInt32,
        _ body: (Int) -> Void
    ) {
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

    /// FNV-1a of the word's bytes, or a fixed value for a placeholder.
    @inline(__always)
    private static func hash(
        of unit: FeatureUnit, in bytes: UnsafeBufferPointer<UInt8>
    ) -> UInt32 {
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
}

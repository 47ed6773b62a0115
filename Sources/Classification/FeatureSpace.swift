internal import Primitives

/// The hashed features of a text in two or three blocks of buckets: words, characters, and keys
/// (Weinberger et al. 2009, "Feature hashing", unsigned).
///
/// - Words: unigrams, and the first two and last two words tagged with their place; where there are
///   no keys, also bigrams over the sentence with its two edges.
/// - Pairs, in the words' block where there are no keys: words two or three apart, whatever stands
///   between.
/// - Characters: n-grams of 2 to 4 bytes, where there are keys of 4, inside each word padded with a
///   space on both sides.
/// - Keys, where there are any: unigrams and bigrams of what slips of the finger and abbreviations
///   leave of each word (`key(of:in:)`), the shape of the text (`TextShape`), and what its words
///   are about, where that is told (`FeatureUnit.concept`): unigrams, bigrams, pairs further apart,
///   and bigrams with the keys of the words beside them.
public struct FeatureSpace: Hashable, Codable, Sendable {
    /// The binary logarithm of the number of buckets of the words.
    public var wordBits: Int
    /// The binary logarithm of the number of buckets of the characters.
    public var characterBits: Int
    /// The binary logarithm of the number of buckets of the keys; nil for none.
    public var keyBits: Int?
    /// The bits in which the document frequency of a bucket is kept, 4 or 8.
    public var frequencyBits: Int

    /// Creates a space of words and characters; half of 2^14 buckets a block lose 0.1 points on the
    /// intent sets (`Benchmarks/understanding.md`).
    ///
    /// - Precondition: `bucketBits` is in 4...20.
    public init(bucketBits: Int = 14) {
        self.init(wordBits: bucketBits, characterBits: bucketBits, keyBits: nil)
    }

    /// Creates a space of words, characters and, if `keyBits` is given, keys.
    ///
    /// - Precondition: the numbers of bits of buckets are in 4...20, those of frequencies 4 or 8.
    public init(wordBits: Int, characterBits: Int, keyBits: Int?, frequencyBits: Int = 8) {
        self.wordBits = wordBits
        self.characterBits = characterBits
        self.keyBits = keyBits
        self.frequencyBits = frequencyBits
        precondition(
            isSound, "\(self) has bits outside 4...20, or frequencies in other than 4 or 8.")
    }

    /// Whether all numbers of bits are among those there may be.
    var isSound: Bool {
        [wordBits, characterBits, keyBits ?? 4].allSatisfy((4...20).contains)
            && FrequencyLevels.widths.contains(frequencyBits)
    }

    /// Where the buckets of the characters begin.
    var characterStart: Int { 1 << wordBits }

    /// Where the buckets of the keys begin.
    var keyStart: Int { characterStart + 1 << characterBits }

    /// The number of buckets of all blocks, the dimension of a feature vector.
    public var dimension: Int { keyStart + (keyBits.map { 1 << $0 } ?? 0) }
}

extension FeatureSpace {
    /// Calls `body` with the bucket of each word, bigram (where there are no keys) and placed word.
    ///
    /// - Parameters:
    ///   - hashes: the hash of each unit, from `hash(of:in:)`.
    ///   - places: the first and the last words, signs passed over.
    @inline(__always)
    func forEachWordBucket(
        of hashes: UnsafeBufferPointer<UInt32>, _ places: WordPlaces, _ body: (Int) -> Void
    ) {
        let mask = UInt32(characterStart - 1)
        guard !hashes.isEmpty else { return }
        if keyBits == nil {
            var previous = Self.edgeHash
            for hash in hashes {
                body(Int(MurmurHash3.finalized(hash) & mask))
                body(Int(Self.combined(previous, hash) & mask))
                previous = hash
            }
            body(Int(Self.combined(previous, Self.edgeHash) & mask))
        } else {
            for hash in hashes { body(Int(MurmurHash3.finalized(hash) & mask)) }
        }
        places.forEach { index, mark in
            body(Int(Self.combined(hashes[index], mark) & mask))
        }
    }

    /// The bucket of a word alone, by its unit's hash.
    @inline(__always)
    func wordBucket(ofHash hash: UInt32) -> Int {
        Int(MurmurHash3.finalized(hash) & UInt32(characterStart - 1))
    }

    /// Calls `body` with the bucket of each pair of units two or three apart, if there are no keys.
    @inline(__always)
    func forEachPairBucket(of hashes: UnsafeBufferPointer<UInt32>, _ body: (Int) -> Void) {
        guard keyBits == nil else { return }
        let mask = UInt32(characterStart - 1)
        for index in hashes.indices.dropFirst(2) {
            let hash = hashes[index] ^ Self.pairMark
            body(Int(Self.combined(hashes[index - 2], hash) & mask))
            if index >= 3 { body(Int(Self.combined(hashes[index - 3], hash) & mask)) }
        }
    }

    /// Calls `body` with the buckets of the n-grams of 4 and, where there are no keys, of 2 and 3
    /// bytes that end at each byte of ` word `, and with 1, or 0 for those that would begin before
    /// it; returns the word's hash. No branch hangs on how long a word is but the last.
    @inline(__always) @discardableResult
    func forEachCharacterBucket(
        of word: UnsafeBufferPointer<UInt8>, _ body: (_ bucket: Int, _ times: Int) -> Void
    ) -> UInt32 {
        let mask = UInt32(1 << characterBits - 1)
        let offset = characterStart
        let hasShort = keyBits == nil
        var hash = FNV1a.empty32
        var window: UInt32 = 0x20
        func end(_ byte: UInt8, at position: Int) {
            window = window << 8 | UInt32(byte)
            if hasShort {
                body(offset &+ Int(Self.combined(window & 0xFFFF, 2) & mask), 1)
                body(offset &+ Int(Self.combined(window & 0xFF_FFFF, 3) & mask), min(position, 1))
            }
            body(offset &+ Int(Self.combined(window, 4) & mask), min(position &>> 1, 1))
        }
        for (position, byte) in word.enumerated() {
            hash = FNV1a.extended32(hash, by: byte)
            end(byte, at: position)
        }
        end(0x20, at: word.count)
        return hash
    }

    /// No fewer buckets than the words of `unitCount` units and their pairs have.
    static func mostWordBuckets(unitCount: Int) -> Int { 4 * unitCount + 5 }

    /// No fewer buckets than the features of `unitCount` units over `byteCount` bytes have.
    ///
    /// A unit has a bucket of its own, pairs with the two behind, a key and a pair of keys, a
    /// concept, pairs with the four before it and with the keys on both sides; a byte, and the edge
    /// of a unit, ends three n-grams.
    static func mostBuckets(unitCount: Int, byteCount: Int) -> Int {
        3 * (byteCount + unitCount) + 14 * unitCount + 32
    }

    /// FNV-1a of the unit's bytes, or a fixed value for a placeholder.
    @inline(__always)
    static func hash(of unit: FeatureUnit, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        if let placeholder = unit.placeholder { return 0x5BD1_E995 &* UInt32(placeholder.rawValue) }
        return FNV1a.hash32(unit.word(in: bytes))
    }

    @inline(__always)
    static func combined(_ first: UInt32, _ second: UInt32) -> UInt32 {
        MurmurHash3.finalized(first &* 0x9E37_79B1 ^ (second &+ 0x7F4A_7C15))
    }

    static let edgeHash: UInt32 = 0x2545_F491
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

/// How the labels of a bucket and their weights stand in bits, and where.
///
/// A bucket of *n* labels has their numbers one behind the other or, where that is shorter, a bit
/// for each label there is; behind them, *n* levels, each a magnitude and above it a bit for below
/// zero. So the length of a bucket follows from *n*, and any is found without reading the others.
struct EntryLayout: Hashable, Sendable {
    let labelCount: Int
    /// The bits of a label's number.
    let labelBits: Int
    /// The most labels of a bucket that are told by their numbers.
    let mostNumbered: Int

    /// The bits of a level.
    static let levelBits = 6
    /// The number of magnitudes.
    static let magnitudeCount = 1 << (levelBits - 1)
    /// The numbers of labels there may be.
    static let labelCounts = 1...255
    /// The most labels a bucket may have: four bits tell how many.
    static let mostLabels = 15
    /// Bytes behind the last entry, so that a word may be read at any.
    static let padding = 8
    /// The bits that are whole in a word read at any bit.
    private static let wordBits = 56

    /// - Precondition: `labelCount` is one of `labelCounts`.
    init(labelCount: Int) {
        precondition(Self.labelCounts.contains(labelCount), "\(labelCount) is no number of labels.")
        self.labelCount = labelCount
        labelBits = max(1, Int.bitWidth - (labelCount - 1).leadingZeroBitCount)
        mostNumbered =
            labelCount > Self.wordBits
            ? Self.mostLabels : min(Self.mostLabels, labelCount / labelBits)
    }

    /// The bits of the labels of a bucket that has `count`.
    @inline(__always)
    func labelBits(ofCount count: Int) -> Int {
        count > mostNumbered ? labelCount : count &* labelBits
    }

    /// The bits of a bucket that has `count`.
    @inline(__always)
    func bitCount(of count: Int) -> Int {
        labelBits(ofCount: count) &+ count &* Self.levelBits
    }

    /// The bits of sixteen buckets together, whose counts are the halves of bytes of `counts`.
    @inline(__always)
    func bitCount(ofSixteen counts: UInt64) -> Int {
        let halves: UInt64 = 0x0F0F_0F0F_0F0F_0F0F
        let (low, high) = (counts & halves, counts &>> 4 & halves)
        let ones: UInt64 = 0x0101_0101_0101_0101
        // Adding so much carries the counts above `mostNumbered`, and no others, into the top bit.
        let carry = UInt64(127 &- mostNumbered) &* ones
        let lowLong = (low &+ carry) &>> 7 & ones
        let highLong = (high &+ carry) &>> 7 & ones
        let longEntries = (low & (lowLong &* 15)) &+ (high & (highLong &* 15))
        let entryCount = Self.sum(low &+ high)
        let numbered = entryCount &- Self.sum(longEntries)
        return entryCount &* Self.levelBits &+ numbered &* labelBits
            &+ Self.sum(lowLong &+ highLong) &* labelCount
    }

    /// The sum of the eight bytes, which is no more than 255.
    @inline(__always)
    private static func sum(_ bytes: UInt64) -> Int {
        Int((bytes &* 0x0101_0101_0101_0101) &>> 56)
    }
}

/// Where the entries of each bucket begin, and how many labels each has: of each 16 buckets where
/// the first's begin, and their numbers in the halves of 8 bytes.
struct EntryRanges: Sendable {
    private struct Block: Sendable {
        let start: UInt32
        let lowCounts: UInt32
        let highCounts: UInt32
    }

    let dimension: Int
    let layout: EntryLayout
    /// The bits of all entries.
    private(set) var bitCount = 0
    private var blocks: [Block] = []

    /// - Parameter counts: those of `dimension` buckets, as `HalfBytes` has them.
    init(counts: UnsafeBufferPointer<UInt8>, dimension: Int, layout: EntryLayout) {
        self.dimension = dimension
        self.layout = layout
        blocks.reserveCapacity(dimension / 16 + 1)
        // The first is looked at even where there is none.
        if dimension == 0 { blocks.append(Block(start: 0, lowCounts: 0, highCounts: 0)) }
        for first in stride(from: 0, to: dimension, by: 16) {
            var word: UInt64 = 0
            for byte in counts[first / 2..<min(first / 2 + 8, counts.count)].reversed() {
                word = word << 8 | UInt64(byte)
            }
            // Half of the last byte may belong to no bucket.
            if dimension - first < 16 { word &= 1 << UInt64(4 * (dimension - first)) - 1 }
            blocks.append(
                Block(
                    start: UInt32(truncatingIfNeeded: bitCount),
                    lowCounts: UInt32(truncatingIfNeeded: word),
                    highCounts: UInt32(truncatingIfNeeded: word >> 32)))
            bitCount += layout.bitCount(ofSixteen: word)
        }
    }

    /// Whether `isValid` holds of each bucket that has labels. O(buckets).
    func allSatisfy(_ isValid: (_ start: Int, _ count: Int) -> Bool) -> Bool {
        for block in blocks {
            var counts = UInt64(block.highCounts) << 32 | UInt64(block.lowCounts)
            var start = Int(block.start)
            while counts != 0 {
                let count = Int(counts & 15)
                if count > 0, !isValid(start, count) { return false }
                start += layout.bitCount(of: count)
                counts >>= 4
            }
        }
        return true
    }

    /// The bit at which the entries of `bucket` begin, and how many labels it has.
    @inline(__always)
    subscript(bucket: Int) -> (start: Int, count: Int) {
        let block = blocks[bucket &>> 4]
        let counts = UInt64(block.highCounts) &<< 32 | UInt64(block.lowCounts)
        let shift = UInt64(bucket & 15) &* 4
        let before = layout.bitCount(ofSixteen: counts & (1 &<< shift &- 1))
        return (Int(block.start) &+ before, Int(counts &>> shift & 15))
    }
}

/// The bits of a section, from the lowest of the first byte up; behind the last that is asked for
/// there are eight bytes to read.
struct BitReader {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = UnsafeRawBufferPointer(bytes) }

    /// How many bits of a word that begins at any bit are those there.
    static let wholeBits = 57

    /// The word that begins at a bit; its lowest 57 bits are those there.
    @inline(__always)
    func word(at bit: Int) -> UInt64 {
        let word = bytes.loadUnaligned(fromByteOffset: bit &>> 3, as: UInt64.self)
        return UInt64(littleEndian: word) &>> UInt64(bit & 7)
    }

    /// The number of so many bits, at most 57, that begins at a bit.
    @inline(__always)
    func word(at bit: Int, bits: Int) -> UInt64 { word(at: bit) & (1 &<< UInt64(bits) &- 1) }

    @inline(__always)
    func number(at bit: Int, bits: Int) -> Int { Int(word(at: bit, bits: bits)) }
}

/// Numbers read one behind the other, with as few looks at the bits as may be.
struct BitCursor {
    private let reader: BitReader
    /// The bit the next number begins at.
    private var bit: Int
    /// The bits from there on.
    private var word: UInt64
    /// How many of them are known.
    private var left: Int

    /// Starts behind some bits of `word`, which is that at `start`.
    @inline(__always)
    init(_ reader: BitReader, at start: Int, word: UInt64, skipping skipped: Int) {
        self.reader = reader
        bit = start &+ skipped
        self.word = skipped < 64 ? word &>> UInt64(skipped) : 0
        left = BitReader.wholeBits &- skipped
    }

    @inline(__always)
    mutating func next(_ bits: Int) -> Int {
        if left < bits { (word, left) = (reader.word(at: bit), BitReader.wholeBits) }
        let number = Int(word & (1 &<< UInt64(bits) &- 1))
        word = word &>> UInt64(bits)
        left = left &- bits
        bit = bit &+ bits
        return number
    }
}

/// Bits written one number behind the other, from the lowest of the first byte up.
struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private(set) var bitCount = 0

    /// - Precondition: the number is not below zero and fits in so many bits, at most 56.
    mutating func append(_ number: UInt64, bits: Int) {
        var rest = number << UInt64(bitCount % 8)
        let end = bitCount + bits
        if bitCount % 8 != 0 {
            bytes[bytes.count - 1] |= UInt8(truncatingIfNeeded: rest)
            rest >>= 8
        }
        while 8 * bytes.count < end {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
        bitCount = end
    }
}

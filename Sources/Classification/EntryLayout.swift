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
}

/// Where the entries of each bucket begin, and how many labels each has: of each 16 buckets where
/// the first's begin, and of each bucket how far behind it its own do.
struct EntryRanges: Sendable {
    let dimension: Int
    let layout: EntryLayout
    /// The bits of all entries.
    private(set) var bitCount = 0
    /// Where the entries of the first of each 16 buckets begin.
    private var starts: [UInt32] = []
    /// How many bits behind the first of its 16 each bucket's entries begin, which is less than
    /// 2^12, and in the four lowest bits how many labels it has.
    private var places: [UInt16] = []

    /// - Parameter counts: those of `dimension` buckets, as `HalfBytes` has them.
    init(counts: UnsafeBufferPointer<UInt8>, dimension: Int, layout: EntryLayout) {
        self.dimension = dimension
        self.layout = layout
        let lengths = (0...EntryLayout.mostLabels).map(layout.bitCount(of:))
        // The first is looked at even where there is none.
        let counts = dimension == 0 ? [0] : HalfBytes.unpacked(counts, count: dimension)
        starts.reserveCapacity(counts.count / 16 + 1)
        places.reserveCapacity(counts.count)
        for first in stride(from: 0, to: counts.count, by: 16) {
            starts.append(UInt32(truncatingIfNeeded: bitCount))
            var offset = 0
            for count in counts[first..<min(first + 16, counts.count)] {
                places.append(UInt16(truncatingIfNeeded: offset << 4 | Int(count)))
                offset += lengths[Int(count)]
            }
            bitCount += offset
        }
    }

    /// Whether `isValid` holds of each bucket that has labels. O(buckets).
    func allSatisfy(_ isValid: (_ start: Int, _ count: Int) -> Bool) -> Bool {
        (0..<dimension).allSatisfy { bucket in
            let (start, count) = self[bucket]
            return count == 0 || isValid(start, count)
        }
    }

    /// The bit at which the entries of `bucket` begin, and how many labels it has.
    @inline(__always)
    subscript(bucket: Int) -> (start: Int, count: Int) {
        let place = Int(places[bucket])
        return (Int(starts[bucket &>> 4]) &+ place &>> 4, place & 15)
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

extension BitReader {
    /// Hands `count` numbers of so many bits each, 1 to 57, from a bit on, to `body`.
    @inline(__always)
    func forEachNumber(_ count: Int, at start: Int, bits: Int, _ body: (Int) -> Void) {
        let mostInWord = Self.wholeBits / bits
        var (bit, left) = (start, count)
        while left > 0 {
            var word = word(at: bit)
            let number = min(left, mostInWord)
            for _ in 0..<number {
                body(Int(word & (1 &<< UInt64(bits) &- 1)))
                word = word &>> UInt64(bits)
            }
            bit = bit &+ number &* bits
            left = left &- number
        }
    }
}

/// Numbers read one behind the other, with as few looks at the bits as may be.
struct BitCursor {
    private let reader: BitReader
    /// The bit the next number begins at.
    private var bit: Int
    /// The bits from there on.
    private var word: UInt64
    /// How many of them are known.
    private var left = BitReader.wholeBits

    /// Starts at a bit; `word` is that there.
    @inline(__always)
    init(_ reader: BitReader, at start: Int, word: UInt64) {
        self.reader = reader
        bit = start
        self.word = word
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

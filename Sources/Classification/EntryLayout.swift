/// How the labels of a bucket and their weights stand in the bits of a model file.
///
/// A bucket of *n* labels has their numbers one behind the other or, where that is shorter, a bit
/// for each label there is; behind them, *n* levels, each a magnitude and above it a bit for below
/// zero. So the length of a bucket follows from *n*.
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
    func labelBits(ofCount count: Int) -> Int {
        count > mostNumbered ? labelCount : count &* labelBits
    }

    /// The entries of buckets of so many labels, and the bits they fill. O(buckets).
    func sizes(of counts: [UInt8]) -> (entryCount: Int, bitCount: Int) {
        // Both in one word, so that both are summed at once: 2^36 bits are as many as there may be.
        let sizes = (0...Self.mostLabels).map { count in
            UInt64(count) << 36 | UInt64(labelBits(ofCount: count) + count * Self.levelBits)
        }
        let sum = sizes.withUnsafeBufferPointer { sizes in
            counts.reduce(0) { $0 &+ sizes[Int($1)] }
        }
        return (Int(sum >> 36), Int(sum & (1 << 36 - 1)))
    }
}

/// A label that a bucket speaks for or against, and how much: the number of a level.
struct SparseEntry: Hashable, Sendable {
    let label: UInt8
    let level: UInt8
}

/// Where the entries of each bucket begin, and how many there are: of each 16 buckets how many
/// entries are before the first, and of each bucket how far behind that its own begin.
struct EntryRanges: Sendable {
    /// The number of buckets.
    let count: Int
    /// How many entries are before the first of each 16 buckets.
    private let starts: [UInt32]
    /// How many entries are between the first of its 16 and each bucket's, and in the four lowest
    /// bits how many it has.
    private let places: [UInt16]

    /// - Parameter counts: how many entries each bucket has, at most `EntryLayout.mostLabels`.
    init(counts: [UInt8]) {
        count = counts.count
        var starts: [UInt32] = []
        starts.reserveCapacity(count / 16 + 1)
        places = [UInt16](unsafeUninitializedCapacity: count) { places, filled in
            var entryCount: UInt32 = 0
            for first in stride(from: 0, to: counts.count, by: 16) {
                starts.append(entryCount)
                var offset: UInt16 = 0
                for bucket in first..<min(first + 16, counts.count) {
                    let own = UInt16(counts[bucket])
                    places.initializeElement(at: bucket, to: offset << 4 | own)
                    offset &+= own
                }
                entryCount += UInt32(offset)
            }
            filled = counts.count
        }
        self.starts = starts
    }

    /// Which entry is the first of `bucket`, and how many it has.
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

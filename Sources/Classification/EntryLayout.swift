/// How the labels of buckets and their weights stand in the bits of a model file.
///
/// A bucket of *n* labels has their numbers one behind the other or, where that is shorter, a map:
/// a bit for each label there is. All numbers are one behind the other, so are all maps, and the
/// codes of all entries, each a magnitude's and above it a bit for below zero. So *n* tells how
/// many bits a bucket has of each.
struct EntryLayout: Hashable, Sendable {
    let labelCount: Int
    /// The bits of a label's number.
    let labelBits: Int
    /// The most labels of a bucket that are told by their numbers.
    let mostNumbered: Int

    /// The bits of an entry's code.
    static let codeBits = 6
    /// The number of magnitudes.
    static let magnitudeCount = 1 << (codeBits - 1)
    /// The numbers of labels there may be.
    static let labelCounts = 1...255
    /// The most labels a bucket may have: four bits tell how many.
    static let mostLabels = 15
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

    /// How many labels of some buckets are told by numbers and by maps, and by how many maps.
    /// O(buckets).
    func sizes(
        of eights: ArraySlice<EntryRanges.Eight>
    ) -> (numberCount: Int, mappedCount: Int, mapCount: Int) {
        let spreading = NumberSpreading(width: 4)
        let ones: UInt64 = 0x0101_0101_0101_0101
        // What brings a count to its byte's highest bit if a map tells the labels.
        let distance = UInt64(127 - mostNumbered) &* ones
        var (entryCount, mappedCount, mapCount) = (0, 0, 0)
        for eight in eights {
            let counts = spreading.spread(UInt64(eight.counts))
            let maps = ((counts &+ distance) &>> 7) & ones
            entryCount &+= Int((counts &* ones) &>> 56)
            mappedCount &+= Int(((counts & (maps &* 0xFF)) &* ones) &>> 56)
            mapCount &+= Int((maps &* ones) &>> 56)
        }
        return (entryCount - mappedCount, mappedCount, mapCount)
    }
}

/// A label that a bucket speaks for or against, and how much: the code of a level.
struct SparseEntry: Hashable, Sendable {
    let label: UInt8
    let code: UInt8
}

/// Where the entries of each bucket begin, and how many there are: of each eight buckets how many
/// each has, in four bits, and beside them how many entries are before the first. So those before a
/// bucket's own are found by one sum of four-bit numbers, as a row is in `RowIndex`.
struct EntryRanges: Sendable {
    /// Eight buckets, one behind the other.
    struct Eight: Hashable, Sendable {
        /// How many entries each has, the first in the lowest four bits.
        let counts: UInt32
        /// How many entries are before the first bucket's.
        let start: UInt32
    }

    /// The number of buckets.
    let count: Int
    /// All buckets; those behind the last have no entries.
    let eights: [Eight]
    /// The number of entries of all buckets.
    let entryCount: Int

    /// - Parameters:
    ///   - halves: how many entries each bucket has, as `HalfBytes`.
    ///   - count: the number of buckets.
    init(halves: UnsafeBufferPointer<UInt8>, count: Int) {
        self.count = count
        var entryCount: UInt32 = 0
        var eights: [Eight] = []
        eights.reserveCapacity((count + 7) / 8)
        func append(_ counts: UInt32) {
            eights.append(Eight(counts: counts, start: entryCount))
            entryCount &+= Self.sum(counts)
        }
        let bytes = UnsafeRawBufferPointer(halves)
        for index in 0..<count / 8 {
            let counts = bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
            append(UInt32(littleEndian: counts))
        }
        if count % 8 > 0 {
            let last = bytes[(count / 8 * 4)...].reversed().reduce(UInt32(0)) {
                $0 << 8 | UInt32($1)
            }
            append(last & (1 << (4 * UInt32(count % 8)) - 1))
        }
        self.eights = eights
        self.entryCount = Int(entryCount)
    }

    /// The sum of eight numbers of four bits.
    @inline(__always)
    private static func sum(_ numbers: UInt32) -> UInt32 {
        let pairs = (numbers & 0x0F0F_0F0F) &+ (numbers &>> 4 & 0x0F0F_0F0F)
        return (pairs &* 0x0101_0101) &>> 24
    }

    /// Which entry is the first of `bucket`, and how many it has.
    @inline(__always)
    subscript(bucket: Int) -> (start: Int, count: Int) {
        let eight = eights[bucket &>> 3]
        // Its own count comes to stand highest, with nothing above it.
        let upToOwn = eight.counts &<< UInt32(truncatingIfNeeded: 28 &- 4 &* (bucket & 7))
        let own = upToOwn &>> 28
        return (Int(eight.start &+ Self.sum(upToOwn) &- own), Int(own))
    }
}

/// The bits of a section, from the lowest of the first byte up; behind the last that is asked for
/// there are eight bytes to read.
struct BitReader {
    private let bytes: UnsafeRawBufferPointer

    /// Finds `count` numbers of so many bits in the section `name` of a model file.
    /// - Throws: `ModelError.malformed` where the section has another length.
    init(
        in container: ModelContainer, name: String, count: Int, width: Int
    ) throws(ModelError) {
        bytes = UnsafeRawBufferPointer(
            try container.section(
                name, of: UInt8.self, count: (count * width + 7) / 8 + BitWriter.padding))
    }

    /// How many bits of a word that begins at any bit are those there.
    static let wholeBits = 57

    /// The word that begins at a bit; its lowest 57 bits are those there.
    /// - Precondition: the bit is at most the end.
    @inline(__always)
    func word(at bit: Int) -> UInt64 {
        let word = bytes.loadUnaligned(fromByteOffset: bit &>> 3, as: UInt64.self)
        return UInt64(littleEndian: word) &>> UInt64(bit & 7)
    }
}

/// Bits written one number behind the other, from the lowest of the first byte up.
struct BitWriter {
    private var bytes: [UInt8] = []
    private var bitCount = 0

    /// Bytes behind the last number, so that a word may be read at any.
    static let padding = 8

    /// The section that holds the numbers.
    var section: [UInt8] { bytes + [UInt8](repeating: 0, count: Self.padding) }

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

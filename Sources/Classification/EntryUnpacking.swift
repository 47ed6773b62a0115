/// Unpacks the entries of all buckets from the bits of a model file.
///
/// Nobody can foretell how many a bucket has. So eight labels are unpacked of each whose labels are
/// told by numbers, and eight for each byte of labels that are told by bits: what is too much of
/// them is overwritten by the next bucket's.
struct EntryUnpacking {
    private let layout: EntryLayout
    private let counts: [UInt8]
    private let entryCount: Int
    private let bitCount: Int
    private let bits: BitReader
    private let labels: NumberSpreading

    /// As many entries as may be read of a bucket: no fewer than it may have.
    static let mostTogether = SIMD16<UInt16>.scalarCount
    /// How many buckets' labels and levels are unpacked before they are put together.
    private static let blockSize = 64
    /// Room for the labels of a block, and for what is too much of the last bucket's.
    private static let room = blockSize * EntryLayout.mostLabels + 64

    /// - Parameters:
    ///   - counts: how many entries each bucket has.
    ///   - sizes: those of the counts, by the layout.
    init(
        _ layout: EntryLayout, counts: [UInt8], sizes: (entryCount: Int, bitCount: Int),
        bits: BitReader
    ) {
        self.layout = layout
        self.counts = counts
        (entryCount, bitCount) = sizes
        self.bits = bits
        labels = NumberSpreading(width: layout.labelBits)
    }

    /// The entries of all buckets, one behind the other, and behind them as many as are read at
    /// once; nil where a label is none. O(buckets + entries).
    func entries() -> [SparseEntry]? {
        var isSound = true
        let entries = [SparseEntry](
            unsafeUninitializedCapacity: entryCount + Self.mostTogether
        ) { entries, filled in
            isSound = unpack(into: entries)
            filled = entryCount + Self.mostTogether
            for place in entryCount..<filled { entries[place] = SparseEntry(label: 0, level: 0) }
        }
        return isSound ? entries : nil
    }

    /// Returns whether all labels are among those there are.
    private func unpack(into entries: UnsafeMutableBufferPointer<SparseEntry>) -> Bool {
        var (bit, place) = (0, 0)
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.room) { labels in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.room) { levels in
                for start in stride(from: 0, to: counts.count, by: Self.blockSize) {
                    let block = start..<min(counts.count, start + Self.blockSize)
                    guard
                        let count = unpack(
                            block, from: &bit, labels: UnsafeMutableRawBufferPointer(labels),
                            levels: UnsafeMutableRawBufferPointer(levels))
                    else { return false }
                    var greatest: UInt8 = 0
                    for index in 0..<count {
                        greatest = max(greatest, labels[index])
                        entries[place &+ index] = SparseEntry(
                            label: labels[index], level: levels[index])
                    }
                    guard greatest < layout.labelCount else { return false }
                    place += count
                }
                return true
            }
        }
    }

    /// Unpacks the labels and levels of a block of buckets, whose bits begin at `bit`, which then
    /// is where they end; returns how many there are, nil where they are not as many as told.
    private func unpack(
        _ block: Range<Int>, from bit: inout Int, labels labelRoom: UnsafeMutableRawBufferPointer,
        levels levelRoom: UnsafeMutableRawBufferPointer
    ) -> Int? {
        let mostTogether = min(labels.mostTogether, layout.mostNumbered)
        let numbers = labels
        let spreading = NumberSpreading(width: EntryLayout.levelBits)
        let tables = Self.placeTables
        return tables.withUnsafeBufferPointer { tables in
            var start = bit
            var place = 0
            for count in counts[block] {
                let count = Int(count)
                let levelStart = start &+ layout.labelBits(ofCount: count)
                if count <= mostTogether {
                    store(numbers.spread(bits.word(at: start)), in: labelRoom, at: place)
                    store(spreading.spread(bits.word(at: levelStart)), in: levelRoom, at: place)
                } else {
                    if count <= layout.mostNumbered {
                        for first in stride(from: 0, to: count, by: numbers.mostTogether) {
                            let word = word(at: start &+ first &* numbers.width)
                            store(numbers.spread(word), in: labelRoom, at: place &+ first)
                        }
                    } else {
                        let map = bits.word(at: start, bits: layout.labelCount)
                        let ends = Self.bitCounts(ofBytesTo: map)
                        guard Int(ends &>> 56) == count else { return nil }
                        unpack(map, ends, into: labelRoom, at: place, tables)
                    }
                    let behind = levelStart &+ 8 &* EntryLayout.levelBits
                    store(spreading.spread(word(at: levelStart)), in: levelRoom, at: place)
                    store(spreading.spread(word(at: behind)), in: levelRoom, at: place &+ 8)
                }
                start = levelStart &+ count &* EntryLayout.levelBits
                place &+= count
            }
            bit = start
            return place
        }
    }

    /// Unpacks the labels that are the bits of `map`; the bytes of `ends` are how many are set in
    /// each of its bytes and those below.
    @inline(__always)
    private func unpack(
        _ map: UInt64, _ ends: UInt64, into labels: UnsafeMutableRawBufferPointer, at place: Int,
        _ tables: UnsafeBufferPointer<UInt64>
    ) {
        var (map, ends, own, first) = (map, ends, 0, UInt64(0))
        for _ in stride(from: 0, to: layout.labelCount, by: 8) {
            store(tables[Int(map & 0xFF)] &+ first, in: labels, at: place &+ own)
            own = Int(ends & 0xFF)
            ends = ends &>> 8
            map = map &>> 8
            first = first &+ 0x0808_0808_0808_0808
        }
    }

    /// For each byte of a word, in the same byte, how many bits are set in it and those below.
    @inline(__always)
    private static func bitCounts(ofBytesTo word: UInt64) -> UInt64 {
        let pairs = word &- (word &>> 1 & 0x5555_5555_5555_5555)
        let fours = pairs & 0x3333_3333_3333_3333 &+ pairs &>> 2 & 0x3333_3333_3333_3333
        let bytes = (fours &+ fours &>> 4) & 0x0F0F_0F0F_0F0F_0F0F
        return bytes &* 0x0101_0101_0101_0101
    }

    /// The places of the bits that are set, for each byte, from the lowest byte of a word up.
    private static let placeTables: [UInt64] = (0..<256).map { byte in
        (0..<8).reversed().filter { byte >> $0 & 1 == 1 }.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The word that begins at a bit, or at the end, if that is before.
    @inline(__always)
    private func word(at bit: Int) -> UInt64 { bits.word(at: min(bit, bitCount)) }

    @inline(__always)
    private func store(
        _ word: UInt64, in bytes: UnsafeMutableRawBufferPointer, at place: Int
    ) {
        bytes.storeBytes(of: word.littleEndian, toByteOffset: place, as: UInt64.self)
    }
}

/// Spreads eight numbers of a few bits, one behind the other, to a byte each.
struct NumberSpreading {
    let width: Int
    private let fours: (low: UInt64, high: UInt64, factor: UInt64)
    private let pairs: (low: UInt64, high: UInt64, factor: UInt64)
    private let ones: (low: UInt64, high: UInt64, factor: UInt64)

    /// - Precondition: the width is in 1...8.
    @inline(__always)
    init(width: Int) {
        self.width = width
        let width = UInt64(width)
        // What is multiplied is shifted, which is quicker than by as much as nobody knows before.
        let step = { (count: UInt64, all: UInt64) -> (UInt64, UInt64, UInt64) in
            let low = (1 << (count * width) - 1) * all
            return (low, low << (count * width), UInt64(1) << (count * (8 - width)))
        }
        fours = step(4, 1)
        pairs = step(2, 0x1_0000_0001)
        ones = step(1, 0x1_0001_0001_0001)
    }

    /// How many numbers, at most eight, are whole in a word read at any bit.
    var mostTogether: Int { min(8, BitReader.wholeBits / width) }

    /// The lowest eight numbers of a word; what is above them in it does not matter.
    @inline(__always)
    func spread(_ word: UInt64) -> UInt64 {
        let four = (word & fours.low) | (word & fours.high) &* fours.factor
        let two = (four & pairs.low) | (four & pairs.high) &* pairs.factor
        return (two & ones.low) | (two & ones.high) &* ones.factor
    }
}

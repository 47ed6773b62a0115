/// Unpacks the entries of all buckets from the bits of a model file.
///
/// Nobody can foretell how many labels a bucket has, nor whether numbers or a map tell them. So
/// numbers and codes are unpacked eight at a time, whosever they are, and maps one behind the
/// other. Then as many labels are copied for each bucket as it may have: what is too much is
/// overwritten by the next bucket's.
struct EntryUnpacking {
    private let layout: EntryLayout
    private let ranges: EntryRanges
    private let numbers: BitReader
    private let maps: BitReader
    private let codes: BitReader
    private let labels: NumberSpreading

    /// As many entries as may be read of a bucket: no fewer than it may have.
    static let mostTogether = SIMD16<UInt16>.scalarCount

    /// Finds the sections of `NAME`.
    /// - Throws: `ModelError.malformed` where one has another length than the layout says.
    init(
        in container: ModelContainer, name: String, layout: EntryLayout, ranges: EntryRanges
    ) throws(ModelError) {
        self.layout = layout
        self.ranges = ranges
        let sizes = layout.sizes(of: ranges.eights[...])
        numbers = try BitReader(
            in: container, name: "\(name).numbers", count: sizes.numberCount,
            width: layout.labelBits)
        maps = try BitReader(
            in: container, name: "\(name).maps", count: sizes.mapCount, width: layout.labelCount)
        codes = try BitReader(
            in: container, name: "\(name).codes", count: ranges.entryCount,
            width: EntryLayout.codeBits)
        labels = NumberSpreading(width: layout.labelBits)
    }

    /// The entries of all buckets, one behind the other, and behind them as many as are read at
    /// once; nil where a label is none. O(buckets + entries).
    func entries() -> [SparseEntry]? {
        var isSound = true
        let count = ranges.entryCount
        let entries = [SparseEntry](unsafeUninitializedCapacity: count + Self.mostTogether) {
            entries, filled in
            isSound = unpack(into: entries)
            filled = count + Self.mostTogether
            for place in count..<filled { entries[place] = SparseEntry(label: 0, code: 0) }
        }
        return isSound ? entries : nil
    }

    /// Returns whether all labels are among those there are.
    private func unpack(into entries: UnsafeMutableBufferPointer<SparseEntry>) -> Bool {
        var progress = Progress()
        return withUnsafeTemporaryAllocation(byteCount: Room.byteCount, alignment: 16) { bytes in
            let room = Room(bytes)
            for start in stride(from: 0, to: ranges.eights.count, by: Room.blockSize) {
                let end = min(ranges.eights.count, start + Room.blockSize)
                let place = progress.entries
                guard unpack(ranges.eights[start..<end], in: room, &progress) else { return false }
                var greatest: UInt8 = 0
                for index in 0..<(progress.entries - place) {
                    greatest = max(greatest, room.labels[index])
                    entries[place &+ index] = SparseEntry(
                        label: room.labels[index], code: room.codes[index])
                }
                guard greatest < layout.labelCount else { return false }
            }
            return true
        }
    }

    /// How many numbers, bits of maps, and entries have been unpacked.
    private struct Progress {
        var numbers = 0
        var mapBits = 0
        var entries = 0
    }

    /// Room for the labels and codes of a block of buckets until they are put together.
    private struct Room {
        /// How many eights of buckets are a block.
        static let blockSize = 32
        private static let bucketCount = 8 * blockSize
        /// All entries a block may have, and what is too much of the last bucket's.
        private static let entryBytes = bucketCount * EntryLayout.mostLabels + 64
        static let byteCount = bucketCount + 4 * entryBytes
        /// Where the labels told by maps begin.
        static let mapStart = entryBytes

        /// How many entries each bucket has.
        let counts: UnsafeMutableRawBufferPointer
        /// The labels told by numbers and, from `mapStart` on, those told by maps.
        let told: UnsafeMutableRawBufferPointer
        /// The labels of each bucket.
        let labels: UnsafeMutableRawBufferPointer
        let codes: UnsafeMutableRawBufferPointer

        /// - Precondition: there are `byteCount` bytes.
        init(_ bytes: UnsafeMutableRawBufferPointer) {
            var rest = bytes[...]
            func taken(_ count: Int) -> UnsafeMutableRawBufferPointer {
                defer { rest = rest.dropFirst(count) }
                return UnsafeMutableRawBufferPointer(rebasing: rest.prefix(count))
            }
            counts = taken(Self.bucketCount)
            told = taken(2 * Self.entryBytes)
            labels = taken(Self.entryBytes)
            codes = taken(Self.entryBytes)
        }
    }

    /// Unpacks the labels and codes of a block of buckets; returns whether its maps have as many
    /// labels as its buckets.
    private func unpack(
        _ eights: ArraySlice<EntryRanges.Eight>, in room: Room, _ progress: inout Progress
    ) -> Bool {
        let sizes = layout.sizes(of: eights)
        let entryCount = sizes.numberCount + sizes.mappedCount
        let spreadHalves = NumberSpreading(width: 4)
        for (index, eight) in eights.enumerated() {
            store(spreadHalves.spread(UInt64(eight.counts)), in: room.counts, at: 8 &* index)
        }
        unpack(numbers, labels, from: progress.numbers, count: sizes.numberCount, into: room.told)
        guard unpackMaps(sizes.mapCount, in: room, from: &progress.mapBits) == sizes.mappedCount
        else { return false }
        copyLabels(of: room.counts[..<(8 * eights.count)], in: room)
        let spreadCodes = NumberSpreading(width: EntryLayout.codeBits)
        unpack(codes, spreadCodes, from: progress.entries, count: entryCount, into: room.codes)
        progress.numbers += sizes.numberCount
        progress.entries += entryCount
        return true
    }

    /// Unpacks `count` numbers from the one at `start` on.
    @inline(__always)
    private func unpack(
        _ numbers: BitReader, _ spreading: NumberSpreading, from start: Int, count: Int,
        into bytes: UnsafeMutableRawBufferPointer
    ) {
        var first = 0
        while first < count {
            let word = numbers.word(at: (start &+ first) &* spreading.width)
            store(spreading.spread(word), in: bytes, at: first)
            first &+= spreading.mostTogether
        }
    }

    /// Copies the labels of each bucket to their places, from those told by numbers or by maps.
    private func copyLabels(of counts: Slice<UnsafeMutableRawBufferPointer>, in room: Room) {
        let (told, labels, mostNumbered) = (room.told, room.labels, layout.mostNumbered)
        var (number, map, place) = (0, Room.mapStart, 0)
        for count in UnsafeMutableRawBufferPointer(rebasing: counts) {
            let count = Int(count)
            // All ones where a map tells the labels: no branch hangs on it.
            let mask = (mostNumbered &- count) &>> (Int.bitWidth - 1)
            let start = number ^ ((number ^ map) & mask)
            labels.storeBytes(
                of: told.loadUnaligned(fromByteOffset: start, as: SIMD16<UInt8>.self),
                toByteOffset: place, as: SIMD16<UInt8>.self)
            number &+= count & ~mask
            map &+= count & mask
            place &+= count
        }
    }

    /// Unpacks the labels of so many maps; returns how many there are, or nil where a map has more
    /// than a bucket may have.
    private func unpackMaps(_ mapCount: Int, in room: Room, from bit: inout Int) -> Int? {
        let told = room.told
        let all = UInt64(1) << UInt64(min(layout.labelCount, 63)) - 1
        return Self.placeTables.withUnsafeBufferPointer { tables in
            var place = Room.mapStart
            for _ in 0..<mapCount {
                let map = maps.word(at: bit) & all
                let ends = Self.bitCounts(ofBytesTo: map)
                let count = Int(ends &>> 56)
                guard count <= EntryLayout.mostLabels else { return nil }
                unpack(map, ends, into: told, at: place, tables)
                place &+= count
                bit &+= layout.labelCount
            }
            return place - Room.mapStart
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
    /// How many numbers, at most eight, are whole in a word read at any bit.
    let mostTogether: Int
    private let fours: (low: UInt64, high: UInt64, factor: UInt64)
    private let pairs: (low: UInt64, high: UInt64, factor: UInt64)
    private let ones: (low: UInt64, high: UInt64, factor: UInt64)

    /// - Precondition: the width is in 1...8.
    @inline(__always)
    init(width: Int) {
        self.width = width
        mostTogether = min(8, BitReader.wholeBits / width)
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

    /// The lowest eight numbers of a word; what is above them in it does not matter.
    @inline(__always)
    func spread(_ word: UInt64) -> UInt64 {
        let four = (word & fours.low) | (word & fours.high) &* fours.factor
        let two = (four & pairs.low) | (four & pairs.high) &* pairs.factor
        return (two & ones.low) | (two & ones.high) &* ones.factor
    }
}

/// Which buckets of a space have a row of weights, and which: a bit for each bucket, and beside
/// each 32 of them how many are set before, so that a row is found by one count of bits
/// (Jacobson 1989, "Space-efficient static trees and graphs").
struct RowIndex: Hashable, Sendable {
    private struct Entry: Hashable, Sendable {
        let bits: UInt32
        let rank: UInt32
    }

    private let entries: [Entry]
    /// The number of rows.
    let count: Int

    /// Creates the index of the bits of `words`, from the lowest of the first up.
    init(words: some Sequence<UInt64>) {
        var entries: [Entry] = []
        entries.reserveCapacity(2 * words.underestimatedCount)
        var count = 0
        for word in words {
            for shift: UInt64 in [0, 32] {
                let bits = UInt32(truncatingIfNeeded: word >> shift)
                entries.append(Entry(bits: bits, rank: UInt32(truncatingIfNeeded: count)))
                count += bits.nonzeroBitCount
            }
        }
        self.entries = entries
        self.count = count
    }

    /// Creates the index of some buckets of a space of `dimension`, whose rows are in their order.
    /// - Precondition: the buckets are in 0..<dimension.
    init(_ buckets: some Sequence<Int>, dimension: Int) {
        var words = [UInt64](repeating: 0, count: Self.wordCount(ofDimension: dimension))
        for bucket in buckets { words[bucket / 64] |= 1 << UInt64(bucket % 64) }
        self.init(words: words)
    }

    /// The number of words that hold a bit for each of `dimension` buckets.
    static func wordCount(ofDimension dimension: Int) -> Int { (dimension + 63) / 64 }

    /// The row of `bucket`, or −1 if it has none.
    /// - Precondition: the bucket is in the space.
    @inline(__always)
    func row(of bucket: Int) -> Int {
        let entry = entries[bucket &>> 5]
        let place = UInt32(truncatingIfNeeded: bucket) & 31
        let row = Int(entry.rank) &+ (entry.bits & (1 &<< place &- 1)).nonzeroBitCount
        // All ones where the bit is not set: nobody can foretell which n-grams are known, so that
        // a branch costs more than the count.
        return row | (Int(entry.bits &>> place & 1) &- 1)
    }

    /// The buckets that have a row, in the order of the rows.
    var buckets: [Int] {
        var buckets: [Int] = []
        buckets.reserveCapacity(count)
        for (index, entry) in entries.enumerated() {
            var bits = entry.bits
            while bits != 0 {
                buckets.append(32 * index + bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
        return buckets
    }

    /// The words, least significant byte first.
    var littleEndianBytes: [UInt8] { entries.flatMap(\.bits.littleEndianBytes) }
}

/// Which buckets of a space have a row of weights, and which: a bit for each bucket, and beside
/// each word of 64 how many are set before it, so that a row is found by one count of bits
/// (Jacobson 1989, "Space-efficient static trees and graphs").
struct RowIndex: Hashable, Sendable {
    private struct Entry: Hashable, Sendable {
        let bits: UInt64
        let rank: UInt32
    }

    private let entries: [Entry]
    /// The number of rows.
    let count: Int

    /// Creates the index of the bits of `words`, from the lowest of the first up.
    init(words: some Sequence<UInt64>) {
        var entries: [Entry] = []
        var count = 0
        for bits in words {
            entries.append(Entry(bits: bits, rank: UInt32(truncatingIfNeeded: count)))
            count += bits.nonzeroBitCount
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
        let entry = entries[bucket &>> 6]
        let bit: UInt64 = 1 &<< UInt64(bucket & 63)
        let row = Int(entry.rank) &+ (entry.bits & (bit &- 1)).nonzeroBitCount
        return entry.bits & bit == 0 ? -1 : row
    }

    /// The buckets that have a row, in the order of the rows.
    var buckets: [Int] {
        var buckets: [Int] = []
        buckets.reserveCapacity(count)
        for (index, entry) in entries.enumerated() {
            var bits = entry.bits
            while bits != 0 {
                buckets.append(64 * index + bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
        return buckets
    }

    /// The words, least significant byte first.
    var littleEndianBytes: [UInt8] { entries.flatMap(\.bits.littleEndianBytes) }
}

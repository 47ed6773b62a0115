/// Where the entries of each bucket are, by how many each has: of each 16 buckets where the first's
/// begin, and their numbers in the halves of 8 bytes, which one multiplication adds up.
struct EntryRanges: Sendable {
    private struct Block: Sendable {
        let start: UInt32
        let lowCounts: UInt32
        let highCounts: UInt32
    }

    let dimension: Int
    private(set) var total = 0
    private var blocks: [Block] = []

    init(counts: UnsafeBufferPointer<UInt8>, dimension: Int) {
        self.dimension = dimension
        for first in stride(from: 0, to: dimension, by: 16) {
            var word: UInt64 = 0
            for bucket in first..<Swift.min(first + 16, dimension) {
                let count = counts[bucket / 2] >> (bucket % 2 == 0 ? 0 : 4) & 15
                word |= UInt64(count) << UInt64(4 * (bucket - first))
            }
            blocks.append(
                Block(
                    start: UInt32(truncatingIfNeeded: total),
                    lowCounts: UInt32(truncatingIfNeeded: word),
                    highCounts: UInt32(truncatingIfNeeded: word >> 32)))
            total += Self.sum(word)
        }
    }

    /// The entries of `bucket`.
    @inline(__always)
    subscript(bucket: Int) -> Range<Int> {
        let block = blocks[bucket &>> 4]
        let counts = UInt64(block.highCounts) &<< 32 | UInt64(block.lowCounts)
        let shift = UInt64(bucket & 15) &* 4
        let start = Int(block.start) &+ Self.sum(counts & (1 &<< shift &- 1))
        return Range(uncheckedBounds: (start, start &+ Int(counts &>> shift & 15)))
    }

    /// The sum of the sixteen halves of bytes.
    @inline(__always)
    private static func sum(_ counts: UInt64) -> Int {
        let halves: UInt64 = 0x0F0F_0F0F_0F0F_0F0F
        let bytes = (counts & halves) &+ (counts &>> 4 & halves)
        return Int((bytes &* 0x0101_0101_0101_0101) &>> 56)
    }
}

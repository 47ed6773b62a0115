/// Sublinear tf-idf with each block scaled to length 1, keys to 1.3: value = (1 + ln tf) · idf,
/// where idf = ln((1 + n) / (1 + df)) + 1 and df counts the training texts that hit the bucket.
///
/// A bucket no training text hit has the greatest idf and counts in the length: unknown n-grams
/// shrink the known ones, so a text unlike the training scores low for every label. Pairs of words
/// count for half.
public struct TermWeighting: Hashable, Sendable {
    /// For each bucket, the upper half of its idf as a `Float`, the sign bit set if no training
    /// text hit the bucket.
    let codes: [UInt16]

    init(codes: [UInt16]) {
        self.codes = codes
    }

    /// Measures document frequencies over `counted` texts.
    public init(documentsOf counted: [FeatureVector], in space: FeatureSpace) {
        var frequencies = [Int](repeating: 0, count: space.dimension)
        for vector in counted {
            for bucket in vector.buckets { frequencies[Int(bucket)] += 1 }
        }
        let documents = Float(counted.count)
        self.init(
            codes: frequencies.map { frequency in
                let idf = VectorMath.logarithm((1 + documents) / (1 + Float(frequency))) + 1
                return idf.upperHalf | (frequency == 0 ? Self.unknownMark : 0)
            })
    }

    /// Whether some training text hit `bucket`.
    func isKnown(_ bucket: Int) -> Bool { codes[bucket] & Self.unknownMark == 0 }

    /// The length the block of keys is scaled to, against 1 for words and for characters.
    private static let keyLength: Float = 1.3

    fileprivate static let unknownMark: UInt16 = 0x8000

    /// Turns counts into values in place, each block scaled to its length and unknown buckets then
    /// set to 0; returns the share, 0...1, of the squared length that fell on those.
    func weigh(_ vector: inout FeatureVector) -> Float {
        let pairStart = vector.pairStart
        let characterStart = vector.characterStart
        let keyStart = vector.keyStart
        let count = vector.buckets.count
        return vector.buckets.withUnsafeBufferPointer { buckets in
            vector.values.withUnsafeMutableBufferPointer { values in
                codes.withUnsafeBufferPointer { codes in
                    let block = Block(buckets: buckets, values: values, codes: codes)
                    let words = block.weigh(0..<pairStart, factor: 1)
                    let pairs = block.weigh(pairStart..<characterStart, factor: 0.5)
                    let characters = block.weigh(characterStart..<keyStart, factor: 1)
                    let keys = block.weigh(keyStart..<count, factor: 1)
                    block.scale(0..<characterStart, by: words.total + pairs.total)
                    block.scale(characterStart..<keyStart, by: characters.total)
                    block.scale(keyStart..<count, by: keys.total / Self.keyLength / Self.keyLength)
                    let total = words.total + pairs.total
                    let shares =
                        (total > 0 ? (words.unknown + pairs.unknown) / total : 1)
                        + (characters.total > 0 ? characters.unknown / characters.total : 1)
                    return keys.total > 0
                        ? (shares + keys.unknown / keys.total) / 3 : shares / 2
                }
            }
        }
    }

    /// Part of a vector under way from counts to values.
    private struct Block {
        let buckets: UnsafeBufferPointer<Int32>
        let values: UnsafeMutableBufferPointer<Float>
        let codes: UnsafeBufferPointer<UInt16>

        /// Sets the values of `range`, not yet scaled; returns their squares summed, those of
        /// unknown buckets apart as well.
        @inline(__always)
        func weigh(_ range: Range<Int>, factor: Float) -> (total: Float, unknown: Float) {
            var total: Float = 0
            var unknown: Float = 0
            for index in range {
                let code = codes[Int(buckets[index])]
                let count = values[index]
                let idf = Float(bitPattern: UInt32(code & 0x7FFF) << 16)
                let frequency = count == 1 ? 1 : 1 + VectorMath.logarithm(count)
                let value = frequency * idf * factor
                values[index] = value
                total += value * value
                if code & TermWeighting.unknownMark != 0 { unknown += value * value }
            }
            return (total, unknown)
        }

        @inline(__always)
        func scale(_ range: Range<Int>, by square: Float) {
            let scale = square > 0 ? 1 / square.squareRoot() : 0
            for index in range {
                let isKnown = codes[Int(buckets[index])] & TermWeighting.unknownMark == 0
                values[index] *= isKnown ? scale : 0
            }
        }
    }
}

extension Float {
    /// The upper 16 bits, rounded to nearest: sign, exponent, and 7 bits of the significand.
    var upperHalf: UInt16 {
        UInt16(truncatingIfNeeded: (bitPattern &+ 0x7FFF &+ (bitPattern >> 16 & 1)) >> 16)
    }
}

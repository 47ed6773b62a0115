/// Sublinear tf-idf with each block scaled to length 1: value = (1 + ln tf) · idf, where
/// idf = ln((1 + n) / (1 + df)) + 1 and df counts the training texts that hit the bucket.
///
/// A bucket no training text hit has the greatest idf and counts in the length: unknown n-grams
/// shrink the known ones, so a text unlike the training scores low for every label.
public struct TermWeighting: Hashable, Sendable {
    /// The idf of each bucket; negative (−idf) marks a bucket no training text hit.
    let signedIDF: [Float]
    private let blockSize: Int

    init(signedIDF: [Float]) {
        self.signedIDF = signedIDF
        blockSize = signedIDF.count / 2
    }

    /// Measures document frequencies over `counted` texts.
    public init(documentsOf counted: [FeatureVector], in space: FeatureSpace) {
        var frequencies = [Int](repeating: 0, count: space.dimension)
        for vector in counted {
            for bucket in vector.buckets { frequencies[Int(bucket)] += 1 }
        }
        let documents = Float(counted.count)
        self.init(
            signedIDF: frequencies.map { frequency in
                let idf = VectorMath.logarithm((1 + documents) / (1 + Float(frequency))) + 1
                return frequency == 0 ? -idf : idf
            })
    }

    /// Whether some training text hit `bucket`.
    func isKnown(_ bucket: Int) -> Bool { signedIDF[bucket] > 0 }

    /// Turns counts into values in place, each block scaled to length 1.
    func weigh(_ vector: inout FeatureVector) {
        var squares: (Float, Float) = (0, 0)
        for index in vector.buckets.indices {
            let bucket = Int(vector.buckets[index])
            let count = vector.values[index]
            let value = (count == 1 ? 1 : 1 + VectorMath.logarithm(count)) * abs(signedIDF[bucket])
            vector.values[index] = value
            if bucket < blockSize { squares.0 += value * value } else { squares.1 += value * value }
        }
        let scales = (
            squares.0 > 0 ? 1 / squares.0.squareRoot() : 0,
            squares.1 > 0 ? 1 / squares.1.squareRoot() : 0
        )
        for index in vector.buckets.indices {
            vector.values[index] *= Int(vector.buckets[index]) < blockSize ? scales.0 : scales.1
        }
    }

    /// The share, 0...1, of the squared length of a weighed vector that falls on unknown buckets.
    func unknownShare(of vector: FeatureVector) -> Float {
        var unknown: Float = 0
        var total: Float = 0
        for (bucket, value) in zip(vector.buckets, vector.values) {
            total += value * value
            if signedIDF[Int(bucket)] < 0 { unknown += value * value }
        }
        return total > 0 ? unknown / total : 1
    }
}

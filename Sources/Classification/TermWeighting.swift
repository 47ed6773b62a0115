/// Sublinear tf-idf with each block scaled to length 1, keys to 1.3: value = (1 + ln tf) · idf,
/// where idf = ln((1 + n) / (1 + df)) + 1 and df counts the training texts that hit the bucket.
///
/// A bucket that has no row of weights, since no training text hit it or it says too little, has
/// the greatest idf and counts in the length: unknown n-grams shrink the known ones, so a text
/// unlike the training scores low for every label. Pairs of words count for half.
struct TermWeighting: Hashable, Sendable {
    /// The buckets that have a row.
    let rows: RowIndex
    /// The document frequency of each row, as its code in `frequencies`, behind that of what has
    /// no row: none.
    private let codesBehindNone: [UInt8]
    /// What the codes stand for.
    let frequencies: FrequencyLevels
    /// The idf of each code.
    private let idfs: [Float]
    /// 1 + ln tf of the term frequencies there mostly are.
    private let termWeights: [Float]

    /// - Precondition: there are as many codes as rows.
    init(rows: RowIndex, codes: [UInt8], frequencies: FrequencyLevels) {
        precondition(codes.count == rows.count)
        self.rows = rows
        codesBehindNone = [0] + codes
        self.frequencies = frequencies
        termWeights = [0, 1] + (2..<32).map { 1 + VectorMath.logarithm(Float($0)) }
        let documents = Float(frequencies.documentCount)
        // A file may say that more documents have a feature than there are.
        idfs = frequencies.values.map {
            max(0, VectorMath.logarithm((1 + documents) / (1 + $0)) + 1)
        }
    }

    /// The document frequency of each row, as its code in `frequencies`.
    var codes: [UInt8] { Array(codesBehindNone.dropFirst()) }

    /// Measures document frequencies over `counted` texts; each bucket hit has a row, and one has
    /// if none is.
    init(documentsOf counted: [CountedFeatures], in space: FeatureSpace) {
        var frequencies = [Int](repeating: 0, count: space.dimension)
        for text in counted {
            for bucket in text.buckets { frequencies[Int(bucket)] += 1 }
        }
        let levels = FrequencyLevels(
            documentCount: counted.count, bits: space.frequencyBits)
        let hit = frequencies.indices.filter { frequencies[$0] > 0 }
        let buckets = hit.isEmpty ? [0] : hit
        self.init(
            rows: RowIndex(buckets, dimension: space.dimension),
            codes: buckets.map { levels.code(of: frequencies[$0]) }, frequencies: levels)
    }

    /// The weighting in which only the rows of `kept`, in rising order, are left.
    func keeping(_ kept: [Int], in space: FeatureSpace) -> TermWeighting {
        let (buckets, codes) = (rows.buckets, codes)
        return TermWeighting(
            rows: RowIndex(kept.map { buckets[$0] }, dimension: space.dimension),
            codes: kept.map { codes[$0] }, frequencies: frequencies)
    }

    /// The length the block of keys is scaled to, against 1 for words and for characters.
    private static let keyLength: Float = 1.3

    /// Sets `vector` to the rows and values of `counted`; returns the share, 0...1, of the squared
    /// length that fell on buckets without a row, the mean of the blocks.
    func weigh(_ counted: CountedFeatures, into vector: inout FeatureVector) -> Float {
        vector.removeAll()
        let words = weigh(counted, 0..<counted.pairStart, factor: 1, into: &vector)
        let pairs = weigh(
            counted, counted.pairStart..<counted.characterStart, factor: 0.5, into: &vector)
        let characterStart = vector.rows.count
        let characters = weigh(
            counted, counted.characterStart..<counted.keyStart, factor: 1, into: &vector)
        let keyStart = vector.rows.count
        let keys = weigh(
            counted, counted.keyStart..<counted.buckets.count, factor: 1, into: &vector)
        let total = words.total + pairs.total
        vector.scale(0..<characterStart, by: Self.inverseRoot(of: total))
        vector.scale(characterStart..<keyStart, by: Self.inverseRoot(of: characters.total))
        vector.scale(
            keyStart..<vector.rows.count, by: Self.keyLength * Self.inverseRoot(of: keys.total))
        let shares =
            (total > 0 ? (words.unknown + pairs.unknown) / total : 1)
            + (characters.total > 0 ? characters.unknown / characters.total : 1)
        return keys.total > 0 ? (shares + keys.unknown / keys.total) / 3 : shares / 2
    }

    /// The row of a bucket, −1 if it has none, and its idf.
    private struct Found {
        var row: Int32
        var idf: Float = 0
    }

    /// How many buckets are looked up together; so many fit on the stack.
    private static let groupSize = 128

    /// Appends the rows of a block with their values, not yet scaled; returns the squares of the
    /// values of all its buckets summed, and of those without a row.
    private func weigh(
        _ counted: CountedFeatures, _ range: Range<Int>, factor: Float,
        into vector: inout FeatureVector
    ) -> (total: Float, unknown: Float) {
        var total: Float = 0
        var unknown: Float = 0
        withUnsafeTemporaryAllocation(of: Found.self, capacity: Self.groupSize) { found in
            for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.groupSize) {
                let group = start..<min(range.upperBound, start + Self.groupSize)
                look(up: counted.buckets[group], into: found)
                vector.append(upTo: Self.groupSize) { rows, values in
                    var kept = 0
                    for (place, count) in counted.counts[group].enumerated() {
                        let bucket = found[place]
                        let value = termWeight(ofCount: count) * bucket.idf * factor
                        let square = value * value
                        // All ones where the bucket has no row, which nobody can foretell.
                        let mask = bucket.row &>> 31
                        total += square
                        unknown += Float(
                            bitPattern: square.bitPattern & UInt32(bitPattern: mask))
                        (rows[kept], values[kept]) = (bucket.row, value)
                        kept &+= Int(mask &+ 1)
                    }
                    return kept
                }
            }
        }
        return (total, unknown)
    }

    /// Sets `found` to the rows and idfs of `buckets`, each in a loop that does little else, so
    /// that many loads are on their way from memory at once.
    private func look(up buckets: ArraySlice<Int32>, into found: UnsafeMutableBufferPointer<Found>)
    {
        for (place, bucket) in buckets.enumerated() {
            let row = rows.row(of: Int(bucket))
            found.initializeElement(at: place, to: Found(row: Int32(truncatingIfNeeded: row)))
        }
        for place in 0..<buckets.count {
            found[place].idf = idfs[Int(codesBehindNone[Int(found[place].row) &+ 1])]
        }
    }

    @inline(__always)
    private func termWeight(ofCount count: UInt16) -> Float {
        Int(count) < termWeights.count
            ? termWeights[Int(count)] : 1 + VectorMath.logarithm(Float(count))
    }

    private static func inverseRoot(of square: Float) -> Float {
        square > 0 ? 1 / square.squareRoot() : 0
    }
}

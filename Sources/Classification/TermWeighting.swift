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
    init(rows: RowIndex, codes: consuming [UInt8], frequencies: FrequencyLevels) {
        precondition(codes.count == rows.count)
        self.rows = rows
        codes.insert(0, at: 0)
        codesBehindNone = codes
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
    ///
    /// - Parameter memory: where the weights of the rows are, to be asked for ahead of their use.
    func weigh(
        _ counted: CountedFeatures, into vector: inout FeatureVector, from memory: RowMemory? = nil
    ) -> Float {
        var share: Float = 0
        let end = counted.buckets.count
        vector.fill(upTo: end) { elements in
            let words = weigh(
                counted, 0..<counted.pairStart, factor: 1, into: &elements, from: memory)
            let pairs = weigh(
                counted, counted.pairStart..<counted.characterStart, factor: 0.5, into: &elements,
                from: memory)
            let characterStart = elements.count
            let characters = weigh(
                counted, counted.characterStart..<counted.keyStart, factor: 1, into: &elements,
                from: memory)
            let keyStart = elements.count
            let keys = weigh(
                counted, counted.keyStart..<end, factor: 1, into: &elements, from: memory)
            let total = words.total + pairs.total
            elements.scale(0..<characterStart, by: Self.inverseRoot(of: total))
            elements.scale(characterStart..<keyStart, by: Self.inverseRoot(of: characters.total))
            elements.scale(
                keyStart..<elements.count,
                by: Self.keyLength * Self.inverseRoot(of: keys.total))
            let shares =
                (total > 0 ? (words.unknown + pairs.unknown) / total : 1)
                + (characters.total > 0 ? characters.unknown / characters.total : 1)
            share = keys.total > 0 ? (shares + keys.unknown / keys.total) / 3 : shares / 2
        }
        return share
    }

    /// Appends the rows of a block with their values, not yet scaled; returns the squares of the
    /// values of all its buckets summed, and of those without a row.
    @inline(__always)
    private func weigh(
        _ counted: CountedFeatures, _ range: Range<Int>, factor: Float,
        into elements: inout FeatureVector.Elements, from memory: RowMemory?
    ) -> (total: Float, unknown: Float) {
        var (total, unknown): (Float, Float) = (0, 0)
        counted.buckets.withUnsafeBufferPointer { buckets in
            counted.counts.withUnsafeBufferPointer { counts in
                for place in range {
                    let row = rows.row(of: Int(buckets[place]))
                    memory?.fetch(max(0, row))
                    let idf = idfs[Int(codesBehindNone[row &+ 1])]
                    let value = termWeight(ofCount: counts[place]) * idf * factor
                    let square = value * value
                    // All ones where the bucket has no row, which nobody can foretell.
                    let mask = row &>> (Int.bitWidth - 1)
                    total += square
                    unknown += Float(
                        bitPattern: square.bitPattern & UInt32(truncatingIfNeeded: mask))
                    elements.append(row, value: value, times: mask &+ 1)
                }
            }
        }
        return (total, unknown)
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

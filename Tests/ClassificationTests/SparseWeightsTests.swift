import Primitives
import Testing

@testable import Classification

/// The strongest weights in few bits.
struct SparseWeightsTests {
    /// Buckets of every number of labels, none and all among them.
    private func weights(labelCount: Int, seed: UInt64) -> WeightMatrix {
        var generator = SplitMix64(seed: seed)
        var weights = WeightMatrix(dimension: 64, labelCount: labelCount)
        for row in 0..<weights.dimension {
            let labels = (0..<labelCount).shuffled(using: &generator)
            for label in labels.prefix(row % (EntryLayout.mostLabels + 1)) {
                let magnitude = Float(Int.random(in: 1...30, using: &generator)) / 4
                weights.elements[row * weights.stride + label] =
                    Bool.random(using: &generator) ? magnitude : -magnitude
            }
        }
        return weights
    }

    /// There are no more different magnitudes than levels, so that nothing is lost.
    @Test(arguments: [1, 2, 3, 22, 27, 32, 56, 57, 150, 255])
    func weightsAreReadAsTheyWereWritten(labelCount: Int) throws {
        let weights = weights(labelCount: labelCount, seed: 5)
        let file = ModelContainer.encode(SparseWeights.sections(of: weights, name: "s"))
        let container = try ModelContainer(bytes: file)
        defer { withExtendedLifetime(container) {} }
        let sparse = try SparseWeights(
            in: container, name: "s", labelCount: labelCount, dimension: 64)
        var sums: [Float] = []
        let sequence = TaggedSequence(count: 64, featureCount: 1) { row, features in
            features[0] = UInt32(row) | 1 << 20
        }
        sparse.computeSums(of: sequence, stride: weights.stride, into: &sums)
        for row in 0..<64 {
            for label in 0..<labelCount {
                let weight = weights.elements[row * weights.stride + label]
                #expect(abs(sparse.weight(bucket: row, label: label) - weight) < 1e-5)
                #expect(abs(sums[row * weights.stride + label] - weight) < 1e-5)
            }
        }
    }

    /// The last block and the last byte of counts are not full.
    @Test(arguments: [1, 15, 16, 17, 37, 63])
    func anyNumberOfBucketsIsRead(dimension: Int) throws {
        var weights = WeightMatrix(dimension: dimension, labelCount: 27)
        for row in 0..<dimension { weights.elements[row * weights.stride + row % 27] = Float(1) }
        let file = ModelContainer.encode(SparseWeights.sections(of: weights, name: "s"))
        let container = try ModelContainer(bytes: file)
        defer { withExtendedLifetime(container) {} }
        let sparse = try SparseWeights(
            in: container, name: "s", labelCount: 27, dimension: dimension)
        for row in 0..<dimension {
            #expect(sparse.weight(bucket: row, label: row % 27) == 1)
            #expect(sparse.weight(bucket: row, label: (row + 1) % 27) == 0)
        }
    }

    @Test(arguments: [0, 3, EntryLayout.mostLabels])
    func aBucketBeginsBehindThoseBeforeIt(most: Int) {
        var generator = SplitMix64(seed: 1)
        let counts = (0..<200).map {
            $0 < 16 ? most : Int.random(in: 0...most, using: &generator)
        }
        let ranges = EntryRanges(counts: counts.map(UInt8.init))
        var entries = 0
        for (bucket, count) in counts.enumerated() {
            #expect(ranges[bucket] == (entries, count))
            entries += count
        }
    }

    /// What stands above the numbers in the word does not come with them.
    @Test(arguments: 1...8)
    func numbersOfAnyWidthAreSpreadToAByteEach(width: Int) {
        var generator = SplitMix64(seed: 3)
        let spreading = NumberSpreading(width: width)
        for _ in 0..<100 {
            let numbers = (0..<8).map { _ in UInt64.random(in: 0..<1 << width, using: &generator) }
            let packed = numbers.reversed().reduce(generator.next()) { $0 << width | $1 }
            let spread = numbers.reversed().reduce(0) { $0 << 8 | $1 }
            #expect(spreading.spread(packed) == spread)
        }
    }

    @Test(arguments: [1, 2, 3, 22, 27, 32, 56, 57, 150, 255])
    func labelsAreWrittenInTheFewestBits(labelCount: Int) {
        let layout = EntryLayout(labelCount: labelCount)
        for count in 1...min(labelCount, EntryLayout.mostLabels) {
            let numbered = count * layout.labelBits
            #expect(layout.labelBits(ofCount: count) <= max(numbered, layout.labelBits))
        }
    }

    /// Four bits tell how many labels a bucket has; of 20 the weakest are left out.
    @Test func aBucketKeepsItsFifteenGreatestWeights() throws {
        var weights = WeightMatrix(dimension: 4, labelCount: 20)
        for label in 0..<20 {
            weights.elements[2 * weights.stride + label] =
                Float(5 + (label * 7) % 20) * (label % 2 == 0 ? 1 : -1)
        }
        weights.elements[3 * weights.stride + 4] = 9
        let file = ModelContainer.encode(SparseWeights.sections(of: weights, name: "s"))
        let container = try ModelContainer(bytes: file)
        defer { withExtendedLifetime(container) {} }
        let sparse = try SparseWeights(in: container, name: "s", labelCount: 20, dimension: 4)
        var sums: [Float] = []
        let sequence = TaggedSequence(count: 2, featureCount: 1) { $1[0] = UInt32($0) + 2 }
        sparse.computeSums(of: sequence, stride: 24, into: &sums)
        for label in 0..<20 {
            let weight = weights.elements[2 * weights.stride + label]
            #expect(sums[label] == (abs(weight) >= 10 ? weight : 0))
            #expect(sums[24 + label] == (label == 4 ? 9 : 0))
        }
    }

    /// A label beyond the last, fewer labels than there are to be, and bits that are missing.
    @Test func entriesThatAreNoneAreRefused() throws {
        let sections = SparseWeights.sections(of: weights(labelCount: 27, seed: 2), name: "s")
        for change in 0..<3 {
            var changed = sections
            switch change {
            case 0: changed[1].bytes = changed[1].bytes.map { _ in 0xFF }
            case 1: changed[1].bytes = changed[1].bytes.map { _ in 0 }
            default: changed[1].bytes.removeLast()
            }
            let container = try ModelContainer(bytes: ModelContainer.encode(changed))
            #expect(throws: ModelError.self) {
                _ = try SparseWeights(in: container, name: "s", labelCount: 27, dimension: 64)
            }
        }
    }

    @Test func onlySoManyOfTheGreatestWeightsAreKept() {
        var weights = WeightMatrix(dimension: 30, labelCount: 20)
        for place in 0..<30 * weights.stride where place % weights.stride < 20 {
            weights.elements[place] = Float(place % 7 == 0 ? -place : place)
        }
        for (limit, count) in [(0, 0), (100, 100), (Int.max, 30 * 15)] {
            let kept = weights.greatest(limit)
            let places = weights.elements.indices.filter { kept[$0] }
            #expect(places.count == count)
            #expect(places.allSatisfy { weights.elements[$0] != 0 })
        }
        let greatest = weights.greatest(1)
        #expect(greatest[29 * weights.stride + 19])
    }
}

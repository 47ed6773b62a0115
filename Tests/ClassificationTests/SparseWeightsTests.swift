import Primitives
import Testing

@testable import Classification

/// The strongest weights in few bits.
struct SparseWeightsTests {
    /// Buckets of every number of labels, none and all among them, more than are unpacked at once.
    private func weights(labelCount: Int, seed: UInt64) -> WeightMatrix {
        var generator = SplitMix64(seed: seed)
        var weights = WeightMatrix(dimension: 512, labelCount: labelCount)
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
            in: container, name: "s", labelCount: labelCount, dimension: 512)
        var sums: [Float] = []
        let sequence = TaggedSequence(count: 512, featureCount: 1) { row, features in
            features[0] = UInt32(row) | 1 << 20
        }
        sparse.computeSums(of: sequence, stride: weights.stride, into: &sums)
        for row in stride(from: 0, to: 512, by: 7) {
            for label in 0..<labelCount {
                let weight = weights.elements[row * weights.stride + label]
                #expect(abs(sparse.weight(bucket: row, label: label) - weight) < 1e-5)
                #expect(abs(sums[row * weights.stride + label] - weight) < 1e-5)
            }
        }
    }

    /// The last block and the last byte of counts are not full.
    @Test(arguments: [1, 7, 8, 9, 37, 255, 256, 257, 600])
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
        let ranges = HalfBytes.packed(counts.map(UInt8.init)).withUnsafeBufferPointer {
            EntryRanges(halves: $0, count: counts.count)
        }
        var entries = 0
        for (bucket, count) in counts.enumerated() {
            #expect(ranges[bucket] == (entries, count))
            entries += count
        }
        #expect(ranges.entryCount == entries)
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
            let ranges = HalfBytes.packed([UInt8(count)]).withUnsafeBufferPointer {
                EntryRanges(halves: $0, count: 1)
            }
            let sizes = layout.sizes(of: ranges.eights[...])
            let numbered = count * layout.labelBits
            #expect(
                sizes.numberCount * layout.labelBits + sizes.mapCount * labelCount
                    == (labelCount > 56 ? numbered : min(numbered, labelCount)))
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

    /// Labels beyond the last, and maps with fewer labels, or more, than the bucket has.
    @Test(arguments: [("numbers", 0xFF), ("maps", 0), ("maps", 0xFF)] as [(String, UInt8)])
    func labelsThatAreNoneAreRefused(part: String, byte: UInt8) throws {
        let sections = SparseWeights.sections(of: weights(labelCount: 27, seed: 2), name: "s")
        let changed = sections.map { section in
            section.name == "s.\(part)"
                ? (section.name, section.bytes.map { _ in byte }) : section
        }
        let container = try ModelContainer(bytes: ModelContainer.encode(changed))
        #expect(throws: ModelError.malformed(part: "s.numbers")) {
            _ = try SparseWeights(in: container, name: "s", labelCount: 27, dimension: 512)
        }
    }

    @Test(arguments: ["counts", "numbers", "maps", "codes", "levels"], [-1, 1])
    func partsOfAnotherLengthAreRefused(part: String, change: Int) throws {
        var sections = SparseWeights.sections(of: weights(labelCount: 27, seed: 2), name: "s")
        let index = try #require(sections.firstIndex { $0.name == "s.\(part)" })
        if change < 0 {
            sections[index].bytes.removeLast()
        } else {
            sections[index].bytes.append(0)
        }
        let container = try ModelContainer(bytes: ModelContainer.encode(sections))
        #expect(throws: ModelError.malformed(part: "s.\(part)")) {
            _ = try SparseWeights(in: container, name: "s", labelCount: 27, dimension: 512)
        }
    }

    /// Whatever a file says, what is read of it has no label that there is not.
    @Test(arguments: [3, 27, 54, 150])
    func whatIsReadOfDamagedPartsIsSound(labelCount: Int) throws {
        let sections = SparseWeights.sections(
            of: weights(labelCount: labelCount, seed: 6), name: "s")
        var generator = SplitMix64(seed: 7)
        let stride = WeightMatrix.stride(forLabelCount: labelCount)
        let sequence = TaggedSequence(count: 512, featureCount: 1) { $1[0] = UInt32($0) }
        var (sound, sums): (Int, [Float]) = (0, [])
        for _ in 0..<200 {
            var changed = sections
            let part = Int.random(in: 1..<4, using: &generator)
            let place = Int.random(in: changed[part].bytes.indices, using: &generator)
            changed[part].bytes[place] = UInt8.random(in: 0...255, using: &generator)
            let container = try ModelContainer(bytes: ModelContainer.encode(changed))
            defer { withExtendedLifetime(container) {} }
            do throws(ModelError) {
                let weights = try SparseWeights(
                    in: container, name: "s", labelCount: labelCount, dimension: 512)
                weights.computeSums(of: sequence, stride: stride, into: &sums)
                sound += 1
            } catch {
                #expect(error == .malformed(part: "s.numbers"))
            }
        }
        #expect(sound > 50 && sums.count == 512 * stride)
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

import Primitives
import Testing

@testable import Classification

/// Numbers in few bits.
struct LevelTests {
    @Test func numbersAreNearTheirLevelAndTheEndsExact() {
        var generator = SplitMix64(seed: 4)
        let numbers = (0..<500).map { _ in Float.random(in: 0.14...13.6, using: &generator) }
        let levels = GeometricLevels(for: numbers + [0, -1])
        for number in numbers {
            let level = levels.values[levels.index(of: number)]
            #expect(abs(level / number - 1) < 0.0092)
        }
        #expect(levels.values.count == 256 && levels.index(of: 0) == 0)
        #expect(levels.values.first == numbers.min())
        #expect(levels.index(of: .infinity) == 255)
    }

    @Test func aTinyNumberTakesNoPrecisionFromTheGreat() {
        let levels = GeometricLevels(for: [1e-9, 2, 5, 10])
        #expect(levels.values[0] == 0.1 && abs(levels.values[levels.index(of: 5)] - 5) < 0.05)
    }

    @Test(arguments: [[], [0, -2], [3, 3, 0]] as [[Float]])
    func numbersWithoutARangeHaveLevels(numbers: [Float]) {
        let levels = GeometricLevels(for: numbers)
        #expect(Set(levels.values) == [numbers.max().map { $0 > 0 ? $0 : 1 } ?? 1])
        #expect(levels.index(of: 3) == 0)
    }

    @Test(
        arguments: [[0, 1], [-1, 0.1], [1, -0.1], [1, .nan], [.nan, 0], [1, 9]] as [[Float]])
    func levelsThatAreNoneAreRefused(stored: [Float]) throws {
        let file = ModelContainer.encode([("x", stored.littleEndianBytes)])
        let container = try ModelContainer(bytes: file)
        #expect(throws: ModelError.malformed(part: "x")) {
            try GeometricLevels(in: container, name: "x", count: 256)
        }
    }

    @Test func levelsAreReadAsTheyWereWritten() throws {
        let levels = GeometricLevels(from: 0.3, to: 70, count: 64)
        let file = ModelContainer.encode([("x", levels.littleEndianBytes)])
        let read = try GeometricLevels(
            in: ModelContainer(bytes: file), name: "x", count: 64)
        #expect(read == levels)
    }

    /// Four bits tell how many labels a bucket has; of 20 the weakest are left out.
    @Test func aBucketKeepsItsFifteenGreatestWeights() throws {
        var weights = WeightMatrix(dimension: 4, labelCount: 20)
        for label in 0..<20 {
            weights.elements[2 * weights.stride + label] =
                Float(5 + (label * 7) % 20) * (label % 2 == 0 ? 1 : -1)
        }
        weights.elements[3 * weights.stride + 4] = 9
        let file = ModelContainer.encode(
            SparseWeights.sections(of: weights, name: "s"))
        let container = try ModelContainer(bytes: file)
        defer { withExtendedLifetime(container) {} }
        let sparse = try SparseWeights(in: container, name: "s", labelCount: 20, dimension: 4)
        var sums: [Float] = []
        sparse.computeSums(of: [2, 3], starts: [0, 1, 2], stride: 24, into: &sums)
        for label in 0..<20 {
            let weight = weights.elements[2 * weights.stride + label]
            let kept = abs(weight) >= 10 ? weight : 0
            #expect(abs(sums[label] - kept) <= 0.02 * abs(kept))
            #expect(abs(sums[24 + label] - (label == 4 ? 9 : 0)) < 0.2)
        }
    }

    @Test func onlySoManyOfTheGreatestWeightsAreKept() {
        var weights = WeightMatrix(dimension: 30, labelCount: 20)
        for place in 0..<30 * weights.stride where place % weights.stride < 20 {
            weights.elements[place] = Float(place % 7 == 0 ? -place : place)
        }
        for (limit, count) in [(0, 0), (100, 100), (Int.max, 30 * 15)] {
            let kept = weights.greatest(limit).elements
            #expect(kept.count { $0 == 1 } == count)
            #expect(kept.allSatisfy { $0 == 0 || $0 == 1 })
        }
        #expect(weights.greatest(1).elements[29 * weights.stride + 19] == 1)
    }
}

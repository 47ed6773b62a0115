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

    @Test func noLevelsOfTheSameCountLeaveALesserError() {
        var generator = SplitMix64(seed: 9)
        let numbers = (0..<3_000).map { _ in
            let number = Float.random(in: 0.1...1, using: &generator)
            return number * number * Float.random(in: 1...9, using: &generator)
        }
        func error(_ levels: [Float]) -> Double {
            numbers.reduce(0) { sum, number in
                sum + Double(levels.map { abs($0 - number) }.min() ?? 0).magnitudeSquared
            }
        }
        let quantizer = ScalarQuantizer(fittedTo: numbers, count: 8)
        let best = error(quantizer.levels)
        for number in numbers {
            let level = quantizer.levels[quantizer.index(of: number)]
            #expect(quantizer.levels.allSatisfy { abs(level - number) <= abs($0 - number) })
        }
        for level in quantizer.levels.indices {
            for factor: Float in [0.9, 0.97, 1.03, 1.1] {
                var others = quantizer.levels
                others[level] *= factor
                #expect(error(others) > best)
            }
        }
        let geometric = GeometricLevels(from: 0.05, to: numbers.max() ?? 1, count: 8)
        #expect(error(geometric.values) > 1.5 * best)
    }

    @Test(
        arguments: [
            ([], [1, 1, 1]), ([2], [2, 2, 2]), ([2, 2, 5], [2, 5, 5]), ([4, 1, 9], [1, 4, 9]),
        ] as [([Float], [Float])])
    func fewNumbersAreTheirOwnLevels(numbers: [Float], levels: [Float]) {
        #expect(ScalarQuantizer(fittedTo: numbers, count: 3).levels == levels)
    }

    @Test(
        arguments: [[0, 1], [-1, 0.1], [2, 1], [1, .nan], [1, .infinity]] as [[Float]])
    func magnitudesThatAreNoneAreRefused(stored: [Float]) throws {
        let file = ModelContainer.encode([("x", stored.littleEndianBytes)])
        let container = try ModelContainer(bytes: file)
        #expect(throws: ModelError.malformed(part: "x")) {
            try ScalarQuantizer(in: container, name: "x", count: 2)
        }
    }

    @Test(arguments: [0, 1, 2, 7, 8])
    func halfBytesAreReadAsTheyWereWritten(count: Int) {
        let numbers = (0..<count).map { UInt8(($0 * 7 + 3) % 16) }
        let packed = HalfBytes.packed(numbers)
        #expect(packed.count == HalfBytes.byteCount(of: count))
        packed.withUnsafeBufferPointer {
            #expect(HalfBytes.unpacked($0, count: count) == numbers)
        }
    }
}

extension Double {
    fileprivate var magnitudeSquared: Double { self * self }
}

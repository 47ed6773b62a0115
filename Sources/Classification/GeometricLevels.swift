internal import Foundation

/// Positive numbers in few bits: levels that grow by one ratio from the least number to the
/// greatest, so that each is off by the same share at most, e.g. half a percent for numbers up to
/// twelve times the least in a byte.
///
/// In a model file they are two `Float`s, the lowest level and the logarithm of the ratio.
struct GeometricLevels: Hashable, Sendable {
    /// The levels, rising.
    let values: [Float]
    private let lowest: Float
    private let step: Float

    /// How many levels a byte tells apart.
    static let byteCount = 256

    /// Creates `count` levels from `lowest` to `greatest`, of which no two are the same unless all
    /// are.
    /// - Precondition: both are above zero and finite, the greatest is not the lesser.
    init(from lowest: Float, to greatest: Float, count: Int) {
        precondition(
            lowest > 0 && lowest <= greatest && greatest.isFinite, "This is no range of levels.")
        self.init(
            lowest: lowest, step: log(greatest / lowest) / Float(max(1, count - 1)), count: count)
    }

    /// Creates the levels of a byte for `numbers`, all finite: up to the greatest from the least or
    /// from a hundredth of the greatest, so that none between is off by more than 0.9 %.
    init(for numbers: some Sequence<Float>) {
        var (lowest, greatest) = (Float.infinity, Float(0))
        for number in numbers where number > 0 {
            (lowest, greatest) = (min(lowest, number), max(greatest, number))
        }
        let hasRange = greatest > 0
        self.init(
            from: hasRange ? max(lowest, greatest / 100) : 1, to: hasRange ? greatest : 1,
            count: Self.byteCount)
    }

    /// Reads the levels in the section `name` of a model file.
    /// - Throws: `ModelError.malformed` unless they are above zero, finite, and do not fall.
    init(
        in container: ModelContainer, name: String, count: Int = Self.byteCount
    ) throws(ModelError) {
        let stored = try container.section(name, of: Float.self, count: 2)
        self.init(lowest: stored[0], step: stored[1], count: count)
        guard lowest > 0, step >= 0, values.allSatisfy(\.isFinite) else {
            throw .malformed(part: name)
        }
    }

    private init(lowest: Float, step: Float, count: Int) {
        self.lowest = lowest
        self.step = step
        values = (0..<count).map { lowest * exp(step * Float($0)) }
    }

    /// The index of the level nearest to `value`, the lowest for what is not above zero.
    func index(of value: Float) -> Int {
        guard value > lowest, step > 0 else { return 0 }
        return Int(min(Float(values.count - 1), (log(value / lowest) / step).rounded()))
    }

    /// The section of a model file that holds the levels.
    var littleEndianBytes: [UInt8] { [lowest, step].littleEndianBytes }
}

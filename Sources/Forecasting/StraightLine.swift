/// A line that a series lies on but for rounding: no method has anything to add to it.
struct StraightLine {
    private let level: Double
    private let slope: Double
    private let count: Int

    /// The fewest values that make a line.
    private static let least = 4
    /// How far a value may lie off it, as a share of what one period changes.
    private static let tolerance = 0.01

    /// Nil unless there are four values or more, and all lie within a hundredth of a period's
    /// change of their least-squares line; nil for a line that does not climb or fall.
    ///
    /// - Complexity: O(*n*).
    init?(_ values: [Double]) {
        guard values.count >= Self.least else { return nil }
        (level, slope) = SmoothingStart.line(through: values)
        count = values.count
        let reach = Self.tolerance * abs(slope)
        guard reach > 0, reach.isFinite else { return nil }
        for (index, value) in values.enumerated() {
            guard abs(value - level - slope * Double(index + 1)) <= reach else { return nil }
        }
    }

    /// The line continued.
    func mean(horizon: Int) -> [Double] {
        (0..<horizon).map { level + slope * Double(count + 1 + $0) }
    }
}

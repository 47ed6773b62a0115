internal import Foundation

/// A straight line through all values (through the logarithms of positive ones), to which the level
/// returns slowly: the deviation from the line, smoothed, is multiplied by 0.985 every period, and
/// is halved after 46.
struct TrendReversion {
    private static let persistence = 0.985
    private let isLogarithmic: Bool
    private let count: Int
    private let line: (level: Double, slope: Double)
    private let deviation: Double

    /// - Parameter values: at least two, none missing.
    init(_ values: [Double]) {
        isLogarithmic = values.allSatisfy { $0 > 0 }
        let values = isLogarithmic ? values.map { log($0) } : values
        count = values.count
        let line = SmoothingStart.line(through: values)
        self.line = line
        var level = 0.0
        for (index, value) in values.enumerated() {
            level += 0.5 * (value - line.level - line.slope * Double(index + 1) - level)
        }
        deviation = level
    }

    func mean(horizon: Int) -> [Double] {
        var rest = deviation
        return (1...max(1, horizon)).prefix(horizon).map { step in
            rest *= Self.persistence
            let value = line.level + line.slope * Double(count + step) + rest
            return isLogarithmic ? exp(value) : value
        }
    }
}

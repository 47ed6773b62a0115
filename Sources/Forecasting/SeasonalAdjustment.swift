internal import Foundation

/// Classical decomposition: seasonal indices, and the series without them.
public struct SeasonalAdjustment: Hashable, Sendable {
    /// How the season is taken off.
    public enum Kind: String, Codable, Sendable {
        case none, additive, multiplicative
    }

    /// How the season is taken off.
    public let kind: Kind
    /// The index of each phase, that of the first value first.
    public let indices: [Double]
    /// The values without the season.
    public let adjusted: [Double]

    /// Takes the season of length `period` off `values`, of which none is missing.
    ///
    /// Indices are the means over the cycles of value / centred moving average, or value − centred
    /// moving average, scaled to a mean of 1, or 0 (Kendall and Stuart 1983, *The Advanced Theory
    /// of Statistics*, vol. 3).  Kind `none`, fewer than two cycles, or a season that cannot be
    /// divided by leaves the values as they are.
    ///
    /// - Complexity: O(*n*).
    public init(of values: [Double], period: Int, kind: Kind) {
        let found = Self.indices(of: values, period: period, kind: kind)
        self.init(of: values, indices: found ?? [0], kind: found == nil ? .none : kind)
    }

    /// Takes known indices off.
    init(of values: [Double], indices: [Double], kind: Kind) {
        self.kind = kind
        self.indices = indices
        adjusted = values.indices.map { index in
            let seasonal = indices[index % indices.count]
            switch kind {
            case .none: return values[index]
            case .additive: return values[index] - seasonal
            case .multiplicative: return values[index] / seasonal
            }
        }
    }

    /// Returns the values of the periods from `start` with the season put back.
    public func reseasonalized(_ values: [Double], from start: Int) -> [Double] {
        values.enumerated().map { offset, value in
            let seasonal = indices[(start + offset) % indices.count]
            switch kind {
            case .none: return value
            case .additive: return value + seasonal
            case .multiplicative: return value * seasonal
            }
        }
    }

    private static func indices(of values: [Double], period: Int, kind: Kind) -> [Double]? {
        guard period > 1, values.count >= 2 * period, kind != .none else { return nil }
        let trend = centeredAverage(of: values, period: period)
        var sums = [Double](repeating: 0, count: period)
        var counts = [Double](repeating: 0, count: period)
        for index in values.indices where !trend[index].isNaN {
            let detrended: Double
            if kind == .multiplicative {
                guard trend[index] > 0 else { return nil }
                detrended = values[index] / trend[index]
            } else {
                detrended = values[index] - trend[index]
            }
            sums[index % period] += detrended
            counts[index % period] += 1
        }
        guard counts.allSatisfy({ $0 > 0 }) else { return nil }
        let means = zip(sums, counts).map { $0 / $1 }
        let overall = means.reduce(0, +) / Double(period)
        if kind == .additive { return means.map { $0 - overall } }
        guard overall > 0, means.allSatisfy({ $0 > 0.01 * overall }) else { return nil }
        return means.map { $0 / overall }
    }

    /// The centred moving average over one season (2 × *m* for an even *m*); `nan` at the ends.
    static func centeredAverage(of values: [Double], period: Int) -> [Double] {
        let (count, half) = (values.count, period / 2)
        var result = [Double](repeating: .nan, count: count)
        guard count > 2 * half else { return result }
        let isEven = period % 2 == 0
        for center in half..<(count - half) {
            var sum = 0.0
            for index in (center - half)...(center + half) { sum += values[index] }
            if isEven { sum -= (values[center - half] + values[center + half]) / 2 }
            result[center] = sum / Double(period)
        }
        return result
    }

    /// Returns whether the autocorrelation at the lag of the season is significant at 90 %: above
    /// 1.645 √((1 + 2 Σ rᵢ²) / *n*) over the shorter lags (the test of the Theta method,
    /// Assimakopoulos and Nikolopoulos 2000).
    ///
    /// - Complexity: O(*nm*).
    public static func isSeasonal(_ values: [Double], period: Int) -> Bool {
        guard period > 1, values.count >= 2 * period + 2 else { return false }
        let mean = values.reduce(0, +) / Double(values.count)
        let centered = values.map { $0 - mean }
        let variance = centered.reduce(0) { $0 + $1 * $1 }
        guard variance > 0 else { return false }
        var squares = 0.0
        var correlation = 0.0
        for lag in 1...period {
            var sum = 0.0
            for index in lag..<centered.count { sum += centered[index] * centered[index - lag] }
            correlation = sum / variance
            if lag < period { squares += correlation * correlation }
        }
        return abs(correlation)
            > 1.645 * ((1 + 2 * squares) / Double(values.count)).squareRoot()
    }
}

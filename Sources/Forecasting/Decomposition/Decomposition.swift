/// A series taken apart: at each step the trend, the seasons and the remainder add up to the value.
public struct Decomposition: Hashable, Sendable {
    /// The seasonal component of one period.
    public struct Season: Hashable, Sendable {
        /// The number of steps after which it comes round.
        public let period: Int
        /// Its value at each step.
        public let values: [Double]
    }

    /// What was taken apart.
    public let observed: [Double]
    /// The slow movement.
    public let trend: [Double]
    /// The seasons, the shortest period first.
    public let seasons: [Season]
    /// What is left.
    public let remainder: [Double]
    /// The weight each value had in the last fit, in 0...1; all 1 unless robust.
    public let weights: [Double]

    /// All seasons together.
    public var seasonal: [Double] {
        seasons.reduce(Array(repeating: 0, count: observed.count)) { sum, season in
            zip(sum, season.values).map { $0 + $1 }
        }
    }

    /// How much of what varies besides the trend is the season of `period`, from 0 to 1:
    /// max(0, 1 − var(*R*)/var(*S* + *R*)) (Wang, Smith and Hyndman 2006, *Data Mining and
    /// Knowledge Discovery* 13). 0 for a period that was not taken out.
    public func seasonalStrength(period: Int) -> Double {
        guard let season = seasons.first(where: { $0.period == period }) else { return 0 }
        return strength(of: season.values)
    }

    /// The same of the trend: max(0, 1 − var(*R*)/var(*T* + *R*)).
    public var trendStrength: Double { strength(of: trend) }

    private func strength(of component: [Double]) -> Double {
        let whole = Self.variance(zip(component, remainder).map { $0 + $1 })
        guard whole > 0 else { return 0 }
        return max(0, 1 - Self.variance(remainder) / whole)
    }

    private static func variance(_ values: [Double]) -> Double {
        guard !values.isEmpty else { return 0 }
        let count = Double(values.count)
        let mean = values.reduce(0) { $0 + $1 / count }
        return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / count }
    }
}

internal import LinearAlgebra

/// Seasonal-trend decomposition by loess (Cleveland, Cleveland, McRae and Terpenning 1990, *STL: A
/// Seasonal-Trend Decomposition Procedure Based on Loess*, Journal of Official Statistics 6, 3–73),
/// with the parameters, and the results, of statsmodels' `STL`.
///
/// Everything that depends only on the settings and the length is made once; one value of it
/// decomposes any number of series of that length.
public struct STL: Sendable {
    /// The number of values of a series.
    public let count: Int
    /// The number of steps of a season.
    public let period: Int

    private let options: ResolvedSTLOptions
    private let trendLoess: GridLoess
    private let lowPassLoess: GridLoess
    private let cycles: CycleSubseries

    /// Prepares the decomposition of series of `count` values.
    ///
    /// - Throws: `ForecastError.tooShort` below two periods, `badSetting`.
    /// - Complexity: O(*w*²) for the widest window *w*, at most the length.
    public init(
        count: Int, period: Int, options: STLOptions = STLOptions()
    ) throws(ForecastError) {
        let resolved = try ResolvedSTLOptions(options, period: period)
        guard count >= 2 * period else { throw .tooShort(needed: 2 * period) }
        self.count = count
        self.period = period
        self.options = resolved
        trendLoess = resolved.trend.smoother(count: count, extrapolates: false)
        lowPassLoess = resolved.lowPass.smoother(count: count, extrapolates: false)
        cycles = CycleSubseries(count: count, period: period, loess: resolved.seasonal)
    }

    /// Takes one series apart.
    ///
    /// - Throws: `ForecastError.notFinite`, `lengthMismatch`.
    /// - Complexity: O(*n* · *w*) an iteration, with the sum *w* of the windows.
    public func decompose(_ values: [Double]) throws(ForecastError) -> Decomposition {
        guard values.count == count else { throw .lengthMismatch(needed: count) }
        guard values.allSatisfy(\.isFinite) else { throw .notFinite }
        let scale = PowerOfTwo.scale(of: values)
        let scaled = scale == 1 ? values : values.map { $0 / scale }
        let parts = fit(scaled)
        let unscaled = { (part: [Double]) in scale == 1 ? part : part.map { $0 * scale } }
        let remainder = (0..<count).map { scaled[$0] - parts.season[$0] - parts.trend[$0] }
        return Decomposition(
            observed: values, trend: unscaled(parts.trend),
            seasons: [.init(period: period, values: unscaled(parts.season))],
            remainder: unscaled(remainder), weights: parts.weights)
    }

    /// Takes `values` apart with a period; the short form for one series.
    ///
    /// - Throws: `ForecastError`.
    public static func decompose(
        _ values: [Double], period: Int, options: STLOptions = STLOptions()
    ) throws(ForecastError) -> Decomposition {
        try STL(count: values.count, period: period, options: options).decompose(values)
    }
}

extension STL {
    /// The components of scaled values.
    private func fit(
        _ values: [Double]
    ) -> (season: [Double], trend: [Double], weights: [Double]) {
        var season = [Double](repeating: 0, count: count)
        var trend = season
        var weights: [Double]?
        for round in 0...options.outerIterations {
            for _ in 0..<options.innerIterations {
                improve(&season, &trend, values: values, weights: weights)
            }
            guard round < options.outerIterations else { break }
            let distances = (0..<count).map { abs(values[$0] - (trend[$0] + season[$0])) }
            weights = Self.robustWeights(distances)
        }
        return (season, trend, weights ?? Array(repeating: 1, count: count))
    }

    /// One pass of the inner loop (§2.2 of the paper).
    private func improve(
        _ season: inout [Double], _ trend: inout [Double], values: [Double], weights: [Double]?
    ) {
        let detrended = (0..<count).map { values[$0] - trend[$0] }
        let cycle = cycles.smooth(detrended, weights: weights)
        let averaged = MovingAverage.of(
            MovingAverage.of(MovingAverage.of(cycle, period), period), 3)
        let low = lowPassLoess.smooth(averaged, lanes: 1)
        for index in 0..<count { season[index] = cycle[period + index] - low[index] }
        let adjusted = (0..<count).map { values[$0] - season[$0] }
        trend =
            if let weights {
                trendLoess.smooth(adjusted, weights: weights, lanes: 1)
            } else {
                trendLoess.smooth(adjusted, lanes: 1)
            }
    }

    /// Bisquare weights, (1 − (*r*/6·median)²)² (§2.3 of the paper).
    private static func robustWeights(_ distances: [Double]) -> [Double] {
        let reach = 6 * RobustScores.median(of: distances)
        guard reach > 0 else { return distances.map { _ in 1 } }
        return distances.map { distance in
            guard distance <= 0.999 * reach else { return 0 }
            guard distance > 0.001 * reach else { return 1 }
            let ratio = distance / reach
            return (1 - ratio * ratio) * (1 - ratio * ratio)
        }
    }
}

/// Moving averages by a running sum.
enum MovingAverage {
    /// The `window`-point averages of `values`, `window` − 1 fewer than these.
    ///
    /// - Precondition: 1 ≤ `window` ≤ `values.count`.
    /// - Complexity: O(*n*).
    static func of(_ values: [Double], _ window: Int) -> [Double] {
        precondition(window >= 1 && window <= values.count)
        var sum = 0.0
        for index in 0..<window { sum += values[index] }
        var averages = [Double]()
        averages.reserveCapacity(values.count - window + 1)
        averages.append(sum / Double(window))
        for index in window..<max(window, values.count) {
            sum += values[index] - values[index - window]
            averages.append(sum / Double(window))
        }
        return averages
    }
}

/// Scales by powers of two, which change no digit.
enum PowerOfTwo {
    /// A number to divide `values` by so that their squares and sums neither overflow nor vanish;
    /// 1 for values of ordinary size.
    static func scale(of values: [Double]) -> Double {
        let greatest = values.reduce(0) { max($0, abs($1)) }
        guard greatest > 0, greatest > 0x1p300 || greatest < 0x1p-300 else { return 1 }
        return Double(sign: .plus, exponent: greatest.exponent, significand: 1)
    }
}

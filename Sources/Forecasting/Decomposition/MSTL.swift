/// Decomposition into several seasons (Bandara, Hyndman and Bergmeir 2021, *MSTL: A
/// Seasonal-Trend Decomposition Algorithm for Time Series with Multiple Seasonal Patterns*): an STL
/// for each period in turn, on the series without the other seasons, repeated; with the
/// parameters, and the results, of statsmodels' `MSTL`.
public struct MSTL: Sendable {
    /// A period, and the window its season is smoothed with.
    public struct Season: Hashable, Sendable {
        /// The number of steps of the season.
        public let period: Int
        /// The window of its smoother, odd; nil for 7 + 4*i* for the *i*-th season from 1 on.
        public let window: Int?

        /// Creates a season.
        public init(period: Int, window: Int? = nil) {
            self.period = period
            self.window = window
        }
    }

    private let decompositions: [STL]
    private let iterations: Int

    /// Prepares the decomposition of series of `count` values; periods of half the length and
    /// more are left out, as the authors do, and with none left the least must fit twice.
    ///
    /// - Parameters:
    ///   - options: the settings of each STL; the seasonal window is that of the season.
    ///   - iterations: the repetitions with more than one season.
    /// - Throws: `ForecastError`.
    public init(
        count: Int, seasons: [Season], options: STLOptions = STLOptions(), iterations: Int = 2
    ) throws(ForecastError) {
        let sorted = seasons.sorted { $0.period < $1.period }
        guard let shortest = sorted.first, (2..<1 << 30).contains(shortest.period),
            Set(sorted.map(\.period)).count == sorted.count
        else { throw .badSetting(.period) }
        guard iterations >= 1 else { throw .badSetting(.iterations) }
        let kept = sorted.prefix { $0.period < (count + 1) / 2 }
        guard !kept.isEmpty else { throw .tooShort(needed: 2 * shortest.period + 1) }
        var made = [STL]()
        for (index, season) in kept.enumerated() {
            var own = options
            own.seasonal.window = season.window ?? 7 + 4 * (index + 1)
            made.append(try STL(count: count, period: season.period, options: own))
        }
        decompositions = made
        self.iterations = made.count == 1 ? 1 : iterations
    }

    /// Takes one series apart.
    ///
    /// - Throws: `ForecastError.notFinite`, `lengthMismatch`.
    public func decompose(_ values: [Double]) throws(ForecastError) -> Decomposition {
        var seasons = decompositions.map { _ in [Double](repeating: 0, count: values.count) }
        var adjusted = values
        var trend = [Double]()
        var weights = [Double]()
        for _ in 0..<iterations {
            for (index, stl) in decompositions.enumerated() {
                let partial = zip(adjusted, seasons[index]).map { $0 + $1 }
                let parts = try stl.decompose(partial)
                seasons[index] = parts.seasonal
                adjusted = zip(partial, seasons[index]).map { $0 - $1 }
                (trend, weights) = (parts.trend, parts.weights)
            }
        }
        return Decomposition(
            observed: values, trend: trend,
            seasons: zip(decompositions, seasons).map {
                Decomposition.Season(period: $0.period, values: $1)
            },
            remainder: zip(adjusted, trend).map { $0 - $1 }, weights: weights)
    }
}

/// What is expected of each value of a series by the others: its level and its seasons, followed
/// by no single value.
///
/// Seasons that fit five times or more are those of robust STL (MSTL for several). A season that
/// fits fewer times leaves STL nothing to be robust with, as two cycles out of three are no
/// majority at the ends of a line: its phases come from a median polish (Tukey 1977, *Exploratory
/// Data Analysis*), medians of each phase and running medians of the level in turn. Of a phase that
/// was there twice it takes the value nearer to the level, so that one outlier makes no season.
struct RobustCourse {
    /// What is expected at each step.
    private(set) var expected: [Double]
    /// The seasons' part of it.
    private(set) var seasonal: [Double]
    /// About how many of the values' degrees of freedom the course takes.
    private(set) var parameters: Double

    /// The fewest cycles that STL is asked about.
    private static let leastCycles = 5
    /// The window of the seasons' smoother: one that drifts, not one that follows single values.
    private static let window = 15

    /// - Parameters:
    ///   - values: three or more, none missing.
    ///   - seasons: above one, in order; one that does not fit twice is left out.
    /// - Throws: `ForecastError.notFinite`.
    /// - Complexity: that of the decomposition; O(*n* log *n*) for each of a few rounds of polish.
    init(of values: [Double], seasons: [Int]) throws(ForecastError) {
        let fitting = seasons.filter { $0 < (values.count + 1) / 2 }
        let frequent = fitting.filter { $0 <= values.count / Self.leastCycles }
        let rare = fitting.filter { $0 > values.count / Self.leastCycles }
        if frequent.isEmpty {
            self.init(polishing: values, seasons: rare)
            return
        }
        try self.init(decomposing: values, seasons: frequent)
        for period in rare {
            let rest = zip(values, expected).map { $0 - $1 }
            add(phases: Self.phases(of: rest, period: period))
        }
    }

    /// Moves what is expected by steps that were taken out of the values before.
    mutating func add(steps: [Double]) {
        for index in expected.indices { expected[index] += steps[index] }
    }

    private init(decomposing values: [Double], seasons: [Int]) throws(ForecastError) {
        let count = Double(values.count)
        let drifts = values.count >= Self.window * (seasons.last ?? 1)
        var options = STLOptions(isRobust: true)
        // Of fewer cycles than its window the smoother takes the mean, not the line.
        options.seasonal.degree = drifts ? .linear : .constant
        let parts: Decomposition = try MSTL(
            count: values.count,
            seasons: seasons.map { MSTL.Season(period: $0, window: Self.window) },
            options: options
        ).decompose(values)
        seasonal = parts.seasonal
        expected = zip(parts.trend, seasonal).map { $0 + $1 }
        // The traces of local lines with tricube weights: 1.73 for each window of values, and
        // what their ends add.
        let season = seasons.reduce(0) { $0 + 1.3 * Double($1) }
        let drift = drifts ? 1.73 / Double(Self.window) * count * Double(seasons.count) : 0
        let trend = 1.73 * count / (1.7 * Double(seasons.last ?? 1) + 1)
        parameters = min(season + drift + trend, 0.8 * count)
    }

    private init(polishing values: [Double], seasons: [Int]) {
        let window = 2 * min(7, values.count / 4) + 1
        var seasonal = values.map { _ in 0.0 }
        // Medians take half as many degrees of freedom again as means.
        var parameters = 1.57 * Double(values.count) / Double(window)
        // The first level is that of whole cycles, which hold each phase once.
        var level = RunningMedian.of(whole: values, window: seasons.first ?? window)
        for period in seasons {
            let others = seasonal
            parameters += Double(period)
            for _ in 0..<Self.rounds {
                let rest = values.indices.map { values[$0] - level[$0] - others[$0] }
                let phases = Self.phases(of: rest, period: period)
                seasonal = values.indices.map { others[$0] + phases[$0] }
                level = RunningMedian.of(
                    values.indices.map { values[$0] - seasonal[$0] }, window: window)
            }
        }
        if seasons.isEmpty { level = RunningMedian.of(values, window: window) }
        self.seasonal = seasonal
        expected = zip(level, seasonal).map { $0 + $1 }
        self.parameters = min(parameters, 0.8 * Double(values.count))
    }

    /// The rounds of the median polish; after these it hardly moves.
    private static let rounds = 4

    private mutating func add(phases: [Double]) {
        for index in expected.indices {
            expected[index] += phases[index]
            seasonal[index] += phases[index]
        }
    }

    /// The median of each phase at each step; of two values the one nearer to zero, and zero
    /// between two signs.
    private static func phases(of rest: [Double], period: Int) -> [Double] {
        let medians = (0..<period).map { phase in
            let own = stride(from: phase, to: rest.count, by: period).map { rest[$0] }
            return RobustScores.median(of: own.count > 2 ? own : own + [0])
        }
        return rest.indices.map { medians[$0 % period] }
    }
}

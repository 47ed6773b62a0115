internal import ArgumentParser
internal import Forecasting
internal import Foundation

/// `yani forecast`.
struct ForecastCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forecast",
        abstract: "Forecast many series, one a line, or measure how well that would have gone.",
        discussion: """
            Lines are “series_id,start,v1,v2,…”, an empty value is missing. Example: \
            yani forecast --input spending.csv --horizon 30 --season 7

            With --hierarchy / names such as food/Tesco are paths: their sums, food/* and */Tesco \
            and *, are forecast too, first, and all forecasts add up. The series must end together; \
            before its first value one counts as nothing.

            Intervals of the method auto are as wide as its forecasts of the series' past were off. \
            Those of the other methods are what their model says of itself, and too narrow where \
            it does not fit: of 80 % they hold as few as 44 % on real quarterly series. Of too few \
            values to tell, bounds are empty.
            """)

    @Option(help: "The file of series; - for standard input.")
    var input: String

    // Below zero it is a value too, and said to be none.
    @Option(parsing: .unconditional, help: "How many periods to forecast.")
    var horizon: Int

    @Option(
        parsing: .unconditionalSingleValue,
        help: "The periods of a season, such as 12 for months; may be repeated.")
    var season: [Int] = []

    @Option(
        help: "The method: \(ForecastCommand.methodNames) (default: auto).",
        transform: ForecastCommand.method)
    var method: ForecastMethod?

    @Option(
        parsing: .unconditionalSingleValue,
        help:
            "The level of an interval in percent, 1 or more; may be repeated (default: 80 and 95).")
    var level: [Double] = []

    @Flag(inversion: .prefixedNo, help: "Whether the second field is the start of the series.")
    var startColumn = true

    @Option(
        help: "What an empty value means: missing, or zero (default: missing).",
        transform: ForecastCommand.gaps)
    var gaps = TimeSeries.Gaps.missing

    @Option(help: "Names are paths with this separator: forecast their sums too, adding up.")
    var hierarchy: String?

    @Option(
        parsing: .unconditional,
        help: "Measure accuracy from this many origins in the past instead.")
    var backtest: Int?

    @Flag(help: "With --backtest: a line for each series too.")
    var perSeries = false

    func validate() throws {
        guard (0...ForecastLimits.horizon).contains(horizon) else {
            throw ValidationError("--horizon is 0 to \(ForecastLimits.horizon), not \(horizon).")
        }
        for season in season where !(1...ForecastLimits.season).contains(season) {
            throw ValidationError("--season is 1 to \(ForecastLimits.season), not \(season).")
        }
        for level in level where !(level >= 1 && ForecastLimits.isLevel(level / 100)) {
            let isShare = level > 0 && level < 1
            let advice = isShare ? "; of a share of \(level) it is \(100 * level)" : ""
            throw ValidationError(
                "--level is in percent, from 1 to below 100, not \(level)\(advice).")
        }
        guard Set(level).count == level.count else {
            throw ValidationError("--level names each level once.")
        }
        guard backtest != nil || !perSeries else {
            throw ValidationError("--per-series goes with --backtest.")
        }
        guard backtest == nil || level.count <= 2 else {
            throw ValidationError("--backtest judges two levels at most: leave out --level.")
        }
        if let hierarchy, hierarchy.isEmpty || backtest != nil {
            throw ValidationError(
                "--hierarchy is a separator, such as /, and goes without --backtest.")
        }
        if let backtest, !(1...10_000).contains(backtest) || horizon < 1 {
            throw ValidationError(
                "--backtest is 1 to 10000 origins, with a --horizon of 1 or more.")
        }
    }

    func run() throws {
        try reportingFailure {
            let job = ForecastJob(
                input: input, horizon: horizon, levels: level.isEmpty ? [80, 95] : level,
                reading: SeriesLine.Reading(
                    seasons: season, gaps: gaps, hasStart: startColumn))
            let failures =
                if let backtest {
                    try job.runBacktest(
                        origins: backtest, methods: method.map { [$0] } ?? Self.compared,
                        perSeries: perSeries)
                } else if let hierarchy {
                    try job.runHierarchy(separator: hierarchy, method: method ?? .automatic)
                } else {
                    try job.runForecast(method: method ?? .automatic)
                }
            guard failures == 0 else {
                throw CommandFailure.unusable(failures, of: input)
            }
        }
    }

    /// What a backtest compares where no method is named.
    private static let compared: [ForecastMethod] = [
        .seasonalNaive, .exponentialSmoothing, .dynamicTheta, .complexSmoothing, .automatic,
    ]

    private static func method(_ name: String) throws -> ForecastMethod {
        if let method = ForecastMethod(rawValue: name) { return method }
        throw ValidationError("name one of \(methodNames).")
    }

    private static let methodNames = ForecastMethod.allCases.map(\.rawValue)
        .joined(separator: ", ")

    private static func gaps(_ name: String) throws -> TimeSeries.Gaps {
        if let gaps = TimeSeries.Gaps(rawValue: name) { return gaps }
        throw ValidationError("say missing or zero.")
    }
}

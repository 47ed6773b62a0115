internal import Forecasting
internal import Foundation
internal import Primitives

/// The work of `yani forecast`: batches of lines, on all cores, written in the order read. What is
/// in memory does not grow with the number of series.
struct ForecastJob: Sendable {
    let input: String
    let horizon: Int
    /// In percent.
    let levels: [Double]
    let reading: SeriesLine.Reading

    var probabilities: [Double] { levels.map { $0 / 100 } }

    /// What came of one line.
    private struct Outcome: Sendable {
        var name = ""
        var text = ""
        var failure: String?
        var summaries: [AccuracySummary] = []
    }

    /// Writes the forecasts, and returns how many series failed.
    func runForecast(method: ForecastMethod) throws -> Int {
        try forEachLine(under: head) { line, place in forecast(line, method, place) }
    }

    /// Writes the accuracy of each method, and returns how many series failed.
    func runBacktest(origins: Int, methods: [ForecastMethod], perSeries: Bool) throws -> Int {
        let metrics = AccuracySummary.Metric.allCases.filter { metric in
            switch metric {
            case .firstCoverage, .firstScore, .firstPinball: !levels.isEmpty
            case .secondCoverage, .secondScore, .secondPinball: levels.count > 1
            case .meanAbsoluteError, .rootMeanSquaredError, .symmetricPercentageError,
                .scaledError, .rootScaledError, .rankedProbabilityScore:
                true
            }
        }
        let names = metrics.map(title)
        let head = (perSeries ? ["series_id"] : []) + ["method", "forecasts"] + names
        var totals = methods.map { _ in AccuracySummary() }
        var hasTitles = false
        let titles = head.joined(separator: ",") + "\n"
        let failures = try forEachLine(
            under: perSeries ? titles : "",
            { line, place in
                var outcome = backtest(line, origins, methods, place)
                if perSeries {
                    for (method, summary) in zip(methods, outcome.summaries) {
                        outcome.text += row(outcome.name, method, summary, metrics)
                    }
                }
                return outcome
            },
            then: { outcome in
                if perSeries, outcome.failure == nil { hasTitles = true }
                for (index, summary) in outcome.summaries.enumerated() {
                    totals[index].merge(summary)
                }
            })
        if failures == 0, totals.allSatisfy({ $0.count == 0 }) {
            throw CommandFailure(
                "\(input): no series has two seasons before an origin; shorten --horizon or --season",
                status: CommandFailure.badData)
        }
        if !hasTitles { Terminal.put(titles) }
        for (method, total) in zip(methods, totals) {
            Terminal.put(row(perSeries ? "all" : nil, method, total, metrics))
        }
        return failures
    }

    private func forecast(_ line: String, _ method: ForecastMethod, _ place: String) -> Outcome {
        do {
            let line = try SeriesLine(line, reading: reading, place: place)
            let forecast = try method.forecast(line.series, horizon: horizon, levels: probabilities)
            return Outcome(text: rows(line.name, forecast))
        } catch let failure as SeriesLine.Failure {
            return Outcome(failure: failure.description)
        } catch {
            return Outcome(failure: "\(place): \(Self.reason(error))")
        }
    }

    /// The names of the columns of forecasts.
    var head: String {
        let names = levels.map(Self.name).flatMap { ["lo\($0)", "hi\($0)"] }
        return (["series_id", "step", "mean"] + names).joined(separator: ",") + "\n"
    }

    /// A line for each step of a forecast.
    func rows(_ name: String, _ forecast: Forecast) -> String {
        var text = ""
        for (step, mean) in forecast.mean.enumerated() {
            text += "\(name),\(step + 1),\(Self.text(mean))"
            for index in levels.indices {
                // A series of one point has no spread to tell: its bounds stay empty.
                guard forecast.intervals.indices.contains(index) else {
                    text += ",,"
                    continue
                }
                let interval = forecast.intervals[index]
                text += ",\(Self.text(interval.low[step])),\(Self.text(interval.high[step]))"
            }
            text += "\n"
        }
        return text
    }

    private func backtest(
        _ line: String, _ origins: Int, _ methods: [ForecastMethod], _ place: String
    ) -> Outcome {
        do {
            let line = try SeriesLine(line, reading: reading, place: place)
            let backtest = Backtest(horizon: horizon, origins: origins, levels: probabilities)
            let summaries = try methods.map { method in
                var summary = AccuracySummary()
                for fold in try backtest.folds(of: line.series, by: method) {
                    summary.add(fold.accuracy)
                }
                return summary
            }
            return Outcome(name: line.name, summaries: summaries)
        } catch let failure as SeriesLine.Failure {
            return Outcome(failure: failure.description)
        } catch {
            return Outcome(failure: "\(place): \(Self.reason(error))")
        }
    }

    static func reason(_ error: any Error) -> String {
        guard case ForecastError.notFinite = error else {
            return "\(error); shorten the horizon or drop the line"
        }
        return "the values are too large to be forecast; use a larger unit"
    }

    private func row(
        _ name: String?, _ method: ForecastMethod, _ summary: AccuracySummary,
        _ metrics: [AccuracySummary.Metric]
    ) -> String {
        let figures = metrics.map { summary.mean(of: $0).map(Self.text) ?? "" }
        return ((name.map { [$0] } ?? []) + [method.rawValue, "\(summary.count)"] + figures)
            .joined(separator: ",") + "\n"
    }

    private func title(_ metric: AccuracySummary.Metric) -> String {
        let first = levels.first.map(Self.name) ?? ""
        let second = levels.dropFirst().first.map(Self.name) ?? ""
        switch metric {
        case .firstCoverage: return "coverage\(first)"
        case .firstScore: return "MSIS\(first)"
        case .firstPinball: return "pinball\(first)"
        case .secondCoverage: return "coverage\(second)"
        case .secondScore: return "MSIS\(second)"
        case .secondPinball: return "pinball\(second)"
        case .meanAbsoluteError, .rootMeanSquaredError, .symmetricPercentageError, .scaledError,
            .rootScaledError, .rankedProbabilityScore:
            return metric.rawValue
        }
    }

    private static func name(_ level: Double) -> String {
        level == level.rounded() ? "\(Int(level))" : "\(level)"
    }

    /// Eight significant digits: more than any forecast has.
    private static func text(_ value: Double) -> String {
        guard value != 0, value.isFinite else { return value == 0 ? "0" : "" }
        let digits = 7 - Int(log10(abs(value)).rounded(.down))
        guard abs(digits) < 300 else { return "\(value)" }
        let scale = pow(10, Double(abs(digits)))
        let rounded =
            digits >= 0 ? (value * scale).rounded() / scale : (value / scale).rounded() * scale
        return "\(rounded)"
    }
}

extension ForecastJob {
    /// The most lines of a batch: enough to share among the cores.
    private static let batch = 512
    /// The bytes a batch of lines may have, and the numbers that may come of it: what a batch reads
    /// and writes is in memory at once.
    private static let batchBytes = 1 << 25
    private static let batchNumbers = 2_000_000

    /// The lines of a batch, fewer the more is written for each.
    private var batchCount: Int {
        let numbers = max(1, horizon) * (1 + 2 * levels.count)
        return max(1, min(Self.batch, Self.batchNumbers / numbers))
    }

    /// Throws where each line holds one value of a series, as tables of other programs do:
    /// forecasts of one value each would say nothing.
    ///
    /// - Parameter lines: the first of the file.
    func checkLayout(of lines: [String]) throws(CommandFailure) {
        if reading.hasStart, let index = SeriesLine.indexOfSecondValue(lines) {
            throw CommandFailure(
                "\(input):\(index + 1): is another value of the series above; write a series in one line, series_id,start,v1,v2,…",
                status: CommandFailure.badData)
        }
    }

    /// Works on every line, on all cores, and writes what comes of it in order, under a line of
    /// titles once there is something.
    private func forEachLine(
        under titles: String, _ work: @escaping @Sendable (String, String) -> Outcome,
        then use: (Outcome) -> Void = { _ in }
    ) throws -> Int {
        var reader = try LineReader(path: input, longestLine: SeriesLine.longest)
        var notices = LayoutNotices(input: input, reading: reading)
        var (number, failures, titles) = (0, 0, titles)
        let bar = ProgressBar(writesMeanwhile: true)
        defer { bar.clear() }
        while true {
            let lines = try reader.next(batchCount, bytes: Self.batchBytes)
            guard !lines.isEmpty else {
                guard reader.hasText else { throw CommandFailure(noSeries: input) }
                return failures
            }
            if number == 0 { try checkLayout(of: lines) }
            let first = number + 1
            notices.tell(of: lines, from: first)
            let outcomes = lines.indices.concurrentMap { index in
                let line = lines[index]
                return line.isEmpty ? nil : work(line, "\(input):\(first + index)")
            }
            number += lines.count
            var text = ""
            for outcome in outcomes.compactMap(\.self) {
                use(outcome)
                if let failure = outcome.failure {
                    failures += 1
                    bar.clear()
                    Terminal.complain(failure)
                } else {
                    text += titles + outcome.text
                    titles = ""
                }
            }
            Terminal.put(text)
            bar.show(reader.fractionRead, "\(number)")
        }
    }
}

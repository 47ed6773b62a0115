internal import Forecasting
internal import Primitives

extension ForecastJob {
    /// The most series and sums that are reconciled at once: the covariance of their errors takes
    /// two hundred megabytes.
    private static let mostNodes = 3_000

    /// Writes forecasts of the sums of all series, then of the series, that add up. All series are
    /// in memory, and nothing is written where one cannot be used.
    ///
    /// - Returns: how many series failed: none.
    func runHierarchy(separator: String, method: ForecastMethod) throws -> Int {
        let lines = try seriesEndingTogether()
        let (hierarchy, sums) = try placed(lines, separator: separator)
        let names = sums.map(SeriesLine.field) + lines.map(\.name)
        do {
            let series = try hierarchy.series(of: lines.map(\.series))
            let nodes = try forecasts(
                series, names, seriesCount: lines.count, by: method)
            let forecasts = try Reconciliation.coherent(nodes, of: hierarchy)
            Terminal.put(head)
            for (name, forecast) in zip(names, forecasts) { Terminal.put(rows(name, forecast)) }
            return 0
        } catch ForecastError.tooShort {
            throw failure("the series have fewer than \(NodeForecast.leastCount) periods in common")
        } catch ForecastError.allMissing {
            throw failure("a sum has no period that all its series have; fill their empty values")
        } catch ForecastError.notFinite {
            throw failure("the values are too large to be summed; use a larger unit")
        }
    }

    private func seriesEndingTogether() throws -> [SeriesLine] {
        var reader = try LineReader(path: input, longestLine: SeriesLine.longest)
        var notices = LayoutNotices(input: input, reading: reading)
        var (lines, number): ([SeriesLine], Int) = ([], 0)
        while case let batch = try reader.next(Self.mostNodes), !batch.isEmpty {
            if number == 0 { try checkLayout(of: batch) }
            notices.tell(of: batch, from: number + 1)
            for text in batch {
                number += 1
                guard !text.isEmpty else { continue }
                let place = "\(input):\(number)"
                let line = try seriesLine(text, place: place)
                guard line.end == lines.first?.end ?? line.end else {
                    throw CommandFailure(
                        "\(place): \(line.name): does not end with the first series; "
                            + "give all the same last period, and empty values where they are missing",
                        status: CommandFailure.badData)
                }
                lines.append(line)
            }
            guard lines.count <= Self.mostNodes else { throw tooMany }
        }
        guard reader.hasText else { throw CommandFailure(noSeries: input) }
        return lines
    }

    private func seriesLine(_ text: String, place: String) throws -> SeriesLine {
        do {
            return try SeriesLine(text, reading: reading, place: place)
        } catch {
            throw CommandFailure(error.description, status: CommandFailure.badData)
        }
    }

    private func placed(
        _ lines: [SeriesLine], separator: String
    ) throws -> (hierarchy: Hierarchy, sums: [String]) {
        guard lines.count > 1 else { throw failure("a hierarchy needs two series or more") }
        do {
            let placed = try Hierarchy.paths(lines.map(\.plainName), separator: separator)
            guard placed.hierarchy.count <= Self.mostNodes else { throw tooMany }
            return placed
        } catch ForecastError.badPath(let name, let fault) {
            let reason =
                switch fault {
                case .emptyPart: "has an empty part; name every part between “\(separator)”"
                case .asterisk: "has a part “*”, which stands for sums; rename it"
                case .repeated: "is the name of two series; rename one"
                case .group: "is a series and the start of others; drop it, or name its part"
                }
            throw failure("the name “\(name)” \(reason)")
        }
    }

    private func forecasts(
        _ series: [TimeSeries], _ names: [String], seriesCount: Int, by method: ForecastMethod
    ) throws -> [NodeForecast] {
        let outcomes = series.concurrentMap { series in
            Result { () throws(ForecastError) in
                try NodeForecast(series, by: method, horizon: horizon, levels: probabilities)
            }
        }
        let named = Array(zip(names, outcomes))
        // What is wrong with a series is wrong with its sums, and said of the series.
        for (name, outcome) in named.suffix(seriesCount) + named.dropLast(seriesCount) {
            guard case .failure(let error) = outcome else { continue }
            guard case .tooShort(let needed) = error else {
                throw failure("\(name): \(Self.reason(error))")
            }
            throw failure(
                "\(name): has fewer than \(needed) values; drop the line, or fill empty values")
        }
        return try outcomes.map { try $0.get() }
    }

    private var tooMany: CommandFailure {
        failure("more than \(Self.mostNodes) series and sums; split the file")
    }

    private func failure(_ reason: String) -> CommandFailure {
        CommandFailure("\(input): \(reason)", status: CommandFailure.badData)
    }
}

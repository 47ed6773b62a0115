internal import ArgumentParser
internal import Forecasting

/// `yani anomalies`.
struct AnomaliesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "anomalies",
        abstract: "Find what is unusual in series of numbers.",
        discussion: """
            Each line of the file is “series_id,start,v1,v2,…” (empty: missing; without the start \
            with --no-start-column). Out comes CSV, \
            “series_id,step,value,expected,z,kind”: step 1 is v1, and kind is spike, dip, level_shift, \
            missing_payment or duplicate. Example: yani anomalies --input series.csv --season 7
            """)

    @Option(help: "The file of series, a line each; - for standard input.")
    var input: String

    @Option(
        parsing: .unconditionalSingleValue,
        help: "The steps of a season, 7 for days, 12 for months; several times for several.")
    var season: [Int] = []

    @Option(
        parsing: .unconditional,
        help:
            "The standard deviations of a normal variable from which a value is reported (default 2.58, which ordinary values pass once in a hundred)."
    )
    var threshold: Double?

    @Flag(inversion: .prefixedNo, help: "Whether the second field is the start of the series.")
    var startColumn = true

    /// The number of lines held at a time.
    private static let batch = 64

    func validate() throws {
        guard season.allSatisfy((1...ForecastLimits.season).contains),
            Set(season).count == season.count
        else {
            throw ValidationError(
                "--season is a number of steps, 1 to \(ForecastLimits.season), each once.")
        }
        let bounds = AnomalyOptions.thresholds
        guard threshold.map(bounds.contains) ?? true else {
            throw ValidationError(
                "--threshold is \(bounds.lowerBound) to \(Int(bounds.upperBound)) standard deviations."
            )
        }
    }

    func run() throws {
        try reportingFailure {
            let options = try threshold.map { try AnomalyOptions(threshold: $0) }
            let detector = try AnomalyDetector(
                seasons: season, options: options ?? AnomalyOptions())
            var reader = try LineReader(path: input, longestLine: SeriesLine.longest)
            var notices = LayoutNotices(
                input: input,
                reading: SeriesLine.Reading(seasons: [], gaps: .missing, hasStart: startColumn))
            var (number, failures) = (0, 0)
            var skipped = Skipped()
            let bar = ProgressBar(writesMeanwhile: true)
            defer { bar.clear() }
            while true {
                let lines = try reader.next(Self.batch, bytes: SeriesLine.longest)
                guard !lines.isEmpty else { break }
                notices.tell(of: lines, from: number + 1)
                for line in lines {
                    number += 1
                    guard !line.isEmpty else { continue }
                    do {
                        try examine(line, place: "\(input):\(number)", detector, &skipped)
                    } catch let failure as SeriesLine.Failure {
                        bar.clear()
                        Terminal.complain(failure.description)
                        failures += 1
                    }
                }
                bar.show(reader.fractionRead, "\(number)")
            }
            guard reader.hasText else { throw CommandFailure(noSeries: input) }
            try skipped.tell(of: input, besides: failures)
            guard failures == 0 else { throw CommandFailure.unusable(failures, of: input) }
        }
    }

    /// The series that were looked at, and those too short to tell what is unusual in them.
    private struct Skipped {
        private var count = 0
        private var examined = 0
        private var complaints: [String] = []

        /// So many are named one by one.
        private static let mostNamed = 5

        /// Counts a series that is looked at, under the titles if it is the first.
        mutating func examine() {
            if examined == 0 { Terminal.say("series_id,step,value,expected,z,kind") }
            examined += 1
        }

        mutating func skip(_ complaint: String) {
            count += 1
            if count <= Self.mostNamed { complaints.append(complaint) }
        }

        /// Tells which they were, and how many.
        /// - Throws: `CommandFailure` if there was no other line: the file is of another kind.
        func tell(of input: String, besides failures: Int) throws {
            guard examined > 0 || count == 0 || failures > 0 else {
                throw CommandFailure(
                    "\(input): has no series that is long enough; a line holds a series: its name, its start or nothing, then all its values, series_id,start,v1,v2,…",
                    status: CommandFailure.badData)
            }
            for complaint in complaints { Terminal.complain(complaint) }
            if count > Self.mostNamed {
                Terminal.complain("\(input): \(count - Self.mostNamed) more are too short as well")
            }
        }
    }

    private func examine(
        _ line: String, place: String, _ detector: AnomalyDetector, _ skipped: inout Skipped
    ) throws {
        let (name, rest) = try SeriesLine.parts(of: line, place: place)
        let values = try rest.split(separator: ",", omittingEmptySubsequences: false).enumerated()
            .dropFirst(startColumn ? 1 : 0)
            .map { try SeriesLine.value($1, column: $0 + 2, place: place) }
        do {
            let report = try detector.report(on: values)
            skipped.examine()
            for anomaly in report.anomalies {
                Terminal.say(
                    "\(name),\(anomaly.step + 1),\(anomaly.value),\(anomaly.expected),\(anomaly.z),\(anomaly.kind.rawValue)"
                )
            }
        } catch ForecastError.tooShort(let needed) {
            skipped.skip(
                "\(place): \(SeriesLine.shown(name)): fewer than \(needed) values, not looked at")
        }
    }
}

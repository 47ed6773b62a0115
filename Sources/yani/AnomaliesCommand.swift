internal import ArgumentParser
internal import Forecasting
internal import Foundation

/// `yani anomalies`.
struct AnomaliesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "anomalies",
        abstract: "Find what is unusual in series of numbers.",
        discussion: """
            Each line of the file is «series_id,start,v1,v2,…» (empty: missing). Out comes CSV, \
            «series_id,step,value,expected,z,kind»: step 1 is v1, and kind is spike, dip, level_shift, \
            missing_payment or duplicate. Example: yani anomalies --input series.csv --season 7
            """)

    @Option(help: "The series, a line each.")
    var input: String

    @Option(help: "The steps of a season, 7 for days, 12 for months; several times for several.")
    var season: [Int] = []

    @Option(
        help:
            "The standard deviations of a normal variable from which a value is reported (default 2.58, which ordinary values pass once in a hundred)."
    )
    var threshold: Double?

    func validate() throws {
        guard season.allSatisfy({ $0 >= 1 }), Set(season).count == season.count else {
            throw ValidationError("--season is a number of steps from 1 on, each once.")
        }
        guard threshold.map({ $0 > 0 && $0 <= 37 }) ?? true else {
            throw ValidationError("--threshold is above 0 and at most 37.")
        }
    }

    func run() throws {
        try reportingFailure {
            let options = try threshold.map { try AnomalyOptions(threshold: $0) }
            let detector = try AnomalyDetector(
                seasons: season, options: options ?? AnomalyOptions())
            Terminal.say("series_id,step,value,expected,z,kind")
            var number = 0
            var lines = try LineReader(path: input)
            while case let batch = try lines.next(1_024), !batch.isEmpty {
                for line in batch {
                    number += 1
                    if !line.isEmpty { try examine(line, number: number, detector) }
                }
            }
        }
    }

    private func examine(_ line: String, number: Int, _ detector: AnomalyDetector) throws {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        let values = try fields.enumerated().dropFirst(2).map { column, field -> Double? in
            let text = field.trimmingCharacters(in: .whitespaces)
            guard !text.isEmpty else { return nil }
            guard let value = Double(text), value.isFinite else {
                throw CommandFailure(
                    "\(input):\(number):\(column + 1): «\(text)» is no finite number; leave a missing value empty",
                    status: CommandFailure.badData)
            }
            return value
        }
        do {
            for anomaly in try detector.report(on: values).anomalies {
                Terminal.say(
                    "\(fields[0]),\(anomaly.step + 1),\(anomaly.value),\(anomaly.expected),\(anomaly.z),\(anomaly.kind.rawValue)"
                )
            }
        } catch SeriesError.tooShort(let needed) {
            Terminal.complain(
                "\(input):\(number): \(fields[0]): fewer than \(needed) values, not looked at")
        }
    }
}

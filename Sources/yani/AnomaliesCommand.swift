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
            "The standard deviations of a normal variable from which a value is reported (default 2.81, which ordinary values pass once in 200)."
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
            try LineReader.forEachLine(of: input) { line in
                number += 1
                guard !line.isEmpty else { return }
                try examine(line, number: number, detector)
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

/// Reads a text file line by line, so that memory does not grow with it.
enum LineReader {
    private static let chunkSize = 1 << 16

    /// Calls `body` with each line without its end.
    static func forEachLine(of path: String, _ body: (String) throws -> Void) throws {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw CommandFailure(
                "\(path): cannot be read; check its path and rights",
                status: CommandFailure.inputMissing)
        }
        defer { try? file.close() }
        var pending = Data()
        while let chunk = try read(file, path), !chunk.isEmpty {
            pending.append(chunk)
            var start = pending.startIndex
            while let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) {
                try body(text(pending[start..<end]))
                start = end + 1
            }
            pending = Data(pending[start...])
        }
        if !pending.isEmpty { try body(text(pending)) }
    }

    private static func read(_ file: FileHandle, _ path: String) throws -> Data? {
        do {
            return try file.read(upToCount: chunkSize)
        } catch {
            throw CommandFailure("\(path): cannot be read", status: CommandFailure.inputOutput)
        }
    }

    private static func text(_ bytes: Data) -> String {
        let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
        return String(decoding: line, as: UTF8.self)
    }
}

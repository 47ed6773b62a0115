internal import Assistant
internal import Foundation
internal import Insights
internal import Primitives
internal import Reports

extension ReportMaking {
    /// What is wrong, in words.
    static func reason(for error: any Error) -> String {
        switch error {
        case let error as AccountLineError: error.reason
        // The line or the account is named beside it.
        case ReportMaking.Failure.nothing: CommandFailure.nothing
        case let error as ReportMaking.Failure: CommandFailure(error).description
        default: "\(error)"
        }
    }
}

/// `yani report --jsonl`: one account in, one report out, in order, one at a time.
struct ReportStream {
    private let making: ReportMaking

    init(_ making: ReportMaking) {
        self.making = making
    }

    /// Writes a report for each line; an account that cannot be reported on gives
    /// `{"error":…,"line":N}` and a note. Returns how many could not.
    func run() throws -> Int {
        var reader = try LineReader(path: "-")
        var number = 0
        var failures = 0
        while let line = try reader.nextBytes(1).first {
            number += 1
            if line.isBlank { continue }
            do {
                Terminal.say(try making.report(onLine: AccountLine(line)).jsonLine())
            } catch {
                failures += 1
                let reason = ReportMaking.reason(for: error)
                Terminal.say(JSONLine.text(["error": reason, "line": number]))
                Terminal.complain("<stdin>:\(number): \(reason)")
            }
        }
        return failures
    }
}

/// `yani report --batch`: a report for each account, on all cores; a report that a run of the same
/// options made and that is newer than its statement is left alone, so that a run that was stopped
/// goes on.
struct ReportBatch {
    private let making: ReportMaking
    private let format: ReportFormat
    private let output: String
    /// The lines of a file of accounts that are held at once.
    private static let chunk = 256

    init(_ making: ReportMaking, format: ReportFormat, output: String) {
        self.making = making
        self.format = format
        self.output = output
    }

    /// Writes the reports and `index.json`; returns how many accounts could not be reported on.
    func run(on path: String) throws -> Int {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure(
                "\(path): is not there; name a folder of statements or a file of JSON lines",
                status: CommandFailure.inputMissing)
        }
        guard !OutputFile.areSame(path, isFolder.boolValue ? output : "\(output)/index.json") else {
            throw CommandFailure(
                "--output \(output): holds what is read; name another folder for the reports",
                status: CommandFailure.usage)
        }
        let files = isFolder.boolValue ? try Self.statements(in: path) : []
        do {
            try FileManager.default.createDirectory(
                atPath: output, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(
                "\(output): cannot be created; check its rights",
                status: CommandFailure.inputOutput)
        }
        let isResumed = ReportIndex.options(in: output) == options
        if !isResumed { try write(ReportIndex.text([], options: options), to: "index.json") }
        let entries =
            isFolder.boolValue
            ? runFolder(path, files, isResumed: isResumed) : try runFile(path, isResumed: isResumed)
        for entry in entries {
            if let error = entry.error { Terminal.complain("\(entry.account): \(error)") }
        }
        try write(ReportIndex.text(entries, options: options), to: "index.json")
        return entries.count { $0.error != nil }
    }

    /// What the reports depend on besides their statements.
    private var options: String {
        let period = making.period?.description ?? "all"
        let names = [
            making.language.rawValue, making.day.description, period, format.rawValue,
            making.categorizer.fingerprint, making.reading.description,
        ]
        return (names + making.goals.map(\.description)).filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// The names of the files in a folder, which has some.
    private static func statements(in folder: String) throws -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw CommandFailure(
                "\(folder): cannot be read; check its rights", status: CommandFailure.inputOutput)
        }
        let files = names.filter { !$0.hasPrefix(".") }.sorted()
        guard !files.isEmpty else {
            throw CommandFailure(
                "\(folder): holds no statement; name a folder of statements",
                status: CommandFailure.inputMissing)
        }
        return files
    }

    private func runFolder(
        _ folder: String, _ files: [String], isResumed: Bool
    ) -> [ReportIndex.Entry] {
        let bar = ProgressBar()
        defer { bar.clear() }
        let names = ReportFileNames(of: files)
        var entries: [ReportIndex.Entry] = []
        for start in stride(from: 0, to: files.count, by: Self.chunk) {
            let part = Array(files[start..<min(files.count, start + Self.chunk)])
            entries += part.concurrentMap { file in
                let path = "\(folder)/\(file)"
                let account = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
                let name = names.name(of: file, ending: format.ending)
                return make(account, name, from: path, isResumed) {
                    try making.report(onFiles: [path])
                }
            }
            bar.show(
                Double(entries.count) / Double(files.count),
                "\(entries.count)/\(files.count)")
        }
        return entries
    }

    /// A file of JSON lines, read a chunk at a time: memory does not grow with it.
    private func runFile(_ path: String, isResumed: Bool) throws -> [ReportIndex.Entry] {
        var reader = try LineReader(path: path)
        var entries: [ReportIndex.Entry] = []
        var number = 0
        let bar = ProgressBar()
        defer { bar.clear() }
        while true {
            let read = try reader.nextBytes(Self.chunk)
            if read.isEmpty { break }
            let first = number + 1
            number += read.count
            let lines = read.enumerated().map { (first + $0.offset, $0.element) }
                .filter { !$0.1.isBlank }
            entries += lines.concurrentMap { number, line in
                let place = "line-\(number)"
                let account = Result { () throws(AccountLineError) in try AccountLine(line) }
                let name = (try? account.get())?.account
                return make(name ?? place, "\(place).\(format.ending)", from: path, isResumed) {
                    try making.report(onLine: account.get())
                }
            }
            bar.show(reader.fractionRead, "\(entries.count)")
        }
        return entries
    }

    /// Writes the report called `name`; `account` is whose it is where it does not say so.
    private func make(
        _ account: String, _ name: String, from path: String, _ isResumed: Bool,
        _ report: () throws -> FinanceReport
    ) -> ReportIndex.Entry {
        if isResumed, Self.isNewer("\(output)/\(name)", than: path) {
            return ReportIndex.Entry(account: account, file: name, error: nil)
        }
        do {
            let report = try report()
            try write(try format.rendered(report), to: name)
            return ReportIndex.Entry(
                account: report.account ?? account, file: name, error: nil)
        } catch {
            return ReportIndex.Entry(
                account: account, file: nil, error: ReportMaking.reason(for: error))
        }
    }

    private func write(_ text: String, to name: String) throws {
        try OutputFile.write(text, to: "\(output)/\(name)")
    }

    private static func isNewer(_ path: String, than source: String) -> Bool {
        let dates = [path, source].map { path in
            (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        }
        guard let made = dates[0], let changed = dates[1] else { return false }
        return made >= changed
    }
}

extension Data {
    /// Whether there is nothing in a line but blanks.
    fileprivate var isBlank: Bool {
        allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}

/// The list of a batch's reports.
enum ReportIndex {
    /// One account: its report's file, or why it has none.
    struct Entry: Sendable {
        let account: String
        let file: String?
        let error: String?
    }

    /// - Parameter options: what the reports depend on besides their statements.
    static func text(_ entries: [Entry], options: String) -> String {
        let items = entries.map { entry -> [String: Any] in
            var item: [String: Any] = ["account": entry.account]
            if let file = entry.file { item["file"] = file }
            if let error = entry.error { item["error"] = error }
            return item
        }
        return JSONLine.text(["options": options, "reports": items]) + "\n"
    }

    /// The options of the run that wrote the list in `folder`; nil where there is none.
    static func options(in folder: String) -> String? {
        struct Index: Decodable { let options: String? }
        let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/index.json"))
        return data.flatMap { try? JSONDecoder().decode(Index.self, from: $0) }?.options
    }
}

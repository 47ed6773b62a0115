public import ArgumentParser
internal import Assistant
internal import Foundation
internal import Insights
internal import Primitives
public import Reports

/// `yani report`.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Turn statements, or the wallet, into a report.",
        discussion: """
            Examples:
              yani report --input statement.csv --language fr --output report.html
              yani report --batch statements/ --output reports/
              yani report --jsonl < accounts.jsonl > reports.jsonl
              yani report --input statement.csv --by-month > sums.csv
            Several files are one account where their rows or balances show it, else an account each; their \
            balances are added. --jsonl and --batch end with status 65 where an account could not be \
            reported on.
            """)

    @OptionGroup var shared: SharedOptions

    @Option(parsing: .upToNextOption, help: "Statements to report on (default: the wallet).")
    var input: [String] = []

    @OptionGroup var reading: StatementOptions

    @Option(help: "html, json, text or csv (default: by the output's ending, else text).")
    var format: ReportFormat?

    @Option(help: "Where to write: a file, or a folder with --batch (default: standard output).")
    var output: String?

    @Option(help: "The days to report on, such as 2026-01-01/2026-07-01 (default: all).")
    var period: String?

    @Option(
        name: .customLong("goal"),
        help: "What you save for, such as holiday=1500 or holiday=250/1500@2027-07-01.")
    var goals: [String] = []

    @Option(help: "Say what a figure rests on: a transaction, a month, a category, an identifier.")
    var explain: String?

    @Option(help: "A folder of statements, or a file of accounts as JSON lines: a report each.")
    var batch: String?

    @Flag(help: "Read accounts as JSON lines, write a report as a JSON line for each.")
    var jsonl = false

    @Flag(help: "Only the sums by month and category of one statement, of any size, as CSV.")
    var byMonth = false

    func validate() throws {
        guard period == nil || interval != nil else {
            throw ValidationError(
                "--period “\(period ?? "")” is no interval such as 2026-01-01/2026-07-01.")
        }
        let days = period?.split(separator: "/").compactMap { Day(String($0)) } ?? []
        if let start = days.first, let end = days.last, end < start {
            throw ValidationError("--period ends on \(end), before it starts on \(start).")
        }
        if let goal = goals.first(where: { SavingsGoal($0) == nil }) {
            throw ValidationError(
                "--goal “\(goal)” is no goal with an amount above 0, such as holiday=250/1500@2027-07-01."
            )
        }
        let today = shared.today
        if let goal = goals.first(where: { SavingsGoal($0)?.isPast(on: today) == true }) {
            throw ValidationError("--goal “\(goal)” is to be reached on a day that is past.")
        }
        guard batch == nil || output != nil else {
            throw ValidationError("--batch writes a folder: name it with --output.")
        }
        guard !input.isEmpty || batch != nil || reading.isSilent else {
            throw ValidationError(
                "What says how to read statements needs one: name it with --input or --batch.")
        }
        let modes = [batch != nil, jsonl, explain != nil, byMonth].count { $0 }
        guard modes <= 1 else {
            throw ValidationError(
                "--batch, --jsonl, --explain and --by-month exclude each other.")
        }
        if let ignored = ignoredOption {
            throw ValidationError("\(ignored.mode) does not go with \(ignored.option).")
        }
        guard batch != nil || format != nil || outputEnding == nil || outputFormat != nil else {
            throw ValidationError(
                "--output ends with .\(outputEnding ?? ""), not .html, .json, .txt or .csv: "
                    + "name the form with --format.")
        }
        guard !byMonth || input.count == 1 && (format ?? outputFormat ?? .csv) == .csv else {
            throw ValidationError("--by-month writes CSV of one statement: name it with --input.")
        }
    }

    func run() throws {
        try reportingFailure {
            if jsonl { return try Self.end(failures: try ReportStream(making).run()) }
            if let batch, let output {
                let run = ReportBatch(try making, format: format ?? .html, output: output)
                return try Self.end(failures: run.run(on: batch))
            }
            try OutputFile.requireRoom(for: [output].compactMap(\.self), besides: input)
            if byMonth { return try writeMonthlySums() }
            let report = try makeReport()
            if let explain {
                guard let text = report.explanation(of: explain) else {
                    throw CommandFailure(
                        "--explain \(explain): nothing in the report has this identifier; the JSON and CSV forms list them",
                        status: CommandFailure.badData)
                }
                return Terminal.say(String(text.dropLast()))
            }
            try write(try chosenFormat.rendered(report))
            // Last: a failure is one line.
            for source in report.sources { tell(source.assumed, of: source.file) }
        }
    }

    /// Ends the command where accounts could not be reported on, which were named.
    private static func end(failures: Int) throws {
        if failures > 0 { throw ExitCode(CommandFailure.badData) }
    }

    private var interval: DayInterval? { period.flatMap(DayInterval.init) }

    private var making: ReportMaking {
        get throws {
            ReportMaking(
                language: shared.displayLanguage, day: shared.today, period: interval,
                goals: goals.compactMap(SavingsGoal.init), categorizer: try shared.categorizer(),
                reading: try reading.chosen(home: shared.homePath))
        }
    }

    private func write(_ text: String) throws {
        guard let output else {
            return Terminal.put(text)
        }
        try OutputFile.write(text, to: output)
        Terminal.note("\(output)\n")
    }

    /// Says what was assumed of a file or is missing from it.
    private func tell(_ remarks: [String], of file: String) {
        let colon = shared.displayLanguage.colon
        for remark in remarks { Terminal.complain("\(file)\(colon) \(remark)") }
    }

    private func unread(_ count: Int) -> String {
        switch shared.displayLanguage {
        case .english:
            count == 1
                ? "1 row not read; “yani import --dry-run” names it"
                : "\(count) rows not read; “yani import --dry-run” names them"
        case .french:
            count == 1
                ? "1 ligne non lue\u{A0}; «\u{A0}yani import --dry-run\u{A0}» dit laquelle"
                : "\(count) lignes non lues\u{A0}; «\u{A0}yani import --dry-run\u{A0}» dit lesquelles"
        }
    }

    private func writeMonthlySums() throws {
        let making = try making
        let (sums, assumed, rejectedCount) = try making.monthlySums(ofFile: input[0])
        let text: String
        do throws(InsightError) {
            text = try sums.csv()
        } catch {
            throw CommandFailure(
                error == .noTransactions
                    ? making.failure(ofNothingIn: input[0]) : .analysis(error))
        }
        try write(text)
        tell(assumed + (rejectedCount > 0 ? [unread(rejectedCount)] : []), of: input[0])
    }

    private func makeReport() throws -> FinanceReport {
        input.isEmpty
            ? try making.report(onWallet: try shared.existingWallet().store)
            : try making.report(onFiles: input)
    }

    private var chosenFormat: ReportFormat {
        format ?? outputFormat ?? .text
    }

    /// What stands behind the last point of the output's name, nil where there is none.
    private var outputEnding: String? {
        output.map { URL(fileURLWithPath: $0).pathExtension }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// An option that says nothing where the report is made as another asks; nil without one.
    private var ignoredOption: (mode: String, option: String)? {
        let (hasInput, hasOutput) = (!input.isEmpty, output != nil)
        let ignored: [(Bool, String, String)] = [
            (jsonl && hasInput, "--jsonl", "--input: it reads standard input"),
            (jsonl && hasOutput, "--jsonl", "--output: it writes to standard output"),
            (jsonl && (format ?? .json) != .json, "--jsonl", "another --format than json"),
            (batch != nil && hasInput, "--batch", "--input: it names what is read itself"),
            (explain != nil && hasOutput, "--explain", "--output: it writes to standard output"),
            (explain != nil && format != nil, "--explain", "--format: it writes text"),
            (byMonth && !goals.isEmpty, "--by-month", "--goal: it writes sums alone"),
        ]
        return ignored.first(where: \.0).map { ($0.1, $0.2) }
    }

    /// The form the output's ending says; nil where it has none or one we do not write.
    private var outputFormat: ReportFormat? { outputEnding.flatMap(ReportFormat.init(ending:)) }
}

extension ReportFormat: ExpressibleByArgument {}

internal import ArgumentParser
internal import Assistant
internal import Foundation
internal import Primitives
internal import Reports

/// `yani report`.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Turn statements, or the wallet, into a report.",
        discussion: "Example: yani report --input statement.csv --language fr --output report.html")

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case html, json, text
    }

    @OptionGroup var shared: SharedOptions

    @Option(parsing: .upToNextOption, help: "Statements to report on (default: the wallet).")
    var input: [String] = []

    @Option(help: "html, json or text (default: by the output's ending, else text).")
    var format: Format?

    @Option(help: "Where to write (default: standard output).")
    var output: String?

    func run() throws {
        try reportingFailure {
            let text = rendered(try makeReport())
            guard let output else {
                return Terminal.put(text)
            }
            do {
                try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
            } catch {
                throw CommandFailure(
                    "\(output): cannot be written; check the folder and its rights",
                    status: CommandFailure.inputOutput)
            }
            Terminal.note("\(output)\n")
        }
    }

    private func makeReport() throws -> FinanceReport {
        guard input.isEmpty else {
            return try ReportMaking.report(
                onFiles: input, language: shared.displayLanguage, day: shared.today)
        }
        return try ReportMaking.report(
            onWallet: try shared.openWallet().store, language: shared.displayLanguage,
            day: shared.today)
    }

    private func rendered(_ report: FinanceReport) -> String {
        let ending = output.map { URL(fileURLWithPath: $0).pathExtension }
        switch format ?? ending.flatMap(Format.init(rawValue:)) ?? .text {
        case .html: return report.html()
        case .json: return report.json()
        case .text: return report.text()
        }
    }
}

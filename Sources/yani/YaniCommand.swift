internal import ArgumentParser
internal import Forecasting

/// The command `yani`.
struct YaniCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "yani",
        abstract: "A private money assistant: talk to your wallet, understand your statements.",
        discussion: """
            Everything stays on this machine. Try “yani chat”, or “yani report --input statement.csv \
            --output report.html”.
            """,
        version: "0.1.0",
        subcommands: [
            ChatCommand.self, UnderstandCommand.self, ImportCommand.self, ExportCommand.self,
            ReportCommand.self, CategorizeCommand.self, ForecastCommand.self, AnomaliesCommand.self,
            EntitiesCommand.self,
            WalletCommand.self, AutopayCommand.self, SubscriptionCommand.self,
            TrainCommand.self, EvaluateCommand.self, ClassifyCommand.self,
        ])
}

@main
enum Main {
    /// Runs the command the arguments name; what is wrong with them is one line, as every error is.
    static func main() {
        IdleThreads.end()
        do {
            var command = try YaniCommand.parseAsRoot()
            try command.run()
        } catch {
            // A status alone comes from a command that said what is wrong.
            guard !(error is ExitCode), YaniCommand.exitCode(for: error) == .validationFailure
            else {
                YaniCommand.exit(withError: error)
            }
            let message = YaniCommand.message(for: error)
            let reason =
                message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
            let clause = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
            Terminal.complain("\(clause); see “yani --help” or “yani help COMMAND”")
            YaniCommand.exit(withError: ExitCode.validationFailure)
        }
    }
}

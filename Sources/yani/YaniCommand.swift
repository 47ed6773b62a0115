internal import ArgumentParser

/// The command `yani`.
@main
struct YaniCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "yani",
        abstract: "A private money assistant: talk to your wallet, understand your statements.",
        discussion: """
            Everything stays on this machine. Try «yani chat», or «yani report --input statement.csv \
            --output report.html».
            """,
        version: "0.1.0",
        subcommands: [
            ChatCommand.self, UnderstandCommand.self, ImportCommand.self, ExportCommand.self,
            ReportCommand.self,
            WalletCommand.self, AutopayCommand.self, SubscriptionCommand.self,
            AnomaliesCommand.self, EntitiesCommand.self, TrainCommand.self, EvaluateCommand.self,
        ])
}

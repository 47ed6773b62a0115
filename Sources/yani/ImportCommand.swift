internal import ArgumentParser
internal import Assistant
internal import Wallet

/// `yani import`.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract:
            "Bring bank statements (CSV) into the wallet; what is there already is left alone.")

    @OptionGroup var shared: SharedOptions

    @Argument(help: "The statements.")
    var files: [String]

    @Option(help: "The account they are of (default: what the file says).")
    var account: String?

    @Flag(help: "Read and say what is in the files; write nothing.")
    var dryRun = false

    @Flag(help: "One JSON object a file.")
    var json = false

    @Flag(help: "One JSON object a transaction instead; writes nothing.")
    var transactions = false

    func run() throws {
        try reportingFailure {
            let readOnly = dryRun || transactions
            let wallet = readOnly ? nil : try shared.openWallet()
            for file in files {
                let statement = try StatementImport(path: file)
                if transactions {
                    statement.transactionLines().forEach(Terminal.say)
                    continue
                }
                let summary = try WalletCommand.checked(wallet?.path ?? file) {
                    () throws(WalletError) in
                    try statement.post(to: wallet?.store, accountNamed: account)
                }
                tell(summary, of: file)
            }
        }
    }

    private func tell(_ summary: StatementImport.Summary, of file: String) {
        guard !json else { return Terminal.say(summary.json) }
        let added = summary.transactionCount - summary.duplicateCount
        Terminal.say(
            "\(file): \(added) added, \(summary.duplicateCount) already there, \(summary.rejected.count) not read"
        )
        for reason in summary.rejected { Terminal.complain("\(file): \(reason)") }
    }
}

internal import ArgumentParser
internal import Assistant
internal import Foundation
internal import Wallet

/// `yani export`.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write an account of the wallet for another program.",
        discussion: "Example: yani export --account compte --output compte.beancount")

    @OptionGroup var shared: SharedOptions

    @Option(help: "The account (default: the first of the wallet).")
    var account: String?

    @Option(
        help:
            "beancount, journal (hledger, ledger), csv, json or ofx (default: by the output's ending, else csv)."
    )
    var format: String?

    @Option(help: "Where to write (default: standard output).")
    var output: String?

    func validate() throws {
        if let format, !AccountExport.formats.contains(format) {
            throw ValidationError(
                "--format is one of \(AccountExport.formats.joined(separator: ", ")), not “\(format)”."
            )
        }
    }

    func run() throws {
        try reportingFailure {
            let (store, path) = try shared.existingWallet()
            let text = try WalletCommand.checked(path) { () throws(WalletError) in
                try AccountExport.text(of: store, accountNamed: account, format: chosenFormat)
            }
            guard let output else { return Terminal.put(text ?? "") }
            try OutputFile.write(text ?? "", to: output)
        }
    }

    private var chosenFormat: String {
        let ending = output.map { URL(fileURLWithPath: $0).pathExtension }
        return format ?? ending.flatMap(AccountExport.format) ?? "csv"
    }
}

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
        guard format != nil || ending == nil || endingFormat != nil else {
            throw ValidationError(
                "--output ends with .\(ending ?? ""), which is of no form we write: "
                    + "name the form with --format.")
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
        format ?? endingFormat ?? "csv"
    }

    /// What stands behind the last point of the output's name, nil where there is none.
    private var ending: String? {
        output.map { URL(fileURLWithPath: $0).pathExtension }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The form the ending says; nil where it has none or one we do not write.
    private var endingFormat: String? { ending.flatMap(AccountExport.format) }
}

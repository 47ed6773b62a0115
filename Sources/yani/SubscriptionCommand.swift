internal import ArgumentParser
internal import Wallet

/// `yani subscription`.
struct SubscriptionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "subscription", abstract: "What changing a subscription comes to.",
        subcommands: [Prorate.self])

    /// `yani subscription prorate`.
    struct Prorate: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prorate one plan change a line of standard input, one JSON object a line.")

        func run() throws {
            try answeringLines { line throws(CaseError) in
                try ProrationCase(jsonLine: line).jsonLine
            }
        }
    }
}

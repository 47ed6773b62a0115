internal import ArgumentParser
internal import Assistant
internal import Foundation
internal import Primitives
internal import Wallet

/// `yani wallet`.
struct WalletCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wallet", abstract: "Look after the wallet itself.",
        subcommands: [Verify.self, Show.self, AddContact.self])

    /// `yani wallet verify`.
    struct Verify: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Check that every entry balances and follows from the one before it.")

        @OptionGroup var shared: SharedOptions

        @Flag(help: "Write a JSON object.")
        var json = false

        /// What is written as JSON.
        private struct Outcome: Encodable {
            let path: String
            let entries: Int
            let postings: Int
            let head: String
        }

        func run() throws {
            try reportingFailure {
                let (store, path) = try shared.existingWallet()
                let report = try WalletCommand.checked(path) { () throws(WalletError) in
                    try store.verify()
                }
                if let fault = report.firstFault {
                    throw CommandFailure(
                        "\(path): entry \(fault.entry) \(fault.reason); restore the file from a backup",
                        status: CommandFailure.badData)
                }
                guard !json else {
                    return try Terminal.say(
                        json: Outcome(
                            path: path, entries: report.entryCount,
                            postings: report.postingCount, head: report.head))
                }
                Terminal.say(
                    "\(path): \(report.entryCount) entries, \(report.postingCount) postings, all balanced and chained, head \(report.head)"
                )
            }
        }
    }

    /// `yani wallet show`.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the accounts with their balances, and the contacts.")

        @OptionGroup var shared: SharedOptions

        @Flag(help: "Write a JSON object.")
        var json = false

        /// What is shown.
        private struct Content: Encodable {
            struct Account: Encodable {
                let name: String
                /// Absent where nobody knows, as the account's statements say none.
                let balance: String?
            }
            struct Person: Encodable {
                let name: String
                let aliases: [String]
                let iban: String?
            }
            let accounts: [Account]
            let contacts: [Person]
        }

        func run() throws {
            try reportingFailure {
                let (store, path) = try shared.existingWallet()
                let (balances, contacts) = try WalletCommand.checked(path) {
                    () throws(WalletError) in
                    var balances: [(name: String, balance: Money?)] = []
                    for account in try store.accounts() {
                        balances.append((account.name, try store.knownBalance(of: account)))
                    }
                    return (balances, try store.contacts())
                }
                guard !json else {
                    return try Terminal.say(
                        json: Content(
                            accounts: balances.map {
                                .init(name: $0.name, balance: $0.balance?.canonicalString)
                            },
                            contacts: contacts.map {
                                .init(name: $0.name, aliases: $0.aliases, iban: $0.iban?.masked)
                            }))
                }
                let language = shared.displayLanguage
                let unknown = language == .french ? "solde inconnu" : "balance unknown"
                for (name, balance) in balances {
                    Terminal.say("\(name)\t\(balance?.formatted(in: language) ?? unknown)")
                }
                for contact in contacts {
                    Terminal.say("\(contact.name)\t\(contact.iban?.masked ?? "")")
                }
            }
        }
    }

    /// `yani wallet add-contact`.
    struct AddContact: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add-contact",
            abstract: "Add somebody who can be paid, or change who is there by that name.",
            discussion: "What is not given stays: --iban alone keeps the other names.")

        @OptionGroup var shared: SharedOptions

        @Argument(help: "The full name.")
        var name: String

        @Option(help: "Another name you call them by; may be repeated.")
        var alias: [String] = []

        @Option(help: "Their IBAN.")
        var iban: String?

        func validate() throws {
            guard name.contains(where: { !$0.isWhitespace }) else {
                throw ValidationError("The name is empty.")
            }
            guard iban == nil || IBAN(iban ?? "") != nil else {
                throw ValidationError("--iban “\(iban ?? "")” is no IBAN: check its digits.")
            }
        }

        func run() throws {
            try reportingFailure {
                let (store, path) = try shared.openWallet()
                try WalletCommand.checked(path) { () throws(WalletError) in
                    let known = try store.contacts().first { $0.name == name }
                    try store.save(
                        Contact(
                            id: known?.id ?? ContactID(rawValue: UUID().uuidString), name: name,
                            aliases: alias.isEmpty ? known?.aliases ?? [] : alias,
                            iban: iban.flatMap { IBAN($0) } ?? known?.iban))
                }
            }
        }
    }

    /// Returns what `body` returns; a wallet's error becomes a failure that names its file.
    static func checked<Value>(
        _ path: String, _ body: () throws(WalletError) -> Value
    ) throws -> Value {
        do {
            return try body()
        } catch {
            throw CommandFailure(error, path: path)
        }
    }
}

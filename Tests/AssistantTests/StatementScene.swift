import Assistant
import Foundation
import Testing
import Understanding
import Wallet

/// A wallet that holds nothing but statements, which questions are asked of; none changes anything.
struct StatementScene {
    let interpreter: Interpreter
    let wallet: WalletStore
    let account: WalletAccount
    let zone: TimeZone

    /// - Parameter statements: the CSV of each account, by its name.
    init(_ statements: [(account: String, text: String)]) throws {
        interpreter = try Interpreter.shared.get()
        wallet = try WalletStore(path: ":memory:")
        zone = try #require(TimeZone(identifier: "Europe/Paris"))
        for (name, text) in statements {
            let url = FileManager.default.temporaryDirectory
                .appendingPathComponent("yani-scene-\(UUID().uuidString).csv")
            defer { try? FileManager.default.removeItem(at: url) }
            try Data(text.utf8).write(to: url)
            _ = try StatementImport(path: url.path).post(to: wallet, accountNamed: name)
        }
        account = try #require(try PayingAccount.found(in: wallet))
    }

    /// What is answered to one sentence after the other at an instant, spaces as they are typed.
    func replies(to said: [String], at instant: String) throws -> [String] {
        var conversation = Conversation(
            interpreter: interpreter, wallet: wallet, account: account,
            settings: .init(timeZone: zone, language: nil, session: "test"))
        let now = try #require(try? Date(instant, strategy: .iso8601))
        return try said.map { text in
            try conversation.reply(to: text, at: now).reply
                .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
    }
}

internal import ArgumentParser
internal import Assistant
internal import Foundation
internal import Primitives
internal import Understanding
internal import Wallet

/// `yani chat`.
struct ChatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chat", abstract: "Talk with Yani in French or English.",
        discussion: """
            In the conversation: /help /contacts /history /dismiss N
            /language fr|en|auto /json /quit (or quit, exit, quitter).
            A new wallet starts with play money and three contacts, so that there is something to \
            try; one that holds statements starts with nothing more.
            """)

    @OptionGroup var shared: SharedOptions

    @Flag(help: "One user turn per line of standard input, one JSON object per line out.")
    var json = false

    @Option(help: "A JSON file to fill a fresh wallet from; nothing touches --home.")
    var fixture: String?

    @Option(help: "Where to write, at exit, what was posted, one JSON object a line.")
    var effects: String?

    @Option(help: "Where to write the wallet, at exit, in the fixture's shape.")
    var state: String?

    func run() throws {
        try reportingFailure {
            try OutputFile.requireRoom(for: [effects, state].compactMap(\.self), besides: [])
            let interpreter = try shared.loadInterpreter()
            var session = try ChatSession(
                open(), interpreter: interpreter, shared: shared, json: json)
            // What was done is written also where the conversation broke off.
            let talk = Result { try session.run() }
            try session.finish(effects: effects, state: state)
            try talk.get()
        }
    }

    /// The wallet to talk about: the fixture's, or the one at home, filled on its first day.
    private func open() throws -> ChatSession.Opening {
        guard let fixture else {
            let (store, path) = try shared.openWallet()
            return try opening(store, path: path)
        }
        let data = try InputFile.contents(of: fixture)
        do {
            let content = try Fixture(json: data)
            let zone = try content.tz.map { try Self.zone($0, of: fixture) } ?? shared.zone
            let instant = try content.now.map { try Self.instant($0, in: zone, of: fixture) }
            let now = shared.now == nil ? instant ?? shared.instant : shared.instant
            let store = try WalletStore(path: ":memory:")
            let account = try content.fill(store, at: now, in: zone)
            return .init(
                store: store, path: fixture, account: account, fixedNow: now, zone: zone,
                usualLanguage: content.locale.flatMap {
                    LocaleName($0).language.flatMap { Language(rawValue: String($0.prefix(2))) }
                },
                putsMonthFirst: content.locale.map { LocaleName($0).putsMonthFirst } ?? false,
                isNew: false, historyPath: nil)
        } catch let error as Fixture.Invalid {
            throw CommandFailure("\(fixture): \(error.reason)", status: CommandFailure.badData)
        }
    }

    private static func zone(_ name: String, of fixture: String) throws -> TimeZone {
        if let zone = TimeZone(identifier: name) { return zone }
        throw CommandFailure(
            "\(fixture): tz “\(name)” is no time zone; write one such as Europe/Paris",
            status: CommandFailure.badData)
    }

    private static func instant(
        _ text: String, in zone: TimeZone, of fixture: String
    ) throws -> Date {
        if let instant = InstantText.instant(text, in: zone) { return instant }
        throw CommandFailure(
            "\(fixture): now “\(text)” is no instant; write 2026-11-20T10:00:00+01:00",
            status: CommandFailure.badData)
    }

    private func opening(_ store: WalletStore, path: String) throws -> ChatSession.Opening {
        let account: WalletAccount
        let isNew: Bool
        do {
            let found = try PayingAccount.found(in: store)
            isNew = found == nil
            account = try found ?? Welcome.fill(store, at: shared.instant, in: shared.zone)
        } catch let error as WalletError {
            throw CommandFailure(error, path: path)
        }
        return .init(
            store: store, path: path, account: account,
            fixedNow: shared.now == nil ? nil : shared.instant, zone: shared.zone,
            usualLanguage: Terminal.isInteractive && !json ? shared.displayLanguage : nil,
            putsMonthFirst: Terminal.isInteractive && !json
                && LocaleName(Terminal.locale(for: "LC_TIME")).putsMonthFirst,
            isNew: isNew,
            historyPath: shared.homePath + "/history")
    }
}

/// What a wallet holds on its first day: play money and a few people, to have something to try.
enum Welcome {
    static let balance = Money(minorUnits: 100_000, currency: .eur)
    static let names = ["Marie Dupont", "Paul Martin", "Zoé Lefèvre"]

    static func fill(
        _ store: WalletStore, at instant: Date, in zone: TimeZone
    ) throws -> WalletAccount {
        var fixture = Fixture()
        fixture.balance = balance.canonicalString
        let account = try fixture.fill(store, at: instant, in: zone)
        for (index, name) in names.enumerated() {
            try store.save(Contact(id: ContactID(rawValue: "welcome-\(index + 1)"), name: name))
        }
        return account
    }
}

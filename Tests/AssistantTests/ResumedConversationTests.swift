import Assistant
import Dialogue
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// Conversations that are cut off: by an error, a crash, a copy, or a name that is used again.
struct ResumedConversationTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("yani-\(UUID().uuidString)")
    private let wallet: WalletStore
    private let account: WalletAccount
    private let zone: TimeZone
    private static let now = ConversationTests.now

    init() throws {
        zone = try #require(TimeZone(identifier: "Europe/Paris"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        wallet = try WalletStore(path: folder.appendingPathComponent("wallet.sqlite").path)
        account = try Fixture(json: Data(OrderTalkTests.fresh.utf8)).fill(
            wallet, at: Self.now, in: zone, pinCost: 2)
    }

    private func conversation(
        resuming snapshot: Conversation.Snapshot? = nil, session: String = "device-7"
    ) throws -> Conversation {
        Conversation(
            interpreter: try Interpreter.shared.get(), wallet: wallet, account: account,
            settings: .init(timeZone: zone, language: nil, session: session),
            resuming: snapshot)
    }

    private func balance() throws -> String { try wallet.balance(of: account).canonicalString }

    /// A snapshot as another process reads it.
    private func stored(_ snapshot: Conversation.Snapshot) throws -> Conversation.Snapshot {
        let data = try JSONEncoder().encode(snapshot)
        let read = try JSONDecoder().decode(Conversation.Snapshot.self, from: data)
        #expect(read == snapshot)
        return read
    }

    @Test func whatAwaitsAYesIsConfirmedInAnotherProcess() throws {
        var first = try conversation()
        _ = try first.reply(to: "envoie 50 euros à Marie", at: Self.now)
        var second = try conversation(resuming: stored(first.snapshot))
        let told = try second.reply(to: "oui", at: Self.now.addingTimeInterval(60))
        #expect(told.reply.contains("C’est fait"))
        #expect(try balance() == "950.00 EUR")
        var third = try conversation(resuming: stored(second.snapshot))
        _ = try third.reply(to: "annule", at: Self.now.addingTimeInterval(120))
        _ = try third.reply(to: "oui", at: Self.now.addingTimeInterval(130))
        #expect(try balance() == "1000.00 EUR")
    }

    @Test func aYesWhoseAnswerWasLostIsToldAsDoneBefore() throws {
        var first = try conversation()
        _ = try first.reply(to: "envoie 50 euros à Marie", at: Self.now)
        let kept = try stored(first.snapshot)
        _ = try first.reply(to: "oui", at: Self.now)
        var second = try conversation(resuming: kept)
        // Later than a restatement is good for: it was said in time.
        let told = try second.reply(to: "oui", at: Self.now.addingTimeInterval(600))
        #expect(told.reply.contains("rien n’a été refait"), "\(told.reply)")
        #expect(told.reply.contains("50,00\u{A0}€ à Marie Dupont"))
        #expect(told.problem == .duplicate && told.done.isEmpty)
        #expect(try balance() == "950.00 EUR")
        // What was done before can be taken back all the same.
        _ = try second.reply(to: "annule", at: Self.now.addingTimeInterval(620))
        _ = try second.reply(to: "oui", at: Self.now.addingTimeInterval(630))
        #expect(try balance() == "1000.00 EUR")
        #expect(try wallet.verify().firstFault == nil)
    }

    @Test func aPINWhoseAnswerWasLostIsNotSetAnew() throws {
        var first = try conversation()
        _ = try first.reply(to: "change mon code PIN", at: Self.now)
        let kept = try stored(first.snapshot)
        _ = try first.reply(to: "4321", at: Self.now)
        let written = String(decoding: try JSONEncoder().encode(first.snapshot), as: UTF8.self)
        #expect(!written.contains("4321"))
        var second = try conversation(resuming: kept)
        let told = try second.reply(to: "4321", at: Self.now)
        #expect(told.problem == .duplicate && told.done.isEmpty)
        #expect(try second.reply(to: "quel est mon solde ?", at: Self.now).done.count == 1)
    }

    @Test func aSessionsNameThatIsUsedAgainPaysAgain() throws {
        for minutes in 0..<2 {
            let now = Self.now.addingTimeInterval(Double(minutes) * 60)
            var talk = try conversation()
            _ = try talk.reply(to: "envoie 50 euros à Marie", at: now)
            let told = try talk.reply(to: "oui", at: now)
            #expect(told.reply.contains("C’est fait") && told.done.count == 1)
        }
        #expect(try balance() == "900.00 EUR")
    }

    @Test func aCopyNeverTellsAsDoneWhatItDidNotDo() throws {
        var one = try conversation()
        _ = try one.reply(to: "envoie 50 euros à Marie", at: Self.now)
        var other = one
        _ = try one.reply(to: "oui", at: Self.now)
        #expect(try other.reply(to: "oui", at: Self.now).done.isEmpty)
        #expect(try balance() == "950.00 EUR")
        _ = try one.reply(to: "envoie 5 euros à Paul", at: Self.now)
        _ = try one.reply(to: "oui", at: Self.now)
        _ = try other.reply(to: "envoie 7 euros à Zoé", at: Self.now)
        let told = try other.reply(to: "oui", at: Self.now)
        #expect(told.done.isEmpty && told.problem == .duplicate)
        #expect(told.reply.contains("rien de plus n’a été fait"), "\(told.reply)")
        #expect(try balance() == "945.00 EUR")
    }

    @Test func aStandingOrderOfACopyIsToldAsDoneOnce() throws {
        var one = try conversation()
        _ = try one.reply(to: "programme 10 euros à Paul tous les mois le 5", at: Self.now)
        var other = one
        #expect(try one.reply(to: "oui", at: Self.now).done.count == 1)
        #expect(try other.reply(to: "oui", at: Self.now).done.isEmpty)
        #expect(try wallet.orders(.active).count == 1)
    }

    /// Says a turn while another process writes; it throws.
    private func sayWhileBusy(_ text: String, to talk: inout Conversation) throws {
        let other = try WalletStore(path: folder.appendingPathComponent("wallet.sqlite").path)
        var copy = talk
        try other.atomically { _ throws(WalletError) in
            do throws(WalletError) {
                _ = try copy.reply(to: text, at: Self.now)
                Issue.record("It did not throw.")
            } catch {
                #expect(error == .busy)
            }
        }
        talk = copy
    }

    @Test func aThrowWhileAPINIsSetLeavesTheConversationAsItWas() throws {
        var talk = try conversation()
        let asked = try talk.reply(to: "change mon code PIN", at: Self.now)
        #expect(asked.expectsSecret)
        try sayWhileBusy("4321", to: &talk)
        let told = try talk.reply(to: "4321", at: Self.now)
        #expect(told.jsonLine().contains(#""operation":"change_pin""#), "\(told.reply)")
        #expect(try wallet.security().hasPIN)
        #expect(try talk.reply(to: "quel est mon solde ?", at: Self.now).done.count == 1)
    }

    @Test func whatFallsDueIsPaidOnTheTurnAfterOneThatThrew() throws {
        try schedule(on: Day(at: Self.now, in: zone))
        var talk = try conversation()
        try sayWhileBusy("quel est mon solde ?", to: &talk)
        let told = try talk.reply(to: "quel est mon solde ?", at: Self.now)
        #expect(told.reply.contains("30,00\u{A0}€ à Loyer"))
        #expect(told.notices.count == 1)
        #expect(told.jsonLine().contains(#""kind":"paid""#))
        #expect(try talk.reply(to: "quel est mon solde ?", at: Self.now).notices.isEmpty)
        #expect(try balance() == "970.00 EUR")
    }

    @Test func whatFallsDueIsPaidOnceALockedWalletIsOpened() throws {
        try schedule(on: Day(at: Self.now, in: zone))
        try wallet.change(.setWalletLocked(true), key: IdempotencyKey(rawValue: "lock"))
        var talk = try conversation()
        #expect(try talk.reply(to: "quel est mon solde ?", at: Self.now).notices.isEmpty)
        try wallet.change(.setWalletLocked(false), key: IdempotencyKey(rawValue: "unlock"))
        let told = try talk.reply(to: "quel est mon solde ?", at: Self.now)
        #expect(told.reply.contains("30,00\u{A0}€ à Loyer"))
        #expect(try balance() == "970.00 EUR")
    }

    private func schedule(on day: Day) throws {
        _ = try wallet.schedule(
            OrderTerms(
                account: account, counterparty: .named("Loyer"),
                amount: Money(minorUnits: 3_000, currency: .eur), firstDay: day),
            key: IdempotencyKey(rawValue: "rent"))
    }

    @Test func aRequestThatEndedIsNotToldOf() throws {
        _ = try wallet.createRequest(
            .incoming, with: .named("Karim"), amount: Money(minorUnits: 1_200, currency: .eur),
            note: nil, expires: Self.now.addingTimeInterval(600), at: Self.now,
            key: IdempotencyKey(rawValue: "request"))
        var talk = try conversation()
        let question = "quelles demandes j'ai reçues ?"
        #expect(try talk.reply(to: question, at: Self.now).reply.contains("Karim"))
        let later = Self.now.addingTimeInterval(601)
        #expect(try !talk.reply(to: question, at: later).reply.contains("Karim"))
    }

    @Test func aReportIsReadBackAsItWasWritten() throws {
        var talk = try conversation()
        for text in [
            "envoie 50 euros à Marie", "oui", "quel est mon solde ?", "envoie 9999 à Paul",
        ] {
            let report = try talk.reply(to: text, at: Self.now)
            let data = try JSONEncoder().encode(report)
            #expect(try JSONDecoder().decode(TurnReport.self, from: data) == report)
        }
    }

    @Test func aTextTooLongIsRefusedBeforeItIsRead() throws {
        var talk = try conversation()
        _ = try talk.reply(to: "envoie 50 euros à Marie", at: Self.now)
        let text = String(repeating: "envoie 20 à Marie et ", count: 20_000)
        var told: TurnReport?
        let taken = try ContinuousClock().measure {
            told = try talk.reply(to: text, at: Self.now)
        }
        #expect(taken < .seconds(1))
        let report = try #require(told)
        #expect(report.reply.contains("trop long") && report.confirms.count == 1)
    }
}

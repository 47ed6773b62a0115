import Foundation
import Primitives
import Testing
import Wallet

/// A folder that is removed at the end of a test.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("yani-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}

struct LedgerTests {
    let main = WalletAccount(name: "main", currency: .eur)
    let marie = Contact(id: ContactID(rawValue: "marie"), name: "Marie Dupont", aliases: ["Marie"])
    let day = Day(number: 20_777)

    private func wallet(at path: String = ":memory:", holding cents: Int64 = 25_000) throws
        -> WalletStore
    {
        let store = try WalletStore(path: path)
        try store.save(marie)
        _ = try store.post(movement(cents, to: .opening), key: IdempotencyKey(rawValue: "opening"))
        return store
    }

    private func movement(_ cents: Int64, to counterparty: Counterparty) -> Movement {
        Movement(
            account: main, amount: Money(minorUnits: cents, currency: .eur),
            counterparty: counterparty, day: day)
    }

    @Test func aTransferLowersTheBalanceAndStandsInTheList() throws {
        let store = try wallet()
        let receipt = try store.post(
            movement(-5_000, to: .contact(marie.id)), key: IdempotencyKey(rawValue: "1"))
        #expect(receipt.balance.canonicalString == "200.00 EUR")
        #expect(try store.balance(of: main).canonicalString == "200.00 EUR")
        let lines = try store.lines(of: main)
        #expect(lines.map(\.counterparty) == ["Marie Dupont"])
        #expect(try store.verify().firstFault == nil)
    }

    @Test func theSameKeyPaysOnceAndReturnsTheSame() throws {
        let store = try wallet()
        let key = IdempotencyKey(rawValue: "1")
        let payment = movement(-5_000, to: .contact(marie.id))
        let first = try store.post(payment, key: key)
        _ = try store.post(movement(-100, to: .named("EDF")), key: IdempotencyKey(rawValue: "2"))
        let second = try store.post(payment, key: key)
        #expect(second.isRepeat && second.entry == first.entry && second.balance == first.balance)
        #expect(try store.balance(of: main).canonicalString == "199.00 EUR")
        #expect(throws: WalletError.keyReused(key)) {
            try store.post(movement(-6_000, to: .contact(marie.id)), key: key)
        }
    }

    @Test func refusesWhatItCannotPayAndMovesNothing() throws {
        let store = try wallet(holding: 1_000)
        let missing = Money(minorUnits: 1, currency: .eur)
        let key = IdempotencyKey(rawValue: "1")
        #expect(throws: WalletError.insufficientFunds(missing: missing)) {
            try store.post(movement(-1_001, to: .contact(marie.id)), key: key)
        }
        #expect(throws: WalletError.amountNotPositive) {
            try store.post(movement(0, to: .contact(marie.id)), key: key)
        }
        #expect(throws: WalletError.unknownContact) {
            try store.post(movement(-1, to: .contact(ContactID(rawValue: "?"))), key: key)
        }
        #expect(throws: WalletError.currencyMismatch(.usd, .eur)) {
            var dollars = movement(-1, to: .contact(marie.id))
            dollars.amount = Money(minorUnits: -1, currency: .usd)
            return try store.post(dollars, key: key)
        }
        #expect(try store.entryCount() == 1)
    }

    @Test func theWholeBalanceCanBePaid() throws {
        let store = try wallet(holding: 1_000)
        let receipt = try store.post(
            movement(-1_000, to: .contact(marie.id)), key: IdempotencyKey(rawValue: "1"))
        #expect(receipt.balance == .zero(.eur))
    }

    @Test func aBatchIsPostedWholeOrNotAtAll() throws {
        let store = try wallet(holding: 1_000)
        #expect(throws: WalletError.self) {
            try store.postAll([
                (movement(-600, to: .named("A")), IdempotencyKey(rawValue: "1")),
                (movement(-600, to: .named("B")), IdempotencyKey(rawValue: "2")),
            ])
        }
        #expect(try store.balance(of: main).minorUnits == 1_000)
        #expect(try store.entryCount() == 1)
    }

    @Test func theLedgerSurvivesReopeningAndRefusesChanges() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("wallet.sqlite")
        do {
            let store = try wallet(at: path)
            _ = try store.post(
                movement(-5_000, to: .contact(marie.id)), key: IdempotencyKey(rawValue: "1"))
        }
        let again = try WalletStore(path: path)
        #expect(try again.balance(of: main).canonicalString == "200.00 EUR")
        for statement in [
            "UPDATE posting SET minorUnits = 1", "DELETE FROM entry", "DELETE FROM posting",
        ] {
            #expect(try Sqlite.run(statement, on: path).contains("append-only"))
        }
        #expect(try again.verify().firstFault == nil)
    }

    @Test func verificationNamesTheEntrySomebodyTamperedWith() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("wallet.sqlite")
        _ = try wallet(at: path)
        _ = try Sqlite.run(
            "DROP TRIGGER \"posting refuses UPDATE\"; UPDATE posting SET minorUnits = 9 WHERE entryId = 1 AND line = 0",
            on: path)
        let fault = try WalletStore(path: path).verify().firstFault
        #expect(fault?.entry == 1 && fault?.reason == "does not sum to zero")
    }

    @Test func twoWritersLoseAndDoubleNothing() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("wallet.sqlite")
        _ = try wallet(at: path, holding: 10_000)
        let stores = [try WalletStore(path: path), try WalletStore(path: path)]
        await withTaskGroup(of: Void.self) { group in
            for (writer, store) in stores.enumerated() {
                group.addTask {
                    for number in 0..<50 {
                        // Both writers send the same fifty commands.
                        _ = try? store.post(
                            movement(-100, to: .named("shop")),
                            key: IdempotencyKey(rawValue: "\(number)"))
                        _ = try? store.post(
                            movement(-50, to: .named("shop")),
                            key: IdempotencyKey(rawValue: "\(writer)-\(number)"))
                    }
                }
            }
        }
        #expect(try stores[0].balance(of: main).minorUnits == 0)
        #expect(try stores[1].verify().firstFault == nil)
    }

    @Test func whatIsNoWalletIsRefusedAndLeftAsItWas() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("notes.txt")
        let text = String(repeating: "this is no database, leave it alone. ", count: 40)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        #expect(throws: WalletError.self) { try WalletStore(path: path) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        #expect(throws: WalletError.self) { try WalletStore(path: "/nowhere/at/all/wallet.sqlite") }
    }
}

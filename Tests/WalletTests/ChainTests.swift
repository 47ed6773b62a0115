import Foundation
import GRDB
import Primitives
import Testing

@testable import Wallet

struct ChainTests {
    private let main = WalletAccount(name: "main", currency: .eur)
    private let day = Day(number: 20_777)

    private func key(_ text: String) -> IdempotencyKey { IdempotencyKey(rawValue: text) }

    private func movement(_ cents: Int64, _ counterparty: Counterparty, _ day: Day) -> Movement {
        Movement(
            account: main, amount: Money(minorUnits: cents, currency: .eur),
            counterparty: counterparty, day: day, note: "n")
    }

    private func filled(at path: String) throws -> WalletStore {
        let store = try WalletStore(path: path)
        _ = try store.post(movement(10_000, .opening, day), key: key("0"))
        for number in 1...9 {
            _ = try store.post(movement(-100, .named("shop"), day), key: key("\(number)"))
        }
        return store
    }

    /// What somebody could do to the file with an SQLite tool, and the entry that shows it.
    @Test(arguments: [
        ("UPDATE entry SET note = 'other' WHERE id = 5", 5, "hash"),
        ("UPDATE entry SET day = day + 1 WHERE id = 5", 5, "out of order"),
        ("UPDATE entry SET instant = 0 WHERE id = 3", 3, "hash"),
        ("UPDATE entry SET key = 'x' WHERE id = 1", 1, "hash"),
        ("UPDATE entry SET hash = zeroblob(32) WHERE id = 10", 10, "hash"),
        ("UPDATE posting SET minorUnits = -200 WHERE entryId = 4 AND line = 0", 4, "sum to zero"),
        ("UPDATE posting SET balance = 1 WHERE entryId = 4 AND line = 0", 4, "follow"),
        (
            "UPDATE posting SET minorUnits = 2 * minorUnits WHERE entryId = 4", 4, "follow"
        ),
        ("UPDATE account SET name = 'mine' WHERE kind = 'named'", 2, "hash"),
        ("DELETE FROM entry WHERE id = 6", 6, "missing"),
        ("DELETE FROM posting WHERE entryId = 7", 7, "fewer than two"),
        (
            "DELETE FROM posting WHERE entryId = 10; DELETE FROM entry WHERE id = 10", 0,
            "total for a day"
        ),
        ("UPDATE account SET minorUnits = 9999999 WHERE kind = 'own'", 0, "balance"),
        ("UPDATE dayTotal SET minorUnits = 1", 0, "total for a day"),
        (
            """
            INSERT INTO dayTotal (accountId, day, minorUnits)
            SELECT id, 1, 99999999 FROM account WHERE kind = 'own'
            """, 0, "a day without entries"
        ),
    ])
    func namesTheFirstBadEntry(tampering: String, entry: Int64, reason: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path("wallet.sqlite")
        #expect(try filled(at: path).verify().firstFault == nil)
        let removal = ["entry", "posting"].flatMap { table in
            ["UPDATE", "DELETE"].map { "DROP TRIGGER \"\(table) refuses \($0)\";" }
        }
        let done = try Sqlite.run(
            removal.joined() + tampering, on: path, keepingReferences: false)
        #expect(done == "")
        let fault = try #require(try WalletStore(path: path).verify().firstFault)
        #expect(fault.entry == entry && fault.reason.contains(reason), "\(fault)")
    }

    @Test func theHeadTellsApartLedgersThatDiffer() throws {
        let store = try WalletStore(path: ":memory:")
        let empty = try store.verify().head
        #expect(empty == String(repeating: "0", count: 64))
        _ = try store.post(movement(1, .opening, day), key: key("0"))
        let one = try store.verify().head
        _ = try store.post(movement(1, .opening, day), key: key("1"))
        let two = try store.verify().head
        #expect(Set([empty, one, two]).count == 3)
    }

    /// The bytes are laid out by hand here from the documented encoding, and hashed by Python's
    /// hashlib: `hashlib.sha256(bytes(32) + b"\x01" + …).hexdigest()`.
    @Test func theLinkIsTheHashOfTheDocumentedEncoding() {
        let account = AccountReference(kind: .own, name: "main", currency: "EUR")
        let far = AccountReference(kind: .equity, name: "opening", currency: "EUR")
        let content = EntryContent(
            id: 1, key: "k", day: 20_777, instant: 1_795_132_800_000, kind: "opening", note: nil,
            category: "income", reverses: nil,
            postings: [
                .init(account: account, minorUnits: 100, balance: 100),
                .init(account: far, minorUnits: -100, balance: -100),
            ])
        #expect(
            EntryHash.link(after: EntryHash.origin, content).hexadecimal
                == "e641cbb8e848e7245ddae4934797986b88368900cffb56b773d0139f95833783")
    }

    @Test func theSchemaItselfKeepsTheFloor() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("wallet.sqlite")
        _ = try filled(at: path)
        for statement in [
            "UPDATE account SET minorUnits = -1 WHERE kind = 'own'",
            "UPDATE account SET held = 99999999 WHERE kind = 'own'",
            "UPDATE account SET held = -1",
            "INSERT INTO account (kind, name, currency) VALUES ('pirate', 'x', 'EUR')",
            "INSERT INTO entry (key, day, instant, kind, hash) VALUES ('z', 1, 1, 'payment', x'00')",
        ] {
            #expect(try Sqlite.run(statement, on: path).contains("CHECK"), "\(statement)")
        }
        #expect(
            try Sqlite.run("INSERT INTO posting VALUES (99, 0, 1, 5, 5, 1)", on: path)
                .contains("FOREIGN KEY"))
    }

    /// 2 is FULL: SQLite syncs the log to the disk at each commit.
    @Test func aCommitIsOnTheDiskBeforeItIsReported() throws {
        let folder = try TemporaryFolder()
        let store = try WalletStore(path: folder.path("wallet.sqlite"))
        let level = try store.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
        #expect(level == 2)
    }

    @Test func limitsSetBeforeThereWereWeeklyOnesAreKept() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("wallet.sqlite")
        do {
            let queue = try DatabaseQueue(path: path)
            try LedgerSchema.migrator.migrate(queue, upTo: "Create sorting")
            try queue.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO spendingLimit VALUES ('daily', 'EUR', 5000),
                            ('per_transaction', 'EUR', 3000);
                        INSERT INTO autopaySettings VALUES (1, '{"isEnabled":true,
                            "currency":"EUR","dailyLimit":2000,"peers":[],"rules":[]}');
                        """)
            }
        }
        let store = try WalletStore(path: path)
        try store.change(
            .setLimit(
                SpendingLimit(scope: .weekly, amount: Money(minorUnits: 9_000, currency: .eur))),
            key: key("weekly"))
        let limits = try store.security().limits
        #expect(limits.map(\.scope) == [.perTransaction, .daily, .weekly])
        #expect(limits.map(\.amount.minorUnits) == [3_000, 5_000, 9_000])
        let settings = try store.autopaySettings(in: .eur)
        #expect(settings == AutopaySettings(isEnabled: true, currency: .eur, dailyLimit: 2_000))
    }

    @Test func aWalletOfTheFirstFormIsBroughtOver() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("wallet.sqlite")
        do {
            let queue = try DatabaseQueue(path: path)
            try LedgerSchema.migrator.migrate(queue, upTo: "Create the ledger")
            try queue.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO contact VALUES ('marie', 'Marie Dupont', NULL);
                        INSERT INTO account (kind, name, currency) VALUES ('own', 'main', 'EUR'),
                            ('equity', 'opening', 'EUR'), ('contact', 'marie', 'EUR'),
                            ('mirror', 'bank', 'EUR'), ('named', 'shop', 'EUR');
                        INSERT INTO entry (key, day, note, category) VALUES ('a', 20000, NULL, NULL),
                            ('b', 20001, 'rent', 'housing'), ('c', 20002, 'x', NULL);
                        INSERT INTO posting (entryId, accountId, minorUnits) VALUES
                            (1, 1, 10000), (1, 2, -10000), (2, 1, -2500), (2, 3, 2500),
                            (3, 4, -700), (3, 5, 700);
                        """)
            }
        }
        let store = try WalletStore(path: path)
        let report = try store.verify()
        #expect(report.firstFault == nil && report.entryCount == 3 && report.postingCount == 6)
        #expect(try store.balance(of: main).canonicalString == "75.00 EUR")
        let line = try #require(try store.lines(of: main).first)
        #expect(line.counterparty == "Marie Dupont" && line.kind == .payment && line.note == "rent")
        #expect(try store.accounts().map(\.kind) == [.own, .mirror])
        let again = try store.post(
            Movement(
                account: main, amount: Money(minorUnits: -2_500, currency: .eur),
                counterparty: .contact(ContactID(rawValue: "marie")), day: Day(number: 20_001)),
            key: key("b"))
        #expect(again.isRepeat && again.entry == 2)
    }

    @Test func aBalanceAsOfADayCountsByTheDayOfBooking() throws {
        let store = try WalletStore(path: ":memory:")
        _ = try store.post(movement(500, .opening, day), key: key("0"))
        _ = try store.post(movement(-200, .named("a"), day.adding(days: 10)), key: key("1"))
        // Booked later for an earlier day.
        _ = try store.post(movement(-100, .named("b"), day.adding(days: 5)), key: key("2"))
        let expected: [(Int, Int64)] = [(-1, 0), (0, 500), (4, 500), (5, 400), (9, 400), (10, 200)]
        for (offset, units) in expected {
            let balance = try store.balance(of: main, asOf: day.adding(days: offset))
            #expect(balance.minorUnits == units, "\(offset)")
        }
    }

    @Test func anOwnTransferMovesBothSidesAndAFilterFindsItsLine() throws {
        let store = try WalletStore(path: ":memory:")
        let savings = WalletAccount(name: "savings", currency: .eur)
        try store.open(savings)
        _ = try store.post(movement(1_000, .opening, day), key: key("0"))
        _ = try store.post(movement(-300, .account(savings), day), key: key("1"))
        _ = try store.post(movement(-50, .named("shop"), day), key: key("2"))
        #expect(try store.balance(of: savings).minorUnits == 300)
        var filter = LedgerFilter()
        filter.counterparty = .account(savings)
        #expect(try store.lines(of: main, matching: filter).map(\.kind) == [.transfer])
        filter = LedgerFilter()
        filter.maximum = 100
        #expect(try store.lines(of: main, matching: filter).map(\.counterparty) == ["shop"])
        #expect(try store.lines(of: savings).map(\.counterparty) == ["main"])
        #expect(throws: WalletError.sameAccount) {
            try store.post(movement(-1, .account(main), day), key: key("3"))
        }
    }
}

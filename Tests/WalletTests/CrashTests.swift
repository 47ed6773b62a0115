import Foundation
import Primitives
import Testing
import Wallet

/// Commands in a fixed order: a payment, a series of three that is run, a request and its payment.
enum CommandScript {
    static func run(_ number: Int, on store: WalletStore) throws {
        let main = WalletAccount(name: "main", currency: .eur)
        let marie = Counterparty.contact(ContactID(rawValue: "marie"))
        let day = Day(number: 20_777)
        let now = Date(timeIntervalSince1970: 20_777 * 86_400)
        switch number % 3 {
        case 0:
            _ = try store.pay(
                Movement(account: main, amount: euros(-1), counterparty: marie, day: day), at: now,
                key: key("p\(number)"))
        case 1:
            _ = try store.schedule(
                OrderTerms(
                    account: main, counterparty: marie, amount: euros(2), firstDay: day,
                    recurrence: Recurrence(.daily), lastDay: day.adding(days: 2)),
                key: key("o\(number)"))
            _ = try store.runDue(on: day.adding(days: 2), at: now)
        default:
            let request = try store.createRequest(
                .incoming, with: marie, amount: euros(3), at: now, key: key("r\(number)"))
            _ = try store.acceptRequest(
                request.id, account: main, on: day, at: now, key: key("a\(number)"))
        }
    }

    /// The entries of the first `count` commands, with the opening one.
    static func entryCount(ofFirst count: Int) -> Int {
        1 + (0..<count).reduce(0) { $0 + ($1 % 3 == 1 ? 3 : 1) }
    }
}

@Suite(.serialized)
struct CrashTests {
    /// Who is killed leaves a log beside the wallet; where the wallet alone is deleted to begin
    /// anew, nothing of the old one is in the new.
    @Test func theLogOfADeletedWalletIsNoPartOfTheNext() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("wallet.sqlite")
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let store = try TestWallet(holding: 10_000_000, path: path).store
            for number in 0..<30 { try CommandScript.run(number, on: store) }
            kill(getpid(), SIGKILL)
        }
        let log = path + "-wal"
        try #require(try Data(contentsOf: URL(fileURLWithPath: log)).count > 0)
        try FileManager.default.removeItem(atPath: path)
        let next = try WalletStore(path: path)
        #expect(try next.accounts().isEmpty)
        #expect(try next.verify().firstFault == nil)
    }

    /// A process makes wallets, one behind the other, until it is killed: each is there whole or
    /// not at all, and what was left of the last hinders no other.
    @Test func aWalletWhoseMakingIsKilledIsThereWholeOrNotAtAll() async throws {
        for milliseconds in [5, 30, 90] {
            let folder = try TemporaryFolder()
            let path = folder.path("wallet")
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, milliseconds = milliseconds as Int] in
                Thread.detachNewThread {
                    usleep(UInt32(milliseconds * 1_000))
                    kill(getpid(), SIGKILL)
                }
                for number in 0... { _ = try WalletStore(path: "\(path)\(number).sqlite") }
            }
            var number = 0
            while FileManager.default.fileExists(atPath: "\(path)\(number).sqlite") {
                let wallet = "\(path)\(number).sqlite"
                #expect(try Data(contentsOf: URL(fileURLWithPath: wallet)).count > 0)
                #expect(try Sqlite.run("SELECT COUNT(*) FROM entry", on: wallet) == "")
                number += 1
            }
            let next = try WalletStore(path: "\(path)\(number).sqlite")
            #expect(try next.accounts().isEmpty)
        }
    }

    /// A process of its own writes until it is killed (SIGKILL); what it said was done is there,
    /// what was under way is there once or not at all.
    @Test func aWriterThatIsKilledLosesAndDoublesNothing() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("wallet.sqlite")
        let store = try TestWallet(holding: 10_000_000, path: path).store
        var done = 0
        for microseconds in [3_000, 11_000, 29_000, 70_000] {
            try Data().write(to: URL(fileURLWithPath: path + ".log"))
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, done = done as Int, microseconds = microseconds as Int] in
                let store = try WalletStore(path: path)
                let log = try FileHandle(forWritingTo: URL(fileURLWithPath: path + ".log"))
                Thread.detachNewThread {
                    usleep(UInt32(microseconds))
                    kill(getpid(), SIGKILL)
                }
                var number = done
                while true {
                    try CommandScript.run(number, on: store)
                    try log.write(contentsOf: Data([1]))
                    number += 1
                }
            }
            let log = try Data(contentsOf: URL(fileURLWithPath: path + ".log"))
            let acknowledged = done + log.count
            #expect(try store.verify().firstFault == nil)
            let left = CommandScript.entryCount(ofFirst: acknowledged)
            let most = CommandScript.entryCount(ofFirst: acknowledged + 1)
            #expect((left...most).contains(try store.entryCount()))
            // All of them again, the one that was cut off too: each stands once.
            for number in done...acknowledged { try CommandScript.run(number, on: store) }
            done = acknowledged + 1
            #expect(try store.entryCount() == CommandScript.entryCount(ofFirst: done))
        }
    }

    /// Both processes carry out the same sixty commands at the same time.
    @Test func twoProcessesOnOneWalletLoseAndDoubleNothing() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("wallet.sqlite")
        let store = try TestWallet(holding: 10_000_000, path: path).store
        async let one = #expect(processExitsWith: .success) { [path = path as String] in
            let store = try WalletStore(path: path)
            for number in 0..<60 { try CommandScript.run(number, on: store) }
        }
        async let other = #expect(processExitsWith: .success) { [path = path as String] in
            let store = try WalletStore(path: path)
            for number in (0..<60).reversed() { try CommandScript.run(number, on: store) }
        }
        _ = await (one, other)
        #expect(try store.verify().firstFault == nil)
        #expect(try store.entryCount() == CommandScript.entryCount(ofFirst: 60))
        #expect(try store.runDue(on: Day(number: 30_000), at: .distantFuture).isEmpty)
    }

    /// A new file is made a wallet by whichever process comes first.
    @Test func processesThatOpenANewWalletAtOnceAllOpenIt() async throws {
        let folder = try TemporaryFolder()
        for round in 0..<4 {
            let path = folder.path("wallet-\(round).sqlite")
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        await #expect(processExitsWith: .success) { [path = path as String] in
                            _ = try WalletStore(path: path).accounts()
                        }
                    }
                }
            }
            #expect(try WalletStore(path: path).verify().firstFault == nil)
        }
    }
}

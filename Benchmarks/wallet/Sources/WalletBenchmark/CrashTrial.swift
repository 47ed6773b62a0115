import Foundation
import Primitives
import Wallet

/// Commands in a fixed order, so that a process that is killed can be asked what it had done.
struct CommandScript {
    let main = WalletAccount(name: "main", currency: .eur)
    let day = Day(number: 20_777)
    let now = Date(timeIntervalSince1970: 20_777 * 86_400)

    private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

    func prepare(_ store: WalletStore) throws {
        try store.save(Contact(id: ContactID(rawValue: "marie"), name: "Marie"))
        _ = try store.post(
            Movement(
                account: main, amount: euros(1_000_000_000), counterparty: .opening, day: day),
            key: IdempotencyKey(rawValue: "opening"))
    }

    /// Carries out command `number`.
    func run(_ number: Int, on store: WalletStore) throws {
        let key = IdempotencyKey(rawValue: "command-\(number)")
        let marie = Counterparty.contact(ContactID(rawValue: "marie"))
        switch number % 5 {
        case 0:
            let made = try store.createRequest(
                .incoming, with: marie, amount: euros(7), at: now, key: key)
            _ = try store.acceptRequest(
                made.id, account: main, on: day, at: now,
                key: IdempotencyKey(rawValue: "accept-\(number)"))
        case 1:
            _ = try store.schedule(
                OrderTerms(
                    account: main, counterparty: marie, amount: euros(3), firstDay: day,
                    recurrence: Recurrence(.daily), lastDay: day.adding(days: 2)), key: key)
            _ = try store.runDue(on: day.adding(days: 2), at: now)
        case 2:
            let held = try store.placeHold(
                of: euros(5), on: main, for: marie, at: now, key: key)
            _ = try store.captureHold(
                held.id, on: day, at: now, key: IdempotencyKey(rawValue: "capture-\(number)"))
        default:
            _ = try store.pay(
                Movement(account: main, amount: euros(-1), counterparty: marie, day: day), at: now,
                key: key)
        }
    }
}

/// Kills a writing process at random instants, again and again on one wallet, and looks at what is
/// left: all that was reported done is there, nothing twice, and the ledger verifies.
struct CrashTrial {
    struct Failure: Error {
        let reason: String
    }

    private let script = CommandScript()

    /// Runs `count` trials; returns how many commands were reported done in all.
    func run(_ count: Int, path: String) throws -> Int {
        try script.prepare(try WalletStore(path: path))
        var generator = SeededGenerator(seed: 9)
        var next = 0
        for trial in 1...count {
            let acknowledged = try acknowledgedBeforeKill(
                from: next, path: path, after: .random(in: 0.02...0.5, using: &generator))
            next = try check(acknowledged: acknowledged, from: next, path: path, trial: trial)
        }
        return next
    }

    /// Starts a writer, kills it after `seconds`, and returns the commands it reported.
    private func acknowledgedBeforeKill(
        from first: Int, path: String, after seconds: Double
    ) throws -> Int {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["--writer", path, String(first)]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        Thread.sleep(forTimeInterval: seconds)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let text = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        // A line cut short by the kill is no report.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return lines.compactMap { Int($0) }.last.map { $0 + 1 } ?? first
    }

    /// Checks the wallet, repeats the last commands, and returns the next command's number.
    private func check(
        acknowledged: Int, from first: Int, path: String, trial: Int
    ) throws -> Int {
        let store = try WalletStore(path: path)
        if let fault = try store.verify().firstFault {
            throw Failure(reason: "trial \(trial): entry \(fault.entry) \(fault.reason)")
        }
        let least = 1 + (0..<acknowledged).reduce(0) { $0 + entries($1) }
        let most = least + entries(acknowledged)
        guard (least...most).contains(try store.entryCount()) else {
            throw Failure(reason: "trial \(trial): a command reported done was lost")
        }
        // All of them again, the one that was cut off too: each stands once.
        for number in first...acknowledged { try script.run(number, on: store) }
        guard try store.entryCount() == most else {
            throw Failure(reason: "trial \(trial): \(try store.entryCount()) entries, not \(most)")
        }
        return acknowledged + 1
    }

    private func entries(_ number: Int) -> Int { number % 5 == 1 ? 3 : 1 }

    /// What the killed process does: commands in order, each reported once it is done.
    func write(path: String, from first: Int) throws {
        let store = try WalletStore(path: path)
        var number = first
        while true {
            try script.run(number, on: store)
            FileHandle.standardOutput.write(Data("\(number)\n".utf8))
            number += 1
        }
    }
}

import Foundation
import Primitives
import Wallet

/// Measures the wallet beside bare SQLite, and kills it at random instants.
///
/// `WalletBenchmark [POSTINGS]` measures; `WalletBenchmark --crash N` runs *N* kills.
@main
struct WalletBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("yani-wallet-\(ProcessInfo.processInfo.processIdentifier)").path
        if arguments.first == "--writer", arguments.count == 3 {
            let values = Array(arguments)
            return try CrashTrial().write(path: values[1], from: Int(values[2]) ?? 0)
        }
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        if arguments.first == "--crash" {
            let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 200
            let done = try CrashTrial().run(count, path: folder + "/wallet.sqlite")
            print("\(count) kills, \(done) commands: nothing lost, nothing doubled, all verified")
            return
        }
        let postings = arguments.first.flatMap { Int($0) } ?? 1_000_000
        try measure(postings: postings, in: folder)
    }

    private static func measure(postings: Int, in folder: String) throws {
        print(
            "microseconds".padding(toLength: 52, withPad: " ", startingAt: 0)
                + "       p50       p90       p99")
        let clock = ContinuousClock()
        let store = try WalletStore(path: folder + "/wallet.sqlite")
        var workload = Workload()
        let filling = try clock.measure { try workload.fill(store, postings: postings) }
        try measureQueries(store, workload)
        try measureCommits(store, &workload, in: folder)
        let checking = try clock.measure {
            let report = try store.verify()
            print(
                "verify: \(report.entryCount) entries, fault: \(report.firstFault?.reason ?? "none")"
            )
        }
        print("filling \(postings) postings \(filling), verifying them \(checking)")
    }

    private static func measureQueries(_ store: WalletStore, _ workload: Workload) throws {
        let main = workload.main
        var (balance, dated, last, filtered, person) = (
            Timing(), Timing(), Timing(), Timing(), Timing()
        )
        var recent = LedgerFilter()
        recent.limit = 50
        var groceries = recent
        groceries.category = "groceries"
        var shop = recent
        shop.counterparty = .named("shop 7")
        for round in 0..<500 {
            _ = try balance.measure { try store.balance(of: main) }
            let day = workload.start.adding(days: round * 7)
            _ = try dated.measure { try store.balance(of: main, asOf: day) }
            _ = try last.measure { try store.lines(of: main, matching: recent) }
            _ = try filtered.measure { try store.lines(of: main, matching: groceries) }
            _ = try person.measure { try store.lines(of: main, matching: shop) }
        }
        print(balance.summary("balance"))
        print(dated.summary("balance as of a day"))
        print(last.summary("last 50 transactions"))
        print(filtered.summary("last 50 of a category"))
        print(person.summary("last 50 of a payee"))
    }

    /// Our commits and the peer's in turn, so that the disk's moods meet both alike.
    private static func measureCommits(
        _ store: WalletStore, _ workload: inout Workload, in folder: String
    ) throws {
        let bare = try BareDatabase(path: folder + "/bare.sqlite")
        let small = try WalletStore(path: folder + "/small.sqlite")
        try workload.fill(small, postings: 200)
        var (peer, ours, fresh) = (Timing(), Timing(), Timing())
        let now = Date(timeIntervalSince1970: 1_780_000_000)
        for round in 0..<2_000 {
            try peer.measure { try bare.commitRow(Int64(round)) }
            var payment = workload.movement(round * 2 + 1, of: 10_000)
            payment.amount = Money(minorUnits: -1, currency: .eur)
            let key = IdempotencyKey(rawValue: "commit-\(round)")
            _ = try ours.measure { try store.pay(payment, at: now, key: key) }
            _ = try fresh.measure { try small.pay(payment, at: now, key: key) }
        }
        print(peer.summary("bare SQLite, one row committed"))
        print(ours.summary("a payment committed, in this wallet"))
        print(fresh.summary("a payment committed, in a small wallet"))
        let ratio = ours.quantile(0.5) / peer.quantile(0.5)
        print("a payment costs \(String(format: "%.2f", ratio)) times the bare commit (p50)")
    }
}

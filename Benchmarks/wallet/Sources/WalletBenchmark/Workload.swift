import Foundation
import Primitives
import Wallet

/// Ten years of a busy account.
struct Workload {
    let main = WalletAccount(name: "main", currency: .eur)
    let start = Day(number: 17_000)
    private var generator = SeededGenerator(seed: 42)

    mutating func movement(_ number: Int, of count: Int) -> Movement {
        let isIncoming = number % 10 == 0
        let cents = Int64.random(in: 100...20_000, using: &generator)
        let day = start.adding(days: number * 3_650 / max(1, count))
        let categories = SpendingCategory.allCases
        return Movement(
            account: main,
            amount: Money(minorUnits: isIncoming ? 10 * cents : -cents, currency: .eur),
            counterparty: .named("shop \(Int.random(in: 0..<200, using: &generator))"), day: day,
            note: "card 1234", category: categories[number % categories.count].rawValue)
    }

    /// Fills `store` until it has `postings` postings.
    mutating func fill(_ store: WalletStore, postings: Int) throws {
        let count = postings / 2
        _ = try store.post(
            Movement(
                account: main, amount: Money(minorUnits: 1_000_000_000, currency: .eur),
                counterparty: .opening, day: start), key: IdempotencyKey(rawValue: "opening"))
        for batch in stride(from: 1, to: count, by: 5_000) {
            let numbers = batch..<min(batch + 5_000, count)
            _ = try store.postAll(
                numbers.map {
                    (movement($0, of: count), IdempotencyKey(rawValue: "entry-\($0)"))
                })
        }
    }
}

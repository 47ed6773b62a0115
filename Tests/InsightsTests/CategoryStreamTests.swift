import Insights
import Primitives
import Statements
import Testing

/// What is decided as transactions come is what is decided on all of them at once.
struct CategoryStreamTests {
    /// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators".
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static let accounts = ["courant", "livret", "FR7610107001011234567890129"]
    private static let labels = [
        "VIR VERS LIVRET", "VIR DE COMPTE COURANT", "CB LIDL", "VIREMENT", "VIR SALAIRE ACME",
        "VIR FR7610107001011234567890129", "CHEQUE 123", "PRLV EDF",
    ]

    private static func transactions(seed: UInt64) -> [BankTransaction] {
        var generator = Generator(state: seed)
        var day = 20_500
        return (0..<400).map { index in
            day += Int.random(in: 0...3, using: &generator) / 2
            let size = Int64.random(in: 1...4, using: &generator) * 1_000
            let label = Int.random(in: 0..<labels.count, using: &generator)
            return BankTransaction(
                day: Day(number: day),
                amount: Money(
                    minorUnits: Bool.random(using: &generator) ? size : -size, currency: .eur),
                label: labels[label], id: "\(index)",
                account: accounts[Int.random(in: 0..<3, using: &generator)])
        }
    }

    private struct Decision: Hashable {
        let category: SpendingCategory
        let transfer: OwnTransfer?
        let isRefund: Bool
    }

    private func decisions(_ entries: [AnalysedTransaction]) -> [String: Decision] {
        Dictionary(
            uniqueKeysWithValues: entries.map {
                (
                    $0.transaction.id,
                    Decision(category: $0.kind, transfer: $0.ownTransfer, isRefund: $0.isRefund)
                )
            })
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func theSameIsDecidedAsOnAllAtOnce(seed: UInt64) {
        let transactions = Self.transactions(seed: seed)
        var stream = CategoryStream(Categorizer(), accounts: Self.accounts)
        var decided: [AnalysedTransaction] = []
        for transaction in transactions { decided += stream.take(transaction) }
        #expect(decided.count < transactions.count, "seed \(seed): the last legs wait")
        decided += stream.finish()
        let whole = decisions(Categorizer().analysed(transactions))
        #expect(decisions(decided) == whole, "seed \(seed)")
        #expect(whole.values.contains { $0.transfer?.counterpart != nil })
        #expect(whole.values.contains { $0.isRefund })
    }

    @Test func withoutAccountsNothingWaits() throws {
        var stream = CategoryStream(Categorizer())
        for transaction in Self.transactions(seed: 1) {
            #expect(stream.take(transaction).count == 1)
        }
        #expect(stream.finish().isEmpty)
    }
}

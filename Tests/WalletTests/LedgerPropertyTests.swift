import Foundation
import Primitives
import Testing
import Wallet

/// Random commands, each sometimes repeated, beside a model that only adds and subtracts.
struct LedgerPropertyTests {
    private struct Run {
        var generator: SeededGenerator
        let wallet: TestWallet
        /// What the model says the main account holds, and has on hold.
        var balance: Int64
        var held: Int64 = 0
        var holds: [(id: Identifier<Hold>, cents: Int64)] = []
        var entries: [(entry: Int64, cents: Int64)] = []

        mutating func number(_ range: ClosedRange<Int64>) -> Int64 {
            Int64.random(in: range, using: &generator)
        }

        /// Carries command `index` out one to three times; the model counts it once.
        mutating func step(_ index: Int) throws {
            let times = Int(number(1...3))
            let cents = number(1...4_000)
            switch number(0...5) {
            case 0, 1: try pay(cents, index, times)
            case 2: try receive(cents, index, times)
            case 3: try hold(cents, index, times)
            case 4: try capture(index, times)
            default: try undo(index, times)
            }
        }

        private mutating func pay(_ cents: Int64, _ index: Int, _ times: Int) throws {
            let store = wallet.store
            let fits = cents <= balance - held
            for _ in 0..<times {
                do {
                    let receipt = try store.pay(
                        wallet.payment(cents), at: wallet.now, key: key("\(index)"))
                    #expect(fits && receipt.balance.minorUnits == balance - cents)
                    if entries.last?.entry != receipt.entry {
                        entries.append((receipt.entry, cents))
                    }
                } catch WalletError.insufficientFunds(let missing) {
                    #expect(!fits && missing.minorUnits == cents - (balance - held))
                }
            }
            if fits { balance -= cents }
        }

        private mutating func receive(_ cents: Int64, _ index: Int, _ times: Int) throws {
            let movement = Movement(
                account: wallet.main, amount: euros(cents), counterparty: .named("work"),
                day: wallet.day)
            for _ in 0..<times { _ = try wallet.store.post(movement, key: key("\(index)")) }
            balance += cents
        }

        private mutating func hold(_ cents: Int64, _ index: Int, _ times: Int) throws {
            guard cents <= balance - held else { return }
            for _ in 0..<times {
                _ = try wallet.store.placeHold(
                    of: euros(cents), on: wallet.main, for: wallet.marie, at: wallet.now,
                    key: key("\(index)"))
            }
            holds.append((Identifier(rawValue: "\(index)"), cents))
            held += cents
        }

        private mutating func capture(_ index: Int, _ times: Int) throws {
            guard let (id, cents) = holds.popLast() else { return }
            let paid = number(1...cents)
            for _ in 0..<times {
                _ = try wallet.store.captureHold(
                    id, amount: euros(paid), on: wallet.day, at: wallet.now, key: key("\(index)"))
            }
            held -= cents
            balance -= paid
        }

        private mutating func undo(_ index: Int, _ times: Int) throws {
            guard let (entry, cents) = entries.popLast() else { return }
            for _ in 0..<times {
                _ = try wallet.store.undo(
                    entry: entry, within: 60, at: wallet.now, on: wallet.day, key: key("\(index)"))
            }
            balance += cents
        }
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func agreesWithAModelThatOnlyAdds(seed: UInt64) throws {
        let wallet = try TestWallet(holding: 20_000)
        var run = Run(
            generator: SeededGenerator(seed: seed), wallet: wallet, balance: 20_000)
        for index in 0..<400 {
            try run.step(index)
            let store = wallet.store
            #expect(try store.balance(of: wallet.main).minorUnits == run.balance, "seed \(seed)")
            let available = try store.availableBalance(of: wallet.main).minorUnits
            #expect(available == run.balance - run.held, "seed \(seed), command \(index)")
            #expect(available >= 0)
        }
        try wallet.verify()
        #expect(try wallet.store.holds().count == run.holds.count)
    }
}

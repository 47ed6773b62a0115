import Foundation
import Primitives
import Testing
import Wallet

/// A wallet in memory with two accounts, a contact and a merchant, and short ways to name things.
struct TestWallet {
    let store: WalletStore
    let main = WalletAccount(name: "main", currency: .eur)
    let savings = WalletAccount(name: "savings", currency: .eur)
    let marie = Counterparty.contact(ContactID(rawValue: "marie"))
    /// Friday 20 November 2026.
    let day = Day(number: 20_777)
    let now = Date(timeIntervalSince1970: 20_777 * 86_400 + 36_000)

    init(holding cents: Int64 = 100_000, path: String = ":memory:") throws {
        store = try WalletStore(path: path)
        try store.save(Contact(id: ContactID(rawValue: "marie"), name: "Marie Dupont"))
        try store.save(
            Merchant(
                id: Identifier(rawValue: "edf"), name: "EDF",
                category: SpendingCategory.utilities.rawValue))
        try store.open(savings)
        _ = try store.post(
            Movement(
                account: main, amount: Self.euros(cents), counterparty: .opening, day: day),
            key: Self.key("opening"))
    }

    static func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

    static func key(_ text: String) -> IdempotencyKey { IdempotencyKey(rawValue: text) }

    var balance: Int64 { get throws { try store.balance(of: main).minorUnits } }

    func payment(_ cents: Int64, _ category: String? = nil) -> Movement {
        Movement(
            account: main, amount: Self.euros(-cents), counterparty: marie, day: day,
            category: category)
    }

    /// Fails the test unless the ledger holds.
    func verify(_ location: SourceLocation = #_sourceLocation) throws {
        let fault = try store.verify().firstFault
        #expect(fault == nil, sourceLocation: location)
    }
}

/// Short names for the tests that use the wallet.
func euros(_ cents: Int64) -> Money { TestWallet.euros(cents) }
func key(_ text: String) -> IdempotencyKey { TestWallet.key(text) }

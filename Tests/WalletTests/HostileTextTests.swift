import Primitives
import Testing
import Wallet

struct HostileTextTests {
    /// SQLite ends a bound text at its first NUL, so that what was hashed was not what was kept.
    @Test(arguments: ["a\u{0}b", "é\u{0}\u{301}", "😀\u{202E}\u{7}", "'; DROP TABLE entry; --"])
    func namesAndNotesWithControlCharactersVerify(text: String) throws {
        let store = try WalletStore(path: ":memory:")
        let account = WalletAccount(name: "main", currency: .eur)
        try store.open(account)
        let amount = Money(minorUnits: 500, currency: .eur)
        _ = try store.post(
            Movement(
                account: account, amount: amount, counterparty: .named(text),
                day: Day(number: 20_777), note: text, category: text),
            key: IdempotencyKey(rawValue: "one"))
        let again = try store.post(
            Movement(
                account: account, amount: amount, counterparty: .named(text),
                day: Day(number: 20_777), note: text, category: text),
            key: IdempotencyKey(rawValue: "one"))
        #expect(again.isRepeat)
        #expect(try store.verify().firstFault == nil)
    }
}

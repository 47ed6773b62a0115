import Foundation
import Testing
import Wallet

@testable import Assistant

/// A fixture that cannot be filled in says what is wrong, where, and what to write.
struct FixtureTests {
    @Test(arguments: [
        (#"{"pin":"12"}"#, "a pin that is not 4 to 12 digits"),
        (#"{"balance":"5.00 USD"}"#, "“5.00 USD” as balance, and the account is in EUR"),
        (#"{"spent_today":"5.00 USD"}"#, "“5.00 USD” as spent_today"),
        (
            #"{"transactions":[{"date":"2026-11-01","to":"Paul","amount":"5.00 USD"}]}"#,
            "the amount of a transaction"
        ),
        (
            #"{"transactions":[{"date":"yesterday","to":"Paul","amount":"5.00 EUR"}]}"#,
            "no day such as 2026-11-20"
        ),
        ("balance: 5", "write one object such as"),
    ])
    func whatIsWrongIsNamed(json: String, reason: String) throws {
        let wallet = try WalletStore(path: ":memory:")
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        let error = #expect(throws: Fixture.Invalid.self) {
            try Fixture(json: Data(json.utf8)).fill(
                wallet, at: ConversationTests.now, in: zone, pinCost: 2)
        }
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    }
}

import Foundation
import Primitives
import Testing
import Wallet

struct InstantTextTests {
    private let paris = TimeZone(identifier: "Europe/Paris") ?? .gmt

    @Test func anInstantWithoutAnOffsetIsTheWallTimeOfTheZone() {
        for (text, same) in [
            ("2026-11-20T10:00:00", "2026-11-20T09:00:00Z"),
            ("2026-07-20T10:00", "2026-07-20T08:00:00Z"),
            // Skipped: an hour later by the new offset; twice: the first (RFC 5545, 3.3.5).
            ("2026-03-29T02:30:00", "2026-03-29T01:30:00Z"),
            ("2026-10-25T02:30:00", "2026-10-25T00:30:00Z"),
            ("2026-11-20T10:00:00-05:00", "2026-11-20T15:00:00Z"),
        ] {
            #expect(InstantText.instant(text, in: paris) == InstantText.instant(same), "\(text)")
        }
    }

    @Test(arguments: [
        "", "2026-11-20", "2026-02-30T10:00:00Z", "2026-11-20T24:00:00Z", "2026-11-20T10:60:00Z",
        "2026-11-20T10:00:00+01:00Z", "2026-11-20T10:00:00ZZ", "2026-11-20T10:00:00 Europe/Paris",
        "99999-11-20T10:00:00Z", "demain",
    ])
    func whatIsNoInstantIsNotMovedToOne(text: String) {
        #expect(InstantText.instant(text, in: paris) == nil)
    }

    @Test func anErrorIsToldWithoutTheNamesOfTypes() {
        let euro = Money(minorUnits: 500, currency: .eur)
        for (error, text) in [
            (WalletError.insufficientFunds(missing: euro), "the account lacks 5.00 EUR"),
            (.currencyMismatch(.eur, .usd), "EUR and USD do not mix"),
            (.limitExceeded(.daily, limit: euro), "the limit of a day is 5.00 EUR"),
        ] {
            #expect("\(error)" == text)
        }
    }
}

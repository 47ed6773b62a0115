import Primitives
import Testing

struct MoneyTests {
    @Test(arguments: [
        ("50.00", "EUR", 5_000), ("-0.05", "EUR", -5), ("12.5", "EUR", 1_250),
        ("1200", "JPY", 1_200),
        ("1.234", "TND", 1_234), ("12.5", "YANI", 12_500_000), ("3.10000", "EUR", 310),
        ("92233720368547758.07", "EUR", Int64.max), ("-92233720368547758.08", "EUR", Int64.min),
    ])
    func readsADecimal(text: String, code: String, minorUnits: Int64) throws {
        let currency = try #require(Currency(code: code))
        #expect(Money(decimal: text, currency: currency)?.minorUnits == minorUnits)
    }

    @Test(arguments: [
        "", "-", ".", "1.", ".5", "1,5", "1.005", "1e3", "--1", "92233720368547758.08", "١", "1 0",
    ])
    func refusesWhatIsNoExactAmountOfEuros(text: String) {
        #expect(Money(decimal: text, currency: .eur) == nil)
    }

    @Test func canonicalTextRoundTrips() throws {
        for code in ["EUR", "JPY", "TND", "YANI"] {
            let currency = try #require(Currency(code: code))
            for units: Int64 in [0, 1, -1, 99, 100, 123_456_789, .max, .min] {
                let money = Money(minorUnits: units, currency: currency)
                #expect(Money(canonical: money.canonicalString) == money)
            }
        }
        #expect(Money(canonical: "12.5 YANI")?.canonicalString == "12.5 YANI")
    }

    @Test(arguments: [
        (123_450, "EUR", "1\u{202F}234,50\u{A0}€", "€1,234.50"),
        (-5, "EUR", "\u{2212}0,05\u{A0}€", "-€0.05"),
        (100_000_000, "JPY", "100\u{202F}000\u{202F}000\u{A0}¥", "¥100,000,000"),
        (1_250_000, "YANI", "1,25\u{A0}YANI", "1.25\u{A0}YANI"),
        (99_900, "CHF", "999,00\u{A0}CHF", "999.00\u{A0}CHF"),
    ])
    func readsAsPeopleWriteIt(units: Int64, code: String, french: String, english: String) throws {
        let money = Money(minorUnits: units, currency: try #require(Currency(code: code)))
        #expect(money.formatted(in: .french) == french)
        #expect(money.formatted(in: .english) == english)
    }

    @Test func sharesDifferByOneCentAndSumToTheWhole() throws {
        for units: Int64 in [0, 1, 2, 99, 100, 1_001, -100, -7] {
            for count in 1...7 {
                let shares = try Money(minorUnits: units, currency: .eur).split(into: count)
                #expect(shares.map(\.minorUnits).reduce(0, +) == units)
                let spread = shares.map(\.minorUnits)
                #expect((spread.max() ?? 0) - (spread.min() ?? 0) <= 1)
            }
        }
        #expect(throws: MoneyError.noShares) { try Money.zero(.eur).split(into: 0) }
    }

    @Test func neitherOverflowsNorMixesCurrencies() throws {
        let most = Money(minorUnits: .max, currency: .eur)
        let cent = Money(minorUnits: 1, currency: .eur)
        #expect(throws: MoneyError.overflow) { try most.adding(cent) }
        #expect(throws: MoneyError.overflow) { try most.multiplied(by: 2) }
        #expect(throws: MoneyError.overflow) {
            try Money(minorUnits: .min, currency: .eur).negated()
        }
        #expect(throws: MoneyError.currencyMismatch(.eur, .usd)) {
            try cent.adding(Money(minorUnits: 1, currency: .usd))
        }
    }

    /// The guilder of 2025, and the one it replaced, in which old statements are.
    @Test(arguments: ["XCG", "ANG"])
    func theGuildersAreKnown(code: String) {
        #expect(Money(canonical: "12.50 \(code)")?.minorUnits == 1_250)
    }
}

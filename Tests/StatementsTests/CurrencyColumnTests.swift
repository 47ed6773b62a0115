import Primitives
import Statements
import Testing

/// The currency of each row of a CSV statement, as a column of its own names it.
struct CurrencyColumnTests {
    private func read(_ cells: [String], header: String = "Currency") throws -> BankStatement {
        let rows = cells.enumerated().map { "2026-01-\(13 + $0),Shop,-1.00,\($1)\n" }.joined()
        return try FormatTests.read("Date,Description,Amount,\(header)\n\(rows)")
    }

    @Test(arguments: [
        (["GBP", "GBP", "DOGE", "GBP"], ["GBP", "GBP", "GBP"], [4]),
        (["GBP", "EUR", "XYZ"], ["GBP", "EUR"], [4]),
        (["$", "$", "usd"], ["USD", "USD", "USD"], []),
        (["€", "£"], ["EUR", "GBP"], []),
        (["gbp", "Gbp"], ["GBP", "GBP"], []),
        // What names none of the world's currencies is never taken for euros.
        (["DOGE", "SHIB"], [], [2, 3]),
        // One left blank is of the currency of the others.
        (["GBP", "", "GBP"], ["GBP", "GBP", "GBP"], []),
        // A blank among few that are named says nothing.
        (["", "", "", "USD"], ["EUR", "EUR", "EUR", "USD"], []),
    ])
    func aRowOfAnUnknownCurrencyIsNamedAndTheOthersKeepTheirs(
        cells: [String], codes: [String], rejected: [Int]
    ) throws {
        let statement = try read(cells)
        #expect(statement.transactions.map(\.amount.currency.code) == codes)
        #expect(statement.rejected.map(\.line) == rejected)
    }

    @Test(arguments: ["Währung", "Waehrung", "WAEHRUNG"])
    func aHeaderWithTwoLettersForAnUmlautIsTheOneWithIt(header: String) throws {
        let statement = try read(["GBP", "EUR"], header: header)
        #expect(statement.transactions.map(\.amount.currency.code) == ["GBP", "EUR"])
    }

    @Test func theReasonSaysWhichCurrencyIsNone() throws {
        let statement = try read(["GBP", "DOGE", "GBP"])
        #expect(statement.rejected.map(\.reason) == ["«DOGE» is no currency (ISO 4217)"])
    }

    @Test func withoutAHeaderAnUnknownCodeAmongCodesIsNoLabel() throws {
        let statement = try FormatTests.read(
            """
            2026-01-13,Coffee,-1.00,GBP
            2026-01-14,Tesco shop,-2.00,GBP
            2026-01-15,Much wow,3.00,DOGE

            """)
        #expect(statement.transactions.map(\.amount.canonicalString) == ["-1.00 GBP", "-2.00 GBP"])
        #expect(statement.rejected.map(\.line) == [3])
    }

    @Test(arguments: [
        (["$45.20", "-3.00"], ["45.20 USD", "-3.00 USD"]),
        (["-3.00", "£45.20", "£1.00"], ["-3.00 GBP", "45.20 GBP", "1.00 GBP"]),
        (["-3.00", "45.20 €"], ["-3.00 EUR", "45.20 EUR"]),
        // Signs of two currencies say nothing of a figure without one.
        (["$45.20", "£1.00", "-3.00"], ["45.20 USD", "1.00 GBP", "-3.00 EUR"]),
        // A sign of several currencies says none.
        (["45.20 kr", "-3.00"], ["45.20 EUR", "-3.00 EUR"]),
    ])
    func aSignBesideSomeFiguresIsTheCurrencyOfAll(cells: [String], amounts: [String]) throws {
        let rows = cells.enumerated().map { "2026-10-0\($0 + 1),Shop,\($1)\n" }.joined()
        let statement = try FormatTests.read("Date,Description,Amount\n\(rows)")
        #expect(statement.transactions.map(\.amount.canonicalString) == amounts)
    }

    @Test(arguments: [
        ("Débit euros", "-5.00 EUR"), ("Montant(EUROS)", "5.00 EUR"),
        ("Montant en euros", "5.00 EUR"), ("Betrag in Euro", "5.00 EUR"),
        ("出金金額(円)", "-5 JPY"), ("Amount in pounds", "5.00 GBP"), ("Kwota zł", "5.00 PLN"),
        ("Amount (SGD)", "5.00 SGD"), ("Částka Kč", "5.00 CZK"),
        // Of several countries, and words that are no codes.
        ("Montant en dollars", "5.00 CHF"), ("Amount all", "5.00 CHF"),
    ])
    func aHeaderNamesItsCurrencyInWords(header: String, amount: String) throws {
        let text = "Date;Label;\(header)\n13/01/2026;Shop;5\n"
        let statement = try StatementReader.read(
            Array(text.utf8), currency: try #require(Currency(code: "CHF")))
        #expect(statement.transactions.map(\.amount.canonicalString) == [amount])
    }

    @Test func aSignBesideTheFiguresTakesTheDigitsOfTheColumnsCurrency() throws {
        let statement = try FormatTests.read(
            "Date;Label;Amount;Currency\n13/01/2026;Shop;-500,25 ¥;CNY\n")
        #expect(statement.transactions.map(\.amount.canonicalString) == ["-500.25 CNY"])
    }
}

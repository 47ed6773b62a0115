import Primitives
import Statements
import Testing

/// Rows that have more fields than their header, as commas in them are not quoted.
struct WidthTests {
    private static let balanced = "Date,Description,Amount,Balance"

    @Test(arguments: [
        // A decimal comma parts a figure in two.
        (balanced, "2026-01-05,Shop,-12,50,1000,00", "-12.50 EUR"),
        (balanced, "2026-01-05,Shop,-12,50,1000", "-12.50 EUR"),
        ("Date,Description,Amount", "2026-01-05,Shop,-12,5", "-12.50 EUR"),
        ("Date,Label,Debit,Credit", "2026-01-05,Shop,12,50,", "-12.50 EUR"),
        ("Date,Label,Debit,Credit", "2026-01-05,Shop,,12,50", "12.50 EUR"),
        ("Date,Label,Debit,Credit,Balance", "2026-01-05,Shop,12,50,,1000,00", "-12.50 EUR"),
        // A thousand's comma too.
        ("Date,Description,Amount", "2026-01-05,Shop,-1,234.56", "-1234.56 EUR"),
        ("Date,Description,Amount", "2026-01-05,Shop,-1,234,567.89", "-1234567.89 EUR"),
        ("Amount,Description,Date", "-1,234.56,Shop,2026-01-05", "-1234.56 EUR"),
        // And a comma parts a label, where figures leave no doubt.
        ("Date,Description,Amount", "2026-01-05,Shop, Paris,-12.50", "-12.50 EUR"),
        // What nothing parted is read as it stands.
        ("Date,Description,Amount", "2026-01-05,Shop,-12.50,,", "-12.50 EUR"),
        ("Date,Description,Amount", "2026-01-05,Shop,\"-1,234.56\"", "-1234.56 EUR"),
    ])
    func fieldsThatACommaPartedAreJoined(header: String, row: String, amount: String) throws {
        let statement = try FormatTests.read("\(header)\n\(row)\n")
        #expect(statement.transactions.map(\.amount.canonicalString) == [amount])
        #expect(statement.rejected.isEmpty)
    }

    @Test func theCentsOfEveryRowAreKeptAndTheBalancesProveIt() throws {
        let statement = try FormatTests.read(
            """
            \(Self.balanced)
            2026-01-05,Shop,-12,50,1000,00
            2026-01-06,"Shop, again",-3,997,00
            2026-01-07,Shop,-3,20,993,80

            """)
        #expect(statement.rejected.isEmpty)
        // 3 and 997.00, as the other rows show what their commas are.
        #expect(
            statement.transactions.map(\.amount.decimalString) == ["-12.50", "-3.00", "-3.20"])
        #expect(statement.checks.map(\.holds) == [true])
    }

    @Test(arguments: [
        // 1.234 or 1234; a street's number or an amount.
        "2026-01-05,Shop,-1,234", "2026-01-05,Shop 3, 12,-12.50",
    ])
    func aRowThatCouldBeJoinedInSeveralWaysIsNamed(row: String) throws {
        let statement = try FormatTests.read(
            "Date,Description,Amount\n2026-01-04,Shop,-4.00\n\(row)\n2026-01-06,Shop,-5.00\n")
        #expect(statement.transactions.map(\.amount.decimalString) == ["-4.00", "-5.00"])
        #expect(statement.rejected.map(\.line) == [3])
        #expect(
            statement.rejected.first?.reason
                == "has 4 fields, its header 3; put quotes around what holds a separator")
    }

    @Test func lastColumnsThatTheHeaderLeavesUnnamedArePassedOver() throws {
        let statement = try FormatTests.read(
            "Date;Label;Amount\n13/01/2026;Shop;-4,00;note\n14/01/2026;Shop;-5,00;note\n")
        #expect(statement.transactions.map(\.amount.decimalString) == ["-4.00", "-5.00"])
        let comma = try FormatTests.read(
            "Date,Label,Amount\n2026-01-13,Shop,-4.00,note\n2026-01-14,Shop,-5.00,note\n")
        #expect(comma.transactions.map(\.amount.decimalString) == ["-4.00", "-5.00"])
    }

    @Test func aSeparatorInsideALabelShiftsNoFigure() throws {
        let statement = try FormatTests.read(
            "Date;Label;Amount\n13/01/2026;Shop;-4,00\n14/01/2026;Shop;12;-5,00\n15/01/2026;Shop;-6,00\n"
        )
        #expect(statement.transactions.map(\.amount.decimalString) == ["-4.00", "-6.00"])
        #expect(statement.rejected.map(\.line) == [3])
    }

    @Test(arguments: ["-12,50\n2026-01-06,Salary,1500,00", "-12,50,1000,00"])
    func withoutAHeaderDecimalCommasThatSeparateAreRefused(figures: String) {
        #expect(throws: StatementError.unquotedCommas) {
            try FormatTests.read("2026-01-05,Shop,\(figures)\n")
        }
    }

    @Test func aFileOfDecimalCommasInQuotesIsReadWithoutAHeader() throws {
        let statement = try FormatTests.read("2026-01-05,Shop,\"-12,50\",20\n")
        #expect(statement.transactions.map(\.amount.decimalString) == ["-12.50"])
    }
}

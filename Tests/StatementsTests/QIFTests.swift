import Primitives
import Statements
import Testing

struct QIFTests {
    @Test(arguments: ["!Account\nNChecking\nTBank\n^\n", ""])
    func aRecordThatNamesItsOwnAccountIsItsOpeningBalance(account: String) throws {
        let statement = try FormatTests.read(
            account + """
                !Type:Bank
                D01/01/2025
                T5,000.00
                POpening Balance
                L[Checking]
                ^
                D13/01/2025
                T-12.50
                PShop
                LGroceries
                ^

                """)
        #expect(statement.transactions.map(\.amount.decimalString) == ["-12.50"])
        #expect(statement.checks.map(\.opening?.decimalString) == ["5000.00"])
        #expect(statement.checks.map(\.sum.decimalString) == ["-12.50"])
        #expect(
            statement.notes.map(\.text) == [
                "«Opening Balance» 5000.00 is a balance; no transaction"
            ])
    }

    @Test(arguments: ["L[Savings]", "LIncome"])
    func anotherAccountOrACategoryIsATransaction(category: String) throws {
        let statement = try FormatTests.read(
            """
            !Account
            NChecking
            ^
            !Type:Bank
            D13/01/2025
            T5,000.00
            POpening Balance
            \(category)
            ^

            """)
        #expect(statement.transactions.count == 1 && statement.checks.isEmpty)
    }

    private static let head = "!Type:Bank\nD13/01/2025\nT-1.00\nPA\n^\nD14/01/2025\n"

    @Test func aFileThatEndsBehindALineIsReadAndSaidToEndEarly() throws {
        let statement = try FormatTests.read(Self.head + "T-1234\n")
        #expect(statement.transactions.count == 2)
        #expect(statement.notes.map(\.line) == [6])
        #expect(statement.notes.map(\.text) == ["the file ends early; export it again"])
    }

    @Test func aFileThatEndsWithinALineIsCutOff() throws {
        let statement = try FormatTests.read(Self.head + "T-1234")
        #expect(statement.transactions.count == 1)
        #expect(statement.rejected.map(\.line) == [6])
        #expect(
            statement.rejected.map(\.reason) == ["the file ends inside it; export it again"])
    }

    @Test func aRecordWithoutItsMarkIsReadUpToTheNext() throws {
        let statement = try FormatTests.read(
            "!Type:Bank\nD13/01/2025\nT-1.00\nPA\nD14/01/2025\nT-2.00\nPB\n^\n")
        #expect(statement.transactions.map(\.amount.decimalString) == ["-1.00", "-2.00"])
        #expect(statement.transactions.map(\.label) == ["A", "B"])
        #expect(statement.notes.map(\.line) == [2])
        #expect(statement.rejected.isEmpty)
    }
}

import Primitives
import Statements
import Testing

/// What is said of rows that are read otherwise than they are written, or not at all.
struct RowNoteTests {
    private static let sparse = [
        ("13/01/2025,A,10.00,,", "13/01/2025,B,5.00,,485.00"),
        ("14/01/2025,C,20.00,,", "14/01/2025,D,15.00,,450.00"),
    ].flatMap { [$0.0, $0.1] }

    /// From the oldest to the newest, and the other way round, the newest of a day first.
    @Test(arguments: [sparse, [3, 2, 1, 0].map { sparse[$0] }])
    func aBalanceOnTheLastRowOfADayAlone(rows: [String]) throws {
        let statement = try FormatTests.read(
            (["Date,Description,Paid out,Paid in,Balance"] + rows).joined(separator: "\n") + "\n")
        #expect(statement.notes.filter { $0.text.contains("balance") }.isEmpty)
        #expect(statement.checks.map(\.opening?.decimalString) == ["500.00"])
        #expect(statement.checks.map(\.closing?.decimalString) == ["450.00"])
        #expect(statement.checks.map(\.holds) == [true])
    }

    @Test func aSparseBalanceThatDoesNotFollowIsNoted() throws {
        let rows = Self.sparse.map { $0.replacing("450.00", with: "440.00") }
        let statement = try FormatTests.read(
            (["Date,Description,Paid out,Paid in,Balance"] + rows).joined(separator: "\n") + "\n")
        #expect(statement.notes.map(\.line) == [5])
        #expect(statement.checks.map(\.holds) == [false])
    }

    @Test func rowsThatMoveNothingOrAreNoTransactionsAreNamed() throws {
        let statement = try FormatTests.read(
            "Date,Description,Amount\n2025-01-03,A,-5.00\n2025-01-04,B,0.00\nfoo\nhello world\n2025-01-05,C,-1.00\n"
        )
        #expect(
            statement.notes.map(\.text) == [
                "«foo» and 1 more are no transactions; passed over",
                "an amount of 0.00 moves nothing; not kept",
            ])
        #expect(statement.notes.map(\.line) == [4, 3])
    }

    @Test func aRowWithMoneyOutAndInIsNoted() throws {
        let statement = try FormatTests.read(
            "Date,Description,Debit,Credit\n2025-01-03,A,5.00,7.00\n2025-01-04,B,1.00,\n")
        #expect(statement.transactions.map(\.amount.decimalString) == ["2.00", "-1.00"])
        #expect(
            statement.notes.map(\.text) == ["has 5.00 out and 7.00 in; read as their difference"])
    }

    @Test func columnsOfOneNameAreNoted() throws {
        let statement = try FormatTests.read(
            "Date,Description,Amount,Amount\n2025-01-03,A,-5.00,-7.00\n2025-01-04,B,-1.00,-2.00\n")
        #expect(statement.transactions.map(\.amount.decimalString) == ["-5.00", "-1.00"])
        #expect(
            statement.notes.map(\.text) == ["several columns are named «Amount»; the first is read"]
        )
    }

    @Test func datesThatContradictEachOtherAreNoted() throws {
        let statement = try FormatTests.read(
            "Date,Description,Amount\n03/02/2025,A,-5.00\n13/02/2025,B,-1.00\n02/14/2025,C,-1.00\n")
        #expect(statement.transactions.count == 2 && statement.rejected.map(\.line) == [4])
        #expect(!statement.notes.contains { $0.text.contains("no date shows") })
    }

    @Test(arguments: ["\u{1B}", "\u{C}", "\u{7}"])
    func aControlCharacterInALabelIsABlank(character: String) throws {
        let statement = try FormatTests.read(
            "Date,Description,Amount\n2025-01-03,A\(character)B,-5.00\n2025-01-04,C,-1.00\n")
        #expect(statement.transactions.map(\.label) == ["A B", "C"])
    }

    @Test func aZeroByteIsNoText() {
        #expect(throws: StatementError.self) {
            try FormatTests.read("Date,Description,Amount\n2025-01-03,A\u{0}B,-5.00\n")
        }
    }

    @Test func lettersThatAnEncodingLosesAreNoted() throws {
        let bytes = Array("Date,Description,Amount\n2025-01-03,A,-5.00\n2025-01-04,Caf".utf8)
        var options = ReadingOptions()
        let text = bytes + [0xE9] + Array(",-1.00\n".utf8)
        #expect(try StatementReader.read(text, options: options).notes.isEmpty)
        options.encoding = .utf8
        let statement = try StatementReader.read(text, options: options)
        #expect(statement.notes.map(\.line) == [3])
        #expect(statement.notes.first?.text.contains("letters are lost") == true)
    }
}

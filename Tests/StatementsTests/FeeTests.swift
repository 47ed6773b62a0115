import Primitives
import Statements
import Testing

/// Fees that stand in a column of their own, beside the amounts.
struct FeeTests {
    private func read(_ rows: [String]) throws -> BankStatement {
        try FormatTests.read(
            "Date,Description,Amount,Fee,Currency,Balance\n"
                + rows.map { "\($0)\n" }.joined())
    }

    private static let rows = [
        "2026-01-13,Tesco,-10.00,0.00,GBP,90.00", "2026-01-14,ATM Rome,-50.00,1.50,GBP,38.50",
        "2026-01-15,Pret,-5.00,0.00,GBP,33.50",
    ]

    @Test(arguments: [rows, rows.reversed()])
    func aFeeThatTheRunningBalanceTakesInIsATransactionOfItsOwn(rows: [String]) throws {
        let statement = try read(rows)
        #expect(
            statement.transactions.map(\.amount.decimalString).sorted()
                == ["-1.50", "-10.00", "-5.00", "-50.00"])
        let fee = try #require(statement.transactions.first { $0.category == .fees })
        #expect(fee.label == "Fee" && fee.day.description == "2026-01-14")
        #expect(statement.checks.map(\.holds) == [true])
        #expect(
            statement.notes.map(\.text) == [
                "1 fee stands in a column of its own; counted, as the running balance shows"
            ])
    }

    @Test(arguments: [
        // The amount holds the fee already.
        ("2026-01-14,ATM Rome,-51.50,1.50,GBP,38.50", "1 fee stands"),
        // No balance tells.
        ("2026-01-14,ATM Rome,-50.00,1.50,GBP,", "1 fee stands"),
        ("2026-01-14,ATM Rome,-50.00,1.50,GBP,\n2026-01-15,ATM,-5.00,1.00,GBP,", "2 fees stand"),
    ])
    func aFeeThatNoBalanceTakesInIsNotedAndNotCounted(row: String, words: String) throws {
        let statement = try read([Self.rows[0], row])
        #expect(!statement.transactions.contains { $0.category == .fees })
        let note = try #require(statement.notes.first { $0.text.hasPrefix(words) })
        #expect(note.text.hasSuffix("; not counted") && note.line == 1)
    }

    @Test func theFirstFeeMayComeLate() throws {
        let early = (0..<1_500).map { "2026-01-13,Shop \($0),-1.00,0.00,GBP,\(5_000 - $0).00" }
        let statement = try read(early + ["2026-01-14,ATM,-50.00,1.50,GBP,3449.50"])
        #expect(statement.transactions.count == 1_502)
        #expect(statement.transactions.last?.amount.decimalString == "-1.50")
    }
}

import Primitives
import Statements
import Testing

/// Balances that a table states above or below its rows.
struct StatedBalanceTests {
    private static let rows = """
        Date;Libellé;Débit;Crédit
        31/10/2026;CB LECLERC;85,12;
        30/10/2026;VIR ACME SALAIRE;;2 150,00
        """

    @Test(arguments: [
        "Solde au 03/11/2026 1 234,56 €;\n\n\(rows)\n",
        "Solde au 03/11/2026 1 234,56 EUR\n\(rows)\n",
        "Solde (EUROS)   ;1234,56\nSolde (FRANCS)   ;8098,18\n\n\(rows)\n",
        "Solde en fin de période;;;1234,56\n\(rows)\n",
        "\"Kontostand vom 03.11.2026:\";\"1.234,56 €\"\n\n\(rows)\n",
        "\(rows)\nSolde en fin de période;;;1234,56\n",
    ])
    func aBalanceAfterTheLastRowIsTheFiles(text: String) throws {
        let statement = try FormatTests.read(text)
        #expect(statement.transactions.map(\.amount.decimalString) == ["2150.00", "-85.12"])
        #expect(statement.checks.map(\.closing?.canonicalString) == ["1234.56 EUR"])
        #expect(statement.checks.map(\.holds) == [nil])
    }

    @Test(arguments: [("-830,32", true), ("-830,31", false)])
    func balancesOnBothSidesProveTheRows(opening: String, holds: Bool) throws {
        let statement = try FormatTests.read(
            "Solde en fin de période;;;1234,56\n\(Self.rows)\n"
                + "Solde en début de période;;;\(opening)\n")
        #expect(statement.checks.map(\.holds) == [holds])
        #expect(statement.notes.contains { $0.text.hasPrefix("the balances do not") } == !holds)
    }

    @Test(arguments: [
        // Today's balance says nothing of an export of the past.
        "Solde au 03/01/2027 1 234,56 €;\n\n\(rows)\n",
        "Solde au 15/10/2026 1 234,56 €;\n\n\(rows)\n",
        "Solde en début de période;;;1234,56\n\(rows)\n",
        "Solde (FRANCS)   ;8098,18\n\n\(rows)\n", "Plafond;1234,56\n\n\(rows)\n",
        "Solde au 03/11/2026 1 234,56 $;\n\n\(rows)\n",
    ])
    func anyOtherFigureAroundTheRowsIsNoBalanceAfterThem(text: String) throws {
        let statement = try FormatTests.read(text)
        #expect(statement.transactions.count == 2)
        #expect(statement.checks.allSatisfy { $0.closing == nil })
    }

    @Test func aRunningBalanceGoesBeforeAStatedOne() throws {
        let statement = try FormatTests.read(
            """
            Solde au 03/11/2026 999,99 €
            Date;Libellé;Montant;Solde
            30/10/2026;A;-3,00;97,00
            31/10/2026;B;-7,00;90,00

            """)
        #expect(statement.checks.map(\.closing?.decimalString) == ["90.00"])
    }
}

import Primitives
import Statements
import Testing

/// Rows of a table that are balances or sums, dated as transactions are.
struct BalanceRowTests {
    private func read(_ label: String, _ amount: String) throws -> BankStatement {
        try FormatTests.read(
            """
            Date;Libellé;Montant
            02/01/2026;CAFE DU PORT;-3,00
            13/01/2026;VIR ACME;1 500,00
            31/01/2026;\(label);\(amount)

            """)
    }

    @Test(arguments: [
        "SOLDE AU 31/01/2026", "Solde au 1er janvier 2026", "Report à nouveau", "Solde", "Solde :",
        "Ancien solde", "NOUVEAU SOLDE AU 31/01", "Closing balance", "Balance brought forward",
        "Balance c/f", "Balance", "Kontostand am 31.01.2026", "Saldo",
    ])
    func aDatedBalanceIsNoTransaction(label: String) throws {
        let statement = try read(label, "2 407,00")
        #expect(statement.transactions.map(\.amount.decimalString) == ["-3.00", "1500.00"])
        #expect(statement.notes.map(\.line).contains(4))
    }

    @Test(arguments: ["Total", "TOTAUX", "Total des opérations", "Summe"])
    func aDatedSumOfTheRowsAboveItIsNoTransaction(label: String) throws {
        let statement = try read(label, "1 497,00")
        #expect(statement.transactions.map(\.amount.decimalString) == ["-3.00", "1500.00"])
        #expect(statement.notes.contains { $0.line == 4 && $0.text.contains("is the sum") })
    }

    @Test(arguments: [
        "SOLDE TOUT COMPTE", "TOTAL ENERGIES", "Totalenergies station", "Soldes Zara",
        "TOTAL 4512", "Solde de tout compte ACME", "BALANCE YOGA", "Solder & Cie", "Total",
        "Soldeur du port", "Report SARL", "CB SOLDES ZARA",
    ])
    func aPaymentThatBearsSuchAWordIsATransaction(label: String) throws {
        let statement = try read(label, "-60,00")
        #expect(
            statement.transactions.map(\.amount.decimalString) == ["-3.00", "1500.00", "-60.00"])
    }

    @Test func aSumThatTheRowsDoNotMakeIsCountedAndNamed() throws {
        let note = try read("Total", "-60,00").notes.first { $0.line == 4 }
        #expect(
            note?.text
                == "«Total» is not the sum of the rows above it; counted as a transaction")
    }

    @Test func theSumIsThatOfTheTransactionsWithoutTheBalances() throws {
        let statement = try FormatTests.read(
            """
            Date;Libellé;Montant
            31/12/2025;Ancien solde;1 000,00
            02/01/2026;CAFE DU PORT;-3,00
            13/01/2026;VIR ACME;1 500,00
            31/01/2026;Total;1 497,00
            31/01/2026;Solde;2 497,00

            """)
        #expect(statement.transactions.map(\.amount.decimalString) == ["-3.00", "1500.00"])
    }

    @Test func balancesOfEveryMonthOfAYearAreNoTransactions() throws {
        let rows = (1...12).map { month in
            let day = month < 10 ? "0\(month)" : "\(month)"
            return """
                01/\(day)/2026;ANCIEN SOLDE;100,00
                13/\(day)/2026;CAFE;-3,00
                28/\(day)/2026;NOUVEAU SOLDE;97,00

                """
        }
        let statement = try FormatTests.read("Date;Libellé;Montant\n\(rows.joined())")
        #expect(statement.transactions.map(\.label) == [String](repeating: "CAFE", count: 12))
    }

    @Test func aPaymentNamedAsABalanceThatTheRunningBalanceBearsOutIsATransaction() throws {
        let statement = try FormatTests.read(
            """
            Date;Libellé;Montant;Solde
            02/01/2026;CAFE DU PORT;-3,00;97,00
            13/01/2026;Solde;-50,00;47,00

            """)
        #expect(statement.transactions.map(\.amount.decimalString) == ["-3.00", "-50.00"])
    }

    @Test func theLastRowOfAnExportWithoutHeaderIsTheAccountsBalance() throws {
        let statement = try FormatTests.read(
            """
            29/01/2026;1000,00;Virement;;SALAIRE;0;Divers
            30/01/2026;-20,00;Prélèvement;;EDF;0;Divers
            31/01/2026;-12,50;Carte;;CB CAFE;0;Divers
            31/01/2026;2345,67;;01234 567890A

            """)
        #expect(
            statement.transactions.map(\.amount.decimalString) == ["1000.00", "-20.00", "-12.50"])
        #expect(
            statement.notes.contains { $0.text == "2345.67 is a balance; no transaction" })
    }
}

import Primitives
import Statements
import Testing

struct MergeTests {
    private func known(_ statement: BankStatement) -> [StatementMerge.Known] {
        statement.transactions.map { .init(day: $0.day, amount: $0.amount, label: $0.label) }
    }

    static let csv = """
        Date;Libellé;Montant
        02/01/2026;CARTE 01/01 CAFE DU PORT;-3,00
        02/01/2026;CARTE 01/01 CAFE DU PORT;-3,00
        13/01/2026;VIR SALAIRE ACME;2000,00

        """

    @Test func theSameFileAddsNothing() throws {
        let statement = try FormatTests.read(Self.csv)
        let found = StatementMerge.duplicates(
            of: statement.transactions, among: known(statement))
        #expect(found == [true, true, true])
    }

    @Test func aThirdCoffeeOfTheDayIsNewAndTheOverlapIsNot() throws {
        let before = try FormatTests.read(Self.csv)
        let after = try FormatTests.read(
            Self.csv + "02/01/2026;CARTE 01/01 CAFE DU PORT;-3,00\n14/01/2026;LOYER;-700,00\n")
        let found = StatementMerge.duplicates(of: after.transactions, among: known(before))
        #expect(found.count { !$0 } == 2)
    }

    @Test func theSameAccountInAnotherFormatAddsNothing() throws {
        let other = """
            <OFX><STMTRS><CURDEF>EUR<ACCTID>1<BANKTRANLIST>
            <STMTTRN><DTPOSTED>20260102<TRNAMT>-3.00<FITID>7<NAME>CARTE 01/01 CAFE DU PO</STMTTRN>
            <STMTTRN><DTPOSTED>20260102<TRNAMT>-3.00<FITID>8<NAME>CARTE 01/01 CAFE DU PO</STMTTRN>
            <STMTTRN><DTPOSTED>20260113<TRNAMT>2000.00<FITID>9<NAME>SALAIRE ACME<MEMO>VIR</STMTTRN>
            </BANKTRANLIST></STMTRS></OFX>
            """
        let found = StatementMerge.duplicates(
            of: try FormatTests.read(other).transactions,
            among: known(try FormatTests.read(Self.csv)))
        #expect(found == [true, true, true])
    }

    @Test func anotherPurchaseOfTheSameAmountAndDayIsNew() throws {
        let other = try FormatTests.read("Date;Libellé;Montant\n13/01/2026;LIBRAIRIE;2000,00\n")
        let found = StatementMerge.duplicates(
            of: other.transactions, among: known(try FormatTests.read(Self.csv)))
        #expect(found == [false])
    }

    @Test func deferredCardPaymentsCountOnce() throws {
        let rows = """
            Date;Libellé;Montant
            13/01/2026;ACHAT CB DEBIT DIFFERE MARCHE;-20,00
            14/01/2026;ACHAT CB DEBIT DIFFERE GARE;-30,00

            """
        let whole = try FormatTests.read(rows + "31/01/2026;DEBIT MENSUEL CARTE;-50,00\n")
        #expect(whole.transactions.map(\.amount.decimalString) == ["-20.00", "-30.00"])
        #expect(whole.notes.map(\.line) == [4])
        let partial = try FormatTests.read(rows + "31/01/2026;DEBIT MENSUEL CARTE;-80,00\n")
        #expect(partial.transactions.count == 3)
    }

    @Test func aRunningBalanceProvesTheSum() throws {
        let statement = try FormatTests.read(
            """
            Date,Description,Amount (SGD),Balance
            2026-01-15,C,-5.00,85.00
            2026-01-14,B,-10.00,90.00
            2026-01-13,A,-10.00,100.00

            """)
        #expect(statement.transactions.map(\.amount.currency.code) == ["SGD", "SGD", "SGD"])
        #expect(statement.checks.map(\.holds) == [true])
        #expect(statement.checks.first?.opening?.decimalString == "110.00")
    }

    @Test func amountsWithoutSignOrHeaderAreRefused() {
        #expect(throws: StatementError.unsigned) {
            try FormatTests.read("10 Feb 18,Shop,Visa,,20.59\n")
        }
    }
}

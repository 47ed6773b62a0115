import Insights
import Primitives
import Statements
import Testing

/// The sums by month and category are those of the analysis, a row at a time.
struct MonthlySumsTests {
    private func sums(_ text: String, period: DayInterval? = nil) throws -> MonthlySums {
        var sums = MonthlySums(period: period)
        let source = StatementSource(Array(text.utf8), pieceSize: 100)
        let statement = try StatementReader.read(source, into: &sums)
        sums.takeBack(statement.leftOut)
        return sums
    }

    /// The rows as `2026-01 groceries -3.00 EUR 2`.
    private func lines(_ sums: MonthlySums) throws -> [String] {
        try sums.rows().map {
            "\($0.month.description) \($0.category.rawValue) \($0.amount.canonicalString) \($0.count)"
        }
    }

    static let statement = """
        Date;Libellé;Montant
        13/01/2026;CB LIDL 12/01;-30,00
        14/01/2026;CB CARREFOUR 13/01;-20,50
        28/01/2026;VIR SALAIRE ACME;2000,00
        03/02/2026;CB LIDL 02/02;-12,00
        05/02/2026;PRLV SEPA EDF;-60,00
        06/02/2026;QWERTY ZUIOP;-5,00

        """

    @Test func theyAreTheMonthsOfTheAnalysis() throws {
        let analysis = try SpendingAnalysis(
            of: StatementReader.read(Array(Self.statement.utf8)).transactions)
        let rows = try sums(Self.statement).rows()
        for month in analysis.months {
            let own = rows.filter { $0.month == month.month }
            let income = own.filter { $0.category == .income }.map(\.amount)
            #expect(income == [month.income].filter(\.isPositive))
            for (category, amount) in month.byKind {
                let row = own.first { $0.category == category }
                #expect(row?.amount.minorUnits == -amount.minorUnits)
            }
        }
        #expect(rows.reduce(0) { $0 + $1.count } == analysis.entries.count)
    }

    @Test func aCategoryColumnIsBelievedAndWhereItSaysNothingTheLabelIs() throws {
        let text = """
            Date,Description,Category,Amount
            2026-01-13,CB LIDL,Restaurants,-30.00
            2026-01-14,CB LIDL,Uncategorized,-20.00
            2026-01-15,QWERTY,Voyages,-10.00
            2026-02-15,QWERTY,Épargne,-7.00

            """
        #expect(
            try lines(sums(text)) == [
                "2026-01 groceries -20.00 EUR 1", "2026-01 restaurants -30.00 EUR 1",
                "2026-01 travel -10.00 EUR 1", "2026-02 savings -7.00 EUR 1",
            ])
    }

    @Test func aMonthOfCardPaymentsCountsOnce() throws {
        let purchases = """
            Date;Libellé;Montant
            13/01/2026;ACHAT CB DEBIT DIFFERE LIDL;-20,00
            14/01/2026;ACHAT CB DEBIT DIFFERE LIDL;-30,00

            """
        let whole = try sums(purchases + "31/01/2026;DEBIT MENSUEL CARTE;-50,00\n").rows()
        #expect(whole.reduce(0) { $0 + $1.amount.minorUnits } == -5_000)
        let alone = try sums("Date;Libellé;Montant\n31/01/2026;DEBIT MENSUEL CARTE;-50,00\n")
        #expect(try alone.rows().map(\.amount.minorUnits) == [-5_000])
    }

    @Test func onlyTheDaysAskedForCount() throws {
        let february = try #require(DayInterval("2026-02-01/2026-03-01"))
        let rows = try sums(Self.statement, period: february).rows()
        #expect(rows.reduce(0) { $0 + $1.amount.minorUnits } == -7_700)
        let none = try #require(DayInterval("2027-02-01/2027-03-01"))
        #expect(throws: InsightError.noTransactions) {
            try sums(Self.statement, period: none).rows()
        }
    }

    @Test func currenciesAreNeverAdded() throws {
        let text = """
            Date,Description,Amount,Currency
            2026-01-13,Lidl,-30.00,EUR
            2026-01-14,Lidl,-20.00,CHF
            2026-01-15,Lidl,-10.00,EUR

            """
        #expect(
            try lines(sums(text)) == [
                "2026-01 groceries -20.00 CHF 1", "2026-01 groceries -40.00 EUR 2",
            ])
    }

    @Test func whatDoesNotFitIsAnOverflow() throws {
        let text = "Date;Label;Amount\n13/01/2026;A;-90000000000000000,00\n"
        let twice = try sums(text + "13/01/2026;A;-90000000000000000,00\n")
        #expect(throws: InsightError.overflow) { try twice.rows() }
    }
}

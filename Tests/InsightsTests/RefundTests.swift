import Insights
import Primitives
import Statements
import Testing

struct RefundTests {
    /// The analysis of rows by the day from 1 January 2026 on, the label and the cents.
    private func analysis(_ rows: [(Int, String, Int64)]) throws -> SpendingAnalysis {
        try SpendingAnalysis(
            of: rows.enumerated().map { index, row in
                BankTransaction(
                    day: Day(number: 20_454 + row.0),
                    amount: Money(minorUnits: row.2, currency: .eur), label: row.1, id: "\(index)")
            })
    }

    @Test(
        arguments: [
            [(3, "CB AMAZON 02/01", -8_000), (20, "CB AMAZON 19/01", 3_000)],
            [(3, "CB AMAZON 02/01", -8_000), (20, "REMBOURSEMENT AMAZON", 3_000)],
            [(3, "CARD PAYMENT TO AMAZON", -8_000), (20, "CARD REFUND AMAZON", 3_000)],
            [(3, "CB AMAZON 02/01", -8_000), (20, "AVOIR CB AMAZON", 3_000)],
            [(3, "AMAZON", -8_000), (20, "AMAZON", 3_000)],
            [(3, "CB AMAZON 02/01", -8_000), (20, "CB AMAZON REMBOURSEMENT", 3_000)],
            [(3, "CB ZALANDO", -8_000), (20, "CB ZALANDO REMB", 3_000)],
            [(3, "CB IKEA LYON", -8_000), (20, "CB IKEA LYON REMBOURSEMENT", 3_000)],
            [(3, "IKEA WEMBLEY", -8_000), (20, "IKEA WEMBLEY REFUND", 3_000)],
            [(3, "ARGOS LONDON", -8_000), (20, "ARGOS LONDON-REFUND", 3_000)],
        ] as [[(Int, String, Int64)]])
    func whatAMerchantGivesBackIsLessSpendingAndNoIncome(rows: [(Int, String, Int64)]) throws {
        let analysis = try analysis(rows)
        let month = try #require(analysis.months.first)
        #expect(month.income.minorUnits == 0 && month.spending.minorUnits == 5_000)
        #expect(month.byKind == [.shopping: Money(minorUnits: 5_000, currency: .eur)])
        #expect(analysis.categories.map(\.total) == [month.spending])
        #expect(analysis.categories.first?.merchants.map(\.count) == [1])
        #expect(analysis.refunds.map(\.transaction.id) == ["1"])
    }

    /// Rows with the category that their statement gives them.
    private func recorded(
        _ rows: [(Int, String, Int64, SpendingCategory)]
    ) throws -> SpendingAnalysis {
        try SpendingAnalysis(
            of: rows.enumerated().map { index, row in
                BankTransaction(
                    day: Day(number: 20_454 + row.0),
                    amount: Money(minorUnits: row.2, currency: .eur), label: row.1, id: "\(index)",
                    category: row.3)
            })
    }

    @Test func moneyBackInACategoryTheFileRecordsIsLessSpending() throws {
        let analysis = try recorded([
            (3, "CARREFOUR", -5_000, .groceries), (20, "RETOUR CARREFOUR", 800, .groceries),
            (28, "SALARY", 200_000, .income),
        ])
        #expect(analysis.months.map(\.spending.minorUnits) == [4_200])
        #expect(analysis.months.map(\.income.minorUnits) == [200_000])
    }

    @Test func incomeTakenBackIsLessIncomeAndNoSpending() throws {
        let analysis = try recorded([
            (3, "CARREFOUR", -5_000, .groceries), (20, "SALARY CORRECTION", -800, .income),
            (28, "SALARY", 200_000, .income),
        ])
        #expect(analysis.months.map(\.spending.minorUnits) == [5_000])
        #expect(analysis.months.map(\.income.minorUnits) == [199_200])
        #expect(analysis.categories.map(\.category) == [.groceries])
    }

    @Test(
        arguments: [
            // A salary of a shop one buys from, by transfer or in a file without words for it.
            [(3, "CB CARREFOUR 02/01", -8_000), (28, "VIR SEPA RECU CARREFOUR", 150_000)],
            [(3, "CARREFOUR", -8_000), (28, "CARREFOUR", 150_000)],
            // A friend pays back.
            [(3, "VIR INST MARIE DUPONT", -8_000), (9, "VIR INST RECU MARIE DUPONT", 3_000)],
            [(3, "MARIE DUPONT", -8_000), (9, "MARIE DUPONT", 3_000)],
            // The state's, and what the label calls income.
            [(3, "PRLV CAF", -8_000), (9, "CAF", 3_000)],
            // Nothing was paid before.
            [(3, "CB LIDL 02/01", -8_000), (9, "AMAZON", 3_000)],
            // More comes back than was paid, or too late.
            [(3, "CB AMAZON 02/01", -2_000), (9, "CB AMAZON 08/01", 3_000)],
            [(3, "CB AMAZON 02/01", -8_000), (200, "CB AMAZON 18/07", 3_000)],
        ] as [[(Int, String, Int64)]])
    func aSalaryAndAFriendsMoneyAreNoRefund(rows: [(Int, String, Int64)]) throws {
        let analysis = try analysis(rows)
        #expect(analysis.refunds.isEmpty)
        #expect(analysis.months.map(\.income.minorUnits).reduce(0, +) == rows[1].2)
    }

    @Test(arguments: ["BOOTS LONDON REFUND", "REFUND BOOTS LONDON", "CB BOOTS ANNULATION"])
    func aRefundOfAPaymentBeforeTheStatementIsNoIncome(label: String) throws {
        let analysis = try analysis([(1, "CB LIDL 02/01", -9_000), (3, label, 8_000)])
        #expect(analysis.refunds.map(\.transaction.id) == ["1"])
        #expect(analysis.months.map(\.income.minorUnits) == [0])
        #expect(analysis.months.map(\.spending.minorUnits) == [1_000])
    }

    @Test(
        arguments: [
            "VIR SEPA RECU MARIE DUPONT REMBOURSEMENT", "DUPONT REMBOURSEMENT PRET",
            "HMRC TAX REFUND", "DGFIP REMBOURSEMENT IMPOTS", "ACME PAYROLL REFUND",
            "FASTER PAYMENT FROM MARIE REFUND",
        ])
    func whatAPersonTheStateOrAnEmployerPaysBackIsNoMerchantsRefund(label: String) throws {
        let analysis = try analysis([(1, "CB LIDL 02/01", -9_000), (3, label, 8_000)])
        #expect(analysis.refunds.isEmpty)
        #expect(analysis.months.map(\.income.minorUnits) == [8_000])
    }

    @Test func moneyOutIsNoRefundWhateverTheLabelSays() throws {
        let analysis = try analysis([(3, "CB IKEA LYON REMBOURSEMENT", -8_000)])
        #expect(analysis.refunds.isEmpty && analysis.months.map(\.spending.minorUnits) == [8_000])
    }

    @Test func aPaymentIsGivenBackOnce() throws {
        let analysis = try analysis([
            (1, "CB AMAZON 02/01", -3_000), (5, "CB AMAZON 04/01", 3_000),
            (6, "CB AMAZON 05/01", 3_000),
        ])
        #expect(analysis.refunds.map(\.transaction.id) == ["1"])
        #expect(analysis.months.map(\.income.minorUnits) == [3_000])
    }
}

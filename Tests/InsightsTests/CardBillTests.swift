import Insights
import Primitives
import Statements
import Testing

/// What is paid from an account to a card whose statement is there too is counted once.
struct CardBillTests {
    private func row(
        _ day: Int, _ label: String, _ cents: Int64, _ account: String
    ) -> BankTransaction {
        BankTransaction(
            day: Day(number: 20_454 + day), amount: Money(minorUnits: cents, currency: .usd),
            label: label, id: "\(account)\(day)\(label)", account: account)
    }

    @Test(
        arguments: [
            ("Payment to Chase card ending in 1234", "Payment Thank You-Mobile"),
            ("CREDIT CARD PAYMENT", "PAYMENT THANK YOU"),
            ("AMERICAN EXPRESS ACH PMT", "AUTOPAY PAYMENT - THANK YOU"),
            ("DISCOVER E-PAYMENT", "DIRECTPAY FULL BALANCE"),
            ("BARCLAYCARD DIRECT DEBIT", "PAYMENT RECEIVED THANK YOU"),
            ("CITI AUTOPAY PAYMENT", "ONLINE PAYMENT, THANK YOU"),
            ("PRLV AMERICAN EXPRESS CARTE FRANCE", "PAIEMENT MERCI"),
        ])
    func aCardsBillIsNeitherSpendingNorIncome(paid: String, thanked: String) throws {
        var rows: [BankTransaction] = []
        for month in 0..<4 {
            rows += [
                row(30 * month, "ACME PAYROLL", 300_000, "bank"),
                row(30 * month + 2, "TESCO STORES", -68_490, "card"),
                row(30 * month + 9, paid, -68_490, "bank"),
                row(30 * month + 11, thanked, 68_490, "card"),
            ]
        }
        let analysis = try SpendingAnalysis(of: rows)
        #expect(analysis.months.map(\.spending.minorUnits).reduce(0, +) == 4 * 68_490)
        #expect(analysis.months.map(\.income.minorUnits).reduce(0, +) == 4 * 300_000)
        #expect(analysis.household.committed.minorUnits <= 68_490)
    }

    @Test(
        arguments: [
            "Payment Thank You-Mobile", "PAYMENT RECEIVED - THANK YOU", "AUTOMATIC PAYMENT - THANK",
            "PAIEMENT MERCI",
        ])
    func onACardsStatementAloneTheBillPaidIsNoIncome(thanked: String) throws {
        let rows = [row(2, "TESCO STORES", -20_100, "card"), row(11, thanked, 20_100, "card")]
        let analysis = try SpendingAnalysis(of: rows)
        #expect(analysis.months.map(\.income.minorUnits) == [0])
        #expect(analysis.months.map(\.spending.minorUnits) == [20_100])
        #expect(analysis.refunds.isEmpty)
    }

    @Test(arguments: ["PAYMENT RECEIVED FROM ACME LTD", "ACME PAYMENT RECEIVED"])
    func whatACustomerPaysToAnAccountIsIncome(label: String) throws {
        let analysis = try SpendingAnalysis(of: [
            row(2, "TESCO STORES", -20_100, "bank"), row(11, label, 50_000, "bank"),
        ])
        #expect(analysis.months.map(\.income.minorUnits) == [50_000])
    }

    @Test func withoutTheCardsStatementItsBillIsSpending() throws {
        let analysis = try SpendingAnalysis(of: [
            row(0, "ACME PAYROLL", 300_000, "bank"),
            row(9, "CITI AUTOPAY PAYMENT", -68_490, "bank"),
            row(9, "SOMETHING ELSE", 68_490, "other"),
        ])
        #expect(analysis.months.map(\.spending.minorUnits) == [68_490])
    }

    /// Half a year of a card whose bill of each thirty days is paid in full ten days later, the
    /// first for what was bought before; what is drawn from the bank is there too where it is
    /// `banked`.
    private func card(_ thanked: String, banked: Bool = false) -> [BankTransaction] {
        var rows: [BankTransaction] = []
        for month in 0..<6 {
            let bill = Int64(49_000 + 1_000 * month)
            rows += [
                row(30 * month + 2, "TESCO STORES \(month)", -20_000, "card"),
                row(30 * month + 12, thanked, bill, "card"),
                row(30 * month + 17, "SNCF INTERNET", Int64(-30_000 - 1_000 * month), "card"),
            ]
            guard banked else { continue }
            rows += [
                row(30 * month, "ACME PAYROLL", 300_000, "bank"),
                row(30 * month + 11, "PRLV CARTE GOLD", -bill, "bank"),
            ]
        }
        return rows
    }

    @Test(
        arguments: [
            "PAYMENT RECEIVED", "PAIEMENT REÇU", "PAYMENT - THANK YOU", "PRELEVEMENT AUTOMATIQUE",
            "Paiement reçu 12/03", "DIRECT DEBIT", "AUTOPAY PAYMENT",
        ])
    func aPaymentOfWhatWasSpentOnACardIsNoIncome(label: String) throws {
        let alone = try SpendingAnalysis(of: card(label))
        #expect(alone.months.allSatisfy { $0.income.minorUnits == 0 })
        let both = try SpendingAnalysis(of: card(label, banked: true))
        #expect(both.months.map(\.income.minorUnits).reduce(0, +) == 1_800_000)
        #expect(both.months.map(\.spending.minorUnits).reduce(0, +) == 315_000)
    }

    @Test(arguments: ["PAYMENT RECEIVED", "PAIEMENT REÇU"])
    func aPaymentReceivedThatIsNoBillIsIncome(label: String) throws {
        // A customer pays each month what has nothing to do with what is spent.
        var rows = card("X").filter { $0.label != "X" }
        for month in 0..<6 { rows.append(row(30 * month + 12, label, 41_000, "card")) }
        let analysis = try SpendingAnalysis(of: rows)
        #expect(analysis.months.map(\.income.minorUnits).reduce(0, +) == 6 * 41_000)
        // Where wages come in too it is no card, whatever the payments are.
        var paidRows = card(label)
        for month in 0..<6 { paidRows.append(row(30 * month, "ACME PAYROLL", 300_000, "card")) }
        let paid = try SpendingAnalysis(of: paidRows)
        #expect(paid.months.map(\.income.minorUnits).reduce(0, +) > 6 * 300_000)
    }
}

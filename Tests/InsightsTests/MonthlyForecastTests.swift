import Insights
import Primitives
import Statements
import Testing

/// Next month's spending and what is known to be due in it.
struct MonthlyForecastTests {
    /// Months of 2026 with a rent, a subscription that begins late, and shopping.
    private static func transactions(
        months: Int, extra: (day: Day, cents: Int64)? = nil
    ) throws -> [BankTransaction] {
        var transactions: [BankTransaction] = []
        func add(_ day: Day?, _ cents: Int64, _ label: String) throws {
            transactions.append(
                BankTransaction(
                    day: try #require(day), amount: Money(minorUnits: cents, currency: .eur),
                    label: label, id: "\(transactions.count)"))
        }
        for offset in 0..<months {
            let month = Month(year: 2026, month: 1 + offset)
            if offset >= 4 { try add(month.day(2), -120_000, "PRLV SEPA FONCIA LOYER") }
            try add(month.day(9), -2_000, "PRLV SEPA FREE MOBILE")
            for day in [4, 11, 18, 25] {
                let cents = -3_000 - Int64((7 * day + 11 * offset) % 13) * 200
                try add(month.day(day), cents, "CB CARREFOUR \(day)/0\(1 + offset)")
            }
            try add(month.last, 250_000, "VIR SEPA RECU SALAIRE")
        }
        if let extra { try add(extra.day, extra.cents, "CB GARAGE MARTIN") }
        return transactions
    }

    /// By hand: a rent of 1,200 in three months of seven, and 20 for the telephone, are due.
    @Test func aMonthIsNotForecastBelowWhatIsDueInIt() throws {
        let analysis = try SpendingAnalysis(of: Self.transactions(months: 7))
        #expect(analysis.recurring.count { $0.amount.minorUnits < 0 } >= 2)
        let forecast = try #require(analysis.forecast)
        #expect(forecast.month.description == "2026-08")
        #expect(forecast.low.minorUnits >= 122_000)
        // Four purchases of 30 to 54 on top.
        #expect((134_000...144_000).contains(forecast.mean.minorUnits))
        #expect(forecast.high.minorUnits >= forecast.mean.minorUnits)
    }

    @Test func whatWasSpentInTheMonthAlreadyIsKnownToo() throws {
        let day = try #require(Day(year: 2026, month: 8, day: 3))
        let analysis = try SpendingAnalysis(
            of: Self.transactions(months: 7, extra: (day, -500_000)))
        let forecast = try #require(analysis.forecast)
        #expect(forecast.month == day.month)
        #expect(forecast.low.minorUnits >= 500_000)
    }

    @Test func theRecordForecastsAMonthByWhatWasDueThen() throws {
        let record = try SpendingAnalysis(of: Self.transactions(months: 9)).trackRecord
        let last = try #require(record.months.last)
        #expect(last.forecast.month.description == "2026-09")
        #expect(last.forecast.low.minorUnits >= 122_000 && last.isWithin)
    }
}

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

    /// By hand: 20 for the telephone and four purchases of 30 to 54 a month, no garage.
    @Test func aMonthAfterTheOneThatRunsKnowsNothingOfWhatWasSpentInIt() throws {
        let day = try #require(Day(year: 2026, month: 5, day: 3))
        let analysis = try SpendingAnalysis(
            of: Self.transactions(months: 4, extra: (day, -500_000)))
        let forecast = try #require(analysis.forecast(of: Month(year: 2026, month: 6)))
        #expect(forecast.month.description == "2026-06")
        #expect((14_000...24_000).contains(forecast.mean.minorUnits))
        let running = try #require(analysis.forecast)
        #expect(analysis.forecast(of: day.month) == running)
        #expect(analysis.forecast(of: Month(year: 2026, month: 4)) == nil)
    }

    /// Of some transactions alone the last is not the last day that is known: April and May are
    /// over, though the telephone was paid last on 9 May.
    @Test func monthsAreCompleteByTheDaysThatAreCovered() throws {
        let all = try Self.transactions(months: 5)
        let telephone = all.filter { $0.label.contains("FREE") }
        let days = DayInterval(
            start: all.map(\.day).min(), end: all.map(\.day).max()?.adding(days: 1))
        let analysis = try SpendingAnalysis(of: telephone, covering: days)
        #expect(analysis.completeMonths.map(\.month.month) == [1, 2, 3, 4, 5])
        #expect(analysis.forecast?.month.description == "2026-06")
        #expect(analysis.forecast?.mean.minorUnits == 2_000)
    }

    @Test func theRecordForecastsAMonthByWhatWasDueThen() throws {
        let record = try SpendingAnalysis(of: Self.transactions(months: 9)).trackRecord
        let last = try #require(record.months.last)
        #expect(last.forecast.month.description == "2026-09")
        #expect(last.forecast.low.minorUnits >= 122_000 && last.isWithin)
    }

    /// A telephone bill of 20 is in its own category's forecast, and nothing else of the total is
    /// lost: the categories add up to the cent.
    @Test func categoriesAddUpToTheTotalWithWhatIsDueInThem() throws {
        let analysis = try SpendingAnalysis(of: Self.transactions(months: 7))
        let forecast = try #require(analysis.forecast)
        let parts = analysis.categories.compactMap(\.forecast)
        #expect(parts.count == analysis.categories.count)
        #expect(parts.reduce(0) { $0 + $1.mean.minorUnits } == forecast.mean.minorUnits)
        let rent = try #require(analysis.categories.first { $0.category == .housing }?.forecast)
        #expect(rent.mean.minorUnits == 120_000 && rent.low.minorUnits == 120_000)
    }

    /// Months of 0, 60 and 157 that an account begins with forecast no thousands.
    @Test func aBeginningIsNoGrowth() throws {
        let days = try [(2, 1, 6_000), (3, 2, 15_700), (4, 9, 11_000), (5, 30, 9_000)].map {
            (try #require(Day(year: 2026, month: $0.0, day: $0.1)), Int64($0.2))
        }
        let first = try #require(Day(year: 2026, month: 1, day: 1))
        var transactions = [
            BankTransaction(
                day: first, amount: Money(minorUnits: 90_000, currency: .eur),
                label: "VIR RECU", id: "in")
        ]
        for (day, cents) in days {
            transactions.append(
                BankTransaction(
                    day: day, amount: Money(minorUnits: -cents, currency: .eur),
                    label: "CB CARREFOUR", id: day.description))
        }
        let forecast = try #require(try SpendingAnalysis(of: transactions).forecast)
        #expect((6_000...15_700).contains(forecast.mean.minorUnits))
        #expect(forecast.monthCount == 4)
        #expect(
            forecast.high.minorUnits > 11_000 && forecast.low.minorUnits < forecast.mean.minorUnits)
    }

    @Test func aPeriodThatIsOverIsFollowedByWhatWasDueThen() throws {
        let all = try Self.transactions(months: 9)
        let period = DayInterval(
            start: Month(year: 2026, month: 1).first, end: Month(year: 2026, month: 8).first)
        let then = try SpendingAnalysis(of: all.filter { period.contains($0.day) })
        let now = try SpendingAnalysis(of: all, period: period)
        #expect(now.forecast?.month.description == "2026-08")
        #expect(now.forecast == then.forecast)
        #expect(now.categories.map(\.forecast) == then.categories.map(\.forecast))
    }

    /// A bill of 610 to 1,200 is due: the interval does not begin with its median.
    @Test func aBillThatVariesMayComeBelowItsMedian() throws {
        var transactions = try Self.transactions(months: 9)
        let amounts: [Int64] = [61_000, 120_000, 98_000]
        for (index, cents) in amounts.enumerated() {
            let day = try #require(Day(year: 2026, month: 1 + 3 * index, day: 5))
            transactions.append(
                BankTransaction(
                    day: day, amount: Money(minorUnits: -cents, currency: .eur),
                    label: "PRLV SEPA URSSAF", id: "u\(index)"))
        }
        let analysis = try SpendingAnalysis(of: transactions)
        let series = try #require(analysis.recurring.first { $0.name.contains("URSSAF") })
        #expect(series.course == .drifting)
        let other = try #require(
            analysis.categories.first { $0.category == series.category }?.forecast)
        #expect(other.mean.minorUnits >= 98_000)
        #expect(other.low.minorUnits < 98_000)
    }

    /// The same with the balance after each.
    private static func balanced(months: Int) throws -> [BankTransaction] {
        var balance: Int64 = 500_000
        return try transactions(months: months).sorted { $0.day < $1.day }.map { row in
            balance += row.amount.minorUnits
            return BankTransaction(
                day: row.day, amount: row.amount, label: row.label,
                balance: Money(minorUnits: balance, currency: .eur), id: row.id)
        }
    }

    /// Of three months nothing was imported, as the balances tell: they are no months of nothing.
    @Test func monthsMissingBetweenTwoStatementsAreNoMonthsOfNothing() throws {
        let all = try Self.balanced(months: 12)
        let rows = all.filter { !(6...8).contains($0.day.month.month) }
        let analysis = try SpendingAnalysis(of: rows)
        #expect(analysis.leaps.count == 1)
        #expect(
            analysis.months.filter { !$0.isComplete }.map(\.month.month) == [6, 7, 8])
        let forecast = try #require(analysis.forecast)
        #expect(forecast.monthCount == 9)
        let whole = try #require(try SpendingAnalysis(of: all).forecast)
        #expect(abs(forecast.mean.minorUnits - whole.mean.minorUnits) < 3_000)
        let groceries = try #require(analysis.categories.first { $0.category == .groceries })
        #expect(abs(groceries.perMonth.minorUnits - groceries.total.minorUnits / 9) <= 1)
    }

    @Test func theMonthAfterOnesThatLackIsForecast() throws {
        let rows = try Self.balanced(months: 11).filter { row in
            ![8, 9].contains(row.day.month.month)
                && (row.day.month.month < 11 || row.day.dayOfMonth < 12)
        }
        let analysis = try SpendingAnalysis(of: rows)
        #expect(analysis.months.filter { !$0.isComplete }.map(\.month.month) == [8, 9, 11])
        #expect(analysis.forecast?.month.description == "2026-11")
        let begun = try SpendingAnalysis(of: rows.filter { $0.day.month.month != 10 })
        #expect(begun.forecast?.month.description == "2026-11")
        #expect(try #require(begun.forecast).mean.minorUnits > 122_000)
    }

    /// Of an export of some rows alone, balances leap from each to the next.
    @Test func aBalanceThatLeapsAllTheTimeHidesNoMonth() throws {
        let rows = try Self.balanced(months: 9).filter { $0.label.hasPrefix("CB") }
        let analysis = try SpendingAnalysis(of: rows)
        #expect(!analysis.leaps.isEmpty && analysis.completeMonths.count == 8)
    }

    /// A savings account of one row a month that lacks one hides no month of the others.
    @Test func oneRowThatLacksIsNoMonthThatLacks() throws {
        let rows = (0..<8).filter { $0 != 4 }.map { offset in
            BankTransaction(
                day: Month(year: 2026, month: 1 + offset).last,
                amount: Money(minorUnits: 20_000, currency: .eur), label: "VIR RECU",
                balance: Money(minorUnits: 20_000 * Int64(offset + 1), currency: .eur),
                id: "\(offset)")
        }
        let analysis = try SpendingAnalysis(of: rows)
        // Of the first month but the last day is known.
        #expect(analysis.leaps.count == 1 && analysis.completeMonths.count == 7)
    }
}

import Insights
import Primitives
import Statements
import Testing

/// The month that runs, and what is expected of some of its days.
///
/// From January to 27 August 2026: on the 5th a rent of 800, on the 9th a telephone of 20, on the
/// 12th and the 19th shopping of another amount each time, on the 28th a salary of 2,000.
struct RunningMonthTests {
    private static let shopping = [60, 45, 80, 52, 71, 48, 66, 57, 75, 50, 63, 58, 69, 47, 73, 54]

    private static var transactions: [BankTransaction] {
        var transactions: [BankTransaction] = []
        func add(_ day: Day?, _ amount: Int, _ label: String) {
            guard let day else { return }
            transactions.append(
                BankTransaction(
                    day: day, amount: Money(minorUnits: Int64(amount * 100), currency: .eur),
                    label: label, id: "\(transactions.count)"))
        }
        for offset in 0..<8 {
            let month = Month(year: 2026, month: 1 + offset)
            add(month.day(5), -800, "PRLV SEPA FONCIA LOYER")
            add(month.day(9), -20, "PRLV SEPA FREE MOBILE")
            add(month.day(12), -shopping[2 * offset], "CB CARREFOUR")
            add(month.day(19), -shopping[2 * offset + 1], "CB MARCHE BIO")
            if offset < 7 { add(month.day(28), 2_000, "VIR SEPA RECU SALAIRE") }
        }
        add(Month(year: 2026, month: 8).day(27), -2, "CB METRO RATP")
        return transactions
    }

    private static func day(_ month: Int, _ day: Int) throws -> Day {
        try #require(Day(year: 2026, month: month, day: day))
    }

    /// Four days before the month ends no salary came: it is none without one.
    @Test func aMonthThatRunsIsNotComplete() throws {
        let today = try Self.day(8, 28)
        let analysis = try SpendingAnalysis(of: Self.transactions, on: today)
        #expect(analysis.completeMonths.map(\.month.month) == Array(1...7))
        #expect(analysis.household.monthlyIncome.minorUnits == 200_000)
        #expect(analysis.forecast?.month.month == 8)
        // Once it is over the days without a transaction say nothing of what is missing.
        let later = try SpendingAnalysis(of: Self.transactions, on: Self.day(9, 1))
        #expect(later.completeMonths.count == 8)
    }

    @Test func daysHoldWhatIsDueInThem() throws {
        let today = try Self.day(8, 28)
        let analysis = try SpendingAnalysis(of: Self.transactions, on: today)
        let week = DayInterval(start: try Self.day(8, 31), end: try Self.day(9, 7))
        let forecast = try #require(analysis.forecast(of: week, on: today))
        // The rent, and a week's share of shopping for about 120 a month.
        #expect((80_000...84_500).contains(forecast.mean.minorUnits), "\(forecast)")
        #expect(forecast.low.minorUnits >= 80_000)
        let free = DayInterval(start: try Self.day(9, 20), end: try Self.day(9, 27))
        let other = try #require(analysis.forecast(of: free, on: today))
        #expect(other.mean.minorUnits < 6_000, "\(other)")
    }

    /// What is left of a month is no more than what is not spent yet.
    @Test func whatIsLeftOfAMonthIsNotSpentTwice() throws {
        let today = try Self.day(8, 28)
        let analysis = try SpendingAnalysis(of: Self.transactions, on: today)
        let month = try #require(analysis.forecast)
        let rest = try #require(
            analysis.forecast(
                of: DayInterval(start: today, end: try Self.day(9, 1)), on: today))
        // 800, 20, 73, 54 and 2 are spent.
        #expect(month.mean.minorUnits >= 94_900)
        #expect(abs(rest.mean.minorUnits - (month.mean.minorUnits - 94_900)) <= 1, "\(rest)")
        // A month as a whole is as the report has it; one that is over, as it was.
        let whole = try #require(
            analysis.forecast(of: Month(year: 2026, month: 9).interval, on: today))
        #expect(whole.mean == analysis.forecast(of: Month(year: 2026, month: 9))?.mean)
        #expect(analysis.forecast(of: Month(year: 2026, month: 7).interval, on: today) == nil)
    }
}

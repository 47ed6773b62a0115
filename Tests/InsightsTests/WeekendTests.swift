import Primitives
import Statements
import Testing

@testable import Insights

/// Payments due on a Saturday or a Sunday, and what that does to the balance to come.
struct WeekendTests {
    /// Twelve months of a payment due on the 25th that keeps a rule, and a coffee each
    /// Wednesday.
    private static func rows(
        until end: Day, salary rule: WeekendRule
    ) -> [BankTransaction] {
        var rows: [BankTransaction] = []
        for offset in 0..<14 {
            let month = Month(year: 2025, month: 3).adding(months: offset)
            let due = month.first.adding(days: 24)
            rows.append(
                BankTransaction(
                    day: rule.day(for: due), amount: Money(minorUnits: 200_000, currency: .eur),
                    label: "VIR SALAIRE ACME", id: "s\(offset)"))
        }
        var day = Month(year: 2025, month: 3).first.next(.wednesday)
        while day <= end {
            rows.append(
                BankTransaction(
                    day: day, amount: Money(minorUnits: -300, currency: .eur), label: "CB CAFE",
                    id: "c\(day)"))
            day = day.adding(days: 7)
        }
        return rows.filter { $0.day <= end }
    }

    /// 25 April 2026 is a Saturday.
    @Test(arguments: [(WeekendRule.before, 24), (.after, 27), (.sameDay, 25)])
    func whatComesOnFridaysIsExpectedOnThem(rule: WeekendRule, day: Int) throws {
        let end = Month(year: 2026, month: 4).first
        let analysis = try SpendingAnalysis(of: Self.rows(until: end, salary: rule))
        let wage = try #require(analysis.recurring.first { $0.amount.isPositive })
        #expect(wage.next == end.adding(days: day - 1))
        #expect(
            wage.expected(from: end.adding(days: 40)).next == Day(year: 2026, month: 5, day: 25))
        let year = DayInterval(start: end, end: end.adding(months: 12))
        #expect(wage.dates(in: year).count == 12)
    }

    /// On Sunday 25 January 2026 the salary of that day has not come: it will.
    @Test func whatIsLateIsStillExpected() throws {
        let end = try #require(Day(year: 2026, month: 1, day: 25))
        var rows = Self.rows(until: end.adding(days: -1), salary: .sameDay)
        rows.append(
            BankTransaction(
                day: end, amount: Money(minorUnits: -500, currency: .eur), label: "CB PAIN",
                id: "last"))
        let analysis = try SpendingAnalysis(
            of: rows, closingBalance: Money(minorUnits: 10_000, currency: .eur))
        let ahead = try #require(analysis.balance?.ahead)
        let week = try #require(ahead.first { $0.day == end.adding(days: 7) })
        #expect(abs(week.median.minorUnits - 210_000) < 10_000)
    }

    /// A loan of 100 a week that ended in summer is no habit that goes on.
    @Test func whatEndedIsNotExpected() throws {
        let end = Month(year: 2026, month: 3).first
        var rows = Self.rows(until: end, salary: .before)
        let start = Month(year: 2025, month: 3).first
        for week in 0..<20 {
            rows.append(
                BankTransaction(
                    day: start.adding(days: 7 * week + 2),
                    amount: Money(minorUnits: -10_000, currency: .eur), label: "PRLV CREDIT AUTO",
                    id: "l\(week)"))
        }
        let analysis = try SpendingAnalysis(
            of: rows, closingBalance: Money(minorUnits: 100_000, currency: .eur))
        #expect(analysis.ended.count == 1)
        let ahead = try #require(analysis.balance?.ahead)
        let fortnight = try #require(ahead.first { $0.day == end.adding(days: 14) })
        #expect(abs(fortnight.median.minorUnits - 100_000) < 3_000)
    }
}

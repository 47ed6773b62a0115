import Insights
import Primitives
import Statements
import Testing

/// Balances that no rows make tell that rows are missing.
struct BalanceLeapTests {
    /// Rows by the day, the cents and the balance after them.
    private func rows(_ values: [(Int, Int64, Int64?)]) -> [BankTransaction] {
        values.enumerated().map { index, value in
            BankTransaction(
                day: Day(number: 20_454 + value.0),
                amount: Money(minorUnits: value.1, currency: .eur), label: "row",
                balance: value.2.map { Money(minorUnits: $0, currency: .eur) }, id: "\(index)")
        }
    }

    @Test func aMissingRowIsTold() throws {
        let leaps = AccountBalance.leaps(
            in: rows([(0, -500, 9_500), (1, -600, 8_900), (3, -700, 7_200)]))
        #expect(leaps.map(\.change.minorUnits) == [-1_000])
        #expect(leaps.map(\.days) == [Day(number: 20_455)...Day(number: 20_457)])
    }

    /// By hand: the balances stated, and 8,900 on the day without rows.
    @Test func theBalanceBeforeAMissingRowIsTheOneStated() throws {
        let values: [(Int, Int64, Int64?)] = [(0, -500, 9_500), (1, -600, 8_900), (3, -700, 7_200)]
        let balance = try #require(try SpendingAnalysis(of: rows(values)).balance)
        #expect(balance.past.map(\.balance.minorUnits) == [9_500, 8_900, 8_900, 7_200])
    }

    /// Rows of a day that come back to where they began, in whatever order: the day closes as the one
    /// before it.
    @Test(arguments: [[0, 1], [1, 0]])
    func aDayThatNetsToNothingClosesAsItBegan(order: [Int]) throws {
        let day: [(Int, Int64, Int64?)] = [(2, -50_000, 30_000), (2, 50_000, 80_000)]
        let values = [(0, Int64(-500), Int64?(80_000))] + order.map { day[$0] }
        #expect(try AccountBalance.last(of: rows(values))?.minorUnits == 80_000)
        let later = values + [(3, Int64(-100), nil)]
        #expect(try AccountBalance.last(of: rows(later))?.minorUnits == 79_900)
    }

    @Test(
        arguments: [
            [(0, -500, 9_500), (1, -600, 8_900), (3, -700, 8_200)],
            // The rows of a day in any order.
            [(0, -500, 9_500), (1, -700, 8_200), (1, -600, 8_900), (3, -200, 8_000)],
            // A day that says no balance says nothing.
            [(0, -500, 9_500), (1, -600, nil), (3, -700, 1_000)],
            [],
        ] as [[(Int, Int64, Int64?)]])
    func balancesThatFollowOrSayNothingAreNone(values: [(Int, Int64, Int64?)]) {
        #expect(AccountBalance.leaps(in: rows(values)).isEmpty)
    }
}

import Insights
import Primitives
import Statements
import Testing

struct AdviceTests {
    private func analysis() throws -> SpendingAnalysis {
        var transactions = RecurringTests.shopping(until: Day(number: 20_467))
        transactions += RecurringTests.payments(
            "PRLV SEPA NETFLIX", (0..<24).map { $0 < 18 ? 1_349 : 1_499 })
        transactions += RecurringTests.payments(
            "PRLV DISNEY PLUS", Array(repeating: 899, count: 24))
        transactions += RecurringTests.payments(
            "FRAIS TENUE DE COMPTE", Array(repeating: 250, count: 24))
        return try SpendingAnalysis(
            of: transactions, closingBalance: Money(minorUnits: 100_000, currency: .eur))
    }

    @Test func everyRecommendationNamesItsTransactions() throws {
        let analysis = try analysis()
        let ids = Set(analysis.entries.map(\.transaction.id))
        let advice = analysis.recommendations
        #expect(!advice.isEmpty)
        for item in advice {
            #expect(!item.evidence.isEmpty && ids.isSuperset(of: item.evidence))
            #expect(item.saving.isPositive && (0...1).contains(item.certainty))
        }
        #expect(
            zip(advice, advice.dropFirst()).allSatisfy { $0.expectedSaving >= $1.expectedSaving })
    }

    @Test func twoSubscriptionsForFilmsOverlap() throws {
        let subjects = try analysis().recommendations.map(\.subject)
        #expect(subjects.contains(.overlap(names: ["NETFLIX", "DISNEY PLUS"])))
        let isRise = subjects.contains { subject in
            if case .priceRise("NETFLIX", _, _) = subject { true } else { false }
        }
        #expect(isRise)
    }

    @Test func feesOfAYearAreTheSumOfTheirTransactions() throws {
        #expect(try analysis().household.yearlyFees.canonicalString == "30.00 EUR")
    }

    @Test func theBalanceEndsWhereItIsKnownAndIsExpectedFromThere() throws {
        let balance = try #require(try analysis().balance)
        #expect(balance.current?.canonicalString == "1000.00 EUR")
        #expect(balance.ahead.count == BalanceCourse.horizon)
        for step in balance.ahead {
            #expect(step.low.minorUnits <= step.high.minorUnits)
            #expect((0...1).contains(step.overdraft))
        }
    }

    @Test func whatWasAnnouncedAMonthAgoIsHeldToAccount() throws {
        let record = try analysis().trackRecord
        #expect(record.months.count == 12)
        let within = record.months.count(where: \.isWithin)
        #expect(record.coverage == Double(within) / 12)
        for outcome in record.months {
            let isInside =
                outcome.actual.minorUnits >= outcome.forecast.low.minorUnits
                && outcome.actual.minorUnits <= outcome.forecast.high.minorUnits
            #expect(outcome.isWithin == isInside)
        }
        // The three series of the history come every month, so all announced payments came.
        #expect(record.payments.count >= 3)
        #expect(record.payments.allSatisfy { $0.transaction != nil })
    }

    @Test func aSubscriptionThatNoLongerComesIsAdviceFollowed() throws {
        var transactions = RecurringTests.shopping(until: Day(number: 20_467))
        transactions += RecurringTests.payments(
            "PRLV DISNEY PLUS", Array(repeating: 899, count: 24))
        let last = try #require(transactions.map(\.day).max())
        let month =
            last.adding(days: 4) >= last.month.last ? last.month : last.month.adding(months: -1)
        transactions.removeAll { $0.label.contains("DISNEY") && $0.day >= month.first }
        let record = try SpendingAnalysis(of: transactions).trackRecord
        #expect(record.payments.contains { $0.name == "DISNEY PLUS" && $0.transaction == nil })
        #expect(
            record.advice.contains {
                $0.subject == .subscription(name: "DISNEY PLUS") && $0.isFollowed
            })
    }

    @Test func noMonthHasMoreAlarmsThanTheCap() throws {
        var transactions = RecurringTests.shopping(until: Day(number: 20_467))
        for rank in 0..<8 {
            transactions.append(
                BankTransaction(
                    day: Day(number: 20_440 + rank),
                    amount: Money(minorUnits: -90_000 - Int64(rank), currency: .eur),
                    label: "CB LIDL", id: "odd-\(rank)"))
        }
        let analysis = try SpendingAnalysis(of: transactions)
        let counts = Dictionary(grouping: analysis.anomalies) { $0.transaction.day.month }
        #expect(!analysis.anomalies.isEmpty)
        #expect(counts.values.allSatisfy { $0.count <= TrackRecord.alarmsPerMonth })
    }

    @Test func aBudgetIsKeptInThreeMonthsOfFiveAtLeast() throws {
        let analysis = try analysis()
        let complete = analysis.completeMonths.count
        for figures in analysis.categories where figures.budget != nil {
            #expect(figures.monthsWithinBudget * 5 >= complete * 3)
        }
    }

    @Test func categoriesAddUpToTheMonths() throws {
        let analysis = try analysis()
        let months = analysis.months.map(\.spending.minorUnits).reduce(0, +)
        #expect(analysis.categories.map(\.total.minorUnits).reduce(0, +) == months)
    }

    @Test func spendingLessSavesThatShareOfAYear() throws {
        let analysis = try analysis()
        let groceries = try #require(analysis.categories.first { $0.category == .groceries })
        let saving = analysis.saving(reducing: .groceries, by: 0.2)
        #expect(abs(saving.estimate - groceries.perMonth.estimate * 2.4) < 0.05)
    }
}

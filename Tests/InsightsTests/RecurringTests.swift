import Primitives
import Statements
import Testing

@testable import Insights

struct RecurringTests {
    /// Payments a number of months apart from 15 January 2024, one for each amount, nil for none.
    static func payments(
        _ label: String, every months: Int = 1, _ cents: [Int64?]
    ) -> [BankTransaction] {
        cents.enumerated().compactMap { index, amount in
            amount.map {
                BankTransaction(
                    day: Day(number: 19_737).adding(months: index * months),
                    amount: Money(minorUnits: -$0, currency: .eur), label: label,
                    id: "\(label)-\(index)")
            }
        }
    }

    @Test func paymentsAtTheEndOfWhatFitsAreNoSeries() throws {
        let vast = Self.payments("VIR SALAIRE ACME", [Int64?](repeating: .max, count: 4))
        let last = try #require(vast.last)
        #expect(throws: Never.self) {
            _ = RecurringDetection.payments(in: Categorizer().analysed(vast), until: last.day)
        }
    }

    /// Shopping at irregular days until `end`, so that the history goes on.
    static func shopping(until end: Day) -> [BankTransaction] {
        var transactions: [BankTransaction] = []
        var (day, step) = (Day(number: 19_737), 1)
        while day <= end {
            transactions.append(
                BankTransaction(
                    day: day,
                    amount: Money(
                        minorUnits: -Int64(900 + step * step * 37 % 7000),
                        currency: .eur), label: "CB LIDL", id: "s\(step)"))
            day = day.adding(days: 1 + step * 7 % 5)
            step += 1
        }
        return transactions
    }

    static func found(
        _ payments: [BankTransaction], until end: Day = Day(number: 20_467)
    ) throws -> [RecurringPayment] {
        let analysis = try SpendingAnalysis(of: payments + shopping(until: end))
        return analysis.recurring + analysis.ended
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let every: Int
        let cents: [Int64?]
        let rule: String
        var count: Int?
    }

    /// What is expected of the next payment of monthly ones, in cents.
    static let prices: [(cents: [Int64], next: Int64)] = [
        // Prices that rise: the last one, however short.
        ([1_349, 1_349, 1_499, 1_499, 1_599, 1_599], 1_599),
        ([1_349, 1_349, 1_349, 1_499, 1_499, 1_599], 1_599),
        ([6_000, 6_500, 7_000, 7_500, 8_000, 8_500], 8_500),
        ([9_000, 8_800, 8_500, 8_500, 8_100], 8_100),
        // Amounts that differ by accident: the middle one of the last three.
        ([6_000, 6_700, 6_200, 6_900, 6_100, 6_600], 6_600),
        ([6_000, 6_700, 6_200, 6_900, 6_600, 6_100], 6_600),
    ]

    @Test(arguments: prices)
    func theLatestPriceIsExpected(cents: [Int64], next: Int64) throws {
        let analysis = try SpendingAnalysis(of: Self.payments("PRLV SEPA NETFLIX", cents))
        let series = try #require(analysis.recurring.first)
        #expect(series.amount.minorUnits == -next)
    }

    static let cases = [
        Case(
            testDescription: "fixed", every: 1, cents: Array(repeating: 999, count: 24),
            rule: "FREQ=MONTHLY"),
        Case(
            testDescription: "drifting", every: 1,
            cents: (0..<24).map { 6_000 + Int64($0 * $0 * 13 % 900) }, rule: "FREQ=MONTHLY"),
        Case(
            testDescription: "stepped", every: 1,
            cents: (0..<24).map { $0 < 14 ? 1_299 : 1_549 }, rule: "FREQ=MONTHLY"),
        Case(
            testDescription: "every two months", every: 2,
            cents: (0..<12).map { 4_000 + Int64($0 * 31 % 300) }, rule: "FREQ=MONTHLY;INTERVAL=2"),
        Case(
            testDescription: "quarterly", every: 3, cents: Array(repeating: 18_000, count: 8),
            rule: "FREQ=MONTHLY;INTERVAL=3"),
        Case(
            testDescription: "in thirds of a year", every: 4,
            cents: [41_500, 41_500, 41_500, 44_300, 44_300, 44_300],
            rule: "FREQ=MONTHLY;INTERVAL=4"),
        Case(
            testDescription: "yearly, twice", every: 12, cents: [4_990, 5_190],
            rule: "FREQ=YEARLY"),
        Case(
            testDescription: "with months skipped", every: 1,
            cents: (0..<24).map { [5, 11].contains($0) ? nil : 2_500 }, rule: "FREQ=MONTHLY",
            count: 22),
    ]

    @Test(arguments: cases)
    func findsASeries(_ sample: Case) throws {
        let payments = Self.payments("PRLV SEPA ACME", every: sample.every, sample.cents)
        let series = try Self.found(payments)
        #expect(series.map(\.name) == ["ACME"])
        #expect(series.first?.recurrence.description == sample.rule)
        #expect(series.first?.count == sample.count ?? payments.count)
        #expect(series.first?.transactions == payments.map(\.id))
    }

    @Test func tellsThePriceAndSinceWhen() throws {
        let payments = Self.payments(
            "PRLV SEPA ACME", (0..<24).map { $0 < 14 ? 1_299 : 1_549 })
        let change = try #require(try Self.found(payments).first?.priceChange)
        #expect(change.before.canonicalString == "-12.99 EUR")
        #expect(change.after.canonicalString == "-15.49 EUR")
        #expect(change.day == payments[14].day)
    }

    @Test func tellsWhatStoppedFromWhatGoesOn() throws {
        let stopped = try Self.found(
            Self.payments("PRLV SEPA ACME", Array(repeating: 999, count: 10)))
        #expect(stopped.map(\.status) == [.stopped])
        let plan = try Self.found(
            Self.payments("CB DARTY 3X", [10_001, 10_000, 10_000]))
        #expect(plan.map(\.status) == [.finished])
        let active = try Self.found(
            Self.payments("PRLV SEPA ACME", Array(repeating: 999, count: 24)))
        #expect(active.map(\.status) == [.active])
    }

    @Test func aPaymentDrawnTwiceIsNoPaymentOfItsOwn() throws {
        var payments = Self.payments("PRLV SEPA ACME", Array(repeating: 4_500, count: 24))
        payments.append(
            BankTransaction(
                day: payments[9].day.adding(days: 1),
                amount: Money(minorUnits: -4_500, currency: .eur), label: "PRLV SEPA ACME",
                id: "twice"))
        let series = try #require(try Self.found(payments).first)
        #expect(series.count == 24 && series.doubled == ["twice"])
        let analysis = try SpendingAnalysis(of: payments)
        #expect(analysis.duplicates.map(\.second.id) == ["twice"])
    }

    @Test func shoppingIsNoSeries() throws {
        #expect(try Self.found([]).isEmpty)
    }

    @Test func labelsThatSayNothingNeedEqualAmounts() throws {
        var transactions = Self.payments("", Array(repeating: 3_300, count: 12))
        for (index, cents) in [2_900, 3_100, 2_500, 2_700, 3_050].enumerated() {
            transactions.append(
                BankTransaction(
                    day: Day(number: 19_740 + 30 * index),
                    amount: Money(minorUnits: Int64(-cents), currency: .eur), label: "",
                    id: "x\(index)"))
        }
        let analysis = try SpendingAnalysis(of: transactions)
        #expect((analysis.recurring + analysis.ended).map(\.count) == [12])
    }

    @Test func monthEndsCountTheMonthsBetweenThem() {
        let ends = (0..<14).map { Month(year: 2025, month: 1).adding(months: $0).last }
        for cycle in PaymentCycle.allCases {
            guard let months = cycle.months else { continue }
            for (first, second) in ends.indices.flatMap({ i in ends.indices.map { (i, $0) } })
            where second > first {
                let (count, error) = cycle.steps(from: ends[first], to: ends[second])
                let isWhole = (second - first).isMultiple(of: months)
                #expect((error == 0) == isWhole, "\(cycle) \(ends[first]) \(ends[second])")
                if isWhole { #expect(count == (second - first) / months) }
            }
        }
    }

    @Test func theCheapLookLetsEveryStepThrough() {
        let start = Day(number: 19_737)
        for cycle in PaymentCycle.allCases {
            for (offset, gap) in stride(from: 0, to: 370, by: 5).flatMap({ i in
                (1...1_200).map { (i, $0) }
            }) {
                let first = start.adding(days: offset)
                let (count, error) = cycle.steps(from: first, to: first.adding(days: gap))
                if count > 0, error <= 2 { #expect(cycle.mayStep(over: gap, tolerance: 2)) }
            }
        }
    }

    /// A wage on the 15th and the last day, on the Friday before where that is a weekend: 24 a
    /// year, not 26.
    @Test(arguments: [5, 12, 26])
    func twiceAMonthIsNoFortnight(months: Int) throws {
        var wages: [BankTransaction] = []
        for offset in 0..<months {
            let month = Day(number: 19_737).month.adding(months: offset)
            for var day in [month.first.adding(days: 14), month.last] {
                while [.saturday, .sunday].contains(day.weekday) { day = day.adding(days: -1) }
                wages.append(
                    BankTransaction(
                        day: day, amount: Money(minorUnits: 115_500, currency: .eur),
                        label: "VIR SALAIRE HOOLI", id: "w\(wages.count)"))
            }
        }
        let last = try #require(wages.last?.day)
        let series = try Self.found(wages, until: last.adding(days: 3))
            .filter { $0.amount.isPositive }
        let wage = try #require(series.first)
        #expect(series.count == 1 && wage.count == months * 2 && wage.skipped == 0)
        #expect(wage.recurrence.description == "FREQ=MONTHLY;BYMONTHDAY=15,-1")
        #expect(wage.yearlyAmount.minorUnits == 24 * 115_500)
        #expect(wage.next == last.month.adding(months: 1).first.adding(days: 14))
        let year = DayInterval(start: wage.next, end: wage.next.adding(months: 12))
        #expect(wage.dates(in: year).count == 24)
    }

    @Test func twoDaysOfTheMonthAreNotItsHalves() throws {
        let shopping = (0..<10).flatMap { offset in
            let month = Day(number: 19_737).month.adding(months: offset)
            return [7, 19].map { month.first.adding(days: $0) }
        }.map { day in
            BankTransaction(
                day: day, amount: Money(minorUnits: -5_000, currency: .eur), label: "CB LIDL",
                id: day.description)
        }
        #expect(
            try Self.found(shopping, until: Day(number: 20_040))
                .allSatisfy { $0.recurrence.monthDays.isEmpty })
    }

    @Test func everyOtherFridayIsNoHalfMonth() throws {
        let wages = (0..<24).map {
            BankTransaction(
                day: Day(number: 19_740 + 14 * $0 - ($0 % 9 == 4 ? 1 : 0)),
                amount: Money(minorUnits: 90_000 + Int64($0 * $0 * 17 % 400), currency: .eur),
                label: "VIR SALAIRE HOOLI", id: "w\($0)")
        }
        let series = try Self.found(wages, until: Day(number: 20_070))
            .filter { $0.amount.isPositive }
        #expect(series.map(\.recurrence.description) == ["FREQ=WEEKLY;INTERVAL=2"])
    }

    /// The 1st and the 16th, of a card, two days late at times.
    @Test func theFirstAndTheSixteenthAreBothSaid() throws {
        let plan = (0..<14).flatMap { offset in
            let month = Day(number: 19_737).month.adding(months: offset)
            return [0, 15].map { month.first.adding(days: $0 + (offset % 5 == 3 ? 2 : 0)) }
        }.map { day in
            BankTransaction(
                day: day, amount: Money(minorUnits: -4_500, currency: .eur),
                label: "PRLV SEPA CRECHE LES LUTINS", id: day.description)
        }
        let found = try Self.found(plan, until: Day(number: 20_170))
            .filter { $0.name.contains("CRECHE") }
        #expect(found.map(\.recurrence.description) == ["FREQ=MONTHLY;BYMONTHDAY=1,16"])
        #expect(found.first?.yearlyAmount.minorUnits == 108_000)
    }
}

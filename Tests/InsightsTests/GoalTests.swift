import Insights
import Primitives
import Statements
import Testing

struct GoalTests {
    /// Twelve months of 2026 that earn 2,000 and spend what `spending` says, in euros.
    private func analysis(_ spending: (Int) -> Int64) throws -> SpendingAnalysis {
        var transactions: [BankTransaction] = []
        for index in 0..<12 {
            let month = Month(year: 2026, month: index + 1)
            for (day, amount, label) in [
                (1, 200_000, "VIR SALAIRE ACME"), (2, -1_000, "CB BAR"),
                (15, 1_000 - spending(index) * 100, "CB LIDL"), (month.dayCount, -1, "CB BAR"),
            ] {
                transactions.append(
                    BankTransaction(
                        day: try #require(month.day(day)),
                        amount: Money(minorUnits: amount, currency: .eur), label: label,
                        id: "\(index)-\(day)"))
            }
        }
        return try SpendingAnalysis(of: transactions)
    }

    private let today = Day(number: 20_819)  // 1 January 2027

    private func goal(_ text: String) throws -> SavingsGoal {
        try #require(SavingsGoal(text))
    }

    @Test(arguments: [
        ("holiday=1500", "holiday", "0", "1500", nil),
        ("new bike=250.50/1500@2027-07-01", "new bike", "250.50", "1500", "2027-07-01"),
    ])
    func aGoalIsReadFromItsText(
        text: String, name: String, saved: String, target: String, day: String?
    ) throws {
        let goal = try goal(text)
        #expect(goal.name == name && goal.saved == saved && goal.target == target)
        #expect(goal.day?.description == day)
    }

    @Test(arguments: [
        "", "holiday", "=100", " =100", "a=", "a=b", "a=1/2/3", "a=-5", "a=1.2.3", "a=5@",
        "a=5@soon", "a=5@2027-02-30", "a=5@2027-01-01@2028-01-01", "a=.5", "a=1,5", "a=0",
        "a=0.00", "a=5/0",
    ])
    func whatIsNoGoalIsRefused(text: String) {
        #expect(SavingsGoal(text) == nil)
    }

    @Test(arguments: [("a=5", false), ("a=5@2027-01-01", false), ("a=5@2026-12-31", true)])
    func aGoalToBeReachedBeforeTodayIsPast(text: String, isPast: Bool) throws {
        #expect(try goal(text).isPast(on: today) == isPast)
    }

    @Test func theNearestGoalIsServedFirst() throws {
        // 2,000 − 1,700 − 0.01 = 299.99 a month.
        let courses = try analysis { _ in 1_700 }.courses(
            of: [
                goal("car=5000"), goal("bike=400/1000@2027-03-02"), goal("phone=300/300"),
            ], on: today)
        #expect(courses.map(\.goal.name) == ["bike", "car", "phone"])
        #expect(courses.map(\.id) == ["goal-1", "goal-2", "goal-3"])
        let bike = try #require(courses.first)
        #expect(bike.monthlySaved.canonicalString == "299.99 EUR")
        // 600 in 60 days, a month being 30.436875.
        #expect(bike.monthlyNeeded?.canonicalString == "304.37 EUR")
        #expect(bike.reached?.description == "2027-03-03" && bike.chance == 0)
        // The car comes after the bike: 5,600 at 299.99 a month is 568.2 days.
        #expect(courses[1].reached == today.adding(days: 569) && courses[1].chance == nil)
        #expect(courses[2].reached == today && courses[2].chance == 1)
    }

    @Test func theChanceIsThatOfANormalSum() throws {
        // Savings of 100 and 500 in turn: mean 300 less a cent, variance 12 · 200² / 11.
        let course = try #require(
            try analysis { $0 % 2 == 0 ? 1_900 : 1_500 }.courses(
                of: [goal("trip=1800@2027-07-02")], on: today
            ).first)
        let months = 182 / 30.436875
        let deviation = (480_000.0 / 11 * (months + months * months / 12)).squareRoot()
        let z = (months * 299.99 - 1_800) / deviation
        #expect(abs(try #require(course.chance) - (0.5 + z * 0.398_942)) < 1e-4)
        #expect(course.months.count == 12)
    }

    @Test func whoSpendsMoreThanTheyEarnNeverGetsThere() throws {
        let course = try #require(
            try analysis { _ in 2_100 }.courses(of: [goal("a=10@2027-02-01")], on: today).first)
        #expect(course.reached == nil && course.chance == 0)
        #expect(course.monthlySaved.minorUnits < 0)
    }

    @Test(arguments: ["a=1.234", "a=99999999999999999999", "a=0.001/5"])
    func amountsTheCurrencyHasNotAreRefused(text: String) throws {
        let goal = try goal(text)
        #expect(throws: InsightError.goal("a")) {
            try analysis { _ in 1_700 }.courses(of: [goal], on: today)
        }
    }

    @Test func belowThreeCompleteMonthsNothingIsSaid() throws {
        let short = try SpendingAnalysis(of: [
            BankTransaction(
                day: today, amount: Money(minorUnits: -100, currency: .eur), label: "CB BAR",
                id: "1")
        ])
        #expect(try short.courses(of: [goal("a=10")], on: today).isEmpty)
    }
}

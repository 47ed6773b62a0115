import Primitives
import Testing
import Wallet

struct ProrationTests {
    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    private func line(
        start: String = "2026-03-01", end: String? = "2026-04-01", change: String = "2026-03-16",
        old: String = "9.99", new: String = "4.99", currency: String = "EUR"
    ) -> String {
        let end = end.map { #""period_end":"\#($0)","# } ?? ""
        return """
            {"id":"p","frequency":"FREQ=MONTHLY","currency":"\(currency)","period_start":"\(start)",\
            \(end)"change_date":"\(change)","old_price":"\(old)","new_price":"\(new)"}
            """
    }

    /// By hand: 16 of 31 days; 999 × 16/31 = 515.61…, 499 × 16/31 = 257.54…; the clocks change on
    /// 29 March and make no fraction.
    @Test func aMonthWithAClockChange() throws {
        #expect(
            try ProrationCase(jsonLine: line()).jsonLine == """
                {"id":"p","total_days":31,"remaining_days":16,"credit":"5.16","charge":"2.58",\
                "net":"-2.58"}
                """)
    }

    /// By hand: halves of odd amounts of cents go to the even cent.
    @Test(arguments: [("0.01", "0.00"), ("0.03", "0.02"), ("0.05", "0.02"), ("0.07", "0.04")])
    func halvesGoToTheEvenCent(price: String, half: String) throws {
        let proration = try ProrationCase(
            jsonLine: line(
                start: "2026-06-01", end: "2026-07-01", change: "2026-06-16", old: price,
                new: "0.00")
        ).proration
        #expect(proration.credit.decimalString == half)
        #expect(proration.net.decimalString == (half == "0.00" ? "0.00" : "-\(half)"))
    }

    @Test func aChangeOnTheFirstDayIsTheWholePeriodAndOnTheLastADay() throws {
        let whole = try ProrationCase(jsonLine: line(change: "2026-03-01")).proration
        #expect(whole.remainingDays == 31 && whole.credit.decimalString == "9.99")
        let last = try ProrationCase(jsonLine: line(change: "2026-03-31")).proration
        #expect(last.remainingDays == 1)
    }

    @Test func yenHaveNoCents() throws {
        let proration = try ProrationCase(
            jsonLine: line(change: "2026-03-02", old: "980", new: "1480", currency: "JPY")
        ).proration
        #expect(proration.credit.decimalString == "948" && proration.net.decimalString == "484")
    }

    /// A second opinion: the share by adding up days, rounded on twice the remainder.
    @Test func agreesWithAddingUpDayByDay() throws {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<2_000 {
            let total = Int.random(in: 1...400, using: &generator)
            let left = Int.random(in: 1...total, using: &generator)
            let price = Int64.random(in: 0...100_000, using: &generator)
            let start = Day(number: Int.random(in: 20_000...21_000, using: &generator))
            let proration = try Proration(
                from: Money(minorUnits: price, currency: .eur), to: .zero(.eur),
                on: start.adding(days: total - left), in: start..<start.adding(days: total))
            var sum: Int64 = 0
            for _ in 0..<left { sum += price }
            let (whole, rest) = (sum / Int64(total), sum % Int64(total))
            let isUp = 2 * rest > total || (2 * rest == total && whole % 2 == 1)
            #expect(proration.credit.minorUnits == whole + (isUp ? 1 : 0))
        }
    }

    @Test func theLargestAmountsAreExact() throws {
        let most = Money(minorUnits: .max, currency: .eur)
        let start = Day(number: 20_000)
        let half = try Proration(
            from: most, to: most, on: start.adding(days: 1), in: start..<start.adding(days: 2))
        // (2⁶³ − 1) / 2 = 2⁶² − ½, and 2⁶² is even.
        #expect(half.credit.minorUnits == 1 << 62)
        #expect(half.net.minorUnits == 0)
    }

    @Test(arguments: [
        ("2026-04-01", "9.99"), ("2026-02-28", "9.99"), ("2026-03-32", "9.99"),
        ("2026-03-16", "-1.00"), ("2026-03-16", "9.999"),
    ])
    func refusesWhatMakesNoSense(change: String, old: String) {
        #expect(throws: CaseError.self) {
            try ProrationCase(jsonLine: line(change: change, old: old))
        }
    }

    /// By hand, 2026 and the leap year 2028.
    @Test func aCycleFromTheThirtyFirstComesBackToIt() throws {
        let cycle = BillingCycle(.monthly, from: try day("2026-01-31"))
        #expect(
            (0..<5).map { cycle.start(ofPeriod: $0).description } == [
                "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31",
            ])
        #expect(cycle.start(ofPeriod: 25).description == "2028-02-29")
        let left = try ProrationCase(
            jsonLine: line(start: "2026-01-31", end: nil, change: "2026-02-14"))
        #expect(left.proration.totalDays == 28 && left.proration.remainingDays == 14)
    }

    @Test(arguments: [
        ("FREQ=MONTHLY;BYMONTHDAY=5", "2026-12-05"), ("FREQ=WEEKLY;BYDAY=MO", "2026-11-23"),
        ("FREQ=MONTHLY", "2026-11-20"), ("FREQ=WEEKLY;BYDAY=MO,TU", nil),
        ("FREQ=MONTHLY;BYDAY=MO", nil),
    ])
    func aRepetitionWithOneDayAPeriodIsACycle(rule: String, first: String?) throws {
        let cycle = BillingCycle(
            try #require(Recurrence(rule)), onOrAfter: try day("2026-11-20"))
        #expect(cycle?.anchor.description == first)
    }

    @Test(arguments: BillingCycle.Unit.allCases)
    func aPeriodIsNeverLongerThanARuleMaySay(unit: BillingCycle.Unit) throws {
        let cycle = BillingCycle(unit, every: .max, from: try day("2026-01-31"))
        #expect(cycle.interval == Recurrence.intervals.upperBound)
        #expect(cycle.start(ofPeriod: 2) > cycle.start(ofPeriod: 1))
    }

    @Test func aFrequencyBeyondThatIsRefusedInWords() throws {
        let text = line(end: nil).replacing(
            "FREQ=MONTHLY", with: "FREQ=YEARLY;INTERVAL=9223372036854775807")
        let error = #expect(throws: CaseError.self) { try ProrationCase(jsonLine: text) }
        #expect(error?.reason.contains("1 to 3000") == true)
    }

    @Test(arguments: BillingCycle.Unit.allCases, [1, 2, 5])
    func everyDayIsInOnePeriodAndPeriodsFollowEachOther(unit: BillingCycle.Unit, every: Int) throws
    {
        for anchor in ["2026-01-31", "2024-02-29", "2026-06-15"] {
            let cycle = BillingCycle(unit, every: every, from: try day(anchor))
            var day = cycle.anchor
            var index = 0
            while day.number < cycle.anchor.number + 1_500 {
                while cycle.start(ofPeriod: index + 1) <= day { index += 1 }
                let expected = cycle.start(ofPeriod: index)..<cycle.start(ofPeriod: index + 1)
                #expect(cycle.period(containing: day) == expected)
                day = day.adding(days: 1)
            }
            #expect(cycle.period(containing: cycle.anchor.adding(days: -1)) == nil)
        }
    }
}

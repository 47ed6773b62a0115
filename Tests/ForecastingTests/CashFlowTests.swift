import Forecasting
import Primitives
import Testing

struct CashFlowTests {
    private static let today = Day(number: 20_000)

    private static func quiet(_ count: Int = 120) -> [Double] { Array(repeating: 0, count: count) }

    @Test func whatIsPlannedAloneGivesThePathToTheCent() throws {
        let projection = try CashFlowProjection(
            balance: 500, on: Self.today, rest: Self.quiet(),
            planned: [
                .init(day: Self.today.adding(days: 2), amount: -650),
                .init(day: Self.today.adding(days: 4), amount: 2000),
                .init(day: Self.today.adding(days: 9), amount: -1),
                .init(day: Self.today, amount: 77),
            ], horizon: 5)
        #expect(projection.steps.map(\.mean) == [500, -150, -150, 1850, 1850])
        #expect(projection.steps.map(\.overdrawn) == [0, 1, 1, 0, 0])
        #expect(projection.steps.map(\.overdraftBy) == [0, 1, 1, 1, 1])
        #expect(projection.steps.map(\.day.number) == Array(20_001...20_005))
        #expect(projection.steps.allSatisfy { Set($0.quantiles).count == 1 })
    }

    /// By hand: the movement comes with probability ¼, so the mean falls by 25 and the account is
    /// overdrawn with probability ¼ (standard error 0.0137 for 1000 draws).
    @Test func anUncertainMovementOverdrawsAsOftenAsItComes() throws {
        let projection = try CashFlowProjection(
            balance: 50, on: Self.today, rest: Self.quiet(),
            planned: [.init(day: Self.today.adding(days: 1), amount: -100, probability: 0.25)],
            horizon: 1)
        let step = try #require(projection.steps.first)
        #expect(abs(step.overdrawn - 0.25) < 0.05 && abs(step.mean - 25) < 5)
    }

    /// By hand: due on the second day, it comes on it, on the day after or a day early.
    @Test func whatCameLateInThePastIsDrawnLate() throws {
        let due = Self.today.adding(days: 2)
        let steps = try CashFlowProjection(
            balance: 0, on: Self.today, rest: Self.quiet(),
            planned: [.init(day: due, amount: -90, delays: [0, 0, 1, -1, 1, 0])], horizon: 3
        ).steps
        for (step, expected) in zip(steps, [-15.0, -60, -90]) {
            #expect(abs(step.mean - expected) < 5)
        }
    }

    /// Of what is due still those delays are left that are not over; where none is, it comes on
    /// the first day it can.
    @Test(arguments: [
        (due: 0, delays: [0, 2], arrival: 2), (due: -1, delays: [0, 1], arrival: 1),
        (due: 6, delays: [-4], arrival: 2), (due: 4, delays: [-9], arrival: 4),
    ])
    func whatIsLateIsAwaitedStill(due: Int, delays: [Int], arrival: Int) throws {
        let steps = try CashFlowProjection(
            balance: 0, on: Self.today, rest: Self.quiet(),
            planned: [.init(day: Self.today.adding(days: due), amount: 10, delays: delays)],
            horizon: 5
        ).steps
        #expect(steps.map(\.mean) == (1...5).map { $0 < arrival ? 0 : 10 })
    }

    @Test func theIntervalWidensWithTheDaysAndHoldsTheMedian() throws {
        let rest = (0..<180).map { Double($0 * 7919 % 101) - 50 }
        let steps = try CashFlowProjection(
            balance: 1000, on: Self.today, rest: rest, planned: [], horizon: 60
        ).steps
        let widths = steps.map { $0.quantiles[4] - $0.quantiles[0] }
        #expect(widths[0] > 0 && widths[59] > 2 * widths[0])
        for step in steps { #expect(step.quantiles == step.quantiles.sorted()) }
        for (earlier, later) in zip(steps, steps.dropFirst()) {
            #expect(earlier.overdraftBy <= later.overdraftBy)
            #expect(later.overdrawn <= later.overdraftBy)
        }
    }

    @Test func theSameSeedGivesTheSameProjectionAndAnotherDoesNot() throws {
        let rest = (0..<90).map { Double($0 * 31 % 17) - 8 }
        func steps(seed: UInt64) throws -> [CashFlowProjection.Step] {
            var options = CashFlowOptions()
            options.seed = seed
            return try CashFlowProjection(
                balance: 10, on: Self.today, rest: rest, planned: [], horizon: 20,
                options: options
            ).steps
        }
        #expect(try steps(seed: 4) == steps(seed: 4))
        #expect(try steps(seed: 4) != steps(seed: 5))
    }

    @Test func aForecastOfTheRestMovesTheMean() throws {
        let rest = (0..<90).map { Double($0 % 3) - 1 }
        let steps = try CashFlowProjection(
            balance: 0, on: Self.today, rest: rest, planned: [], horizon: 10,
            expectedRest: Array(repeating: -5, count: 10)
        ).steps
        #expect(abs((steps.last?.mean ?? 0) + 50) < 2)
    }

    @Test func monthEndsStayAtTheEndOfTheMonth() throws {
        // A withdrawal of 300 on each first of the month, and nothing else.
        let last = try #require(Day(year: 2026, month: 6, day: 15))
        let rest = (0..<300).map { step -> Double in
            last.adding(days: step - 299).dayOfMonth == 1 ? -300 : 0
        }
        let steps = try CashFlowProjection(
            balance: 1000, on: last, rest: rest, planned: [], horizon: 30
        ).steps
        let fallen = steps.map { 1000 - $0.quantiles[2] }
        #expect(fallen[9] < 100, "The 25th is before the first.")
        #expect(fallen[24] > 150, "The 10th is after it.")
    }
}

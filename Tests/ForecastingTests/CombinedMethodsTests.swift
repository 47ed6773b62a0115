import Foundation
import Testing

@testable import Forecasting

/// The methods that only the automatic combination uses.
struct CombinedMethodsTests {
    @Test func aDampedTrendLosesATenthOfItsGrowthEachPeriod() throws {
        let trend = try #require(DampedTrend((0..<20).map { exp(0.1 * Double($0)) }))
        let path = trend.mean(horizon: 6).map { log($0) }
        let steps = zip(path.dropFirst(), path).map { $0 - $1 }
        for (next, step) in zip(steps.dropFirst(), steps) { #expect(abs(next / step - 0.9) < 1e-9) }
        #expect(DampedTrend([1, 2]) == nil)
    }

    @Test func anAutoregressionKeepsMostOfASteadyGrowth() throws {
        let model = try #require(
            RidgeAutoregression((0..<40).map { exp(0.05 * Double($0)) }))
        let growth = log(model.mean(horizon: 10)[9]) - 0.05 * 39
        #expect(growth > 0.7 * 0.5 && growth <= 0.5)
    }

    @Test func anAutoregressionFindsTheSignOfItsLags() throws {
        // Every rise is undone by the next change.
        let model = try #require(
            RidgeAutoregression((0..<40).map { $0 % 2 == 0 ? 110.0 : 100.0 }))
        let path = model.mean(horizon: 2)
        #expect(path[0] > 100 && path[1] < path[0])
    }

    @Test(arguments: [[], [1, 2, 3, 4, 5, 6], [Double](repeating: 4, count: 30)])
    func anAutoregressionNeedsChanges(values: [Double]) {
        #expect(RidgeAutoregression(values) == nil)
    }

    @Test func aDeviationFromTheTrendIsHalvedAfter46Periods() {
        // The line is that of least squares, so the deviation at the end is known from it alone.
        let values = (0..<200).map { (index: Int) -> Double in
            Double(index) - (index < 190 ? 50 : 20)
        }
        let path = TrendReversion(values).mean(horizon: 92)
        let line = SmoothingStart.line(through: values)
        let rest = [46, 92].map { (step: Int) -> Double in
            path[step - 1] - line.level - line.slope * Double(200 + step)
        }
        #expect(rest[0] > 5)
        #expect(abs(rest[1] / rest[0] - 0.5) < 0.01)
    }

    @Test func lastYearsCourseIsExpectedAgainInPart() throws {
        // Twice as much for eight weeks, a year ago: six tenths of the rise are expected.
        let values = (0..<434).map { (56..<112).contains($0) ? 20.0 : 10.0 }
        let course = try #require(YearlyCourse(values, period: 7, horizon: 28))
        #expect(abs(course.path(from: 10)[20] - 16) < 1e-9)
        #expect(YearlyCourse(values, period: 5, horizon: 28) == nil)
        #expect(YearlyCourse(Array(values.prefix(300)), period: 7, horizon: 28) == nil)
    }
}

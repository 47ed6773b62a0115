import Foundation
import Testing

@testable import Forecasting

struct CoherentForecastTests {
    private static let names = ["food/a", "food/b", "home/a", "home/b"]

    /// Four series of months, of a linear congruential generator, one of them mostly zero, one
    /// shorter, one without its last two values.
    private static func bottom() throws -> [TimeSeries] {
        var state: UInt32 = 7
        let values = (0..<4).map { number in
            (0..<60).map { month in
                state = 1_664_525 &* state &+ 1_013_904_223
                let noise = Double(state) / 4_294_967_296
                let season = sin(Double(month) * .pi / 6)
                return number == 1
                    ? (noise < 0.6 ? 0 : noise) : Double(10 * number + 5) + season + noise
            }
        }
        let end = try #require(SeriesStart("2026-11", seasons: [12]))
        return try [
            TimeSeries(complete: values[0], seasons: [12], start: end.adding(periods: -60)),
            TimeSeries(complete: values[1], seasons: [12], start: end.adding(periods: -60)),
            TimeSeries(
                complete: Array(values[2].suffix(40)), seasons: [12],
                start: end.adding(periods: -40)),
            TimeSeries(
                values[3].dropLast(2) + [nil, nil], seasons: [12], start: end.adding(periods: -60)),
        ]
    }

    private static func forecasts(
        method: ForecastMethod
    ) throws -> (hierarchy: Hierarchy, forecasts: [Forecast]) {
        let (hierarchy, _) = try Hierarchy.paths(names, separator: "/")
        let nodes = try hierarchy.series(of: bottom()).map {
            try NodeForecast($0, by: method, horizon: 15, levels: [0.8, 0.95])
        }
        return (hierarchy, try Reconciliation.coherent(nodes, of: hierarchy))
    }

    @Test(arguments: [ForecastMethod.automatic, .exponentialSmoothing, .seasonalNaive, .drift])
    func forecastsAddUp(method: ForecastMethod) throws {
        let (hierarchy, forecasts) = try Self.forecasts(method: method)
        for step in 0..<15 {
            let bottom = forecasts.suffix(4).map { $0.mean[step] }
            for (forecast, sum) in zip(forecasts, hierarchy.summed(bottom)) {
                #expect(abs(forecast.mean[step] - sum) < 1e-9)
            }
        }
    }

    @Test(arguments: [ForecastMethod.automatic, .drift])
    func whatNeverWasBelowZeroIsNotForecastBelowIt(method: ForecastMethod) throws {
        for forecast in try Self.forecasts(method: method).forecasts {
            #expect(forecast.mean.allSatisfy { $0 >= 0 })
            #expect(forecast.intervals.allSatisfy { $0.low.allSatisfy { $0 >= 0 } })
        }
    }

    /// Money in at one level, money out that falls by 58 a period: the balance was never below zero
    /// and will be.
    @Test func aSumThatNeverWasBelowZeroIsWhatItsSeriesAddUpTo() throws {
        var state: UInt32 = 11
        var noise: Double {
            state = 1_664_525 &* state &+ 1_013_904_223
            return 40 * (Double(state) / 4_294_967_296 - 0.5)
        }
        let money = try TimeSeries(complete: (0..<40).map { _ in 3_000 + noise })
        let spent = try TimeSeries(complete: (0..<40).map { -(600 + 58 * Double($0)) + noise })
        let hierarchy = try Hierarchy(bottomCount: 2, aggregates: [[0, 1]])
        let nodes = try hierarchy.series(of: [money, spent]).map {
            try NodeForecast($0, by: .automatic, horizon: 12, levels: [0.8, 0.95])
        }
        #expect(nodes[0].isNonNegative)
        let made = try Reconciliation.coherent(nodes, of: hierarchy)
        for step in 0..<12 {
            #expect(abs(made[0].mean[step] - made[1].mean[step] - made[2].mean[step]) < 1e-9)
        }
        #expect(made[0].mean[11] < -300)
        try Self.expectOrder(of: made)
    }

    /// Random hierarchies of random walks, some of them bounded by zero, some negative, some mostly
    /// zero.
    @Test(arguments: 0..<40)
    func allForecastsAddUpWithinTheirBounds(seed: UInt32) throws {
        var state = seed &* 2_654_435_761 &+ 1
        func random() -> Double {
            state = 1_664_525 &* state &+ 1_013_904_223
            return Double(state) / 4_294_967_296
        }
        let count = 2 + Int(random() * 4)
        let bottom = try (0..<count).map { _ in
            let (kind, drift) = (Int(random() * 4), 4 * (random() - 0.5))
            var level = 100 * random()
            return try TimeSeries(
                complete: (0..<Int(8 + 30 * random())).map { _ in
                    level += drift + 4 * (random() - 0.5)
                    switch kind {
                    case 0: return level
                    case 1: return max(0, level)
                    case 2: return -abs(level)
                    default: return random() < 0.6 ? 0 : abs(level)
                    }
                }, seasons: seed % 2 == 0 ? [] : [4])
        }
        let pairs = (1..<count).map { [$0 - 1, $0] }
        let hierarchy = try Hierarchy(bottomCount: count, aggregates: [Array(0..<count)] + pairs)
        let method: ForecastMethod = seed % 3 == 0 ? .drift : .automatic
        let nodes = try hierarchy.series(of: bottom).map {
            try NodeForecast($0, by: method, horizon: 10, levels: [0.8, 0.95])
        }
        let made = try Reconciliation.coherent(nodes, of: hierarchy)
        for step in 0..<10 {
            let sums = hierarchy.summed(made.suffix(count).map { $0.mean[step] })
            for (forecast, sum) in zip(made, sums) {
                #expect(abs(forecast.mean[step] - sum) <= 1e-9 * max(1, abs(sum)))
            }
        }
        try Self.expectOrder(of: made)
    }

    /// No bound passes its mean, nor the bound of a higher level.
    private static func expectOrder(of forecasts: [Forecast]) throws {
        for forecast in forecasts {
            let (narrow, wide) = (forecast.intervals[0], forecast.intervals[1])
            for (step, mean) in forecast.mean.enumerated() {
                #expect(wide.low[step] <= narrow.low[step])
                #expect(narrow.low[step] <= mean && mean <= narrow.high[step])
                #expect(narrow.high[step] <= wide.high[step])
            }
        }
    }

    @Test func anIntervalHoldsItsForecastAndTheNarrowerOne() throws {
        try Self.expectOrder(of: Self.forecasts(method: .automatic).forecasts)
    }

    /// By hand: from 10 to 12 the bounds grow by a fifth, from 1 to 5 they move by 4, from 4 below
    /// zero to 2 below by 2.
    @Test func anIntervalIsScaledWithItsForecastOrMoved() {
        let interval = PredictionInterval(level: 0.8, low: [5, 0, -6], high: [15, 2, -1])
        let forecast = Forecast(mean: [10, 1, -4], intervals: [interval], method: .naive)
        let moved = forecast.moved(to: [12, 5, -2])
        #expect(moved.mean == [12, 5, -2])
        #expect(moved.intervals[0].low == [6, 4, -4])
        #expect(moved.intervals[0].high == [18, 6, 1])
    }

    @Test func errorsAreOfThePeriodsThatAllSeriesHave() throws {
        let nodes = try Self.bottom().map {
            try NodeForecast($0, by: .naive, horizon: 1, levels: [])
        }
        let errors = NodeForecast.alignedErrors(of: nodes)
        // 40 values, two that start the model, two missing at the end of another series.
        #expect(errors.map(\.count) == [36, 36, 36, 36])
        #expect(errors[2] == nodes[2].errors.dropLast(2))
        #expect(errors[3] == nodes[3].errors.suffix(36))
    }

    @Test func fewerThanFiveValuesAreTooFew() throws {
        let series = try TimeSeries(complete: [1, 2, 3, 4])
        #expect(throws: ForecastError.tooShort(needed: 5)) {
            try NodeForecast(series, by: .automatic, horizon: 1, levels: [])
        }
    }

    @Test(arguments: [0.0, 3, 1e-300, 1e90])
    func seriesThatNeverChangeAddUp(value: Double) throws {
        let hierarchy = try Hierarchy(bottomCount: 2, aggregates: [[0, 1]])
        let series = try TimeSeries(complete: Array(repeating: value, count: 12))
        let nodes = try hierarchy.series(of: [series, series]).map {
            try NodeForecast($0, by: .automatic, horizon: 2, levels: [0.8])
        }
        let made = try Reconciliation.coherent(nodes, of: hierarchy)
        #expect(abs(made[0].mean[1] - 2 * value) <= 1e-6 * value)
        #expect(abs(made[1].mean[1] - value) <= 1e-6 * value)
    }
}

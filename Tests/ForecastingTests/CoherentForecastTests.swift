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

    @Test func anIntervalHoldsItsForecastAndTheNarrowerOne() throws {
        for forecast in try Self.forecasts(method: .automatic).forecasts {
            let (narrow, wide) = (forecast.intervals[0], forecast.intervals[1])
            for (step, mean) in forecast.mean.enumerated() {
                #expect(wide.low[step] <= narrow.low[step])
                #expect(narrow.low[step] <= mean)
                #expect(mean <= narrow.high[step])
                #expect(narrow.high[step] <= wide.high[step])
            }
        }
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

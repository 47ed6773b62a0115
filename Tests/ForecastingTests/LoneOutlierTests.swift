import Forecasting
import Testing

/// Values far from all others, and what only looks like them.
struct LoneOutlierTests {
    private static let plain: [Double] = {
        var generator = SeededGenerator(state: 9)
        return (0..<120).map { _ in 95 + 10 * generator.uniform() }
    }()

    private func forecast(_ values: [Double], season: Int = 1) throws -> Forecast {
        let series = try TimeSeries(complete: values, seasons: [season])
        return try ForecastMethod.automatic.forecast(series, horizon: 14, levels: [0.95])
    }

    @Test(
        arguments: [(119, -1_000), (119, 300), (59, 1e5), (118, 1e4), (0, 5_000)]
            as [(Int, Double)], [1, 7])
    func oneValueFarOffDoesNotMoveTheForecast(outlier: (Int, Double), season: Int) throws {
        var values = Self.plain
        values[outlier.0] = outlier.1
        let forecast = try forecast(values, season: season)
        let interval = forecast.intervals[0]
        for step in 0..<14 {
            #expect(abs(forecast.mean[step] - 100) < 5)
            #expect(interval.low[step] > 70 && interval.low[step] < 97)
            #expect(interval.high[step] < 130 && interval.high[step] > 103)
        }
    }

    @Test(arguments: [1, 7])
    func aNewLevelOfSeveralValuesIsFollowed(season: Int) throws {
        let values = Self.plain.enumerated().map { index, value in
            index >= 114 ? value + 200 : value
        }
        let forecast = try forecast(values, season: season)
        #expect(forecast.mean[0] > 200)
    }

    @Test func aCategoryThatBeganIsNotIntermittent() throws {
        let values = (0..<60).map { $0 < 30 ? 0.0 : 500 + 4 * (Self.plain[$0] - 100) }
        let forecast = try forecast(values)
        for value in forecast.mean { #expect(abs(value - 500) < 20) }
        #expect(forecast.intervals[0].low[0] > 400 && forecast.intervals[0].high[0] < 600)
    }

    @Test func aDemandThatEndedIsForgotten() throws {
        var generator = SeededGenerator(state: 10)
        let values = (0..<120).map { period -> Double in
            period < 60 && generator.uniform() < 0.3 ? 10 : 0
        }
        for value in try forecast(values).mean { #expect(value >= 0 && value < 0.1) }
    }

    @Test func aDemandNowAndThenIsStillExpected() throws {
        let values = (0..<120).map { $0 % 5 == 2 ? 10.0 : 0 }
        for value in try forecast(values).mean { #expect(value > 1.5 && value < 2.5) }
    }
}

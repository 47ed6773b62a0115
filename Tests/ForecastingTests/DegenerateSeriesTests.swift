import Forecasting
import Testing

/// Every method on every odd series: a clear error or finite numbers, never a trap.
struct DegenerateSeriesTests {
    struct Case: Sendable, CustomStringConvertible {
        let description: String
        let values: [Double?]
        var seasons: [Int] = [12]
    }

    static let cases = [
        Case(description: "one point", values: [4]),
        Case(description: "two points", values: [4, 5]),
        Case(description: "three points", values: [4, 5, 3]),
        Case(description: "constant", values: Array(repeating: 7, count: 40)),
        Case(description: "all zero", values: Array(repeating: 0, count: 40)),
        Case(description: "one demand", values: [0, 0, 0, 3] + Array(repeating: 0, count: 30)),
        Case(
            description: "period longer than the series", values: [1, 2, 3, 2, 1, 4], seasons: [50]),
        Case(description: "exactly two seasons", values: (0..<24).map { Double($0 % 12) }),
        Case(
            description: "exact season and line",
            values: (0..<60).map { Double($0) + Double($0 % 12) }),
        Case(description: "huge", values: (0..<30).map { 1e300 * (1 + Double($0 % 5)) }),
        Case(description: "tiny", values: (0..<30).map { 1e-300 * (1 + Double($0 % 5)) }),
        Case(
            description: "huge and tiny",
            values: (0..<30).map { $0 % 2 == 0 ? 1e150 : 1e-150 }),
        Case(description: "negative", values: (0..<40).map { -100 - Double($0 % 7) }, seasons: [7]),
        Case(
            description: "mostly missing",
            values: [3] + Array(repeating: nil, count: 60) + [5, nil, nil]),
        Case(
            description: "gaps", values: (0..<70).map { $0 % 9 == 4 ? nil : Double($0 % 7) + 1 },
            seasons: [7]),
        Case(description: "falls to zero", values: (0..<40).map { Double(max(0, 20 - $0)) }),
        Case(description: "a jump", values: (0..<40).map { $0 < 20 ? 1 : 1e6 }),
        Case(
            description: "alternating signs", values: (0..<40).map { $0 % 2 == 0 ? 1 : -1 },
            seasons: [2]),
        Case(
            description: "two seasons", values: (0..<100).map { Double($0 % 7) }, seasons: [7, 30]),
    ]

    @Test(arguments: ForecastMethod.allCases, cases)
    func isForecastWithFiniteNumbers(method: ForecastMethod, series: Case) throws {
        let series = try TimeSeries(series.values, seasons: series.seasons)
        let forecast = try method.forecast(series, horizon: 30, levels: [0.8, 0.95])
        #expect(forecast.mean.count == 30)
        for value in forecast.mean { #expect(value.isFinite) }
        // Five values tell every method how far off it is, one tells none.
        if series.knownCount != 1 {
            #expect(forecast.intervals.count == 2 || series.knownCount < 5)
        } else {
            #expect(forecast.intervals.isEmpty)
        }
        for interval in forecast.intervals {
            #expect(interval.low.count == 30 && interval.high.count == 30)
            for step in 0..<30 {
                #expect(interval.low[step] <= interval.high[step])
                #expect(interval.low[step].isFinite && interval.high[step].isFinite)
            }
        }
    }

    @Test(arguments: ForecastMethod.allCases)
    func valuesAtTheEndOfTheNumbersAreForecastOrRefused(method: ForecastMethod) throws {
        let values = (0..<30).map { $0 % 2 == 0 ? 1.7e308 : -1.7e308 }
        let series = try TimeSeries(complete: values)
        do {
            let forecast = try method.forecast(series, horizon: 3, levels: [0.8, 0.95])
            for bounds in [forecast.mean] + forecast.intervals.flatMap({ [$0.low, $0.high] }) {
                for bound in bounds { #expect(bound.isFinite) }
            }
        } catch {
            #expect(error == .notFinite)
        }
    }

    @Test(arguments: ForecastMethod.allCases)
    func intervalsWidenWithTheirLevel(method: ForecastMethod) throws {
        let values = (0..<48).map { Double(($0 * 37) % 11) + Double($0) / 5 }
        let series = try TimeSeries(complete: values)
        let levels = [1e-13, 1e-9, 1e-4, 0.01, 0.5, 0.8, 0.99, 0.99999]
        let forecast = try method.forecast(series, horizon: 3, levels: levels)
        for (narrow, wide) in zip(forecast.intervals, forecast.intervals.dropFirst()) {
            for step in 0..<3 {
                let widths = [narrow, wide].map { $0.high[step] - $0.low[step] }
                #expect(widths[0] <= widths[1] + 1e-9, "\(narrow.level), \(wide.level)")
            }
        }
    }

    @Test(arguments: ForecastMethod.allCases)
    func noHorizonIsNoForecast(method: ForecastMethod) throws {
        let series = try TimeSeries(complete: (0..<30).map(Double.init), seasons: [4])
        let forecast = try method.forecast(series, horizon: 0, levels: [0.8])
        #expect(forecast.mean.isEmpty)
        #expect(forecast.intervals.allSatisfy { $0.low.isEmpty && $0.high.isEmpty })
    }

    @Test(arguments: ForecastMethod.allCases)
    func aConstantGoesOn(method: ForecastMethod) throws {
        let series = try TimeSeries(complete: Array(repeating: 7, count: 40), seasons: [12])
        let forecast = try method.forecast(series, horizon: 5, levels: [])
        // Syntetos and Boylan take a share off: it is meant for demand that is mostly zero.
        let tolerance = method == .sba ? 2 : 0.2
        for value in forecast.mean { #expect(abs(value - 7) < tolerance) }
    }

    @Test(arguments: ForecastMethod.allCases)
    func scaleDoesNotMatter(method: ForecastMethod) throws {
        let values = (0..<48).map { (step: Int) -> Double in
            Double(step * step % 17) + Double(10 + step % 12)
        }
        let plain = try TimeSeries(complete: values, seasons: [12])
        let scaled = try TimeSeries(complete: values.map { $0 * 0x1p40 }, seasons: [12])
        let first = try method.forecast(plain, horizon: 6, levels: [0.8])
        let second = try method.forecast(scaled, horizon: 6, levels: [0.8])
        for (one, other) in zip(first.mean, second.mean) {
            #expect(abs(other / 0x1p40 - one) <= 1e-9 * abs(one))
        }
    }

    @Test func refusesWhatIsNoSeries() {
        #expect(throws: ForecastError.tooShort(needed: 1)) { try TimeSeries([]) }
        #expect(throws: ForecastError.allMissing) { try TimeSeries([nil, nil]) }
        #expect(throws: ForecastError.notFinite) { try TimeSeries([1, .nan, 2]) }
        #expect(throws: ForecastError.notFinite) { try TimeSeries([1, .infinity]) }
    }

    @Test(arguments: ForecastMethod.allCases)
    func refusesWhatCannotBeAsked(method: ForecastMethod) throws {
        let series = try TimeSeries(complete: [1, 2, 3])
        #expect(throws: ForecastError.badHorizon(greatest: ForecastLimits.horizon)) {
            try method.forecast(series, horizon: -1, levels: [])
        }
        #expect(throws: ForecastError.badHorizon(greatest: ForecastLimits.horizon)) {
            try method.forecast(series, horizon: .max, levels: [])
        }
        for level in [0, 1, -0.5, .nan, 1.nextDown] {
            #expect(throws: ForecastError.self) {
                try method.forecast(series, horizon: 1, levels: [level])
            }
        }
    }

    @Test func fewPointsAreNoCertainty() throws {
        let series = try TimeSeries(complete: [1, 2, 3])
        let forecast = try ForecastMethod.automatic.forecast(series, horizon: 2, levels: [0.8])
        let interval = try #require(forecast.intervals.first)
        #expect(interval.high[0] - interval.low[0] > 0.5)
    }

    @Test func nothingBelowZeroIsForecastOfWhatNeverWas() throws {
        let values = (0..<60).map { (step: Int) -> Double in
            step % 3 == 0 ? Double(step * 7_919 % 13) : 0
        }
        let series = try TimeSeries(complete: values, seasons: [7])
        let forecast = try ForecastMethod.automatic.forecast(series, horizon: 30, levels: [0.95])
        for value in forecast.mean + forecast.intervals[0].low { #expect(value >= 0) }
    }

    @Test(arguments: [
        [0, 6_000, 15_700], [1, 6_000, 15_700], [100, 6_000, 15_700], [0, 6, 15.7],
        [1e-9, 5, 10, 14], [-5, 6_000, 15_700], [0, 6_000, 15_700, 20_000],
        [1_000, 9_000, 15_000],
    ])
    func aValueNearZeroIsNoGrowthToGoOnBy(values: [Double]) throws {
        let series = try TimeSeries(complete: values)
        let forecast = try ForecastMethod.automatic.forecast(series, horizon: 3, levels: [0.8])
        // No further, a period, than 1.8 times the greatest change.
        let greatest = zip(values.dropFirst(), values).map { $0 - $1 }.max() ?? 0
        var before = values[values.count - 1]
        for value in forecast.mean {
            #expect(value >= before * 0.9 && value <= before + 1.8 * greatest)
            before = value
        }
    }

    @Test func gapsAreMissingOrZeroAsTheCallerSays() throws {
        let missing = try TimeSeries([1, nil, 3])
        #expect(missing.knownCount == 2)
        let zero = try TimeSeries([1, nil, 3], gaps: .zero)
        #expect(zero.values == [1, 0, 3])
    }

    @Test func aForecastStartsAfterTheMissingEnd() throws {
        let series = try TimeSeries([1, 2, 3, 4, nil, nil])
        let forecast = try ForecastMethod.drift.forecast(series, horizon: 2, levels: [])
        #expect(forecast.mean == [7, 8])
    }
}

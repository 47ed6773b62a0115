import Foundation
import Testing

@testable import Forecasting

/// How wide intervals are: as far as something is known, and however far one asks.
struct IntervalTests {
    /// Of a linear congruential generator, the sum of twelve uniform numbers less six.
    private static func noise(_ count: Int, seed: UInt32) -> [Double] {
        var state = seed
        return (0..<count).map { _ in
            (0..<12).reduce(-6.0) { sum, _ in
                state = 1_664_525 &* state &+ 1_013_904_223
                return sum + Double(state) / 4_294_967_296
            }
        }
    }

    /// Series without a season, whose automatic forecast is the same however far one asks, and with
    /// one by methods of a model.
    @Test(arguments: [ForecastMethod.automatic, .dynamicTheta, .naive, .exponentialSmoothing])
    func theFirstStepsAreTheSameHoweverFarOneAsks(method: ForecastMethod) throws {
        for (number, count) in [9, 20, 45, 120].enumerated() {
            var level = 200.0
            let walk = Self.noise(count, seed: UInt32(number)).map { noise in
                level += noise
                return level
            }
            let seasons = method == .automatic ? [] : [4]
            let series = try TimeSeries(complete: walk, seasons: seasons)
            let far = try method.forecast(series, horizon: 60, levels: [0.8, 0.95])
            for horizon in [1, 2, 5, 18, 30] {
                let near = try method.forecast(series, horizon: horizon, levels: [0.8, 0.95])
                for (one, other) in zip(near.bounds, far.bounds) {
                    for step in 0..<horizon { #expect(abs(one[step] - other[step]) < 1e-9) }
                }
            }
        }
    }

    @Test func widthsOfEachStepHangOnThatStepAlone() {
        let values = zip(Self.noise(80, seed: 3), 0...).map { $0 + Double($1) / 10 }
        let far = ErrorSpread(of: values, horizon: 40, isRelative: false, alpha: 0.3)
        for horizon in [0, 1, 7, 24, 39] {
            let near = ErrorSpread(of: values, horizon: horizon, isRelative: false, alpha: 0.3)
            #expect(near.widths(level: 0.8) == Array(far.widths(level: 0.8).prefix(horizon)))
        }
    }

    @Test(arguments: [
        ([1, 2], ForecastMethod.drift), ([5, nil, 6, nil, nil], .drift), ([1, 2, 3], .drift),
        ([1, 2, 3, 4], .seasonalNaive), ([10, 12, 13], .theta), ([10, 12, 13], .optimizedTheta),
        ([10, 12, 13, 15], .dynamicTheta), ([5, nil, 6], .theta), ([1, 2], .regression),
        ([1, 2], .theta),
    ])
    func whereNothingTellsASpreadThereIsNoInterval(
        values: [Double?], method: ForecastMethod
    ) throws {
        let series = try TimeSeries(values, seasons: method == .seasonalNaive ? [4] : [])
        let forecast = try method.forecast(series, horizon: 3, levels: [0.8, 0.95])
        #expect(forecast.mean.count == 3)
        #expect(forecast.intervals.isEmpty)
    }

    /// By hand: changes of 2, 2, 4 and −7 over two periods each, (4 + 4 + 16 + 49) / 8 a period.
    @Test func aChangeOverAGapTellsTheSpreadOfSeveralPeriods() throws {
        let series = try TimeSeries([1, nil, 3, nil, 5, nil, 9, nil, 2])
        let path = MethodPath.naive(PreparedSeries(series), 2)
        let deviation = try #require(path.deviation).map { $0 * path.scale }
        #expect(abs(deviation[0] - (73.0 / 8).squareRoot()) < 1e-12)
        #expect(abs(deviation[1] - (73.0 / 4).squareRoot()) < 1e-12)
    }

    @Test(arguments: ForecastMethod.allCases)
    func whatNeverWasBelowZeroHasNoBoundBelowItNorOnePastItsMean(method: ForecastMethod) throws {
        let noise = Self.noise(60, seed: 5)
        let rising = try TimeSeries(complete: noise.map { max(0, 3 + 3 * $0) }, seasons: [4])
        let falling = try TimeSeries(
            complete: zip(noise, 0...).map { max(0, 60 - Double($1) + $0) }, seasons: [4])
        for series in [rising, falling] {
            let forecast = try method.forecast(series, horizon: 12, levels: [0.8, 0.95])
            for (step, mean) in forecast.mean.enumerated() {
                for interval in forecast.intervals {
                    #expect(interval.low[step] >= 0 || mean < 0)
                    #expect(interval.low[step] <= mean && mean <= interval.high[step])
                }
            }
        }
    }

    @Test(arguments: [
        ([10.0, 0, 0, 0, 50, 100, 200], 20), ([0.0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1_200], 6),
    ])
    func aPatternWithZerosGoesOn(pattern: [Double], cycles: Int) throws {
        let values = Array(repeatElement(pattern, count: cycles).joined())
        for count in [values.count, values.count - 2] {
            let series = try TimeSeries(
                complete: Array(values.prefix(count)), seasons: [pattern.count])
            let forecast = try ForecastMethod.automatic.forecast(
                series, horizon: 2 * pattern.count, levels: [0.8])
            for (step, mean) in forecast.mean.enumerated() {
                #expect(abs(mean - pattern[(count + step) % pattern.count]) < 1e-6)
            }
        }
    }

    /// Days without sales, and days whose sales are off by a fifth of themselves: 80 % intervals
    /// hold about as many, on the day of the most sales as on all.
    @Test func intervalsOfAPatternWithZerosAreAsWideAsEachDayIsOff() throws {
        let pattern = [10.0, 0, 0, 0, 50, 100, 200]
        var (inside, insidePeak, sum) = (0, 0, [Double](repeating: 0, count: 7))
        let trials = 60
        for seed in 0..<trials {
            let noise = Self.noise(147, seed: UInt32(seed))
            let values = noise.indices.map { max(0, pattern[$0 % 7] * (1 + 0.2 * noise[$0])) }
            let series = try TimeSeries(complete: Array(values.prefix(140)), seasons: [7])
            let forecast = try ForecastMethod.automatic.forecast(
                series, horizon: 7, levels: [0.8])
            let interval = try #require(forecast.intervals.first)
            for step in 0..<7 {
                let actual = values[140 + step]
                let isInside = interval.low[step] <= actual && actual <= interval.high[step]
                sum[step] += forecast.mean[step]
                guard isInside else { continue }
                inside += 1
                if step == 6 { insidePeak += 1 }
            }
        }
        for step in 0..<7 { #expect(abs(sum[step] / Double(trials) - pattern[step]) < 6) }
        // The three days without sales are always within; of the four others four in five.
        #expect((0.83...0.97).contains(Double(inside) / Double(7 * trials)))
        #expect((0.68...0.95).contains(Double(insidePeak) / Double(trials)))
    }
}

extension Forecast {
    /// The mean and all bounds.
    fileprivate var bounds: [[Double]] { [mean] + intervals.flatMap { [$0.low, $0.high] } }
}

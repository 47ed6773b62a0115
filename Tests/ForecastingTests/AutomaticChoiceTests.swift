import Forecasting
import Foundation
import Testing

/// What the automatic forecast does with series on which it once went astray.
struct AutomaticChoiceTests {
    private func forecast(
        _ values: [Double], _ horizon: Int, season: Int = 1,
        method: ForecastMethod = .automatic
    ) throws -> Forecast {
        let series = try TimeSeries(complete: values, seasons: [season])
        return try method.forecast(series, horizon: horizon, levels: [0.8, 0.95])
    }

    /// Twelve seasons of a line with a wave on it: step 27 was 632, or 522 if step 28 was asked.
    @Test func aStepHardlyDependsOnHowFarAheadIsAsked() throws {
        let values = (0..<120).map { (day: Int) -> Double in
            (200 + 3 * Double(day) + 10 * sin(2 * Double.pi * Double(day) / 7)).rounded()
        }
        let near = try forecast(values, 27, season: 7).mean
        for horizon in [28, 56, 112] {
            let far = try forecast(values, horizon, season: 7).mean
            for (one, other) in zip(near, far) { #expect(abs(one - other) < 0.01 * one) }
        }
        #expect(abs(near[26] - (200 + 3 * 146)) < 40)
    }

    @Test func longDailyValuesWithoutATrendKeepTheirLevelHoweverFarIsAsked() throws {
        var generator = SeededGenerator(state: 5)
        let values = (0..<700).map { day in
            100 + 20 * Double(day % 7) + 15 * generator.normal()
        }
        let far = try forecast(values, 84, season: 7).mean
        let near = try forecast(values, 14, season: 7).mean
        for step in far.indices {
            #expect(abs(far[step] - (100 + 20 * Double((700 + step) % 7))) < 20)
        }
        for (one, other) in zip(near, far) { #expect(abs(one - other) < 0.02 * one) }
    }

    @Test func noiseWithoutATrendIsNotForecastBeyondWhatItWas() throws {
        var generator = SeededGenerator(state: 52)
        var holding = 0
        for _ in 0..<200 {
            let values = (0..<52).map { _ in 5 + 95 * generator.uniform() }
            let forecast = try forecast(values, 24)
            let greatest = values.max() ?? 0
            #expect(forecast.mean.allSatisfy { $0 >= 0 && $0 <= greatest })
            let interval = forecast.intervals[0]
            holding += (interval.low[23]...interval.high[23]).contains(52.5) ? 1 : 0
        }
        #expect(holding >= 190, "\(holding) of 200 intervals hold the mean")
    }

    @Test func growthOfMostChangesIsNoGrowthWhereTheValuesDoNotGrow() throws {
        let long: [Double] = [
            11, 63, 135, 6, 12, 21, 15, 36, 103, 26, 75, 40, 98, 45, 35, 103, 9, 31, 63, 21, 85,
            5, 65, 25, 3, 52, 97, 81, 24, 120, 69, 74, 26, 78, 91, 5, 75, 10, 16, 60, 2, 5, 20,
            31, 7, 11, 10, 18, 3, 15, 24, 118,
        ]
        for value in try forecast(long, 24).mean { #expect(value > 0 && value < 120) }
        let pairs = (0..<60).map { $0 % 2 == 0 ? 1.0 : 9 }
        for value in try forecast(pairs, 12).mean { #expect(value > 0 && value < 10) }
    }

    @Test(arguments: [ForecastMethod.theta, .optimizedTheta, .dynamicTheta])
    func aConstantAddedOnlyLiftsATheta(method: ForecastMethod) throws {
        var generator = SeededGenerator(state: 3)
        var level = 0.0
        let plain = (0..<80).map { step -> Double in
            level += 0.4 + generator.normal()
            return level + 5 * generator.normal()
        }
        let low = try forecast(plain, 12, method: method).mean
        let high = try forecast(plain.map { $0 + 1e4 }, 12, method: method).mean
        for (one, other) in zip(low, high) { #expect(abs(other - 1e4 - one) < 0.01) }
    }

    /// From values that are not all positive the season is a term, from others a factor.
    @Test func aConstantAddedOnlyLiftsAnAdditiveSeason() throws {
        var generator = SeededGenerator(state: 4)
        let plain = (0..<84).map { step -> Double in
            Double(step) / 4 + 30 * Double(step % 7) + 5 * generator.normal()
        }
        let low = try forecast(plain.map { $0 - 1e4 }, 14, season: 7, method: .dynamicTheta).mean
        let lower = try forecast(plain.map { $0 - 2e4 }, 14, season: 7, method: .dynamicTheta).mean
        for (one, other) in zip(low, lower) { #expect(abs(other + 1e4 - one) < 0.01) }
    }

    /// A trend of few values goes on for as long as it was seen.
    @Test(
        arguments: [
            ([10, 12], 14), ([10, 12, 13], 17), ([1, 100], 200), ([0, 1, 2], 5), ([5, 5], 5),
            ([10, 12, 13, 15], 25),
        ] as [([Double], Double)])
    func fewValuesDoNotAccelerate(values: [Double], greatest: Double) throws {
        for value in try forecast(values, 30).mean {
            #expect(value >= values[0] && value <= greatest)
        }
    }

    @Test func complexSmoothingOfFewValuesDoesNotExplode() throws {
        let values = [0, 0, 0, 0.045, 0, 0, 32.73]
        for value in try forecast(values, 30, method: .complexSmoothing).mean {
            #expect(abs(value) < 100)
        }
    }

    @Test func whatIsBelowZeroIsForecastAsItsMirrorImage() throws {
        var generator = SeededGenerator(state: 6)
        let months = (0..<60).map { (month: Int) -> Double in
            (50 + Double(month)) * (1 + 0.3 * Double(month % 12 == 11 ? 1 : 0))
                + generator.normal()
        }
        let above = try forecast(months, 12, season: 12)
        let below = try forecast(months.map { 0 - $0 }, 12, season: 12)
        #expect(below.mean == above.mean.map { 0 - $0 })
        for (one, other) in zip(above.intervals, below.intervals) {
            #expect(other.low == one.high.map { 0 - $0 })
            #expect(other.high == one.low.map { 0 - $0 })
        }
    }
}

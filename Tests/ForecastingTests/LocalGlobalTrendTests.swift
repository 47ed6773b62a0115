import Foundation
import Testing

@testable import Forecasting

/// The local and global trend, against NumPy, on series whose course is known, and on odd ones.
struct LocalGlobalTrendTests {
    @Test func agreesWithNumPy() throws {
        let model = try #require(LocalGlobalTrend(ReferenceValues.series))
        let path = model.path(horizon: 6)
        // Nodes of less than e⁻²⁰ of the best are left out here.
        for (value, reference) in zip(path.mean, ReferenceValues.localGlobalTrend) {
            #expect(abs(value / reference - 1) < 1e-6)
        }
        for (value, reference) in zip(
            path.deviation, ReferenceValues.localGlobalTrendDeviations)
        {
            #expect(abs(value / reference - 1) < 1e-6)
        }
    }

    @Test(arguments: [12, 30, 80])
    func aLineGoesOnNearlyExactly(count: Int) throws {
        let values = (0..<count).map { 50 + 2 * Double($0) }
        let path = try #require(LocalGlobalTrend(values)).mean(horizon: 6)
        for (step, value) in path.enumerated() {
            let rise = 2 * Double(step + 1)
            #expect(abs(value - values[count - 1] - rise) < 0.02 * rise)
        }
    }

    @Test(arguments: [0.02, 0.05, 0.1])
    func anExponentialGoesOnBetweenALineAndItself(rate: Double) throws {
        let values = (0..<31).map { 100 * exp(rate * Double($0 - 30)) }
        let path = try #require(LocalGlobalTrend(values)).mean(horizon: 6)
        for (step, value) in path.enumerated() {
            let ahead = Double(step + 1)
            // A prior that expects less takes a little of the first step.
            #expect(value > 100 + 0.95 * ahead * (100 - values[29]))
            #expect(value < 100 * exp(rate * ahead))
        }
    }

    @Test func aConstantGoesOnAndIsNearlyCertain() throws {
        let path = try #require(LocalGlobalTrend([Double](repeating: 7, count: 20)))
            .path(horizon: 5)
        for (value, deviation) in zip(path.mean, path.deviation) {
            #expect(abs(value - 7) < 1e-9 && deviation < 0.01)
        }
    }

    @Test func theUnitDoesNotMatter() throws {
        let values = ReferenceValues.series
        let plain = try #require(LocalGlobalTrend(values)).path(horizon: 6)
        for scale in [1e-9, 3, 1e12] {
            let scaled = try #require(LocalGlobalTrend(values.map { $0 * scale }))
                .path(horizon: 6)
            for step in 0..<6 {
                #expect(abs(scaled.mean[step] / scale / plain.mean[step] - 1) < 1e-9)
                #expect(abs(scaled.deviation[step] / scale / plain.deviation[step] - 1) < 1e-7)
            }
        }
    }

    @Test func oneOutlierChangesLittle() throws {
        let values = ReferenceValues.series
        var struck = values
        struck[10] *= 3
        let plain = try #require(LocalGlobalTrend(values)).mean(horizon: 6)
        let path = try #require(LocalGlobalTrend(struck)).mean(horizon: 6)
        for (value, other) in zip(path, plain) { #expect(abs(value / other - 1) < 0.05) }
    }

    @Test(arguments: [
        [], [1, 2, 3], [1, 2, 0, 4, 5], [1, 2, -3, 4, 5],
        [Double](repeating: .greatestFiniteMagnitude, count: 5),
    ])
    func thereIsNoneOfFewValuesNorOfThoseAtOrBelowZero(values: [Double]) {
        #expect(LocalGlobalTrend(values) == nil)
    }

    @Test(arguments: [
        [1e-300, 1, 1e-300, 1, 1e-300], [1, 1e6, 1, 1e6, 1], [1e6, 1e3, 1, 1e-3, 1e-6],
        (0..<40).map { pow(4, Double($0)) },
    ])
    func wildValuesLeadToFinitePathsWithinFiftyTimesTheLast(values: [Double]) throws {
        let path = try #require(LocalGlobalTrend(values)).path(horizon: 200)
        let last = try #require(values.last)
        for (value, deviation) in zip(path.mean, path.deviation) {
            #expect(value >= 0.019 * last && value <= 50.1 * last)
            #expect(deviation.isFinite && deviation >= 0)
        }
    }

    @Test func intervalsHoldWhatTheySayOfRandomWalksWithDrift() throws {
        var generator = Noise(state: 1)
        var held = 0
        for _ in 0..<300 {
            var value = 100.0
            let values = (0..<36).map { _ -> Double in
                value += 0.5 + generator.next()
                return value
            }
            let series = try TimeSeries(complete: Array(values.prefix(30)))
            let forecast = try ForecastMethod.localGlobalTrend.forecast(
                series, horizon: 6, levels: [0.8])
            for step in 0..<6 {
                let interval = forecast.intervals[0]
                let bounds = interval.low[step]...interval.high[step]
                if bounds.contains(values[30 + step]) { held += 1 }
            }
        }
        let share = Double(held) / 1_800
        #expect(share > 0.72 && share < 0.88)
    }

    @Test func valuesAtZeroAreSmoothedInstead() throws {
        let series = try TimeSeries(complete: [3, 0, 4, 5, 2, 6, 4, 3])
        let forecast = try ForecastMethod.localGlobalTrend.forecast(
            series, horizon: 3, levels: [])
        #expect(forecast.method == .exponentialSmoothing)
        #expect(forecast.mean.count == 3)
    }

    @Test func itLeadsTheAutomaticForecastBelowSevenPhases() throws {
        for (season, leads) in [(1, true), (4, true), (12, false)] {
            let values = (0..<60).map { (index: Int) -> Double in
                100 + Double(index) + 20 * Double(index % season) + Double(index * index % 7)
            }
            let series = PreparedSeries(try TimeSeries(complete: values, seasons: [season]))
            let automatic = AutomaticForecast(series, horizon: 6)
            #expect((automatic.leader != nil) == leads)
            guard let leader = automatic.leader else { continue }
            let isLong = season == 1
            let others = AutomaticForecast.trimmedMean(automatic.members, trims: !isLong)
            let mean = automatic.forecast(levels: []).mean.map { $0 / series.scale }
            for (value, parts) in zip(mean, zip(leader, others)) {
                #expect(abs(value - (2 * parts.0 + parts.1) / 3) < 1e-12)
            }
        }
    }
}

/// Noise of mean 0 and standard deviation 1: twelve uniform numbers less six.
private struct Noise {
    var state: UInt64

    mutating func next() -> Double {
        (0..<12).reduce(-6) { sum, _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return sum + Double(state >> 11) * 0x1p-53
        }
    }
}

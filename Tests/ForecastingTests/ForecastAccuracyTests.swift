import Forecasting
import Testing

struct ForecastAccuracyTests {
    /// By hand: errors 1, −2 and 3; naive errors in training 1, 1 and 2.
    @Test func pointMetricsAreThoseOfTheirDefinitions() throws {
        let forecast = Forecast(mean: [9, 12, 7], intervals: [], method: .naive)
        let accuracy = ForecastAccuracy(
            of: forecast, actual: [10, 10, 10], training: [5, 6, 7, 9], season: 1)
        #expect(accuracy.meanAbsoluteError == 2)
        #expect(isClose(accuracy.rootMeanSquaredError, (14.0 / 3).squareRoot()))
        #expect(
            isClose(
                accuracy.symmetricPercentageError, (200.0 / 19 + 400.0 / 22 + 600.0 / 17) / 3))
        #expect(isClose(accuracy.scaledError, 2 / (4.0 / 3)))
        #expect(isClose(accuracy.rootScaledError, (14.0 / 3 / 2).squareRoot()))
        #expect(accuracy.rankedProbabilityScore == nil)
    }

    /// By hand, level 0.8: widths 4 and 4, the second value lies 1 above: (4 + 4 + 10)/2 over 1.
    @Test func intervalMetricsAreThoseOfTheirDefinitions() throws {
        let interval = PredictionInterval(level: 0.8, low: [8, 8], high: [12, 12])
        let forecast = Forecast(mean: [10, 10], intervals: [interval], method: .naive)
        let accuracy = ForecastAccuracy(
            of: forecast, actual: [10, 13], training: [1, 2, 3], season: 1)
        let figures = try #require(accuracy.intervals.first)
        #expect(figures.coverage == 0.5)
        #expect(isClose(figures.scaledScore, 9))
        // 0.1 · 2 + 0.1 · 2 for the first, 0.1 · 5 + 0.9 · 1 for the second.
        #expect(isClose(figures.pinball, (0.2 + 0.2 + 0.5 + 0.9) / 4))
    }

    @Test func aForecastThatIsRightToTheLastDigitIsCovered() throws {
        let interval = PredictionInterval(level: 0.8, low: [4.1 + 1e-15], high: [4.1 + 1e-15])
        let forecast = Forecast(mean: [4.1], intervals: [interval], method: .naive)
        let accuracy = ForecastAccuracy(
            of: forecast, actual: [4.1], training: [1, 2, 3], season: 1)
        #expect(accuracy.intervals.first?.coverage == 1)
    }

    /// A standard normal forecast of 0: 2φ(0) − 1/√π = 0.233695 (Gneiting and Raftery 2007, eq.
    /// 21).
    @Test func theRankedProbabilityScoreIsThatOfTheNormalDistribution() {
        let interval = PredictionInterval(level: 0.95, low: [-1.959963985], high: [1.959963985])
        let forecast = Forecast(mean: [0], intervals: [interval], method: .naive)
        let accuracy = ForecastAccuracy(of: forecast, actual: [0], training: [1], season: 1)
        #expect(isClose(accuracy.rankedProbabilityScore, 0.233_694_98, 1e-7))
    }

    @Test func missingValuesDoNotCount() {
        let forecast = Forecast(mean: [1, 2, 3], intervals: [], method: .naive)
        let accuracy = ForecastAccuracy(
            of: forecast, actual: [2, .nan, 3], training: [1, .nan, 1, 1], season: 1)
        #expect(accuracy.meanAbsoluteError == 0.5)
        #expect(accuracy.scaledError == nil)
    }

    /// Quantiles of the normal distribution, from tables.
    @Test(arguments: [
        (0.975, 1.959_963_985), (0.9, 1.281_551_566), (0.5, 0), (0.001, -3.090_232_306),
    ])
    func normalQuantile(probability: Double, quantile: Double) {
        #expect(abs(NormalDistribution.quantile(probability) - quantile) < 1e-8)
    }

    private func isClose(_ value: Double?, _ expected: Double, _ tolerance: Double = 1e-12) -> Bool
    {
        guard let value else { return false }
        return abs(value - expected) <= tolerance * max(1, abs(expected))
    }
}

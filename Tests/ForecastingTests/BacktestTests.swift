import Forecasting
import Testing

struct BacktestTests {
    private let series = try? TimeSeries(complete: (0..<40).map(Double.init), seasons: [4])

    @Test func originsAreAHorizonApartAndKnowOnlyThePast() throws {
        let series = try #require(series)
        let folds = try Backtest(horizon: 4, origins: 3)
            .folds(of: series, by: ForecastMethod.seasonalNaive)
        #expect(folds.map(\.origin) == [28, 32, 36])
        #expect(folds[0].forecast.mean == [24, 25, 26, 27])
        #expect(folds[0].actual == [28, 29, 30, 31])
        #expect(folds[0].accuracy.scaledError == 1)
    }

    @Test func aSlidingWindowForgets() throws {
        var values = (0..<40).map(Double.init)
        values[0] = 1_000
        let series = try TimeSeries(complete: values)
        let backtest = Backtest(horizon: 2, origins: 1, window: .sliding(count: 10))
        let fold = try #require(
            try backtest.folds(of: series, by: ForecastMethod.drift).first)
        #expect(fold.forecast.mean == [38, 39])
    }

    @Test func originsWithTooLittlePastAreLeftOut() throws {
        let series = try #require(series)
        let folds = try Backtest(horizon: 4, origins: 100)
            .folds(of: series, by: ForecastMethod.naive)
        #expect(folds.first?.origin == 8)
        #expect(folds.count == 8)
        let huge = Backtest(horizon: 4, origins: 2, stride: .max)
        let few = try huge.folds(of: series, by: ForecastMethod.naive)
        #expect(few.count == 1)
    }

    @Test func aSummaryIsTheMeanOfItsParts() throws {
        let series = try #require(series)
        let folds = try Backtest(horizon: 4, origins: 4)
            .folds(of: series, by: ForecastMethod.naive)
        var (whole, first, second) = (AccuracySummary(), AccuracySummary(), AccuracySummary())
        for (index, fold) in folds.enumerated() {
            whole.add(fold.accuracy)
            if index < 2 { first.add(fold.accuracy) } else { second.add(fold.accuracy) }
        }
        first.merge(second)
        #expect(first.count == whole.count)
        for metric in AccuracySummary.Metric.allCases {
            let (merged, direct) = (first.mean(of: metric) ?? -1, whole.mean(of: metric) ?? -1)
            #expect(abs(merged - direct) <= 1e-12 * abs(direct))
        }
        #expect(whole.mean(of: .meanAbsoluteError) == 2.5)
    }
}

import Testing

@testable import Forecasting

/// The recursions of exponential smoothing.
struct SmoothingFilterTests {
    private static let values: [Double] = [
        112, 118, 132, .nan, 121, 135, 148, 148, .nan, .nan, 104, 118, 115, 126, 141, 135,
    ]

    @Test(
        arguments: [SmoothingForm.ErrorKind.additive, .multiplicative],
        SmoothingForm.Trend.allCases)
    func noSeasonIsASeasonOfNothing(error: SmoothingForm.ErrorKind, trend: SmoothingForm.Trend) {
        let parameters = SmoothingParameters(alpha: 0.4, beta: 0.1, gamma: 0, phi: 0.9)
        let start = SmoothingState(level: 110, trend: trend == .none ? 0 : 1.5, season: [0])
        var runs: [(SmoothingFilter.Sums, SmoothingState, [Double])] = []
        for season in [SmoothingForm.Season.none, .additive] {
            let filter = SmoothingFilter(
                values: Self.values, form: SmoothingForm(error, trend, season), period: 1)
            var (state, fitted) = (start, [Double](repeating: 0, count: Self.values.count))
            let sums = filter.run(parameters, &state, &fitted)
            runs.append((sums, state, fitted))
        }
        #expect(runs[0].0.criterion(error) == runs[1].0.criterion(error))
        #expect(runs[0].0.count == 13)
        #expect(runs[0].1 == runs[1].1)
        #expect(runs[0].2 == runs[1].2)
    }

    @Test func aRelativeErrorOfWhatIsExpectedBelowZeroIsRefused() {
        let filter = SmoothingFilter(
            values: [5, 1, 3], form: SmoothingForm(.multiplicative, .additive, .none), period: 1)
        var state = SmoothingState(level: 2, trend: -4, season: [0])
        let sums = filter.run(
            SmoothingParameters(alpha: 0.2, beta: 0.01, gamma: 0, phi: 1), &state)
        #expect(sums.isBroken)
        #expect(sums.criterion(.multiplicative) == .infinity)
    }
}

import Testing

@testable import Forecasting

/// The forecasts of quarters and years of months, and what they do to that of the months.
struct TemporalSumsTests {
    private func series(_ values: [Double], season: Int = 12) throws -> PreparedSeries {
        PreparedSeries(try TimeSeries(complete: values, seasons: [season]))
    }

    /// Months with a strong season on a level that rises by a tenth a year.
    private static let rising = (0..<72).map { month -> Double in
        let season = [80, 90, 100, 110, 120, 130, 125, 115, 105, 95, 75, 55][month % 12]
        return Double(season) * (1 + 0.1 * Double(month / 12)) + Double(month * 37 % 11) - 5
    }

    private static func sums(_ path: [Double], _ width: Int) -> [Double] {
        stride(from: 0, to: path.count, by: width).map { path[$0..<$0 + width].reduce(0, +) }
    }

    @Test func aPathThatIsTooLowIsRaisedTheMoreTheFurtherAhead() throws {
        let sums = try #require(TemporalSums(series(Self.rising), horizon: 18))
        #expect(sums.horizon == 24)
        let low = (0..<24).map { Self.rising[60 + $0 % 12] / 128 * 0.5 }
        let drawn = sums.draw(low, steepness: 0)
        let ratios = zip(drawn, low).map { $0 / $1 }
        #expect(ratios.allSatisfy { $0 > 1 })
        #expect(zip(ratios, ratios.dropFirst(12)).allSatisfy { $0 < $1 })
        #expect(ratios[0] - 1 < (ratios[12] - 1) / 2)
    }

    @Test func aSteepTrendIsDrawnLater() throws {
        let sums = try #require(TemporalSums(series(Self.rising), horizon: 12))
        let low = [Double](repeating: 0.5, count: 12)
        let goal = sums.reconciled(low)
        for (steepness, halfWay) in [(0.0, 6), (0.25, 12), (0.5, 30)] {
            let drawn = sums.draw(low, steepness: steepness)
            #expect(zip(drawn, zip(low, goal)).allSatisfy { $0 > $1.0 && $0 < $1.1 })
            // Half way only where there are so many steps.
            if halfWay <= 12 {
                let step = halfWay - 1
                #expect(abs(drawn[step] - (low[step] + goal[step]) / 2) < 1e-12)
            }
        }
        #expect(sums.draw(low, steepness: .infinity) == low)
    }

    @Test func steepnessIsTheTrendPerPeriodInDeviationsOfTheChanges() {
        // Changes of 3 and −1 in turn: the median of the sums of two is 2, their spread 1.4826 · 2.
        let values = (0..<41).map { Double($0) + ($0 % 2 == 0 ? 0 : 2) }
        #expect(abs(RobustTrend.steepness(of: values, lag: 2) - 1 / (1.4826 * 2)) < 1e-12)
        #expect(RobustTrend.steepness(of: values.map { -$0 }, lag: 2) > 0.3)
        #expect(RobustTrend.steepness(of: [1, 2, 3, 4], lag: 12) == 0)
        #expect(RobustTrend.steepness(of: [Double](repeating: 5, count: 40), lag: 12) == 0)
        #expect(RobustTrend.steepness(of: [], lag: 12) == 0)
    }

    @Test func sumsLieBetweenThoseOfThePathAndTheirForecasts() throws {
        let all = try series(Self.rising)
        let sums = try #require(TemporalSums(all, horizon: 12))
        let low = [Double](repeating: 0.25, count: 12)
        let once = sums.reconciled(low)
        let twice = sums.reconciled(once)
        // Of a year's own sum and its forecast, the weights are two and one: a year has four
        // quarters, each half as uncertain as its months' sum.
        let year = Self.sums(once, 12)[0]
        #expect(year > 3 && Self.sums(twice, 12)[0] > year)
        let shares = Self.sums(once, 3).map { $0 / year }
        #expect(shares.max() == shares[1], "the second quarter is the season's highest")
    }

    /// Precisions by hand: a quarter's forecast and its months' sum count the same; a year's
    /// forecast counts one, the sum of its quarters two.
    @Test func forecastsOfConstantSumsAreMetHalfWayAndByAThird() throws {
        let sums = try #require(
            TemporalSums(series([Double](repeating: 1, count: 60)), horizon: 12))
        let drawn = sums.reconciled([Double](repeating: 0.4, count: 12))
        // Quarters 3 and years 12 are forecast, 1.2 and 4.8 said: 2.1 a quarter, 8.4 a year, then
        // (2 · 8.4 + 12) / 3 = 9.6.
        #expect(drawn.allSatisfy { abs($0 - 0.8) < 1e-6 }, "\(drawn)")
    }

    @Test func whatAgreesStaysAsItIs() throws {
        let sums = try #require(
            TemporalSums(series([Double](repeating: 1, count: 60)), horizon: 5))
        #expect(
            sums.draw([Double](repeating: 1, count: 12), steepness: 0).allSatisfy {
                abs($0 - 1) < 1e-9
            })
    }

    @Test(arguments: [(47, 12), (72, 7), (72, 4), (72, 1), (72, 24)])
    func otherSeasonsAndFewerThanFourYearsHaveNone(count: Int, season: Int) throws {
        let values = (0..<count).map { Self.rising[$0] }
        #expect(TemporalSums(try series(values, season: season), horizon: 12) == nil)
    }

    @Test(arguments: [1, 5, 12, 18, 40])
    func theForecastHasAsManyStepsAsAreAskedFor(horizon: Int) throws {
        let whole = try TimeSeries(complete: Self.rising, seasons: [12])
        let forecast = try ForecastMethod.automatic.forecast(
            whole, horizon: horizon, levels: [0.8])
        #expect(forecast.mean.count == horizon)
        #expect(forecast.intervals.first?.low.count == horizon)
        #expect(forecast.intervals.first?.high.count == horizon)
    }
}

import Testing

@testable import Forecasting

/// Methods that follow a trend, on the whole of a series and on what is recent of it.
struct TrendMembersTests {
    /// Eight years of months that rise for five years and fall after, with a season.
    private static let values = (0..<96).map { (index: Int) -> Double in
        let trend = index < 60 ? 200 + 2 * Double(index) : 320 - 3 * Double(index - 60)
        return trend + 15 * Double(index % 12 / 6) + Double(index * index % 7)
    }

    private func series(_ count: Int) throws -> PreparedSeries {
        PreparedSeries(try TimeSeries(complete: Array(Self.values.prefix(count)), seasons: [12]))
    }

    private func trends(of series: PreparedSeries, horizon: Int) -> TrendMembers {
        TrendMembers(
            SeasonalPlan(series, horizon: horizon), period: series.period, horizon: horizon)
    }

    @Test func monthsAreForecastFromTheWholeAndFromTheLastSevenTenths() throws {
        let series = try series(96)
        let automatic = AutomaticForecast(series, horizon: 12)
        let whole = trends(of: series, horizon: 12)
        let recent = trends(of: series.suffix(67), horizon: 12)
        #expect(whole.paths.count == 3 && recent.paths.count == 3)
        for (member, (long, short)) in zip(automatic.members, zip(whole.paths, recent.paths)) {
            #expect(long != short)
            for (value, pair) in zip(member, zip(long, short)) {
                #expect(abs(value - (pair.0 + pair.1) / 2) < 1e-12)
            }
        }
    }

    @Test func whereSevenTenthsAreHardlyThreeSeasonsMoreIsRecent() throws {
        let series = try series(40)
        let automatic = AutomaticForecast(series, horizon: 12)
        let whole = trends(of: series, horizon: 12)
        let recent = trends(of: series.suffix(37), horizon: 12)
        let pair = (whole.paths[0][5], recent.paths[0][5])
        #expect(abs(automatic.members[0][5] - (pair.0 + pair.1) / 2) < 1e-12)
    }

    @Test(arguments: [25, 36, 37])
    func threeSeasonsAreForecastFromTheWholeAlone(count: Int) throws {
        let series = try series(count)
        let automatic = AutomaticForecast(series, horizon: 12)
        let whole = trends(of: series, horizon: 12)
        #expect(Array(automatic.members.prefix(whole.paths.count)) == whole.paths)
    }

    /// Months that rise, with a season and what a fixed formula scatters.
    private func rising(_ count: Int, period: Int) throws -> PreparedSeries {
        let values = (0..<count).map { (index: Int) -> Double in
            200 + Double(index) + 15 * Double(index % period * 2 / period)
                + Double(index * index % 7)
        }
        return PreparedSeries(try TimeSeries(complete: values, seasons: [period]))
    }

    @Test(arguments: [
        // Trend, smoothing, Theta, level and smoothing with a season; autoregression, local and
        // global trend and damped trend; return to the line.
        (12, 179, 5 + 3), (12, 180, 5 + 1), (7, 96, 5),
    ])
    func monthsOfFewerThanFifteenYearsHaveMoreMethods(
        period: Int, count: Int, expected: Int
    ) throws {
        let automatic = AutomaticForecast(try rising(count, period: period), horizon: 12)
        #expect(automatic.members.count == expected)
    }

    @Test func aPartKeepsItsPlaceInTheCalendar() throws {
        let start = try #require(SeriesStart("2020-11", seasons: [12]))
        let series = PreparedSeries(
            try TimeSeries(complete: Self.values, seasons: [12], start: start))
        #expect(series.suffix(90).start == SeriesStart("2021-05", seasons: [12]))
        #expect(series.suffix(90).filled == Array(series.filled.dropFirst(6)))
        #expect(series.suffix(200).filled == series.filled)
        #expect(series.suffix(200).start == start)
    }
}

import Forecasting
import Primitives
import Testing

struct RegressionForecasterTests {
    @Test(arguments: RegressionForecaster.Solver.allCases)
    func continuesALineAndAWave(solver: RegressionForecaster.Solver) throws {
        var forecaster = RegressionForecaster()
        forecaster.solver = solver
        let wave = [3.0, 1, -3, -1]
        let values = (0..<80).map { 10 + 0.5 * Double($0) + wave[$0 % 4] }
        let series = try TimeSeries(complete: values, seasons: [4])
        let forecast = try forecaster.forecast(series, horizon: 8, levels: [0.8])
        for (step, mean) in forecast.mean.enumerated() {
            #expect(abs(mean - (50 + 0.5 * Double(step) + wave[step % 4])) < 0.01)
        }
    }

    @Test func lagsCarryAnAutoregressionOn() throws {
        // yₜ = 2 + 0.8 yₜ₋₁ from 0: the forecast goes on towards 10.
        var values = [0.0]
        for _ in 0..<30 { values.append(2 + 0.8 * values[values.count - 1]) }
        var forecaster = RegressionForecaster()
        forecaster.hasTrend = false
        forecaster.lags = [1]
        let series = try TimeSeries(complete: values)
        let forecast = try forecaster.forecast(series, horizon: 3, levels: [0.8])
        var next = values[values.count - 1]
        for mean in forecast.mean {
            next = 2 + 0.8 * next
            #expect(abs(mean - next) < 1e-8)
        }
    }

    @Test func aHolidayIsLearnt() throws {
        // Three years of days; on the holidays of France nothing is spent.
        let first = try #require(Day(year: 2021, month: 1, day: 1))
        let values = (0..<1_095).map { offset -> Double in
            HolidayCalendar.france.isHoliday(first.adding(days: offset)) ? 0 : 20
        }
        var forecaster = RegressionForecaster()
        forecaster.holidays = .france
        let series = try TimeSeries(complete: values, seasons: [7], start: .day(first))
        let forecast = try forecaster.forecast(series, horizon: 120, levels: [])
        let easterMonday = try #require(Day(year: 2024, month: 4, day: 1))
        let step = easterMonday.number - first.number - 1_095
        #expect(abs(forecast.mean[step]) < 1e-6)
        #expect(abs(forecast.mean[step + 1] - 20) < 1e-6)
    }

    @Test func refusesCollinearRegressorsUnlessRidge() throws {
        var forecaster = RegressionForecaster()
        forecaster.hasTrend = false
        forecaster.lags = [1]
        let series = try TimeSeries(complete: Array(repeating: 5, count: 40))
        for solver in [RegressionForecaster.Solver.qr, .cholesky] {
            forecaster.solver = solver
            #expect(throws: ForecastError.collinear(rank: 1)) {
                try forecaster.forecast(series, horizon: 2, levels: [])
            }
        }
        forecaster.solver = .ridge
        let forecast = try forecaster.forecast(series, horizon: 2, levels: [])
        #expect(abs(forecast.mean[1] - 5) < 1e-9)
    }

    @Test func refusesTooFewValues() throws {
        let series = try TimeSeries(complete: [1, 2, 3])
        #expect(throws: ForecastError.tooShort(needed: 4)) {
            try RegressionForecaster().forecast(series, horizon: 1, levels: [])
        }
    }
}

struct HolidayCalendarTests {
    /// Dates of Easter: Meeus 1991, ch. 8, and the extremes of the Gregorian calendar.
    @Test(arguments: [
        (1991, 3, 31), (1992, 4, 19), (1993, 4, 11), (1954, 4, 18), (2000, 4, 23), (1818, 3, 22),
        (2038, 4, 25), (2285, 3, 22),
    ])
    func easterSunday(year: Int, month: Int, day: Int) {
        #expect(HolidayCalendar.easterSunday(year) == Day(year: year, month: month, day: day))
    }

    /// legifrance.gouv.fr and gov.uk/bank-holidays for 2026.
    @Test(arguments: [
        (
            HolidayCalendar.france,
            [
                "2026-01-01", "2026-04-06", "2026-05-01", "2026-05-08", "2026-05-14", "2026-05-25",
                "2026-07-14", "2026-08-15", "2026-11-01", "2026-11-11", "2026-12-25",
            ]
        ),
        (
            .england,
            [
                "2026-01-01", "2026-04-03", "2026-04-06", "2026-05-04", "2026-05-25", "2026-08-31",
                "2026-12-25", "2026-12-28",
            ]
        ),
    ])
    func holidaysOfAYear(calendar: HolidayCalendar, days: [String]) {
        #expect(calendar.holidays(in: 2026).map(\.description) == days)
    }

    /// gov.uk: Christmas Day 2021 was a Saturday, 2022 a Sunday.
    @Test(arguments: [(2021, ["2021-12-27", "2021-12-28"]), (2022, ["2022-12-26", "2022-12-27"])])
    func christmasMovesPastTheWeekend(year: Int, days: [String]) {
        let holidays = HolidayCalendar.england.holidays(in: year)
        #expect(holidays.suffix(2).map(\.description) == days)
    }

    @Test func yearsFarOffHaveNone() {
        #expect(HolidayCalendar.france.holidays(in: .max).isEmpty)
    }
}

import Foundation
import Primitives
import Testing

@testable import Forecasting

struct SeriesStartTests {
    @Test(arguments: [
        ("1982-04", 1982, 4), ("1982-04-30", 1982, 4), ("1990", 1990, 1), ("1984.75", 1984, 10),
        ("7939/4", 1984, 10), ("23869/12", 1989, 2),
    ])
    func readsAMonth(text: String, year: Int, month: Int) {
        let start = SeriesStart(text, seasons: [12])
        #expect(start == .month(Month(year: year, month: month)))
    }

    @Test func readsADayWhereWeekdaysRepeat() throws {
        let day = try #require(Day(year: 2026, month: 11, day: 21))
        #expect(SeriesStart("2026-11-21", seasons: [7]) == .day(day))
        #expect(SeriesStart("2026-11-21", seasons: [7, 365]) == .day(day))
    }

    @Test(arguments: ["", "-", "1/0", "0/0", "12", "nan", "1e400", "1/2/3", "2026-13", "spring"])
    func readsNothingElse(text: String) {
        #expect(SeriesStart(text, seasons: [7, 12]) == nil)
    }

    @Test func knowsNoCalendarForOtherSeasons() {
        #expect(SeriesStart("1984", seasons: [4]) == nil)
        #expect(SeriesStart("2026-11-21", seasons: []) == nil)
    }

    @Test func monthsCountTheirWeekdays() {
        // May 2026 has five Fridays, Saturdays and Sundays, and four of the other days.
        let may = CalendarProfile.regressors(of: Month(year: 2026, month: 5)).prefix(7)
        let counts: [Double] = [4, 4, 4, 4, 5, 5, 5]
        for (count, regressor) in zip(counts, may) {
            let difference = regressor - count + 31.0 / 7
            #expect(abs(difference) < 1e-12)
        }
    }

    @Test func easterIsInMarchOrInApril() {
        // Easter Sunday was 31 March 2024 and 20 April 2025.
        func easter(_ year: Int, _ month: Int) -> Double {
            CalendarProfile.regressors(of: Month(year: year, month: month))[7]
        }
        #expect(easter(2024, 3) > 0 && easter(2024, 4) < 0)
        #expect(easter(2025, 3) < 0 && easter(2025, 4) > 0)
        #expect(easter(2024, 5) == 0)
        let sum = (1900..<2300).reduce(0.0) { (sum: Double, year: Int) in sum + easter(year, 3) }
        #expect(abs(sum) < 1e-9)
    }

    /// Each Saturday of a month adds a tenth: who knows the calendar forecasts it, who does not
    /// takes it for noise.
    @Test func monthlyForecastsKnowTheWeekdays() throws {
        let first = Month(year: 2000, month: 1)
        let values = (0..<144).map { index -> Double in
            let month = first.adding(months: index)
            let saturdays = (0..<month.dayCount).count {
                month.first.adding(days: $0).weekday == .saturday
            }
            return 100 * (1 + 0.1 * Double(saturdays - 4))
        }
        func error(_ start: SeriesStart?) throws -> Double {
            let series = try TimeSeries(
                complete: Array(values.prefix(120)), seasons: [12], start: start)
            let forecast = try ForecastMethod.automatic.forecast(series, horizon: 24, levels: [])
            let errors = zip(forecast.mean, values.suffix(24)).map { abs($0 - $1) }
            return errors.reduce(0, +) / 24
        }
        let (blind, informed) = (try error(nil), try error(.month(first)))
        #expect(informed < 0.4 * blind)
    }
}

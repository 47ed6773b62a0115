import Forecasting
import Testing

struct StraightLineTests {
    /// By hand: the line of the values, continued.
    @Test(arguments: [1, 12], [(10.0, 10.0), (1000, -3), (-7, 0.5)])
    func aLineGoesOnAsALine(season: Int, line: (start: Double, step: Double)) throws {
        for count in [4, 12, 36] {
            let values = (0..<count).map { line.start + line.step * Double($0) }
            let forecast = try ForecastMethod.automatic.forecast(
                TimeSeries(complete: values, seasons: [season]), horizon: 6, levels: [0.8])
            for (index, mean) in forecast.mean.enumerated() {
                let expected = line.start + line.step * Double(count + index)
                #expect(abs(mean - expected) < 1e-6 * abs(line.step), "\(count)")
                #expect(forecast.intervals[0].low[index] <= mean + 1e-9)
                #expect(forecast.intervals[0].high[index] >= mean - 1e-9)
            }
        }
    }

    @Test func roundingDoesNotBendALine() throws {
        let values = (1...12).map { 10 * Double($0) + ($0 % 3 == 0 ? 0.01 : -0.01) }
        let forecast = try ForecastMethod.automatic.forecast(
            TimeSeries(complete: values), horizon: 3, levels: [])
        for (index, mean) in forecast.mean.enumerated() {
            #expect(abs(mean - 10 * Double(13 + index)) < 0.05)
        }
    }

    @Test func aLineThatFallsStopsAtZeroWhereNoValueWasBelow() throws {
        let values = (0..<12).map { 120 - 10 * Double($0) }
        let forecast = try ForecastMethod.automatic.forecast(
            TimeSeries(complete: values), horizon: 3, levels: [])
        #expect(forecast.mean.allSatisfy { $0 >= 0 && $0 < 1e-6 })
    }
}

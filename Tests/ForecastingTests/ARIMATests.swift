import Foundation
import Testing

@testable import Forecasting

struct ARIMATests {
    /// R predicts by the Kalman filter, which forgets the first errors as this recursion does, but
    /// not at once: forecasts agree to what Θ⁻ᵗ leaves of them.
    @Test(arguments: ARIMAReference.models)
    func agreesWithR(reference: ARIMAReference.Model) throws {
        let model = try #require(
            ARIMAModel(
                running: reference.order, coefficients: reference.coefficients,
                over: ARIMAReference.series))
        #expect(abs(model.variance / reference.variance - 1) < 1e-10)
        #expect(abs(model.logLikelihood / reference.logLikelihood - 1) < 1e-10)
        for (value, expected) in zip(model.mean(horizon: 8), reference.forecast) {
            #expect(abs(value - expected) < 1e-7 * abs(expected))
        }
        for (value, expected) in zip(
            model.standardDeviations(horizon: 8), reference.standardErrors)
        {
            #expect(abs(value - expected) < 1e-7 * expected)
        }
    }

    /// wₜ = 0.6 wₜ₋₁ + e with e from a seeded generator: the estimate lies within three standard
    /// errors, √((1 − φ²)/n).
    @Test func findsTheCoefficientOfAnAutoregression() throws {
        var (state, value) = (UInt64(7), 0.0)
        let values = (0..<600).map { _ -> Double in
            // Twelve uniform numbers make a nearly normal one.
            let sum = (0..<12).reduce(0.0) { sum, _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return sum + Double(state >> 11) / Double(UInt64(1) << 53)
            }
            value = 0.6 * value + sum - 6
            return value
        }
        let model = try #require(
            ARIMAModel.fit(ARIMAOrder(.init(1, 0, 0), hasConstant: true), to: values))
        #expect(abs(model.coefficients.autoregressive[0] - 0.6) < 3 * (0.64 / 600.0).squareRoot())
        #expect(abs(model.variance - 1) < 0.2)
    }

    @Test(arguments: [[0.9], [0.5, -0.4], [-0.9, 0.9, 0.3]])
    func partialAutocorrelationsMakeStationaryPolynomials(partial: [Double]) {
        let weights = ARIMAModel.polynomial(partial)
        var history = [Double](repeating: 1, count: partial.count)
        for _ in 0..<5000 {
            history.append(zip(weights, history.reversed()).reduce(0) { $0 + $1.0 * $1.1 })
        }
        #expect(abs(history.last ?? 1) < 1e-3)
    }

    @Test func findsSeasonAndTrend() throws {
        let values = (0..<96).map { 50 + 0.4 * Double($0) + [9.0, -4, 2, -7][$0 % 4] }
        let noisy = values.enumerated().map { $1 + Double($0 * 29 % 13) / 13 }
        let model = try #require(ARIMAModel.automatic(noisy, period: 4))
        #expect(model.order.seasonal.differences == 1)
        for (step, value) in model.mean(horizon: 8).enumerated() {
            let truth = 50.5 + 0.4 * Double(96 + step) + [9.0, -4, 2, -7][step % 4]
            #expect(abs(value - truth) < 2)
        }
    }

    @Test(arguments: [[], [1], [1, 2], [Double](repeating: 5, count: 40)])
    func refusesWhatHasNoModel(values: [Double]) {
        #expect(ARIMAModel.automatic(values, period: 12) == nil)
        #expect(
            ARIMAModel(
                running: ARIMAOrder(.init(1, 0, 0)), coefficients: ARIMACoefficients(),
                over: values) == nil)
    }

    @Test func theMethodFallsBackWhereThereIsNoModel() throws {
        let series = try TimeSeries(complete: [3, 3, 3, 3])
        let forecast = try ForecastMethod.arima.forecast(series, horizon: 3, levels: [0.8])
        #expect(forecast.mean.allSatisfy { abs($0 - 3) < 1e-9 })
        #expect(forecast.method == .simpleSmoothing || forecast.method == .naive)
    }
}

import Forecasting
import Foundation
import LinearAlgebra
import Testing

/// Agreement with statsmodels and statsforecast; the numbers say how they were made.
struct ReferenceTests {
    @Test(arguments: ReferenceValues.smoothing)
    func smoothingAgreesWithStatsmodels(reference: ReferenceValues.Smoothing) throws {
        let values = ReferenceValues.series
        let model = try #require(
            ExponentialSmoothing(
                running: reference.form, period: 4, parameters: reference.parameters,
                from: reference.state, over: values))
        // The peer's likelihood is the whole one of a normal distribution with σ² = Σe²/n.
        let count = Double(values.count)
        let logLikelihood =
            -0.5 * (model.deviance - count * log(count) + count * (1 + log(2 * Double.pi)))
        #expect(abs(logLikelihood / reference.logLikelihood - 1) < 1e-10)
        expectClose(model.fitted, reference.fitted)
        expectClose(model.mean(horizon: 6), reference.forecast)
    }

    /// The model MAdM of Hyndman et al. 2008, table 2.3, as it stands there, in relative errors.
    @Test func theMultiplicativeSeasonIsThatOfTheBook() throws {
        let (alpha, beta, gamma, phi) = (0.25, 0.05, 0.3, 0.95)
        let start = SmoothingState(level: 95, trend: 2.5, season: [1.1, 0.94, 1.04, 0.92])
        var (level, trend, season) = (start.level, start.trend, start.season)
        var expected: [Double] = []
        for (index, value) in ReferenceValues.series.enumerated() {
            let base = level + phi * trend
            let mean = base * season[index % 4]
            let error = (value - mean) / mean
            expected.append(mean)
            level = base * (1 + alpha * error)
            trend = phi * trend + beta * base * error
            season[index % 4] *= 1 + gamma * error
        }
        let model = try #require(
            ExponentialSmoothing(
                running: SmoothingForm(.multiplicative, .damped, .multiplicative), period: 4,
                parameters: SmoothingParameters(alpha: alpha, beta: beta, gamma: gamma, phi: phi),
                from: start, over: ReferenceValues.series))
        expectClose(model.fitted, expected)
        expectClose([model.finalState.level, model.finalState.trend], [level, trend])
    }

    @Test(arguments: ReferenceValues.theta)
    func thetaAgreesWithStatsforecast(reference: ReferenceValues.Theta) throws {
        let model = try #require(
            ThetaModel(
                reference.kind, alpha: 0.4, theta: reference.theta, initialLevel: 90,
                over: ReferenceValues.series))
        expectClose(Array(model.fitted.dropFirst()), reference.fitted)
        expectClose(model.mean(horizon: 6), reference.forecast)
    }

    @Test(arguments: ReferenceValues.complex)
    func complexSmoothingAgreesWithStatsforecast(reference: ReferenceValues.Complex) throws {
        let model = try #require(
            ComplexSmoothing(
                running: reference.season, parameters: reference.parameters, initialLevel: 95,
                initialSeason: reference.initialSeason, over: ReferenceValues.series))
        expectClose(model.fitted, reference.fitted)
        #expect(abs(model.meanSquaredError / reference.meanSquaredError - 1) < 1e-10)
    }

    @Test(arguments: [LeastSquares.Method.qr, .cholesky])
    func regressionAgreesWithStatsmodels(method: LeastSquares.Method) throws {
        let values = ReferenceValues.series
        let rows = (1..<values.count).map { (t: Int) -> [Double] in
            let quarter = Double.pi * Double(t) / 2
            return [1, Double(t) / 32, cos(quarter), sin(quarter), cos(2 * quarter), values[t - 1]]
        }
        let fit = try Matrix(rows: rows).leastSquares(Array(values.dropFirst()), by: method)
        let variance = fit.residualSumOfSquares / Double(rows.count - 6)
        expectClose(fit.coefficients, ReferenceValues.coefficients)
        #expect(abs(variance / ReferenceValues.residualVariance - 1) < 1e-10)
        let errors = (0..<6).map { (variance * fit.inverseGram[$0, $0]).squareRoot() }
        expectClose(errors, ReferenceValues.standardErrors)
    }

    private func expectClose(_ values: [Double], _ expected: [Double]) {
        #expect(values.count >= expected.count)
        for (value, reference) in zip(values, expected) {
            #expect(abs(value - reference) <= 1e-9 * max(1, abs(reference)))
        }
    }
}

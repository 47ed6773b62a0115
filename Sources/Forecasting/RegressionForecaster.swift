internal import Foundation
internal import LinearAlgebra
internal import Primitives

/// Least-squares regression of a series on a trend, Fourier terms of its seasons, the calendar and
/// its own past values.
///
/// yₜ = β₀ + β₁t + Σ (aₖ cos 2πkt/m + bₖ sin 2πkt/m) + γ·calendar(t) + Σ φⱼ yₜ₋ⱼ + ε. Lagged values
/// of the future are the forecasts themselves. Intervals are x·β̂ ± t·s·√(1 + xᵀ(AᵀA)⁻¹x + Σψ²),
/// with ψ the response of later values to an error by way of the lags (Box and Jenkins 1976, ch.
/// 5): the model's own, narrower than forecasts are off where the regression does not fit.
public struct RegressionForecaster: Forecaster, Hashable, Sendable {
    /// How the coefficients are found.
    public enum Solver: String, CaseIterable, Codable, Sendable {
        /// Householder QR: refuses dependent regressors.
        case qr
        /// Cholesky factorisation of the normal equations: refuses nearly dependent ones too.
        case cholesky
        /// Ridge regression, the penalty by generalised cross-validation: takes any regressors.
        case ridge
    }

    /// Whether there is a straight trend.
    public var hasTrend = true
    /// The most Fourier pairs of each season; a season has half its length at most.
    public var fourierPairs = 3
    /// Whether the day of the month and the feasts count, where the series knows its first day.
    public var hasCalendar = false
    /// The country whose public holidays count besides, where the series knows its first day.
    public var holidays: HolidayCalendar?
    /// How many periods back the values that count lie, each 1 or more.
    public var lags: [Int] = []
    /// How the coefficients are found.
    public var solver = Solver.qr

    /// Creates a regression on a straight trend and the seasons.
    public init() {}

    /// Returns the forecast; the mean of the regression's errors is zero by construction.
    ///
    /// - Throws: `ForecastError.tooShort` for fewer known values than regressors and two,
    ///   `collinear` where the solver refuses the regressors, `notFinite` where numbers overflow,
    ///   `badHorizon`, `badLevel`.
    /// - Complexity: O(*np²*) for *p* regressors.
    public func forecast(
        _ series: TimeSeries, horizon: Int, levels: [Double]
    ) throws(ForecastError) -> Forecast {
        try ForecastLimits.check(horizon: horizon, levels: levels)
        let prepared = PreparedSeries(series)
        let total = horizon + series.missingAtEnd
        let path = try path(of: prepared, horizon: total)
        return path.forecast(levels: levels, of: series).dropping(series.missingAtEnd)
    }

    /// The path of a prepared series.
    func path(of series: PreparedSeries, horizon: Int) throws(ForecastError) -> MethodPath {
        let values = series.filled
        let count = values.count
        let lags = lags.filter { $0 > 0 }
        let first = lags.max() ?? 0
        let rows = (0..<count).filter { $0 >= first && !series.values[$0].isNaN }
        var history = values
        let width = regressors(of: 0, series, lagged: []).count + lags.count
        guard rows.count >= width + 2 else { throw .tooShort(needed: first + width + 2) }
        let matrix = rows.map { row in
            regressors(of: row, series, lagged: lags.map { values[row - $0] })
        }
        let fit = try solved(
            Matrix(columns: (0..<width).map { column in matrix.map { $0[column] } }),
            rows.map { values[$0] })
        let responses = responses(fit.coefficients.suffix(lags.count), lags, horizon)
        var (mean, deviation) = ([Double](), [Double]())
        var accumulated = 0.0
        for step in 0..<horizon {
            let place = count + step
            let row = regressors(of: place, series, lagged: lags.map { history[place - $0] })
            let value = Vectors.dot(row, fit.coefficients)
            guard value.isFinite, abs(value) < 1e100 else { throw .notFinite }
            history.append(value)
            mean.append(value)
            let leverage = fit.leverage(row)
            deviation.append((fit.variance * (1 + accumulated + max(0, leverage))).squareRoot())
            accumulated += responses[step] * responses[step]
        }
        return MethodPath(
            method: .regression, mean: mean, deviation: deviation, scale: series.scale)
    }

    /// The regressors of a period.
    private func regressors(
        of index: Int, _ series: PreparedSeries, lagged: [Double]
    ) -> [Double] {
        var row = [1.0]
        // The trend is scaled to the length of the series, so that columns are of one size.
        if hasTrend { row.append(Double(index) / Double(max(1, series.filled.count))) }
        for period in series.seasons {
            for pair in 1...max(1, min(fourierPairs, period / 2)) where fourierPairs > 0 {
                let phase = 2 * Double.pi * Double(pair * (index % period)) / Double(period)
                row.append(cos(phase))
                // The sine of half a season is zero everywhere.
                if 2 * pair < period { row.append(sin(phase)) }
            }
        }
        if let period = series.start?.adding(periods: index) {
            if hasCalendar { row += CalendarProfile.regressors(of: period) }
            if let holidays { row.append(holidays.count(in: period)) }
        }
        return row + lagged
    }

    /// ψ: how later values respond to a unit error by way of the lags, the next first.
    private func responses(
        _ coefficients: ArraySlice<Double>, _ lags: [Int], _ horizon: Int
    ) -> [Double] {
        var psi = [1.0]
        for step in 1...max(1, horizon) {
            var sum = 0.0
            for (lag, coefficient) in zip(lags, coefficients) where lag <= step {
                sum += coefficient * psi[step - lag]
            }
            psi.append(min(max(sum, -1e6), 1e6))
        }
        // The error of a step's own value is counted apart.
        return Array(psi.dropFirst())
    }

    private struct Fit {
        let coefficients: [Double]
        let variance: Double
        let inverseGram: Matrix?

        func leverage(_ row: [Double]) -> Double {
            guard let spread = try? inverseGram?.multiplied(by: row) else { return 0 }
            return Vectors.dot(row, spread)
        }
    }

    private func solved(
        _ design: Matrix, _ values: [Double]
    ) throws(ForecastError) -> Fit {
        let count = Double(values.count)
        do {
            switch solver {
            case .qr, .cholesky:
                let fit = try design.leastSquares(values, by: solver == .qr ? .qr : .cholesky)
                let freedom = max(1, count - Double(design.columnCount))
                return Fit(
                    coefficients: fit.coefficients,
                    variance: fit.residualSumOfSquares / freedom, inverseGram: fit.inverseGram)
            case .ridge:
                return try ridge(design, values)
            }
        } catch {
            switch error {
            case .rankDeficient(let rank): throw .collinear(rank: rank)
            case .sizeMismatch, .underdetermined: throw .tooShort(needed: design.columnCount + 2)
            case .notFinite, .failed: throw .notFinite
            }
        }
    }

    /// Ridge regression on the centred columns; the constant is not penalised.
    private func ridge(
        _ design: Matrix, _ values: [Double]
    ) throws(LinearAlgebraError) -> Fit {
        let count = Double(values.count)
        let mean = values.reduce(0, +) / count
        let means = (0..<design.columnCount).map { column in
            column == 0 ? 0 : design.column(column).reduce(0, +) / count
        }
        let centered = (1..<max(1, design.columnCount)).map { column in
            design.column(column).map { $0 - means[column] }
        }
        let deviations = values.map { $0 - mean }
        let penalties = (-6...3).map { count * pow(10, Double($0)) }
        guard !centered.isEmpty else {
            let variance = Vectors.dot(deviations, deviations) / max(1, count - 1)
            return Fit(coefficients: [mean], variance: variance, inverseGram: nil)
        }
        let matrix = Matrix(columns: centered)
        let fit = try matrix.ridge(deviations, penalties: penalties)
        let fitted = try matrix.multiplied(by: fit.coefficients)
        var residuals = deviations
        Vectors.add(-1, times: fitted, to: &residuals)
        let freedom = max(1, count - 1 - fit.degreesOfFreedom)
        let constant = mean - Vectors.dot(Array(means.dropFirst()), fit.coefficients)
        return Fit(
            coefficients: [constant] + fit.coefficients,
            variance: Vectors.dot(residuals, residuals) / freedom, inverseGram: nil)
    }
}

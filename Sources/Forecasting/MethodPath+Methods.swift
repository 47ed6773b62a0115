extension MethodPath {
    /// Returns the path of one method, or of the simpler one its series allows.
    static func path(
        _ method: ForecastMethod, of series: PreparedSeries, horizon: Int
    ) -> MethodPath {
        switch method {
        case .naive: naive(series, horizon)
        case .seasonalNaive: seasonalNaive(series, horizon)
        case .drift: drift(series, horizon)
        case .simpleSmoothing: smoothing(series, horizon, method, [.none], [.none])
        case .holt: smoothing(series, horizon, method, [.additive], [.none])
        case .dampedHolt: smoothing(series, horizon, method, [.damped], [.none])
        case .holtWinters:
            smoothing(series, horizon, method, [.additive], [.additive, .multiplicative])
        case .exponentialSmoothing:
            smoothing(
                series, horizon, method, SmoothingForm.Trend.allCases,
                SmoothingForm.Season.allCases)
        case .theta: theta(series, horizon, .standard, method)
        case .optimizedTheta: theta(series, horizon, .optimized, method)
        case .dynamicTheta: theta(series, horizon, .dynamic, method)
        case .complexSmoothing: complexSmoothing(series, horizon)
        case .localGlobalTrend: localGlobalTrend(series, horizon)
        case .arima: arima(series, horizon)
        case .croston: intermittent(series, horizon, .croston, method)
        case .sba: intermittent(series, horizon, .sba, method)
        case .tsb: intermittent(series, horizon, .tsb, method)
        case .regression: regression(series, horizon)
        case .combination, .automatic: combination(series, horizon)
        }
    }

    static func naive(_ series: PreparedSeries, _ horizon: Int) -> MethodPath {
        let last = series.filled.last ?? 0
        return MethodPath(
            method: .naive, mean: Array(repeating: last, count: horizon),
            deviation: Self.deviation(of: changes(in: series.values, lag: 1)).map { sigma in
                (0..<horizon).map { sigma * Double($0 + 1).squareRoot() }
            }, scale: series.scale)
    }

    /// The value a season before; naive where there is no whole season.
    static func seasonalNaive(_ series: PreparedSeries, _ horizon: Int) -> MethodPath {
        let (period, count) = (series.period, series.filled.count)
        guard period > 1, count >= period else { return naive(series, horizon) }
        return MethodPath(
            method: .seasonalNaive,
            mean: (0..<horizon).map { series.filled[count - period + $0 % period] },
            deviation: Self.deviation(of: changes(in: series.values, lag: period)).map { sigma in
                (0..<horizon).map { sigma * Double($0 / period + 1).squareRoot() }
            }, scale: series.scale)
    }

    /// The line through the first and the last value, σ√(h(1 + h/n)) about it, σ not known below
    /// four values: of fewer the line takes all but one; naive where there is one value.
    static func drift(_ series: PreparedSeries, _ horizon: Int) -> MethodPath {
        let values = series.filled
        guard values.count > 1, let first = values.first, let last = values.last else {
            return naive(series, horizon)
        }
        let count = Double(values.count - 1)
        let slope = (last - first) / count
        let errors = changes(in: series.values, lag: 1).map { change, lags in
            (change - slope * lags, lags)
        }
        let sigma = errors.count > 2 ? Self.deviation(of: errors, parameters: 1) : nil
        return MethodPath(
            method: .drift,
            mean: (1...max(1, horizon)).prefix(horizon).map { last + slope * Double($0) },
            deviation: sigma.map { sigma in
                (0..<horizon).map { step in
                    let ahead = Double(step + 1)
                    return sigma * (ahead * (1 + ahead / count)).squareRoot()
                }
            }, scale: series.scale)
    }

    /// The exponential smoothing model of the lowest corrected AIC among the forms; without a form
    /// that has one, the simpler forms.
    static func smoothing(
        _ series: PreparedSeries, _ horizon: Int, _ method: ForecastMethod,
        _ trends: [SmoothingForm.Trend], _ seasons: [SmoothingForm.Season]
    ) -> MethodPath {
        let models = ExponentialSmoothing.candidates(
            values: series.values, filled: series.filled, period: series.period, trends: trends,
            seasons: seasons)
        if let model = models.first { return path(of: model, method, horizon, series) }
        if trends != [.none] || seasons != [.none] {
            let name: ForecastMethod = seasons == [.none] ? .simpleSmoothing : .exponentialSmoothing
            let rest = seasons == [.none] ? [SmoothingForm.Trend.none] : trends
            return smoothing(series, horizon, name, rest, [.none])
        }
        return naive(series, horizon)
    }

    static func path(
        of model: ExponentialSmoothing, _ method: ForecastMethod, _ horizon: Int,
        _ series: PreparedSeries
    ) -> MethodPath {
        MethodPath(
            method: method, mean: model.mean(horizon: horizon),
            deviation: model.standardDeviations(horizon: horizon), scale: series.scale)
    }

    /// The fewest known values from which the errors of a Theta model tell its spread: the first
    /// two start it, and its parameters fit one or two more as they please.
    private static let enoughForThetaSpread = 5

    /// The Theta model of the series without its season, if it has one; drift for fewer than three.
    static func theta(
        _ series: PreparedSeries, _ horizon: Int, _ kind: ThetaModel.Kind,
        _ method: ForecastMethod
    ) -> MethodPath {
        let adjustment = adjustment(of: series)
        guard let model = ThetaModel.fit(kind, to: adjustment.adjusted) else {
            return drift(series, horizon)
        }
        var result = path(
            mean: model.mean(horizon: horizon),
            deviation: model.standardDeviations(horizon: horizon), adjustment, method, series)
        if series.values.count(where: { !$0.isNaN }) < enoughForThetaSpread {
            result.deviation = nil
        }
        return result
    }

    /// The local and global trend of the series without its season; exponential smoothing where
    /// values are at or below zero, or fewer than four.
    static func localGlobalTrend(_ series: PreparedSeries, _ horizon: Int) -> MethodPath {
        let adjustment = adjustment(of: series)
        guard let model = LocalGlobalTrend(adjustment.adjusted) else {
            return smoothing(
                series, horizon, .exponentialSmoothing, SmoothingForm.Trend.allCases,
                SmoothingForm.Season.allCases)
        }
        let (mean, deviation) = model.path(horizon: horizon)
        return path(mean: mean, deviation: deviation, adjustment, .localGlobalTrend, series)
    }

    /// A path of the values without their season, with it.
    private static func path(
        mean: [Double], deviation: [Double], _ adjustment: SeasonalAdjustment,
        _ method: ForecastMethod, _ series: PreparedSeries
    ) -> MethodPath {
        let start = series.filled.count
        return MethodPath(
            method: method, mean: adjustment.reseasonalized(mean, from: start),
            deviation: adjustment.kind == .multiplicative
                ? adjustment.reseasonalized(deviation, from: start) : deviation,
            scale: series.scale)
    }

    /// The season taken off if the test finds one: multiplicative for positive values.
    static func adjustment(of series: PreparedSeries) -> SeasonalAdjustment {
        let values = series.filled
        guard SeasonalAdjustment.isSeasonal(values, period: series.period) else {
            return SeasonalAdjustment(of: values, period: 1, kind: .none)
        }
        if values.allSatisfy({ $0 > 0 }) {
            let ratio = SeasonalAdjustment(
                of: values, period: series.period, kind: .multiplicative)
            if ratio.kind == .multiplicative { return ratio }
        }
        return SeasonalAdjustment(of: values, period: series.period, kind: .additive)
    }

    static func complexSmoothing(_ series: PreparedSeries, _ horizon: Int) -> MethodPath {
        guard let model = ComplexSmoothing.fit(series.filled, period: series.period) else {
            return smoothing(series, horizon, .simpleSmoothing, [.none], [.none])
        }
        return MethodPath(
            method: .complexSmoothing, mean: model.mean(horizon: horizon),
            deviation: model.standardDeviations(horizon: horizon), scale: series.scale)
    }

    /// Simple exponential smoothing, an ARIMA(0, 1, 1), where the values are too few.
    static func arima(_ series: PreparedSeries, _ horizon: Int) -> MethodPath {
        guard let model = ARIMAModel.automatic(series.filled, period: series.period) else {
            return smoothing(series, horizon, .simpleSmoothing, [.none], [.none])
        }
        return MethodPath(
            method: .arima, mean: model.mean(horizon: horizon),
            deviation: model.standardDeviations(horizon: horizon), scale: series.scale)
    }

    static func intermittent(
        _ series: PreparedSeries, _ horizon: Int, _ kind: IntermittentModel.Kind,
        _ method: ForecastMethod
    ) -> MethodPath {
        guard let model = IntermittentModel.fit(kind, to: series.values) else {
            return naive(series, horizon)
        }
        return MethodPath(
            method: method, mean: Array(repeating: model.level, count: horizon),
            deviation: Array(repeating: model.meanSquaredError.squareRoot(), count: horizon),
            scale: series.scale)
    }

    /// Drift where the values are too few.
    static func regression(_ series: PreparedSeries, _ horizon: Int) -> MethodPath {
        var forecaster = RegressionForecaster()
        forecaster.solver = .ridge
        forecaster.hasCalendar = series.start != nil
        return (try? forecaster.path(of: series, horizon: horizon)) ?? drift(series, horizon)
    }

    /// The median, period by period, of exponential smoothing, dynamic Theta and complex smoothing.
    static func combination(_ series: PreparedSeries, _ horizon: Int) -> MethodPath {
        let methods: [ForecastMethod] = [.exponentialSmoothing, .dynamicTheta, .complexSmoothing]
        let paths = methods.map { path($0, of: series, horizon: horizon) }
        return median(of: paths, method: .combination)
    }

    /// The median of several paths, period by period, of the means and of the deviations that are
    /// known.
    static func median(of paths: [MethodPath], method: ForecastMethod) -> MethodPath {
        MethodPath(
            method: method, mean: median(of: paths.map(\.mean)) ?? [],
            deviation: median(of: paths.compactMap(\.deviation)), scale: paths.first?.scale ?? 1)
    }

    private static func median(of paths: [[Double]]) -> [Double]? {
        paths.first?.indices.map { step in RobustScores.median(of: paths.map { $0[step] }) }
    }

    /// The change from each known value to the next a whole number of lags after it, with how many
    /// lags they lie apart.
    private static func changes(
        in values: [Double], lag: Int
    ) -> [(change: Double, lags: Double)] {
        var last = [Int?](repeating: nil, count: lag)
        var changes: [(change: Double, lags: Double)] = []
        for index in values.indices where !values[index].isNaN {
            if let before = last[index % lag] {
                changes.append((values[index] - values[before], Double((index - before) / lag)))
            }
            last[index % lag] = index
        }
        return changes
    }

    /// The standard deviation of the change over one lag, of a random walk that changes so over
    /// several: the variance grows with their number; nil without a change to tell it from.
    private static func deviation(
        of changes: [(change: Double, lags: Double)], parameters: Int = 0
    ) -> Double? {
        let count = changes.count - parameters
        guard count > 0 else { return nil }
        let squares = changes.reduce(0) { $0 + $1.change * $1.change / $1.lags }
        return (squares / Double(count)).squareRoot()
    }
}

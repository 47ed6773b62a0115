internal import Foundation

extension ExponentialSmoothing {
    /// Fits a form by maximum likelihood: the smoothing parameters and the initial level and trend
    /// by Nelder–Mead, the initial seasonal values by backcasting.
    ///
    /// - Parameters:
    ///   - values: the values, `nan` where missing; the first is known.
    ///   - filled: the same with the gaps filled, from which the search starts.
    /// - Returns: nil where the form does not suit the values: a multiplicative part and a value
    ///   that is not positive, a season without two cycles.
    /// - Complexity: O(*n*) for each of some hundred evaluations.
    public static func fit(
        _ form: SmoothingForm, period: Int, values: [Double], filled: [Double]
    ) -> ExponentialSmoothing? {
        let period = form.season == .none ? 1 : period
        let isPositive = filled.allSatisfy { $0 > 0 }
        guard isPositive || (form.error == .additive && form.season != .multiplicative),
            let start = SmoothingStart(filled, form: form, period: period)
        else { return nil }
        let filter = SmoothingFilter(values: values, form: form, period: period)
        var search = SmoothingSearch(filter: filter, start: start)
        search.run(evaluations: form.season == .none ? 300 : 200)
        if form.season != .none {
            for _ in 0..<2 { search.refineSeason(evaluations: 120) }
        }
        return ExponentialSmoothing(
            running: form, period: period, parameters: search.parameters,
            from: search.initialState, over: values)
    }

    /// Fits every form that suits the values and returns them, the lowest corrected AIC first.
    ///
    /// The forms are those of R's `ets` without multiplicative trends, without the mixtures that
    /// are numerically unstable, and without additive seasons under a multiplicative error.
    ///
    /// - Parameters:
    ///   - filled: the values without gaps, which tell whether a factor suits them.
    ///   - trends: the trends that are tried.
    ///   - seasons: the seasons that are tried; none but `none` for a period of 1.
    public static func candidates(
        values: [Double], filled: [Double], period: Int,
        trends: [SmoothingForm.Trend] = SmoothingForm.Trend.allCases,
        seasons: [SmoothingForm.Season] = SmoothingForm.Season.allCases
    ) -> [ExponentialSmoothing] {
        let isPositive = filled.allSatisfy { $0 > 0 }
        var models: [ExponentialSmoothing] = []
        for season in seasons where season == .none || period > 1 {
            for trend in trends {
                for error in [SmoothingForm.ErrorKind.additive, .multiplicative] {
                    if season == .multiplicative && error == .additive { continue }
                    if season == .additive && error == .multiplicative { continue }
                    if error == .multiplicative && !isPositive { continue }
                    let form = SmoothingForm(error, trend, season)
                    let model = fit(form, period: period, values: values, filled: filled)
                    if let model, model.correctedAIC.isFinite { models.append(model) }
                }
            }
        }
        return models.sorted { $0.correctedAIC < $1.correctedAIC }
    }
}

/// Where the search for a model begins: level, trend and season of the first cycles.
struct SmoothingStart {
    var state: SmoothingState
    /// The scale of the values' changes, for the first steps of the search.
    var scale: Double

    /// Nil where the season has not two cycles or cannot be divided by.
    init?(_ values: [Double], form: SmoothingForm, period: Int) {
        guard !values.isEmpty else { return nil }
        var season = [form.season == .multiplicative ? 1.0 : 0]
        var adjusted = values
        if form.season != .none {
            guard values.count >= 2 * period else { return nil }
            let head = Array(values.prefix(min(values.count, max(4 * period, 24))))
            let kind: SeasonalAdjustment.Kind =
                form.season == .multiplicative ? .multiplicative : .additive
            let adjustment = SeasonalAdjustment(of: head, period: period, kind: kind)
            guard adjustment.kind != .none else { return nil }
            season = adjustment.indices
            adjusted = adjustment.adjusted
        }
        let head = Array(adjusted.prefix(max(10, 2 * period)))
        let (level, slope) = Self.line(through: head)
        state = SmoothingState(
            level: form.trend == .none ? head.reduce(0, +) / Double(head.count) : level,
            trend: form.trend == .none ? 0 : slope, season: season)
        if form.season == .multiplicative || form.error == .multiplicative, state.level <= 0 {
            state.level = head.reduce(0, +) / Double(head.count)
        }
        let mean = head.reduce(0, +) / Double(head.count)
        let variance =
            head.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(head.count)
        scale = max(variance.squareRoot(), abs(mean) * 1e-3, 1e-9)
    }

    /// The least-squares line, its value one period before the first and its slope.
    static func line(through values: [Double]) -> (level: Double, slope: Double) {
        let count = Double(values.count)
        guard values.count > 1 else { return (values.first ?? 0, 0) }
        let middle = (count - 1) / 2
        let mean = values.reduce(0, +) / count
        var (products, squares) = (0.0, 0.0)
        for (index, value) in values.enumerated() {
            let offset = Double(index) - middle
            products += offset * (value - mean)
            squares += offset * offset
        }
        let slope = products / squares
        return (mean - slope * (middle + 1), slope)
    }
}

/// The search for the parameters of one form.
private struct SmoothingSearch {
    let filter: SmoothingFilter
    let scale: Double
    /// α, then β/α, γ/(1 − α), φ as the form has them, then the level and the trend.
    var point: [Double]
    var season: [Double]
    var value = Double.infinity

    init(filter: SmoothingFilter, start: SmoothingStart) {
        self.filter = filter
        scale = start.scale
        season = start.state.season
        let form = filter.form
        point = [form.season == .none ? 0.3 : 0.2]
        if form.trend != .none { point.append(0.1) }
        if form.season != .none { point.append(0.05) }
        if form.trend == .damped { point.append(0.95) }
        point.append(start.state.level)
        if form.trend != .none { point.append(start.state.trend) }
    }

    var parameters: SmoothingParameters { Self.parameters(point, filter.form) }

    var initialState: SmoothingState { Self.state(point, filter.form, season) }

    mutating func run(evaluations: Int, shrinkage: Double = 1) {
        let form = filter.form
        var (lower, upper, steps) = ([1e-4], [0.9999], [0.2 * shrinkage])
        if form.trend != .none {
            lower.append(1e-4)
            upper.append(0.9999)
            steps.append(0.1 * shrinkage)
        }
        if form.season != .none {
            lower.append(1e-4)
            upper.append(0.9999)
            steps.append(0.1 * shrinkage)
        }
        if form.trend == .damped {
            lower.append(0.8)
            upper.append(0.98)
            steps.append(0.05 * shrinkage)
        }
        let bound = 1e6 * (scale + abs(point[point.count - 1]) + abs(point[lower.count]))
        lower.append(-bound)
        upper.append(bound)
        steps.append(0.5 * scale * shrinkage)
        if form.trend != .none {
            lower.append(-bound)
            upper.append(bound)
            steps.append(0.1 * scale * shrinkage)
        }
        let simplex = NelderMead(lower: lower, upper: upper, evaluationLimit: evaluations)
        let (filter, season) = (filter, season)
        var state = SmoothingState(level: 0, trend: 0, season: season)
        (point, value) = simplex.minimum(from: point, steps: steps) { point in
            state.level = point[form.trend == .none ? point.count - 1 : point.count - 2]
            state.trend = form.trend == .none ? 0 : point[point.count - 1]
            for phase in season.indices { state.season[phase] = season[phase] }
            return filter.run(Self.parameters(point, form), &state).criterion(form.error)
        }
    }

    /// Finds the initial season anew by backcasting with the parameters found so far, and searches
    /// on from there if that is no worse.
    mutating func refineSeason(evaluations: Int) {
        var end = initialState
        guard !filter.run(parameters, &end).isBroken else { return }
        let start = filter.backcast(parameters, from: end)
        var other = self
        other.season = start.season
        other.point[point.count - (filter.form.trend == .none ? 1 : 2)] = start.level
        if filter.form.trend != .none { other.point[point.count - 1] = start.trend }
        other.normalizeSeason()
        other.run(evaluations: evaluations, shrinkage: 0.25)
        if other.value < value { self = other }
    }

    /// Moves the mean of the seasonal values into the level.
    private mutating func normalizeSeason() {
        let form = filter.form
        let index = point.count - (form.trend == .none ? 1 : 2)
        let mean = season.reduce(0, +) / Double(season.count)
        switch form.season {
        case .none: break
        case .additive:
            season = season.map { $0 - mean }
            point[index] += mean
        case .multiplicative:
            guard mean > 0 else { return }
            season = season.map { $0 / mean }
            point[index] *= mean
            if form.trend != .none { point[index + 1] *= mean }
        }
    }

    private static func parameters(
        _ point: [Double], _ form: SmoothingForm
    ) -> SmoothingParameters {
        var result = SmoothingParameters(alpha: point[0])
        var next = 1
        if form.trend != .none {
            result.beta = point[0] * point[next]
            next += 1
        }
        if form.season != .none {
            result.gamma = (1 - point[0]) * point[next]
            next += 1
        }
        if form.trend == .damped { result.phi = point[next] }
        return result
    }

    private static func state(
        _ point: [Double], _ form: SmoothingForm, _ season: [Double]
    ) -> SmoothingState {
        form.trend == .none
            ? SmoothingState(level: point[point.count - 1], trend: 0, season: season)
            : SmoothingState(
                level: point[point.count - 2], trend: point[point.count - 1], season: season)
    }
}

extension ExponentialSmoothing {
    /// Returns the last level of simple smoothing, nil where it is none of the models.
    static func level(of models: [ExponentialSmoothing]) -> Double? {
        let simple = models.first { $0.form.trend == .none && $0.form.error == .additive }
        return simple?.finalState.level
    }

    /// Returns the mean of the models' paths, weighted by exp(−ΔAIC/2) (Kolassa 2011,
    /// *International Journal of Forecasting* 27, 238–251); nil for no model.
    static func weightedMean(of models: [ExponentialSmoothing], horizon: Int) -> [Double]? {
        ModelAverage.mean(deviances: models.map(\.correctedAIC)) { index in
            models[index].mean(horizon: horizon)
        }
    }
}

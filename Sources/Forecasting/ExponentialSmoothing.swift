internal import Foundation

/// A fitted exponential smoothing model in its innovations state-space form (Hyndman et al. 2008).
public struct ExponentialSmoothing: Hashable, Sendable {
    /// What the model is made of.
    public let form: SmoothingForm
    /// The length of the season, 1 for none.
    public let period: Int
    /// The smoothing parameters.
    public let parameters: SmoothingParameters
    /// The state before the first value.
    public let initialState: SmoothingState
    /// The state after the last value.
    public let finalState: SmoothingState
    /// −2 log L of the concentrated likelihood up to a constant: *n* log Σe² for additive errors,
    /// *n* log Σ(e/μ)² + 2 Σ log |μ| for multiplicative ones, as R's `forecast` states it.
    public let deviance: Double
    /// Akaike's criterion corrected for small samples.
    public let correctedAIC: Double
    /// The standard deviation of the errors, relative ones for a multiplicative error.
    public let sigma: Double
    /// The one-step forecasts of the values.
    public let fitted: [Double]

    /// Runs a model with known parameters over `values` (`nan` where missing).
    ///
    /// Nil where the model does not hold: a multiplicative part and values that are not positive.
    public init?(
        running form: SmoothingForm, period: Int, parameters: SmoothingParameters,
        from initialState: SmoothingState, over values: [Double]
    ) {
        let period = form.season == .none ? 1 : max(1, period)
        guard initialState.season.count == period, !values.isEmpty else { return nil }
        let filter = SmoothingFilter(values: values, form: form, period: period)
        var state = initialState
        var fitted = [Double](repeating: .nan, count: values.count)
        let sums = filter.run(parameters, &state, &fitted)
        let deviance = sums.criterion(form.error)
        guard deviance.isFinite else { return nil }
        self.form = form
        self.period = period
        self.parameters = parameters
        self.initialState = initialState
        self.deviance = deviance
        self.fitted = fitted
        finalState = state
        let count = Double(sums.count)
        let free = Double(form.parameterCount(period: period))
        correctedAIC =
            count - free - 1 > 0
            ? deviance + 2 * free + 2 * free * (free + 1) / (count - free - 1) : .infinity
        let squares = form.error == .additive ? sums.squares : sums.relativeSquares
        sigma = (squares / max(1, count - min(free, count / 2))).squareRoot()
    }

    /// Returns the expected values of the next periods.
    public func mean(horizon: Int) -> [Double] {
        SmoothingFilter(values: [], form: form, period: period)
            .path(parameters, from: finalState, horizon: horizon)
    }

    /// Returns the standard deviations of the next periods' values.
    ///
    /// Additive errors: σ²(1 + Σ cⱼ²) with cⱼ = α + β(φ + … + φʲ) + γ[*m* divides *j*].
    /// Multiplicative: (1 + σ²)θₕ − μₕ² with θₕ = μₕ² + σ² Σ cⱼ² θₕ₋ⱼ (Hyndman et al. 2008,
    /// §6.2–6.3), for a multiplicative season on the path without it, an approximation for small σ.
    public func standardDeviations(horizon: Int) -> [Double] {
        guard horizon > 0 else { return [] }
        let weights = responses(count: horizon)
        switch form.error {
        case .additive where form.season == .multiplicative:
            let season = (0..<horizon).map { finalState.season[$0 % period] }
            let average = finalState.season.reduce(0, +) / Double(period)
            return zip(cumulated(weights), season).map { $0 * $1 / max(average, 1e-12) }
        case .additive: return cumulated(weights)
        case .multiplicative: return relative(weights, mean(horizon: horizon))
        }
    }

    /// cⱼ: how a unit error moves the forecast *j* periods later, c₀ unused.
    private func responses(count: Int) -> [Double] {
        var result = [Double](repeating: 0, count: count)
        var growth = 0.0
        var power = 1.0
        for lag in 1..<max(2, count) where lag < count {
            if form.trend != .none {
                power *= parameters.phi
                growth += power
            }
            result[lag] = parameters.alpha + parameters.beta * growth
            if form.season != .none, lag % period == 0 { result[lag] += parameters.gamma }
        }
        return result
    }

    private func cumulated(_ weights: [Double]) -> [Double] {
        var sum = 1.0
        return weights.enumerated().map { lag, weight in
            if lag > 0 { sum += weight * weight }
            return sigma * sum.squareRoot()
        }
    }

    private func relative(_ weights: [Double], _ path: [Double]) -> [Double] {
        let season = (0..<path.count).map { step in
            form.season == .multiplicative ? max(finalState.season[step % period], 1e-12) : 1
        }
        let means = zip(path, season).map { $0 / $1 }
        // Beyond a few hundred periods the sum is dominated by what is already in it.
        let reach = 400
        var theta: [Double] = []
        theta.reserveCapacity(means.count)
        for step in means.indices {
            var sum = 0.0
            for lag in stride(from: 1, through: min(step, reach), by: 1) {
                sum += weights[lag] * weights[lag] * theta[step - lag]
            }
            theta.append(means[step] * means[step] + sigma * sigma * sum)
        }
        return zip(zip(theta, means), season).map { pair, seasonal in
            max(0, (1 + sigma * sigma) * pair.0 - pair.1 * pair.1).squareRoot() * seasonal
        }
    }
}

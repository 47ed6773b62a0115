internal import Foundation

/// The recursions of exponential smoothing over a series.
///
/// With *q* = ℓ + φb: the additive season has μ = q + s, ℓ′ = q + αe, b′ = φb + βe, s′ = s + γe for
/// e = y − μ; the multiplicative one μ = q·s, ℓ′ = q + αe, b′ = φb + βe for e = y/s − q, and s′ = s
/// + γ(y/q − s) (Hyndman et al. 2008, tables 2.2 and 2.3). Without a season μ = q, and the seasonal
/// values of a state, a single 0, stay as they are. The kind of the error changes the likelihood
/// only, not the recursions. Where a value is missing the state moves on without a correction.
struct SmoothingFilter {
    let values: [Double]
    let form: SmoothingForm
    /// The length of the season, 1 for none.
    let period: Int

    /// What a pass sums up.
    struct Sums {
        var squares = 0.0
        var relativeSquares = 0.0
        var logScale = 0.0
        var count = 0
        var isBroken = false

        /// −2 log L of the concentrated likelihood up to a constant, as the `forecast` package of R
        /// states it: n log Σe², or n log Σ(e/μ)² + 2 Σ log |μ|.
        func criterion(_ error: SmoothingForm.ErrorKind) -> Double {
            guard !isBroken, count > 0 else { return .infinity }
            let floor = 1e-24
            switch error {
            case .additive: return Double(count) * log(max(squares, floor))
            case .multiplicative:
                return Double(count) * log(max(relativeSquares, floor)) + 2 * logScale
            }
        }
    }

    /// Runs over the values, leaves in `state` that after the last, and returns the sums.
    func run(_ parameters: SmoothingParameters, _ state: inout SmoothingState) -> Sums {
        var fitted: [Double] = []
        return run(parameters, &state, &fitted)
    }

    /// Runs over the values, and fills `fitted` with the one-step forecasts if it is long enough.
    func run(
        _ parameters: SmoothingParameters, _ state: inout SmoothingState, _ fitted: inout [Double]
    ) -> Sums {
        switch form.season {
        case .none: runPlain(parameters, &state, &fitted)
        case .additive: runAdditive(parameters, &state, &fitted)
        case .multiplicative: runMultiplicative(parameters, &state, &fitted)
        }
    }

    /// The recursion without a season, most of what an automatic forecast takes.
    private func runPlain(
        _ parameters: SmoothingParameters, _ state: inout SmoothingState, _ fitted: inout [Double]
    ) -> Sums {
        let (alpha, beta) = (parameters.alpha, parameters.beta)
        let phi = form.trend == .none ? 0 : parameters.phi
        let (records, isRelative) = (fitted.count >= values.count, form.error == .multiplicative)
        var (level, trend) = (state.level, state.trend)
        var (squares, relativeSquares, logScale, product) = (0.0, 0.0, 0.0, 1.0)
        var missing = 0
        for (index, value) in values.enumerated() {
            let drift = phi * trend
            let expected = level + drift
            if records { fitted[index] = expected }
            guard !value.isNaN else {
                (level, trend) = (expected, drift)
                missing += 1
                continue
            }
            let error = value - expected
            squares += error * error
            if isRelative {
                guard expected > 0 else { return Sums(isBroken: true) }
                let relative = error / expected
                relativeSquares += relative * relative
                product *= expected
                if product > 1e100 || product < 1e-100 {
                    logScale += log(product)
                    product = 1
                }
            }
            level = expected + alpha * error
            trend = drift + beta * error
        }
        (state.level, state.trend) = (level, trend)
        return Sums(
            squares: squares, relativeSquares: relativeSquares, logScale: logScale + log(product),
            count: values.count - missing)
    }

    private func runAdditive(
        _ parameters: SmoothingParameters, _ state: inout SmoothingState, _ fitted: inout [Double]
    ) -> Sums {
        let (alpha, beta, gamma) = (parameters.alpha, parameters.beta, parameters.gamma)
        let phi = form.trend == .none ? 0 : parameters.phi
        let (records, isRelative) = (fitted.count >= values.count, form.error == .multiplicative)
        var (level, trend, phase) = (state.level, state.trend, 0)
        var sums = Sums()
        var product = 1.0
        for index in values.indices {
            let drift = phi * trend
            let base = level + drift
            let seasonal = state.season[phase]
            let expected = base + seasonal
            if records { fitted[index] = expected }
            let value = values[index]
            if value.isNaN {
                level = base
                trend = drift
            } else {
                let error = value - expected
                sums.count += 1
                sums.squares += error * error
                if isRelative {
                    guard expected > 0 else { return Sums(isBroken: true) }
                    let relative = error / expected
                    sums.relativeSquares += relative * relative
                    product *= expected
                    if product > 1e100 || product < 1e-100 {
                        sums.logScale += log(product)
                        product = 1
                    }
                }
                level = base + alpha * error
                trend = drift + beta * error
                state.season[phase] = seasonal + gamma * error
            }
            phase += 1
            if phase == period { phase = 0 }
        }
        sums.logScale += log(product)
        finish(&state, level: level, trend: trend, phase: phase)
        return sums
    }

    private func runMultiplicative(
        _ parameters: SmoothingParameters, _ state: inout SmoothingState, _ fitted: inout [Double]
    ) -> Sums {
        let (alpha, beta, gamma) = (parameters.alpha, parameters.beta, parameters.gamma)
        let phi = form.trend == .none ? 0 : parameters.phi
        let (records, isRelative) = (fitted.count >= values.count, form.error == .multiplicative)
        var (level, trend, phase) = (state.level, state.trend, 0)
        var sums = Sums()
        var product = 1.0
        for index in values.indices {
            let drift = phi * trend
            let base = level + drift
            let seasonal = state.season[phase]
            let expected = base * seasonal
            if records { fitted[index] = expected }
            let value = values[index]
            if value.isNaN {
                level = base
                trend = drift
            } else {
                guard base > 1e-12, seasonal > 1e-12 else { return Sums(isBroken: true) }
                let error = value - expected
                sums.count += 1
                sums.squares += error * error
                if isRelative {
                    let relative = error / expected
                    sums.relativeSquares += relative * relative
                    product *= expected
                    if product > 1e100 || product < 1e-100 {
                        sums.logScale += log(product)
                        product = 1
                    }
                }
                let correction = error / seasonal
                level = base + alpha * correction
                trend = drift + beta * correction
                state.season[phase] = seasonal + gamma * error / base
            }
            phase += 1
            if phase == period { phase = 0 }
        }
        sums.logScale += log(product)
        finish(&state, level: level, trend: trend, phase: phase)
        return sums
    }

    /// Turns the seasonal values so that the next period's comes first.
    private func finish(_ state: inout SmoothingState, level: Double, trend: Double, phase: Int) {
        state.level = level
        state.trend = trend
        guard phase > 0 else { return }
        state.season = Array(state.season[phase...] + state.season[..<phase])
    }

    /// Returns the state before the first value, found by running backwards from the state after
    /// the last (Box and Jenkins's backcasting, as in Svetunkov 2023, *Forecasting and Analytics
    /// with ADAM*, §11.4).
    func backcast(_ parameters: SmoothingParameters, from end: SmoothingState) -> SmoothingState {
        let backwards = SmoothingFilter(values: values.reversed(), form: form, period: period)
        var state = SmoothingState(
            level: end.level + end.trend, trend: -end.trend, season: end.season.reversed())
        let sums = backwards.run(parameters, &state)
        guard !sums.isBroken else { return end }
        return SmoothingState(
            level: state.level + state.trend, trend: -state.trend,
            season: state.season.reversed())
    }

    /// Returns the expected values of the next periods.
    func path(
        _ parameters: SmoothingParameters, from state: SmoothingState, horizon: Int
    ) -> [Double] {
        let phi = form.trend == .none ? 0 : parameters.phi
        var (base, drift) = (state.level, state.trend)
        return (0..<max(0, horizon)).map { step in
            drift *= phi
            base += drift
            let seasonal = state.season[step % period]
            return form.season == .multiplicative ? base * seasonal : base + seasonal
        }
    }
}

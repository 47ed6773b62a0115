internal import Foundation

/// A fitted complex exponential smoothing model (Svetunkov, Kourentzes and Ord 2022, *Naval
/// Research Logistics* 69, 1108–1123): a level and an "information potential" smoothed together, so
/// that level and trend need not be told apart.
///
/// ℓₜ = ℓₜ₋₁ − (1 − α₁)pₜ₋₁ + (α₀ − α₁)eₜ, pₜ = ℓₜ₋₁ + (1 − α₀)pₜ₋₁ + (α₀ + α₁)eₜ, yₜ = ℓₜ₋₁ + sₜ₋ₘ
/// + eₜ; the season is none, one smoothed value a phase (partial), or a pair smoothed like level
/// and potential (full).
public struct ComplexSmoothing: Hashable, Sendable {
    /// How the season enters.
    public enum Season: String, Codable, CaseIterable, Sendable {
        case none, partial, full
    }

    /// How the season enters.
    public let season: Season
    /// α₀ and α₁, then the season's: none, one, or β₀ and β₁.
    public let parameters: [Double]
    /// Akaike's criterion corrected for small samples.
    public let correctedAIC: Double
    /// The mean squared one-step error.
    public let meanSquaredError: Double
    /// The one-step forecasts of the values.
    public let fitted: [Double]
    private let end: State

    /// Fits the forms the length allows and returns that with the lowest corrected AIC; nil for
    /// fewer than five values.
    ///
    /// - Parameter values: the values, none missing.
    public static func fit(_ values: [Double], period: Int) -> ComplexSmoothing? {
        var best: ComplexSmoothing?
        for season in Season.allCases where season == .none || period > 1 {
            guard let model = fit(season, to: values, period: period) else { continue }
            if model.correctedAIC < best?.correctedAIC ?? .infinity { best = model }
        }
        return best
    }

    /// Fits one form by least squares; initial states by backcasting. Nil where the values are
    /// fewer than five, or, with a season, than two cycles and four.
    public static func fit(
        _ season: Season, to values: [Double], period: Int
    ) -> ComplexSmoothing? {
        let period = season == .none ? 1 : period
        guard values.count >= 5, season == .none || values.count >= 2 * period + 4 else {
            return nil
        }
        let reversed = Array(values.reversed())
        let start = State(values, season: season, period: period)
        // Above 1 α₁ makes what few values say grow without end.
        var (lower, upper) = ([0.05, 0.5], [1.95, values.count < 10 ? 1 : 1.5])
        var (point, steps) = ([1.3, 1.0], [-0.3, 0.02])
        switch season {
        case .none: break
        case .partial:
            lower.append(0.001)
            upper.append(0.999)
            point.append(0.1)
            steps.append(0.1)
        case .full:
            lower += [0.05, 0.5]
            upper += [1.95, 1.5]
            point += [1.3, 1.0]
            steps += [-0.3, 0.02]
        }
        let simplex = NelderMead(lower: lower, upper: upper, evaluationLimit: 200)
        let best = simplex.minimum(from: point, steps: steps) { point in
            let squares = Self.squares(values, reversed, start, point)
            return Double(values.count) * log(max(squares, 1e-24))
        }
        guard best.value.isFinite else { return nil }
        return ComplexSmoothing(
            values, reversed, season: season, start: start, parameters: best.point)
    }

    private init(
        _ values: [Double], _ reversed: [Double], season: Season, start: State,
        parameters: [Double]
    ) {
        var state = start
        Self.prepare(&state, values, reversed, parameters)
        self.init(values, season: season, parameters: parameters, from: state)
    }

    /// Runs a model with known parameters over `values`, of which none is missing; the potentials
    /// before the first value are 1/1.1 of the level and of the season, as in the article.
    ///
    /// Nil for no values, or unless there are two parameters, three with a partial season and four
    /// with a full one.
    ///
    /// - Parameter initialSeason: the seasonal value of each phase, that of the first value first;
    ///   one of zero without a season.
    public init?(
        running season: Season, parameters: [Double], initialLevel: Double,
        initialSeason: [Double], over values: [Double]
    ) {
        let count: Int =
            switch season {
            case .none: 2
            case .partial: 3
            case .full: 4
            }
        guard parameters.count == count, !values.isEmpty, !initialSeason.isEmpty else {
            return nil
        }
        let state = State(season, level: initialLevel, seasonal: initialSeason)
        self.init(values, season: season, parameters: parameters, from: state)
    }

    private init(
        _ values: [Double], season: Season, parameters: [Double], from start: State
    ) {
        var state = start
        var fitted = [Double](repeating: 0, count: values.count)
        let squares = state.run(values, parameters, &fitted)
        self.season = season
        self.parameters = parameters
        self.fitted = fitted
        end = state
        let count = Double(values.count)
        meanSquaredError = squares / count
        let states: Int =
            switch season {
            case .none: 2
            case .partial: 2 + state.period
            case .full: 2 + 2 * state.period
            }
        let free = Double(parameters.count + states + 1)
        correctedAIC =
            count - free - 1 > 0
            ? count * log(max(squares, 1e-24)) + 2 * free
                + 2 * free * (free + 1) / (count - free - 1) : .infinity
    }

    /// Returns the expected values of the next periods.
    public func mean(horizon: Int) -> [Double] {
        var state = end
        return (0..<horizon).map { _ in
            let expected = state.expected
            state.move(by: 0, parameters)
            return expected
        }
    }

    /// Returns the standard deviations of the next periods' values, from the response of the
    /// forecasts to a unit error.
    public func standardDeviations(horizon: Int) -> [Double] {
        var state = State(quiet: end)
        state.move(by: 1, parameters)
        var sum = 1.0
        return (0..<horizon).map { _ in
            let deviation = (meanSquaredError * sum).squareRoot()
            let response = state.expected
            sum += response * response
            state.move(by: 0, parameters)
            return deviation
        }
    }

    private static func prepare(
        _ state: inout State, _ values: [Double], _ reversed: [Double], _ parameters: [Double]
    ) {
        var none: [Double] = []
        _ = state.run(values, parameters, &none)
        state.reverse()
        _ = state.run(reversed, parameters, &none)
        state.reverse()
    }

    private static func squares(
        _ values: [Double], _ reversed: [Double], _ start: State, _ parameters: [Double]
    ) -> Double {
        var state = start
        prepare(&state, values, reversed, parameters)
        var none: [Double] = []
        return state.run(values, parameters, &none)
    }

    /// Level, potential, and the seasonal pairs, that of the next period at `phase`.
    private struct State: Hashable {
        let kind: Season
        let period: Int
        var level: Double
        var potential: Double
        var seasonal: [Double]
        var seasonalPotential: [Double]
        var phase = 0

        init(_ kind: Season, level: Double, seasonal: [Double]) {
            self.kind = kind
            period = seasonal.count
            self.level = level
            potential = level / 1.1
            self.seasonal = seasonal
            seasonalPotential = seasonal.map { $0 / 1.1 }
        }

        init(_ values: [Double], season: Season, period: Int) {
            let head = values.prefix(max(period, 6))
            let adjustment = SeasonalAdjustment(
                of: Array(values.prefix(max(4 * period, 2))), period: period,
                kind: season == .none ? .none : .additive)
            self.init(
                season, level: head.reduce(0, +) / Double(head.count),
                seasonal: adjustment.indices.count == period
                    ? adjustment.indices : Array(repeating: 0, count: period))
        }

        /// The same model with nothing in it.
        init(quiet other: State) {
            self = other
            level = 0
            potential = 0
            seasonal = other.seasonal.map { _ in 0 }
            seasonalPotential = seasonal
        }

        var expected: Double { level + seasonal[phase] }

        mutating func move(by error: Double, _ parameters: [Double]) {
            let (first, second) = (parameters[0], parameters[1])
            let last = level
            level = last - (1 - second) * potential + (first - second) * error
            potential = last + (1 - first) * potential + (first + second) * error
            switch kind {
            case .none: return
            case .partial: seasonal[phase] += parameters[2] * error
            case .full:
                let (third, fourth) = (parameters[2], parameters[3])
                let old = seasonal[phase]
                let pair = seasonalPotential[phase]
                seasonal[phase] = old - (1 - fourth) * pair + (third - fourth) * error
                seasonalPotential[phase] = old + (1 - third) * pair + (third + fourth) * error
            }
            phase += 1
            if phase == period { phase = 0 }
        }

        mutating func run(
            _ values: [Double], _ parameters: [Double], _ fitted: inout [Double]
        ) -> Double {
            var sum = 0.0
            let records = fitted.count >= values.count
            for index in values.indices {
                let expected = expected
                if records { fitted[index] = expected }
                let error = values[index] - expected
                sum += error * error
                move(by: error, parameters)
            }
            return sum
        }

        /// Turns the seasonal values so that a run over the reversed values may follow.
        mutating func reverse() {
            seasonal = Array((seasonal[phase...] + seasonal[..<phase]).reversed())
            seasonalPotential = Array(
                (seasonalPotential[phase...] + seasonalPotential[..<phase]).reversed())
            phase = 0
        }
    }
}

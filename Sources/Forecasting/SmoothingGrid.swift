/// Exponential smoothing with a season, the mean over a grid of its parameters.
///
/// The state before the first value comes from backcasting with middling parameters. In place of
/// models fitted by maximum likelihood and weighted by AICc the mean halves the time of an
/// automatic forecast; at rolling origins within the training parts its sMAPE is 0.1 % lower for
/// the M3 and the tourism months, 0.5 % lower for NN5, 0.1 % higher for Australian retail.
struct SmoothingGrid {
    /// One set of parameters, and where it ends.
    private struct Node {
        let filter: SmoothingFilter
        let parameters: SmoothingParameters
        let state: SmoothingState
        let deviance: Double
    }

    private static let alphas = [0.03, 0.1, 0.2, 0.35, 0.55, 0.8]
    /// β as a share of α.
    private static let trendShares = [0.01, 0.08, 0.25]
    private static let dampings = [0.9, 0.975]
    /// γ as a share of 1 − α.
    private static let seasonShares = [0.001, 0.05, 0.12, 0.3]

    private var nodes: [Node] = []

    /// Without and with a damped trend, for each kind of season.
    ///
    /// Nil where no form suits the values: fewer than two seasons of them, or no more than a form
    /// has parameters.
    ///
    /// - Parameter values: the values, none missing.
    /// - Complexity: O(*n*) for each of 168 nodes a season, 42 without one.
    init?(_ values: [Double], period: Int, seasons: [SmoothingForm.Season]) {
        let isPositive = values.allSatisfy { $0 > 0 }
        for season in seasons where season != .multiplicative || isPositive {
            for trend in [SmoothingForm.Trend.none, .damped] {
                let form = SmoothingForm(
                    season == .multiplicative ? .multiplicative : .additive, trend, season)
                add(form, to: values, period: season == .none ? 1 : period)
            }
        }
        if nodes.isEmpty { return nil }
    }

    private mutating func add(_ form: SmoothingForm, to values: [Double], period: Int) {
        guard values.count > form.parameterCount(period: period) + 1,
            let start = SmoothingStart(values, form: form, period: period)
        else { return }
        let filter = SmoothingFilter(values: values, form: form, period: period)
        var end = start.state
        let middling = Self.parameters(form, alpha: 0.3, 0.03, damping: 0.97, 0.15)
        let isBroken = filter.run(middling, &end).isBroken
        let origin = isBroken ? start.state : filter.backcast(middling, from: end)
        for parameters in Self.grid(form) {
            var state = origin
            let deviance = filter.run(parameters, &state).criterion(form.error)
            guard deviance.isFinite else { continue }
            nodes.append(
                Node(filter: filter, parameters: parameters, state: state, deviance: deviance))
        }
    }

    private static func grid(_ form: SmoothingForm) -> [SmoothingParameters] {
        alphas.flatMap { alpha in
            (form.trend == .none ? [0] : trendShares).flatMap { trendShare in
                (form.trend == .none ? [1] : dampings).flatMap { damping in
                    (form.season == .none ? [0] : seasonShares).map { seasonShare in
                        parameters(form, alpha: alpha, trendShare, damping: damping, seasonShare)
                    }
                }
            }
        }
    }

    private static func parameters(
        _ form: SmoothingForm, alpha: Double, _ trendShare: Double, damping: Double,
        _ seasonShare: Double
    ) -> SmoothingParameters {
        let hasTrend = form.trend != .none
        return SmoothingParameters(
            alpha: alpha, beta: hasTrend ? alpha * trendShare : 0,
            gamma: form.season == .none ? 0 : (1 - alpha) * seasonShare,
            phi: hasTrend ? damping : 1)
    }

    /// The mean of the nodes' paths by their tempered likelihoods.
    func mean(horizon: Int) -> [Double] {
        let mean = ModelAverage.mean(
            deviances: nodes.map(\.deviance), share: ModelAverage.tempered
        ) { index in
            let node = nodes[index]
            return node.filter.path(node.parameters, from: node.state, horizon: horizon)
        }
        return mean ?? []
    }
}

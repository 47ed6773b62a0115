/// The paths of methods that follow a level and its trend: robust trends, exponential smoothing and
/// dynamic Theta, on the values of a plan, with its season and calendar put back.
struct TrendMembers {
    /// One path a method.
    let paths: [[Double]]
    /// Exponential smoothing with a damped trend, where it is tried.
    let damped: ExponentialSmoothing?
    /// Dynamic Theta, if the values are enough for it.
    let theta: ThetaModel?

    /// The share of its robust trend that a series with a season keeps from period to period.
    static let damping = 0.99
    /// The fewest values from which an undamped trend is believed.
    static let enoughForTrends = 30
    /// The fewest values whose robust trend is not damped.
    private static let enoughForUndamped = 10
    /// The fewest values that tell a line from a curve, and a line from a rise that ends.
    private static let enoughForLines = 5

    /// - Parameter fitted: dynamic Theta of the plan's values, where it is known already.
    init(_ plan: SeasonalPlan, period: Int, horizon: Int, theta fitted: ThetaModel? = nil) {
        let values = plan.adjusted
        let isSeasonal = period > 1
        let models = ExponentialSmoothing.candidates(
            values: values, filled: values, period: 1,
            trends: values.count < Self.enoughForTrends || isSeasonal
                ? [.none, .damped] : SmoothingForm.Trend.allCases)
        let level = ExponentialSmoothing.level(of: models) ?? values[values.count - 1]
        // A straight line says the same as its bend where the season takes most of the error.
        // A trend of few values goes on for as many periods as it was seen.
        let isShort = values.count < Self.enoughForUndamped
        let damping = isSeasonal ? Self.damping : isShort ? 1 - 1 / Double(values.count) : 1
        let powers = period >= 7 ? [0.5] : values.count < Self.enoughForLines ? [0] : [0, 0.5]
        var paths = powers.map { power in
            RobustTrend(
                values, level: level, lag: period, power: power, damping: damping
            ).mean(horizon: horizon)
        }
        if let mean = ExponentialSmoothing.weightedMean(of: models, horizon: horizon) {
            paths.append(mean)
        }
        theta = fitted ?? ThetaModel.fit(.dynamic, to: values)
        if let theta, values.count >= Self.enoughForLines {
            paths.append(theta.mean(horizon: horizon))
        }
        self.paths = paths.map { plan.seasonal($0, period: period) }
        damped = models.first { $0.form.trend == .damped }
    }

    private init(paths: [[Double]], damped: ExponentialSmoothing?, theta: ThetaModel?) {
        self.paths = paths
        self.damped = damped
        self.theta = theta
    }

    /// The same with each path half way to that of the same method on other values; as they are
    /// where those have other methods.
    func meeting(_ other: TrendMembers) -> TrendMembers {
        guard paths.count == other.paths.count else { return self }
        return TrendMembers(
            paths: zip(paths, other.paths).map { pair in
                zip(pair.0, pair.1).map { ($0 + $1) / 2 }
            }, damped: damped, theta: theta)
    }
}

/// What is forecast of one series of a hierarchy by itself, with the errors that tell how its
/// forecasts err together with those of others.
public struct NodeForecast: Sendable {
    /// The forecast of the series by itself.
    public let forecast: Forecast
    /// The one-step errors of a dynamic Theta model on the series without season and calendar, in
    /// the units of the series; the last is of its last known value.
    public let errors: [Double]
    /// How many periods are missing after the last known value.
    public let missingAtEnd: Int
    /// Whether no value of the series is below zero.
    public let isNonNegative: Bool

    /// The fewest values a series of a hierarchy needs: the first two start the model, and three
    /// errors are the fewest a reconciliation takes.
    public static let leastCount = 5

    /// Forecasts a series.
    ///
    /// - Throws: `ForecastError.tooShort` below `leastCount` values, and what the method throws.
    public init(
        _ series: TimeSeries, by method: ForecastMethod, horizon: Int, levels: [Double]
    ) throws(ForecastError) {
        guard series.count >= Self.leastCount else { throw .tooShort(needed: Self.leastCount) }
        forecast = try method.forecast(series, horizon: horizon, levels: levels)
        errors = Self.errors(of: series)
        missingAtEnd = series.missingAtEnd
        isNonNegative = series.isNonNegative
    }

    /// The model is the one that tells the automatic forecast its spread. At the origins its errors
    /// do as well as those of exponential smoothing by AICc, which takes more than ten times as
    /// long. The first two start it and are left out.
    private static func errors(of series: TimeSeries) -> [Double] {
        let prepared = PreparedSeries(series)
        let values = SeasonalPlan(prepared, horizon: 0).adjusted
        // Without a model the forecast is the value before.
        let fitted =
            ThetaModel.fit(.dynamic, to: values)?.fitted
            ?? Array(values.prefix(1) + values.dropLast())
        return zip(values, fitted).dropFirst(2).map { ($0 - $1) * prepared.scale }
    }
}

extension Reconciliation {
    /// Returns forecasts of all nodes that add up, by the covariance of the errors with shrunken
    /// correlations (`Method.minTShrink`; Wickramasuriya, Athanasopoulos and Hyndman 2019), of the
    /// periods for which all nodes have errors.
    ///
    /// An interval moves with its forecast: its bounds are scaled as the forecast is where that is
    /// positive and changes by less than half or double, else shifted; how far they lie apart
    /// stays what the node's own past tells. Bottom series that never were below zero are not
    /// forecast below it. A sum that never was is what its series add up to all the same, be it
    /// below zero; where it is not, nor is its lower bound.
    ///
    /// Chosen by rolling origins within the training part of Australian retail by state and
    /// industry, 24 months ahead. Over 29 of them the sMAPE of the bottom series falls by 1.3 %, at
    /// 26 origins, and that of the sums is 4 to 8 % below that of added forecasts; in the two years
    /// held back the first rises by 1.2 %. Variances alone gain a third as much, relative errors
    /// half; errors many steps ahead, too few of which are independent, lose.
    ///
    /// - Parameter nodes: a node each, in the hierarchy's order; of series that end together.
    /// - Throws: `ForecastError`: `lengthMismatch`, `tooShort`, `notFinite`.
    /// - Complexity: O(*m²t* + *a*³*h*) for *m* nodes, *a* of them aggregates, *t* errors and *h*
    ///   steps.
    public static func coherent(
        _ nodes: [NodeForecast], of hierarchy: Hierarchy
    ) throws(ForecastError) -> [Forecast] {
        let reconciliation = try Reconciliation(
            hierarchy, method: .minTShrink, residuals: NodeForecast.alignedErrors(of: nodes))
        let means = try reconciliation.reconciled(
            nodes.map(\.forecast.mean),
            nonNegative: nodes.suffix(hierarchy.bottomCount).map(\.isNonNegative))
        return zip(nodes, means).map { node, mean in
            let moved = node.forecast.moved(to: mean)
            return node.isNonNegative ? moved.boundedByZero() : moved
        }
    }
}

extension NodeForecast {
    /// The errors of the periods for which all nodes have one, a node each.
    static func alignedErrors(of nodes: [NodeForecast]) -> [[Double]] {
        let missing = nodes.map(\.missingAtEnd).max() ?? 0
        let known = nodes.map { $0.errors.dropLast(missing - $0.missingAtEnd) }
        let common = known.map(\.count).min() ?? 0
        return known.map { Array($0.suffix(common)) }
    }
}

extension Forecast {
    /// The forecast with other expected values, its intervals moved with them.
    func moved(to mean: [Double]) -> Forecast {
        let changes = zip(self.mean, mean).map(MeanChange.init)
        return Forecast(
            mean: mean,
            intervals: intervals.map { interval in
                PredictionInterval(
                    level: interval.level,
                    low: zip(interval.low, changes).map { $1.applied(to: $0) },
                    high: zip(interval.high, changes).map { $1.applied(to: $0) })
            }, method: method)
    }
}

/// How an expected value changed, and so the bounds about it.
private enum MeanChange {
    case scaled(by: Double)
    case shifted(by: Double)

    init(from old: Double, to new: Double) {
        let isModest = old > 0 && new > old / 2 && new < old * 2
        self = isModest ? .scaled(by: new / old) : .shifted(by: new - old)
    }

    func applied(to bound: Double) -> Double {
        switch self {
        case .scaled(let factor): bound * factor
        case .shifted(let change): bound + change
        }
    }
}

internal import Foundation

/// Forecasts of the sums of a series of months over quarters and years, and what they say of its
/// own forecast.
///
/// The level of a series a year ahead shows better in sums, which hold less noise and hardly a
/// season. Each span is forecast by itself, by a robust trend, exponential smoothing and dynamic
/// Theta, and all are reconciled by precisions that fall as the number of periods grows (structural
/// scaling; Athanasopoulos, Hyndman, Kourentzes and Petropoulos 2017, "Forecasting with temporal
/// hierarchies", *European Journal of Operational Research* 262): up the tree of nested spans, and
/// down again in proportion to the parts.
///
/// At origins within the training parts the robust trend takes 0.5 and 0.4 % off the sMAPE and MASE
/// of Australian retail (29 origins), 0.4 and 0.3 % off those of tourism's months (16), and adds
/// 0.0 and 0.1 % to those of M3's (eight).
struct TemporalSums {
    /// The forecast of the sums over one span.
    private struct Span {
        /// The number of months.
        let length: Int
        /// The sums, one a span ahead.
        let path: [Double]
    }

    private let spans: [Span]
    /// The months covered: whole years.
    let horizon: Int

    /// Forecasts the sums over quarters and years, at least `horizon` months ahead; nil where the
    /// series is none of months, has less than four years or sums without a forecast.
    init?(_ series: PreparedSeries, horizon: Int) {
        guard series.period == 12, series.filled.count >= 48 else { return nil }
        let years = (horizon + 11) / 12
        self.horizon = 12 * years
        var spans: [Span] = []
        for (length, period) in [(3, 4), (12, 1)] {
            let sums = Self.sums(of: series.filled.dropFirst(series.filled.count % length), length)
            let path = Self.path(
                of: sums, period: period, horizon: years * 12 / length,
                damping: pow(TrendMembers.damping, Double(length)))
            guard let path else { return nil }
            spans.append(Span(length: length, path: path))
        }
        self.spans = spans
    }

    /// The mean of a robust trend, exponential smoothing and dynamic Theta, of the sums without
    /// their season.
    private static func path(
        of sums: [Double], period: Int, horizon: Int, damping: Double
    ) -> [Double]? {
        guard let whole = try? TimeSeries(complete: sums, seasons: [period]) else { return nil }
        let prepared = PreparedSeries(whole)
        let adjustment = MethodPath.adjustment(of: prepared)
        let values = adjustment.adjusted
        let models = ExponentialSmoothing.candidates(values: values, filled: values, period: 1)
        guard let level = ExponentialSmoothing.level(of: models),
            let smooth = ExponentialSmoothing.weightedMean(of: models, horizon: horizon),
            let theta = ThetaModel.fit(.dynamic, to: values)?.mean(horizon: horizon)
        else { return nil }
        let trend = RobustTrend(values, level: level, lag: period, power: 0.5, damping: damping)
            .mean(horizon: horizon)
        let mean = AutomaticForecast.trimmedMean([trend, smooth, theta], trims: false)
        return adjustment.reseasonalized(mean, from: values.count).map { $0 * prepared.scale }
    }

    /// The months ahead at which a path without a trend is drawn half way.
    private static let halfWay = 6.0
    /// How steep a trend is with which that takes twice as many.
    private static let steepnessOfDouble = 0.25

    /// Returns a path of the series drawn to where it agrees with the forecasts of its sums: the
    /// further ahead the nearer, as near forecasts rest on the last values, and the later the
    /// steeper the trend, which then shows in the months as well as in their sums.
    ///
    /// - Parameter steepness: that of the series without its season (`RobustTrend.steepness`).
    /// - Precondition: the path has `horizon` steps.
    func draw(_ path: [Double], steepness: Double) -> [Double] {
        let share = steepness / Self.steepnessOfDouble
        let halfWay = Self.halfWay * (1 + share * share)
        return zip(path, reconciled(path)).enumerated().map { step, pair in
            let ahead = Double(step + 1)
            return pair.0 + (pair.1 - pair.0) * ahead / (ahead + halfWay)
        }
    }

    /// Returns a path of the series whose sums lie between its own and their forecasts, as near to
    /// each as its precision.
    func reconciled(_ path: [Double]) -> [Double] {
        var current = path
        var below: [(path: [Double], sums: [Double], width: Int)] = []
        var (variance, length) = (1.0, 1)
        for span in spans {
            let width = span.length / length
            let sums = Self.sums(of: current[...], width)
            let (ofSum, ofSpan) = (Double(width) * variance, Double(span.length))
            let weight = ofSum / (ofSum + ofSpan)
            below.append((current, sums, width))
            current = zip(sums, span.path).map { $0 + ($1 - $0) * weight }
            (variance, length) = (ofSpan * weight, span.length)
        }
        for level in below.reversed() {
            current = Self.spread(current, over: level.path, level.sums, width: level.width)
        }
        return current
    }

    /// Spreads what sums changed by over their parts, in proportion to these: a strong season keeps
    /// its shape.
    private static func spread(
        _ changed: [Double], over parts: [Double], _ sums: [Double], width: Int
    ) -> [Double] {
        var result = parts
        for (index, sum) in sums.enumerated() {
            let range = index * width..<(index + 1) * width
            let size = parts[range].reduce(0) { $0 + abs($1) }
            for part in range {
                let share = size > 0 ? abs(parts[part]) / size : 1 / Double(width)
                result[part] += (changed[index] - sum) * share
            }
        }
        return result
    }

    private static func sums(of values: ArraySlice<Double>, _ width: Int) -> [Double] {
        stride(from: values.startIndex, to: values.endIndex, by: width).map { start in
            values[start..<min(start + width, values.endIndex)].reduce(0, +)
        }
    }
}

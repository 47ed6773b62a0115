internal import Foundation

/// A season whose indices may drift from cycle to cycle, as far as the series itself asks for it.
///
/// Each phase's detrended values are smoothed over the cycles with weights δ^|c − c′|, and shrunk
/// towards no season by a factor 1 − λ. λ, for each δ of a few, and whether the season is a factor
/// or a term, are those that best predict each cycle's values from the cycles before it; the
/// indices are the mean over the δ, weighted by how well they do so. The trend is the centred
/// moving average first, then, a second time and to the very ends, that of the adjusted values (the
/// scheme of X-11: Ladiray and Quenneville 2001, *Seasonal Adjustment with the X-11 Method*).
struct EvolvingSeason: Sendable {
    let kind: SeasonalAdjustment.Kind
    /// The values without the season.
    let adjusted: [Double]
    /// The indices of the next periods, that of the period after the last value first.
    let next: [Double]
    /// Whether the season explains most of what the trend leaves.
    let isStrong: Bool

    /// How indices are smoothed.
    struct Settings: Hashable {
        /// δ: the weight of a cycle against the next; 1 for all alike.
        var discount: Double
        /// 1 − λ: 1 for indices as they are, 0 for none.
        var strength: Double
    }

    /// - Parameter values: the values, none missing.
    /// - Complexity: O(*n* · cycles).
    init(_ values: [Double], period: Int) {
        var best = EvolvingSeason(plain: values)
        guard period > 1, values.count >= 2 * period + 1 else {
            self = best
            return
        }
        var lowest = Double.infinity
        let isPositive = values.allSatisfy { $0 > 0 }
        for kind in [SeasonalAdjustment.Kind.multiplicative, .additive] {
            guard kind == .additive || isPositive else { continue }
            guard let candidate = Self.candidate(values, period: period, kind: kind) else {
                continue
            }
            // A term must do clearly better than a factor.
            let error =
                kind == .additive && lowest.isFinite
                ? candidate.error * 1.2 : candidate.error
            if error < lowest {
                lowest = error
                best = candidate.season
            }
        }
        self = best
    }

    private init(plain values: [Double]) {
        kind = .none
        adjusted = values
        next = [0]
        isStrong = false
    }

    private init(
        kind: SeasonalAdjustment.Kind, adjusted: [Double], next: [Double], isStrong: Bool
    ) {
        self.kind = kind
        self.adjusted = adjusted
        self.next = next
        self.isStrong = isStrong
    }

    /// Puts the season of the periods after the last value on a path.
    func reseasonalized(_ path: [Double]) -> [Double] {
        path.enumerated().map { step, value in
            switch kind {
            case .none: value
            case .additive: value + next[step % next.count]
            case .multiplicative: value * next[step % next.count]
            }
        }
    }

    private static func candidate(
        _ values: [Double], period: Int, kind: SeasonalAdjustment.Kind
    ) -> (season: EvolvingSeason, error: Double)? {
        let neutral = kind == .multiplicative ? 1.0 : 0
        let first = SeasonalAdjustment(of: values, period: period, kind: kind)
        guard first.kind == kind else { return nil }
        let trend = smoothed(first.adjusted, period: period)
        guard kind == .additive || trend.allSatisfy({ $0 > 0 }) else { return nil }
        let detrended = values.indices.map { index in
            kind == .multiplicative
                ? values[index] / trend[index] - 1 : values[index] - trend[index]
        }
        let clipped = clipping(detrended, period: period)
        let settings = settings(
            from: clipped, for: detrended, trend: trend, period: period, kind: kind)
        let deviances = settings.map {
            Double(values.count) * log(max($0.error, .leastNormalMagnitude))
        }
        let mean = ModelAverage.mean(deviances: deviances, share: ModelAverage.tempered) {
            indices(of: clipped, period: period, settings[$0].0)
        }
        guard let indices = mean, let best = settings.min(by: { $0.error < $1.error }) else {
            return nil
        }
        let adjusted = values.indices.map { index in
            kind == .multiplicative
                ? values[index] / max(0.05, neutral + indices[index])
                : values[index] - indices[index]
        }
        let next = (0..<period).map { step in
            max(kind == .multiplicative ? 0.05 : -.infinity, neutral + indices[values.count + step])
        }
        let season = EvolvingSeason(
            kind: kind, adjusted: adjusted, next: next,
            isStrong: best.error < 0.5 * best.plain)
        return (season, best.error)
    }

    /// A triangular moving average over two seasons, narrower towards the ends.
    private static func smoothed(_ values: [Double], period: Int) -> [Double] {
        let reach = max(2, period)
        return values.indices.map { center in
            let half = min(reach, max(center, 1), max(values.count - 1 - center, 1))
            // At the very ends the window stays one-sided and at least half as long.
            let low = max(0, center - max(half, reach / 2))
            let high = min(values.count - 1, center + max(half, reach / 2))
            var (sum, weights) = (0.0, 0.0)
            for index in low...high {
                let weight = 1 - Double(abs(index - center)) / Double(reach + 1)
                sum += weight * values[index]
                weights += weight
            }
            return sum / weights
        }
    }

    /// Pulls each detrended value to within five robust standard deviations of its phase's median.
    private static func clipping(_ detrended: [Double], period: Int) -> [Double] {
        let medians = (0..<period).map { phase in
            RobustScores.median(
                of: stride(from: phase, to: detrended.count, by: period).map { detrended[$0] })
        }
        let residuals = detrended.indices.map { abs(detrended[$0] - medians[$0 % period]) }
        let reach = 5 * RobustScores.deviation(ofSizes: residuals)
        guard reach > 0 else { return detrended }
        return detrended.indices.map { index in
            let median = medians[index % period]
            return min(max(detrended[index], median - reach), median + reach)
        }
    }

    /// For each of a few discounts the strength that best predicts each cycle's values from those
    /// before it, and the mean squared errors, those without a season beside them.
    private static func settings(
        from clipped: [Double], for detrended: [Double], trend: [Double], period: Int,
        kind: SeasonalAdjustment.Kind
    ) -> [(Settings, error: Double, plain: Double)] {
        let discounts = detrended.count >= 4 * period ? [1, 0.9, 0.8, 0.65, 0.5] : [1]
        return discounts.compactMap { discount in
            // Σe² over strengths is a parabola: its lowest point is known from three sums.
            var (squares, products, predicted, count) = (0.0, 0.0, 0.0, 0.0)
            for phase in 0..<period {
                var (sum, weight) = (0.0, 0.0)
                for index in stride(from: phase, to: detrended.count, by: period) {
                    let scale = kind == .multiplicative ? trend[index] : 1
                    if weight > 0 {
                        let (actual, guess) = (detrended[index] * scale, sum / weight * scale)
                        squares += actual * actual
                        products += actual * guess
                        predicted += guess * guess
                        count += 1
                    }
                    sum = discount * sum + clipped[index]
                    weight = discount * weight + 1
                }
            }
            guard count > 0 else { return nil }
            let strength = predicted > 0 ? min(max(products / predicted, 0), 1) : 0
            let error =
                (squares - 2 * strength * products + strength * strength * predicted) / count
            return (Settings(discount: discount, strength: strength), error, squares / count)
        }
    }

    /// The indices of every period and of the next season, their mean over each cycle taken off.
    private static func indices(
        of detrended: [Double], period: Int, _ settings: Settings
    ) -> [Double] {
        let count = detrended.count
        var result = [Double](repeating: 0, count: count + period)
        for phase in 0..<period {
            let places = Array(stride(from: phase, to: count, by: period))
            var (sums, weights) = ([Double](), [Double]())
            var (sum, weight) = (0.0, 0.0)
            for place in places {
                sum = settings.discount * sum + detrended[place]
                weight = settings.discount * weight + 1
                sums.append(sum)
                weights.append(weight)
            }
            let last = weight > 0 ? sum / weight : 0
            (sum, weight) = (0, 0)
            for (position, place) in places.enumerated().reversed() {
                // Forward and backward sums share the period itself.
                let own = (sums[position] + sum) / (weights[position] + weight)
                result[place] = settings.strength * own
                sum = settings.discount * (sum + detrended[place])
                weight = settings.discount * (weight + 1)
            }
            let next = phase + ((count - phase + period - 1) / period) * period
            result[next] = settings.strength * last
        }
        centerCycles(&result, period: period)
        return result
    }

    /// Takes the mean of the season around each period off.
    private static func centerCycles(_ indices: inout [Double], period: Int) {
        let count = indices.count
        let means = stride(from: 0, to: count, by: period).map { start in
            // The last cycle may be a part of one: the season around it reaches back.
            let low = max(0, min(start, count - period))
            return indices[low..<low + period].reduce(0, +) / Double(period)
        }
        for index in indices.indices { indices[index] -= means[index / period] }
    }
}

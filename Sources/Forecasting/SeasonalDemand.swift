/// Demand that is mostly zero because of its season, such as sales on some days of the week: a
/// level without the season, whose errors differ by phase.
///
/// What smooths sizes and intervals (`IntermittentModel`) takes the season for chance: it ends on
/// the last size and on the last interval, and the season put on top of that is off by as much.
///
/// A phase's errors are how far its values were from the mean of those before. Their mean square is
/// drawn to that of all phases as if the phase had two cycles more that are as all, and the widths
/// are those of Student's t with a degree of freedom for each error, growing as those of simple
/// exponential smoothing do: √(1 + (h − 1)α²).
struct SeasonalDemand {
    /// The levels without the season, a method each: smoothed, and the mean of the last seasons.
    let levels: [Double]
    /// How far values of each phase are off, that of the next period first.
    private let deviations: [Double]
    private let degreesOfFreedom: Int

    /// The smoothing parameter α of the level.
    private static let alpha = 0.1
    /// How many cycles the errors of all phases count as in those of each.
    private static let cyclesOfAll = 2.0

    /// The demand of a plan; nil where it has no season.
    init?(_ plan: SeasonalPlan, period: Int) {
        guard plan.season.kind != .none else { return nil }
        let values = plan.adjusted
        let (recent, start) = (values.suffix(8 * period), values.prefix(2 * period))
        let smoothed = values.reduce(start.reduce(0, +) / Double(start.count)) {
            $0 + Self.alpha * ($1 - $0)
        }
        levels = [smoothed, recent.reduce(0, +) / Double(recent.count)]
        deviations = Self.deviations(of: plan.cleaned, period: period)
        degreesOfFreedom = max(1, values.count / period - 1)
    }

    /// Half the widths of the intervals of a level.
    func widths(level: Double, horizon: Int) -> [Double] {
        let quantile = StudentT.quantile((1 + level) / 2, degreesOfFreedom: degreesOfFreedom)
        return (0..<horizon).map { step in
            let growth = (1 + Double(step) * Self.alpha * Self.alpha).squareRoot()
            return quantile * growth * deviations[step % deviations.count]
        }
    }

    private static func deviations(of values: [Double], period: Int) -> [Double] {
        var squares = [Double](repeating: 0, count: period)
        var counts = [Double](repeating: 0, count: period)
        for phase in 0..<period {
            var mean = values[phase]
            for (cycle, index) in stride(from: phase + period, to: values.count, by: period)
                .enumerated()
            {
                let error = values[index] - mean
                squares[phase] += error * error
                counts[phase] += 1
                mean += error / Double(cycle + 2)
            }
        }
        let all = squares.reduce(0, +) / max(1, counts.reduce(0, +))
        return (0..<period).map { step in
            let phase = (values.count + step) % period
            return ((squares[phase] + cyclesOfAll * all) / (counts[phase] + cyclesOfAll))
                .squareRoot()
        }
    }
}

/// The steps at which a series without season moves to another level for good.
///
/// At each step the median of the window from there on is compared with that of the window before.
/// The differences are judged by those of half windows, which a single shift moves less than half
/// of: doubled they say how far the series climbs in a window, and their robust spread times √2,
/// as of a random walk, how far it wanders; or by the standard error of a difference of medians
/// where that is greater (√(π/*w*) of the noise).
struct LevelShifts {
    struct Shift: Hashable {
        let step: Int
        /// The new level less the old one.
        let size: Double
        let before: Double
        let z: Double
    }

    private let values: [Double]
    private let window: Int
    private let noise: Double

    /// - Parameters:
    ///   - window: the number of values on either side.
    ///   - noise: the standard deviation of the values about their level.
    init(values: [Double], window: Int, noise: Double) {
        self.values = values
        self.window = window
        self.noise = noise
    }

    /// Returns the shifts with a *z* beyond the threshold and a size beyond three standard
    /// deviations of the noise, in order, at least a window apart.
    ///
    /// - Complexity: O(*n* · *w* log *w*).
    func shifts(beyond threshold: Double) -> [Shift] {
        guard window >= 4, values.count >= 2 * window else { return [] }
        let medians = medians(of: window)
        let differences = zip(medians.dropFirst(window), medians).map { $0 - $1 }
        let (climb, spread) = wandering
        var shifts = [Shift]()
        for (index, difference) in differences.enumerated() {
            let near = max(0, index - window)..<min(differences.count, index + window + 1)
            let deviation = difference - climb
            // What the series climbs by anyway is no shift.
            let isBeyondClimb = deviation * difference > 0 && 2 * abs(deviation) >= abs(difference)
            guard isBeyondClimb, abs(deviation) > threshold * spread,
                abs(difference) > 3 * noise,
                differences[near].allSatisfy({ abs($0 - climb) <= abs(deviation) }),
                let place = abruptStep(near: index + window, by: difference),
                place - (shifts.last?.step ?? -window) >= window
            else { continue }
            shifts.append(
                Shift(
                    step: sharpest(near: place, by: difference), size: difference,
                    before: medians[index], z: Self.score(deviation, spread)))
        }
        return shifts
    }

    /// A difference in the spreads that differences have, 37 at most, and where nothing varies but
    /// the level itself.
    private static func score(_ difference: Double, _ spread: Double) -> Double {
        spread > 0 ? max(-37, min(37, difference / spread)) : difference < 0 ? -37 : 37
    }

    /// The medians of `count` values from each step on.
    private func medians(of count: Int) -> [Double] {
        (0...values.count - count).map {
            RobustScores.median(of: Array(values[$0..<$0 + count]))
        }
    }

    /// How far the series climbs in a window, and the spread of that.
    private var wandering: (climb: Double, spread: Double) {
        let half = window / 2
        let medians = medians(of: half)
        let differences = zip(medians.dropFirst(half), medians).map { $0 - $1 }
        let center = RobustScores.median(of: differences)
        let deviation = RobustScores.deviation(
            ofSizes: differences.map { abs($0 - center) })
        let ratio = Double(window) / Double(half)
        return (
            center * ratio,
            max(
                deviation * ratio.squareRoot(),
                noise * (Double.pi / Double(window)).squareRoot())
        )
    }

    /// The step within half a window of this one at which most of the difference happens within a
    /// few steps; nil if it does at none. The medians of windows about it differ as much.
    private func abruptStep(near step: Int, by difference: Double) -> Int? {
        let reach = window / 2
        let steps = max(4, step - reach)...min(values.count - 4, step + reach)
        let shares = steps.map { ($0, jump(at: $0) / difference) }
        return shares.max { $0.1 < $1.1 }.flatMap { $0.1 >= 0.5 ? $0.0 : nil }
    }

    /// The median of the values soon after a step less that of those soon before it.
    private func jump(at step: Int) -> Double {
        RobustScores.median(of: Array(values[step + 1..<step + 4]))
            - RobustScores.median(of: Array(values[step - 4..<step - 1]))
    }

    /// The step within three of this one where the values change most in the direction.
    private func sharpest(near step: Int, by difference: Double) -> Int {
        let sign = difference < 0 ? -1.0 : 1
        let steps = max(1, step - 3)...min(values.count - 1, step + 3)
        return steps.max {
            sign * (values[$0] - values[$0 - 1]) < sign * (values[$1] - values[$1 - 1])
        } ?? step
    }
}

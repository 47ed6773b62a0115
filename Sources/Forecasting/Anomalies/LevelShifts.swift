/// The steps at which a series without season moves to another level for good.
///
/// At each step the median of the window from there on is compared with that of the window before;
/// the differences are judged by their own robust spread, or by the standard error of a difference
/// of medians where that is greater (√(π/*w*) of the noise), so that a series that wanders or
/// climbs does not shift at every step.
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
        let candidates = window...(values.count - window)
        let medians = (0...values.count - window).map {
            RobustScores.median(of: Array(values[$0..<$0 + window]))
        }
        let differences = candidates.map { medians[$0] - medians[$0 - window] }
        let center = RobustScores.median(of: differences)
        let spread = max(
            1.4826 * RobustScores.median(of: differences.map { abs($0 - center) }),
            noise * (Double.pi / Double(window)).squareRoot())
        guard spread > 0 else { return exactShifts(differences, medians) }
        var shifts = [Shift]()
        for (index, difference) in differences.enumerated() {
            let near = max(0, index - window)..<min(differences.count, index + window + 1)
            let deviation = difference - center
            let greatest = differences[near].allSatisfy { abs($0 - center) <= abs(deviation) }
            let step = index + window
            guard greatest, abs(deviation) > threshold * spread, abs(difference) > 3 * noise,
                isAbrupt(at: step, by: difference), step - (shifts.last?.step ?? -window) >= window
            else { continue }
            shifts.append(
                Shift(
                    step: sharpest(near: step, by: difference), size: difference,
                    before: medians[index], z: max(-37, min(37, deviation / spread))))
        }
        return shifts
    }

    /// Where nothing varies but the level itself, each difference is a shift.
    private func exactShifts(_ differences: [Double], _ medians: [Double]) -> [Shift] {
        var shifts = [Shift]()
        for (index, difference) in differences.enumerated() where difference != 0 {
            let step = index + window
            let isStep = values[step] - values[step - 1] == difference
            guard isStep, step - (shifts.last?.step ?? -window) >= window else { continue }
            shifts.append(
                Shift(
                    step: step, size: difference, before: medians[index],
                    z: difference > 0 ? 37 : -37))
        }
        return shifts
    }

    /// Whether most of the difference happens within a few steps.
    private func isAbrupt(at step: Int, by difference: Double) -> Bool {
        let near = max(0, step - 4)..<max(0, step - 1)
        let far = step + 1..<min(values.count, step + 4)
        guard !near.isEmpty, !far.isEmpty else { return false }
        let jump =
            RobustScores.median(of: Array(values[far]))
            - RobustScores.median(of: Array(values[near]))
        return jump / difference >= 0.5
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

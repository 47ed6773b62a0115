/// The classic scores, for comparison and for series without season or trend.
public enum ZScores {
    /// Returns (*x* − mean) / standard deviation; 0 for all if they do not differ.
    ///
    /// - Complexity: O(*n*).
    public static func global(of values: [Double]) -> [Double] {
        guard !values.isEmpty else { return [] }
        let count = Double(values.count)
        let scale = PowerOfTwo.scale(of: values)
        let scaled = values.map { $0 / scale }
        let mean = scaled.reduce(0) { $0 + $1 / count }
        let variance = scaled.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / count }
        guard variance > 0 else { return values.map { _ in 0 } }
        return scaled.map { ($0 - mean) / variance.squareRoot() }
    }

    /// Returns each value's deviation from the mean of the `window` values before it, in their
    /// standard deviations; 0 for the first `window` values and where they do not differ.
    ///
    /// - Precondition: `window` ≥ 2.
    /// - Complexity: O(*n*) by sums of the values' deviations from the first.
    public static func rolling(of values: [Double], window: Int) -> [Double] {
        precondition(window >= 2, "A window of \(window) has no standard deviation.")
        var scores = [Double](repeating: 0, count: values.count)
        let scale = PowerOfTwo.scale(of: values)
        let origin = (values.first ?? 0) / scale
        var sums = (first: 0.0, second: 0.0)
        for (index, value) in values.enumerated() {
            let deviation = value / scale - origin
            if index >= window {
                let mean = sums.first / Double(window)
                let variance = sums.second / Double(window) - mean * mean
                // What is left of equal values is rounding.
                let rounding = 0x1p-40 * (mean * mean)
                scores[index] =
                    variance > rounding ? (deviation - mean) / variance.squareRoot() : 0
                let leaving = values[index - window] / scale - origin
                sums = (sums.first - leaving, sums.second - leaving * leaving)
            }
            sums = (sums.first + deviation, sums.second + deviation * deviation)
        }
        return scores
    }

    /// The standard deviation of the values; 0 of none.
    static func deviation(of values: [Double]) -> Double {
        guard !values.isEmpty else { return 0 }
        let count = Double(values.count)
        let mean = values.reduce(0) { $0 + $1 / count }
        return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / count }.squareRoot()
    }
}

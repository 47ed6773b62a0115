/// How far each value lies from what is usual, in robust standard deviations.
public enum RobustScores {
    /// Returns for each value 0.6745 (*x* − median) / MAD, the modified z-score (Iglewicz and
    /// Hoaglin 1993, *How to Detect and Handle Outliers*); where the MAD is zero, (*x* − median) /
    /// (1.2533 · mean absolute deviation), and 0 for all if that is zero too. Empty for no values.
    ///
    /// - Complexity: O(*n* log *n*).
    public static func scores(of values: [Double]) -> [Double] {
        guard !values.isEmpty else { return [] }
        let center = median(of: values)
        let deviations = values.map { abs($0 - center) }
        let spread = median(of: deviations)
        if spread > 0 { return values.map { 0.6745 * ($0 - center) / spread } }
        let meanDeviation = deviations.reduce(0, +) / Double(values.count)
        guard meanDeviation > 0 else { return values.map { _ in 0 } }
        return values.map { ($0 - center) / (1.2533 * meanDeviation) }
    }

    /// Returns the middle value, the mean of the middle two of an even number; 0 of none.
    public static func median(of values: [Double]) -> Double {
        guard !values.isEmpty else { return 0 }
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    /// Returns the standard deviation of a normal distribution whose values lie `sizes` from its
    /// middle: 1.4826 times their median (Rousseeuw and Croux 1993); 0 of none.
    ///
    /// - Complexity: O(*n* log *n*).
    public static func deviation(ofSizes sizes: [Double]) -> Double {
        deviationOfMedianSize * median(of: sizes)
    }

    /// The standard deviation of a normal distribution half of whose values lie within 1 of its
    /// middle.
    package static let deviationOfMedianSize = 1.4826
}

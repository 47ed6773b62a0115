/// How far each value lies from what is usual, in robust standard deviations.
public enum RobustScores {
    /// Returns for each value 0.6745 (*x* − median) / MAD, the modified z-score (Iglewicz and
    /// Hoaglin 1993, *How to Detect and Handle Outliers*); where the MAD is zero, (*x* − median) /
    /// (1.2533 · mean absolute deviation), and 0 for all if that is zero too. Empty for no values.
    ///
    /// - Complexity: as `median(of:)`.
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
    ///
    /// - Complexity: O(*n*) on average, O(*n* log *n*) at worst.
    public static func median(of values: [Double]) -> Double {
        guard !values.isEmpty else { return 0 }
        let middle = values.count / 2
        var values = values
        return values.withUnsafeMutableBufferPointer { values in
            select(middle, in: values)
            guard values.count % 2 == 0 else { return values[middle] }
            return ((values[..<middle].max() ?? values[middle]) + values[middle]) / 2
        }
    }

    /// Moves the value of a rank to its place, none greater before it and none less behind it
    /// (Hoare 1961, "Algorithm 65: Find", *Communications of the ACM* 4, 321–322, the pivot a median
    /// of three).
    private static func select(_ rank: Int, in values: UnsafeMutableBufferPointer<Double>) {
        var (low, high) = (0, values.count - 1)
        for _ in 0..<mostPartitions where low < high {
            let (first, middle, last) = (values[low], values[(low + high) / 2], values[high])
            let pivot = max(min(first, middle), min(max(first, middle), last))
            var (left, right) = (low, high)
            while left <= right {
                while values[left] < pivot { left += 1 }
                while values[right] > pivot { right -= 1 }
                guard left <= right else { break }
                values.swapAt(left, right)
                left += 1
                right -= 1
            }
            guard rank <= right || rank >= left else { return }
            if rank <= right { high = right } else { low = left }
        }
        guard low < high else { return }
        var rest = UnsafeMutableBufferPointer(rebasing: values[low...high])
        rest.sort()
    }

    /// How often the values are parted before what is left of them is sorted: an order made to
    /// foil the pivots would take as many partings as there are values.
    private static let mostPartitions = 60

    /// Returns the standard deviation of a normal distribution whose values lie `sizes` from its
    /// middle: 1.4826 times their median (Rousseeuw and Croux 1993); 0 of none.
    ///
    /// - Complexity: as `median(of:)`.
    public static func deviation(ofSizes sizes: [Double]) -> Double {
        deviationOfMedianSize * median(of: sizes)
    }

    /// The standard deviation of a normal distribution half of whose values lie within 1 of its
    /// middle.
    package static let deviationOfMedianSize = 1.4826
}

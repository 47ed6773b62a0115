/// How the level of a daily series moved over the same weeks a year before.
struct YearlyCourse {
    /// How much of last year's course is expected again.
    private static let strength = 0.6
    /// The days on each side over which the course is smoothed by medians: the mean of a week's,
    /// which follows feasts, and of three weeks', which is steadier.
    private static let reaches = [3, 10]
    /// The level of each period of the horizon a year before, relative to that at its origin.
    let ratios: [Double]

    /// Nil where a period is no day of the week, or a year and eight weeks are not there.
    init?(_ values: [Double], period: Int, horizon: Int) {
        // A year of whole weeks, so that the same weekdays are compared.
        let (year, weeks) = (364, 56)
        guard period == 7, values.count >= year + weeks + weeks / 4 else {
            return nil
        }
        let origin = values.count - year
        let base = RobustScores.median(of: Array(values[(origin - weeks)..<origin]))
        guard base > 0 else { return nil }
        ratios = (0..<horizon).map { step in
            let center = origin + step % year
            let medians = Self.reaches.map { reach in
                let (low, high) = (max(0, center - reach), min(values.count - 1, center + reach))
                return RobustScores.median(of: Array(values[low...high]))
            }
            return medians.reduce(0, +) / Double(medians.count) / base
        }
    }

    /// The path of a level that takes part of the same course.
    func path(from level: Double) -> [Double] {
        ratios.map { level * (1 + Self.strength * ($0 - 1)) }
    }
}

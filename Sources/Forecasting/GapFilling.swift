/// Fills what is missing in a series, for the methods that need every value.
enum GapFilling {
    /// Returns `values` with each missing one replaced by the median of the nearest known ones a
    /// whole number of seasons before and after (two on each side); without a season, by the line
    /// between its neighbours.
    ///
    /// - Precondition: the first and the last value are known.
    /// - Complexity: O(*n*) for few gaps.
    static func filled(_ values: [Double], period: Int) -> [Double] {
        guard values.contains(where: \.isNaN) else { return values }
        guard period > 1 else { return interpolated(values) }
        var result = values
        for index in values.indices where values[index].isNaN {
            let near =
                known(values, from: index, by: -period) + known(values, from: index, by: period)
            if !near.isEmpty { result[index] = RobustScores.median(of: near) }
        }
        return result.contains(where: \.isNaN) ? interpolated(result) : result
    }

    /// The nearest two known values in steps of `stride`, sought over eight of them.
    private static func known(_ values: [Double], from index: Int, by stride: Int) -> [Double] {
        var found: [Double] = []
        for step in 1...8 {
            let place = index + step * stride
            guard values.indices.contains(place), found.count < 2 else { break }
            if !values[place].isNaN { found.append(values[place]) }
        }
        return found
    }

    private static func interpolated(_ values: [Double]) -> [Double] {
        var result = values
        var last = 0
        for index in values.indices where !values[index].isNaN {
            if index - last > 1 {
                let rise = (values[index] - values[last]) / Double(index - last)
                for gap in (last + 1)..<index {
                    result[gap] = values[last] + rise * Double(gap - last)
                }
            }
            last = index
        }
        return result
    }
}

/// Values for the missing ones, so that a method that needs all can run.
enum PhaseInterpolation {
    /// Returns the values with each missing one replaced by the mean of the nearest present ones of
    /// the same phase before and after it, or of any phase where there is none.
    ///
    /// - Complexity: O(*n*).
    static func filled(_ values: [Double?], period: Int) -> [Double] {
        guard values.contains(where: { $0 == nil }) else { return values.compactMap { $0 } }
        var result = between(values, stride: max(1, period))
        if result.contains(where: { $0 == nil }) { result = between(result, stride: 1) }
        return result.map { $0 ?? 0 }
    }

    private static func between(_ values: [Double?], stride period: Int) -> [Double?] {
        var (before, after) = (values, values)
        for index in values.indices.dropFirst(period) where values[index] == nil {
            before[index] = before[index - period]
        }
        for index in values.indices.dropLast(period).reversed() where values[index] == nil {
            after[index] = after[index + period]
        }
        return zip(before, after).map { earlier, later in
            guard let earlier, let later else { return earlier ?? later }
            return earlier / 2 + later / 2
        }
    }
}

/// Running medians.
enum RunningMedian {
    /// Returns the median of the `window` values around each, fewer at the ends.
    ///
    /// - Complexity: O(*n* · *w* log *w*).
    static func of(_ values: [Double], window: Int) -> [Double] {
        let half = max(0, window / 2)
        return values.indices.map { index in
            let near = max(0, index - half)...min(values.count - 1, index + half)
            return RobustScores.median(of: Array(values[near]))
        }
    }

    /// Returns the median of the `window` values about each, at the ends that of the first and of
    /// the last whole window.
    ///
    /// - Complexity: O(*n* · *w* log *w*).
    static func of(whole values: [Double], window: Int) -> [Double] {
        let window = max(1, min(window, values.count))
        return values.indices.map { index in
            let start = min(max(0, index - window / 2), values.count - window)
            return RobustScores.median(of: Array(values[start..<start + window]))
        }
    }
}

extension Hierarchy {
    /// Returns the series of all nodes from the bottom series, which end together.
    ///
    /// A bottom series counts as nothing before it begins. A sum begins with the first of its
    /// members, and is missing where one of them is.
    ///
    /// - Throws: `ForecastError`: `lengthMismatch` unless there are `bottomCount` series;
    ///   `badSetting(.hierarchy)` if their ends are known and differ; `allMissing` where nothing
    ///   is known of a sum; `notFinite` where one overflows.
    /// - Complexity: O(*st*) for *s* members of all sums and *t* periods.
    public func series(of bottom: [TimeSeries]) throws(ForecastError) -> [TimeSeries] {
        guard bottom.count == bottomCount else { throw .lengthMismatch(needed: bottomCount) }
        guard Set(bottom.map(\.end)).count == 1 else { throw .badSetting(.hierarchy) }
        let sums = try aggregates.map { members throws(ForecastError) in
            try Self.sum(of: members.map { bottom[$0] })
        }
        return sums + bottom
    }

    private static func sum(of parts: [TimeSeries]) throws(ForecastError) -> TimeSeries {
        guard let longest = parts.max(by: { $0.periodCount < $1.periodCount }) else {
            throw .badSetting(.hierarchy)
        }
        let length = longest.periodCount
        var values = [Double](repeating: 0, count: length)
        for part in parts {
            let begin = length - part.periodCount
            for (index, value) in part.values.enumerated() { values[begin + index] += value }
            for index in (length - part.missingAtEnd)..<length { values[index] = .nan }
        }
        return try TimeSeries(
            values.map { $0.isNaN ? nil : $0 }, seasons: longest.seasons, start: longest.start)
    }
}

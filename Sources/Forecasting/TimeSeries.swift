/// Values one period apart, the oldest first, some of them perhaps missing.
public struct TimeSeries: Hashable, Sendable {
    /// What a period without a value means.
    public enum Gaps: String, CaseIterable, Codable, Sendable {
        /// The value is not known: a day the sensor was off.
        case missing
        /// There was nothing: a day without a transaction is a day of spending 0.
        case zero
    }

    /// The values; `nan` where missing. The first and the last are never missing.
    public let values: [Double]
    /// The lengths of the seasons in periods, each above 1, the shortest first; empty for none.
    public let seasons: [Int]
    /// How many missing values were dropped after the last one known.
    public let missingAtEnd: Int
    /// The day of the first value where a period is a day, so that forecasts know the calendar; nil
    /// for other periods, or where the day is not known.
    public let start: SeriesStart?

    /// Creates a series.
    ///
    /// Missing values before the first known one are dropped; those after the last are counted in
    /// `missingAtEnd`, and every forecast starts after them.
    ///
    /// - Parameters:
    ///   - seasons: the lengths of the seasons; those below 2 stand for none and are dropped.
    ///   - gaps: what nil means.
    ///   - start: the day or month of the first of `values`, if a period is one.
    /// - Throws: `ForecastError.notFinite` for an infinite value or one that is not a number,
    ///   `allMissing` if nothing is known, `tooShort(needed: 1)` for no values at all,
    ///   `badSetting` for a season that is too long.
    public init(
        _ values: [Double?], seasons: [Int] = [], gaps: Gaps = .missing, start: SeriesStart? = nil
    ) throws(ForecastError) {
        guard !values.isEmpty else { throw .tooShort(needed: 1) }
        guard values.allSatisfy({ $0?.isFinite ?? true }) else { throw .notFinite }
        guard seasons.allSatisfy({ $0 <= ForecastLimits.season }) else {
            throw .badSetting(.period)
        }
        let hole: Double =
            switch gaps {
            case .missing: .nan
            case .zero: 0
            }
        let plain = values.map { $0 ?? hole }
        guard let first = plain.firstIndex(where: { !$0.isNaN }),
            let last = plain.lastIndex(where: { !$0.isNaN })
        else { throw .allMissing }
        self.values = Array(plain[first...last])
        self.seasons = Set(seasons.filter { $0 > 1 }).sorted()
        missingAtEnd = plain.count - 1 - last
        self.start = start?.adding(periods: first)
    }

    /// Creates a series in which nothing is missing.
    ///
    /// - Throws: `ForecastError.notFinite`, `tooShort(needed: 1)`.
    public init(
        complete values: [Double], seasons: [Int] = [], start: SeriesStart? = nil
    ) throws(ForecastError) {
        try self.init(values.map(Optional.some), seasons: seasons, start: start)
    }

    private init(known values: [Double], seasons: [Int], missingAtEnd: Int, start: SeriesStart?) {
        self.values = values
        self.seasons = seasons
        self.missingAtEnd = missingAtEnd
        self.start = start
    }

    /// The number of periods, missing ones included.
    public var count: Int { values.count }

    /// The number of periods, those missing after the last known value included.
    var periodCount: Int { count + missingAtEnd }

    /// The day or month after the last period, those missing at the end included; nil where the
    /// start is not known.
    public var end: SeriesStart? { start?.adding(periods: periodCount) }

    /// The number of values that are known.
    public var knownCount: Int { values.count { !$0.isNaN } }

    /// Whether no value is below zero.
    var isNonNegative: Bool { values.allSatisfy { !($0 < 0) } }

    /// The shortest season, 1 if there is none.
    public var season: Int { seasons.first ?? 1 }

    /// Returns the first `count` periods as a series of its own, nil if nothing in them is known.
    public func prefix(_ count: Int) -> TimeSeries? {
        let part = values.prefix(max(0, count))
        guard let last = part.lastIndex(where: { !$0.isNaN }) else { return nil }
        return TimeSeries(
            known: Array(part[...last]), seasons: seasons, missingAtEnd: part.count - 1 - last,
            start: start)
    }

    /// Returns the last `count` periods of the first `end` as a series, nil if none is known.
    public func window(endingAt end: Int, count: Int) -> TimeSeries? {
        guard let head = prefix(end) else { return nil }
        let part = head.values.suffix(max(0, count - head.missingAtEnd))
        guard let first = part.firstIndex(where: { !$0.isNaN }) else { return nil }
        return TimeSeries(
            known: Array(part[first...]), seasons: seasons, missingAtEnd: head.missingAtEnd,
            start: start?.adding(periods: first))
    }
}

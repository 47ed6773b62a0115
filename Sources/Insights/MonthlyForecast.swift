internal import Forecasting
internal import Foundation
internal import Primitives

/// What is expected of a month's spending, kind by kind, from the complete months before it.
///
/// The payments known to be due are on top of a level of what no series of payments takes. The
/// level is half the mean of two years and half exponential smoothing, with a share of the month's
/// own course where there are two years: the same sums for all kinds, so that the kinds add up to
/// the total.
struct MonthlyForecast {
    /// The fewest complete months a forecast rests on, from the first with spending.
    static let leastMonths = 3
    /// The most months that are looked at: habits older than five years are others.
    private static let window = 60

    /// The month.
    let month: Month
    /// The number of months it rests on.
    let monthCount: Int
    /// What is expected, by kind.
    let byKind: [SpendingCategory: Money]
    /// What is expected of all kinds.
    let total: Money
    /// What no series takes, by kind and month, oldest first.
    private let rests: [SpendingCategory: [Double]]
    /// What cannot be come below, by kind.
    private let least: [SpendingCategory: Double]

    /// The forecast of `month`; nil below three months since spending began.
    ///
    /// - Parameters:
    ///   - month: a month after the last of `complete`.
    ///   - complete: complete months, oldest first; some between them may be unknown.
    ///   - recurring: all series known, those that ended as well.
    ///   - entries: what was spent and given back, oldest first.
    /// - Complexity: O(*n* + *km*) for *n* entries, *k* kinds and *m* months.
    init?(
        of month: Month, after complete: [SpendingAnalysis.MonthFigures],
        recurring: [RecurringPayment], in entries: ArraySlice<SpendingEntry>, currency: Currency
    ) {
        // Months before the first spending are those of an account not used yet.
        let used = Array(complete.drop { !$0.spending.isPositive }.suffix(Self.window))
        guard used.count >= Self.leastMonths else { return nil }
        self.month = month
        monthCount = used.count
        let dues = KnownDues(of: month, recurring, in: entries)
        let kinds = used.reduce(into: Set(dues.parts.keys)) { $0.formUnion($1.byKind.keys) }
        var rests: [SpendingCategory: [Double]] = [:]
        for kind in kinds { rests[kind] = dues.rest(of: kind, in: used) }
        let course = YearCourse(
            Self.sum(rests, count: used.count), unbroken: Self.unbroken(used, before: month))
        var byKind: [SpendingCategory: Money] = [:]
        for (kind, rest) in rests {
            let part = dues.parts[kind] ?? KnownDues.Part()
            let level = max(0, course.level(of: rest))
            let mean = max(level + part.amount, part.amount, part.least)
            guard let money = Money(estimate: mean, currency: currency) else { return nil }
            byKind[kind] = money
        }
        guard let total = try? Money.sum(of: byKind.values, in: currency) else { return nil }
        self.total = total
        self.byKind = byKind
        self.rests = rests
        least = dues.parts.mapValues { max(0, max($0.amount, $0.least) - $0.slack) }
    }

    /// How many months lie before `month` without one missing between.
    private static func unbroken(
        _ months: [SpendingAnalysis.MonthFigures], before month: Month
    ) -> Int {
        zip(1..., months.reversed()).prefix { $1.month == month.adding(months: -$0) }.count
    }

    /// What is expected of a kind, of all where it is nil.
    func mean(of kind: SpendingCategory?) -> Money? {
        guard let kind else { return total }
        return byKind[kind]
    }

    /// What no series takes of a kind, of all where it is nil, by month.
    func rest(of kind: SpendingCategory?) -> [Double] {
        if let kind { return rests[kind] ?? [] }
        return Self.sum(rests, count: monthCount)
    }

    /// What spending of a kind, of all where it is nil, cannot come below.
    func least(of kind: SpendingCategory?) -> Double {
        if let kind { return least[kind] ?? 0 }
        return Self.sum(least.mapValues { [$0] }, count: 1)[0]
    }

    /// The sums over the kinds, in their order, so that they are rounded alike each time.
    private static func sum(_ rows: [SpendingCategory: [Double]], count: Int) -> [Double] {
        var sums = [Double](repeating: 0, count: count)
        for kind in SpendingCategory.allCases {
            for (place, value) in (rows[kind] ?? []).enumerated() { sums[place] += value }
        }
        return sums
    }
}

/// The level that months vary about, and how much of a month's own course is believed.
///
/// The share is 1 − noise / variance of the months' mean deviations from their years, as seasons
/// are shrunk after James and Stein (Miller and Williams 2003, *International Journal of
/// Forecasting* 19, 669–684): noise alone makes none.
struct YearCourse {
    /// In 0...1; 0 below two years.
    let share: Double

    /// The months before the next of which none is missing: years are made of them alone.
    private let unbroken: Int

    private static let smoothing = 0.2
    private static let longest = 24

    /// - Parameters:
    ///   - values: a value a month, oldest first.
    ///   - unbroken: how many of them come before the next without one missing between.
    init(_ values: [Double], unbroken: Int) {
        self.unbroken = unbroken
        let years = Self.years(of: values.suffix(unbroken)).map { year in
            let mean = year.reduce(0, +) / 12
            return year.map { $0 - mean }
        }
        guard years.count >= 2 else {
            share = 0
            return
        }
        let count = Double(years.count)
        var (variance, noise) = (0.0, 0.0)
        for place in 0..<12 {
            let mean = years.reduce(0) { $0 + $1[place] } / count
            variance += mean * mean / 11
            noise += years.reduce(0) { $0 + ($1[place] - mean) * ($1[place] - mean) }
        }
        noise /= 11 * (count - 1) * count
        share = variance > 0 ? max(0, 1 - noise / variance) : 0
    }

    /// What the month after `values` is expected to be: linear in them.
    /// - Complexity: O(*n*).
    func level(of values: [Double]) -> Double {
        guard !values.isEmpty else { return 0 }
        let recent = values.suffix(Self.longest)
        let start = values.prefix(3)
        var smoothed = start.reduce(0, +) / Double(start.count)
        for value in values { smoothed += Self.smoothing * (value - smoothed) }
        let level = (recent.reduce(0, +) / Double(recent.count) + smoothed) / 2
        let years = Self.years(of: values.suffix(unbroken))
        guard share > 0, !years.isEmpty else { return level }
        let course = years.reduce(0) { $0 + $1[0] - $1.reduce(0, +) / 12 }
        return level + share * course / Double(years.count)
    }

    /// Whole years back from the last value; each begins with the month that comes next.
    private static func years(of values: ArraySlice<Double>) -> [[Double]] {
        stride(from: values.endIndex, through: values.startIndex + 12, by: -12)
            .map { Array(values[($0 - 12)..<$0]) }
    }
}

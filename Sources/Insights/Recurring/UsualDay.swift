internal import Primitives

/// The day of the month a payment is due on, and when it comes where that is on a weekend.
struct UsualDay: Hashable, Sendable {
    /// In 1...31; in a month that does not have the day, its last.
    let dayOfMonth: Int
    /// When it comes that is due on a weekend.
    let weekend: WeekendRule

    /// The payments that tell it, the latest.
    private static let window = 24
    /// The days by which a rule for weekends must bring all payments nearer to be taken for one.
    private static let leastGain = 3

    /// The day and the rule that all payments together came nearest to, in days; of as near ones
    /// the later day, so that one that is always the last of its month is the 31st.
    ///
    /// - Parameter days: when the payments came, oldest first.
    /// - Complexity: O(1).
    init(_ days: [Day]) {
        let days = days.suffix(Self.window)
        // It is a day they came on, or one on the weekend beside it.
        let near = Set(
            days.flatMap { day in
                (-2...2).map { min(max(day.dayOfMonth + $0, 1), 31) }
            })
        var best = (day: UsualDay(dayOfMonth: 1, weekend: .sameDay), cost: Int.max)
        for rule in WeekendRule.allCases {
            for dayOfMonth in near.sorted() {
                let day = UsualDay(dayOfMonth: dayOfMonth, weekend: rule)
                let distance = days.reduce(0) { $0 + abs(day.delay(of: $1)) }
                let cost = distance + (rule == .sameDay ? 0 : Self.leastGain)
                let isLater = best.day.weekend == rule && cost == best.cost
                if cost < best.cost || isLater { best = (day, cost) }
            }
        }
        self = best.day
    }

    private init(dayOfMonth: Int, weekend: WeekendRule) {
        self.dayOfMonth = dayOfMonth
        self.weekend = weekend
    }

    /// The day it is due in `month`.
    func due(in month: Month) -> Day {
        month.day(min(dayOfMonth, month.dayCount)) ?? month.last
    }

    /// The day it was due that was paid on `day`: the nearest.
    func due(nearest day: Day) -> Day {
        let dues = (-1...1).map { due(in: day.month.adding(months: $0)) }
        return dues.min { abs($0.number - day.number) < abs($1.number - day.number) } ?? day
    }

    /// By how many days the payment on `day` came late, below zero early.
    func delay(of day: Day) -> Int {
        let late = (-1...1).map { offset in
            day.number - weekend.day(for: due(in: day.month.adding(months: offset))).number
        }
        return late.min { abs($0) < abs($1) } ?? 0
    }
}

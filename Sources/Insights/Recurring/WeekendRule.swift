internal import Primitives

/// The day a payment comes that is due on a Saturday or a Sunday: banks book some the Friday
/// before, as employers order it, and some the Monday after, as those that collect do.
enum WeekendRule: CaseIterable, Hashable, Sendable {
    case sameDay, before, after

    /// The day a payment due on `day` comes.
    func day(for day: Day) -> Day {
        let isSaturday = day.weekday == .saturday
        guard isSaturday || day.weekday == .sunday else { return day }
        switch self {
        case .sameDay: return day
        case .before: return day.adding(days: isSaturday ? -1 : -2)
        case .after: return day.adding(days: isSaturday ? 2 : 1)
        }
    }

    /// The rule that two in three of the payments kept which were due on a weekend, two at least.
    ///
    /// - Parameters:
    ///   - days: when the payments came.
    ///   - dayOfMonth: the day of the month they are due on.
    /// - Complexity: O(*n*).
    init(_ days: [Day], dueOn dayOfMonth: Int) {
        var counts: [WeekendRule: Int] = [:]
        for day in days {
            guard let due = day.nearest(dayOfMonth),
                due.weekday == .saturday || due.weekday == .sunday,
                let kept = Self.allCases.first(where: { $0.day(for: due) == day })
            else { continue }
            counts[kept, default: 0] += 1
        }
        let all = counts.values.reduce(0, +)
        let most = [WeekendRule.before, .after].max {
            counts[$0, default: 0] < counts[$1, default: 0]
        }
        guard let most, let count = counts[most], count >= 2, count * 3 >= all * 2 else {
            self = .sameDay
            return
        }
        self = most
    }
}

extension Day {
    /// The nearest day of that day of the month, which in a shorter month is its last.
    fileprivate func nearest(_ dayOfMonth: Int) -> Day? {
        [-1, 0, 1].compactMap { offset in
            let month = month.adding(months: offset)
            return month.day(min(dayOfMonth, month.dayCount))
        }.min { abs($0.number - number) < abs($1.number - number) }
    }
}

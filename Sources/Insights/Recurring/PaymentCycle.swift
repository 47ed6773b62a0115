internal import Primitives

/// An interval at which payments come back.
enum PaymentCycle: CaseIterable {
    case monthly, weekly, fortnightly, fourWeekly, twoMonthly, quarterly, fourMonthly, halfYearly
    case yearly

    /// The months of a cycle; nil for one that counts weeks.
    var months: Int? {
        switch self {
        case .weekly, .fortnightly, .fourWeekly: nil
        case .monthly: 1
        case .twoMonthly: 2
        case .quarterly: 3
        case .fourMonthly: 4
        case .halfYearly: 6
        case .yearly: 12
        }
    }

    /// The days of a cycle, on average.
    var days: Double {
        switch self {
        case .weekly: 7
        case .fortnightly: 14
        case .fourWeekly: 28
        case .monthly, .twoMonthly, .quarterly, .fourMonthly, .halfYearly, .yearly:
            Double(months ?? 1) * 365.25 / 12
        }
    }

    /// How many days a payment may come early or late: weekends, holidays and slow banks.
    var tolerance: Int {
        switch self {
        case .weekly: 1
        case .fortnightly, .fourWeekly: 2
        case .monthly: 6
        case .twoMonthly: 8
        case .quarterly, .fourMonthly: 10
        case .halfYearly: 14
        case .yearly: 18
        }
    }

    /// The fewest payments that show it, amounts aside.
    var leastCount: Int {
        switch self {
        case .weekly, .fortnightly, .fourWeekly: 4
        case .monthly, .twoMonthly, .quarterly, .fourMonthly, .halfYearly: 3
        case .yearly: 2
        }
    }

    var recurrence: Recurrence {
        switch self {
        case .weekly: Recurrence(.weekly)
        case .fortnightly: Recurrence(every: 2, .weekly)
        case .fourWeekly: Recurrence(every: 4, .weekly)
        case .yearly: Recurrence(.yearly)
        case .monthly, .twoMonthly, .quarterly, .fourMonthly, .halfYearly:
            Recurrence(every: months ?? 1, .monthly)
        }
    }

    /// The day `count` cycles after `day`.
    func day(_ count: Int, after day: Day) -> Day {
        if let months { return day.adding(months: months * count) }
        return day.adding(days: Int(days) * count)
    }

    /// How many cycles lie between two days, and how many days that is off by; the end of a month
    /// stands for itself in the month due, whatever its length.
    func steps(from first: Day, to second: Day) -> (count: Int, error: Int) {
        let gap = Double(second.number - first.number)
        let count = Int((gap / days).rounded())
        guard count > 0 else { return (0, Int(gap)) }
        let due = day(count, after: first)
        let isEndOfMonth =
            months != nil && due.month == second.month && first == first.month.last
            && second == second.month.last
        return (count, isEndOfMonth ? 0 : abs(second.number - due.number))
    }

    /// Whether days so far apart may be a whole number of cycles apart, `tolerance` days aside; a
    /// cheap first look before `steps`. No number of months is four days off its average.
    func mayStep(over gap: Int, tolerance: Int) -> Bool {
        let count = (Double(gap) / days).rounded()
        return count >= 1 && abs(Double(gap) - count * days) <= Double(tolerance + 4)
    }
}

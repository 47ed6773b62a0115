internal import Primitives

/// An interval at which payments come back.
enum PaymentCycle: CaseIterable {
    case monthly, weekly, fortnightly, halfMonthly, fourWeekly, twoMonthly, quarterly, fourMonthly
    case halfYearly, yearly

    /// The months of a cycle; nil for one that counts weeks or halves of months.
    var months: Int? {
        switch self {
        case .weekly, .fortnightly, .halfMonthly, .fourWeekly: nil
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
        case .halfMonthly: 365.25 / 24
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
        case .halfMonthly: 4
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
        case .halfMonthly: 6
        case .monthly, .twoMonthly, .quarterly, .fourMonthly, .halfYearly: 3
        case .yearly: 2
        }
    }

    /// The rule, without the days of the month it falls on.
    var recurrence: Recurrence {
        switch self {
        case .weekly: Recurrence(.weekly)
        case .fortnightly: Recurrence(every: 2, .weekly)
        case .fourWeekly: Recurrence(every: 4, .weekly)
        case .yearly: Recurrence(.yearly)
        case .halfMonthly: Recurrence(.monthly)
        case .monthly, .twoMonthly, .quarterly, .fourMonthly, .halfYearly:
            Recurrence(every: months ?? 1, .monthly)
        }
    }

    /// The day `count` cycles after `day`.
    func day(_ count: Int, after day: Day) -> Day {
        if let months { return day.adding(months: months * count) }
        if self == .halfMonthly {
            let month = day.adding(months: count / 2)
            return count % 2 == 0 ? month : month.halfMonthLater
        }
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

extension Day {
    /// The day of the other half: fifteen days later in the first half of a month, in the next
    /// month from the second; after the 15th comes the last day, and after that the 15th.
    fileprivate var halfMonthLater: Day {
        let later = min(dayOfMonth + 15, month.dayCount)
        if dayOfMonth <= 15 { return month.day(dayOfMonth == 15 ? month.dayCount : later) ?? self }
        let next = month.adding(months: 1)
        return next.day(self == month.last ? 15 : dayOfMonth - 15) ?? self
    }
}

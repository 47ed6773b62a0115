public import Primitives

/// A payment that comes back at regular intervals.
public struct RecurringPayment: Hashable, Sendable {
    /// Where a series stands on the last day of the history.
    public enum Status: String, Codable, Hashable, Sendable {
        /// The next payment is awaited.
        case active
        /// The payment awaited did not come.
        case stopped
        /// A plan of three or four equal payments that were all made.
        case finished
    }

    /// How the amounts moved.
    public enum Course: String, Codable, Hashable, Sendable {
        /// Always the same.
        case fixed
        /// A little different each time, as energy and telephone bills are.
        case drifting
        /// The same for a while, then another: a price change.
        case stepped
    }

    /// A change of price.
    public struct PriceChange: Hashable, Sendable {
        /// The day of the first payment at the new price.
        public let day: Day
        /// The price before, signed like the payment.
        public let before: Money
        /// The price since.
        public let after: Money
    }

    /// An identifier that the same series has in every report on the same transactions.
    public let id: String
    /// The merchant or person.
    public let name: String
    /// The usual amount today, negative for money out.
    public let amount: Money
    /// How often.
    public let recurrence: Recurrence
    /// The first time it was paid.
    public let first: Day
    /// The last time it was paid.
    public let last: Day
    /// When it is due next after the last time.
    private(set) var due: Day
    /// The day of the month it is due on; nil for one that counts weeks or halves of months.
    let usual: UsualDay?
    /// By how many days each of the latest payments came late, below zero early.
    let delays: [Int]
    /// How many times it was seen.
    public let count: Int
    /// Whether it still comes.
    public let status: Status
    /// How the amounts moved.
    public let course: Course
    /// The last change of price, nil for none.
    public let priceChange: PriceChange?
    /// How many payments were awaited between the first and the last and did not come.
    public let skipped: Int
    /// The identifiers of payments made a second time within one interval.
    public let doubled: [String]
    /// The transactions of the series by identifier, oldest first, those doubled included.
    public let transactions: [String]
    /// How far amounts lie from the usual one in a typical case: the median deviation.
    public let spread: Money
    /// How sure it is that this is a series, in 0...1: more payments, closer days, closer amounts.
    public let certainty: Double
    /// The kind of spending.
    public let category: SpendingCategory

    /// When it is expected next after the last time.
    public var next: Day { day(for: due) }

    /// The probability that an expected payment comes.
    var likelihood: Double { min(1, max(0, certainty + 0.05)) }

    /// What a year of it comes to, as a positive amount.
    public var yearlyAmount: Money {
        recurrence.yearly(amount) ?? amount
    }

    /// Returns the payment with the first day from `day` on that it is expected on as its next.
    public func expected(from day: Day) -> RecurringPayment {
        var payment = self
        payment.due =
            dues(before: day.adding(days: 800)).first { self.day(for: $0) >= day } ?? due
        return payment
    }

    /// The day it is expected that is due on `due`.
    private func day(for due: Day) -> Day { usual?.weekend.day(for: due) ?? due }

    /// The days it is expected within `interval`, none for one that ended.
    /// - Complexity: O(days of the interval).
    public func dates(in interval: DayInterval) -> [Day] {
        guard let end = interval.end else { return [] }
        // What is due on the Sunday after the interval may come on its Friday.
        return dues(before: end.adding(days: 2)).map(day).filter(interval.contains)
    }

    /// The days it is due before `end`, 400 at most; none for one that ended.
    private func dues(before end: Day) -> [Day] {
        guard status == .active else { return [] }
        var rule = recurrence
        if let usual { rule.monthDays = [usual.dayOfMonth] }
        var days: [Day] = []
        var day = due
        while day < end, days.count < 400 {
            days.append(day)
            guard let following = rule.occurrence(after: day, first: day) else { break }
            day = following
        }
        return days
    }
}

extension Recurrence {
    /// What a year of an amount comes to, as a positive amount.
    package func yearly(_ amount: Money) -> Money? {
        let times: Double =
            switch unit {
            case .daily: 365
            case .weekly: 365.25 / 7
            case .monthly: Double(12 * max(1, monthDays.count))
            case .yearly: Double(max(1, months.count))
            }
        return Money(
            estimate: abs(amount.estimate) * times / Double(interval), currency: amount.currency)
    }
}

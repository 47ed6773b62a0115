public import Primitives

/// What is asked of the transactions a question is about, besides their sum.
public enum Measure: Hashable, Codable, Sendable {
    /// What is usual.
    case average(Average, per: AverageUnit?)
    /// How many there are.
    case count
    /// Those that weigh most or least, so many of them.
    case extremes(Extreme, count: Int)
    /// What they come to by what they have in common.
    case groups(Grouping, GroupOrder)
    /// What part they are of all that was spent, or received.
    case share(of: MoneyDirection)
    /// What they come to beside those of other days; nil while those are not known.
    case comparison(with: DayInterval?)
    /// What they come to beside what is usual in a month.
    case usual
    /// Their sum, of the same days as the other measures.
    case sum
}

/// How what is usual is reckoned.
public enum Average: String, Codable, Hashable, Sendable {
    /// The arithmetic mean.
    case mean
    /// The middle one.
    case median
}

/// What an average is of.
public enum AverageUnit: String, Codable, Hashable, Sendable {
    case day, week, month, year
    /// One transaction.
    case payment
}

/// Which end of an order is meant.
public enum Extreme: String, Codable, Hashable, Sendable {
    case largest, smallest
}

/// What transactions may have in common.
public enum Grouping: String, Codable, Hashable, Sendable {
    case category
    /// Where something was bought.
    case merchant
    /// Who is known by name.
    case person
    /// Whoever was paid.
    case counterparty
    case month
    case weekday
}

/// In which order groups are told.
public enum GroupOrder: String, Codable, Hashable, Sendable {
    /// The greatest first.
    case most
    /// The smallest first.
    case least
    /// As they follow each other.
    case course
}

/// What a measure came to.
public enum Finding: Hashable, Codable, Sendable {
    /// What is usual in a unit, and how many units or payments it rests on.
    case average(Money, Average, per: AverageUnit, count: Int)
    /// How many transactions there are, and what they come to.
    case count(Int, total: Money)
    /// The transactions that weigh most or least.
    case extremes([TransactionLine], Extreme)
    /// What groups come to, in their order, how many there are besides, and what all come to.
    case groups([SpendingGroup], Grouping, GroupOrder, more: Int, total: Money)
    /// A part, and what it is a part of: all that was spent or received, or a kind of it.
    case share(Money, of: Money, SpendingCategory?, MoneyDirection)
    /// What the period asked about comes to, and what another does.
    case comparison(Money, with: Money, in: DayInterval)
    /// What a month comes to, and the median of so many others, up to the same day where the month
    /// is not over.
    case usual(Money, usual: Money, monthCount: Int, isOver: Bool)
}

/// Transactions that have something in common.
public struct SpendingGroup: Hashable, Codable, Sendable {
    /// What they have in common.
    public enum Key: Hashable, Codable, Sendable {
        case category(SpendingCategory)
        /// A merchant or person.
        case name(String)
        /// The days of a month.
        case period(DayInterval)
        case weekday(Weekday)
    }

    /// What they have in common.
    public let key: Key
    /// What they come to.
    public let amount: Money
    /// How many there are.
    public let count: Int

    /// Creates a group.
    public init(_ key: Key, _ amount: Money, count: Int) {
        self.key = key
        self.amount = amount
        self.count = count
    }
}

extension Grouping {
    /// Whether the groups follow each other in time.
    var isTime: Bool {
        switch self {
        case .month, .weekday: true
        case .category, .merchant, .person, .counterparty: false
        }
    }
}

extension DayInterval {
    /// Whether it begins before another.
    func precedes(_ other: DayInterval) -> Bool {
        guard let start else { return other.start != nil }
        return other.start.map { start < $0 } ?? false
    }
}

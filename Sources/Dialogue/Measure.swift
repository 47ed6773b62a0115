public import Primitives
public import Understanding

/// What is asked of the transactions a question is about, besides their sum.
public enum Measure: Hashable, Codable, Sendable {
    /// What is usual.
    case average(Average, per: AverageUnit?)
    /// How many there are.
    case count
    /// How many there are in a unit of time.
    case rate(per: AverageUnit)
    /// Of how many such groups they are.
    case variety(Grouping)
    /// On how many days there are any, or none.
    case days(DayKind)
    /// Those that weigh most or least, so many of them.
    case extremes(Extreme, count: Int)
    /// What they come to by what they have in common.
    case groups(Grouping, GroupOrder)
    /// What part they are of a whole.
    case share(of: Whole)
    /// Whether they come to more lately than before.
    case trend
    /// What they come to more lately than before by what they have in common, or less.
    case changes(Grouping, GroupOrder)
    /// What they come to beside those of other days; nil while those are not known. As a whole, or
    /// also by what they have in common.
    case comparison(with: DayInterval?, by: Grouping? = nil)
    /// What they come to beside what is usual in a month.
    case usual
    /// Where an amount stands among what units of time come to; nil for what they come to in the
    /// month asked about.
    case standing(SpokenAmount?, per: AverageUnit)
    /// Why they come to more or less than those of other days; nil for an average month, or while
    /// the others are not known.
    case difference(from: DayInterval?)
    /// Their sum, of the same days as the other measures.
    case sum
}

/// What a part is of.
public enum Whole: String, Codable, Hashable, Sendable {
    /// All that was spent.
    case spending
    /// All that was received.
    case income
    /// What was received as wages.
    case wages
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
    case day, week, month, quarter, year
    /// One transaction.
    case payment
}

extension Day {
    /// The unit of time the day is in; the day alone where it is a payment's.
    public func span(of unit: AverageUnit) -> DayInterval {
        switch unit {
        case .day, .payment: interval
        case .week: week
        case .month: month.interval
        case .quarter: quarter
        case .year: DayInterval(year: year)
        }
    }
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
    case day, week, month, quarter, year
    case weekday
}

/// Which days are counted.
public enum DayKind: String, Codable, Hashable, Sendable {
    /// Those with a transaction.
    case with
    /// Those without any.
    case without
}

/// In which order groups are told.
public enum GroupOrder: String, Codable, Hashable, Sendable {
    /// The greatest first.
    case most
    /// The smallest first.
    case least
    /// The one with the most transactions first.
    case often
    /// As they follow each other.
    case course
}

/// What a measure came to.
public enum Finding: Hashable, Codable, Sendable {
    /// What is usual in a unit, and how many units or payments it rests on.
    case average(Money, Average, per: AverageUnit, count: Int)
    /// How many transactions there are, and what they come to.
    case count(Int, total: Money)
    /// How many transactions there are in so many units.
    case rate(Int, per: AverageUnit, units: Int)
    /// Of how many groups they are.
    case variety(Int, Grouping)
    /// How many days of how many there are with transactions, or without.
    case days(Int, DayKind, of: Int)
    /// The transactions that weigh most or least.
    case extremes([TransactionLine], Extreme)
    /// What groups come to, in their order, how many there are besides, and what all come to.
    case groups([SpendingGroup], Grouping, GroupOrder, more: Int, total: Money)
    /// A part, and what it is a part of, or of a kind of that.
    case share(Money, of: Money, SpendingCategory?, Whole)
    /// What a month comes to on average, what it did in earlier days, and all the months of both.
    case trend(Money, before: Money, in: DayInterval, months: [SpendingGroup])
    /// What changed most between earlier days and those asked about, by the month.
    case changes([SpendingChange], Grouping, GroupOrder, before: DayInterval)
    /// What the period asked about comes to, and what another does, with the groups of both, those
    /// that differ most first, where they are asked for.
    case comparison(Money, with: Money, in: DayInterval, by: [SpendingChange] = [])
    /// What a month comes to, and the median of so many others, up to the same day where the month
    /// is not over.
    case usual(Money, usual: Money, monthCount: Int, isOver: Bool)
    /// Where an amount stands among what units of time came to.
    case standing(StandingFigure, per: AverageUnit)
    /// What makes the difference between the days asked about and others.
    case difference(DifferenceFigure)
}

/// Where an amount stands among others.
public struct StandingFigure: Hashable, Codable, Sendable {
    /// The amount.
    public let amount: Money
    /// The mean of the others.
    public let mean: Money
    /// The least of them.
    public let least: Money
    /// The greatest of them.
    public let most: Money
    /// How many of them are greater.
    public let greaterCount: Int
    /// How many of them are smaller.
    public let smallerCount: Int
    /// How many there are.
    public let count: Int

    /// Where an amount stands by the quarters of the others.
    enum Place {
        case low, usual, high
    }

    /// Below three quarters of the others, above three quarters, or neither.
    var place: Place {
        if 4 * greaterCount >= 3 * count { return .low }
        return 4 * smallerCount >= 3 * count ? .high : .usual
    }

    /// Creates a figure.
    public init(
        _ amount: Money, mean: Money, least: Money, most: Money, greaterCount: Int,
        smallerCount: Int, count: Int
    ) {
        self.amount = amount
        self.mean = mean
        self.least = least
        self.most = most
        self.greaterCount = greaterCount
        self.smallerCount = smallerCount
        self.count = count
    }
}

/// What makes the difference between two times.
public struct DifferenceFigure: Hashable, Codable, Sendable {
    /// What the days asked about come to.
    public let amount: Money
    /// What the others come to.
    public let other: Money
    /// What they are beside.
    public let beside: Beside
    /// The groups that make most of the difference, those that differ most first.
    public let parts: [SpendingChange]
    /// Single payments that make most of that of a group.
    public let single: [TransactionLine]

    /// What days are set beside.
    public enum Beside: Hashable, Codable, Sendable {
        /// Earlier days.
        case days(DayInterval)
        /// The mean of so many other months.
        case months(Int)
    }

    /// Creates a figure.
    public init(
        _ amount: Money, other: Money, beside: Beside, parts: [SpendingChange],
        single: [TransactionLine]
    ) {
        self.amount = amount
        self.other = other
        self.beside = beside
        self.parts = parts
        self.single = single
    }
}

/// Transactions that have something in common.
public struct SpendingGroup: Hashable, Codable, Sendable {
    /// What they have in common.
    public enum Key: Hashable, Codable, Sendable {
        case category(SpendingCategory)
        /// A merchant or person.
        case name(String)
        /// The days of a unit of time.
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

/// What transactions that have something in common come to in a month, and did before.
public struct SpendingChange: Hashable, Codable, Sendable {
    /// What they have in common.
    public let key: SpendingGroup.Key
    /// What they come to.
    public let amount: Money
    /// What they came to before.
    public let before: Money

    /// Creates a change.
    public init(_ key: SpendingGroup.Key, _ amount: Money, before: Money) {
        self.key = key
        self.amount = amount
        self.before = before
    }

    /// The change the other way round.
    var reversed: SpendingChange { SpendingChange(key, before, before: amount) }

    /// By how many minor units it is more.
    public var difference: Int64 {
        amount.minorUnits.subtractingReportingOverflow(before.minorUnits).partialValue
    }
}

extension Grouping {
    /// Whether the groups follow each other in time.
    var isTime: Bool { self == .weekday || unit != nil }

    /// The unit of time that each group is; nil where it is none.
    public var unit: AverageUnit? {
        switch self {
        case .day: .day
        case .week: .week
        case .month: .month
        case .quarter: .quarter
        case .year: .year
        case .category, .merchant, .person, .counterparty, .weekday: nil
        }
    }
}

extension DayInterval {
    /// The first month of the quarter whose days these are, all of them and no others, or nil.
    var wholeQuarter: Month? {
        guard let start, start.dayOfMonth == 1, start.month.month % 3 == 1,
            end == start.month.adding(months: 3).first
        else { return nil }
        return start.month
    }

    /// Whether these are the days of a week, from Monday on.
    var isWholeWeek: Bool { dayCount == 7 && start?.weekday == .monday }

    /// Whether it begins before another.
    func precedes(_ other: DayInterval) -> Bool {
        guard let start else { return other.start != nil }
        return other.start.map { start < $0 } ?? false
    }
}

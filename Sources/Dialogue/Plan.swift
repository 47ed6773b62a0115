public import Primitives
public import Understanding

/// By how much spending is supposed to fall, or to rise.
public indirect enum Reduction: Hashable, Codable, Sendable {
    /// By so many percent.
    case percent(Int)
    /// By one of so many equal parts.
    case part(Int)
    /// By so much in a unit of time.
    case amount(SpokenAmount, per: AverageUnit)
    /// To so much in a unit of time.
    case target(SpokenAmount, per: AverageUnit)
    /// To nothing.
    case all
    /// Up by as much as another is down.
    case rise(Reduction)
}

/// What spending less on something would save.
public struct CutFigure: Hashable, Codable, Sendable {
    /// What is spent on it in a month: the mean of the months asked about, or what a subscription
    /// costs now.
    public let monthly: Money
    /// What a month would save.
    public let monthlySaving: Money
    /// What a year would save.
    public let yearlySaving: Money

    /// Creates a figure.
    public init(monthly: Money, monthlySaving: Money, yearlySaving: Money) {
        self.monthly = monthly
        self.monthlySaving = monthlySaving
        self.yearlySaving = yearlySaving
    }
}

/// What putting an amount by takes, at the pace of the last whole months.
public struct GoalFigure: Hashable, Codable, Sendable {
    /// The amount.
    public let target: Money
    /// What is left of a month on average; below zero where more is spent than comes in.
    public let monthlyLeft: Money
    /// The months that is the mean of.
    public let period: DayInterval
    /// The day it is to be there by, and what it takes a month until then; nil where none was said.
    public let deadline: Deadline?
    /// When it is there at that pace, and in how many days; nil where never, or not in fifty years.
    public let reached: Reach?

    /// The day an amount is to be there by.
    public struct Deadline: Hashable, Codable, Sendable {
        /// The day.
        public let day: Day
        /// What it takes a month until then.
        public let monthly: Money

        /// Creates a deadline.
        public init(day: Day, monthly: Money) {
            self.day = day
            self.monthly = monthly
        }
    }

    /// When an amount is there.
    public struct Reach: Hashable, Codable, Sendable {
        /// The day.
        public let day: Day
        /// In how many days that is.
        public let dayCount: Int

        /// Creates when an amount is there.
        public init(day: Day, dayCount: Int) {
            self.day = day
            self.dayCount = dayCount
        }
    }

    /// Creates a figure.
    public init(
        target: Money, monthlyLeft: Money, period: DayInterval, deadline: Deadline?,
        reached: Reach?
    ) {
        self.target = target
        self.monthlyLeft = monthlyLeft
        self.period = period
        self.deadline = deadline
        self.reached = reached
    }
}

/// What is left of a month.
public struct LeftoverFigure: Hashable, Codable, Sendable {
    /// What comes in on average.
    public let income: Money
    /// What payments that come back take.
    public let committed: Money
    /// What is spent in all on average.
    public let spending: Money
    /// The months of which the averages are.
    public let period: DayInterval

    /// Creates a figure.
    public init(income: Money, committed: Money, spending: Money, period: DayInterval) {
        self.income = income
        self.committed = committed
        self.spending = spending
        self.period = period
    }

    /// What is left of income once some of it is paid; below zero where that is more.
    func left(after paid: Money) -> Money {
        (try? income.subtracting(paid)) ?? .zero(income.currency)
    }
}

/// A payment with what it is.
public struct ChargeLine: Hashable, Codable, Sendable {
    /// The payment.
    public let transaction: TransactionLine
    /// The kind of spending it is sorted into.
    public let category: SpendingCategory
    /// How often it comes back; nil where it does not.
    public let recurrence: Recurrence?

    /// Creates a line.
    public init(
        transaction: TransactionLine, category: SpendingCategory, recurrence: Recurrence?
    ) {
        self.transaction = transaction
        self.category = category
        self.recurrence = recurrence
    }
}

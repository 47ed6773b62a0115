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

    /// What a month would come to; nil where that is no amount.
    var raised: Money? { try? monthly.subtracting(monthlySaving) }

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

/// An amount that is to be there, and what is put by for it at a time.
public struct SavingPlan: Hashable, Codable, Sendable {
    /// The amount.
    public let target: Money
    /// What is put by at a time, above zero.
    public let amount: Money
    /// In which unit of time once.
    public let unit: AverageUnit
    /// What is said to be there already; nil where nothing is said of it.
    public let start: Money?

    /// Creates a plan.
    public init(target: Money, amount: Money, per unit: AverageUnit, from start: Money? = nil) {
        self.target = target
        self.amount = amount
        self.unit = unit
        self.start = start
    }

    /// How often it takes to be put by where so much is there already; 0 where that is enough.
    public func count(after saved: Money) -> Int {
        let lacking = target.minorUnits.subtractingReportingOverflow(saved.minorUnits).partialValue
        guard lacking > 0 else { return 0 }
        return Int((lacking - 1) / amount.minorUnits + 1)
    }

    /// The day so many times later.
    public func day(after count: Int, from today: Day) -> Day {
        switch unit {
        case .day: today.adding(days: count)
        case .week: today.adding(days: 7 * count)
        case .month, .payment: today.adding(months: count)
        case .quarter: today.adding(months: 3 * count)
        case .year: today.adding(months: 12 * count)
        }
    }
}

/// How long a plan takes.
public struct SavingFigure: Hashable, Codable, Sendable {
    /// The plan.
    public let plan: SavingPlan
    /// The day it is asked on.
    public let today: Day
    /// What savings accounts hold already; nil where none is known.
    public let saved: Money?
    /// Which accounts those are.
    public let accounts: [String]

    /// Creates a figure.
    public init(_ plan: SavingPlan, on today: Day, saved: Money?, accounts: [String]) {
        self.plan = plan
        self.today = today
        self.saved = saved
        self.accounts = accounts
    }

    /// How often it takes from what is said to be there, else from nothing, and the day it is
    /// there.
    public var fromStart: (count: Int, day: Day) {
        reach(plan.start ?? .zero(plan.target.currency))
    }

    /// The same, what is there already counted; nil where nothing is.
    public var fromSaved: (count: Int, day: Day)? { saved.map(reach) }

    private func reach(_ saved: Money) -> (count: Int, day: Day) {
        let count = plan.count(after: saved)
        return (count, plan.day(after: count, from: today))
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
    /// What is moved to savings on average; nil where nothing is.
    public let moved: Money?

    /// Creates a figure.
    public init(
        income: Money, committed: Money, spending: Money, period: DayInterval,
        moved: Money? = nil
    ) {
        self.moved = moved
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

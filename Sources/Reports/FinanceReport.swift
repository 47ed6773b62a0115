public import Insights
public import Primitives

/// Everything a report says, ready to be rendered.
public struct FinanceReport: Sendable {
    /// The language it is written in.
    public let language: Language
    /// The day it was made.
    public let day: Day
    /// The account it is on, nil for the wallet or several files.
    public let account: String?
    /// What was analysed.
    public let analysis: SpendingAnalysis
    /// The household's figures.
    public let household: HouseholdFigures
    /// What would save money, the most first.
    public let recommendations: [Recommendation]
    /// The payments that come back, the next due in the outlook or after it first.
    public let recurring: [RecurringPayment]
    /// The payments expected in the outlook, in order.
    public let upcoming: [Upcoming]
    /// The files read, and what was noticed about them.
    public let sources: [Source]
    /// The budgets the user set, by category.
    public let budgets: [SetBudget]
    /// How the goals stand that the user saves for, the nearest first.
    public let goals: [GoalCourse]

    /// A budget the user set, and how far it is used.
    public struct SetBudget: Hashable, Sendable {
        /// The kind of spending; nil for all of it.
        public let category: SpendingCategory?
        /// The most to be spent in `interval`.
        public let amount: Money
        /// The week, month or year it is for.
        public let interval: DayInterval
        /// What was spent in it so far.
        public let spent: Money

        /// Creates a budget.
        public init(
            category: SpendingCategory?, amount: Money, interval: DayInterval, spent: Money
        ) {
            self.category = category
            self.amount = amount
            self.interval = interval
            self.spent = spent
        }

        /// What is left, below zero if more was spent; the amount where it does not fit.
        public var remaining: Money { (try? amount.subtracting(spent)) ?? amount }
    }

    /// A payment that is expected.
    public struct Upcoming: Hashable, Sendable {
        /// The day.
        public let day: Day
        /// The series it belongs to.
        public let payment: RecurringPayment
    }

    /// A file the report rests on.
    public struct Source: Hashable, Codable, Sendable {
        /// The file's name.
        public let file: String
        /// The number of transactions read.
        public let transactionCount: Int
        /// Rows that could not be read, as `line N: reason` in the report's language.
        public let rejected: [String]
        /// What was assumed of it that it does not show, in the report's language.
        public let assumed: [String]
        /// How it was read: format, encoding, separator, decimal mark, date order.
        public let reading: String

        /// Creates a source.
        public init(
            file: String, transactionCount: Int, rejected: [String], assumed: [String] = [],
            reading: String
        ) {
            self.assumed = assumed
            self.file = file
            self.transactionCount = transactionCount
            self.rejected = rejected
            self.reading = reading
        }
    }

    /// Creates a report.
    public init(
        language: Language, day: Day, account: String? = nil, analysis: SpendingAnalysis,
        sources: [Source], budgets: [SetBudget] = [], goals: [GoalCourse] = []
    ) {
        self.budgets = budgets
        self.goals = goals
        self.language = language
        self.day = day
        self.account = account
        self.analysis = analysis
        self.sources = sources
        household = analysis.household
        recommendations = analysis.recommendations
        let outlook = analysis.outlook
        recurring = analysis.recurring.map { payment in
            outlook.start.map(payment.expected) ?? payment
        }.sorted { ($0.next, $0.name, $0.id) < ($1.next, $1.name, $1.id) }
        upcoming = recurring.flatMap { payment in
            payment.dates(in: outlook).map { Upcoming(day: $0, payment: payment) }
        }.sorted { ($0.day, $0.payment.name) < ($1.day, $1.payment.name) }
    }
}

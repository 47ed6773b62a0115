public import Forecasting
public import Primitives
public import Statements

/// What a person's transactions say: months, categories, forecasts, anomalies, recurring payments.
///
/// One value holds every figure, so that the report, the chat and the notices say the same.
public struct SpendingAnalysis: Sendable {
    /// One month's figures.
    public struct MonthFigures: Hashable, Sendable {
        /// The month.
        public let month: Month
        /// What came in; what was given back of spending is none.
        public let income: Money
        /// What was spent less what was given back, above zero where more was spent; own transfers
        /// to savings are not spending.
        public let spending: Money
        /// What was spent by kind.
        public let byKind: [SpendingCategory: Money]
        /// Whether the statement, and the period asked for, cover the whole month, and no balance
        /// tells that rows of it are missing.
        public let isComplete: Bool

        /// The same figures, known to lack some.
        var incomplete: MonthFigures {
            MonthFigures(
                month: month, income: income, spending: spending, byKind: byKind,
                isComplete: false)
        }
    }

    /// The spending expected in a month.
    public struct SpendingForecast: Hashable, Sendable {
        /// The month.
        public let month: Month
        /// What is expected.
        public let mean: Money
        /// The lower end of the interval at 80 %.
        public let low: Money
        /// The upper end of the interval at 80 %.
        public let high: Money
        /// How it was computed.
        public let method: ForecastMethod
        /// The number of complete months it rests on.
        public let monthCount: Int
    }

    /// A transaction unlike the others of its merchant or kind.
    public struct Anomaly: Hashable, Sendable {
        /// The transaction.
        public let transaction: BankTransaction
        /// How many robust standard deviations it lies above what is usual.
        public let score: Double
        /// What is usual.
        public let usual: Money
        /// The kind of spending it was compared with.
        public let kind: SpendingCategory
        /// The merchant it was compared with, nil where with its whole kind.
        public let merchant: String?
        /// How many transactions it was compared with.
        public let peers: Int
    }

    /// Two equal payments to one name so near that one may be a mistake.
    public struct DuplicateCharge: Hashable, Sendable {
        /// The first payment.
        public let first: BankTransaction
        /// The one that may be a mistake.
        public let second: BankTransaction
        /// The merchant or person.
        public let name: String
    }

    /// The currency of all figures.
    public let currency: Currency
    /// The days from the first transaction to the last.
    public let period: DayInterval
    /// The transactions analysed, oldest first, with what their labels say.
    public let entries: [AnalysedTransaction]
    /// Transactions in other currencies, left out.
    public let foreignCount: Int
    /// Sums of card purchases that the history also holds one by one, not counted again.
    public let deferredCount: Int
    /// The months, oldest first, without gaps.
    public let months: [MonthFigures]
    /// Next month's spending, nil below three complete months since spending began.
    public let forecast: SpendingForecast?
    /// What the forecasts of other months are worked out from.
    let forecastBasis: ForecastBasis
    /// The anomalies, the strangest first.
    public let anomalies: [Anomaly]
    /// Payments that may have been charged twice, the latest first.
    public let duplicates: [DuplicateCharge]
    /// The payments that come back, the next due first.
    public let recurring: [RecurringPayment]
    /// Payments that came back and ended, the latest first.
    public let ended: [RecurringPayment]
    /// What was spent by category, the largest first.
    public let categories: [CategoryFigures]
    /// The thirty days that what is expected is told of: from the day asked for where transactions
    /// end within 45 days before it, else from the day after they end.
    public let outlook: DayInterval
    /// The balance of the accounts that say one and what is expected of it, nil where none does.
    public let balance: BalanceCourse?
    /// What it is worked out from.
    let balanceBasis: BalanceBasis
    /// The accounts left out of the balance as nothing says theirs, in the order of their names.
    public let unbalanced: [String]

    /// Where balances change without a row that makes them.
    public let leaps: [AccountBalance.Leap]
    /// What came true of what earlier reports said.
    public let trackRecord: TrackRecord

    /// The transactions analysed, with their kinds.
    public var transactions: [(transaction: BankTransaction, kind: SpendingCategory)] {
        entries.map { ($0.transaction, $0.kind) }
    }

    /// What merchants gave back, oldest first.
    public var refunds: [AnalysedTransaction] { entries.filter(\.isRefund) }

    /// The complete months, oldest first.
    public var completeMonths: [MonthFigures] { months.filter(\.isComplete) }
}

/// Why transactions cannot be analysed.
public enum InsightError: Error, Equatable, Sendable {
    /// There are none.
    case noTransactions
    /// Their sum does not fit in 64 bits of minor units.
    case overflow
    /// The goal of that name has an amount the currency has not, or a target of zero.
    case goal(String)
}

public import Forecasting
public import Primitives
public import Statements

/// What a person's transactions say: months, kinds, a forecast, anomalies, recurring payments.
public struct SpendingAnalysis: Sendable {
    /// One month's figures.
    public struct MonthFigures: Hashable, Sendable {
        /// The month.
        public let month: Month
        /// What came in.
        public let income: Money
        /// What was spent, as a positive amount; own transfers to savings are not spending.
        public let spending: Money
        /// What was spent by kind.
        public let byKind: [SpendingCategory: Money]
        /// Whether the statement covers the whole month.
        public let isComplete: Bool
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
        public let model: TrendForecast.Model
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
    }

    /// The currency of all figures.
    public let currency: Currency
    /// The days from the first transaction to the last.
    public let period: DayInterval
    /// The transactions analysed, with their kinds.
    public let transactions: [(transaction: BankTransaction, kind: SpendingCategory)]
    /// Transactions in other currencies, left out.
    public let foreignCount: Int
    /// The months, oldest first, without gaps.
    public let months: [MonthFigures]
    /// Next month's spending, nil below three complete months.
    public let forecast: SpendingForecast?
    /// The anomalies, the strangest first.
    public let anomalies: [Anomaly]
    /// The payments that come back, the next due first.
    public let recurring: [RecurringPayment]
}

/// Why transactions cannot be analysed.
public enum InsightError: Error, Equatable, Sendable {
    /// There are none.
    case noTransactions
    /// Their sum does not fit in 64 bits of minor units.
    case overflow
}

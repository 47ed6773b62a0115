public import Primitives

/// What should happen next: something for the wallet to do or look up, or something to say.
public enum DialogueEffect: Hashable, Sendable {
    /// Look up who bears a name; comes back as `payeesFound`.
    case findPayees(name: String)
    /// Look up what the paying account holds; comes back as `fundsKnown`.
    case checkFunds
    /// Carry out a transfer the user has just said yes to; comes back as `performed` or `refused`.
    case transfer(Transfer, CommandID)
    /// Look something up; comes back as `answered`.
    case ask(Question)
    /// Say something.
    case say(Reply)
}

/// What can be looked up in the wallet and its history.
public enum Question: Hashable, Sendable {
    /// What an account holds, the main one where none is named.
    case balance(account: String?)
    /// What was paid and received.
    case transactions(TransactionFilter)
    /// What was spent, as a sum.
    case spending(TransactionFilter)
    /// What will be spent in a period.
    case forecast(TransactionFilter)
    /// What looks odd.
    case anomalies(TransactionFilter)
}

/// Which transactions a question is about.
public struct TransactionFilter: Hashable, Sendable {
    /// The days.
    public var period: DayInterval?
    /// The kind of spending.
    public var category: SpendingCategory?
    /// The merchant or person on the other side, as it was said.
    public var counterparty: String?
    /// The most to list.
    public var limit: Int?
    /// Only money in, or only money out.
    public var direction: MoneyDirection?

    /// Creates a filter that lets everything through.
    public init(period: DayInterval? = nil) {
        self.period = period
    }
}

/// Which way money went.
public enum MoneyDirection: String, Codable, Hashable, Sendable {
    case incoming = "in"
    case outgoing = "out"
}

/// What a question was answered with.
public enum Answer: Hashable, Sendable {
    /// What an account holds; the name is nil for the main one.
    case balance(Money, account: String?)
    /// No account bears the name.
    case noSuchAccount(String)
    /// The transactions, the newest first.
    case transactions([TransactionLine], TransactionFilter)
    /// What was spent.
    case spending(Money, TransactionFilter)
    /// What will be spent, with its interval at 80 %; nil where there is too little history.
    case forecast(ForecastFigure?, TransactionFilter)
    /// What looks odd.
    case anomalies([AnomalyLine], TransactionFilter)
}

/// One transaction, as it is listed.
public struct TransactionLine: Hashable, Sendable {
    /// The day it was booked.
    public let day: Day
    /// The amount, negative for money out.
    public let amount: Money
    /// The other side.
    public let counterparty: String

    /// Creates a line.
    public init(day: Day, amount: Money, counterparty: String) {
        self.day = day
        self.amount = amount
        self.counterparty = counterparty
    }
}

/// A forecast with its interval.
public struct ForecastFigure: Hashable, Sendable {
    /// The amount expected.
    public let mean: Money
    /// The lower end of the interval.
    public let low: Money
    /// The upper end of the interval.
    public let high: Money
    /// The days it is for.
    public let period: DayInterval

    /// Creates a figure.
    public init(mean: Money, low: Money, high: Money, period: DayInterval) {
        self.mean = mean
        self.low = low
        self.high = high
        self.period = period
    }
}

/// One odd transaction with its score.
public struct AnomalyLine: Hashable, Sendable {
    /// The transaction.
    public let transaction: TransactionLine
    /// How many robust standard deviations it lies from what is usual.
    public let score: Double

    /// Creates a line.
    public init(transaction: TransactionLine, score: Double) {
        self.transaction = transaction
        self.score = score
    }
}

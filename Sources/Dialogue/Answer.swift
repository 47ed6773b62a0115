public import Primitives
public import Understanding

/// What a question was answered with.
public enum Answer: Hashable, Codable, Sendable {
    /// What an account holds; the name is nil for the main one.
    case balance(Money, account: String?)
    /// What the main account holds, where it was ever used, and what those do that repeat a bank's
    /// statements.
    case balances(main: Money?, [StatementBalance])
    /// What several accounts hold, and what those of the main account's currency hold together;
    /// nil where one of them does not say.
    case holdings([AccountHolding], total: Money?)
    /// What would be left of the balance after a payment that is only supposed.
    case supposed(Money, left: Money)
    /// Whether something can be afforded: what is due until the end of the month, and what would be
    /// left once that and it are paid; the days asked about where those are too far ahead.
    case affordable(Money, due: Money, left: Money, beyond: DayInterval? = nil)
    /// What the balance will be, and whether it lasts.
    case balanceForecast(BalanceForecast, BalanceQuestion)
    /// What is still to be paid in days to come, or received, the next first; whether those days
    /// begin later than tomorrow.
    case upcoming(
        [UpcomingPayment], total: Money, in: DayInterval, isIncome: Bool, isLater: Bool = false)
    /// What is owed.
    case owed(Debts)
    /// When a payment that comes back comes next, or the wages; nil where none is known.
    case nextPayment(UpcomingPayment?, TransactionFilter)
    /// What an account held at the end of a day.
    case pastBalance(Money, on: Day, account: String?)
    /// What accounts held in days gone by.
    case balanceHistory(BalanceHistory, BalanceHistory.Topic)
    /// The transactions, the newest first, and how many there are besides.
    case transactions([TransactionLine], TransactionFilter, more: Int = 0)
    /// What was spent, or received where the filter asks for money in.
    case spending(SpendingFigure, TransactionFilter)
    /// What transactions come to in another way than their sum, asked for with an intent.
    case measured(Finding, TransactionFilter, by: Intent)
    /// What will be spent, with its interval at 80 %; nil where there is too little history.
    case forecast(ForecastFigure?, TransactionFilter)
    /// What looks odd.
    case anomalies([AnomalyLine], TransactionFilter)
    /// Why transactions look odd.
    case oddities([AnomalyLine], TransactionFilter)
    /// What would save money, the most first.
    case advice([AdviceLine])
    /// What came in and what was spent, which of them was asked to be the greater, and what was
    /// moved to savings; nil where nothing was.
    case saved(
        income: Money, spending: Money, TransactionFilter, asked: MeansQuestion? = nil,
        knownUntil: Day? = nil, moved: Money? = nil)
    /// What spending less on something would save.
    case cut(CutFigure, TransactionFilter, by: Reduction)
    /// What putting an amount by takes; nil where too few months are known.
    case goal(GoalFigure?)
    /// How long an amount takes that so much is put by for at a time.
    case saving(SavingFigure)
    /// What is left of a month; nil where too few are known.
    case leftover(LeftoverFigure?)
    /// What the payments of a day are.
    case charges([ChargeLine], TransactionFilter)
    /// Why a figure is what it is.
    case reasons(Reasons)
    /// The bills that are to be paid, the next first; of those due in these days alone where days
    /// were asked about.
    case bills([WalletView.Bill], due: DayInterval? = nil)
    /// The requests that await an answer.
    case requests([WalletView.Request])
    /// The requests to others that await an answer, where it was asked who owes something, and what
    /// they come to; nil where that is no sum of one currency.
    case claims([WalletView.Request], total: Money?)
    /// What will be paid by itself.
    case recurring(RecurringFigure)
    /// How auto-pay is set.
    case autopay(WalletView.Autopay)
    /// How far budgets are.
    case budgets([WalletView.Budget])
    /// How far a budget was in days gone by.
    case pastBudget(WalletView.Budget, in: DayInterval)
    /// Those who can be paid.
    case contacts([Payee])
    /// The store cards.
    case loyaltyCards([WalletView.LoyaltyCard])
    /// A store card, its points or its tier.
    case loyaltyCard(WalletView.LoyaltyCard, Operation)
    /// The card, the identity check or the devices.
    case security(WalletView.Security, Operation)
    /// The coins, the rate or the rewards.
    case staking(WalletView.Staking, Operation)
}

extension Answer {
    /// The most that is listed at once, unless more are asked for.
    public static let longestPage = 10

    /// The question about the wallet's history whose answer explains this one, which came from the
    /// view alone; nil where there is none.
    func question(on today: Day) -> Question? {
        switch self {
        case .balance(let balance, let account):
            return balance.currency == .yani ? nil : .balance(on: today, account: account)
        case .budgets(let budgets):
            guard budgets.count == 1 else { return nil }
            var filter = TransactionFilter(period: today.month.interval)
            filter.category = budgets[0].category
            return .spending(filter)
        case .measured(.comparison(_, _, let other, _), let filter, let intent):
            return .measured(.difference(from: other), filter, by: intent)
        case .measured(_, let filter, _): return .spending(filter)
        case .pastBalance, .balanceHistory, .supposed, .affordable, .balanceForecast, .upcoming,
            .nextPayment, .owed,
            .balances, .holdings,
            .transactions,
            .spending, .saved,
            .forecast, .anomalies, .oddities, .advice, .cut, .goal, .saving, .leftover,
            .charges, .reasons, .bills, .requests, .claims, .recurring, .autopay, .pastBudget,
            .contacts, .loyaltyCards,
            .loyaltyCard, .security, .staking:
            return nil
        }
    }
}

extension Answer {
    /// The transactions it is about, where it goes by a filter that may leave something of the
    /// question untold.
    var filter: TransactionFilter? {
        switch self {
        case .transactions(_, let filter, _), .spending(_, let filter), .measured(_, let filter, _),
            .saved(_, _, let filter, _, _, _), .forecast(.some, let filter):
            filter.skipped == 0 ? filter : nil
        case .balance, .balances, .holdings, .supposed, .affordable, .balanceForecast, .upcoming,
            .owed, .nextPayment, .pastBalance, .balanceHistory, .forecast, .anomalies, .oddities,
            .advice, .cut, .goal, .saving, .leftover, .charges, .reasons, .bills, .requests,
            .claims,
            .recurring, .autopay, .budgets, .pastBudget, .contacts, .loyaltyCards, .loyaltyCard,
            .security,
            .staking:
            nil
        }
    }
}

/// What one of several accounts holds.
public struct AccountHolding: Hashable, Codable, Sendable {
    /// The account.
    public let account: OwnAccount
    /// What it holds; nil where its statements do not say.
    public let amount: Money?

    /// Creates what an account holds.
    public init(account: OwnAccount, amount: Money?) {
        self.account = account
        self.amount = amount
    }
}

/// What an account holds by its statements.
public struct StatementBalance: Hashable, Codable, Sendable {
    /// The account.
    public let account: String
    /// What it held; nil where its statements do not say.
    public let amount: Money?
    /// The last day its statements tell of.
    public let day: Day
    /// Whether it is what the day opened with, before its first movement.
    public let isOpening: Bool
    /// The first day its statements tell of, where that is after the day.
    public let beginning: Day?

    /// Creates what an account holds.
    public init(
        account: String, amount: Money?, day: Day, isOpening: Bool = false, beginning: Day? = nil
    ) {
        self.account = account
        self.amount = amount
        self.day = day
        self.isOpening = isOpening
        self.beginning = beginning
    }
}

/// What is owed.
public struct Debts: Hashable, Codable, Sendable {
    /// The bills that are open, the next first.
    public var bills: [WalletView.Bill]
    /// The requests of others that are open.
    public var requests: [WalletView.Request]
    /// What else is due, the next first.
    public var dues: [UpcomingPayment] = []
    /// The last day of what else is due; nil where that was not asked about.
    public var end: Day?
    /// What all of them come to.
    public var total: Money

    /// Creates what is owed by bills and requests alone.
    public init(bills: [WalletView.Bill], requests: [WalletView.Request], total: Money) {
        self.bills = bills
        self.requests = requests
        self.total = total
    }
}

/// What is paid again and again.
public struct RecurringFigure: Hashable, Codable, Sendable {
    /// What the wallet pays by itself.
    public let own: [WalletView.Recurring]
    /// What others collect, as statements show.
    public let found: [WalletView.Recurring]
    /// What the latter come to in a month.
    public let monthly: Money
    /// What all of them come to.
    public let total: Total
    /// Which were asked about.
    public let kind: RecurringKind
    /// What those cost whose price rose, where that was asked about, the greatest rise first.
    public let rises: [PriceRise]
    /// Those that came back and come no more, where that was asked about, the latest first.
    public let ended: [UpcomingPayment]

    /// Whether nothing is paid.
    public var isEmpty: Bool { own.isEmpty && found.isEmpty }

    /// A price that rose.
    public struct PriceRise: Hashable, Codable, Sendable {
        /// Whose.
        public let name: String
        /// What it was.
        public let before: Money
        /// What it has been since that day.
        public let after: Money
        /// The day of the first payment at the new price; of one that rises little by little that
        /// of the last payment.
        public let day: Day
        /// In how many months it rose little by little; nil where it rose at once.
        public let monthCount: Int?

        /// By how much; nil where that is no amount.
        var difference: Money? { try? after.subtracting(before) }

        /// Creates a rise.
        public init(
            name: String, before: Money, after: Money, day: Day, monthCount: Int? = nil
        ) {
            self.monthCount = monthCount
            self.name = name
            self.before = before
            self.after = after
            self.day = day
        }
    }

    /// What payments come to in a year, in a month, and in the unit that was asked about.
    public struct Total: Hashable, Codable, Sendable {
        /// In a year.
        public let yearly: Money
        /// In a month.
        public let monthly: Money
        /// In the unit that was asked about; nil where none was.
        public let asked: Money?

        /// Creates a total.
        public init(yearly: Money, monthly: Money, asked: Money?) {
            self.yearly = yearly
            self.monthly = monthly
            self.asked = asked
        }
    }

    /// Creates a figure.
    public init(
        own: [WalletView.Recurring], found: [WalletView.Recurring], monthly: Money, total: Total,
        kind: RecurringKind, rises: [PriceRise] = [], ended: [UpcomingPayment] = []
    ) {
        self.rises = rises
        self.ended = ended
        self.total = total
        self.own = own
        self.found = found
        self.monthly = monthly
        self.kind = kind
    }
}

/// What a figure comes from.
public struct Reasons: Hashable, Codable, Sendable {
    /// The transactions it is about.
    public var filter: TransactionFilter
    /// What they sum up to, positive for money out.
    public var total: Money
    /// How many there are.
    public var count: Int
    /// The ones that weigh most, the heaviest first.
    public var largest: [TransactionLine]
    /// The median of the complete months there are, nil if there is none.
    public var usual: Money?
    /// How many complete months there are.
    public var monthCount: Int

    /// Creates reasons.
    public init(
        _ filter: TransactionFilter, total: Money, count: Int, largest: [TransactionLine],
        usual: Money?, monthCount: Int
    ) {
        self.filter = filter
        self.total = total
        self.count = count
        self.largest = largest
        self.usual = usual
        self.monthCount = monthCount
    }
}

/// What was spent, or received.
public struct SpendingFigure: Hashable, Codable, Sendable {
    /// How much, below zero where more was given back than spent.
    public let amount: Money
    /// What of it merchants gave back, and is taken off; nil where none did.
    public let refunded: Money?
    /// The kinds of spending that make most of it, the most first, where it was asked about as a
    /// whole.
    public let parts: [SpendingPart]
    /// What it is in other currencies, of accounts in those; none is nothing.
    public let others: [Money]
    /// The day of the first transaction, where all days asked about lie before it: of those nothing
    /// is known.
    public let beginning: Day?
    /// The last day that statements tell of, where days asked about lie behind it: of those nothing
    /// is known.
    public let knownUntil: Day?

    /// Creates a figure.
    public init(
        _ amount: Money, refunded: Money? = nil, parts: [SpendingPart] = [], others: [Money] = [],
        beginning: Day? = nil, knownUntil: Day? = nil
    ) {
        self.beginning = beginning
        self.knownUntil = knownUntil
        self.amount = amount
        self.refunded = refunded
        self.parts = parts
        self.others = others
    }
}

/// A kind of spending and what was spent on it.
public struct SpendingPart: Hashable, Codable, Sendable {
    /// The kind.
    public let category: SpendingCategory
    /// What was spent.
    public let amount: Money

    /// Creates a part.
    public init(_ category: SpendingCategory, _ amount: Money) {
        self.category = category
        self.amount = amount
    }
}

/// One transaction, as it is listed.
public struct TransactionLine: Hashable, Codable, Sendable {
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
public struct ForecastFigure: Hashable, Codable, Sendable {
    /// The amount expected.
    public let mean: Money
    /// The lower end of the interval.
    public let low: Money
    /// The upper end of the interval.
    public let high: Money
    /// The days it is for.
    public let period: DayInterval
    /// What was spent in the days it is set beside; nil where it is set beside none.
    public let beside: Money?
    /// What of it is to be paid already and was never paid before, the next first.
    public let dues: [UpcomingPayment]

    /// Creates a figure.
    public init(
        mean: Money, low: Money, high: Money, period: DayInterval, beside: Money? = nil,
        dues: [UpcomingPayment] = []
    ) {
        self.mean = mean
        self.low = low
        self.high = high
        self.period = period
        self.beside = beside
        self.dues = dues
    }
}

/// One odd transaction with its score.
public struct AnomalyLine: Hashable, Codable, Sendable {
    /// The transaction.
    public let transaction: TransactionLine
    /// What is odd about it.
    public let oddity: Oddity

    /// What is odd about a transaction.
    public enum Oddity: Hashable, Codable, Sendable {
        /// It lies so many robust standard deviations above what is usual.
        case large(score: Double, usual: Money)
        /// As much was paid to the same on that day.
        case duplicate(of: Day)
    }

    /// Creates a line.
    public init(transaction: TransactionLine, oddity: Oddity) {
        self.transaction = transaction
        self.oddity = oddity
    }
}

/// One piece of advice with what it is worth.
public struct AdviceLine: Hashable, Codable, Sendable {
    /// What the advice is.
    public enum Kind: String, Codable, Hashable, Sendable {
        /// A subscription that could go.
        case subscription
        /// A category that grew.
        case category
        /// Bank fees.
        case fees
        /// Several subscriptions for one use, of which the dearest would do.
        case overlap
        /// A payment whose price rose.
        case priceRise = "price_rise"
        /// A payment that may have been charged twice.
        case duplicate
    }

    /// What kind of advice it is.
    public let kind: Kind
    /// The merchant or the category it is about.
    public let subject: String
    /// What is spent on it a year.
    public let yearly: Money
    /// What following it would save a year.
    public let saving: Money
    /// The monthly amount to keep to, or the price it rose to; nil where there is none.
    public let target: Money?

    /// Creates a line.
    public init(
        kind: Kind, subject: String, yearly: Money, saving: Money, target: Money? = nil
    ) {
        self.target = target
        self.kind = kind
        self.subject = subject
        self.yearly = yearly
        self.saving = saving
    }
}

extension [WalletView.Recurring] {
    /// The dearest first, or the cheapest.
    func ranked(_ extreme: Extreme) -> [WalletView.Recurring] {
        sorted { first, second in
            extreme == .largest
                ? first.amount.minorUnits > second.amount.minorUnits
                : first.amount.minorUnits < second.amount.minorUnits
        }
    }
}

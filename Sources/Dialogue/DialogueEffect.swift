public import Primitives
public import Understanding

/// What should happen next: something for the wallet to do or look up, or something to say.
public enum DialogueEffect: Hashable, Sendable {
    /// Carry out orders the user has just said yes to, all or none; comes back as `performed` or
    /// `refused`.
    case perform([Order], CommandID)
    /// Compare a PIN with the wallet's; comes back as `pinChecked`. Never to be logged.
    case checkPIN(String)
    /// Change the contacts as the user has just said yes to; comes back as `performed` or
    /// `refused`.
    case changeContacts(ContactDeed, CommandID)
    /// Set the wallet's PIN; comes back as `performed` or `refused`. Never to be logged.
    case setPIN(String, CommandID)
    /// Look something up; comes back as `answered`.
    case ask(Question)
    /// Say something.
    case say(Reply)
}

/// What is looked up in the wallet's history.
public indirect enum Question: Hashable, Codable, Sendable {
    /// What an account held at the end of a day.
    case balance(on: Day, account: String?)
    /// What accounts hold that repeat a bank's statements, one of them or all and the main one, at
    /// the end of a day or of their statements; the balance a day opens with is that of the end of
    /// the day before.
    case balances(of: String?, on: Day?, isOpening: Bool = false)
    /// What several accounts hold, all where none are named, at the end of a day or as things
    /// stand.
    case holdings(of: [OwnAccount], on: Day?)
    /// What accounts held in days gone by, the last twelve months where none are said.
    case balanceHistory(BalanceHistory.Topic, of: String?, in: DayInterval?)
    /// What the balance will be, and whether it lasts.
    case balanceForecast(BalanceQuestion)
    /// Whether the balance bears an amount besides what is due until the month ends; days that are
    /// further ahead than it can be forecast are those asked about.
    case affordable(Money, dues: [WalletView.Recurring], beyond: DayInterval? = nil)
    /// What is still to be paid in days to come.
    case upcoming(BalanceQuestion)
    /// What is owed by bills and requests, and due besides in days to come.
    case owed(Debts, dues: BalanceQuestion)
    /// When a payment that comes back comes next, or the wages where those are asked about; where
    /// the filter names none, one that the words said do, or the first.
    case nextPayment(TransactionFilter, said: Set<String>, dues: [WalletView.Recurring])
    /// What is paid by itself: what the wallet pays, and what statements show.
    case recurring([WalletView.Recurring], RecurringKind)
    /// What something costs of what the wallet pays and what statements show to come back, or the
    /// other question where nothing of it comes back.
    case price([WalletView.Recurring], RecurringKind, otherwise: Question)
    /// How a budget was kept in days gone by.
    case budget(WalletView.Budget, in: DayInterval)
    /// What was paid and received.
    case transactions(TransactionFilter)
    /// What was spent, as a sum.
    case spending(TransactionFilter)
    /// What transactions come to in another way than their sum, asked for with an intent.
    case measured(Measure, TransactionFilter, by: Intent)
    /// What will be spent in a period, `dues` being what the wallet is known to pay.
    case forecast(TransactionFilter, dues: [WalletView.Recurring])
    /// What looks odd.
    case anomalies(TransactionFilter)
    /// What would save money.
    case advice(TransactionFilter)
    /// What came in less what was spent, and whether that is what was asked.
    case saved(TransactionFilter, MeansQuestion? = nil)
    /// What spending less on something would save, or what a rise of it would cost; the wallet's
    /// own payments that come back tell prices too.
    case cut(TransactionFilter, by: Reduction, of: [WalletView.Recurring] = [])
    /// How long it takes to put an amount by, or how much a month that takes until a day.
    case goal(Money, by: Day?)
    /// How long an amount takes that so much is put by for at a time.
    case saving(SavingPlan)
    /// What is left of a month once what comes back is paid.
    case leftover
    /// What the payments of a day are.
    case charges(TransactionFilter)
    /// Why the answer to a question is what it is.
    case reasons(Question)
}

/// Which of the payments that come back are asked about.
public struct RecurringKind: Hashable, Codable, Sendable {
    /// Only what is paid for a service.
    public var isSubscription = false
    /// The dearest or the cheapest alone; nil for all.
    public var extreme: Extreme?
    /// What they come to in a unit of time alone; nil for which they are.
    public var unit: AverageUnit?
    /// Only those to a merchant or person of that name, as it was said.
    public var name: String?
    /// Only those of a kind of spending.
    public var category: SpendingCategory?
    /// Only those of a part of that kind, where there are any.
    public var theme: SpendingTheme?
    /// Only those whose price rose.
    public var isDearer = false
    /// Only those that came back once, and come no more.
    public var areEnded = false
    /// Whether it is asked how many there are.
    public var areCounted = false
    /// Whether it is asked if they are paid yet.
    public var isStill = false

    /// All of them.
    public init() {}

    /// Whether some are meant alone, by whom they go to or what they are for.
    var isOfSome: Bool { name != nil || category != nil || theme != nil }
}

/// Which transactions a question is about.
public struct TransactionFilter: Hashable, Codable, Sendable {
    /// The days.
    public var period: DayInterval?
    /// The days gone by that a forecast, or what changed, is set beside.
    public var beside: DayInterval?
    /// The day of the first transaction, where days that are compared are cut as nothing is known
    /// before it.
    public var beginning: Day?
    /// Whether the days were not said: the month that runs, or the last that is known.
    public var assumesPeriod = false
    /// The days told by when the wages came; nil where those are not meant.
    public var paydays: PaydaySpan?
    /// The kind of spending.
    public var category: SpendingCategory?
    /// Other kinds of spending that are meant as well.
    public var otherCategories: [SpendingCategory] = []
    /// The accounts of the user's own; none for all.
    public var accounts: [OwnAccount] = []
    /// The merchant or person on the other side, as it was said.
    public var counterparty: String?
    /// Others on the other side who are meant as well.
    public var otherNames: [String] = []
    /// Whether the other side is a person rather than a merchant.
    public var isPerson = false
    /// The most to list.
    public var limit: Int?
    /// Whether the first of all are told rather than the latest.
    public var areFirst = false
    /// The day up to which the days since the latest are asked for; nil where they are not.
    public var since: Day?
    /// How many were listed before, behind which the list goes on.
    public var skipped = 0
    /// The days of the week; none for all.
    public var weekdays: Set<Weekday> = []
    /// Only what was drawn in cash.
    public var areWithdrawals = false
    /// Only what was paid so.
    public var means: PaymentMeans?
    /// Only what a word says that is no kind of spending of its own.
    public var theme: SpendingTheme?
    /// What was asked about of a kind of spending that no label names, so that all of the kind is
    /// told.
    public var unnamedTheme: SpendingTheme?
    /// Only what labels call by this word, which names but a part of a kind of spending.
    public var part: String?
    /// The word for a part of a kind of spending that no label says, so that all of the kind is
    /// told.
    public var unnamedPart: String?
    /// Only what was paid twice.
    public var areDuplicates = false
    /// Only what is bought, not what is owed: no rent, fees or transfers.
    public var areBought = false
    /// Only what was given back.
    public var areRefunds = false
    /// Only what was received as wages, where that can be told, or else as income.
    public var areWages = false
    /// The kinds of spending left out.
    public var excludedCategories: Set<SpendingCategory> = []
    /// What is left out that is a part of a kind of spending.
    public var excludedThemes: Set<SpendingTheme> = []
    /// Those on the other side who are left out.
    public var excludedNames: [String] = []
    /// Whether wages are left out, of all that came in.
    public var excludesWages = false
    /// What was paid so is left out.
    public var excludedMeans: PaymentMeans?
    /// Only money in, or only money out.
    public var direction: MoneyDirection?
    /// The smallest amount, either way.
    public var minimum: SpokenAmount?
    /// The greatest amount, either way.
    public var maximum: SpokenAmount?
    /// Whether amounts as large as the bounds are left out ("more than 60").
    public var excludesBounds = false
    /// Only what was bought in all of these places, by the labels that name them.
    public var places: [Circumstance] = []
    /// What was asked about besides that nothing tells, so that all else is told.
    public var untold: [Circumstance] = []

    /// Whether somebody, a kind of spending or a part of one is meant, rather than all there is.
    public var isOfSome: Bool {
        counterparty != nil || spentOn != nil || theme != nil || part != nil
    }

    /// Whether all transactions of its days are meant, in and out.
    var isOfAll: Bool {
        self == TransactionFilter(period: period) && period != nil
    }

    /// All that are meant on the other side.
    public var names: [String] { (counterparty.map { [$0] } ?? []) + otherNames }

    /// The same, whoever is on the other side.
    var ofAnybody: TransactionFilter {
        var filter = self
        (filter.counterparty, filter.otherNames) = (nil, [])
        return filter
    }

    /// All kinds of spending that are meant.
    public var categories: [SpendingCategory] { (category.map { [$0] } ?? []) + otherCategories }

    /// The kind of spending, where it is one.
    var spentOn: SpendingCategory? { category == .income ? nil : category }

    /// Creates a filter that lets everything through.
    public init(period: DayInterval? = nil) {
        self.period = period
    }
}

/// How something was paid, as labels tell.
public enum PaymentMeans: String, Codable, Hashable, Sendable {
    case card, cheque, transfer
    case directDebit = "direct_debit"
    case standingOrder = "standing_order"
}

/// What people ask about that is no kind of spending of its own, and is told by the label.
public enum SpendingTheme: String, Codable, CaseIterable, Hashable, Sendable {
    case fuel, taxes, insurance
    case councilTax = "council_tax"
    case rent, electricity, gas, water, phone, bakery, butcher, pharmacy, cinema, train, taxi, gym
    case coffee, metro, flights, hotels
    case healthInsurance = "health_insurance"
}

/// Which way money went.
public enum MoneyDirection: String, Codable, Hashable, Sendable {
    case incoming = "in"
    case outgoing = "out"
}

public import Primitives

/// What is asked about the money of the days to come.
public struct BalanceQuestion: Hashable, Codable, Sendable {
    /// What is asked of it.
    public enum Topic: String, Codable, Sendable {
        /// What there will be.
        case level
        /// Whether it falls below zero.
        case overdraft
        /// Whether it lasts.
        case lasting
        /// When there is so much.
        case reaching
        /// When there is less than so much.
        case falling
        /// What the least will be that there is.
        case lowest
        /// What is still to be paid.
        case dues
        /// What is still to be received.
        case income
    }

    /// What is asked.
    public var topic: Topic
    /// The first day asked about, where it is not today.
    public var start: Day?
    /// The last day asked about; nil for the one before the next wages.
    public var day: Day?
    /// The last day asked about where the wages are not known.
    public var otherwise: Day
    /// The account, as it was said; nil for all that are used.
    public var account: String?
    /// What there is to be at least.
    public var wanted: Money?
    /// What is supposed to be paid on the first day asked about.
    public var supposed: Money?
    /// What is to be paid once more before the last day, or received, by its kind.
    public var behind: SpendingCategory?
    /// What the wallet will pay.
    public var dues: [WalletView.Recurring]

    /// Creates a question.
    public init(
        _ topic: Topic, until day: Day?, otherwise: Day, dues: [WalletView.Recurring] = []
    ) {
        self.topic = topic
        self.day = day
        self.otherwise = otherwise
        self.dues = dues
    }
}

/// What is expected of the balance.
public struct BalanceForecast: Hashable, Codable, Sendable {
    /// The end of what is told of.
    public let day: Day
    /// The balance expected then.
    public let expected: Money
    /// How far it may be off; nil where there is too little history, and `expected` is what is left
    /// once all that is known to be due is paid.
    public var spread: Spread?
    /// What there is now.
    public let current: Money
    /// The accounts it is the balance of, by name; none for the user's own.
    public var accounts: [String] = []
    /// Those left out, as their statements say no balance.
    public var unbalanced: [String] = []
    /// The last day the statements tell of, where it is more than a week ago.
    public var knownUntil: Day?
    /// Whether it was asked until the next wages, which are not known.
    public var lacksPayday = false
    /// When what was wanted is expected to be there; nil where that was not asked, or never.
    public var reached: Reach?
    /// The least that is expected, where that was asked, and when.
    public var lowest: Lowest?

    /// The least that is expected until a day.
    public struct Lowest: Hashable, Codable, Sendable {
        /// The balance.
        public let amount: Money
        /// The first day it is expected.
        public let day: Day

        /// Creates what the least is.
        public init(_ amount: Money, on day: Day) {
            self.amount = amount
            self.day = day
        }
    }

    /// When an amount is expected to be there.
    public struct Reach: Hashable, Codable, Sendable {
        /// The first day it is.
        public let first: Day
        /// The day from which on it stays; nil where it does not.
        public let lasting: Day?

        /// Creates when an amount is there.
        public init(first: Day, lasting: Day?) {
            self.first = first
            self.lasting = lasting
        }
    }

    /// How far the balance may be off.
    public struct Spread: Hashable, Codable, Sendable {
        /// The lower end of the interval at 80 %.
        public let low: Money
        /// Its upper end.
        public let high: Money
        /// The probability that the balance has been below zero until then.
        public let overdraft: Double
        /// The first day by which that is more likely than not; nil for none.
        public let overdrawn: Day?

        /// Creates a spread.
        public init(low: Money, high: Money, overdraft: Double, overdrawn: Day?) {
            self.low = low
            self.high = high
            self.overdraft = overdraft
            self.overdrawn = overdrawn
        }
    }

    /// How sure something is.
    public enum Likelihood: Sendable {
        case likely, possible, unlikely
    }

    /// Whether what was wanted is so already: there is so much, or less.
    public func meets(_ question: BalanceQuestion) -> Bool {
        let isBelow = question.topic == .falling
        return question.wanted.map { (current.minorUnits < $0.minorUnits) == isBelow } ?? false
    }

    /// Whether there will be at least so much.
    func holds(_ wanted: Money) -> Likelihood {
        let low = spread?.low ?? expected
        let high = spread?.high ?? expected
        if low.minorUnits >= wanted.minorUnits { return .likely }
        return high.minorUnits < wanted.minorUnits ? .unlikely : .possible
    }

    /// Whether the balance falls below zero.
    var fallsBelowZero: Likelihood {
        guard let spread else { return expected.minorUnits < 0 ? .likely : .unlikely }
        if spread.overdraft >= 0.5 { return .likely }
        return spread.overdraft < 0.1 ? .unlikely : .possible
    }

    /// Creates a forecast.
    public init(on day: Day, expected: Money, spread: Spread?, current: Money) {
        self.day = day
        self.expected = expected
        self.spread = spread
        self.current = current
    }
}

/// A payment that is known to come, or expected, or was the last of its kind.
public struct UpcomingPayment: Hashable, Codable, Sendable {
    /// Who is paid.
    public let name: String
    /// How much, above zero.
    public let amount: Money
    /// The day.
    public let day: Day

    /// Creates a payment.
    public init(name: String, amount: Money, day: Day) {
        self.name = name
        self.amount = amount
        self.day = day
    }
}

extension WalletView {
    /// What the wallet is known to pay: what is paid by itself and not paused, and what of the
    /// bills is not paid so.
    public var dues: [Recurring] {
        let open = bills.map { bill in
            Recurring(
                id: bill.id, name: bill.merchant, amount: unplanned(of: bill), frequency: nil,
                isSubscription: true, next: bill.due)
        }
        return recurring.filter { !$0.isPaused } + open.filter(\.amount.isPositive)
    }

    /// What is due of a bill beside what is to be paid of it on later days.
    func unplanned(of bill: Bill) -> Money {
        let payments = recurring.filter { !$0.isPaused && $0.pays(bill) }
        let planned = try? Money.sum(of: payments.map(\.amount), in: bill.amount.currency)
        guard let planned, planned.minorUnits < bill.amount.minorUnits,
            let rest = try? bill.amount.subtracting(planned)
        else { return .zero(bill.amount.currency) }
        return rest
    }
}

extension WalletView.Recurring {
    /// Whether it pays a bill, or a part of it, on a later day: the bill it is for, else one of
    /// just its amount.
    func pays(_ bill: WalletView.Bill) -> Bool {
        guard frequency == nil, amount.currency == bill.amount.currency else { return false }
        return self.bill.map { $0 == bill.id } ?? (name == bill.merchant && amount == bill.amount)
    }
}

extension WalletView.Recurring {
    /// The days before `end` it is paid on: what is late, or has no day, on `today`.
    public func days(from today: Day, before end: Day) -> [Day] {
        var day = max(next ?? today, today)
        guard day < end else { return [] }
        var days = [day]
        while let following = frequency?.occurrence(after: day, first: next ?? day),
            following < end, days.count < 400
        {
            days.append(following)
            day = following
        }
        return days
    }
}

extension BalanceQuestion.Topic {
    /// Whether it is asked when there is so much, or less.
    public var isOfAmount: Bool { self == .reaching || self == .falling }
}

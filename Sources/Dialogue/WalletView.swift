public import Primitives

/// What a conversation can see of the wallet: names, amounts and states, as they are at a turn.
///
/// A value, so that the same state, words and view always give the same answer; whoever runs the
/// conversation fills it in.
public struct WalletView: Hashable, Codable, Sendable {
    /// What the paying account holds; its currency is the wallet's.
    public var balance: Money
    /// The other accounts.
    public var accounts: [Account] = []
    /// The names of the accounts that only repeat a bank's statements.
    public var mirrored: [String] = []
    /// The people who can be paid.
    public var contacts: [Payee] = []
    /// The name of the only one who was paid for housing of late; nil where several were or nobody.
    public var paidForHousing: String?
    /// What the last wages came to; nil where none came of late, or several pay some.
    public var wages: Money?
    /// What each of those who were paid of late got last, by their names; nil where that is not
    /// known.
    public var lastPaid: [String: Money]?
    /// Payment requests that are not closed.
    public var requests: [Request] = []
    /// Bills that are not paid.
    public var bills: [Bill] = []
    /// Standing orders, subscriptions and payments on a later day.
    public var recurring: [Recurring] = []
    /// The budgets.
    public var budgets: [Budget] = []
    /// The store cards.
    public var loyaltyCards: [LoyaltyCard] = []
    /// The auto-pay settings.
    public var autopay = Autopay()
    /// Locks, limits and what was spent today.
    public var security: Security
    /// The YANI coins.
    public var staking = Staking()

    /// Creates the view of a wallet that holds `balance` and nothing else.
    public init(balance: Money) {
        self.balance = balance
        security = Security(spentToday: .zero(balance.currency))
    }

    /// The wallet's currency.
    public var currency: Currency { balance.currency }
}

extension WalletView {
    /// An account with a name of its own.
    public struct Account: Hashable, Codable, Sendable {
        /// The name.
        public var name: String
        /// What it holds.
        public var balance: Money

        /// Creates an account.
        public init(name: String, balance: Money) {
            self.name = name
            self.balance = balance
        }
    }

    /// A request for money that awaits an answer.
    public struct Request: Hashable, Codable, Sendable {
        /// The wallet's identifier.
        public var id: String
        /// `incoming`: they ask me; `outgoing`: I ask them.
        public var direction: MoneyDirection
        /// The other person.
        public var person: Payee
        /// How much is asked for.
        public var amount: Money
        /// What for.
        public var note: String?

        /// Creates a request.
        public init(
            id: String, direction: MoneyDirection, person: Payee, amount: Money, note: String?
        ) {
            self.id = id
            self.direction = direction
            self.person = person
            self.amount = amount
            self.note = note
        }
    }

    /// A bill to pay.
    public struct Bill: Hashable, Codable, Sendable {
        /// The wallet's identifier.
        public var id: String
        /// Who is to be paid.
        public var merchant: String
        /// How much of it is due.
        public var amount: Money
        /// Until when.
        public var due: Day?

        /// Creates a bill.
        public init(id: String, merchant: String, amount: Money, due: Day?) {
            self.id = id
            self.merchant = merchant
            self.amount = amount
            self.due = due
        }
    }

    /// A payment that will happen by itself.
    public struct Recurring: Hashable, Codable, Sendable {
        /// The wallet's identifier.
        public var id: String
        /// The person or merchant paid.
        public var name: String
        /// How much each time.
        public var amount: Money
        /// When; nil for a payment that happens once.
        public var frequency: Recurrence?
        /// Whether a merchant is paid for a service rather than a person or an account.
        public var isSubscription: Bool
        /// Whether it is paused.
        public var isPaused: Bool
        /// The next day it happens.
        public var next: Day?
        /// The last day it may happen, if it has an end.
        public var last: Day?
        /// The wallet's identifier of the bill that it is for, or for a part of which.
        public var bill: String?

        /// Creates a recurring payment.
        public init(
            id: String, name: String, amount: Money, frequency: Recurrence?, isSubscription: Bool,
            isPaused: Bool = false, next: Day? = nil, last: Day? = nil, bill: String? = nil
        ) {
            self.id = id
            self.name = name
            self.amount = amount
            self.frequency = frequency
            self.isSubscription = isSubscription
            self.isPaused = isPaused
            self.next = next
            self.last = last
            self.bill = bill
        }
    }

    /// What may be spent on a category.
    public struct Budget: Hashable, Codable, Sendable {
        /// The category; nil for all spending.
        public var category: SpendingCategory?
        /// How much a period.
        public var limit: Money
        /// The period: a week, a month or a year.
        public var period: LimitScope
        /// What was spent in the one that runs.
        public var spent: Money
        /// The share of it, in percent, from which an alert is given.
        public var alert: Int?

        /// Creates a budget.
        public init(
            category: SpendingCategory?, limit: Money, period: LimitScope = .monthly, spent: Money,
            alert: Int? = nil
        ) {
            self.category = category
            self.limit = limit
            self.period = period
            self.spent = spent
            self.alert = alert
        }
    }

    /// A store card.
    public struct LoyaltyCard: Hashable, Codable, Sendable {
        /// The store.
        public var name: String
        /// The number under its barcode.
        public var number: String
        /// The points on it.
        public var points: Int
        /// Bronze, Silver, Gold or Platinum.
        public var tier: String

        /// Creates a card.
        public init(name: String, number: String, points: Int = 0, tier: String = "Bronze") {
            self.name = name
            self.number = number
            self.points = points
            self.tier = tier
        }
    }

    /// The auto-pay settings.
    public struct Autopay: Hashable, Codable, Sendable {
        /// Whether incoming requests may be paid without asking.
        public var isEnabled = false
        /// The most for everybody together.
        public var limits: [Limit] = []
        /// The most per person.
        public var peerLimits: [String: Limit] = [:]
        /// The rules, in words.
        public var rules: [Rule] = []

        /// The most that is paid in a period.
        public struct Limit: Hashable, Codable, Sendable {
            /// The amount.
            public var amount: Money
            /// The period.
            public var scope: LimitScope

            /// Creates a limit.
            public init(_ amount: Money, _ scope: LimitScope) {
                self.amount = amount
                self.scope = scope
            }
        }

        /// A rule that approves requests.
        public struct Rule: Hashable, Codable, Sendable {
            /// The wallet's identifier.
            public var id: String
            /// The person or merchant it is for.
            public var peer: String?
            /// The most it approves for one request.
            public var maximum: Money?

            /// Creates a rule.
            public init(id: String, peer: String?, maximum: Money?) {
                self.id = id
                self.peer = peer
                self.maximum = maximum
            }
        }

        /// Auto-pay switched off.
        public init() {}
    }

    /// Locks and limits.
    public struct Security: Hashable, Codable, Sendable {
        /// Whether a PIN is set.
        public var hasPIN = false
        /// Whether the wallet is locked.
        public var isLocked = false
        /// What wrong PINs led to, which nothing is paid behind; nil where they led to nothing.
        public var pinLock: PINLock?
        /// Whether the bank card is frozen.
        public var isCardFrozen = false
        /// Whether a finger or a face unlocks.
        public var hasBiometrics = false
        /// The limits, by what they are counted over.
        public var limits: [LimitScope: Money] = [:]
        /// What was paid today.
        public var spentToday: Money
        /// What was paid in the other periods that have a limit.
        public var spent: [LimitScope: Money] = [:]
        /// From which amount the PIN is asked for.
        public var stepUp: Money
        /// How far the identity check is.
        public var identityStatus = "verified"

        /// How long no PIN may be tried.
        public enum PINLock: Hashable, Codable, Sendable {
            /// For so many minutes.
            case minutes(Int)
            /// Before it is reset.
            case untilReset

            /// The minutes; nil where only a reset helps.
            var minutes: Int? {
                if case .minutes(let minutes) = self { return minutes }
                return nil
            }
        }

        /// Creates the security of a wallet without a PIN.
        public init(spentToday: Money) {
            self.spentToday = spentToday
            stepUp = Money(
                minorUnits: 150 * spentToday.currency.minorUnitsPerUnit,
                currency: spentToday.currency)
        }
    }

    /// The YANI coins.
    public struct Staking: Hashable, Codable, Sendable {
        /// What is free to spend or stake.
        public var available = Money.zero(.yani)
        /// What is staked.
        public var staked = Money.zero(.yani)
        /// What was earned and not claimed.
        public var rewards = Money.zero(.yani)
        /// The yearly rate in hundredths of a percent.
        public var basisPoints = 500

        /// No coins.
        public init() {}
    }
}

public import Primitives
public import Understanding

/// Something the wallet is to do: every detail that matters is known, and is restated before a yes.
public struct Order: Hashable, Codable, Sendable {
    /// What it is.
    public var intent: Intent
    /// What of the intent's operations it is.
    public var operation: Operation?
    /// How much; in YANI for coins. Nil for a limit that is taken away.
    public var amount: Money?
    /// The person paid, asked or answered.
    public var payee: Payee?
    /// The merchant paid.
    public var merchant: String?
    /// What is due of the bill of the merchant's that stays open as another amount is paid.
    public var openBill: Money?
    /// What the one paid asks for in a request that stays open, though as much is sent.
    public var openRequest: Money?
    /// The account paid from, where it is not the main one.
    public var account: String?
    /// The account of the user's own that gets the money, where one does.
    public var destination: OwnAccount?
    /// The day it happens, where that is not today.
    public var day: Day?
    /// The first day of something that happens again and again.
    public var firstDay: Day?
    /// How often it happens.
    public var frequency: Recurrence?
    /// The last day of something that happens again and again, if it has an end.
    public var lastDay: Day?
    /// Whether an end of what happens again and again, or of its pause, was said that is not kept.
    public var hasUnkeptEnd = false
    /// Whether a time of day was said, which the wallet does not keep.
    public var hasUnkeptHour = false
    /// Whether one of the receiver's accounts was named, which the wallet does not choose.
    public var hasUnkeptAccount = false
    /// The reason given.
    public var note: String?
    /// The category of a budget; nil is all spending.
    public var category: SpendingCategory?
    /// What of that category was named, which has no budget of its own.
    public var part: String?
    /// What the budget of the category was, where only a part of it was named.
    public var replaced: Money?
    /// The card, or the store of a loyalty card.
    public var card: String?
    /// The number of a loyalty card.
    public var number: String?
    /// What a limit or a budget is counted over.
    public var scope: LimitScope?
    /// Whether auto-pay as a whole, which is off, is switched on with it.
    public var enablesAutopay = false
    /// A share, in percent.
    public var percentage: String?
    /// A number of points.
    public var count: Int?
    /// The wallet's identifier of the bill, request, payment or rule it is about.
    public var subject: String?
    /// What it takes back, if it is an undo.
    public var undoes: DoneOrder?

    /// Creates an order.
    public init(_ intent: Intent, _ operation: Operation? = nil) {
        self.intent = intent
        self.operation = operation
    }
}

/// One of the orders that a command carried out.
public struct DoneOrder: Hashable, Codable, Sendable {
    /// The command.
    public let command: CommandID
    /// The order's place among those of the command, from 0.
    public let place: Int

    /// Creates the mark of the order in a place of a command.
    public init(_ command: CommandID, at place: Int) {
        self.command = command
        self.place = place
    }
}

extension Order {
    /// The name of whoever gets the money or is asked for it; the main account's is "main".
    public var receiver: String? {
        switch destination {
        case .main?: "main"
        case .named(let name)?: name
        case nil: payee?.name ?? merchant
        }
    }

    /// What is still due of a bill once this part of it is paid.
    var restOfBill: Money? {
        guard intent == .payBill, subject != nil, let openBill, let amount else { return nil }
        return try? openBill.subtracting(amount)
    }

    /// Whether money leaves the account when it is carried out, today.
    var paysNow: Bool {
        guard day == nil, frequency == nil, undoes == nil else { return false }
        switch intent {
        case .sendMoney, .payBill: return true
        case .requestMoney: return operation == .accept
        case .manageRecurring, .manageAutopay, .checkBalance, .listTransactions, .analyzeSpending,
            .forecastSpending, .findAnomalies, .manageBudget, .getAdvice, .loyaltyCards,
            .accountSecurity, .stakeCoins:
            return false
        }
    }

    /// Whether it ends, refuses or takes back something.
    var takesAway: Bool {
        let ending: [Operation] = [.cancel, .pause, .decline, .disable, .remove, .removeRule]
        return undoes != nil || operation.map(ending.contains) == true
    }

    /// Whether the main account's balance is another once it is carried out on `today`: something
    /// was paid, were it the first of many, or is paid back.
    func changesBalance(on today: Day) -> Bool {
        guard account == nil || destination == .main else { return false }
        if let firstDay, operation == .create || operation == .change { return firstDay <= today }
        guard undoes != nil else { return paysNow }
        let asked = intent == .requestMoney && operation == .create
        return day == nil && frequency == nil && !asked
    }
}

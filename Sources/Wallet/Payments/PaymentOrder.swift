public import Primitives

/// What is to be paid, to whom, and when: on one day, or again and again.
public struct OrderTerms: Hashable, Codable, Sendable {
    /// The account that pays.
    public var account: WalletAccount
    /// Who is paid.
    public var counterparty: Counterparty
    /// How much each time, above zero.
    public var amount: Money
    /// The reason given.
    public var note: String?
    /// The label of the kind of spending.
    public var category: String?
    /// The day it is paid on, or from which the repetition counts.
    public var firstDay: Day
    /// How it repeats; nil for once.
    public var recurrence: Recurrence?
    /// The last day it may be paid on, if there is one.
    public var lastDay: Day?
    /// The bill that is paid, or a part of it, by a payment that is made once.
    public var bill: Identifier<Bill>?

    /// Creates terms.
    public init(
        account: WalletAccount, counterparty: Counterparty, amount: Money, firstDay: Day,
        recurrence: Recurrence? = nil, lastDay: Day? = nil, note: String? = nil,
        category: String? = nil, bill: Identifier<Bill>? = nil
    ) {
        self.account = account
        self.counterparty = counterparty
        self.amount = amount
        self.note = note
        self.category = category
        self.firstDay = firstDay
        self.recurrence = recurrence
        self.lastDay = lastDay
        self.bill = bill
    }

    /// Returns the first day from `day` on that it is paid on, nil if there is none.
    public func occurrence(onOrAfter day: Day) -> Day? {
        let found: Day? =
            if let recurrence {
                recurrence.occurrence(after: day.adding(days: -1), first: firstDay)
            } else {
                day <= firstDay ? firstDay : nil
            }
        guard let found, found <= lastDay ?? found else { return nil }
        return found
    }

    /// Returns the first `count` days from `day` on that it is paid on.
    public func occurrences(onOrAfter day: Day, count: Int) -> [Day] {
        var days: [Day] = []
        var next = occurrence(onOrAfter: day)
        while let found = next, days.count < count {
            days.append(found)
            next = occurrence(onOrAfter: found.adding(days: 1))
        }
        return days
    }
}

/// A payment that is scheduled, once or again and again.
public struct PaymentOrder: Hashable, Codable, Sendable {
    /// Where it stands. Raw values are labels on disk.
    public enum Status: String, CaseIterable, Codable, Hashable, Sendable {
        case active, paused, cancelled, finished
    }

    /// The order.
    public let id: Identifier<PaymentOrder>
    /// What it pays.
    public let terms: OrderTerms
    /// The payee's name.
    public let counterpartyName: String
    /// Where it stands.
    public let status: Status
    /// The day it pays next, nil unless it is active.
    public let nextDay: Day?

    /// Returns the next `count` days it pays on.
    public func nextDays(_ count: Int) -> [Day] {
        nextDay.map { terms.occurrences(onOrAfter: $0, count: count) } ?? []
    }
}

/// What came of one day of an order.
public struct OrderRun: Hashable, Sendable {
    /// What came of it.
    public enum Outcome: Hashable, Sendable {
        /// It was paid.
        case paid(Receipt)
        /// A subscription's credit covered it.
        case covered
        /// It was refused, with the error's code, and is not tried again.
        case failed(code: String)
    }

    /// The order, as it stands after it.
    public let order: PaymentOrder
    /// The day that was due.
    public let day: Day
    /// What came of it.
    public let outcome: Outcome
}

/// A day of an order that was dealt with.
public struct OrderOccurrence: Hashable, Sendable {
    /// What came of it. Raw values are labels on disk.
    public enum Outcome: String, CaseIterable, Codable, Hashable, Sendable {
        case paid, covered, failed
    }

    /// The day that was due.
    public let day: Day
    /// What came of it.
    public let outcome: Outcome
    /// The entry that paid it, if one did.
    public let entry: Int64?
    /// The code of the error, if it was refused.
    public let failure: String?
}

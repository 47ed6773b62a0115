public import Primitives

/// A plan with a merchant that is paid again and again.
public struct Subscription: Hashable, Codable, Sendable {
    /// The subscription.
    public let id: Identifier<Subscription>
    /// Whom it is with.
    public let merchant: Merchant
    /// The plan's name.
    public let plan: String
    /// What a period costs, and when it is paid.
    public let order: PaymentOrder
    /// How long a period is, and the day the first began.
    public let cycle: BillingCycle
    /// What is taken off the next invoices.
    public let credit: Money

    /// What a period costs.
    public var price: Money { order.terms.amount }
}

/// What changing a plan came to.
public struct PlanChange: Hashable, Codable, Sendable {
    /// The subscription after it.
    public let subscription: Subscription
    /// What is left of the old plan, and what the new one costs for the rest of the period.
    public let proration: Proration
    /// What was paid at once, nil if the net was zero or below.
    public let receipt: Receipt?
}

extension BillingCycle {
    /// The cycle as a repetition of payments from its anchor.
    public var recurrence: Recurrence {
        switch unit {
        case .daily: Recurrence(every: interval, .daily)
        case .weekly: Recurrence(every: interval, .weekly)
        case .monthly: Recurrence(every: interval, .monthly)
        case .yearly: Recurrence(every: interval, .yearly)
        }
    }
}

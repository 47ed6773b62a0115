public import Foundation
internal import GRDB
public import Primitives

extension WalletStore {
    /// Begins a subscription, once, paid from `account` on the day each period begins; its
    /// identifier is the key's. It is paused, resumed and cancelled by its order.
    /// - Throws: `WalletError.notFound` if there is no such merchant, `invalidTerms` without a
    ///   plan, and as `schedule`.
    public func subscribe(
        to merchant: Identifier<Merchant>, plan: String, price: Money, cycle: BillingCycle,
        from account: WalletAccount, key: IdempotencyKey
    ) throws(WalletError) -> Subscription {
        struct Input: Encodable {
            let merchant: Identifier<Merchant>
            let plan: String
            let price: Money
            let cycle: BillingCycle
            let account: WalletAccount
        }
        let input = Input(
            merchant: merchant, plan: plan, price: price, cycle: cycle, account: account)
        return try once(.subscribe, key, input) { db in
            guard !plan.isEmpty else { throw WalletError.invalidTerms }
            let merchant = try Self.merchant(merchant, in: db)
            let terms = OrderTerms(
                account: account, counterparty: .named(merchant.name), amount: price,
                firstDay: cycle.anchor, recurrence: cycle.recurrence, note: plan,
                category: merchant.category)
            let order = try Self.insert(terms, Identifier(key), in: db)
            try db.execute(
                sql: """
                    INSERT INTO subscription (id, merchantId, orderId, plan, unit, interval, anchorDay)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    key.rawValue, merchant.id.rawValue, order.id.rawValue, plan,
                    cycle.unit.rawValue, cycle.interval, cycle.anchor.number,
                ])
            return try Self.subscription(Identifier(key), in: db)
        }
    }

    /// Changes a subscription's plan on `day`, once: what is due for the rest of the period is paid
    /// at once, what is owed to the user is taken off the next invoices.
    /// - Throws: as `pay`, and `WalletError.notFound`, `notOpen` for one that is over,
    ///   `invalidTerms` for a day before the first period, `currencyMismatch`.
    public func changePlan(
        of id: Identifier<Subscription>, to plan: String, price: Money, on day: Day,
        at instant: Date, key: IdempotencyKey
    ) throws(WalletError) -> PlanChange {
        struct Input: Encodable {
            let id: Identifier<Subscription>
            let plan: String
            let price: Money
            let day: Day
        }
        let input = Input(id: id, plan: plan, price: price, day: day)
        return try once(.changePlan, key, input) { db in
            let before = try Self.subscription(id, in: db)
            _ = try Self.openOrder(before.order.id, in: db)
            guard price.isPositive, !plan.isEmpty else { throw WalletError.amountNotPositive }
            let proration = try Self.prorate(before, to: price, on: day)
            let receipt = try Self.settle(proration, of: before, on: day, at: instant, key, in: db)
            try db.execute(
                sql: "UPDATE subscription SET plan = ? WHERE id = ?",
                arguments: [plan, id.rawValue])
            try db.execute(
                sql: "UPDATE paymentOrder SET minorUnits = ?, note = ? WHERE id = ?",
                arguments: [price.minorUnits, plan, before.order.id.rawValue])
            try Self.record(
                proration, from: before, to: plan, price, on: day, entry: receipt?.entry, key,
                in: db)
            return PlanChange(
                subscription: try Self.subscription(id, in: db), proration: proration,
                receipt: receipt)
        }
    }

    /// Returns the subscriptions, those that are over included, the next to pay first.
    public func subscriptions() throws(WalletError) -> [Subscription] {
        try read { db in
            let ids = try String.fetchAll(
                db,
                sql: """
                    SELECT subscription.id FROM subscription
                    JOIN paymentOrder ON paymentOrder.id = orderId
                    ORDER BY nextDay IS NULL, nextDay, subscription.id
                    """)
            return try ids.map { try Self.subscription(Identifier(rawValue: $0), in: db) }
        }
    }

    private static func prorate(
        _ subscription: Subscription, to price: Money, on day: Day
    ) throws -> Proration {
        guard let period = subscription.cycle.period(containing: day) else {
            throw WalletError.invalidTerms
        }
        do {
            return try Proration(from: subscription.price, to: price, on: day, in: period)
        } catch .currencyMismatch(let old, let new) {
            throw WalletError.currencyMismatch(old, new)
        } catch .negativePrice {
            throw WalletError.amountNotPositive
        } catch .overflow {
            throw WalletError.overflow
        } catch .emptyPeriod, .changeOutsidePeriod {
            throw WalletError.invalidTerms
        }
    }

    /// Pays a net above zero less the credit there is, carries one below zero as credit.
    private static func settle(
        _ proration: Proration, of subscription: Subscription, on day: Day, at instant: Date,
        _ key: IdempotencyKey, in db: Database
    ) throws -> Receipt? {
        let credit = try subscription.credit.subtracting(proration.net)
        try db.execute(
            sql: "UPDATE subscription SET credit = ? WHERE id = ?",
            arguments: [max(0, credit.minorUnits), subscription.id.rawValue])
        guard credit.minorUnits < 0 else { return nil }
        let terms = subscription.order.terms
        return try pay(
            Movement(
                account: terms.account, amount: credit, counterparty: terms.counterparty, day: day,
                note: terms.note, category: terms.category),
            with: .wallet, at: instant, key: key, in: db)
    }

    private static func record(
        _ proration: Proration, from before: Subscription, to plan: String, _ price: Money,
        on day: Day, entry: Int64?, _ key: IdempotencyKey, in db: Database
    ) throws {
        try db.execute(
            sql: """
                INSERT INTO planChange (id, subscriptionId, day, oldPlan, newPlan, oldPrice, newPrice,
                                        credit, charge, entryId)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                key.rawValue, before.id.rawValue, day.number, before.plan, plan,
                before.price.minorUnits, price.minorUnits, proration.credit.minorUnits,
                proration.charge.minorUnits, entry,
            ])
    }

    private static func subscription(
        _ id: Identifier<Subscription>, in db: Database
    ) throws -> Subscription {
        let row = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT subscription.*, merchant.name AS merchantName, merchant.iban,
                           merchant.category AS merchantCategory
                    FROM subscription JOIN merchant ON merchant.id = subscription.merchantId
                    WHERE subscription.id = ?
                    """), arguments: [id.rawValue])
        guard let row, let unit = BillingCycle.Unit(rawValue: row["unit"]) else {
            throw WalletError.notFound
        }
        let order = try order(Identifier(rawValue: row["orderId"]), in: db)
        return Subscription(
            id: id, merchant: Merchant(row), plan: row["plan"], order: order,
            cycle: BillingCycle(
                unit, every: row["interval"], from: Day(number: row["anchorDay"])),
            credit: Money(minorUnits: row["credit"], currency: order.terms.amount.currency))
    }
}

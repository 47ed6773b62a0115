public import Foundation
internal import GRDB
public import Primitives

extension WalletStore {
    /// Pays all that is due on `today` or was on the days before, each day of an order once, the
    /// earliest first; returns what came of each.
    ///
    /// Each occurrence is a transaction of its own: the entry, the record that it was dealt with
    /// and the order's next day are written together, so that a crash or another process in between
    /// neither loses nor doubles one. It is booked on the day it was due, at `instant`. One that is
    /// refused (no funds, a limit) is recorded as failed, and not tried again. Nothing is paid, and
    /// nothing lost, while the wallet is locked.
    /// - Complexity: O(*k* log *n*) for *k* occurrences.
    public func runDue(on today: Day, at instant: Date) throws(WalletError) -> [OrderRun] {
        var runs: [OrderRun] = []
        while let run = try write({ try Self.runNext(upTo: today, at: instant, in: $0) }) {
            runs.append(run)
        }
        return runs
    }

    /// Pays what is due of one order on `today`, or was on the days before, as `runDue` does, but
    /// all or nothing; returns the entries that paid it.
    /// - Throws: `WalletError.notFound`, and as `pay` where a payment is refused: the order then
    ///   stands as it did.
    public func payDue(
        of id: Identifier<PaymentOrder>, on today: Day, at instant: Date
    ) throws(WalletError) -> [Receipt] {
        try write { db in
            var receipts: [Receipt] = []
            while case let order = try Self.order(id, in: db), let day = order.nextDay,
                day <= today
            {
                let outcome = try Self.pay(order, on: day, at: instant, in: db)
                if case .paid(let receipt) = outcome { receipts.append(receipt) }
                _ = try Self.close(day, of: order, with: outcome, at: instant, in: db)
            }
            return receipts
        }
    }

    /// Returns the days of an order that were dealt with, the last first: what came of each, with
    /// the entry that paid it or the code of the error.
    public func occurrences(
        of id: Identifier<PaymentOrder>
    ) throws(WalletError) -> [OrderOccurrence] {
        try read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM occurrence WHERE orderId = ? ORDER BY day DESC",
                arguments: [id.rawValue]
            ).compactMap { row in
                OrderOccurrence.Outcome(rawValue: row["outcome"]).map {
                    OrderOccurrence(
                        day: Day(number: row["day"]), outcome: $0, entry: row["entryId"],
                        failure: row["reason"])
                }
            }
        }
    }

    private static func runNext(
        upTo today: Day, at instant: Date, in db: Database
    ) throws -> OrderRun? {
        let security = try securityRow(in: db)
        guard !security.isWalletLocked, security.pinGuard.lock(at: instant) == .open else {
            return nil
        }
        let id = try String.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT id FROM paymentOrder WHERE nextDay IS NOT NULL AND nextDay <= ?
                    ORDER BY nextDay, id LIMIT 1
                    """), arguments: [today.number])
        guard let id else { return nil }
        let order = try order(Identifier(rawValue: id), in: db)
        guard let day = order.nextDay else { return nil }
        let outcome = try outcome(of: order, on: day, at: instant, in: db)
        let after = try close(day, of: order, with: outcome, at: instant, in: db)
        return OrderRun(order: after, day: day, outcome: outcome)
    }

    /// Keeps what came of a day of an order, which then waits for its next.
    private static func close(
        _ day: Day, of order: PaymentOrder, with outcome: OrderRun.Outcome, at instant: Date,
        in db: Database
    ) throws -> PaymentOrder {
        try record(outcome, of: order, on: day, at: instant, in: db)
        let next = try nextDay(
            of: order.id, order.terms, onOrAfter: day.adding(days: 1), in: db)
        return try set(next == nil ? .finished : .active, next, order.id, in: db)
    }

    /// Pays in a savepoint, so that a refusal leaves nothing of it behind.
    private static func outcome(
        of order: PaymentOrder, on day: Day, at instant: Date, in db: Database
    ) throws -> OrderRun.Outcome {
        var outcome: OrderRun.Outcome?
        do {
            try db.inSavepoint {
                outcome = try pay(order, on: day, at: instant, in: db)
                return .commit
            }
        } catch let error as WalletError where error.isRefusal {
            return .failed(code: error.code)
        }
        return outcome ?? .covered
    }

    private static func pay(
        _ order: PaymentOrder, on day: Day, at instant: Date, in db: Database
    ) throws -> OrderRun.Outcome {
        let amount = try takeCredit(for: order, in: db)
        guard amount.isPositive else { return .covered }
        let movement = Movement(
            account: order.terms.account, amount: try amount.negated(),
            counterparty: order.terms.counterparty, day: day, note: order.terms.note,
            category: order.terms.category)
        let key = IdempotencyKey(rawValue: "order/\(order.id.rawValue)/\(day)")
        let receipt = try pay(movement, with: .wallet, at: instant, key: key, in: db)
        if order.terms.recurrence == nil { try settleBill(paidBy: order, receipt, in: db) }
        return .paid(receipt)
    }

    /// Books what a single payment paid of the bill that it was for, where as much is still due:
    /// the one it names, else the first due of its merchant of which just that is due.
    private static func settleBill(
        paidBy order: PaymentOrder, _ receipt: Receipt, in db: Database
    ) throws {
        guard case .named(let merchant) = order.terms.counterparty else { return }
        let amount = order.terms.amount
        let open = try bills(
            where: "bill.status = 'open' AND merchant.name = ?", [merchant], in: db)
        let named = order.terms.bill
        let paid = open.first { named == nil ? $0.amountDue == amount : $0.id == named }
        guard let bill = paid, bill.amountDue.minorUnits >= amount.minorUnits else { return }
        try settle(amount, of: bill, by: receipt.entry, in: db)
    }

    private static func record(
        _ outcome: OrderRun.Outcome, of order: PaymentOrder, on day: Day, at instant: Date,
        in db: Database
    ) throws {
        let (label, entry, reason): (String, Int64?, String?) =
            switch outcome {
            case .paid(let receipt): ("paid", receipt.entry, nil)
            case .covered: ("covered", nil, nil)
            case .failed(let code): ("failed", nil, code)
            }
        try db.cachedStatement(
            sql: """
                INSERT INTO occurrence (orderId, day, instant, outcome, entryId, reason)
                VALUES (?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            order.id.rawValue, day.number, instant.milliseconds, label, entry, reason,
        ])
    }

    /// What an order has to pay after its subscription's credit, which is used up.
    private static func takeCredit(for order: PaymentOrder, in db: Database) throws -> Money {
        let row = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT id, credit FROM subscription WHERE orderId = ?"),
            arguments: [order.id.rawValue])
        guard let row else { return order.terms.amount }
        let credit: Int64 = row["credit"]
        let used = min(credit, order.terms.amount.minorUnits)
        try db.execute(
            sql: "UPDATE subscription SET credit = credit - ? WHERE id = ?",
            arguments: [used, row["id"] as String])
        return Money(
            minorUnits: order.terms.amount.minorUnits - used,
            currency: order.terms.amount.currency)
    }
}

internal import GRDB
public import Primitives

extension WalletStore {
    /// Sets a budget, once, in the place of the one of its category, period and currency.
    /// - Throws: `WalletError.amountNotPositive` below zero, `invalidTerms` for an alert outside
    ///   1...100 %.
    public func setBudget(_ budget: Budget, key: IdempotencyKey) throws(WalletError) {
        _ = try once(.setBudget, key, budget) { db in
            guard budget.amount.minorUnits >= 0 else { throw WalletError.amountNotPositive }
            guard (1...100).contains(budget.alertPercent), !budget.category.isEmpty else {
                throw WalletError.invalidTerms
            }
            try db.execute(
                sql: """
                    INSERT INTO budget (category, period, currency, minorUnits, alertPercent)
                    VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT DO UPDATE SET minorUnits = excluded.minorUnits,
                        alertPercent = excluded.alertPercent
                    """,
                arguments: [
                    budget.category, budget.period.rawValue, budget.amount.currency.code,
                    budget.amount.minorUnits, budget.alertPercent,
                ])
            return true
        }
    }

    /// Removes a budget, once.
    /// - Throws: `WalletError.notFound`.
    public func removeBudget(
        category: String, period: Budget.Period, currency: Currency, key: IdempotencyKey
    ) throws(WalletError) {
        let input = CommandInput(target: category, detail: "\(period.rawValue) \(currency.code)")
        _ = try once(.removeBudget, key, input) { db in
            try db.execute(
                sql: "DELETE FROM budget WHERE category = ? AND period = ? AND currency = ?",
                arguments: [category, period.rawValue, currency.code])
            guard db.changesCount == 1 else { throw WalletError.notFound }
            return true
        }
    }

    /// Returns the budgets by category and period.
    public func budgets() throws(WalletError) -> [Budget] {
        try read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM budget ORDER BY category, period, currency")
                .compactMap { row in
                    guard let period = Budget.Period(rawValue: row["period"]),
                        let currency = Currency(code: row["currency"])
                    else { return nil }
                    return Budget(
                        category: row["category"], period: period,
                        amount: Money(minorUnits: row["minorUnits"], currency: currency),
                        alertPercent: row["alertPercent"])
                }
        }
    }

    /// Returns how far a budget is used in its period around `day`, by the categories the entries
    /// are sorted into, of all accounts in its currency; what was undone since does not count, what
    /// was given back is taken off.
    public func status(of budget: Budget, on day: Day) throws(WalletError) -> BudgetStatus {
        let interval = budget.period.interval(containing: day)
        return try read { db in
            let spent = try Int64.fetchOne(
                db.cachedStatement(
                    sql: """
                        SELECT COALESCE(-SUM(posting.minorUnits), 0)
                        FROM account
                        JOIN posting ON posting.accountId = account.id
                            AND posting.day >= ?1 AND posting.day < ?2
                        JOIN entry ON entry.id = posting.entryId
                            AND entry.kind IN ('payment', 'receipt', 'statement')
                        LEFT JOIN sorting ON sorting.entryId = entry.id
                        WHERE \(Self.category) = ?3 AND COALESCE(sorting.isOwnTransfer, 0) = 0
                          AND (posting.minorUnits < 0 OR COALESCE(sorting.isRefund, 0) = 1)
                          AND account.kind IN ('own', 'mirror') AND account.currency = ?4
                          AND NOT EXISTS
                              (SELECT 1 FROM entry later WHERE later.reverses = entry.id)
                        """),
                arguments: [
                    interval.start?.number, interval.end?.number, budget.category,
                    budget.amount.currency.code,
                ])
            let units = max(0, spent ?? 0)
            return try BudgetStatus(
                budget, spent: Money(minorUnits: units, currency: budget.amount.currency),
                in: interval)
        }
    }
}

internal import Dialogue
internal import Insights
internal import Primitives
internal import Statements
internal import Wallet

/// Finds what is worth telling at the start of a conversation, the most pressing first.
struct NoticeFinding {
    let view: WalletView
    let history: WalletHistory
    let today: Day

    /// How many days ahead bills and payments are looked at.
    private static let horizon = 10

    func notices() throws(WalletError) -> [Notice] {
        let analysis = try history.analysis(TransactionFilter(), upTo: today)
        return try lowBalance() + bills() + budgets() + unusual(analysis) + habits(analysis)
    }

    private var horizonEnd: Day { today.adding(days: Self.horizon) }

    private func bills() -> [Notice] {
        view.bills.compactMap { bill in
            bill.due.flatMap { $0 <= horizonEnd ? .billDue(bill, on: $0) : nil }
        }
    }

    private func budgets() -> [Notice] {
        view.budgets.filter { budget in
            let threshold = Double(budget.alert ?? 80) / 100
            return budget.spent.estimate >= threshold * budget.limit.estimate
        }.map(Notice.budgetSpent)
    }

    /// The first day on which what is due is more than what is there, or the one around which the
    /// balance is expected to fall below zero.
    private func lowBalance() throws(WalletError) -> [Notice] {
        let due = shortfall()
        guard due.isEmpty else { return due }
        let end = today.adding(days: BalanceCourse.horizon)
        let question = BalanceQuestion(.overdraft, until: end, otherwise: end, dues: view.dues)
        let forecast = try history.expectedBalance(question, today: today)
        guard let forecast, forecast.current.minorUnits >= 0, forecast.knownUntil == nil else {
            return []
        }
        return forecast.spread?.overdrawn.map { [.overdraft(around: $0)] } ?? []
    }

    private func shortfall() -> [Notice] {
        let end = horizonEnd.adding(days: 1)
        let due = view.dues.filter { $0.next != nil }.flatMap { payment in
            payment.days(from: today, before: end).map { ($0, payment.amount) }
        }
        var balance = view.balance
        for (day, amount) in due.sorted(by: { $0.0 < $1.0 }) {
            guard let after = try? balance.subtracting(amount) else { continue }
            balance = after
            if balance.minorUnits < 0 { return [.lowBalance(on: day, balance)] }
        }
        return []
    }

    private func unusual(_ analysis: SpendingAnalysis?) -> [Notice] {
        (analysis?.anomalies ?? []).filter { $0.transaction.day >= today.adding(days: -7) }
            .prefix(2).map { anomaly in
                .unusual(
                    AnomalyLine(
                        transaction: TransactionLine(
                            day: anomaly.transaction.day, amount: anomaly.transaction.amount,
                            counterparty: anomaly.transaction.label),
                        oddity: .large(score: anomaly.score, usual: anomaly.usual)))
            }
    }

    /// Contacts paid the same at regular intervals, who are not paid by a standing order.
    private func habits(_ analysis: SpendingAnalysis?) -> [Notice] {
        let scheduled = Set(view.recurring.map(\.name))
        let contacts = Set(view.contacts.map(\.name))
        return (analysis?.recurring ?? []).compactMap { payment in
            guard payment.amount.minorUnits < 0, contacts.contains(payment.name),
                !scheduled.contains(payment.name), payment.next >= today.adding(days: -7),
                let amount = try? payment.amount.negated()
            else { return nil }
            return .habit(
                payee: payment.name, amount: amount, payment.recurrence, count: payment.count)
        }
    }
}

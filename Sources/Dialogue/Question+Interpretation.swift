internal import Primitives
internal import Understanding

extension Question {
    /// The question an utterance of `intent` asks; intents that ask nothing ask for the balance.
    init(_ intent: Intent, _ turn: Interpretation, today: Day) {
        var filter = TransactionFilter()
        if case .days(let interval)? = (turn.values(of: .period) + turn.values(of: .date)).first {
            filter.period = interval
        }
        filter.category = turn.text(of: .category).flatMap(SpendingCategory.init(rawValue:))
        filter.counterparty =
            turn.text(of: .merchant) ?? turn.text(of: .payee) ?? turn.text(of: .payer)
        if case .number(let count)? = turn.values(of: .count).first, count > 0 {
            filter.limit = count
        }
        filter.direction = turn.text(of: .direction).flatMap(MoneyDirection.init(rawValue:))
        switch intent {
        case .listTransactions: self = .transactions(filter)
        case .analyzeSpending:
            filter.period = filter.period ?? today.month.interval
            self = .spending(filter)
        case .forecastSpending:
            filter.period = filter.period ?? today.month.adding(months: 1).interval
            self = .forecast(filter)
        case .findAnomalies: self = .anomalies(filter)
        case .checkBalance, .sendMoney, .requestMoney, .payBill, .manageRecurring, .manageAutopay,
            .manageBudget, .getAdvice, .loyaltyCards, .accountSecurity, .stakeCoins:
            self = .balance(account: turn.text(of: .account))
        }
    }
}

/// What is asked for decides which words around a slot can mean anything.
extension UtteranceLabel {
    /// What a time is where it can be but one thing: the day something is to happen, or the range
    /// asked about; nil where it can be either.
    var timeSlot: Slot? {
        switch self {
        case .intent(let intent, let operation):
            switch intent {
            case .sendMoney, .payBill, .checkBalance, .getAdvice: return .date
            case .requestMoney: return operation == .create ? .date : .period
            case .listTransactions, .analyzeSpending, .findAnomalies, .manageBudget:
                return .period
            case .manageRecurring:
                if operation == .pause { return nil }
                return operation == .list ? .period : .date
            case .stakeCoins:
                return operation == .stake || operation == .unstake ? .date : .period
            case .manageAutopay, .forecastSpending, .loyaltyCards, .accountSecurity: return nil
            }
        case .act(.affirm): return .date
        case .act, .inform, .outOfScope: return nil
        }
    }

    /// Whether amounts choose among payments: "more than 100".
    var filtersAmounts: Bool {
        guard case .intent(let intent, let operation) = self else { return false }
        switch intent {
        case .listTransactions, .analyzeSpending, .findAnomalies: return true
        case .manageAutopay: return operation == .setRule || operation == .enable
        case .sendMoney, .requestMoney, .payBill, .manageRecurring, .checkBalance,
            .forecastSpending, .manageBudget, .getAdvice, .loyaltyCards, .accountSecurity,
            .stakeCoins:
            return false
        }
    }

    /// Whether an amount that bounds something is the most that is paid without asking.
    var capsAmounts: Bool {
        guard case .intent(.manageAutopay, _) = self else { return false }
        return true
    }

    /// Whether an amount may be for each of several people or for all of them.
    var sharesAmounts: Bool {
        switch self {
        case .intent(.sendMoney, _), .intent(.requestMoney, _), .inform, .act(.correct): true
        case .intent(.manageRecurring, let operation): operation == .create
        case .intent, .act, .outOfScope: false
        }
    }

    /// Whether something that has an amount gets another.
    var changesAmounts: Bool {
        switch self {
        case .intent(.manageBudget, let operation): operation == .change || operation == .set
        case .intent(.manageRecurring, let operation): operation == .change
        case .intent(.manageAutopay, let operation), .intent(.accountSecurity, let operation):
            operation == .setLimit
        case .act(.correct), .inform: true
        case .intent, .act, .outOfScope: false
        }
    }

    /// Whether a budget, a limit or the price of what comes back gets another amount; a budget that
    /// is taken away may be one that so much is taken off.
    var changesLimits: Bool {
        switch self {
        case .intent: changesAmounts || self == .intent(.manageBudget, .remove)
        case .act, .inform, .outOfScope: false
        }
    }

    /// Whether what is set, a budget, a limit or a cap, has an amount and no time of day.
    var setsAmounts: Bool {
        switch self {
        case .intent(.manageBudget, let operation):
            operation == .set || operation == .change || operation == .setAlert
        case .intent(.manageAutopay, let operation):
            operation == .setLimit || operation == .setRule
        case .intent(.accountSecurity, let operation): operation == .setLimit
        case .intent, .act, .inform, .outOfScope: false
        }
    }

    /// Whether budgets get an amount.
    var setsBudgets: Bool {
        self == .intent(.manageBudget, .set) || self == .intent(.manageBudget, .change)
    }

    /// Whether money in and money out are told apart.
    var asksAboutFlows: Bool {
        switch self {
        case .intent(let intent, _): intent == .listTransactions || intent == .analyzeSpending
        case .act, .inform, .outOfScope: false
        }
    }

    /// Whether kinds of spending are asked about.
    var asksAboutSpending: Bool {
        switch self {
        case .intent(let intent, _): intent == .analyzeSpending || intent == .forecastSpending
        case .act, .inform, .outOfScope: false
        }
    }

    /// Whether a number may say how many.
    var listsThings: Bool {
        switch self {
        case .intent(let intent, _): intent == .listTransactions || intent == .analyzeSpending
        case .act, .inform, .outOfScope: false
        }
    }

    /// Whether a currency may be said without an amount.
    var namesCurrencies: Bool {
        switch self {
        case .intent(let intent, _): intent == .checkBalance
        case .inform, .act(.correct): true
        case .act, .outOfScope: false
        }
    }

    /// Whether a plan may be named: of what is set up or changed.
    var changesPlans: Bool {
        guard case .intent(.manageRecurring, let operation) = self else { return true }
        return operation != .pause && operation != .resume && operation != .cancel
    }

    /// Whether coins are put to work or taken back.
    var movesCoins: Bool {
        guard case .intent(.stakeCoins, let operation) = self else { return false }
        return operation == .stake || operation == .unstake
    }
}

/// What a user wants: the fifteen things Yani does. Raw values are labels on disk.
public enum Intent: String, CaseIterable, Codable, Hashable, Sendable {
    case sendMoney = "send_money"
    case requestMoney = "request_money"
    case payBill = "pay_bill"
    case manageRecurring = "manage_recurring"
    case manageAutopay = "manage_autopay"
    case checkBalance = "check_balance"
    case listTransactions = "list_transactions"
    case analyzeSpending = "analyze_spending"
    case forecastSpending = "forecast_spending"
    case findAnomalies = "find_anomalies"
    case manageBudget = "manage_budget"
    case getAdvice = "get_advice"
    case loyaltyCards = "loyalty_cards"
    case accountSecurity = "account_security"
    case stakeCoins = "stake_coins"
}

extension Intent {
    /// What may be asked for within the intent; none where it asks one thing only.
    public var operations: [Operation] {
        switch self {
        case .requestMoney: [.create, .list, .accept, .decline, .remind, .cancel]
        case .manageRecurring: [.create, .list, .change, .pause, .resume, .cancel]
        case .manageAutopay: [.enable, .disable, .setLimit, .setRule, .removeRule, .show]
        case .manageBudget: [.set, .change, .check, .remove, .setAlert]
        case .loyaltyCards: [.list, .show, .add, .remove, .points, .tier, .redeem]
        case .accountSecurity:
            [
                .freezeCard, .unfreezeCard, .lockWallet, .unlockWallet, .changePIN, .resetPIN,
                .enableBiometrics, .disableBiometrics, .setLimit, .kycStatus, .cardStatus, .devices,
            ]
        case .stakeCoins: [.stake, .unstake, .status, .rate, .rewards, .claim, .compound]
        case .sendMoney, .payBill, .checkBalance, .listTransactions, .analyzeSpending,
            .forecastSpending, .findAnomalies, .getAdvice:
            []
        }
    }

    /// Whether the intent asks about what happened rather than for something to happen, so that a
    /// bare weekday or month is the last one.
    public var looksBack: Bool {
        switch self {
        case .checkBalance, .listTransactions, .analyzeSpending, .findAnomalies: true
        case .sendMoney, .requestMoney, .payBill, .manageRecurring, .manageAutopay,
            .forecastSpending, .manageBudget, .getAdvice, .loyaltyCards, .accountSecurity,
            .stakeCoins:
            false
        }
    }
}

/// What is asked within an intent. Raw values are labels on disk.
public enum Operation: String, CaseIterable, Codable, Hashable, Sendable {
    case create, list, accept, decline, remind, cancel
    case change, pause, resume
    case enable, disable, show
    case setLimit = "set_limit"
    case setRule = "set_rule"
    case removeRule = "remove_rule"
    case set, check, remove
    case setAlert = "set_alert"
    case add, points, tier, redeem
    case freezeCard = "freeze_card"
    case unfreezeCard = "unfreeze_card"
    case lockWallet = "lock_wallet"
    case unlockWallet = "unlock_wallet"
    case changePIN = "change_pin"
    case resetPIN = "reset_pin"
    case enableBiometrics = "enable_biometrics"
    case disableBiometrics = "disable_biometrics"
    case kycStatus = "kyc_status"
    case cardStatus = "card_status"
    case devices
    case stake, unstake, status, rate, rewards, claim, compound
}

/// A move in the conversation rather than a request. Raw values are labels on disk.
public enum DialogueAct: String, CaseIterable, Codable, Hashable, Sendable {
    case affirm, deny, cancel, correct, help, greet, thanks, goodbye, undo
    case again = "repeat"
}

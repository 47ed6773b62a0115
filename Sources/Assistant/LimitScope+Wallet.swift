internal import Dialogue
internal import Wallet

extension LimitScope {
    /// The dialogue's word for what a limit of the wallet is counted over.
    init(_ scope: SpendingLimit.Scope) {
        switch scope {
        case .perTransaction: self = .perTransaction
        case .daily: self = .daily
        case .weekly: self = .weekly
        case .monthly: self = .monthly
        }
    }

    /// The dialogue's word for the period of a budget.
    init(_ period: Budget.Period) {
        switch period {
        case .weekly: self = .weekly
        case .monthly: self = .monthly
        case .yearly: self = .yearly
        }
    }
}

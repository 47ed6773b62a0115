internal import Dialogue
internal import Foundation
internal import Primitives
internal import Understanding
internal import Wallet

extension Refusal {
    /// The dialogue's word for what the wallet said to `orders`.
    init(_ error: WalletError, of orders: [Order], at now: Date) {
        switch error {
        case .insufficientFunds(let missing): self = .insufficientFunds(missing: missing)
        case .amountNotPositive, .overflow, .unbalanced, .sameAccount: self = .invalidAmount
        case .currencyMismatch(let said, let account):
            self = .currencyMismatch(said: said, account: account)
        case .unknownContact: self = .unknownPayee(orders.first?.payee?.name ?? "")
        case .contactInUse: self = .contactInUse(orders.first?.payee?.name ?? "")
        case .unknownAccount(let name): self = .notFound(.account, name: name)
        case .notFound, .notOpen: self = .notFound(orders.subject, name: orders.first?.card)
        case .keyReused: self = .spentTurn
        case .duplicate: self = .duplicate
        case .limitExceeded(let scope, let limit):
            self = .limitExceeded(limit: limit, scope: LimitScope(scope))
        case .walletLocked(let end?): self = .pinLocked(minutes: end.minutes(after: now))
        case .walletLocked(nil): self = .walletLocked
        case .cardFrozen: self = .cardFrozen
        case .expired: self = .expired
        case .notReversible: self = .notReversible
        case .invalidTerms:
            self = orders.first?.intent == .loyaltyCards ? .invalidNumber : .invalidDate
        case .notAWallet, .damaged, .busy, .full, .unavailable: self = .unavailable
        }
    }
}

extension [Order] {
    /// What was looked for and is not there.
    fileprivate var subject: Refusal.Subject {
        switch first?.intent {
        case .requestMoney?: .request
        case .payBill?: .bill
        case .manageRecurring?: .recurring
        case .manageBudget?: .budget
        case .loyaltyCards?: .loyaltyCard
        case .manageAutopay?: .rule
        case .sendMoney?, .checkBalance?, .listTransactions?, .analyzeSpending?, .forecastSpending?,
            .findAnomalies?, .getAdvice?, .accountSecurity?, .stakeCoins?, nil:
            .account
        }
    }
}

extension PINOutcome {
    /// Why the PIN does not open the wallet, nil where it does.
    func refusal(at now: Date) -> Refusal? {
        switch self {
        case .right, .none: nil
        case .wrong(let triesLeft): .wrongPIN(triesLeft: triesLeft)
        case .locked(let end): .pinLocked(minutes: end?.minutes(after: now))
        }
    }
}

extension Date {
    /// The minutes from `now` to this instant, rounded up.
    func minutes(after now: Date) -> Int {
        max(1, Int((timeIntervalSince(now) / 60).rounded(.up)))
    }
}

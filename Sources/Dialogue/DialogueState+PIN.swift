internal import Primitives
internal import Understanding

extension DialogueState {
    /// Takes a turn that may be a PIN. The digits go into an effect and are kept nowhere.
    mutating func takeSecret(
        _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        guard let digits = turn.text.pinDigits else {
            if turn.givesUp { return abandon() }
            return [.say(.help(awaitedRequest))] + askAgain()
        }
        guard case .settingPIN = phase else { return [.checkPIN(digits)] }
        let id = CommandID(rawValue: context.serial)
        phase = .executing(nil, [], id)
        return [.setPIN(digits, id)]
    }

    /// Takes the wallet's verdict on a PIN.
    mutating func takePINVerdict(_ refusal: Refusal?) -> [DialogueEffect] {
        guard let refusal else {
            switch phase {
            case .identifying(let frame, let orders):
                guard let context else { return abandon() }
                return execute(orders, of: frame, context)
            case .changingPIN:
                phase = .settingPIN
                return askAgain()
            case .idle, .filling, .choosing, .confirming, .settingPIN, .executing: return []
            }
        }
        if case .pinLocked = refusal {
            reset()
            return [.say(.refused(refusal))] + next()
        }
        return [.say(.refused(refusal))] + askAgain()
    }
}

extension [Order] {
    /// Whether the wallet's PIN is due before these are carried out.
    func needPIN(in view: WalletView) -> Bool {
        guard view.security.hasPIN else { return false }
        if contains(where: \.touchesSecurity) { return true }
        let paid = filter(\.movesMoney).compactMap(\.amount)
        guard let sum = try? Money.sum(of: paid, in: view.currency),
            let day = try? view.security.spentToday.adding(sum)
        else { return true }
        return !paid.isEmpty && day > view.security.stepUp
    }
}

extension Order {
    /// Whether money will leave the account because of it, today or later.
    fileprivate var movesMoney: Bool {
        if undoes != nil { return false }
        switch intent {
        case .sendMoney, .payBill: return true
        case .requestMoney: return operation == .accept
        case .manageRecurring: return operation == .create || operation == .change
        case .manageAutopay, .checkBalance, .listTransactions, .analyzeSpending,
            .forecastSpending, .findAnomalies, .manageBudget, .getAdvice, .loyaltyCards,
            .accountSecurity, .stakeCoins:
            return false
        }
    }

    /// Whether it loosens what protects the wallet.
    fileprivate var touchesSecurity: Bool {
        switch intent {
        case .manageAutopay: return true
        case .accountSecurity:
            switch operation {
            case .unfreezeCard?, .unlockWallet?, .setLimit?, .enableBiometrics?,
                .disableBiometrics?:
                return true
            case _: return false
            }
        case .sendMoney, .payBill, .requestMoney, .manageRecurring, .checkBalance,
            .listTransactions, .analyzeSpending, .forecastSpending, .findAnomalies, .manageBudget,
            .getAdvice, .loyaltyCards, .stakeCoins:
            return false
        }
    }

    /// Whether it can be taken back.
    var isReversible: Bool {
        switch intent {
        case .sendMoney, .payBill: return undoes == nil
        case .requestMoney: return operation == .create || operation == .accept
        case .manageRecurring: return operation == .create
        case .manageAutopay, .checkBalance, .listTransactions, .analyzeSpending,
            .forecastSpending, .findAnomalies, .manageBudget, .getAdvice, .loyaltyCards,
            .accountSecurity, .stakeCoins:
            return false
        }
    }
}

extension String {
    /// The digits of a PIN, four to eight of them with nothing but spaces between, or nil.
    fileprivate var pinDigits: String? {
        let digits = filter { !$0.isWhitespace }
        let isPIN = (4...8).contains(digits.count) && digits.allSatisfy { ("0"..."9").contains($0) }
        return isPIN ? digits : nil
    }
}

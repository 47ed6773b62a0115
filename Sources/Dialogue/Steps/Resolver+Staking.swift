internal import Primitives
internal import Understanding

extension Resolver {
    /// YANI coins are staked and unstaked, rewards claimed.
    func stakeCoins(_ frame: Frame) throws(Detour) -> Step {
        if [.stake, .unstake, .claim, .compound].contains(frame.operation) {
            try checkDoneNow(frame)
            if frame.saysRhythm { throw refuse(.unkeptRhythm) }
            // "Send 5 coins to Emma" is no stake, and coins are not sent.
            if sends(frame) {
                throw refuse(.currencyMismatch(said: .yani, account: view.currency))
            }
        }
        let staking = view.staking
        var order = Order(.stakeCoins, frame.operation)
        switch frame.operation {
        case .stake?:
            try checkUnlocked()
            order.amount = try coins(frame, most: staking.available)
        case .unstake?:
            try checkUnlocked()
            order.amount = try coins(frame, most: staking.staked)
        case .claim?, .compound?:
            try checkUnlocked()
            guard staking.rewards.isPositive else {
                throw refuse(.insufficientFunds(missing: staking.rewards))
            }
            order.amount = staking.rewards
        case .rate?: return .answer(.staking(staking, .rate))
        case .rewards?: return .answer(.staking(staking, .rewards))
        default: return .answer(.staking(staking, .status))
        }
        return .confirm([order])
    }

    /// Whether a contact is to be sent coins.
    private func sends(_ frame: Frame) -> Bool {
        guard frame.words.first.map(Frame.sendingVerbs.contains) == true else { return false }
        return frame.words.indices.dropLast().contains { index in
            ["a", "to"].contains(frame.words[index])
                && view.contacts.contains { $0.isNamed([frame.words[index + 1]]) }
        }
    }

    private func coins(_ frame: Frame, most: Money) throws(Detour) -> Money {
        if frame.wantsAll, frame.amounts.isEmpty {
            guard most.isPositive else { throw refuse(.insufficientFunds(missing: most)) }
            return most
        }
        if let said = frame.text(.percentage) {
            guard let share = ExactRatio(percent: said), share.numerator <= share.denominator,
                let part = share.applied(to: most.minorUnits), part > 0
            else { throw refuse(.invalidAmount, asking: .slot(.coinAmount)) }
            return Money(minorUnits: part, currency: .yani)
        }
        guard let spoken = frame.amounts.last else { throw need(.slot(.coinAmount)) }
        if let said = spoken.currency, said != .yani {
            throw refuse(
                .currencyMismatch(said: said, account: .yani), asking: .slot(.coinAmount))
        }
        guard let coins = spoken.money(default: .yani), coins.isPositive else {
            throw refuse(.invalidAmount, asking: .slot(.coinAmount))
        }
        if coins > most, let missing = try? coins.subtracting(most) {
            throw refuse(.insufficientFunds(missing: missing), asking: .slot(.coinAmount))
        }
        return coins
    }
}

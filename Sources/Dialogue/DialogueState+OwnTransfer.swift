internal import Primitives
internal import Understanding

/// A transfer between accounts of the user's own that is ordered while a payment to somebody is
/// spoken of: it is an order of its own, and does not complete the payment.
extension DialogueState {
    /// Takes such a transfer in the place of what is pending; nil where the turn is none.
    mutating func beginOwnTransfer(
        by turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        switch phase {
        case .idle, .proposing, .changingPIN, .settingPIN, .executing, .changing: return nil
        case .filling(let pending, _), .choosing(let pending, _), .confirming(let pending, _, _),
            .identifying(let pending, _, _):
            let people = pending.texts(pending.personSlot) + pending.texts(.merchant)
            guard !people.isEmpty, !pending.isQuestion else { return nil }
        }
        // "And 50 into savings" is wanted besides.
        guard case .intent(let intent, _) = turn.label, turn.fillsOwnAccount(in: context.view),
            turn.words.first.map(Self.joints.contains) == false
        else { return nil }
        let frame = Frame(intent, turn)
        guard !frame.isQuestion, turn.confidence >= frame.confidenceNeeded else { return nil }
        reset()
        return [.say(.dropped)] + advance(frame, context)
    }
}

extension Interpretation {
    /// Whether it orders an amount to be put into an account of the user's own ("vire 50 sur mon
    /// épargne"), be it one that is not there.
    func fillsOwnAccount(in view: WalletView) -> Bool {
        guard [.sendMoney, .manageRecurring].contains(intent), operation != .cancel, isCommand,
            receivers.isEmpty, !values(of: .amount).isEmpty,
            !words.prefix(4).contains(where: AccountRoute.taking.contains)
        else { return false }
        let route = AccountRoute(words, accounts: view.accounts)
        if route.destination != nil { return true }
        return slots.contains { fill in
            guard fill.slot == .account else { return false }
            let lead = text(in: 0..<fill.range.lowerBound).foldedWords.last {
                !AccountRoute.determiners.contains($0)
            }
            return lead.map(AccountRoute.puttingInto.contains) == true
        }
    }
}

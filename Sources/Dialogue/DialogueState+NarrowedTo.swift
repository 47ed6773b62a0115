internal import Primitives
internal import Understanding

/// The one of several that a few words leave, behind a list of them or an order that was called off
/// ("juste Spotify", "only EDF").
extension DialogueState {
    /// What a turn leaves of the payments that were told right before, or of the order that was
    /// called off in the turn before, to be restated; nil where it leaves none, or several.
    func narrowed(toOneBy turn: Interpretation) -> Frame? {
        let left = turn.wordsNarrowedTo
        guard !left.isEmpty, !turn.text.contains("?") else { return nil }
        if let abandoned, abandoned.turn == self.turn - 1, let view = context?.view {
            return abandoned.frame.narrowed(to: left, in: view)
        }
        guard lastAnswerTurn == self.turn - 1, case .recurring(let figure)? = lastAnswer,
            var frame = lastFrame,
            let name = (figure.own + figure.found).map(\.name).only(naming: left)
        else { return nil }
        frame.ask(about: name)
        return frame
    }

    /// Restates the one of several orders that a turn leaves where it awaits its yes already, or
    /// waits behind another, which is dropped; nil where the turn leaves none of them.
    mutating func restate(
        oneLeftBy turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        let left = turn.wordsNarrowedTo
        guard !left.isEmpty, !turn.text.contains("?"), turn.slots.allSatisfy(\.slot.isName),
            case .confirming(let frame, let orders, let since) = phase,
            !context.isTooLate(since: since), orders.count == 1, !frame.isQuestion
        else { return nil }
        let waiting = queue.filter { $0.isOnly(of: left) }
        if frame.isOnly(of: left) {
            guard waiting.isEmpty else { return nil }
            queue = []
            return askAgain()
        }
        guard waiting.count == 1, let other = waiting.first else { return nil }
        queue = []
        reset()
        return advance(other, context)
    }
}

extension Frame {
    /// This order of several payments or bills as one of the only one that is left; nil where it is
    /// none of several, or it is not clear which is left.
    fileprivate func narrowed(to left: Set<String>, in view: WalletView) -> Frame? {
        let name: String?
        switch intent {
        case .sendMoney, .requestMoney:
            let people = texts(personSlot)
            guard people.count > 1, let one = people.only(naming: left),
                let place = people.firstIndex(of: one)
            else { return nil }
            var frame = self
            let each = amountsOfEach ?? []
            frame.share(amount: each.indices.contains(place) ? each[place] : nil, with: [one])
            return frame
        case .manageRecurring where operation != .create:
            name = view.recurring.map(\.name).only(naming: left)
        case .payBill: name = view.bills.map(\.merchant).only(naming: left)
        case _: return nil
        }
        let isOfSeveral = wantsAll || texts(.merchant).count != 1
        guard let name, isOfSeveral else { return nil }
        var frame = Frame(intent, operation)
        frame.words = Array(left)
        frame.values[.merchant] = [.text(name)]
        return frame
    }

    /// Whether it is of one person, shop or firm alone, who bears all of these names.
    fileprivate func isOnly(of left: Set<String>) -> Bool {
        let named = texts(.merchant) + texts(.payee) + texts(.payer)
        return Set(named).only(naming: left) != nil && Set(named).count == 1
    }
}

extension Sequence<String> {
    /// The only one of these names with all of these words in it; nil for none or several.
    fileprivate func only(naming words: Set<String>) -> String? {
        let named = Set(filter { words.isSubset(of: $0.nameWords) })
        return named.count == 1 ? named.first : nil
    }
}

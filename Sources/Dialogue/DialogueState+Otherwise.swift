internal import Primitives
internal import Understanding

/// Which of the things that there are is meant otherwise than it was restated.
extension DialogueState {
    /// What was restated with other things of its kind, where a few words say so: without those
    /// they leave out, or with another of those that were offered; nil where they say neither.
    func otherwise(
        _ frame: Frame, _ orders: [Order], by turn: Interpretation, _ context: TurnContext
    ) -> Frame? {
        frame.leavingOutBudgets(of: orders, by: turn)
            ?? frame.leavingOut(some: orders, by: turn, in: context.view)
            ?? repicked(frame, by: turn, context)
            ?? frame.requestMeant(by: turn, restated: orders, in: context.view)
            ?? frame.withSharePutRight(
                by: turn, restated: orders, contacts: context.view.contacts)
    }

    /// The frame with another of several things that were offered in place of the one picked ("non,
    /// l'autre", "no, the first one", "pas Leroy").
    private func repicked(
        _ frame: Frame, by turn: Interpretation, _ context: TurnContext
    ) -> Frame? {
        guard turn.words.count <= 7, !turn.text.contains("?") else { return nil }
        let resolver = Resolver(view: context.view, today: context.today)
        for (key, picked) in frame.picks.sorted(by: { $0.key < $1.key }) {
            var open = frame
            open.picks[key] = nil
            guard case .choose(let choice) = resolver.step(for: open), choice.key == key,
                let other = choice.other(than: picked, in: turn)
            else { continue }
            open.picks[key] = other.id
            return open
        }
        return nil
    }
}

extension Interpretation {
    /// The turn as an order to pay the bill that it names in place of the money that was to be sent
    /// ("non, paie plutôt EDF"); itself where it names none.
    func paysBill(insteadOf frame: Frame, in view: WalletView) -> Interpretation {
        guard frame.intent == .sendMoney, [.act(.correct), .act(.deny)].contains(label),
            words.count <= 6, !text.contains("?"),
            slots.allSatisfy({ $0.slot == .merchant || $0.slot.isOfDays }),
            wordsBesideSlots.allSatisfy({ word in
                Self.payingVerbs.contains(word) || putsRightBeside(word)
                    || Self.nameLinks.contains(word) || Self.noes.contains(word)
                    || ["facture", "bill", "euh", "finalement"].contains(word)
            }),
            case .text(let name)? = values(of: .merchant).last,
            view.bills.contains(where: { !$0.merchant.nameWords.isDisjoint(with: name.nameWords) })
        else { return self }
        return with(slots: slots, label: .intent(.payBill, nil), confidence: 1)
    }
}

extension Choice {
    /// The option that a turn names, and nothing else, in place of the one that was picked.
    fileprivate func other(than picked: String, in turn: Interpretation) -> Option? {
        guard turn.saysOnlyNames(of: options.map(\.label)) else { return nil }
        let others = options.filter { $0.id != picked }
        if turn.speaksOfOther, others.count == 1 { return others[0] }
        return option(in: turn).flatMap { $0.id == picked ? nil : $0 }
    }
}

extension Interpretation {
    /// Whether the other one is spoken of.
    fileprivate var speaksOfOther: Bool {
        !Set(words).isDisjoint(with: ["autre", "other"])
    }

    /// Whether no word is said but those of some names, those that lead to them, and those that put
    /// right what was said.
    fileprivate func saysOnlyNames(of labels: [String]) -> Bool {
        let names = labels.nameWords
        return words.allSatisfy { word in
            names.contains(word) || Self.isRank(word) || putsRightBeside(word)
                || Self.nameLinks.contains(word) || Self.besideOthersNamed.contains(word)
        }
    }

    private static let besideOthersNamed = noes.union(refusing).union(
        """
        oui yes ok mais but autre other one c'est c' est it it's 's celle celui la-bas that this \
        actually finalement en fait oops sorry pardon please stp svp
        """.foldedWords)
}

extension Frame {
    /// This frame, which is of several bills, requests or payments, without those that a few words
    /// leave out ("sauf EDF", "not Zoé's"); nil where they leave out none, or all.
    fileprivate func leavingOut(
        some orders: [Order], by turn: Interpretation, in view: WalletView
    ) -> Frame? {
        let names = orders.compactMap(\.receiver)
        guard orders.count > 1, orders.allSatisfy({ $0.subject != nil && $0.undoes == nil }),
            turn.words.count <= 7, !turn.text.contains("?"),
            turn.slots.allSatisfy({ $0.slot.isName || $0.slot == .count }),
            turn.leavesOut(someOf: orders)
        else { return nil }
        var left = names.filter { name in
            !name.nameWords.subtracting(Interpretation.nameLinks).isDisjoint(with: turn.words)
        }
        if left.isEmpty, turn.slots.allSatisfy({ $0.slot == .count }) {
            left = Self.receiver(meantBy: turn, of: orders, in: view).map { [$0] } ?? []
        }
        guard !left.isEmpty, left.count < names.count else { return nil }
        var frame = self
        frame.excluded += left.map { Exclusion(slot: .merchant, said: $0, value: .text($0)) }
        return frame
    }
}

extension Frame {
    /// Who gets what the only one of the orders pays that a turn tells by its place or by how much
    /// it is ("la première", "the dearest"); nil where it tells none.
    private static func receiver(
        meantBy turn: Interpretation, of orders: [Order], in view: WalletView
    ) -> String? {
        if let rank = turn.spokenRank {
            let place = rank > 0 ? rank - 1 : orders.count + rank
            return orders.indices.contains(place) ? orders[place].receiver : nil
        }
        var said = Frame(.payBill)
        said.words = turn.words
        let bills = view.bills.filter { bill in orders.contains { $0.subject == bill.id } }
        return said.distinguished(among: bills)?.merchant
    }
}

extension Interpretation {
    /// Whether it says that something is to be left out of what several orders do, or is kept where
    /// they take away: of what is to be stopped "cancel Netflix" leaves nothing out.
    fileprivate func leavesOut(someOf orders: [Order]) -> Bool {
        let takeAway = orders.allSatisfy(\.takesAway)
        if takeAway, !Self.keepingVerbs.isDisjoint(with: words) { return true }
        return Frame.removes(self) && !(takeAway && firstDeed != nil)
    }
}

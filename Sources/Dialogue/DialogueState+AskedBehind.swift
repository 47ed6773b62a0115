internal import Primitives
internal import Understanding

/// What a few words ask that name too little of it, behind a budget, a balance, a payment, or what
/// was taken away.
extension DialogueState {
    /// The question that a turn asks behind what was told or done right before ("et l'autre, le
    /// shopping ?", "which ones do I have left?", "et après le loyer ?", "when's the next one?");
    /// nil for any other.
    func question(behindToldBy turn: Interpretation, in view: WalletView) -> Frame? {
        otherBudget(askedBy: turn, in: view) ?? thoseLeft(askedBy: turn)
            ?? balance(afterPaymentBy: turn) ?? nextOfSame(askedBy: turn)
    }

    /// How another budget stands than the one told right before: the one that is named, or the only
    /// other.
    private func otherBudget(askedBy turn: Interpretation, in view: WalletView) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, case .budgets(let told)? = lastAnswer,
            turn.speaksOfOthers, turn.words.count <= 7, turn.values(of: .amount).isEmpty
        else { return nil }
        let others = view.budgets.compactMap(\.category).filter { category in
            !told.contains { $0.category == category }
        }
        let named = turn.kindsNamed
        let isBare = turn.words.allSatisfy(Interpretation.besideOther.contains)
        let meant = isBare ? others : others.filter(named.contains)
        guard meant.count == 1, let category = meant.first else { return nil }
        var frame = Frame(.manageBudget, .check)
        frame.words = turn.words
        frame.values[.category] = [.text(category.rawValue)]
        return frame
    }

    /// Those that are left of the kind of which one was just taken away or told.
    private func thoseLeft(askedBy turn: Interpretation) -> Frame? {
        guard turn.asksWhichAreLeft else { return nil }
        let intent: Intent?
        if case .done(let orders, _)? = lastReply {
            intent = orders.last?.intent
        } else if lastAnswerTurn == self.turn - 1 {
            switch lastAnswer {
            case .loyaltyCards, .loyaltyCard: intent = .loyaltyCards
            case .budgets: intent = .manageBudget
            case .recurring: intent = .manageRecurring
            case _: intent = nil
            }
        } else {
            intent = nil
        }
        switch intent {
        case .loyaltyCards: return Frame(.loyaltyCards, .list)
        case .manageBudget: return Frame(.manageBudget, .check)
        case .manageRecurring: return Frame(.manageRecurring, .list)
        case .payBill:
            var frame = Frame(.forecastSpending)
            frame.words = turn.words + ["combien", "factures"]
            return frame
        case _: return nil
        }
    }

    /// What will be left of the balance told right before once something is paid that comes back;
    /// of what would be left after a payment that is only supposed, with that payment too.
    private func balance(afterPaymentBy turn: Interpretation) -> Frame? {
        let named: Set<Slot> = [.category, .merchant, .note]
        var supposed: Money?
        switch lastAnswer {
        case .balance(_, account: nil): break
        case .supposed(let amount, _): supposed = amount
        case _: return nil
        }
        guard lastAnswerTurn == self.turn - 1, turn.words.count <= 6,
            turn.slots.allSatisfy({ named.contains($0.slot) }),
            Wording(turn.words).says(["after", "apres", "une fois"]),
            turn.kindsNamed.count == 1, let kind = turn.kindsNamed.first
        else { return nil }
        var frame = Frame(.forecastSpending)
        frame.words = ["il", "me", "restera"] + turn.words
        frame.ask(about: kind)
        frame.takeTheme(of: turn)
        frame.takeKinds(of: turn)
        if let supposed {
            frame.isSupposed = true
            frame.values[.amount] = [.amount(supposed.spoken)]
        }
        return frame
    }

    /// When what was told or ordered right before is paid next, or the wages come.
    private func nextOfSame(askedBy turn: Interpretation) -> Frame? {
        guard turn.asksWhenTheNextIs else { return nil }
        var frame = Frame(.forecastSpending)
        frame.words = turn.words
        switch lastReply {
        case .done(let orders, _)?, .repeated(let orders)?, .confirm(let orders)?:
            guard let name = orders.last?.receiver else { return nil }
            frame.ask(about: name)
            return frame
        case .answer?: break
        case _: return nil
        }
        guard self.turn - lastAnswerTurn <= Self.memory, let lastFrame else { return nil }
        if case .nextPayment(_, let filter)? = lastAnswer, filter.areWages {
            frame.words.append("salaire")
        } else if lastFrame.areWages {
            frame.words.append("salaire")
        } else if let name = lastFrame.counterparty {
            frame.ask(about: name)
        } else if case .recurring? = lastAnswer {
            frame.words.append("prelevement")
        } else {
            return lastFrame.asked(whenNextBy: turn)
        }
        return frame
    }
}

extension Interpretation {
    /// The kinds of spending that its words name one by one.
    fileprivate var kindsNamed: Set<SpendingCategory> {
        Set(words.compactMap { SpendingCategory.named(in: $0) })
    }

    /// Whether a few words ask which of several are left ("il m'en reste lesquelles ?").
    fileprivate var asksWhichAreLeft: Bool {
        let wording = Wording(words)
        return slots.isEmpty && words.count <= 8
            && wording.says(["lesquels", "lesquelles", "which", "which ones"])
            && wording.says(["reste", "restent", "restait", "left", "still", "encore"])
            && words.allSatisfy(Self.besideLeft.contains)
    }

    private static let besideLeft = elided.union(
        """
        et and so alors then lesquels lesquelles which ones one are is do does i have got left \
        still there reste restent restait il elle ils elles me m en encore j ai qui sont c est ce \
        que it of them
        """.foldedWords)

    /// Whether a few words ask when the next one is of what they do not name.
    fileprivate var asksWhenTheNextIs: Bool {
        let wording = Wording(words)
        return slots.allSatisfy { $0.slot.isOfDays || $0.slot == .count } && words.count <= 8
            && wording.says(["prochain", "prochaine", "suivant", "next"])
            && wording.says([
                "quand", "when", "when's", "whens", "quel jour", "what day", "date", "due",
            ])
            && words.allSatisfy(Self.besideNext.contains)
    }

    private static let besideNext = elided.union(
        """
        et and so alors then quand when when's whens s 's is are est c ce que sera tombe sort \
        part le la les l' the next one ones prochain prochaine prochains suivant suivante quel \
        quelle jour date what day it be will due out go goes going tombera passe passera virement paiement prelevement payment \
        transfer
        """.foldedWords)
}

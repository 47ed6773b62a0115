internal import Primitives
internal import Understanding

/// A payment of as much as was just told, of a part of it, or of what somebody got last.
extension DialogueState {
    /// The payment that a turn orders of what was told right before: of as much again to whom it
    /// was of ("renvoie-lui pareil", "send her the same again"), or to somebody it names of as much or of
    /// a part of it ("send half of it to Mark"), or of that asked of them. Nil for any other.
    func payment(ofToldBy turn: Interpretation, in view: WalletView) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, let lastAnswer, turn.words.count <= 9,
            !turn.text.contains("?"), turn.values(of: .amount).isEmpty, turn.shareOfBalance == nil,
            Interpretation.negations.isDisjoint(with: turn.words)
        else { return nil }
        let part = turn.partOfThat
        let isAsked = turn.label == .intent(.requestMoney, .create)
        guard turn.ordersPayment(orAsks: isAsked), part != nil || turn.saysSame else { return nil }
        let named = turn.othersNamed(among: view.contacts)
        let told = lastAnswer.amountTold
        if named.isEmpty {
            guard part == nil, !isAsked, turn.speaksOfPerson,
                let person = personTold(by: lastAnswer, in: view)
            else { return nil }
            let amount = lastAnswer.onlyTransaction == nil ? view.lastPaid?[person.name] : told
            return amount.map { Frame(paying: $0, to: [person.name], by: turn) }
        }
        guard let told, told.isPositive else { return nil }
        var frame = Frame(paying: told, to: named, by: turn)
        if let part {
            guard let whole = frame.amounts.first, let share = Frame.multiplied(whole, by: part)
            else { return nil }
            frame.values[.amount] = [.amount(share)]
        }
        guard isAsked else { return frame }
        frame.intent = .requestMoney
        frame.operation = .create
        frame.values[.payer] = frame.values.removeValue(forKey: .payee)
        return frame
    }

    /// The contact on the other side of what was told: of the one transaction, or else of what the
    /// question was of.
    private func personTold(by answer: Answer, in view: WalletView) -> Payee? {
        let name = answer.onlyTransaction?.counterparty
        let asked = (lastFrame?.texts(.payee) ?? []) + (lastFrame?.texts(.payer) ?? [])
        guard let name = name ?? (Set(asked).count == 1 ? asked.first : nil) else { return nil }
        let known = view.contacts.filter { $0.isNamed(name.nameWords) }
        return known.count == 1 ? known.first : view.contacts.first { $0.name == name }
    }
}

extension Frame {
    /// A payment of an amount to people, in the words of a turn.
    fileprivate init(paying amount: Money, to names: [String], by turn: Interpretation) {
        self.init(.sendMoney)
        words = turn.words
        values[.payee] = names.map(SlotValue.text)
        values[.amount] = [.amount(amount.spoken)]
        if names.count > 1 { values[.amountMode] = [.text("each")] }
        for fill in turn.slots where fill.slot.isOfDays || fill.slot == .note {
            values[fill.slot] = [fill.value]
        }
    }

    /// Whether it is paid as much as the time before.
    var paysAsLastTime: Bool { amounts.isEmpty && Interpretation.sayAsLastTime(words) }
}

extension Resolver {
    /// What one person got last, where they are to get as much as then; nil where another amount is
    /// said, or nothing is known of that.
    func amountLastPaid(to payees: [Payee], _ frame: Frame) -> Money? {
        guard frame.paysAsLastTime, payees.count == 1 else { return nil }
        return view.lastPaid?[payees[0].name]
    }
}

extension Answer {
    /// How much the one thing that it tells comes to; nil where it tells more, or none.
    var amountTold: Money? {
        switch self {
        case .spending(let figure, _):
            figure.beginning == nil && figure.others.isEmpty ? figure.amount : nil
        case .bills(let bills, _): bills.count == 1 ? bills.first?.amount : nil
        case .measured(.count(_, let total), _, _): total
        case .measured(.average(let mean, _, _, _), _, _): mean
        case .saved(let income, let spending, _, _, _, _): try? income.subtracting(spending)
        case _: onlyTransaction?.amount.positive
        }
    }
}

extension Interpretation {
    /// The turn as the payment of whoever it says it is for, of as much as the time before ("same as
    /// last month for rent", "envoie à Marie la même chose que la dernière fois"), whatever it reads
    /// as; when that was is no day to pay on. Itself for any other.
    func payingAsLastTime(in view: WalletView) -> Interpretation {
        guard words.count <= 14, !text.contains("?"), Self.sayAsLastTime(words),
            values(of: .amount).isEmpty, Self.negations.isDisjoint(with: words),
            words.first.map({ !Wording.interrogatives.contains($0) }) ?? false
        else { return self }
        let undated = slots.filter { fill in
            !fill.slot.isOfDays || Self.bygone.isDisjoint(with: text(of: fill).foldedWords)
        }
        switch label {
        case .intent(.sendMoney, nil), .intent(.payBill, nil):
            return with(slots: undated, label: label, confidence: saysSame ? 1 : confidence)
        case .inform, .outOfScope, .intent(.analyzeSpending, _), .intent(.listTransactions, _),
            .intent(.requestMoney, .remind?), .act(.again), .act(.affirm):
            break
        case .act where ordersPayment(orAsks: false): break
        case .intent, .act: return self
        }
        let people = view.contacts.filter { $0.isSpoken(of: words) }
        let isOfRent = !WalletView.rents.isDisjoint(with: words)
        guard saysSame || ordersPayment(orAsks: false),
            let person = people.count == 1 ? people.first : isOfRent ? view.landlord : nil
        else { return self }
        let payee = SlotFill(
            slot: .payee, value: .text(person.name), range: 0..<text.utf8.count)
        return ordering(.intent(.sendMoney, nil), [payee])
    }

    /// Whether words say that something is as it was the time before.
    static func sayAsLastTime(_ words: [String]) -> Bool {
        Wording(words).says(asLastTime)
            && !words.contains { ["plus", "moins", "more", "less"].contains($0) }
    }

    private static let asLastTime: [String] = ["as", "like", "que", "comme"].flatMap { link in
        [
            "last time", "last month", "the last time", "i did last month", "la derniere fois",
            "le mois dernier", "la fois d' avant", "le mois d' avant", "the month before",
        ].map { "\(link) \($0)" }
    }
    private static let bygone: Set<String> = [
        "last", "dernier", "derniere", "before", "avant",
    ]

    /// Whether it says that it is as much as before.
    fileprivate var saysSame: Bool { Wording(words).says(Frame.same) }

    /// Whether somebody is but called "him" or "her".
    fileprivate var speaksOfPerson: Bool { words.contains(where: Frame.pronouns.contains) }

    /// Whether one of its first words sends money, or asks for it.
    fileprivate func ordersPayment(orAsks isAsked: Bool) -> Bool {
        let said = words.drop(while: Self.leadingWords.contains).prefix(2)
        return said.contains { word in
            Frame.sendingVerbs.contains(word) || Self.sendingAgain.contains(word)
                || isAsked && Frame.askingVerbs.contains(word)
        }
    }

    private static let sendingAgain: Set<String> = [
        "renvoie", "renvoyer", "revire", "revirer", "reverse", "redonne", "remets", "refais",
        "repaie", "repaye", "resend", "repay",
    ]
}

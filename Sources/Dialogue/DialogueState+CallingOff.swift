internal import Primitives
internal import Understanding

/// A payment that is called off in the words it was ordered in ("annule l'envoi de 50 euros à
/// Marie"), which read as an order to pay.
extension DialogueState {
    /// Takes a turn that calls off a payment: what is pending is given up, what was done is taken
    /// back, what is to come is stopped; nil where the turn calls off none.
    mutating func callOff(
        by turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        if turn.keepsPayment {
            if case .idle = phase { return [.say(.kept)] + next() }
            return askAgain()
        }
        guard turn.callsOffPayment else { return nil }
        switch phase {
        case .changingPIN, .settingPIN, .executing, .changing: return nil
        case .idle, .proposing: break
        case .filling(let frame, _), .choosing(let frame, _):
            if frame.leavesOutOne(turn) { return nil }
            if frame.isMeant(by: turn) { return abandon() }
        case .confirming(let frame, let orders, _), .identifying(let frame, let orders, _):
            // Of several one alone may be called off.
            if frame.leavesOutOne(turn) { return nil }
            guard frame.isMeant(by: turn) else { break }
            // What is about to be taken back is not called off by being called off again.
            return orders.contains { $0.undoes != nil } ? askAgain() : abandon()
        }
        let dropping: [DialogueEffect] = if case .idle = phase { [] } else { [.say(.dropped)] }
        // What is to come, or a request, may be meant.
        if case .intent(let intent, .cancel?) = turn.label {
            switch Resolver(view: context.view, today: context.today).step(
                for: Frame(intent, turn))
            {
            case .refuse: break
            case .need, .choose, .confirm, .perform, .ask, .answer, .changePIN: return nil
            }
        }
        if done.contains(where: { $0.only(calledOffBy: turn) != nil }) {
            return dropping + offerUndo(turn, context)
        }
        // What there is not to stop is told as it is asked for.
        if turn.operation == .cancel { return nil }
        if let frame = turn.stopping(in: context.view) { return dropping + advance(frame, context) }
        return [.say(.refused(.notFound(.payment, name: turn.receivers.first)))] + askAgain()
    }
}

extension Frame {
    /// Whether a turn that calls a payment off may mean this one: it names nobody else, and no
    /// other amount.
    fileprivate func isMeant(by turn: Interpretation) -> Bool {
        let pays = intent == .manageRecurring ? operation == .create : intent == .sendMoney
        guard pays || intent == .payBill else { return false }
        let people = (texts(.payee) + texts(.merchant)).map(\.nameWords)
        let isOther = turn.receivers.contains { name in
            people.allSatisfy { $0.isDisjoint(with: name.nameWords) }
        }
        let said = turn.spokenAmounts
        let isOfIt = said.isEmpty || amounts.isEmpty || said.contains(where: amounts.contains)
        return isOfIt && !isOther
    }
}

extension Interpretation {
    /// Whether it calls off a payment of which it says to whom or how much, though it reads as one:
    /// it begins by calling off, and orders nothing beside that.
    var callsOffPayment: Bool {
        guard speaksOfCallingOff, let verb = callingOffVerb else { return false }
        // "Annule, envoie plutôt 50 à Marie" orders; "the transfer" and "d'envoyer" do not.
        let said = words[verb...]
        return !isDenied(at: verb)
            && !zip(said, said.dropFirst()).contains { before, word in
                Frame.sendingVerbs.contains(word) && !Self.leadingToDeeds.contains(before)
            }
    }

    /// Whether a payment is not to be called off ("n'annule pas l'envoi de 50 euros à Marie").
    fileprivate var keepsPayment: Bool {
        speaksOfCallingOff && callingOffVerb.map(isDenied) == true
    }

    private var speaksOfCallingOff: Bool {
        switch label {
        case .intent(.sendMoney, _), .intent(.payBill, _), .intent(.manageRecurring, .cancel?),
            .intent(.requestMoney, .cancel?):
            isCommand && howTo == nil && (!receivers.isEmpty || !spokenAmounts.isEmpty)
        case .intent, .act, .inform, .outOfScope: false
        }
    }

    /// Whether an amount is taken from the payment that was restated or added to it ("retire 20 du
    /// virement").
    var takesFromPayment: Bool {
        difference != nil && words.count <= 5
            && words.suffix(2).contains(where: Self.namesOfPayments.contains)
    }

    /// Where the verb that calls something off stands among the first words; one that may also take
    /// money from somewhere does where a payment is its object ("retire l'envoi").
    private var callingOffVerb: Int? {
        let words = words
        if takesFromPayment { return nil }
        return words.prefix(5).indices.first { index in
            if Self.callingOff.contains(where: words[index].hasPrefix) { return true }
            return Self.takingAway.contains(where: words[index].hasPrefix)
                && !Self.namesOfPayments.isDisjoint(with: words[(index + 1)...].prefix(3))
        }
    }

    /// Whether the verb in a place is negated.
    private func isDenied(at verb: Int) -> Bool {
        let words = words
        let around = words[..<verb].suffix(2) + words[(verb + 1)...].prefix(1)
        return !Self.negations.isDisjoint(with: around)
    }

    /// Whether it calls off a payment and reads as an order to make it.
    var callsOffOrder: Bool { operation != .cancel && callsOffPayment }

    /// The amounts it says.
    fileprivate var spokenAmounts: [SpokenAmount] {
        values(of: .amount).compactMap { value in
            guard case .amount(let amount) = value else { return nil }
            return amount
        }
    }

    /// The stopping of the payment to come that it calls off; nil where none is to come.
    fileprivate func stopping(in view: WalletView) -> Frame? {
        let name = receivers.first
        let known = view.recurring.filter { payment in
            let isNamed =
                name.map { said in
                    let contact = view.contacts.first { $0.name == payment.name }
                    return said.nameWords.isSubset(of: payment.name.nameWords)
                        || contact?.isNamed(said.nameWords) == true
                } ?? true
            return isNamed && has(payment.amount)
        }
        guard let first = known.first else { return nil }
        var frame = Frame(.manageRecurring, .cancel)
        frame.words = words
        guard known.count == 1 else {
            frame.values[.merchant] = name.map { [.text($0)] }
            return frame
        }
        frame.values[.merchant] = [.text(first.name)]
        frame.picks[Choice(slot: .merchant, name: first.name, options: []).key] = first.id
        return frame
    }

    /// Whether the amounts it says, if any, are this one.
    func has(_ money: Money?) -> Bool {
        let said = spokenAmounts
        guard !said.isEmpty else { return true }
        return money.map { money in
            said.contains { $0.money(default: money.currency) == money }
        } ?? false
    }

    private static let callingOff = [
        "annul", "arret", "stop", "supprim", "cancel", "undo", "revert", "revers", "abort",
    ]
    private static let takingAway = [
        "effac", "retir", "enlev", "oubli", "bloqu", "suspen", "interrom", "delet", "remov",
        "forget", "scrap", "drop", "block", "halt", "withdraw",
    ]
    static let namesOfPayments: Set<String> = [
        "envoi", "envois", "virement", "virements", "paiement", "paiements", "transfert",
        "transferts", "versement", "versements", "payment", "payments", "transfer", "transfers",
    ]
    /// Words before which a verb is the name of a deed.
    private static let leadingToDeeds: Set<String> = [
        "the", "my", "this", "that", "a", "to", "of", "last", "d'", "de", "l'", "le", "la", "les",
        "mon", "ma", "ce", "cet", "cette", "un", "une", "dernier",
    ]
}

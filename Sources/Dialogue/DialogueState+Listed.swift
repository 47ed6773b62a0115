internal import Primitives
internal import Understanding

/// What a turn means by its place in the list that was told last ("paie la première", "accept the
/// second one").
extension DialogueState {
    /// What is to be done with the one of the list that a turn says the place of; nil where it says
    /// none, or no list was told that it can be done with.
    func deedOnListed(by turn: Interpretation) -> Frame? {
        guard turn.words.count <= 7, turn.isCommand else { return nil }
        if let several = deedOnSeveralListed(by: turn) ?? acceptance(ofNamedBy: turn) {
            return several
        }
        // "Pay the last one" may read as what was done last.
        let pays =
            turn.intent == .payBill || turn.intent == .sendMoney
            || turn.intent == nil
                && turn.words.drop(while: Interpretation.leadingWords.contains).first
                    .map(Self.paying.contains) == true
        return deedOnListed(by: turn, pays: pays, operation: turn.operation ?? turn.firstDeed)
    }

    /// Takes another of the list in place of the one restated, or behind it ("non, la deuxième",
    /// "and the second"); nil where the turn says no such thing.
    mutating func takeListed(
        beside orders: [Order], of frame: Frame, _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        guard orders.count == 1, orders[0].subject != nil, turn.onlyRankOfOther,
            let other = deedOnListed(
                by: turn, pays: frame.intent == .payBill, operation: frame.operation)
        else { return nil }
        guard turn.isContinuation else { return advance(other, context, keeping: phase) }
        queue.append(other)
        return askAgain()
    }

    private func deedOnListed(
        by turn: Interpretation, pays: Bool, operation said: Operation?
    ) -> Frame? {
        guard let place = onlyPlace(meantBy: turn) ?? turn.spokenRank, let lastAnswer,
            turn.slots.allSatisfy({ [.count, .date, .period, .amount].contains($0.slot) })
        else { return nil }
        switch lastAnswer {
        case .bills(let bills, _): return pays ? payment(of: bills.at(place), turn) : nil
        case .owed(let debts): return pays ? payment(of: debts.bills.at(place), turn) : nil
        case .nextPayment(let due?, _):
            return pays && place == 1 ? payment(of: bill(of: due), turn) : nil
        case .requests(let requests), .claims(let requests, _):
            let answered = turn.words.first.flatMap { Interpretation.answering[$0] }
            guard let operation = pays ? .accept : said ?? answered,
                let request = requests.at(place),
                request.direction == operation.requestSide
            else { return nil }
            var frame = Frame(
                .requestMoney, turn, on: request.person.name, in: .payee, id: request.id)
            frame.operation = operation
            frame.take(others: turn.ranks.dropFirst().map(requests.at), besides: request)
            return frame
        case .loyaltyCards(let cards):
            guard said == .remove || said == .cancel, let card = cards.at(place) else {
                return nil
            }
            var frame = Frame(.loyaltyCards, turn, on: card.name, in: .card, id: card.name)
            frame.operation = .remove
            return frame
        case .recurring(let figure):
            guard let said, let payment = figure.own.at(place) else { return nil }
            return said.ends(payment, in: turn)
        case .balance, .balances, .holdings, .supposed, .affordable, .balanceForecast, .upcoming,
            .nextPayment, .pastBalance, .balanceHistory, .transactions, .spending, .measured,
            .forecast, .anomalies, .oddities, .advice, .saved, .cut, .goal, .saving, .leftover,
            .charges,
            .reasons, .autopay, .budgets, .pastBudget, .contacts, .loyaltyCard,
            .security, .staking:
            return nil
        }
    }

    /// What is to be done with so many at one end of the list ("pay the last two"); nil where a turn
    /// does not say how many.
    private func deedOnSeveralListed(by turn: Interpretation) -> Frame? {
        guard let lastAnswer, turn.slots.allSatisfy({ $0.slot == .count || $0.slot == .amount })
        else { return nil }
        let verb = turn.words.first ?? ""
        var frame: Frame
        switch lastAnswer {
        case .bills where Self.paying.contains(verb): frame = Frame(.payBill)
        case .requests:
            guard let operation = Interpretation.answering[verb] else { return nil }
            frame = Frame(.requestMoney, operation)
        case .recurring:
            guard let deed = turn.firstDeed else { return nil }
            frame = Frame(.manageRecurring, deed)
        case _: return nil
        }
        frame.words = turn.words
        // What was told of is what they are of.
        if frame.intent == .payBill { frame.words.append("bills") }
        frame.wantsAll = meansAllListed(turn)
        return frame.wantsAll || frame.countedPart != nil ? frame : nil
    }

    /// Whether a turn has but a verb and words for all of the bills or requests that were told
    /// before ("accept them all", "paie-les toutes les deux").
    private func meansAllListed(_ turn: Interpretation) -> Bool {
        let count: Int? =
            switch lastAnswer {
            case .bills(let bills, _): bills.count
            case .requests(let requests): requests.count
            case _: nil
            }
        let said = turn.words.dropFirst()
        let counts = said.compactMap { $0 == "both" ? 2 : SpokenNumber.several($0) }
        return lastAnswerTurn == self.turn - 1 && !turn.text.contains("?")
            && (turn.saysAll || !counts.isEmpty) && counts.allSatisfy { $0 == count }
            && said.allSatisfy { word in
                Self.besideAll.contains(word) || SpokenNumber.several(word) != nil
            }
    }

    private static let besideAll = Set(
        """
        all both of them these those the everything les la le l'ensemble tout tous toutes ces \
        bills factures requests demandes please pls stp svp now maintenant
        """.foldedWords)

    /// The acceptance of what somebody asks for whom a turn pays by name, where requests were told
    /// right before ("pay Sara"); nil where they asked for nothing, or another amount is said.
    private func acceptance(ofNamedBy turn: Interpretation) -> Frame? {
        guard case .requests(let requests)? = lastAnswer, lastAnswerTurn == self.turn - 1,
            let verb = turn.words.drop(while: Interpretation.leadingWords.contains).first,
            Self.paying.contains(verb),
            turn.slots.allSatisfy({ $0.slot.isName || $0.slot == .amount }),
            turn.wordsBesideSlots.allSatisfy(Self.besidePaid.contains)
        else { return nil }
        let names = turn.slots.filter(\.slot.isName).map(turn.text(of:))
        let amounts = turn.values(of: .amount)
        let asked = names.map { name in
            requests.filter { $0.isIncoming && $0.person.isNamed(name.nameWords) }
        }
        let isWhole = asked.count == 1 && amounts.count == 1 && asks(asked[0], for: amounts[0])
        guard !names.isEmpty, asked.allSatisfy({ !$0.isEmpty }), amounts.isEmpty || isWhole else {
            return nil
        }
        var frame = Frame(.requestMoney, .accept)
        frame.words = turn.words
        frame.values[.payee] = names.map(SlotValue.text)
        frame.values[.amount] = amounts.isEmpty ? nil : amounts
        return frame
    }

    /// Whether one of these requests is for what was said.
    private func asks(_ requests: [WalletView.Request], for said: SlotValue) -> Bool {
        requests.contains { request in
            guard case .amount(let spoken) = said else { return false }
            return spoken.money(default: request.amount.currency) == request.amount
        }
    }

    private static let besidePaid = paying.union(Interpretation.leadingWords)
        .union(NamedPeople.conjunctions).union(["a", "to", "stp", "svp", "pls", "maintenant"])

    /// The place of the only thing there was to tell of, where a turn has but a verb for it ("refuse",
    /// "pay him") right behind; nil where there were others, or the turn says more.
    private func onlyPlace(meantBy turn: Interpretation) -> Int? {
        let count: Int? =
            switch lastAnswer {
            case .bills(let bills, _): bills.count
            case .requests(let requests): requests.count
            case .nextPayment(let due?, _): bill(of: due) == nil ? nil : 1
            case _: nil
            }
        guard lastAnswerTurn == self.turn - 1, count == 1, turn.onlyAnswers else { return nil }
        return 1
    }

    private func payment(of bill: WalletView.Bill?, _ turn: Interpretation) -> Frame? {
        bill.map { Frame(.payBill, turn, on: $0.merchant, in: .merchant, id: $0.id) }
    }

    /// The other bill that a few words mean behind one that was just paid or is to be ("et EDF ?",
    /// "and the other one"); nil where they mean none, or more.
    func nextBill(by turn: Interpretation, in view: WalletView) -> Frame? {
        guard let lastFrame, lastFrame.intent == .payBill,
            done.last.map({ self.turn - $0.turn <= Self.memory }) == true,
            turn.isContinuation, turn.words.count <= 5
        else { return nil }
        let said = turn.words.filter { !Self.besideBills.contains($0) }
        let isRest = turn.speaksOfOthers && said.allSatisfy(Self.otherBills.contains)
        let bills = view.bills.filter { bill in
            isRest || !said.isEmpty && Set(said).isSubset(of: bill.merchant.nameWords)
        }
        guard bills.count == 1, let bill = bills.first else { return nil }
        var frame = Frame(.payBill)
        frame.words = turn.words
        frame.values[.merchant] = [.text(bill.merchant)]
        frame.values[.date] = lastFrame.values[.date]
        return frame
    }

    /// What the bills come to that are left, where a turn asks it right behind one that was paid
    /// ("et les autres ça fait combien ?"); nil where it asks anything else.
    func billsLeft(askedBy turn: Interpretation) -> Frame? {
        guard lastFrame?.intent == .payBill, done.last?.turn == self.turn - 1,
            turn.slots.isEmpty, turn.words.count <= 8, turn.speaksOfOthers,
            Wording(turn.words).says(["how much", "combien", "what", "quoi"]),
            turn.words.allSatisfy(Self.besideBillsLeft.contains)
        else { return nil }
        var frame = Frame(.forecastSpending)
        frame.words = turn.words + ["combien", "factures"]
        return frame
    }

    /// Which of the bills told is due first, where a turn asks ("which is due first?"); nil where it
    /// asks anything else.
    func firstBill(askedBy turn: Interpretation, in view: WalletView) -> Frame? {
        switch lastAnswer {
        case .bills?, .owed?: break
        case _: return nil
        }
        var frame = Frame(.forecastSpending)
        frame.words = turn.words + ["facture"]
        let asks =
            lastAnswerTurn == self.turn - 1 && turn.slots.allSatisfy { $0.slot == .count }
            && BillQuestion(frame.words, of: view.bills) == .first
        return asks ? frame : nil
    }

    private static let paying: Set<String> = ["pay", "paie", "paye", "payer", "regle", "settle"]
    private static let otherBills: Set<String> = ["autre", "other"]
    private static let besideBillsLeft = besideBills.union(
        """
        autre autres other others ones ca fait font combien en tout c' est sont quoi how much are do they \
        come to all s 's total rest reste bills factures
        """.foldedWords)
    static let besideBills = Interpretation.elided.union(
        """
        et and what how about puis then alors aussi also too la le les celle de facture the bill one
        """.foldedWords)
}

extension Array {
    /// The element at a place that is counted from 1, or −1 for the last; nil where there is none.
    fileprivate func at(_ place: Int) -> Element? {
        let index = place < 0 ? count + place : place - 1
        return indices.contains(index) ? self[index] : nil
    }
}

extension Interpretation {
    /// Whether it has but a verb that answers a request or pays, and a word for what it is done to,
    /// be it on a day.
    fileprivate var onlyAnswers: Bool {
        let said = wordsBesideSlots.drop(while: Self.leadingWords.contains)
        return slots.allSatisfy(\.slot.isOfDays) && !text.contains("?")
            && said.first.map { Self.answering[$0] != nil } == true
            && said.dropFirst().allSatisfy(Self.besideAnswers.contains)
    }

    private static let besideAnswers = Frame.things.union(Frame.pronouns).union(
        "one request demande bill facture stp svp please now maintenant on by the pour"
            .foldedWords)

    /// The places in an order that it says, the first of each first.
    fileprivate var ranks: [Int] {
        words.compactMap { Self.ordinals[$0] }.reduce(into: []) { ranks, rank in
            if !ranks.contains(rank) { ranks.append(rank) }
        }
    }
}

extension Frame {
    /// Takes those who sent further requests of the same list ("accepte la première et la
    /// troisième").
    fileprivate mutating func take(
        others: [WalletView.Request?], besides first: WalletView.Request
    ) {
        let names = others.compactMap { $0?.person.name }.filter { $0 != first.person.name }
        guard !names.isEmpty else { return }
        values[.payee] = ([first.person.name] + names).map(SlotValue.text)
        picks = [:]
    }

    /// What a turn wants done with one thing of the wallet.
    fileprivate init(
        _ intent: Intent, _ turn: Interpretation, on name: String, in slot: Slot, id: String
    ) {
        self.init(intent, turn)
        values[.count] = nil
        values[slot] = [.text(name)]
        picks[Choice(slot: slot, name: name, options: []).key] = id
    }
}

extension Operation {
    /// The frame that pauses, resumes or stops a payment; nil for what is done otherwise.
    fileprivate func ends(_ payment: WalletView.Recurring, in turn: Interpretation) -> Frame? {
        guard [.pause, .resume, .cancel].contains(self) else { return nil }
        var frame = Frame(.manageRecurring, turn, on: payment.name, in: .merchant, id: payment.id)
        frame.operation = self
        // "The first" is no day.
        frame.values[.date] = nil
        frame.values[.period] = nil
        return frame
    }

    /// Whose requests it is done to: those of others, or the speaker's own; nil where it is done
    /// to none.
    fileprivate var requestSide: MoneyDirection? {
        switch self {
        case .accept, .decline: .incoming
        case .remind, .cancel: .outgoing
        default: nil
        }
    }
}

internal import Primitives
internal import Understanding

/// What is wanted besides orders that await a yes.
extension DialogueState {
    /// Keeps another order that a turn gives beside the one restated ("and ask Paul for 10"), which
    /// is restated once that is settled; what needs no yes is done at once. Nil where the turn
    /// gives none, or one that goes on with what was restated.
    mutating func keep(
        _ turn: Interpretation, beside frame: Frame, _ context: TurnContext
    ) -> [DialogueEffect]? {
        let isOwn = turn.fillsOwnAccount(in: context.view) && !frame.counterparties.isEmpty
        guard turn.isBeside, isOwn || mayTake(turn), let intent = turn.intent else { return nil }
        // "And 10 to Zoé" is of what was restated, and "and 20 for groceries" of no budget.
        let isAlike = intent == frame.intent && turn.operation == frame.operation
        guard !isAlike || isOwn || intent == .payBill,
            intent != .manageBudget || Wording(turn.words).says(["budget", "budgets"])
        else { return nil }
        let other = Frame(intent, turn)
        guard turn.confidence >= other.confidenceNeeded else { return nil }
        if case .perform = Resolver(view: context.view, today: context.today).step(for: other) {
            queue.insert(frame, at: 0)
            reset()
            return advance(other, context)
        }
        queue.append(other)
        return [.say(.deferred)] + askAgain()
    }

    /// What those orders and the ones that wait behind them come to, where a turn asks; nil where
    /// it asks for anything else, or no money goes anywhere by them.
    func total(
        of orders: [Order], askedBy turn: Interpretation, _ context: TurnContext
    ) -> Reply? {
        guard turn.asksForTotal || turn.asksWhatItCosts,
            orders.contains(where: { $0.paysSomebody || $0.asksSomebody })
        else { return nil }
        let waiting = queue.flatMap { frame -> [Order] in
            let resolver = Resolver(view: context.view, today: context.today)
            guard case .confirm(let orders) = resolver.step(for: frame) else { return [] }
            return orders
        }
        return Self.total(of: orders + waiting, areDone: false)
    }

    /// What those orders come to that were carried out in the turns just before, where a turn asks
    /// ("et en tout ça fait combien ?"); nil where it asks for anything else.
    func total(ofDoneAskedBy turn: Interpretation) -> Reply? {
        guard turn.asksForTotal else { return nil }
        var last = self.turn - 1
        let before = done.reversed().prefix { done in
            defer { last = done.turn - 1 }
            return done.turn >= last
        }
        return Self.total(of: before.flatMap(\.orders), areDone: true)
    }

    /// Keeps what was told of the same in the turns right before an answer.
    mutating func keepTold(before answer: Answer) {
        guard let lastAnswer, lastAnswerTurn >= turn - 1, lastAnswer.isAlike(answer) else {
            toldBefore = nil
            return
        }
        toldBefore = Array((toldBefore ?? []).suffix(Self.mostTold)) + [lastAnswer]
    }

    /// The most answers that are kept besides the last two.
    private static let mostTold = 10

    /// What the accounts or the bills come to that were told in the turns right before, where a
    /// turn asks ("what's that altogether?"); nil where it asks for anything else.
    func total(ofToldAskedBy turn: Interpretation) -> [DialogueEffect]? {
        guard turn.asksForTotal, lastAnswerTurn == self.turn - 1, let lastAnswer else { return nil }
        let told = (toldBefore ?? []) + [lastAnswer]
        var accounts: [OwnAccount] = []
        var bills: [WalletView.Bill] = []
        for answer in told {
            switch answer {
            case .balance(let held, let name) where held.currency != .yani:
                let account = name.map(OwnAccount.named) ?? .main
                if !accounts.contains(account) { accounts.append(account) }
            case .bills(let own, _): bills += own.filter { !bills.contains($0) }
            case .owed(let debts) where debts.requests.isEmpty && debts.dues.isEmpty:
                bills += debts.bills
            case _: break
            }
        }
        if accounts.count > 1 { return [.ask(.holdings(of: accounts, on: nil))] }
        return bills.count > 1 ? total(of: bills).map { [.say(.answer($0))] } : nil
    }

    private func total(of bills: [WalletView.Bill]) -> Answer? {
        let payments = bills.compactMap { bill in
            bill.due.map { UpcomingPayment(name: bill.merchant, amount: bill.amount, day: $0) }
        }.sorted { $0.day < $1.day }
        guard payments.count == bills.count, let first = payments.first, let last = payments.last,
            let sum = try? Money.sum(of: payments.map(\.amount), in: first.amount.currency)
        else { return nil }
        let days = DayInterval(start: first.day, end: last.day.adding(days: 1))
        return .upcoming(payments, total: sum, in: days, isIncome: false, isLater: true)
    }

    private static func total(of orders: [Order], areDone: Bool) -> Reply? {
        func sum(_ orders: [Order]) -> Money? {
            guard let currency = orders.first?.amount?.currency else { return nil }
            return try? Money.sum(of: orders.compactMap(\.amount), in: currency)
        }
        let paid = orders.filter(\.paysSomebody)
        let kinds = [
            paid.filter { $0.frequency == nil }, paid.filter { $0.frequency != nil },
            orders.filter(\.asksSomebody),
        ]
        let sums = kinds.map(sum)
        guard !kinds.allSatisfy(\.isEmpty), orders.allSatisfy({ $0.undoes == nil }),
            zip(kinds, sums).allSatisfy({ $0.isEmpty || $1 != nil })
        else { return nil }
        return .total(paid: sums[0], repeated: sums[1], asked: sums[2], areDone: areDone)
    }
}

extension Answer {
    /// Whether both tell what an account holds, what was spent, or how often, or which bills are
    /// open.
    fileprivate func isAlike(_ other: Answer) -> Bool {
        switch (self, other) {
        case (.balance, .balance), (.spending, .spending), (.bills, .bills),
            (.measured(.count, _, _), .measured(.count, _, _)):
            true
        case _: false
        }
    }
}

extension Order {
    /// Whether money goes to somebody by it, be it on a later day or again and again.
    fileprivate var paysSomebody: Bool {
        intent == .sendMoney || intent == .payBill
            || intent == .requestMoney && operation == .accept
            || intent == .manageRecurring && operation == .create
    }

    /// Whether somebody is asked for money by it.
    fileprivate var asksSomebody: Bool { intent == .requestMoney && operation == .create }
}

extension Interpretation {
    /// Whether it opens as something besides what was said before ("and …", "aussi …").
    fileprivate var isBeside: Bool {
        words.first.map(DialogueState.joints.contains) == true
            || !Set(words).isDisjoint(with: ["aussi", "also", "too"])
    }

    /// Whether a few words ask what all that was restated comes to ("ça fait combien en tout ?").
    fileprivate var asksForTotal: Bool {
        slots.isEmpty && words.count <= 9 && Wording(words).says(Self.total + Self.sums)
            && words.allSatisfy(Self.besideTotal.contains)
    }

    /// Whether a few words ask for all that there is besides the part asked about ("et en tout ?").
    var asksOfWhole: Bool {
        isContinuation && words.count <= 4 && asksForTotal && Wording(words).says(Self.total)
    }

    private static let total = [
        "total", "en tout", "altogether", "in all", "together", "come to", "comes to", "add up",
        "adds up", "that make", "it make", "somme",
    ]
    private static let sums = [
        "ca fait combien", "combien ca fait", "combien fait ca", "ca fera combien", "ca fait cb",
        "how much is that", "how much 's that", "how much would that be", "how much will that be",
        "how much is it all", "c' est combien",
    ]
    private static let besideTotal = elided.union(
        """
        combien cb how much what what's whats s is are quel quelle est le la the total en au in all \
        tout ensemble together altogether does do that this it they them come comes to add adds up \
        make makes be will would ca cela ce c'est fait font fera ferait faire du de et and alors so \
        somme sum then donc ok euh those these i'm i am paying sending je vais payer envoyer
        """.foldedWords)
}

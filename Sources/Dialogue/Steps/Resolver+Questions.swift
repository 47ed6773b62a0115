internal import Primitives
internal import Understanding

extension Resolver {
    /// What an account holds, now or as of a day.
    func checkBalance(_ frame: Frame) throws(Detour) -> Step {
        if let supposed = try supposedHolding(frame) { return .answer(supposed) }
        if frame.isSupposed, let said = frame.amounts.last {
            let amount = try money(said, in: view.currency)
            guard let left = try? view.balance.subtracting(amount) else {
                throw refuse(.invalidAmount)
            }
            return .answer(.supposed(amount, left: left))
        }
        if frame.asksOfCoins {
            return .answer(.balance(view.staking.available, account: nil))
        }
        let said = frame.saidDays.flatMap { $0.end ?? $0.start }
        let opening = frame.openingDay(today: today)
        let day =
            opening?.adding(days: -1)
            ?? said.flatMap { $0 <= today ? $0.adding(days: -1) : nil }
        let named = frame.asksOfAccountsBeside ? [] : frame.asked(in: view)
        // Where statements alone are known the main account is not used.
        let others = view.accounts.count + view.mirrored.count
        let asksOfAll = frame.asksOfAllAccounts || frame.asksOfAccountsBeside
        let isOfAll = asksOfAll && others > (view.mirrored.isEmpty ? 0 : 1)
        if named.count > 1 || named.isEmpty && isOfAll && frame.text(.currency) == nil {
            return .ask(.holdings(of: named, on: day))
        }
        if let day {
            do throws(Detour) {
                let account = try account(of: frame, \.any)
                return account == nil && !view.mirrored.isEmpty
                    ? .ask(.balances(of: nil, on: day, isOpening: opening != nil))
                    : .ask(.balance(on: day, account: account?.name))
            } catch {
                // One that only repeats a bank's statements is found by the wallet, by its name.
                guard case .refuse(.notFound, _) = error.step else { throw error }
                let name = named.name ?? frame.text(.account)
                return opening == nil
                    ? .ask(.balance(on: day, account: name))
                    : .ask(.balances(of: name, on: day, isOpening: true))
            }
        }
        do throws(Detour) {
            if let account = try account(of: frame, \.any) {
                return .answer(.balance(account.balance, account: account.name))
            }
        } catch {
            guard case .refuse(.notFound, _) = error.step, !view.mirrored.isEmpty else {
                throw error
            }
            return .ask(.balances(of: named.name ?? frame.text(.account), on: nil))
        }
        if let code = frame.text(.currency), code != view.currency.code {
            guard let account = view.accounts.first(where: { $0.balance.currency.code == code })
            else { throw refuse(.notFound(.account, name: code)) }
            return .answer(.balance(account.balance, account: account.name))
        }
        return view.mirrored.isEmpty
            ? .answer(.balance(view.balance, account: nil)) : .ask(.balances(of: nil, on: nil))
    }
}

extension [OwnAccount] {
    /// The name of the only one, where it has one of its own.
    fileprivate var name: String? {
        guard count == 1, case .named(let name)? = first else { return nil }
        return name
    }
}

extension Resolver {
    /// The question that a frame asks of the history, of the accounts that it names. Of money that
    /// was moved the account is where it went.
    func history(_ asked: Frame) throws(Detour) -> Question {
        let frame = try inOwnCurrency(asked)
        let said = frame.text(.account)
        guard frame.asksOfTransactions || frame.intent == .forecastSpending,
            said != nil || frame.speaksOfAccount, !frame.speaksOfMoving
        else { return question(frame) }
        let named = frame.asked(in: view)
        // What is saved is told by where it comes from; a savings account has a list of its own.
        if frame.category == .savings, frame.intent != .listTransactions || named.isEmpty {
            return question(frame)
        }
        if let said, named.isEmpty { throw refuse(.notFound(.account, name: said)) }
        // Where there are statements, they are what the everyday account did.
        let isEveryday = named == [.main] && !view.mirrored.isEmpty
        return question(frame, of: isEveryday ? [] : named)
    }

    private func question(_ frame: Frame, of accounts: [OwnAccount] = []) -> Question {
        Question(frame, today: today, dues: view.dues, accounts: accounts)
    }
}

extension Resolver {
    /// The frame with bounds of amounts in the wallet's currency, in which transactions are told;
    /// none is set beside amounts of another.
    private func inOwnCurrency(_ frame: Frame) throws(Detour) -> Frame {
        var frame = frame
        for slot in [Slot.amountMinimum, .amountMaximum] {
            guard let said = frame.amount(slot) else { continue }
            let other = said.currency ?? view.currency
            guard other == view.currency else {
                throw refuse(.incomparable(said: other, account: view.currency))
            }
            frame.values[slot] = [
                .amount(SpokenAmount(decimal: said.decimal, currency: view.currency))
            ]
        }
        return frame
    }
}

extension Resolver {
    /// What something costs that may come back ("combien me coûte ma mutuelle ?"), else what was
    /// spent on it; nil where that is not asked.
    func price(_ frame: Frame) throws(Detour) -> Step? {
        guard frame.asksPrice, !Wording(frame.words).asksIfStillPaid else { return nil }
        var spent = frame
        (spent.intent, spent.operation) = (.analyzeSpending, nil)
        var kind = RecurringKind()
        (kind.theme, kind.unit) = (spent.theme, frame.recurringKind.unit)
        // A list of what comes back by that name is one already.
        if kind.theme == nil, !frame.isRecurringList { kind.name = frame.counterparty }
        guard kind.theme != nil || kind.name != nil else { return nil }
        return .ask(.price(view.recurring, kind, otherwise: try history(spent)))
    }

    /// Whether a bill is to be paid before another, those without a day last.
    static func isDueEarlier(_ first: WalletView.Bill, _ second: WalletView.Bill) -> Bool {
        switch (first.due, second.due) {
        case (let first?, let second?): first < second
        case (nil, _): false
        case (_?, nil): true
        }
    }

    /// Whether the balance bears an amount and what is due until the month ends; of days to come
    /// what would be left then.
    func affordability(_ frame: Frame) throws(Detour) -> Step {
        guard let said = frame.amounts.last else { return .ask(question(frame)) }
        let amount = try money(said, in: view.currency)
        if frame.waitsForPayday {
            let end = usualEnd(.lasting, frame)
            var question = BalanceQuestion(.lasting, until: nil, otherwise: end, dues: view.dues)
            (question.supposed, question.behind) = (amount, .income)
            return .ask(.balanceForecast(question))
        }
        guard let days = frame.saidDays, let start = days.start,
            start > today
        else { return .ask(.affordable(amount, dues: view.dues)) }
        let last = days.end?.adding(days: -1) ?? start
        guard last <= today.adding(days: Self.furthest) else {
            return .ask(.affordable(amount, dues: view.dues, beyond: days))
        }
        var question = BalanceQuestion(.lasting, until: last, otherwise: last, dues: view.dues)
        (question.start, question.supposed) = (start, amount)
        return .ask(.balanceForecast(question))
    }

    /// What is still to be paid, or received, until the month ends where no days are said; nil
    /// where that is not asked.
    func upcoming(_ frame: Frame) -> Step? {
        let isOnlyOnStatements = view.bills.isEmpty && !view.mirrored.isEmpty
        let paysOut =
            frame.asksOfUpcoming || frame.asksOfDuesBeforePayday
            || frame.asksForBills && isOnlyOnStatements
        guard paysOut || frame.asksOfIncome else { return nil }
        let days = frame.saidDays
        // Behind a day that was said the rest of its month is meant.
        let later = days?.start.flatMap { $0 > today ? $0.adding(days: 3).month.last : nil }
        let end = max(usualEnd(.dues, frame), later ?? today)
        let last = days?.end?.adding(days: -1)
        guard last.map({ $0 >= today }) ?? true else { return nil }
        var question = BalanceQuestion(
            paysOut ? .dues : .income, until: last ?? (frame.saysPayday ? nil : end),
            otherwise: end, dues: view.dues)
        question.start = days?.start.flatMap { $0 > today ? $0 : nil }
        return .ask(.upcoming(question))
    }

    /// When something that comes back is paid next; nil where that is not asked.
    func nextPayment(_ frame: Frame) -> Step? {
        guard frame.isQuestion, frame.asksWhenNext else { return nil }
        let bills = view.bills.sorted(by: Self.isDueEarlier)
        if frame.speaksOfBills, frame.counterparty == nil, !bills.isEmpty {
            return .answer(.bills(bills))
        }
        if frame.speaksOfNextBill, let due = bills.first?.due {
            return .answer(.bills(bills.filter { $0.due == due }))
        }
        var filter = TransactionFilter()
        filter.areWages = frame.saysPayday || frame.asksOfNextWages || frame.category == .income
        if !filter.areWages {
            let said = frame.counterparty ?? frame.words.joined(separator: " ")
            filter.category = frame.category ?? SpendingCategory.named(in: said)
            // Whoever is called otherwise in the list of contacts is paid by that name.
            let contact = frame.counterparty.flatMap { name in
                view.contacts.first { $0.isNamed(name.nameWords) }?.name
            }
            filter.counterparty = contact ?? frame.counterparty
            guard filter.category != nil || filter.counterparty != nil || frame.saysDue else {
                return nil
            }
        }
        return .ask(.nextPayment(filter, said: frame.spoken, dues: view.dues))
    }

    /// What will be left, or whether it lasts; nil where that is not asked.
    func balanceAhead(_ frame: Frame) throws(Detour) -> Step? {
        let days = frame.saidDays
        let last = days.flatMap { $0.end?.adding(days: -1) ?? $0.start }
        let isAhead =
            frame.asksOfBalance && !frame.asksOfDues && !frame.asksOfCoins
            && last.map { $0 > today } == true
        guard let topic = frame.asksOfBalanceAhead ?? (isAhead ? .level : nil) else { return nil }
        // Of now, and of what was, something else tells.
        if !topic.isOfAmount, frame.intent == .checkBalance, !frame.saysPayday,
            last.map({ $0 <= today }) ?? true
        {
            return nil
        }
        if let last, last < today { return try checkBalance(frame) }
        if !frame.saysPayday, let said = frame.unreadDays { throw refuse(.unclearPeriod(said)) }
        if let last, last > today.adding(days: Self.furthest) { throw refuse(.tooFarAhead) }
        var question = BalanceQuestion(
            topic, until: last ?? (frame.saysPayday ? nil : usualEnd(topic, frame)),
            otherwise: usualEnd(topic, frame), dues: view.dues)
        question.account = frame.text(.account)
        let isBehind = Wording(frame.words).says(["after", "apres", "once", "une fois"])
        question.behind = isBehind && topic == .level ? frame.category : nil
        let bound = topic == .falling ? frame.amount(.amountMaximum) : nil
        // Of "if I spend 50 will I still have enough?" the 50 are not what there is to be.
        let isOnlySpent = frame.isSupposed && frame.amounts.isEmpty && topic == .lasting
        if isOnlySpent, let spent = frame.amount(.amountMinimum) {
            question.supposed = try money(spent, in: view.currency)
        } else if let said = frame.amount(.amountMinimum) ?? bound {
            question.wanted = try money(said, in: view.currency)
        } else if let said = frame.amounts.last {
            let amount = try money(said, in: view.currency)
            if frame.isSupposed { question.supposed = amount } else { question.wanted = amount }
        }
        return .ask(.balanceForecast(question))
    }

    /// The end of the days asked about where none are said: of the month for what is left, of
    /// thirty days for whether it lasts, of ninety for how long, of all that are forecast for when
    /// it comes to an amount.
    func usualEnd(_ topic: BalanceQuestion.Topic, _ frame: Frame) -> Day {
        if topic.isOfAmount { return today.adding(days: Self.furthest) }
        if frame.asksHowLong { return today.adding(days: 90) }
        if frame.asksWhatIsComing { return today.adding(days: 30) }
        if topic == .overdraft, frame.saysThisMonth { return today.month.last }
        if topic == .overdraft || topic == .lasting { return today.adding(days: 30) }
        // Of a month that is about to end little is asked.
        let month = today.month
        return month.last.number - today.number >= 3 ? month.last : month.adding(months: 1).last
    }

    /// The most days ahead that a balance is forecast.
    private static let furthest = 366
}

extension Frame {
    /// Whether an account is spoken of.
    fileprivate var speaksOfAccount: Bool {
        !spoken.isDisjoint(with: ["compte", "comptes", "account", "accounts"])
    }

    /// Whether it is about YANI coins rather than money.
    fileprivate var asksOfCoins: Bool {
        text(.currency) == Currency.yani.code || spoken.contains("yani")
            || amounts.last?.currency == .yani
    }

    /// Whether money is spoken of that went from one pocket to the other.
    fileprivate var speaksOfMoving: Bool {
        Wording(words).saysWord(beginning: ["transf", "vire", "verse", "moved", "mis", "put"])
    }

    /// Whether bills are spoken of, none in particular.
    fileprivate var speaksOfBills: Bool { !spoken.isDisjoint(with: ["factures", "bills"]) }

    /// Whether the bill that is due first is spoken of, whosever it is ("my next bill").
    fileprivate var speaksOfNextBill: Bool {
        counterparty == nil && category == nil
            && Wording(words).says([
                "next bill", "next invoice", "prochaine facture", "facture suivante",
            ])
    }

    /// Whether it is asked which bills there are ("show my bills", "what's due?").
    var asksForBills: Bool {
        let speaksOfBills = !spoken.isDisjoint(with: [
            "factures", "bills", "echeances", "due", "owing",
        ])
        guard speaksOfBills, category == nil, counterparty == nil, amounts.isEmpty else {
            return false
        }
        let asks = !spoken.isDisjoint(with: Self.showing)
        switch intent {
        case .forecastSpending:
            return Wording(words).countsBills
                || spoken.isDisjoint(with: ["combien", "much", "total", "estimate", "budget"])
        case .manageAutopay:
            return asks
                && !words.contains { word in
                    ["auto", "prelev", "regle", "rule", "allow", "autoris"].contains {
                        word.hasPrefix($0)
                    }
                }
        case .listTransactions: return spoken.isDisjoint(with: Self.past)
        // "My bills" alone reads as anything.
        case .getAdvice, .analyzeSpending, .findAnomalies:
            return words.count <= 2 && !spoken.isDisjoint(with: ["my", "mes", "the", "les"])
        case .sendMoney, .requestMoney, .payBill, .manageRecurring, .checkBalance,
            .manageBudget, .loyaltyCards, .accountSecurity, .stakeCoins:
            return false
        }
    }

    private static let showing: Set<String> = [
        "show", "list", "see", "what", "which", "montre", "liste", "voir", "affiche", "quelles",
        "quels", "mes", "donne",
    ]
    private static let past: Set<String> = [
        "paid", "payees", "payee", "paye", "ai", "did", "have", "last", "dernier", "dernieres",
        "derniers", "derniere", "passees", "old", "anciennes",
    ]

    /// Whether it is asked what one thing costs as a rule ("combien me coûte ma mutuelle ?", "how
    /// much is my gym?"), of no days in particular.
    fileprivate var asksPrice: Bool {
        guard intent == .analyzeSpending || isRecurringList, periods.isEmpty, unreadDays == nil,
            weekdays.isEmpty, excluded.isEmpty, counterparties.count <= 1, !reading.saysCame
        else { return false }
        switch measure {
        case nil, .sum, .average(.mean, .week?), .average(.mean, .month?),
            .average(.mean, .year?), .average(.mean, .quarter?):
            return Wording(words).asksPrice
        case .average, .count, .rate, .variety, .days, .extremes, .groups, .share, .trend,
            .changes, .comparison, .usual, .standing, .difference:
            return false
        }
    }

    /// Whether it is asked which payments are scheduled ("what's scheduled?").
    var asksWhatIsScheduled: Bool {
        (intent == .forecastSpending || intent == .listTransactions)
            && category == nil && counterparty == nil && amounts.isEmpty
            && words.contains { word in
                ["schedul", "programm", "planifi"].contains { word.hasPrefix($0) }
            }
    }

    /// Whether it is asked if something that has a price can be bought.
    var asksIfAffordable: Bool {
        guard intent == .getAdvice, !amounts.isEmpty else { return false }
        let wording = Wording(words)
        return wording.saysWord(
            beginning: ["afford", "permett", "offrir", "achet", "buy", "moyens"])
            || wording.says(Interpretation.uncovered)
            || wording.says([
                "can i spend", "could i spend", "may i spend", "peux depenser", "puis je depenser",
                "peux je depenser", "peux claquer", "peux mettre", "me payer", "nous payer",
                "me prendre", "treat myself",
                "can i pay for", "could i pay for",
            ])
    }
}

extension Resolver {
    /// What may be spent yet ("what's the most I can spend?"): what is left of the budget that is
    /// meant, else the balance; nil where that is not asked.
    func spendable(_ frame: Frame) throws(Detour) -> Step? {
        guard frame.isQuestion, frame.asksWhatMayBeSpent else { return nil }
        if let budget = view.budgets.first(where: { $0.category == frame.category }) {
            return .answer(.budgets([budget]))
        }
        if let category = frame.category {
            throw refuse(.notFound(.budget, name: category.rawValue))
        }
        return try checkBalance(frame)
    }
}

extension Frame {
    /// Whether it is asked how much may be spent, nowhere in particular.
    fileprivate var asksWhatMayBeSpent: Bool {
        guard counterparty == nil, amounts.isEmpty else { return false }
        return Wording(words).says([
            "can i spend", "can i still spend", "i can spend", "i can still spend", "may i spend",
            "could i spend", "able to spend", "allowed to spend", "left to spend", "peux depenser",
            "peux encore depenser", "puis je depenser", "puis je encore depenser",
            "reste a depenser", "droit de depenser", "peux je encore depenser",
            "more can i spend", "peux je depenser",
        ])
    }
}

internal import Entities
internal import Primitives
internal import Understanding

/// Works out what a frame comes to. Pure: a frame, the wallet as it is seen, and the day.
struct Resolver {
    let view: WalletView
    let today: Day

    /// Why an order is not complete: the step to take instead.
    struct Detour: Error {
        let step: Step
    }

    /// Returns the next step for `frame`.
    func step(for frame: Frame) -> Step {
        do throws(Detour) {
            let read = frame.readingDays(today: today)
            // What hangs on a condition is not done, whatever its amounts are.
            if read.hangsOnCondition, read.unreadDays == nil, read.daysBeforeDue == nil {
                throw refuse(.unkeptCondition)
            }
            return try resolve(try decided(read))
        } catch {
            return error.step
        }
    }

    /// Returns the frame with the reading picked of an amount that has two, or asks which is meant.
    private func decided(_ frame: Frame) throws(Detour) -> Frame {
        guard let doubt = frame.doubt else { return frame }
        let readings = [doubt.said, doubt.other].compactMap { spoken in
            spoken.money(default: view.currency).map { (spoken: spoken, money: $0) }
        }
        guard readings.count == 2, readings[0].money != readings[1].money else { return frame }
        let choice = Choice(
            slot: .amount, name: nil,
            options: readings.map { reading in
                Choice.Option(
                    id: reading.spoken.decimal, label: reading.money.canonicalString,
                    money: reading.money)
            })
        guard let pick = frame.picks[choice.key],
            let picked = readings.first(where: { $0.spoken.decimal == pick })
        else { throw Detour(step: .choose(choice)) }
        var frame = frame
        frame.values[.amount] = frame.values[.amount]?.map { value in
            value == .amount(doubt.said) || value == .amount(doubt.other)
                ? .amount(picked.spoken) : value
        }
        frame.doubt = nil
        return frame
    }

    private func resolve(_ frame: Frame) throws(Detour) -> Step {
        if frame.isQuestion, frame.hasImpossibleDay { throw refuse(.invalidDate) }
        if let step = try billsAsked(frame) { return step }
        if let step = try plan(frame) { return step }
        if let step = billsPaid(frame) { return step }
        if frame.asksOfDuesBeforePayday, let step = upcoming(frame) { return step }
        if let step = try owed(frame) ?? balancePast(frame) { return step }
        if frame.openingDay(today: today) != nil { return try checkBalance(frame) }
        if let step = try balanceAhead(frame) { return step }
        if let step = nextPayment(frame) ?? upcoming(frame) { return step }
        if frame.asksAboutDays, !frame.asksOfAllTime, frame.paydays == nil, !frame.saysLately,
            let said = frame.unreadDays
        {
            throw refuse(.unclearPeriod(said))
        }
        if !frame.excluded.isEmpty, !frame.mayExclude { throw refuse(.unkeptExclusion) }
        if frame.excludesUnheard { throw refuse(.unkeptExclusion) }
        if frame.lacksFigure { throw refuse(.unreckonedAmount, asking: .slot(.amount)) }
        if let step = try spendable(frame) { return step }
        if let step = try rise(frame) { return step }
        if let step = try price(frame) { return step }
        if frame.asksForBills { return .answer(bills(askedBy: frame)) }
        if frame.asksWhatIsScheduled { return .ask(.recurring(view.recurring, RecurringKind())) }
        switch frame.intent {
        case .sendMoney:
            return frame.isRepeated ? try createRecurring(frame) : try sendMoney(frame)
        case .requestMoney: return try requestMoney(frame)
        case .payBill:
            return frame.isRepeated ? try createRecurring(frame) : try payBill(frame)
        case .manageRecurring: return try manageRecurring(frame)
        case .manageAutopay: return try manageAutopay(frame)
        case .manageBudget where limitsPayments(frame):
            return try accountSecurity(frame.limitingPayments)
        case .manageBudget: return try manageBudget(frame)
        case .loyaltyCards: return try loyaltyCards(frame)
        case .accountSecurity: return try accountSecurity(frame)
        case .stakeCoins: return try stakeCoins(frame)
        case .checkBalance: return try checkBalance(frame)
        case .getAdvice where frame.asksIfAffordable: return try affordability(frame)
        case .listTransactions, .analyzeSpending, .forecastSpending, .findAnomalies, .getAdvice:
            return .ask(try history(frame))
        }
    }
}

extension Frame {
    /// Whether something can be left out of what is asked for.
    fileprivate var mayExclude: Bool {
        switch intent {
        case .sendMoney, .payBill: true
        case .requestMoney: operation != .list
        case .manageRecurring: operation != .create && operation != .list
        case .manageBudget: [.set, .change, .remove].contains(operation)
        case .manageAutopay, .checkBalance, .listTransactions, .analyzeSpending,
            .forecastSpending, .findAnomalies, .getAdvice, .loyaltyCards, .accountSecurity,
            .stakeCoins:
            asksOfTransactions && exclusions != nil
        }
    }

    /// Whether a name is of what is to be left out.
    func excludes(_ names: [String]) -> Bool {
        excluded.contains { left in
            let words = left.said.nameWords
            return !words.isEmpty && names.contains { words.isSubset(of: $0.nameWords) }
        }
    }

    /// Whether it is to happen again and again, even if how often is not clear.
    fileprivate var isRepeated: Bool { values[.frequency] != nil }
}

extension Resolver {
    func need(_ request: Request) -> Detour { Detour(step: .need(request)) }

    func refuse(_ refusal: Refusal, asking request: Request? = nil) -> Detour {
        Detour(step: .refuse(refusal, asking: request))
    }

    /// Returns the one of `items` that `name` means, or that was picked; asks where it may be
    /// several, and refuses where it is none.
    func one<Item>(
        of items: [Item], named name: String?, _ frame: Frame, slot: Slot,
        label: (Item) -> String, amount: (Item) -> Money? = { _ in nil }, names: (Item) -> [String],
        id: (Item) -> String,
        missing: Refusal, asking request: Request? = nil
    ) throws(Detour) -> Item {
        let items = items.filter { !frame.excludes(names($0)) }
        guard !items.isEmpty else { throw refuse(missing, asking: nil) }
        func options(_ items: [Item]) -> Choice {
            Choice(
                slot: slot, name: name, subject: missing.subject,
                options: Choice.Option.toldApart(
                    items.map { item in
                        Choice.Option(id: id(item), label: label(item), money: amount(item))
                    }))
        }
        if let pick = frame.picks[Choice(slot: slot, name: name, options: []).key],
            let picked = items.first(where: { id($0) == pick })
        {
            return picked
        }
        guard let name else {
            let mentioned = items.filter { item in
                names(item).contains {
                    !$0.nameWords.isEmpty && $0.nameWords.isSubset(of: frame.spoken)
                }
            }
            if mentioned.count == 1 { return mentioned[0] }
            if items.count == 1 { return items[0] }
            throw Detour(step: .choose(options(items)))
        }
        let matcher = ContactMatcher(
            items.map { .init(id: id($0), names: names($0)) }, isName: GivenNames.contains)
        var ids = matcher.matches(for: name).map(\.id)
        // Of "orange bill" or "l'abonnement Netflix" the kind is no part of the name.
        if ids.isEmpty { ids = matcher.matches(for: name.withoutKind).map(\.id) }
        let found = ids.compactMap { match in items.first { id($0) == match } }
        guard let first = found.first else { throw refuse(missing, asking: request) }
        guard found.count == 1 else { throw Detour(step: .choose(options(found))) }
        return first
    }

    /// Returns the one of `items` that `name` means, or each of those that it may mean where all
    /// are wanted or were picked.
    func several<Item>(
        of items: [Item], named name: String?, _ frame: Frame, slot: Slot,
        label: (Item) -> String, amount: (Item) -> Money? = { _ in nil }, names: (Item) -> [String],
        id: (Item) -> String, missing: Refusal
    ) throws(Detour) -> [Item] {
        do throws(Detour) {
            return [
                try one(
                    of: items, named: name, frame, slot: slot, label: label, amount: amount,
                    names: names, id: id, missing: missing)
            ]
        } catch {
            guard case .choose(let choice) = error.step,
                frame.meansEach(of: choice.options.count)
                    || frame.picks[choice.key] == Choice.all
            else { throw error }
            let meant = Set(choice.options.map(\.id))
            return items.filter { meant.contains(id($0)) }
        }
    }

    /// Returns the contact a name means; an account number nobody has is its own payee.
    func payee(named name: String, _ frame: Frame, slot: Slot) throws(Detour) -> Payee {
        if let (label, iban) = name.labelledIBAN {
            let shown = label.isEmpty ? iban.description : "\(label) (\(iban.description))"
            return view.contacts.first { $0.iban == iban }
                ?? Payee(
                    id: PayeeID(rawValue: "iban:\(iban.compact)"), name: shown, iban: iban)
        }
        let missing = Refusal.unknownPayee(name)
        guard !view.contacts.isEmpty else { throw refuse(missing, asking: .slot(slot)) }
        // Most names are said as they are written; only the others are looked for by their sound.
        let words = name.nameWords
        let literal = words.isEmpty ? [] : view.contacts.filter { $0.isNamed(words) }
        return try one(
            of: literal.isEmpty ? view.contacts : literal, named: name, frame, slot: slot,
            label: view.contacts.label(of:),
            names: { [$0.name] + $0.aliases }, id: \.id.rawValue, missing: missing,
            asking: .slot(slot))
    }

    /// Returns the amount meant in `currency`.
    func money(_ spoken: SpokenAmount, in currency: Currency) throws(Detour) -> Money {
        if let said = spoken.currency, said != currency {
            throw refuse(
                .currencyMismatch(said: said, account: currency), asking: .slot(.amount))
        }
        guard let money = spoken.money(default: currency), money.isPositive else {
            throw refuse(.invalidAmount, asking: .slot(.amount))
        }
        return money
    }

    /// Returns the one amount of a frame, or asks for it.
    func amount(_ frame: Frame, in currency: Currency) throws(Detour) -> Money {
        guard let spoken = frame.amounts.last else { throw need(.slot(.amount)) }
        return try money(spoken, in: currency)
    }

    /// Returns the day something happens, nil for today.
    func laterDay(_ frame: Frame) throws(Detour) -> Day? {
        if frame.hasImpossibleDay { throw refuse(.invalidDate, asking: .slot(.date)) }
        if let said = frame.unreadDays ?? frame.unheardDay {
            throw refuse(.unclearTime(said), asking: .slot(.date))
        }
        if frame.offersDays || frame.isPostponed || frame.dividesDays { throw need(.slot(.date)) }
        guard let interval = frame.startDays(today: today),
            let start = frame.dayDone(in: interval)
        else { return nil }
        if let end = interval.end, end <= today {
            throw refuse(.pastDay(start), asking: .slot(.date))
        }
        return start <= today ? nil : start
    }

    /// Checks that what can be done at once alone is not wanted on a later day.
    func checkDoneNow(_ frame: Frame) throws(Detour) {
        // "Freeze my card, I fly home tomorrow".
        if frame.intent == .accountSecurity, frame.isTold(at: frame.words.count) { return }
        if try laterDay(frame) != nil { throw refuse(.unkeptDay) }
        guard frame.intent == .accountSecurity else { return }
        if frame.saysHour || frame.endsAnotherTime { throw refuse(.unkeptDay) }
    }

    /// Checks that a setting, which holds from now on until it is changed, is not wanted from a
    /// later day or until one.
    func checkHeldAtOnce(_ frame: Frame) throws(Detour) {
        let days = frame.saidDays
        // "Until Monday" has an end alone.
        let isLater = days.map { ($0.start ?? $0.end ?? today) > today } == true
        if isLater || frame.saysTerm { throw refuse(.unkeptDay) }
    }

    /// Checks that the wallet is open.
    func checkUnlocked() throws(Detour) {
        if view.security.isLocked { throw refuse(.walletLocked) }
        if let lock = view.security.pinLock { throw refuse(.pinLocked(minutes: lock.minutes)) }
    }

    /// Checks what is paid now against the limits and the funds; another amount is asked for where
    /// another may be paid.
    func check(
        _ orders: [Order], in account: WalletView.Account?,
        asking request: Request? = .slot(.amount)
    ) throws(Detour) {
        let paid = orders.filter { $0.paysNow || $0.firstDay == today }.compactMap(\.amount)
        for amount in orders.compactMap(\.amount) where amount.currency == view.currency {
            if let limit = view.security.limits[.perTransaction], amount > limit {
                throw refuse(
                    .limitExceeded(limit: limit, scope: .perTransaction), asking: request)
            }
        }
        try checkLater(orders, asking: request)
        guard !paid.isEmpty else { return }
        let balance = account?.balance ?? view.balance
        guard let sum = try? Money.sum(of: paid, in: balance.currency) else {
            throw refuse(.invalidAmount, asking: .slot(.amount))
        }
        let spent = view.security.spent.merging([.daily: view.security.spentToday]) { $1 }
        for scope in [LimitScope.daily, .weekly, .monthly] {
            if let limit = view.security.limits[scope],
                let total = try? spent[scope]?.adding(sum), total > limit
            {
                throw refuse(.limitExceeded(limit: limit, scope: scope), asking: request)
            }
        }
        if sum > balance, let missing = try? sum.subtracting(balance) {
            throw refuse(.insufficientFunds(missing: missing), asking: request)
        }
    }
}

extension Resolver {
    /// Checks that what is paid on one later day is not more than may be paid in a day, or longer.
    private func checkLater(_ orders: [Order], asking request: Request?) throws(Detour) {
        let later = orders.filter { order in
            order.destination == nil && order.amount?.currency == view.currency
                && (order.day ?? order.firstDay).map { $0 > today } == true
        }
        let days = Dictionary(grouping: later) { $0.day ?? $0.firstDay ?? today }
        for (_, together) in days.sorted(by: { $0.key < $1.key }) {
            guard let sum = try? Money.sum(of: together.compactMap(\.amount), in: view.currency)
            else { throw refuse(.invalidAmount, asking: .slot(.amount)) }
            for scope in [LimitScope.daily, .weekly, .monthly] {
                if let limit = view.security.limits[scope], sum > limit {
                    throw refuse(.limitExceeded(limit: limit, scope: scope), asking: request)
                }
            }
        }
    }
}

extension Money {
    /// Whether one amount is more than another of the same currency.
    static func > (left: Money, right: Money) -> Bool {
        left.currency == right.currency && left.minorUnits > right.minorUnits
    }
}

extension String {
    /// The account number that the text ends in, and the name before it, which may be empty.
    var labelledIBAN: (label: String, iban: IBAN)? {
        if let iban = IBAN(self) { return ("", iban) }
        let words = split(separator: " ")
        for start in words.indices.dropFirst() where words[start].count >= 4 {
            if let iban = IBAN(words[start...].joined()) {
                return (words[..<start].joined(separator: " "), iban)
            }
        }
        return nil
    }

    /// The name without the words that say what kind of thing bears it.
    fileprivate var withoutKind: String {
        let kinds: Set<String> = [
            "facture", "bill", "invoice", "abonnement", "abo", "subscription", "carte", "card",
            "fidelite", "loyalty", "compte", "account", "budget", "virement", "order", "standing",
            "la", "le", "les", "l'", "de", "du", "d'", "mon", "ma", "mes", "my", "the", "from", "s",
        ]
        return foldedWords.filter { !kinds.contains($0) }.joined(separator: " ")
    }
}

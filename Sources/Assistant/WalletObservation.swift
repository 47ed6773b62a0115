internal import Dialogue
internal import Foundation
internal import Primitives
internal import Wallet

/// Makes the view a turn has of the wallet.
struct WalletObservation {
    let wallet: WalletStore
    /// The account that pays where no other is named.
    let account: WalletAccount

    /// The label of the budget that is for all spending.
    static let wholeBudget = "all"

    func view(on today: Day, at instant: Date) throws(WalletError) -> WalletView {
        var view = WalletView(balance: try wallet.balance(of: account))
        view.accounts = try namedAccounts()
        view.mirrored = try wallet.accounts().filter { $0.kind == .mirror }.map(\.name)
        view.contacts = try wallet.contacts().map(Payee.init)
        view.paidForHousing = try paidForHousing(on: today)
        let recent = try recentLines(on: today)
        view.wages = Self.wages(among: recent, on: today)
        view.lastPaid = Self.lastPaid(among: recent)
        view.requests = try requests(at: instant, contacts: view.contacts)
        view.bills = try wallet.bills(.open).map { bill in
            .init(
                id: bill.id.rawValue, merchant: bill.merchant.name, amount: bill.amountDue,
                due: bill.dueDay)
        }
        view.recurring = try recurring()
        view.budgets = try budgets(on: today)
        view.loyaltyCards = try wallet.cards().map { card in
            .init(
                name: card.name, number: card.number.text, points: Int(card.points),
                tier: card.tier.rawValue.capitalized)
        }
        view.autopay = try autopay()
        view.security = try security(on: today, at: instant)
        view.staking = try staking(on: today)
        return view
    }

    private func namedAccounts() throws(WalletError) -> [WalletView.Account] {
        var named: [WalletView.Account] = []
        for other in try wallet.accounts() where other != account && other != .coins {
            guard other.kind == .own else { continue }
            named.append(.init(name: other.name, balance: try wallet.balance(of: other)))
        }
        return named
    }

    /// The name of the only one who was paid for housing in the two months before, from whichever
    /// account.
    private func paidForHousing(on today: Day) throws(WalletError) -> String? {
        var filter = LedgerFilter()
        filter.period = DayInterval(start: today.adding(months: -2), end: today.adding(days: 1))
        filter.category = SpendingCategory.housing.rawValue
        filter.isIncoming = false
        var paid: Set<String> = []
        for account in try wallet.accounts() where account != .coins {
            let lines = try wallet.lines(of: account, matching: filter)
            paid.formUnion(lines.filter { !$0.isUndone && !$0.isOwnTransfer }.map(\.counterparty))
        }
        return paid.count == 1 ? paid.first : nil
    }

    /// What came to the account and left it in the months before, the last behind.
    private func recentLines(on today: Day) throws(WalletError) -> [LedgerLine] {
        var filter = LedgerFilter()
        filter.period = DayInterval(
            start: today.adding(months: -Self.monthsOfPayments), end: today.adding(days: 1))
        return try wallet.lines(of: account, matching: filter)
            .filter { !$0.isUndone && !$0.isOwnTransfer }
            .sorted { ($0.day, $0.entry) < ($1.day, $1.entry) }
    }

    /// What the only one who paid an income in the two months before paid last.
    private static func wages(among lines: [LedgerLine], on today: Day) -> Money? {
        let start = today.adding(months: -2)
        let income = lines.filter { line in
            line.day >= start && line.amount.isPositive
                && line.category == SpendingCategory.income.rawValue
        }
        return Set(income.map(\.counterparty)).count == 1 ? income.last?.amount : nil
    }

    /// What each of those who were paid got last, by their names.
    private static func lastPaid(among lines: [LedgerLine]) -> [String: Money] {
        lines.reduce(into: [:]) { paid, line in
            if let amount = try? line.amount.negated(), amount.isPositive {
                paid[line.counterparty] = amount
            }
        }
    }

    /// How far back what somebody got last is looked for.
    private static let monthsOfPayments = 6

    private func requests(
        at instant: Date, contacts: [Payee]
    ) throws(WalletError) -> [WalletView.Request] {
        try wallet.requests(nil, .pending).filter { request in
            request.expires.map { $0 > instant } ?? true
        }.map { request in
            let person =
                contacts.first { $0.name == request.counterpartyName }
                ?? Payee(
                    id: PayeeID(rawValue: request.counterpartyName), name: request.counterpartyName)
            return WalletView.Request(
                id: request.id.rawValue,
                direction: request.direction == .incoming ? .incoming : .outgoing,
                person: person, amount: request.amount, note: request.note)
        }
    }

    private func recurring() throws(WalletError) -> [WalletView.Recurring] {
        let subscriptions = Set(try wallet.subscriptions().map(\.order.id))
        let open = try wallet.orders(.active) + wallet.orders(.paused)
        return open.map { order in
            var isFirm = subscriptions.contains(order.id)
            if case .named = order.terms.counterparty { isFirm = true }
            return WalletView.Recurring(
                id: order.id.rawValue, name: order.counterpartyName, amount: order.terms.amount,
                frequency: order.terms.recurrence, isSubscription: isFirm,
                isPaused: order.status == .paused, next: order.nextDay,
                last: order.terms.lastDay, bill: order.terms.bill?.rawValue)
        }
    }

    private func budgets(on today: Day) throws(WalletError) -> [WalletView.Budget] {
        var budgets: [WalletView.Budget] = []
        for budget in try wallet.budgets() where budget.amount.currency == account.currency {
            // One on a kind of spending of somebody else's is not spoken of.
            guard budget.isOverall || budget.spendingCategory != nil else { continue }
            let interval = budget.period.interval(containing: today)
            budgets.append(
                .init(
                    category: budget.spendingCategory, limit: budget.amount,
                    period: LimitScope(budget.period),
                    spent: try budget.spent(in: interval, of: wallet), alert: budget.alertPercent))
        }
        return budgets
    }

    private func autopay() throws(WalletError) -> WalletView.Autopay {
        let settings = try wallet.autopaySettings(in: account.currency)
        let money = { (units: Int64) in Money(minorUnits: units, currency: settings.currency) }
        var autopay = WalletView.Autopay()
        autopay.isEnabled = settings.isEnabled
        let limit = { (limit: AutopaySettings.Limit) in
            LimitScope(rawValue: limit.period.rawValue).map {
                WalletView.Autopay.Limit(money(limit.minorUnits), $0)
            }
        }
        autopay.limits =
            (settings.dailyLimit.map { [.init(money($0), .daily)] } ?? [])
            + settings.limits.compactMap(limit)
        for peer in settings.peers where peer.isEnabled {
            autopay.peerLimits[peer.name.rawValue] = peer.limit.flatMap(limit)
        }
        // Nothing is paid by a rule for somebody who is switched off.
        let off = Set(settings.peers.filter { !$0.isEnabled }.map(\.name))
        let rules = settings.rules.filter { rule in
            rule.isEnabled && rule.peers.map { !off.isSuperset(of: $0) } ?? true
        }
        autopay.rules = rules.map { rule in
            .init(
                id: rule.id.rawValue, peer: rule.peers?.first?.rawValue,
                maximum: rule.maximum.map(money))
        }
        return autopay
    }

    private func security(
        on today: Day, at instant: Date
    ) throws(WalletError) -> WalletView.Security {
        let state = try wallet.security()
        var security = WalletView.Security(
            spentToday: try wallet.paid(on: today, in: account.currency))
        security.hasPIN = state.hasPIN
        security.isLocked = state.isWalletLocked
        security.isCardFrozen = state.isCardFrozen
        switch state.pinGuard.lock(at: instant) {
        case .open: break
        case .until(let end): security.pinLock = .minutes(end.minutes(after: instant))
        case .untilReset: security.pinLock = .untilReset
        }
        security.hasBiometrics = state.hasBiometrics
        security.identityStatus = state.kyc.rawValue
        for limit in state.limits where limit.amount.currency == account.currency {
            let scope = LimitScope(limit.scope)
            security.limits[scope] = limit.amount
            if let interval = limit.scope.interval(containing: today) {
                security.spent[scope] = try wallet.paid(in: interval, in: account.currency)
            }
        }
        return security
    }

    private func staking(on today: Day) throws(WalletError) -> WalletView.Staking {
        let status = try wallet.staking(on: today)
        var staking = WalletView.Staking()
        staking.available = status.available
        staking.staked = status.staked
        staking.rewards = status.rewards
        if let rate = status.rateBasisPoints { staking.basisPoints = Int(rate) }
        return staking
    }
}

extension Budget {
    /// Whether it is on all spending.
    var isOverall: Bool { category == WalletObservation.wholeBudget }

    /// The kind of spending it is on, whatever the case of its label; nil where it is on all, or on
    /// one that is not known.
    var spendingCategory: SpendingCategory? { SpendingCategory(rawValue: category.lowercased()) }

    /// What was spent of it in `interval`, on all accounts in its currency; nothing where more was
    /// given back.
    func spent(in interval: DayInterval, of wallet: WalletStore) throws(WalletError) -> Money {
        let account = WalletAccount(name: Fixture.mainAccount, currency: amount.currency)
        var filter = TransactionFilter(period: interval)
        filter.category = spendingCategory
        let spent = try WalletHistory(wallet, account).spending(filter).amount
        return spent.isPositive ? spent : .zero(spent.currency)
    }
}

extension Payee {
    init(_ contact: Contact) {
        self.init(
            id: PayeeID(rawValue: contact.id.rawValue), name: contact.name,
            aliases: contact.aliases, iban: contact.iban)
    }
}

internal import Dialogue
internal import Entities
internal import Insights
package import Primitives
internal import Understanding
package import Wallet

extension WalletHistory {
    /// What the account of that name holds by its statements, or all such accounts, and the main
    /// one where it was ever used; at the end of a day, or as things stand.
    func balances(
        of name: String?, on day: Day?, isOpening: Bool = false
    ) throws(WalletError) -> Answer {
        if let name {
            let account = try account(named: name)
            guard account.kind == .mirror,
                let held = try balance(byStatementsOf: account, on: day, isOpening: isOpening)
            else { return .balance(try wallet.balance(of: account), account: account.name) }
            return .balances(main: nil, [held])
        }
        var held: [StatementBalance] = []
        for other in try wallet.accounts() where other.kind == .mirror {
            let balance = try balance(byStatementsOf: other, on: day, isOpening: isOpening)
            if let balance { held.append(balance) }
        }
        let isUsed = held.isEmpty ? true : try !wallet.lines(of: account).isEmpty
        guard isUsed else { return .balances(main: nil, held) }
        if let day { return .balances(main: try wallet.balance(of: account, asOf: day), held) }
        return .balances(main: try wallet.balance(of: account), held)
    }

    /// The account of the user's own that is meant.
    func account(_ own: OwnAccount) throws(WalletError) -> WalletAccount {
        switch own {
        case .main: return account
        case .named(let name): return try account(named: name)
        }
    }

    /// What accounts hold, all that are used where none are named, and what they hold together.
    func holdings(of named: [OwnAccount], on day: Day?) throws(WalletError) -> Answer {
        var asked = named
        if asked.isEmpty {
            let others = try wallet.accounts().filter { $0 != account && $0 != .coins }
            // Beside a bank's statements the money to try things with is none.
            let isMirrored = others.contains { $0.kind == .mirror }
            let isUsed = isMirrored ? try !wallet.lines(of: account).isEmpty : true
            asked = (isUsed ? [.main] : []) + others.map { .named($0.name) }
        }
        var holdings: [AccountHolding] = []
        for own in asked {
            holdings.append(
                AccountHolding(account: own, amount: try held(by: account(own), on: day)))
        }
        let amounts = holdings.map(\.amount)
        let isKnown = amounts.allSatisfy { $0 != nil }
        let inOwn = amounts.compactMap(\.self).filter { $0.currency == currency }
        return .holdings(
            holdings, total: isKnown ? try? Money.sum(of: inOwn, in: currency) : nil)
    }

    /// What an account holds, at the end of a day or as things stand; nil where its statements do
    /// not say.
    private func held(by account: WalletAccount, on day: Day?) throws(WalletError) -> Money? {
        if account.kind == .mirror { return try balance(byStatementsOf: account, on: day)?.amount }
        if let day { return try wallet.balance(of: account, asOf: day) }
        return try wallet.balance(of: account)
    }

    /// What an account that repeats a bank's statements held by them at the end of a day, or of the
    /// last they tell of; of a day before all of them nothing is known. Nil without transactions.
    private func balance(
        byStatementsOf account: WalletAccount, on asked: Day?, isOpening: Bool = false
    ) throws(WalletError) -> StatementBalance? {
        let lines = try wallet.lines(of: account)
        let days = lines.lazy.map(\.day)
        guard let first = days.min(), let last = days.max() else { return nil }
        let day = asked.map { min($0, last) } ?? last
        let told = isOpening ? asked?.adding(days: 1) ?? day : day
        let isOfMonth = first.month.isCovered(from: first, to: first.month.last)
        if day < first, !isOfMonth || day < first.month.first.adding(days: -1) {
            return StatementBalance(
                account: account.name, amount: nil, day: told, isOpening: isOpening,
                beginning: first)
        }
        let isStated = try wallet.statesBalance(of: account, holding: lines.map(\.amount))
        var held = isStated ? try wallet.balance(of: account, asOf: max(day, first)) : nil
        if day < first {
            // What there was before is what the first day came from.
            let moved = lines.filter { $0.day == first }.map(\.amount)
            let sum = try? Money.sum(of: moved, in: account.currency)
            held = held.flatMap { held in sum.flatMap { try? held.subtracting($0) } }
        }
        return StatementBalance(
            account: account.name, amount: held, day: told, isOpening: isOpening)
    }

    /// What was spent, or received, on accounts in other currencies, where it was anything.
    func otherCurrencies(_ filter: TransactionFilter) throws(WalletError) -> [Money] {
        var known: Set<Currency> = [currency, .yani]
        var amounts: [Money] = []
        for other in try counted() where known.insert(other.currency).inserted {
            let amount = try WalletHistory(wallet, other).spending(filter).amount
            if amount.minorUnits != 0 { amounts.append(amount) }
        }
        return amounts
    }

    /// What is paid again and again: what the wallet pays, and what statements show besides.
    func recurring(
        _ all: [WalletView.Recurring], _ kind: RecurringKind, today: Day
    ) throws(WalletError) -> RecurringFigure {
        let matcher = ContactMatcher(all.map { .init(id: $0.id, names: [$0.name]) })
        var own = all.filter { payment in
            kind.category == nil || SpendingCategory.named(in: payment.name) == kind.category
        }
        let active = try analysis(TransactionFilter(), upTo: today)?.recurring ?? []
        let stopped = try stopped(among: active)
        var found = active.filter { payment in
            payment.status == .active && payment.amount.minorUnits < 0
                && !stopped.contains(payment.id)
                && payment.category != .savings && matcher.matches(for: payment.name).isEmpty
        }
        if let category = kind.category {
            found = found.filter { $0.category == category }
        }
        if let theme = kind.theme {
            let named = found.filter { theme.isNamed(by: $0.name.foldedWordParts) }
            // Of a kind that was asked about all are told where none is of the part of it.
            found = named.isEmpty && kind.category != nil ? found : named
            if kind.category == nil {
                own = own.filter { theme.isNamed(by: $0.name.foldedWordParts) }
            }
        }
        if let name = kind.name {
            own = named(name, of: own) { $0.name }
            found = named(name, of: found) { $0.name }
        }
        if kind.isSubscription {
            let services = found.filter { $0.category.isOfServices }
            // The rent is no subscription beside those that the wallet pays.
            found = services.isEmpty && own.isEmpty ? found : services
        }
        let yearly = try? Money.sum(of: found.map(\.yearlyAmount), in: currency)
        let payments = found.map { payment in
            WalletView.Recurring(
                id: payment.id, name: payment.name,
                amount: (try? payment.amount.negated()) ?? payment.amount,
                frequency: payment.recurrence, isSubscription: true,
                next: payment.expected(from: today).next)
        }
        let ownYearly = own.filter { !$0.isPaused && $0.amount.currency == currency }
            .compactMap { payment in payment.frequency?.yearly(payment.amount) }
        guard let all = try? Money.sum(of: ownYearly + [yearly ?? .zero(currency)], in: currency)
        else { throw .overflow }
        return RecurringFigure(
            own: own, found: payments,
            monthly: yearly.flatMap { Self.sum(of: $0, in: .month) } ?? .zero(currency),
            total: .init(
                yearly: all, monthly: Self.sum(of: all, in: .month) ?? all,
                asked: kind.unit.flatMap { Self.sum(of: all, in: $0) }),
            kind: kind,
            rises: kind.isDearer ? try rises(of: found + collected(own, among: active)) : [],
            ended: kind.areEnded || kind.isStill ? try ended(kind, today: today) : [])
    }

    /// Those of the payments that come back by which the wallet's own were paid so far.
    private func collected(
        _ own: [WalletView.Recurring], among active: [RecurringPayment]
    ) -> [RecurringPayment] {
        found(active, besides: own).own.filter { $0.status == .active }
    }

    /// The payments that came back and come no more, the latest first.
    private func ended(
        _ kind: RecurringKind, today: Day
    ) throws(WalletError) -> [UpcomingPayment] {
        var ended = (try analysis(TransactionFilter(), upTo: today)?.ended ?? []).filter {
            $0.amount.minorUnits < 0 && $0.category != .savings
        }
        if let category = kind.category { ended = ended.filter { $0.category == category } }
        if let name = kind.name { ended = named(name, of: ended) { $0.name } }
        if let theme = kind.theme {
            ended = ended.filter { theme.isNamed(by: $0.name.foldedWordParts) }
        }
        let services = ended.filter { $0.category.isOfServices }
        if kind.isSubscription, !services.isEmpty { ended = services }
        return ended.map { payment in
            UpcomingPayment(
                name: payment.name, amount: (try? payment.amount.negated()) ?? payment.amount,
                day: payment.last)
        }
    }

    /// The prices that rose, at once or little by little, the greatest rise first.
    private func rises(
        of payments: [RecurringPayment]
    ) throws(WalletError) -> [RecurringFigure.PriceRise] {
        let lines = try matching(TransactionFilter())
        let paid = Dictionary(
            lines.map { (String($0.entry), $0) }, uniquingKeysWith: { first, _ in first })
        return payments.compactMap { payment in
            guard payment.priceChange != nil else {
                let amounts = payment.transactions.compactMap { id in
                    paid[id].flatMap { line in
                        (try? line.amount.negated()).map { (day: line.day, amount: $0) }
                    }
                }
                return GradualRise(of: amounts).map { rise in
                    RecurringFigure.PriceRise(
                        name: payment.name, before: rise.before, after: rise.after,
                        day: payment.last, monthCount: rise.monthCount)
                }
            }
            guard let change = payment.priceChange, let before = try? change.before.negated(),
                let after = try? change.after.negated(), after.minorUnits > before.minorUnits
            else { return nil }
            return RecurringFigure.PriceRise(
                name: payment.name, before: before, after: after, day: change.day)
        }
        .sorted { one, other in
            let rises = [one, other].map { $0.after.minorUnits - $0.before.minorUnits }
            return (rises[1], one.name) < (rises[0], other.name)
        }
    }

    /// The payments that a name is said of.
    private func named<Payment>(
        _ said: String, of payments: [Payment], name: (Payment) -> String
    ) -> [Payment] {
        let names = payments.enumerated().map { index, payment in
            ContactMatcher.Candidate(id: String(index), names: [name(payment)])
        }
        let met = Set(ContactMatcher(names).matches(for: said).map(\.id))
        return payments.indices.filter { met.contains(String($0)) }.map { payments[$0] }
    }

    /// What of a year's sum falls into a unit.
    private static func sum(of yearly: Money, in unit: AverageUnit) -> Money? {
        let units: Double =
            switch unit {
            case .day: 365.25
            case .week: 365.25 / 7
            case .month, .payment: 12
            case .quarter: 4
            case .year: 1
            }
        return Money(estimate: yearly.estimate / units, currency: yearly.currency)
    }
}

extension WalletStore {
    /// Returns what an account holds; nil where nobody knows, as its statements say no balance.
    package func knownBalance(of account: WalletAccount) throws(WalletError) -> Money? {
        let amounts = try lines(of: account).map(\.amount)
        return try statesBalance(of: account, holding: amounts) ? try balance(of: account) : nil
    }

    /// Whether the balance of an account with these transactions is known: the user's own is, and
    /// where a statement says one it is posted before its first transaction.
    func statesBalance(
        of account: WalletAccount, holding amounts: [Money]
    ) throws(WalletError) -> Bool {
        guard account.kind == .mirror, !amounts.isEmpty, try !hasStatedBalance(account),
            let sum = try? Money.sum(of: amounts, in: account.currency)
        else { return true }
        return try balance(of: account) != sum
    }
}

extension SpendingCategory {
    /// Whether it is what services are subscribed to for.
    fileprivate var isOfServices: Bool { self == .subscriptions || self == .entertainment }
}

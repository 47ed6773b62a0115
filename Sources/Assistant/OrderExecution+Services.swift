internal import Dialogue
internal import Foundation
internal import Primitives
internal import Understanding
internal import Wallet

extension OrderExecution {
    func manageRecurring(_ order: Order, _ key: IdempotencyKey) throws(WalletError) {
        let id = Identifier<PaymentOrder>(rawValue: order.subject ?? "")
        switch order.operation {
        case .pause?: _ = try wallet.pauseOrder(id, key: key)
        case .resume?: _ = try wallet.resumeOrder(id, from: today, key: key)
        case .cancel? where order.lastDay == nil: _ = try wallet.cancelOrder(id, key: key)
        case .cancel?: try changeRecurring(order, id, key)
        case .change?: try changeRecurring(order, id, key)
        default:
            let start = order.firstDay ?? order.day ?? today
            _ = try wallet.schedule(try terms(order, from: start), key: key)
        }
    }

    private func changeRecurring(
        _ order: Order, _ id: Identifier<PaymentOrder>, _ key: IdempotencyKey
    ) throws(WalletError) {
        let open = try wallet.orders(.active) + wallet.orders(.paused)
        guard let old = open.first(where: { $0.id == id }) else { throw .notFound }
        var terms = old.terms
        if let amount = order.amount { terms.amount = amount }
        if let frequency = order.frequency { terms.recurrence = frequency }
        if let day = order.firstDay ?? order.day { terms.firstDay = day }
        terms.lastDay = order.lastDay
        _ = try wallet.changeOrder(id, to: terms, from: today, key: key)
    }

    func manageAutopay(_ order: Order, _ key: IdempotencyKey) throws(WalletError) {
        var settings = try wallet.autopaySettings(in: account.currency)
        let peer = (order.payee?.name ?? order.merchant).map(PeerName.init(rawValue:))
        switch order.operation {
        case .disable?:
            if let peer {
                settings.set(peer) { $0.isEnabled = false }
            } else {
                settings.isEnabled = false
            }
        case .setLimit?: try limit(&settings, peer, order)
        case .setRule?: try allow(&settings, peer, order, key)
        case .removeRule?: settings.rules.removeAll { $0.id.rawValue == order.subject }
        case _ where peer != nil: try allow(&settings, peer, order, key)
        default:
            settings.isEnabled = true
            if order.amount != nil { try limit(&settings, nil, order) }
        }
        try wallet.save(settings, key: key)
    }

    /// Lets the requests of one peer, or of all, be paid: each up to an amount, or together in a
    /// period. What is allowed takes the place of what was allowed them before.
    private func allow(
        _ settings: inout AutopaySettings, _ peer: PeerName?, _ order: Order, _ key: IdempotencyKey
    ) throws(WalletError) {
        if order.enablesAutopay { settings.isEnabled = true }
        if let peer { settings.set(peer) { $0.isEnabled = true } }
        var rule = AutopaySettings.Rule(
            id: AutopayRuleID(rawValue: key.rawValue), peers: peer.map { [$0] })
        switch order.scope {
        case nil: break
        case .perTransaction?: rule.maximum = order.amount?.minorUnits
        case _?: try limit(&settings, peer, order)
        }
        // Who is switched on again is so by the rule there is.
        let isKnown = settings.rules.contains { known in
            known.isEnabled && (known.peers == nil || known.peers == rule.peers)
        }
        if order.operation == .enable, order.amount == nil, isKnown { return }
        settings.rules.removeAll { $0.peers == rule.peers && $0.methods == nil }
        settings.rules.append(rule)
    }

    /// Sets the limit an order states, on one peer or on all, in the place of the one there was on
    /// them over that period.
    private func limit(
        _ settings: inout AutopaySettings, _ peer: PeerName?, _ order: Order
    ) throws(WalletError) {
        guard let amount = order.amount else { throw .amountNotPositive }
        guard let period = order.scope.flatMap({ AutopayPeriod(rawValue: $0.rawValue) }) else {
            throw .invalidTerms
        }
        let limit = AutopaySettings.Limit(
            minorUnits: amount.minorUnits, period: period,
            start: calendar.instant(of: period.firstDay(around: today), seconds: 0))
        if let peer {
            settings.set(peer) { $0.limit = limit }
        } else if period == .daily {
            settings.dailyLimit = limit.minorUnits
        } else {
            settings.limits.removeAll { $0.period == period }
            settings.limits.append(limit)
        }
    }

    func manageBudget(_ order: Order, _ key: IdempotencyKey) throws(WalletError) {
        let known = try wallet.budgets().first { budget in
            let isMeant = order.category.map { $0 == budget.spendingCategory } ?? budget.isOverall
            return isMeant && budget.amount.currency == account.currency
        }
        let category =
            known?.category ?? order.category?.rawValue ?? WalletObservation.wholeBudget
        switch order.operation {
        case .remove?:
            guard let known else { throw .notFound }
            try wallet.removeBudget(
                category: category, period: known.period, currency: account.currency, key: key)
        case .setAlert?:
            guard var budget = known else { throw .notFound }
            guard let percent = order.percentage.flatMap({ Int($0) }) else { throw .invalidTerms }
            budget.alertPercent = percent
            try wallet.setBudget(budget, key: key)
        default:
            guard let amount = order.amount else { throw .amountNotPositive }
            guard let period = order.scope.flatMap({ Budget.Period(rawValue: $0.rawValue) }) else {
                throw .invalidTerms
            }
            // A category has one budget: with another period it takes the old one's place.
            if let known, known.period != period {
                try wallet.removeBudget(
                    category: category, period: known.period, currency: account.currency,
                    key: IdempotencyKey(rawValue: "\(key.rawValue)/old"))
            }
            try wallet.setBudget(
                Budget(
                    category: category, period: period, amount: amount,
                    alertPercent: known?.alertPercent ?? 80), key: key)
        }
    }

    func manageCard(_ order: Order, _ key: IdempotencyKey) throws(WalletError) {
        let known = try wallet.cards().first { $0.name == order.card }
        switch order.operation {
        case .remove?:
            guard let known else { throw .notFound }
            try wallet.removeCard(known.id, key: key)
        case .redeem?:
            guard let known, let count = order.count else { throw .notFound }
            _ = try wallet.changeCard(known.id, .points(-Int64(count)), at: instant, key: key)
        default:
            guard let name = order.card, let number = LoyaltyNumber(order.number ?? "") else {
                throw .invalidTerms
            }
            _ = try wallet.addCard(name: name, number: number, key: key)
        }
    }

    func manageSecurity(_ order: Order, _ key: IdempotencyKey) throws(WalletError) {
        let change: SecurityChange
        switch order.operation {
        case .freezeCard?: change = .setCardFrozen(true)
        case .unfreezeCard?: change = .setCardFrozen(false)
        case .lockWallet?: change = .setWalletLocked(true)
        case .unlockWallet?: change = .setWalletLocked(false)
        case .enableBiometrics?: change = .setBiometrics(true)
        case .disableBiometrics?: change = .setBiometrics(false)
        default:
            guard let scope = order.scope.flatMap({ SpendingLimit.Scope(rawValue: $0.rawValue) })
            else { throw .invalidTerms }
            change =
                order.amount.map { .setLimit(SpendingLimit(scope: scope, amount: $0)) }
                ?? .removeLimit(scope, account.currency)
        }
        try wallet.change(change, key: key)
    }

    func stake(_ order: Order, _ key: IdempotencyKey) throws(WalletError) {
        let move: StakingMove
        switch order.operation {
        case .claim?: move = .claim
        case .compound?: move = .compound
        case .unstake?:
            guard let amount = order.amount else { throw .amountNotPositive }
            move = .unstake(amount)
        default:
            guard let amount = order.amount else { throw .amountNotPositive }
            move = .stake(amount)
        }
        _ = try wallet.move(move, on: today, at: instant, key: key)
    }
}

extension AutopayPeriod {
    /// The day on which the calendar's period around `day` begins: Monday, or the first of a month.
    func firstDay(around day: Day) -> Day {
        switch self {
        case .hourly, .daily: day
        case .weekly: day.startOfWeek
        case .monthly: day.month.first
        }
    }
}

extension AutopaySettings {
    /// Changes what holds for one peer, who may be new.
    fileprivate mutating func set(_ name: PeerName, _ change: (inout Peer) -> Void) {
        if let index = peers.firstIndex(where: { $0.name == name }) {
            change(&peers[index])
        } else {
            var peer = Peer(name: name)
            change(&peer)
            peers.append(peer)
        }
    }
}

extension LoyaltyNumber {
    /// A number as it was said: of the symbology its digits fit, else a Code 128; nil where it has
    /// the length of a symbology and a wrong check digit.
    init?(_ text: String) {
        if let symbology = LoyaltyNumber.symbology(ofDigits: text) {
            try? self.init(text, symbology: symbology)
        } else {
            let isDigits = text.allSatisfy { ("0"..."9").contains($0) }
            guard !isDigits || ![8, 12, 13].contains(text.count) else { return nil }
            try? self.init(text, symbology: .code128)
        }
    }
}

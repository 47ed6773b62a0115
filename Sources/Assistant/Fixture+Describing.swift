internal import Dialogue
public import Foundation
internal import Primitives
public import Wallet

extension Fixture {
    /// Returns the fixture that describes `wallet` at `instant`; its PIN is never in it.
    ///
    /// What was undone is as if it had not been.
    /// - Throws: `WalletError`.
    public static func describing(
        _ wallet: WalletStore, main: WalletAccount, at instant: Date, in timeZone: TimeZone
    ) throws(WalletError) -> Data {
        let today = Day(at: instant, in: timeZone)
        let view = try WalletObservation(wallet: wallet, account: main).view(on: today, at: instant)
        var fixture = Fixture()
        fixture.accountCurrency = main.currency.code
        fixture.tz = timeZone.identifier
        fixture.balance = view.balance.canonicalString
        fixture.accounts = view.accounts.map {
            Account(name: $0.name, balance: $0.balance.canonicalString)
        }
        fixture.contacts = view.contacts.map {
            Person(name: $0.name, aliases: $0.aliases, iban: $0.iban?.compact)
        }
        let people = Set(view.contacts.map(\.name))
        fixture.transactions = try wallet.lines(of: main).reversed().filter { !$0.isUndone }.map {
            Transaction($0, isPerson: people.contains($0.counterparty))
        }
        fixture.requestsIn = view.requests.filter { $0.direction == .incoming }.map(Request.init)
        fixture.requestsOut = view.requests.filter { $0.direction == .outgoing }.map(Request.init)
        fixture.bills = view.bills.map {
            Bill(
                merchant: $0.merchant, amount: $0.amount.canonicalString, due: $0.due?.description)
        }
        fixture.subscriptions = view.recurring.map(Subscription.init)
        fixture.budgets = Dictionary(
            view.budgets.map {
                ($0.category?.rawValue ?? WalletObservation.wholeBudget, Budget($0))
            }, uniquingKeysWith: { first, _ in first })
        fixture.autopay = Autopay(try wallet.autopaySettings(in: main.currency))
        let limits = view.security.limits.mapValues(\.canonicalString)
        fixture.limits = Limits(
            perTransaction: limits[.perTransaction], daily: limits[.daily],
            weekly: limits[.weekly], monthly: limits[.monthly])
        fixture.card = view.security.isCardFrozen ? "frozen" : "active"
        fixture.wallet = view.security.isLocked ? "locked" : "unlocked"
        fixture.cards = view.loyaltyCards.map {
            Card(name: $0.name, number: $0.number, points: $0.points, tier: $0.tier)
        }
        fixture.yani = view.staking.available.canonicalString
        fixture.staked = view.staking.staked.canonicalString
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(fixture)
        } catch {
            throw .unavailable(reason: "it cannot be written as JSON: \(error)")
        }
    }
}

extension Fixture.Transaction {
    fileprivate init(_ line: LedgerLine, isPerson: Bool) {
        let isIn = line.amount.isPositive
        let amount = isIn ? line.amount : (try? line.amount.negated()) ?? line.amount
        self.init(
            date: line.day.description, to: isIn || !isPerson ? nil : line.counterparty,
            from: isIn ? line.counterparty : nil,
            merchant: isIn || isPerson ? nil : line.counterparty, category: line.category,
            amount: amount.canonicalString)
    }
}

extension Fixture.Budget {
    fileprivate init(_ budget: WalletView.Budget) {
        self.init(
            amount: budget.limit.canonicalString,
            period: budget.period == .monthly ? nil : budget.period.rawValue,
            alert: budget.alert.flatMap { $0 == Self.usualAlert ? nil : $0 })
    }
}

extension Fixture.Request {
    fileprivate init(_ request: WalletView.Request) {
        self.init(
            from: request.person.name, to: nil, amount: request.amount.canonicalString,
            note: request.note)
    }
}

extension Fixture.Subscription {
    /// Something that happens once is written as happening that one day.
    fileprivate init(_ payment: WalletView.Recurring) {
        self.init(
            merchant: payment.isSubscription ? payment.name : nil,
            to: payment.isSubscription ? nil : payment.name,
            amount: payment.amount.canonicalString,
            frequency: payment.frequency?.description ?? Self.once,
            next: payment.next?.description, until: payment.last?.description,
            paused: payment.isPaused ? true : nil)
    }
}

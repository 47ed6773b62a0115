internal import Primitives
internal import Wallet

extension FixtureFilling {
    /// Requests, bills and what is paid again and again.
    func fillPayments() throws {
        for (index, request) in (fixture.requestsIn ?? []).enumerated() {
            try add(request, .incoming, "in-\(index)")
        }
        for (index, request) in (fixture.requestsOut ?? []).enumerated() {
            try add(request, .outgoing, "out-\(index)")
        }
        for (index, bill) in (fixture.bills ?? []).enumerated() {
            _ = try wallet.addBill(
                from: try merchant(bill.merchant),
                amount: try money(bill.amount, named: "the amount of a bill"),
                dueDay: try bill.due.map { try day($0, named: "due") }, key: key("bill-\(index)"))
        }
        for (index, subscription) in (fixture.subscriptions ?? []).enumerated() {
            try add(subscription, "subscription-\(index)")
        }
    }

    private func add(
        _ request: Fixture.Request, _ direction: PaymentRequest.Direction, _ name: String
    ) throws {
        guard let person = request.person else {
            throw Fixture.Invalid(reason: "has a request from nobody; write \"from\"")
        }
        _ = try wallet.createRequest(
            direction, with: counterparty(person),
            amount: try money(request.amount, named: "the amount of a request"),
            note: request.note, at: instant, key: key(name))
    }

    private func add(_ subscription: Fixture.Subscription, _ name: String) throws {
        let isOnce = subscription.frequency == Fixture.Subscription.once
        let recurrence = Recurrence(subscription.frequency)
        guard let payee = subscription.name, recurrence != nil || isOnce else {
            throw Fixture.Invalid(
                reason:
                    "has a subscription without merchant or with “\(subscription.frequency)” as "
                    + "frequency; write one such as FREQ=MONTHLY")
        }
        let next = try subscription.next.map { try day($0, named: "next") }
        let order = try wallet.schedule(
            OrderTerms(
                account: main,
                counterparty: subscription.merchant == nil
                    ? counterparty(payee) : .named(payee),
                amount: try money(subscription.amount, named: "the amount of a subscription"),
                firstDay: next ?? recurrence?.occurrence(after: today, first: today)
                    ?? today.adding(days: 1), recurrence: recurrence,
                lastDay: try subscription.until.map { try day($0, named: "until") },
                category: subscription.merchant == nil
                    ? nil : SpendingCategory.subscriptions.rawValue), key: key(name))
        if subscription.paused == true {
            _ = try wallet.pauseOrder(order.id, key: key("\(name)-paused"))
        }
    }

    private func merchant(_ name: String) throws -> Identifier<Merchant> {
        if let known = try wallet.merchants().first(where: { $0.name == name }) { return known.id }
        let merchant = Merchant(id: Identifier(rawValue: "merchant-\(name)"), name: name)
        try wallet.save(merchant)
        return merchant.id
    }

    /// Budgets, auto-pay, cards, locks and coins.
    func fillServices(pinCost: Int) throws {
        for (name, budget) in (fixture.budgets ?? [:]).sorted(by: { $0.key < $1.key }) {
            try wallet.setBudget(try self.budget(budget, of: name), key: key("budget-\(name)"))
        }
        if let autopay = fixture.autopay { try fill(autopay) }
        for card in fixture.cards ?? [] { try add(card) }
        try fillSecurity(pinCost: pinCost)
        if let staked = try fixture.staked.map({ try money($0, named: "staked", .yani) }),
            staked.isPositive
        {
            try stake(staked)
        }
        // A locked wallet takes nothing in any more.
        if try isOn(fixture.wallet, "locked", else: "unlocked", named: "wallet") {
            try wallet.change(.setWalletLocked(true), key: key("lock"))
        }
    }

    private func budget(_ budget: Fixture.Budget, of name: String) throws -> Budget {
        guard name == WalletObservation.wholeBudget || SpendingCategory(rawValue: name) != nil
        else {
            throw Fixture.Invalid(reason: "has a budget for “\(name)”, which is no category")
        }
        let period = budget.period ?? Budget.Period.monthly.rawValue
        let alert = budget.alert ?? Fixture.Budget.usualAlert
        guard let period = Budget.Period(rawValue: period), (1...100).contains(alert) else {
            throw Fixture.Invalid(
                reason: "has a budget for \(name) whose period is none of weekly, monthly, yearly, "
                    + "or whose alert is not 1 to 100")
        }
        return Budget(
            category: name, period: period,
            amount: try mainMoney(budget.amount, named: "budgets.\(name)"), alertPercent: alert)
    }

    /// Whether a value is the first of two that it can have; it is the other where it is absent.
    private func isOn(
        _ value: String?, _ on: String, else off: String, named name: String
    ) throws -> Bool {
        guard let value, value != off else { return false }
        guard value == on else {
            throw Fixture.Invalid(
                reason: "has “\(value)” as \(name), which is \(off) or \(on)")
        }
        return true
    }

    private func add(_ card: Fixture.Card) throws {
        let code128 = try? LoyaltyNumber(card.number, symbology: .code128)
        guard let number = LoyaltyNumber(card.number) ?? code128 else {
            throw Fixture.Invalid(
                reason: "has “\(card.number)” as the number of a card, which no barcode shows")
        }
        let tier = card.tier.map { LoyaltyCard.Tier(rawValue: $0.lowercased()) } ?? .bronze
        guard let tier else {
            throw Fixture.Invalid(
                reason: "has “\(card.tier ?? "")” as the tier of \(card.name), which is none of "
                    + LoyaltyCard.Tier.allCases.map(\.rawValue).joined(separator: ", "))
        }
        _ = try wallet.addCard(
            name: card.name, number: number, points: Int64(card.points ?? 0),
            tier: tier, key: key("card-\(card.name)"))
    }

    private func fillSecurity(pinCost: Int) throws {
        if let pin = fixture.pin {
            // What a fixture says is no secret, and its salt need not be fresh.
            do {
                try wallet.setPIN(
                    pin, salt: Array("fixture-fixture-".utf8), cost: pinCost, key: key("pin"))
            } catch WalletError.invalidTerms {
                throw Fixture.Invalid(reason: "has a pin that is not 4 to 12 digits")
            }
        }
        try wallet.change(.setKYC(.verified), key: key("kyc"))
        if try isOn(fixture.card, "frozen", else: "active", named: "card") {
            try wallet.change(.setCardFrozen(true), key: key("card"))
        }
        let limits: [(SpendingLimit.Scope, String?)] = [
            (.perTransaction, fixture.limits?.perTransaction), (.daily, fixture.limits?.daily),
            (.weekly, fixture.limits?.weekly), (.monthly, fixture.limits?.monthly),
        ]
        for (scope, text) in limits {
            guard let text else { continue }
            let amount = try money(text, named: "limits.\(scope.rawValue)")
            try wallet.change(
                .setLimit(SpendingLimit(scope: scope, amount: amount)), key: key(scope.rawValue))
        }
    }

    /// The staked coins were free before they were staked.
    private func stake(_ staked: Money) throws {
        try wallet.open(.coins)
        _ = try wallet.post(
            Movement(account: .coins, amount: staked, counterparty: .opening, day: today),
            key: key("opening-staked"))
        _ = try wallet.move(.stake(staked), on: today, at: instant, key: key("stake"))
    }
}

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
            direction, with: try counterparty(person),
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
                    ? try counterparty(payee) : .named(payee),
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
        for (name, amount) in (fixture.budgets ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard name == WalletObservation.wholeBudget || SpendingCategory(rawValue: name) != nil
            else {
                throw Fixture.Invalid(reason: "has a budget for “\(name)”, which is no category")
            }
            let budget = Budget(category: name, amount: try money(amount, named: "budgets.\(name)"))
            try wallet.setBudget(budget, key: key("budget-\(name)"))
        }
        if let autopay = fixture.autopay {
            var settings = AutopaySettings(
                isEnabled: autopay.enabled ?? false, currency: main.currency)
            settings.dailyLimit = try autopay.daily.map {
                try money($0, named: "autopay.daily").minorUnits
            }
            try wallet.save(settings, key: key("autopay"))
        }
        for card in fixture.cards ?? [] { try add(card) }
        try fillSecurity(pinCost: pinCost)
        if let staked = try fixture.staked.map({ try money($0, named: "staked", .yani) }),
            staked.isPositive
        {
            try stake(staked)
        }
        // A locked wallet takes nothing in any more.
        if fixture.wallet == "locked" {
            try wallet.change(.setWalletLocked(true), key: key("lock"))
        }
    }

    private func add(_ card: Fixture.Card) throws {
        let code128 = try? LoyaltyNumber(card.number, symbology: .code128)
        guard let number = LoyaltyNumber(card.number) ?? code128 else {
            throw Fixture.Invalid(
                reason: "has “\(card.number)” as the number of a card, which no barcode shows")
        }
        let tier = card.tier.flatMap { LoyaltyCard.Tier(rawValue: $0.lowercased()) }
        _ = try wallet.addCard(
            name: card.name, number: number, points: Int64(card.points ?? 0),
            tier: tier ?? .bronze, key: key("card-\(card.name)"))
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
        if fixture.card == "frozen" { try wallet.change(.setCardFrozen(true), key: key("card")) }
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

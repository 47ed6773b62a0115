internal import Primitives
internal import Understanding

extension Resolver {
    /// The periods a budget can be for.
    private static let budgetPeriods: [LimitScope] = [.weekly, .monthly, .yearly]

    /// Refuses what is done to no budget: another day, money moved from one to another, an end of
    /// alerts.
    private func checkKept(_ frame: Frame) throws(Detour) {
        try checkHeldAtOnce(frame)
        if frame.operation == .setAlert, frame.stopsAlerts { throw refuse(.notAnOrder) }
        if frame.operation != .setAlert, frame.movesBetweenBudgets {
            throw refuse(.unreckonedAmount)
        }
    }

    /// Budgets are set, changed, checked and removed.
    func manageBudget(_ frame: Frame) throws(Detour) -> Step {
        if [.set, .change, .setAlert].contains(frame.operation) { try checkKept(frame) }
        if let orders = try onAll(frame) { return .confirm(orders) }
        if !frame.excluded.isEmpty { throw refuse(.unkeptExclusion) }
        var order = Order(.manageBudget, frame.operation)
        order.category = frame.category
        switch frame.operation {
        // A shop has no budget of its own, and the one of everything is not meant.
        case .set? where order.category == nil && frame.text(.merchant) != nil && !frame.wantsAll:
            throw need(.slot(.category))
        case .set?:
            order.category = order.category ?? frame.reading.doneCategory
            if order.category == nil, frame.namesUnheardKind { throw need(.slot(.category)) }
            if order.category == nil, frame.amounts.isEmpty, !frame.wantsAll {
                throw need(.slot(.category))
            }
            order.amount = try amount(frame, in: view.currency)
            // What may be paid at once or in a day is a limit on payments, not a budget.
            if order.category == nil, let scope = frame.scope,
                [.daily, .perTransaction].contains(scope)
            {
                order.intent = .accountSecurity
                order.operation = .setLimit
                order.scope = scope
                return .confirm([order])
            }
            order.scope = try period(of: frame, order.category)
            return step(try each(order, frame), of: frame)
        case .change? where isNew(frame):
            order.operation = .set
            order.amount = try amount(frame, in: view.currency)
            order.scope = try period(of: frame, order.category)
            return step(try each(order, frame), of: frame)
        case .change?:
            let budget = try budget(frame)
            order.category = budget.category
            order.amount = try limit(changing: budget, frame)
            order.scope = try period(of: frame, budget.category)
            // The only budget there is may not be what "the limit" meant.
            let isNamed = frame.category != nil || frame.spoken.contains("budget")
            return isNamed ? step(try each(order, frame), of: frame) : .confirm([order])
        case .remove?
        where frame.category == nil && !frame.spoken.contains("budget")
            && !frame.spoken.isDisjoint(with: ["limit", "limite", "plafond", "cap"]):
            return try removeLimit(frame)
        case .remove?:
            let budget = try budget(frame)
            order.category = budget.category
            order.amount = budget.limit
            return .confirm([order])
        case .setAlert? where frame.alertsOfSpending(besides: view.budgets):
            // To be told of spending over an amount is to have a budget of it.
            order.operation = .set
            order.amount = try amount(frame, in: view.currency)
            order.scope = try scope(of: frame, among: Self.budgetPeriods, usual: .monthly)
            return .confirm([order])
        case .setAlert?:
            let budget = try watchedBudget(frame)
            order.category = budget.category
            order.part = frame.part(of: budget.category)
            let (percent, amount) = try alert(frame, on: budget.limit)
            order.percentage = String(percent)
            order.amount = amount
            return .perform([order])
        default: return try told(frame)
        }
    }

    /// An order for each budget where all are set, changed or removed together ("supprime tous mes
    /// budgets", "raise both budgets by 50"); nil where that is not said.
    private func onAll(_ frame: Frame) throws(Detour) -> [Order]? {
        let isPicked =
            frame.picks[Choice(slot: .category, name: nil, options: []).key] == Choice.all
        guard [.set, .change, .remove].contains(frame.operation), frame.category == nil,
            view.budgets.count > 1, isPicked || frame.speaksOfAllBudgets(of: view.budgets.count)
        else { return nil }
        let left = frame.excluded.map(\.value)
        let budgets = view.budgets.filter { budget in
            !left.contains { $0 == budget.category.map { .text($0.rawValue) } }
        }
        guard !budgets.isEmpty else { throw refuse(.unkeptExclusion) }
        var orders: [Order] = []
        for budget in budgets {
            let isRemoved = frame.operation == .remove
            var order = Order(.manageBudget, isRemoved ? .remove : .change)
            order.category = budget.category
            order.amount = isRemoved ? budget.limit : try limit(changing: budget, frame)
            order.scope = isRemoved ? nil : try period(of: frame, budget.category)
            orders.append(order)
        }
        return orders
    }

    /// The share of a budget an alert is kept at, a whole number of percent: the one said, or the
    /// one an amount comes to, with what that is then; of what is to be left, the one that is spent
    /// when no less than that is.
    private func alert(_ frame: Frame, on limit: Money) throws(Detour) -> (
        percent: Int64, amount: Money?
    ) {
        func whole(_ share: ExactRatio?) throws(Detour) -> Int64 {
            guard let percent = share?.applied(to: 100), (1...100).contains(percent) else {
                throw refuse(.unkeptAlert)
            }
            return percent
        }
        if let said = frame.text(.percentage) {
            let share = ExactRatio(percent: said)
            return (try whole(frame.alertsOfRest ? share?.rest : share), nil)
        }
        guard let spoken = frame.amounts.last else { return (80, nil) }
        let amount = try money(spoken, in: view.currency)
        let share = ExactRatio(amount.minorUnits, limit.minorUnits)
        var percent = try whole(frame.alertsOfRest ? share?.rest : share)
        var kept = ExactRatio(percent, 100)?.applied(to: limit.minorUnits)
        if frame.alertsOfRest, let spent = kept, percent > 1,
            limit.minorUnits - spent < amount.minorUnits
        {
            percent -= 1
            kept = ExactRatio(percent, 100)?.applied(to: limit.minorUnits)
        }
        return (percent, kept.map { Money(minorUnits: $0, currency: limit.currency) })
    }

    /// The budgets that are asked about: one, or all.
    private func told(_ frame: Frame) throws(Detour) -> Step {
        guard let category = frame.category else {
            if let shop = frame.text(.merchant) { throw refuse(.notFound(.budget, name: shop)) }
            guard !view.budgets.isEmpty else { throw refuse(.notFound(.budget, name: nil)) }
            // Of one alone what is left of it tells as much.
            let asksOfExceeded = frame.asksOfExceeded(on: today) && view.budgets.count > 1
            return .answer(
                .budgets(asksOfExceeded ? view.budgets.filter(\.isExceeded) : view.budgets))
        }
        guard let budget = view.budgets.first(where: { $0.category == category }) else {
            throw refuse(.notFound(.budget, name: category.rawValue))
        }
        return past(budget, frame) ?? .answer(.budgets([budget]))
    }

    /// How a budget was kept in days gone by that were said: what it allows in so many of its
    /// periods, or what was spent where they are none such. Nil where no such days were said.
    private func past(_ budget: WalletView.Budget, _ frame: Frame) -> Step? {
        guard let days = frame.days(.period) ?? frame.days(.date), let end = days.end,
            end <= today
        else { return nil }
        let count: Int? =
            switch budget.period {
            case .weekly: days.isWholeWeek ? 1 : nil
            case .monthly: days.wholeMonths?.count
            case .yearly: days.wholeYear == nil ? nil : 1
            case .daily, .perTransaction, .perPerson, .global: nil
            }
        var budget = budget
        guard let count, let limit = try? budget.limit.multiplied(by: Int64(count)) else {
            var filter = TransactionFilter(period: days)
            filter.category = budget.category
            return .ask(.spending(filter))
        }
        budget.limit = limit
        return .ask(.budget(budget, in: days))
    }

    /// Whether "the limit" that is to be another is one on payments: no budget is spoken of, and
    /// there is one, or there is no budget that it could be.
    func limitsPayments(_ frame: Frame) -> Bool {
        guard frame.operation == .set || frame.operation == .change, frame.category == nil,
            !frame.amounts.isEmpty, Wording(frame.words).namesLimit,
            !Wording(frame.words).saysWord(beginning: ["budget", "depens", "spen"])
        else { return false }
        let limits = view.security.limits
        guard let scope = frame.scope else { return !limits.isEmpty || view.budgets.isEmpty }
        return limits[scope] != nil
    }

    /// What a budget is changed to.
    private func limit(
        changing budget: WalletView.Budget, _ frame: Frame
    ) throws(Detour) -> Money {
        if let multiple = multiple(of: budget, frame) { return multiple }
        if let share = share(of: budget, frame) {
            return try changed(budget.limit, by: share, frame)
        }
        return try changed(budget.limit, by: try amount(frame, in: view.currency), frame)
    }

    /// A multiple of a budget ("double it", "cut it in half"), nil where an amount is said or none.
    private func multiple(of budget: WalletView.Budget, _ frame: Frame) -> Money? {
        let said = frame.words.compactMap { Interpretation.multiples[$0] }
        guard frame.amounts.isEmpty, said.count == 1,
            let units = said[0].applied(to: budget.limit.minorUnits), units > 0
        else { return nil }
        return Money(minorUnits: units, currency: budget.limit.currency)
    }

    /// The part of a budget that it is to be changed by ("raise it by 10%"), nil where an amount is
    /// said or none.
    private func share(of budget: WalletView.Budget, _ frame: Frame) -> Money? {
        guard frame.amounts.isEmpty, frame.text(.amountMode) == "delta",
            let percent = frame.text(.percentage),
            let units = ExactRatio(percent: String(percent.drop { $0 == "-" }))?
                .applied(to: budget.limit.minorUnits)
        else { return nil }
        return Money(minorUnits: units, currency: budget.limit.currency)
    }

    /// Budgets are set at once, unless figures were said that are none of theirs ("groceries at 350
    /// and eating out at 120", of which one was understood), or nothing speaks of a budget ("leave
    /// me 500", "my limit is to be 100", which may be one on payments).
    ///
    /// One of a part of a kind of spending is one of the kind: it is set only once that is agreed
    /// to.
    private func step(_ orders: [Order], of frame: Frame) -> Step {
        let orders = orders.map { naming(its: frame.part(of: $0.category), $0) }
        let wording = Wording(frame.words)
        let isOfLimit =
            frame.category == nil && wording.namesLimit
            && !wording.saysWord(beginning: ["budget", "depens", "spen"])
        let isOfPart = orders.contains { $0.part != nil }
        let isTold =
            !Self.telling.isDisjoint(with: frame.words)
            || view.contacts.contains { $0.isSpoken(of: frame.words) }
        return frame.isBudgetDoubtful || !frame.speaksOfBudget || isOfLimit || isOfPart || isTold
            ? .confirm(orders) : .perform(orders)
    }

    /// What makes a statement or a thought of an order: "I had a budget of 50", "Marie has one of
    /// 300", "a 500 budget would be too much".
    private static let telling = Interpretation.negations.union([
        "isn't", "doesn't", "didn't", "had", "has", "was", "thinking", "maybe", "perhaps", "would",
        "avais", "avait", "etait", "serait", "peut", "lu", "dit", "fallait", "faudrait", "pense",
    ])

    /// An order with the part of its category that was named, and the budget it takes the place of.
    private func naming(its part: String?, _ order: Order) -> Order {
        guard let part else { return order }
        var order = order
        order.part = part
        let known = view.budgets.first { $0.category == order.category }
        order.replaced = known.flatMap { $0.limit == order.amount ? nil : $0.limit }
        return order
    }

    /// An order for each category where as many amounts were said ("courses à 200 et restos à 100").
    private func each(_ order: Order, _ frame: Frame) throws(Detour) -> [Order] {
        let categories = frame.texts(.category).compactMap(SpendingCategory.init(rawValue:))
        guard categories.count > 1, categories.count == frame.amounts.count,
            frame.text(.amountMode) != "delta"
        else { return [order] }
        var orders: [Order] = []
        for (category, spoken) in zip(categories, frame.amounts) {
            var order = order
            order.category = category
            order.amount = try money(spoken, in: view.currency)
            order.scope = try period(of: frame, category)
            orders.append(order)
        }
        return orders
    }

    /// The period a budget is to be for: the one said, else the one it is for, else a month.
    private func period(
        of frame: Frame, _ category: SpendingCategory?
    ) throws(Detour) -> LimitScope {
        let known = view.budgets.first { $0.category == category }
        return try scope(of: frame, among: Self.budgetPeriods, usual: known?.period ?? .monthly)
    }

    /// Whether an amount is said for a category that has no budget yet: "put the budget at 150" sets
    /// it then.
    private func isNew(_ frame: Frame) -> Bool {
        guard let category = frame.category, frame.text(.amountMode) != "delta" else {
            return false
        }
        return !frame.amounts.isEmpty && !view.budgets.contains { $0.category == category }
    }

    /// The budget an alert is set on, which counts over the period that is said.
    private func watchedBudget(_ frame: Frame) throws(Detour) -> WalletView.Budget {
        let budget = try budget(frame)
        if let said = frame.scope, said != budget.period, !frame.amounts.isEmpty {
            throw refuse(.unkeptScope(said, kept: [budget.period]))
        }
        return budget
    }

    private func budget(_ frame: Frame) throws(Detour) -> WalletView.Budget {
        let missing = Refusal.notFound(.budget, name: frame.category?.rawValue)
        if let category = frame.category {
            guard let budget = view.budgets.first(where: { $0.category == category }) else {
                throw refuse(missing)
            }
            return budget
        }
        return try one(
            of: view.budgets, named: nil, frame, slot: .category,
            label: { $0.category?.rawValue ?? "total" },
            names: { [$0.category?.rawValue ?? "total"] },
            id: { $0.category?.rawValue ?? "total" }, missing: missing)
    }
}

extension Frame {
    /// The frame of an order on the limit of payments with what was said of one on a budget.
    var limitingPayments: Frame {
        var frame = self
        (frame.intent, frame.operation) = (.accountSecurity, .setLimit)
        return frame
    }

    /// Whether each of so many budgets is meant, as all are or as there are so many.
    func speaksOfAllBudgets(of count: Int) -> Bool {
        let wording = Wording(words)
        guard wording.says(["budget", "budgets"]) else { return false }
        let counted = zip(words, words.dropFirst()).lazy.compactMap { lead, word in
            ["les", "mes", "the", "my", "all"].contains(lead) ? SpokenNumber.several(word) : nil
        }.first
        guard let said = counted ?? (wording.says(["both"]) ? 2 : nil) else {
            let areOwn = wording.says(["my budgets", "mes budgets", "the budgets", "les budgets"])
            let isOne = wording.says(["of my budgets", "of the budgets", "de mes budgets"])
            return wording.says(["every budget", "each budget", "chaque budget"])
                || wantsAll && wording.says(["budgets"]) || areOwn && !isOne
        }
        return said == count
    }

    /// Whether a kind of spending is named, or spending that is to be held to something.
    fileprivate var speaksOfBudget: Bool {
        category != nil
            || Wording(words).saysWord(beginning: [
                "budget", "depens", "spen", "limit", "plafon", "max", "cap", "goal", "objectif",
            ])
    }

    /// Whether what one budget has is to go to another ("shift 50 from groceries to restaurants"); to
    /// take it off one names no other.
    fileprivate var movesBetweenBudgets: Bool {
        let opening = Wording(words.prefix(2))
        let isTakenOff =
            opening.says(["take", "taking"]) && text(.amountMode) == "delta"
            && Wording(words.dropFirst(2)).says(["off", "out", "from", "away"])
            && !Wording(words.dropFirst(2)).says(Self.givingOn)
        return amounts.count == 1 && !isTakenOff
            && opening.saysWord(beginning: [
                "shift", "mov", "transfer", "prend", "deplac", "bascul", "take", "bouge",
            ])
    }

    private static let givingOn = ["to", "into", "for", "put", "add", "give", "and"]

    /// Whether it is what is left of a budget that is to be told of ("when there's 50 left", "quand
    /// il reste 50").
    fileprivate var alertsOfRest: Bool {
        Wording(words).says([
            "reste", "restent", "restera", "restant", "restants", "left", "remain", "remains",
            "remaining", "plus que", "plus qu'", "drops below", "drops under", "falls below",
            "falls under", "descend sous", "tombe sous", "passe sous", "descend a", "tombe a",
            "drops to", "falls to",
        ])
    }

    /// Whether alerts are to stop ("stop alerting me about groceries"), which sets none.
    fileprivate var stopsAlerts: Bool {
        guard amounts.isEmpty, text(.percentage) == nil else { return false }
        let wording = Wording(words)
        return wording.says(["turn off", "switch off", "no more", "don't", "dont", "never", "plus"])
            || wording.saysWord(beginning: [
                "stop", "desactiv", "disabl", "remov", "supprim", "coup",
            ])
    }

    /// Whether it is spending over an amount that is to be told of, of which no budget is kept
    /// ("tell me when I have spent more than 100 a week").
    fileprivate func alertsOfSpending(besides budgets: [WalletView.Budget]) -> Bool {
        guard !amounts.isEmpty, !spoken.contains("budget"), !alertsOfRest else { return false }
        return !budgets.contains {
            $0.category == category && (category != nil || scope == nil || scope == $0.period)
        }
    }
}

extension ExactRatio {
    /// What is left of the whole; nil of more than that.
    fileprivate var rest: ExactRatio? { ExactRatio(denominator - numerator, denominator) }
}

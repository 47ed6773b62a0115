internal import Dialogue
internal import Primitives
internal import Understanding

extension Answer {
    /// The answer as the interface's object.
    var json: [String: Any] {
        switch self {
        case .balance(let balance, let account): return Self.json(balance, account)
        case .balances(let main, let statements):
            var object: [String: Any] = ["action": Intent.checkBalance.rawValue]
            object["balance"] =
                (main ?? (statements.count == 1 ? statements[0].amount : nil))?
                .canonicalString
            object["accounts"] = statements.map { held in
                [
                    "account": held.account, "balance": held.amount?.canonicalString,
                    "date": held.day.description, "opening": held.isOpening ? "true" : nil,
                ].compactMapValues(\.self)
            }
            return object
        case .holdings(let accounts, let total):
            var object: [String: Any] = ["action": Intent.checkBalance.rawValue]
            object["balance"] = total?.canonicalString
            object["accounts"] = accounts.map { held in
                ["account": held.account.label, "balance": held.amount?.canonicalString]
                    .compactMapValues(\.self)
            }
            return object
        case .supposed(let amount, let left):
            return [
                "action": Intent.checkBalance.rawValue, "amount": amount.canonicalString,
                "remaining": left.canonicalString,
            ]
        case .affordable(let amount, let due, let left, let beyond):
            var object: [String: Any] = [
                "action": Intent.getAdvice.rawValue, "amount": amount.canonicalString,
                "due": due.canonicalString, "remaining": left.canonicalString,
            ]
            object["beyond_forecast"] = beyond?.description
            return object
        case .balanceForecast(let forecast, let question): return forecast.json(question)
        case .balanceHistory(let history, let topic): return history.json(topic)
        case .upcoming(let payments, let total, let days, let isIncome, _):
            return [
                "action": Intent.forecastSpending.rawValue,
                "direction": isIncome ? "in" : "out",
                "payments": payments.map(\.json),
                "amount": total.canonicalString, "period": days.description,
            ]
        case .nextPayment(let payment, let filter):
            return filter.json(Intent.forecastSpending.rawValue, payment?.json ?? [:])
        case .reasons(let reasons): return reasons.json
        case .pastBalance(let balance, let day, let account):
            return Self.json(balance, account).merging(["date": day.description]) { $1 }
        case .transactions(let lines, let filter, let more):
            var object: [String: Any] = ["transactions": lines.map(\.json)]
            if more > 0, filter.limit == nil { object["more"] = more }
            return filter.json("list_transactions", object)
        case .spending(let figure, let filter):
            var object: [String: Any] = ["amount": figure.amount.canonicalString]
            object["refunded"] = figure.refunded?.canonicalString
            object["known_until"] = figure.knownUntil?.description
            if !figure.others.isEmpty {
                object["other_amounts"] = figure.others.map(\.canonicalString)
            }
            if !figure.parts.isEmpty {
                object["categories"] = figure.parts.map {
                    ["category": $0.category.rawValue, "amount": $0.amount.canonicalString]
                }
            }
            return filter.json("analyze_spending", object)
        case .measured(let finding, let filter, let intent):
            return filter.json(intent.rawValue, finding.json)
        case .forecast(let figure, let filter):
            var object = filter.json("forecast_spending")
            object["amount"] = figure?.mean.canonicalString
            object["low80"] = figure?.low.canonicalString
            object["high80"] = figure?.high.canonicalString
            object["other_amount"] = figure?.beside?.canonicalString
            object["other_period"] = filter.beside?.description
            if let dues = figure?.dues, !dues.isEmpty { object["dues"] = dues.map(\.json) }
            return object
        case .anomalies(let lines, let filter), .oddities(let lines, let filter):
            let anomalies = lines.map { line in
                line.transaction.json.merging(line.oddity.json) { $1 }
            }
            return filter.json("find_anomalies", ["anomalies": anomalies])
        case .saved(let income, let spending, let filter, let asked, let day, let moved):
            let saved = try? income.subtracting(spending)
            var object: [String: Any] = [
                "amount": (saved ?? income).canonicalString,
                "income": income.canonicalString, "spending": spending.canonicalString,
            ]
            object["known_until"] = day?.description
            object["moved_to_savings"] = moved?.canonicalString
            if let asked {
                object["asked"] = asked.rawValue
                object["holds"] = asked.holds(income: income, spending: spending)
            }
            return filter.json("analyze_spending", object)
        case .cut(let figure, let filter, let reduction):
            return filter.json(Intent.getAdvice.rawValue, figure.json(reduction))
        case .goal(let figure):
            return (figure?.json ?? [:]).merging(["action": Intent.getAdvice.rawValue]) { $1 }
        case .saving(let figure): return figure.json
        case .leftover(let figure):
            return (figure?.json ?? [:]).merging(["action": Intent.analyzeSpending.rawValue]) { $1 }
        case .charges(let lines, let filter):
            return filter.json("list_transactions", ["transactions": lines.map(\.json)])
        case .advice(let lines): return ["action": "get_advice", "advice": lines.map(\.json)]
        case .bills(let bills, _):
            return ["action": Intent.forecastSpending.rawValue, "bills": bills.map(\.json)]
        case .owed(let debts): return debts.json
        case .contacts(let contacts):
            return ["action": "list_contacts", "contacts": contacts.map(\.json)]
        case .requests(let requests):
            return Self.json(.requestMoney, .list, ["requests": requests.map(\.json)])
        case .claims(let requests, let total):
            var object: [String: Any] = ["requests": requests.map(\.json), "direction": "out"]
            object["amount"] = total?.canonicalString
            return Self.json(.requestMoney, .list, object)
        case .recurring(let figure):
            var object: [String: Any] = ["payments": figure.own.map(\.json)]
            if !figure.found.isEmpty {
                object["found"] = figure.found.map(\.json)
                object["found_monthly"] = figure.monthly.canonicalString
            }
            if figure.kind.isDearer {
                object["price_rises"] = figure.rises.map { rise in
                    var rises: [String: Any] = [
                        "merchant": rise.name, "before": rise.before.canonicalString,
                        "after": rise.after.canonicalString, "date": rise.day.description,
                    ]
                    rises["months"] = rise.monthCount
                    return rises
                }
            }
            if figure.kind.areEnded { object["ended"] = figure.ended.map(\.json) }
            if let unit = figure.kind.unit {
                object["per"] = unit.rawValue
                object["amount"] = figure.total.asked?.canonicalString
            }
            return Self.json(.manageRecurring, .list, object)
        case .autopay(let autopay): return Self.json(.manageAutopay, .show, autopay.json)
        case .budgets(let budgets):
            let object = budgets.count == 1 ? budgets[0].json : [:]
            return Self.json(
                .manageBudget, .check, object.merging(["budgets": budgets.map(\.json)]) { $1 })
        case .pastBudget(let budget, let days):
            return Self.json(
                .manageBudget, .check, budget.json.merging(["period": days.description]) { $1 })
        case .loyaltyCards(let cards):
            return Self.json(.loyaltyCards, .list, ["cards": cards.map(\.json)])
        case .loyaltyCard(let card, let operation):
            return Self.json(.loyaltyCards, operation, card.json)
        case .security(let security, let operation):
            return Self.json(.accountSecurity, operation, security.json)
        case .staking(let staking, let operation):
            return Self.json(.stakeCoins, operation, staking.json)
        }
    }

    private static func json(_ balance: Money, _ account: String?) -> [String: Any] {
        var object: [String: Any] = [
            "action": Intent.checkBalance.rawValue, "balance": balance.canonicalString,
            "currency": balance.currency.code,
        ]
        object["account"] = account
        return object
    }

    private static func json(
        _ intent: Intent, _ operation: Operation, _ object: [String: Any]
    ) -> [String: Any] {
        object.merging(["action": intent.rawValue, "operation": operation.rawValue]) { $1 }
    }
}

extension TransactionLine {
    var json: [String: Any] {
        [
            "date": day.description, "amount": amount.canonicalString, "counterparty": counterparty,
        ]
    }
}

extension TransactionFilter {
    fileprivate func json(_ action: String, _ figures: [String: Any] = [:]) -> [String: Any] {
        var object = figures
        object["action"] = action
        object["period"] = period?.description
        object["category"] = (category ?? theme?.kind)?.rawValue
        object["topic"] = theme?.rawValue
        object["means"] = means?.rawValue
        object[isPerson ? "payee" : "merchant"] = counterparty
        if !otherCategories.isEmpty { object["categories"] = categories.map(\.rawValue) }
        if !otherNames.isEmpty { object["names"] = names }
        object["count"] = limit.map(String.init)
        if !weekdays.isEmpty {
            object["weekdays"] = Weekday.allCases.filter(weekdays.contains).map(\.rawValue)
        }
        object["direction"] = direction?.rawValue
        if areRefunds { object["refunds"] = true }
        if !accounts.isEmpty { object["accounts"] = accounts.map(\.label) }
        let excluded =
            excludedCategories.map(\.rawValue).sorted() + excludedThemes.map(\.rawValue).sorted()
            + excludedNames + (excludesWages ? ["wages"] : [])
            + (excludedMeans.map { [$0.rawValue] } ?? [])
        if !excluded.isEmpty { object["excluded"] = excluded }
        object["amount_min"] = minimum?.canonicalString
        object["amount_max"] = maximum?.canonicalString
        if excludesBounds { object["bounds_excluded"] = true }
        if !places.isEmpty { object["places"] = places.compactMap(\.place) }
        if !untold.isEmpty { object["untold"] = untold.map(\.said) }
        return object
    }
}

extension OwnAccount {
    /// Its name, for programs.
    fileprivate var label: String {
        switch self {
        case .main: Fixture.mainAccount
        case .named(let name): name
        }
    }
}

extension Reasons {
    fileprivate var json: [String: Any] {
        var object = filter.json(
            "explain", ["amount": total.canonicalString, "count": String(count)])
        object["transactions"] = largest.map(\.json)
        object["usual"] = usual?.canonicalString
        object["months"] = monthCount
        return object
    }
}

extension AdviceLine {
    fileprivate var json: [String: Any] {
        var object: [String: Any] = [
            "kind": kind.rawValue, "subject": subject, "yearly": yearly.canonicalString,
            "saving": saving.canonicalString,
        ]
        object["target"] = target?.canonicalString
        return object
    }
}

extension Debts {
    fileprivate var json: [String: Any] {
        var object: [String: Any] = [
            "action": Intent.forecastSpending.rawValue, "bills": bills.map(\.json),
            "requests": requests.map(\.json), "amount": total.canonicalString,
        ]
        if end != nil { object["payments"] = dues.map(\.json) }
        return object
    }
}

extension Payee {
    fileprivate var json: [String: Any] {
        var object: [String: Any] = ["name": name, "aliases": aliases]
        object["iban"] = iban?.masked
        return object
    }
}

extension WalletView.Request {
    fileprivate var json: [String: Any] {
        var object: [String: Any] = ["id": id, "amount": amount.canonicalString]
        object["direction"] = direction.rawValue
        object[direction == .incoming ? "payee" : "payer"] = person.name
        object["note"] = note
        return object
    }
}

extension WalletView.Recurring {
    fileprivate var json: [String: Any] {
        var object: [String: Any] = ["id": id, "amount": amount.canonicalString]
        object[isSubscription ? "merchant" : "payee"] = name
        object["frequency"] = frequency?.description
        object["next"] = next?.description
        object["until"] = last?.description
        object["paused"] = isPaused
        return object
    }
}

extension WalletView.Autopay {
    fileprivate var json: [String: Any] {
        var object: [String: Any] = ["enabled": isEnabled]
        for limit in limits { object[limit.scope.rawValue] = limit.amount.canonicalString }
        object["peers"] = peerLimits.mapValues(\.amount.canonicalString)
        object["peer_periods"] = peerLimits.mapValues(\.scope.rawValue)
        object["rules"] = rules.map { rule in
            var object: [String: Any] = ["id": rule.id]
            object["peer"] = rule.peer
            object["max_amount"] = rule.maximum?.canonicalString
            return object
        }
        return object
    }
}

extension WalletView.Budget {
    fileprivate var json: [String: Any] {
        var object: [String: Any] = [
            "amount": limit.canonicalString, "spent": spent.canonicalString,
            "scope": period.rawValue,
        ]
        object["category"] = category?.rawValue
        object["remaining"] = (try? limit.subtracting(spent))?.canonicalString
        object["alert"] = alert.map(String.init)
        return object
    }
}

extension WalletView.LoyaltyCard {
    fileprivate var json: [String: Any] {
        ["card": name, "number": number, "points": String(points), "tier": tier]
    }
}

extension WalletView.Security {
    fileprivate var json: [String: Any] {
        [
            "card": isCardFrozen ? "frozen" : "active", "wallet": isLocked ? "locked" : "unlocked",
            "status": identityStatus, "biometrics": hasBiometrics,
            "limits": Dictionary(
                uniqueKeysWithValues: limits.map { ($0.rawValue, $1.canonicalString) }),
        ]
    }
}

extension WalletView.Staking {
    /// The yearly rate in percent, without zeros at its end.
    private var percentage: String {
        let (whole, rest) = basisPoints.quotientAndRemainder(dividingBy: 100)
        let hundredths = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
        return rest == 0 ? "\(whole)" : "\(whole).\(hundredths)"
    }

    fileprivate var json: [String: Any] {
        [
            "available": available.canonicalString, "staked": staked.canonicalString,
            "rewards": rewards.canonicalString, "rate": percentage,
        ]
    }
}

extension BalanceForecast {
    fileprivate func json(_ question: BalanceQuestion) -> [String: Any] {
        var object: [String: Any] = [
            "action": Intent.forecastSpending.rawValue, "date": day.description,
            "balance": current.canonicalString, "expected_balance": expected.canonicalString,
        ]
        object["low80"] = spread?.low.canonicalString
        object["high80"] = spread?.high.canonicalString
        object["overdraft"] = spread.map { ($0.overdraft * 10_000).rounded() / 10_000 }
        object["overdrawn_from"] = spread?.overdrawn?.description
        object["amount"] = (question.supposed ?? question.wanted)?.canonicalString
        object["account"] = question.account
        object["lowest"] = lowest?.amount.canonicalString
        object["lowest_on"] = lowest?.day.description
        if question.topic.isOfAmount {
            object["below"] = question.topic == .falling ? true : nil
            object["reached_already"] = meets(question)
            object["reached"] = meets(question) ? nil : reached?.first.description
            object["reached_for_good"] = meets(question) ? nil : reached?.lasting?.description
        }
        return object
    }
}

extension BalanceHistory {
    fileprivate func json(_ topic: Topic) -> [String: Any] {
        var object: [String: Any] = [
            "action": Intent.checkBalance.rawValue, "topic": topic.rawValue,
            "period": period.description, "before": before.canonicalString,
            "balance": after.canonicalString, "lowest": lowest.json, "highest": highest.json,
            "days_overdrawn": overdrawnDays,
        ]
        object["known_until"] = knownUntil?.description
        if !overdrafts.isEmpty { object["overdrafts"] = overdrafts.map(\.description) }
        if !accounts.isEmpty { object["accounts"] = accounts }
        if !unbalanced.isEmpty { object["without_balance"] = unbalanced }
        if !others.isEmpty { object["others"] = others.map { $0.json(topic) } }
        return object
    }
}

extension BalanceHistory.Point {
    fileprivate var json: [String: Any] {
        ["date": day.description, "balance": amount.canonicalString]
    }
}

extension WalletView.Bill {
    fileprivate var json: [String: Any] {
        var object: [String: Any] = ["merchant": merchant, "amount": amount.canonicalString]
        object["due"] = due?.description
        return object
    }
}

extension UpcomingPayment {
    fileprivate var json: [String: Any] {
        ["name": name, "amount": amount.canonicalString, "date": day.description]
    }
}

extension AnomalyLine.Oddity {
    /// What is odd, for programs.
    fileprivate var json: [String: Any] {
        switch self {
        case .large(let score, let usual):
            ["z": (score * 100).rounded() / 100, "usual": usual.canonicalString]
        case .duplicate(let day): ["duplicate_of": day.description]
        }
    }
}

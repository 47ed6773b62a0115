internal import Primitives
internal import Understanding

extension EnglishReplies {
    /// An order restated in full, or told once it is done.
    func sentence(_ order: Order, isDone: Bool) -> String {
        if order.undoes != nil {
            return (isDone ? "I’ve undone " : "I’ll undo ") + thing(order)
        }
        let amount = order.amount.map(money) ?? ""
        let other = order.payee?.name ?? order.merchant ?? ""
        switch order.intent {
        case .sendMoney where order.destination != nil:
            let day = order.day.map { " on \(date($0))" } ?? ""
            return (isDone ? order.day == nil ? "I’ve moved" : "I’ve scheduled" : "I’ll move")
                + " \(amount) \(receiver(order))\(day)\(reason(order))"
        case .sendMoney:
            return (isDone ? order.day == nil ? "I’ve sent" : "I’ve scheduled" : "I’ll send")
                + " \(amount) to \(other)" + details(order)
        case .payBill:
            if isDone, order.day != nil {
                return "I’ve scheduled \(amount) to \(other)" + details(order)
            }
            return (isDone ? "I’ve paid" : "I’ll pay") + " \(other) \(amount)" + details(order)
        case .requestMoney: return requestSentence(order, isDone, amount, other)
        case .manageRecurring: return recurringSentence(order, isDone, amount)
        case .manageAutopay: return autopaySentence(order, isDone, amount, other)
        case .manageBudget: return budgetSentence(order, isDone, amount)
        case .loyaltyCards: return cardSentence(order, isDone)
        case .accountSecurity: return securitySentence(order, isDone, amount)
        case .stakeCoins: return stakingSentence(order, isDone, amount)
        case .checkBalance, .listTransactions, .analyzeSpending, .forecastSpending, .findAnomalies,
            .getAdvice:
            return ""
        }
    }

    /// What is paid and asked for, all together.
    func total(
        _ paid: Money?, _ repeated: Money?, _ asked: Money?, _ areDone: Bool
    ) -> String {
        let whole = areDone ? "paid in total" : "to pay in total"
        return [
            paid.map { "\(money($0)) \(whole), with no fees." },
            repeated.map { "\(money($0)) to pay each time, with no fees." },
            asked.map { "\(money($0)) asked for in total." },
        ].compactMap(\.self).joined(separator: " ")
    }

    /// Who gets it, with the preposition; between the user's own accounts, from which to which.
    private func receiver(_ order: Order) -> String {
        guard let destination = order.destination else {
            return "to \(order.payee?.name ?? order.merchant ?? "")"
        }
        let from = order.account.map { "from “\($0)”" } ?? "from the main account"
        switch destination {
        case .main: return "\(from) to the main account"
        case .named(let name): return "\(from) to “\(name)”"
        }
    }

    /// Day, account and reason, where they are not the usual ones.
    private func details(_ order: Order) -> String {
        (order.day.map { " on \(date($0))" } ?? "")
            + (order.account.map { " from “\($0)”" } ?? "") + reason(order)
    }

    /// What is said of an order behind it: how it differs from what was wanted, then what it leaves
    /// open.
    func remarks(_ order: Order, isDone: Bool) -> String {
        guard order.undoes == nil else { return "" }
        return (isDone ? "" : hour(order) + foreignAccount(order)) + openRequest(order)
            + openBill(order)
    }

    /// That the time of day that was said is not kept.
    private func hour(_ order: Order) -> String {
        guard order.hasUnkeptHour else { return "" }
        return order.day == nil && order.frequency == nil
            ? ", right away: I don’t wait for a time of day" : ", at no set time of day"
    }

    /// That the receiver's account that was named is not chosen.
    private func foreignAccount(_ order: Order) -> String {
        order.hasUnkeptAccount ? ", to the account in your contacts" : ""
    }

    /// The first day of what is repeated, where it is not the day it was said to start on.
    private func first(_ order: Order) -> String {
        guard let first = order.firstDay, first != order.day else { return "" }
        return ", first on \(date(first))"
    }

    /// When what is changed happens then: its day, or its first one and the next.
    private func change(_ order: Order) -> String {
        let day = order.day.map(date)
        if order.frequency == nil { return day.map { " on \($0)" } ?? "" }
        let start = day.map { " from \($0)" } ?? ""
        guard let next = order.firstDay, next != order.day else { return start }
        return "\(start), next on \(date(next))"
    }

    /// The last day of what is repeated, or that the end that was said is not kept.
    private func end(_ order: Order) -> String {
        if let last = order.lastDay { return ", last on \(date(last))" }
        return order.hasUnkeptEnd ? ", with no end date: stopping it is up to you" : ""
    }

    /// That the end that was said of a pause is not kept.
    private func pauseEnd(_ order: Order) -> String {
        order.hasUnkeptEnd ? ": a pause has no end date, so ending it is up to you" : ""
    }

    /// That the bill stays open of which a part is paid.
    private func openBill(_ order: Order) -> String {
        guard let bill = order.openBill else { return "" }
        let rest = order.restOfBill.map { ", with \(money($0)) still due" } ?? ""
        return "; the bill of \(money(bill)) stays open" + rest
    }

    /// That a request for as much stays open.
    private func openRequest(_ order: Order) -> String {
        order.openRequest.map { "; their request for \(money($0)) stays open" } ?? ""
    }

    private func reason(_ order: Order) -> String {
        order.note.map { $0.isReference ? ", reference \($0)" : " for “\($0.withoutPreposition)”" }
            ?? ""
    }

    /// What an undo takes back.
    private func thing(_ order: Order) -> String {
        let amount = order.amount.map(money) ?? ""
        let other = order.payee?.name ?? order.merchant ?? ""
        switch order.intent {
        case .sendMoney: return "the transfer of \(amount) \(receiver(order))"
        case .requestMoney where order.operation == .create:
            return "the request for \(amount) to \(other)"
        case .manageRecurring where order.destination != nil:
            return "the recurring transfer of \(amount) \(receiver(order))"
        case .manageRecurring where order.frequency == nil:
            return "the scheduled payment of \(amount) to \(other)"
                + (order.day.map { " on \(date($0))" } ?? "")
        case .manageRecurring: return "the recurring payment of \(amount) to \(other)"
        case .payBill, .requestMoney, .manageAutopay, .checkBalance, .listTransactions,
            .analyzeSpending, .forecastSpending, .findAnomalies, .manageBudget, .getAdvice,
            .loyaltyCards, .accountSecurity, .stakeCoins:
            return "the payment of \(amount) to \(other)"
        }
    }

    private func requestSentence(
        _ order: Order, _ isDone: Bool, _ amount: String, _ other: String
    ) -> String {
        switch order.operation {
        case .accept?:
            (isDone ? "I’ve paid" : "I’ll pay") + " \(other) the \(amount) requested"
                + reason(order)
        case .decline?:
            (isDone ? "I’ve declined" : "I’ll decline") + " \(other)’s request for \(amount)"
        case .cancel?:
            (isDone ? "I’ve cancelled" : "I’ll cancel") + " the request for \(amount) to \(other)"
        case .remind?:
            (isDone ? "I’ve reminded" : "I’ll remind") + " \(other) of the \(amount)"
        default:
            (isDone ? "I’ve asked" : "I’ll ask") + " \(other) for \(amount)"
                + (order.day.map { " by \(date($0))" } ?? "") + reason(order)
        }
    }

    private func recurringSentence(
        _ order: Order, _ isDone: Bool, _ amount: String
    ) -> String {
        let rhythm = order.frequency.map { " \(words(for: $0))" } ?? ""
        let start = order.day.map { " from \(date($0))" } ?? ""
        switch order.operation {
        case .change?:
            return (isDone ? "I’ve changed" : "I’ll change")
                + " the payment \(receiver(order)) to \(amount)\(rhythm)\(change(order))\(end(order))"
        case .pause?:
            return (isDone ? "I’ve paused" : "I’ll pause")
                + " \(thing(order))\(rhythm), until you resume it\(pauseEnd(order))"
        case .resume?:
            return (isDone ? "I’ve resumed" : "I’ll resume") + " \(thing(order))\(rhythm)"
        case .cancel?:
            return (isDone ? "I’ve stopped" : "I’ll stop")
                + " \(thing(order))\(rhythm)\(end(order))"
        default:
            let verb = order.destination != nil ? "I’ll move" : "I’ll send"
            let from = order.destination == nil ? order.account.map { " from “\($0)”" } : nil
            return (isDone ? "I’ve scheduled" : verb) + " \(amount) \(receiver(order))"
                + "\(rhythm)\(start)\(from ?? "")\(reason(order))\(first(order))\(end(order))"
        }
    }

    private func autopaySentence(
        _ order: Order, _ isDone: Bool, _ amount: String, _ other: String
    ) -> String {
        let peer = other.isEmpty ? "" : " for \(other)"
        let scope = order.scope == .perTransaction ? "a request" : order.scope.map(words)
        let limit = amount.isEmpty ? "" : "\(amount) \(scope ?? "")"
        if order.enablesAutopay {
            return
                (isDone
                ? "I’ve turned on auto-pay and allowed it" : "I’ll turn on auto-pay and allow it")
                + peer + (limit.isEmpty ? "" : " up to \(limit)")
        }
        switch order.operation {
        case .disable?: return (isDone ? "I’ve turned off" : "I’ll turn off") + " auto-pay\(peer)"
        case .setLimit?:
            return (isDone ? "I’ve limited" : "I’ll limit")
                + " auto-pay\(peer) to \(limit)"
        case .setRule?:
            return (isDone ? "I’ve allowed" : "I’ll allow") + " auto-pay\(peer)"
                + (limit.isEmpty ? "" : " up to \(limit)")
        case .removeRule?:
            return (isDone ? "I’ve removed" : "I’ll remove") + " the auto-pay rule\(peer)"
        default:
            return (isDone ? "I’ve turned on" : "I’ll turn on") + " auto-pay\(peer)"
                + (limit.isEmpty ? "" : ", at most \(limit)")
        }
    }

    private func budgetSentence(_ order: Order, _ isDone: Bool, _ amount: String) -> String {
        let budget = order.category.map { "the \(attribute($0)) budget" } ?? "the overall budget"
        switch order.operation {
        case .remove?:
            return (isDone ? "I’ve removed" : "I’ll remove") + " \(budget) of \(amount)"
        case .setAlert?:
            let share = "\(order.percentage ?? "")%"
            let threshold = order.amount == nil ? share : "\(amount) (\(share))"
            return (isDone ? "I’ve set" : "I’ll set") + " the alert on \(budget) at \(threshold)"
                + part(order)
        default:
            return (isDone ? "I’ve set" : "I’ll set") + " \(budget) to \(amount) "
                + words(for: order.scope ?? .monthly)
                + (order.replaced.map { " instead of \(money($0))" } ?? "")
                + part(order)
        }
    }

    /// That what was named is but a part of what the budget is of.
    private func part(_ order: Order) -> String {
        order.part.map { "; “\($0)” has no budget of its own and is part of it" } ?? ""
    }

    private func cardSentence(_ order: Order, _ isDone: Bool) -> String {
        let card = "the “\(order.card ?? "")” card"
        switch order.operation {
        case .remove?: return (isDone ? "I’ve removed" : "I’ll remove") + " \(card)"
        case .redeem?:
            return (isDone ? "I’ve used" : "I’ll use")
                + " \(count(order.count ?? 0, "point", "points")) from \(card)"
        default:
            return (isDone ? "I’ve saved" : "I’ll save") + " \(card), number \(order.number ?? "")"
        }
    }

    private func securitySentence(_ order: Order, _ isDone: Bool, _ amount: String) -> String {
        let kind = order.card.map { $0.foldedWords.last == "card" ? $0 : "\($0) card" }
        let card = "your \(kind ?? "card")"
        return switch order.operation {
        case .freezeCard?: (isDone ? "I’ve frozen" : "I’ll freeze") + " \(card)"
        case .unfreezeCard?: (isDone ? "I’ve unfrozen" : "I’ll unfreeze") + " \(card)"
        case .lockWallet?: (isDone ? "I’ve locked" : "I’ll lock") + " your wallet"
        case .unlockWallet?: (isDone ? "I’ve unlocked" : "I’ll unlock") + " your wallet"
        case .enableBiometrics?: (isDone ? "I’ve turned on" : "I’ll turn on") + " biometrics"
        case .disableBiometrics?: (isDone ? "I’ve turned off" : "I’ll turn off") + " biometrics"
        case .setLimit? where amount.isEmpty:
            (isDone ? "I’ve removed" : "I’ll remove") + " your limit "
                + choice(of: [order.scope ?? .daily])
        default:
            (isDone ? "I’ve set" : "I’ll set") + " your limit to \(amount) "
                + words(for: order.scope ?? .daily)
        }
    }

    private func stakingSentence(_ order: Order, _ isDone: Bool, _ amount: String) -> String {
        switch order.operation {
        case .unstake?: (isDone ? "I’ve unstaked" : "I’ll unstake") + " \(amount)"
        case .claim?: (isDone ? "I’ve claimed" : "I’ll claim") + " \(amount) of rewards"
        case .compound?: (isDone ? "I’ve staked" : "I’ll stake") + " \(amount) of rewards again"
        default: (isDone ? "I’ve staked" : "I’ll stake") + " \(amount)"
        }
    }
}

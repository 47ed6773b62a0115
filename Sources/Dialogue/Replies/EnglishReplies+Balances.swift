internal import Primitives
internal import Understanding

/// What accounts hold, and will.
extension EnglishReplies {
    func affordable(_ amount: Money, _ due: Money, _ left: Money) -> String {
        let bills = due.isPositive ? " and the \(money(due)) still due this month" : ""
        return left.minorUnits < 0
            ? "Probably not: after \(money(amount))\(bills) you would be \(money(left.positive)) short."
            : "Yes: after \(money(amount))\(bills) you would have \(money(left)) left."
    }

    /// That what can be afforded is told by what there is today.
    func tooFar(_ days: DayInterval) -> String {
        " That is by today’s balance: I can’t forecast what it will be\(words(for: days))."
    }

    func balances(_ main: Money?, _ statements: [StatementBalance]) -> String {
        let held = statements.map { held in
            let day = (held.isOpening ? "on the morning of " : "on ") + date(held.day)
            if let beginning = held.beginning {
                return "I don’t know what “\(held.account)” held \(day): "
                    + "its statements begin on \(date(beginning))."
            }
            return held.amount.map { "“\(held.account)” held \(money($0)) \(day)." }
                ?? "The statements of “\(held.account)” do not say its balance."
        }
        return ((main.map { ["Your balance is \(money($0))."] } ?? []) + held)
            .joined(separator: "\n")
    }

    /// What each of several accounts holds, and all of them together.
    func holdings(_ accounts: [AccountHolding], _ total: Money?) -> String {
        let lines = accounts.map { held in
            "• \(word(for: held.account)): "
                + (held.amount.map(money) ?? "its statements do not say its balance")
        }
        let together = accounts.count > 1 ? total.map { ["In all: \(money($0))."] } : nil
        return ((together ?? []) + lines).joined(separator: "\n")
    }

    /// What an account is called.
    func word(for account: OwnAccount) -> String {
        switch account {
        case .main: "the main account"
        // "Joint account" is called an account once.
        case .named(let name):
            ["account", "compte"].contains(where: name.foldedWords.contains)
                ? "“\(name)”" : "the “\(name)” account"
        }
    }

    /// What is still to be paid, or received.
    func upcoming(
        _ payments: [UpcomingPayment], _ total: Money, _ days: DayInterval, _ isIncome: Bool,
        _ isLater: Bool
    ) -> String {
        let last = days.end?.adding(days: -1)
        let when = isLater ? words(for: days) : last.map { " by \(date($0))" } ?? ""
        let what = isIncome ? "to come in" : "to pay"
        guard !payments.isEmpty else { return "I see nothing \(what)\(when)." }
        let heading = "\(money(total)) \(what)\(when):"
        return ([heading] + payments.map(line)).joined(separator: "\n")
    }

    /// When something comes next.
    func next(_ payment: UpcomingPayment?, _ filter: TransactionFilter) -> String {
        guard let payment else {
            if filter.areWages { return "I see no wages that come back." }
            return filter.counterparty.map { "I see nothing to pay to \($0)." }
                ?? "I see nothing of the kind that comes back."
        }
        let what = "\(payment.name), \(money(payment.amount))"
        return filter.areWages
            ? "Your next pay should come around \(date(payment.day)): \(what)."
            : "Next due on \(date(payment.day)): \(what)."
    }

    /// What is expected of the balance: the answer to what was asked first.
    func ahead(_ forecast: BalanceForecast, _ question: BalanceQuestion) -> String {
        if question.topic.isOfAmount, let wanted = question.wanted {
            return ([meeting(wanted, forecast, question)] + origin(of: forecast))
                .joined(separator: " ")
        }
        var sentences: [String] = []
        if let lowest = forecast.lowest {
            sentences.append(
                "The least I expect until \(date(forecast.day)) is \(money(lowest.amount)), "
                    + "around \(date(lowest.day)).")
        }
        if forecast.current.minorUnits < 0 {
            sentences.append("You are overdrawn already: \(money(forecast.current)).")
        }
        if forecast.lacksPayday {
            sentences.append("I don’t know when you are paid next.")
        }
        if let wanted = question.wanted {
            let amount = money(wanted)
            switch forecast.holds(wanted) {
            case .likely: sentences.append("Yes, you should have \(amount).")
            case .possible: sentences.append("\(amount) is possible, but not certain.")
            case .unlikely: sentences.append("Probably not \(amount).")
            }
        } else if forecast.current.minorUnits >= 0, let verdict = verdict(forecast, question.topic)
        {
            sentences.append(verdict)
        }
        sentences.append(level(of: forecast, question))
        if let spread = forecast.spread {
            sentences.append("Risk of an overdraft before then: \(risk(spread.overdraft)).")
        } else {
            sentences.append("There is too little history to forecast your other spending.")
        }
        return (sentences + origin(of: forecast)).joined(separator: " ")
    }

    /// When the balance comes to an amount, or falls below it.
    private func meeting(
        _ wanted: Money, _ forecast: BalanceForecast, _ question: BalanceQuestion
    ) -> String {
        let isBelow = question.topic == .falling
        let current = money(forecast.current)
        guard !forecast.meets(question) else {
            return (isBelow ? "It is already" : "You have that already")
                + ": your balance is \(current)."
        }
        let meets = "\(isBelow ? "falls below" : "reaches") \(money(wanted))"
        let now = "It is \(current) now."
        guard forecast.spread != nil else {
            return "There is too little history to forecast when your balance \(meets). \(now)"
        }
        guard let reached = forecast.reached else {
            let rest =
                isBelow
                ? "the balance I expect stays above \(money(wanted))"
                : "I expect \(money(forecast.expected)) then"
            return "Not by \(date(forecast.day)), as far ahead as I can forecast: \(rest). \(now)"
        }
        let lasting = isBelow || reached.lasting == reached.first ? nil : reached.lasting
        let since = lasting.map { ", and for good around \(date($0))" } ?? ""
        return "Around \(date(reached.first))\(since): that is when the balance I expect \(meets). "
            + now
    }

    private func verdict(
        _ forecast: BalanceForecast, _ topic: BalanceQuestion.Topic
    ) -> String? {
        let isOverdraft = topic == .overdraft
        guard isOverdraft || topic == .lasting else { return nil }
        switch forecast.fallsBelowZero {
        case .likely:
            let since = forecast.spread?.overdrawn.map { " around \(date($0))" } ?? ""
            return (isOverdraft ? "Yes" : "No") + ", you will probably be overdrawn\(since)."
        case .possible: return isOverdraft ? "An overdraft is possible." : "That is not certain."
        case .unlikely where forecast.spread == nil:
            return "Nothing I know to be due takes you below zero."
        case .unlikely:
            return isOverdraft ? "No, an overdraft is unlikely." : "Yes, it should last."
        }
    }

    private func level(of forecast: BalanceForecast, _ question: BalanceQuestion) -> String {
        let isBelowZero = forecast.expected.minorUnits < 0
        let subject = isBelowZero ? "your balance" : "you"
        let once =
            question.supposed.map { "With \(money($0)) paid, \(subject)" }
            ?? (isBelowZero ? "Your balance" : "You")
        let left = isBelowZero ? "" : " left"
        let expected = money(forecast.expected)
        guard let spread = forecast.spread else {
            let verb = isBelowZero ? "would be" : "would have"
            return "\(once) \(verb) \(expected)\(left) on \(date(forecast.day)), "
                + "once what I know to be due by then is paid."
        }
        let verb = isBelowZero ? "should be" : "should have"
        return "\(once) \(verb) \(expected)\(left) on \(date(forecast.day)), "
            + "between \(money(spread.low)) and \(money(spread.high)) four times out of five."
    }

    private func risk(_ probability: Double) -> String {
        let percent = Int((probability * 100).rounded())
        if percent < 1 { return "less than 1%" }
        return percent > 99 ? "more than 99%" : "\(percent)%"
    }

    private func origin(of forecast: BalanceForecast) -> [String] {
        origin(forecast.accounts, without: forecast.unbalanced)
            + (forecast.knownUntil.map { ["Your statements end on \(date($0))."] } ?? [])
    }

    /// Of which accounts a balance is, where of several, and which it leaves out.
    private func origin(_ accounts: [String], without unbalanced: [String]) -> [String] {
        var notes: [String] = []
        if accounts.count > 1 { notes.append("That is \(quoted(accounts)) together.") }
        if !unbalanced.isEmpty {
            notes.append("Without \(quoted(unbalanced)), whose statements state no balance.")
        }
        return notes
    }

    private func quoted(_ names: [String]) -> String {
        list(names.map { "“\($0)”" }, "and")
    }

    /// What accounts held in days gone by: what was asked of it.
    func history(_ history: BalanceHistory, _ topic: BalanceHistory.Topic) -> String {
        let sentences = ([history] + history.others).map { self.sentence($0, topic) }
        let notes = origin(history.accounts, without: history.unbalanced)
        return (sentences + notes).joined(separator: " ") + ending(history.knownUntil)
    }

    private func sentence(_ history: BalanceHistory, _ topic: BalanceHistory.Topic) -> String {
        let period = words(for: history.period)
        func point(_ point: BalanceHistory.Point) -> String {
            "\(money(point.amount)) on \(date(point.day))"
        }
        let account = history.accounts.count == 1 ? "“\(history.accounts[0])”" : nil
        switch topic {
        case .lowest: return "Your lowest balance\(period): \(point(history.lowest))."
        case .highest: return "Your highest balance\(period): \(point(history.highest))."
        case .overdrawn where history.overdrawnDays == 0:
            return "No, not\(period): the lowest balance was \(point(history.lowest))"
                + (account.map { ", of \($0)." } ?? ".")
        case .overdrawn:
            let spans = history.overdrafts.map { words(for: $0).dropFirst() }
            let days = spans.count > 3 ? "" : " (\(list(spans.map(String.init), "and")))"
            return "Yes, \(account.map { "\($0) was, " } ?? "")on "
                + "\(count(history.overdrawnDays, "day", "days"))\(period)\(days): the lowest "
                + "balance was \(point(history.lowest))."
        case .change:
            let change = (try? history.after.subtracting(history.before)) ?? history.after
            let went = change.minorUnits < 0 ? "down" : "up"
            return "Your balance went \(went) by \(money(change.positive))\(period): from "
                + "\(money(history.before)) to \(money(history.after))."
        }
    }
}

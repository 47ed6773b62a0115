internal import Primitives
internal import Understanding

/// What accounts hold, and will.
extension FrenchReplies {
    func affordable(_ amount: Money, _ due: Money, _ left: Money) -> String {
        let bills =
            due.isPositive ? " et les \(money(due)) encore dus ce mois-ci" : ""
        return left.minorUnits < 0
            ? "Plutôt non\u{A0}: après \(money(amount))\(bills), il te manquerait \(money(left.positive))."
            : "Oui\u{A0}: après \(money(amount))\(bills), il te resterait \(money(left))."
    }

    /// That what can be afforded is told by what there is today.
    func tooFar(_ days: DayInterval) -> String {
        " C’est d’après ton solde d’aujourd’hui\u{A0}:\(words(for: days)), c’est trop loin pour le "
            + "prévoir."
    }

    func balances(_ main: Money?, _ statements: [StatementBalance]) -> String {
        let held = statements.map { held in
            let account = self.account(held.account)
            let day = "le \(date(held.day))" + (held.isOpening ? " au matin" : "")
            if let beginning = held.beginning {
                return "Je ne sais pas ce que \(account) avait \(day)\u{A0}: ses relevés "
                    + "commencent le \(date(beginning))."
            }
            return held.amount.map { "\(account.capitalizedFirst) avait \(money($0)) \(day)." }
                ?? "Les relevés \(ofAccount(held.account)) ne disent pas son solde."
        }
        return ((main.map { ["Ton solde est de \(money($0))."] } ?? []) + held)
            .joined(separator: "\n")
    }

    /// What each of several accounts holds, and all of them together.
    func holdings(_ accounts: [AccountHolding], _ total: Money?) -> String {
        let lines = accounts.map { held in
            "• \(word(for: held.account))\u{A0}: "
                + (held.amount.map(money) ?? "ses relevés ne disent pas son solde")
        }
        let together = accounts.count > 1 ? total.map { ["En tout\u{A0}: \(money($0))."] } : nil
        return ((together ?? []) + lines).joined(separator: "\n")
    }

    /// What an account is called.
    func word(for account: OwnAccount) -> String {
        switch account {
        case .main: "le compte principal"
        case .named(let name): self.account(name)
        }
    }

    /// An account by its name, which is called an account once: "le compte « épargne »", but
    /// "« compte joint »".
    func account(_ name: String) -> String {
        (name.isOfAccount ? "" : "le compte ") + "«\u{A0}\(name)\u{A0}»"
    }

    /// The same behind a "de".
    func ofAccount(_ name: String) -> String {
        (name.isOfAccount ? "de " : "du compte ") + "«\u{A0}\(name)\u{A0}»"
    }

    /// What is still to be paid, or received.
    func upcoming(
        _ payments: [UpcomingPayment], _ total: Money, _ days: DayInterval, _ isIncome: Bool,
        _ isLater: Bool
    ) -> String {
        let last = days.end?.adding(days: -1)
        let when = isLater ? words(for: days) : last.map { " d’ici au \(date($0))" } ?? ""
        let what = isIncome ? "à recevoir" : "à payer"
        guard !payments.isEmpty else { return "Je ne vois rien \(what)\(when)." }
        let heading = "\(money(total)) \(what)\(when)\u{A0}:"
        return ([heading] + payments.map(line)).joined(separator: "\n")
    }

    /// When something comes next.
    func next(_ payment: UpcomingPayment?, _ filter: TransactionFilter) -> String {
        guard let payment else {
            if filter.areWages { return "Je ne vois pas de paie qui revienne." }
            return filter.counterparty.map { "Je ne vois rien à payer à \($0)." }
                ?? "Je ne vois rien de tel qui revienne."
        }
        let what = "\(payment.name), \(money(payment.amount))"
        return filter.areWages
            ? "Prochaine paie vers le \(date(payment.day))\u{A0}: \(what)."
            : "Prochaine échéance le \(date(payment.day))\u{A0}: \(what)."
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
                "Au plus bas d’ici au \(date(forecast.day)), je prévois \(money(lowest.amount)), "
                    + "vers le \(date(lowest.day)).")
        }
        if forecast.current.minorUnits < 0 {
            sentences.append("Tu es déjà à découvert\u{A0}: \(money(forecast.current)).")
        }
        if forecast.lacksPayday {
            sentences.append("Je ne sais pas quand tombe ta prochaine paie.")
        }
        if let wanted = question.wanted {
            let amount = money(wanted)
            switch forecast.holds(wanted) {
            case .likely: sentences.append("Oui, tu devrais avoir ces \(amount).")
            case .possible: sentences.append("\(amount), c’est possible mais pas sûr.")
            case .unlikely: sentences.append("Sans doute pas\u{A0}: pas \(amount).")
            }
        } else if forecast.current.minorUnits >= 0, let verdict = verdict(forecast, question.topic)
        {
            sentences.append(verdict)
        }
        sentences.append(level(of: forecast, question))
        if let spread = forecast.spread {
            sentences.append("Risque de découvert d’ici là\u{A0}: \(risk(spread.overdraft)).")
        } else {
            sentences.append(
                "Je n’ai pas assez d’historique pour prévoir tes autres dépenses.")
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
            return "C’est déjà le cas\u{A0}: ton solde est de \(current)."
        }
        let amount = money(wanted)
        let now = "Il est de \(current) pour l’instant."
        guard forecast.spread != nil else {
            return "Je n’ai pas assez d’historique pour prévoir quand ton solde "
                + "\(isBelow ? "passera sous" : "atteindra") \(amount). \(now)"
        }
        guard let reached = forecast.reached else {
            let rest =
                isBelow
                ? "reste au-dessus de \(amount)" : "alors est de \(money(forecast.expected))"
            return
                "Pas d’ici au \(date(forecast.day)), aussi loin que je peux prévoir\u{A0}: le solde "
                + "que j’attends \(rest). \(now)"
        }
        let lasting = isBelow || reached.lasting == reached.first ? nil : reached.lasting
        let since = lasting.map { ", et pour de bon vers le \(date($0))" } ?? ""
        return "Vers le \(date(reached.first))\(since)\u{A0}: c’est là que le solde que je prévois "
            + "\(isBelow ? "passe sous" : "atteint") \(amount). \(now)"
    }

    private func verdict(
        _ forecast: BalanceForecast, _ topic: BalanceQuestion.Topic
    ) -> String? {
        let isOverdraft = topic == .overdraft
        guard isOverdraft || topic == .lasting else { return nil }
        switch forecast.fallsBelowZero {
        case .likely:
            let since = forecast.spread?.overdrawn.map { " vers le \(date($0))" } ?? ""
            return
                "\(isOverdraft ? "Oui, sans doute" : "Sans doute pas\u{A0}:") à découvert\(since)."
        case .possible:
            return isOverdraft ? "Un découvert est possible." : "Ce n’est pas sûr."
        case .unlikely where forecast.spread == nil:
            return "Rien de ce que je sais dû ne te met à découvert."
        case .unlikely:
            return isOverdraft ? "Non, sans doute pas de découvert." : "Oui, ça devrait aller."
        }
    }

    private func level(of forecast: BalanceForecast, _ question: BalanceQuestion) -> String {
        let isBelowZero = forecast.expected.minorUnits < 0
        let subject = isBelowZero ? "ton solde" : "il"
        let once =
            question.supposed.map { "Une fois \(money($0)) payés, \(subject)" }
            ?? (isBelowZero ? "Ton solde" : "Il")
        let expected = money(forecast.expected)
        guard let spread = forecast.spread else {
            let verb = isBelowZero ? "serait de" : "te resterait"
            return "\(once) \(verb) \(expected) le \(date(forecast.day)), "
                + "une fois payé ce que je sais dû d’ici là."
        }
        let verb = isBelowZero ? "devrait être de" : "devrait te rester"
        return "\(once) \(verb) \(expected) le \(date(forecast.day)), "
            + "entre \(money(spread.low)) et \(money(spread.high)) quatre fois sur cinq."
    }

    private func risk(_ probability: Double) -> String {
        let percent = Int((probability * 100).rounded())
        if percent < 1 { return "moins de 1\u{A0}%" }
        return percent > 99 ? "plus de 99\u{A0}%" : "\(percent)\u{A0}%"
    }

    private func origin(of forecast: BalanceForecast) -> [String] {
        origin(forecast.accounts, without: forecast.unbalanced)
            + (forecast.knownUntil.map { ["Tes relevés s’arrêtent le \(date($0))."] } ?? [])
    }

    /// Of which accounts a balance is, where of several, and which it leaves out.
    private func origin(_ accounts: [String], without unbalanced: [String]) -> [String] {
        var notes: [String] = []
        if accounts.count > 1 { notes.append("C’est pour \(quoted(accounts)) ensemble.") }
        if !unbalanced.isEmpty {
            notes.append(
                "Sans \(quoted(unbalanced)), dont les relevés ne disent pas le solde.")
        }
        return notes
    }

    private func quoted(_ names: [String]) -> String {
        list(names.map { "«\u{A0}\($0)\u{A0}»" }, "et")
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
            "\(money(point.amount)) le \(date(point.day))"
        }
        let isOfOne = history.accounts.count == 1
        let account = isOfOne ? " sur \(quoted(history.accounts))" : ""
        switch topic {
        case .lowest: return "Ton solde le plus bas\(period)\u{A0}: \(point(history.lowest))."
        case .highest: return "Ton solde le plus haut\(period)\u{A0}: \(point(history.highest))."
        case .overdrawn where history.overdrawnDays == 0:
            return "Non, pas\(period)\u{A0}: le solde le plus bas était de "
                + "\(point(history.lowest))\(account)."
        case .overdrawn:
            let spans = history.overdrafts.map { words(for: $0).dropFirst() }
            let days = spans.count > 3 ? "" : " (\(list(spans.map(String.init), "et")))"
            return "Oui, \(count(history.overdrawnDays, "jour", "jours"))\(period)\(account)"
                + "\(days)\u{A0}: le solde le plus bas était de \(point(history.lowest))."
        case .change:
            let change = (try? history.after.subtracting(history.before)) ?? history.after
            let verb = change.minorUnits < 0 ? "baissé" : "augmenté"
            return "Ton solde a \(verb) de \(money(change.positive))\(period)\u{A0}: de "
                + "\(money(history.before)) à \(money(history.after))."
        }
    }
}

extension String {
    /// Whether a name begins by saying that it is an account's ("compte joint").
    fileprivate var isOfAccount: Bool { foldedWords.first == "compte" }

    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

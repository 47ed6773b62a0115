internal import Primitives
internal import Understanding

/// English.
struct EnglishReplies: ReplyCatalogue {
    func text(for reply: Reply) -> String {
        switch reply {
        case .askAmount(let payee?): "How much should I send to \(payee)?"
        case .askAmount(nil): "How much?"
        case .askPayee(let amount?): "Who should I send \(money(amount)) to?"
        case .askPayee(nil): "Who should I send money to?"
        case .choosePayee(let name, let candidates):
            "I have several contacts for “\(name)”: \(list(candidates)). Which one?"
        case .unknownPayee(let name):
            "I can’t find “\(name)” in your contacts. Who should I send the money to?"
        case .confirm(let transfer):
            "I’ll send \(money(transfer.amount)) to \(transfer.payee.name)\(note(transfer)). Shall I go ahead?"
        case .sent(let transfer, let balance):
            "Done: \(money(transfer.amount)) sent to \(transfer.payee.name). You have \(money(balance)) left."
        case .cancelled: "All right, cancelled. Nothing was sent."
        case .nothingPending: "There is nothing pending. No money was sent."
        case .insufficientFunds(let missing):
            "Your account is \(money(missing)) short. Nothing was sent."
        case .invalidAmount: "I can’t send that amount. Nothing was sent."
        case .currencyMismatch(let said, let account):
            "Your account is in \(account.code), not \(said.code). Nothing was sent."
        case .failed: "The wallet couldn’t do it. Nothing was sent."
        case .answer(let answer): text(for: answer)
        case .notYet(let intent):
            "I understand: \(name(of: intent)). I can’t do that yet; nothing was changed."
        case .cannotSchedule(let day):
            "I can’t schedule a transfer for \(date(day)) yet. Nothing was sent."
        case .outOfScope:
            "That’s not something I do. I can send money, tell your balance, list your transactions, "
                + "and analyse and forecast your spending."
        case .unsure: "I didn’t quite get that. Could you put it another way?"
        case .greeting: "Hello! What can I do for you?"
        case .thanks: "You’re welcome."
        case .goodbye: "See you soon!"
        case .help:
            "Say for example “send Marie 50 euros”, “what’s my balance?” or “how much did I spend on "
                + "groceries last month?”."
        }
    }

    private func text(for answer: Answer) -> String {
        switch answer {
        case .balance(let balance, nil): "Your balance is \(money(balance))."
        case .balance(let balance, let account?):
            "The balance of “\(account)” is \(money(balance))."
        case .noSuchAccount(let name): "You have no account called “\(name)”."
        case .transactions(let lines, _) where lines.isEmpty: "I find no transaction."
        case .transactions(let lines, _):
            ([
                "Here \(lines.count == 1 ? "is the transaction" : "are the \(lines.count) transactions") I found:"
            ]
                + lines.map { "\(date($0.day)) · \($0.counterparty) · \(money($0.amount))" })
                .joined(separator: "\n")
        case .spending(let amount, let filter): "You spent \(money(amount))\(scope(filter))."
        case .forecast(nil, _):
            "There is too little history to forecast from: I need at least three months."
        case .forecast(let figure?, let filter):
            "I expect spending of \(money(figure.mean))\(scope(filter)), between \(money(figure.low)) and "
                + "\(money(figure.high)) four times out of five."
        case .anomalies(let lines, _) where lines.isEmpty: "Nothing looks unusual."
        case .anomalies(let lines, _):
            ([
                "\(lines.count == 1 ? "One transaction looks" : "\(lines.count) transactions look") unusual:"
            ]
                + lines.map {
                    "\(date($0.transaction.day)) · \($0.transaction.counterparty) · \(money($0.transaction.amount))"
                })
                .joined(separator: "\n")
        }
    }

    private func scope(_ filter: TransactionFilter) -> String {
        var text = ""
        if let category = filter.category { text += " on \(category.rawValue)" }
        if let name = filter.counterparty { text += " at \(name)" }
        guard let period = filter.period else { return text }
        switch (period.start, period.end?.adding(days: -1)) {
        case (let start?, let last?) where start == last: return text + " on \(date(start))"
        case (let start?, let last?): return text + " from \(date(start)) to \(date(last))"
        case (let start?, nil): return text + " since \(date(start))"
        case (nil, let last?): return text + " up to \(date(last))"
        case (nil, nil): return text
        }
    }

    private func money(_ money: Money) -> String { money.formatted(in: .english) }

    private func note(_ transfer: Transfer) -> String {
        transfer.note.map { " for “\($0)”" } ?? ""
    }

    private func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }

    private func date(_ day: Day) -> String {
        let (year, month, dayOfMonth) = day.components
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
        ]
        return "\(dayOfMonth) \(names[month - 1]) \(year)"
    }

    private func name(of intent: Intent) -> String {
        switch intent {
        case .sendMoney: "sending money"
        case .requestMoney: "a payment request"
        case .payBill: "paying a bill"
        case .manageRecurring: "a recurring payment"
        case .manageAutopay: "auto-pay"
        case .checkBalance: "checking a balance"
        case .listTransactions: "listing transactions"
        case .analyzeSpending: "analysing spending"
        case .forecastSpending: "forecasting spending"
        case .findAnomalies: "looking for anomalies"
        case .manageBudget: "a budget"
        case .getAdvice: "advice"
        case .loyaltyCards: "a loyalty card"
        case .accountSecurity: "account security"
        case .stakeCoins: "staking YANI"
        }
    }
}

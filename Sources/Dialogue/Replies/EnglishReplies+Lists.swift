internal import Primitives
internal import Understanding

/// Transactions, bills and requests, one by one.
extension EnglishReplies {
    func transactions(
        _ lines: [TransactionLine], _ filter: TransactionFilter, _ more: Int
    ) -> String {
        if filter.skipped > 0 { return following(lines, filter, more) }
        if lines.isEmpty { return nothing(filter) }
        if let today = filter.since, lines.count == 1 {
            let days = count(today.number - lines[0].day.number, "day", "days")
            return "\(days) since the latest transaction\(listScope(filter)):\n\(line(lines[0]))"
        }
        let heading =
            switch (lines.count, filter.limit == nil ? more : 0) {
            case (1, 0) where filter.areFirst:
                "The first transaction I know of\(listScope(filter)):"
            case (1, 0) where filter.limit == 1: "The latest transaction\(listScope(filter)):"
            case (1, 0): "Here is the transaction I found\(listScope(filter)):"
            case (_, 0): "Here are the \(lines.count) transactions I found\(listScope(filter)):"
            default:
                "Here are the latest \(lines.count) of \(lines.count + more) "
                    + "transactions\(listScope(filter)):"
            }
        let sum = lines.figures(of: filter).map { figures in
            "In all \(money(figures.total)), \(money(figures.mean)) on average."
        }
        return ([heading] + lines.map(line) + [sum].compactMap(\.self)).joined(separator: "\n")
    }

    /// That there are none; of somebody who was to pay that nothing came from them.
    private func nothing(_ filter: TransactionFilter) -> String {
        guard filter.direction == .incoming, !filter.names.isEmpty else {
            return "I can’t find any transactions\(listScope(filter))."
        }
        let others = listScope(filter.ofAnybody)
        return "I can’t find any money received from \(list(filter.names, "and"))\(others)."
    }

    /// Those behind the ones that were told before, and how many there are besides.
    private func following(
        _ lines: [TransactionLine], _ filter: TransactionFilter, _ more: Int
    ) -> String {
        let these = lines.count == 1 ? "Here is the next" : "Here are the next \(lines.count)"
        let all = filter.skipped + lines.count + more
        let heading = "\(these) of \(all) transactions\(listScope(filter)):"
        let rest = more > 0 ? "And \(more) more." : text(for: .listEnds)
        return ([heading] + lines.map(line) + [rest]).joined(separator: "\n")
    }

    /// What an answer goes by where a place was asked about, and what it does not go by.
    func notes(_ filter: TransactionFilter) -> [String] {
        let places = filter.places.compactMap(\.place).map { "“\($0)”" }
        let untold = filter.untold.map { "“\($0.said.replacing("'", with: "’"))”" }
        return
            (places.isEmpty
            ? [] : ["I only count transactions whose label says \(list(places, "and"))."])
            + (untold.isEmpty
                ? []
                : [
                    "I did not take \(list(untold, "and")) into account: the labels do not tell."
                ])
    }

    func contacts(_ contacts: [Payee]) -> String {
        if contacts.isEmpty { return "You have no contact yet. " + help(.contacts) }
        let lines = contacts.map { contact in
            "• \(contact.name)" + (contact.iban.map { ", account \($0.masked)" } ?? "")
        }
        return (["Your contacts:"] + lines).joined(separator: "\n")
    }

    /// What is to be done to the contacts.
    func proposal(_ deed: ContactDeed) -> String {
        let deed =
            switch deed {
            case .add(let contact): "add \(described(contact))"
            case .remove(let payee): "remove \(payee.name) from your contacts\(account(payee))"
            case .rename(let payee, let name): "rename \(payee.name) to \(name)\(account(payee))"
            }
        return "I’ll \(deed). Shall I go ahead?"
    }

    /// What was done to the contacts.
    func outcome(_ deed: ContactDeed) -> String {
        switch deed {
        case .add(let contact): "Done. I’ve added \(described(contact))."
        case .remove(let payee): "Done. \(payee.name) is no longer in your contacts."
        case .rename(let payee, let name): "Done. \(payee.name) is now called \(name)."
        }
    }

    private func account(_ payee: Payee) -> String {
        payee.iban.map { ", account \($0.masked)" } ?? ""
    }

    /// Somebody who is added to the contacts, with the account.
    private func described(_ contact: NewContact) -> String {
        let account = contact.iban.map { ", IBAN \($0.description.replacing(" ", with: "\u{A0}"))" }
        return "\(contact.name) to your contacts" + (account ?? ", without an IBAN")
    }

    func bills(_ bills: [WalletView.Bill], due days: DayInterval?) -> String {
        if bills.isEmpty {
            return days.map { days in "No bill is due\(words(for: days))." }
                ?? "There is no bill to pay."
        }
        return (["Bills to pay:"] + bills.map(line)).joined(separator: "\n")
    }

    /// Which of two bills is the greater, or the smaller.
    func compared(_ bill: WalletView.Bill, _ other: WalletView.Bill) -> String {
        guard bill.amount != other.amount else {
            return "\(bill.merchant) and \(other.merchant) come to as much: \(money(bill.amount))."
        }
        let end = bill.amount > other.amount ? "bigger" : "smaller"
        return "The \(bill.merchant) bill is the \(end) one: \(money(bill.amount)), against "
            + "\(money(other.amount)) for \(other.merchant)."
    }

    private func line(_ bill: WalletView.Bill) -> String {
        let due = bill.due.map { ", due on \(date($0))" } ?? ""
        return "• \(bill.merchant): \(money(bill.amount))\(due)"
    }

    func owed(_ debts: Debts) -> String {
        guard !debts.bills.isEmpty || !debts.requests.isEmpty else { return notOwed(debts) }
        let asked = debts.requests.isEmpty ? [] : [requests(debts.requests)]
        let until = debts.dues.isEmpty ? nil : debts.end
        let due = until.map { ["And to pay by \(date($0)):"] } ?? []
        let lines = debts.bills.map(line) + asked + due + debts.dues.map(line)
        return (["You owe \(money(debts.total)) in all:"] + lines).joined(separator: "\n")
    }

    /// That no bill and no request is open, and what is due by itself.
    private func notOwed(_ debts: Debts) -> String {
        guard let end = debts.end, !debts.dues.isEmpty else {
            return "Nothing that I know of: no bill is open and nobody’s request is waiting. What "
                + "was agreed outside the wallet I can’t see."
        }
        let due =
            "No bill is open and nobody’s request is waiting. Due by \(date(end)), "
            + "\(money(debts.total)) in all:"
        return ([due] + debts.dues.map(line)).joined(separator: "\n")
    }

    /// What others were asked for and have not paid.
    func claims(_ requests: [WalletView.Request], _ total: Money?) -> String {
        guard !requests.isEmpty else {
            return "Nobody that I know of: none of your requests is waiting. What was lent without "
                + "a request I can’t see."
        }
        let sum = total.map { ", \(money($0)) in all" } ?? ""
        return "Not paid to you yet\(sum):\n" + self.requests(requests)
    }

    func requests(_ requests: [WalletView.Request]) -> String {
        if requests.isEmpty { return "No request is waiting." }
        return requests.map { request in
            let reason = request.note.map { " for “\($0)”" } ?? ""
            return switch request.direction {
            case .incoming:
                "• \(request.person.name) asks you for \(money(request.amount))\(reason)."
            case .outgoing:
                "• You ask \(request.person.name) for \(money(request.amount))\(reason)."
            }
        }.joined(separator: "\n")
    }
}

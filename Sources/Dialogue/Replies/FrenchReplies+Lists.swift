internal import Primitives
internal import Understanding

/// Transactions, bills and requests, one by one.
extension FrenchReplies {
    func transactions(
        _ lines: [TransactionLine], _ filter: TransactionFilter, _ more: Int
    ) -> String {
        if filter.skipped > 0 { return following(lines, filter, more) }
        if lines.isEmpty { return nothing(filter) }
        if let today = filter.since, lines.count == 1 {
            let days = count(today.number - lines[0].day.number, "jour", "jours")
            return "\(days) depuis la dernière opération\(listScope(filter))\u{A0}:\n"
                + line(lines[0])
        }
        let heading =
            switch (lines.count, filter.limit == nil ? more : 0) {
            case (1, 0) where filter.areFirst:
                "La première opération connue\(listScope(filter))\u{A0}:"
            case (1, 0) where filter.limit == 1: "La dernière opération\(listScope(filter))\u{A0}:"
            case (1, 0): "Voici l’opération trouvée\(listScope(filter))\u{A0}:"
            case (_, 0): "Voici les \(lines.count) opérations trouvées\(listScope(filter))\u{A0}:"
            default:
                "Voici les \(lines.count) dernières opérations sur "
                    + "\(lines.count + more)\(listScope(filter))\u{A0}:"
            }
        let sum = lines.figures(of: filter).map { figures in
            "En tout \(money(figures.total)), soit \(money(figures.mean)) en moyenne."
        }
        return ([heading] + lines.map(line) + [sum].compactMap(\.self)).joined(separator: "\n")
    }

    /// That there are none; of somebody who was to pay that nothing came from them.
    private func nothing(_ filter: TransactionFilter) -> String {
        guard filter.direction == .incoming, !filter.names.isEmpty else {
            return "Je ne trouve aucune opération\(listScope(filter))."
        }
        let others = listScope(filter.ofAnybody)
        return "Je ne trouve aucune somme reçue \(list(filter.names.map(of), "et"))\(others)."
    }

    /// Those behind the ones that were told before, and how many there are besides.
    private func following(
        _ lines: [TransactionLine], _ filter: TransactionFilter, _ more: Int
    ) -> String {
        let these =
            lines.count == 1 ? "l’opération suivante" : "les \(lines.count) opérations suivantes"
        let all = filter.skipped + lines.count + more
        let heading = "Voici \(these) sur \(all)\(listScope(filter))\u{A0}:"
        let rest = more > 0 ? "Et encore \(more)." : "C’est tout."
        return ([heading] + lines.map(line) + [rest]).joined(separator: "\n")
    }

    /// What an answer goes by where a place was asked about, and what it does not go by.
    func notes(_ filter: TransactionFilter) -> [String] {
        let places = filter.places.compactMap(\.place).map { "«\u{A0}\($0)\u{A0}»" }
        let untold = filter.untold.map { "«\u{A0}\($0.said.replacing("'", with: "’"))\u{A0}»" }
        return
            (places.isEmpty
            ? []
            : ["Je ne compte que les opérations dont le libellé dit \(list(places, "et"))."])
            + (untold.isEmpty
                ? []
                : [
                    "Je n’ai pas tenu compte de \(list(untold, "et"))\u{A0}: les libellés ne le "
                        + "disent pas."
                ])
    }

    func contacts(_ contacts: [Payee]) -> String {
        if contacts.isEmpty { return "Tu n’as pas encore de contact. " + help(.contacts) }
        let lines = contacts.map { contact in
            "• \(contact.name)" + (contact.iban.map { ", compte \($0.masked)" } ?? "")
        }
        return (["Tes contacts\u{A0}:"] + lines).joined(separator: "\n")
    }

    /// What is to be done to the contacts.
    func proposal(_ deed: ContactDeed) -> String {
        let deed =
            switch deed {
            case .add(let contact): "J’ajoute \(described(contact))"
            case .remove(let payee): "Je retire \(payee.name) de tes contacts\(account(payee))"
            case .rename(let payee, let name):
                "Je renomme \(payee.name) en \(name)\(account(payee))"
            }
        return "\(deed). Je confirme\u{A0}?"
    }

    /// What was done to the contacts.
    func outcome(_ deed: ContactDeed) -> String {
        switch deed {
        case .add(let contact): "C’est fait. J’ai ajouté \(described(contact))."
        case .remove(let payee): "C’est fait. \(payee.name) n’est plus dans tes contacts."
        case .rename(let payee, let name): "C’est fait. \(payee.name) s’appelle maintenant \(name)."
        }
    }

    private func account(_ payee: Payee) -> String {
        payee.iban.map { ", compte \($0.masked)" } ?? ""
    }

    /// Somebody who is added to the contacts, with the account.
    private func described(_ contact: NewContact) -> String {
        let account = contact.iban.map { ", IBAN \($0.description.replacing(" ", with: "\u{A0}"))" }
        return "\(contact.name) à tes contacts" + (account ?? ", sans IBAN")
    }

    func bills(_ bills: [WalletView.Bill], due days: DayInterval?) -> String {
        if bills.isEmpty {
            return days.map { days in "Aucune facture n’est à payer\(words(for: days))." }
                ?? "Il n’y a aucune facture à payer."
        }
        return (["Factures à payer\u{A0}:"] + bills.map(line)).joined(separator: "\n")
    }

    /// Which of two bills is the greater, or the smaller.
    func compared(_ bill: WalletView.Bill, _ other: WalletView.Bill) -> String {
        guard bill.amount != other.amount else {
            return "\(bill.merchant) et \(other.merchant), c’est autant\u{A0}: "
                + "\(money(bill.amount)) chacune."
        }
        let end = bill.amount > other.amount ? "plus" : "moins"
        return "La facture \(bill.merchant) est la \(end) chère\u{A0}: \(money(bill.amount)), "
            + "contre \(money(other.amount)) pour \(other.merchant)."
    }

    private func line(_ bill: WalletView.Bill) -> String {
        let due = bill.due.map { ", à payer au plus tard le \(date($0))" } ?? ""
        return "• \(bill.merchant)\u{A0}: \(money(bill.amount))\(due)"
    }

    func owed(_ debts: Debts) -> String {
        guard !debts.bills.isEmpty || !debts.requests.isEmpty else { return notOwed(debts) }
        let asked = debts.requests.isEmpty ? [] : [requests(debts.requests)]
        let until = debts.dues.isEmpty ? nil : debts.end
        let due = until.map { ["Et à payer d’ici au \(date($0))\u{A0}:"] } ?? []
        let lines = debts.bills.map(line) + asked + due + debts.dues.map(line)
        return (["Tu dois \(money(debts.total)) en tout\u{A0}:"] + lines).joined(separator: "\n")
    }

    /// That no bill and no request is open, and what is due by itself.
    private func notOwed(_ debts: Debts) -> String {
        guard let end = debts.end, !debts.dues.isEmpty else {
            return "Rien que je sache\u{A0}: aucune facture ouverte, aucune demande en attente. Ce "
                + "qui a été convenu hors du portefeuille, je ne le vois pas."
        }
        let due =
            "Aucune facture ouverte, aucune demande en attente. À payer d’ici au "
            + "\(date(end)), \(money(debts.total)) en tout\u{A0}:"
        return ([due] + debts.dues.map(line)).joined(separator: "\n")
    }

    /// What others were asked for and have not paid.
    func claims(_ requests: [WalletView.Request], _ total: Money?) -> String {
        guard !requests.isEmpty else {
            return
                "Personne que je sache\u{A0}: aucune de tes demandes n’est en attente. Ce qui a été "
                + "prêté sans demande, je ne le vois pas."
        }
        let sum = total.map { ", \(money($0)) en tout" } ?? ""
        return "On ne t’a pas encore payé\(sum)\u{A0}:\n" + self.requests(requests)
    }

    func requests(_ requests: [WalletView.Request]) -> String {
        if requests.isEmpty { return "Aucune demande en attente." }
        return requests.map { request in
            let reason = request.note.map { " pour «\u{A0}\($0)\u{A0}»" } ?? ""
            return switch request.direction {
            case .incoming: "• \(request.person.name) te demande \(money(request.amount))\(reason)."
            case .outgoing:
                "• Tu demandes \(money(request.amount)) à \(request.person.name)\(reason)."
            }
        }.joined(separator: "\n")
    }
}

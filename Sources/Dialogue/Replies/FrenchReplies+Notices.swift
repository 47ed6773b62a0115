internal import Primitives

extension FrenchReplies {
    func text(for notice: Notice) -> String {
        switch notice {
        case .billDue(let bill, let day):
            "La facture \(of(bill.merchant)) (\(money(bill.amount))) est à payer au plus tard le \(date(day)). "
                + "Dis «\u{A0}paie \(bill.merchant)\u{A0}»."
        case .budgetSpent(let budget):
            "Le budget \(budget.category.map(word) ?? "total") \(budget.spent > budget.limit ? "est dépassé" : "est presque épuisé")\u{A0}: "
                + "\(money(budget.spent)) dépensés sur \(money(budget.limit)) \(now(budget.period))."
        case .habit(let payee, let amount, let rule, let count):
            "Tu as payé \(count) fois \(money(amount)) à \(payee), \(words(for: rule))\u{A0}: "
                + "dis «\u{A0}envoie \(money(amount)) à \(payee) \(words(for: rule))\u{A0}» et ça se fera "
                + "tout seul."
        case .unusual(let line):
            "\(money(line.transaction.amount)) chez \(line.transaction.counterparty) le "
                + "\(date(line.transaction.day))\u{A0}: c’est bien plus que d’habitude."
        case .lowBalance(let day, let balance):
            "Avec ce qui est prévu, ton solde passerait à \(money(balance)) le \(date(day))."
        case .overdraft(let day):
            "Tel que c’est parti, ton compte devrait passer à découvert vers le \(date(day))."
        case .ran(let name, let amount, let day, isPaid: true):
            "Le \(date(day)), j’ai payé \(money(amount)) à \(name), comme prévu."
        case .ran(let name, let amount, let day, isPaid: false):
            "Le paiement de \(money(amount)) à \(name) prévu le \(date(day)) n’a pas pu se faire. "
                + "Rien n’a été envoyé."
        case .declined(let name, let amount, let day, let isOwnLimit):
            "Le \(date(day)), le paiement automatique a refusé la demande de \(money(amount)) "
                + "\(of(name))\u{A0}: elle dépassait la limite fixée"
                + (isOwnLimit ? " pour \(name)." : ".")
        case .limitNeared(let person, let used, let limit, _):
            "Le paiement automatique a déjà utilisé \(money(used)) sur \(money(limit.amount)) "
                + words(for: limit.scope) + (person.map { " pour \($0)" } ?? "") + "."
        }
    }
}

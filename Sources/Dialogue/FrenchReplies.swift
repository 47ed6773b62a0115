internal import Primitives
internal import Understanding

/// French, with its typography: no-break space before « ? ! : ; », decimal comma, elision.
struct FrenchReplies: ReplyCatalogue {
    func text(for reply: Reply) -> String {
        switch reply {
        case .askAmount(let payee?): "Combien veux-tu envoyer à \(payee)\u{A0}?"
        case .askAmount(nil): "Quel montant\u{A0}?"
        case .askPayee(let amount?): "À qui veux-tu envoyer \(money(amount))\u{A0}?"
        case .askPayee(nil): "À qui veux-tu envoyer de l’argent\u{A0}?"
        case .choosePayee(let name, let candidates):
            "J’ai plusieurs contacts pour «\u{A0}\(name)\u{A0}»\u{A0}: \(list(candidates)). Lequel\u{A0}?"
        case .unknownPayee(let name):
            "Je ne trouve pas «\u{A0}\(name)\u{A0}» dans tes contacts. À qui veux-tu envoyer l’argent\u{A0}?"
        case .confirm(let transfer):
            "J’envoie \(money(transfer.amount)) à \(transfer.payee.name)\(note(transfer)). Je confirme\u{A0}?"
        case .sent(let transfer, let balance):
            "C’est fait\u{A0}: \(money(transfer.amount)) envoyés à \(transfer.payee.name). "
                + "Il te reste \(money(balance))."
        case .cancelled: "D’accord, j’annule. Rien n’a été envoyé."
        case .nothingPending: "Il n’y a rien en attente. Aucun argent n’a été envoyé."
        case .insufficientFunds(let missing):
            "Il manque \(money(missing)) sur ton compte. Rien n’a été envoyé."
        case .invalidAmount: "Je ne peux pas envoyer ce montant. Rien n’a été envoyé."
        case .currencyMismatch(let said, let account):
            "Ton compte est en \(account.code), pas en \(said.code). Rien n’a été envoyé."
        case .failed: "Le portefeuille n’a pas pu le faire. Rien n’a été envoyé."
        case .answer(let answer): text(for: answer)
        case .notYet(let intent):
            "J’ai compris\u{A0}: \(name(of: intent)). Je ne sais pas encore le faire\u{A0}; rien n’a changé."
        case .cannotSchedule(let day):
            "Je ne sais pas encore programmer un envoi pour le \(date(day)). Rien n’a été envoyé."
        case .outOfScope:
            "Ça, je ne sais pas le faire. Je peux envoyer de l’argent, dire ton solde, lister tes "
                + "opérations, analyser et prévoir tes dépenses."
        case .unsure: "Je n’ai pas bien compris. Tu peux le dire autrement\u{A0}?"
        case .greeting: "Bonjour\u{A0}! Que puis-je faire pour toi\u{A0}?"
        case .thanks: "Avec plaisir."
        case .goodbye: "À bientôt\u{A0}!"
        case .help:
            "Dis par exemple «\u{A0}envoie 50 € à Marie\u{A0}», «\u{A0}quel est mon solde\u{A0}?\u{A0}» ou "
                + "«\u{A0}combien j’ai dépensé en courses le mois dernier\u{A0}?\u{A0}»."
        }
    }

    private func text(for answer: Answer) -> String {
        switch answer {
        case .balance(let balance, nil): "Ton solde est de \(money(balance))."
        case .balance(let balance, let account?):
            "Le solde du compte «\u{A0}\(account)\u{A0}» est de \(money(balance))."
        case .noSuchAccount(let name): "Tu n’as pas de compte «\u{A0}\(name)\u{A0}»."
        case .transactions(let lines, _) where lines.isEmpty: "Je ne trouve aucune opération."
        case .transactions(let lines, _):
            ([
                "Voici \(lines.count == 1 ? "l’opération trouvée" : "les \(lines.count) opérations trouvées")\u{A0}:"
            ]
                + lines.map { "\(date($0.day)) · \($0.counterparty) · \(money($0.amount))" })
                .joined(separator: "\n")
        case .spending(let amount, let filter):
            "Tu as dépensé \(money(amount))\(scope(filter))."
        case .forecast(nil, _):
            "Je n’ai pas assez d’historique pour prévoir\u{A0}: il me faut au moins trois mois d’opérations."
        case .forecast(let figure?, let filter):
            "Je prévois \(money(figure.mean)) de dépenses\(scope(filter)), entre \(money(figure.low)) et "
                + "\(money(figure.high)) quatre fois sur cinq."
        case .anomalies(let lines, _) where lines.isEmpty: "Je ne vois rien d’anormal."
        case .anomalies(let lines, _):
            ([
                "\(lines.count == 1 ? "Une opération sort" : "\(lines.count) opérations sortent") de l’ordinaire\u{A0}:"
            ]
                + lines.map {
                    "\(date($0.transaction.day)) · \($0.transaction.counterparty) · \(money($0.transaction.amount))"
                })
                .joined(separator: "\n")
        }
    }

    private func scope(_ filter: TransactionFilter) -> String {
        var text = ""
        if let category = filter.category { text += " en \(name(of: category))" }
        if let name = filter.counterparty { text += " chez \(name)" }
        guard let period = filter.period else { return text }
        switch (period.start, period.end?.adding(days: -1)) {
        case (let start?, let last?) where start == last: return text + " le \(date(start))"
        case (let start?, let last?): return text + " du \(date(start)) au \(date(last))"
        case (let start?, nil): return text + " depuis le \(date(start))"
        case (nil, let last?): return text + " jusqu’au \(date(last))"
        case (nil, nil): return text
        }
    }

    private func money(_ money: Money) -> String { money.formatted(in: .french) }

    private func note(_ transfer: Transfer) -> String {
        transfer.note.map { " pour «\u{A0}\($0)\u{A0}»" } ?? ""
    }

    private func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " ou " + last
    }

    private func date(_ day: Day) -> String {
        let (year, month, dayOfMonth) = day.components
        let names = [
            "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
            "octobre", "novembre", "décembre",
        ]
        return "\(dayOfMonth == 1 ? "1er" : String(dayOfMonth)) \(names[month - 1]) \(year)"
    }

    private func name(of intent: Intent) -> String {
        switch intent {
        case .sendMoney: "envoyer de l’argent"
        case .requestMoney: "une demande d’argent"
        case .payBill: "payer une facture"
        case .manageRecurring: "un paiement récurrent"
        case .manageAutopay: "le paiement automatique"
        case .checkBalance: "consulter un solde"
        case .listTransactions: "lister des opérations"
        case .analyzeSpending: "analyser des dépenses"
        case .forecastSpending: "prévoir des dépenses"
        case .findAnomalies: "chercher des anomalies"
        case .manageBudget: "un budget"
        case .getAdvice: "un conseil"
        case .loyaltyCards: "une carte de fidélité"
        case .accountSecurity: "la sécurité du compte"
        case .stakeCoins: "le staking de YANI"
        }
    }

    private func name(of category: SpendingCategory) -> String {
        switch category {
        case .groceries: "courses"
        case .restaurants: "restaurants"
        case .transport: "transports"
        case .housing: "logement"
        case .utilities: "énergie et télécoms"
        case .health: "santé"
        case .shopping: "achats"
        case .entertainment: "loisirs"
        case .subscriptions: "abonnements"
        case .travel: "voyages"
        case .education: "éducation"
        case .fees: "frais"
        case .income: "revenus"
        case .transfers: "virements"
        case .savings: "épargne"
        case .other: "divers"
        }
    }
}

internal import Primitives
internal import Understanding

extension FrenchReplies {
    /// An order restated in full, or told once it is done.
    func sentence(_ order: Order, isDone: Bool) -> String {
        if order.undoes != nil {
            return (isDone ? "J’ai annulé " : "J’annule ") + thing(order)
        }
        let amount = order.amount.map(money) ?? ""
        let other = order.payee.map(name) ?? order.merchant ?? ""
        switch order.intent {
        case .sendMoney where order.destination != nil:
            return transfer(order, isDone, ("Je vire", "Je virerai", "J’ai viré")) + reason(order)
        case .sendMoney:
            return transfer(order, isDone, ("J’envoie", "J’enverrai", "J’ai envoyé"))
                + details(order)
        case .payBill:
            return transfer(order, isDone, ("Je paie", "Je paierai", "J’ai payé"))
                + details(order)
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

    private func transfer(
        _ order: Order, _ isDone: Bool, _ verb: (now: String, later: String, past: String)
    ) -> String {
        let amount = order.amount.map(money) ?? ""
        guard let day = order.day else {
            return "\(isDone ? verb.past : verb.now) \(amount) \(receiver(order))"
        }
        let verb = isDone ? "J’ai programmé" : verb.later
        return "\(verb) \(amount) \(receiver(order)) le \(date(day))"
    }

    /// What is paid and asked for, all together.
    func total(
        _ paid: Money?, _ repeated: Money?, _ asked: Money?, _ areDone: Bool
    ) -> String {
        let whole = areDone ? "payés en tout" : "à payer en tout"
        return [
            paid.map { "\(money($0)) \(whole), sans frais." },
            repeated.map { "\(money($0)) à payer à chaque fois, sans frais." },
            asked.map { "\(money($0)) demandés en tout." },
        ].compactMap(\.self).joined(separator: " ")
    }

    /// Who gets it, with the preposition; between the user's own accounts, from which to which.
    private func receiver(_ order: Order) -> String {
        guard let destination = order.destination else {
            if order.payee == nil, let reason = order.merchant?.spendingKind {
                return "pour «\u{A0}\(reason)\u{A0}»"
            }
            return "à \(order.payee.map(name) ?? order.merchant ?? "")"
        }
        let from = order.account.map(ofAccount) ?? "du compte principal"
        switch destination {
        case .main: return "\(from) vers le compte principal"
        case .named(let name): return "\(from) vers \(account(name))"
        }
    }

    /// Account and reason, where they are not the usual ones.
    private func details(_ order: Order) -> String {
        (order.account.map { " depuis \(account($0))" } ?? "") + reason(order)
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
            ? ", tout de suite\u{A0}: je n’attends pas une heure" : ", sans heure précise"
    }

    /// That the receiver's account that was named is not chosen.
    private func foreignAccount(_ order: Order) -> String {
        order.hasUnkeptAccount ? ", sur le compte noté dans tes contacts" : ""
    }

    /// The first day of what is repeated, where it is not the day it was said to start on.
    private func first(_ order: Order) -> String {
        guard let first = order.firstDay, first != order.day else { return "" }
        return ", la première fois le \(date(first))"
    }

    /// When what is changed happens then: its day, or its first one and the next.
    private func change(_ order: Order) -> String {
        let day = order.day.map(date)
        if order.frequency == nil { return day.map { " le \($0)" } ?? "" }
        let start = day.map { " à partir du \($0)" } ?? ""
        guard let next = order.firstDay, next != order.day else { return start }
        return "\(start), le prochain le \(date(next))"
    }

    /// The last day of what is repeated, or that the end that was said is not kept.
    private func end(_ order: Order) -> String {
        if let last = order.lastDay { return ", la dernière fois le \(date(last))" }
        return order.hasUnkeptEnd ? ", sans date de fin\u{A0}: c’est toi qui l’arrêteras" : ""
    }

    /// That the end that was said of a pause is not kept.
    private func pauseEnd(_ order: Order) -> String {
        order.hasUnkeptEnd
            ? "\u{A0}: une pause n’a pas de date de fin, c’est toi qui la termineras" : ""
    }

    /// That the bill stays open of which a part is paid.
    private func openBill(_ order: Order) -> String {
        guard let bill = order.openBill else { return "" }
        let rest = order.restOfBill.map { ", avec \(money($0)) encore à payer" } ?? ""
        return "\u{A0}; la facture de \(money(bill)) reste ouverte" + rest
    }

    /// That a request for as much stays open.
    private func openRequest(_ order: Order) -> String {
        order.openRequest.map { "\u{A0}; sa demande de \(money($0)) reste ouverte" } ?? ""
    }

    private func reason(_ order: Order) -> String {
        order.note.map { note in
            guard !note.isReference else { return ", référence \(note)" }
            return " pour «\u{A0}\(note.withoutPreposition)\u{A0}»"
        } ?? ""
    }

    /// What an undo takes back.
    private func thing(_ order: Order) -> String {
        let amount = order.amount.map(money) ?? ""
        let other = order.payee.map(name) ?? order.merchant ?? ""
        switch order.intent {
        case .sendMoney where order.destination != nil:
            return "le virement de \(amount) \(receiver(order))"
        case .sendMoney: return "l’envoi de \(amount) à \(other)"
        case .requestMoney where order.operation == .create:
            return "la demande de \(amount) à \(other)"
        case .manageRecurring where order.destination != nil:
            return "le virement régulier de \(amount) \(receiver(order))"
        case .manageRecurring where order.frequency == nil:
            return "le paiement prévu de \(amount) à \(other)"
                + (order.day.map { " le \(date($0))" } ?? "")
        case .manageRecurring: return "le paiement régulier de \(amount) à \(other)"
        case .payBill, .requestMoney, .manageAutopay, .checkBalance, .listTransactions,
            .analyzeSpending, .forecastSpending, .findAnomalies, .manageBudget, .getAdvice,
            .loyaltyCards, .accountSecurity, .stakeCoins:
            return "le paiement de \(amount) à \(other)"
        }
    }

    private func requestSentence(
        _ order: Order, _ isDone: Bool, _ amount: String, _ other: String
    ) -> String {
        switch order.operation {
        case .accept?:
            (isDone ? "J’ai payé" : "Je paie") + " \(amount) à \(other), qui les demandait"
                + reason(order)
        case .decline?:
            (isDone ? "J’ai refusé" : "Je refuse") + " la demande de \(amount) \(of(other))"
        case .cancel?:
            (isDone ? "J’ai annulé" : "J’annule") + " la demande de \(amount) faite à \(other)"
        case .remind?:
            isDone ? "J’ai relancé \(other) pour \(amount)" : "Je relance \(other) pour \(amount)"
        default:
            (isDone ? "J’ai demandé" : "Je demande") + " \(amount) à \(other)"
                + (order.day.map { " d’ici au \(date($0))" } ?? "") + reason(order)
        }
    }

    private func recurringSentence(
        _ order: Order, _ isDone: Bool, _ amount: String
    ) -> String {
        let rhythm = order.frequency.map { " \(words(for: $0))" } ?? ""
        let start = order.day.map { " à partir du \(date($0))" } ?? ""
        switch order.operation {
        case .change?:
            return (isDone ? "J’ai passé" : "Je passe")
                + " le paiement \(receiver(order)) à \(amount)\(rhythm)\(change(order))\(end(order))"
        case .pause?:
            return (isDone ? "J’ai suspendu" : "Je suspends")
                + " \(thing(order))\(rhythm), jusqu’à ce que tu le relances\(pauseEnd(order))"
        case .resume?: return (isDone ? "J’ai relancé" : "Je relance") + " \(thing(order))\(rhythm)"
        case .cancel?:
            return (isDone ? "J’ai arrêté" : "J’arrête")
                + " \(thing(order))\(rhythm)\(end(order))"
        default:
            let plan = order.destination != nil ? "Je virerai" : "J’enverrai"
            let verb = isDone ? "J’ai programmé" : order.merchant != nil ? "Je paierai" : plan
            return "\(verb) \(amount) \(receiver(order))\(rhythm)\(start)"
                + "\(order.destination == nil ? details(order) : reason(order))\(first(order))\(end(order))"
        }
    }

    private func autopaySentence(
        _ order: Order, _ isDone: Bool, _ amount: String, _ other: String
    ) -> String {
        let peer = other.isEmpty ? "" : " pour \(other)"
        let scope = order.scope == .perTransaction ? "par demande" : order.scope.map(words)
        let limit = amount.isEmpty ? "" : "\(amount) \(scope ?? "")"
        if order.enablesAutopay {
            return (isDone ? "J’ai activé" : "J’active") + " le paiement automatique et je l’"
                + (isDone ? "ai autorisé" : "autorise") + peer
                + (limit.isEmpty ? "" : " jusqu’à \(limit)")
        }
        switch order.operation {
        case .disable?:
            return (isDone ? "J’ai coupé" : "Je coupe") + " le paiement automatique\(peer)"
        case .setLimit?:
            return (isDone ? "J’ai limité" : "Je limite")
                + " le paiement automatique\(peer) à \(limit)"
        case .setRule?:
            return (isDone ? "J’ai autorisé" : "J’autorise") + " le paiement automatique\(peer)"
                + (limit.isEmpty ? "" : " jusqu’à \(limit)")
        case .removeRule?:
            return (isDone ? "J’ai supprimé" : "Je supprime")
                + " la règle de paiement automatique\(peer)"
        default:
            return (isDone ? "J’ai activé" : "J’active") + " le paiement automatique\(peer)"
                + (limit.isEmpty ? "" : ", \(limit) au plus")
        }
    }

    private func budgetSentence(_ order: Order, _ isDone: Bool, _ amount: String) -> String {
        let budget = order.category.map { "le budget \(word(for: $0))" } ?? "le budget total"
        switch order.operation {
        case .remove?: return (isDone ? "J’ai supprimé" : "Je supprime") + " \(budget) de \(amount)"
        case .setAlert?:
            let share = "\(order.percentage ?? "")\u{A0}%"
            let threshold = order.amount == nil ? share : "\(amount) (\(share))"
            return (isDone ? "J’ai réglé" : "Je règle") + " l’alerte sur \(budget) à \(threshold)"
                + part(order)
        default:
            return (isDone ? "J’ai fixé" : "Je fixe") + " \(budget) à \(amount) "
                + words(for: order.scope ?? .monthly)
                + (order.replaced.map { " au lieu de \(money($0))" } ?? "")
                + part(order)
        }
    }

    /// That what was named is but a part of what the budget is of.
    private func part(_ order: Order) -> String {
        order.part.map {
            "\u{A0}; «\u{A0}\($0)\u{A0}» n’a pas de budget à part et en fait partie"
        } ?? ""
    }

    private func cardSentence(_ order: Order, _ isDone: Bool) -> String {
        let card = "la carte «\u{A0}\(order.card ?? "")\u{A0}»"
        switch order.operation {
        case .remove?: return (isDone ? "J’ai supprimé" : "Je supprime") + " \(card)"
        case .redeem?:
            return (isDone ? "J’ai utilisé" : "J’utilise")
                + " \(count(order.count ?? 0, "point", "points")) de \(card)"
        default:
            return (isDone ? "J’ai enregistré" : "J’enregistre")
                + " \(card), numéro \(order.number ?? "")"
        }
    }

    private func securitySentence(_ order: Order, _ isDone: Bool, _ amount: String) -> String {
        let kind = order.card.map { $0.foldedWords.first == "carte" ? $0 : "carte \($0)" }
        let card = "ta \(kind ?? "carte")"
        return switch order.operation {
        case .freezeCard?: (isDone ? "J’ai bloqué" : "Je bloque") + " \(card)"
        case .unfreezeCard?: (isDone ? "J’ai débloqué" : "Je débloque") + " \(card)"
        case .lockWallet?: (isDone ? "J’ai verrouillé" : "Je verrouille") + " ton portefeuille"
        case .unlockWallet?:
            (isDone ? "J’ai déverrouillé" : "Je déverrouille") + " ton portefeuille"
        case .enableBiometrics?: (isDone ? "J’ai activé" : "J’active") + " la biométrie"
        case .disableBiometrics?: (isDone ? "J’ai désactivé" : "Je désactive") + " la biométrie"
        case .setLimit? where amount.isEmpty:
            (isDone ? "J’ai supprimé" : "Je supprime") + " ta limite "
                + words(for: order.scope ?? .daily)
        default:
            (isDone ? "J’ai fixé" : "Je fixe") + " ta limite à \(amount) "
                + words(for: order.scope ?? .daily)
        }
    }

    private func stakingSentence(_ order: Order, _ isDone: Bool, _ amount: String) -> String {
        switch order.operation {
        case .unstake?: (isDone ? "J’ai retiré" : "Je retire") + " \(amount) du staking"
        case .claim?: (isDone ? "J’ai récupéré" : "Je récupère") + " \(amount) de récompenses"
        case .compound?:
            (isDone ? "J’ai remis" : "Je remets") + " \(amount) de récompenses en staking"
        default: (isDone ? "J’ai mis" : "Je mets") + " \(amount) en staking"
        }
    }
}

extension String {
    /// The text where it is a kind of spending rather than the name of anybody ("loyer"), else nil.
    var spendingKind: String? {
        self == lowercased() && SpendingCategory.named(in: self) != nil ? self : nil
    }
}

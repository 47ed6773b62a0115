internal import Primitives
internal import Understanding

/// French, with its typography: no-break space before « ? ! : ; », decimal comma, elision.
struct FrenchReplies: ReplyCatalogue {
    func text(for reply: Reply) -> String {
        switch reply {
        case .ask(let request, let frame): question(request, frame)
        case .choose(let choice):
            choices(choice)
                + (choice.subject?.isFeminine == true ? "Laquelle\u{A0}?" : "Lequel\u{A0}?")
        case .confirm(let orders): "\(sentences(orders, isDone: false))Je confirme\u{A0}?"
        case .follows(let orders):
            "Ensuite, je te proposerai\u{A0}: "
                + orders.map { sentence($0, isDone: false) + "." }.joined(separator: " ")
        case .twice: "Tu viens déjà de le faire\u{A0}: ce serait une fois de plus."
        case .askSecret(isNew: false): "Ton code PIN, s’il te plaît\u{A0}?"
        case .askSecret(isNew: true): "Quel nouveau code PIN, de quatre à huit chiffres\u{A0}?"
        case .earlyPIN:
            "Un code PIN vient après ton «\u{A0}oui\u{A0}», quand je le demande\u{A0}; "
                + "si c’est un montant, dis-le avec sa devise."
        case .done(let orders, let balance): done(orders, balance)
        case .repeated(let orders):
            "Je répète, rien n’a été refait. \(sentences(orders, isDone: true).trimmingEnd)"
        case .invitePIN:
            "Ton portefeuille n’a pas de code PIN\u{A0}: dis «\u{A0}change mon code PIN\u{A0}» pour en choisir un."
        case .pinSet: "C’est fait. Ton code PIN est enregistré."
        case .confirmContact(let deed): proposal(deed)
        case .contactDone(let deed): outcome(deed)
        case .cancelled: "D’accord, j’annule. Rien n’a été envoyé ni changé."
        case .kept: "D’accord, je laisse les choses comme elles sont."
        case .dropped: "Je laisse la demande précédente\u{A0}: rien n’a été envoyé."
        case .guardSecret:
            "Ne donne ton code à personne\u{A0}: aucune banque ne le demande par téléphone, SMS ou "
                + "e-mail. Raccroche, et appelle le numéro inscrit sur ta carte. Si tu l’as donné, "
                + "dis tout de suite «\u{A0}bloque ma carte\u{A0}» et «\u{A0}change mon code "
                + "PIN\u{A0}»."
        case .knownFraud:
            "N’envoie rien\u{A0}: c’est une arnaque connue. Aucune banque, ni la police, ne demande de "
                + "virer ton argent sur un compte «\u{A0}sécurisé\u{A0}», ni ton code PIN. Raccroche, "
                + "et appelle le numéro inscrit sur ta carte. Rien n’a été envoyé. Si tu as donné "
                + "quelque chose, dis tout de suite «\u{A0}bloque ma carte\u{A0}» ou "
                + "«\u{A0}verrouille mon portefeuille\u{A0}»."
        case .deferred: "Une chose à la fois\u{A0}: j’y viens juste après."
        case .total(let paid, let repeated, let asked, let areDone):
            total(paid, repeated, asked, areDone)
        case .difference(let amount, let greater, let lesser):
            "La différence est de \(money(amount))\u{A0}: \(money(greater)) contre "
                + "\(money(lesser))."
        case .sum(let sum, let figures):
            "En tout\u{A0}: \(money(sum)) (\(figures.map(money).joined(separator: " + ")))."
        case .settlement(let settlement): self.settlement(settlement)
        case .step(let amount, let day, let before):
            "\(money(amount)) par mois depuis \(day.month.formatted(in: .french)), "
                + "\(money(before)) avant."
        case .compared(let bill, let other): compared(bill, other)
        case .allowance(let allowance): self.allowance(allowance)
        case .refused(let refusal): text(for: refusal)
        case .answer(let answer): text(for: answer)
        case .listEnds: "C’est tout\u{A0}: il n’y en a pas d’autres."
        case .outOfScope:
            "Ça, je ne sais pas le faire. Je peux envoyer ou demander de l’argent, payer une facture, "
                + "dire ton solde, suivre tes budgets, analyser et prévoir tes dépenses."
        case .unsure: "Je n’ai pas bien compris. Tu peux le dire autrement\u{A0}?"
        case .greeting: "Bonjour\u{A0}! Que puis-je faire pour toi\u{A0}?"
        case .thanks: "Avec plaisir."
        case .goodbye: "À bientôt\u{A0}!"
        case .help(let topic): help(topic)
        }
    }

    /// What there is to choose from, a sentence by itself.
    private func choices(_ choice: Choice) -> String {
        let options = list(choice.options.map { label($0, of: choice.slot) }, "ou")
        let sentence =
            choice.name.map {
                "J’ai plusieurs possibilités pour «\u{A0}\($0)\u{A0}»\u{A0}: \(options)"
            } ?? options.prefix(1).uppercased() + options.dropFirst()
        return sentence + ". "
    }

    private func done(_ orders: [Order], _ balance: Money?) -> String {
        let text = "C’est fait. " + sentences(orders, isDone: true)
        return balance.map { text + "Il te reste \(money($0))." } ?? text.trimmingEnd
    }

    /// One sentence for one order, a line each for several.
    private func sentences(_ orders: [Order], isDone: Bool) -> String {
        let sentences = orders.map { order in
            sentence(order, isDone: isDone) + remarks(order, isDone: isDone) + "."
        }
        guard sentences.count > 1 else { return sentences.joined() + " " }
        return "Voici\u{A0}:\n" + sentences.map { "• \($0)\n" }.joined()
    }

}

extension Refusal.Subject {
    /// Whether its French name is feminine.
    fileprivate var isFeminine: Bool {
        switch self {
        case .request, .bill, .loyaltyCard, .rule, .limit: true
        case .account, .recurring, .budget, .payment: false
        }
    }
}

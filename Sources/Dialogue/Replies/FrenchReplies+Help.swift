internal import Understanding

extension FrenchReplies {
    /// What can be said at this point, or how something is done.
    func help(_ topic: HelpTopic) -> String {
        switch topic {
        case .general:
            "Dis par exemple «\u{A0}envoie 50 € à Marie\u{A0}», «\u{A0}quel est mon solde\u{A0}?\u{A0}», "
                + "«\u{A0}combien j’ai dépensé en courses le mois dernier\u{A0}?\u{A0}» ou "
                + "«\u{A0}bloque ma carte\u{A0}»."
        case .yani:
            "Je suis Yani, un assistant privé pour ton argent. Je peux envoyer ou demander de l’argent, "
                + "payer une facture, dire ton solde, suivre tes budgets, analyser et prévoir tes "
                + "dépenses. " + help(.general)
        case .request(.pin), .request(.newPIN):
            "Donne les chiffres du code, ou dis «\u{A0}annule\u{A0}»."
        case .request(.number):
            "Donne le numéro inscrit sous le code-barres, ou dis «\u{A0}annule\u{A0}»."
        case .request(.slot):
            "Réponds à ma question, corrige ce que tu veux, ou dis «\u{A0}annule\u{A0}»."
        case .confirmation:
            "Dis «\u{A0}oui\u{A0}» et je le fais, «\u{A0}non\u{A0}» et j’annule, ou corrige ce que tu veux. "
                + "Rien n’est fait tant que tu n’as pas dit oui."
        case .contacts:
            "Dis par exemple «\u{A0}ajoute Léa Roy à mes contacts\u{A0}», avec son IBAN si tu l’as."
        case .howTo(let intent, let operation):
            "Dis par exemple «\u{A0}\(example(intent, operation))\u{A0}». "
                + "Rien n’a été envoyé ni changé."
        case .dispute(let disputed, let isFrozen):
            "Un paiement se conteste auprès du marchand, ou de ta banque au numéro inscrit sur ta "
                + "carte\u{A0}: je ne peux pas le faire à ta place."
                + (disputed.map { " Voici celui à leur citer\u{A0}:\n\(line($0))\n" } ?? " ")
                + (isFrozen
                    ? "Ta carte est déjà bloquée."
                    : "Si ce n’est pas toi, dis «\u{A0}bloque ma carte\u{A0}»\u{A0}: "
                        + "plus rien ne sera payé avec.")
        }
    }

    private func example(_ intent: Intent, _ operation: Operation?) -> String {
        switch intent {
        case .sendMoney: "envoie 50 € à Marie vendredi"
        case .requestMoney: "demande 30 € à Paul pour le resto"
        case .payBill: "paie la facture EDF"
        case .manageRecurring: "envoie 100 € à Marie le 5 de chaque mois"
        case .manageAutopay: "active le paiement automatique"
        case .checkBalance: "quel est mon solde\u{A0}?"
        case .listTransactions: "montre mes 5 dernières opérations"
        case .analyzeSpending: "combien j’ai dépensé en courses le mois dernier\u{A0}?"
        case .forecastSpending: "combien je vais dépenser le mois prochain\u{A0}?"
        case .findAnomalies: "y a-t-il des dépenses inhabituelles\u{A0}?"
        case .manageBudget: "mets mon budget courses à 300 €"
        case .getAdvice: "comment économiser\u{A0}?"
        case .loyaltyCards: "ajoute ma carte Fnac"
        case .accountSecurity: securityExample(operation)
        case .stakeCoins: "mets 100 YANI en staking"
        }
    }

    private func securityExample(_ operation: Operation?) -> String {
        switch operation {
        case .unfreezeCard?: "débloque ma carte"
        case .changePIN?, .resetPIN?: "change mon code PIN"
        case .setLimit?: "mets une limite de 500 € par jour"
        case .lockWallet?: "verrouille le portefeuille"
        case .unlockWallet?: "déverrouille le portefeuille"
        case _: "bloque ma carte"
        }
    }
}

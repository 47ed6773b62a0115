internal import Primitives
internal import Understanding

extension FrenchReplies {
    /// What asks for what a frame lacks.
    func question(_ request: Request, _ frame: Frame) -> String {
        switch request {
        case .slot(let slot): question(slot, frame)
        case .number: "Quel est le numéro de la carte\u{A0}?"
        case .pin: "Ton code PIN, s’il te plaît\u{A0}?"
        case .newPIN: "Quel nouveau code PIN\u{A0}?"
        }
    }

    private func question(_ slot: Slot, _ frame: Frame) -> String {
        switch slot {
        case .amount: amountQuestion(frame)
        case .payee: payeeQuestion(frame)
        case .payer: "À qui veux-tu demander de l’argent\u{A0}?"
        case .amountMode:
            "\(frame.amounts.last.map(amount) ?? "Ce montant") pour chacun, ou en tout à partager\u{A0}?"
        case .date: "Pour quel jour\u{A0}?"
        case .frequency: "À quel rythme\u{A0}: chaque semaine, chaque mois\u{A0}?"
        case .merchant: "À qui faut-il payer\u{A0}?"
        case .category: categoryQuestion(frame)
        case .card: "Quelle carte\u{A0}?"
        case .account: "Quel compte\u{A0}?"
        case .count: "Combien de points\u{A0}?"
        case .coinAmount: "Combien de YANI\u{A0}?"
        case .amountMinimum, .amountMaximum, .period, .currency, .note, .direction, .scope, .plan,
            .percentage:
            "Peux-tu préciser\u{A0}?"
        }
    }

    private func categoryQuestion(_ frame: Frame) -> String {
        guard frame.intent == .manageBudget, let shop = frame.text(.merchant) else {
            return "Pour quelle catégorie de dépenses\u{A0}?"
        }
        return "Un budget ne se met pas sur \(shop) seul. Pour quelle catégorie de dépenses, par "
            + "exemple les courses, ou pour toutes les dépenses\u{A0}?"
    }

    private func amountQuestion(_ frame: Frame) -> String {
        let other = frame.counterparties.isEmpty ? nil : list(frame.counterparties, "et")
        if frame.intent == .payBill, let kind = other?.spendingKind {
            return "Quel montant faut-il payer pour «\u{A0}\(kind)\u{A0}»\u{A0}?"
        }
        switch frame.intent {
        case .sendMoney: return "Combien veux-tu envoyer\(other.map { " à \($0)" } ?? "")\u{A0}?"
        case .requestMoney:
            return "Combien veux-tu demander\(other.map { " à \($0)" } ?? "")\u{A0}?"
        case .payBill: return "Quel montant faut-il payer\(other.map { " à \($0)" } ?? "")\u{A0}?"
        case .manageRecurring: return "De quel montant à chaque fois\u{A0}?"
        case .manageBudget: return "De combien, ce budget\u{A0}?"
        case .manageAutopay, .accountSecurity: return "Quelle limite veux-tu fixer\u{A0}?"
        case .checkBalance, .listTransactions, .analyzeSpending, .forecastSpending, .findAnomalies,
            .getAdvice, .loyaltyCards, .stakeCoins:
            return "Quel montant\u{A0}?"
        }
    }

    private func payeeQuestion(_ frame: Frame) -> String {
        if frame.intent == .requestMoney { return "La demande de qui\u{A0}?" }
        guard let amount = frame.soughtAmount else {
            return "À qui veux-tu envoyer de l’argent\u{A0}?"
        }
        return "À qui veux-tu envoyer \(self.amount(amount))\u{A0}?"
    }

    /// Why something is not done, and that nothing moved.
    func text(for refusal: Refusal) -> String {
        switch refusal {
        case .insufficientFunds(let missing) where !missing.isPositive:
            "Il n’y a rien de disponible. Rien n’a été envoyé ni changé."
        case .insufficientFunds(let missing): "Il manque \(money(missing)). Rien n’a été envoyé."
        case .limitExceeded(let limit, let scope):
            "Ta limite est de \(money(limit)) \(words(for: scope)). Rien n’a été envoyé."
        case .unkeptScope, .unkeptAlert: limit(refused: refusal)
        case .unkeptPlan(let plan, let merchant):
            "Je ne peux pas passer \(merchant) à la formule «\u{A0}\(plan)\u{A0}»\u{A0}: cela se fait "
                + "chez \(merchant). Dis-moi le nouveau prix et je changerai le paiement. Rien n’a changé."
        case .unkeptRhythm: unkeptRhythm
        case .paidElsewhere(let merchant):
            "Je ne paie rien à \(merchant)\u{A0}: ce que ta banque prélève s’arrête auprès de "
                + "\(merchant). Rien n’a changé."
        case .unknownPayee(let name):
            "Je ne trouve pas «\u{A0}\(name)\u{A0}» dans tes contacts. Rien n’a été envoyé."
        case .unreckonedAmount:
            "Ce montant-là, je ne sais pas le calculer\u{A0}: donne-moi le chiffre. Rien n’a été envoyé ni changé."
        case .invalidAmount: "Ce montant n’est pas possible. Rien n’a été envoyé ni changé."
        case .invalidDate: "Cette date n’est pas possible. Rien n’a été envoyé ni changé."
        case .unclearTime(let said):
            "Je ne sais pas quel jour tombe «\u{A0}\(said)\u{A0}». Rien n’a été envoyé ni changé."
        case .tooFarAhead: "Je ne prévois pas le solde à plus d’un an."
        case .unclearPeriod(let said):
            "Je ne sais pas de quelles dates il s’agit avec «\u{A0}\(said)\u{A0}». Donne-moi des "
                + "dates, par exemple «\u{A0}en octobre\u{A0}» ou «\u{A0}depuis le 1er mars\u{A0}»."
        case .pastDay(let day): "Le \(date(day)) est déjà passé. Rien n’a été envoyé ni changé."
        case .incomparable(let said, let account):
            "Tes opérations sont en \(account.code)\u{A0}: je ne les compare pas à un montant en \(said.code)."
        case .currencyMismatch(let said, let account):
            "Le compte est en \(account.code), pas en \(said.code). Rien n’a été envoyé."
        case .cardFrozen: "Ta carte est bloquée. Rien n’a été envoyé."
        case .walletLocked: "Ton portefeuille est verrouillé. Rien n’a été envoyé."
        case .wrongPIN(0):
            "Ce n’est pas le bon code, et c’était le dernier essai pour l’instant. Rien n’a été envoyé."
        case .wrongPIN(let tries):
            "Ce n’est pas le bon code\u{A0}; il te reste \(tries) essai\(tries > 1 ? "s" : ""). "
                + "Rien n’a été envoyé."
        case .pinLocked(let minutes?):
            "Trop d’essais\u{A0}: attends \(minutes) minute\(minutes > 1 ? "s" : ""). Rien n’a été envoyé."
        case .pinLocked(nil):
            "Trop d’essais\u{A0}: le code doit être réinitialisé. Rien n’a été envoyé."
        case .notReversible: "Ce qui a été fait ne peut plus être annulé. Rien n’a changé."
        case .notFound(let subject, let name): notFound(subject, name)
        case .expired: expired
        case .duplicate: "C’est déjà le cas\u{A0}: rien à changer."
        case .unkeptExclusion:
            "Je ne sais pas laisser quelque chose de côté ici\u{A0}: dis-moi plutôt ce que tu veux."
        case .pinStays:
            "Le code PIN ne s’enlève pas\u{A0}: il protège tes paiements. Je peux le changer."
        case .paidWhole(let amount, let name): wholeRequest(amount, name)
        case .forgottenPIN: forgottenPIN
        case .noPIN: text(for: Reply.invitePIN)
        case .unkeptCondition, .unmetBound, .unmetBalance: condition(refused: refusal)
        case .unkeptCard, .unkeptCardPart: card(refused: refusal)
        case .askedAtOnce(let names): askedAtOnce(names)
        case .unkeptDay, .onlyAtOnce, .unkeptRise: day(refused: refusal)
        case .unkeptSkip: unkeptSkip
        case .notAnOrder: "D’accord\u{A0}: je n’ai rien envoyé ni changé, et rien n’est prévu."
        case .knownContact(let name): known(name)
        case .contactInUse, .severalContacts, .unkeptAccount: contacts(refused: refusal)
        case .invalidNumber: "Ce numéro n’est pas valable. Rien n’a été enregistré."
        case .unavailable: "Le portefeuille n’a pas pu le faire. Rien n’a été envoyé."
        case .tooLong(let most):
            "C’est trop long\u{A0}: dis-le en moins de \(most) mots. Rien n’a été envoyé ni changé."
        case .spentTurn: spentTurn
        case .nothingPending: "Il n’y a rien en attente\u{A0}: rien n’a changé."
        }
    }

    private func known(_ name: String) -> String {
        "«\u{A0}\(name)\u{A0}» est déjà dans tes contacts. Rien n’a été changé."
    }

    private var expired: String {
        "Trop de temps a passé\u{A0}: rien n’a été envoyé. Redemande-le si tu le veux encore."
    }

    /// Why something is not done that was to be done in a certain case.
    private func condition(refused refusal: Refusal) -> String {
        switch refusal {
        case .unmetBound(let name, let due, let bound, let isMost):
            "La facture \(name) est de \(money(due))\u{A0}: ce n’est pas \(isMost ? "moins" : "plus") "
                + "de \(money(bound)). Rien n’a été payé."
        case .unmetBalance(let balance, let bound, let isMost):
            "Ton solde est de \(money(balance))\u{A0}: ce n’est pas \(isMost ? "moins" : "plus") de "
                + "\(money(bound)). Rien n’a été envoyé."
        case _:
            "Je ne peux pas attendre qu’une condition soit remplie\u{A0}: redemande-le-moi le moment "
                + "venu. Rien n’a été envoyé ni changé."
        }
    }

    /// Why the contacts stay as they are.
    private func contacts(refused refusal: Refusal) -> String {
        switch refusal {
        case .contactInUse(let name):
            "\(name) figure dans un paiement à venir, une demande en attente ou un réglage du paiement "
                + "automatique\u{A0}: règle cela d’abord. Rien n’a été changé."
        case .severalContacts(let name, let names):
            "Plusieurs contacts répondent à «\u{A0}\(name)\u{A0}»\u{A0}: \(list(names, "et")). Dis le "
                + "nom complet. Rien n’a été changé."
        case .unkeptAccount(let name):
            "Je ne change pas le compte d’un contact. Retire \(name) de tes contacts, puis ajoute-le de "
                + "nouveau avec son nouvel IBAN. Rien n’a été changé."
        case _: ""
        }
    }

    private var spentTurn: String {
        "Un ordre a déjà été exécuté à ce point de la conversation\u{A0}: rien de plus n’a été "
            + "fait. Redemande-le si tu le veux encore."
    }

    /// Why something is not done on a later day.
    private func day(refused refusal: Refusal) -> String {
        switch refusal {
        case .unkeptRise(let name, let amount, let next):
            "Le prix de \(name), je le change tout de suite, pas un autre jour\u{A0}: il vaudrait dès le "
                + "prochain paiement, le \(date(next)). Dis «\u{A0}passe \(name) à \(money(amount))\u{A0}» "
                + "pour cela, ou redis-le-moi après le dernier paiement à l’ancien prix. Rien n’a été changé."
        case .onlyAtOnce:
            "Cela, je ne peux le faire que tout de suite, pas un autre jour\u{A0}; tu le veux "
                + "maintenant\u{A0}?"
        case _:
            "Cela, je ne peux le faire que tout de suite, pas un autre jour\u{A0}: redemande-le sans date, et je peux le faire maintenant. Rien n’a été envoyé ni changé."
        }
    }

    /// Why nothing is done with the bank card.
    private func card(refused refusal: Refusal) -> String {
        switch refusal {
        case .unkeptCard(let isFrozen):
            "Je ne peux ni supprimer, ni remplacer, ni commander une carte bancaire\u{A0}: cela se fait "
                + "avec ta banque. " + freezing(isFrozen) + " Rien n’a été changé."
        case .unkeptCardPart(let isFrozen):
            "Je ne peux ni activer ni désactiver le sans contact, les paiements en ligne, à l’étranger ou "
                + "les retraits\u{A0}: cela se fait avec ta banque. "
                + (isFrozen
                    ? ""
                    : "Je peux bloquer toute la carte\u{A0}: dis «\u{A0}bloque ma carte\u{A0}». ")
                + "Rien n’a été changé."
        case _: ""
        }
    }

    private func freezing(_ isFrozen: Bool) -> String {
        isFrozen
            ? "La tienne est bloquée, et le reste jusqu’à ce que tu dises «\u{A0}débloque ma carte\u{A0}»."
            : "Je peux bloquer la tienne\u{A0}: dis «\u{A0}bloque ma carte\u{A0}»."
    }

    private func askedAtOnce(_ names: [String]) -> String {
        "Une demande part tout de suite, pas un autre jour\u{A0}: la demande à \(list(names, "et")) "
            + "partira dès que tu l’auras confirmée."
    }

    private var unkeptRhythm: String {
        "Je ne peux pas tenir ce rythme\u{A0}: je ne demande de l’argent et ne mets des YANI en staking "
            + "qu’une fois à la fois, et je ne compte une limite que par jour, semaine ou mois. "
            + "Rien n’a été envoyé ni changé."
    }

    private func wholeRequest(_ amount: Money, _ name: String) -> String {
        "\(name) demande \(money(amount))\u{A0}: une demande se paie en entier. Tu peux la "
            + "refuser et envoyer à part ce que tu veux. Rien n’a été envoyé."
    }

    /// Why a limit or an alert is not kept.
    private func limit(refused refusal: Refusal) -> String {
        switch refusal {
        case .unkeptScope(let scope, let kept):
            "Je ne peux pas tenir de limite \(words(for: scope)), seulement \(choice(of: kept)). "
                + "Rien n’a changé."
        case _: "Je peux t’alerter de 1\u{A0}% à 100\u{A0}% d’un budget. Rien n’a changé."
        }
    }

    private var unkeptSkip: String {
        "Je ne sais pas sauter une seule échéance\u{A0}: je peux suspendre ce paiement, et tu le "
            + "relances ensuite. Rien n’a changé."
    }

    private var forgottenPIN: String {
        "Ton code PIN n’est gardé nulle part en clair\u{A0}: je ne peux ni te le redire ni le changer "
            + "sans lui. Si un code te revient, dis «\u{A0}change mon code PIN\u{A0}»\u{A0}; cinq erreurs "
            + "bloquent le portefeuille 1, puis 5, 15 et 60 minutes, puis jusqu’à sa réinitialisation. "
            + "Rien n’a changé."
    }

    private func notFound(_ subject: Refusal.Subject, _ name: String?) -> String {
        let named = name.map { " «\u{A0}\($0)\u{A0}»" } ?? ""
        return switch subject {
        case .account: "Tu n’as pas de compte\(named)."
        case .request: "Je ne trouve pas de demande\(name.map { " \(of($0))" } ?? " en attente")."
        case .bill: "Je ne trouve pas de facture\(named)."
        case .recurring: "Je ne trouve pas de paiement régulier\(named)."
        case .payment:
            "Je ne trouve aucun paiement à annuler\(name.map { " pour \($0)" } ?? "")."
        case .budget:
            "Tu n’as pas de budget"
                + (name.flatMap(SpendingCategory.init(rawValue:)).map { " \(word(for: $0))" } ?? "")
                + "."
        case .loyaltyCard: "Tu n’as pas de carte de fidélité\(named)."
        case .limit: "Tu n’as fixé aucune limite de paiement."
        case .rule: "Tu n’as pas de règle de paiement automatique\(named)."
        }
    }
}

import Testing

/// Conversations in which a word more or less must not change what is done.
extension TalkTests {
    static let exactTalks = [
        """
        > send Paul 20, he asked twice
        €20.00 to Paul Martin. Shall I go ahead?
        ! twice
        """,
        """
        > Paul paid 30 twice, send him 20
        I’ll send €20.00 to Paul Martin. Shall I go ahead?
        """,
        """
        > envoie 20 à Paul, il me l'a demandé trois fois
        J’envoie 20,00 € à Paul Martin
        > oui
        Il te reste 1 230,00 €
        """,
        """
        > envoie deux fois 30 à Paul
        > oui
        Il te reste 1 190,00 €
        """,
        """
        > send 30 to Paul twice
        > yes
        €1,190.00 left
        """,
        """
        > pay the bill, that's all
        Which one?
        """,
        """
        > first of all pay the bill
        Which one?
        """,
        """
        > paie la facture, c'est tout
        Laquelle ?
        """,
        """
        > my card was not stolen
        ! Done
        """,
        """
        > ma carte n'a pas été volée
        ! C’est fait
        """,
        """
        > freeze my card, I'll explain later
        I’ve frozen your card
        """,
        """
        > freeze my card, I don't know when I last had it
        I’ve frozen your card
        """,
        """
        > bloque ma carte, je ne sais plus quand je l'ai utilisée
        J’ai bloqué ta carte
        """,
        """
        > send 20 to Paul, I'll see him later
        I’ll send €20.00 to Paul Martin. Shall I go ahead?
        """,
        """
        > envoie 20 à Paul s'il va mieux
        ! J’envoie
        """,
        """
        > envoie 20 à Paul une fois payé
        ! J’envoie
        """,
        """
        > envoie 20 à Paul si ça va
        J’envoie 20,00 € à Paul Martin
        """,
        """
        > envoie 50 à Paul
        > retire 20 du virement
        J’envoie 30,00 € à Paul Martin
        """,
        """
        > envoie 50 à Paul
        > enlève 20 du paiement
        J’envoie 30,00 € à Paul Martin
        """,
        """
        > send 12.5% of my balance to Paul
        €156.25 to Paul Martin
        """,
        """
        > set my daily limit to 100
        > yes
        > set my daily limit to 0
        €0.00
        """,
        """
        > pay the bill
        > the overdue one
        EDF or Orange. Which one?
        """,
        """
        > accept the request
        > the big one
        Zoé Lefèvre the €35.00
        """,
        """
        > accept the request
        > the small one
        Paul Martin the €22.00
        """,
        """
        > accepte la demande
        > la moins élevée
        22,00 € à Paul Martin
        """,
        """
        > combien je vais dépenser en vin rouge ce mois-ci ?
        ! découvert
        """,
        """
        > what if I spend 50 on lessons?
        ! less a month
        """,
        """
        > how much did I spend on a nice dinner?
        ! “nice”
        """,
        """
        > send 50 to Paul
        > add the note RE2024
        ! number
        """,
        """
        > set a groceries budget of 400
        > set a restaurant budget of 120
        > delete all my budgets
        groceries budget of €400.00
        restaurant budget of €120.00
        """,
        """
        > if my rent goes up to 900, increase my budget
        ! Done
        """,
        """
        > si mon loyer passe à 900, augmente mon budget
        ! C’est fait
        """,
        """
        > send 20 to Marie and freeze my card
        > don't freeze my card
        €20.00 to Marie Dupont. Shall I go ahead?
        > yes
        I’ve sent €20.00
        ! frozen
        """,
        """
        > envoie 20 à Marie et gèle ma carte
        > oui mais ne bloque pas ma carte
        20,00 € à Marie Dupont. Je confirme
        > oui
        ! bloqué
        """,
        """
        > send 20 to Marie and ask Paul for 10
        > don't ask Paul
        €20.00 to Marie Dupont. Shall I go ahead?
        > yes
        ! Paul
        """,
        """
        > send 20 to Marie, freeze my card and ask Paul for 10
        > don't send anything
        cancelled
        ! frozen
        """,
        """
        > send 20 to Marie, freeze my card and ask Paul for 10
        > don't ask Paul
        €20.00 to Marie Dupont. Shall I go ahead?
        > yes
        I’ve sent €20.00
        I’ve frozen your card
        ! Paul
        """,
        """
        > send 20 to Marie
        > no, ask Paul for 20
        I’ll ask Paul Martin for €20.00
        """,
        """
        > envoie 20 à Marie
        > non, demande 30 à Paul à la place
        Je demande 30,00 € à Paul Martin
        """,
        """
        > ask Paul for 20
        > actually send 20 to Marie instead
        I’ll send €20.00 to Marie Dupont
        """,
        """
        > I haven't lost my card
        ! Done
        """,
        """
        > my card isn't lost
        ! Done
        """,
        """
        > je n'ai pas perdu mon portefeuille
        ! verrouillé
        """,
        """
        > freeze my card, I'll unfreeze it tomorrow
        I’ve frozen your card
        """,
        """
        > gèle ma carte, je la débloquerai demain
        J’ai bloqué ta carte
        """,
        """
        > I had a budget of 50 for groceries last year
        ! Done
        """,
        """
        > Marie a un budget de 300 pour les courses
        ! C’est fait
        """,
        """
        > un budget de 500 pour les courses, ce serait trop
        ! C’est fait
        """,
        """
        > send 20 to Marie tomorrow
        > yes
        > move it to Monday and make it 30
        €30.00 on 23 November 2026
        ! every
        """,
        """
        > envoie 20 à Marie demain
        > oui
        > déplace-le à lundi et mets 50
        50,00 € le 23 novembre 2026
        ! tous
        """,
        """
        > qui m'a demandé de l'argent ?
        Paul Martin
        ! Tu
        """,
    ]

    /// Talks over wallets in another currency, with accounts and bills of telling names, or a long
    /// PIN.
    static let otherTalks: [(wallet: String, talk: String)] = [
        (
            dinars,
            """
            > send 10.125 to Paul
            > 1 more
            11.125 TND to Paul Martin
            """
        ),
        (
            dinars,
            """
            > send 10.125 to Paul
            > double it
            20.250 TND to Paul Martin
            """
        ),
        (
            travels,
            """
            > send Paul 50 for the holiday
            €50.00 to Paul Martin
            ! from
            """
        ),
        (
            travels,
            """
            > send Paul 20 for the joint gift
            €20.00 to Paul Martin
            ! from
            """
        ),
        (
            travels,
            """
            > send Paul 20 from the joint account
            from “Joint”
            """
        ),
        (
            travels,
            """
            > send 200 to Paul
            > yes
            PIN
            > 1234567890
            I’ve sent €200.00
            """
        ),
        (
            travels,
            """
            > cancel Netflix
            > no, I'd rather pause it
            I’ll pause the recurring payment of €15.99 to Netflix
            """
        ),
    ]
    private static let dinars = """
        {"account_currency":"TND","balance":"1250.000 TND",
         "contacts":[{"name":"Paul Martin","aliases":["Paul"]}]}
        """
    private static let travels = """
        {"balance":"1250.00 EUR","pin":"1234567890",
         "accounts":[{"name":"Holiday","balance":"300.00 EUR"},
          {"name":"Joint","balance":"800.00 EUR"}],
         "contacts":[{"name":"Paul Martin","aliases":["Paul"]}],
         "subscriptions":[{"merchant":"Netflix","amount":"15.99 EUR","frequency":"FREQ=MONTHLY"}]}
        """

    @Test(arguments: otherTalks)
    func anotherWalletIsReckonedInItsOwnTerms(wallet: String, talk: String) throws {
        var scene = try FullWallet(wallet)
        try scene.play(talk)
    }

    @Test(arguments: exactTalks)
    func aWordMoreChangesNothingThatWasNotSaid(talk: String) throws {
        var scene = try FullWallet(OrderTalkTests.full)
        try scene.play(talk)
    }
}

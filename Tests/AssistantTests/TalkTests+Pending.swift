/// Conversations in which a payment that awaits its yes is changed by a few words, and sentences
/// that name people who are not paid. How they are written is said in `TalkTests`.
extension TalkTests {
    static let pendingTalks = [
        """
        > send 20 to Paul
        > double it
        €40.00 to Paul Martin. Shall I go ahead?
        > half
        €20.00 to Paul Martin. Shall I go ahead?
        > yes
        €480.00 left
        """,
        """
        > envoie 20 à Paul
        > le double
        40,00 € à Paul Martin. Je confirme ?
        > oui mais la moitié
        20,00 € à Paul Martin. Je confirme ?
        > oui
        Il te reste 480,00 €
        """,
        """
        > envoie 20 à Paul
        > oui, le double
        40,00 € à Paul Martin. Je confirme ?
        > non
        annule
        """,
        """
        > send 20 to Paul and 30 to Zoé
        > double it
        €40.00 to Paul Martin
        €60.00 to Zoé
        """,
        """
        > envoie 20 à Paul
        > pareil pour Zoé
        20,00 € à Paul Martin
        20,00 € à Zoé
        > oui
        Il te reste 460,00 €
        """,
        """
        > send 20 to Paul
        > same for Zoé
        €20.00 to Paul Martin
        €20.00 to Zoé
        > yes
        €460.00 left
        """,
        """
        > send 20 to Paul
        > the same to Zoé
        €20.00 to Paul Martin
        €20.00 to Zoé
        > just Paul
        €20.00 to Paul Martin
        ! Zoé
        """,
        """
        > send 20 to Paul and don't tell Zoé
        €20.00 to Paul Martin. Shall I go ahead?
        ! Zoé
        """,
        """
        > envoie 20 à Paul et ne dis rien à Zoé
        20,00 € à Paul Martin. Je confirme ?
        ! Zoé
        """,
        """
        > envoie 20 à Paul sans le dire à Zoé
        20,00 € à Paul Martin. Je confirme ?
        ! Zoé
        """,
        """
        > Paul wants 20
        send €20.00 to Paul Martin
        """,
        """
        > Paul veut 20 euros
        20,00 € à Paul Martin. Je confirme ?
        """,
        """
        > Leave 300 and move the rest to savings
        €200.00 from the main account to
        """,
        """
        > leave 300 in my account and move the rest to my savings
        €200.00 from the main account to
        """,
        """
        > keep 300 and send the rest to Paul
        €200.00 to Paul Martin. Shall I go ahead?
        """,
        """
        > set my grocery budget to 400
        > raise my groceries budget by 10%
        €440.00
        > baisse le budget courses de 25 %
        330,00 €
        > budget courses +10 %
        363,00 €
        > groceries budget -10%
        €326.70
        """,
        """
        > envoie la moitié de mon solde à Paul
        250,00 €
        """,
        """
        > envoie 20 à Paul
        > oui oui c'est ça, moque-toi
        Je confirme
        """,
        """
        > envoie 20 à Paul tous les mois
        > oui
        > passe-le à 30
        ! budget
        """,
        """
        > envoie 30 à Paul
        > pareil pour Zoé et Marie
        30,00 € à Paul Martin
        30,00 € à Zoé
        30,00 € à Marie Dupont
        """,
        """
        > laisse-moi 500 pour le reste du mois
        ! C’est fait
        """,
    ]
}

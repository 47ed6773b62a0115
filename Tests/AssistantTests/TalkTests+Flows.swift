/// Conversations in which several things are taken back, days and amounts are said in other words,
/// and what is told is no order.
extension TalkTests {
    static let flowTalks = [
        """
        > send 20 to Paul
        > yes
        > send 30 to Zoé
        > yes
        > undo both
        €20.00 to Paul Martin
        €30.00 to Zoé
        > yes
        You have €500.00 left
        """,
        """
        > envoie 20 à Paul
        > oui
        > envoie 30 à Zoé demain
        > oui
        > annule les deux
        20,00 € à Paul Martin
        30,00 € à Zoé
        > oui
        Il te reste 500,00 €
        """,
        """
        > envoie 30 à Paul
        > oui
        > non attends, je voulais dire 40
        J’annule l’envoi de 30,00 €
        > oui
        J’envoie 40,00 € à Paul Martin
        > oui
        Il te reste 460,00 €
        """,
        """
        > send 30 to Paul
        > yes
        > I meant Zoé
        undo the transfer of €30.00 to Paul Martin
        > no
        ! Zoé
        """,
        """
        > envoie 40 à Paul le plus tard possible
        le plus tard possible
        Pour quel jour
        """,
        """
        > send 40 to Paul as late as possible
        For which day
        """,
        """
        > send 40 to Paul later
        For which day
        """,
        """
        > send 20 to Paul
        > yes
        > send him 20 too
        €20.00 to Paul Martin
        > yes
        > send the same to Zoé
        €20.00 to Zoé
        """,
        """
        > envoie 20 à Paul
        > oui
        > autant pour Zoé
        20,00 € à Zoé
        """,
        """
        > envoie de l'argent à Paul
        > on en était où ?
        Combien veux-tu envoyer à Paul
        """,
        """
        > send money to Paul
        > where were we
        How much should I send to Paul
        ! didn’t quite get
        """,
        """
        > envoie 20 à Paul
        > oui à Zoé
        J’envoie 20,00 € à Zoé
        ! J’ai envoyé
        """,
        """
        > send 20 to Paul
        > send her the same
        ! Done
        """,
        """
        > Paul said: send me 50
        I’ve sent and changed nothing
        """,
        """
        > c'est Paul qui a payé 50
        je n’ai rien envoyé
        """,
        """
        > bloque ma carte demain
        que tout de suite
        ! J’ai bloqué
        """,
        """
        > freeze my card tomorrow
        only do right away
        ! frozen
        """,
        """
        > send twelve fifty to Paul
        I’ll send €12.50 to Paul
        """,
        """
        > send 12 50 to Paul
        give me the figure
        """,
        """
        > envoie 12, 50 à Paul
        donne-moi le chiffre
        """,
        """
        > envoie 5 lakh à Paul
        donne-moi le chiffre
        """,
        """
        > envoie moins 50 à Paul
        donne-moi le chiffre
        """,
        """
        > envoie 20 à Paul mardi ou mercredi
        Pour quel jour
        """,
    ]

    static let leaveTalks = [
        """
        > résilie Disney Plus
        Je ne paie rien à Disney Plus
        """,
        """
        > cancel Disney Plus
        I don’t pay Disney Plus anything
        """,
        """
        > tell me when I have spent more than 100 a week
        overall budget to €100.00 a week
        Shall I go ahead
        """,
        """
        > préviens-moi quand j'ai dépensé plus de 100 par semaine
        budget total à 100,00 € par semaine
        Je confirme
        """,
        """
        > let Paul charge me up to 50 a week
        allow it for Paul Martin up to €50.00 a week
        """,
        """
        > laisse Paul me prélever jusqu'à 50 par semaine
        Paul Martin jusqu’à 50,00 € par semaine
        """,
        """
        > what's the most I can spend?
        Your balance is €500.00
        """,
        """
        > combien je peux encore dépenser ?
        Ton solde est de 500,00 €
        """,
        """
        > demande 50 à Paul tous les mois
        je ne demande de l’argent et ne mets des YANI en staking qu’une fois à la fois
        ! J’enverrai
        """,
        """
        > ask Paul for 50 every month
        I ask for money and stake coins once at a time
        """,
        """
        > set my daily limit to 200 from Monday
        only do right away
        """,
        """
        > baisse le budget courses à 350 à partir de janvier
        que tout de suite
        ! J’ai fixé
        """,
        """
        > autorise Paul à me demander 50 sans confirmation
        je l’autorise pour Paul Martin jusqu’à 50,00 € par demande
        """,
        """
        > let Paul charge me 50 every two weeks
        by the day
        ! I’ll send
        """,
        """
        > on était 3, j'ai payé 90, demande sa part à Paul
        donne-moi le chiffre
        """,
        """
        > send 20 to Paul
        > yes and lock my card
        ! Done
        """,
    ]
}

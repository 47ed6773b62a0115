/// What is said of what was just done.
extension PutRightTalkTests {
    /// What was set up is moved, left out once, or stopped.
    static let followUpTalks = [
        """
        > envoie 30 à Paul vendredi
        27 novembre 2026
        > oui
        > décale à samedi
        30,00 € le 28 novembre 2026
        > oui
        28 novembre 2026
        """,
        """
        > envoie 30 à Paul vendredi
        > oui
        > décale-le à samedi
        30,00 € le 28 novembre 2026
        """,
        """
        > send 30 to Tom on Friday
        > yes
        > move it to Thursday
        26 November 2026
        """,
        """
        > send 30 to Tom on Friday
        > yes
        > postpone it to Thursday
        3 December 2026
        """,
        """
        > send 30 to Tom on Friday
        > yes
        > move to the 28th
        28 November 2026
        """,
        """
        > send 30 to Tom on Friday
        > yes
        > move to Monday
        30 November 2026
        """,
        """
        > envoie 30 à Sophie tous les mois
        > oui
        > saute celui de décembre
        Je ne sais pas sauter une seule échéance
        ! historique
        """,
        """
        > send 30 to Sophie every month
        > yes
        > skip December
        I can’t leave out one payment alone
        """,
        """
        > send 30 to Sophie every month
        > yes
        > pause it
        > yes
        > cancel it
        I’ll stop the recurring payment of €30.00 to Sophie Leroy
        > yes
        I’ve stopped
        """,
        """
        > envoie 30 à Sophie tous les mois
        > oui
        > suspends-le
        > oui
        > annule-le
        J’arrête le paiement régulier de 30,00 € à Sophie Leroy
        """,
    ]

    /// Done again is a new order, told again is none.
    static let againTalks = [
        """
        > send 30 to Tom
        > yes
        > do it again
        I’ll send €30.00 to Tom Baker. Shall I go ahead?
        > yes
        €2,440.00 left
        """,
        """
        > envoie 30 à Tom
        > oui
        > refais-le
        J’envoie 30,00 € à Tom Baker. Je confirme
        """,
        """
        > envoie 30 à Tom
        > oui
        > répète
        rien n’a été refait
        """,
        """
        > pay EDF
        > yes
        > do it again
        nothing was done again
        """,
        """
        > send 30 to Tom
        > yes
        > undo
        > yes
        > do it again
        nothing was done again
        """,
    ]

    /// More for each of several.
    static let eachTalks = [
        """
        > envoie 20 à Paul et 30 à Karim
        > mets 5 de plus à chacun
        25,00 € à Paul Martin
        35,00 € à Karim Benali
        """,
        """
        > envoie 20 à Paul et 30 à Karim
        > mets 5 de plus pour les deux
        25,00 € à Paul Martin
        35,00 € à Karim Benali
        """,
        """
        > send 20 to Tom and 30 to Emma
        > 5 more each
        €25.00 to Tom Baker
        €35.00 to Emma Wilson
        """,
        """
        > send 20 to Tom and 30 to Emma
        > 25 less each
        How much
        """,
        """
        > envoie 40 à Paul et Karim en tout
        > 5 de plus à chacun
        Combien
        """,
    ]

    /// All but one are meant.
    static let leftOutTalks = [
        """
        > accepte tout sauf celle d'Emma
        Je paie 35,00 € à Paul Martin
        ! Emma
        """,
        """
        > refuse tout sauf celle d'Emma
        Je refuse la demande de 35,00 € de Paul Martin
        ! Emma
        """,
        """
        > accept everything except Paul's
        I’ll pay Emma Wilson
        ! Paul
        """,
    ]
}

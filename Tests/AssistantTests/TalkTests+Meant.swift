/// Orders that say more figures, days or people than are meant.
extension TalkTests {
    /// The figures of a time are none of the amount.
    static let timeFigureTalks = [
        """
        > send €50 to Paul on January 10
        €50.00 to Paul Martin on 10 January 2027
        """,
        """
        > send €20 to Paul every month from January 10
        €20.00 to Paul Martin every month from 10 January 2027
        """,
        """
        > envoie 50 € à Paul le lundi 30
        50,00 € à Paul Martin le 30 novembre 2026
        """,
        """
        > paie EDF 84,20 lundi 30
        84,20 € à EDF le 30 novembre 2026
        """,
        """
        > envoie 50 à Paul le 5.12.26
        50,00 € à Paul Martin le 5 décembre 2026
        """,
        """
        > envoie 50 à Paul le 5.12
        50,00 € à Paul Martin le 5 décembre 2026
        """,
        """
        > envoie 40 à Paul tous les mois à partir du 5
        40,00 € à Paul Martin tous les mois à partir du 5 décembre 2026
        """,
        """
        > envoie à Paul lundi 20
        20,00 € à Paul Martin le 23 novembre 2026
        """,
        """
        > schedule 50 to Paul for January 10
        €50.00 to Paul Martin on 10 January 2027
        """,
        """
        > send 50 to Paul for Christmas
        “Christmas”
        """,
    ]

    /// Of several amounts for one person the one that is meant is taken, or asked for.
    static let severalAmountTalks = [
        """
        > envoie 50 à Paul, commande 117
        50,00 € à Paul Martin
        """,
        """
        > send 50 to Paul, apartment 12
        €50.00 to Paul Martin
        """,
        """
        > send 20 to Paul plus 5 for the tip
        €25.00 to Paul Martin
        """,
        """
        > envoie 20 à Paul et 5 de pourboire
        25,00 € à Paul Martin
        """,
        """
        > envoie 20 plus 5 à Paul
        25,00 € à Paul Martin
        """,
        """
        > send Paul 100 less 20
        €80.00 to Paul Martin
        """,
        """
        > envoie 50 à Paul, dont 10 pour le café
        50,00 € à Paul Martin
        """,
        """
        > send 50 to Paul including 10 for coffee
        €50.00 to Paul Martin
        """,
        """
        > envoie 50 à Paul et garde 10
        50,00 € ou 10,00 €
        """,
        """
        > j'ai 200 sur mon compte, envoie 50 à Paul
        50,00 € à Paul Martin
        ! 200
        """,
        """
        > envoie 100 à Paul, 80 de loyer et 20 d'eau
        100,00 € à Paul Martin
        """,
        """
        > envoie 100 à Paul, 70 de loyer et 20 d'eau
        Combien veux-tu envoyer à Paul
        """,
        """
        > send Rs 200 to Paul
        The account is in EUR, not INR
        """,
        """
        > envoie 50 fr. à Paul
        Le compte est en EUR, pas en CHF
        """,
        """
        > send 20 fr lunch to Paul
        €20.00 to Paul Martin
        """,
        """
        > envoie vingt cinq euros virgule cinquante à Paul
        25,50 € à Paul Martin
        """,
        """
        > send point five to Paul
        How much should I send to Paul
        """,
    ]

    /// What is corrected in the same breath, or by a part of what it corrects.
    static let breathTalks = [
        """
        > envoie 20 à Paul vendredi, non, lundi
        20,00 € à Paul Martin le 23 novembre 2026
        """,
        """
        > send 20 to Paul tomorrow, actually make it Monday
        €20.00 to Paul Martin on 23 November 2026
        """,
        """
        > envoie 20 à Paul le 5 décembre, pardon le 6 décembre
        20,00 € à Paul Martin le 6 décembre 2026
        """,
        """
        > send 20 to Paul every Monday, no, every Friday
        every Friday
        ! Monday
        """,
        """
        > send 20 to Paul every week, I mean every month
        every month
        """,
        """
        > envoie 20 à Paul le 5 de chaque mois, non le 10
        20,00 € à Paul Martin tous les mois, le 10
        """,
        """
        > budget courses 300, non 350
        350,00 €
        """,
        """
        > envoie 50 à Zoé et 20 à Paul, non 30
        50,00 € à Zoé
        30,00 € à Paul Martin
        """,
        """
        > envoie 50 à Paul
        50,00 €
        > non, pas 50, 60
        60,00 € à Paul Martin
        """,
        """
        > envoie 50 à Paul le 10 janvier
        le 10 janvier 2027
        > non le 12
        50,00 € à Paul Martin le 12 janvier 2027
        """,
        """
        > send 50 to Paul on 10 January
        on 10 January 2027
        > no the 12th
        on 12 January 2027
        """,
        """
        > envoie 50 à Paul tous les mois à partir de janvier
        à partir du 1er janvier 2027
        > le 5
        à partir du 5 janvier 2027
        """,
        """
        > envoie 60 à Zoé et Paul
        60 pour chacun, ou en tout
        > pas Zoé
        60,00 € à Paul Martin
        """,
        """
        > send 60 to Zoé and Paul
        60 each, or altogether
        > leave out Zoé
        €60.00 to Paul Martin
        """,
        """
        > demande 60 à Zoé et Paul
        60 pour chacun, ou en tout
        > sans Paul
        60,00 € à Zoé
        ! Paul
        """,
    ]
}

/// What is to be done instead of what was restated, or of what is refused in the same breath.
extension PutRightTalkTests {
    /// Another deed on the same thing.
    static let deedTalks = [
        """
        > stake 100 YANI
        > actually unstake 20 instead
        I’ll unstake 20 YANI
        """,
        """
        > mets 100 YANI en staking
        > plutôt retire 20
        Je retire 20 YANI du staking
        """,
        """
        > unstake 20 YANI
        > no, stake them
        I’ll stake 20 YANI
        """,
        """
        > stake 100 YANI
        > no, 30
        I’ll stake 30 YANI
        """,
        """
        > demande 20 à Tom
        > non, envoie-les-lui
        J’envoie 20,00 € à Tom Baker
        > oui
        Il te reste 2 480,00 €
        """,
        """
        > send 20 to Tom
        > no I meant request it
        I’ll ask Tom Baker for €20.00
        """,
        """
        > demande 20 à Tom
        > yes send it
        ! €2,480.00
        """,
        """
        > ask Tom for 20
        > yes send it
        I’ve asked Tom Baker for €20.00
        """,
        """
        > accept Paul's request
        > no, decline it
        I’ll decline Paul Martin’s request for €35.00
        """,
        """
        > refuse la demande d'Emma
        > non accepte-la
        Je paie 18,50 € à Emma Wilson
        """,
        """
        > accept Paul's request
        > no, decline
        Nothing was sent
        """,
        """
        > annule Netflix
        > non, mets-le juste en pause
        Je suspends le paiement régulier de 13,49 € à Netflix
        """,
        """
        > cancel Spotify
        > no just pause it
        I’ll pause the recurring payment of €10.99 to Spotify
        """,
        """
        > pause Spotify
        > cancel it
        Nothing was sent or changed
        """,
        """
        > mets Spotify en pause
        > reprends-le
        Rien n’a été envoyé ni changé
        """,
        """
        > mets Spotify en pause
        > non, résilie-le
        J’arrête le paiement régulier de 10,99 € à Spotify
        """,
    ]

    /// Another thing of the kind.
    static let otherOneTalks = [
        """
        > accepte la demande de Paul
        > non celle d'Emma
        Je paie 18,50 € à Emma Wilson
        ! Paul
        """,
        """
        > decline Paul's request
        > no, Emma's
        I’ll decline Emma Wilson’s request
        """,
        """
        > pay EDF
        > no not that one, Orange
        I’ll pay Orange €39.99
        """,
        """
        > paie EDF
        > non Orange
        Je paie 39,99 € à Orange
        """,
        """
        > pay EDF
        > no, not Orange
        ! pay Orange
        """,
        """
        > annule Netflix
        > non, Spotify
        Spotify
        ! Netflix
        """,
    ]

    /// A refusal with the order that is meant instead, where nothing is pending.
    static let refusedTalks = [
        """
        > ne paie pas EDF mais paie Orange
        Je paie 39,99 € à Orange
        ! EDF
        """,
        """
        > ne paie pas EDF, seulement Orange
        Je paie 39,99 € à Orange
        ! EDF
        """,
        """
        > don't pay EDF, just Orange
        I’ll pay Orange €39.99
        """,
        """
        > n'envoie pas 20 mais 30 à Karim
        30,00 € à Karim Benali
        """,
        """
        > n'accepte pas Paul mais Emma
        Je paie 18,50 € à Emma Wilson
        """,
        """
        > accepte Paul mais garde celle d'Emma pour plus tard
        Je paie 35,00 € à Paul Martin
        ! Emma
        """,
        """
        > accept Paul but keep Emma's for later
        I’ll pay Paul Martin the €35.00
        ! Emma
        """,
        """
        > ne paie pas EDF
        ! Je confirme
        """,
        """
        > n'envoie rien à Paul mais garde 20 pour Karim
        ! Je confirme
        """,
        """
        > ne paie pas EDF mais rappelle-moi Orange
        ! Je confirme
        """,
    ]

    /// A day, a person and a reason that are put right beside something else.
    static let detailTalks = [
        """
        > envoie 60 à Karim le 3
        > non le 4 et à Léa
        60,00 € à Léa Moreau le 4 décembre 2026
        """,
        """
        > envoie 60 à Karim le 3
        > non le 4
        60,00 € à Karim Benali le 4 décembre 2026
        """,
        """
        > send 60 to James on the 3rd
        > no the 4th and to Emma
        €60.00 to Emma Wilson on 4 December 2026
        """,
        """
        > send 20 to Tom and 30 to Emma
        > make Emma's on Friday
        €20.00 to Tom Baker
        ! Emma
        > yes
        €30.00 to Emma Wilson on 27 November 2026
        ! every
        """,
        """
        > send 20 to Tom for pizza
        > make it for drinks
        €20.00 to Tom Baker for “drinks”
        """,
        """
        > envoie 20 à Tom pour la pizza
        > non, plutôt pour les courses
        20,00 € à Tom Baker pour « les courses »
        """,
    ]
}

import Testing

/// What is said of days and of how many.
extension SecondThoughtTalkTests {
    /// What comes again and again is stopped from a later day on; what is due until then is paid.
    static let laterEndTalks = [
        """
        > résilie Netflix en juin
        13,49 € à Netflix tous les mois, la dernière fois le 20 mai 2027. Je confirme
        > oui
        J’ai arrêté
        > quels sont mes abonnements ?
        Netflix : 13,49 € tous les mois, prochain le 20 décembre 2026, dernier le 20 mai 2027
        """,
        """
        > stop Spotify at the end of June
        €10.99 to Spotify every month, last on 20 June 2027. Shall I go ahead
        """,
        """
        > cancel Netflix in June
        > yes
        > cancel it now
        I’ll stop the recurring payment of €13.49 to Netflix every month. Shall I go ahead
        """,
        """
        > cancel Netflix from January
        last on 20 December 2026
        """,
        """
        > résilie Netflix demain
        J’arrête le paiement régulier de 13,49 € à Netflix tous les mois. Je confirme
        """,
        """
        > send 20 to Paul every month
        > yes
        > stop it in June
        €20.00 to Paul Martin every month, last on 20 May 2027
        > yes
        I’ve stopped
        """,
        """
        > envoie 20 à Paul tous les mois
        > oui
        > jusqu'en août
        20,00 € tous les mois, le prochain le 20 décembre 2026, la dernière fois le 20 août 2027
        > oui
        J’ai passé
        """,
        """
        > annule le paiement du 28
        ! Je confirme
        """,
        """
        > suspends Netflix en janvier
        que tout de suite
        """,
    ]

    /// A standing order that was just set up is of so much more or less.
    static let differenceTalks = [
        """
        > envoie 50 à Marie tous les mois
        > oui
        > rajoute 10
        Je passe le paiement à Marie Dupont à 60,00 € tous les mois. Je confirme
        """,
        """
        > send 50 to Marie every month
        > yes
        > 10 less
        to €40.00 every month. Shall I go ahead
        """,
    ]

    /// A figure behind an article that no month has is no amount.
    static let impossibleDayTalks = [
        """
        > envoie 20 à Paul demain
        > plutôt le 32
        Cette date n’est pas possible
        20,00 € à Paul Martin le 21 novembre 2026
        ! 32,00
        """,
        """
        > envoie 20 à Paul mensuellement le 33
        Cette date n’est pas possible
        > le 5
        20,00 € à Paul Martin tous les mois à partir du 5 décembre 2026
        """,
        """
        > envoie 20 à Paul le 45
        Cette date n’est pas possible
        ! 45,00
        """,
        """
        > envoie 20 à Paul
        > plutôt 32
        32,00 € à Paul Martin
        """,
        """
        > envoie le 40 à Paul
        40,00 € à Paul Martin
        """,
    ]

    /// Of a list or of a whole a part is meant.
    static let countedTalks = [
        """
        > show my bills
        > pay the last two
        Orange €39.99
        EDF €84.20
        Shall I go ahead
        """,
        """
        > quels sont mes abonnements ?
        > résilie les deux premiers
        Netflix
        Spotify
        Je confirme
        """,
        """
        > paie les trois premières factures sauf EDF
        39,99 € à Orange. Je confirme
        ! EDF
        """,
        """
        > pay the first two bills but not EDF
        Orange €39.99
        ! EDF
        """,
        """
        > send Paul half, he paid 40
        €20.00 to Paul Martin
        """,
        """
        > envoie la moitié à Paul, il a payé 40
        20,00 € à Paul Martin
        """,
        """
        > envoie tout à Paul
        500,00 € à Paul Martin
        """,
        """
        > envoie 20 à Paul tout à l'heure
        20,00 € à Paul Martin
        """,
    ]

    /// Where somebody's name is asked for, a day and a reason are no names.
    static let orderOfSlotTalks = [
        """
        > envoie 50 euros
        À qui
        > pour le resto
        À qui
        ! contacts
        > demain
        À qui
        ! contacts
        > à Paul
        50,00 € à Paul Martin le 21 novembre 2026 pour « le resto ». Je confirme
        """
    ]

    /// What is said not to be meant of all is left out, whatever else is said.
    static let butNotTalks = [
        """
        > pay all bills but not EDF
        Orange €39.99
        ! EDF
        """,
        """
        > paie toutes les factures mais pas EDF
        39,99 € à Orange
        ! EDF
        """,
        """
        > paie tout mais pas Orange
        84,20 € à EDF
        ! Orange
        """,
        """
        > cancel all my subscriptions but not Spotify
        Netflix
        ! Spotify
        """,
        """
        > supprime tous les budgets mais pas les courses
        ! Je supprime
        """,
    ]

    /// A bill is to be paid in place of what was to be sent.
    static let billInsteadTalks = [
        """
        > envoie 20 à Paul
        > non, paie plutôt EDF
        84,20 € à EDF. Je confirme
        ! Paul
        > oui
        Il te reste 415,80 €
        """,
        """
        > envoie 20 à Paul
        > plutôt Orange
        39,99 € à Orange. Je confirme
        """,
    ]

    /// Money is asked for by a day, and the only budget that was told is changed.
    static let boundTalks = [
        """
        > ask Marie for 20 by Friday
        €20.00 by 27 November 2026
        """,
        """
        > demande 20 à Marie
        > d'ici la fin du mois
        20,00 € à Marie Dupont d’ici au 30 novembre 2026
        """,
        """
        > budget courses 400
        > quel est mon budget ?
        > mets-le à 300
        courses à 300,00 €
        """,
    ]

    @Test(
        arguments: [
            laterEndTalks, differenceTalks, impossibleDayTalks, countedTalks, butNotTalks,
            billInsteadTalks, boundTalks, orderOfSlotTalks,
        ].joined())
    func whatIsSaidOfDaysAndFiguresIsHeard(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }
}

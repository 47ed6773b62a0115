/// Payments on a later day and again and again: their days, their rhythms and how long they go on.
extension OrderTalkTests {
    static let scheduledTalks = [
        """
        > envoie 50 à Marie le 27
        > oui
        > décale-le au 30
        50,00 € le 30 novembre 2026
        ! tous les mois
        > oui
        > mes virements programmés
        30 novembre 2026
        ! tous les mois
        """,
        """
        > envoie 50 à Marie le 27
        > oui
        > repousse le virement à Marie au 30
        50,00 € le 30 novembre 2026
        ! tous les mois
        """,
        """
        > send 50 to Marie on the 27th
        > yes
        > move the payment to Marie to the 30th
        €50.00 on 30 November 2026
        ! every month
        > yes
        I’ve changed
        """,
        """
        > envoie 50 à Marie le 27
        > oui
        > avance-le au 25
        50,00 € le 25 novembre 2026
        """,
        """
        > send 50 to Marie on the 27th
        > yes
        > postpone it to the 5th
        €50.00 on 5 December 2026
        """,
        """
        > send 50 to Marie on the 27th
        > yes
        > change it to the 30th of every month
        every month on the 30th
        """,
    ]

    static let rhythmTalks = [
        """
        > send 30 to Marie now and 20 to Paul every month
        €30.00 to Marie Dupont. Shall
        ! every month
        > yes
        I’ve sent €30.00
        €20.00 to Paul Martin every month
        """,
        """
        > envoie 30 à Marie maintenant et 20 à Paul tous les mois
        J’envoie 30,00 € à Marie Dupont. Je confirme ?
        > oui
        20,00 € à Paul Martin tous les mois
        """,
        """
        > send 20 to Paul every month and 30 to Marie just once
        €20.00 to Paul Martin every month
        ! Marie
        > yes
        I’ll send €30.00 to Marie Dupont. Shall
        """,
        """
        > envoie 20 à Paul chaque mois et 30 à Marie demain
        20,00 € à Paul Martin tous les mois, la première fois le 20 novembre 2026
        > oui
        30,00 € à Marie Dupont le 21 novembre 2026
        """,
        """
        > envoie 20 à Paul toutes les semaines et 30 à Marie tous les mois
        20,00 € à Paul Martin toutes les semaines
        > oui
        30,00 € à Marie Dupont tous les mois
        """,
        """
        > envoie 20 à Paul et 30 à Marie tous les mois
        20,00 € à Paul Martin tous les mois
        30,00 € à Marie Dupont tous les mois
        """,
    ]

    static let changedRhythmTalks = [
        """
        > envoie 50 à Marie tous les mois le 10
        10 décembre 2026
        > oui
        > passe-le en hebdomadaire
        toutes les semaines, le prochain le 10 décembre 2026
        > oui
        > mes virements programmés
        prochain le 10 décembre 2026
        """,
        """
        > send 50 to Marie every month on the 10th
        > yes
        > change the payment to Marie to every week
        every week, next on 10 December 2026
        """,
        """
        > send 50 to Marie every month on the 10th
        > yes
        > move the payment to Marie to the 5th of every month
        every month on the 5th, next on 5 December 2026
        """,
        """
        > envoie 50 à Marie tous les mois le 10
        > oui
        > passe-le à 60
        60,00 € tous les mois, le 10. Je confirme
        """,
    ]

    static let lengthTalks = [
        """
        > send 40 to Marie every month for six months
        I’ll send €40.00 to Marie Dupont.
        I’ll send €40.00 to Marie Dupont on 20 December 2026
        I’ll send €40.00 to Marie Dupont on 20 April 2027
        ! May 2027
        ! no end date
        """,
        """
        > send 40 to Marie every month for a year
        first on 20 November 2026, last on 20 October 2027
        """,
        """
        > envoie 40 à Marie tous les mois pour un an
        la première fois le 20 novembre 2026, la dernière fois le 20 octobre 2027
        """,
        """
        > send 40 to Marie every month for the next 8 months
        first on 20 November 2026, last on 20 June 2027
        """,
        """
        > envoie 20 à Marie tous les mois à partir de janvier pour un an
        à partir du 1er janvier 2027, la dernière fois le 1er décembre 2027
        """,
        """
        > send 10 to Marie every week until 3 March
        first on 20 November 2026, last on 26 February 2027
        > yes
        first on 20 November 2026, last on 26 February 2027
        > my standing orders
        next on 27 November 2026, last on 26 February 2027
        """,
        """
        > envoie 10 à Marie chaque semaine de décembre à mars
        à partir du 1er décembre 2026
        la dernière fois le 30 mars 2027
        > non, jusqu'en janvier
        la dernière fois le 26 janvier 2027
        """,
        """
        > envoie 10 à Marie 12 fois, une fois par mois
        la dernière fois le 20 octobre 2027
        """,
        """
        > vire 50 à Marie tous les lundis pendant 6 mois
        la première fois le 23 novembre 2026, la dernière fois le 17 mai 2027
        > oui
        > passe le paiement de Marie à 60
        60,00 € tous les lundis
        la dernière fois le 17 mai 2027
        """,
        """
        > envoie 10 à Marie tous les mois pendant un an
        la dernière fois le 20 octobre 2027
        > non, 8 fois
        la dernière fois le 20 juin 2027
        > plutôt jusqu'en mars
        la dernière fois le 20 mars 2027
        """,
        """
        > send 10 to Marie every month for a few months
        with no end date
        """,
        """
        > envoie 10 à Marie tous les mois pendant un an et demi
        sans date de fin
        """,
        """
        > send 20 to Marie on the 5th of every month until 3 December
        That date isn’t possible
        ! Shall I go ahead
        """,
        """
        > send 40 to Marie every other Tuesday
        first on 24 November 2026
        > yes
        > my standing orders
        24 November 2026
        """,
        """
        > envoie 40 à Marie un mardi sur deux
        la première fois le 24 novembre 2026
        > oui
        > mes virements programmés
        prochain le 24 novembre 2026
        """,
        """
        > send 40 to Marie every month for the rent
        ! no end date
        """,
    ]
}

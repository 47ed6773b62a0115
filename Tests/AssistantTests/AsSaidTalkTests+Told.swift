/// What is told beside an order, and what it is held to.
extension AsSaidTalkTests {
    static let asideTalks = [
        """
        > send 20 to Paul, I already gave Lucas 10
        I’ll send €20.00 to Paul Martin
        ! Lucas
        """,
        """
        > envoie 20 à Paul, j'ai déjà donné 10 à Lucas
        J’envoie 20,00 € à Paul Martin
        ! Lucas
        """,
        """
        > send 20 to Paul, Lucas already got 10
        I’ll send €20.00 to Paul Martin
        ! Lucas
        """,
        """
        > envoie 20 à Paul, Lucas a déjà eu 10
        J’envoie 20,00 € à Paul Martin
        ! Lucas
        """,
        """
        > send 20 to Paul, I paid Lucas 10 yesterday
        I’ll send €20.00 to Paul Martin. Shall
        ! Lucas
        """,
        """
        > envoie 20 à Paul car j'ai rendu 10 à Lucas hier
        J’envoie 20,00 € à Paul Martin. Je
        ! Lucas
        """,
        """
        > send 50 to Paul, I already sent him 20
        I’ll send €50.00 to Paul Martin
        ! 20
        """,
        """
        > demande 20 à Paul, Marie m'a déjà donné 10
        Je demande 20,00 € à Paul Martin
        ! Marie
        """,
        // What else is ordered is no story.
        """
        > send 20 to Paul and 10 to Lucas, I already told them
        €20.00 to Paul Martin
        €10.00 to Lucas Petit
        """,
        """
        > envoie 20 à Paul et donne 10 à Lucas
        20,00 € à Paul Martin
        > oui
        10,00 € à Lucas Petit
        """,
    ]

    static let toldDayTalks = [
        """
        > send 20 to Paul, he's turning 30 tomorrow
        I’ll send €20.00 to Paul Martin. Shall
        """,
        """
        > send 20 to Paul, it's his birthday tomorrow
        I’ll send €20.00 to Paul Martin. Shall
        """,
        """
        > envoie 20 à Marie, c'est son anniversaire demain
        J’envoie 20,00 € à Marie Dupont. Je
        """,
        """
        > envoie 20 à Paul, il a 30 ans demain
        J’envoie 20,00 € à Paul Martin. Je
        """,
        """
        > envoie 20 à Marie car elle se marie samedi
        J’envoie 20,00 € à Marie Dupont. Je
        """,
        """
        > demande 20 à Paul, il part lundi
        Je demande 20,00 € à Paul Martin. Je
        """,
        """
        > send 20 to Marie, Paul's leaving tomorrow
        I’ll send €20.00 to Marie Dupont. Shall
        """,
        """
        > send 20 to Marie because it's Paul's birthday tomorrow
        I’ll send €20.00 to Marie Dupont. Shall
        """,
        // When it is wanted, or paid, is of the payment.
        """
        > send 20 to Paul, he needs it tomorrow
        on 21 November 2026
        """,
        """
        > envoie 20 à Marie, c'est pour demain
        le 21 novembre 2026
        """,
        """
        > envoie 20 à Marie demain, c'est son anniversaire samedi
        le 21 novembre 2026
        """,
        """
        > send 20 to Paul for his birthday tomorrow
        on 21 November 2026
        """,
    ]

    static let referenceTalks = [
        """
        > send 20 to Marie invoice 4471
        I’ll send €20.00 to Marie Dupont, reference 4471
        """,
        """
        > envoie 20 à Marie facture 4471
        J’envoie 20,00 € à Marie Dupont, référence 4471
        """,
        """
        > pay Marie 20 invoice 4471
        How much should I send to Marie
        """,
        """
        > envoie 20 à EDF facture 4471
        Je paie 20,00 € à EDF, référence 4471
        """,
    ]

    static let billTalks = [
        """
        > pay Orange if it's under 40
        I’ll pay Orange €39.99. Shall
        """,
        """
        > pay Orange if it's under 30
        The Orange bill is €39.99
        ! Shall I go ahead
        """,
        """
        > paie Orange si c'est moins de 40
        Je paie 39,99 € à Orange. Je
        """,
        """
        > paie Orange si c'est moins de 30
        La facture Orange est de 39,99 €
        ! Je confirme
        """,
        """
        > paie la facture Orange si elle fait moins de 40 euros
        Je paie 39,99 € à Orange. Je
        """,
        """
        > pay EDF only if it is below 80
        The EDF bill is €84.20
        """,
        """
        > paie EDF demain si elle ne dépasse pas 84,20
        84,20 € à EDF le 21 novembre 2026
        """,
        """
        > pay EDF if it's no more than 84.20
        I’ll pay EDF €84.20. Shall
        """,
        """
        > pay EDF if it's over 80
        I’ll pay EDF €84.20. Shall
        """,
        """
        > pay EDF unless it's over 80
        The EDF bill is €84.20
        """,
        """
        > pay Orange if it's under 40, otherwise wait
        I’ll pay Orange €39.99. Shall
        """,
        """
        > pay Free if it's under 40
        can’t find a bill from Free
        """,
        // A rule for all that is to come, and a condition nobody can look up.
        """
        > always pay Orange if it's under 40
        auto-pay for Orange up to €40.00
        """,
        """
        > pay EDF automatically if it's under 100
        auto-pay for EDF up to €100.00
        """,
        """
        > pay EDF if it rains
        can’t wait for a condition
        """,
    ]
}

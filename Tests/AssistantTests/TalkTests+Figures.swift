/// Conversations in which an amount is worked out, shared or given up for another, or a day is
/// written as an amount could be.
extension TalkTests {
    static let figureTalks = [
        """
        > envoie 10 à Paul le 10.12
        10,00 € à Paul Martin le 10 décembre 2026
        """,
        """
        > envoie 10,50 à Paul le 05.12
        10,50 € à Paul Martin le 5 décembre 2026
        """,
        """
        > envoie 10 à Paul le 10-12
        10,00 € à Paul Martin le 10 décembre 2026
        """,
        """
        > envoie le 10.50 à Paul
        ! décembre
        """,
        """
        > envoie 50 à Zoé plutôt qu'à Paul
        50,00 € à Zoé
        ! Paul
        """,
        """
        > send 50 to Zoé rather than Paul
        €50.00 to Zoé
        ! Paul
        """,
        """
        > envoie 50 à Zoé au lieu de Paul
        50,00 € à Zoé
        ! Paul
        """,
        """
        > send 50 to Zoé instead of Paul
        €50.00 to Zoé
        ! Paul
        """,
        """
        > envoie à Paul 50 et non 60
        50,00 € à Paul Martin
        """,
        """
        > envoie 60 à Zoé et Paul, 30 chacun
        30,00 € à Zoé
        30,00 € à Paul Martin
        ! 60,00
        """,
        """
        > send 60 to Zoé and Paul, 30 each
        €30.00 to Zoé
        €30.00 to Paul Martin
        """,
        """
        > send 60 to Zoé and Paul, 40 each
        How much should I send
        """,
        """
        > envoie 60 à Zoé et Paul, chacun la moitié
        30,00 € à Zoé
        30,00 € à Paul Martin
        """,
        """
        > envoie 60 à Zoé et Paul, un tiers chacun
        Ce montant-là, je ne sais pas le calculer
        """,
        """
        > envoie 20% de 90 à Paul
        18,00 € à Paul Martin
        """,
        """
        > send 12.5% of 80 to Paul
        €10.00 to Paul Martin
        """,
        """
        > envoie ma part à Paul, on était 3 pour 90
        30,00 € à Paul Martin
        """,
        """
        > send Paul my share, the bill was 90 for three of us
        €30.00 to Paul Martin
        """,
        """
        > envoie ,50 à Paul
        0,50 € à Paul Martin
        """,
        """
        > send $.50 to Paul
        The account is in EUR, not USD
        """,
        """
        > envoie 50 à Paul à Noël
        50,00 € à Paul Martin le 25 décembre 2026
        """,
    ]

    /// What is corrected or added while other orders wait.
    static let waitingTalks = [
        """
        > envoie 50 à Zoé demain et 20 à Paul lundi
        50,00 € à Zoé
        > non mardi pour Paul
        50,00 € à Zoé
        ! Paul
        > oui
        20,00 € à Paul Martin le 24 novembre 2026
        """,
        """
        > paie EDF 80 et Orange 40
        80,00 € à EDF
        > non Orange 45
        80,00 € à EDF
        > oui
        45,00 € à Orange
        """,
        """
        > pay EDF 80 and Orange 40
        €80.00
        > no, just Orange
        I’ll pay Orange €40.00
        > yes
        ! EDF
        > oui
        Il n’y a rien en attente
        """,
        """
        > envoie 20 à Paul demain et 30 après-demain
        20,00 € à Paul Martin le 21 novembre 2026
        > oui
        30,00 € à Paul Martin le 22 novembre 2026
        """,
        """
        > send Paul 20 today and 30 tomorrow
        €20.00 to Paul Martin.
        > yes
        €30.00 to Paul Martin on 21 November 2026
        """,
        """
        > envoie 50 à Paul demain
        > en fait aujourd'hui
        J’envoie 50,00 € à Paul Martin. Je confirme
        """,
        """
        > envoie 50 à Paul demain
        > pas aujourd'hui
        ! J’envoie 50,00 €
        """,
        """
        > send 50 to Paul for rent
        > no, for groceries
        for “groceries”
        """,
        """
        > envoie 50 à Zoé
        > oui et 20 à Paul
        50,00 € à Zoé
        20,00 € à Paul Martin
        """,
        """
        > demande 20 à Paul
        > et 10 à Zoé
        Je demande 20,00 € à Paul Martin
        Je demande 10,00 € à Zoé
        """,
        """
        > envoie 50 à Paul
        > je sais pas
        J’envoie 50,00 € à Paul Martin. Je confirme
        """,
        """
        > désactive le code pin
        > remove my PIN
        ! new PIN
        """,
    ]
}

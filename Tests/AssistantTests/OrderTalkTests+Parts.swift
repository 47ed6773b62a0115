/// Orders of several parts, each with its own amount, day or rhythm, and those that are put right in
/// the same breath.
extension OrderTalkTests {
    static let dividedTalks = [
        """
        > send 50 to Marie tomorrow and 20 to Paul every Monday
        €50.00 to Marie Dupont on 21 November 2026
        ! every
        > yes
        €20.00 to Paul Martin every Monday, first on 23 November 2026
        """,
        """
        > send 10 to Zoé tomorrow and 20 to Paul every Tuesday
        > yes
        €20.00 to Paul Martin every Tuesday
        """,
        """
        > send 15 to Zoé tomorrow and 5 to Paul every day
        > no
        €5.00 to Paul Martin every day
        """,
        """
        > send 50 to Marie on Friday and 20 to Paul every month
        €50.00 to Marie Dupont on 27 November 2026
        ! every
        > yes
        €20.00 to Paul Martin every month
        """,
        """
        > envoie 10 à Zoé vendredi et 20 à Paul tous les mardis
        10,00 € à Zoé Lefèvre le 27 novembre 2026
        > oui
        20,00 € à Paul Martin tous les mardis
        """,
        """
        > envoie 10 à Paul chaque lundi et 50 à Marie samedi
        10,00 € à Paul Martin tous les lundis
        > oui
        50,00 € à Marie Dupont le 21 novembre 2026
        ! tous les samedis
        """,
        """
        > send 50 to Marie on Fridays and 20 to Paul every month
        €50.00 to Marie Dupont every Friday
        """,
        """
        > send 50 to Marie on the 3rd and Paul on the 5th
        €50.00 to Marie Dupont on 3 December 2026
        ! Paul
        > yes
        €50.00 to Paul Martin on 5 December 2026
        """,
        """
        > envoie 50 à Marie lundi et à Paul mardi
        50,00 € à Marie Dupont le 23 novembre 2026
        > oui
        50,00 € à Paul Martin le 24 novembre 2026
        """,
        """
        > send 50 to Marie today and to Paul on Monday
        €50.00 to Marie Dupont. Shall
        > no
        €50.00 to Paul Martin on 23 November 2026
        """,
        """
        > send 50 to Marie on the 3rd, 20 to Paul on the 5th and 10 to Zoé every week
        €50.00 to Marie Dupont on 3 December 2026
        > yes
        €20.00 to Paul Martin on 5 December 2026
        > yes
        €10.00 to Zoé Lefèvre every week
        """,
        """
        > start sendin Paul 10 evry sun
        every Sunday
        """,
        """
        > partage 50 entre Marie lundi et Paul mardi
        Pour quel jour
        """,
    ]

    static let correctedTalks = [
        """
        > Send 20 to Marie. Actually no. Send 15 to Paul.
        €15.00 to Paul Martin
        ! Marie
        """,
        """
        > envoie 20 à Marie. Non. 15 à Paul.
        15,00 € à Paul Martin
        ! Marie
        """,
        """
        > envoie 20 à Marie euh non demande-lui 20
        Je demande 20,00 € à Marie Dupont
        """,
        """
        > ask Marie for 20, no send her 20
        I’ll send €20.00 to Marie Dupont
        """,
        """
        > envoie 20 à Marie. En fait, envoie aussi 10 à Paul.
        20,00 € à Marie Dupont
        """,
        """
        > send 20 to Marie, actually no
        nothing is scheduled
        > yes
        nothing pending
        """,
        """
        > envoie 40 à Paul et 30 à Zoé, en fait 25 pour Zoé
        40,00 € à Paul Martin
        25,00 € à Zoé Lefèvre
        ! 30,00
        """,
        """
        > send 40 to Paul and 30 to Zoé, actually 35 to Paul
        €35.00 to Paul Martin
        €30.00 to Zoé Lefèvre
        ! €40.00
        """,
        """
        > envoie 40 à Paul et 30 à Marie, non 25 à Zoé
        40,00 € à Paul Martin
        25,00 € à Zoé Lefèvre
        ! Marie
        """,
        """
        > envoie 40 à Paul et 30 à Zoé et 25 à Zoé
        30,00 € à Zoé Lefèvre
        25,00 € à Zoé Lefèvre
        """,
        """
        > envoie 40 à Paul et 30 à Zoé
        > finalement 25 pour Zoé
        40,00 € à Paul Martin
        25,00 € à Zoé Lefèvre
        """,
        """
        > envoie 30 à Zoé demain
        > finalement 25 pour Zoé
        25,00 € à Zoé Lefèvre le 21 novembre 2026
        """,
        """
        > send 20 to Paul with no note and 30 to Zoé
        €20.00 to Paul Martin
        €30.00 to Zoé Lefèvre
        """,
        """
        > envoie 20 à Paul et non 30 à Zoé
        20,00 € à Paul Martin
        ! Zoé
        """,
    ]

    static let multipleTalks = [
        """
        > envoie 50 à Marie et le double à Paul
        50,00 € à Marie Dupont
        100,00 € à Paul Martin
        """,
        """
        > envoie 30 à Marie, le double à Paul et la moitié à Zoé
        60,00 € à Paul Martin
        15,00 € à Zoé Lefèvre
        """,
        """
        > send 50 to Marie and half to Paul
        €50.00 to Marie Dupont
        €25.00 to Paul Martin
        """,
        """
        > demande 50 à Marie et la moitié à Paul
        Je demande 25,00 € à Paul Martin
        """,
        """
        > send 50, half to Marie and half to Paul
        50 each, or altogether
        """,
        """
        > send two twenties to Marie
        €40.00 to Marie Dupont
        """,
        """
        > send three tens to Paul
        €30.00 to Paul Martin
        """,
        """
        > send Paul two 20s
        €40.00 to Paul Martin
        """,
        """
        > envoie deux billets de vingt à Marie
        40,00 € à Marie Dupont
        """,
        """
        > send 50 to Marie minus 20
        €30.00 to Marie Dupont
        """,
        """
        > send 50 to Marie only if I have 2000
        I can’t wait
        """,
        """
        > envoie 50 à Marie quand on aura reçu le salaire
        Je ne peux pas attendre
        """,
        """
        > envoie 20 à Paul et sa femme
        Je ne trouve pas « sa femme »
        """,
        """
        > envoie 20 à Marie de la part de Paul
        20,00 € à Marie Dupont pour « de la part de Paul »
        ! à Paul Martin
        """,
        """
        > Paul paid 60 for dinner, split it between him, Zoé and me
        I’ll send €20.00 to Paul Martin
        ! Zoé
        """,
        """
        > Paul a payé 60 au resto, on partage
        Combien veux-tu envoyer à Paul
        """,
        """
        > I paid 60 for dinner, split it between Paul, Zoé and me
        I’ll ask Paul Martin for €20.00
        I’ll ask Zoé Lefèvre for €20.00
        """,
    ]

    static let sameTalks = [
        """
        > envoie 50 à Marie et 12 à Zoé
        > oui
        > le même montant à Paul
        Combien veux-tu envoyer à Paul
        > 12
        12,00 € à Paul Martin
        ! Marie
        """,
        """
        > send 50 to Marie and 12 to Zoé
        > yes
        > same amount to Paul
        How much should I send to Paul
        """,
        """
        > send 20 each to Marie and Zoé
        > yes
        > the same to Paul
        €20.00 to Paul Martin
        ! Marie
        """,
        """
        > envoie 20 à Marie
        > oui
        > pareil à Paul
        J’envoie 20,00 € à Paul Martin
        """,
        """
        > envoie 20 à Marie
        > oui
        > le même montant à Paul demain
        20,00 € à Paul Martin le 21 novembre 2026
        """,
        """
        > envoie 20 à Marie et 30 à Zoé
        > oui
        > même montant pour Paul
        Combien veux-tu envoyer à Paul
        """,
        """
        > demande 20 à Marie
        > oui
        > la même chose à Paul
        Je demande 20,00 € à Paul Martin
        """,
    ]
}

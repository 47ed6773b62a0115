/// Conversations in which people who are paid or asked together, or one after the other, are added,
/// changed or left out one by one.
extension TalkTests {
    static let keptRequestTalks = [
        """
        > demande 20 à Marie
        > 25 à Paul plutôt
        Je demande 25,00 € à Paul Martin
        ! envoie
        """,
        """
        > demande 20 à Marie
        > aussi 10 à Paul
        Je demande 20,00 € à Marie Dupont
        Je demande 10,00 € à Paul Martin
        """,
        """
        > demande 20 à Marie
        > 10 à Paul aussi
        Je demande 20,00 € à Marie Dupont
        Je demande 10,00 € à Paul Martin
        """,
        """
        > demande 20 à Marie
        > 10 à Paul
        Je demande 10,00 € à Paul Martin
        ! J’envoie
        """,
        """
        > demande 20 à Marie
        > envoie 10 à Paul
        J’envoie 10,00 € à Paul Martin
        """,
        """
        > demande 20 à Marie
        > 20 chacun à Marie et Paul
        Je demande 20,00 € à Marie Dupont
        Je demande 20,00 € à Paul Martin
        """,
        """
        > ask Marie for 20
        > Paul and Zoé too, 20 each
        I’ll ask Marie Dupont for €20.00
        I’ll ask Paul Martin for €20.00
        I’ll ask Zoé Lefèvre for €20.00
        """,
        """
        > demande 20 à Marie et 30 à Paul
        > 40 à Marie
        Je demande 40,00 € à Marie Dupont
        Je demande 30,00 € à Paul Martin
        """,
        """
        > ask Marie for 20 and Paul for 30
        > 40 for Paul
        I’ll ask Marie Dupont for €20.00
        I’ll ask Paul Martin for €40.00
        """,
        """
        > demande 20 à Marie
        > oui
        > 10 à Zoé aussi
        Je demande 10,00 € à Zoé Lefèvre
        """,
        """
        > demande de l'argent à Paul
        > 20 et à Marie aussi
        20 pour chacun, ou en tout
        > chacun
        Je demande 20,00 € à Paul Martin
        Je demande 20,00 € à Marie Dupont
        """,
        """
        > demande 20 à Marie
        > oui
        > 10 à Zoé
        Je demande 10,00 € à Zoé Lefèvre
        """,
        """
        > demande 20 à Marie
        > oui
        > envoie 10 à Zoé
        J’envoie 10,00 € à Zoé Lefèvre
        """,
        """
        > ask Marie for 20
        > send 10 to Paul too
        I’ll ask Marie Dupont for €20.00
        > yes
        I’ll send €10.00 to Paul Martin
        """,
    ]

    static let waitingPersonTalks = [
        """
        > envoie 20 à Marie et demande 10 à Paul
        > enlève Paul
        J’envoie 20,00 € à Marie Dupont
        ! Paul
        > oui
        J’ai envoyé 20,00 € à Marie
        ! Paul
        """,
        """
        > envoie 20 à Marie et demande 10 à Paul
        > pas Paul
        J’envoie 20,00 € à Marie Dupont
        ! Paul
        > oui
        ! Paul
        """,
        """
        > send 20 to Marie today and 30 to Paul tomorrow
        > remove Paul
        I’ll send €20.00 to Marie Dupont
        ! Paul
        > yes
        ! Paul
        """,
        """
        > send 20 to Marie today and 30 to Paul tomorrow
        > Zoé instead of Paul
        I’ll send €20.00 to Marie Dupont
        > yes
        I’ll send €30.00 to Zoé Lefèvre on 21 November 2026
        """,
        """
        > envoie 20 à Marie et demande 10 à Paul
        > oublie Paul
        J’envoie 20,00 € à Marie Dupont
        ! Paul
        > oui
        ! Paul
        """,
        """
        > envoie 20 à Marie et demande 10 à Paul
        > sans la demande
        J’envoie 20,00 € à Marie Dupont
        ! Paul
        > oui
        ! Paul
        """,
        """
        > send 20 to Marie and ask Paul for 10
        > not the request
        I’ll send €20.00 to Marie Dupont
        ! Paul
        > yes
        ! Paul
        """,
        """
        > send 20 to Marie today and 30 to Paul tomorrow
        > drop Paul
        I’ll send €20.00 to Marie Dupont
        ! Paul
        """,
        """
        > send 20 to Marie today and 30 to Paul tomorrow
        > forget Marie
        I’ll send €30.00 to Paul Martin on 21 November 2026
        """,
        """
        > envoie 20 à Marie et demande 10 à Paul
        > rien pour Paul
        J’envoie 20,00 € à Marie Dupont
        ! Paul
        """,
        """
        > envoie 20 à Marie et demande 10 à Paul
        > n'oublie pas Paul
        J’envoie 20,00 € à Marie Dupont
        > oui
        Je demande 10,00 € à Paul Martin
        """,
        """
        > send 20 to Marie and 30 to Paul
        > forget Paul
        €20.00 to Marie Dupont
        ! Paul
        """,
        """
        > send 20 to Marie and 30 to Paul
        > don't forget Paul
        €20.00 to Marie Dupont
        €30.00 to Paul Martin
        """,
        """
        > send 20 to Marie and ask Paul for 10
        > remove the second one
        I’ll send €20.00 to Marie Dupont
        ! Paul
        > yes
        ! Paul
        """,
        """
        > send 20 to Marie and ask Paul for 10
        > no request
        I’ll send €20.00 to Marie Dupont
        ! Paul
        """,
        """
        > envoie 20 à Marie et demande 10 à Paul
        > pas Paul, Zoé
        J’envoie 20,00 € à Marie Dupont
        > oui
        Je demande 10,00 € à Zoé Lefèvre
        """,
        """
        > envoie 20 à Marie et demande 10 à Paul
        > 15 pour Paul
        J’envoie 20,00 € à Marie Dupont
        > oui
        Je demande 15,00 € à Paul Martin
        """,
    ]

    static let dayOfOneTalks = [
        """
        > envoie 20 à Marie et 30 à Paul demain
        > Paul aujourd'hui
        20,00 € à Marie Dupont le 21 novembre 2026
        > oui
        J’envoie 30,00 € à Paul Martin.
        """,
        """
        > send 20 to Marie and 30 to Paul tomorrow
        > Marie's today
        €30.00 to Paul Martin on 21 November 2026
        > yes
        I’ll send €20.00 to Marie Dupont.
        """,
        """
        > send 20 to Marie now and 30 to Paul tomorrow
        > both now
        I’ll send €20.00 to Marie Dupont.
        > yes
        I’ll send €30.00 to Paul Martin.
        """,
        """
        > envoie 20 à Marie aujourd'hui et 30 à Paul demain
        > tout aujourd'hui
        J’envoie 20,00 € à Marie Dupont.
        > oui
        J’envoie 30,00 € à Paul Martin.
        """,
        """
        > send 20 each to Marie and Paul
        > Marie on Monday
        I’ll send €20.00 to Paul Martin.
        > yes
        €20.00 to Marie Dupont on 23 November 2026
        """,
        """
        > envoie 20 chacun à Marie et Paul
        > Marie lundi
        J’envoie 20,00 € à Paul Martin.
        > oui
        20,00 € à Marie Dupont le 23 novembre 2026
        """,
        """
        > send 20 each to Marie and Paul
        > do Paul's on Monday
        I’ll send €20.00 to Marie Dupont.
        > yes
        €20.00 to Paul Martin on 23 November 2026
        """,
        """
        > send 60 to Marie and Paul in total
        > Marie on Monday
        €30.00 to Marie Dupont
        €30.00 to Paul Martin
        ! €60.00
        """,
    ]

    static let ofOneTalks = [
        """
        > send 20 each to Marie and Paul
        > 5 more for Marie
        €25.00 to Marie Dupont
        €20.00 to Paul Martin
        """,
        """
        > envoie 20 chacun à Marie et Paul
        > 5 de plus pour Marie
        25,00 € à Marie Dupont
        20,00 € à Paul Martin
        """,
        """
        > envoie 20 à Marie et 30 à Paul
        > mets 5 de plus pour Paul
        20,00 € à Marie Dupont
        35,00 € à Paul Martin
        """,
        """
        > send 20 to Marie and 30 to Paul
        > take 5 off Paul's
        €20.00 to Marie Dupont
        €25.00 to Paul Martin
        """,
        """
        > send 20 to Marie and 30 to Paul
        > double for Paul
        €20.00 to Marie Dupont
        €60.00 to Paul Martin
        """,
        """
        > ask Marie for 20 and Paul for 30
        > 5 more from Paul
        ask Marie Dupont for €20.00
        ask Paul Martin for €35.00
        """,
        """
        > send 20 each to Marie and Paul
        > Zoé instead of Paul
        €20.00 to Marie Dupont
        €20.00 to Zoé Lefèvre
        ! Paul
        """,
        """
        > send 20 each to Marie and Paul
        > swap Paul for Zoé
        €20.00 to Marie Dupont
        €20.00 to Zoé Lefèvre
        ! Paul
        """,
        """
        > envoie 20 chacun à Marie et Paul
        > remplace Paul par Zoé
        20,00 € à Marie Dupont
        20,00 € à Zoé Lefèvre
        ! Paul
        """,
        """
        > send 20 each to Marie and Paul
        > 30 for Paul
        €20.00 to Marie Dupont
        €30.00 to Paul Martin
        """,
        """
        > send 20 to Marie and 30 to Paul
        > 40 to Paul
        €20.00 to Marie Dupont
        €40.00 to Paul Martin
        """,
        """
        > ask Marie and Paul for 20 each
        > 15 from Paul
        ask Marie Dupont for €20.00
        ask Paul Martin for €15.00
        """,
        """
        > envoie 20 à Marie tous les mois
        > 5 de plus pour Marie
        25,00 € à Marie Dupont tous les mois
        """,
    ]

    static let bothTalks = [
        """
        > envoie 20 à Marie
        > non, à Paul
        > aux deux
        20 pour chacun, ou en tout
        > chacun
        20,00 € à Marie Dupont
        20,00 € à Paul Martin
        """,
        """
        > envoie 20 à Marie ou Paul
        > les deux
        20 pour chacun, ou en tout
        > chacun
        20,00 € à Marie Dupont
        20,00 € à Paul Martin
        """,
        """
        > envoie 20 à Marie et 30 à Paul
        > les deux demain
        20,00 € à Marie Dupont le 21 novembre 2026
        30,00 € à Paul Martin le 21 novembre 2026
        """,
        """
        > pay Paul 35
        > actually both Paul and Marie, 35 each
        €35.00 to Paul Martin
        €35.00 to Marie Dupont
        """,
        """
        > pay Marie 35
        > both Marie and Paul
        > each
        €35.00 to Marie Dupont
        €35.00 to Paul Martin
        """,
        """
        > send 40
        > both Marie and Paul
        > each
        €40.00 to Marie Dupont
        €40.00 to Paul Martin
        """,
        """
        > send 20 to Marie
        > to Paul
        > actually both
        > each
        €20.00 to Marie Dupont
        €20.00 to Paul Martin
        """,
        """
        > envoie 20 à Marie
        > à Paul
        > finalement les deux
        > chacun
        20,00 € à Marie Dupont
        20,00 € à Paul Martin
        """,
        """
        > send 20 to Marie or Paul
        Marie Dupont or Paul Martin. Which one?
        > Paul
        €20.00 to Paul Martin
        """,
        """
        > envoie 20 à Marie
        > plutôt Paul
        > à tous les deux
        20 pour chacun, ou en tout
        """,
        """
        > envoie 20 à Marie et 30 à Paul
        > tous les deux demain
        20,00 € à Marie Dupont le 21 novembre 2026
        30,00 € à Paul Martin le 21 novembre 2026
        ! tous les mois
        """,
    ]

    static let addedPersonTalks = [
        """
        > envoie 20 à Marie
        > Paul et Zoé aussi
        > chacun
        20,00 € à Marie Dupont
        20,00 € à Paul Martin
        20,00 € à Zoé Lefèvre
        """,
        """
        > send 20 each to Marie and Paul
        > and Zoé too
        €20.00 to Marie Dupont
        €20.00 to Paul Martin
        €20.00 to Zoé Lefèvre
        """,
        """
        > send 20 each to Marie and Paul
        > Zoé as well
        €20.00 to Marie Dupont
        €20.00 to Paul Martin
        €20.00 to Zoé Lefèvre
        """,
        """
        > pay Paul 35
        > yes, then 20 to Marie
        €35.00 to Paul Martin
        €20.00 to Marie Dupont
        """,
        """
        > send 20 to Marie every Friday
        > and 10 to Paul
        €20.00 to Marie Dupont every Friday
        > yes
        €10.00 to Paul Martin
        """,
        """
        > send 20 to Marie and 30 to Paul
        > Zoé too
        €20.00 to Marie Dupont
        €30.00 to Paul Martin
        > yes
        How much should I send to Zoé
        """,
        """
        > send 20 to Marie and 30 to Paul
        > Paul and Zoé too
        > yes
        How much should I send to Zoé
        """,
    ]
}

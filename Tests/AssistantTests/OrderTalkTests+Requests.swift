/// Requests and bills of which one is taken and another is not, or a part alone, and transfers
/// between several accounts.
extension OrderTalkTests {
    static let requestTalks = [
        """
        > refuse celle de Zoé et accepte l'autre
        Je refuse la demande de 35,00 € de Zoé
        > oui
        J’ai refusé
        Je paie 22,00 € à Paul Martin
        > oui
        Il te reste 1 228,00 €
        """,
        """
        > accepte Paul et refuse l'autre
        Je paie 22,00 € à Paul Martin
        > oui
        Je refuse la demande de 35,00 € de Zoé
        > oui
        J’ai refusé
        """,
        """
        > decline Zoe's request and accept the other one
        decline Zoé Lefèvre’s request for €35.00
        > yes
        I’ll pay Paul Martin the €22.00
        > no
        > accept the other one
        I’ll pay Paul Martin the €22.00
        """,
        """
        > accept Zoe's and decline the other
        I’ll pay Zoé Lefèvre the €35.00
        > no
        I’ll decline Paul Martin’s request for €22.00
        > yes
        I’ve declined
        """,
        """
        > accept Paul's request and decline Zoé's
        I’ll pay Paul Martin the €22.00
        > yes
        I’ll decline Zoé Lefèvre’s request for €35.00
        """,
        """
        > accepte celle de Paul
        22,00 € à Paul Martin
        > oui
        > refuse l'autre
        Je refuse la demande de 35,00 € de Zoé
        > oui
        J’ai refusé
        """,
        """
        > accept Paul's request
        > and decline the other one
        I’ll pay Paul Martin the €22.00
        > yes
        I’ll decline Zoé Lefèvre’s request for €35.00
        """,
        """
        > accept Paul's request
        > accept the other one
        I’ll pay Zoé Lefèvre the €35.00
        ! Paul
        """,
        """
        > accepte Paul ou Zoé
        Laquelle ?
        > Zoé
        35,00 € à Zoé
        """,
        """
        > accepte les demandes de Paul et Zoé
        22,00 € à Paul Martin
        35,00 € à Zoé
        > oui
        Il te reste 1 193,00 €
        """,
    ]

    static let partTalks = [
        """
        > paie la moitié d'EDF
        Je paie 42,10 € à EDF ; la facture de 84,20 € reste ouverte
        > oui
        Il te reste 1 207,90 €
        """,
        """
        > pay half the EDF bill
        I’ll pay EDF €42.10; the bill of €84.20 stays open
        > yes
        €1,207.90 left
        """,
        """
        > pay a quarter of the EDF bill
        I’ll pay EDF €21.05
        """,
        """
        > paie la facture EDF
        84,20 €
        > plutôt la moitié
        42,10 €
        """,
        """
        > pay the third bill, EDF
        €84.20
        """,
        """
        > pay Zoe 20 of the 35 she asked
        Zoé Lefèvre is asking for €35.00: a request is paid whole
        > yes
        nothing pending
        """,
        """
        > accepte la demande de Zoé mais seulement 20
        Zoé Lefèvre demande 35,00 € : une demande se paie en entier
        """,
        """
        > accepte la moitié de la demande de Zoé
        une demande se paie en entier
        """,
        """
        > accepte la demande de Zoé de 35
        35,00 € à Zoé
        > oui
        Il te reste 1 215,00 €
        """,
    ]

    static let accountTalks = [
        """
        > vire 100 sur l'épargne et 50 sur le compte joint
        100,00 € du compte principal vers le compte « épargne »
        > oui
        J’ai viré 100,00 €
        50,00 € du compte principal vers « compte joint »
        > oui
        Il te reste 1 100,00 €
        """,
        """
        > move 100 to épargne and 50 to compte joint
        €100.00 from the main account to “épargne”
        > yes
        €50.00 from the main account to “compte joint”
        > yes
        €1,100.00 left
        """,
        """
        > vire 100 sur l'épargne et 50 sur le compte joint demain
        100,00 € du compte principal vers le compte « épargne » le 21 novembre 2026
        > oui
        50,00 € du compte principal vers « compte joint » le 21 novembre 2026
        """,
        """
        > vire 100 sur l'épargne et 50 sur le compte joint tous les mois
        100,00 € du compte principal vers le compte « épargne » tous les mois
        > oui
        50,00 € du compte principal vers « compte joint » tous les mois
        """,
        """
        > vire 100 sur l'épargne et 50 à Marie
        100,00 € du compte principal vers le compte « épargne »
        > oui
        J’envoie 50,00 € à Marie Dupont. Je confirme ?
        """,
        """
        > mets 40 de côté pour les vacances
        40,00 € du compte principal vers le compte « épargne »
        > oui
        Il te reste 1 210,00 €
        """,
        """
        > set aside 40 for groceries
        €40.00 from the main account to “épargne”
        """,
    ]

    static let allTalks = [
        """
        > paie mes factures
        EDF ou Orange. Laquelle ?
        > les deux
        84,20 € à EDF
        29,99 € à Orange
        > oui
        Il te reste 1 135,81 €
        """,
        """
        > accepte tout
        22,00 € à Paul Martin
        35,00 € à Zoé
        > non
        > accepte une demande
        Laquelle ?
        > les deux
        22,00 € à Paul Martin
        35,00 € à Zoé
        """,
        """
        > annule tous mes abonnements
        J’arrête
        Netflix
        Spotify
        > oui
        J’ai arrêté
        """,
        """
        > cancel a subscription
        Netflix or Spotify
        > both of them
        Netflix
        Spotify
        > yes
        stopped
        """,
        """
        > pay a bill
        EDF or Orange
        > both
        €84.20
        €29.99
        """,
    ]
}

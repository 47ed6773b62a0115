/// Conversations in which a word decides what moves: a yes that is taken back or put off, what is
/// left out, what is added to or taken from, and orders given in one breath.
extension TalkTests {
    /// A turn that is no yes to what was restated, whatever it begins with; nothing is sent.
    static let reservedYeses = [
        "yes cancel", "oui annule", "sure, cancel that", "oui, arrête", "yes please cancel",
        "yes, cancel the payment", "ok, just kidding", "do it later", "oui plus tard",
        "ok je réfléchis", "ok we'll see", "oui hier", "yes on feb 30", "oui le 31 février",
        "ok deux fois", "do it three times", "yes x2", "yes double it", "oui un peu plus",
        "yes in pounds", "oui depuis mon épargne", "confirm later", "yes last week",
        "oui j'ai dit 40", "oui j'ai dit demain", "yes I said 40", "yes when Zoé pays me",
        "yes once you've checked my balance", "oui quand tu auras vérifié mon solde",
        "oui bien sûr, et puis quoi encore", "yeah right",
    ]

    static let reservedTalks = [
        """
        > envoie 20 à Paul
        > oui depuis mon épargne
        depuis le compte « épargne »
        """,
        """
        > annule mon abonnement netflix
        > oui annule
        J’ai arrêté
        """,
        """
        > envoie 20 à Paul et 30 à Zoé
        > oui pour Paul, non pour Zoé
        20,00 € à Paul Martin
        ! Zoé
        """,
        """
        > envoie 20 à Paul et 30 à Zoé
        > seulement Zoé
        30,00 € à Zoé Lefèvre
        ! Paul
        """,
        """
        > pay all bills except EDF
        ! EDF €80.00
        """,
        """
        > accept all requests except Paul's
        ! Paul Martin the €12.00
        """,
        """
        > send 20 to Paul, not to Zoé
        €20.00 to Paul Martin
        ! Zoé
        """,
        """
        > how much did I spend except groceries
        You spent nothing without groceries in November 2026
        """,
        """
        > lower my groceries budget by 50
        €350.00 a month
        > raise it by 20
        > baisse le budget courses de 50
        ! 400,00
        """,
        """
        > raise my daily limit by 100
        €500.00 a day
        > no
        > baisse ma limite journalière de 100
        300,00 € par jour
        """,
        """
        > envoie 50 à Paul
        > 10 de plus
        60,00 € à Paul Martin
        > 20 de moins
        40,00 € à Paul Martin
        """,
        """
        > send 50 to Paul
        > add 10
        €60.00 to Paul Martin
        > oui
        440,00 €
        """,
        """
        > envoie 20 à Paul demain et 30 à Zoé vendredi
        20,00 € à Paul Martin le 21 novembre 2026
        ! Zoé
        > oui
        30,00 € à Zoé Lefèvre le 27 novembre 2026
        ! Paul Martin le 27
        """,
        """
        > envoie 20 chacun à Paul et Marie et 50 à Zoé
        20,00 € à Paul Martin
        20,00 € à Marie Dupont
        ! 50,00
        > oui
        50,00 € à Zoé Lefèvre
        """,
        """
        > envoie 50 à Paul tous les lundis, 4 fois
        50,00 € à Paul Martin le 23 novembre 2026
        50,00 € à Paul Martin le 14 décembre 2026
        ! 21 décembre
        """,
        """
        > send 10 to Paul every year on july 14
        €10.00 to Paul Martin every year
        """,
        """
        > we were 4, I paid 100, split it with Paul, Marie and Zoé
        €25.00
        ! €33.3
        """,
        """
        > partage l'addition de 90 entre moi, Paul et Zoé
        30,00 €
        """,
        """
        > règle: accepter jusqu'à 20 de Paul
        jusqu’à 20,00 €
        """,
        """
        > j'allais envoyer 20 à Paul mais non
        ! Je confirme
        > I was going to send 20 to Paul
        ! Shall I go ahead
        """,
        """
        > show my bills
        EDF: €80.00, due on 1 December 2026
        > mes factures
        EDF : 80,00 €, à payer au plus tard le 1er décembre 2026
        """,
        """
        > quel était mon solde le 31 février
        Cette date n’est pas possible
        ! solde
        """,
        """
        > envoie 20 à Paul
        > oui
        > répète
        rien n’a été refait. J’ai envoyé 20,00 €
        > no wait, 30
        ! No money was sent
        """,
        """
        > how much did I earn in november
        You received
        """,
        """
        > mets 100 de côté tous les mois sur l'épargne
        vers le compte « épargne » tous les mois
        """,
        """
        > envoie 60 à Marie
        > oui
        > pay 12.99 to Netflix every month from 1 December
        > yes
        > annule le dernier virement
        J’annule l’envoi de 60,00 € à Marie Dupont
        > non
        > annule le dernier paiement
        12,99 € à Netflix
        """,
        """
        > envoie 20 à Paul chaque mois jusqu'en juin
        la première fois le 20 novembre 2026, la dernière fois le 20 juin 2027
        ! sans date de fin
        > non
        > send 20 to Paul every week for 4 weeks
        €20.00 to Paul Martin on 27 November 2026
        ! no end date
        > no
        > envoie 20 à Paul une fois par mois
        ! sans date de fin
        """,
        """
        > envoie 20 à Paul chaque mardi et jeudi
        tous les mardis et jeudis,
        > non
        > envoie 20 à Paul tous les ans le 14 juillet
        tous les ans, le 14 juillet, la première fois le 14 juillet 2027
        """,
        """
        > suspends netflix
        jusqu’à ce que tu le relances
        """,
        """
        > how much did I spend on groceries, restaurants and transport in october?
        on groceries in October 2026
        on restaurants in October 2026
        on transport in October 2026
        > envoie 20 à Paul
        > combien en courses et en restos en octobre
        en courses en octobre 2026
        en restaurants en octobre 2026
        20,00 € à Paul Martin. Je confirme
        """,
        """
        > demande 20 à Paul pour le resto et 30 à Zoé pour le ciné
        20,00 € à Paul Martin pour « le resto »
        > oui
        30,00 € à Zoé Lefèvre pour « le ciné »
        """,
        """
        > envoie 20 à Paul sauf si Zoé l'a déjà fait
        ! Je confirme
        > send 20 to Paul unless Zoé pays me first
        ! Shall I go ahead
        """,
        """
        > envoie 20 à Paul tous les vendredis
        > oui
        J’ai programmé
        > suspends-le
        Je suspends le paiement régulier de 20,00 € à Paul Martin
        > oui
        > reprends netflix
        ! Paul
        """,
        """
        > envoie 20 à EDF tous les mois
        > oui
        > cancel edf and netflix
        €20.00 to EDF
        > yes
        €15.99 to Netflix
        > yes
        I’ve stopped
        """,
        """
        > envoie entre 10 et 20 euros à Paul
        10,00 € ou 20,00 €
        > 20
        20,00 € à Paul Martin
        > non
        > monte la limite de 20
        Je confirme
        """,
        """
        > pay the rent for march 80
        €80.00
        """,
    ]

    /// Conditions, contrasts and exceptions: what is not wanted is not restated.
    static let conditionTalks = [
        """
        > n'envoie pas 20 à Paul, envoie 30 à Zoé
        J’envoie 30,00 € à Zoé
        ! Paul
        """,
        """
        > don't send 20 to Paul, send 30 to Zoé
        I’ll send €30.00 to Zoé
        ! Paul
        """,
        """
        > n'oublie pas d'envoyer 20 à Paul
        J’envoie 20,00 € à Paul
        """,
        """
        > envoie 20 à Paul si EDF est payé
        Je ne peux pas attendre qu’une condition soit remplie
        > si Paul me rembourse envoie 25 à Zoé
        Je ne peux pas attendre
        > s'il fait beau paie EDF
        Je ne peux pas attendre
        > envoie 20 à Paul dès que mon salaire arrive
        Je ne peux pas attendre
        """,
        """
        > if my balance is over 5000 send 20 to Paul
        not over €5,000.00
        > send 20 to Paul unless i already did
        I can’t wait
        > freeze my card if someone uses it abroad
        I can’t wait
        """,
        """
        > envoie 20 à Paul, il s'agit du loyer
        J’envoie 20,00 € à Paul
        """,
        """
        > I asked twice, send 20 to Paul
        I’ll send €20.00 to Paul
        ! All of these
        """,
        """
        > s'il te plaît envoie 25 à Zoé
        J’envoie 25,00 € à Zoé
        """,
        """
        > si tu peux envoie 26 à Paul
        J’envoie 26,00 € à Paul
        """,
        """
        > send 27 to Zoé if that's ok
        I’ll send €27.00 to Zoé
        """,
        """
        > cancel everything except netflix
        I can’t find a recurring payment
        > résilie tout sauf Netflix
        Je ne trouve pas de paiement régulier
        > dépenses hors restos
        Tu n’as rien dépensé hors restaurants en novembre 2026
        > opérations sans Amazon ce mois-ci
        Je ne trouve aucune opération hors Amazon en novembre 2026
        """,
        """
        > envoie 25 à Paul mais pas aujourd'hui
        Pour quel jour
        > demain
        J’enverrai 25,00 € à Paul Martin le 21 novembre 2026
        """,
        """
        > send 20 to Paul
        > more like 25
        I’ll send €25.00
        > a bit less, 15
        I’ll send €15.00
        > 10 more
        I’ll send €25.00
        > add 5
        I’ll send €30.00
        """,
        """
        > envoie 25 à Paul tous les 5 du mois
        le 5, la première fois le 5 décembre 2026
        > plutôt le 10
        tous les mois, le 10, la première fois le 10 décembre 2026
        """,
        """
        > envoie 30 à Paul et 20 à Zoé
        > seulement le premier
        J’envoie 30,00 € à Paul Martin. Je confirme
        ! Zoé
        """,
        """
        > send 30 to Paul and 20 to Zoé
        > just the second one
        €20.00 to Zoé
        ! Paul
        """,
        """
        > envoie 30 à Paul et 20 à Zoé
        > demain pour Zoé
        J’envoie 30,00 € à Paul Martin. Je confirme
        > oui
        J’enverrai 20,00 € à Zoé Lefèvre le 21 novembre 2026. Je confirme
        > oui
        J’ai programmé 20,00 €
        """,
        """
        > send 20 to Paul
        > and 30 to Zoé too
        €20.00 to Paul Martin
        €30.00 to Zoé
        > only 10 for Zoé
        €20.00 to Paul Martin
        €10.00 to Zoé
        """,
        """
        > envoie 30 à Paul, pardon, Zoé
        J’envoie 30,00 € à Zoé Lefèvre. Je confirme
        """,
        """
        > send 30 to Paul, sorry Zoé
        €30.00 to Zoé
        ! Paul
        """,
        """
        > mets un budget de 100 euros par mois pour les courses
        > mets un budget de 50 euros par mois pour les restos
        > supprime mon budget
        Courses ou restaurants. Lequel
        > les courses
        Je supprime le budget courses
        """,
        """
        > envoie deux fois 30 à Paul
        Voici
        • J’envoie 30,00 € à Paul Martin.
        > oui
        440,00 €
        > send 30 to Paul twice
        > yes
        €380.00
        """,
        """
        > envoie 30 à Paul puis paie EDF
        J’envoie 30,00 €
        > annule tout
        j’annule
        > oui
        Il n’y a rien en attente
        """,
        """
        > combien j'ai dépensé chez carrefour le mois dernier
        en octobre 2026
        > et en juillet ?
        en juillet 2026
        """,
    ]
}

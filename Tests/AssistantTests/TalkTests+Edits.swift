/// Conversations in which one of several payments is changed, orders are taken back or corrected in
/// the same breath, and figures or hours are said that nobody keeps.
extension TalkTests {
    static let editTalks = [
        """
        > send 70 to Paul
        > I said 60, not 70
        €60.00 to Paul Martin
        """,
        """
        > envoie 70 à Paul
        > j'ai dit 60, pas 70
        60,00 € à Paul Martin
        """,
        """
        > envoie 70 à Paul
        > j'ai pas dit 70, j'ai dit 60
        60,00 € à Paul Martin
        """,
        """
        > envoie 45 à Paul
        > fais-le demain
        45,00 € à Paul Martin le 
        """,
        """
        > envoie 45 à Paul
        > je préfère que ça parte lundi
        45,00 € à Paul Martin le 
        """,
        """
        > send 45 to Paul
        > have it leave on Monday
        €45.00 to Paul Martin on 
        """,
        """
        > envoie 45 à Paul
        > d'accord, mets seulement 35 et fais-le partir demain
        35,00 € à Paul Martin le 
        """,
        """
        > verse 45 à Zoé tous les mois
        > oui
        > pour le virement permanent de Zoé, remplace 45 par 50
        50,00 € tous les mois
        ! à 45
        """,
        """
        > send 20 and 30 to Paul
        €20.00 or €30.00. Which one?
        > the second
        €30.00 to Paul Martin
        """,
        """
        > envoie 20, 30 euros à Paul
        20,00 € ou 30,00 €. Lequel ?
        """,
        """
        > envoie 50 à Paul, 20 pour le taxi et 35 pour le déjeuner
        Combien veux-tu envoyer à Paul
        ! 35,00
        """,
        """
        > envoie 20 à Zoé et 30 à Paul
        > supprime celui de Paul
        20,00 € à Zoé
        ! Paul
        """,
        """
        > send 20 to Zoé and 30 to Paul
        > remove Paul's
        €20.00 to Zoé
        ! Paul
        """,
        """
        > send 20 to Zoé and 30 to Paul
        > remove the second one
        €20.00 to Zoé
        ! Paul
        """,
        """
        > envoie 20 à Zoé et 30 à Paul
        > pas le dernier
        20,00 € à Zoé
        ! Paul
        """,
        """
        > envoie 20 à Zoé et 30 à Paul
        > oui pour Zoé, non pour les autres
        20,00 € à Zoé
        ! Paul
        """,
        """
        > envoie 20 à Zoé et 30 à Paul
        > non pour Zoé, oui pour les autres
        30,00 € à Paul Martin
        ! Zoé
        """,
        """
        > send 20 to Zoé and 30 to Paul
        > everyone but Zoé
        €30.00 to Paul Martin
        ! Zoé
        """,
        """
        > send 20 to Zoé and 30 to Paul
        > make Paul's 35
        €20.00 to Zoé
        €35.00 to Paul Martin
        > just Zoé's
        €20.00 to Zoé
        ! Paul
        """,
        """
        > envoie 20 à Zoé
        > et 40 à Paul demain
        20,00 € à Zoé
        ! 40,00
        > oui
        J’ai envoyé 20,00 €
        J’enverrai 40,00 € à Paul Martin le
        """,
        """
        > envoie 20 chacun à Zoé et Paul, non 25 pour Paul
        20,00 € à Zoé
        25,00 € à Paul Martin
        > oui
        455,00 €
        ! Je confirme
        """,
        """
        > send 50 to paul. actually scratch that. what's my balance?
        Your balance is €500.00
        > yes
        nothing pending
        """,
        """
        > envoie 50 à Paul, non laisse tomber
        je n’ai rien envoyé
        > oui
        Il n’y a rien en attente
        """,
        """
        > I was going to send 50 to Zoé but send 30 to Paul
        €30.00 to Paul Martin
        ! Zoé
        """,
        """
        > envoie 50 à Paul plutôt que 60
        50,00 € à Paul Martin
        """,
        """
        > paie EDF puis bloque ma carte
        > oui
        J’ai payé
        J’ai bloqué ta carte
        ! déjà le cas
        """,
    ]

    static let unkeptTalks = [
        """
        > envoie 20 à Paul
        > oui
        > envoie 30 à Zoé
        > oui
        > annule le premier
        J’annule l’envoi de 20,00 € à Paul Martin
        > non
        > undo the last one
        €30.00 to Zoé
        """,
        """
        > envoie 20 à Paul
        > oui 30
        30,00 € à Paul Martin
        ! J’ai envoyé
        > oui
        J’ai envoyé 30,00 €
        """,
        """
        > envoie la moitié de 90 à Paul
        45,00 € à Paul Martin
        > non
        > envoie un quart de mon solde à Paul
        125,00 € à Paul
        > non
        > send half of my balance to Zoé
        €250.00 to Zoé
        > no
        > send Paul 20 more than last time
        I can’t work that amount out
        > no
        > envoie 50 de plus à Paul que la dernière fois
        je ne sais pas le calculer
        > non
        > send two thirds of 90 euros to Zoé
        €60.00 to Zoé
        > no
        > envoie le double de 12,50 à Paul
        25,00 € à Paul
        """,
        """
        > pay half of my EDF bill
        EDF €40.00; the bill of €80.00 stays open
        > no
        > envoie 3x20 à Paul
        60,00 € à Paul
        > non
        > send 20+30 to Paul
        €50.00 to Paul
        > no
        > send 20-5 to Paul
        I can’t work that amount out
        > no
        > envoie 100 à Paul en 4 fois
        je ne sais pas le calculer
        """,
        """
        > envoie 40 à Zoé dans 10 minutes
        tout de suite : je n’attends pas une heure
        > oui
        J’ai envoyé 40,00 € à Zoé
        ! tout de suite
        """,
        """
        > send 40 to Zoé tomorrow at 9
        at no set time of day
        > no
        > send 40 to Zoé now
        €40.00 to Zoé
        ! time of day
        > no
        > pay EDF by tonight
        ! right away
        """,
        """
        > envoie 50 à Paul quand j'aurai reçu mon salaire
        Je ne peux pas attendre
        > send 50 to Paul once my salary comes in
        I can’t wait
        > send 20 to Paul once a month
        every month
        > no
        > envoie 20 à Paul quand même
        20,00 € à Paul Martin
        """,
        """
        > paie EDF à l'échéance
        80,00 € à EDF le 1er décembre 2026
        > aujourd'hui
        Je paie 80,00 € à EDF.
        """,
        """
        > send 40 to Paul every month on the 5th
        on the 5th
        > no, the 10th
        on the 10th
        > actually every two months
        every other month on the 10th
        > no
        > add a Spotify subscription, 10.99 a month on the 12th
        on the 12th
        """,
        """
        > envoie 20 à Zoé tous les lundis à 9h
        tous les lundis, la première fois
        sans heure précise
        ! à partir du
        """,
        """
        > envoie 50 à Paul
        > trop cher, 30 max
        30,00 € à Paul Martin
        ! budget
        """,
        """
        > mets mon budget courses à 350 et le resto à 120
        budget courses à 350,00
        budget restaurants à 120,00
        """,
        """
        > how much have I spent this year apart from groceries?
        You spent nothing without groceries in 2026
        > combien j'ai dépensé en août et septembre ?
        en août 2026
        en septembre 2026
        """,
        """
        > résilie Netflix à la fin du mois
        J’arrête le paiement régulier de 15,99 € à Netflix
        """,
        """
        > send 20 to Paul
        > the same to Bobby
        can’t find “Bobby”
        €20.00 to Paul
        """,
        """
        > send money
        > 20
        > same for Paul
        €20.00 to Paul Martin
        """,
        """
        > envoie de l'argent
        > 20
        > pareil pour Paul
        20,00 € à Paul Martin
        """,
    ]
}

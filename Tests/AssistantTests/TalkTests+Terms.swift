/// Conversations about what is to hold for a while, for some alone, or of something else than is
/// kept: what cannot be kept is refused, and nothing else is done in its place.
extension TalkTests {
    static let termTalks = [
        """
        > mets en pause Netflix jusqu'à janvier
        une pause n’a pas de date de fin, c’est toi qui la termineras. Je confirme ?
        > suspends Netflix jusqu'au 1er février
        une pause n’a pas de date de fin
        > non
        > suspends Netflix jusqu'à nouvel ordre
        Je suspends
        ! date de fin
        """,
        """
        > pause Netflix from February 1st
        not on another day
        > pause Netflix until February 1st
        a pause has no end date, so ending it is up to you. Shall I go ahead?
        > no
        > cancel Netflix once and for all
        I’ll stop the recurring payment
        """,
        """
        > coupe le paiement automatique jusqu'à lundi
        pas un autre jour
        """,
        """
        > turn off auto-pay for a week
        not on another day
        """,
        """
        > autorise le paiement automatique jusqu'à 40 par jour
        40,00 € par jour
        """,
        """
        > remove the auto-pay limit
        ! turn off auto-pay
        """,
        """
        > annule Netflix sauf si c'est moins de 10 euros
        condition
        ! 10,00 €
        """,
        """
        > stake 10 YANI tomorrow
        not on another day
        > stake 10 YANI every week
        stake coins once at a time
        """,
        """
        > send 5 yani coins to Paul
        not YANI
        ! stake
        """,
        """
        > refuse toutes les demandes de plus de 5 euros
        Je refuse la demande
        ! automatique
        """,
        """
        > decline all requests above 500
        ! I’ll decline
        """,
        """
        > quelles sont mes limites ?
        Tu peux payer 400,00 € par jour au plus
        > what are my limits?
        €400.00 a day
        > quel est mon plafond journalier ?
        400,00 € par jour
        > set my daily limit to 200
        €200.00 a day
        """,
        """
        > Jusqu'à quelle somme peux-tu payer sans me consulter ?
        aiement automatique
        ! pas un autre jour
        """,
        """
        > jvais dépenser cb en janvier
        ! Tu n’as rien dépensé
        > prévsion de dépenses pur aout
        ! Tu n’as rien dépensé
        """,
        """
        > Combien j'ai dépensé en natel et internet sur l'année ?
        ! énergie et télécoms et
        > Combien m'ont coûté les sorties au resto depuis Noël ?
        ! loisirs
        > Il me restera encore combien quand toutes les factures auront passé, 70 euros ?
        ! Tu dois
        """,
        """
        > double mon budget courses
        800,00 € par mois
        > cut my groceries budget in half
        €400.00
        """,
        """
        > mets un budget Lidl de 100 euros
        Pour quelle catégorie
        > combien me reste-t-il dans mon budget Lidl ?
        ! total
        """,
        """
        > pay EDF when it's due
        €80.00 on 1 December 2026
        """,
        """
        > paie EDF la veille de l'échéance
        80,00 € à EDF le 30 novembre 2026
        """,
        """
        > pay the EDF bill due tomorrow
        ! 1 December
        """,
        """
        > I forgot to send Paul 20 yesterday, please do it
        I’ll send €20.00 to Paul Martin. Shall
        """,
        """
        > je n'ai pas encore payé EDF, fais-le
        Je paie 80,00 € à EDF
        """,
        """
        > I didn't send Paul 20, don't do it
        ! Paul Martin
        """,
        """
        > j'ai perdu ma carte bleue
        J’ai bloqué ta carte bleue
        """,
        """
        > si Paul redemande de l'argent, refuse
        condition
        ! Je refuse
        """,
        """
        > ajoute ma carte Fnac 123456789
        > supprime mes cartes Fnac et Carrefour
        « Fnac »
        « Carrefour »
        > oui
        > montre mes cartes de fidélité
        ! Carrefour
        """,
        """
        > quelle est ma carte la plus ancienne
        ! J’ai bloqué
        """,
        """
        > ma carte bloque au distributeur
        ! J’ai bloqué
        """,
        """
        > bloque ma carte
        J’ai bloqué
        """,
    ]
}

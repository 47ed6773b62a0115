/// Conversations that set something: what was restated is what is kept, and is told so.
extension TalkTests {
    static let settingTalks = [
        // A card that is only named is not stopped at once.
        """
        > visa requirements
        ! I’ve frozen
        > no
        > freeze my visa card
        I’ve frozen
        """,
        """
        > limite le paiement automatique à 200 euros par mois
        200,00 € par mois
        > oui
        code PIN
        > 1234
        200,00 € par mois
        > montre mes réglages de paiement automatique
        200,00 € par mois au plus
        ! par jour
        """,
        """
        > limite le paiement automatique à 200 euros par an
        par an
        par jour, par semaine ou par mois
        Rien n’a changé
        ! Je confirme
        """,
        """
        > limit auto-pay for Paul to 30 euros a week
        auto-pay for Paul Martin to €30.00 a week
        > yes
        > 1234
        €30.00 a week
        > show my auto-pay settings
        Paul Martin: at most €30.00 a week
        """,
        """
        > auto-approve requests from Paul up to 50 euros a month
        I’ll turn on auto-pay and allow it for Paul Martin up to €50.00 a month
        > yes
        > 1234
        up to €50.00 a month
        > show my auto-pay settings
        Auto-pay is on
        Paul Martin: at most €50.00 a month
        ! up to €50.00 without asking
        """,
        """
        > accepte automatiquement les demandes de Paul jusqu'à 20 euros
        J’active le paiement automatique et je l’autorise pour Paul Martin jusqu’à 20,00 € par demande
        > oui
        > 1234
        > montre mes réglages de paiement automatique
        activé
        Paul Martin : jusqu’à 20,00 € par demande
        """,
        """
        > accepte automatiquement les demandes de Paul jusqu'à 50 euros
        > oui
        > 1234
        > accepte automatiquement les demandes de Paul jusqu'à 20 euros
        > oui
        > 1234
        > montre mes réglages de paiement automatique
        jusqu’à 20,00 € par demande
        ! 50,00 €
        """,
        """
        > active le paiement automatique pour Paul
        J’active le paiement automatique et je l’autorise pour Paul Martin
        > oui
        > 1234
        > montre mes réglages de paiement automatique
        est activé
        Paul Martin
        """,
        """
        > set my spending limit to 300 euros a week
        €300.00 a week
        > yes
        PIN
        > 1234
        €300.00 a week
        > send 100 to Paul
        > yes
        €400.00 left
        > send 250 to Zoé
        Your limit is €300.00 a week
        """,
        """
        > fixe ma limite de paiement à 300 euros par an
        par an
        Rien n’a changé
        """,
        """
        > passe Netflix à la formule Premium
        formule
        Rien n’a changé
        ! Je confirme
        > passe Netflix à la formule Premium à 19,99 euros
        le paiement à Netflix à 19,99 €
        ! Premium
        """,
        """
        > mets mon budget restos à 50 euros par semaine
        50,00 € par semaine
        > où en est mon budget restos ?
        cette semaine
        ! ce mois-ci
        """,
        """
        > mets mon budget courses à 100 euros par semaine
        100,00 € par semaine
        > where is my groceries budget at?
        of €100.00 spent this week
        ! €400.00
        """,
        """
        > mets mon budget courses à 10 euros par jour
        par jour
        par semaine, par mois ou par an
        Rien n’a changé
        """,
        """
        > baisse mon budget courses à moins de 300 €
        300,00 €
        ! 100,00
        """,
        """
        > block any payment over 500
        €500.00 a payment
        """,
        """
        > remove my monthly limit
        already the case
        > set my spending limit to 300 euros a month
        > yes
        > 1234
        > show my card status
        at most
        €300.00 a month
        > supprime ma limite mensuelle
        Je supprime ta limite par mois
        > oui
        code PIN
        > 1234
        J’ai supprimé ta limite par mois
        """,
        """
        > envoie 20 à Paul demain
        > oui
        > what's scheduled?
        Paul Martin: €20.00
        """,
        """
        > top up my épargne account to 3500 every month
        ! Netflix
        """,
        """
        > passe mon budget courses à 300
        300,00 € par mois
        """,
        """
        > what was my savings balance yesterday?
        On 19 November 2026 the balance of “épargne”
        """,
        """
        > vire 900 vers mon épargne tous les mois
        > oui
        400,00 €
        ! J’ai programmé
        > montre mes paiements réguliers
        ! épargne
        """,
        """
        > envoie 10 à Paul tous les jours
        > oui
        J’ai programmé
        Il te reste 490,00 €
        > annule
        > oui
        Il te reste 500,00 €
        """,
    ]
}

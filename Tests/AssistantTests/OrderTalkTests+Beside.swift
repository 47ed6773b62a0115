/// When an order is carried out, whose account it goes to, and what else is ordered with a yes.
extension OrderTalkTests {
    static let dayBoundTalks = [
        """
        > envoie 100 à Zoé mais pas avant lundi
        100,00 € à Zoé Lefèvre le 23 novembre 2026
        """,
        """
        > send 100 to Zoé not until Monday
        €100.00 to Zoé Lefèvre on 23 November 2026
        """,
        """
        > envoie 100 à Zoé avant lundi
        J’envoie 100,00 € à Zoé Lefèvre. Je
        """,
        """
        > envoie 100 à Zoé pas plus tard que lundi
        J’envoie 100,00 € à Zoé Lefèvre. Je
        """,
        """
        > send 50 to Marie any day but Monday
        For which day
        > Tuesday
        €50.00 to Marie Dupont on 24 November 2026
        """,
        """
        > send 20 to Marie every Friday except this week
        ! every Friday
        """,
        """
        > envoie 50 à Marie mais pas lundi
        Pour quel jour
        """,
        """
        > send 50 to Marie on Tuesday, not Monday
        €50.00 to Marie Dupont on 24 November 2026
        """,
    ]

    static let onceTalks = [
        """
        > envoie 20 à Marie tous les mois
        > non, une seule fois, demain
        20,00 € à Marie Dupont le 21 novembre 2026
        ! tous les mois
        """,
        """
        > send 20 to Marie every month
        > no just once, tomorrow
        €20.00 to Marie Dupont on 21 November 2026
        ! every month
        """,
        """
        > envoie 50 à Marie le dernier jour du mois
        50,00 € à Marie Dupont le 30 novembre 2026
        ! tous les mois
        """,
        """
        > send 50 to Marie on the last day of the month
        €50.00 to Marie Dupont on 30 November 2026
        ! every month
        """,
        """
        > send 50 to Marie on the last day of every month
        every month on the last day
        """,
        """
        > programme un virement permanent de 50 à Marie le dernier jour du mois
        tous les mois, le dernier jour
        """,
    ]

    static let limitBesideTalks = [
        """
        > fixe ma limite à 500 par jour
        > et 200 par paiement
        500,00 € par jour
        ! 200
        > oui
        200,00 € par paiement
        """,
        """
        > fixe ma limite à 500 par jour
        > oui
        > et 200 par paiement
        200,00 € par paiement
        """,
        """
        > limit me to 100 per payment and 500 per day
        €100.00 a payment
        > yes
        €500.00 a day
        """,
        """
        > limit auto-pay for Zoé to 30 a week
        > yes
        > make it 40
        €40.00 a week
        """,
    ]

    static let besideTalks = [
        """
        > send 20 to Marie
        > yes and freeze my card
        I’ll send €20.00 to Marie Dupont. Shall
        > yes
        I’ve sent €20.00
        I’ve frozen your card
        """,
        """
        > envoie 20 à Marie
        > oui et paye EDF
        J’envoie 20,00 € à Marie Dupont. Je
        > oui
        J’ai envoyé 20,00 €
        84,20 € à EDF
        """,
        """
        > cancel Netflix
        > yes and cancel Spotify
        to Netflix
        > yes
        to Spotify
        """,
        """
        > send 20 to Marie
        > ok and send 10 to Zoé
        €20.00 to Marie Dupont
        > yes
        €10.00 to Zoé Lefèvre
        """,
        """
        > envoie 20 à Marie
        > oui et merci
        J’ai envoyé 20,00 €
        """,
        """
        > pay EDF
        > yes and pay it tomorrow
        EDF €84.20 on 21 November 2026
        > yes
        ! Orange
        """,
    ]

    static let clauseTalks = [
        """
        > arrête Netflix et passe Spotify à 12
        J’arrête le paiement régulier de 15,99 € à Netflix
        > oui
        Spotify à 12,00 €
        """,
        """
        > passe Netflix à 12 et Spotify à 9
        Netflix à 12,00 €
        > oui
        Spotify à 9,00 €
        """,
        """
        > suspends Netflix et arrête Spotify
        Je suspends
        > oui
        J’arrête le paiement régulier de 10,99 € à Spotify
        """,
        """
        > peux tu me dire combien il me reste et puis envoyer vingt euros à Paul
        Ton solde est de 1 250,00 €
        20,00 € à Paul Martin
        """,
        """
        > what's left on my account and then send 20 to Paul
        €1,250.00
        €20.00 to Paul Martin
        """,
        """
        > pay EDF, no Orange
        I’ll pay Orange €29.99
        > yes
        ! EDF
        """,
        """
        > pay EDF tomorrow, no, Orange on Monday
        I’ll pay Orange €29.99 on 23 November 2026
        """,
        """
        > paye EDF non attends Orange
        29,99 € à Orange
        """,
        """
        > pay EDF and keep 20 for Orange
        I’ll pay EDF €84.20
        > yes
        ! Orange
        """,
    ]

    static let foreignAccountTalks = [
        """
        > envoie 50 à Marie sur son livret
        50,00 € à Marie Dupont, sur le compte noté dans tes contacts
        ! épargne
        """,
        """
        > send 50 to Marie's savings
        €50.00 to Marie Dupont, to the account in your contacts
        ! épargne
        """,
        """
        > envoie 50 sur le livret de Marie
        À qui
        """,
        """
        > envoie 50 à Paul depuis mon livret
        50,00 € à Paul Martin depuis le compte « épargne »
        """,
        """
        > envoie 50 sur mon livret
        vers le compte « épargne »
        """,
    ]

    static let surplusTalks = [
        """
        > send Paul whatever is above 1000
        I’ll send €250.00 to Paul Martin
        """,
        """
        > send Paul the rest above 1000
        I’ll send €250.00 to Paul Martin
        """,
        """
        > vire à Marie ce qui dépasse 1000 euros
        250,00 € à Marie Dupont
        """,
        """
        > transfer whatever exceeds 1000 to my savings
        I’ll move €250.00
        """,
        """
        > send anything above 2000 to Paul
        nothing available
        """,
        """
        > approve anything under 50 from Paul
        Paul Martin up to €50.00 a request
        """,
    ]

    static let calledTalks = [
        """
        > verse 30 à ma proprio le 5 de chaque mois
        > oui
        > passe le virement de la proprio à 32
        Marie Dupont à 32,00 €
        > non
        > mets celui de Marie en pause
        Je suspends le paiement régulier de 30,00 € à Marie Dupont
        """,
        """
        > envoie 15 à Zoé lundi
        > oui
        > déplace-le à mardi
        > oui
        > annule le paiement à Zoé
        J’arrête le paiement prévu de 15,00 € à Zoé Lefèvre le 24 novembre 2026
        > oui
        J’ai arrêté
        """,
        """
        > ajoute ma carte de fidélité Auchan 99887766
        la carte « Auchan », numéro 99887766
        """,
    ]

    static let priceTalks = [
        """
        > paie 12,99 à Deezer tous les mois à partir du 1er décembre
        > oui
        > passe Deezer à 15,99 à partir de janvier
        pas un autre jour
        > mes paiements programmés
        12,99 €
        """,
        """
        > paie 12,99 à Deezer tous les mois à partir du 1er décembre
        > oui
        > passe Deezer toutes les semaines à partir de janvier
        pas un autre jour
        > passe Deezer à 15,99 à partir du 1er décembre
        Deezer à 15,99 €
        """,
    ]
}

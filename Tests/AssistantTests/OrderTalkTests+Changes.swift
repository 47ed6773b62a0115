/// What was set up or restated and is changed by a few words that name little of it.
extension OrderTalkTests {
    static let limitTalks = [
        """
        > limit me to 100 a day
        > yes
        > send 120 to Marie
        Your limit is €100.00 a day
        > lower the limit to 80
        set your limit to €80.00 a day
        ! to Marie
        > yes
        set your limit
        """,
        """
        > envoie 20 à Marie
        > mets la limite à 80
        ta limite à 80,00 € par jour
        ! à Marie
        """,
        """
        > envoie 20 à Marie
        > monte la limite à 200
        ta limite à 200,00 € par jour
        """,
        """
        > fixe ma limite de paiement à 100 par semaine
        > oui
        > mets la limite à 80
        ta limite à 80,00 € par semaine
        """,
        """
        > envoie 20 à Marie
        > trop cher, 15 max
        15,00 € à Marie
        """,
    ]

    static let unknownNameTalks = [
        """
        > envoie 20 à Jean et 10 à Paul
        Je ne trouve pas « Jean »
        À qui veux-tu envoyer 20 ?
        > Marie
        20,00 € à Marie Dupont
        10,00 € à Paul Martin
        > oui
        Il te reste 970,00 €
        """,
        """
        > send 20 to Paul and 10 to Jean
        Who should I send 10 to?
        > to Marie
        €20.00 to Paul Martin
        €10.00 to Marie Dupont
        """,
        """
        > envoie 20 à Jean et 10 à Paul
        > Paul
        20,00 € à Paul Martin
        10,00 € à Paul Martin
        """,
        """
        > demande 20 à Jean et 10 à Paul
        > Marie
        20,00 € à Marie Dupont
        10,00 € à Paul Martin
        """,
        """
        > envoie 20 à Jean et 10 à Paul
        > laisse tomber
        annule
        """,
    ]

    static let guardTalks = [
        """
        > active l'auto-pay pour Paul
        > oui
        > active l'auto-pay pour Marie
        > oui
        > désactive pour Paul
        > oui
        > montre l'auto-pay
        Marie Dupont
        ! Paul
        > désactive tout
        Je coupe le paiement automatique.
        > oui
        > montre l'auto-pay
        coupé
        """,
        """
        > turn on auto-pay for Paul
        > yes
        > turn everything off
        I’ll turn off auto-pay.
        """,
        """
        > turn on auto-pay up to 50 a day
        > yes
        > show auto-pay
        Auto-pay is on, at most €50.00 a day
        """,
        """
        > active l'autopay avec un max de 100 par jour
        > oui
        > montre l'auto-pay
        Le paiement automatique est activé, 100,00 € par jour au plus
        """,
        """
        > limit auto-pay to 50 a day
        > yes
        > show auto-pay
        Auto-pay is off, at most €50.00 a day
        """,
        """
        > mets un code pin
        > 1234
        > désactive le code
        Le code PIN ne s’enlève pas
        > j'ai oublié mon code pin
        n’est gardé nulle part en clair
        ! s’il te plaît
        > I forgot my PIN
        kept nowhere in the clear
        """,
    ]

    static let asideTalks = [
        """
        > mets 40 de côté pour les vacances
        Tu n’as pas de compte « épargne »
        > montre mes budgets
        Tu n’as pas de budget
        """,
        """
        > put 40 aside for the holidays
        You have no account called “savings”
        """,
        """
        > set aside 200 for groceries as a budget
        groceries budget to €200.00
        """,
    ]

    static let referenceTalks = [
        """
        > envoie 20 à Paul tous les mois le 5
        > oui
        > suspends-le
        Je suspends
        > oui
        > reprends-le
        Je relance le paiement régulier de 20,00 € à Paul Martin
        > oui
        J’ai relancé
        """,
        """
        > set up 30 a month to Paul
        > yes
        > pause it
        I’ll pause
        > yes
        > resume it
        I’ll resume
        """,
        """
        > set a budget of 200 for groceries
        > raise it by 50
        groceries budget to €250.00
        > make it 300
        groceries budget to €300.00
        > remove it
        remove the groceries budget of €300.00
        """,
        """
        > mets un budget de 200 pour les courses
        > augmente-le de 50
        budget courses à 250,00 €
        > baisse-le de 20
        budget courses à 230,00 €
        """,
        """
        > envoie 40 à Marie le 28
        > oui
        > envoie 20 à Paul le 30
        > oui
        > annule celui du 28
        40,00 € à Marie Dupont
        ! Paul
        > oui
        > mes virements programmés
        Paul Martin
        ! Marie
        """,
        """
        > envoie 40 à Marie le 30
        > oui
        > envoie 40 à Marie le 28
        > oui
        > annule celui du 30
        J’arrête le paiement prévu de 40,00 € à Marie Dupont le 30 novembre 2026
        > non
        > annule celui du 29
        Je ne trouve pas de paiement régulier
        """,
        """
        > send 40 to Marie on the 28th
        > yes
        > send 20 to Paul on the 30th
        > yes
        > cancel the one on the 30th
        €20.00 to Paul Martin
        ! Marie
        """,
    ]

    static let turnaboutTalks = [
        """
        > send 50 to Marie on Friday
        27 November 2026
        > a week later
        4 December 2026
        """,
        """
        > envoie 50 à Marie vendredi
        > le lendemain
        28 novembre 2026
        > la veille
        27 novembre 2026
        """,
        """
        > send 50 to Marie tomorrow
        > no, the day after
        22 November 2026
        > the day after tomorrow
        22 November 2026
        """,
        """
        > envoie 20 à Paul et 30 à Marie
        > plutôt l'inverse
        30,00 € à Paul Martin
        20,00 € à Marie Dupont
        """,
        """
        > send 20 to Paul and 30 to Marie
        > no, the other way round
        €30.00 to Paul Martin
        €20.00 to Marie Dupont
        """,
        """
        > demande 20 à Paul
        > non, envoie-lui 20
        J’envoie 20,00 € à Paul Martin
        > oui
        Il te reste 980,00 €
        """,
        """
        > ask Paul for 20
        > no, send him 20
        I’ll send €20.00 to Paul Martin
        """,
        """
        > envoie 20 à Paul
        > non, demande-lui 25
        Je demande 25,00 € à Paul Martin
        """,
        """
        > envoie 40 à Marie
        > oui sauf que c'est 45
        45,00 € à Marie Dupont. Je confirme ?
        > oui
        Il te reste 955,00 €
        """,
        """
        > send 40 to Marie
        > yes except it's 45
        €45.00 to Marie Dupont. Shall I go ahead?
        """,
    ]

    static let yesTalks = [
        """
        > send 20 to Paul
        > yep cheers
        I’ve sent €20.00
        """,
        """
        > envoie 20 à Paul
        > ouais merci beaucoup
        J’ai envoyé 20,00 €
        """,
        """
        > send 20 to Paul
        > ok cheers
        Shall I go ahead?
        > grand, thanks
        Shall I go ahead?
        > no thanks
        Nothing was sent
        """,
        """
        > envoie 20 à Paul
        > ok merci
        Je confirme ?
        > non merci
        Rien n’a été envoyé
        """,
    ]
}

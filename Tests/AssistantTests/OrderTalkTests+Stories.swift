/// Orders with a story around them that says what is somebody's share, who is meant and when it
/// was, and orders that take money out of an account or leave something as it is.
extension OrderTalkTests {
    static let spareTalks = [
        """
        > annule Spotify mais garde Netflix
        à Spotify
        ! Netflix
        """,
        """
        > keep Netflix, cancel Spotify
        to Spotify
        ! Netflix
        """,
        """
        > annule tous mes abonnements mais garde Netflix
        à Spotify
        ! Netflix
        """,
        """
        > cancel all my subscriptions but keep Netflix
        to Spotify
        ! Netflix
        """,
        """
        > I don't want to keep Netflix, cancel it
        to Netflix
        """,
        """
        > keep Netflix and cancel everything else
        to Spotify
        ! Netflix
        """,
        """
        > garde Netflix et annule tout le reste
        à Spotify
        ! Netflix
        """,
        """
        > garde Netflix
        ! J’arrête
        """,
        """
        > garde Netflix en pause
        à Netflix
        ! Spotify
        """,
        """
        > annule mes abonnements mais garde Netflix
        à Spotify
        ! Netflix
        """,
    ]

    static let withdrawalTalks = [
        """
        > prends 50 sur mon épargne
        50,00 € du compte « épargne » vers le compte principal
        """,
        """
        > prends 50 dans mon épargne
        50,00 € du compte « épargne » vers le compte principal
        """,
        """
        > retire 100 euros de mon compte épargne
        100,00 € du compte « épargne » vers le compte principal
        """,
        """
        > take 50 out of my savings
        €50.00 from “épargne” to the main account
        """,
        """
        > withdraw 100 from savings
        €100.00 from “épargne” to the main account
        """,
        """
        > puise 80 dans l'épargne
        80,00 € du compte « épargne » vers le compte principal
        """,
        """
        > prends 50 sur le compte joint et mets-les sur l'épargne
        50,00 € de « compte joint » vers le compte « épargne »
        """,
        """
        > prends 50 sur le compte courant et mets-les sur l'épargne
        50,00 € du compte principal vers le compte « épargne »
        """,
        """
        > mets 50 sur mon épargne
        50,00 € du compte principal vers le compte « épargne »
        """,
        """
        > prends 50 sur mon épargne pour Paul
        50,00 € à Paul Martin depuis le compte « épargne »
        """,
        """
        > take 50 from my savings and send it to Paul
        €50.00 to Paul Martin from “épargne”
        """,
    ]

    static let ownShareTalks = [
        """
        > Hier soir on a mangé avec Paul, il a payé 60 euros, rembourse-lui ma part
        30,00 € à Paul Martin
        """,
        """
        > Hier soir on a mangé avec Paul et Zoé, Paul a payé 60 euros, rembourse-lui ma part
        20,00 € à Paul Martin
        """,
        """
        > On a dîné avec Paul et Zoé hier, Paul a payé 45, rends-lui ma part
        15,00 € à Paul Martin
        """,
        """
        > I owe Paul 60, send him half now and half tomorrow
        I’ll send €30.00 to Paul Martin.
        I’ll send €30.00 to Paul Martin on 21 November 2026.
        """,
        """
        > Hier soir on a mangé avec Paul et des amis, il a payé 60 euros, rembourse-lui ma part
        ! 60,00 € à
        """,
        """
        > Paul a réglé 30 € de taxi pour nous deux, vire-lui la moitié
        15,00 € à Paul Martin
        """,
        """
        > Hier soir on est allés au resto avec Zoé, elle a avancé 48 euros, envoie-lui ma moitié
        24,00 € à Zoé Lefèvre
        """,
        """
        > Paul covered the 36 euro cab for the three of us, send him my share
        €12.00 to Paul Martin
        """,
        """
        > Marie paid 50 for the concert tickets, send her my half
        €25.00 to Marie Dupont
        """,
        """
        > Paul and I had lunch, he paid 24 for both of us, can you pay him back my half please
        €12.00 to Paul Martin
        """,
        """
        > yesterday I had dinner with Paul, bill was 80, he paid, send him half
        €40.00 to Paul Martin
        """,
        """
        > envoie 50 à Paul, je lui donne l'autre moitié en espèces
        50,00 € à Paul Martin
        """,
    ]

    static let otherShareTalks = [
        """
        > On était quatre au resto, j'ai payé 120, demande leur part à Paul, Zoé et Marie
        30,00 € à Paul Martin
        """,
        """
        > I paid 84 for dinner for the three of us, ask Paul and Marie for their share
        €28.00
        """,
    ]

    static let lessTalks = [
        """
        > send Paul 100 minus the 20 he owes me
        I’ll send €80.00 to Paul Martin
        """,
        """
        > envoie 120 à Paul moins les 30 qu'il me doit
        J’envoie 90,00 € à Paul Martin
        """,
        """
        > send Paul 100 minus what he owes me
        ! €100.00 to
        """,
        """
        > send Paul 20 minus the 50 he owes me
        ! Shall I go ahead
        """,
    ]

    static let lentTalks = [
        """
        > Marie lent me 30 last week and 12 yesterday, pay her back
        €42.00 to Marie Dupont
        """,
        """
        > Marie m'a prêté 30 puis 15, rends-lui tout
        45,00 € à Marie Dupont
        """,
        """
        > Paul lent me 40 and then 25, pay him back all of it
        €65.00 to Paul Martin
        """,
        """
        > envoie 20 à Paul, au moins ce mois-ci
        20,00 € à Paul Martin
        """,
        """
        > Paul m'a prêté 30, non 40, rends-lui tout
        40,00 € à Paul Martin
        """,
    ]

    static let toldDayTalks = [
        """
        > Marie turns 25 tomorrow, send her 40
        €40.00 to Marie Dupont. Shall
        """,
        """
        > je vois Paul samedi, envoie-lui 20 euros
        J’envoie 20,00 € à Paul Martin. Je
        """,
        """
        > pay Paul back the 15 from November 3rd
        €15.00 to Paul Martin. Shall
        """,
        """
        > rends à Zoé les 40 euros du mois dernier
        J’envoie 40,00 € à Zoé Lefèvre. Je
        """,
        """
        > demain, envoie 20 à Paul
        20,00 € à Paul Martin le 21 novembre 2026
        """,
    ]

    static let severalDayTalks = [
        """
        > envoie 20 à Paul demain et après-demain
        20,00 € à Paul Martin le 21 novembre 2026
        > oui
        20,00 € à Paul Martin le 22 novembre 2026
        """,
        """
        > pay EDF and Orange on December 1st
        EDF €84.20 on 1 December 2026
        > yes
        Orange €29.99 on 1 December 2026
        """,
        """
        > paie EDF et Orange demain
        84,20 € à EDF le 21 novembre 2026
        > oui
        29,99 € à Orange le 21 novembre 2026
        """,
        """
        > paie EDF demain et Orange vendredi
        84,20 € à EDF le 21 novembre 2026
        > oui
        29,99 € à Orange le 27 novembre 2026
        """,
        """
        > paie EDF maintenant et Orange demain
        84,20 € à EDF. Je
        > oui
        29,99 € à Orange le 21 novembre 2026
        """,
    ]

    static let noteTalks = [
        """
        > send 30 to Paul with the note "happy birthday, 25 today!"
        I’ll send €30.00 to Paul Martin for “happy birthday, 25 today!”
        """,
        """
        > envoie 30 € à Paul pour les 2 places à 15 €
        J’envoie 30,00 € à Paul Martin
        """,
        """
        > send Paul 45 for 3 tickets at 15 each
        €45.00 to Paul Martin
        """,
    ]

    static let namedTalks = [
        """
        > Zoé fête ses 30 ans, envoie-lui 50 euros
        J’envoie 50,00 € à Zoé Lefèvre
        """,
        """
        > envoie-lui 50 pour l'anniversaire de Zoé
        À qui
        """,
    ]
}

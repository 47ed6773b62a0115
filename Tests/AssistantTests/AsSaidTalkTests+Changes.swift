/// What is made of orders once they are restated or done, one of several, the same again, or more.
extension AsSaidTalkTests {
    static let oneOfSeveralTalks = [
        """
        > envoie 20 à Paul et 10 à Marie
        > le deuxième demain
        20,00 € à Paul Martin
        ! Marie
        > oui
        10,00 € à Marie Dupont le 21 novembre 2026
        """,
        """
        > send 20 to Paul and 10 to Marie
        > the first one on Monday
        €10.00 to Marie Dupont
        ! Paul
        > yes
        €20.00 to Paul Martin on 23 November 2026
        """,
        """
        > envoie 20 à Paul et 10 à Marie
        > le premier lundi
        10,00 € à Marie Dupont
        ! tous les mois
        > oui
        20,00 € à Paul Martin le 23 novembre 2026
        """,
        """
        > envoie 20 à Paul et 10 à Marie
        > celui de Paul lundi
        10,00 € à Marie Dupont
        > oui
        20,00 € à Paul Martin le 23 novembre 2026
        """,
        """
        > send 20 to Paul and 10 to Marie
        > Paul's from savings
        €10.00 to Marie Dupont
        ! from
        > yes
        €20.00 to Paul Martin from “épargne”
        """,
        """
        > envoie 20 à Paul et 10 à Marie
        > celui de Marie depuis l'épargne
        20,00 € à Paul Martin
        ! épargne
        > oui
        10,00 € à Marie Dupont depuis le compte « épargne »
        """,
        """
        > envoie 20 à Paul et 10 à Marie
        > le second depuis l'épargne
        20,00 € à Paul Martin
        ! épargne
        > oui
        10,00 € à Marie Dupont depuis le compte « épargne »
        """,
        """
        > send 20 to Paul and 10 to Marie
        > make the second one 15
        €20.00 to Paul Martin
        €15.00 to Marie Dupont
        > the first for pizza
        €15.00 to Marie Dupont
        ! pizza
        > yes
        €20.00 to Paul Martin for “pizza”
        """,
        """
        > envoie 20 à Paul et 10 à Marie
        > décale le deuxième à lundi
        20,00 € à Paul Martin
        ! Marie
        > oui
        10,00 € à Marie Dupont le 23 novembre 2026
        """,
        """
        > send 20 to Paul and 10 to Marie
        > 5 more for the second one
        €20.00 to Paul Martin
        €15.00 to Marie Dupont
        """,
        // All are meant, or a day is.
        """
        > envoie 20 à Paul et 10 à Marie
        > depuis l'épargne
        20,00 € à Paul Martin depuis le compte « épargne »
        10,00 € à Marie Dupont depuis le compte « épargne »
        """,
        """
        > envoie 20 à Paul et 10 à Marie
        > le premier décembre
        20,00 € à Paul Martin le 1er décembre 2026
        10,00 € à Marie Dupont le 1er décembre 2026
        """,
        """
        > send 20 to Paul and 10 to Marie
        > not the second one
        €20.00 to Paul Martin
        ! Marie
        """,
    ]

    static let namesakeTalks = [
        """
        > send 10 to Paul
        > idem Sophie
        I know several for “Sophie”
        > Sophie Leroy
        €10.00 to Paul Martin
        €10.00 to Sophie Leroy
        ! Bernard
        """,
        """
        > envoie 10 à Paul
        > idem Sophie
        plusieurs possibilités pour « Sophie »
        """,
        """
        > send 10 to Paul
        > idem Sophie Leroy
        €10.00 to Paul Martin
        €10.00 to Sophie Leroy
        ! Bernard
        """,
        """
        > send 10 to Paul
        > yes
        > do the same for Sophie
        I know several for “Sophie”
        """,
    ]

    static let againTalks = [
        """
        > send 20 to Paul
        > yes
        > again but 30
        I’ll send €30.00 to Paul Martin
        > yes
        > again for Marie
        I’ll send €30.00 to Marie Dupont
        """,
        """
        > send 20 to Paul
        > yes
        > same again for Marie
        I’ll send €20.00 to Marie Dupont
        > yes
        > do it again tomorrow
        I’ll send €20.00 to Marie Dupont on 21 November 2026
        """,
        """
        > envoie 20 à Paul
        > oui
        > refais-le pour Marie
        J’envoie 20,00 € à Marie Dupont
        ! Paul
        > oui
        > encore mais 30
        J’envoie 30,00 € à Marie Dupont
        """,
        """
        > envoie 20 à Paul
        > oui
        > encore une fois pour Lucas mais 15
        J’envoie 15,00 € à Lucas Petit
        ! Paul
        > non
        > refais-le demain
        J’enverrai 20,00 € à Paul Martin le 21 novembre 2026
        """,
        """
        > envoie 20 à Paul
        > oui
        > refais-le pour Sophie
        plusieurs possibilités pour « Sophie »
        """,
        """
        > demande 20 à Paul
        > oui
        > refais-le pour Marie
        Je demande 20,00 € à Marie Dupont
        """,
        """
        > send 20 to Paul
        > yes
        > one more
        I’ll send €20.00 to Paul Martin. Shall
        > yes
        > again from savings
        I’ll send €20.00 to Paul Martin from “épargne”
        """,
        """
        > send 20 to Paul
        > yes
        > again
        I’ll send €20.00 to Paul Martin. Shall
        """,
    ]

    static let moreTalks = [
        """
        > send 20 to Paul
        > yes
        > add 10 more
        I’ll send €10.00 to Paul Martin
        > yes
        > another 5
        I’ll send €5.00 to Paul Martin
        """,
        """
        > envoie 20 à Paul
        > oui
        > rajoute 10
        J’envoie 10,00 € à Paul Martin
        ! annule
        > oui
        > encore 5
        J’envoie 5,00 € à Paul Martin
        > oui
        > rajoute-lui 7
        J’envoie 7,00 € à Paul Martin
        """,
        """
        > demande 20 à Paul
        > oui
        > 10 de plus
        Je demande 10,00 € à Paul Martin
        """,
        """
        > send 20 to Paul
        > yes
        > 10 more
        I’ll send €10.00 to Paul Martin
        """,
        """
        > send 20 to Paul and 10 to Marie
        > yes
        > 10 more for Marie
        I’ll send €10.00 to Marie Dupont
        ! Paul
        > no
        > rajoute 10
        10 pour chacun, ou en tout
        """,
    ]

    static let refusedBesideTalks = [
        """
        > freeze my card and don't pay EDF
        I’ve frozen your card
        ! pay EDF
        """,
        """
        > bloque ma carte et ne paie pas EDF
        J’ai bloqué ta carte
        """,
        """
        > freeze my card but don't send 20 to Paul
        I’ve frozen your card
        ! €20.00
        """,
        """
        > pay EDF
        > freeze my card and don't pay EDF
        I’ve frozen your card
        > yes
        There is nothing pending
        """,
    ]

    static let closingTalks = [
        """
        > close my account
        not something I do
        ! locked
        > delete my account please
        not something I do
        > ferme mon compte
        je ne sais pas le faire
        > supprime mon compte
        je ne sais pas le faire
        > je veux résilier mon compte
        je ne sais pas le faire
        > close my savings account
        not something I do
        > send 20 to Paul
        €20.00 to Paul Martin
        """,
        """
        > lock my account
        I’ve locked your wallet
        """,
        """
        > bloque mon compte
        J’ai verrouillé ton portefeuille
        """,
    ]

    static let restatedYesTalks = [
        """
        > send 20 to Marie
        > yes, 20 euros
        I’ve sent €20.00 to Marie Dupont
        > thanks a million
        You’re welcome
        """,
        """
        > send 20 to Marie
        > yes 20 to Marie
        I’ve sent €20.00 to Marie Dupont
        """,
        """
        > envoie 20 à Marie
        > oui 20 à Marie
        J’ai envoyé 20,00 € à Marie Dupont
        """,
        """
        > envoie 20 à Marie
        > oui, 20 euros
        J’ai envoyé 20,00 € à Marie Dupont
        """,
        """
        > envoie 400 à ma proprio
        > oui à ma proprio
        code PIN
        """,
        """
        > envoie 40 à ma proprio
        > oui à ma proprio
        J’ai envoyé 40,00 € à Jeanne Roy
        """,
        """
        > send 20 to Paul
        > don't hesitate
        I’ve sent €20.00 to Paul Martin
        """,
        """
        > envoie 20 à Paul
        > n'hésite pas
        J’ai envoyé 20,00 € à Paul Martin
        """,
        """
        > send 20 to Paul
        > don't, wait
        ! I’ve sent
        """,
        // Another amount or currency, or somebody else, is no yes to this.
        """
        > send 20 to Marie
        > yes, 30 euros
        I’ll send €30.00 to Marie Dupont. Shall
        > yes 30 to Paul
        ! I’ve sent
        > yes, 20 dollars
        ! I’ve sent
        > yes 20 twice
        ! I’ve sent
        > yes 20 or 30
        ! I’ve sent
        """,
    ]
}

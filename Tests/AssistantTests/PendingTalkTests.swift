import Testing

/// What is said while orders await a yes, or right behind them. How it is written is said in
/// `TalkTests`.
struct PendingTalkTests {
    static let noteTalks = [
        """
        > send 20 to Marie for cinema
        for “cinema”
        > remove the note
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        """,
        """
        > envoie 20 à Marie pour le cinéma
        > enlève le motif
        J’envoie 20,00 € à Marie Dupont. Je confirme ?
        > sans motif
        J’envoie 20,00 € à Marie Dupont. Je confirme ?
        """,
        """
        > envoie 20 à Marie pour le cinéma
        > supprime la note stp
        J’envoie 20,00 € à Marie Dupont. Je confirme ?
        """,
        """
        > send 20 to Marie for cinema
        > not cinema, theatre
        for “theatre”
        """,
        """
        > send 20 to Marie for cinema tickets
        > theatre instead of cinema
        for “theatre tickets”
        """,
        """
        > envoie 20 à Marie pour le cinéma
        > pas cinéma, théâtre
        pour « théâtre »
        """,
        """
        > envoie 20 à Marie pour le cinéma
        > c'est pas pour le cinéma mais le théâtre
        pour « le théâtre »
        """,
        """
        > envoie 20 à Marie pour le cinéma
        > efface le message
        J’envoie 20,00 € à Marie Dupont. Je confirme ?
        """,
        """
        > send 20 to Marie for lunch
        > dinner, not lunch
        for “dinner”
        """,
        """
        > send 20 to Marie for dinner
        > no note
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        > no note
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        """,
    ]

    static let hastenedTalks = [
        """
        > send 20 to Marie tomorrow
        > straight away actually
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        """,
        """
        > send 20 to Marie on Friday
        > right away actually
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        """,
        """
        > send 20 to Marie on Friday
        > actually right now
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        """,
        """
        > envoie 20 à Marie demain
        > tout de suite en fait
        J’envoie 20,00 € à Marie Dupont. Je confirme ?
        """,
        """
        > envoie 20 à Marie vendredi
        > finalement fais-le tout de suite
        J’envoie 20,00 € à Marie Dupont. Je confirme ?
        """,
    ]

    static let bothTalks = [
        """
        > send 20 to Marie and ask Paul for 10
        > both tomorrow
        I ask for money right away, not on another day: Paul
        I’ll send €20.00 to Marie Dupont on 21 November 2026
        """,
        """
        > envoie 20 à Marie et demande 10 à Paul
        > les deux demain
        la demande à Paul partira dès que tu l’auras confirmée
        20,00 € à Marie Dupont le 21 novembre 2026
        > oui
        Je demande 10,00 € à Paul Martin. Je confirme ?
        """,
        """
        > envoie 20 à Marie et 10 à Paul
        > les deux demain
        20,00 € à Marie Dupont le 21 novembre 2026
        10,00 € à Paul Martin le 21 novembre 2026
        """,
    ]

    static let bothAtOnceTalks = [
        """
        > pay Marie 20 on Monday and Paul 30 on Tuesday
        > both right now
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        > yes
        I’ll send €30.00 to Paul Martin. Shall I go ahead?
        """,
        """
        > envoie 20 à Marie lundi et 30 à Paul mardi
        > les deux tout de suite
        J’envoie 20,00 € à Marie Dupont. Je confirme ?
        """,
        """
        > send 20 to Marie on Friday and ask Paul for 10
        > both now
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        ! right away
        """,
    ]

    static let besideTalks = [
        """
        > send 20 to Marie
        > and ask Marie for 10
        One thing at a time
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        > yes
        I’ll ask Marie Dupont for €10.00. Shall I go ahead?
        """,
        """
        > envoie 20 à Marie
        > et vire 50 sur mon épargne
        J’envoie 20,00 € à Marie Dupont. Je confirme ?
        > oui
        vers le compte « épargne »
        """,
        """
        > send 20 to Marie
        > and ask Paul for 10
        > and pay the EDF bill
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        > yes
        I’ll ask Paul Martin for €10.00
        > yes
        I’ll pay EDF €84.20
        """,
        """
        > envoie 20 à Marie
        > et 20 pour les courses
        ! budget
        """,
        """
        > send 20 to Marie
        > and ask Paul for 10
        One thing at a time
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        > yes
        I’ve sent €20.00 to Marie Dupont
        I’ll ask Paul Martin for €10.00. Shall I go ahead?
        > yes
        I’ve asked Paul Martin for €10.00
        """,
        """
        > envoie 20 à Marie
        > et demande 10 à Paul
        Une chose à la fois
        J’envoie 20,00 € à Marie Dupont. Je confirme ?
        > non
        Je demande 10,00 € à Paul Martin. Je confirme ?
        """,
        """
        > envoie 20 à Marie
        > et paie la facture EDF
        J’envoie 20,00 € à Marie Dupont. Je confirme ?
        > oui
        Je paie 84,20 € à EDF. Je confirme ?
        """,
        """
        > send 20 to Marie
        > also pay the EDF bill
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        > yes
        I’ll pay EDF €84.20. Shall I go ahead?
        """,
        """
        > send 20 to Marie
        > and freeze my card
        I’ve frozen your card
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        """,
        """
        > send 20 to Marie
        > and set a groceries budget of 300
        €300.00 a month
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        """,
        """
        > envoie 20 à Marie
        > et 10 à Paul
        20,00 € à Marie Dupont
        10,00 € à Paul Martin
        ! Une chose à la fois
        """,
        """
        > envoie 20 à Marie
        > et envoie 10 à Paul
        20,00 € à Marie Dupont
        10,00 € à Paul Martin
        """,
    ]

    static let totalTalks = [
        """
        > send 20 to Marie and 30 to Paul
        > how much is that in total?
        €50.00 to pay in total, with no fees.
        Shall I go ahead?
        > yes
        €1,200.00 left
        """,
        """
        > envoie 20 à Marie et 30 à Paul
        > ça fait combien en tout ?
        50,00 € à payer en tout, sans frais.
        Je confirme ?
        """,
        """
        > pay all my bills
        > what does it come to?
        €114.19 to pay in total
        """,
        """
        > envoie 20 à Marie demain et 30 à Paul vendredi
        > combien au total ?
        50,00 € à payer en tout
        """,
        """
        > demande 20 à Marie et 30 à Paul
        > ça fait combien ?
        50,00 € demandés en tout.
        Je confirme ?
        """,
        """
        > envoie 20 à Marie et 30 à Paul tous les mois
        > ça fait combien en tout ?
        50,00 € à payer à chaque fois, sans frais.
        Je confirme ?
        """,
        """
        > send 20 to Marie
        > how much do I have?
        €1,250.00
        """,
    ]

    static let againTalks = [
        """
        > send 20 to Marie
        > yes
        > again
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        > yes
        €1,210.00 left
        """,
        """
        > envoie 20 à Marie
        > oui
        > encore
        J’envoie 20,00 € à Marie Dupont. Je confirme ?
        > non
        Rien n’a été envoyé
        """,
        """
        > envoie 20 à Marie
        > oui
        > encore une fois
        J’envoie 20,00 € à Marie Dupont. Je confirme ?
        """,
        """
        > send 20 to Marie
        > yes
        > once more please
        I’ll send €20.00 to Marie Dupont. Shall I go ahead?
        """,
        """
        > send 20 to Marie
        > yes
        > say that again
        nothing was done again
        """,
        """
        > pay Veolia 45
        > yes
        > again
        I’ll pay Veolia €45.00. Shall I go ahead?
        """,
        """
        > paie la facture EDF
        > oui
        > encore
        rien n’a été refait
        """,
    ]

    @Test(
        arguments: [
            noteTalks, hastenedTalks, bothTalks, bothAtOnceTalks, besideTalks, totalTalks,
            againTalks,
        ].joined())
    func theWalletAnswers(talk: String) throws {
        var scene = try FullWallet(OrderWordingTalkTests.fixture)
        try scene.play(talk)
    }
}

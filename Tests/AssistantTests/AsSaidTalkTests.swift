import Testing

/// Orders that are restated as they were said: nothing that is told besides becomes one, what is
/// left of a whole is reckoned, and of several only the one that is meant is changed. How
/// conversations are written is said in `TalkTests`.
struct AsSaidTalkTests {
    /// A wallet with two of one name, a contact called as bills are, accounts and bills.
    static let wallet = """
        {"balance":"500.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Paul Martin","aliases":["Paul"]},{"name":"Lucas Petit"},
          {"name":"Sophie Bernard"},{"name":"Sophie Leroy"},{"name":"Bill Cooper"},
          {"name":"Jeanne Roy","aliases":["ma proprio"]}],
         "accounts":[{"name":"épargne","balance":"1000.00 EUR"}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-11-25"}],
         "autopay":{"enabled":true,"daily":"50.00 EUR"}}
        """

    @Test(
        arguments: [
            forgottenTalks, debtTalks, wholeTalks, shareTalks, oneOfSeveralTalks, namesakeTalks,
            asideTalks, toldDayTalks, referenceTalks, billTalks,
        ].joined())
    func anOrderIsRestatedAsItWasSaid(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(
        arguments: [
            againTalks, moreTalks, refusedBesideTalks, closingTalks, restatedYesTalks,
        ].joined())
    func whatFollowsAnOrderIsTakenAsItWasSaid(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }
}

extension AsSaidTalkTests {
    static let forgottenTalks = [
        """
        > forget Paul's 30
        There is nothing pending
        ! I’ll send
        > oublie les 30 de Paul
        Il n’y a rien en attente
        ! Je demande
        > oublie les 30 pour Paul
        Il n’y a rien en attente
        > drop the 30 for Paul
        There is nothing pending
        > scrap Paul's 30
        There is nothing pending
        > oubliez le virement de 30 à Paul
        ! J’envoie
        """,
        """
        > send 20 to Paul and 10 to Marie
        > forget Paul's 30
        €10.00 to Marie Dupont
        ! Paul
        """,
        """
        > envoie 20 à Paul et 10 à Marie
        > oublie les 20 de Paul
        10,00 € à Marie Dupont
        ! Paul
        """,
        """
        > envoie 20 à Paul et 10 à Marie
        > non, oublie les 10 pour Marie
        20,00 € à Paul Martin
        ! Marie
        """,
        """
        > send 20 to Paul
        > forget Paul's 30
        cancelled
        ! €30.00
        """,
        """
        > send 20 to Paul and 10 to Marie
        > yes
        > forget Paul's 20
        I’ll undo the transfer of €20.00 to Paul Martin
        """,
        """
        > send 20 to Marie
        > forget Paul's 30
        can’t find a payment to cancel for Paul
        I’ll send €20.00 to Marie Dupont. Shall
        > yes
        I’ve sent €20.00 to Marie Dupont
        """,
        """
        > forget the 30 I owe Paul
        There is nothing pending
        > oublie l'envoi de 30 à Paul
        Il n’y a rien en attente
        """,
        """
        > envoie 20 à Paul et 10 à Marie
        > enlève les 20 de Paul
        10,00 € à Marie Dupont
        ! Paul
        """,
        // What is not to be forgotten is paid.
        """
        > don't forget Paul's 30
        €30.00 to Paul Martin
        > no
        > don't forget to send 20 to Paul
        €20.00 to Paul Martin
        """,
    ]

    static let debtTalks = [
        """
        > Paul owes me 20 and I owe Lucas 10
        I’ll ask Paul Martin for €20.00
        ! Lucas
        > yes
        I’ll send €10.00 to Lucas Petit
        """,
        """
        > I owe Lucas 10 and Paul owes me 20
        I’ll send €10.00 to Lucas Petit
        ! Paul
        > yes
        I’ll ask Paul Martin for €20.00
        """,
        """
        > Paul me doit 20 et je dois 10 à Lucas
        Je demande 20,00 € à Paul Martin
        ! Lucas
        > oui
        J’envoie 10,00 € à Lucas Petit
        """,
        """
        > je dois 10 à Lucas mais Paul me doit 20
        J’envoie 10,00 € à Lucas Petit
        ! Paul
        > oui
        Je demande 20,00 € à Paul Martin
        """,
        """
        > Paul owes me 20 and Marie owes me 10
        I’ll ask Paul Martin for €20.00
        I’ll ask Marie Dupont for €10.00
        """,
        """
        > I owe Paul 20 but he owes me 5
        I’ll send €20.00 to Paul Martin
        > yes
        I’ll ask Paul Martin for €5.00
        """,
        """
        > I owe Paul 20 and Lucas 10
        I’ll send €20.00 to Paul Martin
        I’ll send €10.00 to Lucas Petit
        """,
    ]

    static let wholeTalks = [
        """
        > send 20 to Paul and the rest of 100 to Marie
        €20.00 to Paul Martin
        €80.00 to Marie Dupont
        """,
        """
        > envoie 20 à Paul et le reste des 100 à Marie
        20,00 € à Paul Martin
        80,00 € à Marie Dupont
        """,
        """
        > send 20 to Paul, 30 to Lucas and the rest of 100 to Marie
        €20.00 to Paul Martin
        €30.00 to Lucas Petit
        €50.00 to Marie Dupont
        """,
        """
        > envoie 20 à Paul et à Marie le reste de 100
        20,00 € à Paul Martin
        80,00 € à Marie Dupont
        """,
        """
        > of 100, send 20 to Paul and the rest to Marie
        €20.00 to Paul Martin
        €80.00 to Marie Dupont
        """,
        """
        > sur 100, envoie 20 à Paul et le reste à Marie
        20,00 € à Paul Martin
        80,00 € à Marie Dupont
        """,
        """
        > split 100: 20 to Paul and the rest to Marie
        €20.00 to Paul Martin
        €80.00 to Marie Dupont
        """,
        """
        > I have 100: 20 for Paul, the rest for Marie
        €20.00 to Paul Martin
        €80.00 to Marie Dupont
        """,
        // Nothing is left.
        """
        > send 20 to Paul and the rest of 10 to Marie
        ! Shall I go ahead
        """,
        """
        > send 20 to Paul and the remaining 80 to Marie
        €80.00 to Marie Dupont
        """,
    ]

    static let shareTalks = [
        """
        > split 100 between Marie and Paul, 60 for Marie
        €60.00 to Marie Dupont
        €40.00 to Paul Martin
        """,
        """
        > partage 100 entre Marie et Paul, 60 pour Marie
        60,00 € à Marie Dupont
        40,00 € à Paul Martin
        """,
        """
        > divise 100 entre Marie et Paul, 60 à Paul
        40,00 € à Marie Dupont
        60,00 € à Paul Martin
        """,
        """
        > partage 100 entre Marie et Paul dont 60 pour Marie
        60,00 € à Marie Dupont
        40,00 € à Paul Martin
        """,
        """
        > split 100 between Marie and Paul, Marie gets 60
        €60.00 to Marie Dupont
        €40.00 to Paul Martin
        """,
        """
        > split 100 between Marie, Paul and Lucas, 60 for Marie
        €60.00 to Marie Dupont
        €20.00 to Paul Martin
        €20.00 to Lucas Petit
        """,
        """
        > split 100 between Marie and Paul, 60% for Marie
        €60.00 to Marie Dupont
        €40.00 to Paul Martin
        """,
        """
        > share 100 between Marie and Paul, Marie 60
        €60.00 to Marie Dupont
        €40.00 to Paul Martin
        """,
        """
        > partage 100 entre Marie et Paul, 60 pour Marie et le reste pour Paul
        60,00 € à Marie Dupont
        40,00 € à Paul Martin
        """,
        """
        > split 100 with Marie and Paul, 60 for Marie
        ask Marie Dupont for €60.00
        ask Paul Martin for €20.00
        """,
        // More than there is, not all of it, or for nobody who is named.
        """
        > split 100 between Marie and Paul: 60 for her
        How much
        """,
        """
        > split 100 between Marie and Paul, 120 for Marie
        ! Shall I go ahead
        """,
        """
        > split 100 between Marie and Paul, 60 for Marie and 30 for Paul
        ! Shall I go ahead
        """,
    ]
}

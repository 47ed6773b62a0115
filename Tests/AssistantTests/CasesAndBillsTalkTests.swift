import Testing

/// Talks in which bills are paid, and payments hang on what the account holds.
struct CasesAndBillsTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Paul Martin","aliases":["Paul"]},
          {"name":"Camille Morin","aliases":["Camille"]},
          {"name":"Camille Leroux","aliases":["Camille"]}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-12-05"},
          {"merchant":"Veolia","amount":"54.20 EUR","due":"2026-12-15"}],
         "subscriptions":[
          {"merchant":"Netflix","amount":"13.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=4"},
          {"merchant":"Basic-Fit","amount":"29.90 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=7"}],
         "budgets":{"groceries":"300.00 EUR"}}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > could you pay all my bills please
        I’ll pay EDF €84.20
        I’ll pay Veolia €54.20
        ! auto-pay
        """,
        """
        > can you pay all my bills?
        I’ll pay Orange €39.99
        """,
        """
        > tu peux payer toutes mes factures ?
        Je paie 84,20 € à EDF
        Je confirme ?
        ! automatique
        """,
    ])
    func billsArePaidWhereItIsAskedKindly(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > send Paul 60 if I have more than 3000 in my account
        Your balance is €2,400.00, not over €3,000.00
        ! Shall I go ahead
        """,
        """
        > si j'ai plus de 2000 sur le compte, envoie 60 à Paul
        J’envoie 60,00 € à Paul Martin
        Je confirme ?
        """,
        """
        > s'il me reste au moins 3000 paye EDF
        Ton solde est de 2 400,00 €
        Rien n’a été envoyé
        ! Je confirme
        """,
    ])
    func whatTheAccountHoldsIsLookedAt(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > paye EDF le 25 novembre
        > et Veolia la veille de l'échéance
        Une chose à la fois
        Je paierai 84,20 € à EDF le 25 novembre 2026
        > oui
        Je paierai 54,20 € à Veolia le 14 décembre 2026
        """,
        """
        > pay EDF on the 25th of november
        > yes
        > and Veolia the day before it's due
        I’ll pay Veolia €54.20 on 14 December 2026
        """,
    ])
    func theDayBeforeABillIsDueIsItsOwn(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > envoie 10 à camille
        > morin
        J’envoie 10,00 € à Camille Morin
        """,
        """
        > set a budget of 60 a month for taxis
        I’ll set the transport budget to €60.00
        “taxis” has no budget of its own and is part of it. Shall I go ahead?
        """,
        """
        > envoie 10 à Paul
        > wé
        J’ai envoyé 10,00 € à Paul Martin
        """,
        """
        > envoie 10 à Paul
        > oui je vous remercie
        J’ai envoyé 10,00 € à Paul Martin
        """,
    ])
    func whatIsSaidInAWordOrTwoIsHeard(talk: String) throws {
        try play(talk)
    }
}

import Testing

/// Talks that go on from the one thing that was told, from sums, and from limits and payments that
/// were spoken of.
struct ToldTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "accounts":[{"name":"épargne","balance":"800.00 EUR"},
          {"name":"compte joint","balance":"600.00 EUR"}],
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Paul Martin","aliases":["Paul"]},{"name":"Rose Petit","aliases":["Rose"]}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-12-05"}],
         "subscriptions":[
          {"merchant":"Netflix","amount":"13.49 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=4"},
          {"merchant":"Deezer","amount":"11.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=11"}],
         "requests_out":[{"from":"Marie Dupont","amount":"26.00 EUR"}],
         "limits":{"per_transaction":"1000.00 EUR","daily":"1500.00 EUR"},
         "autopay":{"enabled":true,"daily":"50.00 EUR"},
         "transactions":[
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-15","merchant":"Uber","category":"transport","amount":"18.40 EUR"},
          {"date":"2026-11-06","merchant":"EDF","category":"utilities","amount":"80.00 EUR"},
          {"date":"2026-11-04","merchant":"Netflix","category":"subscriptions","amount":"13.49 EUR"},
          {"date":"2026-10-12","merchant":"Carrefour","category":"groceries","amount":"64.00 EUR"},
          {"date":"2026-10-06","merchant":"EDF","category":"utilities","amount":"70.00 EUR"},
          {"date":"2026-10-04","merchant":"Netflix","category":"subscriptions","amount":"13.49 EUR"},
          {"date":"2026-10-20","to":"Paul Martin","amount":"40.00 EUR"},
          {"date":"2026-09-20","from":"Paul Martin","amount":"12.00 EUR"},
          {"date":"2026-08-20","from":"Paul Martin","amount":"35.00 EUR"},
          {"date":"2026-09-06","merchant":"EDF","category":"utilities","amount":"60.00 EUR"},
          {"date":"2026-09-04","merchant":"Netflix","category":"subscriptions","amount":"13.49 EUR"},
          {"date":"2026-08-06","merchant":"EDF","category":"utilities","amount":"60.00 EUR"},
          {"date":"2026-08-04","merchant":"Netflix","category":"subscriptions","amount":"13.49 EUR"},
          {"date":"2026-10-28","from":"Acme","category":"income","amount":"2000.00 EUR"},
          {"date":"2026-09-28","from":"Acme","category":"income","amount":"2000.00 EUR"},
          {"date":"2026-08-28","from":"Acme","category":"income","amount":"2000.00 EUR"},
          {"date":"2026-07-28","from":"Acme","category":"income","amount":"2000.00 EUR"},
          {"date":"2026-06-28","from":"Acme","category":"income","amount":"2000.00 EUR"},
          {"date":"2026-11-01","merchant":"Foncia","category":"housing","amount":"500.00 EUR"},
          {"date":"2026-10-01","merchant":"Foncia","category":"housing","amount":"500.00 EUR"},
          {"date":"2026-09-01","merchant":"Foncia","category":"housing","amount":"500.00 EUR"},
          {"date":"2026-08-01","merchant":"Foncia","category":"housing","amount":"500.00 EUR"},
          {"date":"2026-07-01","merchant":"Foncia","category":"housing","amount":"500.00 EUR"},
          {"date":"2025-11-06","merchant":"EDF","category":"utilities","amount":"55.00 EUR"},
          {"date":"2026-07-10","merchant":"Fnac","category":"shopping","amount":"389.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    private static let ofOne = [
        """
        > when did I last go to Carrefour
        18 November 2026 · Carrefour · -€22.10
        > how much was that
        18 November 2026 · Carrefour · -€22.10
        ! €86.10
        > when
        18 November 2026 · Carrefour · -€22.10
        """,
        """
        > how much was my last carrefour shop
        18 November 2026 · Carrefour · -€22.10
        """,
        """
        > c'est quand la dernière fois que je suis allé chez Carrefour ?
        18 novembre 2026 · Carrefour · −22,10 €
        > et c'était combien ?
        18 novembre 2026 · Carrefour · −22,10 €
        ! Uber
        """,
        """
        > did Paul pay me back
        €35.00
        > how much was it
        20 September 2026 · Paul Martin · €12.00
        ! €35.00
        """,
        """
        > est-ce que Paul m'a remboursé ?
        35,00 €
        > c'était quand ?
        20 septembre 2026 · Paul Martin · 12,00 €
        ! 35,00 €
        """,
        """
        > how much did I send Paul this year
        €40.00
        > when was the last one
        20 October 2026 · Paul Martin
        ! Carrefour
        """,
        """
        > combien j'ai envoyé à Paul cette année ?
        40,00 €
        > c'était quand le dernier ?
        20 octobre 2026 · Paul Martin
        ! Carrefour
        """,
        """
        > I don't recognise a payment of 389
        10 July 2026 · Fnac · -€389.00
        > what date was it
        10 July 2026 · Fnac · -€389.00
        ! Carrefour
        """,
        """
        > show my last 3 transactions
        Carrefour
        > the biggest one?
        6 November 2026 · EDF · -€80.00
        ! Fnac
        """,
        """
        > have I paid EDF already
        EDF: €84.20
        > when's it due
        EDF: €84.20, due on 28 November 2026
        """,
        """
        > j'ai déjà payé EDF ?
        EDF : 84,20 €
        > c'est pour quand ?
        28 novembre 2026
        """,
        """
        > has marie paid me back yet
        Not paid to you yet, €26.00
        > how much does she owe
        €26.00
        """,
        """
        > est-ce que Marie m'a remboursé ?
        26,00 €
        > elle me doit combien ?
        26,00 €
        """,
        """
        > did I get a refund from Uber
        I can’t find any money received from Uber
        """,
        """
        > send 50 to Paul next monday
        > yes
        > when will that go
        23 November 2026
        """,
        """
        > envoie 50 à Paul lundi prochain
        > oui
        > ça part quand ?
        23 novembre 2026
        """,
        """
        > how much did I spend on EDF this month
        €80.00
        > when's it due
        28 November 2026
        """,
        """
        > je suis payé quand ?
        2 000,00 €
        > c'était combien le mois dernier ?
        28 octobre 2026 · Acme
        """,
        """
        > when do I get paid
        €2,000.00
        > how much was it last month
        28 October 2026 · Acme
        """,
    ]

    @Test(arguments: ofOne)
    func howMuchAndWhenAreOfTheOneThingTold(talk: String) throws { try play(talk) }

    private static let ofSums = [
        """
        > how much did I spend in total in 2026
        in 2026
        > how much of that was groceries
        €86.10
        in 2026
        > and shopping
        €389.00
        """,
        """
        > combien j'ai dépensé en tout en 2026 ?
        en 2026
        > là-dedans combien de courses ?
        86,10 €
        """,
        """
        > how much did I spend this month
        €633.99
        > what on
        housing, €500.00
        """,
        """
        > combien j'ai dépensé ce mois-ci ?
        633,99 €
        > surtout en quoi ?
        logement, 500,00 €
        """,
        """
        > what did I pay EDF in november
        €80.00
        > thats a lot is it more than october
        EDF
        €70.00
        > what was it this time last year
        €55.00
        """,
        """
        > combien j'ai payé à EDF en novembre ?
        80,00 €
        > c'est plus qu'en octobre ?
        70,00 €
        > et à la même époque l'an dernier ?
        55,00 €
        """,
        """
        > how much do I have
        €2,400.00
        > and my savings
        €800.00
        > whats that altogether
        €3,200.00
        """,
        """
        > j'ai combien ?
        2 400,00 €
        > et sur mon épargne ?
        800,00 €
        > ça fait combien en tout ?
        3 200,00 €
        """,
        """
        > what's due in november
        EDF
        > and in december
        Orange
        > total?
        €124.19 to pay
        """,
        """
        > what subscriptions do I have
        Netflix
        > how much is that a month
        €25.48
        ! €105
        """,
        """
        > cancel my Netflix
        > yes
        > what other subscriptions do I have
        Deezer
        ! Netflix
        """,
        """
        > résilie Netflix
        > oui
        > quels autres abonnements j'ai ?
        Deezer
        ! Netflix
        """,
        """
        > how much will I have at the end of the month
        30 November 2026
        > what about after rent
        1 December 2026
        """,
        """
        > combien j'aurai à la fin du mois ?
        30 novembre 2026
        > et après le loyer ?
        1er décembre 2026
        """,
    ]

    @Test(arguments: ofSums)
    func aSumKeepsItsDaysAndItsSubject(talk: String) throws { try play(talk) }

    private static let deeds = [
        """
        > when is EDF due
        €84.20
        > ok pay it on the 27th
        €84.20
        EDF
        27 November 2026
        Shall I go ahead?
        """,
        """
        > quand est-ce que je dois payer EDF ?
        84,20 €
        > paie-la
        84,20 €
        EDF
        Je confirme ?
        """,
        """
        > what's my auto-pay limit
        €50.00
        > raise it to 75
        €75.00
        Shall I go ahead?
        """,
        """
        > c'est quoi ma limite de paiement automatique ?
        50,00 €
        > monte-la à 75
        75,00 €
        Je confirme ?
        """,
        """
        > what's my spending limit
        €1,500.00
        > lower it to 500
        €500.00 a day
        Shall I go ahead?
        """,
        """
        > if I send Paul 200 how much will I have left
        €2,200.00
        > ok do it
        €200.00 to Paul Martin
        Shall I go ahead?
        """,
        """
        > si j'envoie 200 à Paul il me reste combien ?
        2 200,00 €
        > vas-y fais-le
        200,00 € à Paul Martin
        Je confirme ?
        """,
    ]

    @Test(arguments: deeds)
    func whatWasToldIsPaidOrChangedAfterItIsRestated(talk: String) throws { try play(talk) }
}

import Testing

/// Talks that ask, in a few words that name too little, behind what was told or done right before;
/// written as `TalkTests` says.
struct AskedBehindTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Sylvie Durand","aliases":["maman","mum"]},
          {"name":"Gérard Lemoine","aliases":["mon proprio","landlord"]}],
         "budgets":{"transport":"150.00 EUR","shopping":"100.00 EUR"},
         "cards":[{"name":"Fnac","number":"987654321","points":320,"tier":"Bronze"},
          {"name":"Sephora","number":"2222333344","points":80,"tier":"Bronze"}],
         "subscriptions":[
          {"to":"Gérard Lemoine","amount":"780.00 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=5"},
          {"merchant":"Netflix","amount":"14.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=15"}],
         "transactions":[
          {"date":"2026-11-15","merchant":"Uber","category":"transport","amount":"18.40 EUR"},
          {"date":"2026-11-05","to":"Gérard Lemoine","category":"housing","amount":"780.00 EUR"},
          {"date":"2026-10-28","from":"Acme","category":"income","amount":"2240.00 EUR"},
          {"date":"2026-10-05","to":"Gérard Lemoine","category":"housing","amount":"780.00 EUR"},
          {"date":"2026-09-28","from":"Acme","category":"income","amount":"2100.00 EUR"},
          {"date":"2026-09-05","to":"Gérard Lemoine","category":"housing","amount":"780.00 EUR"},
          {"date":"2026-08-28","from":"Acme","category":"income","amount":"2100.00 EUR"},
          {"date":"2026-08-05","to":"Gérard Lemoine","category":"housing","amount":"780.00 EUR"},
          {"date":"2026-07-28","from":"Acme","category":"income","amount":"2100.00 EUR"},
          {"date":"2026-07-05","to":"Gérard Lemoine","category":"housing","amount":"780.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > il me reste combien dans mon budget transport ?
        Budget transports
        > et l'autre, le shopping ?
        Budget achats
        ! transports
        """,
        """
        > il me reste combien dans mon budget transport ?
        Budget transports
        > et l'autre ?
        Budget achats
        """,
        """
        > how is my transport budget doing?
        The transport budget
        > and the other one?
        The shopping budget
        """,
    ])
    func theOtherBudgetIsTold(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > supprime ma carte Fnac
        Je confirme ?
        > oui
        J’ai supprimé la carte « Fnac »
        > il m'en reste lesquelles ?
        Sephora
        ! Budget
        """,
        """
        > supprime le budget shopping
        Je confirme ?
        > oui
        J’ai supprimé le budget achats
        > il m'en reste lesquels ?
        Budget transports
        """,
        """
        > cancel netflix
        Shall I go ahead?
        > yes
        I’ve stopped the recurring payment
        > which ones do I have left?
        Gérard Lemoine
        ! Netflix
        """,
    ])
    func thoseLeftAreListed(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > ai-je bien reçu mon salaire ?
        Acme
        > de combien ?
        28 octobre 2026 · Acme · 2 240,00 €
        ! 2 400,00
        """
    ])
    func howMuchIsOfTheLastWages(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > combien j'ai sur mon compte ?
        2 400,00 €
        > et après le loyer ?
        ! Je prévois
        ! Ton solde est de
        """,
        """
        > si je dépense 500 il me reste combien ?
        1 900,00 €
        > et après le loyer ?
        ! Je prévois
        ! 1 900,00
        """,
        """
        > what's my balance?
        €2,400.00
        > and after rent?
        ! Your balance is
        """,
    ])
    func whatIsLeftAfterTheRentIsForecast(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > envoie 50 euros à maman tous les mois le 10
        Je confirme ?
        > oui
        J’ai programmé 50,00 € à Sylvie Durand
        > quand est le prochain ?
        10 décembre 2026
        Sylvie Durand
        """,
        """
        > send mum 50 every month on the 10th
        Shall I go ahead?
        > yes
        I’ve scheduled €50.00 to Sylvie Durand
        > when is the next one?
        10 December 2026
        Sylvie Durand
        """,
        """
        > ai-je bien reçu mon salaire ?
        Acme
        > c'est quand le prochain ?
        Prochaine paie
        Acme
        """,
        """
        > did I get my salary?
        Acme
        > when's the next one?
        Acme
        November 2026
        """,
    ])
    func theNextOfTheSameIsTold(talk: String) throws { try play(talk) }
}

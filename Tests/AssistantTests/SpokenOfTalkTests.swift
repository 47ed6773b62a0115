import Testing

/// Talks in which somebody or something is meant that was spoken of before, or that there is but
/// one of.
struct SpokenOfTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Paul Martin","aliases":["Paul"]},
          {"name":"Zoé Petit","aliases":["Zoé"]},{"name":"Dan Moreau","aliases":["Dan"]},
          {"name":"Sylvie Durand","aliases":["maman","ma mère","mum"]}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-12-05"},
          {"merchant":"Veolia","amount":"54.20 EUR","due":"2026-12-15"}],
         "subscriptions":[
          {"merchant":"Sylvie Durand","amount":"50.00 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=10"},
          {"merchant":"Basic-Fit","amount":"29.90 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=7"}],
         "requests_out":[{"from":"Paul Martin","amount":"26.00 EUR"},
          {"from":"Dan Moreau","amount":"15.00 EUR"}],
         "budgets":{"groceries":"300.00 EUR","transport":"150.00 EUR"},
         "limits":{"per_transaction":"1000.00 EUR","daily":"1500.00 EUR"},
         "transactions":[
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-16","merchant":"Lidl","category":"groceries","amount":"30.00 EUR"},
          {"date":"2026-11-15","merchant":"Uber","category":"transport","amount":"18.40 EUR"},
          {"date":"2026-11-12","merchant":"Le Bistrot","category":"restaurants","amount":"41.00 EUR"},
          {"date":"2026-11-02","from":"Acme","category":"income","amount":"2000.00 EUR"},
          {"date":"2026-11-01","merchant":"Foncia","category":"housing","amount":"500.00 EUR"},
          {"date":"2026-10-20","to":"Zoé Petit","amount":"40.00 EUR"},
          {"date":"2026-10-12","merchant":"Carrefour","category":"groceries","amount":"64.00 EUR"},
          {"date":"2026-10-01","merchant":"Foncia","category":"housing","amount":"500.00 EUR"},
          {"date":"2026-09-20","from":"Paul Martin","amount":"12.00 EUR"},
          {"date":"2026-09-01","merchant":"Foncia","category":"housing","amount":"500.00 EUR"},
          {"date":"2026-08-01","merchant":"Foncia","category":"housing","amount":"500.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > has dan paid me yet
        You ask Dan Moreau for €15.00
        > nudge him
        Dan Moreau
        ! Paul
        """,
        """
        > how much did i send zoé in october
        You sent €40.00 to Zoé
        > send her 20
        I’ll send €20.00 to Zoé Petit. Shall I go ahead?
        """,
        """
        > est-ce que Paul m'a remboursé ?
        Paul Martin
        > demande-lui 25 euros alors
        Je demande 25,00 € à Paul Martin. Je confirme ?
        """,
        """
        > send paul 30
        > yes
        > how much did i send zoé in october
        > send her 20
        I’ll send €20.00 to Zoé Petit. Shall I go ahead?
        ! Paul
        """,
    ])
    func thePersonOfTheQuestionBeforeIsMeant(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > ask zoé for 30
        > yes
        > has she paid
        You ask Zoé Petit for €30.00
        ! Carrefour
        """,
        """
        > has dan paid
        You ask Dan Moreau for €15.00
        ! Paul
        """,
        """
        > Dan a payé ?
        Tu demandes 15,00 € à Dan Moreau
        ! Paul
        """,
    ])
    func whetherSomebodyPaidIsToldByWhatTheyWereAskedFor(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > annule celui de ma mère
        J’arrête le paiement régulier de 50,00 € à Sylvie Durand
        """,
        """
        > pause the one to mum
        I’ll pause the recurring payment of €50.00 to Sylvie Durand
        """,
    ])
    func aStandingOrderIsKnownByAnotherNameOfItsPayee(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > envoie 20 € à Zoé demain
        > oui
        > en fait samedi
        J’ai programmé 20,00 € à Zoé Petit le 21 novembre 2026
        ! annule
        """,
        """
        > send zoé 20 tomorrow
        > yes
        > actually saturday
        I’ve scheduled €20.00 to Zoé Petit on 21 November 2026
        ! undo
        """,
    ])
    func whatIsPutRightToWhatItIsStays(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > monte mon budget courses de 50 euros
        > il est à combien maintenant ?
        Budget courses
        ! solde
        """,
        """
        > il me reste combien dans mon budget courses ?
        Budget courses
        > et pour le transport ?
        Budget transports
        ! courses
        """,
        """
        > how much left in my grocery budget
        The groceries budget
        > and for transport?
        The transport budget
        ! groceries
        """,
        """
        > how am i doing on my budgets
        The groceries budget
        > which one is worst
        The transport budget
        > can you raise it to 200
        I’ve set the transport budget to €200.00
        """,
        """
        > où en sont mes budgets ?
        Budget courses
        > lequel est le pire ?
        Budget transports
        > passe-le à 200
        J’ai fixé le budget transports à 200,00 €
        """,
    ])
    func theBudgetBeforeOrAnotherIsMeant(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > paie la facture Orange
        > oui
        > et les autres ça fait combien ?
        138,40 €
        Veolia
        """,
        """
        > pay the orange bill
        > yes
        > how much are the others
        €138.40
        Veolia
        """,
        """
        > what's left to pay
        €178.39
        Veolia
        """,
        """
        > il me reste quoi à payer
        178,39 €
        Veolia
        """,
    ])
    func whatIsLeftToPayIsAllThatIsOpen(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        ("how much is the rent", "€500.00", "balance"),
        ("il est de combien le loyer", "500,00 €", "solde"),
        ("le loyer c'est combien", "500,00 €", "solde"),
        ("combien coûte la salle de sport", "29,90 €", "solde"),
    ])
    func whatThereIsOneOfIsTheSpeakers(turn: String, told: String, untold: String) throws {
        try play("> \(turn)\n\(told)\n! \(untold)")
    }

    @Test(arguments: [
        """
        > show my transactions in november
        Lidl
        > now just carrefour
        18 November 2026 · Carrefour · -€22.10
        ! Lidl
        """,
        """
        > montre mes opérations de novembre
        Lidl
        > juste Carrefour
        18 novembre 2026 · Carrefour · −22,10 €
        ! Lidl
        """,
        """
        > how much did i spend on restaurants this month
        €41.00
        > just supermarkets
        You spent €52.10 on groceries
        """,
    ])
    func ofThoseToldSomeAreLeft(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > how much came in this month
        You received €2,000.00
        > and out
        You spent €611.50
        """,
        """
        > combien j'ai reçu ce mois-ci ?
        Tu as reçu 2 000,00 €
        > et dépensé ?
        Tu as dépensé 611,50 €
        """,
        """
        > combien j'ai dépensé ce mois-ci ?
        Tu as dépensé 611,50 €
        > et rentré ?
        Tu as reçu 2 000,00 €
        """,
    ])
    func theOtherWayOfTheMoneyIsOfTheSameDays(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        ("quel est le plafond de virement", "1 000,00 €"),
        ("what's the transfer limit", "€1,000.00"),
    ])
    func theLimitOfPaymentsIsTheWallets(turn: String, told: String) throws {
        try play("> \(turn)\n\(told)")
    }
}

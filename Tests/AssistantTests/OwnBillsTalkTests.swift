import Testing

/// Questions about what the speaker pays again and again, and about the budget told of last;
/// written as `TalkTests` says.
struct OwnBillsTalkTests {
    private static let fixture = """
        {"balance":"1840.00 EUR","budgets":{"groceries":"200.00 EUR","restaurants":"150.00 EUR"},
         "contacts":[{"name":"Derek Stone"}],
         "subscriptions":[{"merchant":"Spotify","amount":"9.99 EUR","frequency":"FREQ=MONTHLY"},
          {"merchant":"PureGym","amount":"22.99 EUR","frequency":"FREQ=MONTHLY"}],
         "bills":[{"merchant":"British Gas","amount":"86.40 EUR","due":"2026-12-05"},
          {"merchant":"Veolia","amount":"32.10 EUR","due":"2026-12-10"}],
         "transactions":[
          {"date":"2026-09-01","to":"Derek Stone","category":"housing","amount":"850.00 EUR"},
          {"date":"2026-10-01","to":"Derek Stone","category":"housing","amount":"850.00 EUR"},
          {"date":"2026-11-01","to":"Derek Stone","category":"housing","amount":"850.00 EUR"},
          {"date":"2026-10-30","from":"Salaire Acme","category":"income","amount":"2100.00 EUR"},
          {"date":"2026-11-06","merchant":"Nando's","category":"restaurants","amount":"98.85 EUR"},
          {"date":"2026-11-13","merchant":"Netflix","category":"subscriptions","amount":"13.49 EUR"},
          {"date":"2026-11-14","from":"Sara Khan","amount":"45.00 EUR"}]}
        """

    /// The rent is no subscription, and a subscription goes by the end of its name.
    static let subscriptions = [
        """
        > combien me coûtent mes abonnements ?
        32,98 €
        ! 850
        > résilie la gym
        PureGym
        """,
        """
        > what subscriptions do I have?
        PureGym
        ! Derek
        > how much do they cost me a month?
        €32.98
        > cancel the gym
        PureGym
        """,
    ]

    /// What is left of the budget that was set or told of, and not of the balance.
    static let budgets = [
        """
        > mets un budget de 120 pour les restos
        > il reste combien ?
        98,85 €
        21,15 €
        ! 1 840
        > quel est mon solde ?
        1 840,00 €
        """,
        """
        > lower my restaurant budget to 100
        > how much of it have I used?
        €98.85
        ! groceries
        > how much is left?
        €1.15
        """,
    ]

    /// The wages that came last, and a payment of an amount whose means no label tells.
    static let payments = [
        """
        > when did I last get paid?
        Acme
        ! Sara
        """,
        """
        > c'est quoi ce prélèvement de 13,49 ?
        Netflix
        """,
    ]

    /// A bill that is asked for by what it is for is the open one.
    static let bills = [
        """
        > combien fait ma facture d'eau ?
        Veolia
        32,10 €
        ! Je confirme
        > j'ai payé la facture de gaz ?
        British Gas
        86,40 €
        """,
        """
        > how much is my gas bill?
        British Gas
        €86.40
        ! Veolia
        > have I paid the water bill?
        Veolia
        """,
    ]

    @Test(arguments: [bills, subscriptions, budgets, payments].joined())
    func theWalletAnswers(talk: String) throws {
        var scene = try FullWallet(Self.fixture)
        try scene.play(talk)
    }
}

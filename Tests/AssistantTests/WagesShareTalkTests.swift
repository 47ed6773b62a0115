import Testing

/// Talks that send or put aside a part of the wages; written as `TalkTests` says.
struct WagesShareTalkTests {
    private static func wallet(_ income: String, _ savings: String) -> String {
        """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "accounts":[{"name":"\(savings)","balance":"500.00 EUR"}],
         "contacts":[{"name":"Sylvie Durand","aliases":["maman","mum"]}],
         "transactions":[\(income)
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"}]}
        """
    }

    private static let wages = """
        {"date":"2026-10-28","from":"Acme","category":"income","amount":"2240.00 EUR"},
        {"date":"2026-09-28","from":"Acme","category":"income","amount":"2100.00 EUR"},
        """

    private func play(
        _ talk: String, income: String = wages, savings: String = "épargne"
    ) throws {
        var scene = try FullWallet(Self.wallet(income, savings))
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > mets 10 % de mon salaire sur mon épargne
        Je vire 224,00 € du compte principal vers le compte « épargne ». Je confirme ?
        > oui
        J’ai viré 224,00 €
        """,
        """
        > mets 10% de ma paie de côté
        Je vire 224,00 € du compte principal vers le compte « épargne ». Je confirme ?
        """,
        """
        > envoie 5 % de mon salaire à maman
        J’envoie 112,00 € à Sylvie Durand. Je confirme ?
        """,
        """
        > vire la moitié de mon salaire sur mon épargne
        Je vire 1 120,00 € du compte principal vers le compte « épargne ». Je confirme ?
        """,
        """
        > send 10% of my wages to mum
        I’ll send €224.00 to Sylvie Durand. Shall I go ahead?
        """,
    ])
    func aPartOfTheLastWagesIsRestatedAsAnAmount(talk: String) throws { try play(talk) }

    @Test(arguments: [
        "put 10 percent of my salary into savings", "move half my salary to savings",
        "put 10% of my pay aside",
    ])
    func aPartOfTheLastWagesGoesToSavings(order: String) throws {
        try play(
            """
            > \(order)
            savings
            Shall I go ahead?
            """, savings: "savings")
    }

    private static let several =
        wages + #"{"date":"2026-11-02","from":"B","category":"income","amount":"90.00 EUR"},"#

    @Test(arguments: ["", several])
    func whereItIsNotClearWhatTheyCameToTheAmountIsAskedFor(income: String) throws {
        try play(
            """
            > envoie 5 % de mon salaire à maman
            Combien veux-tu envoyer à
            """, income: income)
    }

    /// How one could save is no order to.
    @Test func aQuestionAboutItMovesNothing() throws {
        try play(
            """
            > comment épargner 10 % de mon salaire ?
            ! Je confirme
            """)
    }
}

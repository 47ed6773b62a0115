import Testing

/// Talks that send, ask for or put by an amount that was told right before; written as `TalkTests`
/// says.
struct AmountToldTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "accounts":[{"name":"livret A","balance":"500.00 EUR"},
          {"name":"savings","balance":"50.00 EUR"}],
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Karim Benali","aliases":["Karim"]}],
         "transactions":[
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-12","to":"Marie Dupont","amount":"45.00 EUR"},
          {"date":"2026-11-10","from":"Marie Dupont","amount":"12.00 EUR"},
          {"date":"2026-10-12","merchant":"Carrefour","category":"groceries","amount":"64.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > combien j'ai dépensé en courses en octobre ?
        64,00 €
        > mets ça sur le livret A
        Je vire 64,00 € du compte principal vers le compte « livret A ». Je confirme ?
        > oui
        J’ai viré 64,00 €
        """,
        """
        > combien j'ai dépensé en courses en octobre ?
        64,00 €
        > tu peux mettre ça sur le livret A ?
        Je vire 64,00 € du compte principal vers le compte « livret A ». Je confirme ?
        """,
        """
        > how much did I spend on groceries in October?
        €64.00
        > put that in savings
        €64.00
        Shall I go ahead?
        """,
    ])
    func whatWasToldIsPutByBehindAYes(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > combien j'ai envoyé à Marie en novembre ?
        45,00 €
        > et combien elle m'a envoyé en novembre ?
        12,00 €
        > demande-lui la différence
        Je demande 33,00 € à Marie Dupont. Je confirme ?
        """,
        """
        > how much did I send Marie in November?
        €45.00
        > and how much did she send me in November?
        €12.00
        > ask her for the difference
        €33.00
        Marie Dupont
        Shall I go ahead?
        """,
        """
        > combien j'ai dépensé en courses en octobre ?
        64,00 €
        > et en novembre ?
        22,10 €
        > mets la différence sur le livret A
        Je vire 41,90 € du compte principal vers le compte « livret A ». Je confirme ?
        """,
        """
        > combien j'ai dépensé en courses en octobre ?
        64,00 €
        > et en novembre ?
        22,10 €
        > demande la différence à Karim
        Je demande 41,90 € à Karim Benali. Je confirme ?
        """,
        """
        > how much did I spend on groceries in October?
        €64.00
        > and in November?
        €22.10
        > what's the difference?
        €41.90
        > put the difference in savings
        €41.90
        Shall I go ahead?
        """,
    ])
    func theDifferenceToldIsMovedBehindAYes(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > mets ça sur le livret A
        ! Je confirme
        """,
        """
        > combien j'ai dépensé en courses en octobre ?
        64,00 €
        > ne mets pas ça sur le livret A
        ! Je confirme
        """,
    ])
    func nothingIsMovedWhereNothingWasToldOrWanted(talk: String) throws { try play(talk) }
}

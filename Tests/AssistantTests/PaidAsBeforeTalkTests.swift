import Testing

/// Talks in which somebody is paid as much as was told or as they got last, or a part of it.
struct PaidAsBeforeTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Mark Hughes","aliases":["Mark"]},{"name":"Zoé Petit","aliases":["Zoé"]},
          {"name":"Raj Patel","aliases":["landlord","mon proprio"]}],
         "transactions":[
          {"date":"2026-11-18","merchant":"Dishoom","category":"restaurants",
           "amount":"64.40 EUR"},
          {"date":"2026-11-12","to":"Marie Dupont","amount":"45.00 EUR"},
          {"date":"2026-11-01","to":"Raj Patel","category":"housing","amount":"725.00 EUR"},
          {"date":"2026-10-09","to":"Marie Dupont","amount":"30.00 EUR"},
          {"date":"2026-10-01","to":"Raj Patel","category":"housing","amount":"715.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        ("same as last month for rent", "I’ll send €725.00 to Raj Patel. Shall I go ahead?"),
        ("pay the rent same as last month", "I’ll send €725.00 to Raj Patel. Shall I go ahead?"),
        ("send raj the same as last time", "I’ll send €725.00 to Raj Patel. Shall I go ahead?"),
        ("send marie the same as last time", "I’ll send €45.00 to Marie Dupont."),
        ("paie le loyer comme le mois dernier", "J’envoie 725,00 € à Raj Patel. Je confirme ?"),
        (
            "pareil que le mois dernier pour le loyer",
            "J’envoie 725,00 € à Raj Patel. Je confirme ?"
        ),
        (
            "envoie à Marie la même chose que la dernière fois",
            "J’envoie 45,00 € à Marie Dupont. Je confirme ?"
        ),
        (
            "envoie pareil que la dernière fois à Marie",
            "J’envoie 45,00 € à Marie Dupont. Je confirme ?"
        ),
        ("send mark the same as last time", "How much should I send to"),
        ("envoie à Zoé la même chose que la dernière fois", "Combien veux-tu envoyer à Zoé"),
    ])
    func somebodyIsPaidAsMuchAsTheTimeBefore(turn: String, told: String) throws {
        try play("> \(turn)\n\(told)")
    }

    private static let again = [
        """
        > when did I last pay marie
        12 November 2026 · Marie Dupont · -€45.00
        > send her the same again
        I’ll send €45.00 to Marie Dupont. Shall I go ahead?
        > yes
        €2,355.00
        """,
        """
        > how much did I send marie in october
        €30.00
        > send her the same
        I’ll send €45.00 to Marie Dupont. Shall I go ahead?
        """,
        """
        > combien j'ai envoyé à Marie le mois dernier
        30,00 €
        > renvoie-lui pareil
        J’envoie 45,00 € à Marie Dupont. Je confirme ?
        > oui
        2 355,00 €
        """,
        """
        > c'était quand la dernière fois que j'ai payé Marie ?
        12 novembre 2026 · Marie Dupont · −45,00 €
        > renvoie-lui la même somme
        J’envoie 45,00 € à Marie Dupont. Je confirme ?
        """,
        """
        > what's my balance
        > send her the same
        ! I’ll send
        """,
    ]

    @Test(arguments: again)
    func whoWasToldOfIsPaidAgain(talk: String) throws { try play(talk) }

    private static let parts = [
        """
        > what was my last payment
        18 November 2026 · Dishoom · -€64.40
        > send half of it to mark
        I’ll send €32.20 to Mark Hughes. Shall I go ahead?
        """,
        """
        > what was my last payment
        > send half of that to mark tomorrow
        I’ll send €32.20 to Mark Hughes on 21 November 2026. Shall I go ahead?
        """,
        """
        > what was my last payment
        > send a quarter of it to marie
        I’ll send €16.10 to Marie Dupont. Shall I go ahead?
        """,
        """
        > what was my last payment
        > send mark the same
        I’ll send €64.40 to Mark Hughes. Shall I go ahead?
        """,
        """
        > c'était quoi mon dernier paiement
        18 novembre 2026 · Dishoom · −64,40 €
        > envoie la moitié à Marie
        J’envoie 32,20 € à Marie Dupont. Je confirme ?
        > non
        Rien n’a été envoyé
        """,
        """
        > combien j'ai dépensé chez Dishoom en novembre
        64,40 €
        > envoie la moitié de ça à Marie
        J’envoie 32,20 € à Marie Dupont. Je confirme ?
        """,
    ]

    @Test(arguments: parts)
    func aPartOfWhatWasToldIsSent(talk: String) throws { try play(talk) }
}

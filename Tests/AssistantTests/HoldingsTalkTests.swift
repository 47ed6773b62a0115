import Testing

/// Talks about what accounts hold as a whole or in part, what is due besides what is usual, and
/// questions that go on from one.
struct HoldingsTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "accounts":[{"name":"épargne","balance":"800.00 EUR"},
          {"name":"compte joint","balance":"600.00 EUR"}],
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Paul Martin","aliases":["Paul"]},{"name":"Rose Petit","aliases":["Rose"]}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-12-05"}],
         "budgets":{"groceries":"60.00 EUR","restaurants":"100.00 EUR"},
         "transactions":[
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-15","merchant":"Uber","category":"transport","amount":"18.40 EUR"},
          {"date":"2026-10-12","merchant":"Carrefour","category":"groceries","amount":"64.00 EUR"},
          {"date":"2026-10-20","to":"Paul Martin","amount":"40.00 EUR"},
          {"date":"2026-10-30","merchant":"Le Bistrot","category":"restaurants",
           "amount":"46.00 EUR"},
          {"date":"2026-09-14","merchant":"Carrefour","category":"groceries","amount":"58.00 EUR"},
          {"date":"2026-07-14","merchant":"Carrefour","category":"groceries","amount":"59.00 EUR"},
          {"date":"2026-08-14","merchant":"Carrefour","category":"groceries","amount":"61.00 EUR"}
          ]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        ("move half of my joint account to my savings", "€300.00 from “compte joint” to “épargne”"),
        ("move half my savings to the joint account", "€400.00 from “épargne” to “compte joint”"),
        ("empty my joint account into my savings", "€600.00 from “compte joint” to “épargne”"),
        ("save whatever is over 1500", "€900.00 from the main account to “épargne”"),
        ("set aside anything above 1500", "€900.00 from the main account to “épargne”"),
        ("mets la moitié de mon compte sur l'épargne", "1 200,00 € du compte principal vers"),
        ("vide mon compte joint sur mon épargne", "600,00 € de « compte joint »"),
        ("vire toute mon épargne sur mon compte", "800,00 € du compte « épargne »"),
        ("mets de côté tout ce qui dépasse 1500", "900,00 € du compte principal vers"),
        ("épargne tout ce qui dépasse 1500", "900,00 € du compte principal vers"),
    ])
    func allOrPartOfWhatAnAccountHoldsIsMoved(turn: String, restated: String) throws {
        try play("> \(turn)\n\(restated)")
    }

    @Test(arguments: [
        """
        > la facture EDF est à combien ?
        EDF : 84,20 €
        > et Orange ?
        Orange : 39,99 €
        ! EDF
        """,
        """
        > how much is the EDF bill?
        EDF: €84.20
        > and the Orange one?
        Orange: €39.99
        ! EDF
        """,
        """
        > when did I last pay Paul?
        20 October 2026 · Paul Martin · -€40.00
        > how much was it?
        20 October 2026 · Paul Martin · -€40.00
        """,
        """
        > j'ai dépensé combien en courses ce mois-ci ?
        22,10 €
        > et au resto ?
        rien dépensé
        > et en tout ?
        40,50 €
        """,
        """
        > how much on groceries this month?
        €22.10
        > and in total?
        €40.50
        """,
        """
        > demande 20 à Paul et 30 à Marie
        > oui
        > et en tout ça fait combien ?
        50,00 € demandés en tout
        """,
        """
        > send 20 to Paul and 30 to Marie
        > yes
        > how much is that in total?
        €50.00 paid in total
        """,
        """
        > quel était mon budget restos en octobre ?
        Budget restaurants : 46,00 € dépensés sur 100,00 € en octobre 2026
        """,
        """
        > mets-moi une alerte à 80 % pour les courses
        80 %
        > et 75 pour les restos
        restaurants à 75 %
        """,
    ])
    func aQuestionGoesOnFromTheOneBefore(talk: String) throws { try play(talk) }

    @Test func whatIsDueAndWasNeverPaidIsPartOfAForecast() throws {
        try play(
            """
            > combien je vais dépenser d'ici la fin du mois ?
            Y compris, déjà à payer : EDF, 84,20 € le 28 novembre 2026.
            ! Orange
            > how much will I spend next month?
            That includes what is already due: Orange, €39.99 on 5 December 2026.
            > et en courses le mois prochain ?
            ! Orange
            """)
    }

    @Test(arguments: [
        "send 20 each to Marie Paul Rose", "envoie 20 chacun à Marie Paul Rose",
    ])
    func namesInARowAreThoseOfSeveralWhereEachGetsAsMuch(turn: String) throws {
        try play("> \(turn)\nMarie Dupont\nPaul Martin\nRose Petit")
    }
}

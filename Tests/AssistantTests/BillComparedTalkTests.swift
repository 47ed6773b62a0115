import Testing

/// Talks in which two open bills are set beside each other.
struct BillComparedTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "bills":[{"merchant":"British Gas","amount":"104.60 EUR","due":"2026-12-06"},
          {"merchant":"EE","amount":"28.00 EUR","due":"2026-12-09"},
          {"merchant":"Thames Water","amount":"38.20 EUR","due":"2026-12-02"}],
         "transactions":[
          {"date":"2026-11-06","merchant":"EE","category":"utilities","amount":"28.00 EUR"}]}
        """
    private static let french = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "bills":[{"merchant":"EDF","amount":"112.40 EUR","due":"2026-12-05"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-12-02"},
          {"merchant":"Veolia","amount":"54.20 EUR","due":"2026-12-15"}]}
        """

    private func play(_ talk: String, _ wallet: String) throws {
        var scene = try FullWallet(wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        "which is bigger, my gas or my phone bill?", "is my gas or my phone bill bigger?",
        "is my gas bill bigger than my phone bill?",
        "which costs more, the british gas bill or the EE bill?",
    ])
    func theGreaterOfTwoBillsIsTold(turn: String) throws {
        try play(
            """
            > \(turn)
            The British Gas bill is the bigger one: €104.60, against €28.00 for EE.
            ! Thames
            > when is it due?
            British Gas: €104.60, due on 6 December 2026
            ! EE
            """, Self.wallet)
    }

    @Test(arguments: [
        "laquelle est la plus chère, le gaz ou le téléphone ?",
        "entre le gaz et le téléphone, lequel est le plus cher ?",
        "quelle facture est la plus élevée, EDF ou Orange ?",
    ])
    func theGreaterOfTwoBillsIsToldInFrench(turn: String) throws {
        try play(
            """
            > \(turn)
            La facture EDF est la plus chère : 112,40 €, contre 39,99 € pour Orange.
            ! Veolia
            """, Self.french)
    }

    @Test(arguments: [
        """
        > which is cheaper, my phone or my water bill?
        The EE bill is the smaller one: €28.00, against €38.20 for Thames Water.
        """,
        """
        > how much is my gas bill
        €104.60
        > how much is my phone bill
        €28.00
        > which is bigger?
        British Gas: €104.60
        ! EE
        """,
        """
        > how much is my gas bill
        > how much is my phone bill
        > what's the difference?
        The difference is €76.60: €104.60 against €28.00.
        """,
    ])
    func whichIsTheSmallerAndWhichOfThoseTold(talk: String) throws { try play(talk, Self.wallet) }
}

import Testing

/// Talks that ask of which kind a transaction told is, or on what most of a sum told goes.
struct KindToldTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]}],
         "budgets":{"groceries":"200.00 EUR"},
         "transactions":[
          {"date":"2026-11-19","merchant":"Uber","category":"transport","amount":"18.40 EUR"},
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"60.00 EUR"},
          {"date":"2026-11-12","merchant":"Fnac","category":"shopping","amount":"21.60 EUR"},
          {"date":"2026-10-12","merchant":"Carrefour","category":"groceries","amount":"64.00 EUR"},
          {"date":"2026-10-10","merchant":"Uber","category":"transport","amount":"20.00 EUR"},
          {"date":"2026-09-12","merchant":"Carrefour","category":"groceries","amount":"61.00 EUR"},
          {"date":"2026-09-10","merchant":"Uber","category":"transport","amount":"19.00 EUR"},
          {"date":"2026-08-12","merchant":"Carrefour","category":"groceries","amount":"58.00 EUR"},
          {"date":"2026-08-10","merchant":"Uber","category":"transport","amount":"22.00 EUR"},
          {"date":"2026-07-12","merchant":"Carrefour","category":"groceries","amount":"60.00 EUR"},
          {"date":"2026-06-12","merchant":"Carrefour","category":"groceries","amount":"63.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        "what category is that", "what category is it in?", "which category was that?",
        "what kind of spending is that?", "what's that filed under?",
    ])
    func theKindIsThatOfTheTransactionTold(turn: String) throws {
        try play(
            """
            > what was my last payment
            19 November 2026 · Uber · -€18.40
            > \(turn)
            19 November 2026 · Uber · -€18.40 (transport
            ! Carrefour
            > when was it
            19 November 2026 · Uber · -€18.40
            """)
    }

    @Test(arguments: [
        "c'est quelle catégorie ?", "dans quelle catégorie ?", "c'est classé dans quoi ?",
        "c'est quel type de dépense ?", "et c'est rangé dans quelle catégorie",
    ])
    func theKindIsThatOfTheTransactionToldInFrench(turn: String) throws {
        try play(
            """
            > c'était quoi mon dernier paiement
            19 novembre 2026 · Uber · −18,40 €
            > \(turn)
            19 novembre 2026 · Uber · −18,40 € (transports
            ! Carrefour
            """)
    }

    private static let parts = [
        """
        > how much did I spend this month
        You spent €100.00 in November 2026
        > on what mostly?
        groceries, €60.00 (60%)
        """,
        """
        > how much did I spend this month
        You spent €100.00 in November 2026
        > mostly groceries?
        60% of what you spent
        €60.00 of €100.00
        > mainly on transport?
        €18.40 of €100.00
        """,
        """
        > combien j'ai dépensé ce mois-ci
        100,00 €
        > surtout en quoi ?
        courses, 60,00 € (60 %)
        """,
        """
        > combien j'ai dépensé ce mois-ci
        100,00 €
        > surtout en courses ?
        60,00 € sur 100,00 €
        ! Budget
        > principalement en transports ?
        18,40 € sur 100,00 €
        """,
        """
        > how much will I spend next month
        I expect spending of
        > on what mostly?
        groceries, €183.00
        ! November
        """,
        """
        > how much will I spend next month
        > mostly on groceries?
        on groceries in December 2026
        ! Groceries budget
        """,
        """
        > combien je vais dépenser le mois prochain
        Je prévois
        > surtout en quoi ?
        courses, 183,00 €
        ! novembre
        """,
        """
        > combien je vais dépenser le mois prochain
        > surtout en courses ?
        de dépenses en courses en décembre 2026
        ! Budget
        """,
    ]

    @Test(arguments: parts)
    func whatASumIsMostlyOfIsOfThatSum(talk: String) throws { try play(talk) }
}

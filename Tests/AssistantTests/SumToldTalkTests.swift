import Testing

/// Talks that ask what figures come to together that were told one by one; written as `TalkTests`
/// says.
struct SumToldTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]}],
         "transactions":[
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-16","merchant":"Lidl","category":"groceries","amount":"30.00 EUR"},
          {"date":"2026-11-15","merchant":"Uber","category":"transport","amount":"18.40 EUR"},
          {"date":"2026-11-12","merchant":"Le Bistrot","category":"restaurants","amount":"41.00 EUR"},
          {"date":"2026-10-12","merchant":"Carrefour","category":"groceries","amount":"64.00 EUR"},
          {"date":"2026-10-09","merchant":"Le Bistrot","category":"restaurants","amount":"36.00 EUR"},
          {"date":"2026-09-12","merchant":"Carrefour","category":"groceries","amount":"31.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > combien j'ai dépensé chez Carrefour en novembre ?
        22,10 €
        > et chez Lidl ?
        30,00 €
        > ça fait combien en tout ?
        En tout : 52,10 € (22,10 € + 30,00 €).
        """,
        """
        > combien j'ai dépensé chez Carrefour en novembre ?
        22,10 €
        > et chez Lidl ?
        30,00 €
        > lequel des deux me coûte le plus
        30,00 € chez Lidl
        ! La plus grosse
        """,
        """
        > combien j'ai dépensé en courses en octobre ?
        64,00 €
        > et au resto ?
        36,00 €
        > et les deux ensemble ?
        En tout : 100,00 € (64,00 € + 36,00 €).
        """,
        """
        > combien de fois je suis allé chez Carrefour en novembre ?
        22,10 €
        > et chez Lidl ?
        30,00 €
        > les deux ça fait combien ?
        En tout : 52,10 €
        """,
        """
        > how much did I spend on groceries in October?
        €64.00
        > and on restaurants?
        €36.00
        > and both together?
        In all: €100.00 (€64.00 + €36.00).
        """,
        """
        > how much did I spend on groceries in November?
        €52.10
        > and on transport?
        €18.40
        > so how much is that in total?
        In all: €70.50
        """,
        """
        > how much did I spend at Carrefour in November?
        €22.10
        > and at Le Bistrot?
        €41.00
        ! Carrefour
        > how much is that in total?
        In all: €63.10
        """,
    ])
    func severalShopsOrKindsToldAreSummed(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > combien j'ai dépensé en courses en octobre ?
        64,00 €
        > et en septembre ?
        31,00 €
        > et les deux ensemble ?
        En tout : 95,00 €
        """,
        """
        > how much did I spend on groceries in October?
        €64.00
        > and in September?
        €31.00
        > both combined?
        In all: €95.00
        """,
    ])
    func twoMonthsToldAreSummed(talk: String) throws { try play(talk) }

    /// What a shop of a kind of spending got is part of what that kind came to.
    @Test(arguments: [
        """
        > combien j'ai dépensé en courses en novembre ?
        52,10 €
        > et chez Carrefour ?
        22,10 €
        > et les deux ensemble ?
        ! 74,20
        """
    ])
    func whatIsPartOfTheOtherIsNotCountedTwice(talk: String) throws { try play(talk) }

    /// Of one figure alone all that there is besides is asked.
    @Test(arguments: [
        """
        > combien j'ai dépensé en courses en novembre ?
        52,10 €
        > et en tout ?
        111,50 €
        ! En tout :
        """
    ])
    func behindOneFigureAllIsAskedAbout(talk: String) throws { try play(talk) }
}

import Testing

/// Talks among people whose names are words of another meaning, and standing orders that begin with
/// a month.
struct WordNameTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"1840.00 EUR",
         "contacts":[{"name":"Bill Nolan","aliases":["Bill"]},
          {"name":"Paul Martin","aliases":["Paul"]},{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Will Turner","aliases":["Will"]},{"name":"May Lee","aliases":["May"]},
          {"name":"Cash Warren","aliases":["Cash"]},{"name":"Rose Kelly","aliases":["Rose"]},
          {"name":"Juste Faure","aliases":["Juste"]}]}
        """

    /// All of a list are paid, and none of those named again to be left out.
    private static let listTalks = [
        """
        > split 90 between Paul, Bill and Cash
        €30.00 to Paul Martin
        €30.00 to Bill Nolan
        €30.00 to Cash Warren
        """,
        """
        > send 10 each to Bill, Paul and Cash
        €10.00 to Cash Warren
        """,
        """
        > envoie 10 chacun à Marie, Paul et Juste
        10,00 € à Juste Faure
        """,
        """
        > send 33 each to Bill, Paul and Marie but not Paul
        €33.00 to Bill Nolan
        €33.00 to Marie Dupont
        ! Paul
        """,
        """
        > send 33 each to Bill, Paul and Marie but not to Bill
        €33.00 to Paul Martin
        €33.00 to Marie Dupont
        ! Bill
        """,
        """
        > envoie 33 chacun à Bill, Paul et Marie mais pas à Paul
        33,00 € à Bill Nolan
        33,00 € à Marie Dupont
        ! Paul
        """,
        """
        > send 20 each to Paul and Will
        €20.00 to Paul Martin
        €20.00 to Will Turner
        """,
    ]

    /// A no and a name is another receiver, whatever else the name means; a no alone is none.
    private static let correctionTalks = [
        """
        > send 40 to Bill
        > no, Will
        I’ll send €40.00 to Will Turner
        > and make it tomorrow
        €40.00 to Will Turner on 21 November 2026
        """,
        """
        > send 40 to Will
        > no, May
        I’ll send €40.00 to May Lee.
        """,
        """
        > send 40 to Paul
        > no, to Cash
        €40.00 to Cash Warren
        """,
        """
        > envoie 40 à Paul
        > non, Rose
        J’envoie 40,00 € à Rose Kelly
        """,
        """
        > envoie 40 à Paul
        > non, Juste
        40,00 € à Juste Faure
        """,
        """
        > send 40 to Paul
        > no wait, will Bill get it today?
        Nothing was sent
        ! Bill Nolan
        """,
        """
        > send 40 to Paul
        > no
        cancelled
        """,
        """
        > send 40 to Paul
        > no, thanks
        cancelled
        """,
    ]

    /// What begins with a month goes on behind it; what happens in one, or to another, ends.
    private static let beginningTalks = [
        """
        > send Marie 20 every Friday from next month
        from 1 December 2026, first on 4 December 2026
        ! last
        """,
        """
        > send Marie 20 every week from January
        from 1 January 2027
        ! last
        """,
        """
        > send 20 to Bill monthly from December
        from 1 December 2026
        ! last
        """,
        """
        > send Marie 20 every Friday
        > from next month
        from 1 December 2026
        ! last
        """,
        """
        > envoie 20 à Marie chaque semaine à partir de janvier
        à partir du 1er janvier 2027
        ! dernier
        """,
        """
        > envoie 20 à Marie tous les vendredis dès le mois prochain
        à partir du 1er décembre 2026
        ! dernier
        """,
        """
        > send 20 to Paul every Friday in December
        last on 25 December 2026
        """,
        """
        > send 20 to Paul every month from January to June
        from 1 January 2027, last on 1 June 2027
        """,
    ]

    @Test(arguments: [listTalks, correctionTalks, beginningTalks].joined())
    func repliesAreTheOnesMeant(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }
}

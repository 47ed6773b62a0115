import Testing

/// Talks in which the next wages are a day; written as `TalkTests` says, on 20 November 2026.
struct PaydayTalkTests {
    private static let wallet: String = {
        let months = ["04", "05", "06", "07", "08", "09", "10"]
        let wages = months.map { month in
            #"{"date":"2026-\#(month)-28","from":"Acme","category":"income","#
                + #""amount":"2000.00 EUR"}"#
        }
        let shops = months.map { month in
            #"{"date":"2026-\#(month)-12","merchant":"Carrefour","category":"groceries","#
                + #""amount":"60.00 EUR"}"#
        }
        let rent = (months + ["11"]).map { month in
            #"{"date":"2026-\#(month)-01","to":"Rachid Amrani","category":"housing","#
                + #""amount":"500.00 EUR"}"#
        }
        let lines = (wages + shops + rent).joined(separator: ",")
        return #"{"account_currency":"EUR","balance":"700.00 EUR","#
            + #""contacts":[{"name":"Rachid Amrani","aliases":["landlord"]}],"bills":["#
            + #"{"merchant":"EDF","amount":"80.00 EUR","due":"2026-11-25"},"#
            + #"{"merchant":"Orange","amount":"30.00 EUR","due":"2026-12-09"}],"#
            + #""transactions":[\#(lines)]}"#
    }()

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > what's due before payday
        EDF
        ! Orange
        ! I can’t tell
        """,
        """
        > when do I get paid?
        28 November 2026
        > will I last until then?
        27 November 2026
        """,
        """
        > when do I get paid?
        28 November 2026
        > what's due before then?
        EDF
        ! Orange
        """,
        """
        > qu'est-ce que je dois payer avant la paie ?
        EDF
        ! Orange
        """,
        """
        > quand tombe mon salaire ?
        28 novembre 2026
        > je tiens jusque là ?
        27 novembre 2026
        """,
    ])
    func untilPaydayIsUntilTheDayBeforeTheNextWages(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > can I afford a 300 euro coat
        €300.00
        > what about if I wait until after payday?
        28 November 2026
        ! I can’t tell
        """,
        """
        > est-ce que je peux me payer un manteau à 300 euros ?
        300,00 €
        > et si j'attends le salaire ?
        28 novembre 2026
        """,
    ])
    func whatWaitsForTheWagesIsPaidOnceTheyAreThere(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > has my salary come in
        28 October 2026
        28 November 2026
        ! 28 September 2026
        > how much do I usually get
        €2,000.00
        """,
        """
        > mon salaire il est tombé ?
        28 octobre 2026
        28 novembre 2026
        ! 28 septembre 2026
        > il arrive quand d'habitude
        28 novembre 2026
        """,
    ])
    func ifWagesCameIsToldByTheLastAndTheNext(talk: String) throws { try play(talk) }

    @Test(arguments: [
        "> how much is my salary\n€2,000.00\n! 28 October",
        "> how much do I usually earn\n€2,000.00",
        "> c'est combien mon salaire\n2 000,00 €\n! 28 octobre",
        "> je touche combien d'habitude\n2 000,00 €\n! dépenses",
    ])
    func howMuchWagesAreIsTheUsualAmount(talk: String) throws { try play(talk) }

    @Test func whatIsSpentBeforeTheRentIsTakenOff() throws {
        try play(
            """
            > if I spend 50 euros on Friday will I still have enough for the rent on the first
            1 December 2026
            ! you should have €50.00
            """)
    }
}

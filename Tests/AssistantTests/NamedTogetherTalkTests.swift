import Testing

/// Talks that name several people one behind the other, pay kinds of bills, and answer requests for
/// money by the name of who sent them.
struct NamedTogetherTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"1840.00 EUR",
         "contacts":[{"name":"Tom Baker","aliases":["Tom"]},
          {"name":"Priya Sharma","aliases":["Priya"]},{"name":"Karim Haddad","aliases":["Karim"]},
          {"name":"Sue Bennett","aliases":["Sue"]},{"name":"Bill Turner","aliases":["Bill"]},
          {"name":"May Lewis","aliases":["May"]},{"name":"Rich Mason","aliases":["Rich"]},
          {"name":"Will Carter","aliases":["Will"]},{"name":"Rose Adams","aliases":["Rose"]},
          {"name":"Sara Khan","aliases":["Sara"]}],
         "requests_in":[{"from":"Sara Khan","amount":"25.00 EUR","note":"pizza"},
          {"from":"Tom Baker","amount":"40.00 EUR","note":"tickets"}],
         "bills":[{"merchant":"British Gas","amount":"86.40 EUR","due":"2026-12-05"},
          {"merchant":"Vodafone","amount":"25.00 EUR","due":"2026-12-01"}]}
        """

    /// All of a list are paid, in whatever letters they are written.
    private static let listTalks = [
        """
        > split 90 between tom, priya and karim
        €30.00 to Tom Baker
        €30.00 to Priya Sharma
        €30.00 to Karim Haddad
        """,
        """
        > send tom, priya, karim and sue 10 each
        €10.00 to Tom Baker
        €10.00 to Priya Sharma
        €10.00 to Karim Haddad
        €10.00 to Sue Bennett
        """,
        """
        > send 10 each to tom, priya and karim
        €10.00 to Tom Baker
        €10.00 to Priya Sharma
        €10.00 to Karim Haddad
        """,
        """
        > send tom priya and karim 10 each
        €10.00 to Tom Baker
        €10.00 to Priya Sharma
        €10.00 to Karim Haddad
        """,
        """
        > send tom, priya, zork and karim 10 each
        zork
        ! Shall I
        """,
        """
        > transfer 15 each to sue and bill
        €15.00 to Sue Bennett
        €15.00 to Bill Turner
        """,
        """
        > send Sue and Bill 15 each
        I’ll send €15.00 to Sue Bennett
        I’ll send €15.00 to Bill Turner
        """,
        """
        > envoie 10 chacun à tom, priya et karim
        10,00 € à Tom Baker
        10,00 € à Priya Sharma
        10,00 € à Karim Haddad
        """,
        """
        > partage 90 entre tom, priya et karim
        30,00 € à Tom Baker
        30,00 € à Priya Sharma
        30,00 € à Karim Haddad
        """,
    ]

    /// Who stands beside an amount of their own gets it, whatever the name means besides.
    private static let pairTalks = [
        """
        > send tom 10, rich 20 and may 30
        €10.00 to Tom Baker
        €20.00 to Rich Mason
        €30.00 to May Lewis
        ! 2027
        """,
        """
        > send Karim 20 and May 30
        €20.00 to Karim Haddad
        €30.00 to May Lewis
        ! 2027
        """,
        """
        > send may 30
        €30.00 to May Lewis
        ! 2027
        """,
        """
        > send karim 20, rich 20 and may 30 tomorrow
        €20.00 to Karim Haddad on 21 November 2026
        €20.00 to Rich Mason on 21 November 2026
        €30.00 to May Lewis on 21 November 2026
        ! 2027
        """,
        """
        > send Karim 20 on May 30
        €20.00 to Karim Haddad on 30 May 2027
        ! Lewis
        """,
        """
        > send karim 45 and will 20
        €45.00 to Karim Haddad
        €20.00 to Will Carter
        """,
        """
        > ask rich for 20 and will for 30
        ask Rich Mason for €20.00
        ask Will Carter for €30.00
        """,
        """
        > envoie karim 20 et may 30
        20,00 € à Karim Haddad
        30,00 € à May Lewis
        """,
    ]

    /// The currency said before a number is that of the amount.
    private static let currencyTalks = [
        """
        > send rupees 500 to priya
        INR
        ! Shall I
        """,
        """
        > send dollars 20 to Tom
        USD
        ! Shall I
        """,
        """
        > pay euro 50 to priya
        €50.00 to Priya Sharma
        """,
        """
        > envoie dollars 20 à Tom
        USD
        ! confirme
        """,
        """
        > send Priya 20 euros
        €20.00 to Priya Sharma
        """,
    ]

    /// The time of what is told is no day of the payment; that of the payment is.
    private static let storyTalks = [
        """
        > tom got the drinks on saturday so send him 18
        €18.00 to Tom Baker.
        """,
        """
        > it's Rose's birthday tomorrow send her 25
        €25.00 to Rose Adams.
        """,
        """
        > we went to the pub yesterday send karim 18
        €18.00 to Karim Haddad.
        """,
        """
        > c'est l'anniversaire de Rose demain envoie-lui 25
        25,00 € à Rose Adams.
        """,
        """
        > tom a payé les boissons samedi donc envoie-lui 18
        18,00 € à Tom Baker.
        """,
        """
        > tomorrow send Karim 18
        on 21 November 2026
        """,
        """
        > demain envoie 18 à Karim
        le 21 novembre 2026
        """,
    ]

    /// A kind of bill means the open one of that kind.
    private static let billTalks = [
        """
        > pay my phone bill
        I’ll pay Vodafone €25.00
        """,
        """
        > pay the electric bill
        I’ll pay British Gas €86.40
        """,
        """
        > paie ma facture d'électricité
        86,40 € à British Gas
        """,
        """
        > paie ma facture d'internet
        25,00 € à Vodafone
        """,
        """
        > pay my water bill
        Vodafone or British Gas
        """,
        """
        > pay my Netflix bill
        How much
        """,
    ]

    /// Who is paid behind the list of what others ask for is paid what they asked for.
    private static let requestTalks = [
        """
        > who's asked me for money?
        > pay Sara
        €25.00
        Sara Khan
        ! How much
        > yes
        > who's asked me for money?
        ! Sara
        """,
        """
        > who's asked me for money?
        > accept them all
        €25.00
        €40.00
        Shall I
        """,
        """
        > who's asked me for money?
        > pay them both
        €25.00
        €40.00
        Shall I
        """,
        """
        > qui m'a demandé de l'argent ?
        > paie Sara
        25,00 €
        ! Quel montant
        """,
        """
        > qui m'a demandé de l'argent ?
        > accepte-les toutes
        25,00 €
        40,00 €
        """,
        """
        > pay Sara
        How much
        """,
        """
        > send tom 40
        their request for €40.00 stays open
        """,
        """
        > send tom 30
        ! stays open
        """,
        """
        > envoie 40 à Tom
        sa demande de 40,00 € reste ouverte
        """,
    ]

    @Test(arguments: [listTalks, pairTalks].joined())
    func everybodyNamedIsPaid(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [currencyTalks, storyTalks].joined())
    func whatIsSaidOfAnAmountAndADayIsKept(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [billTalks, requestTalks].joined())
    func openBillsAndRequestsAreTheOnesMeant(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }
}

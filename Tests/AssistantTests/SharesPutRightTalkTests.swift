import Testing

/// Talks in which what several pay or are asked for is put right.
struct SharesPutRightTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Paul Martin","aliases":["Paul"]},
          {"name":"Zoé Petit","aliases":["Zoé"]},{"name":"Dan Moreau","aliases":["Dan"]},
          {"name":"Karim Benali","aliases":["Karim"]}],
         "requests_in":[{"from":"Zoé Petit","amount":"18.00 EUR","note":"cinéma"},
          {"from":"Dan Moreau","amount":"42.00 EUR","note":"brunch"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > split 90 between me, Paul and Karim
        I’ll ask Karim Benali for €30.00
        > wait, Dan was there too
        I’ll ask Paul Martin for €22.50
        I’ll ask Dan Moreau for €22.50
        ! How much should I send
        """,
        """
        > divise 60 entre moi, Paul et Karim
        Je demande 20,00 € à Karim Benali
        > attends, Dan était là aussi
        Je demande 15,00 € à Dan Moreau
        Je demande 15,00 € à Paul Martin
        """,
    ])
    func whoIsAddedToASplitIsAskedToo(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > divise 80 entre moi, Paul, Karim et Dan
        > en fait Dan n'a pris qu'un café, il doit juste 5
        Je demande 5,00 € à Dan Moreau
        Je demande 20,00 € à Paul Martin
        ! J’envoie
        """,
        """
        > split 80 between me, Paul, Karim and Dan
        > actually Dan only owes 5
        I’ll ask Dan Moreau for €5.00
        I’ll ask Karim Benali for €20.00
        """,
        """
        > envoie 20 à Paul, 30 à Karim et 10 à Dan
        > ah et Karim mets 35
        J’envoie 35,00 € à Karim Benali
        J’envoie 20,00 € à Paul Martin
        J’envoie 10,00 € à Dan Moreau
        """,
        """
        > send 20 to Paul, 30 to Karim and 10 to Dan
        > oh and make Karim 35
        I’ll send €35.00 to Karim Benali
        I’ll send €20.00 to Paul Martin
        """,
    ])
    func oneShareIsChangedAndTheOthersStay(talk: String) throws {
        try play(talk)
    }
}

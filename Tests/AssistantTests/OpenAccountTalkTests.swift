import Testing

/// Talks about how many bills are open, who is owed, and what there is or will be in all.
struct OpenAccountTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "accounts":[{"name":"épargne","balance":"3200.00 EUR"},
          {"name":"compte joint","balance":"900.00 EUR"}],
         "contacts":[{"name":"Karim Benali","aliases":["Karim"]},
          {"name":"Nicolas Perret","aliases":["Nico"]}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-12-05"},
          {"merchant":"Veolia","amount":"54.20 EUR","due":"2026-12-15"}],
         "requests_in":[{"from":"Karim Benali","amount":"22.00 EUR","note":"pizza"}],
         "requests_out":[{"from":"Nicolas Perret","amount":"15.00 EUR"}],
         "transactions":[
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-02","from":"Acme","category":"income","amount":"2000.00 EUR"},
          {"date":"2026-10-12","merchant":"Carrefour","category":"groceries","amount":"64.00 EUR"},
          {"date":"2026-09-12","merchant":"Carrefour","category":"groceries","amount":"61.00 EUR"},
          {"date":"2026-08-12","merchant":"Lidl","category":"groceries","amount":"60.00 EUR"},
          {"date":"2026-07-12","merchant":"Lidl","category":"groceries","amount":"60.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > j'ai combien de factures à payer avant le 10 décembre
        124,19 €
        EDF
        Orange
        ! Veolia
        > ça fait combien en tout
        124,19 €
        """,
        """
        > combien de factures j'ai à payer
        178,39 €
        Veolia
        """,
        """
        > how many bills do i have to pay before the 10th of december
        €124.19
        Orange
        ! Veolia
        """,
    ])
    func billsThatAreCountedAreListedWithTheirSum(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        ("et moi je dois à qui ?", "Karim Benali te demande 22,00 €"),
        ("je dois à qui", "Karim Benali te demande 22,00 €"),
        ("and who do i owe", "Karim Benali asks you for €22.00"),
    ])
    func whomTheSpeakerOwesLeavesOutWhoOwesThem(turn: String, told: String) throws {
        try play("> \(turn)\n\(told)\n! Nicolas")
    }

    @Test(arguments: [
        ("et avec l'épargne et tout le reste j'ai combien en tout", "6 500,00 €"),
        ("combien j'ai avec tous les autres comptes et l'épargne en tout", "6 500,00 €"),
        ("and with savings and everything else how much do i have in total", "€6,500.00"),
    ])
    func allAccountsAreMeantBesideTheOneNamed(turn: String, told: String) throws {
        try play("> \(turn)\n\(told)")
    }

    @Test(arguments: [
        ("à combien je serai à la fin du mois à ton avis", "Il devrait te rester"),
        ("je serai à combien fin novembre", "Il devrait te rester"),
        ("what will i be at by the end of the month", "You should have"),
    ])
    func whatOneWillBeAtIsTheBalance(turn: String, told: String) throws {
        try play("> \(turn)\n\(told)")
    }
}

import Testing

/// Talks in which a few words are of the list, the card, the shop or the person told right before.
struct MeantOfToldTalkTests {
    private static let wallet = """
        {"now":"2026-11-26T10:00:00+01:00","account_currency":"EUR","balance":"1684.35 EUR",
         "accounts":[{"name":"livret","balance":"3200.00 EUR"}],
         "contacts":[{"name":"Karim Benali","aliases":["Karim"]},
          {"name":"Thomas Blanc","aliases":["Thomas"]},{"name":"Tom Reed","aliases":["Tom"]},
          {"name":"Gérard Lemoine","aliases":["proprio"]}],
         "subscriptions":[
          {"merchant":"Netflix","amount":"14.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=15"},
          {"merchant":"Basic-Fit","amount":"29.90 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=7"},
          {"to":"Gérard Lemoine","amount":"780.00 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=5"}],
         "requests_in":[{"from":"Karim Benali","amount":"22.00 EUR","note":"pizza"}],
         "cards":[{"name":"Carrefour","number":"123456789","points":1240,"tier":"Silver"},
          {"name":"Fnac","number":"987654321","points":320,"tier":"Bronze"}],
         "limits":{"per_transaction":"1000.00 EUR","daily":"1500.00 EUR"},
         "transactions":[
          {"date":"2026-11-26","merchant":"Carrefour","category":"groceries","amount":"23.99 EUR"},
          {"date":"2026-11-25","merchant":"Carrefour","category":"groceries","amount":"41.35 EUR"},
          {"date":"2026-11-24","merchant":"Uber","category":"transport","amount":"14.80 EUR"},
          {"date":"2026-11-20","merchant":"SNCF","category":"transport","amount":"82.36 EUR"},
          {"date":"2026-11-09","to":"Karim Benali","category":"transfers","amount":"40.00 EUR"},
          {"date":"2026-10-20","merchant":"Carrefour","category":"groceries","amount":"88.97 EUR"},
          {"date":"2026-10-15","merchant":"Lidl","category":"groceries","amount":"12.00 EUR"},
          {"date":"2026-09-19","from":"Karim Benali","category":"transfers","amount":"65.00 EUR"},
          {"date":"2026-07-20","merchant":"Booking","category":"travel","amount":"318.50 EUR"},
          {"date":"2026-07-14","merchant":"Air France","category":"travel","amount":"612.00 EUR"},
          {"date":"2025-09-12","merchant":"Lidl","category":"groceries","amount":"20.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > envoie moi mon relevé d'octobre
        Lidl
        > juste les dépenses au dessus de 50 euros
        Carrefour · −88,97 €
        ! SNCF
        """,
        """
        > show my transactions in october
        Lidl
        > just the ones over 50
        Carrefour
        ! SNCF
        """,
        """
        > montre moi mes cinq dernières opérations
        Karim
        > la deuxième c'est quoi
        Carrefour · −41,35 €
        ! SNCF
        """,
        """
        > show my last five transactions
        Karim
        > what's the second one
        41.35
        ! SNCF
        """,
        """
        > montre moi mes cinq dernières opérations
        Karim
        > la plus grosse dans tout ça
        SNCF
        """,
    ])
    func whatIsAskedBehindAListIsOfIt(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > quand est ce que j'ai pris l'avion la dernière fois et ça m'avait coûté combien
        14 juillet 2026 · Air France · −612,00 €
        > et l'hôtel
        20 juillet 2026 · Booking · −318,50 €
        """,
        """
        > when did i last take a plane and how much was it
        14 July 2026
        Air France
        > and the hotel
        Booking
        """,
    ])
    func flightsAndHotelsAreToldByTheirLabels(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > combien j'ai dépensé en courses cette année
        166,31 €
        > en moyenne par mois ça donne quoi
        en courses
        """
    ])
    func figuresOfShopsGoOn(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        (
            "combien j'ai mis dans les courses cette année par rapport à l'année dernière",
            "Je ne connais rien avant le 12 septembre 2025"
        ),
        (
            "compare my groceries this year with last year",
            "I know nothing before 12 September 2025"
        ),
    ])
    func daysThatAreCutAreSaidToBe(turn: String, told: String) throws {
        try play("> \(turn)\n\(told)")
    }

    @Test(arguments: [
        """
        > combien karim m'a envoyé cette année
        65,00 €
        > et moi à lui
        Tu as envoyé 40,00 € à Karim
        > donc on est quittes ?
        Karim t’a envoyé 25,00 € de plus que toi
        Karim Benali te demande 22,00 €
        """,
        """
        > how much has karim sent me this year
        €65.00
        > and how much did i send him
        You sent €40.00 to Karim
        2026
        > are we even?
        Karim sent you €25.00 more than you sent
        Karim Benali asks you for €22.00
        """,
    ])
    func bothSidesOfSomebodyAreSetBesideEachOther(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > c'est quoi mes abonnements
        Netflix
        > lequel coûte le plus cher à part le loyer
        Basic-Fit : 29,90 €
        ! Lemoine
        """,
        """
        > list my subscriptions
        Netflix
        > which costs the most apart from rent
        Basic-Fit: €29.90
        ! Lemoine
        """,
    ])
    func whatIsLeftOutAndTheCardAreOfThoseTold(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > je peux envoyer 500 a thomas blanc sans etre a decouvert
        Oui
        > ok fais le mais 450
        J’envoie 450,00 € à Thomas Blanc. Je confirme ?
        """,
        """
        > can I send tom 500 without going overdrawn
        Yes
        > ok do it but 450
        I’ll send €450.00 to Tom Reed. Shall I go ahead?
        """,
    ])
    func whatWasOnlySupposedIsProposed(talk: String) throws {
        try play(talk)
    }
}

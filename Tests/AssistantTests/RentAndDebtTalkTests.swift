import Testing

/// Talks in which whoever is paid is known by what it is for, or by what they paid for the speaker,
/// and those in which what is asked behind goes on with all of it.
struct RentAndDebtTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Karim Benali","aliases":["Karim"]},
          {"name":"Grace Lee","aliases":["Grace"]},{"name":"Tom Baker","aliases":["Tom"]},
          {"name":"Gérard Lemoine","aliases":["mon proprio","landlord"]}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"}],
         "subscriptions":[
          {"merchant":"Netflix","amount":"14.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=15"},
          {"merchant":"Basic-Fit","amount":"29.90 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=7"},
          {"merchant":"Gérard Lemoine","amount":"780.00 EUR",
           "frequency":"FREQ=MONTHLY;BYMONTHDAY=5"}],
         "requests_in":[{"from":"Grace Lee","amount":"18.50 EUR","note":"brunch"}],
         "requests_out":[{"from":"Tom Baker","amount":"15.00 EUR"}],
         "limits":{"per_transaction":"1000.00 EUR","daily":"1500.00 EUR"},
         "transactions":[
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-15","merchant":"Uber","category":"transport","amount":"18.40 EUR"},
          {"date":"2026-10-12","merchant":"Lidl","category":"groceries","amount":"64.00 EUR"},
          {"date":"2026-10-10","merchant":"SNCF","category":"transport","amount":"31.00 EUR"},
          {"date":"2026-03-10","merchant":"Fnac","category":"shopping","amount":"57.00 EUR"},
          {"date":"2025-11-20","merchant":"Lidl","category":"groceries","amount":"48.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        ("annule celui du loyer", "J’arrête le paiement régulier de 780,00 € à Gérard Lemoine"),
        (
            "arrête le virement du loyer",
            "J’arrête le paiement régulier de 780,00 € à Gérard Lemoine"
        ),
        ("cancel the rent", "€780.00 to Gérard Lemoine"),
        ("stop the rent payment", "€780.00 to Gérard Lemoine"),
        ("mon loyer passe à 800 euros", "Je passe le paiement à Gérard Lemoine à 800,00 €"),
        ("my rent is now 810", "I’ll change the payment to Gérard Lemoine to €810.00"),
        (
            "mon proprio a augmenté le loyer à 810",
            "Je passe le paiement à Gérard Lemoine à 810,00 €"
        ),
        (
            "my landlord raised the rent to 810",
            "I’ll change the payment to Gérard Lemoine to €810.00"
        ),
        ("mon loyer passe à 800 euros à partir de janvier", "redemande-le sans date"),
        ("my rent goes up to 810 from january", "ask again without a date"),
    ])
    func theRentIsTheStandingOrderToTheLandlord(turn: String, told: String) throws {
        try play("> \(turn)\n\(told)")
    }

    @Test(arguments: [
        ("peux tu payer le loyer", "Combien veux-tu envoyer à Gérard Lemoine"),
        ("paie le loyer", "Combien veux-tu envoyer à Gérard Lemoine"),
        ("pay the rent", "How much should I send to Gérard Lemoine"),
        ("pay the rent, 780", "I’ll send €780.00 to Gérard Lemoine"),
    ])
    func theRentIsPaidToTheLandlordAndOfNoAmountThatIsNotSaid(turn: String, told: String) throws {
        try play("> \(turn)\n\(told)")
    }

    @Test(arguments: [
        ("paie le loyer", "Combien veux-tu envoyer à Derek Stone"),
        ("pay the rent", "How much should I send to Derek Stone"),
    ])
    func theRentIsPaidToTheContactThatStatementsTellIsPaidForHousing(
        turn: String, told: String
    ) throws {
        var scene = try FullWallet(
            """
            {"balance":"1840.00 EUR","contacts":[{"name":"Derek Stone"},{"name":"Tom Baker"}],
             "transactions":[
              {"date":"2026-10-01","to":"Derek Stone","category":"housing","amount":"850.00 EUR"},
              {"date":"2026-11-01","to":"Derek Stone","category":"housing","amount":"850.00 EUR"}]}
            """)
        try scene.play("> \(turn)\n\(told)")
    }

    @Test(arguments: [
        """
        > grace paid 72 for dinner for the 4 of us how much do i owe her
        I’ll send €18.00 to Grace Lee
        Shall I go ahead?
        """,
        """
        > tom paid 72 for dinner, there were 4 of us, how much do i owe him
        I’ll send €18.00 to Tom Baker
        Shall I go ahead?
        """,
        """
        > Karim a payé 72 pour le resto, on était 4, je lui dois combien ?
        J’envoie 18,00 € à Karim Benali
        Je confirme ?
        """,
        """
        > mon pote Karim m'a avancé 37 euros 50 pour le concert faut que je le rembourse
        J’envoie 37,50 € à Karim Benali
        Je confirme ?
        """,
        """
        > my mate Tom lent me 20 for the concert, I need to pay him back
        I’ll send €20.00 to Tom Baker
        Shall I go ahead?
        """,
        """
        > Karim m'a prêté 50 hier, faut que je lui rende demain
        J’enverrai 50,00 € à Karim Benali le 21 novembre 2026
        Je confirme ?
        """,
        """
        > tom lent me 20 yesterday, i need to pay him back tomorrow
        I’ll send €20.00 to Tom Baker on 21 November 2026
        Shall I go ahead?
        """,
    ])
    func whatSomebodyPaidForTheSpeakerIsPaidBackOnAYes(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > how much do i owe grace
        Grace Lee asks you for €18.50
        """,
        """
        > Karim m'a avancé 20 euros et je l'ai remboursé
        ! Je confirme ?
        """,
        """
        > Karim m'a prêté 20 euros, faut pas que je le rembourse ?
        ! J’envoie
        """,
    ])
    func whatIsOnlyToldOrAskedPaysNobody(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > send tom 20 and remind me who else i owe
        I’ll send €20.00 to Tom Baker. Shall I go ahead?
        > yes
        €20.00 to Tom Baker
        Grace Lee asks you for €18.50
        EDF
        """,
        """
        > envoie 20 à Karim et dis-moi à qui je dois encore de l'argent
        J’envoie 20,00 € à Karim Benali. Je confirme ?
        > oui
        20,00 € à Karim Benali
        Grace Lee te demande 18,50 €
        EDF
        """,
    ])
    func whomElseTheSpeakerOwesIsToldBehindThePayment(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > j'ai dépensé plus en transport ce mois ci ou le mois dernier
        Tu as dépensé 18,40 € en transports
        Tu as dépensé 31,00 € en transports
        > et en courses ?
        Tu as dépensé 22,10 € en courses en novembre 2026
        Tu as dépensé 64,00 € en courses en octobre 2026
        """,
        """
        > did i spend more on transport this month or last month
        You spent €18.40 on transport
        You spent €31.00 on transport
        > and on groceries?
        You spent €22.10 on groceries in November 2026
        You spent €64.00 on groceries in October 2026
        > and on transport?
        You spent €18.40 on transport
        You spent €31.00 on transport
        """,
    ])
    func twoMonthsOfAnotherKindAreBothTold(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > combien j'ai dépensé en novembre l'an dernier
        Tu as dépensé 48,00 € en novembre 2025
        > et cette année
        Tu as dépensé 40,50 € en novembre 2026
        """,
        """
        > how much did i spend in november last year
        You spent €48.00 in November 2025
        > and this year
        You spent €40.50 in November 2026
        """,
    ])
    func theMonthOfAYearIsThatOfTheOther(talk: String) throws {
        try play(talk)
    }
}

import Testing

/// Talks of budgets that are changed, watched and gone on from, as they are typed; written as
/// `TalkTests` says, on 20 November 2026.
struct BudgetTalkTests {
    private static let fixture = """
        {"balance":"1250.00 EUR","contacts":[{"name":"Paul Martin"},{"name":"Zoé Lambert"}],
         "budgets":{"groceries":"400.00 EUR","restaurants":"100.00 EUR"},
         "subscriptions":[
          {"merchant":"Netflix","amount":"13.49 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=10"},
          {"merchant":"Spotify","amount":"10.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=22"}]}
        """

    /// What is taken off a budget leaves the rest.
    static let taken = [
        ("enlève 20 au budget restos", "budget restaurants à 80,00 €"),
        ("enlève 20 euros du budget courses", "budget courses à 380,00 €"),
        ("retire 20 du budget courses", "budget courses à 380,00 €"),
        ("ôte 20 euros au budget restos", "budget restaurants à 80,00 €"),
        ("il faut enlever encore 20 au budget restos", "budget restaurants à 80,00 €"),
        ("enlève 20 % au budget courses", "budget courses à 320,00 €"),
        ("take 20 off the restaurants budget", "the restaurant budget to €80.00"),
        ("take 20 out of the grocery budget", "the groceries budget to €380.00"),
        ("take another 20 from my groceries budget", "the groceries budget to €380.00"),
        ("remove 20 from the restaurant budget", "the restaurant budget to €80.00"),
        ("knock 20 off the groceries budget", "the groceries budget to €380.00"),
        ("cut 20 from the groceries budget", "the groceries budget to €380.00"),
        ("slash the groceries budget by 20", "the groceries budget to €380.00"),
        ("mets le budget restos à 20", "budget restaurants à 20,00 €"),
        ("cut the groceries budget to 20", "the groceries budget to €20.00"),
    ]

    @Test(arguments: taken)
    func whatIsTakenOffLeavesTheRest(said: String, told: String) throws {
        try play("> \(said)\n\(told)")
    }

    @Test(arguments: [
        "enlève le budget restos", "remove the restaurant budget",
    ])
    func aBudgetThatIsTakenAwayIsNone(said: String) throws {
        try play("> \(said)\n! 80")
    }

    /// What goes to another budget is not taken off one alone.
    @Test(arguments: [
        "take 20 from groceries to restaurants", "take 20 out of groceries for restaurants",
    ])
    func whatIsMovedIsNotTakenOff(said: String) throws {
        try play("> \(said)\n! 380\n! 420")
    }

    /// A change that goes on from another is one to more or less by its own words.
    static let goingOn = [
        """
        > baisse de 30 le budget restos
        à 70,00 €
        > et mets 30 de plus aux courses
        budget courses à 430,00 €
        """,
        """
        > baisse de 30 le budget restos
        > et 20 de plus pour les courses
        budget courses à 420,00 €
        > et 10 de moins pour les restos
        budget restaurants à 60,00 €
        """,
        """
        > ajoute 10 au budget restos
        à 110,00 €
        > et enlève 5 aux courses
        budget courses à 395,00 €
        """,
        """
        > baisse de 30 le budget restos
        > et de 20 pour les courses
        budget courses à 380,00 €
        """,
        """
        > baisse de 30 le budget restos
        > et les courses à 300
        budget courses à 300,00 €
        """,
        """
        > baisse de 30 le budget restos
        > et mets les courses à 450
        budget courses à 450,00 €
        """,
        """
        > baisse le budget courses de 10 %
        à 360,00 €
        > et augmente les restos de 10 %
        budget restaurants à 110,00 €
        """,
        """
        > lower the groceries budget by 20
        to €380.00
        > and raise restaurants by 10%
        the restaurant budget to €110.00
        """,
        """
        > augmente Netflix de 2
        > oui
        > et baisse Spotify de 1
        à 9,99 €
        """,
        """
        > lower Netflix by 2
        > yes
        > and raise Spotify by 1
        to €11.99
        """,
        """
        > mets le budget restos à 90
        > et 20 de plus pour les courses
        budget courses à 420,00 €
        """,
        """
        > mets le budget restos à 90
        > et 350 pour les courses
        budget courses à 350,00 €
        """,
        """
        > lower the restaurant budget by 30
        to €70.00
        > and add 30 to groceries
        the groceries budget to €430.00
        """,
        """
        > take 30 off the restaurant budget
        to €70.00
        > and 20 more for groceries
        the groceries budget to €420.00
        """,
        """
        > add 10 to the restaurant budget
        to €110.00
        > and take 5 off groceries
        the groceries budget to €395.00
        """,
        """
        > add 10 to the restaurant budget
        > and 5 less for groceries
        €395.00
        """,
        """
        > lower the restaurants budget by 30
        > and groceries by 20
        the groceries budget to €380.00
        """,
        """
        > lower the restaurants budget by 30
        > and groceries to 300
        the groceries budget to €300.00
        """,
    ]

    /// "I", "it" and nothing at all are of the budget that was set or told of just before.
    static let ofTheLast = [
        """
        > fixe un budget de 200 pour les loisirs
        budget loisirs à 200,00 €
        > j'en suis où ?
        loisirs
        ! Ton solde
        > préviens-moi à 50 %
        budget loisirs à 50 %
        > baisse-le de 20
        budget loisirs à 180,00 €
        """,
        """
        > set a budget of 200 for leisure
        the entertainment budget to €200.00
        > how am I doing?
        ntertainment
        ! Your balance
        > alert me at 50%
        the entertainment budget at 50%
        > lower it by 20
        the entertainment budget to €180.00
        """,
        """
        > où en est le budget courses ?
        ourses
        > préviens-moi à la moitié
        budget courses à 50 %
        """,
        """
        > j'en suis où ?
        solde
        """,
        """
        > alert me at 50%
        Which one
        """,
        """
        > set a budget of 200 for leisure
        > what's my balance?
        > how am I doing?
        ! ntertainment
        """,
    ]

    /// Who is paid without asking is no limit on all that is.
    static let autopay = [
        """
        > plafonne l'autopay à 40 par jour
        à 40,00 € par jour
        > accepte d'office ce que Paul demande sous 20 euros
        Je laisse la demande précédente
        Paul Martin
        20,00 €
        ! 40,00
        """,
        """
        > plafonne l'autopay à 40 par jour
        > active l'autopay pour Paul jusqu'à 20
        Paul Martin
        20,00 €
        ! 40,00
        """,
        """
        > plafonne l'autopay à 40 par jour
        > non, 30
        le paiement automatique à 30,00 € par jour
        """,
        """
        > cap autopay at 40 a day
        €40.00 a day
        > automatically accept what Paul asks for under 20 euros
        Paul Martin
        €20.00
        ! €40.00
        """,
        """
        > cap autopay at 40 a day
        > make it 30
        €30.00 a day
        """,
    ]

    @Test(arguments: goingOn + ofTheLast + autopay)
    func goesOnAsMeant(talk: String) throws { try play(talk) }

    @Test(arguments: ["achète 50 yani", "je veux acheter 20 yani", "vends 5 yani"])
    func coinsAreNotTradedInFrench(said: String) throws {
        try play("> \(said)\n! Il manque\n! YANI ?\n! Je place")
    }

    @Test(arguments: ["buy 50 yani", "I want to buy 20 yani", "sell 5 yani"])
    func coinsAreNotTradedInEnglish(said: String) throws {
        try play("> \(said)\n! short\n! YANI?\n! stake")
    }

    /// What is levied is called in full, and a rent is paid to the firm that is named.
    static let bills = [
        ("acquitte l'amende de stationnement, 35 euros", "amende de stationnement"),
        ("paie la taxe d'habitation, 350 euros", "taxe d'habitation"),
        ("paie l'agence Foncia le loyer, 720 €", "Foncia"),
        ("pay the parking fine, 35 euros", "parking fine"),
        ("pay Foncia the rent, 720", "Foncia"),
        ("pay the Foncia agency the rent, 720 euros", "Foncia"),
        ("pay the rent to Foncia, 720", "pay Foncia €720.00"),
        ("paie le loyer, 720 €", "loyer"),
        ("paie la facture d'électricité de 60 euros", "électricité"),
    ]

    @Test(arguments: bills)
    func whatIsPaidIsCalledByItsName(said: String, name: String) throws {
        try play("> \(said)\n\(name)")
    }

    private func play(_ talk: String) throws {
        var wallet = try FullWallet(Self.fixture)
        try wallet.play(talk)
    }
}

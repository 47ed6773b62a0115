import Testing

/// Talks in which what is restated is answered in another way than by a yes or a no, and in which
/// what is asked for is given beside words of excuse.
struct WiderTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"1840.00 EUR",
         "pin":"0250","accounts":[{"name":"épargne","balance":"3200.00 EUR"}],
         "contacts":[{"name":"Karim Haddad","aliases":["Karim"]},
          {"name":"Linda Brown","aliases":["mum","maman"]}],
         "requests_in":[{"from":"Karim Haddad","amount":"25.00 EUR","note":"pizza"}]}
        """

    @Test(arguments: [
        "ah oui accepte alors", "oui accepte", "ok accepte-la finalement", "ok paie",
        "ah mince non, en fait paie-le", "oui accepte celle de Karim", "finalement accepte",
    ])
    func whoAcceptsWhatIsToBeRefusedDoesNotAgreeToTheRefusal(turn: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > refuse la demande de Karim
            Je refuse la demande de 25,00 €
            > \(turn)
            Je paie 25,00 € à Karim Haddad
            Je confirme
            ! C’est fait
            """)
    }

    @Test(arguments: [
        "oh yes accept it then", "yes accept", "ok pay him", "no, accept it",
        "actually accept it",
    ])
    func whoAcceptsWhatIsToBeDeclinedDoesNotAgreeToThat(turn: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > decline Karim's request
            I’ll decline Karim Haddad’s request for €25.00
            > \(turn)
            I’ll pay Karim Haddad the €25.00
            Shall I go ahead
            ! Done
            """)
    }

    @Test(arguments: ["ok refuse", "oui refuse-la", "finalement refuse-la", "oui refuse plutôt"])
    func whoRefusesWhatIsToBePaidDoesNotAgreeToThePayment(turn: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > accepte la demande de Karim
            Je paie 25,00 € à Karim Haddad
            > \(turn)
            Je refuse la demande de 25,00 €
            Je confirme
            ! C’est fait
            """)
    }

    @Test(arguments: ["ok decline it", "yes decline", "actually decline it"])
    func whoDeclinesWhatIsToBePaidDoesNotAgreeToThePayment(turn: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > accept Karim's request
            I’ll pay Karim Haddad the €25.00
            > \(turn)
            I’ll decline Karim Haddad’s request for €25.00
            Shall I go ahead
            ! Done
            """)
    }

    /// The same deed behind a yes agrees, and a no gives up.
    private static let sameAnswerTalks = [
        """
        > refuse la demande de Karim
        > oui refuse
        C’est fait. J’ai refusé
        """,
        """
        > decline Karim's request
        > yes decline it
        Done. I’ve declined
        """,
        """
        > accept Karim's request
        > no, decline
        ! Done
        ! I’ll pay
        """,
        """
        > refuse la demande de Karim
        > non
        D’accord, j’annule
        """,
    ]

    @Test(arguments: sameAnswerTalks)
    func theSameAnswerBehindAYesIsDone(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        "sorry 0250", "oops, 0250", "my bad, it's 0250", "sorry I meant 0250", "0250",
    ])
    func aPINBesideAnExcuseIsNoAmount(turn: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > send mum 1200
            €1,200.00 to Linda Brown
            > yes
            Your PIN
            > 4321
            That’s not the right PIN
            > \(turn)
            Done. I’ve sent €1,200.00
            ! €250.00
            """)
    }

    @Test(arguments: [
        "pardon 0250", "pardon, je voulais dire 0250", "oups c'est 0250",
        "désolé, je me suis trompé, c'est 0250",
    ])
    func aPINBesideAFrenchExcuseIsNoAmount(turn: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > envoie 1200 à maman
            1 200,00 € à Linda Brown
            > oui
            Ton code PIN
            > 4321
            Ce n’est pas le bon code
            > \(turn)
            C’est fait. J’ai envoyé 1 200,00 €
            ! J’envoie
            """)
    }

    /// Another amount that is said with its currency is still one.
    private static let amountAtPINTalks = [
        """
        > send mum 1200
        > yes
        > sorry 1250 euros
        I’ll send €1,250.00 to Linda Brown
        """,
        """
        > envoie 1200 à maman
        > oui
        > pardon 1250 €
        J’envoie 1 250,00 € à Linda Brown
        """,
    ]

    @Test(arguments: amountAtPINTalks)
    func anAmountWithItsCurrencyIsNoPIN(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    private static let savingsUndoneTalks = [
        """
        > envoie 200 vers mon épargne tous les mois
        > oui
        > annule
        le virement régulier de 200,00 € du compte principal vers le compte « épargne »
        """,
        """
        > move 200 to my épargne account every month
        > yes
        > undo that
        the recurring transfer of €200.00 from the main account to “épargne”
        """,
    ]

    @Test(arguments: savingsUndoneTalks)
    func aStandingOrderIntoSavingsIsUndoneByTheNamesOfBothAccounts(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }
}

import Testing

/// Talks in which somebody else is after the user's money, or a PIN is forgotten.
struct ScamTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Paul Martin","aliases":["Paul"]},
          {"name":"Zoé Petit","aliases":["Zoé"]}],
         "transactions":[
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-16","merchant":"Fnac","category":"shopping","amount":"489.00 EUR"},
          {"date":"2026-11-02","from":"Acme","category":"income","amount":"2000.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > a lady phoned from my bank and told me to move everything to a safe account
        No bank, and no police, asks you to move
        ! How much
        ! Shall I go ahead
        > ok so I shouldn't do it?
        Send nothing
        ! nothing pending
        """,
        """
        > the police called me, they say i have to transfer 2000 to protect my savings
        this is how a known fraud goes
        """,
        """
        > un conseiller m'a appelé, il dit qu'il faut virer mes économies sur un compte sécurisé
        c’est une arnaque connue
        ! Je confirme
        > donc je le fais pas ?
        N’envoie rien
        """,
        """
        > la banque m'a envoyé un SMS, on me demande de transférer 800 euros tout de suite
        Rien n’a été envoyé
        ! Je confirme
        """,
        """
        > i was told by a man from microsoft that i must buy gift cards, he's asking me for them
        known fraud
        """,
    ])
    func whoAsksForMoneyInTheNameOfABankIsAFraud(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > could this be a scam?
        this is how a known fraud goes
        """,
        """
        > i think i've been scammed
        freeze my card
        ! unusual
        """,
        """
        > je crois que je me fais arnaquer
        c’est une arnaque connue
        """,
        """
        > c'est une arnaque ?
        verrouille mon portefeuille
        """,
    ])
    func whoFearsAFraudIsToldWhatToDo(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > le type au téléphone veut mon code pin
        Ne donne ton code à personne
        ! Ton code PIN, s’il te plaît
        """,
        """
        > the man on the line wants my pin number
        Give your PIN or a code to nobody
        ! Your PIN, please
        """,
        """
        > send paul 900
        > he is a man from my bank who told me on the phone to pay into a safe account
        Send nothing
        ! Shall I go ahead
        > yes
        ! Done
        """,
    ])
    func noSecretIsAskedForAndNothingGoesOnBehindAFraud(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > send 20 to paul, the bank is closed today
        I’ll send €20.00 to Paul Martin
        """,
        """
        > y a-t-il des opérations suspectes ?
        ! arnaque
        """,
    ])
    func whatOnlySpeaksOfABankIsNone(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > i forgot my pin
        Your wallet has no PIN
        """,
        """
        > j'ai oublié mon code pin
        Ton portefeuille n’a pas de code PIN
        """,
    ])
    func aForgottenPINThatIsNotSetIsNone(talk: String) throws {
        try play(talk)
    }
}

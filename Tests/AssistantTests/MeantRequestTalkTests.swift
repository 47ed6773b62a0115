import Testing

/// Talks in which a request, a payment told of or one that went wrong is meant.
struct MeantRequestTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Paul Martin","aliases":["Paul"]},
          {"name":"Zoé Petit","aliases":["Zoé"]},{"name":"Dan Moreau","aliases":["Dan"]}],
         "requests_in":[{"from":"Zoé Petit","amount":"18.00 EUR","note":"cinéma"},
          {"from":"Dan Moreau","amount":"42.00 EUR","note":"brunch"}],
         "subscriptions":[
          {"merchant":"Netflix","amount":"13.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=4"},
          {"merchant":"Basic-Fit","amount":"29.90 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=7"}],
         "transactions":[
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-14","to":"Paul Martin","amount":"20.00 EUR"},
          {"date":"2026-11-07","merchant":"Basic-Fit","category":"health","amount":"29.90 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > envoie 18 à Zoé pour le ciné
        sa demande de 18,00 € reste ouverte
        > c'est pour sa demande
        18,00 €
        ! reste ouverte
        ! Laquelle
        > oui
        18,00 €
        """,
        """
        > send 42 to Dan
        > it's the same one
        €42.00
        ! stays open
        """,
        """
        > pay dan for the brunch
        €42.00
        Shall I go ahead?
        ! How much
        """,
        """
        > pay dan what I owe him
        €42.00
        ! How much
        """,
        """
        > envoie à Zoé ce que je lui dois
        18,00 €
        ! Combien
        """,
    ])
    func whatSomebodyAsksForIsPaidByTheirRequest(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > j'ai envoyé 45 à Paul par erreur
        ne peut plus être annulé
        Je demande 45,00 € à Paul Martin
        """,
        """
        > i sent paul 45 by mistake can you get it back
        can’t be taken back
        I’ll ask Paul Martin for €45.00
        """,
        """
        > did paul ever pay me back? I sent him 20 on the 14th
        > ask him for it
        I’ll ask Paul Martin for €20.00
        """,
    ])
    func whatWentToSomebodyIsAskedBack(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > on prélève quand basic-fit ?
        7 décembre 2026
        > résilie-moi ça
        J’arrête le paiement régulier de 29,90 € à Basic-Fit
        """,
        """
        > how much did I spend at Basic-Fit in November
        > cancel it
        I’ll stop the recurring payment of €29.90 to Basic-Fit
        """,
    ])
    func theFirmJustToldOfIsMeant(talk: String) throws {
        try play(talk)
    }

    @Test(arguments: [
        """
        > pause Netflix
        > from january
        right away, not on another day
        I’ll pause the recurring payment of €13.99 to Netflix
        ! ask again
        """,
        """
        > suspends Netflix
        > à partir de janvier
        que tout de suite
        ! redemande-le
        """,
        """
        > pause Netflix from the 4th of december
        I’ll pause the recurring payment of €13.99 to Netflix
        ! right away
        """,
    ])
    func whatIsDoneAtOnceIsSaidOnce(talk: String) throws {
        try play(talk)
    }
}

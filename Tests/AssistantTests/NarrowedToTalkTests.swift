import Testing

/// Talks in which a few words leave one of several that were told or called off; written as
/// `TalkTests` says.
struct NarrowedToTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Karim Benali","aliases":["Karim"]}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-12-05"}],
         "subscriptions":[
          {"merchant":"Netflix","amount":"14.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=15"},
          {"merchant":"Spotify","amount":"12.14 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=3"},
          {"merchant":"Basic-Fit","amount":"29.90 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=7"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > quels sont mes abonnements ?
        Netflix
        > juste Spotify
        Spotify : 12,14 €
        ! Netflix
        """,
        """
        > what subscriptions do I have?
        Netflix
        > just spotify
        Spotify: €12.14
        ! Netflix
        """,
    ])
    func aListIsNarrowedToTheOneNamed(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > résilie tous mes abonnements
        Basic-Fit
        > non
        > juste Spotify
        J’arrête le paiement régulier de 12,14 € à Spotify
        Je confirme ?
        ! Netflix
        """,
        """
        > cancel all my subscriptions
        Basic-Fit
        > no
        > just spotify
        I’ll stop the recurring payment of €12.14 to Spotify
        ! Netflix
        """,
        """
        > paie toutes mes factures
        Orange
        > non
        > seulement EDF
        Je paie 84,20 € à EDF. Je confirme ?
        ! Orange
        """,
        """
        > envoie 20 à Marie et 30 à Karim
        Je confirme ?
        > non
        > juste Karim
        J’envoie 30,00 € à Karim Benali. Je confirme ?
        ! Marie
        """,
    ])
    func whatWasCalledOffIsRestatedOfTheOneNamed(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > résilie Netflix et Spotify
        Netflix
        > juste Spotify
        J’arrête le paiement régulier de 12,14 € à Spotify
        ! Netflix
        > oui
        J’ai arrêté le paiement régulier de 12,14 € à Spotify
        ! Netflix
        """,
        """
        > cancel netflix and spotify
        Netflix
        > no
        Spotify
        > just spotify
        I’ll stop the recurring payment of €12.14 to Spotify
        ! get that
        """,
    ])
    func whatAwaitsItsYesIsRestatedOfTheOneNamed(talk: String) throws { try play(talk) }
}

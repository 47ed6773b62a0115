import Testing

/// Talks about what it would save to stop several things that are paid for.
struct StoppedTalkTests {
    private static let wallet = """
        {"now":"2026-11-26T10:00:00+01:00","account_currency":"EUR","balance":"1684.35 EUR",
         "subscriptions":[
          {"merchant":"Spotify","amount":"12.14 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=3"},
          {"merchant":"Basic-Fit","amount":"29.90 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=7"}],
         "transactions":[
          {"date":"2026-11-07","merchant":"Basic-Fit","category":"health","amount":"29.90 EUR"},
          {"date":"2026-10-07","merchant":"Basic-Fit","category":"health","amount":"29.90 EUR"},
          {"date":"2026-09-07","merchant":"Basic-Fit","category":"health","amount":"24.90 EUR"},
          {"date":"2026-11-03","merchant":"Spotify","category":"subscriptions","amount":"12.14 EUR"},
          {"date":"2026-10-03","merchant":"Spotify","category":"subscriptions","amount":"10.99 EUR"},
          {"date":"2026-09-03","merchant":"Spotify","category":"subscriptions","amount":"10.99 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > combien je pourrais économiser par mois si j'arrête le sport et spotify
        42,04 € d’économies par mois
        > et sur un an
        504,48 € par an
        """,
        """
        > si j'arrête basic fit et spotify
        42,04 € d’économies par mois
        ! condition
        """,
        """
        > how much would i save a month if i cancel spotify and the gym
        €42.04
        > and over a year
        €504.48
        """,
    ])
    func severalThingsAreStoppedAtTheirPriceOfNow(talk: String) throws {
        try play(talk)
    }
}

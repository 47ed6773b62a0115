import Testing

/// Talks in which a payment is to be paused until a day or for a while, which no pause keeps: what
/// is done instead is said and asked.
struct PauseEndTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]}],
         "subscriptions":[
          {"merchant":"Netflix","amount":"14.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=15"},
          {"merchant":"Basic-Fit","amount":"29.90 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=7"}]}
        """

    private static let english = "a pause has no end date, so ending it is up to you"
    private static let french = "une pause n’a pas de date de fin, c’est toi qui la termineras"

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        "pause netflix until january", "pause netflix for two months",
        "pause my netflix subscription till february", "pause netflix until the 1st of march",
        "pause netflix this month",
    ])
    func whatIsPausedUntilADayIsRestatedWithoutIt(turn: String) throws {
        try play(
            """
            > \(turn)
            Netflix every month on the 15th, until you resume it: \(Self.english). Shall I go ahead?
            > yes
            Done. I’ve paused the recurring payment of €14.99 to Netflix
            \(Self.english)
            """)
    }

    @Test(arguments: [
        "suspends Netflix jusqu'en janvier", "suspends Netflix pendant deux mois",
        "mets netflix en pause jusqu'en mars", "mets en pause Netflix jusqu'au 1er mars",
    ])
    func whatIsPausedUntilADayIsRestatedWithoutItInFrench(turn: String) throws {
        try play(
            """
            > \(turn)
            jusqu’à ce que tu le relances : \(Self.french). Je confirme ?
            > oui
            C’est fait. J’ai suspendu le paiement régulier de 14,99 € à Netflix
            \(Self.french)
            """)
    }

    @Test(arguments: ["until january", "for two months", "pause it until january"])
    func theEndIsHeardBehindThePauseAndOnceItIsDone(turn: String) throws {
        try play(
            """
            > pause netflix
            until you resume it. Shall I go ahead?
            ! up to you
            > \(turn)
            until you resume it: \(Self.english). Shall I go ahead?
            > yes
            I’ve paused
            """)
        try play(
            """
            > pause netflix
            > yes
            until you resume it.
            > \(turn)
            nothing was done again
            until you resume it: \(Self.english)
            """)
    }

    @Test(arguments: ["jusqu'en janvier", "juste pour deux mois", "suspends-le jusqu'en janvier"])
    func theEndIsHeardBehindThePauseAndOnceItIsDoneInFrench(turn: String) throws {
        try play(
            """
            > suspends netflix
            jusqu’à ce que tu le relances. Je confirme ?
            > \(turn)
            jusqu’à ce que tu le relances : \(Self.french). Je confirme ?
            > oui
            J’ai suspendu
            """)
        try play(
            """
            > suspends netflix
            > oui
            jusqu’à ce que tu le relances.
            > \(turn)
            rien n’a été refait
            \(Self.french)
            """)
    }

    @Test(arguments: [
        ("pause netflix from january", "ask again without a date"),
        ("pause netflix next month", "ask again without a date"),
        ("suspends Netflix à partir de janvier", "redemande-le sans date"),
        ("pause netflix until further notice", "until you resume it. Shall I go ahead?"),
        ("suspends Netflix jusqu'à nouvel ordre", "jusqu’à ce que tu le relances. Je confirme ?"),
        ("pause netflix", "until you resume it. Shall I go ahead?"),
    ])
    func aPauseThatBeginsLaterIsRefusedAndAnOpenOneHasNoEnd(turn: String, told: String) throws {
        try play("> \(turn)\n\(told)")
    }
}

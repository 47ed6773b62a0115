import Primitives
import Testing

/// Talks in which what was restated is put right, refused for something else, or gone on with once
/// it is done; written as `TalkTests` says, on Friday 20 November 2026.
struct PutRightTalkTests {
    private static let fixture = """
        {"balance":"2500.00 EUR",
         "contacts":[{"name":"Marie Dupont"},{"name":"Paul Martin"},{"name":"Karim Benali"},
          {"name":"Sophie Leroy"},{"name":"Léa Moreau"},{"name":"Tom Baker"},{"name":"Emma Wilson"},
          {"name":"James Carter"}],
         "requests_in":[{"from":"Paul Martin","amount":"35.00 EUR","note":"pizza"},
          {"from":"Emma Wilson","amount":"18.50 EUR","note":"cinema"}],
         "bills":[{"merchant":"EDF","amount":"92.40 EUR","due":"2026-12-01"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-12-03"}],
         "subscriptions":[
          {"merchant":"Netflix","amount":"13.49 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=12"},
          {"merchant":"Spotify","amount":"10.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=3"}],
         "budgets":{"groceries":"400.00 EUR","restaurants":"150.00 EUR"},
         "yani":"300","staked":"50"}
        """

    @Test(
        arguments: [
            weekdayTalks, twoPeopleTalks, besideTalks, deedTalks, otherOneTalks, refusedTalks,
            detailTalks, followUpTalks, againTalks, eachTalks, leftOutTalks,
        ].joined())
    func repliesAreTheOnesExpected(talk: String) throws {
        var scene = try FullWallet(Self.fixture)
        try scene.play(talk)
    }

    /// Half a heart gives no yes, beside a clear one it takes none away.
    @Test(arguments: [
        "why not", "why not?", "pourquoi pas", "ouais bon", "oui bon", "yeah well", "ok ben",
        "mouais ok", "si tu veux",
    ])
    func aHalfHeartedYesIsAskedForAgain(turn: String) throws {
        var scene = try FullWallet(Self.fixture, language: .french)
        try scene.play(
            """
            > envoie 20 à Paul
            > \(turn)
            20,00 € à Paul Martin. Je confirme
            > oui, pourquoi pas
            C’est fait
            """)
    }

    @Test(arguments: ["ouais bon vas-y", "oui c'est bon", "c'est bon", "yes, very well", "bah oui"])
    func aWholeHeartedYesIsDone(turn: String) throws {
        var scene = try FullWallet(Self.fixture, language: .french)
        try scene.play("> envoie 20 à Paul\n> \(turn)\nC’est fait. J’ai envoyé 20,00 €")
    }

    /// What is paid whole or not at all is not asked for in part.
    @Test(arguments: [
        ("30.00", "accept Paul's request", "You are €5.00 short"),
        ("30.00", "accepte la demande de Paul", "Il manque 5,00 €"),
        ("100.00", "pay all my bills", "You are €32.39 short"),
        ("100.00", "paie toutes mes factures", "Il manque 32,39 €"),
    ])
    func whatLacksIsSaidOfWhatIsPaidWhole(balance: String, order: String, reply: String) throws {
        let fixture = Self.fixture.replacing("2500.00", with: balance)
        var scene = try FullWallet(fixture)
        try scene.play("> \(order)\n\(reply)\n! How much\n! Combien\n> yes\nnothing pending")
    }

    /// Of two requests by one person the reason tells which is meant.
    @Test(arguments: [
        "pay Paul's taxi request", "paie la demande de taxi de Paul",
        "accepte la demande de Paul pour le taxi",
    ])
    func theReasonTellsWhichRequestIsMeant(order: String) throws {
        let taxi = #""requests_in":[{"from":"Paul Martin","amount":"12.00 EUR","note":"taxi"},"#
        var scene = try FullWallet(
            Self.fixture.replacing(#""requests_in":["#, with: taxi), language: .french)
        try scene.play(
            """
            > \(order)
            Je paie 12,00 € à Paul Martin
            > non
            > accepte la demande de Paul
            Paul Martin · 35,00 €
            """)
    }
}

extension PutRightTalkTests {
    /// Another day of the week is that of each week.
    static let weekdayTalks = [
        """
        > envoie 30 euros à Paul tous les lundis
        > non, le jeudi
        tous les jeudis, la première fois le 26 novembre 2026
        ! lundi
        > oui
        tous les jeudis
        """,
        """
        > envoie 30 euros à Paul tous les vendredis
        > mets plutôt le lundi
        tous les lundis, la première fois le 23 novembre 2026
        """,
        """
        > send 30 to Emma every Friday
        > make it Monday
        every Monday, first on 23 November 2026
        """,
        """
        > send 30 to Emma every Friday
        > starting Monday
        every Friday
        """,
        """
        > envoie 30 euros à Paul tous les lundis
        > à partir du 7 décembre
        tous les lundis
        7 décembre 2026
        > non, le jeudi
        tous les jeudis
        la première fois le 10 décembre 2026
        """,
        """
        > envoie 30 euros à Paul un mardi sur deux
        > non, le mercredi
        mercredi
        ! mardi
        """,
        """
        > envoie 30 euros à Paul tous les lundis et jeudis
        > non, le vendredi
        tous les vendredis, la première fois le
        """,
        """
        > envoie 30 euros à Paul lundi
        > non, jeudi
        30,00 € à Paul Martin le 26 novembre 2026
        """,
    ]

    /// Those who are named together take the place of one together.
    static let twoPeopleTalks = [
        """
        > envoie 20 à Paul
        > à Karim et Léa plutôt
        chacun
        > chacun
        20,00 € à Karim Benali
        20,00 € à Léa Moreau
        ! Paul
        """,
        """
        > send 20 to Tom
        > to Emma and James instead
        each
        > split it
        €10.00 to Emma Wilson
        €10.00 to James Carter
        ! Tom
        """,
        """
        > envoie 20 à Paul
        > non, pas Paul, Karim
        20,00 € à Karim Benali
        ! Paul
        """,
        """
        > demande 20 à Paul
        > à Karim et Léa plutôt
        chacun
        > chacun
        Je demande 20,00 € à Karim Benali
        Je demande 20,00 € à Léa Moreau
        """,
        """
        > envoie 20 à Paul
        > à Karim ou Léa plutôt
        Karim Benali
        Léa Moreau
        > Léa
        20,00 € à Léa Moreau
        ! Karim
        """,
    ]

    /// A yes to one with something for another behind a "but" is of both.
    static let besideTalks = [
        """
        > send 20 to Tom
        > yes for Tom but Emma gets 30
        €20.00 to Tom Baker
        €30.00 to Emma Wilson
        > yes
        €2,450.00 left
        """,
        """
        > envoie 20 à Paul
        > d'accord pour Paul mais à Karim aussi
        20,00 € à Paul Martin
        20,00 € à Karim Benali
        Je confirme
        """,
        """
        > envoie 20 à Paul
        > ok pour Paul mais 30 à Karim
        20,00 € à Paul Martin
        30,00 € à Karim Benali
        """,
        """
        > envoie 20 à Paul
        > oui pour Paul mais Karim non
        ! à Karim
        """,
        """
        > envoie 20 à Paul et 30 à Karim
        > oui pour Paul mais 40 à Karim
        20,00 € à Paul Martin
        40,00 € à Karim Benali
        """,
        """
        > envoie 20 à Paul et 30 à Karim
        > oui pour Paul mais pas pour Karim
        20,00 € à Paul Martin
        ! Karim
        """,
        """
        > envoie 20 à Paul
        > oui, et 30 à Karim
        20,00 € à Paul Martin
        30,00 € à Karim Benali
        """,
    ]
}

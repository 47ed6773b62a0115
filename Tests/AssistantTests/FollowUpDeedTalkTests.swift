import Assistant
import Testing

/// What is wanted of that which was done, told or restated just before, as `TalkTests` writes talks.
struct FollowUpDeedTalkTests {
    private static let fixture = """
        {"balance":"250.00 EUR","pin":"1234",
         "accounts":[{"name":"savings","balance":"1000.00 EUR"},
           {"name":"joint","balance":"321.09 EUR"}],
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},{"name":"Paul Martin"}],
         "transactions":[
           {"date":"2026-11-02","merchant":"Carrefour","category":"groceries",
            "amount":"52.30 EUR"},
           {"date":"2026-10-16","merchant":"RATP","category":"transport","amount":"16.00 EUR"}],
         "requests_in":[{"from":"Paul Martin","amount":"20.00 USD"}],
         "requests_out":[{"from":"Marie Dupont","amount":"20.00 EUR"}],
         "bills":[{"merchant":"British Gas","amount":"84.20 EUR","due":"2026-11-28"},
           {"merchant":"Orange","amount":"39.99 EUR","due":"2026-11-25"},
           {"merchant":"Vodafone","amount":"30.00 EUR","due":"2026-11-30"}],
         "subscriptions":[
           {"merchant":"Netflix","amount":"13.49 EUR","frequency":"FREQ=MONTHLY"},
           {"merchant":"Spotify","amount":"10.99 EUR","frequency":"FREQ=MONTHLY"}],
         "budgets":{"groceries":"400.00 EUR"},
         "cards":[{"name":"Carrefour","number":"4111"},{"name":"Fnac","number":"4112"}],
         "yani":"100.00 YANI","staked":"20.00 YANI"}
        """

    static let days = [
        """
        > envoie 10 à Marie tous les 32 du mois
        Cette date n’est pas possible
        > le 5
        tous les mois
        """,
        """
        > send 10 to Marie on the 32nd of every month
        That date isn’t possible
        """,
        """
        > send 10 to Marie every month on the 0th
        That date isn’t possible
        """,
        """
        > send 32 to Marie on the 31st of every month
        €32.00 to Marie Dupont
        """,
    ]

    static let deeds = [
        """
        > how much is in the joint account
        €321.09
        > what about savings?
        €1,000.00
        ! 321.09
        """,
        """
        > remind Marie
        > actually cancel that request
        I’ll cancel
        """,
        """
        > send 10 to Marie every month
        > yes
        > stop it
        ! undo
        I’ll stop the recurring payment
        """,
        """
        > envoie 10 à Marie tous les mois
        > oui
        > stoppe-le
        J’arrête le paiement régulier
        """,
        """
        > turn on face id
        > yes
        > 1234
        > turn it off again
        I’ll turn off biometrics
        """,
        """
        > mets en pause Spotify
        > oui
        > réactive-le
        > oui
        > et résilie Netflix
        J’arrête le paiement régulier de 13,49 € à Netflix
        """,
        """
        > pause Spotify
        > yes
        > resume it
        > yes
        > and get rid of Netflix
        I’ll stop the recurring payment of €13.49 to Netflix
        """,
        """
        > unstake all
        > yes
        > stake 15 back
        I’ll stake 15 YANI
        """,
        """
        > retire tout mon staking
        > oui
        > et remets 15
        Je mets 15 YANI en staking
        """,
        """
        > how much is staked
        > take 5 out
        I’ll unstake 5 YANI
        """,
        """
        > what's left of my grocery budget
        > cut it by 50
        €350.00
        """,
    ]

    static let lists = [
        """
        > show my loyalty cards
        > delete the first one
        “Carrefour”
        ! budget
        """,
        """
        > montre mes cartes de fidélité
        > supprime la première
        « Carrefour »
        """,
        """
        > montre la carte Fnac
        > et l'autre ?
        « Carrefour »
        """,
        """
        > accept Paul's request
        ! How much
        """,
        """
        > la deuxième
        Il n’y a rien en attente
        """,
        """
        > the second one
        There is nothing pending
        """,
    ]

    static let bills = [
        """
        > pay British Gas
        > and Vodafone too
        €84.20
        ! unusual
        > yes
        I’ll pay Vodafone €30.00
        """,
        """
        > pay all my bills except Orange
        British Gas €84.20
        Vodafone €30.00
        ! Orange
        """,
        """
        > pay the bill that's due first
        I’ll pay Orange
        """,
        """
        > paie la facture la plus chère
        British Gas
        ! Laquelle
        """,
        """
        > stake 10 yani
        I’ll stake 10 YANI
        """,
        """
        > send 10 to Marie
        > no 12
        > right
        I’ve sent €12.00
        """,
        """
        > send 10 to Marie
        > perfect
        I’ve sent €10.00
        """,
        """
        > groceries this month
        €52.30
        > break that down
        Carrefour
        """,
        """
        > transport since the start of October
        €16.00
        """,
        """
        > combien de fois je suis allé chez Carrefour
        ! point
        52,30 €
        """,
    ]

    private static let requests = """
        {"balance":"250.00 EUR",
         "contacts":[{"name":"Marie Dupont"},{"name":"Paul Martin"},{"name":"Lucas Petit"}],
         "requests_in":[{"from":"Paul Martin","amount":"20.00 EUR"},
           {"from":"Marie Dupont","amount":"12.00 EUR"},
           {"from":"Lucas Petit","amount":"7.00 EUR"}]}
        """

    static let places = [
        """
        > montre les demandes
        > accepte la première et la troisième
        Je paie 20,00 € à Paul Martin
        Je paie 7,00 € à Lucas Petit
        ! Marie
        """,
        """
        > show my requests
        > accept the first and the third
        I’ll pay Paul Martin the €20.00
        I’ll pay Lucas Petit the €7.00
        ! Marie
        """,
    ]

    @Test(arguments: places)
    func severalAreMeantByTheirPlaces(talk: String) throws {
        var full = try FullWallet(Self.requests)
        try full.play(talk)
    }

    @Test(arguments: days + deeds + lists + bills)
    func repliesAreTheOnesExpected(talk: String) throws {
        var full = try FullWallet(Self.fixture)
        try full.play(talk)
    }
}

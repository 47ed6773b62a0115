import Testing

/// Talks about prices that rose of what the wallet pays itself and what others collect; written as
/// `TalkTests` says, on 20 November 2026.
struct PriceRiseTalkTests {
    private static func payments(of shop: String, _ prices: [String]) -> [String] {
        zip(4...11, prices).map { month, price in
            let day = month < 10 ? "2026-0\(month)-06" : "2026-\(month)-06"
            return #"{"date":"\#(day)","merchant":"\#(shop)","category":"subscriptions","#
                + #""amount":"\#(price) EUR"}"#
        }
    }

    private static let wallet: String = {
        let dearer = Array(repeating: "10.99", count: 6) + ["12.99", "12.99"]
        let steady = Array(repeating: "9.99", count: 8)
        let lines = Self.payments(of: "Netflix", dearer) + Self.payments(of: "Spotify", steady)
        return #"{"account_currency":"EUR","balance":"900.00 EUR","subscriptions":["#
            + #"{"merchant":"Netflix","amount":"12.99 EUR","#
            + #""frequency":"FREQ=MONTHLY;BYMONTHDAY=6"},"#
            + #"{"merchant":"Spotify","amount":"9.99 EUR","#
            + #""frequency":"FREQ=MONTHLY;BYMONTHDAY=6"}],"#
            + #""transactions":[\#(lines.joined(separator: ","))]}"#
    }()

    private static let english = "Netflix: €12.99 since 6 October 2026, €10.99 before (€2.00 more)"
    private static let french =
        "Netflix : 12,99 € depuis le 6 octobre 2026, 10,99 € avant (2,00 € de plus)"

    @Test(arguments: [
        "did Netflix put its price up?", "has Netflix gone up?", "did netflix get more expensive",
        "have any of my subscriptions gone up?",
    ])
    func aRiseIsToldOfWhatTheWalletPays(question: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play("> \(question)\n\(Self.english)\n! Spotify")
    }

    @Test(arguments: [
        "netflix a augmenté non ?", "Netflix a augmenté ses prix ?",
        "quels abonnements ont augmenté ?",
    ])
    func aRiseIsToldInFrench(question: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play("> \(question)\n\(Self.french)\n! Spotify")
    }

    @Test func byHowMuchAndWhenAreOfTheRiseTold() throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > what subscriptions do I have?
            Netflix
            > has any of them gone up?
            \(Self.english)
            > by how much and when?
            \(Self.english)
            > since when?
            \(Self.english)
            """)
    }

    @Test func whatRoseOfThoseListedIsToldInFrench() throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > quels sont mes abonnements ?
            Netflix
            > il y en a qui ont augmenté ?
            \(Self.french)
            """)
    }

    @Test func whatDidNotRiseIsNotToldAsRisen() throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > did Spotify put its prices up?
            I see no price rise for “Spotify”.
            """)
    }
}

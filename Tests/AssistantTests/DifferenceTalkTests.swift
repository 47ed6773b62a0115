import Assistant
import Foundation
import Testing

/// Questions why spending is what it is, whether it is usual, and of a time beside the year before.
struct DifferenceTalkTests {
    private let scene: YearScene

    init() throws { scene = try YearScene() }

    static let questions: [(said: String, pieces: [String])] = [
        // Twelve months of groceries: eleven of 100, one of 180.
        (
            "is 400 a month on groceries normal for me?",
            [
                "On average you spent €106.67 a month on groceries from 1 November 2025 to 31 "
                    + "October 2026, between €100.00 and €180.00. €400.00 is more than in any of "
                    + "these 12 months: a lot for you."
            ]
        ),
        (
            "c'est normal de dépenser 120 par mois en courses ?",
            ["120,00 €, c’est plutôt beaucoup pour toi : tu as dépensé davantage 1 mois sur 12."]
        ),
        (
            "is 120 a month on groceries a lot for me?",
            ["on the high side for you: it was more in 1 of these 12 months"]
        ),
        ("is 100 a month on groceries normal?", ["€100.00 is usual for you: it was more in 1"]),
        ("600 de courses ce mois-ci, c'est normal ?", ["600,00 €, c’est plus que dans chacun"]),
        ("is 110 about right for groceries?", ["on the high side for you"]),
        ("is 60 a month on the cinema a lot?", ["You spent nothing on entertainment"]),
        ("is 90 a month on groceries too much?", ["less than in any of these 12 months"]),
        ("je dépense 400 par mois en courses, c'est beaucoup ?", ["beaucoup pour toi"]),
        ("400 par mois en courses c'est trop ?", ["plus que dans chacun de ces 12 mois"]),
        (
            "est-ce que 200 euros de restos par mois c'est normal ?",
            ["40,00 € par mois en restaurants"]
        ),
        // October spent 1,227, September 1,145.
        (
            "pourquoi j'ai dépensé plus en octobre qu'en septembre ?",
            [
                "1 227,00 € en octobre 2026 : 82,00 € de plus (+7 %) qu’en septembre 2026 (1 145,00 €)",
                "Ce qui a le plus changé :\n• courses, 180,00 € contre 100,00 €",
            ]
        ),
        (
            "why did I spend more in October than in September?",
            ["€82.00 more (+7%)", "• groceries, €180.00 against €100.00: €80.00 more (+80%)"]
        ),
        ("what changed between September and October?", ["• groceries, €180.00 against €100.00"]),
        ("what changed compared to last month?", ["in October 2026: €82.00 more (+7%)"]),
        (
            "qu'est-ce qui a changé par rapport au mois dernier ?",
            ["en octobre 2026 : 82,00 € de plus"]
        ),
        (
            "pourquoi mes dépenses ont augmenté en octobre ?",
            ["82,00 € de plus (+7 %) qu’en septembre"]
        ),
        // It was less: 1,145 of 1,645.
        (
            "why did I spend more in September than in July?",
            [
                "€1,145.00 in September 2026: €500.00 less (−30%) than in July 2026",
                "• shopping, €0.00 against €500.00",
                "Single payments that weigh most:\n• 18 July 2026 · CB IKEA · -€500.00",
            ]
        ),
        // Of twelve others eleven spent 1,145 and one 1,227: 13,822 / 12 is 1,151.83.
        (
            "why was July so expensive?",
            [
                "€1,645.00 in July 2026: €493.17 more (+43%) than in an average month (€1,151.83 "
                    + "over 12 others)",
                "• shopping, €500.00 against €0.00: €500.00 more", "CB IKEA",
            ]
        ),
        ("pourquoi juillet a été si cher ?", ["qu’en un mois moyen (1 151,83 € sur 12 autres)"]),
        ("pourquoi j'ai autant dépensé en juillet ?", ["493,17 € de plus (+43 %)", "CB IKEA"]),
        (
            "why are my groceries so high in October?",
            ["€180.00 on groceries in October 2026: €80.00"]
        ),
        // What was spent on groceries by shop.
        (
            "why did I spend more on groceries in October than in September?",
            ["€180.00 on groceries in October 2026: €80.00 more", "• LIDL, €180.00"]
        ),
        // A part of a year beside the same days of the year before, as far as both are known.
        (
            "compare mes courses de cet automne à l'an dernier",
            [
                "180,00 € en courses du 23 septembre 2026 au 31 octobre 2026",
                "80,00 € de plus (+80 %) que du 23 septembre 2025 au 31 octobre 2025 (100,00 €)",
            ]
        ),
        (
            "my spending in October versus last year",
            ["€82.00 more (+7%) than in October 2025 (€1,145.00)"]
        ),
        ("how does October compare with last year?", ["than in October 2025 (€1,145.00)"]),
        (
            "courses d'octobre par rapport à l'année dernière",
            ["80,00 € de plus", "en octobre 2025"]
        ),
        (
            "this summer against last summer",
            [
                "from 1 September 2026 to 23 September 2026: €800.00 less (−41%) than from 1 "
                    + "September 2025 to 23 September 2025 (€1,945.00)"
            ]
        ),
        // Whole years stay what they are.
        ("my groceries this year vs last year", ["from 1 September 2025 to 31 October 2025"]),
    ]

    @Test(arguments: questions)
    func theFigureAskedForIsTold(said: String, pieces: [String]) throws {
        let reply = try scene.replies(to: [said])[0]
        for piece in pieces { #expect(reply.contains(piece), "\(said): \(reply)") }
    }

    /// Of a month of which nothing is known yet nothing changed: the last that is known did.
    @Test func theLastKnownMonthIsMeantWhereNoneIsSaid() throws {
        let reply = try scene.replies(
            to: ["what changed compared to last month?"], on: "2026-11-28")[0]
        #expect(reply.contains("in October 2026: €82.00 more (+7%) than in September"), "\(reply)")
    }

    @Test(arguments: [
        (
            ["how much did I spend on groceries in October?", "is that a lot for me?"],
            "€180.00 is more than in any of these 11 months"
        ),
        (
            ["combien j'ai dépensé en courses en octobre ?", "c'est beaucoup pour moi ?"],
            "plus que dans chacun de ces 11 mois"
        ),
        (
            ["did I spend more in October than in September?", "why?"],
            "• groceries, €180.00 against €100.00"
        ),
    ])
    func aFigureIsAskedAbout(said: [String], piece: String) throws {
        let reply = try scene.replies(to: said).last ?? ""
        #expect(reply.contains(piece), "\(said): \(reply)")
    }

    @Test func machinesAreToldTheDifference() throws {
        let report = try scene.reports(to: ["why was July so expensive?"])[0]
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(report.jsonLine().utf8)) as? [String: Any])
        let done = try #require((object["done"] as? [[String: Any]])?.first)
        #expect(done["measure"] as? String == "difference")
        #expect(done["other_amount"] as? String == "1151.83 EUR")
    }
}

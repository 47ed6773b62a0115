import Assistant
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// Questions about statements that ask for something else than a sum.
///
/// A year of statements to 31 October 2026: on the 1st rent of 900, on the 28th a salary of 2,000;
/// on the 3rd and the 17th groceries of 40 and 60, in October of 100 and 60; on the 10th a
/// subscription of 9.99; on the Saturdays of September a restaurant of 20; on 5 August a purchase of
/// 300.
struct MeasureTalkTests {
    private let scene: StatementScene

    init() throws { scene = try Self.scene.get() }

    private static let scene = Result { try StatementScene([("courant", statement)]) }

    private static var statement: String {
        var rows = ["Date;Libellé;Montant;Devise"]
        func add(_ day: Int, _ month: Month, _ label: String, _ amount: String) {
            let date = month.day(day)?.description ?? ""
            rows.append("\(date);\(label);\(amount);EUR")
        }
        for offset in 0..<12 {
            let month = Month(year: 2025, month: 11).adding(months: offset)
            add(1, month, "PRLV LOYER AGENCE DU PORT", "-900,00")
            add(3, month, "CB LIDL", offset == 11 ? "-100,00" : "-40,00")
            if offset == 9 { add(5, month, "CB IKEA", "-300,00") }
            add(10, month, "PRLV NETFLIX", "-9,99")
            add(17, month, "CB LIDL", "-60,00")
            if offset == 10 {
                for day in [5, 12, 19, 26] { add(day, month, "CB RESTAURANT CHEZ NOUS", "-20,00") }
            }
            add(28, month, "VIR SALAIRE ACME", "2000,00")
        }
        add(31, Month(year: 2026, month: 10), "CB METRO RATP", "-2,00")
        return rows.joined(separator: "\n") + "\n"
    }

    private func replies(to said: [String], on day: String = "2026-10-31") throws -> [TurnReport] {
        var conversation = Conversation(
            interpreter: scene.interpreter, wallet: scene.wallet, account: scene.account,
            settings: .init(timeZone: scene.zone, language: nil, session: "test"))
        let now = try #require(try? Date("\(day)T18:00:00Z", strategy: .iso8601))
        return try said.map { try conversation.reply(to: $0, at: now) }
    }

    private static func plain(_ text: String) -> String {
        text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }

    static let questions: [(said: String, piece: String)] = [
        // Averages: of the whole months there are, or of the days asked about.
        ("how much do I spend on groceries on average per month?", "€105.00 a month on groceries"),
        ("combien je dépense en courses en moyenne par mois ?", "105,00 € par mois en courses"),
        ("what's my average income?", "€2,000.00 a month"),
        ("mon revenu moyen par mois", "2 000,00 € par mois"),
        ("how much per day did I spend in October?", "€34.58 a day in October 2026"),
        ("what do I usually spend on groceries?", "You typically spend €100.00 a month"),
        ("how much is my average grocery shop?", "€52.50 a transaction on groceries"),
        ("what's my median purchase at Lidl?", "€60.00 a transaction at Lidl"),
        // Counts.
        (
            "combien de fois je suis allé au resto en septembre ?",
            "4 opérations dans la catégorie restaurants"
        ),
        ("how many times did I go to Lidl this year?", "I count 20 transactions at Lidl"),
        ("how many times did I go to Tesco this year?", "I can’t find any transactions at Tesco"),
        // The ones that weigh most: what is bought is no rent.
        ("what was my biggest expense in August?", "PRLV LOYER AGENCE DU PORT · -€900.00"),
        ("what was my biggest purchase in August?", "CB IKEA · -€300.00"),
        ("quel a été mon plus petit achat en août ?", "CB LIDL · −40,00 €"),
        ("show me my 3 largest purchases", "The 3 largest transactions"),
        // Groups.
        (
            "which category do I spend the most on?",
            "The category with the most: housing, €10,800.00 (86%)"
        ),
        ("dans quel magasin je dépense le plus ?", "En tête : LIDL"),
        (
            "which month did I spend the most on groceries?",
            "The month with the most: October 2026, €160.00"
        ),
        ("dépenses par mois cette année", "Par mois :\n• janvier 2026, 1 009,99 €"),
        // Parts.
        ("what percentage of my spending goes to housing?", "86% of what you spent"),
        ("quelle part de mes revenus va au loyer ?", "45 % de ce que tu as reçu"),
        // Comparisons, the later period first.
        (
            "did I spend more on groceries in October than in September?",
            "€160.00 on groceries in October 2026: €60.00 more (+60%) than in September 2026 (€100.00)"
        ),
        (
            "compare août et septembre",
            "en septembre 2026 : 220,00 € de moins (−17 %) qu’en août 2026"
        ),
        ("am I spending more on groceries than usual?", "against a usual €100.00 by the same day"),
        ("compare my groceries and restaurants in September", "€80.00 on restaurants in September"),
        // Days of the week.
        ("how much did I spend on restaurants on Saturdays this year?", "€80.00 on restaurants"),
        ("how much did I spend on restaurants on Sundays this year?", "nothing on restaurants"),
        ("combien j'ai dépensé en restos le samedi en septembre ?", "80,00 € en restaurants"),
        // The last one.
        ("when did I last go to Ikea?", "The latest transaction at Ikea:\n5 August 2026"),
        ("c'était quand la dernière fois que je suis allé chez Ikea ?", "5 août 2026"),
        // What comes back in the statements.
        ("quels abonnements j'ai ?", "NETFLIX : 9,99 € tous les mois"),
        ("what is my most expensive subscription?", "NETFLIX: €9.99 every month"),
        ("which month did I spend the least on groceries?", "with the least: November 2025, €100"),
        ("what proportion of my groceries is from Lidl?", "100% of what you spent on groceries"),
        ("différence entre août et septembre", "qu’en août 2026 (1 309,99 €)"),
        ("how much did I spend at Lidl's in October?", "€160.00 at Lidl in October"),
        // How often.
        ("how many times a month do I go to Lidl?", "2 transactions a month at Lidl"),
        ("combien de fois par mois je vais chez Lidl ?", "2 opérations par mois chez Lidl"),
        (
            "je vais combien de fois par mois au resto ?",
            "0,3 opération par mois dans la catégorie restaurants"
        ),
        ("how often do I go to lidl?", "(24 in 12 months)"),
        // Weeks, quarters and years.
        ("which quarter did I spend the most?", "The quarter with the most: Q3 2026, €3,409.97"),
        ("dépenses par trimestre", "• 1er trimestre 2026, 3 029,97 €"),
        ("how much did I spend in Q1 2026?", "You spent €3,029.97 in Q1 2026"),
        (
            "quelle semaine j'ai le plus dépensé en août ?",
            "En tête : du 1er août 2026 au 2 août 2026, 900,00 €"
        ),
        ("which week did I spend the most in August?", "• week of 3 August 2026, €340.00"),
        ("spending by week in October", "• week of 12 October 2026, €60.00"),
        ("dépenses par année", "• 2026, 10 541,90 €"),
        ("average spending per quarter", "€3,156.64 a quarter"),
        // What goes up: the last three months beside the three before.
        (
            "is my spending going up?",
            "Your spending is going up: €1,157.32 a month from 1 August 2026 to 31 October 2026, "
                + "against €1,009.99 from 1 May 2026 to 31 July 2026: €147.33 more (+15%)."
        ),
        (
            "est-ce que je dépense de plus en plus en courses ?",
            "Tes dépenses en courses augmentent : 120,00 € par mois du 1er août 2026"
        ),
        (
            "which category went up the most?",
            "• groceries, €120.00 against €100.00: €20.00 more (+20%)"
        ),
        ("qu'est-ce qui a le plus augmenté ?", "26,67 € contre 0,00 € : 26,67 € de plus"),
        ("what went down the most?", "Nothing went down from 1 August 2026 to 31 October 2026"),
        (
            "did my spending go up in September?",
            "€1,089.99 in September 2026: €220.00 less (−17%) than in August 2026 (€1,309.99)"
        ),
        ("did I spend more this year than last year?", "to 31 December 2025 (€2,019.98)"),
        // How many shops and days.
        ("how many different shops in September?", "I count 2 different shops in September 2026."),
        ("combien de magasins différents en août ?", "Je compte 2 commerçants différents"),
        (
            "how many days without spending in October?",
            "26 days of 31 without spending in October 2026."
        ),
        ("jours sans dépense en octobre", "26 jours sur 31 sans dépense en octobre 2026."),
        (
            "combien de jours j'ai mangé au resto en septembre ?",
            "4 jours sur 30 avec une dépense en restaurants en septembre 2026."
        ),
        // What is left out.
        ("dépenses par catégorie hors logement en octobre", "171,99 € hors logement"),
        ("dépenses d'octobre hors loyer", "171,99 € hors loyer en octobre 2026"),
        ("how much did I spend in October without Lidl?", "€911.99 without Lidl in October 2026"),
        (
            "how much did I spend in October not counting rent and groceries?",
            "€11.99 without groceries and rent in October 2026"
        ),
        ("biggest expense in October apart from rent", "3 October 2026 · CB LIDL · -€100.00"),
        ("combien je dépense par mois sans compter le loyer ?", "146,82 € par mois hors loyer"),
        // Names as statements write them.
        ("how much did I spend at lidl in October?", "at Lidl in October"),
        // Slips of the finger.
        ("whats my averge spend", "On average you spent €1,046.82 a month"),
        ("moyene depenses par mois", "1 046,82 € par mois"),
        ("average spending on Saturdays in September", "€20.00 a day on Saturdays"),
        ("what does a Lidl cost me on average?", "€52.50 a transaction at Lidl"),
        ("how many cash withdrawals this year?", "I can’t find any transactions in cash"),
        ("my groceries over the last 6 months on average", "(6 months)"),
        // Two times that read as one span by themselves.
        (
            "compare Q2 and Q3",
            "€3,409.97 in Q3 2026: €380.00 more (+13%) than in Q2 2026 (€3,029.97)"
        ),
        ("compare cette année à l'année dernière", "31 décembre 2025 (2 019,98 €)"),
        (
            "compare mes dépenses par catégorie en août et septembre",
            "• achats, 0,00 € contre 300,00 € : 300,00 € de moins (−100 %)"
        ),
        // Shops by visits: what is collected is none.
        (
            "which shop do I go to most often?",
            "Most often from 1 November 2025 to 31 October 2026: LIDL, 24 times (€1,260.00)."
        ),
        ("où est-ce que je vais le plus souvent ?", "LIDL, 24 fois (1 260,00 €)"),
        // What the words show, whatever the sentence reads as.
        ("are my grocery bills increasing?", "Your spending on groceries is going up: €120.00"),
        ("mes courses augmentent ?", "Tes dépenses en courses augmentent : 120,00 €"),
        ("qu'est-ce qui a le plus baissé ?", "Rien n’a baissé du 1er août 2026"),
        ("qu'est-ce qui a augmenté ?", "• courses, 120,00 € contre 100,00 €"),
        ("which subscription is the most expensive?", "NETFLIX: €9.99 every month"),
        ("quel abonnement est le plus cher ?", "NETFLIX : 9,99 € tous les mois"),
        ("which of my subscriptions costs the most?", "NETFLIX: €9.99 every month"),
        ("combien de fois je vais au resto ?", "4 opérations dans la catégorie restaurants"),
        // Several kinds left out one behind the other.
        ("dépenses d'octobre sans le loyer et les courses", "11,99 € hors courses et loyer"),
        ("dépenses d'octobre sans le loyer ni les courses", "11,99 € hors courses et loyer"),
        // A balance no statement states is not made up of the rows.
        ("quel est mon solde ?", "Les relevés du compte « courant » ne disent pas son solde."),
        ("what was my balance on 1 September 2026?", "“courant” do not say its balance"),
    ]

    @Test(arguments: questions)
    func theFigureAskedForIsTold(said: String, piece: String) throws {
        let reply = Self.plain(try replies(to: [said])[0].reply)
        #expect(reply.contains(piece), "\(reply)")
    }

    @Test func aFewWordsAskForAnotherMeasureOfTheSame() throws {
        let said = [
            "how much did I spend at Lidl in October?", "how many times?", "and the biggest?",
            "and in total?", "and in September?",
        ]
        let replies = try replies(to: said).map(\.reply)
        #expect(replies[0].contains("You spent €160.00 at Lidl in October 2026"), "\(replies)")
        #expect(replies[1].contains("I count 2 transactions at Lidl in October 2026"), "\(replies)")
        #expect(replies[2].contains("3 October 2026 · CB LIDL · -€100.00"), "\(replies)")
        #expect(replies[3].contains("You spent €160.00 at Lidl"), "\(replies)")
        #expect(replies[4].contains("You spent €100.00 at Lidl in September"), "\(replies)")
    }

    @Test(arguments: [
        (
            ["what are my subscriptions?", "how much is that a year?", "which is the dearest?"],
            ["1 subscription comes to €119.88 a year, that is €9.99 a month.", "NETFLIX: €9.99"]
        ),
        (
            ["mes abonnements", "combien ça fait par an ?", "lequel est le plus cher ?"],
            ["1 abonnement revient à 119,88 € par an, soit 9,99 € par mois.", "NETFLIX : 9,99 €"]
        ),
        (
            [
                "did I spend more in October than in September?", "by how much?",
                "and in groceries?",
            ],
            ["€18.00 less (−2%) than in September 2026", "€60.00 more"]
        ),
        (
            ["how many times a month do I go to Lidl?", "and a week?", "and Ikea?"],
            ["transactions a week at Lidl", "transactions a week at Ikea"]
        ),
        (
            ["how much did I spend in October?", "without rent?", "et sans les courses ?"],
            ["€171.99 without rent in October", "11,99 € hors courses et loyer"]
        ),
        (["which category went up the most?", "and by shop?"], ["€100.00 against €0.00"]),
        (["compare août et septembre", "de combien ?"], ["220,00 € de moins (−17 %)"]),
    ])
    func aListAndAComparisonAreGoneOnFrom(said: [String], pieces: [String]) throws {
        let replies = try replies(to: said).map { Self.plain($0.reply) }
        for (reply, piece) in zip(replies.dropFirst(), pieces) {
            #expect(reply.contains(piece), "\(replies)")
        }
    }

    @Test func whatMayOnlyBeWonderedAboutSetsNoBudget() throws {
        let said = [
            "is 300 a month on groceries a lot?", "400 par mois en courses c'est trop ?",
            "I usually spend 200 on restaurants a month",
        ]
        for text in said {
            let report = try replies(to: [text])[0]
            #expect(report.done.allSatisfy { !$0.isOrder }, "\(report.reply)")
        }
    }

    @Test func aNameBehindAnAndIsAskedAboutInstead() throws {
        let replies = try replies(to: [
            "how much did I spend at Lidl in October?", "and Sainsbury's?",
        ]).map(\.reply)
        #expect(replies[1].contains("nothing at Sainsbury's in October 2026"), "\(replies)")
    }

    /// What is not over yet is set beside as much of the months before.
    @Test func aMonthThatRunsIsNoWholeMonth() throws {
        let said = ["am I spending more on groceries than usual?", "my average monthly spending"]
        let replies = try replies(to: said, on: "2026-10-10").map(\.reply)
        #expect(
            replies[0].contains("€100.00 on groceries") && replies[0].contains("a usual €40.00"),
            "\(replies)")
        #expect(replies[1].contains("to 30 September 2026"), "\(replies)")
    }

    @Test func daysBeforeTheFirstStatementAreNoDaysWithoutSpending() throws {
        let reply = try replies(to: ["how much did I spend a day on average since 2020?"])[0].reply
        #expect(reply.contains("365 days"), "\(reply)")
    }

    @Test func machinesAreToldTheMeasure() throws {
        let report = try replies(to: ["what percentage of my spending goes to housing?"])[0]
        #expect(report.done.count == 1)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(report.jsonLine().utf8)) as? [String: Any])
        let done = try #require((object["done"] as? [[String: Any]])?.first)
        #expect(done["action"] as? String == "analyze_spending")
        #expect(done["measure"] as? String == "share")
        #expect(done["amount"] as? String == "10800.00 EUR")
        #expect(done["percentage"] as? String == "86")
    }
}

extension TurnOutcome {
    fileprivate var isOrder: Bool {
        if case .answered = self { return false }
        return true
    }
}

import Assistant
import BundledModels
import Classification
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
    private let scene: Scene

    init() throws { scene = try Self.scene.get() }

    /// What all questions are asked of; none changes anything.
    private struct Scene {
        let interpreter: Interpreter
        let wallet: WalletStore
        let account: WalletAccount
        let zone: TimeZone

        init() throws {
            let path = try #require(BundledModel.understanding?.path)
            interpreter = try Interpreter(model: LinearClassifier(contentsOfFile: path))
            wallet = try WalletStore(path: ":memory:")
            zone = try #require(TimeZone(identifier: "Europe/Paris"))
            let url = FileManager.default.temporaryDirectory
                .appendingPathComponent("yani-measures-\(UUID().uuidString).csv")
            defer { try? FileManager.default.removeItem(at: url) }
            try Data(MeasureTalkTests.statement.utf8).write(to: url)
            _ = try StatementImport(path: url.path).post(to: wallet, accountNamed: "courant")
            account = try #require(try PayingAccount.found(in: wallet))
        }
    }

    private static let scene = Result { try Scene() }

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
        ("average spending on Saturdays in September", "€20.00 a day on Saturdays"),
        ("what does a Lidl cost me on average?", "€52.50 a transaction at Lidl"),
        ("how many cash withdrawals this year?", "I can’t find any transactions in cash"),
        ("my groceries over the last 6 months on average", "(6 months)"),
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

import Assistant
import Foundation
import Primitives
import Testing

/// Questions about what is left, what could be saved and what can be afforded, as they are typed.
struct PlanTalkTests {
    private let scene: YearScene

    init() throws { scene = try YearScene() }

    private static let year =
        "received €24,000.00 and spent €14,322.00 from 1 November 2025 to 31 October 2026"
    private static let annee =
        "reçu 24 000,00 € et dépensé 14 322,00 € du 1er novembre 2025 au 31 octobre 2026"

    static let questions: [(said: String, piece: String)] = [
        // Whether income covers spending: 24,000 − 14,322 is 9,678, 40 % of it.
        ("do I spend more than I earn?", "No. You \(year): €9,678.00 was left, 40%."),
        ("am I living within my means?", "Yes. You \(year)"),
        ("am I living beyond my means?", "No. You \(year)"),
        ("do I earn more than I spend?", "Yes. You \(year)"),
        ("am I spending less than I make?", "Yes. You \(year)"),
        ("do my expenses exceed my income?", "No. You \(year)"),
        ("est-ce que je dépense plus que je ne gagne ?", "Non. Tu as \(annee)"),
        ("est-ce que je gagne plus que je ne dépense ?", "Oui. Tu as \(annee)"),
        ("est-ce que je vis au-dessus de mes moyens ?", "Non. Tu as \(annee)"),
        ("je vis selon mes moyens ?", "Oui. Tu as \(annee)"),
        ("mes dépenses dépassent mes revenus ?", "Non. Tu as \(annee)"),
        (
            "did I live within my means in October?",
            "Yes. You received €2,000.00 and spent €1,227.00 in October 2026: €773.00 was left, 39%."
        ),
        (
            "est-ce que j'ai dépensé plus que je n'ai gagné en octobre ?",
            "Non. Tu as reçu 2 000,00 € et dépensé 1 227,00 € en octobre 2026"
        ),
        ("does my salary cover my expenses?", "Yes. You \(year)"),
        ("mes revenus couvrent mes dépenses ?", "Oui. Tu as \(annee)"),
        ("est-ce que je dépense trop par rapport à ce que je gagne ?", "Non. Tu as \(annee)"),
        // What less would save: of a restaurant of 40 a month, of a subscription of 15.
        (
            "how much would I save if I cut restaurants by half?",
            "You spent €40.00 a month on average on restaurants from 1 November 2025 to 31 October "
                + "2026. Halving it saves €20.00 a month, €240.00 a year."
        ),
        ("if I halved my restaurant spending?", "saves €20.00 a month, €240.00 a year"),
        ("et si je dépensais moitié moins au resto ?", "Moitié moins, c’est 20,00 €"),
        (
            "si je réduis les restos de 20 %",
            "20 % de moins, c’est 8,00 € d’économies par mois, soit 96,00 € par an."
        ),
        ("if I cut restaurants by 300%", "saves €40.00 a month, €480.00 a year."),
        ("if I cut restaurants by a third", "A third less saves €13.33 a month, €160.00 a year."),
        ("si je dépense un quart de moins au resto", "10,00 € d’économies par mois"),
        (
            "if I stopped Netflix how much would I save?",
            "costs you €15.00 a month. Stopping it saves €15.00 a month, €180.00 a year."
        ),
        ("what would I save by cancelling Netflix?", "saves €15.00 a month, €180.00 a year"),
        ("combien j'économise par an si j'arrête Netflix ?", "15,00 € d’économies par mois"),
        ("combien je gagnerais à arrêter Netflix ?", "te coûte 15,00 € par mois. Arrêter, c’est"),
        (
            "si j'arrêtais les taxis, combien j'économiserais ?",
            "10,00 € par mois en taxi du 1er novembre 2025 au 31 octobre 2026. Arrêter, c’est 10,00 €"
        ),
        (
            "if I stopped going to the cinema how much would I save?",
            "I see no spending on the cinema."
        ),
        ("et si je coupais Netflix ?", "Arrêter, c’est 15,00 € d’économies par mois"),
        ("how much would I save without Netflix?", "saves €15.00 a month, €180.00 a year"),
        (
            "si je divise par deux mon budget resto j'économise combien ?",
            "Moitié moins, c’est 20,00 €"
        ),
        (
            "what would I save if I only spent 30 a month on restaurants?",
            "Keeping to €30.00 a month saves €10.00 a month"
        ),
        ("en arrêtant les restos, combien j'économise ?", "40,00 € d’économies par mois"),
        (
            "if I spent 50 less a month on groceries",
            "€50.00 less a month saves €50.00 a month, €600.00 a year."
        ),
        ("if I spent 10 less a week on groceries", "€10.00 less a week saves €43.48 a month"),
        (
            "si je limite les restos à 30 euros par mois",
            "T’en tenir à 30,00 € par mois, c’est 10,00 €"
        ),
        ("what if I spent 10% less overall?", "saves €119.35 a month"),
        // How long it takes: 806.50 is left of a month, so 3,000 take 114 days.
        (
            "how long would it take to save 3000?",
            "About 3.7 months, until around 22 February 2027: on average €806.50 a month was left "
                + "from 1 November 2025 to 31 October 2026."
        ),
        ("how many months to save 3000?", "22 February 2027"),
        ("when will I have saved 10,000?", "About 12.4 months, until around 13 November 2027"),
        (
            "en combien de temps je peux mettre 3000 de côté ?",
            "Environ 3,7 mois, soit vers le 22"
        ),
        ("quand est-ce que j'aurai économisé 3000 ?", "22 février 2027"),
        ("dans combien de temps j'aurai 3000 de côté ?", "22 février 2027"),
        // By 30 June there are 242 days: 3,000 · 30.436875 / 242 is 377.32.
        (
            "combien mettre de côté par mois pour avoir 3000 en juin ?",
            "Pour avoir mis 3 000,00 € de côté le 30 juin 2027, il faut 377,32 € par mois. C’est "
                + "moins que ce qui t’est resté en moyenne, 806,50 € par mois"
        ),
        (
            "how much do I need to save a month to have 3000 by June?",
            "It takes €377.32 a month to put €3,000.00 by until 30 June 2027. That is less than "
                + "the €806.50 a month that was left on average"
        ),
        ("je veux 3000 en juin, combien dois-je mettre de côté chaque mois ?", "il faut 377,32 €"),
        ("en combien de mois j'aurais 3000 de côté ?", "22 février 2027"),
        ("à ce rythme, quand aurai-je 10000 d'économies ?", "13 novembre 2027"),
        ("can I save 3000 by June?", "less than the €806.50 a month"),
        (
            "est-ce que je peux mettre 20000 de côté d'ici juin ?",
            "C’est plus que ce qui t’est resté"
        ),
        // 900, 60, 20 and 15 come back; 14,322 / 12 is 1,193.50.
        (
            "what's left after bills each month?",
            "On average €2,000.00 a month came in from 1 November 2025 to 31 October 2026. What "
                + "comes back (bills, rent, subscriptions) takes €995.00 a month: €1,005.00 is left. "
                + "After all spending, €806.50 is left."
        ),
        ("how much do I have left each month after paying the bills?", "€1,005.00 is left"),
        (
            "il me reste combien par mois une fois les charges payées ?",
            "prend 995,00 € par mois : il te reste 1 005,00 €."
        ),
        ("combien il me reste chaque mois après les charges ?", "il te reste 1 005,00 €"),
        ("quel est mon reste à vivre ?", "il te reste 1 005,00 €"),
        // What a forecast is of: 12 · 60.
        ("what will my electricity cost next year?", "€720.00 on electricity in 2027"),
        (
            "combien va me coûter l'électricité l'an prochain ?",
            "720,00 € de dépenses en électricité en 2027"
        ),
        // All there ever was.
        (
            "what's my biggest single purchase ever?",
            "20 September 2025 · CB APPLE STORE · -€800.00"
        ),
        ("what's the biggest purchase I've ever made?", "CB APPLE STORE"),
        ("what's the most I've ever spent at once?", "from 1 September 2025 to 31 October 2026"),
        ("mon plus gros achat de tous les temps", "20 septembre 2025 · CB APPLE STORE · −800,00 €"),
        (
            "la plus grosse somme que j'aie dépensée en une fois, depuis toujours ?",
            "du 1er septembre 2025 au 31 octobre 2026"
        ),
        ("ma plus grosse dépense de tous les temps", "du 1er septembre 2025 au 31 octobre 2026"),
        // What a payment was.
        (
            "c'est quoi ce prélèvement du 10 ?",
            "10 octobre 2026 · PRLV NETFLIX · −15,00 € (abonnements, revient tous les mois)"
        ),
        ("à quoi correspond le prélèvement du 5 ?", "5 octobre 2026 · PRLV EDF CLIENTS"),
        ("what's that charge on the 5th?", "(utilities, comes back every month)"),
        ("what was the payment on 18 July?", "CB IKEA · -€500.00 (shopping, does not come back)"),
        ("what was that 60 on the 5th?", "5 October 2026 · PRLV EDF CLIENTS"),
        ("c'est quoi ce truc du 10 ?", "PRLV NETFLIX"),
        ("c'était quoi le paiement du 18 juillet ?", "CB IKEA · −500,00 €"),
        ("c'est quoi ce prélèvement du 3 ?", "Je ne trouve aucun paiement le 3 octobre 2026."),
        ("est-ce que j'ai payé deux fois quelque chose ?", "aucun paiement en double"),
        ("did I pay anything twice?", "I see no payment made twice."),
        // What no label names.
        (
            "what did I spend on coffee in October?",
            "You spent €40.00 on restaurants (no label says “coffee”) in October 2026"
        ),
        ("combien j'ai dépensé en cafés en octobre ?", "(aucun libellé ne dit « café »)"),
        // Days to come.
        (
            "can I afford a 1200 euro holiday in August?",
            "Yes, it should last. With €1,200.00 paid, you should have"
        ),
        ("can I afford a 1200 euro holiday in August?", "left on 31 August 2027"),
        ("je peux me payer des vacances à 1200 euros en août ?", "le 31 août 2027"),
        (
            "can I afford a 3000 car in 2029?",
            "That is by today’s balance: I can’t forecast what it will be in 2029."
        ),
        (
            "je peux me payer une voiture à 3000 euros en 2029 ?",
            "C’est d’après ton solde d’aujourd’hui : en 2029, c’est trop loin pour le prévoir."
        ),
    ]

    @Test(arguments: questions)
    func theFigureAskedForIsTold(said: String, piece: String) throws {
        let reply = try scene.replies(to: [said])[0]
        #expect(reply.contains(piece), "\(said): \(reply)")
    }

    @Test(arguments: [
        (
            ["do I spend more than I earn?", "and in October?"],
            "No. You received €2,000.00 and spent"
        ),
        (["how long would it take to save 3000?", "and 10000?"], "13 November 2027"),
    ])
    func aPlanIsGoneOnFrom(said: [String], piece: String) throws {
        let reply = try scene.replies(to: said).last ?? ""
        #expect(reply.contains(piece), "\(said): \(reply)")
    }

    /// What only sounds like them is none of these questions.
    @Test(arguments: [
        ("how much did I save in October?", "€773.00 was left"),
        ("combien j'ai mis de côté en octobre ?", "il t’est resté 773,00 €"),
        ("is a dog within my means?", ""),
        ("how do I go about living within my means?", ""),
        ("regarde si j'ai bien annulé Netflix", ""),
        ("si je rembourse mon frère d'un coup, 900, je m'en sors ?", ""),
        ("si je résilie Netflix maintenant, je finis à combien fin décembre ?", "31 décembre 2026"),
        ("depuis que j'ai résilié Netflix, ça fait combien d'économisé ?", ""),
        ("si je mets 100 de côté chaque mois, j'aurai combien en décembre ?", ""),
    ])
    func othersAreAnsweredAsBefore(said: String, piece: String) throws {
        let reply = try scene.replies(to: [said])[0]
        for other in ["Yes. You", "No. You", "Arrêter, c’est", "Je ne vois pas de", "il faut"] {
            #expect(!reply.contains(other), "\(said): \(reply)")
        }
        #expect(piece.isEmpty || reply.contains(piece), "\(said): \(reply)")
    }

    /// Of a salary of 1,000 rent takes 1,100.
    @Test(arguments: [
        (
            "how long would it take to save 3000?",
            "On average you spent €100.00 a month more than came in from 1 July 2026 to 31 October "
                + "2026: at that pace nothing is put by."
        ),
        (
            "combien mettre de côté par mois pour avoir 3000 en juin ?",
            "il faut 377,32 € par mois. En moyenne, tu as dépensé 100,00 € par mois de plus que ce "
                + "qui est entré"
        ),
        ("do I spend more than I earn?", "Yes. You received €4,000.00 and spent €4,400.00"),
        ("what's left after bills each month?", "€100.00 is missing"),
    ])
    func whereNothingIsLeftThatIsSaid(said: String, piece: String) throws {
        var rows = ["Date;Libellé;Montant;Devise"]
        for month in 7...10 {
            let month = Month(year: 2026, month: month)
            rows.append("\(month.first);VIR SALAIRE ACME;1000,00;EUR")
            rows.append("\(month.last);PRLV LOYER AGENCE DU PORT;-1100,00;EUR")
        }
        let scene = try StatementScene([("courant", rows.joined(separator: "\n") + "\n")])
        var conversation = Conversation(
            interpreter: scene.interpreter, wallet: scene.wallet, account: scene.account,
            settings: .init(timeZone: scene.zone, language: nil, session: "test"))
        let now = try #require(try? Date("2026-10-31T18:00:00Z", strategy: .iso8601))
        let reply = try conversation.reply(to: said, at: now).reply
            .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        #expect(reply.contains(piece), "\(said): \(reply)")
    }
}

import Assistant
import Foundation
import Primitives
import Testing

/// Questions a curious person asks of eighteen months of statements, as they are typed.
///
/// From May 2025 to October 2026, asked on 1 November 2026: each month groceries of 40, 30 and 20
/// at three shops on the 3rd, 12th and 20th, rent of 700 on the 5th, of 710 from 2026 on, fuel of
/// 50 on the 8th and of 60 on the 24th, electricity on the 10th that begins at 50, rises by 3 a
/// month and costs 20 more from December to February, a subscription of 13 on the 15th, of 15 from
/// May 2026 on, a restaurant of 25 on the 18th, a salary of 2,000 on the 27th, of which 150 go to
/// savings on the 28th; each quarter some 75 of water. Furniture of 100 on 20 August 2025 and of 30
/// on 25 September 2026, sport of 80 on 14 September 2025, groceries of 12 on 30 October 2026.
struct CuriousTalkTests {
    private let scene: StatementScene

    init() throws { scene = try Self.scene.get() }

    private static let scene = Result { try StatementScene([("courant", statement)]) }

    private static var statement: String {
        var rows: [(day: Day, label: String, units: Int)] = []
        for offset in 0..<18 {
            let month = Month(year: 2025, month: 5).adding(months: offset)
            let winter = [12, 1, 2].contains(month.month) ? 20 : 0
            var lines = [
                (3, "CB CARREFOUR MARKET LYON", -40), (12, "CB LIDL 1234", -30),
                (20, "CB MONOPRIX", -20), (5, "PRLV SEPA LOYER AGENCE", offset < 8 ? -700 : -710),
                (8, "CB TOTAL STATION", -50), (24, "CB SHELL A7", -60),
                (10, "PRLV SEPA EDF CLIENTS", -(50 + 3 * offset + winter)),
                (15, "PRLV SEPA NETFLIX", offset < 12 ? -13 : -15),
                (18, "CB RESTAURANT LE BISTROT", -25), (27, "VIR SEPA SALAIRE ACME", 2_000),
                (28, "VIR SEPA LIVRET A", -150),
            ]
            if month.month % 3 == 0 {
                lines.append((20, "PRLV SEPA VEOLIA EAU", -[75, 72, 78, 74, 77, 73][offset / 3]))
            }
            rows += lines.compactMap { day, label, units in
                month.day(day).map { ($0, label, units) }
            }
        }
        for (day, label, units) in [
            ("2025-08-20", "CB IKEA", -100), ("2025-09-14", "CB DECATHLON", -80),
            ("2026-09-25", "CB IKEA", -30), ("2026-10-30", "CB LIDL 1234", -12),
        ] {
            if let day = Day(day) { rows.append((day, label, units)) }
        }
        var balance = 1_000
        let lines = rows.sorted { ($0.day, $0.label) < ($1.day, $1.label) }.map { row in
            balance += row.units
            return "\(row.day);\(row.label);\(row.units),00;\(balance),00"
        }
        return (["Date;Libellé;Montant;Solde"] + lines).joined(separator: "\n") + "\n"
    }

    private func replies(to said: [String]) throws -> [String] {
        try scene.replies(to: said, at: "2026-11-01T10:00:00Z")
    }

    private func expect(_ said: String, _ piece: String) throws {
        let reply = try replies(to: said.components(separatedBy: " | ")).last ?? ""
        #expect(reply.contains(piece), "\(said) → \(reply)")
    }

    static let paydays: [(said: String, piece: String)] = [
        ("how much did I spend between my last two paydays?", "€1,051.00"),
        ("how much between the last two paychecks?", "€1,051.00"),
        ("combien entre mes deux dernières paies ?", "1 051,00 €"),
        ("combien j'ai dépensé entre mes deux derniers salaires ?", "1 051,00 €"),
        ("how much have I spent since payday?", "€12.00 from 27 October 2026"),
        ("how much have I spent since I got paid?", "€12.00 from 27 October 2026"),
        ("combien depuis ma paie ?", "12,00 € du 27 octobre 2026"),
        ("combien j'ai dépensé depuis ma dernière paye ?", "12,00 € du 27 octobre 2026"),
        ("combien de courses depuis mon dernier salaire ?", "12,00 € en courses du 27 octobre"),
        ("how much have I spent since my salary came in?", "€12.00 from 27 October 2026"),
        ("how much on fuel between my last two paydays?", "€110.00 on fuel from 27 September"),
        // The wages of a month are not the last.
        ("combien en restos depuis ma paie de septembre ?", "de quelles dates il s’agit"),
    ]

    @Test(arguments: paydays)
    func daysAreToldByWhenTheWagesCame(said: String, piece: String) throws {
        try expect(said, piece)
    }

    static let latest: [(said: String, piece: String)] = [
        ("my last three electricity bills", "In all €294.00, €98.00 on average."),
        ("how much were my last three electricity bills?", "In all €294.00, €98.00 on average."),
        ("what's the average of my last 3 electricity bills?", "€98.00 on average."),
        ("mes trois dernières factures EDF", "En tout 294,00 €, soit 98,00 € en moyenne."),
        ("combien m'ont coûté mes deux dernières factures EDF ?", "En tout 199,00 €"),
        ("my previous two water bills", "In all €150.00"),
        ("my last 3 visits to Carrefour", "In all €120.00, €40.00 on average."),
        ("les 5 dernières fois chez Lidl", "En tout 132,00 €, soit 26,40 € en moyenne."),
        ("how much was the last EDF bill?", "10 October 2026 · PRLV SEPA EDF CLIENTS · -€101.00"),
        ("c'était combien ma dernière facture d'eau ?", "20 septembre 2026"),
        ("how much was my first electricity bill?", "The first transaction I know of"),
        ("ma première facture EDF ?", "10 mai 2025 · PRLV SEPA EDF CLIENTS · −50,00 €"),
        ("when did I first shop at Ikea?", "20 August 2025 · CB IKEA"),
        ("première fois chez Decathlon ?", "14 septembre 2025 · CB DECATHLON"),
        ("show me the first 3 transactions at Lidl", "12 July 2025 · CB LIDL 1234"),
        // Of months, weeks and the like days are meant.
        ("how much on groceries in the last three months?", "You spent"),
        ("combien de courses les trois derniers mois ?", "Tu as dépensé"),
    ]

    @Test(arguments: latest)
    func theLatestAreListedWithWhatTheyComeTo(said: String, piece: String) throws {
        try expect(said, piece)
    }

    static let suppositions: [(said: String, piece: String)] = [
        ("what if groceries went up by 10 %? | and by 100?", "€100.00 more a month"),
        ("what if groceries went up by 10 %? | and by 20?", "20% more"),
        ("et si les courses augmentaient de 10 % ? | et de 20 % ?", "20 % de plus"),
        ("what if my rent went up by 50? | and by 100?", "€810.00"),
        ("et si mon loyer augmentait de 50 € ? | et de 100 ?", "810,00 €"),
        ("what if my salary went up by 5%? | and by 200?", "€2,200.00"),
        ("what if I spent 10% less on restaurants? | and 30%?", "30% less saves €7.50"),
        ("et si les restos baissaient de 20 % ? | et les courses ?", "20 % de moins"),
        ("what if I cancelled Netflix?", "Netflix costs you €15.00 a month"),
        ("et si EDF augmentait de 10 % ?", "101,00 €"),
        ("et si EDF augmentait de 10 % ? | et de 20 % ?", "121,20 €"),
    ]

    @Test(arguments: suppositions)
    func aSuppositionGoesOnWithAnotherFigure(said: String, piece: String) throws {
        try expect(said, piece)
    }

    static let shops: [(said: String, piece: String)] = [
        ("how much at Carrefour and Lidl in October?", "€42.00 at Lidl in October 2026"),
        (
            "how much at Carrefour and Lidl in October? | and at Monoprix?",
            "You spent €20.00 at Monoprix in October 2026."
        ),
        (
            "combien chez Carrefour et Lidl en octobre ? | et chez Monoprix ?",
            "Tu as dépensé 20,00 € chez Monoprix en octobre 2026."
        ),
        (
            "how much at Lidl or Ikea in September? | what about Decathlon?",
            "nothing at Decathlon in"
        ),
        ("how much at lidel in October?", "€42.00 at Lidl in October 2026"),
        ("how much at lidel?", "at Lidl from"),
        ("combien chez carefour en octobre ?", "40,00 € chez Carrefour en octobre 2026"),
        ("combien au monoprics ?", "chez Monoprix du"),
        // Nothing in the history is called like it.
        ("combien chez Leclerc en octobre ?", "rien dépensé chez Leclerc"),
        ("how much at Ikes in September 2026?", "nothing at Ikes"),
        ("ma plus petite dépense chez Monoprix ?", "CB MONOPRIX"),
        ("combien à la Fnac ?", "rien dépensé chez Fnac"),
        ("how much at Monoprix in September? | and at lidel?", "€30.00 at Lidl in September"),
        ("depuis combien de temps je suis pas allé chez Decathlon ?", "14 septembre 2025"),
    ]

    @Test(arguments: shops)
    func shopsAreToldApartAndByTheirRightName(said: String, piece: String) throws {
        try expect(said, piece)
    }

    static let days: [(said: String, piece: String)] = [
        (
            "how much did I spend from mid-August to mid-September?",
            "15 August 2026 to 15 September"
        ),
        (
            "combien j'ai dépensé de mi-août à mi-septembre ?",
            "du 15 août 2026 au 15 septembre 2026"
        ),
        ("combien depuis mi-août ?", "du 15 août 2026 au"),
        ("how much from mid-August to 3 September?", "15 August 2026 to 3 September 2026"),
        ("combien entre mi-juillet et mi-août ?", "du 15 juillet 2026 au 15 août 2026"),
        ("how much did I spend three weeks ago on Thursday?", "€50.00 on 8 October 2026"),
        ("combien j'ai dépensé jeudi il y a trois semaines ?", "50,00 € le 8 octobre 2026"),
        ("what did I spend a week ago on Saturday?", "€60.00 on 24 October 2026"),
        ("combien il y a deux semaines ?", "du 12 octobre 2026 au 18 octobre 2026"),
        (
            "combien j'ai dépensé en décembre 2025 par rapport à novembre ?",
            "en décembre 2025 : 101,00 € de plus (+10 %) qu’en novembre 2025"
        ),
        ("combien de courses en octobre ? | et il y a un an à la même période ?", "octobre 2025"),
        ("how much on groceries in October? | and at the same time last year?", "October 2025"),
        ("combien au troisième trimestre ? | et au deuxième ?", "2e trimestre 2026"),
        ("combien cet été chez Lidl ? | et l'été dernier ?", "21 juin 2025 au"),
        ("how much at Lidl this summer? | and last summer?", "21 June 2025 to"),
        ("how much on groceries and how much on restaurants in October?", "groceries in October"),
    ]

    @Test(arguments: days)
    func daysAreThoseThatAreSaid(said: String, piece: String) throws {
        try expect(said, piece)
    }

    static let rises: [(said: String, piece: String)] = [
        (
            "which bills went up?",
            "EDF CLIENTS: rising little by little, from about €62.00 to about"
        ),
        ("quelles factures ont augmenté ?", "d’environ 62,00 € à environ 98,00 € en 12 mois"),
        ("which bills went up?", "€710.00 since 5 January 2026"),
        ("when did my rent go up?", "€710.00 since 5 January 2026, €700.00 before"),
        ("how much did Netflix go up?", "€15.00 since 15 May 2026, €13.00 before"),
        ("how much more do I pay for Netflix now?", "€15.00 since 15 May 2026"),
        ("did I get a raise?", "about level: €2,000.00"),
    ]

    @Test(arguments: rises)
    func whatRoseIsToldAtOnceOrLittleByLittle(said: String, piece: String) throws {
        try expect(said, piece)
    }

    @Test func billsThatWanderDoNotRise() throws {
        let reply = try replies(to: ["which bills went up?"])[0]
        #expect(!reply.contains("VEOLIA"))
    }

    static let figures: [(said: String, piece: String)] = [
        ("how much is a full tank on average?", "€55.00 a transaction on fuel"),
        ("un plein me coûte combien en moyenne ?", "55,00 € par opération en carburant"),
        ("combien coûte un plein ?", "55,00 € par opération en carburant"),
        ("prix moyen d'un plein ?", "55,00 € par opération en carburant"),
        ("how much do I pay per tank?", "€55.00 a transaction on fuel"),
        ("combien de pleins par mois ?", "2 opérations par mois"),
        ("how much goes to my livret A each month?", "€150.00 a month on savings"),
        ("combien je vire vers l'épargne chaque mois ?", "150,00 € par mois en épargne"),
        ("how much do I transfer to savings each month?", "€150.00 a month on savings"),
        ("combien je mets de côté par mois ?", "150,00 € par mois vont en épargne"),
        ("how much did I put aside this year?", "€1,500.00 went into savings"),
        ("combien j'ai mis de côté cette année ?", "1 500,00 € sont allés en épargne"),
        ("combien il me reste chaque mois ?", "il te reste"),
        ("un mois me coûte combien ?", "par mois"),
        (
            "did I spend more than 300 on groceries in September?",
            "€90.00 on groceries in September"
        ),
        ("est-ce que j'ai dépassé 300 € de courses en octobre ?", "102,00 € en courses en octobre"),
        ("how many months did I spend more than 1100?", "October 2026"),
        ("combien je dépense en courses, ça évolue comment ?", "courses"),
        ("how did my spending evolve in 2026?", "a month"),
        ("l'addition moyenne au resto ?", "25,00 €"),
        ("combien chez Lidl en octobre ? | combien de fois ? | et en moyenne ?", "21,00 € par opé"),
        ("which shop do I go to most? | and how much do I spend there?", "€372.00 at"),
        ("do I pay more for Netflix or Spotify?", "at Netflix from"),
        ("when is the rent taken?", "5 November 2026"),
        ("what's my second biggest expense in September?", "10 September 2026 · PRLV SEPA EDF"),
        ("did Netflix charge me in October?", "15 October 2026 · PRLV SEPA NETFLIX · -€15.00"),
        ("EDF 2025 vs 2026", "at EDF from 1 May 2026 to"),
        ("how many payments to Netflix so far?", "18 transactions at Netflix"),
        ("quand est-ce que j'ai dépensé plus de 90 € d'un coup ?", "10 octobre 2026"),
        ("how much do groceries represent of my salary?", "5% of your salary"),
        ("what's my balance and my income this year?", "€20,000.00 in 2026"),
    ]

    @Test(arguments: figures)
    func figuresAreOfWhatIsMeant(said: String, piece: String) throws {
        try expect(said, piece)
    }

    static let together: [(said: String, pieces: [String])] = [
        (
            "what's my balance and how much did I spend on groceries in October?",
            ["held", "€102.00 on groceries in October 2026"]
        ),
        (
            "c'est quoi mon solde et mes dépenses de restaurant le mois dernier ?",
            ["Le compte", "25,00 € en restaurants en octobre 2026"]
        ),
        (
            "mes dépenses de courses en octobre et mon solde ?",
            ["102,00 € en courses en octobre 2026", "Le compte"]
        ),
        (
            "how much did I earn and how much did I spend in October?",
            ["received €2,000.00", "spent €1,063.00"]
        ),
        (
            "combien j'ai gagné et dépensé en octobre ?",
            ["reçu 2 000,00 €", "dépensé 1 063,00 €"]
        ),
    ]

    @Test(arguments: together)
    func twoQuestionsOfOneSentenceAreAnswered(said: String, pieces: [String]) throws {
        let reply = try replies(to: [said])[0]
        for piece in pieces { #expect(reply.contains(piece), "\(said) → \(reply)") }
    }
}

import Assistant
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// Questions of statements that ended three weeks ago, one after the other, as they are typed.
///
/// Fourteen months to 31 October 2026 of an account that holds 1,000 before them: on the 1st rent of
/// 900, on the 2nd energy of 60, on the 3rd a health insurance of 40, on the 5th a bakery of 10, on
/// the 9th groceries of 100, in October 2026 of 150, on the 12th 50 in cash, on the 16th a pharmacy
/// of 20, on the 20th a council tax of 100, on the 22nd a restaurant of 30, on the 25th a phone of
/// 15, on the 28th a salary of 2,000, on the 29th 150 to savings; in 2025 a doctor of 20 on the
/// 14th. On 18 July 2026 a restaurant of 400, on 31 October a ticket of 2.
struct FollowUpTalkTests {
    private let scene: StatementScene

    init() throws { scene = try Self.scene.get() }

    private static let scene = Result { try StatementScene([("courant", statement)]) }

    private static var statement: String {
        var rows: [(Day, String, Int)] = []
        for offset in 0..<14 {
            let month = Month(year: 2025, month: 9).adding(months: offset)
            var lines = [
                (1, "PRLV LOYER AGENCE DU PORT", -900), (2, "PRLV EDF CLIENTS PARTICULIERS", -60),
                (3, "PRLV MUTUELLE DES METIERS", -40), (5, "CB BOULANGERIE DU PORT", -10),
                (9, "CB LIDL", offset == 13 ? -150 : -100), (12, "RETRAIT DAB PARIS", -50),
                (16, "CB PHARMACIE CENTRALE", -20), (20, "PRLV LAMBETH COUNCIL TAX", -100),
                (22, "CB RESTAURANT CHEZ NOUS", -30), (25, "PRLV VODAFONE", -15),
                (28, "VIR SALAIRE ACME", 2_000), (29, "VIR LIVRET A", -150),
            ]
            if month.year == 2025 { lines.append((14, "CB DOCTEUR MARTIN", -20)) }
            if offset == 10 { lines.append((18, "CB RESTAURANT CHEZ NOUS", -400)) }
            if offset == 13 { lines.append((31, "CB METRO RATP", -2)) }
            rows += lines.compactMap { day, label, amount in
                month.day(day).map { ($0, label, amount) }
            }
        }
        var balance = 1_000
        let lines = rows.sorted { $0.0 < $1.0 }.map { day, label, amount in
            balance += amount
            return "\(day);\(label);\(amount),00;\(balance),00"
        }
        return (["Date;Libellé;Montant;Solde"] + lines).joined(separator: "\n") + "\n"
    }

    static let talks: [(said: [String], pieces: [String])] = [
        // Another amount.
        (
            ["est-ce que je peux me permettre un vélo à 900 € ?", "et à 90000 ?", "et 1000 € ?"],
            ["900,00 €", "90 000,00 €", "1 000,00 €"]
        ),
        (
            ["can I afford a bike at 900?", "and at 90000?", "what about 1000?"],
            ["€900.00", "€90,000.00", "€1,000.00"]
        ),
        // "That" is what was told last, of its days.
        (
            ["combien j'ai dépensé en courses en octobre ?", "c'est plus qu'en septembre ?"],
            [
                "160,00 € en courses",
                "160,00 € en courses en octobre 2026 : 50,00 € de plus (+45 %) qu’en septembre",
            ]
        ),
        (
            ["how much did I spend on groceries in October?", "is that more than September?"],
            ["€160.00 on groceries", "€50.00 more (+45%) than in September 2026 (€110.00)"]
        ),
        (
            ["compare septembre et octobre", "et août ?"],
            ["qu’en septembre 2026", "en octobre 2026 : 52,00 € de plus (+4 %) qu’en août 2026"]
        ),
        (
            ["compare September and October", "and August?", "and on groceries?"],
            ["September 2026", "in October 2026: €52.00 more (+4%) than in August", "€160.00 on"]
        ),
        // Days of the month asked about.
        (
            ["combien ai-je dépensé du 1er au 15 octobre ?", "et du 16 au 31 ?"],
            ["15 octobre", "Tu as dépensé 167,00 € du 16 octobre 2026 au 31 octobre 2026"]
        ),
        (
            ["how much did I spend from 1 to 15 October?", "and from the 16th to the 31st?"],
            ["15 October", "You spent €167.00 from 16 October 2026 to 31 October 2026"]
        ),
        // 1,000, thirteen months of 525 but for 400 in one, 20 in four and 150 that February does
        // not save, and 900 of October.
        (
            ["combien j'avais le 15 octobre ?", "et le 1er ?", "et le 31 septembre ?"],
            [
                "le 15 octobre 2026", "6 595,00 € le 1er octobre 2026",
                "Cette date n’est pas possible",
            ]
        ),
        (
            ["what was my balance on 15 October?", "and on the 1st?"],
            ["15 October 2026", "held €6,595.00 on 1 October 2026"]
        ),
        // The next of an order.
        (
            ["plus grosse dépense cette année ?", "et la deuxième ?"],
            ["−900,00 €", "Les 2 plus grosses opérations"]
        ),
        (
            ["biggest expense this year?", "and the second?", "and the third one?"],
            ["-€900.00", "The 2 largest transactions", "The 3 largest transactions"]
        ),
        // The last time of the same.
        (
            [
                "combien de fois je suis allé au restaurant cette année ?",
                "c'était quand la dernière fois ?",
            ],
            ["11 opérations", "22 octobre 2026 · CB RESTAURANT"]
        ),
        (
            ["how many times did I go to Lidl this year?", "when was the last time?"],
            ["10 transactions", "9 October 2026 · CB LIDL"]
        ),
        // Another measure of the same.
        (
            ["j'ai dépensé combien chez Lidl en octobre ?", "en moyenne à chaque fois ?"],
            ["150,00 € chez Lidl", "150,00 € par opération chez Lidl"]
        ),
        (
            ["how much did I spend at Lidl this year?", "on average each time?"],
            ["€1,050.00", "€105.00 a transaction at Lidl"]
        ),
        // Of August the whole is counted, the rent of its first day too: 1,325 × 7 / 31.
        (
            ["how much did I spend in August?", "per week?"],
            ["€1,325.00", "€299.19 a week in August 2026 (31 days)"]
        ),
        (
            ["combien j'ai dépensé en août ?", "par semaine ?"],
            ["1 325,00 €", "299,19 € par semaine en août 2026 (sur 31 jours)"]
        ),
        // Beside days that no statement tells of nothing is more or less.
        (
            ["combien en courses en octobre ?", "compare avec novembre"],
            ["160,00 €", "Je n’ai aucune opération en novembre 2026 : tes relevés s’arrêtent"]
        ),
        (
            ["groceries in September 2025?", "compare with August 2025"],
            ["€110.00", "I have no transaction in August 2025"]
        ),
        // The months of a year that are over, however many days of the next are asked about.
        (
            ["est-ce que mes dépenses en restos baissent ?", "depuis un an ?"],
            ["par mois", "du 1er mai 2026 au 31 octobre 2026, contre"]
        ),
        // The weekend, and the week of a day of the month, before today.
        (
            ["how much did I spend last weekend?", "and the weekend before?"],
            ["14 November 2026", "from 7 November 2026 to 8 November 2026"]
        ),
        (
            ["how much did I spend in October?", "and the week of the 12th?"],
            ["October 2026", "€70.00 from 12 October 2026 to 18 October 2026"]
        ),
        // What that cost, and when it was last.
        (
            [
                "combien de fois je suis allé chez Lidl cette année ?", "combien ça m'a coûté ?",
                "la dernière fois ?",
            ],
            ["10 opérations", "Tu as dépensé 1 050,00 € chez Lidl", "9 octobre 2026 · CB LIDL"]
        ),
        // The worst of the months that were told.
        (
            ["spending by month in 2026", "which month was the worst?"],
            ["January 2026", "July 2026, €1,725.00. You spent €13,702.00 from 1 January 2026"]
        ),
        // The next wages, and how much they are.
        (
            ["quand vais-je recevoir mon salaire ?", "ce sera combien ?"],
            ["28 novembre 2026", "2 000,00 €"]
        ),
        (
            ["when does my salary come in?", "how much will it be?"],
            ["28 November 2026", "€2,000.00"]
        ),
        (
            ["quand est-ce que mon salaire est arrivé ?"],
            ["28 octobre 2026 · VIR SALAIRE ACME"]
        ),
        // Another subject.
        (
            ["l'électricité a augmenté ?", "et la mutuelle ?"],
            ["en électricité", "en mutuelle sont à peu près stables : 40,00 € par mois"]
        ),
        (
            ["combien vais-je dépenser le mois prochain ?", "en courses ?"],
            ["de dépenses en décembre", "en courses en décembre 2026"]
        ),
        (
            ["combien je vais dépenser en ligne le mois prochain ?"],
            ["Je n’ai pas tenu compte de « en ligne »"]
        ),
        (
            ["how much will I spend next month?", "on groceries?"],
            ["spending of", "on groceries in December 2026"]
        ),
        (
            ["how much did I spend in September?", "and from the 1st to the 5th?", "at Lidl?"],
            ["€1,325.00", "€1,010.00 from 1 September 2026", "nothing at Lidl"]
        ),
        // Why something is odd.
        (
            ["y a-t-il des dépenses bizarres ?", "pourquoi ?"],
            ["−400,00 €", "13,3 fois les 30,00 € habituels"]
        ),
        (
            ["any dodgy payments?", "why is that odd?"],
            ["-€400.00", "13.3 times the €30.00 that such payments usually come to"]
        ),
    ]

    @Test(arguments: talks)
    func aQuestionIsGoneOnFrom(said: [String], pieces: [String]) throws {
        for (reply, piece) in zip(try replies(to: said), pieces) {
            #expect(reply.contains(piece), "\(said): \(reply)")
        }
    }

    static let questions: [(said: String, piece: String)] = [
        // Days that no statement tells of are no days without spending. 2 × 1,345 and 1,377 + 1,325.
        ("am I spending more than last year?", "from 1 September 2026 to 31 October 2026"),
        ("am I spending more than last year?", "€12.00 more"),
        ("est-ce que je dépense plus que l'an dernier ?", "12,00 € de plus"),
        (
            "how much did I spend this month?",
            "no transaction in November 2026: your statements end on 31 October 2026"
        ),
        ("combien j'ai dépensé ce mois-ci ?", "tes relevés s’arrêtent le 31 octobre 2026"),
        ("how much did I spend this year?", "Your statements end on 31 October 2026."),
        ("combien je dépense en courses ?", "160,00 € en courses en octobre 2026"),
        ("am I spending more than last month?", "your statements end on 31 October 2026"),
        ("combien coûte mon loyer ?", "900,00 € tous les mois"),
        ("how much is my rent?", "€900.00 every month"),
        ("mon loyer, c'est combien ?", "900,00 € tous les mois"),
        ("est-ce que je dépense plus que je gagne ?", "reçu 24 000,00 €"),
        ("do I spend more than I earn?", "You received €24,000.00"),
        // What comes in.
        ("how much do I make a month?", "received €2,000.00 a month"),
        ("how much am I paid a month?", "received €2,000.00 a month"),
        ("how much have I made since January?", "You received €20,000.00"),
        ("how much do I earn?", "received €2,000.00 a month"),
        ("combien je gagne par mois ?", "reçu 2 000,00 € par mois"),
        // What is meant by the words beside it.
        ("how much did I spend at supermarkets this year?", "€1,150.00 on groceries"),
        ("how much did I spend in supermarkets this year?", "€1,150.00 on groceries"),
        ("show me everything in the first week of October", "transactions I found from"),
        ("how much did I spend the weekend before last?", "from 7 November 2026 to 8"),
        ("combien de cash j'ai sorti cette année ?", "500,00 € en retraits d’espèces"),
        ("combien j'ai viré sur le livret en octobre ?", "150,00 €"),
        ("liste les prélèvements d'octobre", "Voici les 5 opérations trouvées par prélèvement"),
        ("list the direct debits in October", "the 5 transactions I found by direct debit"),
        // What was held.
        ("j'ai été à découvert cette année ?", "Non, pas du 1er janvier 2026 au 31 octobre 2026"),
        ("was I overdrawn this year?", "No, not from 1 January 2026 to 31 October 2026"),
        ("quel est mon solde le plus bas cette année ?", "le 25 janvier 2026"),
        ("what was my lowest balance this year?", "on 25 January 2026"),
        // Ten months of 525, less 400 and 52; February has no 29th to save 150 on.
        ("de combien mon solde a augmenté depuis janvier ?", "augmenté de 4 948,00 €"),
        ("by how much did my balance go up this year?", "went up by €4,948.00"),
        // All that comes back every month: 900, 60, 40, 10, 150, 20, 100, 30 and 15.
        ("combien je paie de charges fixes par mois ?", "1 325,00 € par mois"),
        ("how much are my fixed costs a month?", "€1,325.00 a month"),
        // A part of a kind of spending.
        ("combien j'ai dépensé à la boulangerie en octobre ?", "10,00 € en boulangerie"),
        ("how much did I spend at the bakery in October?", "€10.00"),
        ("combien j'ai dépensé en pharmacie en 2026 ?", "200,00 € en pharmacie"),
        ("combien d'électricité par mois ?", "60,00 € par mois en électricité"),
        ("how much on my phone bill this year?", "€150.00 on the phone"),
        ("what's my rent?", "LOYER AGENCE PORT: €900.00 every month"),
        // What no label names is told with the kind it is of.
        ("how much on gas this year?", "€750.00 on utilities (no label says “gas”) in 2026"),
        // One figure for one thing.
        ("combien je dépense en courses par mois en moyenne ?", "114,17 € par mois en courses"),
        ("si je réduis les courses de 20 % ?", "114,17 € par mois en courses"),
        ("what's due today?", "20 November 2026 · LAMBETH COUNCIL TAX · €100.00"),
        ("est-ce que je vais finir le mois dans le rouge ?", "le 30 novembre 2026"),
        ("will I end the month in the red?", "on 30 November 2026"),
        ("quels paiements reviennent ?", "LOYER AGENCE PORT"),
        ("which payments come back?", "€1,325.00 a month in all"),
        ("qu'est-ce que je dois payer bientôt ?", "à payer d’ici au 20 décembre 2026"),
        ("what's coming up?", "to pay by 20 December 2026"),
        ("quels paiements sont à venir ?", "1er décembre 2026 · LOYER"),
        // Of a kind of spending only the part that is named is left out.
        ("how much did I spend in September excluding rent?", "€425.00 without rent"),
        ("dépenses de septembre hors loyer", "425,00 € hors loyer"),
        ("dépenses de septembre hors logement", "325,00 € hors logement"),
        ("wow great, another £920 on rent, brilliant", "I didn’t quite get that"),
    ]

    @Test(arguments: questions)
    func theFigureAskedForIsTold(said: String, piece: String) throws {
        let reply = try replies(to: [said])[0]
        #expect(reply.contains(piece), "\(said): \(reply)")
    }

    private func replies(to said: [String]) throws -> [String] {
        try scene.replies(to: said, at: "2026-11-20T09:00:00Z")
    }
}

import Assistant
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// Questions about the statements of a household, as they are typed.
///
/// A year of statements to 31 October 2026: on the 1st rent of 900, on the 6th energy of 60, from
/// August of 80; fuel of 55 on the 7th and of 45 on the 21st; on the 8th a ticket of 2;
/// subscriptions of 13.99 on the 10th and of 10.99 on the 11th; on the 12th 50 in cash; on the 15th
/// a tax of 120; on the 28th a salary of 2,000. On 14 February a shop took 250 twice.
struct HouseholdTalkTests {
    private let scene: StatementScene

    init() throws { scene = try Self.scene.get() }

    private static let scene = Result { try StatementScene([("courant", statement)]) }

    private static var statement: String {
        var rows = ["Date;Libellé;Montant;Devise"]
        for offset in 0..<12 {
            let month = Month(year: 2025, month: 11).adding(months: offset)
            let lines = [
                (1, "PRLV LOYER AGENCE DU PORT", "-900,00"),
                (6, "PRLV EDF CLIENTS PARTICULIERS", offset < 9 ? "-60,00" : "-80,00"),
                (7, "CB TOTALENERGIES STATION", "-55,00"), (8, "CB METRO RATP", "-2,00"),
                (10, "PRLV NETFLIX", "-13,99"), (11, "PRLV SPOTIFY", "-10,99"),
                (12, "RETRAIT DAB PARIS", "-50,00"), (15, "PRLV DGFIP IMPOT", "-120,00"),
                (21, "CB ESSO STATION", "-45,00"), (28, "VIR SALAIRE ACME", "2000,00"),
            ]
            for (day, label, amount) in lines {
                rows.append("\(month.day(day)?.description ?? "");\(label);\(amount);EUR")
            }
        }
        rows += [String](repeating: "2026-02-14;CB DARTY LILLE;-250,00;EUR", count: 2)
        return rows.joined(separator: "\n") + "\n"
    }

    static let questions: [(said: String, piece: String)] = [
        // What the words show, whatever the sentence reads as.
        ("are my energy bills increasing?", "is going up: €80.00 a month"),
        ("mes factures d'énergie augmentent ?", "augmentent : 80,00 € par mois"),
        ("is my electricity bill rising?", "against €60.00"),
        ("qu'est-ce qui a le plus augmenté ?", "80,00 € contre 60,00 € : 20,00 € de plus"),
        ("qu'est-ce qui a le plus baissé ?", "Rien n’a baissé"),
        ("which subscription is the most expensive?", "NETFLIX: €13.99 every month"),
        ("quel abonnement est le moins cher ?", "SPOTIFY : 10,99 € tous les mois"),
        ("combien j'ai retiré en liquide en tout ?", "600,00 € en retraits d’espèces"),
        ("how much cash did I take out in total?", "€600.00 in cash withdrawals"),
        ("is my salary going up?", "€2,000.00 a month"),
        ("mon salaire a augmenté ?", "2 000,00 € par mois"),
        ("combien de jours sans dépenser en octobre ?", "22 jours sur 31"),
        ("how much is spotify a year?", "SPOTIFY comes to €131.88 a year"),
        ("énergie 2025 vs 2026", "en énergie et télécoms"),
        ("mes charges fixes ?", "par mois en tout"),
        ("what are my fixed costs?", "a month in all"),
        // Twelve months of salary and of all that was paid.
        ("did I spend more than I earned in August?", "You received €2,000.00 and spent €1,276.98"),
        ("j'ai dépensé plus que gagné en août ?", "Tu as reçu 2 000,00 € et dépensé 1 276,98 €"),
        ("money in vs money out in August", "You received €2,000.00 and spent €1,276.98"),
        ("entrées et sorties d'octobre", "Tu as reçu 2 000,00 € et dépensé 1 276,98 €"),
        ("mon dernier salaire ?", "28 octobre 2026 · VIR SALAIRE ACME · 2 000,00 €"),
        ("when was I last paid?", "28 October 2026 · VIR SALAIRE ACME · €2,000.00"),
        ("do I spend more on energy than before?", "is going up: €80.00 a month"),
        ("je dépense plus en énergie qu'avant ?", "augmentent : 80,00 € par mois"),
        ("what's the most I spent in a single day?", "€900.00"),
        ("courses 2025 vs 2026", "en courses"),
        ("combien j'ai reçu de Marie ?", "du 1er novembre 2025"),
        // What the money goes on is its kinds, rent among them.
        ("where does my money go?", "The category with the most: housing, €10,800.00"),
        ("où passe mon argent ?", "En tête : logement, 10 800,00 €"),
        ("share of rent in my spending", "of what you spent"),
        // Fuel is not all that transport costs.
        ("combien de fois je fais le plein ?", "24 opérations en carburant"),
        ("combien de fois par mois je fais le plein ?", "2 opérations par mois en carburant"),
        ("how many times did I fill up this year?", "20 transactions on fuel"),
        ("how much did I spend on fuel in August?", "You spent €100.00 on fuel in August 2026"),
        ("how much on restaurants and fuel in August?", "on restaurants in August 2026"),
        ("how much on restaurants and fuel in August?", "€100.00 on fuel in August 2026"),
        ("combien en essence et en courses en août ?", "en courses en août 2026"),
        ("combien je dépense en essence par mois ?", "100,00 € par mois en carburant"),
        ("how much did I spend on transport in August?", "€102.00 on transport in August 2026"),
        // Several kinds left out one behind the other.
        ("dépenses d'octobre sans le loyer et les impôts", "256,98 € hors"),
        ("dépenses d'octobre sans compter le loyer et les impôts", "256,98 € hors"),
        ("combien j'ai dépensé en octobre sans le loyer ni les impôts ?", "256,98 € hors"),
        ("how much did I spend in October without rent or taxes?", "€256.98 without"),
        (
            "how much did I spend in October apart from rent, taxes and groceries?",
            "€256.98 without"
        ),
        ("dépenses d'octobre hors loyer, impôts et courses", "256,98 € hors"),
        // What one payment costs, and which became dearer.
        ("how much do I pay for Spotify?", "SPOTIFY: €10.99 every month, next on 11 November"),
        ("combien je paie pour Spotify ?", "SPOTIFY : 10,99 € tous les mois"),
        ("what's my rent?", "€900.00 every month"),
        ("c'est quoi mon loyer ?", "900,00 € tous les mois"),
        ("which direct debits went up?", "€80.00 since 6 August 2026, €60.00 before"),
        ("quels prélèvements ont augmenté ?", "80,00 € depuis le 6 août 2026, 60,00 € avant"),
        ("did Spotify raise its price?", "I see no price rise for “Spotify”."),
        ("how much do I pay for Deezer?", "no recurring or scheduled payment to “Deezer”"),
        ("weekends vs weekdays", "By day of the week"),
        ("je dépense plus le week-end ou en semaine ?", "Par jour de la semaine"),
        ("how much did I spend in April 2025?", "no transaction in April 2025: the first is of"),
        ("combien j'ai dépensé en 2024 ?", "aucune opération en 2024 : la première date du"),
        ("how many taxis did I take this year?", "I count"),
        // What is no kind of spending of its own is told by the label.
        ("combien j'ai payé d'impôts cette année ?", "1 200,00 € en impôts en 2026"),
        ("how much tax did I pay in August?", "€120.00 on taxes in August 2026"),
        ("list my tax payments", "12 transactions on taxes"),
        ("how much do I spend on insurance?", "nothing on insurance"),
        ("combien d'assurance par mois ?", "0,00 € par mois en assurances"),
        // What was charged twice is told apart from what is large.
        ("anything charged twice?", "CB DARTY LILLE · -€250.00 (the same on 14 February 2026)"),
        ("ai-je été débité deux fois ?", "−250,00 € (le même le 14 février 2026)"),
        ("are there any duplicates in August?", "I see no payment made twice."),
        // A month that is over is forecast of the next such.
        ("combien vais-je dépenser en mars ?", "en mars 2027"),
    ]

    @Test(arguments: questions)
    func theFigureAskedForIsTold(said: String, piece: String) throws {
        let reply = try replies(to: [said])[0]
        #expect(reply.contains(piece), "\(said): \(reply)")
    }

    static let talks: [(said: [String], pieces: [String])] = [
        (
            ["how much did I spend last month?", "and the month before?", "and the year before?"],
            ["in September 2026", "in August 2026", "no transaction in August 2025"]
        ),
        (
            ["combien j'ai dépensé en octobre ?", "et le mois d'avant ?", "et le mois suivant ?"],
            ["en octobre 2026", "en septembre 2026", "en octobre 2026"]
        ),
        (
            [
                "how much did I spend last week?", "and the week before?",
                "and the one before that?",
            ],
            ["19 October 2026 to 25", "12 October 2026 to 18", "5 October 2026 to 11"]
        ),
        (
            ["what subscriptions do I have?", "which ones went up?"],
            ["NETFLIX", "no price rise among 2"]
        ),
        (
            ["how much do I spend at weekends?", "et en semaine ?"],
            [
                "on Saturdays and Sundays",
                "le lundi, le mardi, le mercredi, le jeudi et le vendredi",
            ]
        ),
        (
            ["how much did I spend in October?", "of which fuel?"],
            ["in October 2026", "€100.00 on fuel in October 2026"]
        ),
        (
            ["how much will I spend next month?", "and in August?"],
            ["in November 2026", "in August 2027"]
        ),
    ]

    @Test(arguments: talks)
    func aQuestionIsGoneOnFrom(said: [String], pieces: [String]) throws {
        for (reply, piece) in zip(try replies(to: said), pieces) {
            #expect(reply.contains(piece), "\(said): \(reply)")
        }
    }

    private func replies(to said: [String]) throws -> [String] {
        try scene.replies(to: said, at: "2026-10-31T18:00:00Z")
    }
}

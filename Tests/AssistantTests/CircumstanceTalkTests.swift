import Assistant
import Foundation
import Testing
import Understanding
import Wallet

/// Questions of where, how and for what something was paid, on 2 November 2026, a Monday.
///
/// From August to October 2026: on the 2nd 150 to savings, on the 5th groceries of 40 in Lyon, on
/// the 6th a health insurance of 42, on the 8th a gym of 30, on the 12th 50 in cash, on the 25th 60
/// sent to Paul, on the 28th a salary of 2,000; on Saturday 31 October a bakery of 5.
struct CircumstanceTalkTests {
    private static let scene = Result { try StatementScene([("courant", statement)]) }

    private static var statement: String {
        let lines = (8...10).flatMap { month in
            [
                (2, "VIR LIVRET A", -150), (5, "CB CARREFOUR MARKET LYON", -40),
                (6, "PRLV SEPA MUTUELLE DES METIERS", -42), (8, "PRLV SEPA BASIC FIT", -30),
                (12, "RETRAIT DAB", -50), (25, "VIR SEPA PAUL MARTIN", -60),
                (28, "VIR SEPA RECU SALAIRE ACME", 2_000),
            ].map { day, label, amount in
                "2026-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day);\(label);"
                    + "\(amount),00;EUR"
            }
        }
        return
            (["Date;Libellé;Montant;Devise"] + lines
            + ["2026-10-31;CB BOULANGERIE DU PORT;-5,00;EUR"]).joined(separator: "\n") + "\n"
    }

    static let questions: [(said: String, pieces: [String], lacking: String)] = [
        // How it was paid is told by the labels.
        (
            "les virements d'août", ["3 opérations", "par virement", "PAUL MARTIN", "LIVRET A"],
            "CARREFOUR"
        ),
        ("transfers in August", ["3 transactions", "by transfer in August 2026"], "CARREFOUR"),
        ("mes retraits en août", ["RETRAIT DAB"], "CARREFOUR"),
        ("combien j'ai dépensé en espèces en août ?", ["50,00 € en retraits"], "en virements"),
        ("how much did I spend by card in August?", ["€40.00 by card"], "account"),
        // A place where a label names it.
        (
            "combien j'ai dépensé à Lyon en octobre ?",
            ["40,00 € à Lyon en octobre 2026", "dont le libellé dit « Lyon »"], "tenu compte"
        ),
        ("how much did I spend in lyon in October?", ["€40.00", "label says “lyon”"], "account"),
        // What no label tells is said to be left out.
        (
            "combien j'ai dépensé à Marseille en octobre ?",
            ["Je n’ai pas tenu compte de « à Marseille » : les libellés ne le disent pas."],
            "dont le libellé"
        ),
        (
            "how much did I spend abroad in October?",
            ["€227.00", "I did not take “abroad” into account: the labels do not tell."], "only"
        ),
        ("mes dépenses à l'étranger en octobre", ["tenu compte de « à l’étranger »"], "loisirs"),
        ("combien en ligne en octobre ?", ["227,00 €", "tenu compte de « en ligne »"], "seuls"),
        ("how much did I spend in Paris in October?", ["“in Paris”"], "entertainment"),
        ("combien j'ai dépensé à paris en octobre ?", ["« à paris »"], "loisirs"),
        ("combien j'ai dépensé le soir en octobre ?", ["227,00 €", "« le soir »"], "seuls"),
        ("combien de virements en août ?", ["2 opérations par virement"], "aucune"),
        ("spending in London", ["“in London”"], "not something I do"),
        ("list contactless payments in October", ["“contactless”"], "only"),
        // A weekend that is over.
        ("how much did I spend over the weekend?", ["€5.00 from 31 October 2026"], "7 November"),
        ("combien j'ai dépensé ce week-end ?", ["5,00 € du 31 octobre 2026"], "7 novembre"),
        // What comes back is told by itself, and not as the kind of spending it is of.
        ("combien me coûte ma mutuelle ?", ["MUTUELLE DES METIERS : 42,00 €"], "santé"),
        ("how much is my health insurance?", ["MUTUELLE DES METIERS: €42.00"], "health"),
        ("combien me coûte ma salle de sport ?", ["BASIC FIT : 30,00 €"], "loisirs"),
        ("how much is my gym?", ["BASIC FIT: €30.00"], "entertainment"),
        ("how much does my gym cost?", ["BASIC FIT: €30.00"], "entertainment"),
        ("combien me coûte Basic Fit par an ?", ["BASIC FIT revient à 360,00 € par an"], "loisirs"),
        ("combien j'ai dépensé en mutuelle en octobre ?", ["42,00 € en mutuelle"], "santé"),
    ]

    @Test(arguments: questions)
    func isToldOrSaidNotToBe(said: String, pieces: [String], lacking: String) throws {
        let reply = try replies(to: [said])[0]
        for piece in pieces { #expect(reply.contains(piece), "\(said): \(reply)") }
        #expect(!reply.contains(lacking), "\(said): \(reply)")
    }

    @Test func anotherPlaceIsAskedAboutNext() throws {
        let french = try replies(to: ["mes dépenses en octobre", "et à Lyon ?", "et en ligne ?"])
        #expect(french[1].contains("40,00 € à Lyon en octobre 2026"), "\(french[1])")
        #expect(french[2].contains("227,00 €"), "\(french[2])")
        #expect(french[2].contains("« en ligne »"), "\(french[2])")
        let english = try replies(to: ["my spending in October", "and in Lyon?"])
        #expect(english[1].contains("€40.00 in Lyon in October 2026"), "\(english[1])")
    }

    private func replies(to said: [String]) throws -> [String] {
        let scene = try Self.scene.get()
        var conversation = Conversation(
            interpreter: scene.interpreter, wallet: scene.wallet, account: scene.account,
            settings: .init(timeZone: scene.zone, language: nil, session: "test"))
        let now = try Date("2026-11-02T09:00:00Z", strategy: .iso8601)
        return try said.map {
            try conversation.reply(to: $0, at: now).reply
                .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
    }
}

import Assistant
import Foundation
import Primitives
import Testing

/// Questions of a history that ends where a month has just begun, as they are typed.
///
/// Fourteen months of statements to 31 October 2026 of an account that held 5,000 before them: each
/// month rent of 900 on the 1st, electricity of 60 on the 5th, subscriptions of 15 on the 10th and
/// of 10 on the 11th, groceries of 100 on the 14th and of 50 on the 16th, a restaurant of 40 on the
/// 18th, insurance of 40 on the 20th, a salary of 2,000 on the 28th, of which 200 go to savings on
/// the 29th. A month spends 1,215 and leaves 585. A shop of 249.90 on 20 November 2025, a stay of
/// 412 on 11 August 2026, a shop of 60 on 21 October 2026; in September 2026 100 to Paul and 45
/// back, 40 to Marie and 15 back.
struct HistoryTalkTests {
    private let scene: StatementScene

    init() throws { scene = try Self.scene.get() }

    private static let scene = Result { try StatementScene([("courant", statement)]) }

    private static var statement: String {
        var rows: [(day: Day, label: String, cents: Int)] = []
        for offset in 0..<14 {
            let month = Month(year: 2025, month: 9).adding(months: offset)
            let lines = [
                (1, "PRLV SEPA FONCIA LOYER", -900), (5, "PRLV SEPA EDF", -60),
                (10, "PRLV SEPA NETFLIX", -15), (11, "PRLV SEPA SPOTIFY", -10),
                (14, "CB LIDL", -100), (16, "CB CARREFOUR MARKET", -50),
                (18, "CB RESTAURANT LE BISTROT", -40), (20, "PRLV SEPA MAIF ASSURANCE", -40),
                (28, "VIR SALAIRE ACME SAS", 2_000), (29, "VIR LIVRET A", -200),
            ]
            // February has no 29th.
            rows += lines.compactMap { day, label, amount in
                (month.day(day) ?? month.last, label, amount * 100)
            }
        }
        for (day, label, cents) in [
            ("2025-11-20", "CB FNAC", -24_990), ("2026-08-11", "CB AIRBNB", -41_200),
            ("2026-09-03", "VIR PAUL MARTIN", -10_000), ("2026-09-17", "VIR MARIE DUPONT", -4_000),
            ("2026-09-22", "VIR RECU MARIE DUPONT", 1_500),
            ("2026-09-23", "VIR RECU PAUL MARTIN", 4_500), ("2026-10-21", "CB DECATHLON", -6_000),
        ] {
            if let day = Day(day) { rows.append((day, label, cents)) }
        }
        var balance = 500_000
        func decimal(_ cents: Int) -> String {
            let size = cents.magnitude
            let fraction = size % 100 < 10 ? "0\(size % 100)" : "\(size % 100)"
            return "\(cents < 0 ? "-" : "")\(size / 100),\(fraction)"
        }
        let lines = rows.sorted { ($0.day, $0.label) < ($1.day, $1.label) }.map { row in
            balance += row.cents
            return "\(row.day);\(row.label);\(decimal(row.cents));\(decimal(balance))"
        }
        return (["Date;Libellé;Montant;Solde"] + lines).joined(separator: "\n") + "\n"
    }

    private func replies(to said: [String]) throws -> [String] {
        try scene.replies(to: said, at: "2026-11-01T10:00:00Z")
    }

    static let spans: [(said: String, piece: String)] = [
        // A month or a week that lies so far back is meant whole.
        ("how much did I spend at Lidl two months ago?", "€100.00 at Lidl in September 2026"),
        ("combien j'ai dépensé chez Lidl il y a deux mois ?", "chez Lidl en septembre 2026"),
        ("what did I spend at Lidl a month ago?", "€100.00 at Lidl in October 2026"),
        ("combien j'ai dépensé il y a trois semaines ?", "85,00 € du 5 octobre 2026 au 11"),
        ("how much did I spend 3 weeks ago?", "€85.00 from 5 October 2026 to 11 October 2026"),
        // A year ago is that month of the year before.
        ("how much did I spend a year ago?", "in November 2025"),
        ("combien j'ai dépensé il y a un an ?", "en novembre 2025"),
        ("il y a un an je dépensais combien en courses ?", "150,00 € en courses en novembre 2025"),
        ("how much did I spend on groceries this time last year?", "in November 2025"),
        ("combien j'ai dépensé en courses à la même époque l'an dernier ?", "en novembre 2025"),
        ("how much did I spend on groceries in the same month last year?", "in November 2025"),
        ("combien j'ai dépensé en courses le même mois l'an dernier ?", "en novembre 2025"),
        ("how much did I spend on groceries last year?", "in 2025"),
        ("how much did I spend two years ago?", "2024"),
        ("how much did I spend 10 days ago?", "on 22 October 2026"),
        // The weeks of a month are counted from its first day, or its last.
        ("how much did I spend in the first week of October?", "€960.00 from 1 October 2026 to 7"),
        (
            "combien j'ai dépensé la première semaine d'octobre ?",
            "960,00 € du 1er octobre 2026 au 7"
        ),
        (
            "combien j'ai dépensé la deuxième semaine d'octobre ?",
            "125,00 € du 8 octobre 2026 au 14"
        ),
        ("what did I spend in the first two weeks of October?", "€1,085.00 from 1 October 2026"),
        ("dépenses de la dernière semaine d'octobre", "du 25 octobre 2026 au 31"),
        ("how much did I spend in the second week of last month?", "€125.00 from 8 October 2026"),
        (
            "how much did I spend in the first half of October?",
            "€1,085.00 from 1 October 2026 to 15"
        ),
        (
            "combien j'ai dépensé la première quinzaine d'octobre ?",
            "1 085,00 € du 1er octobre 2026"
        ),
        ("combien j'ai dépensé dans la seconde moitié d'octobre ?", "190,00 € du 16 octobre 2026"),
        ("how much did I spend in the first half of 2026?", "from 1 January 2026 to 30 June 2026"),
        // On a Sunday the weekend is not over.
        ("how much did I spend the last two weekends?", "€40.00 on Saturdays and Sundays from 17"),
        (
            "combien j'ai dépensé les deux derniers week-ends ?",
            "40,00 € le samedi et le dimanche du 17"
        ),
        ("how much did I spend over the past 3 weekends?", "from 10 October 2026 to 25"),
        ("combien j'ai dépensé les 2 derniers weekends ?", "du 17 octobre 2026 au 25"),
    ]

    @Test(arguments: spans)
    func daysAreTheOnesMeant(said: String, piece: String) throws {
        let reply = try replies(to: [said])[0]
        #expect(reply.contains(piece), "\(said): \(reply)")
    }

    static let asked: [(said: String, piece: String)] = [
        // What one bill or visit costs.
        ("how much do I spend per visit at Lidl on average?", "€100.00 a transaction at Lidl"),
        (
            "combien je dépense en moyenne par passage chez Lidl ?",
            "100,00 € par opération chez Lidl"
        ),
        ("what's my average electricity bill?", "€60.00 a transaction on electricity"),
        ("ma facture EDF moyenne", "60,00 € par opération chez EDF"),
        ("quel est le montant moyen de ma facture d'électricité ?", "(sur 12 opérations)"),
        ("how much is my average restaurant bill?", "€40.00 a transaction on restaurants"),
        ("panier moyen chez Carrefour", "50,00 € par opération chez Carrefour"),
        ("what's my average monthly electricity bill?", "€60.00 a month on electricity"),
        // Who owes what.
        ("do I owe anyone anything?", "No bill is open and nobody’s request is waiting. Due by 30"),
        ("do I owe anybody money?", "€1,215.00 in all"),
        (
            "est-ce que je dois quelque chose à quelqu'un ?",
            "Aucune facture ouverte, aucune demande"
        ),
        ("je dois de l'argent à quelqu'un ?", "1 215,00 € en tout"),
        ("who owes me money?", "Nobody that I know of"),
        ("does anyone owe me anything?", "Nobody that I know of"),
        ("qui me doit de l'argent ?", "Personne que je sache"),
        ("est-ce qu'on me doit de l'argent ?", "Personne que je sache"),
        ("how much am I owed?", "Nobody that I know of"),
        ("est-ce que je dois de l'argent à quelqu'un en ce moment ?", "1 215,00 € en tout"),
        // What is put by at a time.
        (
            "if I save 200 a month, when will I have 3,000?",
            "At €200.00 a month, €3,000.00 takes 15 months counted from nothing: you would have it "
                + "in February 2028."
        ),
        (
            "si je mets 200 de côté par mois, quand aurai-je 3000 ?",
            "À 200,00 € par mois, il faut 15 mois pour avoir 3 000,00 € en partant de zéro : ce serait "
                + "en février 2028."
        ),
        ("how long to save 3000 at 200 a month?", "takes 15 months"),
        ("combien de mois pour atteindre 3000 en mettant 200 par mois ?", "il faut 15 mois"),
        ("combien de temps pour économiser 3000 à 50 par semaine ?", "il faut 60 semaines"),
        // When the balance is there.
        ("when will my balance reach 15,000?", "is when the balance I expect reaches €15,000.00"),
        ("quand est-ce que j'aurai 15 000 sur mon compte ?", "que je prévois atteint 15 000,00 €"),
        ("when will I have 5000 in my account?", "You have that already: your balance is €12,"),
        ("quand mon solde atteindra-t-il 10000 € ?", "C’est déjà le cas : ton solde est de 12"),
        ("when will my balance reach 90000?", "as far ahead as I can forecast"),
        ("quand aurai-je 90 000 euros sur mon compte ?", "aussi loin que je peux prévoir"),
        ("when will my balance drop below 1000?", "the balance I expect stays above €1,000.00"),
        ("when will my balance go under 90000?", "It is already: your balance is €12,"),
        ("quand est-ce que mon solde passera sous 1 000 ?", "reste au-dessus de 1 000,00 €"),
        // What is collected, what ended, and what two cost together.
        ("qu'est-ce qui sera prélevé la semaine prochaine ?", "à payer d’ici au 8 novembre 2026"),
        ("which subscriptions did I cancel?", "I see no regular payment that has stopped."),
        ("quels abonnements ai-je arrêtés ?", "aucun paiement régulier qui se soit arrêté"),
        (
            "how much would I save without Netflix and Spotify?",
            "Netflix and Spotify cost you €25.00 a month. Stopping them saves €25.00 a month"
        ),
        ("combien j'économiserais sans Netflix et Spotify ?", "te coûtent 25,00 € par mois"),
        // What a bill would come to.
        (
            "what if my rent went up by 50?",
            "You spend €900.00 a month on rent now. That would make €950.00: €50.00 more a month, "
                + "€600.00 more a year."
        ),
        (
            "et si mon électricité augmentait de 20 % ?",
            "Cela ferait 72,00 € : 12,00 € de plus par mois"
        ),
        ("what if Netflix went up by 3 euros?", "€3.00 more a month, €36.00 more a year"),
        (
            "what would happen if my rent increased by 5%?",
            "€45.00 more a month, €540.00 more a year"
        ),
        ("si mon loyer augmentait de 50 euros, ça ferait combien ?", "Cela ferait 950,00 €"),
        ("if Netflix went up to 20 euros, how much more would I pay?", "€5.00 more a month"),
        ("ma facture d'électricité habituelle", "60,00 € par opération en électricité"),
        ("combien me coûte un resto en moyenne ?", "40,00 € par opération en restaurants"),
        ("at what date will I have 15000?", "is when the balance I expect reaches €15,000.00"),
        ("dans combien de temps j'atteins 15 000 ?", "que je prévois atteint 15 000,00 €"),
        ("et si mon loyer passait à 1000 ?", "Cela ferait 1 000,00 € : 100,00 € de plus par mois"),
        ("what if my subscriptions went up by 2 euros?", "€2.00 more a month, €24.00 more a year"),
        ("what if my salary went up by 100?", "You receive €2,000.00 a month in wages now. That"),
        (
            "et si mon salaire augmentait de 5 % ?",
            "Cela ferait 2 100,00 € : 100,00 € de plus par mois"
        ),
        // A word for a part of a kind of spending is told as that part, or as told by no label.
        (
            "combien j'ai dépensé en cigarettes ?",
            "en loisirs (aucun libellé ne dit « cigarettes »)"
        ),
        ("how much did I spend on tobacco?", "entertainment (no label says “tobacco”)"),
        ("combien j'ai dépensé en jeux vidéo ?", "(aucun libellé ne dit « jeux vidéo »)"),
        ("how much did I spend on alcohol this year?", "groceries (no label says “alcohol”)"),
        ("how much did I spend on bread?", "groceries (no label says “bread”)"),
        ("combien j'ai dépensé en vêtements ?", "en achats (aucun libellé ne dit « vêtements »)"),
        ("combien j'ai dépensé en coiffeur ?", "en achats (aucun libellé ne dit « coiffeur »)"),
        ("how much did I spend on parking?", "transport (no label says “parking”)"),
        ("combien j'ai dépensé en bistrots ?", "480,00 € en bistrots du"),
        ("how much did I spend on food shopping in October?", "€150.00 on groceries in October"),
        ("combien j'ai dépensé en alimentation en octobre ?", "150,00 € en courses en octobre"),
        // The dearest month is none of its payments, and whom one pays most is told over a year.
        ("which month this year was the dearest?", "August 2026"),
        ("what was the priciest month of 2026?", "August 2026"),
        ("what was my priciest week of October 2026?", "1 October 2026"),
        ("quel a été le mois le plus cher de 2026 ?", "août 2026"),
        ("chez qui je dépense le plus ?", "FONCIA"),
        ("chez qui ai-je le plus dépensé en août ?", "AIRBNB"),
        // How many come back, and how long it is since the last.
        ("combien j'ai d'abonnements ?", "Tu as 2 abonnements, 25,00 € par mois en tout"),
        ("how many subscriptions do I have?", "You have 2 subscriptions, €25.00 a month in all"),
        ("how many active subscriptions do I have?", "You have 2 subscriptions"),
        ("how many days since my last trip to Lidl?", "18 days since the latest transaction at"),
        (
            "ça fait combien de jours que je ne suis pas allé chez Lidl ?",
            "18 jours depuis la dernière opération chez Lidl"
        ),
        ("how long has it been since I last went to Carrefour?", "16 days since the latest"),
        ("est-ce que je paie encore Netflix ?", "Oui :"),
        ("am I still paying for Spotify?", "Yes:"),
        ("how much do I transfer to savings every month?", "€200.00 a month"),
        ("combien je vire sur mon épargne chaque mois ?", "200,00 € par mois"),
        // Of bills the ones that rose are told.
        ("which bills went up this year?", "I see no price rise among"),
        ("quelles factures ont augmenté cette année ?", "Je ne vois pas de hausse de prix"),
        // What is put by as a rule, and what part of income that is.
        ("how much do I save each month?", "After all spending, €"),
        ("combien je mets de côté par mois ?", "Une fois tout le reste dépensé, il te reste"),
        ("what's my savings rate?", "was left, 40%"),
        (
            "quel est mon taux d'épargne ?",
            "du 2 novembre 2025 au 1er novembre 2026 : il t’est resté"
        ),
        ("what's my net for October?", "received €2,000.00 and spent €1,275.00 in October 2026"),
        ("bilan d'octobre", "reçu 2 000,00 € et dépensé 1 275,00 € en octobre 2026"),
        ("my income vs my spending in October", "received €2,000.00 and spent €1,275.00"),
        ("revenus contre dépenses en octobre", "reçu 2 000,00 € et dépensé 1 275,00 €"),
        (
            "how much did I transfer to my savings this year?",
            "You put €2,000.00 into savings in 2026"
        ),
        // On what more was spent, and when something ended or rose.
        (
            "what did I spend more on in October than in September?",
            "• shopping, €60.00 against €0.00"
        ),
        (
            "sur quoi j'ai plus dépensé en octobre qu'en septembre ?",
            "• achats, 60,00 € contre 0,00 €"
        ),
        ("how much did Marie pay me back?", "You received €15.00 from Marie"),
        ("quand ai-je arrêté Netflix ?", "10 octobre 2026 · PRLV SEPA NETFLIX · −15,00 €"),
        ("when did I stop paying Netflix?", "10 October 2026 · PRLV SEPA NETFLIX · -€15.00"),
        ("how much of my spending is groceries?", "went on groceries"),
        ("part des restos dans mes dépenses", "sont partis en restaurants"),
        ("how much did I spend since my last payday?", "from 28 October 2026 to 1 November 2026"),
        (
            "combien j'ai dépensé depuis ma dernière paie ?",
            "du 28 octobre 2026 au 1er novembre 2026"
        ),
        ("how much have I spent since I got paid?", "from 28 October 2026 to 1 November 2026"),
        (
            "j'ai déjà 1000, je mets 250 par mois, quand j'aurai 4000 ?",
            "12 mois pour avoir 4 000,00 € en partant de 1 000,00 €"
        ),
        (
            "I have 500 saved, adding 100 a week, when do I reach 2000?",
            "takes 15 weeks counted from €500.00"
        ),
        ("si je mets 150 euros de côté par mois, j'aurai 2000 quand ?", "14 mois pour avoir 2 000"),
        (
            "how much more do I spend at Lidl than at Carrefour in October?",
            "at Lidl in October 2026"
        ),
        (
            "what's the lowest my balance will get this month?",
            "The least I expect until 30 November"
        ),
        ("quel sera mon solde le plus bas en novembre ?", "Au plus bas d’ici au 30 novembre 2026"),
    ]

    @Test(arguments: asked)
    func whatIsAskedIsAnswered(said: String, piece: String) throws {
        let reply = try replies(to: [said])[0]
        #expect(reply.contains(piece), "\(said): \(reply)")
    }

    static let questions: [(said: String, piece: String)] = [
        // What is left out is not what is asked about.
        ("how much did I spend in September not counting transfers?", "You spent €1,215.00 with"),
        ("combien j'ai dépensé en septembre sans compter les virements ?", "dépensé 1 215,00 €"),
        ("spending in October minus subscriptions", "You spent €1,250.00 without subscriptions"),
        ("mes dépenses d'octobre moins les abonnements", "dépensé 1 250,00 €"),
        ("combien j'ai dépensé en octobre hors prélèvements ?", "dépensé 250,00 € hors paiements"),
        ("combien j'ai reçu en septembre hors salaire ?", "reçu 60,00 € hors salaire en septembre"),
        ("how much income without salary in September?", "You received €60.00 without wages"),
        ("mes revenus hors salaire cette année", "reçu 60,00 € hors salaire"),
        ("combien j'ai dépensé hors charges fixes en octobre ?", "dépensé 250,00 € hors logement"),
        ("how much did I spend in October not including bills?", "You spent €250.00 without hous"),
        // Yet what is asked about with such a word is.
        ("combien j'ai dépensé par virement en septembre ?", "140,00 €"),
        ("combien j'ai reçu en salaire en septembre ?", "2 000,00 €"),
        // What is drawn as pay came in.
        ("combien j'ai touché en septembre ?", "Tu as reçu 2 060,00 € en septembre 2026"),
        ("combien j'ai touché cette année ?", "Tu as reçu 20 060,00 € en 2026"),
        ("combien j'ai touché depuis janvier ?", "Tu as reçu 20 060,00 €"),
        ("combien de salaire j'ai touché en 2026 ?", "Tu as reçu 20 000,00 € en salaire en 2026"),
        // What was paid to somebody last is not what they paid.
        ("when did I last pay Paul?", "3 September 2026"),
        ("when did I last send money to Marie?", "17 September 2026"),
        ("how much was the last transfer to Marie?", "-€40.00"),
        ("le dernier virement à Marie, c'était combien ?", "−40,00 €"),
        ("c'était quand le dernier virement à Paul ?", "3 septembre 2026"),
        ("when did Paul last pay me?", "23 September 2026"),
        // A time opens with what its first day did: 5,000 and four months of 585 less 249.90;
        // thirteen months less that, 412 and 80 of September.
        ("quel était mon solde au début de l'année ?", "7 090,10 € le 1er janvier 2026 au matin"),
        ("what was my balance at the start of the year?", "€7,090.10 on the morning of 1 January"),
        ("combien j'avais en début d'année ?", "7 090,10 € le 1er janvier 2026"),
        ("balance at the beginning of 2026?", "€7,090.10 on the morning of 1 January 2026"),
        ("what was my balance at the start of October?", "€11,863.10 on the morning of 1 October"),
        ("solde début octobre", "11 863,10 € le 1er octobre 2026 au matin"),
        ("what was my balance in March 2025?", "I don’t know what “courant” held on 31 March 2025"),
        // A supposition changes nothing.
        ("et si les courses augmentaient de 10 % ?", "10 % de plus, c’est 15,00 € de plus"),
        ("what if groceries went up by 10%?", "10% more costs €15.00 a month"),
        // Of a month that has just begun nothing is told yet.
        ("combien m'a coûté Airbnb ?", "Tu as dépensé 412,00 € chez Airbnb du"),
        ("combien j'ai dépensé chez Ikea ?", "rien dépensé chez Ikea du 2 novembre 2025"),
        ("how much was the Fnac purchase?", "You spent €249.90 at Fnac"),
        ("combien j'ai envoyé à Paul ?", "Tu as envoyé 100,00 € à Paul"),
        ("j'ai dépensé combien au total chez Carrefour ?", "700,00 €"),
        ("how much have I paid Netflix so far?", "€210.00"),
        // Two names are two.
        ("combien j'ai envoyé à Marie et Paul cette année ?", "140,00 € à Marie et Paul"),
        ("combien j'ai envoyé à Paul et Marie en septembre ?", "140,00 € à Paul et Marie"),
        ("Netflix and Spotify together, how much per year?", "€300.00"),
        // What went to savings was not spent.
        ("quand ai-je fait les courses pour la dernière fois ?", "16 octobre 2026"),
        ("quand ai-je fait mes courses la dernière fois ?", "16 octobre 2026"),
        ("c'est quoi ma dernière dépense ?", "21 octobre 2026 · CB DECATHLON"),
        ("quel est le dernier achat que j'ai fait ?", "21 octobre 2026 · CB DECATHLON"),
        // A shop is paid without a card of its own.
        ("combien j'ai payé chez Decathlon ?", "60,00 €"),
        ("combien j'ai payé chez Carrefour ?", "600,00 €"),
        // October is over.
        ("combien de prélèvements en octobre ?", "5 opérations"),
        ("combien de prélèvements j'ai eus en octobre ?", "5 opérations"),
        (
            "est-ce que je vais dépenser plus en novembre qu'en octobre ?",
            "les 1 275,00 € dépensés en octobre 2026"
        ),
        // What a payment was is told by its amount.
        ("c'est quoi ce débit de 412 euros ?", "11 août 2026 · CB AIRBNB"),
        ("c'est quoi cette dépense de 412 € ?", "11 août 2026 · CB AIRBNB"),
        ("what is this 249.90 charge?", "20 November 2025 · CB FNAC"),
        ("à quoi correspondent les 412 € en août ?", "11 août 2026 · CB AIRBNB"),
        ("à qui j'ai envoyé de l'argent cette année ?", "VIR PAUL MARTIN"),
        ("how many transactions did I have in September?", "10 of 14 transactions"),
        // No label tells a bonus from a salary.
        ("mon salaire d'octobre sans les primes", "Je ne sais pas laisser quelque chose de côté"),
    ]

    @Test(arguments: questions)
    func answers(question: (said: String, piece: String)) throws {
        let reply = try replies(to: [question.said])[0]
        #expect(reply.contains(question.piece), "\(question.said): \(reply)")
    }

    static let talks: [(said: [String], piece: String)] = [
        (["combien j'ai dépensé en octobre ?", "par jour ?"], "par jour"),
        (["combien j'ai dépensé au resto en octobre ?", "par mois ?"], "40,00 €"),
        (
            ["how much did I spend on groceries in September?", "show me the transactions"],
            "16 September 2026 · CB CARREFOUR MARKET · -€50.00"
        ),
        (["how much did I spend on groceries in September?", "show me"], "14 September 2026"),
        (
            ["combien j'ai dépensé en courses en septembre ?", "montre-moi les opérations"],
            "14 septembre 2026 · CB LIDL"
        ),
        (["montre mes courses d'octobre", "plus de 50 €"], "14 octobre 2026 · CB LIDL"),
        (["what was my biggest expense in September?", "when was that?"], "1 September 2026"),
        // The same days of the year before.
        (
            ["combien j'ai dépensé en courses en septembre ?", "et le même mois l'an dernier ?"],
            "150,00 € en courses en septembre 2025"
        ),
        (
            ["how much did I spend on groceries in October?", "and the same month last year?"],
            "€150.00 on groceries in October 2025"
        ),
        (
            ["how much did I spend on groceries in October?", "and this time last year?"],
            "€150.00 on groceries in October 2025"
        ),
        (
            ["combien j'ai dépensé au 4e trimestre 2026 ?", "et au même trimestre l'an dernier ?"],
            "au 4e trimestre 2025"
        ),
    ]

    @Test(arguments: talks)
    func goesOn(talk: (said: [String], piece: String)) throws {
        let reply = try replies(to: talk.said)[talk.said.count - 1]
        #expect(reply.contains(talk.piece), "\(talk.said): \(reply)")
        #expect(!reply.contains("LIVRET"), "\(talk.said): \(reply)")
    }

    /// Days are no place that labels do not tell.
    @Test(arguments: [
        ["how much was my electricity bill in Q3 2026?"],
        ["how much was my electricity bill in October?", "and in May last year?"],
    ])
    func readsDaysAsDays(said: [String]) throws {
        let reply = try replies(to: said)[said.count - 1]
        #expect(!reply.contains("into account"), "\(said): \(reply)")
    }
}

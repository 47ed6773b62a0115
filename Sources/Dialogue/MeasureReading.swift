internal import Primitives
internal import Understanding

/// Reads from the words of a question what it asks of transactions besides their sum.
struct MeasureReading {
    private let wording: Wording
    private let saysPercent: Bool

    init(_ words: [String], saysPercent: Bool = false) {
        wording = Wording(words)
        self.saysPercent = saysPercent
    }

    init(_ turn: Interpretation) {
        self.init(turn.words, saysPercent: turn.text.contains("%"))
    }

    private var words: [String] { wording.words }

    private func says(_ phrases: [String]) -> Bool { wording.says(phrases) }

    private func begins(_ stems: [String]) -> Bool { wording.saysWord(beginning: stems) }

    /// The measure asked for; nil where it is the sum.
    ///
    /// A comparison is looked for first, as "more than usual" is no average, and an average last,
    /// as most questions that name a unit ("which month …?") ask for something else of it.
    /// - Parameter periods: the periods that were said.
    func measure(of periods: [DayInterval]) -> Measure? {
        if let comparison = comparison(of: periods) { return comparison }
        if let whole { return .share(of: whole) }
        let isAverage = says(Self.means) || says(Self.medians)
        if let grouping, !isAverage {
            if let order { return .groups(grouping, order) }
            if divides { return .groups(grouping, grouping.isTime ? .course : .most) }
        }
        if let extreme { return extreme }
        if says(Self.medians) { return .average(.median, per: unit) }
        if isAverage { return .average(.mean, per: unit) }
        if counts { return .count }
        guard let unit else { return nil }
        // "By month this year" tells the months, "a month" alone what is usual.
        let isCourse = unit == .month && (!periods.isEmpty || says(Self.eachMonth))
        return isCourse ? .groups(.month, .course) : .average(.mean, per: unit)
    }

    /// Whether the sum is asked for ("et au total ?").
    var asksForSum: Bool {
        says([
            "total", "en tout", "au total", "in all", "altogether", "overall", "ca fait combien",
            "combien ca fait", "how much is that", "how much was that", "did i spend there",
            "j' y ai depense",
        ])
    }

    // MARK: - Comparisons

    private func comparison(of periods: [DayInterval]) -> Measure? {
        if says(Self.thanUsual) { return .usual }
        guard let period = periods.first else { return nil }
        let isMore = says(Self.quantities) && says(["than", "que", "qu'", "as"])
        if isMore || says(Self.compared) { return .comparison(with: nil) }
        // Of one period "vs" sets other things beside each other.
        let isSeveral = periods.count > 1 || period.isSeveralMonths
        return isSeveral && (says(Self.beside) || begins(["compar"])) ? .comparison(with: nil) : nil
    }

    private static let thanUsual = [
        "than usual", "than normal", "than average", "than i usually do", "que d' habitude",
        "qu' habituellement", "que la normale", "que d' ordinaire", "que la moyenne",
        "compared to usual", "par rapport a d' habitude", "than i normally do", "above my average",
        "au dessus de ma moyenne", "below my average", "en dessous de ma moyenne",
    ]
    private static let compared = [
        "compared to", "compared with", "compare to", "compare with", "compare a", "compare au",
        "comparee a", "par rapport", "vs last", "versus last",
    ]
    private static let beside = ["vs", "versus", "difference", "ecart", "contre", "against"]
    private static let quantities = [
        "more", "less", "fewer", "as much", "plus", "moins", "autant", "higher", "lower",
        "davantage",
    ]

    // MARK: - Parts

    private var whole: MoneyDirection? {
        let asks =
            saysPercent || begins(["pourcent", "percent"])
            || says(["quelle part", "la part", "what share", "what proportion", "what fraction"])
            || says(["quelle proportion", "how much of my income", "how much of my salary"])
            || says(["how much of my pay", "how much of what i earn", "part de mes"])
        guard asks else { return nil }
        return speaksOfIncome ? .incoming : .outgoing
    }

    /// Whether what comes in is spoken of ("mon revenu moyen").
    var speaksOfIncome: Bool {
        begins(["revenu", "salair", "income", "salar", "earn", "gagn", "wage"])
    }

    /// Whether wages are spoken of rather than all that comes in.
    var speaksOfWages: Bool { begins(["salair", "salar", "wage"]) }

    /// Whether what somebody gave the speaker is asked about ("how much has Tom paid me back?").
    var asksOfReceived: Bool {
        says([
            "paid me", "sent me", "pays me", "sends me", "send me", "gave me", "m' a rembourse",
            "m' a envoye", "m' a verse", "m' a donne", "m' a paye", "m' a vire", "m' a rendu",
            "m' ont envoye", "m' ont rembourse", "get from", "got from", "get paid", "got paid",
            "was i paid", "i was paid", "j' ai ete paye", "j' ai ete payee",
        ]) && !asksOfCash
    }

    /// Whether money drawn in cash is asked about.
    var asksOfCash: Bool {
        says([
            "retrait", "retraits", "retire", "retires", "withdrawal", "withdrawals", "withdraw",
            "withdrew", "withdrawn", "cash out", "du liquide", "en liquide", "especes", "dab",
            "atm",
        ])
    }

    /// Whether a purchase, a visit or the like is spoken of as one.
    var speaksOfOne: Bool { says(Self.single) }

    private static let single = [
        "shop", "trip", "visit", "order", "ride", "meal", "coffee", "ticket", "repas", "billet",
        "plein", "achat", "passage", "commande", "cost", "costs", "coute", "withdrawal", "retrait",
        "withdraw", "course", "visite", "payment", "paiement",
    ]

    // MARK: - Groups

    var grouping: Grouping? {
        if says(Self.whichMonth) || says(Self.byMonth) { return .month }
        if says(Self.whichDay) { return .weekday }
        let isKind =
            begins(["categor", "poste"]) || says(["kind of spending", "type of spending"])
        if isKind { return .category }
        if says(Self.shops) { return .merchant }
        if says(["who", "whom", "a qui", "quelle personne", "which person"]) {
            return begins(["send", "sent", "envo", "vir"]) ? .person : .counterparty
        }
        guard words.first != "how" else { return nil }
        if words.first == "where" || words.first == "ou" || says(["d' ou", "c' est ou"]) {
            return .merchant
        }
        let asksWhat = ["what do i spend", "what am i spending", "what did i spend", "dans quoi"]
        return says(asksWhat + ["en quoi", "sur quoi", "pour quoi", "what i spend"])
            || says(Self.breakdowns) ? .category : nil
    }

    /// Whether the whole is to be divided ("by shop", "répartition", "où part mon argent").
    private var divides: Bool {
        let isWhere =
            ["where", "ou"].contains(words.first ?? "")
            && says(["go", "goes", "going", "part", "partent", "passe", "passent", "va", "vont"])
        return isWhere || says(Self.breakdowns)
            || zip(words, words.dropFirst()).contains { first, second in
                Self.dividing.contains(first)
                    && (Self.shops + Self.kinds + ["jour", "weekday", "day"]).contains(second)
            }
    }

    var order: GroupOrder? {
        if says(Self.least) { return .least }
        return says(Self.most) ? .most : nil
    }

    private static let whichMonth = [
        "which month", "what month", "quel mois", "which months", "quels mois", "mois ou",
        "expensive month", "cheapest month", "mois le plus", "mois le moins",
    ]
    private static let byMonth = ["by month", "mois par mois", "month by month", "chaque mois"]
    private static let whichDay = [
        "which day", "what day", "quel jour", "which weekday", "day of the week",
        "jour de la semaine",
    ]
    private static let shops = [
        "magasin", "magasins", "commerce", "commerces", "commercant", "commercants", "enseigne",
        "enseignes", "boutique", "boutiques", "marchand", "marchands", "shop", "shops", "store",
        "stores", "merchant", "merchants", "retailer", "retailers", "supermarche", "supermarches",
        "supermarket", "supermarkets",
    ]
    private static let dividing: Set<String> = ["par", "by", "per", "each", "chaque"]
    private static let kinds = ["categorie", "categories", "category", "poste", "month", "mois"]
    private static let breakdowns = [
        "breakdown", "break down", "repartition", "ventilation", "mois par mois", "detail",
        "d' ou", "c' est ou",
    ]
    private static let eachMonth = ["each month", "every month", "chaque mois"]

    // MARK: - Extremes

    /// The one or the ones that weigh most or least. Of "le plus" alone the one is meant where it
    /// was done at once ("le plus que j'aie dépensé en une fois").
    private var extreme: Measure? {
        let isOne = !begins(Self.severalStems)
        if says(Self.smallest) { return .extremes(.smallest, count: isOne ? 1 : 5) }
        let isMost =
            says(["the most i", "le plus que", "at once", "en une fois", "d' un coup"])
            && !says(["can", "could", "peux", "pourrais"])
        guard isMost || says(Self.largest) else { return nil }
        return .extremes(.largest, count: isOne ? 1 : 5)
    }

    private static let severalStems = [
        "expenses", "purchases", "payments", "transactions", "depenses", "achats", "paiements",
        "operations", "factures", "bills", "grosses", "transfers", "virements", "things", "items",
    ]
    private static let largest = [
        "biggest", "largest", "highest", "most expensive", "priciest", "dearest", "plus gros",
        "plus grosse", "plus grosses", "plus grand", "plus grande", "plus grandes", "plus cher",
        "plus chere", "plus chers", "plus cheres", "plus eleve", "plus elevee", "plus elevees",
        "top", "plus couteux", "plus couteuse",
    ]
    private static let smallest = [
        "smallest", "lowest", "cheapest", "least expensive", "plus petit", "plus petite",
        "plus petits", "plus petites", "moins cher", "moins chere", "moins chers", "moins cheres",
        "plus bas", "plus basse", "plus faible",
    ]
    private static let most = [
        "most", "le plus", "plus gros", "plus grosse", "plus grosses", "biggest", "largest",
        "highest", "plus cher", "plus grand", "plus grande", "plus eleve", "main", "principal",
        "principale", "principaux", "principales", "plus importants", "plus important", "top",
    ]
    private static let least = [
        "least", "le moins", "lowest", "smallest", "cheapest", "plus petit",
    ]

    // MARK: - Counts

    private var counts: Bool {
        if says(Self.countings) { return true }
        let asked = words.indices.dropLast().filter { index in
            ["how many", "combien de", "combien d'"].contains(
                "\(words[index]) \(words[index + 1])")
        }
        return asked.contains { index in
            words.dropFirst(index + 2).prefix(2).contains { word in
                Self.counted.contains { word.hasPrefix($0) }
            }
        }
    }

    private static let countings = [
        "how many times", "combien de fois", "how often", "a quelle frequence", "nombre de",
        "number of", "tous les combien",
    ]
    private static let counted = [
        "operation", "transaction", "achat", "paiement", "virement", "retrait", "depens",
        "purchas", "payment", "transfer", "withdraw", "trip", "visit", "order", "command",
        "expens", "cafe", "coffee", "repas", "meal", "debit", "prelevement",
    ]

    // MARK: - Averages

    private var unit: AverageUnit? {
        if says(Self.eachPayment) { return .payment }
        return Self.units.first { says($0.phrases) }?.unit
    }

    private static let means = [
        "average", "avg", "moyenne", "moyennes", "moyen", "moyens", "averages", "the mean",
    ]
    private static let medians = [
        "median", "mediane", "usually", "usual", "typically", "typical", "normally", "habitude",
        "habituellement", "habituelle", "habituel", "generalement", "ordinaire", "normalement",
        "normal", "normale",
    ]
    private static let eachPayment = [
        "panier", "basket", "per purchase", "per transaction", "per visit", "per trip", "a trip",
        "par achat", "par operation", "par visite", "par passage", "par paiement", "une course",
        "each time", "a chaque fois", "average purchase", "average transaction", "average payment",
        "achat moyen", "transaction moyenne", "operation moyenne", "depense moyenne par achat",
        "paiement moyen", "grocery shop", "per meal", "par repas", "average order", "average bill",
    ]
    private static let units: [(unit: AverageUnit, phrases: [String])] = [
        (
            .day,
            [
                "per day", "a day", "par jour", "daily", "quotidien", "quotidienne", "each day",
                "every day", "chaque jour", "by day", "journaliere", "quotidiennement",
            ]
        ),
        (
            .week,
            [
                "per week", "a week", "par semaine", "weekly", "hebdo", "hebdomadaire", "each week",
                "every week", "chaque semaine", "by week", "toutes les semaines",
            ]
        ),
        (
            .month,
            [
                "per month", "a month", "par mois", "monthly", "mensuel", "mensuelle", "mensuelles",
                "each month", "every month", "chaque mois", "tous les mois", "mensuellement",
                "mensuels",
            ]
        ),
        (
            .year,
            [
                "per year", "a year", "par an", "yearly", "annuel", "annuelle", "each year",
                "every year", "chaque annee", "tous les ans", "annually",
            ]
        ),
    ]
}

internal import Primitives
internal import Understanding

/// Reads from the words of a question what it asks of transactions besides their sum.
struct MeasureReading {
    let wording: Wording
    private let saysPercent: Bool

    init(_ words: [String], saysPercent: Bool = false) {
        wording = Wording(words.map(Self.corrected))
        self.saysPercent = saysPercent
    }

    init(_ turn: Interpretation) {
        self.init(turn.words, saysPercent: turn.text.contains("%"))
    }

    private var words: [String] { wording.words }

    func says(_ phrases: [String]) -> Bool { wording.says(phrases) }

    func begins(_ stems: [String]) -> Bool { wording.saysWord(beginning: stems) }

    /// The measure asked for; nil where it is the sum.
    ///
    /// A comparison is looked for first, as "more than usual" is no average, and an average last,
    /// as most questions that name a unit ("which month …?") ask for something else of it.
    /// - Parameters:
    ///   - periods: the periods that were said.
    ///   - comparesTimes: whether two times are set beside each other.
    func measure(of periods: [DayInterval], comparesTimes: Bool = false) -> Measure? {
        if asksForReasons, comparesTimes || !periods.isEmpty { return .difference(from: nil) }
        if let comparison = comparison(of: periods, comparesTimes) { return comparison }
        if let whole { return .share(of: whole) }
        if let change { return change }
        if let kind = dayKind { return .days(kind) }
        if countsMonths { return .groups(.month, .course) }
        if let kinds = countedGrouping { return .variety(kinds) }
        if let rate = rate(of: periods) { return rate }
        let isAverage = says(Self.means) || says(Self.medians)
        if let grouping, !isAverage, grouping != .month || !isHabitOfSaving {
            if let order { return .groups(grouping, order) }
            if divides, grouping == .category, unit == .month { return .groups(.month, .course) }
            if divides { return .groups(grouping, grouping.isTime ? .course : .most) }
        }
        if let extreme { return extreme }
        if says(Self.medians) { return .average(.median, per: unit) }
        if isAverage { return .average(.mean, per: unit) }
        if counts { return .count }
        guard let unit else { return nil }
        // "By month this year" tells the months, "a month" alone what is usual.
        let isCourse =
            unit == .month && (!periods.isEmpty || says(Self.eachMonth) && !isHabitOfSaving)
        if isCourse { return .groups(.month, .course) }
        let asksAmount = says(["how much", "combien", "cb", "what do i", "a week", "a quarter"])
        if unit == .week, !periods.isEmpty, !asksAmount { return .groups(.week, .course) }
        if unit == .quarter, !asksAmount { return .groups(.quarter, .course) }
        return .average(.mean, per: unit)
    }

    /// Whether so much in a unit of time is asked for ("how much is Netflix a year?").
    var isOfAmount: Bool { unit != nil && says(["how much", "combien", "cost", "costs", "coute"]) }

    /// Whether the sum is asked for ("et au total ?", "combien ça m'a coûté ?").
    var asksForSum: Bool { asksForTotal || asksWhatThatCost }

    /// Whether what all come to is asked for by that name.
    var asksForTotal: Bool {
        says([
            "total", "en tout", "au total", "in all", "altogether", "overall", "ca fait combien",
            "combien ca fait", "how much is that", "how much was that", "did i spend there",
            "j' y ai depense",
        ])
    }

    /// Whether what several come to together is asked for ("en tout", "Carrefour + Lidl").
    var asksForTotalOfSeveral: Bool {
        says([
            "total", "en tout", "au total", "in all", "in total", "altogether", "overall",
            "ensemble", "together", "combined", "confondus", "confondues", "cumules", "cumulees",
        ])
    }

    /// Whether it is asked what something cost that is only called "that" ("combien ça m'a coûté ?").
    private var asksWhatThatCost: Bool {
        says(["combien", "how much"]) && begins(["cout", "cost", "depens", "spen", "represent"])
            && says(["ca", "cela", "that", "it", "those", "they", "them", "there", "y"])
    }

    /// Whether what is put by again and again is asked for.
    private var isHabitOfSaving: Bool {
        says(["how much", "combien"]) && begins(["saving", "epargn", "livret"])
            && !says(["did", "have", "ai", "ont"])
    }

    // MARK: - Parts

    private var whole: Whole? {
        let asks =
            saysPercent || begins(["pourcent", "percent"])
            || says(["quelle part", "la part", "part du", "share of", "what share"])
            || says(["what proportion", "what fraction", "how much of my spending"])
            || says(["part des", "part de la", "part de l'"]) && begins(["depens"])
            || says(["quelle proportion", "how much of my income", "how much of my salary"])
            || says(["how much of my pay", "how much of what i earn", "part de mes"])
            || says(["combien de mon salaire", "combien de mes revenus", "combien de ma paie"])
            || begins(["represent"]) && says(["of my", "de mon", "de mes", "de ma"])
                && speaksOfIncome
            || says(["part of my salary", "part of my income", "part de mon", "part de ma"])
        guard asks else { return nil }
        if speaksOfWages { return .wages }
        return speaksOfIncome ? .income : .spending
    }

    // MARK: - Changes

    /// Whether it is said to go up.
    var rises: Bool { says(Self.rising) || begins(Self.rises) }

    /// Whether it is said that something changes, up or down.
    var isOfChange: Bool {
        rises || says(Self.falling) || begins(Self.falls)
            || says(Self.quantities) && says(["than before", "qu' avant", "que avant"])
    }

    /// Whether spending goes up or down, or which of it does most.
    private var change: Measure? {
        guard
            isOfChange || saysRaise || begins(["evol"])
                || says(["trend", "trends", "tendance", "tendances"])
        else { return nil }
        let isWhich = ["what", "which", "qu'", "quel", "quelle", "quelles", "quels", "where"]
            .contains(words.first { $0 != "et" && $0 != "and" } ?? "")
        let isKind = grouping.map { !$0.isTime } ?? false
        guard isWhich || isKind, !says(["trend", "tendance"]) else { return .trend }
        return .changes(isKind ? grouping ?? .category : .category, rises ? .most : .least)
    }

    private static let rising = [
        "going up", "gone up", "went up", "go up", "goes up", "up the most", "more and more",
        "got more expensive", "got dearer", "devenu plus cher", "de plus en plus", "en hausse",
        "la hausse", "plus qu' avant", "more than before",
    ]
    private static let falling = [
        "going down", "gone down", "went down", "go down", "goes down", "down the most",
        "less and less", "de moins en moins", "en baisse", "la baisse", "moins qu' avant",
        "less than before",
    ]
    private static let rises = [
        "augment", "increas", "grimp", "rising", "rise", "rose", "climb", "grew", "growing",
        "grown", "progress",
    ]
    private static let falls = [
        "diminu", "baiss", "decreas", "declin", "dropp", "fell", "falling", "fallen", "shrink",
        "shrunk",
    ]

    // MARK: - Groups

    var grouping: Grouping? {
        if let time = Self.times.first(where: { says($0.which) || says($0.by) }) {
            return time.grouping
        }
        if says(Self.whichDay) { return isOfOneDay ? .day : .weekday }
        if setsWeekendsBeside { return .weekday }
        let isKind =
            begins(["categor", "poste"]) || says(["kind of spending", "type of spending"])
        if isKind { return .category }
        if says(Self.shops) { return .merchant }
        if says(["who", "whom", "a qui", "chez qui", "quelle personne", "which person"]) {
            return begins(["send", "sent", "envo", "vir"]) ? .person : .counterparty
        }
        guard words.first != "how" else { return nil }
        if asksWhereItGoes { return .category }
        if words.first == "where" || words.first == "ou" || says(["d' ou", "c' est ou"]) {
            return .merchant
        }
        let asksWhat = ["what do i spend", "what am i spending", "what did i spend", "dans quoi"]
        return says(asksWhat + ["en quoi", "sur quoi", "pour quoi", "what i spend"])
            || says(Self.breakdowns) ? .category : nil
    }

    /// Whether it is asked where the money goes ("où part mon argent").
    private var asksWhereItGoes: Bool {
        ["where", "ou"].contains(words.first ?? "")
            && says([
                "money go", "money goes", "money going", "money went", "salary go", "argent",
                "salaire", "sous", "fric", "thune",
            ])
    }

    /// Whether the whole is to be divided ("by shop", "répartition", "où part mon argent").
    var divides: Bool {
        asksWhereItGoes || setsWeekendsBeside || says(Self.breakdowns)
            || Self.times.contains { says($0.by) }
            || zip(words, words.dropFirst()).contains { first, second in
                Self.dividing.contains(first)
                    && (Self.shops + Self.kinds + ["jour", "weekday", "day"]).contains(second)
            }
    }

    /// Whether weekends and the other days are set beside each other.
    var setsWeekendsBeside: Bool {
        says(["weekends", "weekend", "week end", "week ends"])
            && says(["weekdays", "weekday", "en semaine", "la semaine"])
    }

    var order: GroupOrder? {
        if says(Self.oftenest) { return .often }
        if says(Self.least) { return .least }
        return says(Self.most) ? .most : nil
    }

    /// Whether one day of the calendar is asked for ("on which day in October did I spend most?")
    /// rather than one that comes every week.
    private var isOfOneDay: Bool {
        !says(["of the week", "de la semaine", "which weekday", "quels jours", "which days"])
            && says(
                Self.oneDay + [
                    "did", "was", "ai", "date", "jour ou", "expensive day", "biggest day",
                    "worst day",
                ])
    }

    /// The words for a group of time, and those for a division by it.
    private struct TimeWords {
        let grouping: Grouping
        let which: [String]
        let by: [String]
    }

    private static let times = [
        TimeWords(
            grouping: .month,
            which: [
                "which month", "what month", "quel mois", "which months", "quels mois", "mois ou",
                "expensive month", "cheapest month", "mois le plus", "mois le moins", "worst month",
                "biggest month", "pire mois", "priciest month", "dearest month", "costliest month",
            ],
            by: ["by month", "mois par mois", "month by month", "chaque mois"]),
        TimeWords(
            grouping: .week,
            which: [
                "which week", "what week", "quelle semaine", "which weeks", "quelles semaines",
                "semaine ou", "expensive week", "cheapest week", "semaine la plus",
                "semaine la moins", "worst week", "biggest week", "pire semaine", "priciest week",
                "dearest week", "costliest week",
            ],
            by: ["by week", "semaine par semaine", "week by week", "chaque semaine"]),
        TimeWords(
            grouping: .quarter,
            which: [
                "which quarter", "what quarter", "quel trimestre", "trimestre ou",
                "expensive quarter", "trimestre le plus", "trimestre le moins", "worst quarter",
                "which quarters", "priciest quarter", "dearest quarter", "costliest quarter",
            ],
            by: [
                "by quarter", "by quarters", "quarter by quarter", "trimestre par trimestre",
                "each quarter", "chaque trimestre",
            ]),
        TimeWords(
            grouping: .year,
            which: [
                "which year", "what year", "quelle annee", "expensive year", "annee ou",
                "annee la plus", "annee la moins", "priciest year", "dearest year",
            ],
            by: [
                "by year", "year by year", "annee par annee", "par annee", "each year",
                "chaque annee", "year on year",
            ]),
    ]
    private static let whichDay =
        [
            "which day", "what day", "quel jour", "which weekday", "day of the week",
            "jour de la semaine", "quels jours", "which days", "expensive day", "biggest day",
            "worst day", "jour le plus", "jour ou", "priciest day", "dearest day",
        ] + oneDay
    private static let oneDay = [
        "in a single day", "in one day", "in a day", "en un seul jour", "en un jour",
        "en une journee", "en une seule journee",
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
        let count = rankOfExtreme ?? (isOne ? 1 : 5)
        if says(Self.smallest) { return .extremes(.smallest, count: count) }
        let isMost =
            says(["the most i", "le plus que", "at once", "en une fois", "d' un coup"])
            && !says(["can", "could", "peux", "pourrais", "more than", "plus de", "over"])
        return isMost || says(Self.largest) ? .extremes(.largest, count: count) : nil
    }

    private static let severalStems = [
        "expenses", "purchases", "payments", "transactions", "depenses", "achats", "paiements",
        "operations", "factures", "bills", "grosses", "transfers", "virements", "things", "items",
    ]
    private static let largest = [
        "biggest", "largest", "highest", "most expensive", "priciest", "dearest", "plus gros",
        "plus grosse", "plus grosses", "plus grand", "plus grande", "plus grandes", "plus cher",
        "plus chere", "plus chers", "plus cheres", "plus eleve", "plus elevee", "plus elevees",
        "top", "plus couteux", "plus couteuse", "costs the most", "cost the most", "costs me most",
        "costs me the most", "costs most", "coute le plus", "coutent le plus", "my big purchases",
        "my big payments", "my big expenses", "my large purchases", "my large payments",
        "mes grosses depenses", "mes gros achats", "mes gros paiements",
    ]
    private static let smallest = [
        "smallest", "lowest", "cheapest", "least expensive", "plus petit", "plus petite",
        "plus petits", "plus petites", "moins cher", "moins chere", "moins chers", "moins cheres",
        "plus bas", "plus basse", "plus faible",
    ]
    private static let oftenest = [
        "most often", "plus souvent", "most frequently", "plus frequemment", "visit most",
        "visit the most", "go most", "go the most", "go to most", "go to the most", "most visits",
        "most visited", "plus de fois", "vais le plus", "vais je le plus", "plus frequente",
        "plus frequentes",
    ]
    private static let most = [
        "most", "le plus", "plus gros", "plus grosse", "plus grosses", "biggest", "largest",
        "highest", "plus cher", "plus grand", "plus grande", "plus eleve", "main", "principal",
        "principale", "principaux", "principales", "plus importants", "plus important", "top",
        "most expensive", "priciest", "dearest", "costliest", "worst", "heaviest", "busiest",
        "pire", "plus chere", "plus depensiere",
        "plus depensier",
    ]
    private static let least = [
        "least", "le moins", "lowest", "smallest", "cheapest", "plus petit", "moins chere",
        "moins cher", "la moins",
    ]

    // MARK: - Counts

    private var counts: Bool {
        if says(Self.countings) || countedKind != nil { return true }
        return counted.contains { word in Self.counted.contains { word.hasPrefix($0) } }
    }

    /// The kind of spending whose purchases are counted ("how many restaurants", "combien de
    /// cafés"); not what is had in quantities ("combien de frais").
    var countedKind: SpendingCategory? {
        guard let word = counted.first, word.hasSuffix("s"), word != "times",
            let kind = SpendingCategory.named(in: word)
                ?? SpendingCategory.named(in: String(word.dropLast()))
        else { return nil }
        return [.restaurants, .transport, .entertainment, .travel].contains(kind) ? kind : nil
    }

    /// The words for what is counted: the two behind each "how many".
    var counted: [String] {
        let asked = words.indices.dropLast().filter { index in
            ["how many", "combien de", "combien d'", "nombre de", "number of"].contains(
                "\(words[index]) \(words[index + 1])")
        }
        return asked.flatMap { words.dropFirst($0 + 2).prefix(2) }
    }

    /// How many there are in a unit, where it is asked how often something is done: of the days
    /// asked about in the unit that is named, of a long time else in a month.
    private func rate(of periods: [DayInterval]) -> Measure? {
        let isOften = says(["how often", "a quelle frequence", "tous les combien"])
        guard counts || isOften else { return nil }
        if let unit, unit != .payment { return .rate(per: unit) }
        let isLong = periods.allSatisfy { ($0.dayCount ?? .max) > 62 }
        return isOften && isLong ? .rate(per: .month) : nil
    }

    /// Which kind of groups is counted ("how many different shops?").
    private var countedGrouping: Grouping? {
        for word in counted {
            if Self.shops.contains(word) || Self.different.contains(word) { return .merchant }
            if word.hasPrefix("categor") { return .category }
            if ["people", "persons", "gens", "personnes"].contains(word) { return .person }
        }
        return nil
    }

    private static let different: Set<String> = [
        "different", "distinct", "differents", "differentes",
    ]

    /// Which days are counted ("how many days without spending?").
    private var dayKind: DayKind? {
        if says(Self.freeDays) { return .without }
        guard counted.contains(where: ["day", "days", "jour", "jours"].contains),
            !says(["since", "depuis"]), !wording.asksDaysSince
        else { return nil }
        return says(Self.nothing) ? .without : .with
    }

    /// Whether days without a kind of spending are counted, of which it is left out.
    var countsFreeDays: Bool { dayKind == .without }

    private static let freeDays = [
        "days without", "jours sans", "day without", "jour sans", "no spend days", "no spend day",
        "zero spend days", "spend free days",
    ]
    private static let nothing = [
        "without", "sans", "no", "nothing", "not", "didn't", "rien", "pas", "aucune", "aucun",
        "zero", "didn", "0",
    ]

    private static let countings = [
        "how many times", "combien de fois", "how often", "a quelle frequence", "nombre de",
        "number of", "tous les combien",
    ]
    private static let counted = [
        "operation", "transaction", "achat", "paiement", "virement", "retrait", "depens",
        "purchas", "payment", "transfer", "withdraw", "trip", "visit", "order", "command",
        "expens", "cafe", "coffee", "repas", "meal", "debit", "prelevement", "plein", "fill",
    ]

    // MARK: - Averages

    /// The unit of time, or the payment, that is spoken of.
    var unit: AverageUnit? {
        if says(Self.eachPayment) || asksPriceOfTank { return .payment }
        // "A month ago" says when, not how often.
        guard !says(["a week ago", "a month ago", "a quarter ago", "a year ago"]) else {
            return nil
        }
        let unit = Self.units.first { says($0.phrases) }?.unit
        return unit ?? (says(Self.means) && says(Self.onePayment) ? .payment : nil)
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
        "median purchase", "typical purchase", "usual purchase", "median transaction",
        "typical transaction", "median payment", "typical payment",
        "achat moyen", "transaction moyenne", "operation moyenne", "depense moyenne par achat",
        "paiement moyen", "restaurant meal", "d' un repas", "d' un resto", "grocery shop",
        "per meal", "par repas", "average order", "average bill",
    ]
    private static let units: [(unit: AverageUnit, phrases: [String])] = [
        (
            .day,
            [
                "per day", "a day", "par jour", "daily", "quotidien", "quotidienne", "each day",
                "every day", "chaque jour", "tous les jours", "by day", "journaliere",
                "quotidiennement",
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
                "mensuels", "un mois me coute", "un mois coute", "coute un mois",
            ]
        ),
        (
            .year,
            [
                "per year", "a year", "par an", "yearly", "annuel", "annuelle", "each year",
                "every year", "chaque annee", "tous les ans", "annually",
            ]
        ),
        (
            .quarter,
            [
                "per quarter", "a quarter", "par trimestre", "quarterly", "trimestriel",
                "trimestrielle", "trimestrielles", "trimestriels", "every quarter", "each quarter",
                "chaque trimestre", "tous les trimestres",
            ]
        ),
    ]
}

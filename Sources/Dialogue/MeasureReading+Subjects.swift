internal import Primitives
internal import Understanding

/// What money a question is about, as its words tell.
extension MeasureReading {
    /// The place of the one meant among the largest or the smallest ("my second biggest expense");
    /// nil where none is said.
    var rankOfExtreme: Int? {
        let words = wording.words
        return zip(words, words.dropFirst()).lazy.compactMap { rank, word -> Int? in
            ["biggest", "largest", "smallest", "highest", "lowest", "plus", "most"].contains(word)
                ? Interpretation.ordinals[rank].flatMap { $0 > 1 ? $0 : nil } : nil
        }.first
    }

    /// Whether what comes in is spoken of ("mon revenu moyen").
    var speaksOfIncome: Bool {
        begins(["revenu", "income", "earn", "gagn"]) || speaksOfWages || asksWhatIsMade
            || asksWhatWasDrawnAsPay || asksWhatIsDrawnAsPay
    }

    /// Whether it is asked what one is paid, as a rule, by that verb ("je touche combien ?").
    private var asksWhatIsDrawnAsPay: Bool {
        says(["je touche", "touche je"]) && says(["combien", "cb"])
            && !says(["touche a", "touche au", "touche aux"])
    }

    /// Whether it is asked what one was paid by a verb that is of touching too ("combien j'ai
    /// touché ?", which "j'ai touché à mon livret" is not).
    var asksWhatWasDrawnAsPay: Bool {
        says(["j' ai touche", "ai je touche", "on a touche", "a t on touche", "avons nous touche"])
            && !says(["touche a", "touche au", "touche aux"])
    }

    /// Whether what one makes is asked for ("how much do I make a month?"), not how many payments.
    private var asksWhatIsMade: Bool {
        says(["how much"])
            && says(["do i make", "did i make", "have i made", "i make", "i made", "do we make"])
            && !begins(["payment", "purchas", "transfer", "transaction"])
    }

    /// Whether it is asked what comes in as a rule ("how much do I earn?", "combien je gagne ?").
    var asksOfHabitualIncome: Bool {
        says([
            "do i earn", "i earn", "do i make", "i make", "do we earn", "do we make", "am i paid",
            "do i get paid", "je gagne", "gagne je", "on gagne", "je touche", "touche je",
            "je suis paye", "je suis payee", "suis je paye", "suis je payee", "usually earn",
            "normally earn", "how much is my salary", "how much 's my salary",
            "how much is my pay", "how much are my wages", "combien est mon salaire",
            "combien mon salaire", "mon salaire c' est combien", "mon salaire est de combien",
        ])
    }

    /// Whether wages are spoken of rather than all that comes in.
    var speaksOfWages: Bool {
        begins(["salair", "salar", "wage", "paycheck"])
            || says(["ma paie", "ma paye", "my pay", "prochaine paie", "prochaine paye"])
            || says(Self.beingPaid) && !asksOfRefunds && !says(["paid back"])
    }

    /// What one says of wages one is paid.
    private static let beingPaid = [
        "am i paid", "do i get paid", "je suis paye", "je suis payee", "suis je paye",
        "suis je payee",
        "was i paid", "was i last paid", "did i last get paid", "last time i got paid",
        "i was paid", "been paid", "did i get paid", "i got paid",
        "ai je ete paye", "ai je ete payee", "j' ai ete paye", "j' ai ete payee",
    ]

    /// Whether it is asked when the next wages come ("quand vais-je recevoir mon salaire ?", "when
    /// does my pay come in?").
    var asksOfNextWages: Bool {
        namesNextWages || asksWhenPaid && !saysCame
    }

    /// Whether it is asked when wages came ("quand mon salaire est-il arrivé ?").
    var asksOfPastWages: Bool { asksWhenPaid && saysCame }

    private var asksWhenPaid: Bool {
        asksWhen && !isOfChange
            && (speaksOfWages
                || says([
                    "la paie", "la paye", "payday", "pay day", "ma paie", "ma paye", "suis paye",
                    "suis payee", "serai paye", "serai payee", "am i paid", "i get paid",
                ]))
    }

    /// Whether something is said to have come already.
    var saysCame: Bool {
        says(Self.havingCome) || says(["have", "has"]) && !says(["have to", "has to"])
    }

    /// Whether it begins or ends by asking for a day.
    private var asksWhen: Bool {
        let words = wording.words
        return words.prefix(3).contains(where: ["quand", "when"].contains)
            || words.last == "quand"
            || says([
                "quel jour", "quelle date", "what day", "which day", "what date",
                "combien de jours avant", "dans combien de temps", "dans combien de jours",
                "how long until",
                "how long till", "how many days until", "how many days till",
            ])
    }

    private static let havingCome = [
        "was", "were", "did", "ai", "ete", "etait", "last", "dernier", "derniere", "came",
        "arrived", "est arrive", "est il arrive", "est tombe", "est il tombe", "been", "recu",
    ]

    private var namesNextWages: Bool {
        says([
            "when do i get paid", "when am i paid", "when am i getting paid", "when will i be paid",
            "when will i get paid", "when do i get my salary", "next salary", "next paycheck",
            "next payday", "next pay day", "my next pay", "prochaine paie", "prochaine paye",
            "prochain salaire", "quand je suis paye", "quand je suis payee", "quand suis je paye",
            "quand suis je payee", "quand est ce que je suis paye",
            "quand est ce que je suis payee", "quand je serai paye", "quand je serai payee",
            "quand serai je paye", "quand serai je payee", "je suis paye quand",
            "je suis payee quand", "quand tombe ma paie", "quand tombe ma paye",
            "quand tombe mon salaire", "quand est ce que je serai paye",
            "quand est ce que je serai payee",
        ])
    }

    /// Whether what was given back is asked about ("how much was refunded?").
    var asksOfRefunds: Bool {
        begins(["rembours", "refund", "reimburs"])
            || says(["money back", "given back", "gave me back", "been paid back"])
    }

    /// Whether what somebody gave the speaker is asked about ("how much has Tom paid me back?").
    var asksOfReceived: Bool {
        says([
            "paid me", "pay me", "give me back", "sent me", "pays me", "sends me", "send me",
            "gave me", "m' a rembourse",
            "m' a envoye", "m' a verse", "m' a donne", "m' a paye", "m' a vire", "m' a rendu",
            "m' ont envoye", "m' ont rembourse", "get from", "got from", "get paid", "got paid",
            "was i paid", "i was paid", "j' ai ete paye", "j' ai ete payee", "refund me",
            "ai je ete paye", "ai je ete payee",
            "was i last paid", "been paid", "recu de", "received from",
            "get refunded", "got refunded", "refunded by", "refund from", "refunds from",
            "refunded me", "reimbursed me", "reimburse me", "ont rembourse",
        ]) && !asksOfCash
    }

    /// Whether money drawn in cash is asked about.
    var asksOfCash: Bool {
        says([
            "retrait", "retraits", "retire", "retires", "withdrawal", "withdrawals", "withdraw",
            "withdrew", "withdrawn", "cash out", "du liquide", "en liquide", "especes", "dab",
            "de cash", "du cash", "en cash", "cash have i", "de liquide", "argent liquide",
            "atm", "cash did i", "much cash", "take out", "took out", "taken out", "in cash",
        ])
    }

    /// The kind of spending that is told by what is done ("how often do I eat out?").
    var doneCategory: SpendingCategory? {
        if asksOfFuel { return .transport }
        if says(Self.savings) { return .savings }
        if asksOfSupermarkets || says(Self.groceryShopping) { return .groceries }
        if let countedKind { return countedKind }
        return says([
            "eat out", "ate out", "eaten out", "manger dehors", "mange dehors", "mange au resto",
            "mange au restaurant", "manger au resto", "manger au restaurant",
        ]) ? .restaurants : nil
    }

    private static let groceryShopping = [
        "fait les courses", "fait mes courses", "fait des courses", "fait nos courses",
        "faire les courses", "faire mes courses", "faire des courses", "fais les courses",
        "fais mes courses", "fais des courses", "do the groceries", "do my groceries",
        "did the groceries", "did my groceries", "buy groceries", "bought groceries",
        "do the grocery shopping",
    ]
    private static let savings = [
        "mon livret", "le livret", "un livret", "livret a", "mon ldds", "le ldds", "mon pel",
        "my isa", "the isa", "an isa", "to my savings", "into my savings", "into savings",
        "to savings",
    ]

    /// Whether it is of what was taken from savings rather than put into them.
    var takesFromSavings: Bool {
        says([
            "pris sur", "pris dans", "pris de", "retire de", "retire du", "retire sur", "tire de",
            "retire", "sorti de", "sorti du", "sortis de", "sortis du", "puise", "ponctionne",
            "took from", "taken from", "take from", "took out", "taken out", "take out", "withdrew",
            "withdrawn", "withdraw", "came out", "come out", "from savings", "from my savings",
            "out of savings", "out of my savings", "depuis mon livret", "depuis le livret",
        ])
    }

    /// Whether supermarkets are spoken of, where groceries are bought.
    var asksOfSupermarkets: Bool { says(Self.supermarkets) }

    /// Whether a name is but the word for supermarkets.
    static func areSupermarkets(_ name: String) -> Bool {
        let articles: Set<String> = ["the", "le", "les", "la", "au", "aux"]
        let words = name.foldedWords.filter { !articles.contains($0) }
        return words.count == 1 && supermarkets.contains(words[0])
    }

    private static let supermarkets = [
        "supermarket", "supermarkets", "supermarche", "supermarches", "hypermarche",
        "hypermarches",
    ]

    /// How what is asked about was paid, where that is said ("les prélèvements d'octobre").
    var means: PaymentMeans? { Self.means.first { says($0.words) }?.means }

    /// How what is left out was paid, where it is no kind of spending ("hors prélèvements").
    var meansLeftOut: PaymentMeans? {
        let words = wording.words
        return words.indices.lazy.filter { Interpretation.leaveOut(words[...$0]) }.compactMap {
            let behind = words[($0 + 1)...].drop(while: Interpretation.nameLinks.contains)
            let said = Wording(behind.prefix(2))
            let means = Self.means.first { said.says($0.words) }?.means
            return means == .transfer ? nil : means
        }.first
    }

    /// Whether transactions are counted whatever they are ("how many transactions did I have?").
    var countsAll: Bool {
        says([
            "how many transactions", "combien d' operations", "combien de transactions",
            "combien de mouvements", "nombre d' operations", "nombre de transactions",
            "number of transactions",
        ]) && !begins(["depens", "spen", "achat", "achet", "pay", "debit"])
    }

    /// Whether what is owed again and again is spoken of as a whole.
    var areFixedCosts: Bool {
        says(["bills", "factures"])
            || begins(["fixe", "recurr"])
                && begins(["charge", "depense", "frais", "cout", "cost", "expense", "bill"])
    }

    private static let means: [(means: PaymentMeans, words: [String])] = [
        (
            .directDebit,
            ["prelevement", "prelevements", "prlv", "direct debit", "direct debits"]
        ),
        (
            .standingOrder,
            [
                "standing order", "standing orders", "virement permanent", "virements permanents",
            ]
        ),
        (
            .cheque,
            ["cheque", "cheques", "par cheque", "cheques emis", "by check", "checks i wrote"]
        ),
        (
            .card,
            [
                "card payment", "card payments", "card purchases", "by card", "with my card",
                "paiement par carte", "paiements par carte", "par carte", "paiements carte",
                "achats par carte",
            ]
        ),
        (
            .transfer,
            [
                "virement", "virements", "transfers", "bank transfer", "by transfer",
                "last transfer", "latest transfer", "wire transfer", "wire transfers",
            ]
        ),
    ]

    /// Whether what was sent or paid to others is asked about ("à qui j'ai envoyé de l'argent ?").
    var asksOfSent: Bool {
        says([
            "j' ai envoye", "ai je envoye", "j' ai vire", "ai je vire", "j' ai paye",
            "ai je paye", "j' ai verse", "ai je verse", "i sent", "did i send", "have i sent",
            "i 've sent", "did i pay", "i paid", "have i paid", "i 've paid", "did i transfer",
            "j' ai fait des virements", "ai je fait des virements", "j' ai fait un virement",
            "did i last pay", "did i last send", "did i last transfer", "i last paid",
            "i last sent", "i last transferred", "last time i paid", "last time i sent",
        ]) && !asksOfReceived
    }

    /// Whether fuel is asked about, of all that transport costs.
    var asksOfFuel: Bool {
        says([
            "le plein", "un plein", "pleins", "dernier plein", "mon plein", "d' essence",
            "l' essence", "essence", "carburant",
            "gasoil", "gazole", "fuel", "petrol", "fill up", "filled up", "filling up",
            "fill the tank", "fill the car", "filled the car", "fill up the tank", "full tank",
            "per tank", "tank of", "fill ups", "fillup", "fillups", "tankful",
        ])
    }

    /// Whether taxes are asked about.
    var asksOfTaxes: Bool {
        begins(["impot", "impots"])
            || says(["tax", "taxes", "taxe", "le fisc", "au fisc", "hmrc", "the taxman"])
    }

    /// Whether insurance is asked about.
    var asksOfInsurance: Bool { begins(["assuranc", "insuranc"]) }

    /// Whether a purchase, a visit or the like is spoken of as one.
    var speaksOfOne: Bool { says(Self.single) }

    /// Whether a bill or a receipt is spoken of as one ("my average electricity bill").
    var speaksOfOneBill: Bool {
        says([
            "bill", "invoice", "receipt", "facture", "addition", "ticket de caisse", "un resto",
            "un restaurant", "un repas", "un plein", "a meal",
        ])
    }

    /// What is paid at once, of which an average is asked ("average Uber fare").
    static let onePayment = [
        "fare", "ride", "trip", "order", "visit", "ticket", "trajet", "course", "commande",
        "addition", "visite", "passage",
    ]
    private static let single =
        onePayment + [
            "shop", "meal", "coffee", "repas", "billet", "plein", "achat", "cost", "costs", "coute",
            "withdrawal", "retrait", "withdraw", "payment", "paiement",
        ]
}

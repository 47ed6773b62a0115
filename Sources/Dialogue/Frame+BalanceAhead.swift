internal import Primitives
internal import TextProcessing
internal import Understanding

/// Questions about the balance of the days to come.
extension Frame {
    /// What is asked of the balance to come ("what will be left on the 20th?", "je serai à découvert
    /// avant la paie ?"); nil where something else is asked.
    var asksOfBalanceAhead: BalanceQuestion.Topic? {
        guard intent == .forecastSpending || intent == .checkBalance else { return nil }
        let wording = Wording(words.map(MeasureReading.corrected))
        guard !asksOfDues else { return nil }
        if asksWhenBelow { return .falling }
        if asksWhenReached { return .reaching }
        if wording.says(Self.least), !wording.says(Self.past) { return .lowest }
        if wording.says(Self.failing) { return .overdraft }
        if wording.says(Self.lasting), !wording.says(Self.spendingEnough) { return .lasting }
        if wording.says(Self.remaining) { return .level }
        let speaksOfSpending = wording.saysWord(beginning: Self.spending)
        return !speaksOfSpending && wording.says(Self.holding) ? .level : nil
    }

    /// Whether it is asked when the balance comes to an amount ("when will my balance reach
    /// 15,000?", "quand aurai-je 5 000 sur mon compte ?").
    private var asksWhenReached: Bool {
        guard !isSupposed, amounts.last ?? amount(.amountMinimum) != nil else { return false }
        let wording = Wording(words)
        let asksWhen =
            asksHowLong || wording.says(["what date", "which date", "what day", "quelle date"])
        return asksWhen && !wording.saysWord(beginning: Self.spending)
            && (wording.saysWord(beginning: ["attein", "reach", "depass", "exceed", "cross"])
                || wording.says(Self.having))
    }

    /// Whether it is asked when the balance falls below an amount ("when will my balance drop below
    /// 1,000?").
    private var asksWhenBelow: Bool {
        guard !isSupposed, amounts.last ?? amount(.amountMinimum) ?? amount(.amountMaximum) != nil
        else { return false }
        let wording = Wording(words)
        return asksHowLong && !wording.saysWord(beginning: Self.spending)
            && (wording.says(["below", "under", "less than", "moins de", "dessous de"])
                || saysUnderFigure)
            && (wording.saysWord(beginning: ["drop", "fall", "descend", "tomb", "pass", "balance"])
                || wording.says(Self.having + ["go", "get", "be", "solde", "have"]))
    }

    /// Whether "sous" is no money, but what something is under ("sous les 1 000").
    private var saysUnderFigure: Bool {
        zip(words, words.dropFirst()).contains { first, second in
            first == "sous" && (second.first?.isNumber == true || ["les", "la"].contains(second))
        }
    }

    private static let having = [
        "aurai", "aurons", "on aura", "will i have", "i 'll have", "i will have", "'ll i have",
        "will we have", "will there be", "get to", "hit", "y aura", "arrivera a",
        "arriverai a",
    ]

    /// Whether it is of what is to be paid rather than of what is left.
    var asksOfDues: Bool {
        Wording(words.map(MeasureReading.corrected)).says(Self.toPay + Self.otherwise)
    }

    /// Whether it is asked when, or how long something lasts.
    var asksHowLong: Bool {
        Wording(words).says([
            "quand", "combien de jours", "combien de temps", "jusqu' a quand", "jusqu' ou",
            "when", "how long", "how many days", "how soon", "how far",
        ])
    }

    /// Whether the next wages are spoken of ("before payday", "jusqu'à la paie").
    var saysPayday: Bool {
        let said = (unreadDays ?? "").foldedWords
        return Wording(words + said).says([
            "payday", "pay day", "get paid", "am paid", "next pay", "paycheck", "paycheque",
            "wages", "salary", "paie", "paies", "la paye", "ma paye", "salaire",
        ])
    }

    /// Whether it is asked what is still to be paid ("what's left to pay?", "reste à sortir").
    var asksOfUpcoming: Bool {
        guard category == nil, counterparty == nil, amounts.isEmpty else { return false }
        if asksWhatIsScheduled { return saidDays != nil }
        let wording = Wording(words)
        return asksWhatIsComing
            || intent == .forecastSpending
                && (wording.says(Self.toPay) || wording.asksWhatIsOwed && unreadDays == nil)
    }

    /// Whether it is asked which payments are to come ("what's coming up?", "qu'est-ce que je dois
    /// payer bientôt ?").
    var asksWhatIsComing: Bool {
        guard intent == .forecastSpending || intent == .listTransactions else { return false }
        let wording = Wording(words)
        return wording.says(Self.coming) && !wording.says(Self.estimating)
            && !wording.saysWord(beginning: ["depens", "spen"])
    }

    private static let coming = [
        "coming up", "upcoming", "a venir", "est prevu", "sont prevus", "est il prevu",
        "est ce prevu", "de prevu", "payer bientot", "bientot payer", "regler bientot",
        "to pay soon", "pay soon", "due soon", "going out soon", "prochains paiements",
        "paiements prevus", "paiement prevu", "prochaines echeances", "next payments",
        "planned payments", "payments planned",
    ]
    /// What asks for a sum that is but expected.
    private static let estimating = ["combien", "how much", "budget", "estimation", "estimate"]

    /// Whether it is of the month that runs ("finir le mois dans le rouge").
    var saysThisMonth: Bool {
        Wording(words).says([
            "le mois", "ce mois", "fin du mois", "fin de mois", "the month", "this month",
            "month end", "months end",
        ])
    }

    /// Whether it is asked what is still to be received ("how much will I earn in May?").
    var asksOfIncome: Bool {
        intent == .forecastSpending && category ?? .income == .income && counterparty == nil
            && amounts.isEmpty
            && Wording(words).says([
                "recevoir", "recevrai", "gagner", "gagnerai", "toucher", "toucherai", "rentrer",
                "rentrera", "rentrees", "revenus", "encaisser", "earn", "receive", "income",
                "get paid", "be paid", "coming in", "come in", "earnings",
            ])
    }

    /// Whether it is asked when something comes next ("when is my rent due?", "mon prochain loyer
    /// tombe quand ?").
    var asksWhenNext: Bool {
        let wording = Wording(words)
        if amounts.isEmpty, asksOfNextWages { return true }
        return amounts.isEmpty && !reading.saysCame
            && wording.says(Self.askingWhen)
            && wording.says(
                [
                    "prochain", "prochaine", "next", "tombe", "tombera", "tombent", "arrive",
                    "arrivera",
                    "vais recevoir", "preleve", "prelevee", "prelevera", "due", "come out",
                    "comes out",
                    "be paid", "get paid", "going out", "payday", "until", "till", "avant",
                    "a payer", "to pay", "facture", "bill", "invoice", "bills", "factures",
                    "pour quand", "taken", "collected", "debited", "leave", "leaves", "preleves",
                    "part", "partent", "partira", "sort", "go out", "goes out",
                ] + Interpretation.havingToPay)
    }

    /// What asks for a day to come.
    static let askingWhen = [
        "quand", "when", "quel jour", "what day", "which day", "quelle date", "what date",
        "combien de jours",
        "dans combien de temps", "how long until", "how long till", "how many days", "due date",
        "date limite", "echeance", "due soon",
    ]

    /// Whether it is asked when the next wages come.
    var asksOfNextWages: Bool { MeasureReading(words).asksOfNextWages }

    /// Whether it is spoken of what is collected, or of what comes back.
    var saysDue: Bool {
        intent == .manageRecurring
            || Wording(words).saysWord(beginning: [
                "echeanc", "prelev", "payment", "paiement", "bill", "factur", "debit", "abonn",
                "subscri",
            ])
    }

    private static let toPay = [
        "left to pay", "left to go out", "left to come", "still to pay", "still to go",
        "still to come", "yet to come", "yet to go", "coming out", "going out", "still due",
        "debits", "reste a payer", "reste t il a payer", "rester a payer", "reste a regler",
        "reste a sortir", "reste a debiter", "reste a prelever", "reste a venir", "encore a payer",
        "encore a sortir", "va sortir", "vont sortir", "prelevements", "va tomber", "vont tomber",
        "i owe", "sera preleve", "seront preleves", "seront prelevees", "va etre preleve",
        "vont etre preleves", "sera debite", "seront debites",
    ]
    /// What asks for something else than what is left.
    private static let otherwise = [
        "left to spend", "reste a depenser", "have to", "due", "budget", "budgets",
    ]
    private static let failing = [
        "decouvert", "decouverts", "dans le rouge", "au rouge", "en rouge", "en negatif",
        "dans le negatif", "solde negatif", "compte negatif", "serai negatif", "sera negatif",
        "etre negatif", "passe negatif", "a sec", "fauche", "fauchee",
        "dans le moins", "overdrawn", "overdraft", "the red", "go negative", "be negative",
        "going negative", "goes negative", "into negative", "in negative", "negative balance",
        "balance negative", "account negative", "the negative", "run out", "running out",
        "run dry", "broke", "skint", "below zero", "under zero", "bounce", "be short",
    ]
    private static let lasting = [
        "tenir", "je tiens", "tiendrai", "tiendra", "survivre", "boucler", "bouclerai",
        "deux bouts", "assez", "de quoi", "make it", "last till", "last until", "last me",
        "survive", "enough", "get by", "get through", "be ok", "be okay", "be alright",
        "be all right", "be fine", "be grand",
    ]
    private static let least = [
        "lowest my balance", "lowest balance", "lowest will", "lowest point", "how low",
        "minimum balance", "balance minimum", "solde minimum", "solde le plus bas",
        "point le plus bas", "niveau le plus bas", "jusqu' ou va descendre",
        "jusqu' ou descendra",
    ]
    private static let past = ["was", "were", "did", "has been", "etait", "a ete"]
    private static let spendingEnough = [
        "spend enough", "spending enough", "depenser assez", "depense assez",
    ]
    private static let remaining = [
        "restera", "restera t", "resterait", "me rester", "nous rester", "il me reste",
        "il nous reste", "be left", "have left", "left over", "left with", "leave me", "leave us",
        "left in", "left at", "left on", "left after", "left by", "have anything left",
    ]
    private static let holding = [
        "reste", "solde", "caisse", "aurai", "aurai je", "aurons", "serai a combien", "finis",
        "finirai", "en serai", "combien je serai", "combien serai je", "combien on sera",
        "sur mon compte", "sur le compte", "vais avoir", "balance", "left",
        "will i have", "'ll i have", "i 'll have", "i will have", "will we have", "we 'll have",
        "will i be", "would i be", "account look", "account be", "gonna have", "going to have",
    ]
    private static let spending = [
        "depens", "spen", "cout", "cost", "payer", "paierai", "paying", "paid", "factur", "bills",
        "achet", "buy",
    ]
}

internal import Primitives
internal import Understanding

/// What money a question is about, as its words tell.
extension MeasureReading {
    /// Whether what comes in is spoken of ("mon revenu moyen").
    var speaksOfIncome: Bool {
        begins(["revenu", "income", "earn", "gagn"]) || speaksOfWages
    }

    /// Whether wages are spoken of rather than all that comes in.
    var speaksOfWages: Bool {
        begins(["salair", "salar", "wage", "paycheck"])
            || says(["ma paie", "ma paye", "my pay", "prochaine paie", "prochaine paye"])
            || says(Self.beingPaid) && !asksOfRefunds && !says(["paid back"])
    }

    /// What one says of wages one is paid.
    private static let beingPaid = [
        "was i paid", "was i last paid", "i was paid", "been paid", "did i get paid", "i got paid",
        "ai je ete paye", "ai je ete payee", "j' ai ete paye", "j' ai ete payee",
    ]

    /// Whether it is asked when the next wages come.
    var asksOfNextWages: Bool {
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
            "paid me", "sent me", "pays me", "sends me", "send me", "gave me", "m' a rembourse",
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
            "atm", "cash did i", "much cash", "take out", "took out", "taken out", "in cash",
        ])
    }

    /// The kind of spending that is told by what is done ("how often do I eat out?").
    var doneCategory: SpendingCategory? {
        if asksOfFuel { return .transport }
        if says(["mon livret", "livret a", "mon ldds", "mon pel"]) { return .savings }
        if let countedKind { return countedKind }
        return says([
            "eat out", "ate out", "eaten out", "manger dehors", "mange dehors", "mange au resto",
            "mange au restaurant", "manger au resto", "manger au restaurant",
        ]) ? .restaurants : nil
    }

    /// Whether fuel is asked about, of all that transport costs.
    var asksOfFuel: Bool {
        says([
            "le plein", "un plein", "pleins", "d' essence", "l' essence", "essence", "carburant",
            "gasoil", "gazole", "fuel", "petrol", "fill up", "filled up", "filling up",
            "fill the tank", "fill the car", "filled the car", "fill up the tank",
        ])
    }

    /// Whether taxes are asked about.
    var asksOfTaxes: Bool {
        begins(["impot", "impots"])
            || says(["tax", "taxes", "taxe", "le fisc", "au fisc", "hmrc", "the taxman"])
    }

    /// Whether insurance is asked about.
    var asksOfInsurance: Bool { begins(["assuranc", "insuranc"]) || says(["mutuelle"]) }

    /// Whether a purchase, a visit or the like is spoken of as one.
    var speaksOfOne: Bool { says(Self.single) }

    private static let single = [
        "shop", "trip", "visit", "order", "ride", "meal", "coffee", "ticket", "repas", "billet",
        "plein", "achat", "passage", "commande", "cost", "costs", "coute", "withdrawal", "retrait",
        "withdraw", "course", "visite", "payment", "paiement",
    ]
}

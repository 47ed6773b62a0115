internal import Primitives
internal import Understanding

/// A question about bills that are open, told by its words alone: no word says anything else.
enum BillQuestion: Hashable {
    /// What these come to.
    case amount([WalletView.Bill])
    /// When these are due.
    case due([WalletView.Bill])
    /// Whether these have to be paid.
    case obligation([WalletView.Bill])
    /// Whether the balance bears these.
    case affordable([WalletView.Bill])
    /// Which of all is due first.
    case first
    /// Which of two comes to more, or to less.
    case greater([WalletView.Bill], Extreme)

    /// Creates the question that folded words ask of some of `bills`; nil where they ask none.
    init?(_ words: [String], of bills: [WalletView.Bill]) {
        let wording = Wording(words)
        guard words.count <= 14, !Self.orders(words) else { return nil }
        if wording.says(Self.firstOfAll), wording.says(Self.bills), wording.says(Self.choosing),
            words.allSatisfy({ Self.beside.contains($0) || Self.ofFirst.contains($0) })
        {
            self = .first
            return
        }
        guard let (named, beside) = Self.named(by: words, among: bills) else { return nil }
        if wording.says(Self.affording), wording.says(Self.paying),
            beside.allSatisfy({ Self.beside.contains($0) || Self.ofAffording.contains($0) })
        {
            self = .affordable(named)
            return
        }
        if named.count == 2, let extreme = Self.endAsked(by: words),
            beside.allSatisfy({ Self.beside.contains($0) || Self.ofEnds.contains($0) })
        {
            self = .greater(named, extreme)
            return
        }
        guard beside.allSatisfy(Self.beside.contains) else { return nil }
        if wording.says(Self.obliging), !wording.says(Self.pricing + Self.awaiting) {
            self = .obligation(named)
        } else if wording.says(Self.awaiting) {
            self = .due(named)
        } else if wording.says(Self.pricing) {
            self = .amount(named)
        } else {
            return nil
        }
    }

    /// The bills that are asked about; all of them where it is which is first.
    var named: [WalletView.Bill] {
        switch self {
        case .amount(let bills), .due(let bills), .obligation(let bills), .affordable(let bills),
            .greater(let bills, _):
            bills
        case .first: []
        }
    }

    /// Whether it is asked if bills have to be paid, or can be.
    var isOfPaying: Bool {
        switch self {
        case .obligation, .affordable: true
        case .amount, .due, .first, .greater: false
        }
    }

    /// Whether it is asked which of two bills is the greater or the smaller.
    var comparesTwo: Bool {
        switch self {
        case .greater: true
        case .amount, .due, .first, .obligation, .affordable: false
        }
    }
}

extension BillQuestion {
    /// The bills that words name, by their firms or by what they are for ("gas"), and the other
    /// words; nil where they name none, or a kind that no bill is of.
    private static func named(
        by words: [String], among bills: [WalletView.Bill]
    ) -> (bills: [WalletView.Bill], beside: [String])? {
        let firms = bills.map { $0.merchant.nameWords.subtracting(beside) }
        var places = bills.indices.filter { !firms[$0].isDisjoint(with: words) }
        let firmWords = places.reduce(into: Set<String>()) { $0.formUnion(firms[$1]) }
        var others: [String] = []
        for word in words where !firmWords.contains(word) {
            guard let kind = BillKind(said: word) else {
                others.append(word)
                continue
            }
            let alike = bills.indices.filter { kind.isOf(bills[$0].merchant) }
            guard !alike.isEmpty else { return nil }
            // "My Orange phone bill" is of Orange alone.
            if places.allSatisfy({ !alike.contains($0) }) { places += alike }
        }
        guard !places.isEmpty else { return nil }
        return (places.sorted().map { bills[$0] }, others)
    }

    /// The words of a question of one bill as they ask about another, which those of a short turn
    /// name and nothing else; nil where the question is of no bill, or they name none.
    static func repeated(
        _ words: [String], about turn: [String], of bills: [WalletView.Bill]
    ) -> (words: [String], bill: WalletView.Bill)? {
        guard turn.count <= 6, BillQuestion(words, of: bills)?.named.count == 1,
            let asked = named(by: words, among: bills), let meant = named(by: turn, among: bills),
            let bill = meant.bills.first, meant.bills.count == 1, meant.bills != asked.bills,
            meant.beside.allSatisfy({ beside.contains($0) || pronouns.contains($0) })
        else { return nil }
        return (asked.beside + bill.merchant.foldedWords, bill)
    }

    private static let pronouns: Set<String> = ["one", "celle", "celui", "about"]

    /// Whether words begin with what is to be paid.
    private static func orders(_ words: [String]) -> Bool {
        let opening = words.prefix(3).first { !["please", "stp", "ok", "et", "and"].contains($0) }
        return opening.map(["pay", "paie", "paye", "payez", "regle", "reglez", "settle"].contains)
            == true
    }

    private static let bills = ["facture", "factures", "bill", "bills", "invoice", "invoices"]
    private static let choosing = ["quelle", "quelles", "quel", "which", "what", "laquelle"]
    private static let firstOfAll = [
        "en premier", "premiere", "first", "plus urgente", "most urgent", "soonest", "earliest",
        "plus proche", "d' abord", "plus tot",
    ]
    private static let ofFirst = Set(
        """
        en premier premiere first plus urgente most urgent soonest earliest proche abord tot \
        arrive arrivent tombe vient comes come coming up should payee reglee laquelle which what \
        one ones payer est is a next up
        """.foldedWords)
    private static let affording = [
        "assez", "enough", "afford", "de quoi payer", "de quoi regler", "suffisamment",
        "moyens de payer", "moyens de regler",
    ]
    private static let paying = [
        "payer", "regler", "pay", "pour", "for", "cover", "couvrir", "afford", "settle",
    ]
    private static let ofAffording = Set(
        """
        assez enough afford quoi suffisamment moyens payer regler pay pour for cover couvrir settle \
        j'ai jai ai as a t'as tas on avons nous have got we can could still money argent sur mon \
        compte solde account in balance les both deux
        """.foldedWords)
    private static let obliging =
        Interpretation.havingToPay + [
            "il faut que je paie", "il faut que je paye", "faut il que je paie",
            "faut il que je paye", "il faut que je regle", "faut que je paie", "faut que je paye",
            "have to pay", "need to pay", "must i pay", "should i pay", "am i supposed to pay",
            "suis oblige de payer", "obligee de payer", "faut il que je regle",
        ]
    private static let awaiting = [
        "quand", "when", "due", "date limite", "echeance", "quel jour", "what day", "which day",
        "quelle date", "what date", "which date",
    ]
    private static let pricing = [
        "combien", "cb", "how much", "what 's", "whats", "what is", "montant", "what does",
        "what do", "quelle est",
    ]
    /// What may be said beside a bill where nothing but that is asked.
    private static let beside = Interpretation.elided.union(
        """
        c est ce que quoi la le les de du des mon ma mes facture factures bill bills invoice the my \
        a an is are how much what 's s whats when due to be paid pay pour quand combien cb coute \
        coutent cout fait font payer regler montant attends attendez euh deja again wait hang hold \
        on dis donc alors already now maintenant today aujourd'hui et and elle il je dois doit faut \
        qu paie paye regle i do does have got need must should for at please stp svp it quel quelle \
        jour day date limite echeance avant encore still exactly exactement au by ok of from which \
        sont suis oblige obligee am supposed come out cost costs there est-ce dit remind me rappelle \
        moi already prochaine prochain next upcoming
        """.foldedWords)
}

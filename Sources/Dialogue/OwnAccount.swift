internal import Primitives
internal import Understanding

/// One of the user's own accounts.
public enum OwnAccount: Hashable, Codable, Sendable {
    /// The one that pays where no other is named.
    case main
    /// Another one, by its name.
    case named(String)
}

extension OwnAccount {
    /// What it may be called where it is named.
    var called: String {
        switch self {
        case .main: "compte courant"
        case .named(let name): name
        }
    }
}

/// The accounts of the user's own that an utterance names, by the side of a transfer they are on.
struct AccountRoute: Hashable {
    /// The account behind "de", "depuis", "from".
    var source: OwnAccount?
    /// The account behind "vers", "sur", "to", "into".
    var destination: OwnAccount?
    /// The account nothing of the kind stands before.
    var other: OwnAccount?
    /// All accounts named, in the order they were.
    var all: [OwnAccount] = []
    /// The words that name accounts, folded.
    var words: Set<String> = []
    /// Whether an account of somebody else's is named ("son livret", "Marie's savings").
    var namesForeign = false

    /// Whichever account is named, be it the main one; nil where there is none.
    var any: OwnAccount? { destination ?? source ?? other }

    /// Looks for the names of `accounts` in the folded words of what was said; where `people` are
    /// given, an account of theirs is none. O(words · accounts).
    init(_ said: [String], accounts: [WalletView.Account], people: Set<String>? = nil) {
        guard !accounts.isEmpty else { return }
        var index = 0
        while index < said.count {
            guard let (account, length) = Self.account(at: index, said, accounts) else {
                index += 1
                continue
            }
            let isForeign = people.map { Self.isForeign(index..<index + length, said, $0) }
            guard isForeign != true else {
                namesForeign = true
                index += length
                continue
            }
            words.formUnion(said[index..<index + length])
            if !all.contains(account) { all.append(account) }
            let isTaken = source == nil && Self.isTaken(from: index, said)
            switch isTaken ? .source : Self.side(before: index, said) {
            case .source?: source = account
            case .destination?: destination = account
            case nil: other = account
            }
            index += length
        }
    }

    /// Whether the words of an account are somebody else's: behind "son" or "Marie's", or before
    /// "de Marie".
    private static func isForeign(
        _ place: Range<Int>, _ said: [String], _ people: Set<String>
    ) -> Bool {
        let before = said[..<place.lowerBound]
        let lead = before.lastIndex { !["compte", "account"].contains($0) }
        if let lead {
            if others.contains(said[lead]) { return true }
            let owner = before[..<lead].last
            if said[lead] == "'s", owner.map(people.contains) == true { return true }
        }
        let behind = said[place.upperBound...]
        return ["de", "d'", "of"].contains(behind.first)
            && behind.dropFirst().first.map(people.contains) == true
    }

    private static let others: Set<String> = [
        "son", "sa", "ses", "leur", "leurs", "his", "her", "their",
    ]

    private enum Side {
        case source, destination
    }

    /// The account named by the words from `index` on, and how many words name it.
    private static func account(
        at index: Int, _ said: [String], _ accounts: [WalletView.Account]
    ) -> (OwnAccount, Int)? {
        let rest = said[index...]
        // An account that is called "courant" is meant by "compte courant".
        let kind = ["compte", "account"].contains(said[index]) ? 1 : 0
        for account in accounts {
            let name = account.name.foldedWords
            guard !name.isEmpty else { continue }
            if rest.starts(with: name) { return (.named(account.name), name.count) }
            if rest.dropFirst(kind).starts(with: name) {
                return (.named(account.name), name.count + kind)
            }
        }
        for name in mainNames where rest.starts(with: name) { return (.main, name.count) }
        // "savings" is "épargne" where one account alone is called so in any way.
        for names in alike where names.contains(said[index]) {
            let meant = accounts.filter { !names.isDisjoint(with: $0.name.foldedWords) }
            if meant.count == 1 { return (.named(meant[0].name), 1) }
        }
        return nil
    }

    private static func side(before index: Int, _ said: [String]) -> Side? {
        guard let place = preposition(before: index, said) else { return nil }
        if destinations.contains(said[place]) { return .destination }
        if said[place] == "of" { return place > 0 && said[place - 1] == "out" ? .source : nil }
        return sources.contains(said[place]) ? .source : nil
    }

    /// Where what leads to the name of an account stands.
    private static func preposition(before index: Int, _ said: [String]) -> Int? {
        said[..<index].lastIndex { !determiners.contains($0) }
    }

    /// Whether money is taken from what stands in or on something by the last verb that moves it:
    /// "prends 50 sur mon épargne", and not "prends 50 et mets-les sur mon épargne".
    private static func isTaken(from index: Int, _ said: [String]) -> Bool {
        guard let place = preposition(before: index, said),
            containing.contains(said[place])
        else { return false }
        let verb = said[..<place].suffix(12).last { taking.contains($0) || putting.contains($0) }
        return verb.map(taking.contains) == true
    }

    private static let mainNames = [
        ["compte", "courant"], ["compte", "principal"], ["compte", "cheque"],
        ["compte", "cheques"], ["current", "account"], ["main", "account"],
        ["checking", "account"], ["everyday", "account"], ["courant"], ["checking"],
    ]
    /// The words that a name of the main account is made of.
    static let mainWords = Set(mainNames.joined()).union(determiners)
    fileprivate static let savings: Set<String> = [
        "epargne", "savings", "saving", "livret", "economies",
    ]
    private static let alike: [Set<String>] = [
        savings, ["joint", "commun"],
        ["vacances", "holiday", "holidays", "vacation"],
    ]
    static let determiners: Set<String> = [
        "mon", "ma", "mes", "le", "la", "les", "l'", "notre", "my", "the", "our", "compte",
        "account",
    ]
    private static let destinations: Set<String> = [
        "vers", "sur", "dans", "a", "au", "to", "into", "onto", "in", "pour",
    ]
    /// Prepositions that lead to nothing but what money is put into, or to a place.
    static let puttingInto: Set<String> = ["vers", "sur", "dans", "to", "into", "onto", "in"]
    private static let sources: Set<String> = [
        "de", "du", "d'", "depuis", "from", "off",
    ]
    /// Prepositions that lead to what money is taken from as well as to what it is put into.
    private static let containing: Set<String> = ["sur", "dans", "a", "au", "in"]
    /// Verbs that take money from where it is.
    static let taking: Set<String> = [
        "prends", "prend", "prendre", "prenez", "retire", "retirer", "retirez", "puise", "puiser",
        "pioche", "piocher", "preleve", "prelever", "ponctionne", "ponctionner", "recupere",
        "recuperer", "sors", "sortir", "tire", "tirer", "debite", "enleve", "take", "withdraw",
        "pull", "draw", "grab", "get",
    ]
    static let putting: Set<String> = [
        "mets", "met", "mettre", "mettez", "remets", "remettre", "place", "placer", "vire", "virer",
        "verse", "verser", "envoie", "envoyer", "transfere", "transferer", "depose", "deposer",
        "ajoute", "ajouter", "rajoute", "bascule", "basculer", "passe", "passer", "put", "move",
        "transfer", "send", "add", "deposit", "save", "stash",
    ]
}

extension Interpretation {
    /// The turn as a transfer where it takes money from an account of the user's own and names
    /// nobody who gets it, whatever it reads as ("take 50 out of my savings").
    func withdrawing(in view: WalletView) -> Interpretation {
        guard takesMoney, isOrder else { return self }
        let route = AccountRoute(words, accounts: view.accounts)
        let unmarked = slots.contains { $0.slot == .amount } ? nil : onlyFigure
        let amount = unmarked.map {
            [SlotFill(slot: .amount, value: .amount($0.amount), range: $0.range)]
        }
        let slots = slots + (amount ?? [])
        guard route.source != nil, slots.count(where: { $0.slot == .amount }) == 1,
            ![.payee, .merchant, .frequency].contains(where: { !values(of: $0).isEmpty })
        else { return self }
        return with(slots: slots, label: .intent(.sendMoney, nil), confidence: 1)
    }

    /// Whether it begins with a verb that takes money from where it is; of what reads as something
    /// done to a payment ("prélève 70 sur l'épargne") or as advice, with no other word before it.
    private var takesMoney: Bool {
        switch label {
        case .intent(.sendMoney, nil), .intent(.manageRecurring, .create):
            words.prefix(4).contains(where: AccountRoute.taking.contains)
        case .intent(.manageRecurring, _), .intent(.getAdvice, nil):
            words.first.map(AccountRoute.taking.contains) == true
        case .intent, .act, .inform, .outOfScope: false
        }
    }
}

extension Frame {
    /// The accounts of the user's own that were named; what a payment is for names none ("for the
    /// holiday").
    func route(in view: WalletView) -> AccountRoute {
        // Whose account it is matters where money goes to somebody.
        let isPaid = intent == .sendMoney || intent == .manageRecurring
        let people = view.contacts.flatMap(\.nameWords).reduce(into: Set()) { $0.formUnion($1) }
        let reason = text(.note)?.foldedWords ?? []
        let place = words.indices.last { !reason.isEmpty && words[$0...].starts(with: reason) }
        var said = words
        if isPaid, let place { said.removeSubrange(place..<place + reason.count) }
        return AccountRoute(said, accounts: view.accounts, people: isPaid ? people : nil)
    }
}

extension Frame {
    /// The accounts that a question names, those that only repeat a bank's statements among them.
    func asked(in view: WalletView) -> [OwnAccount] {
        let statements = view.mirrored.map {
            WalletView.Account(name: $0, balance: .zero(view.currency))
        }
        return AccountRoute(words, accounts: view.accounts + statements).all
    }

    /// Whether a question is of all accounts together ("combien j'ai en tout ?").
    var asksOfAllAccounts: Bool {
        Wording(words).says([
            "en tout", "au total", "tous mes comptes", "tous les comptes", "mes comptes",
            "l' ensemble de mes comptes", "all accounts", "all my accounts", "my accounts",
            "all the accounts", "in total", "altogether", "in all", "each account", "overall",
            "total balance", "solde total", "chaque compte", "every account",
        ])
    }

    /// Whether an account is named but as one of all that are meant ("avec l'épargne et tout le
    /// reste", "including my savings, how much in total?").
    var asksOfAccountsBeside: Bool {
        guard intent == .checkBalance else { return false }
        let wording = Wording(words)
        return wording.says([
            "tout le reste", "everything else", "all the rest", "les autres comptes",
            "mes autres comptes", "the other accounts", "my other accounts",
        ])
            || asksOfAllAccounts
                && wording.says(["avec", "en comptant", "y compris", "with", "including"])
    }
}

extension Frame {
    /// Whether money is to be put by ("mets 40 de côté", "set aside 40", "save all above 1000").
    var putsAside: Bool {
        let opening = Wording(words.prefix(4))
        return Wording(words).says(["de cote", "aside"])
            || amountRole == .kept && opening.says(Interpretation.savings)
            || intent == .sendMoney && ["save", "epargne"].contains(words.first)
    }

    /// Makes a transfer of what reads as a budget and only puts money aside ("mets 40 de côté pour
    /// les vacances"); what is put aside again and again may be one, and is asked about.
    mutating func setAside(by turn: Interpretation) {
        guard intent == .manageBudget, operation == .set || operation == .change, putsAside,
            !spoken.contains("budget")
        else { return }
        guard values[.scope] == nil else {
            isBudgetDoubtful = true
            return
        }
        (intent, operation) = (.sendMoney, nil)
        if let reason = turn.slots.first(where: { $0.slot == .category }) {
            values[.note] = [.text(turn.text(of: reason))]
            values[.category] = nil
        }
    }
}

extension Resolver {
    /// Money moved between the user's own accounts, once or again and again; nil where no own
    /// account is to get it.
    func ownTransfer(_ frame: Frame) throws(Detour) -> Order? {
        let route = frame.route(in: view)
        let toppedUp = frame.amountRole == .target ? route.other : nil
        let named = route.destination ?? toppedUp ?? route.withdrawn(by: frame)
        guard let destination = named == nil ? try savings(for: frame) : named else { return nil }
        let people = frame.texts(.payee).filter { !$0.nameWords.isSubset(of: route.words) }
        guard people.allSatisfy({ $0.namesNoPerson }) else { return nil }
        var order = Order(.sendMoney)
        order.destination = destination
        let source = try source(of: route, to: destination, frame)
        if case .named(let name) = source { order.account = name }
        let (from, into) = (balance(of: source), balance(of: destination))
        guard from.currency == into.currency else {
            throw refuse(.currencyMismatch(said: into.currency, account: from.currency))
        }
        if let paid = try paid(from: from, into: into, frame) {
            order.amount = paid
        } else if frame.amounts.isEmpty, frame.wantsAll, frame.amountRole == .plain,
            from.isPositive
        {
            order.amount = from
        } else if frame.amounts.isEmpty, let share = frame.shareOfBalance,
            let units = share.applied(to: from.minorUnits), units > 0
        {
            order.amount = Money(minorUnits: units, currency: from.currency)
        } else {
            // Of several amounts none takes the place of the others.
            guard let spoken = frame.amounts.last, frame.amounts.count == 1 else {
                throw need(.slot(.amount))
            }
            order.amount = try money(spoken, in: from.currency)
        }
        order.day = try laterDay(frame)
        order.note = frame.text(.note)
        if frame.frequency == nil, order.day == nil, let amount = order.amount, amount > from,
            let missing = try? amount.subtracting(from)
        {
            throw refuse(.insufficientFunds(missing: missing), asking: .slot(.amount))
        }
        return order
    }

    /// The account that what is put aside goes to where none is named; nil where nothing is put
    /// aside, or for somebody.
    private func savings(for frame: Frame) throws(Detour) -> OwnAccount? {
        guard frame.putsAside, frame.text(.account) == nil, frame.texts(.payee).isEmpty else {
            return nil
        }
        let isFrench = !frame.spoken.isDisjoint(with: ["cote", "epargne"])
        let name = isFrench ? "épargne" : "savings"
        guard let account = AccountRoute(name.foldedWords, accounts: view.accounts).any else {
            throw refuse(.notFound(.account, name: name))
        }
        return account
    }

    /// The account money leaves: the one said, else the main one, else the only other one.
    private func source(
        of route: AccountRoute, to destination: OwnAccount, _ frame: Frame
    ) throws(Detour) -> OwnAccount {
        let said = route.source ?? route.other
        if let said, said != destination { return said }
        guard destination == .main else { return .main }
        let account = try one(
            of: view.accounts, named: nil, frame, slot: .account, label: \.name,
            names: { [$0.name] }, id: \.name, missing: .notFound(.account, name: nil))
        return .named(account.name)
    }

    private func balance(of account: OwnAccount) -> Money {
        switch account {
        case .main: view.balance
        case .named(let name): view.accounts.first { $0.name == name }?.balance ?? view.balance
        }
    }
}

extension AccountRoute {
    /// The main account, where money is taken from another and nobody is named who gets it.
    fileprivate func withdrawn(by frame: Frame) -> OwnAccount? {
        guard case .named? = source ?? other, frame.text(.merchant) == nil,
            frame.texts(.payee).allSatisfy(\.namesMainAccount)
        else { return nil }
        if Self.leadsToMain(frame.words) { return .main }
        guard source != nil, frame.texts(.payee).isEmpty,
            frame.words.contains(where: Self.taking.contains),
            frame.spoken.isDisjoint(with: Frame.sendingVerbs)
        else { return nil }
        return .main
    }

    /// Whether something is put into an account that no other name is said of: "vers mon compte",
    /// "to current".
    static func leadsToMain(_ said: [String]) -> Bool {
        said.indices.contains { place in
            guard puttingInto.contains(said[place]) else { return false }
            let named = said[(place + 1)...].prefix { mainWords.contains($0) }
            let next = said[(place + 1 + named.count)...].first
            return next.map(wordsBehind.contains) ?? true
                && named.contains { !articles.contains($0) }
        }
    }

    private static let articles: Set<String> = [
        "mon", "ma", "mes", "le", "la", "les", "l'", "notre", "my", "the", "our",
    ]
    /// What may stand behind the name of an account and is no part of it.
    private static let wordsBehind: Set<String> = [
        "please", "pls", "stp", "svp", "pour", "for", "on", "le", "demain", "tomorrow", "today",
        "maintenant", "now", "chaque", "tous", "toutes", "every", "each",
    ]
}

extension String {
    /// Whether the name is the everyday account's rather than a particular one's.
    var namesMainAccount: Bool { nameWords.isSubset(of: AccountRoute.mainWords) }

    /// Whether the words are of an account rather than of somebody.
    fileprivate var namesNoPerson: Bool {
        nameWords.isSubset(of: AccountRoute.mainWords.union(["moi", "me"]))
    }
}

extension OwnAccount {
    /// Whether an account is called one that money is put by on.
    public static func areSavings(_ name: String) -> Bool {
        !AccountRoute.savings.isDisjoint(with: name.foldedWords)
    }
}

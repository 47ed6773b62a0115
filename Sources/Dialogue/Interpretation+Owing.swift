internal import Primitives
internal import TextProcessing
internal import Understanding

/// Questions of what the speaker owes somebody, which their words show whatever they read as.
extension Interpretation {
    /// The turn as the question what is owed, to the one it names where it names one ("combien je
    /// dois à Free ?", "how much is left on the EDF bill?"), or as the payment of what it tells is
    /// owed; itself where it asks something else.
    func owing(in view: WalletView, on today: Day) -> Interpretation {
        if let payment = shareOwed(in: view) ?? loanRepaid(in: view, on: today) { return payment }
        if let bill = billAwaited(in: view) {
            return with(slots: [bill], label: .intent(.forecastSpending, nil), confidence: 1)
        }
        if asksOfAllOwed(in: view) || asksIfOwing(in: view) {
            return with(slots: [], label: .intent(.forecastSpending, nil), confidence: 1)
        }
        if mayBeQuestion, words.count <= 11, Wording(words).asksWhoOwesSpeaker {
            return with(slots: [], label: .intent(.requestMoney, .list), confidence: 1)
        }
        guard asksWhatIsOwed else { return self }
        let name = creditor(in: view)
        guard name != nil || slots.isEmpty && words.count <= 6 && label != .outOfScope else {
            return self
        }
        return with(
            slots: name.map { [$0] } ?? [], label: .intent(.forecastSpending, nil), confidence: 1)
    }

    /// The payment and the question behind it whom the speaker owes besides ("send Tom 20 and remind
    /// me who else I owe"), which reads as the payment alone; nil for any other.
    var debtsAskedBehindPayment: [Interpretation]? {
        guard label == .intent(.sendMoney, nil) || label == .intent(.payBill, nil),
            !receivers.isEmpty
        else { return nil }
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        guard let joint = said.dropLast().lastIndex(where: Self.clauseJoints.contains), joint > 1
        else { return nil }
        let parts = ranges(from: [0, tokens.tokens[joint + 1].source.lowerBound])
        let behind = text(in: parts[1]).foldedWords
        guard behind.first.map(Self.openingDebts.contains) == true,
            !slots.contains(where: { $0.range.overlaps(parts[1]) }),
            Wording(behind).asksWhatSpeakerOwes || Wording(behind).asksIfOwing
        else { return nil }
        let question = saying([parts[1]], as: .intent(.forecastSpending, nil))
        return [saying([parts[0]], as: label), question]
    }

    /// Words by which it begins to be asked whom the speaker owes.
    private static let openingDebts: Set<String> = [
        "remind", "tell", "show", "list", "who", "whom", "rappelle", "rappelez", "dis", "dites",
        "montre", "liste", "dis-moi", "rappelle-moi", "qui", "a",
    ]

    /// Whoever sent the bill of which it asks when it is due ("when is the Orange bill due?"); nil
    /// where it asks for anything else.
    private func billAwaited(in view: WalletView) -> SlotFill? {
        guard mayBeQuestion, words.count <= 11, !MeasureReading(self).saysCame, !ordersPayment,
            Wording(words).says(Frame.askingWhen), Wording(words).says(Self.beingDue)
        else { return nil }
        let named = view.bills.map(\.merchant).filter { !$0.nameWords.isDisjoint(with: words) }
        guard named.isEmpty else {
            return Set(named).count > 1
                ? nil
                : SlotFill(slot: .merchant, value: .text(named[0]), range: 0..<text.utf8.count)
        }
        let said = slots.filter { $0.slot == .merchant || $0.slot == .payee }
        guard said.count <= 1 else { return nil }
        return said.first.map { SlotFill(slot: .merchant, value: $0.value, range: $0.range) }
            ?? sender
    }

    private static let beingDue = [
        "due", "dois", "a payer", "to pay", "facture", "bill", "invoice", "pour quand",
    ]

    /// Whoever the words beside "bill" name, written as a name is ("la facture d'Orange"), or the
    /// kind of spending they do ("la facture d'eau").
    private var sender: SlotFill? {
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens.filter { $0.kind == .word }
        guard
            let bill = tokens.firstIndex(where: {
                ["facture", "bill", "invoice"].contains(tokenized.foldedText(of: $0))
            })
        else { return nil }
        let isBehind = tokenized.foldedText(of: tokens[bill]) == "facture"
        let beside = isBehind ? Array(tokens[(bill + 1)...]) : tokens[..<bill].reversed()
        let name = beside.first { token in
            !Interpretation.elided.union(["de", "du"]).contains(tokenized.foldedText(of: token))
        }
        guard let name else { return nil }
        let said = text(in: name.source)
        if said.first?.isUppercase == true {
            return SlotFill(slot: .merchant, value: .text(said), range: name.source)
        }
        return SpendingCategory.named(in: said).map {
            SlotFill(slot: .category, value: .text($0.rawValue), range: name.source)
        }
    }

    /// Whether it begins with what is to be paid, whenever that is ("pay EDF when it's due").
    private var ordersPayment: Bool {
        let paying = ["pay", "paie", "paye", "payer", "payez", "regle", "regler", "settle"]
        return Wording.interrogatives.isDisjoint(with: words.prefix(2))
            && !Set(words.prefix(4)).isDisjoint(with: paying)
    }

    /// Whether it asks for all bills that are open, or for all that is owed ("how much do I owe in
    /// total?"), and there is any.
    private func asksOfAllOwed(in view: WalletView) -> Bool {
        let isAny = !view.bills.isEmpty || view.requests.contains { $0.direction == .incoming }
        return isAny && mayBeQuestion && words.count <= 9
            && slots.allSatisfy { $0.slot == .category } && !MeasureReading(self).isOfAmount
            && (Wording(words).asksOfAllOwed || Wording(words).asksOfAllBills
                || Wording(words).asksWhatSpeakerOwes && creditor(in: view) == nil)
    }

    /// Whether it asks if anything is owed to anybody, or to whom, and names nobody.
    private func asksIfOwing(in view: WalletView) -> Bool {
        mayBeQuestion && words.count <= 14
            && slots.allSatisfy { [.category, .payee].contains($0.slot) }
            && Wording(words).asksIfOwing && creditor(in: view) == nil
    }

    /// Whether it reads as a question, or as what a question of bills may be taken for.
    private var mayBeQuestion: Bool {
        switch label {
        case .intent(.checkBalance, nil), .intent(.requestMoney, .list), .intent(.payBill, nil),
            .intent(.forecastSpending, nil), .intent(.analyzeSpending, nil),
            .intent(.listTransactions, nil), .intent(.manageRecurring, .list),
            .intent(.manageAutopay, .show), .act(.help), .outOfScope:
            true
        case .intent, .act, .inform: false
        }
    }

    /// Whether nothing is said but that the bills there are be shown ("show my bills").
    var showsBills: Bool {
        !Self.bills.isDisjoint(with: words) && !Self.showing.isDisjoint(with: words)
            && words.allSatisfy { Self.bills.contains($0) || Self.showing.contains($0) }
    }

    private static let bills: Set<String> = ["bills", "factures"]
    private static let showing: Set<String> = [
        "show", "list", "see", "display", "me", "my", "all", "the", "open", "unpaid", "montre",
        "affiche", "voir", "liste", "moi", "mes", "les", "toutes", "impayees", "en", "cours",
    ]

    /// Whether it asks what is owed.
    private var asksWhatIsOwed: Bool {
        switch label {
        case .intent(.checkBalance, nil), .intent(.requestMoney, .list), .intent(.payBill, nil),
            .intent(.forecastSpending, nil), .intent(.analyzeSpending, nil),
            .intent(.listTransactions, nil), .outOfScope:
            break
        case .intent, .act, .inform: return false
        }
        let isOfOne = slots.allSatisfy(\.slot.isName)
        return isOfOne && words.count <= 11 && Wording(words).asksWhatIsOwed
    }

    /// The one it names who sent a bill or is known; nil for none or several.
    private func creditor(in view: WalletView) -> SlotFill? {
        let known =
            view.bills.filter { !$0.merchant.nameWords.isDisjoint(with: words) }.map(\.merchant)
            + view.contacts.filter { $0.isSpoken(of: words) }.map(\.name)
        let range = 0..<text.utf8.count
        guard Set(known).count <= 1 else { return nil }
        if let name = known.first {
            return SlotFill(slot: .merchant, value: .text(name), range: range)
        }
        // What is owed to others who are named is not known, and no balance.
        guard label == .intent(.checkBalance, nil), slots.count == 1 else { return nil }
        return SlotFill(slot: .merchant, value: slots[0].value, range: range)
    }
}

extension Wording {
    /// Whether all that the speaker owes is asked for, whenever it is due.
    var asksOfAllOwed: Bool {
        let isOfAll = MeasureReading(words).asksForTotalOfSeveral
        if asksWhatIsLeftToPay { return true }
        let asksWhat =
            says(["qu' est ce que", "what"])
            && says(["dois payer", "dois je payer", "dois regler", "have to pay", "need to pay"])
        return (asksWhat || isOfAll) && speakerOwes && !says(Self.soon + Self.leaving)
    }

    /// Whether it is asked what there is to pay still, of nobody in particular.
    private var asksWhatIsLeftToPay: Bool {
        words.count <= 10 && says(Self.remaining + Self.stillPaying)
            && says(["what", "whats", "how much", "quoi", "combien", "que", "qu'"])
            && words.allSatisfy(Self.besideRemaining.contains)
    }

    private static let stillPaying = [
        "still have to pay", "still need to pay", "quoi a payer", "combien a payer",
        "encore a payer", "dois encore payer", "reste encore a payer",
    ]
    private static let besideRemaining = Interpretation.elided.union(
        """
        what whats what's is s 's are left to pay still have need do i how much there then now else so \
        and qu est ce que quoi combien il me m nous reste t a payer regler encore du je dois et \
        alors maintenant donc
        """.foldedWords)

    /// Whether it is asked if somebody other than the speaker has paid ("has Dan paid?").
    fileprivate var asksIfTheyPaid: Bool {
        says(["paid", "pay", "repaid", "paye", "rembourse", "regle"])
            && Set(words).isDisjoint(with: ["i", "we", "you", "j'", "je", "nous", "on", "tu"])
    }

    /// Whether all bills that are open are asked for, with what they come to or how many they are.
    var asksOfAllBills: Bool {
        says(["factures", "bills", "invoices"])
            && (says(["combien", "how much", "how many", "cb"])
                || MeasureReading(words).asksForTotalOfSeveral)
            && !says(Self.soon + Self.paid + Self.leaving)
    }

    private static let leaving = ["restera", "reste", "rester", "left", "remain", "remaining"]

    private static let soon = [
        "bientot", "soon", "mois", "month", "semaine", "week", "an", "year", "moyenne", "average",
    ]
    private static let paid = [
        "paye", "payees", "payes", "paid", "did", "ai", "spent", "spend", "depense", "depenses",
        "passees", "augmente", "baisse", "vais", "will", "coute", "coutent", "cost",
    ]

    /// Whether it is asked what the speaker owes, to whomever and whenever it is due.
    fileprivate var asksWhatSpeakerOwes: Bool {
        (asksWhatIsOwed || says(["a qui", "who", "whom"])) && speakerOwes && owesNobodyNamed
            && !says(Self.remaining + Self.soon + Self.leaving)
    }

    /// Whether it is asked if the speaker owes anybody anything, or whom.
    fileprivate var asksIfOwing: Bool {
        let asks =
            ["do", "who", "whom", "a", "est", "dois"].contains(words.first)
            || says(["est ce que", "qu' est ce que", "quelqu'un", "quelque chose", "qui"])
        return asks && !says(["combien", "cb", "how much"]) && speakerOwes && owesNobodyNamed
            && !says(Self.remaining + Self.soon + Self.leaving)
    }

    private var owesNobodyNamed: Bool {
        let verb = words.lastIndex { Self.owing[$0] != nil } ?? 0
        return words.dropFirst(verb + 1).allSatisfy(Self.besideOwing.contains)
    }

    /// Whether it is asked who owes the speaker money, or whether anybody does.
    var asksWhoOwesSpeaker: Bool {
        if says(["am i owed", "i 'm owed", "i am owed"]) { return !says(["by"]) }
        return words.indices.contains { index in
            let (before, behind) = (words[..<index], words[(index + 1)...])
            switch words[index] {
            case "doit", "doivent":
                return ["me", "m'", "nous"].contains(before.last)
                    && behind.allSatisfy(Self.besideOwing.contains)
                    && !Self.debtors.isDisjoint(with: before)
            case "owe", "owes":
                return ["me", "us"].contains(behind.first)
                    && behind.dropFirst().allSatisfy(Self.besideOwing.contains)
                    && !Self.debtors.isDisjoint(with: before)
            default: return false
            }
        }
    }

    /// Those who may owe where nobody is named.
    private static let debtors: Set<String> = [
        "who", "anyone", "anybody", "someone", "somebody", "people", "qui", "on", "gens",
        "quelqu'un", "personnes",
    ]

    /// What may stand behind a verb of owing where nobody in particular is owed.
    private static let besideOwing = Interpretation.elided.union(
        """
        je on nous en au a aux de tout total encore maintenant aujourd'hui actuellement payer \
        regler quoi combien argent sous autres gens monde tous in all to now still today money \
        people others everyone everybody anyone right currently at the moment altogether who \
        whom qui \
        anybody someone somebody anything something any debts debt quelqu'un un quelque \
        chose personne dettes dette la les moi moment pour il est ce que
        """.foldedWords)

    /// Whether it is asked how much the speaker owes.
    var asksWhatIsOwed: Bool {
        says([
            "combien", "cb", "how much", "what", "qu' est ce que", "quoi", "anything",
            "quelque chose",
        ])
            && (says(Self.remaining) || speakerOwes || isOfOpenBill || asksWhatBillIs)
    }

    /// Whether the speaker is said to owe, rather than somebody else.
    var speakerOwes: Bool {
        words.indices.contains { index in
            guard let subjects = Self.owing[words[index]] else { return false }
            let behind = words[(index + 1)...].prefix(2).filter { !subjects.contains($0) }
            let isOfDebt = behind.first.map { !Self.isVerb($0) } ?? true
            // "On me doit" is owed to the speaker.
            let isOwed = words[..<index].last.map(["me", "m'", "te"].contains) == true
            return isOfDebt && !isOwed
                && !subjects.isDisjoint(
                    with: words[..<index].suffix(2) + words[(index + 1)...].prefix(1))
        }
    }

    /// Whether it is asked what a bill of one's own is of.
    var asksWhatBillIs: Bool {
        says(["bill", "invoice", "facture"])
            && says(["what 's my", "whats my", "what is my", "how much is my", "quelle est ma"])
    }

    /// Whether what a bill is of, or what is left of it, is spoken of.
    private var isOfOpenBill: Bool {
        says(["bill", "invoice", "facture"])
            && says([
                "left", "remains", "remaining", "outstanding", "reste", "how much is",
                "how much 's", "combien est", "combien fait", "est de combien",
            ])
    }

    /// Whether a word is a French verb of something else that one has to do than pay.
    private static func isVerb(_ word: String) -> Bool {
        ["er", "ir", "re"].contains { word.hasSuffix($0) } && !paying.contains(word)
    }

    private static let paying: Set<String> = [
        "payer", "regler", "verser", "donner", "rendre", "rembourser", "envoyer", "encore",
    ]

    /// The verbs of owing, each with those who speak.
    private static let owing: [String: Set<String>] = [
        "owe": ["i", "we"], "dois": ["je"], "doit": ["on"], "devons": ["nous"],
    ]
    private static let remaining = [
        "reste a payer", "reste t il a payer", "reste a regler", "reste du", "left to pay",
        "still to pay",
    ]
}

extension Resolver {
    /// What is owed to the one a frame names: the bills and requests of theirs that are open; nil
    /// where that is not asked.
    func owed(_ frame: Frame) throws(Detour) -> Step? {
        if let all = try allOwed(frame) ?? claimed(frame) { return all }
        guard frame.intent == .forecastSpending, frame.category == nil,
            let name = frame.counterparty, Wording(frame.words).asksWhatIsOwed
        else { return nil }
        let bills = view.bills.filter { name.nameWords.isSubset(of: $0.merchant.nameWords) }
        if !bills.isEmpty { return .answer(.bills(bills.sorted(by: Self.isDueEarlier))) }
        let requests = view.requests.filter { request in
            request.direction == .incoming && request.person.isNamed(name.nameWords)
        }
        if !requests.isEmpty { return .answer(.requests(requests)) }
        let isKnown = view.contacts.contains { $0.isNamed(name.nameWords) }
        throw refuse(.notFound(isKnown ? .request : .bill, name: name))
    }

    /// What the one a frame names was asked for and did not pay, where it is asked if they paid ("has
    /// Priya paid me back?"); nil where that is not asked, or nothing is open.
    private func claimed(_ frame: Frame) -> Step? {
        let wording = Wording(frame.words)
        guard frame.intent == .listTransactions, frame.isReceived || wording.asksIfTheyPaid,
            frame.saidDays == nil,
            let name = frame.counterparty, wording.says(Self.havingPaid),
            !wording.says(["when", "quand", "how much", "combien", "what", "which", "last"])
        else { return nil }
        let requests = view.requests.filter { request in
            request.direction == .outgoing && request.person.isNamed(name.nameWords)
        }
        let total = try? Money.sum(of: requests.map(\.amount), in: view.currency)
        return requests.isEmpty ? nil : .answer(.claims(requests, total: total))
    }

    private static let havingPaid = [
        "has", "have", "did", "yet", "already", "m' a", "m' ont", "deja", "est ce que", "a paye",
        "a rembourse", "a t il", "a t elle",
    ]

    /// All bills that are open, with the requests of others where what is owed is asked for, and
    /// what is due besides where that is not limited to what is open; nil where none is asked for,
    /// or there is none.
    private func allOwed(_ frame: Frame) throws(Detour) -> Step? {
        let wording = Wording(frame.words)
        guard frame.intent == .forecastSpending, frame.category == nil, frame.counterparty == nil,
            frame.saidDays == nil, frame.amounts.isEmpty,
            wording.asksOfAllOwed || wording.asksOfAllBills || wording.asksWhatSpeakerOwes
                || wording.asksIfOwing
        else { return nil }
        let requests =
            wording.asksOfAllBills ? [] : view.requests.filter { $0.direction == .incoming }
        guard !view.bills.isEmpty || !requests.isEmpty || wording.asksIfOwing else { return nil }
        let amounts = (view.bills.map(\.amount) + requests.map(\.amount)).filter {
            $0.currency == view.currency
        }
        guard let total = try? Money.sum(of: amounts, in: view.currency) else {
            throw refuse(.invalidAmount)
        }
        let debts = Debts(
            bills: view.bills.sorted(by: Self.isDueEarlier), requests: requests, total: total)
        if wording.asksOfAllOwed || wording.asksOfAllBills { return .answer(.owed(debts)) }
        let end = usualEnd(.dues, frame)
        return .ask(
            .owed(debts, dues: BalanceQuestion(.dues, until: end, otherwise: end, dues: view.dues)))
    }
}

internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

extension Frame {
    /// Whether it only asks for something to be told.
    var isQuestion: Bool {
        switch intent {
        case .checkBalance, .listTransactions, .analyzeSpending, .forecastSpending,
            .findAnomalies, .getAdvice:
            return true
        case .sendMoney, .payBill: return false
        case .requestMoney, .manageRecurring: return operation == .list
        case .manageAutopay: return operation == .show
        case .manageBudget: return operation == .check
        case .loyaltyCards:
            return [.list, .show, .points, .tier].contains(operation)
        case .accountSecurity: return [.kycStatus, .cardStatus, .devices].contains(operation)
        case .stakeCoins: return [.status, .rate, .rewards].contains(operation)
        }
    }

    /// Whether it is a question of what happens on certain days, which have to be known.
    var asksAboutDays: Bool {
        [.listTransactions, .analyzeSpending, .forecastSpending].contains(intent)
    }

    /// How sure the understanding must be before the frame is begun: most where money moves.
    var confidenceNeeded: Double { isQuestion ? 0.25 : 0.4 }

    /// Whether a turn with the same intent goes on with this frame rather than beginning anew.
    func goesOn(with turn: Interpretation) -> Bool {
        // What the limit is to be is no amount of a payment.
        if turn.namesLimit, turn.intent != intent { return false }
        guard turn.intent == intent || turn.slots.isEmpty == false && turn.isContinuation else {
            return false
        }
        // A name alone ("Fnac") may read as an operation it is not.
        if let other = turn.operation, turn.intent == intent, turn.confidence >= 0.7,
            !isSame(other)
        {
            return false
        }
        let brings = Set(turn.slots.map(\.slot))
        let namesSomebody = brings.contains(where: \.isName)
        // Who may be paid without asking is no limit on all that is.
        if intent == .manageAutopay, turn.intent == intent, turn.operation != operation,
            namesSomebody, counterparty == nil, turn.act != .correct
        {
            return false
        }
        let isWhole =
            namesSomebody && !brings.isDisjoint(with: [.amount, .coinAmount, .amountMaximum])
        return !isWhole || turn.act == .correct || correctsSame(turn)
    }

    /// Whether a turn puts right what the one who is paid or asked gets ("finalement 25 pour Zoé").
    private func correctsSame(_ turn: Interpretation) -> Bool {
        guard turn.opensWithCorrection, texts(personSlot).count == 1, turn.receivers.count == 1
        else { return false }
        return zip(texts(personSlot), turn.receivers).allSatisfy {
            !$0.nameWords.isDisjoint(with: $1.nameWords)
        }
    }

    /// Whether an operation is the frame's, or one that a word may not tell from it ("mets le budget
    /// à 150" sets or changes).
    func isSame(_ other: Operation) -> Bool {
        let alike: [Set<Operation>] = [
            [.set, .change], [.show, .list], [.setLimit, .setRule, .enable],
        ]
        return other == operation
            || alike.contains { $0.contains(other) && operation.map($0.contains) == true }
    }

    /// Goes on from this frame with what a short turn says: its slots replace those of their kind.
    mutating func redirect(by turn: Interpretation) {
        let brings = Set(turn.slots.map(\.slot))
        if isQuestion {
            // Of "and for Uber?" after "how much on restaurants?" the category is not kept.
            if brings.contains(where: \.isName) {
                for slot in Self.subjects { values[slot] = nil }
            }
            if brings.contains(.category) {
                for slot in Self.subjects where slot != .category { values[slot] = nil }
            }
            if intent == .checkBalance, brings.contains(.account) { forgetAccount() }
            if !brings.isDisjoint(with: [.period, .date]) {
                values[.period] = nil
                values[.date] = nil
            }
        }
        let amount = turn.otherAmount
        let isOfAmount = isQuestion && amounts.count == 1 && amount != nil
        let bounds = (values[.amountMinimum], values[.amountMaximum])
        _ = take(turn, correcting: true)
        // Of "and those under 20?" after those over 80 the other bound is not kept.
        if let least = self.amount(.amountMinimum)?.money(default: .eur),
            let most = self.amount(.amountMaximum)?.money(default: .eur),
            least.minorUnits > most.minorUnits
        {
            values[brings.contains(.amountMaximum) ? .amountMinimum : .amountMaximum] = nil
        }
        // Of "and 9,000?" after what can be paid 9,000 is the amount, whatever it reads as.
        if isOfAmount, let amount {
            values[.amount] = [.amount(amount)]
            (values[.amountMinimum], values[.amountMaximum]) = bounds
        }
    }

    /// Forgets the account that was asked about, and the words that named it.
    private mutating func forgetAccount() {
        let named = texts(.account).nameWords.union(["account", "accounts", "compte", "comptes"])
        words.removeAll(where: named.contains)
        values[.account] = nil
    }

    /// Asks the same of a merchant or person in place of what it was asked about.
    mutating func ask(about name: String) {
        saidTheme = nil
        for slot in Self.subjects { values[slot] = nil }
        values[.merchant] = [.text(name)]
    }

    /// Asks the same of a kind of spending in place of what it was asked about.
    mutating func ask(about category: SpendingCategory) {
        for slot in Self.subjects { values[slot] = nil }
        saidKinds = [:]
        values[.category] = [.text(category.rawValue)]
    }

    /// Asks the same of all spending in place of a part of it.
    mutating func askOfAll() {
        (saidTheme, saidKinds) = (nil, [:])
        for slot in Self.subjects { values[slot] = nil }
    }

    /// Asks which transactions make what it asked for.
    mutating func list() {
        intent = .listTransactions
        measure = nil
    }

    /// Asks what those come to that it listed, where a turn asks for their sum; of so many of them
    /// the sum of all is none.
    mutating func sum(by turn: Interpretation) {
        guard intent == .listTransactions, MeasureReading(turn).asksForSum, number(.count) == nil
        else { return }
        intent = .analyzeSpending
        measure = .sum
    }

    /// The slots of what or whom a question is about.
    static let subjects: [Slot] = [.category, .merchant, .payee, .payer]

    /// Takes an answer to what was asked for; returns whether there was one.
    mutating func answer(
        _ request: Request, with turn: Interpretation, contacts: [Payee]
    ) -> Bool {
        let before = self
        // The figure that is asked for is what is paid.
        if request == .slot(.amount) { amountRole = .plain }
        switch request {
        case .number:
            guard let number = turn.text.cardNumber else { return false }
            self.number = number
            return true
        case .pin, .newPIN: return false
        case .slot(let slot) where soughtName != nil && (slot == .payee || slot == .payer):
            return replaceSoughtName(in: slot, by: turn, contacts: contacts)
        case .slot(let slot):
            _ = take(turn)
            // "The 30th" of February is none either.
            if slot == .date, hasImpossibleDay { return true }
            guard values[slot] == before.values[slot] else { return true }
            if slot == personSlot, turn.onlySaysCircumstances { return true }
            guard let value = value(for: slot, from: turn, contacts: contacts) else {
                self = before
                return false
            }
            values = before.values.merging([slot: [value]]) { $1 }
            return true
        }
    }

    /// Takes the one name of an answer in place of that of several which nobody bears, whose amount
    /// stays theirs; returns whether there was one.
    private mutating func replaceSoughtName(
        in slot: Slot, by turn: Interpretation, contacts: [Payee]
    ) -> Bool {
        guard let soughtName, let place = texts(slot).firstIndex(of: soughtName) else {
            return false
        }
        var answer = Frame(intent, operation)
        guard answer.answer(.slot(slot), with: turn, contacts: contacts),
            answer.texts(slot).count == 1, let name = answer.text(slot)
        else { return false }
        values[slot]?[place] = .text(name)
        if let amount = answer.values[.amount]?.last, var each = amountsOfEach {
            each[place] = amount
            values[.amount] = each
        }
        words += turn.words
        self.soughtName = nil
        return true
    }

    /// The amount that is for the one whose name is asked for.
    var soughtAmount: SpokenAmount? {
        let names = texts(personSlot)
        guard let soughtName, let place = names.firstIndex(of: soughtName),
            amounts.count == names.count
        else { return amounts.last }
        return amounts[place]
    }

    /// The value of `slot` in an answer that was not understood as one.
    private func value(
        for slot: Slot, from turn: Interpretation, contacts: [Payee]
    ) -> SlotValue? {
        let answer = Frame(intent, turn)
        if slot.isName, turn.isOnlyYesOrNo { return nil }
        switch slot {
        case .amount, .coinAmount, .count:
            let said =
                answer.amounts.last
                ?? answer.number(.count).map {
                    SpokenAmount(decimal: String($0), currency: nil)
                } ?? refusedAmount?.inCurrency(of: turn.text)
            return said.map(SlotValue.amount)
        case .date: return answer.saidDays.map(SlotValue.days)
        case .frequency: return answer.frequency.map(SlotValue.recurrence)
        case .amountMode: return turn.text.amountMode.map(SlotValue.text)
        case .category:
            return SpendingCategory.named(in: turn.text).map { .text($0.rawValue) }
        case .payee, .payer:
            if let name = answer.counterparty { return .text(name) }
            guard answer.amounts.isEmpty else { return nil }
            let name = turn.receiverOfSame ?? turn.text.withoutPreposition
            return turn.isFreeText || contacts.contains { $0.isNamed(in: name) }
                ? .text(name) : nil
        case .merchant, .card, .account, .plan, .note:
            if let name = answer.counterparty ?? answer.text(.card) ?? answer.text(.account) {
                return .text(name)
            }
            return turn.words.count <= 4 ? .text(turn.text.withoutPreposition) : nil
        case .period, .amountMinimum, .amountMaximum, .currency, .direction, .scope, .percentage:
            return nil
        }
    }
}

extension Frame {
    /// Takes what was set up last for what "it" is that is to be changed, paused or stopped.
    ///
    /// "Passe-le à 30" may read as a budget, which it does not name.
    mutating func refer(to order: Order?, isNoBudget: Bool) {
        if isNoBudget, order?.intent == .manageRecurring {
            (intent, operation) = (.manageRecurring, .change)
        }
        guard intent == .manageRecurring, operation != .create, operation != .list,
            counterparty == nil, let order, order.intent == .manageRecurring,
            let name = order.receiver
        else { return }
        values[.merchant] = [.text(name)]
    }
}

extension Frame {
    /// Takes those who were spoken of last for "her" or "them" ("send her 20 too").
    mutating func refer(toThose names: Set<String>) {
        let isOfRequest =
            intent == .requestMoney && (personSlot == .payer || operation == .remind)
        guard intent == .sendMoney || isOfRequest, texts(.payee).isEmpty, texts(.payer).isEmpty
        else { return }
        let wording = Wording(words)
        let isOne = names.count == 1 && wording.says(["her", "him", "lui", "elle"])
        let areSeveral = names.count > 1 && wording.says(["them", "leur", "eux", "elles"])
        guard isOne || areSeveral else { return }
        values[personSlot] = names.sorted().map(SlotValue.text)
    }
}

extension Frame {
    /// Whether orders it came to may be given once more, as they stand: money sent or asked for, or
    /// paid for no bill, which is paid once.
    func mayBeDone(again orders: [Order]) -> Bool {
        guard orders.allSatisfy({ $0.undoes == nil && $0.intent == intent }) else { return false }
        return intent == .sendMoney || intent == .requestMoney && personSlot == .payer
            || intent == .payBill && orders.allSatisfy { $0.subject == nil }
    }

    /// Takes the bill that was paid in part last for the one whose rest is to be paid ("pay the
    /// rest on Friday").
    mutating func refer(toRestIn orders: [Order]) {
        guard intent == .payBill, counterparty == nil, amounts.isEmpty,
            !spoken.isDisjoint(with: Interpretation.restsOfBill),
            let bill = orders.last(where: { $0.restOfBill != nil })?.merchant
        else { return }
        values[.merchant] = [.text(bill)]
    }

    /// Takes the kind of spending, or the shop, that was asked about last for what a budget is of
    /// that names none ("fixe un budget de 60"), unless it is to be of all.
    mutating func refer(toKindOf last: Frame?) {
        guard intent == .manageBudget, operation == .set || operation == .change, let last,
            values[.category] == nil, last.asksOfTransactions,
            !Wording(words).says([
                "total", "totale", "global", "globale", "general", "overall", "tout", "all",
                "everything", "whole", "mensuel global",
            ])
        else { return }
        if let shop = last.text(.merchant) {
            // Of a shop there is no budget: the kind of spending is to be asked for.
            if counterparty == nil, operation == .set { values[.merchant] = [.text(shop)] }
        } else if last.counterparty == nil, let kind = last.category, kind != .income {
            values[.category] = [.text(kind.rawValue)]
        }
    }

    /// Takes the amount of what was wanted last for "the same" ("send the same to Zoé").
    mutating func refer(toAmountOf last: Frame?) {
        guard let last, [.sendMoney, .requestMoney].contains(intent), !last.isQuestion,
            amounts.isEmpty, last.values[.amount]?.count == 1, Wording(words).says(Self.same),
            !paysAsLastTime
        else { return }
        values[.amount] = last.values[.amount]
    }

    static let same = [
        "the same", "same", "same amount", "meme chose", "meme somme", "meme montant", "autant",
        "as much", "pareil", "idem",
    ]
}

extension Frame {
    /// Pays somebody who is known where they want money ("Paul wants 20"), rather than a merchant or
    /// by a request nobody made.
    mutating func refer(toPersonIn view: WalletView) {
        let isRequest = intent == .requestMoney && operation == .accept && !amounts.isEmpty
        let slot = isRequest ? Slot.payee : .merchant
        guard isRequest || intent == .payBill && values[.payee] == nil, let name = text(slot),
            Wording(words).says(["wants", "want", "needs", "need", "veut", "voudrait", "besoin"]),
            view.contacts.contains(where: { $0.isNamed(name.nameWords) }),
            !view.requests.contains(where: { request in
                isRequest && request.direction == .incoming
                    && request.person.isNamed(name.nameWords)
                    && request.amount == amounts.last?.money(default: view.currency)
            })
        else { return }
        intent = .sendMoney
        operation = nil
        values[.payee] = values.removeValue(forKey: slot)
    }
}

extension Interpretation {
    /// Whether what was done is to be done once more ("do it again", "refais-le"), rather than
    /// told.
    var wantsItDoneAgain: Bool {
        guard slots.isEmpty, words.count <= 6, !text.contains("?") else { return false }
        let said = words.filter { !Self.courtesies.contains($0) }.joined(separator: " ")
        return Self.onceMore.contains(said)
            || Wording(words).says([
                "do it again", "do that again", "do it once more", "do the same again", "redo it",
                "redo that", "send it again", "send that again", "ask again", "refais le",
                "refais la", "refais ca", "refais cela", "refais", "recommence", "renvoie le",
                "renvoie la", "renvoie les", "renvoie ca",
            ])
    }

    private static let courtesies: Set<String> = [
        "please", "pls", "stp", "svp", "s'", "il", "te", "plait", "oui", "yes", "ok", "et", "and",
        "then",
    ]
    /// What alone wants it done once more.
    private static let onceMore: Set<String> = [
        "again", "once more", "once again", "one more time", "another one", "one more", "encore",
        "encore un",
        "encore une", "encore une fois", "une fois de plus", "une autre fois", "un autre",
    ]

    /// Whether what is spoken of is only called "it" ("suspends-le", "pause it").
    var saysOnlyIt: Bool {
        words.count <= 5 && saysIt
            && !slots.contains { [.payee, .payer, .merchant, .plan].contains($0.slot) }
    }

    /// Whether a word is "it"; the "l'" of "l'épargne" is an article, that of "je l'arrête" is not.
    private var saysIt: Bool {
        words.indices.contains { index in
            guard words[index] == "l'" else { return Self.its.contains(words[index]) }
            let behind = words[(index + 1)...].first ?? ""
            return words[..<index].last.map(Self.elidingSubjects.contains) == true
                || ["er", "ir", "re"].contains(where: behind.hasSuffix)
        }
    }

    private static let its: Set<String> = ["le", "la", "it", "that", "ca"]
    private static let elidingSubjects: Set<String> = ["je", "tu", "on", "nous", "vous"]
}

extension Payee {
    /// Whether a text is a name of theirs.
    fileprivate func isNamed(in text: String) -> Bool {
        let matcher = ContactMatcher(
            [.init(id: id.rawValue, names: [name] + aliases)], isName: GivenNames.contains)
        return !matcher.matches(for: text.withoutPreposition).isEmpty
    }
}

extension Frame {
    /// The question that a sentence asks which speaks of a deed without ordering it: "did I send 50
    /// to Paul?" asks for a list, "what if I send 50?" for what would be left. Nil if it asks
    /// nothing.
    init?(askedBy turn: Interpretation) {
        guard let intent = turn.intent else { return nil }
        let said = Frame(intent, turn)
        if turn.supposes {
            guard intent == .sendMoney || intent == .payBill, !said.amounts.isEmpty else {
                return nil
            }
            self = said
            self.intent = .checkBalance
            operation = nil
            return
        }
        guard turn.asksOfPast else { return nil }
        self = said
        let question = intent.lookingBack
        (self.intent, operation) = (question.intent, question.operation)
        if let amount = values.removeValue(forKey: .amount) {
            values[.amountMinimum] = amount
            values[.amountMaximum] = amount
        }
    }
}

extension Intent {
    /// What shows whether a deed of this intent was done.
    fileprivate var lookingBack: (intent: Intent, operation: Operation?) {
        switch self {
        case .sendMoney, .payBill, .listTransactions: (.listTransactions, nil)
        case .requestMoney: (self, .list)
        case .manageRecurring: (self, .list)
        case .manageAutopay: (self, .show)
        case .manageBudget: (self, .check)
        case .loyaltyCards: (self, .list)
        case .accountSecurity: (self, .cardStatus)
        case .stakeCoins: (self, .status)
        case .checkBalance, .analyzeSpending, .forecastSpending, .findAnomalies, .getAdvice:
            (self, nil)
        }
    }
}

extension SpokenAmount {
    /// The same amount in the currency a text names ("en euros"), nil where it names none.
    fileprivate func inCurrency(of text: String) -> SpokenAmount? {
        let context = EntityContext(today: Day(number: 0), language: .french)
        for word in text.foldedWords {
            let entities = EntityRecognizer().entities(
                in: TokenizedText("1 \(word)"), context: context)
            for case .money(let money) in entities.map(\.value) {
                guard let currency = money.currency else { continue }
                return SpokenAmount(decimal: decimal, currency: currency)
            }
        }
        return nil
    }
}

internal import Primitives
internal import Understanding

extension Frame {
    /// The slot of the people it is about: those asked for money, or those paid.
    var personSlot: Slot {
        intent == .requestMoney && (operation == nil || operation == .create) ? .payer : .payee
    }

    /// The slots of a turn as they stand in this frame: of "the same for Zoé" she is paid where
    /// somebody was, and asked where somebody was asked; "today" is the day of an order.
    func adapted(_ fills: [SlotFill]) -> [(slot: Slot, value: SlotValue, fill: SlotFill)] {
        let slots = Set(fills.map(\.slot))
        return fills.map { fill in
            var slot = fill.slot
            if !isQuestion {
                let isPerson = slot == .payee || slot == .payer
                if isPerson, !slots.isSuperset(of: [.payee, .payer]) { slot = personSlot }
                if slot == .period, !slots.contains(.date) { slot = .date }
                // Of coins "no, 30" is coins.
                if intent == .stakeCoins, slot == .amount, case .amount(let said) = fill.value,
                    said.currency == nil
                {
                    slot = .coinAmount
                }
            }
            return (slot, fill.value, fill)
        }
    }

    /// Changes what a turn adds to, takes from or replaces in what was restated ("ajoute Zoé", "pas
    /// à Marie", "40 à Marie", "just once"); returns whether anything changed.
    mutating func edit(by turn: Interpretation, contacts: [Payee]) -> Bool {
        if takeBoth(by: turn, contacts: contacts) || adjustOne(by: turn)
            || addPart(by: turn, contacts: contacts) || correctNote(by: turn)
        {
            return true
        }
        if let multiple = turn.multiple, multiply(by: multiple) { return true }
        // "Add 10" alone may read as an intent that it is not.
        let mayAdjust =
            turn.intent == nil || turn.words.count <= 3 || turn.takesFromPayment
            || turn.isOfEach && texts(personSlot).count > 1 && turn.words.count <= 8
        if mayAdjust, adjust(by: turn) { return true }
        let isOfThis = goesOn(with: turn) || adds(by: turn) || limits(by: turn)
        guard
            turn.intent == nil || turn.intent == intent && isOfThis || isAboutOne(turn)
                || onlyAddsSomebody(turn) || agreesBeside(turn)
        else { return false }
        let before = self
        withdraw(by: turn)
        // Who is named in a note is not paid.
        if !annotate(by: turn) { editPeople(by: turn, contacts: contacts) }
        return self != before
    }

    /// Drops the day, the rhythm or the note that a turn says there is none of.
    private mutating func withdraw(by turn: Interpretation) {
        let wording = Wording(turn.words)
        let brings = Set(turn.slots.map(\.slot))
        let isTimed = !brings.isDisjoint(with: [.date, .period, .frequency])
        let isToday = wording.says(Self.today) && !wording.says(["pas", "not"])
        let isNow = isToday || wording.says(Interpretation.immediately)
        if values[.date] != nil, !isTimed, isNow { drop(.date) }
        if values[.frequency] != nil, !brings.contains(.frequency), wording.says(Self.once) {
            values[.frequency] = nil
            // "Une seule fois, demain".
            if isTimed { _ = take(turn, correcting: true) }
            if intent == .manageRecurring {
                intent = values[.merchant] == nil ? .sendMoney : .payBill
                operation = nil
            }
        }
        if values[.note] != nil, !brings.contains(.note), wording.says(Self.noteless) {
            drop(.note)
        }
    }

    /// Makes a multiple or a part of each amount that was said; returns whether there is one.
    private mutating func multiply(by ratio: ExactRatio) -> Bool {
        let multiplied = (values[.amount] ?? []).map { value -> SlotValue? in
            guard case .amount(let old) = value else { return nil }
            return Self.multiplied(old, by: ratio).map(SlotValue.amount)
        }
        let whole = multiplied.compactMap { $0 }
        // Of a bill that is paid whole the half is said in words.
        if multiplied.isEmpty, intent == .payBill, ratio == ExactRatio(1, 2), shareOfDue == nil {
            words.append("half")
            return true
        }
        guard !whole.isEmpty, whole.count == multiplied.count else { return false }
        values[.amount] = whole
        doubt = nil
        return true
    }

    /// Adds what a turn says is more ("10 de plus", "add 10"), or takes away what is less, of each
    /// where it says so ("5 de plus à chacun"); returns whether it says so.
    private mutating func adjust(by turn: Interpretation) -> Bool {
        let old = (values[.amount] ?? []).compactMap { value in
            if case .amount(let amount) = value { return amount }
            return SpokenAmount?.none
        }
        guard old.count == 1 || old.count > 1 && turn.isOfEach, old.count == values[.amount]?.count,
            turn.slots.allSatisfy({ $0.slot == .amount || $0.slot == .amountMode }),
            let (said, isLess) = turn.difference
        else { return false }
        guard old.allSatisfy({ Self.monies($0, said) != nil }) else { return false }
        let new = old.compactMap { Self.adjusted($0, by: said, isLess: isLess) }
        // What each gets of a total is not said.
        let isOfTotal = turn.isOfEach && texts(personSlot).count > 1 && amountsOfEach == nil
        guard new.count == old.count, !isOfTotal else {
            drop(.amount)
            return true
        }
        values[.amount] = new.map(SlotValue.amount)
        doubt = nil
        return true
    }

    /// Takes the reason a turn gives where it was not understood as one ("for dinner") or is headed
    /// as one ("ajoute une note : pizza"); returns whether a reason is what it gives.
    private mutating func annotate(by turn: Interpretation) -> Bool {
        let isNoteAlone = !turn.slots.isEmpty && turn.slots.allSatisfy { $0.slot == .note }
        guard [.sendMoney, .payBill, .requestMoney, .manageRecurring].contains(intent),
            turn.values(of: .note).isEmpty || isNoteAlone, !turn.mentionsOthers
        else { return false }
        var parts = turn.text.split(separator: " ", omittingEmptySubsequences: true)[...]
        // "No, for groceries", "make it for drinks": what it is for behind what puts it right.
        let isOtherReason =
            turn.label == .act(.correct) && !turn.slots.isEmpty
            && turn.slots.allSatisfy { $0.slot == .category }
        if isOtherReason {
            parts = parts.drop { String($0).foldedWords.allSatisfy(Self.beforeReasons.contains) }
        }
        let words = parts.map { String($0).nameWords.first ?? "" }
        var reason: ArraySlice<Substring>
        if let mark = words.prefix(4).firstIndex(where: Self.noteWords.contains) {
            reason = parts[(mark + 1)...]
            // "Change the note, put birthday".
            if !parts[mark...].prefix(2).contains(where: { $0.hasSuffix(":") }) {
                reason = reason.drop { part in
                    String(part).foldedWords.allSatisfy(Self.noting.contains)
                }
            }
        } else if turn.slots.isEmpty && turn.intent == nil && turn.act == nil || isOtherReason,
            ["pour", "for"].contains(words.first ?? ""), (2...6).contains(words.count)
        {
            reason = parts.dropFirst()
        } else {
            return isNoteAlone
        }
        let fillers: Set<String> = [
            ":", "-", "with", "avec", "that", "says", "saying", "que", "dit", "en", "to", "into",
            "c'est", "is", "est", "par",
        ]
        while let first = reason.first, fillers.contains(first.lowercased()) {
            reason = reason.dropFirst()
        }
        let trimmed = reason.joined(separator: " ").trimmingQuotes
        if !trimmed.isEmpty { values[.note] = [.text(trimmed)] }
        return !trimmed.isEmpty
    }

    private static let beforeReasons = Interpretation.besideRetractions.union([
        "make", "it", "mets", "met", "put", "say", "dis", "that", "was", "est", "etait",
        "c'", "'s", "s",
    ])
    static let noteWords: Set<String> = [
        "note", "motif", "message", "libelle", "reference", "memo", "reason",
    ]
    /// Verbs by which a note is set.
    static let noting: Set<String> = [
        "mets", "met", "mettez", "mettre", "put", "make", "set", "write", "ecris", "ecrire", "add",
        "ajoute", "ajouter", "change", "changer", "modifie", "remplace",
    ]
    private static let today = ["aujourd'hui", "aujourdhui", "today"]
    private static let once = ["une fois", "une seule fois", "once", "one time", "only one time"]
    static let noteless = [
        "sans note", "sans motif", "pas de note", "pas de motif", "no note", "without note",
        "without a note",
    ]
    static let removing: Set<String> = [
        "pas", "sans", "sauf", "enleve", "enlever", "retire", "retirer", "not", "without", "except",
        "remove", "efface", "effacer", "erase", "drop", "supprime", "supprimer", "ote", "oter",
        "delete", "annule", "annuler", "cancel", "oublie", "oublier", "oubliez", "forget", "rien",
        "nothing", "skip",
    ]
    private static let setting: Set<String> = [
        "make", "mets", "met", "passe", "put", "change", "set",
    ]
    private static let adding = Interpretation.addingVerbs.union(["aussi", "also", "too"])

    /// Whether a turn names somebody besides ("et 10 à Karim", "and 30 to Zoé too").
    func adds(by turn: Interpretation) -> Bool {
        ["et", "and"].contains(turn.words.first) || !Self.adding.isDisjoint(with: turn.words)
            || Wording(turn.words).says(["as well"]) || wantsSame(for: turn) || agreesBeside(turn)
    }

    /// Whether a turn agrees to what one gets and says behind a "but" what another does ("yes for
    /// Tom but Emma gets 30", "d'accord pour Paul mais à Karim aussi").
    private func agreesBeside(_ turn: Interpretation) -> Bool { wordsBesideAgreed(in: turn) != nil }

    /// The words behind the "but" of a turn that agrees to what one gets; nil for any other turn.
    private func wordsBesideAgreed(in turn: Interpretation) -> ArraySlice<String>? {
        let words = turn.words
        guard let joint = words.firstIndex(where: ["mais", "but"].contains) else { return nil }
        let known = texts(personSlot).nameWords
        let agreed = words[..<joint].filter { !known.contains($0) }
        let agrees =
            agreed.count < joint && YesWords.agrees(agreed)
            && agreed.allSatisfy { YesWords.contains($0) || Interpretation.nameLinks.contains($0) }
        guard agrees, !Self.removes(turn), Interpretation.noes.isDisjoint(with: words),
            turn.slots.allSatisfy({ [.payee, .payer, .amount].contains($0.slot) })
        else { return nil }
        return words[(joint + 1)...]
    }

    /// Whether a turn is of somebody and an amount besides and has no verb that says otherwise,
    /// whatever it reads as by itself ("et 10 à Marie" after a request to Paul).
    private func onlyAddsSomebody(_ turn: Interpretation) -> Bool {
        // "Ok but add 5 for Zoé too".
        let said = turn.words.drop { word in
            YesWords.contains(word) || ["mais", "but", "et"].contains(word)
        }
        let opens =
            ["et", "and"].contains(turn.words.first) && turn.words.count <= 5
            || said.first.map(Interpretation.addingVerbs.contains) == true && said.count <= 6
        return [.sendMoney, .requestMoney].contains(intent) && opens
            && turn.values(of: .amount).count == 1
            && Set(turn.slots.map(\.slot)).isSubset(of: [.amount, .payee, .payer])
            && Set(turn.words).isDisjoint(with: Self.verbs)
    }

    static let verbs: Set<String> = [
        "envoie", "envoyer", "paie", "paye", "payer", "donne", "verse", "vire", "demande",
        "rembourse", "send", "pay", "give", "ask", "request", "transfer",
    ]

    /// Whether a turn wants the same for somebody besides ("pareil pour Zoé", "the same to Zoé").
    private func wantsSame(for turn: Interpretation) -> Bool {
        turn.isContinuation && Wording(turn.words).says(Self.same)
            && turn.slots.allSatisfy { [.payee, .payer, .merchant, .amountMode].contains($0.slot) }
    }

    /// Whether a turn says what one of several alone gets ("only 10 for Zoé").
    private func limits(by turn: Interpretation) -> Bool {
        texts(personSlot).count > 1 && !Self.alone.isDisjoint(with: turn.words)
            && !places(namedBy: turn).isEmpty
    }

    /// Whether a turn says that something is to be left out.
    static func removes(_ turn: Interpretation) -> Bool {
        let wording = Wording(turn.words)
        if turn.forbidsRemoval { return false }
        // What is left out may stand between the two words that say so.
        let isLeft =
            wording.says(["leave"]) && wording.says(["out"])
            || wording.saysWord(beginning: ["laiss"]) && wording.says(["de cote"])
        return isLeft || wording.says(["laisse tomber", "never mind"])
            || !removing.isDisjoint(with: turn.words)
            || turn.saysAllBut
            || turn.slots.contains(where: turn.leavesOut)
    }

    /// Whether a few words take one of several people out ("pas Paul", "leave out Zoé").
    func leavesOutOne(_ turn: Interpretation) -> Bool {
        texts(personSlot).count > 1 && turn.words.count <= 6 && turn.values(of: .amount).isEmpty
            && Self.removes(turn) && !places(namedBy: turn).isEmpty
    }

    /// Whether a few words take one of several out, keep that one alone or give it another amount,
    /// whatever they read as by themselves ("remove Paul's", "just Zoé's", "make Paul's 35").
    private func isAboutOne(_ turn: Interpretation) -> Bool {
        guard texts(personSlot).count > 1, turn.words.count <= 6, let first = turn.words.first
        else { return false }
        let removes = Self.removes(turn)
        let isNamed = !places(namedBy: turn).isEmpty
        let count = turn.values(of: .amount).count
        return isNamed && count == 0 && (removes || !Self.alone.isDisjoint(with: turn.words))
            || isNamed && count == 1
                && (Self.setting.contains(first) || turn.opensWithCorrection)
            || removes && count == 0 && turn.spokenRank != nil || givesOne(turn)
    }
}

extension Frame {
    private mutating func editPeople(by turn: Interpretation, contacts: [Payee]) {
        let names = texts(personSlot)
        let beside = wordsBesideAgreed(in: turn)
        let words = Set(beside ?? turn.words[...])
        let removes = Self.removes(turn)
        let isAnd = turn.label == .act(.affirm) && !words.isDisjoint(with: Self.joining)
        let adds = isAnd || self.adds(by: turn)
        let named = names.indices.filter { !names[$0].nameWords.isDisjoint(with: words) }
        guard !names.isEmpty else { return }
        let others = newNames(in: turn, besides: names, contacts)
        if others.isEmpty, names.count > 1, keep(some: named, of: names, as: turn) { return }
        guard removes || adds || named.count == 1 else { return }
        let amount = turn.values(of: .amount).last ?? turn.unreadAmount.map { .amount($0) }
        switch (named.first, others.first, amount) {
        case (let index?, nil, let amount?) where named.count == 1 && names.count > 1:
            guard var each = amountsOfEach else { return }
            each[index] = amount
            values[.amount] = each
        case (let index?, let other?, _)
        where turn.putsInPlace && named.count == 1 && (amount == nil || amountsOfEach != nil):
            replace(index, with: other)
            guard let amount, var each = amountsOfEach else { return }
            each[index] = amount
            values[.amount] = each
        case (let index?, let other?, nil) where removes && named.count == 1:
            replace(index, with: other)
        case (let index?, nil, nil)
        where removes && named.count == 1 && (names.count > 1 || turn.label != .act(.cancel)):
            remove(index)
        case (nil, _?, nil) where wantsSame(for: turn):
            // The same is so much for each.
            if names.count == 1 { values[.amountMode] = [.text("each")] }
            for other in others { add(other, nil) }
        case (_?, let other?, let amount?) where adds && turn.amountIsFor(other):
            add(other, amount)
        case (nil, _?, nil) where beside != nil && others.count == 1 && names.count == 1:
            // What was agreed to for one is so much for the other too.
            values[.amountMode] = [.text("each")]
            add(others[0], nil)
        case (nil, _?, _) where adds: add(others, by: turn, amount)
        case _: return
        }
    }

    /// Leaves those out that a turn says no to ("oui pour Paul, non pour Karim"), or all but those it
    /// wants alone ("only Paul"); returns whether it says so.
    private mutating func keep(
        some named: [Int], of names: [String], as turn: Interpretation
    ) -> Bool {
        // "Oui celui de 30".
        let isAmount = turn.label == .act(.affirm) && turn.slots.count == 1
        let ofAmount = names.indices.filter { index in
            isAmount && turn.values(of: .amount).first == amountsOfEach?[index]
        }
        guard turn.values(of: .amount).isEmpty || ofAmount.count == 1 else { return false }
        var named = ofAmount.isEmpty ? named : ofAmount
        var refused = named.filter { turn.refuses(names[$0]) }
        // "Oui le deuxième" wants him alone; "yes one of them" does not say whom.
        let isYes = turn.label == .act(.affirm) && !adds(by: turn)
        if named.isEmpty, let place = isYes ? turn.spokenRank : turn.spokenOrdinal {
            named = [place == -1 ? names.count - 1 : place - 1].filter(names.indices.contains)
            if Self.removes(turn), turn.spokenRank != nil { refused = named }
        }
        guard !named.isEmpty else { return false }
        let isAlone =
            isYes || !Set(turn.words).isDisjoint(with: Self.alone) || turn.refusesOthers
        let left = refused.isEmpty && isAlone ? Set(names.indices).subtracting(named) : Set(refused)
        guard !left.isEmpty, left.count < names.count else { return false }
        for index in left.sorted(by: >) { remove(index) }
        return true
    }

    private static let joining = ["et", "and", "then", "puis", "ensuite"]
    static let alone: Set<String> = [
        "only", "just", "seulement", "uniquement", "juste", "seul", "seule",
    ]

    /// The amount of each person, nil where there is but a total.
    var amountsOfEach: [SlotValue]? {
        let count = texts(personSlot).count
        guard let amounts = values[.amount] else { return nil }
        if amounts.count == count { return amounts }
        guard amounts.count == 1, text(.amountMode) == "each" else { return nil }
        return Array(repeating: amounts[0], count: count)
    }

    private mutating func replace(_ index: Int, with name: String) {
        values[personSlot]?[index] = .text(name)
    }

    mutating func remove(_ index: Int) {
        let count = texts(personSlot).count
        if values[.amount]?.count == count, count > 1 { values[.amount]?.remove(at: index) }
        values[personSlot]?.remove(at: index)
        if values[personSlot]?.isEmpty == true { values[personSlot] = nil }
    }

    mutating func add(_ name: String, _ amount: SlotValue?) {
        if let amount {
            guard let each = amountsOfEach else { return }
            values[.amount] = each + [amount]
        } else if texts(personSlot).count > 1, values[.amount]?.count != 1 {
            return
        }
        values[personSlot]?.append(.text(name))
    }

    /// The people a turn names who are not among `names`.
    func newNames(
        in turn: Interpretation, besides names: [String], _ contacts: [Payee]
    ) -> [String] {
        let known = names.nameWords
        let said = Frame(.sendMoney, turn).texts(.payee).filter {
            $0.nameWords.isDisjoint(with: known)
        }
        if !said.isEmpty { return said }
        let met = contacts.filter { contact in
            contact.nameWords.allSatisfy { $0.isDisjoint(with: known) }
        }.names(spokenIn: turn.words)
        guard met.isEmpty, wantsSame(for: turn), let name = turn.receiverOfSame,
            name.nameWords.isDisjoint(with: known)
        else { return met }
        return [name]
    }
}

extension Interpretation {
    /// Whether the only amount is said of a person: nobody else is named between the two.
    fileprivate func amountIsFor(_ name: String) -> Bool {
        let people = slots.filter { $0.slot == .payee || $0.slot == .payer }
        guard let person = people.first(where: { $0.value == .text(name) })?.range,
            let amount = slots.first(where: { $0.slot == .amount })?.range,
            values(of: .amount).count == 1
        else { return false }
        let between =
            min(person.upperBound, amount.upperBound)..<max(person.lowerBound, amount.lowerBound)
        return !people.contains { $0.range != person && between.overlaps($0.range) }
    }

    /// Whether what it says is said of each of several ("à chacun", "for both").
    fileprivate var isOfEach: Bool { text.amountMode == "each" || saysAll }

    /// The only amount and whether what is said beside it takes it away from another ("10 de
    /// moins", "remove 10") or adds it ("10 more"); nil where it does neither: "more like 25",
    /// "less, 15" name another. "Add 5" may be read as something that has no amount.
    var difference: (amount: SpokenAmount, isLess: Bool)? {
        let fills = slots.filter { $0.slot == .amount }
        if fills.count == 1, case .amount(let amount) = fills[0].value {
            return saysLess(beside: fills[0].range).map { (amount, $0) }
        }
        guard slots.isEmpty, let figure = onlyFigure else { return nil }
        return saysLess(beside: figure.range).map { (figure.amount, $0) }
    }

    func saysLess(beside range: Range<Int>) -> Bool? {
        let before = text(in: 0..<range.lowerBound).foldedWords
        let behind = text(in: range.upperBound..<Int.max).foldedWords.prefix(2)
        if !Self.addingVerbs.isDisjoint(with: before) { return false }
        if !Self.taking.isDisjoint(with: before) { return true }
        let pair = behind.joined(separator: " ")
        if ["more", "extra"].contains(behind.first) || ["de plus", "en plus"].contains(pair) {
            return false
        }
        if ["less", "off"].contains(behind.first) || ["de moins", "en moins"].contains(pair) {
            return true
        }
        guard before.count == 1, !text.contains(",") else { return nil }
        return switch before[0] {
        case "plus", "another": false
        case "moins", "minus": true
        default: nil
        }
    }

    static let addingVerbs: Set<String> = [
        "add", "ajoute", "ajouter", "ajoutes", "ajoutez", "rajoute", "rajouter",
    ]
    private static let taking: Set<String> = [
        "enleve", "enlever", "retire", "retirer", "remove", "deduct", "subtract",
    ]
}

extension String {
    /// The text without quotation marks and colons around it.
    fileprivate var trimmingQuotes: String {
        let marks: Set<Character> = ["\"", "“", "”", "«", "»", ":", ".", " ", "\u{A0}", "'"]
        var text = self[...]
        while let first = text.first, marks.contains(first) { text = text.dropFirst() }
        while let last = text.last, marks.contains(last) { text = text.dropLast() }
        return String(text)
    }
}

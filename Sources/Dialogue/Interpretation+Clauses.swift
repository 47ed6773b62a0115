internal import Primitives
internal import TextProcessing
internal import Understanding

/// The orders of one sentence that differ in more than whom they are for.
extension Interpretation {
    /// An order for each clause that says something else of what is to be done: another answer to a
    /// request, another rhythm, another of the user's own accounts. A sentence that is one order is
    /// returned whole.
    func clauses(in view: WalletView) -> [Interpretation] {
        if supposesCutsAlone { return [self] }
        return answers(in: view) ?? debtBesidePayment ?? debts(in: view) ?? deedsOnPayments
            ?? limits ?? orderBehindQuestion ?? rhythms ?? ownTransfers(in: view) ?? billsApart(
                in: view)
            ?? peopleApart(in: view) ?? debtsAskedBehindPayment ?? [self]
    }

    /// The turn as if these parts of its text alone were said, one behind the other.
    func saying(_ parts: [Range<Int>], as label: UtteranceLabel) -> Interpretation {
        var said = ""
        var kept: [SlotFill] = []
        for part in parts {
            if said.last.map({ !$0.isWhitespace }) == true { said += " " }
            let offset = said.utf8.count - part.lowerBound
            said += text(in: part)
            kept += slots.filter { part.contains($0.range.lowerBound) }.map { fill in
                let start = fill.range.lowerBound + offset
                let end = min(fill.range.upperBound, part.upperBound) + offset
                return SlotFill(slot: fill.slot, value: fill.value, range: start..<end)
            }
        }
        return Interpretation(
            text: said, language: language, label: label, act: act, confidence: confidence,
            alternatives: alternatives, slots: kept, isOrder: isOrder,
            hasImpossibleDate: hasImpossibleDate, languageMargin: languageMargin)
    }

    /// The ranges of the text from each of `starts` to the next, without what joins one to the
    /// other.
    func ranges(from starts: [Int]) -> [Range<Int>] {
        let tokens = TokenizedText(text)
        return starts.indices.map { index in
            let end = index + 1 < starts.count ? starts[index + 1] : text.utf8.count
            let last = tokens.tokens.last { token in
                token.source.upperBound <= end
                    && !Self.clauseJoints.contains(tokens.foldedText(of: token))
            }
            return starts[index]..<max(starts[index], last?.source.upperBound ?? end)
        }
    }

    /// The payment and the request of a sentence that sends to one and says behind an "and" that
    /// another owes ("send 30 to Paul and Marie owes me 20, ask her"); nil for any other.
    private var debtBesidePayment: [Interpretation]? {
        guard label == .intent(.requestMoney, .create) || label == .intent(.sendMoney, nil)
        else { return nil }
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        guard let verb = said.first, Frame.sendingVerbs.contains(verb),
            let owing = said.indices.first(where: { index in
                ["owes", "doit"].contains(said[index])
                    && said[max(0, index - 1)...].prefix(3).contains("me")
            }),
            let joint = said[..<owing].lastIndex(where: ["and", "et"].contains)
        else { return nil }
        let end = tokens.tokens[joint].source
        let paid = saying([0..<end.lowerBound], as: .intent(.sendMoney, nil))
        let asked = saying([end.upperBound..<text.utf8.count], as: .intent(.requestMoney, .create))
        guard !paid.receivers.isEmpty, !asked.receivers.isEmpty else { return nil }
        return [paid.renaming(.payer, .payee), asked.renaming(.payee, .payer)]
    }

    /// The turn with the people of one slot in another.
    func renaming(_ old: Slot, _ new: Slot) -> Interpretation {
        with(
            slots: slots.map { fill in
                fill.slot == old ? SlotFill(slot: new, value: fill.value, range: fill.range) : fill
            })
    }

    static let clauseJoints: Set<String> = [
        "et", "and", "puis", "then", "mais", "but", "plus", ",", ";", ".", "&", "aussi", "also",
    ]
}

// MARK: - Answers to requests

extension Interpretation {
    /// An order for each answer to requests for money ("refuse celle de Zoé et accepte l'autre");
    /// nil where there is none in short words, or one answer alone.
    private func answers(in view: WalletView) -> [Interpretation]? {
        if let operation = answerToOthers, view.requests.contains(where: \.isIncoming) {
            return [with(slots: [], label: .intent(.requestMoney, operation), confidence: 1)]
        }
        if let answer = answerBesideKept(in: view) { return [answer] }
        switch label {
        case .intent(.requestMoney, .accept?), .intent(.requestMoney, .decline?): break
        case .intent, .act, .inform, .outOfScope: return nil
        }
        let said = verbs { Self.answering[$0] }
        let verbs = said.indices.filter { $0 == 0 || said[$0].deed != said[$0 - 1].deed }
            .map { said[$0] }
        guard verbs.count > 1 else { return nil }
        let parts = ranges(from: [0] + verbs.dropFirst().map(\.start))
        return zip(parts, verbs).map { part, verb in
            saying([part], as: .intent(.requestMoney, verb.deed))
        }
    }

    /// The answer to requests beside others that are only left for later ("accepte Paul mais garde
    /// celle d'Emma pour plus tard"); nil where nobody's is.
    private func answerBesideKept(in view: WalletView) -> Interpretation? {
        switch label {
        case .intent(.requestMoney, _), .act(.cancel), .outOfScope: break
        case .intent, .act, .inform: return nil
        }
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        guard let verb = said.first, let operation = Self.answering[verb], !verb.hasPrefix("pa"),
            let joint = said.indices.dropLast().first(where: { index in
                Self.clauseJoints.contains(said[index]) && Self.leaving.contains(said[index + 1])
            })
        else { return nil }
        let names = said[..<joint]
        let asking = Set(view.requests.filter(\.isIncoming).map(\.person.name)).filter { name in
            name.foldedWords.first.map(names.contains) == true
        }
        guard !asking.isEmpty else { return nil }
        let end = tokens.tokens[joint].source.lowerBound
        let fills = asking.sorted().map { SlotFill(slot: .payee, value: .text($0), range: 0..<end) }
        return saying([0..<end], as: label).ordering(.intent(.requestMoney, operation), fills)
    }

    private static let leaving = keepingVerbs.union([
        "laisse", "laisser", "laissez", "leave", "save",
    ])

    /// What is to be done with the requests that are not the one spoken of, where that is all that
    /// is said ("refuse l'autre", "and accept the other one"); what is to be paid may be a bill.
    private var answerToOthers: Operation? {
        guard slots.isEmpty, words.count <= 6, speaksOfOthers, !text.contains("?"),
            let verb = words.first(where: { Self.answering[$0] != nil }), !verb.hasPrefix("pa"),
            words.allSatisfy({ word in
                Self.besideOthers.contains(word) || Self.answering[word] != nil
            })
        else { return nil }
        return Self.answering[verb]
    }

    /// Whether what is spoken of is what else there is beside something named.
    var speaksOfOthers: Bool {
        !Set(words).isDisjoint(with: ["autre", "autres", "other", "others"])
    }

    static let answering: [String: Operation] = Dictionary(
        uniqueKeysWithValues: [
            "accepte", "accepter", "acceptes", "acceptez", "accept", "approve", "approuve",
            "approuver", "paie", "paye", "payer", "payez", "pay",
        ].map { ($0, .accept) }
            + [
                "refuse", "refuser", "refuses", "refusez", "decline", "decliner", "declinez",
                "reject", "rejette", "rejeter", "deny",
            ].map { ($0, .decline) })
    private static let besideOthers = Set(
        """
        l'autre les autres the other others one ones et and aussi also puis then mais but demande \
        demandes request requests please stp svp s'il te plait
        """.foldedWords)
}

// MARK: - Other deeds

extension Interpretation {
    /// An order for each deed on payments that come again ("arrête Netflix et passe Spotify à 12");
    /// nil where there is one.
    private var deedsOnPayments: [Interpretation]? {
        guard case .intent(.manageRecurring, let operation?) = label, operation != .list,
            operation != .create, values(of: .merchant).count > 1
        else { return nil }
        let verbs = verbs { word in
            Self.cancelling.contains(where: word.hasPrefix)
                ? .cancel : Self.deed([word])?.operation(on: .manageRecurring)
        }
        guard verbs.count > 1 else { return nil }
        let parts = ranges(from: [0] + verbs.dropFirst().map(\.start))
        let areWhole = parts.allSatisfy { part in
            slots.contains { $0.slot == .merchant && part.contains($0.range.lowerBound) }
        }
        guard areWhole else { return nil }
        return zip(parts, verbs).map { part, verb in
            saying([part], as: .intent(.manageRecurring, verb.deed))
        }
    }

    /// An order for each limit that is set ("limit me to 100 per payment and 500 per day"); nil where
    /// they are not each over something else.
    private var limits: [Interpretation]? {
        let starts = slots.filter { $0.slot == .amount }.map(\.range.lowerBound)
        guard label == .intent(.accountSecurity, .setLimit), starts.count > 1 else { return nil }
        let parts = ranges(from: starts).map { saying([0..<starts[0], $0], as: label) }
        let scopes = Set(parts.compactMap { Frame(.accountSecurity, $0).scope })
        return scopes.count == parts.count ? parts : nil
    }

    /// The question and the order behind it, where somebody is to be sent money once it is answered
    /// ("dis-moi combien il me reste et puis envoie 20 à Paul"); nil where there is no such order.
    private var orderBehindQuestion: [Interpretation]? {
        guard let intent, Frame(intent, operation).isQuestion else { return nil }
        guard let start = verbs({ Frame.sendingVerbs.contains($0) ? $0 : nil }).last?.start,
            text(in: 0..<start).foldedWords.last.map(Self.clauseJoints.contains) == true,
            // "Envoyé", which folds as "envoie" may, is of the past.
            text(in: start..<Int.max).prefix(while: \.isLetter).last != "é"
        else { return nil }
        let parts = ranges(from: [0, start])
        let order = saying([parts[1]], as: .intent(.sendMoney, nil))
        let isWhole = [.amount, .payee].allSatisfy { !order.values(of: $0).isEmpty }
        return isWhole ? [saying([parts[0]], as: label), order] : nil
    }

    /// Where each clause begins with a verb that a closure knows a deed by, the first of them
    /// anywhere and the others behind what joins clauses, and that deed.
    private func verbs<Deed>(_ deed: (String) -> Deed?) -> [(start: Int, deed: Deed)] {
        let tokens = TokenizedText(text)
        let words = tokens.tokens.map(tokens.foldedText(of:))
        return words.indices.reduce(into: []) { verbs, index in
            guard verbs.isEmpty || Self.clauseJoints.contains(words[index - 1]),
                let deed = deed(words[index])
            else { return }
            verbs.append((tokens.tokens[index].source.lowerBound, deed))
        }
    }
}

// MARK: - Rhythms and accounts

extension Interpretation {
    /// An order for each person of whom it is said when they are paid ("30 to Marie now and 20 to
    /// Paul every month"); nil where what is said last is of all.
    private var rhythms: [Interpretation]? {
        let isRepeated =
            label == .intent(.manageRecurring, .create)
            || label == .intent(.sendMoney, nil) && !values(of: .frequency).isEmpty
        guard isRepeated, let starts = startsByRhythm ?? startsByPerson else { return nil }
        let parts = ranges(from: starts)
        guard parts.dropLast().contains(where: saysWhen) else { return nil }
        return parts.map { order(in: [0..<starts[0], $0]) }
    }

    /// The order in these parts of the text, which is given once where they say no rhythm.
    private func order(in parts: [Range<Int>]) -> Interpretation {
        let once = saying(parts, as: .intent(.sendMoney, nil))
        return once.values(of: .frequency).isEmpty
            ? once : once.with(slots: once.slots, label: .intent(.manageRecurring, .create))
    }

    /// Whether a part of the text says of itself when something is paid.
    func saysWhen(_ part: Range<Int>) -> Bool {
        slots.contains { fill in
            [.frequency, .date, .period].contains(fill.slot) && part.contains(fill.range.lowerBound)
        } || Wording(text(in: part).foldedWords).says(Self.immediately + Self.todayOrOnce)
    }

    private static let todayOrOnce = [
        "today", "aujourd'hui", "once", "one time", "une fois", "une seule fois",
    ]

    /// Where what is paid by each of several rhythms begins, with the rhythm ("every Friday send Jack
    /// 5 and every Monday send Mo 10"); nil where they do not lead to one person each.
    private var startsByRhythm: [Int]? {
        let inOrder = slots.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let starts = inOrder.filter { $0.slot == .frequency }.map(\.range.lowerBound)
        guard starts.count > 1, inOrder.first?.slot == .frequency else { return nil }
        let areWhole = ranges(from: starts).allSatisfy { part in
            [Slot.amount, .payee].allSatisfy { slot in
                slots.count { $0.slot == slot && part.contains($0.range.lowerBound) } == 1
            }
        }
        return areWhole ? starts : nil
    }

    /// Where what is for each of several people with an amount of their own begins; nil where they
    /// cannot be told apart.
    var startsByPerson: [Int]? {
        let marks = slots.filter { $0.slot == .amount || $0.slot == .payee }
        guard let first = marks.first else { return nil }
        var groups: [[SlotFill]] = []
        for mark in marks {
            if groups.isEmpty || mark.slot == first.slot && groups.last?.last?.slot != first.slot {
                groups.append([mark])
            } else {
                groups[groups.count - 1].append(mark)
            }
        }
        let areWhole = groups.allSatisfy { group in
            group.count == 2 && group[0].slot != group[1].slot
        }
        return groups.count > 1 && areWhole ? groups.map { $0[0].range.lowerBound } : nil
    }

    /// A transfer for each of the user's own accounts, or person beside one, with an amount of its
    /// own ("100 sur l'épargne et 50 sur le compte joint"); nil where there are not several.
    private func ownTransfers(in view: WalletView) -> [Interpretation]? {
        guard label == .intent(.sendMoney, nil) || label == .intent(.manageRecurring, .create),
            !view.accounts.isEmpty
        else { return nil }
        let starts = slots.filter { $0.slot == .amount }.map(\.range.lowerBound)
        // Of "prends 50 sur l'épargne et 30 sur le compte joint" none gets anything.
        guard starts.count > 1,
            !text(in: 0..<starts[0]).foldedWords.contains(where: AccountRoute.taking.contains)
        else { return nil }
        let parts = ranges(from: starts)
        let people = slots.filter { $0.slot == .payee }.map(\.range.lowerBound)
        let accounts = parts.map { part in
            AccountRoute(text(in: part).foldedWords, accounts: view.accounts).destination
        }
        let areWhole = zip(parts, accounts).allSatisfy { part, account in
            people.count(where: part.contains) == (account == nil ? 1 : 0)
        }
        let named = accounts.compactMap { $0 }
        guard areWhole, !named.isEmpty, Set(named).count == named.count,
            people.allSatisfy({ $0 >= starts[0] })
        else { return nil }
        // What is said last of when is said of all, unless another says it of itself.
        let last = parts[parts.count - 1]
        let isShared = !parts.dropLast().contains(where: saysWhen)
        let times = slots.filter { fill in
            isShared && [.date, .period, .frequency].contains(fill.slot)
                && last.contains(fill.range.lowerBound)
        }.map(\.range)
        return parts.map { part in
            order(in: [0..<starts[0], part] + (part == last ? [] : times))
        }
    }
}

extension WalletView.Request {
    var isIncoming: Bool { direction == .incoming }
}

extension Frame {
    /// Leaves those who are named beside it out of what is meant by "the other" or "the others".
    mutating func meanOthers(than names: [String], as turn: Interpretation) {
        guard intent == .requestMoney, turn.speaksOfOthers, texts(.payee).isEmpty else { return }
        excluded += names.map { Exclusion(slot: .payee, said: $0, value: .text($0)) }
        if !spoken.isDisjoint(with: ["autres", "others"]) { wantsAll = true }
    }
}

internal import Primitives
internal import TextProcessing
internal import Understanding

/// The orders of one sentence that differ in more than whom they are for.
extension Interpretation {
    /// An order for each clause that says something else of what is to be done: another answer to a
    /// request, another rhythm, another of the user's own accounts. A sentence that is one order is
    /// returned whole.
    func clauses(in view: WalletView) -> [Interpretation] {
        answers(in: view) ?? deeds ?? orderBehindQuestion ?? rhythms ?? ownTransfers(in: view)
            ?? [self]
    }

    /// The turn as if these parts of its text alone were said, one behind the other.
    private func saying(_ parts: [Range<Int>], as label: UtteranceLabel) -> Interpretation {
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
    private func ranges(from starts: [Int]) -> [Range<Int>] {
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

    private static let clauseJoints: Set<String> = [
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
        switch label {
        case .intent(.requestMoney, .accept?), .intent(.requestMoney, .decline?): break
        case .intent, .act, .inform, .outOfScope: return nil
        }
        return orders(of: .requestMoney) { Self.answering[$0] }
    }

    /// An order of an intent for each verb that wants another operation of it behind a joint; nil
    /// where there are not several.
    private func orders(
        of intent: Intent, meaning operation: (String) -> Operation?
    ) -> [Interpretation]? {
        let tokens = TokenizedText(text)
        let words = tokens.tokens.map(tokens.foldedText(of:))
        var verbs: [(start: Int, operation: Operation)] = []
        for (index, word) in words.enumerated() {
            guard let operation = operation(word),
                verbs.isEmpty || Self.clauseJoints.contains(words[index - 1]),
                verbs.last?.operation != operation
            else { continue }
            verbs.append((tokens.tokens[index].source.lowerBound, operation))
        }
        guard verbs.count > 1 else { return nil }
        let parts = ranges(from: [0] + verbs.dropFirst().map(\.start))
        return zip(parts, verbs).map { part, verb in
            saying([part], as: .intent(intent, verb.operation))
        }
    }

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

    private static let answering: [String: Operation] = Dictionary(
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
    /// An order for each thing that is to be done to another payment that comes back ("arrête Netflix
    /// et passe Spotify à 12"); nil where one thing is to be done, or what it is done to is not said.
    private var deeds: [Interpretation]? {
        guard intent == .manageRecurring, operation != .create, operation != .list,
            let orders = orders(of: .manageRecurring, meaning: Deed.operationOnPayment),
            orders.allSatisfy({ !$0.receivers.isEmpty })
        else { return nil }
        return orders
    }

    /// The question and the payment of a sentence that asks and then orders with an infinitive ("tu
    /// peux me dire combien il me reste et puis envoyer 20 à Paul"); nil where it does not.
    private var orderBehindQuestion: [Interpretation]? {
        guard let intent, Frame(intent, operation).isQuestion, isCommand else { return nil }
        let tokens = TokenizedText(text)
        let words = tokens.tokens.map(tokens.foldedText(of:))
        let verb = words.indices.dropFirst().first { index in
            Self.paying.contains(words[index])
                && Self.clauseJoints.contains(
                    words[..<index].last { $0 != "de" && $0 != "d'" } ?? "")
        }
        guard let verb else { return nil }
        let parts = ranges(from: [0, tokens.tokens[verb].source.lowerBound])
        let order = saying([parts[1]], as: .intent(.sendMoney, nil))
        guard !order.values(of: .payee).isEmpty, !order.values(of: .amount).isEmpty else {
            return nil
        }
        return [saying([parts[0]], as: label), order]
    }

    /// The turn without what is only to be kept for somebody else beside those who are paid ("pay EDF
    /// and keep 20 for Free").
    var withoutKept: Interpretation {
        guard intent == .sendMoney || intent == .payBill else { return self }
        let tokens = TokenizedText(text)
        let words = tokens.tokens.map(tokens.foldedText(of:))
        let verb = words.indices.dropFirst().first { index in
            Self.clauseJoints.contains(words[index - 1]) && Self.keeps(words[index...])
        }
        guard let verb, Frame.verbs.isDisjoint(with: words[verb...]) else { return self }
        let start = tokens.tokens[verb].source.lowerBound
        let paid = with(slots: slots.filter { $0.range.lowerBound < start })
        let kept = with(slots: slots.filter { $0.range.lowerBound >= start })
        let isForOthers = !kept.receivers.isEmpty && !kept.values(of: .amount).isEmpty
        return isForOthers && !paid.receivers.isEmpty ? paid : self
    }

    /// Whether words begin with a verb that keeps or sets aside; what is left may be paid.
    private static func keeps(_ words: ArraySlice<String>) -> Bool {
        guard let verb = words.first else { return false }
        let isAside = ["mets", "mettre", "put", "set"].contains(verb)
        return ["keep", "gard", "conserv", "reserv"].contains(where: verb.hasPrefix)
            || isAside && Wording(words).says(["de cote", "aside"])
    }

    private static let paying: Set<String> = [
        "envoyer", "payer", "donner", "verser", "virer", "rembourser", "transferer",
    ]

    /// The turn with whoever is named beside somebody who is paid as one of theirs ("à Paul et sa
    /// femme", "to Paul and his wife"), where no slot has them.
    var namingCompany: Interpretation {
        guard label == .intent(.sendMoney, nil) || label == .intent(.requestMoney, .create),
            let person = slots.last(where: { $0.slot == .payee || $0.slot == .payer })
        else { return self }
        let end = person.range.upperBound
        let tokens = TokenizedText(text)
        let behind = tokens.tokens.filter { $0.source.lowerBound >= end }.prefix(4)
        let joint = behind.prefix {
            ["et", "and", "&", "a", "to"].contains(tokens.foldedText(of: $0))
        }
        let company = behind.dropFirst(joint.count).prefix(2)
        guard let and = joint.first, !["a", "to"].contains(tokens.foldedText(of: and)),
            let first = company.first, let last = company.dropFirst().first,
            Self.theirs.contains(tokens.foldedText(of: first)), last.kind == .word
        else { return self }
        let range = first.source.lowerBound..<last.source.upperBound
        guard !slots.contains(where: { $0.range.overlaps(range) }) else { return self }
        let place = slots.firstIndex { $0.range.lowerBound >= end } ?? slots.count
        var named = slots
        named.insert(
            SlotFill(slot: person.slot, value: .text(text(in: range)), range: range), at: place)
        return with(slots: named)
    }

    private static let theirs: Set<String> = [
        "sa", "son", "ses", "leur", "leurs", "his", "her", "their",
    ]
}

// MARK: - Rhythms and accounts

extension Interpretation {
    /// An order for each person of whom it is said when they are paid ("30 to Marie now and 20 to
    /// Paul every month"); nil where what is said last is of all.
    private var rhythms: [Interpretation]? {
        guard label == .intent(.manageRecurring, .create), let starts = startsByPerson else {
            return nil
        }
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
    private func saysWhen(_ part: Range<Int>) -> Bool {
        slots.contains { fill in
            [.frequency, .date, .period].contains(fill.slot) && part.contains(fill.range.lowerBound)
        } || Wording(text(in: part).foldedWords).says(Self.atOnceOrOnce)
    }

    private static let atOnceOrOnce = [
        "now", "maintenant", "tout de suite", "immediatement", "immediately", "straight away",
        "right away", "today", "aujourd'hui", "once", "one time", "une fois", "une seule fois",
    ]

    /// Where what is for each of several people with an amount of their own begins; nil where they
    /// cannot be told apart.
    private var startsByPerson: [Int]? {
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
        guard starts.count > 1 else { return nil }
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
    fileprivate var isIncoming: Bool { direction == .incoming }
}

extension Frame {
    /// Leaves those who are named beside it out of what is meant by "the other" or "the others".
    mutating func meanOthers(than names: [String], as turn: Interpretation) {
        guard intent == .requestMoney, turn.speaksOfOthers, texts(.payee).isEmpty else { return }
        excluded += names.map { Exclusion(slot: .payee, said: $0, value: .text($0)) }
        if !spoken.isDisjoint(with: ["autres", "others"]) { wantsAll = true }
    }
}

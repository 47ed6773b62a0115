internal import Primitives
internal import TextProcessing
internal import Understanding

/// What part of an amount that was paid is somebody's, as the story of it tells.
extension Interpretation {
    /// The speaker's share of what somebody else paid: among as many as are said to have shared it
    /// ("ma part, on était 3", "my share, three of us") or were together ("on a mangé avec Karim"),
    /// or the fraction that is said ("il a payé 60, envoie-lui la moitié"). Nil where no share is
    /// said, or nobody tells of how many.
    var ownShare: ExactRatio? {
        guard intent == .sendMoney else { return nil }
        if let fraction = toldFraction ?? fractionOfToldBehind { return fraction }
        guard saysOwnShare, let count = headcount ?? companyCount else { return nil }
        return ExactRatio(1, count)
    }

    /// What each of several who are asked for theirs owes of what the speaker paid for so many ("on
    /// était quatre, demande leur part à …"); nil where it is not said for how many.
    var shareOfOthers: ExactRatio? {
        if let fraction = toldFractionOfOther { return fraction }
        guard label == .intent(.requestMoney, .create),
            Wording(words).says(Self.sharesOfOthers), let count = headcount,
            (2..<count).contains(Int64(values(of: .payer).count))
        else { return nil }
        return ExactRatio(1, count)
    }

    /// The fraction that is somebody's of what the speaker paid, which is told before it ("I paid
    /// 75, Priya's share is a third").
    private var toldFractionOfOther: ExactRatio? {
        let amounts = slots.filter { $0.slot == .amount }
        guard label == .intent(.requestMoney, .create), amounts.count == 1,
            values(of: .payer).count == 1
        else { return nil }
        let before = text(in: 0..<amounts[0].range.lowerBound).foldedWords
        let behind = text(in: amounts[0].range.upperBound..<Int.max).foldedWords
        let fractions = Self.fractions(in: behind)
        let isTold =
            before.contains(where: Self.telling.contains) && fractions.count == 1
            && behind.contains(where: Self.ofSomebody.contains)
        return isTold ? fractions[0] : nil
    }

    /// Words by which a part is somebody's.
    private static let ofSomebody: Set<String> = [
        "share", "part", "from", "his", "her", "their", "sa", "'s", "is", "me",
    ]

    /// Whether a share is to be sent of an amount that is told, and it is not said how much of it
    /// that is.
    var isOfUnknownShare: Bool {
        intent == .sendMoney && tellsAmountBeforeOrder && ownShare == nil
            && (saysOwnShare || fractionsBehindOrder.count > 1 && !paysHalfNow)
    }

    private var saysOwnShare: Bool { Wording(words).says(["ma part", "my share"]) }

    private static let sharesOfOthers = [
        "leur part", "sa part", "their share", "his share", "her share", "their shares",
    ]

    /// The fraction behind the order of the only amount, which is told before it.
    private var toldFraction: ExactRatio? {
        guard tellsAmountBeforeOrder, values(of: .payee).count <= 1,
            fractionsBehindOrder.count == 1
        else { return nil }
        return fractionsBehindOrder[0]
    }

    /// The fraction that is ordered of the only amount, which is told behind it as what somebody
    /// paid ("send Paul half, he paid 40").
    private var fractionOfToldBehind: ExactRatio? {
        let amounts = slots.filter { $0.slot == .amount }
        guard amounts.count == 1, values(of: .payee).count <= 1, let orderStart,
            orderStart < amounts[0].range.lowerBound
        else { return nil }
        let between = text(in: orderStart..<amounts[0].range.lowerBound).foldedWords
        guard let told = between.lastIndex(where: Self.telling.contains) else { return nil }
        let said = between[..<told].compactMap { Self.fractions[$0] }.filter { $0.parts > 1 }
        let isLast = between[(told + 1)...].allSatisfy(Self.nameLinks.contains)
        return said.count == 1 && isLast ? ExactRatio(said[0].times, said[0].parts) : nil
    }

    private static let telling: Set<String> = [
        "paid", "spent", "paye", "payee", "regle", "avance", "depense", "cost", "coute", "was",
    ]

    /// The fractions that are said behind the verb that orders.
    private var fractionsBehindOrder: [ExactRatio] {
        guard let orderStart else { return [] }
        return Self.fractions(in: text(in: orderStart..<Int.max).foldedWords)
    }

    private static func fractions(in words: [String]) -> [ExactRatio] {
        words.indices.compactMap { place in
            guard let fraction = fractions[words[place]], fraction.parts > 1 else { return nil }
            let count = place > 0 ? numerator(words[place - 1]) : nil
            return ExactRatio(fraction.times * (count ?? 1), fraction.parts)
        }
    }

    /// Whether the only amount stands before the verb that orders, and none that orders before it:
    /// of "send her the 50, I'll give her the other half later" all of it is sent.
    private var tellsAmountBeforeOrder: Bool {
        let amounts = slots.filter { $0.slot == .amount }
        guard amounts.count == 1, let orderStart else { return false }
        let before = text(in: 0..<amounts[0].range.lowerBound).replacing(",", with: " and ")
        let words = before.foldedWords
        let isOrdered = words.indices.contains { index in
            isSendingVerb(words[index])
                && (index == 0 || Self.beforeOrders.contains(words[index - 1]))
        }
        return amounts[0].range.upperBound <= orderStart && !isOrdered
    }

    private static let beforeOrders: Set<String> = [
        "and", "et", "then", "puis", "so", "alors", "donc", "but", "mais", "please", "you", "peux",
        "stp", "i", "je", "veux", "now", "maintenant",
    ]

    /// Where the last verb stands that orders money to be sent, or says what part the speaker owes
    /// ("I owe her half").
    private var orderStart: Int? {
        let tokenized = TokenizedText(text)
        let words = tokenized.tokens.map(tokenized.foldedText(of:))
        return words.indices.last { index in
            if Self.owing.contains(words[index]) {
                return words[(index + 1)...].prefix(4).contains { Self.fractions[$0] != nil }
            }
            // "Payé", which folds as an order, tells.
            return isSendingVerb(words[index])
                && tokenized.surface(of: tokenized.tokens[index]).last != "é"
        }.map { tokenized.tokens[$0].source.lowerBound }
    }

    private static let owing: Set<String> = ["owe", "dois", "paying", "covering"]

    private func isSendingVerb(_ word: String) -> Bool {
        Self.refundingVerbs.contains(word) || Frame.sendingVerbs.contains(word)
    }

    static let refundingVerbs: Set<String> = [
        "rembourse", "rembourser", "rends", "rendre", "repay", "reimburse", "refund",
    ]

    /// How many are said to share ("on était trois", "for the three of us", "pour nous deux").
    var headcount: Int64? {
        let words = words
        return words.indices.lazy.compactMap { index -> Int64? in
            let (before, behind) = (words[..<index].last, words[(index + 1)...].prefix(2))
            if words[index] == "both" { return behind.starts(with: ["of", "us"]) ? 2 : nil }
            guard let count = SpokenNumber.several(words[index]) else { return nil }
            let isCount =
                before.map(Self.beings.contains) == true || behind.starts(with: ["of", "us"])
                || behind.first.map(["personnes", "people"].contains) == true
            return isCount && count <= 10 ? Int64(count) : nil
        }.first
    }

    private static let beings: Set<String> = [
        "etait", "etaient", "etions", "sommes", "were", "est", "nous",
    ]

    /// The speaker and those whom they were with, each by a name ("I had dinner with James"); nil
    /// where others may have been there, or somebody else paid.
    private var companyCount: Int64? {
        let tokenized = TokenizedText(text)
        let said = tokenized.tokens.map(tokenized.foldedText(of:))
        guard let with = said.firstIndex(where: { ["avec", "with"].contains($0) }),
            said[..<with].contains(where: Self.speakers.contains),
            Self.groups.isDisjoint(with: said)
        else { return nil }
        var names: Set<String> = []
        var (isNext, mayBeUnnamed) = (true, false)
        for token in tokenized.tokens[(with + 1)...] {
            let word = tokenized.foldedText(of: token)
            if Self.joiners.contains(word) {
                isNext = true
                mayBeUnnamed = word != ","
            } else if word != "i", tokenized.surface(of: token).first?.isUppercase == true {
                if isNext { names.insert(word) }
                (isNext, mayBeUnnamed) = (false, false)
            } else {
                // "Avec Karim et sa femme": not all are named.
                if mayBeUnnamed, !Self.speakers.union(Self.others).contains(word) { return nil }
                break
            }
        }
        let payees = values(of: .payee).map(\.canonicalString.nameWords)
        guard !names.isEmpty, payees.allSatisfy({ !$0.isDisjoint(with: names) }) else { return nil }
        return Int64(names.count + 1)
    }

    private static let joiners: Set<String> = ["et", "and", "&", ","]
    private static let speakers: Set<String> = ["on", "nous", "we", "je", "j'", "i"]
    private static let others: Set<String> = ["il", "elle", "he", "she", "c'"]
    /// Words of people who are not named.
    private static let groups: Set<String> = [
        "ami", "amis", "amie", "amies", "friend", "friends", "autre", "autres", "other", "others",
        "famille", "family", "collegue", "collegues", "colleague", "colleagues", "pote", "potes",
        "copain", "copains", "copine", "copines", "guys", "everyone", "everybody", "tous",
        "tout", "equipe", "team", "enfants", "kids", "parents", "femme", "wife", "mari",
        "husband", "soeur", "frere", "sister", "brother", "all", "gang", "bande", "couple",
    ]
}

extension Interpretation {
    /// All that somebody lent, in minor units, where it is to be given back ("Emma lent me 30 last
    /// week and 12 yesterday, pay her back"); nil where it is not told in several amounts.
    var lentUnits: Int64? {
        let fills = slots.filter { $0.slot == .amount }
        guard intent == .sendMoney, fills.count > 1, values(of: .payee).count <= 1,
            let first = fills.first, let last = fills.last,
            !Self.lending.isDisjoint(with: text(in: 0..<first.range.lowerBound).foldedWords),
            !Self.corrects(text(in: first.range.lowerBound..<last.range.lowerBound).foldedWords)
        else { return nil }
        let behind = text(in: last.range.upperBound..<Int.max).foldedWords
        guard !Self.givingBack.isDisjoint(with: behind),
            zip(fills, fills.dropFirst()).allSatisfy({ areAdded($0, $1) })
        else { return nil }
        let monies = fills.compactMap { fill -> Money? in
            if case .amount(let amount) = fill.value { return amount.reckoned }
            return nil
        }
        guard monies.count == fills.count, let start = monies.first else { return nil }
        return try? monies.dropFirst().reduce(start) { try $0.adding($1) }.minorUnits
    }

    /// Whether what stands between two amounts adds the one to the other.
    private func areAdded(_ first: SlotFill, _ second: SlotFill) -> Bool {
        let between = text(
            in: first.range.upperBound..<max(first.range.upperBound, second.range.lowerBound))
        return between.contains(",")
            || !Self.adding.isDisjoint(with: between.foldedWords)
    }

    private static let adding: Set<String> = ["et", "and", "puis", "then", "plus", "ensuite"]
    private static let lending: Set<String> = [
        "lent", "loaned", "lended", "prete", "pretes", "avance", "avances", "advanced", "fronted",
        "owe", "dois", "borrowed", "emprunte", "empruntes",
    ]
    private static let givingBack = refundingVerbs.union([
        "back", "tout", "all", "everything", "total", "both", "deux",
    ])
}

extension Interpretation {
    /// The turn with the one it tells of for "him" or "her" that money is sent to ("Léa fête ses 30
    /// ans, envoie-lui 50"): the only one who is known and named before that, where nobody is in a
    /// slot, and of several the one who paid.
    func naming(in view: WalletView) -> Interpretation {
        guard label == .intent(.sendMoney, nil), isOrder else { return self }
        let tokenized = TokenizedText(text)
        let said = tokenized.tokens.map(tokenized.foldedText(of:))
        guard let pronoun = said.lastIndex(where: { ["lui", "him", "her"].contains($0) }) else {
            return self
        }
        let told = slots.filter { $0.slot == .payee }
        guard told.isEmpty else {
            let place = tokenized.tokens[pronoun].source.lowerBound
            guard told.allSatisfy({ $0.range.upperBound <= place }),
                let payer = told.last(where: hasPaid)
            else { return self }
            return with(slots: slots.filter { $0.slot != .payee || $0 == payer })
        }
        let free = tokenized.tokens.indices.prefix(pronoun).filter { index in
            !slots.contains { $0.range.overlaps(tokenized.tokens[index].source) }
        }
        let known = view.contacts.filter { $0.isSpoken(of: free.map { said[$0] }) }
        guard known.count == 1, let person = known.first,
            let place = free.first(where: { person.name.nameWords.contains(said[$0]) })
        else { return self }
        let fill = SlotFill(
            slot: .payee, value: .text(person.name), range: tokenized.tokens[place].source)
        return with(slots: (slots + [fill]).sorted { $0.range.lowerBound < $1.range.lowerBound })
    }
}

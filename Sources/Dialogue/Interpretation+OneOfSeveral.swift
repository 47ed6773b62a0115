internal import Primitives
internal import TextProcessing
internal import Understanding

/// Which of several people who are paid or asked together a few words mean.
extension Interpretation {
    /// The turn with the name of the one of several whose place it says ("le deuxième demain" as
    /// "Marie demain"), and with the slot of a person for whoever reads as an account or a shop
    /// ("celui de Marie lundi"); itself where it means none of them.
    func namingOne(of frame: Frame) -> Interpretation {
        let names = frame.texts(frame.personSlot)
        guard frame.movesMoney, names.count > 1, words.count <= 9, !text.contains("?") else {
            return self
        }
        return naming(oneOf: names, as: frame.personSlot)
            ?? with(
                slots: slots.map { fill in
                    let said = text(of: fill).nameWords
                    let isPerson = names.contains {
                        !said.isEmpty && said.isSubset(of: $0.nameWords)
                    }
                    guard isPerson, [.account, .merchant].contains(fill.slot) else { return fill }
                    return SlotFill(slot: frame.personSlot, value: fill.value, range: fill.range)
                })
    }

    /// The turn with the name in the place that it says, where it says more than that place and
    /// leaves nothing out; nil where it says none, or a day ("le premier décembre").
    private func naming(oneOf names: [String], as slot: Slot) -> Interpretation? {
        guard act != .affirm, !Frame.removes(self), !Wording(words).says(Self.ofMonths) else {
            return nil
        }
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        // "On the 1st" is a day.
        let ranks = said.indices.filter { index in
            Self.isRank(said[index]) && said[index].first?.isNumber == false
        }
        guard ranks.count == 1, let rank = ranks.first, let place = Self.ordinals[said[rank]],
            case let index = place > 0 ? place - 1 : names.count - 1, names.indices.contains(index)
        else { return nil }
        var start = rank
        if start > 0, Self.articles.contains(said[start - 1]) { start -= 1 }
        let end = said[(rank + 1)...].prefix { Self.ones.contains($0) }.endIndex
        let next = said[end...].first
        // "The first Monday" is a day, "the first one on Monday" is not.
        let isDay =
            next.map { Self.monthNumbers[$0] != nil || Self.afterDays.contains($0) } == true
            || next.map { language == .english && Self.weekdays[$0] != nil } == true
        let isLed = start > 0 && Self.beforeDays.contains(said[start - 1])
        guard start < rank, !isDay, !isLed, said.count > end - start else { return nil }
        let phrase =
            tokens.tokens[start].source.lowerBound..<tokens.tokens[end - 1].source.upperBound
        return replacing(phrase, with: names[index], as: slot)
    }

    /// The turn with a name in place of a part of its text.
    private func replacing(
        _ phrase: Range<Int>, with name: String, as slot: Slot
    ) -> Interpretation {
        let shift = name.utf8.count - phrase.count
        let kept = slots.filter { !$0.range.overlaps(phrase) && $0.slot != .count }.map { fill in
            fill.range.lowerBound < phrase.upperBound
                ? fill
                : SlotFill(
                    slot: fill.slot, value: fill.value,
                    range: fill.range.lowerBound + shift..<fill.range.upperBound + shift)
        }
        let person = SlotFill(
            slot: slot, value: .text(name),
            range: phrase.lowerBound..<phrase.lowerBound + name.utf8.count)
        return Interpretation(
            text: text(in: 0..<phrase.lowerBound) + name + text(in: phrase.upperBound..<Int.max),
            language: language, label: label, act: act, confidence: confidence,
            alternatives: alternatives,
            slots: (kept + [person]).sorted { $0.range.lowerBound < $1.range.lowerBound },
            isOrder: isOrder, hasImpossibleDate: hasImpossibleDate, languageMargin: languageMargin)
    }

    private static let articles: Set<String> = ["the", "le", "la", "l'"]
    private static let ones: Set<String> = [
        "one", "payment", "transfer", "virement", "paiement", "envoi", "request", "demande",
        "personne", "person",
    ]
    /// What leads to a day ("on the first", "à partir du premier").
    private static let beforeDays: Set<String> = [
        "on", "from", "since", "by", "until", "till", "before", "after", "des", "depuis", "avant",
        "apres", "jusqu'", "partir",
    ]
    private static let ofMonths = ["du mois", "of the month", "of each month", "de chaque mois"]
    /// What makes a time or a day of the place before it.
    private static let afterDays: Set<String> = [
        "of", "du", "de", "d'", "fois", "time", "jour", "day", "week", "semaine", "weekend",
        "half", "moitie",
    ]

    /// The turn as one that puts right from which account one of several is paid ("Paul's from
    /// savings", "celui de Marie depuis l'épargne"); nil where it says anything else.
    func paidFrom(for frame: Frame, in view: WalletView) -> Interpretation? {
        let names = frame.texts(frame.personSlot)
        let route = AccountRoute(words, accounts: view.accounts)
        let named = names.filter { name in
            !name.nameWords.subtracting(Self.nameLinks).isDisjoint(with: words)
        }
        let ofRoute: Set<Slot> = [.payee, .payer, .account]
        guard frame.intent == .sendMoney, names.count > 1, frame.amountsOfEach != nil,
            words.count <= 9, !text.contains("?"), act != .affirm, act != .deny,
            slots.allSatisfy({ ofRoute.contains($0.slot) }), named.count == 1,
            let account = route.source ?? route.other,
            words.allSatisfy({ word in
                named[0].nameWords.contains(word) || route.words.contains(word)
                    || Self.nameLinks.contains(word) || Self.besideRoutes.contains(word)
                    || putsRightBeside(word)
            })
        else { return nil }
        let all = 0..<text.utf8.count
        return with(
            slots: [
                SlotFill(slot: frame.personSlot, value: .text(named[0]), range: all),
                SlotFill(slot: .account, value: .text(account.called), range: all),
            ], label: .act(.correct))
    }

    private static let besideRoutes: Set<String> = [
        "s", "'s", "depuis", "avec", "with", "using", "sur", "on", "out", "account", "compte",
        "take", "prends", "pay", "paie", "make", "fais", "mets", "send", "envoie", "l", "one",
        "payment", "paiement", "virement", "plutot", "instead", "mine", "s'",
    ]
}

internal import Primitives
internal import TextProcessing

/// Bare numbers that are amounts by where they stand, and words of amounts that are no names.
extension SlotFilling {
    /// Adds the numbers that nobody marked and that are amounts all the same: beside somebody who
    /// gets or gives them ("30 à Marie maintenant et 20 à Paul"), what corrects another ("courses
    /// 300, non 350"), what was paid where that is to be shared ("I paid 60, split it"), what was
    /// lent besides ("she lent me 30 and 12 yesterday"), the new price of what is named before it
    /// ("Netflix à 12"), the one of several a yes is to ("oui, celui de 30"), what was meant where
    /// that is put right ("I said 60, not 70"), and the only figure of a rule of auto-pay.
    func addFigures(to drafts: inout [SlotDraft]) {
        guard source.words.count <= SlotRules.mostWords else { return }
        freeFigures(in: &drafts)
        replaceFigures(in: &drafts)
        dropPeopleCounted(from: &drafts)
        for number in source.mentions where number.kind == .number && number.isAmount {
            guard let value = number.value,
                !drafts.contains(where: { $0.tokens.overlaps(number.tokens) }),
                isBesideReceiver(number, in: drafts) || isOfOneOfPeople(number, in: drafts)
                    || corrects(number, in: drafts)
                    || isToBeShared(number, in: drafts) || isLentBesides(number, in: drafts)
                    || isOnlyCap(number, in: drafts) || isPrice(number, in: drafts)
                    || isOneOfSeveral(number) || isBesideKind(number, in: drafts)
                    || isMeant(number, in: drafts)
            else { continue }
            drafts.append(SlotDraft(slot: .amount, tokens: number.tokens, value: value))
        }
    }

    /// Whether the number stands right behind one of several people, who have fewer amounts ("I owe
    /// Lucas 10 and Paul owes me 20").
    private func isOfOneOfPeople(_ number: Mention, in drafts: [SlotDraft]) -> Bool {
        let people = drafts.filter { $0.slot.isPerson }
        return source.label.isOrderOfAmounts && people.count > 1
            && drafts.count(where: { $0.slot == .amount }) < people.count
            && people.contains { $0.tokens.upperBound == number.tokens.lowerBound }
    }

    /// Whether a preposition and a name are right behind the number.
    private func isBesideReceiver(_ number: Mention, in drafts: [SlotDraft]) -> Bool {
        guard source.label.isOrderOfAmounts,
            SlotRules.counted.match(
                at: number.tokens.upperBound, in: source.words) == nil
        else { return false }
        let link = number.tokens.upperBound
        guard source.words.indices.contains(link), Self.linking.contains(source.words[link]) else {
            return false
        }
        return drafts.contains {
            $0.slot.isName && $0.tokens.lowerBound == link + 1
        }
    }

    /// Cuts from a rhythm the number behind its last "and" that is an amount for somebody ("on the
    /// 5th and 10 to Zoé"), where there are more people than amounts.
    private func freeFigures(in drafts: inout [SlotDraft]) {
        let names = drafts.count { $0.slot.isName }
        guard names > drafts.count(where: { $0.slot == .amount }) else { return }
        for (place, draft) in drafts.enumerated() where draft.slot == .frequency {
            let last = draft.tokens.upperBound - 1
            guard draft.tokens.count > 2, source.text.tokens[last].kind == .number,
                Self.adding.contains(source.words[last - 1]),
                let number = source.mentions.first(where: { $0.tokens == last..<last + 1 }),
                isBesideReceiver(number, in: drafts),
                let rest = values.draft(
                    .frequency, tokens: draft.tokens.lowerBound..<last - 1)
            else { continue }
            drafts[place] = rest
        }
    }

    /// Makes the amount of what is to stand in for another, and takes that out of the amounts
    /// ("remplace 45 par 50").
    private func replaceFigures(in drafts: inout [SlotDraft]) {
        guard source.label.changesAmounts, source.words.contains(where: Self.replacing.contains)
        else { return }
        for old in source.mentions where old.isAmount {
            let link = old.tokens.upperBound
            guard source.words.indices.contains(link), Self.standingIn.contains(source.words[link]),
                let new = source.mention(at: link + 1), new.isAmount,
                new.tokens.lowerBound == link + 1, let value = new.value
            else { continue }
            drafts.removeAll {
                $0.tokens.overlaps(old.tokens) || $0.tokens.overlaps(new.tokens)
            }
            drafts.append(SlotDraft(slot: .amount, tokens: new.tokens, value: value))
            return
        }
    }

    /// Whether the number is right before a kind of spending that gets a budget of it, beside
    /// another ("300 courses et 100 restos").
    private func isBesideKind(_ number: Mention, in drafts: [SlotDraft]) -> Bool {
        source.label.setsBudgets && drafts.count { $0.slot == .category } > 1
            && drafts.contains {
                $0.slot == .category && $0.tokens.lowerBound == number.tokens.upperBound
            }
    }

    /// Whether the number is what was said or meant, of a turn that puts an amount right and has
    /// none: "I said 60", "60, pas 70".
    private func isMeant(_ number: Mention, in drafts: [SlotDraft]) -> Bool {
        guard source.label == .act(.correct), !drafts.contains(where: { $0.slot.isAmount }),
            SlotRules.counted.match(at: number.tokens.upperBound, in: source.words) == nil
        else { return false }
        let before = source.words[..<number.tokens.lowerBound].suffix(4)
        guard !before.contains(where: Self.denying.contains) else { return false }
        if before.last.map(Self.saying.contains) == true { return true }
        let behind = source.words[number.tokens.upperBound...].prefix(3)
            .drop { Self.pausing.contains($0) }
        return behind.first.map(Self.denying.contains) == true
            && source.mentions.contains {
                $0.isAmount && $0.tokens.lowerBound > number.tokens.upperBound
            }
    }

    /// Takes the number of people ("on était quatre") out of the amounts where another is said.
    private func dropPeopleCounted(from drafts: inout [SlotDraft]) {
        drafts.removeAll { draft in
            draft.slot == .amount && countsPeople(draft.tokens)
                && source.mentions.contains { $0.isAmount && $0.tokens != draft.tokens }
        }
    }

    /// Whether the number says which of several a yes is to.
    private func isOneOfSeveral(_ number: Mention) -> Bool {
        let link = number.tokens.lowerBound - 1
        return source.label == .act(.affirm) && link > 0
            && Self.ofOne.contains(source.words[link])
            && Self.ones.contains(source.words[link - 1])
    }

    /// Whether the number is what something named right before it is to cost.
    private func isPrice(_ number: Mention, in drafts: [SlotDraft]) -> Bool {
        let link = number.tokens.lowerBound - 1
        return source.label == .intent(.manageRecurring, .change) && link > 0
            && Self.pricing.contains(source.words[link])
            && drafts.contains { $0.slot.isName && $0.tokens.upperBound == link }
            && SlotRules.counted.match(at: number.tokens.upperBound, in: source.words) == nil
    }

    /// Whether a word that puts right is right before the number, and an amount before that.
    private func corrects(_ number: Mention, in drafts: [SlotDraft]) -> Bool {
        let start = number.tokens.lowerBound
        guard Retractions.areCorrecting(before: start, in: source.words) else { return false }
        if drafts.contains(where: { $0.slot == .amount && $0.tokens.upperBound < start }) {
            return true
        }
        return source.label.setsBudgets
            && source.mentions.contains { $0.isAmount && $0.tokens.upperBound < start }
    }

    /// Whether the number is what was paid, and the only one, of an order to share it or to send a
    /// part of it.
    private func isToBeShared(_ number: Mention, in drafts: [SlotDraft]) -> Bool {
        let start = number.tokens.lowerBound
        let isSent = source.label == .intent(.sendMoney, nil)
        return (isSent || source.label == .intent(.requestMoney, .create))
            && !drafts.contains(where: { $0.slot.isAmount }) && !countsPeople(number.tokens)
            && start > 0 && Self.costing.contains(source.words[start - 1])
            && SlotRules.counted.match(at: number.tokens.upperBound, in: source.words) == nil
            && (isSent
                ? source.words[number.tokens.upperBound...].contains(where: Self.parts.contains)
                : source.words.contains(where: Self.sharing.contains))
            && source.mentions.count(where: { $0.isAmount && !countsPeople($0.tokens) }) == 1
    }

    /// Whether a number says among how many something is shared ("for the three of us").
    private func countsPeople(_ number: Range<Int>) -> Bool {
        let behind = source.words[number.upperBound...].prefix(2)
        return behind.starts(with: Self.ofUs)
            || behind.first.map(Self.people.contains) == true
            || number.lowerBound > 0
                && Self.beings.contains(source.words[number.lowerBound - 1])
                // "C'était 65 euros".
                && !(number.lowerBound > 1
                    && Self.things.contains(source.words[number.lowerBound - 2]))
    }

    /// Whether the number is joined to an amount that somebody lent before it, or before another.
    private func isLentBesides(_ number: Mention, in drafts: [SlotDraft]) -> Bool {
        let tokens = number.tokens
        guard source.label == .intent(.sendMoney, nil),
            SlotRules.counted.match(at: tokens.upperBound, in: source.words) == nil
        else { return false }
        let amounts = drafts.filter { $0.slot == .amount }
        let isSecond =
            tokens.lowerBound > 0 && Self.adding.contains(source.words[tokens.lowerBound - 1])
        if isSecond, let first = amounts.last(where: { $0.tokens.upperBound < tokens.lowerBound }) {
            return isLent(before: first.tokens.lowerBound)
        }
        let isFirst =
            tokens.upperBound + 1 < source.words.count
            && Self.adding.contains(source.words[tokens.upperBound])
            && amounts.contains { $0.tokens.lowerBound == tokens.upperBound + 1 }
        return isFirst && isLent(before: tokens.lowerBound)
    }

    private func isLent(before place: Int) -> Bool {
        source.words[..<place].suffix(4).contains(where: Self.lending.contains)
    }

    /// Whether the number, in figures, is the only one that auto-pay can be capped by.
    private func isOnlyCap(_ number: Mention, in drafts: [SlotDraft]) -> Bool {
        source.label.capsAmounts && source.label != .intent(.manageAutopay, .disable)
            && source.text.tokens[number.tokens.lowerBound].kind == .number
            && !drafts.contains(where: { $0.slot.isAmount })
            && source.mentions.count(where: \.isAmount) == 1
            && SlotRules.counted.match(at: number.tokens.upperBound, in: source.words) == nil
    }

    private static let replacing = WordHash.set(
        "remplace remplacer remplacez replace swap troque echange change exchange")
    private static let standingIn = WordHash.set("par by with for contre")
    private static let saying = WordHash.set(
        "said say dit meant mean wrote ecrit voulais tape typed")
    private static let denying = Retractions.denying.union(Retractions.noes)
    private static let pausing = WordHash.set(", ; - – — et and mais but")
    private static let ones = WordHash.set("celui celle one")
    private static let ofOne = WordHash.set("de a of for at")
    private static let linking = WordHash.set("a au aux to pour for chez from")
    private static let pricing = WordHash.set("a to")
    private static let costing = WordHash.set(
        "paid pay spent cost costs was paye regle avance depense coute coutait etait fait mis")
    private static let sharing = WordHash.set(
        "split share divide partage partager partagez divise diviser divisez part")
    private static let parts = WordHash.set("half share part moitie third quarter tiers quart")
    private static let ofUs = [WordHash.hash("of"), WordHash.hash("us")]
    private static let people = WordHash.set("personnes people")
    private static let beings = WordHash.set("nous etait etions sommes were")
    private static let things = WordHash.set("c' ca it")
    private static let adding = WordHash.set("and et puis then plus")
    private static let lending = WordHash.set("lent loaned prete avance advanced fronted")

    /// Drops from the names what is of an amount: its currency ("Rs 200") and the sign of its
    /// decimals ("point five").
    func dropFigures(fromNamesIn drafts: inout [SlotDraft]) {
        cutAmounts(fromNamesIn: &drafts)
        drafts.removeAll { draft in
            guard draft.slot.isName else { return false }
            let isDecimalSign = draft.tokens.allSatisfy {
                AmountCompletion.decimalSigns.contains(source.words[$0])
            }
            return source.mentions.contains { mention in
                guard mention.isAmount else { return false }
                let isWithin = mention.tokens.clamped(to: draft.tokens) == draft.tokens
                return isWithin && mention.kind == .money
                    || isDecimalSign && mention.tokens.lowerBound == draft.tokens.upperBound
            }
        }
    }
}

extension SlotFilling {
    /// Cuts an amount from the given name before it, where no other is said ("pay Marie 20").
    private func cutAmounts(fromNamesIn drafts: inout [SlotDraft]) {
        guard source.label.isOrderOfAmounts, !drafts.contains(where: { $0.slot == .amount }) else {
            return
        }
        for (place, draft) in drafts.enumerated() where draft.slot.isName {
            guard
                let amount = source.mentions.first(where: {
                    $0.isAmount && $0.tokens.lowerBound > draft.tokens.lowerBound
                        && $0.tokens.upperBound == draft.tokens.upperBound
                })
            else { continue }
            let name = draft.tokens.lowerBound..<amount.tokens.lowerBound
            guard name.allSatisfy({ source.wordClass(at: $0).contains(.givenName) }) else {
                continue
            }
            drafts[place] = source.draft(draft.slot, of: name)
        }
    }
}

extension UtteranceLabel {
    /// Whether it is an order that gives each person an amount.
    var isOrderOfAmounts: Bool {
        guard case .intent(let intent, let operation) = self else { return false }
        switch intent {
        case .sendMoney, .payBill: return true
        case .requestMoney, .manageRecurring: return operation == .create
        case .checkBalance, .listTransactions, .analyzeSpending, .forecastSpending, .findAnomalies,
            .manageBudget, .manageAutopay, .getAdvice, .loyaltyCards, .accountSecurity, .stakeCoins:
            return false
        }
    }
}

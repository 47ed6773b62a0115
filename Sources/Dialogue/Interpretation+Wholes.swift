internal import Primitives
internal import TextProcessing
internal import Understanding

/// Amounts that are told by the whole that several people get.
extension Interpretation {
    /// The turn with what each gets of a whole of which it is said for some alone: of "20 to Paul
    /// and the rest of 100 to Marie" she gets 80, of "split 100 between Marie and Paul, 60 for
    /// Marie" he gets 40. Where a whole does not suffice no amount is left, and it is asked for.
    var apportioned: Interpretation {
        switch label {
        case .intent(.sendMoney, _), .intent(.requestMoney, .create):
            withRest ?? withShares ?? self
        case .intent, .act, .inform, .outOfScope: self
        }
    }

    // MARK: - The rest

    /// The turn with what is left for the one who gets the rest of a whole, which is named beside
    /// the rest ("the rest of 100") or before it ("of 100, send 20 to Paul and the rest to Marie");
    /// nil where there is none.
    private var withRest: Interpretation? {
        let people = slots.filter { $0.slot == receiver }
        let amounts = slots.filter { $0.slot == .amount }
        guard people.count > 1, amounts.count == people.count, let rest = rangeOfRest,
            let whole = amounts.first(where: { isWhole($0, of: rest) })
                ?? wholeToldFirst(before: rest)
        else { return nil }
        let others = amounts.filter { $0 != whole }
        let kept = slots.filter { $0 != whole }
        guard let money = whole.money, let left = money.left(besides: others.map(\.money)) else {
            return with(slots: kept.filter { $0.slot != .amount })
        }
        let isBeside = whole.range.lowerBound >= rest.upperBound
        let range = isBeside ? whole.range : rest
        let fill = SlotFill(slot: .amount, value: .amount(left.spoken(as: whole)), range: range)
        return with(slots: (kept + [fill]).sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// Where the word stands by which somebody gets what others leave.
    private var rangeOfRest: Range<Int>? {
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        return said.indices.last { index in
            switch said[index] {
            // "What's left".
            case "left", "remains": said[..<index].suffix(3).contains { $0.hasPrefix("what") }
            case let word: Self.rests.contains(word)
            }
        }.map { tokens.tokens[$0].source }
    }

    static let rests: Set<String> = ["rest", "remainder", "reste", "restant"]

    /// Whether an amount is the whole that a rest is of: it stands behind the rest with nothing but
    /// what leads to it between them, or before it as what is shared out.
    private func isWhole(_ fill: SlotFill, of rest: Range<Int>) -> Bool {
        if fill.range.lowerBound >= rest.upperBound {
            let between = text(in: rest.upperBound..<fill.range.lowerBound).foldedWords
            return !between.isEmpty && between.allSatisfy(Self.leadingToWholes.contains)
        }
        let before = text(in: 0..<fill.range.lowerBound).foldedWords
        let lead = before.last { !Self.determiners.contains($0) } ?? ""
        return ["of", "from", "sur"].contains(lead)
            || Self.dividingVerbs.contains(where: lead.hasPrefix)
    }

    /// The first of two amounts that stand before whoever gets the second ("I have 100: 20 for Paul,
    /// the rest for Marie").
    private func wholeToldFirst(before rest: Range<Int>) -> SlotFill? {
        let marks = slots.filter { $0.slot == receiver || $0.slot == .amount }
        guard marks.count > 2, marks[0].slot == .amount, marks[1].slot == .amount,
            marks[1].range.upperBound <= rest.lowerBound
        else { return nil }
        return marks[0]
    }

    private static let determiners: Set<String> = [
        "the", "my", "les", "des", "mes", "these", "ces",
    ]
    private static let leadingToWholes = determiners.union([
        "of", "from", "out", "de", "d'", "du", "sur",
    ])

    // MARK: - Shares

    /// The turn with what each gets of a whole that is split where some get an amount or a
    /// percentage of their own, and the others share what is left; nil where none does.
    private var withShares: Interpretation? {
        let ofPeople: Set<Slot> = [.payee, .payer]
        let people = slots.filter { ofPeople.contains($0.slot) && !$0.value.isSpeaker }
            .reduce(into: [SlotFill]()) { known, fill in
                let words = text(of: fill).nameWords
                let isNew = known.allSatisfy { text(of: $0).nameWords.isDisjoint(with: words) }
                if isNew { known.append(fill) }
            }
        let parts = slots.filter { $0.slot == .amount || $0.slot == .percentage }
        let isSplit =
            values(of: .amountMode) == [.text("total")]
            || Wording(words.prefix(4)).saysWord(beginning: Self.dividingVerbs)
        guard isSplit, people.count > 1, parts.count > 1, parts[0].slot == .amount,
            let last = people.last
        else { return nil }
        let end = max(last.range.upperBound, parts[0].range.upperBound)
        let own = parts.dropFirst().filter { $0.range.lowerBound >= end }
        let named = places(of: people, namedBehind: end)
        let behind = text(in: end..<Int.max).foldedWords
        let isOrderedAnew = !Frame.sendingVerbs.subtracting(Self.giving).isDisjoint(with: behind)
        guard !isOrderedAnew, own.count == parts.count - 1, named.count == own.count,
            Set(named).count == named.count
        else {
            // What is for somebody of whom it is not clear who that is is not passed over.
            let isForOne = parts.dropFirst().contains(where: isForSomebody)
            return isForOne && !isOrderedAnew
                ? with(slots: slots.filter { $0.slot != .amount }) : nil
        }
        let dropped = slots.filter { fill in
            parts.contains(fill) || ofPeople.contains(fill.slot) || fill.slot == .amountMode
        }
        let kept = slots.filter { !dropped.contains($0) }
        guard let shares = shares(of: parts[0], among: people.count, own: Array(zip(named, own)))
        else { return with(slots: kept + people) }
        let fills = zip(people, shares).flatMap { person, share in
            let end = person.range.upperBound
            return [person, SlotFill(slot: .amount, value: .amount(share), range: end..<end)]
        }
        return with(slots: (kept + fills).sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// Whether what leads to somebody stands right behind an amount ("60 for her").
    private func isForSomebody(_ fill: SlotFill) -> Bool {
        let behind = text(in: fill.range.upperBound..<Int.max).foldedWords.prefix(2)
        return behind.first.map(["for", "to", "pour", "a"].contains) == true
            && behind.count > 1
    }

    /// What may be done with a share ("give Marie 60").
    private static let giving: Set<String> = ["give", "donne", "donner", "verse"]

    /// The places of those people who are named behind an offset, in the order they are.
    private func places(of people: [SlotFill], namedBehind end: Int) -> [Int] {
        // "And the rest for Paul" gives him no part that is told.
        let rest = rangeOfRest.map(\.lowerBound) ?? .max
        return text(in: end..<max(end, rest)).foldedWords.compactMap { word in
            people.firstIndex { fill in
                !Self.nameLinks.contains(word) && text(of: fill).nameWords.contains(word)
            }
        }
    }

    /// What each of so many gets of a whole of which some have parts of their own; nil where it
    /// does not suffice, or more is left than anybody gets.
    private func shares(
        of whole: SlotFill, among count: Int, own: [(place: Int, part: SlotFill)]
    ) -> [SpokenAmount]? {
        guard let money = whole.money else { return nil }
        let parts = own.map { $0.part.part(of: money) }
        let others = (0..<count).filter { place in !own.contains { $0.place == place } }
        // The speaker is one of those who share what is left.
        let sharers = others.count + (mentionsSpeaker || sharesWithOthers ? 1 : 0)
        var shares = [SpokenAmount?](repeating: nil, count: count)
        for (place, part) in zip(own.map(\.place), parts) {
            shares[place] = part?.spoken(as: whole)
        }
        if sharers == 0 {
            guard let sum = money.left(besides: parts, orNothing: true), !sum.isPositive else {
                return nil
            }
        } else {
            guard let left = money.left(besides: parts), let each = try? left.split(into: sharers),
                each.allSatisfy(\.isPositive)
            else { return nil }
            for (place, share) in zip(others, each) { shares[place] = share.spoken(as: whole) }
        }
        let all = shares.compactMap { $0 }
        return all.count == count ? all : nil
    }
}

extension SlotFill {
    /// The amount it is; nil where it is none.
    fileprivate var money: Money? {
        if case .amount(let said) = value { return said.reckoned }
        return nil
    }

    /// The part of a whole that it is, as an amount or a percentage.
    fileprivate func part(of whole: Money) -> Money? {
        guard case .text(let percent) = value, slot == .percentage else { return money }
        return ExactRatio(percent: percent)?.applied(to: whole.minorUnits).map {
            Money(minorUnits: $0, currency: whole.currency)
        }
    }
}

extension Money {
    /// What is left of it besides others, all of them known and in its currency; nil where nothing
    /// is, unless that may be.
    fileprivate func left(besides others: [Money?], orNothing: Bool = false) -> Money? {
        let left = others.reduce(Optional(self)) { left, other in
            other.flatMap { try? left?.subtracting($0) }
        }
        return left.flatMap { $0.isPositive || orNothing && $0.minorUnits == 0 ? $0 : nil }
    }

    /// It as an amount that is said, in the currency another was said in.
    fileprivate func spoken(as fill: SlotFill) -> SpokenAmount {
        guard case .amount(let said) = fill.value else {
            return SpokenAmount(decimal: decimalString, currency: nil)
        }
        return SpokenAmount(decimal: decimalString, currency: said.currency)
    }
}

internal import Primitives
internal import TextProcessing

extension MoneyReader {
    /// Amounts from one to another, and the word after them.
    struct RangeReading {
        let range: SpokenMoneyRange
        let end: Int
        let doubts: EntityDoubts
    }

    /// Returns the range at `index`: two amounts, or one that a phrase bounds; `amount` is the
    /// amount there. O(words of it).
    func range(at index: Int, beginningWith amount: Reading?) -> RangeReading? {
        let amount = amount.flatMap { $0.isTooLarge ? nil : $0 }
        return bounded(at: index) ?? boundedTwice(at: index)
            ?? pair(at: index, beginningWith: amount) ?? amount.flatMap(trailing)
    }

    /// "Plus de 10 euros", "at most 7€".
    private func bounded(at index: Int) -> RangeReading? {
        guard numbers.has(.bound, at: index),
            let bound = longest(of: numbers.lexicon.bounds, at: index),
            let amount = amount(at: skippingApproximators(index + bound.words.count)),
            let value = amount.money.amount
        else { return nil }
        return open(value, amount, isLeast: bound.isLeast)
    }

    /// "Over 100 but under 250 euros": two bounds, the first of which leaves the currency to the
    /// second.
    private func boundedTwice(at index: Int) -> RangeReading? {
        guard numbers.has(.bound, at: index),
            let bound = longest(of: numbers.lexicon.bounds, at: index),
            let number = numbers.number(at: skippingApproximators(index + bound.words.count)),
            !number.isLoneOne, let other = otherBound(behind: number.end, isLeast: !bound.isLeast),
            let value = other.money.amount
        else { return nil }
        let (from, to) = bound.isLeast ? (number.value, value) : (value, number.value)
        guard from < to else { return nil }
        return RangeReading(
            range: SpokenMoneyRange(from: from, to: to, currency: other.money.currency),
            end: other.end, doubts: number.doubts.union(other.doubts))
    }

    /// The amount of the other bound behind a first one: "but under 250 euros", ", max 250 €".
    private func otherBound(behind index: Int, isLeast: Bool) -> Reading? {
        var start = index
        if words[start] == "," { start += 1 }
        if numbers.has(.connector, at: start) || numbers.has(.contrast, at: start) { start += 1 }
        guard numbers.has(.bound, at: start),
            let bound = longest(of: numbers.lexicon.bounds, at: start), bound.isLeast == isLeast
        else { return nil }
        return amount(at: skippingApproximators(start + bound.words.count))
    }

    /// The number at `index` with the currency of the amount that it makes a range with, where
    /// ranges are read as two amounts: "100-250 euros", "over 100 but under 250 euros".
    func borrowing(at index: Int) -> Reading? {
        guard numbers.beginsNumber(at: index) else { return nil }
        let isDashed = words.kind(at: index) == .number && words[index + 1] == "-"
        let bound = isDashed ? nil : bound(endingAt: index)
        guard isDashed || bound != nil, let number = numbers.number(at: index), !number.isLoneOne
        else { return nil }
        let other =
            bound.flatMap { otherBound(behind: number.end, isLeast: !$0.isLeast) }
            ?? (isDashed && number.end == index + 1 ? amount(at: index + 2) : nil)
        guard let other, let value = other.money.amount, !other.hasPrefix,
            bound?.isLeast == false ? value < number.value : number.value < value
        else { return nil }
        return Reading(
            money: SpokenMoney(number.value, other.money.currency), end: number.end,
            doubts: number.doubts.union(other.doubts))
    }

    /// The bound that ends before the word at `index`.
    private func bound(endingAt index: Int) -> AmountLexicon.Bound? {
        for start in max(0, index - Self.longestBound)..<index where numbers.has(.bound, at: start)
        {
            if let bound = longest(of: numbers.lexicon.bounds, at: start),
                start + bound.words.count == index
            {
                return bound
            }
        }
        return nil
    }

    private static let longestBound = 4

    /// "10 euros ou plus", "$20 max".
    private func trailing(_ amount: Reading) -> RangeReading? {
        guard numbers.has(.trailingBound, at: amount.end), let value = amount.money.amount,
            let bound = longest(of: numbers.lexicon.trailingBounds, at: amount.end)
        else { return nil }
        var whole = amount
        whole.end += bound.words.count
        return open(value, whole, isLeast: bound.isLeast)
    }

    private func open(_ value: ExactDecimal, _ amount: Reading, isLeast: Bool) -> RangeReading {
        let range = SpokenMoneyRange(
            from: isLeast ? value : nil, to: isLeast ? nil : value, currency: amount.money.currency)
        return RangeReading(range: range, end: amount.end, doubts: amount.doubts)
    }

    private func longest(
        of bounds: [AmountLexicon.Bound], at index: Int
    ) -> AmountLexicon.Bound? {
        var best: AmountLexicon.Bound?
        for bound in bounds where bound.words.count > best?.words.count ?? 0 {
            let isThere = bound.words.indices.allSatisfy { words[index + $0] == bound.words[$0] }
            if isThere { best = bound }
        }
        return best
    }

    private func skippingApproximators(_ index: Int) -> Int {
        var index = index
        while numbers.has(.approximator, at: index) { index += 1 }
        return index
    }

    /// "Entre 10 et 20 euros", "10-20 dollars", "from $10 to $20"; the first amount may leave the
    /// currency to the second, or the second to a sign before the first.
    private func pair(at index: Int, beginningWith amount: Reading?) -> RangeReading? {
        let isOpened = numbers.has(.rangeStart, at: index)
        let start = isOpened ? index + 1 : index
        for first in sides(at: start, beginningWith: isOpened ? self.amount(at: start) : amount) {
            guard let second = second(behind: first, isOpened: isOpened) else { continue }
            let currency = first.money.currency ?? second.money.currency
            guard second.money.currency == nil || second.money.currency == currency,
                let from = first.money.amount, let to = second.money.amount, from < to
            else { return nil }
            return RangeReading(
                range: SpokenMoneyRange(from: from, to: to, currency: currency), end: second.end,
                doubts: first.doubts.union(second.doubts))
        }
        return nil
    }

    /// The second amount, behind a word or a dash; a currency must stand with either.
    private func second(behind first: Reading, isOpened: Bool) -> Reading? {
        guard numbers.has(.rangeMiddle, at: first.end) else { return nil }
        // Only "between" and "from" make a range of "et" and "and".
        guard isOpened || !numbers.has(.connector, at: first.end) else { return nil }
        let start = first.end + 1
        if let amount = amount(at: start) { return amount }
        guard first.money.currency != nil, first.hasPrefix || isOpened,
            let number = numbers.number(at: start), !number.isLoneOne
        else { return nil }
        return Reading(
            money: SpokenMoney(number.value, nil), end: number.end, doubts: number.doubts,
            hasPrefix: true)
    }

    /// What can be the first amount at `index`: the amount, the number, or the number up to its
    /// last "and".
    private func sides(at index: Int, beginningWith amount: Reading?) -> [Reading] {
        var sides: [Reading] = []
        if let amount { sides.append(amount) }
        guard numbers.beginsNumber(at: index), let number = numbers.number(at: index),
            !number.isLoneOne
        else { return sides }
        sides.append(side(number))
        if let connector = (index..<number.end).last(where: { numbers.has(.connector, at: $0) }),
            let short = numbers.sum(at: index, before: connector)
        {
            sides.append(side(short))
        }
        return sides
    }

    private func side(_ number: NumberReader.Reading) -> Reading {
        Reading(money: SpokenMoney(number.value, nil), end: number.end, doubts: number.doubts)
    }

    /// An amount with its currency that fits.
    private func amount(at index: Int) -> Reading? {
        money(at: index).flatMap { $0.isTooLarge ? nil : $0 }
    }
}

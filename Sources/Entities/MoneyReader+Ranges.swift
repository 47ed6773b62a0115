internal import Primitives
internal import TextProcessing

extension MoneyReader {
    /// Amounts from one to another, and the word after them.
    struct RangeReading {
        let range: SpokenMoneyRange
        let end: Int
        let doubts: EntityDoubts
    }

    /// Returns the range at `index`: two amounts, or one that a phrase bounds. O(words of it).
    func range(at index: Int) -> RangeReading? {
        bounded(at: index) ?? pair(at: index) ?? trailing(at: index)
    }

    /// "Plus de 10 euros", "at most 7€".
    private func bounded(at index: Int) -> RangeReading? {
        guard numbers.has(.bound, at: index) else { return nil }
        let bounds = numbers.lexicon.bounds.filter { matches($0, at: index) }
        guard let bound = bounds.max(by: { $0.words.count < $1.words.count }),
            let amount = amount(at: skippingApproximators(index + bound.words.count)),
            let value = amount.money.amount
        else { return nil }
        return open(value, amount, isLeast: bound.isLeast)
    }

    /// "10 euros ou plus", "$20 max".
    private func trailing(at index: Int) -> RangeReading? {
        guard let amount = amount(at: index), let value = amount.money.amount else { return nil }
        let bounds = numbers.lexicon.trailingBounds.filter { matches($0, at: amount.end) }
        guard let bound = bounds.max(by: { $0.words.count < $1.words.count }) else { return nil }
        var whole = amount
        whole.end += bound.words.count
        return open(value, whole, isLeast: bound.isLeast)
    }

    private func open(_ value: ExactDecimal, _ amount: Reading, isLeast: Bool) -> RangeReading {
        let range = SpokenMoneyRange(
            from: isLeast ? value : nil, to: isLeast ? nil : value, currency: amount.money.currency)
        return RangeReading(range: range, end: amount.end, doubts: amount.doubts)
    }

    private func matches(_ bound: AmountLexicon.Bound, at index: Int) -> Bool {
        bound.words.indices.allSatisfy { words[index + $0] == bound.words[$0] }
    }

    private func skippingApproximators(_ index: Int) -> Int {
        var index = index
        while numbers.has(.approximator, at: index) { index += 1 }
        return index
    }

    /// "Entre 10 et 20 euros", "10-20 dollars", "from $10 to $20"; the first amount may leave the
    /// currency to the second, or the second to a sign before the first.
    private func pair(at index: Int) -> RangeReading? {
        let start = numbers.has(.rangeStart, at: index) ? index + 1 : index
        let isOpened = start > index
        for first in sides(at: start) {
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
    private func sides(at index: Int) -> [Reading] {
        var sides: [Reading] = []
        if let amount = amount(at: index) { sides.append(amount) }
        guard let number = numbers.number(at: index), !number.isLoneOne else { return sides }
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

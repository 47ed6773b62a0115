internal import Primitives
internal import TextProcessing
internal import Understanding

/// Payments of one sentence each of which has a time or a part of its own.
extension Interpretation {
    /// A payment for each bill where they are not paid alike ("pay EDF tomorrow and Orange on
    /// Friday", "EDF et la moitié d'Orange"), or for both parts of one ("50 now and the rest on
    /// Friday"); nil for any other sentence. O(words · bills).
    func billsApart(in view: WalletView) -> [Interpretation]? {
        guard label == .intent(.payBill, nil), values(of: .frequency).isEmpty,
            !text.contains("?"), Self.choosing.isDisjoint(with: words)
        else { return nil }
        let parts = parts(namingBillsOf: view)
        return inTwoParts(parts) ?? payments(parts)
    }

    /// A payment for each person where one of them is paid at once and another later ("20 à Marie
    /// tout de suite et 20 à Rose demain"), or from another account ("100 du joint à Marie et 50 du
    /// compte courant à Rose"); nil for any other sentence.
    func peopleApart(in view: WalletView) -> [Interpretation]? {
        guard label == .intent(.sendMoney, nil), values(of: .frequency).isEmpty,
            let starts = startsByPerson
        else { return nil }
        let parts = ranges(from: starts)
        let said = parts.map { text(in: $0).foldedWords }
        let isNow = said.dropLast().contains { Wording($0).says(Self.immediately) }
        let areTimed = slots.contains { $0.slot == .date || $0.slot == .period }
        let sources = said.map { AccountRoute($0, accounts: view.accounts).source }
        let areFromSeveral = !sources.contains(nil) && Set(sources).count > 1
        guard areTimed && isNow || areFromSeveral else { return nil }
        return parts.map { saying([0..<starts[0], $0], as: label) }
    }

    /// Words by which one of several is meant, or none.
    private static let choosing: Set<String> = [
        "ou", "or", "sauf", "except", "but", "mais", "pas", "not", "sans", "without", "hors",
        "excluding", "apart", "si", "if",
    ]

    // MARK: - Parts

    /// A part of the text that stands between two joints, and the bill that it names.
    private struct BillPart {
        var range: Range<Int>
        var bill: WalletView.Bill?
    }

    /// The parts of the text, those that name no bill and no rest with the one before them; empty
    /// where one names several.
    private func parts(namingBillsOf view: WalletView) -> [BillPart] {
        let tokens = TokenizedText(text)
        let words = tokens.tokens.map(tokens.foldedText(of:))
        var parts: [BillPart] = []
        var start = 0
        for index in words.indices + [words.endIndex]
        where index == words.endIndex || Self.partJoints.contains(words[index]) {
            let said = words[start..<index]
            let named = view.bills.filter { bill in
                bill.merchant.foldedWords.first.map(said.contains) == true
            }
            guard named.count <= 1 else { return [] }
            let end =
                index < words.endIndex ? tokens.tokens[index].source.lowerBound : text.utf8.count
            let first = start < words.endIndex ? tokens.tokens[start].source.lowerBound : end
            start = index + 1
            if named.isEmpty, !parts.isEmpty, !Self.namesRest(said) {
                parts[parts.count - 1].range = parts[parts.count - 1].range.lowerBound..<end
            } else if first < end {
                parts.append(BillPart(range: first..<end, bill: named.first))
            }
        }
        return parts
    }

    private static let partJoints: Set<String> = ["et", "and", "puis", "then", ",", "&", "ensuite"]

    /// Whether words begin with what is left of a bill ("le reste vendredi", "the other half"), be it
    /// only called a half.
    private static func namesRest(_ words: ArraySlice<String>) -> Bool {
        let begin = Array(words.prefix(3))
        let half = words.drop { $0 == "la" }
        let isHalf =
            ["half", "moitie"].contains(half.first)
            && half.dropFirst().first.map(ofSomething.contains) == false
        return isHalf || !restsOfBill.isDisjoint(with: begin)
            || !["autre", "other"].filter(begin.contains).isEmpty
                && words.prefix(4).contains { ["moitie", "half"].contains($0) }
    }

    /// What leads from a half to what it is of, or to whom it goes.
    private static let ofSomething: Set<String> = [
        "of", "de", "d'", "du", "des", "to", "a", "au", "for", "pour", "from",
    ]

    /// Words for what is left of a bill.
    static let restsOfBill = rests.union(["solde", "balance"])

    private func saysFraction(_ part: BillPart) -> Bool {
        text(in: part.range).foldedWords.contains { Self.fractions[$0] != nil }
    }

    /// A payment for each part, where they are not all paid alike.
    private func payments(_ parts: [BillPart]) -> [Interpretation]? {
        let bills = parts.compactMap(\.bill)
        guard parts.count > 1, bills.count == parts.count, Set(bills.map(\.id)).count == bills.count
        else { return nil }
        // What is said last of when is said of all, unless another says it of itself.
        let isTimed = parts.dropLast().contains { saysWhen($0.range) }
        guard isTimed || parts.contains(where: saysFraction) else { return nil }
        let shared = slots.filter { fill in
            !isTimed && [.date, .period].contains(fill.slot)
                && parts[parts.count - 1].range.contains(fill.range.lowerBound)
        }
        return zip(parts, bills).map { part, bill in
            let own = saying([part.range], as: label)
            let isLast = part.range == parts[parts.count - 1].range
            let times =
                isLast
                ? []
                : shared.map { fill in
                    SlotFill(
                        slot: fill.slot, value: fill.value, range: own.end, moment: fill.moment)
                }
            return own.paying(bill, times)
        }
    }

    /// What is paid of a bill first and the rest of it, where the second part is said to be that.
    private func inTwoParts(_ parts: [BillPart]) -> [Interpretation]? {
        guard parts.count == 2, let bill = parts[0].bill,
            parts[1].bill == nil || parts[1].bill?.id == bill.id,
            Self.namesRest(text(in: parts[1].range).foldedWords[...])
        else { return nil }
        let first = saying([parts[0].range], as: label)
        let amounts = first.values(of: .amount)
        var units =
            saysFraction(parts[0]) && amounts.isEmpty
            ? first.spokenFraction?.applied(to: bill.amount.minorUnits) : nil
        if amounts.count == 1, case .amount(let said) = amounts[0] {
            units = said.reckoned?.minorUnits
        }
        guard let units, units > 0, units < bill.amount.minorUnits else { return nil }
        let rest = Money(
            minorUnits: bill.amount.minorUnits - units, currency: bill.amount.currency)
        let second = saying([parts[1].range], as: label)
        let amount = SpokenAmount(decimal: rest.decimalString, currency: nil)
        return [
            first.paying(bill, []),
            second.paying(
                bill, [SlotFill(slot: .amount, value: .amount(amount), range: second.end)]),
        ]
    }

    /// Behind all that was said.
    private var end: Range<Int> { text.utf8.count..<text.utf8.count }

    /// The turn as the payment of a bill, with more slots.
    private func paying(_ bill: WalletView.Bill, _ more: [SlotFill]) -> Interpretation {
        let kept = slots.filter { $0.slot != .merchant }
        let name = SlotFill(slot: .merchant, value: .text(bill.merchant), range: end)
        return with(slots: kept + [name] + more, label: label, confidence: 1)
    }
}

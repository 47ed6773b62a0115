internal import Primitives
internal import TextProcessing
internal import Understanding

/// Bills that are to be paid if they come to less, or to more, than an amount.
extension Interpretation {
    /// The turn as the payment of a bill that is to be paid where it is within a bound ("pay
    /// Orange if it's under 40"), which may read as a rule of auto-pay: without the bound where the
    /// bill is within it, as what there is to pay is known now. Otherwise the bound is kept, and
    /// the payment refused for it.
    func payingWithinBounds(in view: WalletView) -> Interpretation {
        switch label {
        case .intent(.payBill, _), .intent(.manageAutopay, .setRule),
            .intent(.manageAutopay, .setLimit), .intent(.analyzeSpending, nil):
            break
        case .intent, .act, .inform, .outOfScope: return self
        }
        guard values(of: .merchant).count == 1,
            case .text(let merchant)? = values(of: .merchant).first,
            words.first.map(Self.payingVerbs.contains) == true,
            Self.everyTime.isDisjoint(with: words), let (start, bound) = billBound(merchant)
        else { return self }
        let bills = view.bills.filter { merchant.nameWords.isSubset(of: $0.merchant.nameWords) }
        let told = saying([0..<start], as: .intent(.payBill, nil))
        let others = told.slots.filter {
            ![.amount, .amountMinimum, .amountMaximum].contains($0.slot)
        }
        let isHeld = bills.count == 1 && bound.holds(bills[0].amount)
        let kept = SlotFill(slot: bound.slot, value: .amount(bound.amount), range: 0..<0)
        return told.ordering(.intent(.payBill, nil), others + (isHeld ? [] : [kept]))
    }

    /// An amount that a bill is to be under, or over.
    private struct BillBound {
        let amount: SpokenAmount
        let slot: Slot
        let includesItself: Bool

        /// Whether a bill of this much is within it.
        func holds(_ bill: Money) -> Bool {
            guard let bound = amount.money(default: bill.currency),
                bound.currency == bill.currency
            else { return false }
            let (due, edge) = (bill.minorUnits, bound.minorUnits)
            if due == edge { return includesItself }
            return slot == .amountMaximum ? due < edge : due > edge
        }
    }

    /// Where the condition begins that is all that is said last, and the bound it sets; nil where
    /// it says anything else.
    private func billBound(_ merchant: String) -> (start: Int, bound: BillBound)? {
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        guard var start = said.lastIndex(where: Self.conditional.contains), start > 0 else {
            return nil
        }
        // "Unless it's over 40".
        let isDenied = said[start] == "unless" || ["sauf", "except"].contains(said[start - 1])
        let offset = tokens.tokens[start].source.lowerBound
        let behind = text(in: offset..<Int.max)
        let figures = figures.filter { $0.range.lowerBound >= offset }
        guard figures.count == 1, let figure = figures.first else { return nil }
        let wording = Wording(behind.foldedWords)
        guard
            let known = Self.bounds.first(where: { wording.says($0.phrases) }),
            wording.words.allSatisfy({ word in
                Self.besideBounds.contains(word) || merchant.nameWords.contains(word)
                    || text(in: figure.range).nameWords.contains(word)
                    || known.phrases.contains { $0.foldedWords.contains(word) }
            })
        else { return nil }
        while start > 0, Self.leadingToConditions.contains(said[start - 1]) { start -= 1 }
        let isMost = (known.slot == .amountMaximum) != isDenied
        let bound = BillBound(
            amount: figure.amount, slot: isMost ? .amountMaximum : .amountMinimum,
            includesItself: known.includesItself != isDenied)
        return (start == 0 ? 0 : tokens.tokens[start - 1].source.upperBound, bound)
    }

    /// The phrases of bounds, those first that others are a part of.
    private static let bounds: [(phrases: [String], slot: Slot, includesItself: Bool)] = [
        (
            [
                "no more than", "not more than", "not over", "not above", "at most", "up to",
                "maximum", "max", "pas plus de", "au plus", "ne depasse pas", "n' excede pas",
                "doesn't exceed", "does not exceed", "isn't over", "is not over", "not exceed",
            ], .amountMaximum, true
        ),
        (
            ["at least", "no less than", "not less than", "au moins", "pas moins de"],
            .amountMinimum, true
        ),
        (
            [
                "under", "below", "less than", "lower than", "cheaper than", "moins de",
                "moins cher que", "inferieur a", "inferieure a", "en dessous de", "au dessous de",
                "sous", "sous les",
            ], .amountMaximum, false
        ),
        (
            [
                "over", "above", "more than", "higher than", "exceeds", "plus de", "superieur a",
                "superieure a", "au dessus de", "depasse",
            ], .amountMinimum, false
        ),
    ]
    private static let besideBounds = elided.union(
        """
        if si s it is it's that that's s the bill invoice la facture le montant amount elle il ca \
        cela ce est fait reste coute costs cost comes to come for of de a les euro euros eur \
        's stp svp please plait te vous mine my ma mon sa their its \
        unless provided otherwise else sinon wait attends nothing rien skip tell dis
        """.foldedWords + ["'s"])
    private static let conditional: Set<String> = ["if", "si", "s'", "provided", "unless"]
    private static let leadingToConditions: Set<String> = [
        "only", "but", "seulement", "uniquement", "mais", ",", "just", "juste", "que", "sauf",
        "except",
    ]
    /// Words of what is to be paid each time it comes.
    private static let everyTime: Set<String> = [
        "always", "toujours", "chaque", "every", "each", "automatically", "auto",
        "automatiquement", "automatique", "whenever", "desormais", "fois",
    ]
}

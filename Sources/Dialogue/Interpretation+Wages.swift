internal import Primitives
internal import Understanding

/// Amounts that are told as a part of the wages.
extension Interpretation {
    /// The turn with what a part of the last wages comes to as its amount, where it orders money
    /// to be sent or put aside by that ("mets 10 % de mon salaire sur mon épargne", "save a tenth
    /// of my wages"). Itself where it is not known what they came to: the amount is asked for.
    func ofWages(in view: WalletView) -> Interpretation {
        guard let wages = view.wages, values(of: .amount).isEmpty, let share = shareOfWages,
            let units = share.applied(to: wages.minorUnits), units > 0
        else { return self }
        let money = Money(minorUnits: units, currency: wages.currency)
        let range = slots.first { $0.slot == .percentage }?.range ?? 0..<0
        let amount = SlotFill(
            slot: .amount,
            value: .amount(money.spoken),
            range: range)
        let fills = (slots.filter { $0.slot != .percentage } + [amount])
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
        switch label {
        case .intent(.manageRecurring, .create?): return with(slots: fills)
        case .intent(.sendMoney, nil):
            return putsBy ? ordering(label, fills) : with(slots: fills)
        case .intent(.getAdvice, _), .intent(.stakeCoins, _), .outOfScope, .inform:
            let isForNobody = slots.allSatisfy { !$0.slot.isName }
            return putsBy && isForNobody ? ordering(.intent(.sendMoney, nil), fills) : self
        case .intent, .act: return self
        }
    }

    /// The part of the wages that is said ("10 % de mon salaire", "half my pay"); nil for none.
    private var shareOfWages: ExactRatio? {
        guard let end = words.lastIndex(where: Wording.wageWords.contains) else { return nil }
        if case .text(let percent)? = values(of: .percentage).first {
            let fill = slots.first { $0.slot == .percentage }
            let behind = text(in: (fill?.range.upperBound ?? 0)..<Int.max).foldedWords
            let between = behind.prefix { !Wording.wageWords.contains($0) }
            return between.count < behind.count && between.allSatisfy(Self.besideWages.contains)
                ? ExactRatio(percent: percent) : nil
        }
        return Self.share(before: words[..<end].suffix(4))
    }

    /// Whether it orders once that money be put by, rather than asks how.
    private var putsBy: Bool {
        let opening = words.first { !Self.leadingWords.contains($0) } ?? ""
        let wording = Wording(words)
        return isCommand && !text.contains("?") && values(of: .frequency).isEmpty
            && (AccountRoute.putting.contains(opening) || opening == "epargne")
            && !wording.says([
                "chaque", "every", "each", "tous les", "toutes les", "par", "a month",
            ])
    }

    private static let besideWages = elided.union([
        "de", "du", "of", "mon", "ma", "mes", "my", "the", "le", "la", "monthly", "last",
        "dernier", "derniere", "%", "percent", "pour", "cent", "pourcent",
    ])
}

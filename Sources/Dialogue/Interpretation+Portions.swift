internal import Primitives
internal import TextProcessing
internal import Understanding

/// Amounts of which a portion is meant that words alone tell, and that are asked for as a figure.
extension Interpretation {
    /// The turn as a request of those an amount is shared with, where it reads as a payment to them
    /// ("on partage 66 à trois avec Marie et Karim") or as none of Yani's business ("partage 60 en
    /// deux avec Paul").
    func sharing(in view: WalletView) -> Interpretation {
        if let told = askingForTold { return told }
        if sharesSpent {
            let asked = renaming(.payee, .payer)
            return asked.with(slots: asked.slots, label: .intent(.requestMoney, .create))
        }
        let people = view.contacts.filter { $0.isSpoken(of: words) }
        let tokens = TokenizedText(text)
        guard label == .outOfScope, slots.isEmpty, words.count <= 10, divides, !people.isEmpty,
            !text.contains("?"),
            let figure = tokens.tokens.first(where: { $0.kind == .number }),
            let units = Int(tokens.foldedText(of: figure))
        else { return self }
        let amount = SpokenAmount(decimal: String(units), currency: nil)
        let all = 0..<text.utf8.count
        let names = people.map {
            SlotFill(slot: .payer, value: .text($0.name), range: all)
        }
        return with(
            slots: names + [
                SlotFill(slot: .amount, value: .amount(amount), range: figure.source),
                SlotFill(slot: .amountMode, value: .text("total"), range: 0..<1),
            ], label: .intent(.requestMoney, .create), confidence: 1)
    }

    /// The turn with the amount that something is told to have cost, which no slot has, as what is
    /// asked for ("dinner was 96, get everyone to chip in"); nil for any other.
    private var askingForTold: Interpretation? {
        guard label == .intent(.requestMoney, .create), values(of: .amount).isEmpty,
            let figure = onlyFigure,
            let before = text(in: 0..<figure.range.lowerBound).foldedWords.last,
            ["was", "cost", "came", "etait", "coute", "fait"].contains(before)
        else { return nil }
        let amount = SlotFill(slot: .amount, value: .amount(figure.amount), range: figure.range)
        let mode = SlotFill(slot: .amountMode, value: .text("total"), range: figure.range)
        let isShared = Wording(words).says(["chip in", "chips in", "cotise", "cotisent"])
        return with(slots: slots + [amount] + (isShared ? [mode] : []))
    }

    /// Whether it begins by saying that an amount is shared with others, and sends nothing.
    private var sharesSpent: Bool {
        label == .intent(.sendMoney, nil) && values(of: .amountMode) == [.text("total")]
            && Wording(words.prefix(2)).saysWord(beginning: Self.dividingVerbs)
            && words.contains { ["with", "avec"].contains($0) }
            && words.allSatisfy { !Frame.sendingVerbs.contains($0) }
    }

    /// Whether it begins by dividing something.
    private var divides: Bool {
        Wording(words.prefix(1)).saysWord(beginning: Self.dividingVerbs)
    }

    /// Whether an amount is to be paid in two halves on two days ("half now and half on Monday"), or
    /// what is asked for is the rest or a part of what was told ("ask Marie for her quarter").
    var isPaidTwice: Bool {
        let wording = Wording(words)
        if wording.says(Self.halfNow) {
            // Half of a bill by itself is a part of what is due.
            return !paysHalfNow && (intent != .payBill || saysOtherPart)
        }
        guard label == .intent(.requestMoney, .create) else { return false }
        return wording.says(["for the rest", "le reste", "her quarter", "his quarter", "son quart"])
            || wording.says(["her third", "his third", "son tiers"])
    }

    private static let halfNow = [
        "half now", "half today", "la moitie maintenant", "moitie maintenant",
        "la moitie aujourd'hui",
    ]

    /// Whether an amount is to be divided into another number of parts than there are people ("divise
    /// 100 en quatre et envoie sa part à chacun").
    var isDivided: Bool {
        guard let count = partCount else { return false }
        let people = Set(values(of: .payee) + values(of: .payer)).count
        let sharesIn = mentionsSpeaker || words.contains { ["with", "avec"].contains($0) }
        return people > 0 && count != people && !(sharesIn && count == people + 1)
    }

    /// The number of parts that a verb which divides says ("divise … en quatre", "divide 90 by
    /// three").
    private var partCount: Int? {
        guard divides else { return nil }
        return words.indices.dropLast().lazy.compactMap { index -> Int? in
            guard Self.dividing.contains(words[index]) else { return nil }
            return SpokenNumber.value(of: words[index + 1])
        }.first { (2...20).contains($0) }
    }

    private static let dividing: Set<String> = ["en", "par", "by", "into", "in"]
}

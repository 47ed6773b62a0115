internal import Primitives
internal import TextProcessing
internal import Understanding

extension Interpretation {
    /// The turn as a payment of the speaker's share to the one who paid for all ("Karim paid 60,
    /// split it between him, Zoé and me"), which reads as a request of them; of how much is to be
    /// asked where it is not said who shares.
    var owed: Interpretation {
        if let sending = owedToNamed { return sending }
        let asked = renaming(.payee, .payer)
        if label == .intent(.sendMoney, nil), values(of: .amountMode) == [.text("total")],
            Set(asked.values(of: .payer)).count > 1,
            asked.slots.contains(where: { asked.payer(of: $0) != nil })
        {
            return asked.with(slots: asked.slots, label: .intent(.requestMoney, .create)).owed
        }
        guard label == .intent(.requestMoney, .create), values(of: .amountMode) == [.text("total")],
            let payer = slots.lazy.compactMap({ self.payer(of: $0) }).first
        else { return self }
        let amounts = slots.filter { $0.slot == .amount }
        let people = Set(values(of: .payer))
        let kept = slots.filter { ![.payer, .amount, .amountMode].contains($0.slot) }
        let payee = SlotFill(slot: .payee, value: payer.value, range: payer.range)
        var share: [SlotFill] = []
        if mentionsSpeaker, amounts.count == 1, case .amount(let said) = amounts[0].value {
            share = Self.speakersPart(of: said, at: amounts[0].range, among: people.count + 1)
        }
        return with(slots: [payee] + share + kept, label: .intent(.sendMoney, nil))
    }

    /// The speaker's share, in its slots, of an amount that so many share; none of what cannot be
    /// shared. Where a cent is left over, the speaker pays the smaller share.
    static func speakersPart(
        of said: SpokenAmount, at range: Range<Int>, among count: Int
    ) -> [SlotFill] {
        guard let own = try? said.reckoned?.split(into: count).last, own.isPositive else {
            return []
        }
        let amount = SpokenAmount(decimal: own.decimalString, currency: said.currency)
        return [
            SlotFill(slot: .amount, value: .amount(amount), range: range),
            SlotFill(slot: .amountMode, value: .text("each"), range: range),
        ]
    }

    /// The turn as a payment to the one who paid, where they are to be sent something or the
    /// speaker pays a part ("Paul paid for dinner, send him half", "… and I'm paying half").
    private var owedToNamed: Interpretation? {
        guard label == .intent(.requestMoney, .create), values(of: .payee).isEmpty,
            let payer = slots.first(where: { $0.slot == .payer }), values(of: .payer).count == 1,
            hasPaid(payer)
        else { return nil }
        let behind = text(in: payer.range.upperBound..<Int.max).foldedWords
        let isSent = zip(behind, behind.dropFirst()).contains { verb, next in
            Frame.sendingVerbs.contains(verb) && Frame.pronouns.contains(next)
        }
        guard isSent || Wording(behind).says(Self.payingPart) else { return nil }
        let paid = renaming(.payer, .payee)
        return paid.with(slots: paid.slots, label: .intent(.sendMoney, nil))
    }

    private static let payingPart = [
        "paying half", "i owe half", "i owe him half", "i owe her half", "je paie la moitie",
        "je lui dois la moitie", "paying a third", "je dois la moitie",
    ]

    /// The turn as a payment to the one of whom the speaker borrowed, which reads as a request of
    /// them ("I borrowed 60 from Paul").
    var borrowed: Interpretation {
        guard label == .intent(.requestMoney, .create), values(of: .payer).count == 1,
            values(of: .payee).isEmpty, speakerBorrowed, !asksForMoneyBack
        else { return self }
        let paid = renaming(.payer, .payee)
        return paid.with(slots: paid.slots, label: .intent(.sendMoney, nil))
    }

    /// The turns, those as one that tell what the speaker owes and that it is to be given back ("I
    /// borrowed 20 from Zoé and I want to give it back on Monday").
    static func returned(_ turns: [Interpretation]) -> [Interpretation] {
        turns.reduce(into: []) { joined, turn in
            if let debt = joined.last, debt.tellsOwnDebt, turn.paysUnnamed {
                joined[joined.count - 1] = debt.followed(by: turn)
            } else {
                joined.append(turn)
            }
        }
    }

    /// Whether it tells what the speaker borrowed or owes, and of whom.
    private var tellsOwnDebt: Bool {
        switch label {
        case .intent(.sendMoney, _), .intent(.requestMoney, .create):
            receivers.count == 1 && (speakerBorrowed || Wording(words).speakerOwes)
        case .intent, .act, .inform, .outOfScope: false
        }
    }

    /// Whether something is to be paid, of which neither whom nor how much is said.
    private var paysUnnamed: Bool {
        guard intent == .sendMoney || intent == .payBill, isOrder else { return false }
        return receivers.isEmpty && values(of: .amount).isEmpty
    }

    /// The turn with what another says behind it.
    private func followed(by other: Interpretation) -> Interpretation {
        let offset = text.utf8.count + 1
        let added = other.slots.map { fill in
            SlotFill(
                slot: fill.slot, value: fill.value,
                range: fill.range.lowerBound + offset..<fill.range.upperBound + offset)
        }
        return Interpretation(
            text: "\(text) \(other.text)", language: language, label: label, act: act,
            confidence: confidence, alternatives: alternatives, slots: slots + added,
            isOrder: isOrder, hasImpossibleDate: hasImpossibleDate || other.hasImpossibleDate,
            languageMargin: languageMargin)
    }

    private var speakerBorrowed: Bool {
        words.indices.contains { index in
            Self.borrowing.contains(words[index])
                && !Self.speaker.isDisjoint(with: words[..<index].suffix(2))
        }
    }

    private var asksForMoneyBack: Bool {
        Wording(words).saysWord(beginning: ["ask", "demand", "request", "reclam"])
    }

    private static let borrowing: Set<String> = ["borrowed", "borrow", "emprunte", "empruntes"]
    private static let speaker: Set<String> = ["i", "j'", "je"]

    /// Where somebody who shares is said to have paid, be they named again ("between Karim, Rose
    /// and me, Karim paid"); nil where it is not said of them.
    private func payer(of fill: SlotFill) -> SlotFill? {
        guard fill.slot == .payer else { return nil }
        let name = text(of: fill).foldedWords
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens.filter { $0.source.lowerBound >= fill.range.lowerBound }
        let said = tokens.map(tokenized.foldedText(of:))
        let places = said.indices.filter { said[$0...].starts(with: name) }
        return places.lazy.map { place in
            let end = tokens[place + name.count - 1].source.upperBound
            return SlotFill(
                slot: .payer, value: fill.value, range: tokens[place].source.lowerBound..<end)
        }.first(where: hasPaid)
    }

    /// Whether the words right behind a name say that they paid for something.
    func hasPaid(_ fill: SlotFill) -> Bool {
        let words = text(in: fill.range.upperBound..<Int.max).foldedWords
        let behind = Array(words.drop { ["qui", "who", "that"].contains($0) }.prefix(3))
        let verb = behind.drop {
            ["a", "has", "s", "had", "just", "already", "deja", "tout"].contains($0)
        }
        guard let first = verb.first, Self.paying.contains(first) else { return false }
        // "Karim paid me 60" pays the speaker, "Karim paye" is asked to.
        let isPast = first.hasSuffix("d") || behind.first == "a"
        return isPast && !["me", "us"].contains(verb.dropFirst().first)
    }

    private static let paying: Set<String> = [
        "paid", "covered", "fronted", "advanced", "settled", "paye", "avance", "regle", "debourse",
    ]
}

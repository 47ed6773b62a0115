internal import Primitives
internal import TextProcessing
internal import Understanding

/// What somebody paid for the speaker, which is to be given back.
extension Interpretation {
    /// The payment of the speaker's share to the only contact it names, who is told to have paid
    /// for so many and of whom it is asked what they are owed ("Grace paid 72 for the 4 of us, how
    /// much do I owe her?"), whatever it reads as; nil where none of that is told.
    func shareOwed(in view: WalletView) -> Interpretation? {
        guard mayTellOfDebt, Wording(words).asksWhatTheyAreOwed, let headcount,
            let payer = knownPerson(in: view), hasPaid(payer),
            let figure = figures.first(where: { $0.range.lowerBound >= payer.range.upperBound }),
            text(in: payer.range.upperBound..<figure.range.lowerBound).foldedWords.count <= 3
        else { return nil }
        let share = Self.speakersPart(of: figure.amount, at: figure.range, among: Int(headcount))
        guard !share.isEmpty else { return nil }
        let payment = ordering(.intent(.sendMoney, nil), [payer] + share)
        // What else is to be worked out of it is not that share.
        return payment.reckonsAmount ? nil : payment
    }

    /// The payment to the only contact it names of what they are told to have lent and is to be
    /// given back ("mon pote Karim m'a avancé 37 euros, faut que je le rembourse"), which reads as
    /// nothing that is ordered; nil where none is told.
    func loanRepaid(in view: WalletView, on today: Day) -> Interpretation? {
        let isRead = label == .outOfScope || label == .intent(.requestMoney, .create)
        guard isRead || label == .intent(.sendMoney, nil) && !isCommand,
            !text.contains("?"), Self.negations.isDisjoint(with: words), isLentToSpeaker,
            Wording(words).says(Self.havingToRepay), let lender = knownPerson(in: view),
            let figure = onlyFigure, figure.amount.reckoned?.isPositive == true
        else { return nil }
        let amount = SlotFill(slot: .amount, value: .amount(figure.amount), range: figure.range)
        let notes = slots.filter { fill in
            fill.slot == .note && Self.leadingToDebts.isDisjoint(with: text(of: fill).foldedWords)
        }
        return ordering(
            .intent(.sendMoney, nil), [lender, amount] + notes + dayOfRepaying(on: today))
    }

    /// The day to come that it is said a debt is to be given back on, behind what it is told of
    /// ("… faut que je lui rende vendredi").
    private func dayOfRepaying(on today: Day) -> [SlotFill] {
        let tokens = TokenizedText(text)
        let duty = tokens.tokens.last { Self.duties.contains(tokens.foldedText(of: $0)) }
        guard let start = duty?.source.lowerBound,
            let days = Self.days(in: text(in: start..<Int.max), on: today),
            let first = days.start, first > today
        else { return [] }
        return [SlotFill(slot: .date, value: .days(days), range: start..<text.utf8.count)]
    }

    private static let duties: Set<String> = [
        "faut", "dois", "veux", "need", "have", "gotta", "should", "want",
    ]

    /// Words that begin to say what is to be given back, and are of no note.
    private static let leadingToDebts: Set<String> = [
        "faut", "il", "je", "dois", "que", "need", "have", "i", "gotta", "should", "want", "pay",
    ]

    /// Whether it reads as what a debt that is told may be taken for.
    private var mayTellOfDebt: Bool {
        switch label {
        case .intent(.requestMoney, .create), .intent(.requestMoney, .list),
            .intent(.sendMoney, nil), .intent(.checkBalance, nil), .intent(.forecastSpending, nil),
            .outOfScope:
            true
        case .intent, .act, .inform: false
        }
    }

    /// The only contact it names, where their name stands.
    private func knownPerson(in view: WalletView) -> SlotFill? {
        let names = view.contacts.names(spokenIn: words)
        guard names.count == 1 else { return nil }
        let tokens = TokenizedText(text)
        return tokens.tokens.first { token in
            view.contacts.contains { $0.isSpoken(of: [tokens.foldedText(of: token)]) }
        }.map { SlotFill(slot: .payee, value: .text(names[0]), range: $0.source) }
    }

    /// Whether something is told to have been lent to the speaker ("m'a avancé", "lent me").
    private var isLentToSpeaker: Bool {
        let words = words
        return words.indices.contains { index in
            switch words[index] {
            case "avance", "prete", "depanne": words[..<index].suffix(3).contains("m'")
            case "lent", "loaned", "lended", "fronted", "spotted", "advanced":
                words[(index + 1)...].first == "me"
            default: false
            }
        }
    }

    private static let havingToRepay = [
        "que je le rembourse", "que je la rembourse", "que je rembourse", "que je lui rende",
        "que je lui rembourse", "faut le rembourser", "faut la rembourser", "faut lui rendre",
        "dois le rembourser", "dois la rembourser", "dois lui rendre", "dois lui rembourser",
        "veux le rembourser", "veux la rembourser", "need to pay him back",
        "need to pay her back", "need to pay them back", "have to pay him back",
        "have to pay her back", "have to pay them back", "gotta pay him back",
        "gotta pay her back", "gotta pay them back", "should pay him back", "should pay her back",
        "want to pay him back", "want to pay her back", "need to give it back",
    ]
}

extension Wording {
    /// Whether it is asked how much the speaker owes somebody who was named.
    fileprivate var asksWhatTheyAreOwed: Bool {
        says([
            "je lui dois combien", "combien je lui dois", "combien lui dois je", "je lui dois cb",
            "combien est ce que je lui dois", "qu' est ce que je lui dois", "je lui dois quoi",
            "how much do i owe", "what do i owe", "how much i owe",
        ])
    }
}

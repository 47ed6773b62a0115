internal import Primitives
internal import TextProcessing
internal import Understanding

/// Questions about what is owed again and again, which their words show whatever they read as.
extension Interpretation {
    /// The kind of bill of one's own whose amount is asked for, where it reads as something else
    /// ("what's my rent?", "combien coûte mon loyer ?").
    var due: SpendingCategory? {
        switch label {
        case .intent(.checkBalance, nil), .intent(.analyzeSpending, nil), .outOfScope: break
        case .intent, .act, .inform: return nil
        }
        let isOfNoDays = !slots.contains { $0.slot != .category && $0.slot != .merchant }
        let named = words.filter {
            !Self.asking.contains($0) && !Self.own.contains($0) && !Self.articles.contains($0)
        }
        let isOwn = !Self.own.isDisjoint(with: words) || asksPriceOfTheOne
        guard isOfNoDays, words.count > 2, isOwn,
            (1...2).contains(named.count),
            let kind = SpendingCategory.named(in: named.joined(separator: " "))
        else { return nil }
        return [.housing, .utilities].contains(kind) ? kind : nil
    }

    private static let own: Set<String> = ["my", "mon", "ma", "mes"]
    /// Whether it asks what something costs that it speaks of as the one there is ("the rent").
    private var asksPriceOfTheOne: Bool {
        !Set(words).isDisjoint(with: ["the", "le", "la", "l'"]) && Wording(words).asksPrice
    }

    private static let asking = Set(
        """
        what what's whats is how much are c'est quoi quel quelle est de combien a cost costs coute \
        coutent does do c' c s ca ce que me per par an year mois month
        """.foldedWords)

    /// Whether all that is paid again and again is asked for ("mes charges fixes ?").
    var asksOfFixedCosts: Bool {
        namesOutlaysAlone && words.count <= 12 && unheardExclusions(besides: []).isEmpty
            && Wording(words).says([
                "charges fixes", "depenses fixes", "frais fixes", "couts fixes", "fixed costs",
                "fixed expenses", "fixed charges", "fixed bills", "depenses recurrentes",
                "charges recurrentes", "recurring expenses", "recurring costs",
            ])
    }

    /// Whether nothing but "charges" or the like is in a slot, as a kind of spending.
    private var namesOutlaysAlone: Bool {
        slots.allSatisfy { fill in
            fill.slot == .category
                && text(of: fill).foldedWords.first.map(Self.outlays.contains) == true
        }
    }

    private static let outlays: Set<String> = [
        "charges", "depenses", "frais", "couts", "costs", "expenses", "bills", "fixed", "recurring",
    ]

    /// Whether it asks which payments come back ("quels paiements reviennent ?").
    var asksWhatComesBack: Bool {
        let wording = Wording(words)
        return slots.isEmpty && words.count <= 9
            && wording.saysWord(beginning: Self.payments)
            && wording.says([
                "reviennent", "revient", "recurrents", "recurrentes", "reguliers", "regulieres",
                "se repetent", "come back", "comes back", "keep coming back", "recurring",
                "regular", "repeating", "repeat",
            ])
    }

    /// Whether it asks what subscriptions cost as a rule, rather than what was paid for them ("what
    /// do subscriptions cost me?", "combien par mois d'abonnements ?").
    var asksWhatSubscriptionsCost: Bool {
        let wording = Wording(words)
        let isOfThemAlone = slots.allSatisfy { fill in
            fill.slot == .category && fill.value == .text(SpendingCategory.subscriptions.rawValue)
                || fill.slot == .frequency
        }
        let isOfRhythm: Bool
        switch measure {
        case .average(.mean, let unit?): isOfRhythm = unit != .payment
        case .average, .count, .rate, .variety, .days, .extremes, .groups, .share, .trend,
            .changes, .comparison, .usual, .sum, .standing, .difference, nil:
            isOfRhythm = false
        }
        return isOfThemAlone && !slots.contains(where: leavesOut)
            && unheardExclusions(besides: []).isEmpty
            && wording.saysWord(beginning: ["abonne", "subscri"])
            && wording.says(["combien", "how much", "what", "cb"])
            && (isOfRhythm || wording.saysWord(beginning: ["cout", "cost"]))
            && !wording.says(Self.over)
    }

    private static let over = [
        "did", "have", "was", "were", "ai", "ont", "spent", "paid", "depense", "paye",
        "average", "moyenne",
    ]

    private static let payments = [
        "paiement", "depense", "prelevement", "facture", "charge", "payment", "bill", "debit",
        "expense",
    ]

    /// Whether it asks what the speaker earns as a rule, and reads as something else ("how much do
    /// I earn?").
    var asksOfOwnIncome: Bool {
        switch label {
        case .intent(.checkBalance, nil), .outOfScope: break
        case .intent(.listTransactions, nil) where MeasureReading(self).asksOfHabitualIncome: break
        case .intent, .act, .inform: return false
        }
        let reading = MeasureReading(self)
        let income = SlotValue.text(SpendingCategory.income.rawValue)
        return Wording(words).says(["how much", "combien"]) && words.count <= 9
            && slots.allSatisfy { fill in
                fill.slot == .period || fill.slot == .direction || fill.value == income
            }
            && (reading.asksOfHabitualIncome || reading.asksWhatWasDrawnAsPay)
    }

    /// Who it is asked when to pay ("quand dois-je payer Orange ?"); nil where that is not asked.
    var payeeAwaitingPayment: SlotFill? {
        switch label {
        case .intent(.forecastSpending, nil), .intent(.payBill, nil), .intent(.sendMoney, nil),
            .intent(.manageRecurring, .list), .intent(.listTransactions, nil), .outOfScope:
            break
        case .intent, .act, .inform: return nil
        }
        guard words.count <= 12, Wording(words).says(["quand", "when"]),
            Wording(words).says(Self.havingToPay)
        else { return nil }
        if let said = slots.first(where: { [.merchant, .payee, .category].contains($0.slot) }) {
            return said.slot == .payee
                ? SlotFill(slot: .merchant, value: said.value, range: said.range) : said
        }
        return nameBehindPaying
    }

    /// The words behind the verb, without their articles.
    private var nameBehindPaying: SlotFill? {
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens.filter { $0.kind == .word || $0.kind == .number }
        guard
            let verb = tokens.lastIndex(where: {
                ["payer", "pay", "regler"].contains(tokenized.foldedText(of: $0))
            })
        else { return nil }
        let name = tokens[(verb + 1)...].drop { token in
            Self.articles.contains(tokenized.foldedText(of: token))
        }
        guard let first = name.first, let last = name.last, name.count <= 4 else { return nil }
        let range = first.source.lowerBound..<last.source.upperBound
        let said = text(in: range)
        if let kind = SpendingCategory.named(in: said), said == said.lowercased() {
            return SlotFill(slot: .category, value: .text(kind.rawValue), range: range)
        }
        return SlotFill(slot: .merchant, value: .text(said), range: range)
    }

    /// What one says of what is to be paid.
    static let havingToPay = [
        "dois je payer", "je dois payer", "dois je regler", "je dois regler", "faut il payer",
        "il faut payer", "faut payer", "do i have to pay", "should i pay", "must i pay",
        "do i need to pay", "do i pay", "have i got to pay",
    ]
    private static let articles: Set<String> = [
        "le", "la", "les", "l'", "mon", "ma", "mes", "the", "my", "a", "for", "ce", "cette",
    ]
}

extension Interpretation {
    /// Whether it asks what something of the speaker's own costs that is paid again and again, and
    /// reads as none of Yani's business ("how much is my health insurance?").
    var asksPriceOfOwn: Bool {
        label == .outOfScope && slots.isEmpty && words.count <= 8
            && Wording(words).asksPrice
            && MeasureReading(self).theme.map { theme in
                !Self.own.isDisjoint(with: words)
                    || asksPriceOfTheOne && Self.paidAgain.contains(theme)
            } == true
    }

    /// What there is mostly one of, which is paid again and again.
    private static let paidAgain: Set<SpendingTheme> = [
        .rent, .electricity, .gas, .water, .phone, .gym, .healthInsurance, .councilTax,
    ]
}

extension Interpretation {
    /// The turn as the question what something costs that the wallet pays again and again, where it
    /// reads as none of Yani's business ("how much is Spotify?"), or if that became dearer.
    func pricing(in view: WalletView) -> Interpretation {
        let asksPrice =
            label == .outOfScope && words.count <= 6 && Wording(words).asksPrice
        let asksOfRise = asksIfOneRose
        guard slots.isEmpty, asksPrice || asksOfRise else { return self }
        let names = view.recurring.filter(\.isSubscription).map(\.name)
        let named = Set(names).filter { !$0.nameWords.isDisjoint(with: words) }
        let tokens = TokenizedText(text)
        guard named.count == 1, let name = named.first,
            let place = tokens.tokens.first(where: { token in
                name.nameWords.contains(tokens.foldedText(of: token))
            })
        else { return self }
        let merchant = SlotFill(slot: .merchant, value: .text(name), range: place.source)
        return with(
            slots: [merchant],
            label: asksOfRise ? .intent(.manageRecurring, .list) : .intent(.analyzeSpending, nil),
            confidence: 1)
    }
}

extension Wording {
    /// Whether it is asked what something costs as a rule.
    var asksPrice: Bool { says(Self.pricing) }

    private static let pricing = [
        "combien me coute", "combien coute", "combien me coutent", "combien nous coute",
        "me coute combien", "coute combien", "combien je paie", "combien je paye",
        "je paie combien", "je paye combien", "est ce que je paie", "est ce que je paye",
        "c' est combien", "combien est mon", "combien est ma", "how much is", "how much 's",
        "how much are", "how much does", "est de combien", "est combien", "fait combien",
        "combien fait", "what does", "do i pay for", "am i paying for",
    ]
}

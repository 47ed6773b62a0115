internal import Primitives
internal import Understanding

/// What a few words want otherwise of a payment that was restated, in no slot of it.
extension Interpretation {
    /// Whether it wants another amount and does not say how much ("un peu plus", "a bit less").
    var wantsOtherAmount: Bool {
        slots.isEmpty && words.count <= 6 && !text.contains("?")
            && words.contains(where: Self.amountsAside.contains)
            && words.allSatisfy { word in
                Self.amountsAside.contains(word) || Self.besideAmountsAside.contains(word)
            }
    }

    private static let amountsAside: Set<String> = [
        "plus", "moins", "more", "less", "higher", "lower", "davantage", "fewer",
    ]
    private static let besideAmountsAside: Set<String> = [
        "un", "peu", "poil", "chouia", "a", "bit", "little", "slightly", "beaucoup", "bien",
        "much", "lot", "encore", "no", "non", "nan", "euh", "plutot", "rather", "mets", "envoie",
        "make", "it", "send", "lui", "her", "him", "them", "en", "even", "stp", "svp", "please",
        "actually", "finalement", "ou", "or", "maybe", "peut", "etre", "donne", "give",
    ]

    /// Whether it says no more than that something is to be done soon ("asap", "le plus vite
    /// possible"), as what is restated is.
    var hurries: Bool {
        words.count <= 6
            && Wording(words).says([
                "asap", "vite", "maintenant", "now", "tout de suite", "soon", "quickly", "fast",
                "immediately", "immediatement", "des que possible", "rapidement",
            ])
    }

    /// Whether all that it says is the case in which something is to be done ("seulement s'il me
    /// reste plus de 1000", "quand j'aurai été payé").
    func onlyConditions(_ frame: Frame) -> Bool {
        guard !text.contains("?"), !supposes, Self.asking.isDisjoint(with: words),
            let opening = words.first(where: { !Self.beforeConditions.contains($0) })
        else { return false }
        let behind = words.drop { Self.beforeConditions.contains($0) }.dropFirst()
        var said = Frame(frame.intent, frame.operation)
        said.words = words
        guard said.hangsOnCondition, said.daysBeforeDue == nil else { return false }
        if Self.openingConditions.contains(opening) { return true }
        let isOfSomebody = behind.first.map(Self.inCases.contains) == true
        return Self.openingTimes.contains(opening) && isOfSomebody
    }

    private static let asking: Set<String> = [
        "combien", "how", "much", "quel", "quelle", "quels", "what", "which",
    ]
    private static let beforeConditions: Set<String> = [
        "seulement", "uniquement", "only", "just", "mais", "but", "ok", "et", "and", "juste",
        "alors",
    ]
    private static let openingConditions: Set<String> = [
        "si", "s'", "if", "unless", "provided", "sauf", "des", "pourvu",
    ]
    private static let openingTimes: Set<String> = ["quand", "lorsque", "lorsqu'", "when", "once"]
    private static let inCases: Set<String> = [
        "j'", "je", "il", "elle", "on", "ils", "elles", "mon", "ma", "mes", "le", "la", "l'", "i",
        "he", "she", "they", "we", "my", "the", "i've", "i'm", "i'll", "it", "ca",
    ]

    /// The turn with the figure that is all it says as an amount where it reads as how many ("3",
    /// "plutôt trois"): an amount was restated, and no count.
    func counting(amountOf frame: Frame) -> Interpretation {
        guard label == .inform || label == .act(.correct), slots.count == 1, !text.contains("?"),
            slots[0].slot == .count, case .number(let count) = slots[0].value, count > 0,
            SpokenNumber.value(of: text(of: slots[0]).foldedWords.joined()) == count,
            wordsBesideSlots.allSatisfy(putsRightBeside),
            !frame.amounts.isEmpty, frame.values[.count] == nil
        else { return self }
        let amount = SpokenAmount(decimal: String(count), currency: nil)
        return with(
            slots: [SlotFill(slot: .amount, value: .amount(amount), range: slots[0].range)],
            label: label)
    }

    /// The currency that is all a few words say ("en dollars plutôt").
    func currencyAlone(in view: WalletView) -> Currency? {
        guard words.count <= 6, !text.contains("?"), slots.count == 1,
            slots[0].slot == .currency
        else { return nil }
        return spokenCurrency(in: view)
    }

    /// Whether it makes another deed of what was restated by its name ("make it a request
    /// instead", "ou plutôt une demande").
    func makesIt(_ nouns: Set<String>) -> Bool {
        slots.isEmpty && words.count <= 8 && !text.contains("?")
            && zip(words, words.dropFirst()).contains { article, noun in
                ["a", "une", "un", "en", "into"].contains(article) && nouns.contains(noun)
            }
            && words.allSatisfy { nouns.contains($0) || Self.besideMaking.contains($0) }
    }

    private static let besideMaking: Set<String> = [
        "make", "turn", "change", "it", "that", "this", "a", "into", "to", "une", "un", "en", "ou",
        "or", "plutot", "rather", "instead", "fais", "fait", "transforme", "mets", "le",
        "la", "ca", "non", "no", "nan", "actually", "finalement", "as", "de", "d'", "argent",
        "money", "paiement", "payment", "please", "stp", "svp", "l'", "should", "be", "for",
    ]

    /// The turn without the no that was read as somebody's name ("nan 24").
    var withoutNamedNo: Interpretation {
        guard let first = words.first, Self.noes.contains(first), words.count <= 5,
            let fill = slots.first(where: { fill in
                [.payee, .payer, .merchant].contains(fill.slot)
                    && text(of: fill).foldedWords.allSatisfy(Self.noes.contains)
            })
        else { return self }
        return with(slots: slots.filter { $0 != fill }, label: .act(.correct))
    }
}

extension Frame {
    /// Takes another account to pay from, where that is all a turn names ("take it from savings");
    /// returns whether it does.
    mutating func takeOtherAccount(of turn: Interpretation, in view: WalletView) -> Bool {
        let route = AccountRoute(turn.words, accounts: view.accounts)
        guard intent == .sendMoney || intent == .payBill, !turn.text.contains("?"),
            turn.slots.allSatisfy({ $0.slot == .account }), turn.words.count <= 8,
            let account = route.source ?? route.other
        else { return false }
        values[.account] = [.text(account.called)]
        words += turn.words
        return true
    }

    /// Takes a currency for all amounts that were said.
    mutating func take(_ currency: Currency) {
        values[.amount] = values[.amount]?.map { value in
            guard case .amount(let said) = value else { return value }
            return .amount(SpokenAmount(decimal: said.decimal, currency: currency))
        }
    }
}

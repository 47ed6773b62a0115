internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

/// What spending less, or nothing, would save.
extension Interpretation {
    /// What is asked by a sentence that supposes less spending ("et si je réduis les restos de 20 % ?",
    /// "what would I save by cancelling Netflix?").
    var supposedCut: Question? {
        guard supposesLess || supposesMore else { return nil }
        let subjects: Set<Slot> = [.category, .merchant, .payee]
        let named = slots.filter { subjects.contains($0.slot) }
        let meant = with(
            slots: named.isEmpty ? [unreadName].compactMap(\.self) : named,
            label: .intent(.analyzeSpending, nil))
        var filter = TransactionFilter(Frame(.analyzeSpending, meant), [])
        let isOfWages = supposesMore && MeasureReading(self).speaksOfWages
        (filter.direction, filter.areWages) = (isOfWages ? .incoming : nil, isOfWages)
        // What one would save without Netflix is not what is left out.
        if let name = filter.excludedNames.first, filter.counterparty == nil {
            (filter.counterparty, filter.otherNames) = (
                name, Array(filter.excludedNames.dropFirst())
            )
            filter.excludedNames = []
        } else if let kind = filter.excludedCategories.first, filter.category == nil {
            (filter.category, filter.excludedCategories) = (kind, [])
        }
        // "If I stop the gym and Spotify" names one of them by what it is.
        let beside = filter.counterparty == nil || filter.theme != nil ? nil : themeBesideSlots
        filter.otherNames += beside.map { [$0] } ?? []
        // "If I cut Netflix" leaves nothing of it.
        let stops = stopsSpending || filter.counterparty != nil && isCut
        guard let reduction = reduction ?? (stops ? .all : nil) else { return nil }
        if supposesMore, filter == TransactionFilter() { filter.category = namedKind }
        let isOfAll = filter == TransactionFilter()
        if supposesMore { return isOfAll ? nil : .cut(filter, by: .rise(reduction)) }
        guard !isOfAll || reduction != .all && speaksOfOwnSpending else { return nil }
        return .cut(filter, by: reduction)
    }

    /// The word for what is no kind of spending of its own that no slot has.
    private var themeBesideSlots: String? {
        let said = wordsBesideSlots
        return MeasureReading(said).themeWord ?? (said.contains("sport") ? "gym" : nil)
    }

    /// Whether it only supposes that several things that are paid for are stopped ("si
    /// j'arrête Basic-Fit et Spotify").
    var supposesCutsAlone: Bool {
        let names = slots.filter { [.merchant, .category].contains($0.slot) }
        return names.count > 1 && names.count == slots.count
            && !Self.suppositions.isDisjoint(with: words) && supposesLess
    }

    /// The supposition of a question before with another figure, or of something else, where a few
    /// words bring nothing but that ("and by 100?", "et de 20 % ?", "et les courses ?"); nil for
    /// any other.
    func supposedCut(after question: Question?) -> Question? {
        guard case .cut(var filter, let before, _)? = question, words.count <= 7 else { return nil }
        let figures: Set<Slot> = [
            .percentage, .amount, .amountMinimum, .amountMaximum, .amountMode, .count, .currency,
        ]
        let subjects = slots.filter { [.category, .merchant, .card].contains($0.slot) }
        let beside = wordsBesideSlots.allSatisfy { word in
            Self.besideSupposed.contains(word) || SpokenNumber.value(of: word) != nil
        }
        guard beside, slots.allSatisfy({ figures.contains($0.slot) || subjects.contains($0) }),
            subjects.isEmpty != (reduction == nil)
        else { return nil }
        if let reduction {
            let wording = Wording(words)
            let isLess = wording.says(["less", "moins"])
            let isMore = before.isRise && !isLess || wording.says(["more", "plus"])
            let meant = reduction.like(before)
            return .cut(filter, by: isMore ? .rise(meant) : meant)
        }
        guard isContinuation else { return nil }
        let renamed = subjects.map { fill in
            fill.slot == .card
                ? SlotFill(slot: .merchant, value: fill.value, range: fill.range) : fill
        }
        let asked = TransactionFilter(
            Frame(.analyzeSpending, with(slots: renamed, label: .intent(.analyzeSpending, nil))), []
        )
        (filter, filter.direction) = (asked, nil)
        return .cut(filter, by: before)
    }

    private static let besideSupposed = elided.union(
        """
        et and by de a to of what about how if si with avec less more moins plus only just juste \
        seulement was were it si c etait percent pour cent euros euro le la les l en on the my mes \
        mon ma for d ou or
        """.foldedWords)

    /// Whether it supposes that less is spent on something, and asks nothing of the balance.
    private var supposesLess: Bool {
        let wording = Wording(words)
        let isOfDeed = intent.map { !Frame($0, operation).isQuestion && $0 != .manageBudget }
        let opens = !Self.suppositions.isDisjoint(with: words.prefix(3))
        guard opens || isOfDeed != true || !isCommand,
            !wording.says(Self.ofBalance + Self.havingSaved)
        else { return false }
        let supposes = !Self.suppositions.isDisjoint(with: words)
        if supposes, isReduced { return true }
        if asksWhatIsSaved, wording.says(["without", "sans"]) { return true }
        guard stopsSpending || isReduced else { return false }
        return asksWhatIsSaved || stopsSpending && wording.says(Self.supposingOneself)
    }

    /// Whether it supposes that something gets dearer ("what if groceries went up by 10%?").
    private var supposesMore: Bool {
        let wording = Wording(words)
        let reading = MeasureReading(self)
        let isOfSome =
            reading.theme != nil || namedKind != nil || reading.speaksOfWages
            || slots.contains { [.category, .merchant].contains($0.slot) } || unreadName != nil
        let amounts: Set<Slot> = [.percentage, .amount, .amountMinimum, .amountMaximum]
        let isOfIncome = reading.speaksOfIncome && !reading.speaksOfWages
        let isByFigure =
            (reading.rises || risesTo)
            && (slots.contains { amounts.contains($0.slot) } || unreadAmount != nil)
        return (opensWithWhatIf || asksOfSupposition) && (isByFigure || timesMore != nil)
            && !isOfIncome && isOfSome
            && !wording.says(Self.ofBalance + ["budget", "budgets", "limit", "limite", "plafond"])
    }

    /// The only name with a capital inside of the sentence, which no slot has ("what if I cancelled
    /// Netflix?").
    private var unreadName: SlotFill? {
        let tokenized = TokenizedText(text)
        let names = tokenized.tokens.dropFirst(2).filter { token in
            let word = tokenized.foldedText(of: token)
            return token.kind == .word && word.count > 2
                && text(in: token.source).first?.isUppercase == true
                && Self.monthNumbers[word] == nil && Self.weekday(word) == nil
                && !slots.contains { $0.range.overlaps(token.source) }
        }
        guard names.count == 1, let name = names.first else { return nil }
        return SlotFill(
            slot: .merchant, value: .text(text(in: name.source)), range: name.source)
    }

    /// The kind of spending that a word names, in a slot or not.
    private var namedKind: SpendingCategory? {
        words.lazy.filter { $0.count > 3 }.compactMap { SpendingCategory.named(in: $0) }
            .first { $0 != .income && $0 != .savings && $0 != .other }
    }

    /// Whether something is supposed to come to a price ("et si mon loyer passait à 900 ?").
    private var risesTo: Bool {
        Wording(words).says([
            "passait a", "passe a", "passerait a", "montait a", "monte a", "went to", "goes to",
            "rose to", "was put up to",
        ])
    }

    /// Whether it asks something of what is only supposed ("what would happen if …?", "si …, ça
    /// ferait combien ?").
    private var asksOfSupposition: Bool {
        let isQuestion = intent.map { Frame($0, operation).isQuestion } ?? true
        return isQuestion && text.contains("?") && !Self.suppositions.isDisjoint(with: words)
    }

    /// Whether it opens by asking what would be ("et si", "what if"), which orders nothing.
    var opensWithWhatIf: Bool {
        let opening = words.prefix(2).joined(separator: " ")
        return ["et si", "what if", "and if", "suppose que", "suppose that", "imagine que"]
            .contains(opening)
    }

    private var isReduced: Bool {
        let wording = Wording(words)
        return isKeptTo || wording.saysWord(beginning: Self.lessStems)
            || wording.says(Self.lessWords)
    }

    private var isCut: Bool {
        Wording(words).saysWord(beginning: ["cut", "coupe", "coupa", "coupi"])
    }

    /// Whether it is supposed that no more than so much is spent ("if I only spent 50").
    private var isKeptTo: Bool {
        Wording(words).says([
            "only spent", "only spend", "just spent", "depensais que", "depense que",
            "depensais seulement",
        ])
    }

    private var stopsSpending: Bool {
        let wording = Wording(words)
        return wording.saysWord(beginning: Self.stopStems)
            || wording.says(["give up", "giving up", "gave up", "cut out", "cutting out"])
            || wording.says(["got rid of", "get rid of", "getting rid of", "me passais de"])
            || wording.says([
                "prenais plus", "allais plus", "mangeais plus", "achetais plus", "n' avais plus",
                "n' ai plus", "didn't have", "without", "sans",
            ])
    }

    /// Whether it asks how much something would save.
    private var asksWhatIsSaved: Bool {
        let wording = Wording(words)
        return wording.says(["how much", "what", "combien", "cb", "qu' est ce que"])
            && wording.saysWord(beginning: ["econom", "epargn", "save", "saving", "gagner"])
    }

    private var speaksOfOwnSpending: Bool {
        Wording(words).saysWord(beginning: ["depens", "spen"])
    }

    /// By how much spending is supposed to fall; nil where that is not said.
    private var reduction: Reduction? {
        let percents = values(of: .percentage).lazy.compactMap(\.wholePercent)
        if let percent = percents.first ?? unreadPercent ?? timesMore {
            return .percent(percent)
        }
        let bounds = [Slot.amount, .amountMinimum, .amountMaximum].flatMap(values(of:))
        let said = bounds.lazy.compactMap { value in
            if case .amount(let amount) = value { return amount }
            return nil
        }.first
        let wording = Wording(words)
        let part =
            wording.says(["par deux", "par 2", "by two", "deux fois moins", "2 fois moins"])
            ? 2
            : words.lazy.compactMap { word in
                Self.parts.first { word.hasPrefix($0.stem) }?.part
            }.first
        if let part, said == nil { return .part(part) }
        guard let amount = said ?? unreadAmount else { return nil }
        let isTarget =
            isKeptTo
            || zip(words, words.dropFirst()).contains { first, second in
                ["a", "to"].contains(first) && second.first?.isNumber == true
            }
        let unit = MeasureReading(self).unit ?? .month
        return isTarget ? .target(amount, per: unit) : .amount(amount, per: unit)
    }

    /// By how many percent something rises that is said to be a multiple of what it was ("what if fuel
    /// doubled?"); nil where none is said.
    private var timesMore: Int? {
        words.lazy.compactMap { word in
            Self.multiplying.first { word.hasPrefix($0.stem) }?.percent
        }.first
    }

    private static let multiplying: [(stem: String, percent: Int)] = [
        ("doubl", 100), ("tripl", 200), ("quadrupl", 300),
    ]

    /// The only percentage that is said, in a slot or not, where it is a whole number.
    private var unreadPercent: Int? {
        let percents = entities(on: Day(number: 0)).compactMap { entity -> Int? in
            guard case .percentage(let percent) = entity.value else { return nil }
            return Int(percent.description)
        }
        return percents.count == 1 ? percents[0] : nil
    }

    private static let parts: [(stem: String, part: Int)] = [
        ("half", 2), ("halv", 2), ("moitie", 2), ("third", 3), ("tiers", 3), ("quart", 4),
    ]
    private static let lessStems = [
        "redui", "baiss", "dimin", "coupai", "coupi", "limit", "reduc", "lower", "trimm", "halv",
        "moitie", "divis",
    ]
    private static let lessWords = [
        "less", "cut", "cuts", "cutting", "trim", "half", "moins", "coupe mes", "coupe le",
        "coupe les", "coupe la moitie", "couper", "coupes",
    ]
    private static let stopStems = [
        "arret", "stop", "cancel", "resili", "supprim", "quit", "annul", "dropp", "renonc",
    ]
    private static let supposingOneself = [
        "if i", "if we", "si je", "si j'", "si on", "si nous", "what if",
    ]
    private static let havingSaved = [
        "did i save", "have i saved", "ai economise", "ai je economise", "i saved",
        "si j' ai", "if i have", "if i 've", "whether", "depuis que", "since i", "m' arrete",
    ]
    private static let ofBalance = [
        "left", "reste", "restera", "resterait", "solde", "balance", "overdrawn", "decouvert",
        "overdraft", "finis", "finirai", "finirais", "end up", "end the",
    ]
}

extension Reduction {
    /// Whether something is supposed to rise.
    fileprivate var isRise: Bool {
        if case .rise = self { return true }
        return false
    }

    /// The same of a bare figure as percent, where the one before it was: a hundred and more of
    /// them nobody supposes.
    fileprivate func like(_ before: Reduction) -> Reduction {
        let other: Reduction = if case .rise(let other) = before { other } else { before }
        guard case .percent = other, case .amount(let amount, _) = self, amount.currency == nil,
            let figure = Double(amount.decimal), figure == figure.rounded(),
            (1..<100).contains(figure)
        else { return self }
        return .percent(Int(figure))
    }
}

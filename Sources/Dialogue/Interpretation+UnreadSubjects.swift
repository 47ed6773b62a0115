internal import Primitives
internal import TextProcessing
internal import Understanding

/// Questions of what was spent whose words name what on, where they read as something else.
extension Interpretation {
    /// The turn as the question of fuel, of a shop or of wages that its words unmistakably ask; nil
    /// for any other.
    var ofUnreadSubject: Interpretation? {
        if let subjects = subjectsOfShare { return with(slots: subjects) }
        if let compared = comparedServices {
            return with(slots: compared, label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        if asksOfFillingUp {
            return with(
                slots: slots.filter(\.slot.isOfDays), label: .intent(.analyzeSpending, nil),
                confidence: 1)
        }
        if let shop = unreadShop {
            return with(
                slots: [shop] + slots, label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        if asksOfRaise {
            let income = SlotFill(
                slot: .category, value: .text(SpendingCategory.income.rawValue),
                range: 0..<text.utf8.count)
            return with(slots: [income], label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        return nil
    }

    /// The slots of a question what part something is of income, without the income, which is no
    /// part ("how much do groceries represent of my salary?"); nil for any other.
    private var subjectsOfShare: [SlotFill]? {
        guard label == .intent(.analyzeSpending, nil), case .share(of: let whole)? = measure,
            whole != .spending
        else { return nil }
        let isIncome = { (fill: SlotFill) in
            fill.value == .text(SpendingCategory.income.rawValue)
        }
        let subjects = slots.filter { !isIncome($0) }
        let areNamed = subjects.contains { [.category, .merchant].contains($0.slot) }
        return areNamed && subjects.count < slots.count ? subjects : nil
    }

    /// The slots of a question which of two costs more, or what somebody gets at a time, where it
    /// reads as one of payments that come back ("do I pay more for Netflix or Spotify?").
    private var comparedServices: [SlotFill]? {
        guard label == .intent(.manageRecurring, .list) || label == .intent(.getAdvice, nil) else {
            return nil
        }
        let wording = Wording(words)
        let names = slots.filter { $0.slot == .merchant }
        let shops = names + names.flatMap(otherShops(beside:))
        if shops.count == 2, wording.says(["or", "ou", "vs", "versus"]),
            wording.says(["more", "plus", "cher", "chere", "less", "moins", "cheaper", "dearer"])
        {
            return shops.sorted { $0.range.lowerBound < $1.range.lowerBound }
        }
        let isOfOneTime = wording.says(["a chaque fois", "each time", "every time"])
        let payees = slots.filter { $0.slot == .payee }
        if case .extremes? = measure, payees.count == 1 { return payees }
        return isOfOneTime && payees.count == 1 && wording.says(["combien", "how much"])
            ? payees : nil
    }

    /// The name with a capital that "or" joins to a shop and that stands in no slot.
    private func otherShops(beside fill: SlotFill) -> [SlotFill] {
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens
        guard let place = tokens.firstIndex(where: { $0.source.overlaps(fill.range) }) else {
            return []
        }
        return [(place - 1, place - 2), (place + 1, place + 2)].compactMap { joint, other in
            guard tokens.indices.contains(joint), tokens.indices.contains(other),
                ["or", "ou", "vs"].contains(tokenized.foldedText(of: tokens[joint])),
                case let range = tokens[other].source, case let said = text(in: range),
                said.first?.isUppercase == true,
                !slots.contains(where: { $0.range.overlaps(range) })
            else { return nil }
            return SlotFill(slot: .merchant, value: .text(said), range: range)
        }
    }

    /// Whether it asks what a full tank costs, or how many there are, where it reads as none of
    /// Yani's business.
    private var asksOfFillingUp: Bool {
        let reading = MeasureReading(self)
        return label == .outOfScope && reading.speaksOfTanks && words.count <= 12
            && reading.says(
                ["how much", "combien", "how many", "how often", "prix", "price"]
                    + ["cost", "costs", "coute", "cout", "average", "moyenne", "moyen"])
            && !reading.says(["litre", "litres", "liter", "gallon", "near", "nearest", "station"])
    }

    /// The shop behind "at" or "chez" of which it asks how much was spent, in whatever days, and
    /// nothing more, where no slot has it ("how much at lidel in October?").
    private var unreadShop: SlotFill? {
        let isOfSpending = label == .intent(.analyzeSpending, nil)
        guard label == .outOfScope || intent == .checkBalance || isOfSpending,
            slots.allSatisfy(\.slot.isOfDays), words.count <= 12
        else { return nil }
        let days = slots.map(\.range.lowerBound).min() ?? .max
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens.filter { $0.kind == .word || $0.kind == .number }
        let said = tokens.map(tokenized.foldedText(of:))
        let place = said.indices.last { index in
            Self.leadingToShop.contains(said[index])
                || said[index] == "to" && index > 0 && Self.going.contains(said[index - 1])
        }
        guard let link = place,
            Self.asking.contains(where: { said.starts(with: $0) }),
            said[..<link].allSatisfy(Self.besideUnreadShops.contains)
        else { return nil }
        // What is held at a bank is asked for by the same words, and what was bought in a place.
        let isOfOther =
            intent == .checkBalance && !["au", "aux"].contains(said[link])
            || isOfSpending && said[link] != "to"
                && tokens.dropFirst(link + 1).first.map {
                    text(in: $0.source).first?.isUppercase == true
                } == true
        let end = tokens.firstIndex { $0.source.lowerBound >= days } ?? tokens.endIndex
        guard link + 1 < end else { return nil }
        let isRead = tokens[end...].allSatisfy { token in
            slots.contains { $0.range.overlaps(token.source) }
        }
        let name = said[(link + 1)..<end]
        let last = tokens[end - 1]
        guard !isOfOther, isRead, (1...2).contains(name.count),
            name.allSatisfy({ $0.count > 2 && !Self.noShops.contains($0) }),
            SpendingCategory.named(in: name.joined(separator: " ")) == nil,
            MeasureReading(Array(name)).theme == nil
        else { return nil }
        let range = tokens[link + 1].source.lowerBound..<last.source.upperBound
        return SlotFill(slot: .merchant, value: .text(text(in: range)), range: range)
    }

    /// Whether it asks if wages rose ("did I get a raise?").
    private var asksOfRaise: Bool {
        label == .outOfScope && words.count <= 8 && MeasureReading(self).saysRaise
            && (text.contains("?") || ["did", "have", "ai", "est"].contains(words.first ?? ""))
    }

    private static let leadingToShop: Set<String> = ["at", "chez", "au", "aux"]
    private static let going: Set<String> = ["go", "went", "been", "going", "gone"]
    private static let asking = [
        ["how", "much"], ["combien"], ["cb"], ["how", "many", "times"], ["how", "often"],
    ]
    private static let besideUnreadShops: Set<String> = [
        "many", "times", "often", "go", "went", "been", "going", "gone", "do", "to",
        "how", "much", "combien", "cb", "did", "i", "have", "i've", "ve", "spend", "spent", "pay",
        "paid", "j'", "ai", "je", "depense", "paye", "on", "a", "we", "de", "d'", "argent",
        "money", "was", "that",
    ]
    /// What stands behind those words and is no shop.
    private static let noShops: Set<String> = [
        "total", "moins", "plus", "maximum", "minimum", "max", "min", "juste", "mois", "jour",
        "quotidien", "compte", "livret", "courant", "joint", "epargne", "ldds", "pel", "savings",
        "account", "accounts", "bank", "banque", "credit", "caisse", "most", "least", "once",
        "all", "home", "work", "moi", "toi", "nous", "the", "moment", "present", "best", "worst",
        "debut", "fin", "milieu", "premier", "deuxieme", "troisieme", "quatrieme", "supermarket",
        "trimestre", "semestre", "budget", "solde", "plafond", "night", "noon", "lunch", "dinner",
        "breakfast", "christmas", "easter", "weekends", "weekend", "weekdays", "school",
        "university", "shops", "stores", "bars", "pubs", "fast", "same", "this", "that", "other",
        "which", "what", "any", "some", "each", "every", "une", "des", "les", "mes", "cette",
    ]
}

extension MeasureReading {
    /// Whether a full tank is spoken of.
    var speaksOfTanks: Bool {
        says([
            "plein", "pleins", "full tank", "tank", "tanks", "fill up", "fill ups", "fillup",
            "fillups", "tankful",
        ])
    }

    /// Whether it is asked what one full tank costs.
    var asksPriceOfTank: Bool {
        says(
            ["un plein", "d' un plein", "le plein", "par plein", "a tank", "full tank", "per tank"]
                + ["a fill up", "per fill up", "each fill up", "tank of", "un plein d' essence"])
            && says(["how much", "combien", "prix", "price", "cost", "costs", "coute", "cout"])
            && !says(["last", "dernier", "derniere", "quand", "when", "fois", "times", "many"])
    }

    /// Whether it is said that one is paid more.
    var saysRaise: Bool {
        says([
            "a raise", "pay rise", "pay raise", "salary increase", "been promoted",
            "j' ai eu une augmentation", "ai je eu une augmentation", "on m' a augmente",
            "j' ai ete augmente", "j' ai ete augmentee", "ai je ete augmente",
            "ai je ete augmentee", "augmentation de salaire",
        ])
    }
}

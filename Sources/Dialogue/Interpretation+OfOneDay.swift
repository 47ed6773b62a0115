internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

/// Questions of what was paid that say when first, or when and how much at once.
extension Interpretation {
    /// The turn as the question what was spent at a shop on a day that it begins with ("hier j'ai
    /// payé combien au Carrefour ?"), or when something was paid last ("quand est-ce que j'ai pris
    /// l'avion la dernière fois, et ça m'avait coûté combien ?"), whatever it reads as.
    func ofOneDay(on today: Day) -> Interpretation {
        if let latest = latestAndPrice { return latest }
        guard label == .outOfScope || label == .inform, slots.isEmpty, words.count <= 9,
            let first = words.first, Self.leadingDays.contains(first),
            Wording(words).says(["combien", "cb", "how much"]),
            Wording(words).saysWord(beginning: ["paye", "pay", "paid", "depens", "spen", "laiss"])
        else { return self }
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens.filter { $0.kind == .word || $0.kind == .number }
        let said = tokens.map(tokenized.foldedText(of:))
        guard let lead = said.lastIndex(where: Self.leadingToShops.contains), lead > 0,
            (1...3).contains(said.count - lead - 1), let last = tokens.last,
            let days = Self.days(in: first, on: today)
        else { return self }
        let shop = tokens[lead + 1].source.lowerBound..<last.source.upperBound
        return with(
            slots: [
                SlotFill(slot: .period, value: .days(days), range: tokens[0].source),
                SlotFill(slot: .merchant, value: .text(text(in: shop)), range: shop),
            ], label: .intent(.analyzeSpending, nil), confidence: 1)
    }

    private static let leadingDays: Set<String> = [
        "hier", "aujourd'hui", "avant-hier", "yesterday", "today",
    ]
    private static let leadingToShops: Set<String> = ["au", "chez", "a", "at", "aux"]

    /// The turn as the list of the last payment of something, where it asks when that was, and how
    /// much; nil for any other.
    private var latestAndPrice: Interpretation? {
        let wording = Wording(words)
        guard label == .intent(.analyzeSpending, nil),
            !slots.contains(where: \.slot.isOfDays),
            wording.says(["quand", "when"]),
            wording.says(["la derniere fois", "last time", "did i last", "have i last"]),
            MeasureReading(self).theme != nil || slots.contains(where: { Self.ofWhat($0.slot) })
        else { return nil }
        return with(slots: slots, label: .intent(.listTransactions, nil), confidence: 1)
    }

    private static func ofWhat(_ slot: Slot) -> Bool {
        [.merchant, .category, .payee].contains(slot)
    }
}

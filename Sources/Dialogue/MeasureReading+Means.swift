public import Primitives

/// What is asked of spending beside what comes in.
public enum MeansQuestion: String, Codable, Hashable, Sendable {
    /// Whether no more is spent than comes in ("am I living within my means?").
    case within
    /// Whether more is ("do I spend more than I earn?").
    case beyond

    /// Whether it is so.
    public func holds(income: Money, spending: Money) -> Bool {
        (spending.minorUnits > income.minorUnits) == (self == .beyond)
    }
}

extension MeasureReading {
    /// What is asked of spending beside income; nil where they are not set beside each other, or it
    /// is asked by how much.
    var meansQuestion: MeansQuestion? {
        says(["combien", "how much", "how many"]) ? nil : meansCompared
    }

    /// Which of spending and income is spoken of as the greater; nil where neither is.
    var meansCompared: MeansQuestion? {
        if speaksOfLiving, says(Self.beyondMeans) { return .beyond }
        if speaksOfLiving, says(Self.withinMeans) { return .within }
        let words = wording.words
        guard let joint = words.indices.first(where: setsBeside) else { return nil }
        let before = Wording(words[..<joint])
        let behind = Wording(words[(joint + 1)...].prefix(8))
        let isLess = before.words.last.map(Self.fewer.contains) ?? false
        // Which of them covers the other is plain.
        let covers = ["couvr", "couvert", "cover"].contains(where: words[joint].hasPrefix)
        if covers {
            let areBoth =
                Self.isOfSpending(before) && Self.isOfIncome(behind)
                || Self.isOfIncome(before) && Self.isOfSpending(behind)
            return areBoth ? .within : nil
        }
        if Self.isOfSpending(before), Self.isOfIncome(behind) { return isLess ? .within : .beyond }
        if Self.isOfIncome(before), Self.isOfSpending(behind) { return isLess ? .beyond : .within }
        return nil
    }

    private var speaksOfLiving: Bool {
        begins(["liv", "viv", "vec", "spen", "depens"]) || says(["vis", "vit"])
    }

    /// Whether the word at a place sets what stands before it beside what stands behind.
    private func setsBeside(at place: Int) -> Bool {
        let words = wording.words
        let joints = ["depass", "exced", "exceed", "couvr", "couvert", "cover"]
        if joints.contains(where: words[place].hasPrefix) { return true }
        if ["rapport", "compared"].contains(words[place]) {
            return Wording(words[..<place]).says(["trop", "too much"])
        }
        let quantity = place > 0 ? words[place - 1] : ""
        return ["than", "que", "qu'"].contains(words[place])
            && (Self.fewer.contains(quantity) || Self.greater.contains(quantity))
    }

    private static let fewer: Set<String> = ["less", "moins", "lower"]
    private static let greater: Set<String> = ["more", "plus", "davantage", "higher"]

    private static func isOfSpending(_ wording: Wording) -> Bool {
        wording.saysWord(beginning: ["depens", "spen", "expens", "outgo"])
            || wording.says(["sort", "sorties", "goes out", "go out"])
    }

    private static func isOfIncome(_ wording: Wording) -> Bool {
        wording.saysWord(beginning: [
            "earn", "gagn", "revenu", "income", "salair", "salar", "wage", "receiv", "recoi",
            "touch", "rentr",
        ])
            || wording.says([
                "make", "made", "making", "got", "get", "recu", "entre", "comes in", "come in",
                "coming in", "came in", "my pay", "ma paie", "ma paye",
            ])
    }

    private static let beyondMeans = [
        "dessus de mes moyens", "dela de mes moyens", "beyond my means", "above my means",
        "over my means", "outside my means",
    ]
    private static let withinMeans = [
        "within my means", "inside my means", "below my means", "selon mes moyens",
        "dans mes moyens", "dessous de mes moyens", "limite de mes moyens",
    ]
}

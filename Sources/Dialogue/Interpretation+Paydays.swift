internal import Primitives
internal import Understanding

/// Days that are told by when the wages came.
public enum PaydaySpan: String, Codable, Hashable, Sendable {
    /// Those since the last wages.
    case sinceLast = "since_last"
    /// Those from the wages before the last up to the last.
    case betweenLastTwo = "between_last_two"
}

extension Interpretation {
    /// The turn as the question of what was spent since the last wages, or between the last two
    /// ("entre mes deux dernières paies"), with the words that say so as its days; nil for any
    /// other.
    var ofPaydays: Interpretation? {
        switch label {
        case .intent(.analyzeSpending, nil), .intent(.listTransactions, nil),
            .intent(.checkBalance, nil), .intent(.forecastSpending, nil), .outOfScope:
            break
        case .intent, .act, .inform: return nil
        }
        let wording = Wording(words)
        guard let span = wording.paydaySpan else { return sinceOtherPay }
        let asksAmount = wording.says(["how much", "combien", "cb"])
        guard asksAmount || intent == .analyzeSpending || intent == .listTransactions else {
            return nil
        }
        let kept = slots.filter { fill in
            let isOfWages = text(of: fill).foldedWords.contains(where: Wording.wageWords.contains)
            // What came in is but the wages that the days are told by.
            let isBehind = text(in: 0..<fill.range.lowerBound).foldedWords.contains {
                ["since", "depuis", "between", "entre"].contains($0)
            }
            return ![.count, .period, .date].contains(fill.slot) && !isOfWages
                && !(fill.slot == .direction && isBehind)
        }
        let days = SlotFill(slot: .period, value: .text(span.said), range: 0..<0)
        return with(
            slots: kept + [days],
            label: asksAmount ? .intent(.analyzeSpending, nil) : label, confidence: 1)
    }
}

extension Interpretation {
    /// The turn with the words that tell its days by the wages of a month as days that are not
    /// known ("depuis ma paie de septembre"), where only the month is read; nil for any other.
    private var sinceOtherPay: Interpretation? {
        let words = words
        guard let since = words.firstIndex(where: ["since", "depuis"].contains),
            let wages = words[since...].prefix(5).firstIndex(where: Wording.wageWords.contains),
            let month = words[wages...].prefix(4).firstIndex(where: {
                Self.monthNumbers[$0] != nil
            }), intent == .analyzeSpending
        else { return nil }
        let said = words[since...month].joined(separator: " ")
        let days = SlotFill(slot: .period, value: .text(said), range: 0..<0)
        return with(slots: slots.filter { !$0.slot.isOfDays } + [days])
    }
}

extension PaydaySpan {
    /// Words that say it.
    fileprivate var said: String {
        switch self {
        case .sinceLast: "since payday"
        case .betweenLastTwo: "between paydays"
        }
    }
}

extension Wording {
    /// The days that are told by when the wages came; nil where none are.
    var paydaySpan: PaydaySpan? {
        if says(Self.betweenPaydays) { return .betweenLastTwo }
        for place in words.indices {
            let behind = words[(place + 1)...].prefix(6)
            guard let wages = behind.firstIndex(where: Self.wageWords.contains) else { continue }
            let between = words[(place + 1)..<wages]
            guard between.allSatisfy(Self.besideWages.contains) else { continue }
            let rest = words[(wages + 1)...]
            switch words[place] {
            case "since", "depuis":
                // "Since my salary went up" is of another day, so is "since my pay of June".
                let isOfOther =
                    rest.first.map(Self.verbs.contains) == true || Self.namesMonth(rest.prefix(3))
                if !isOfOther { return .sinceLast }
            case "between", "entre":
                let isOfTwo = !Self.two.isDisjoint(with: between)
                if isOfTwo || Self.oneBefore.contains(where: Wording(rest).says) {
                    return .betweenLastTwo
                }
            default: continue
            }
        }
        return says(Self.sincePaid) ? .sinceLast : nil
    }

    /// Whether a month is named by words, whose wages are not the last.
    static func namesMonth(_ words: ArraySlice<String>) -> Bool {
        words.contains { Interpretation.monthNumbers[$0] != nil }
    }

    static let wageWords: Set<String> = [
        "payday", "paydays", "paycheck", "paychecks", "paycheque", "paycheques", "pay", "pays",
        "wage", "wages", "salary", "salaries", "paie", "paies", "paye", "payes", "salaire",
        "salaires",
    ]
    private static let besideWages: Set<String> = [
        "my", "the", "last", "latest", "previous", "two", "2", "most", "recent", "past", "ma",
        "la", "mes", "les", "mon", "le", "deux", "dernier", "derniere", "derniers", "dernieres",
    ]
    private static let two: Set<String> = ["two", "2", "deux"]
    private static let oneBefore = [
        ["before"], ["avant"], ["precedent"], ["precedente"], ["previous"],
    ]
    private static let betweenPaydays = [
        "between paydays", "from payday to payday", "d' une paie a l' autre",
        "d' un salaire a l' autre", "entre les paies", "between my paydays",
    ]
    private static let sincePaid = [
        "since i got paid", "since i was paid", "since i was last paid", "since i last got paid",
        "depuis que j' ai ete paye", "depuis que j' ai ete payee", "depuis que je suis paye",
    ]
    private static let verbs: Set<String> = [
        "went", "rose", "increased", "changed", "a", "est", "was", "goes", "has", "rise", "raise",
        "increase", "hike", "review",
    ]
}

extension Frame {
    /// The days it is of that are told by when the wages came ("depuis ma dernière paie").
    var paydays: PaydaySpan? {
        guard asksOfTransactions, let said = unreadDays?.foldedWords else { return nil }
        if let span = Wording(said).paydaySpan { return span }
        guard !Wording.namesMonth(said[...]) else { return nil }
        let isOfPay =
            saysPayday
            || Wording(said).says(["got paid", "was paid", "ai ete paye", "ai ete payee"])
        return isOfPay && Wording(said.prefix(2)).says(["since", "depuis"]) ? .sinceLast : nil
    }

    /// What its words ask, but for those that tell its days by when the wages came.
    var readingBesidePaydays: MeasureReading {
        guard paydays != nil else { return reading }
        let ofPay = Wording.wageWords.union(["paid", "payee"])
        return MeasureReading(words.filter { !ofPay.contains($0) })
    }
}

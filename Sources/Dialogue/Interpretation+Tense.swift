internal import Primitives
internal import Understanding

/// Whether a question is of what was or of what will be, where it does not read as its words say.
extension Interpretation {
    /// Whether it asks of days gone by though it reads as a forecast: of such as are over ("the last
    /// 30 days?"), or of weekdays or months by name where nothing says that they are to come
    /// ("combien lundi et mardi ?").
    func asksOfDaysGoneBy(on today: Day) -> Bool {
        let times = slots.filter { $0.slot.isOfDays }
        let isOfSpending = slots.allSatisfy {
            [.period, .date, .category, .merchant].contains($0.slot)
        }
        guard label == .intent(.forecastSpending, nil), !isContinuation, isOfSpending,
            !times.isEmpty, asksWhatWasOrIsSpent, !speaksOfWhatComes
        else { return false }
        return times.allSatisfy { fill in
            guard case .days(let days) = fill.value, let start = days.start else { return false }
            if start < today { return days.end.map { $0 <= today.adding(days: 1) } ?? false }
            let wording = Wording(words)
            guard
                wording.says(["combien", "cb", "how much"])
                    || wording.says(["mes depenses"]), confidence < 0.9,
                let past = text(of: fill).days(on: today), let last = past.end, last <= today
            else { return false }
            // A month that is about to begin may be meant as well as the one a year ago.
            if past.wholeMonth != nil { return start > today.adding(days: 31) }
            return past.dayCount == 1 && past.end.map { start < $0.adding(days: 7) } ?? false
        }
    }

    /// Whether it asks for a figure, or names spending.
    private var asksWhatWasOrIsSpent: Bool {
        let wording = Wording(words)
        return text.contains("?") || wording.says(["combien", "cb", "how much"])
            || wording.saysWord(beginning: ["depens", "spen"])
    }

    /// Whether a word says that something is to come.
    var speaksOfWhatComes: Bool {
        let wording = Wording(words)
        return wording.says(Self.ahead) || wording.saysWord(beginning: Self.aheadStems)
            || words.contains { word in Self.futureEndings.contains(where: word.hasSuffix) }
    }

    private static let ahead = [
        "vais", "va", "vas", "allons", "allez", "vont", "will", "'ll", "gonna", "going", "next",
        "soon", "bientot", "coming", "come", "due", "left", "reste", "rester", "encore", "still",
        "would", "should", "need", "owe", "dois", "doit", "doivent", "faut", "ahead", "debits",
        "a payer", "to pay", "bills", "factures", "facture", "bill", "if", "si", "can", "peux",
        "puis je", "peut", "d' ici", "by", "remaining", "demain", "tomorrow", "likely",
    ]
    private static let aheadStems = [
        "prevo", "previ", "prevu", "forecast", "predict", "project", "expect", "estim", "anticip",
        "budget", "prochain", "futur", "upcoming", "prelev", "echeanc", "plan", "devr",
    ]
    /// What French verbs of the future end with.
    private static let futureEndings = ["rai", "rons", "ront", "era", "eras", "erez"]

    /// The turn as the question what was left on a day, which is told by no forecast; as none where
    /// that depends on something besides ("combien il me restait après le loyer ?").
    func asksWhatWasLeft(on today: Day) -> Interpretation? {
        switch label {
        case .intent(.forecastSpending, nil), .intent(.checkBalance, nil),
            .intent(.analyzeSpending, nil):
            break
        case .intent, .act, .inform, .outOfScope: return nil
        }
        guard Wording(words).says(Self.havingLeft) else { return nil }
        let isOfDay = slots.allSatisfy { [.period, .date, .account].contains($0.slot) }
        guard isOfDay else { return with(slots: [], label: .outOfScope) }
        return with(slots: past(on: today), label: .intent(.checkBalance, nil), confidence: 1)
    }

    private static let havingLeft = [
        "il me restait", "me restait il", "il nous restait", "nous restait il", "did i have left",
        "i had left", "was left", "had i left",
    ]
}

internal import Primitives

/// What a question sets beside something else.
extension MeasureReading {
    /// What is set beside other days, or beside what is usual; nil where nothing is.
    func comparison(of periods: [DayInterval], _ comparesTimes: Bool) -> Measure? {
        if says(Self.thanUsual) || comparesWithAverage { return .usual }
        let isByParts = divides || asksOnWhat
        let parts =
            grouping.flatMap { isByParts && !$0.isTime ? $0 : nil }
            ?? (asksOnWhat ? .category : nil)
        if comparesTimes { return .comparison(with: nil, by: parts) }
        guard let period = periods.first else { return nil }
        if periods.count == 1, setsEndsBeside, (period.wholeMonths?.count ?? 0) > 1 {
            return .comparison(with: nil, by: parts)
        }
        // Of "more than 60" nothing is compared.
        let isMore =
            says(Self.quantities) && says(["than", "que", "qu'", "as"]) && !excludesBounds
            && !wording.saysEver
        if isMore || says(Self.compared) || comparesWith {
            return .comparison(with: nil, by: parts)
        }
        // Of one period "vs" sets other things beside each other.
        let isSeveral = periods.count > 1 || period.isSeveralMonths
        return isSeveral && setsBeside ? .comparison(with: nil, by: parts) : nil
    }

    /// Whether it is asked what more was spent on, or less ("what did I spend more on in October
    /// than in September?").
    private var asksOnWhat: Bool {
        says(Self.quantities)
            && says([
                "sur quoi", "dans quoi", "en quoi", "on what", "spend more on", "spend less on",
                "spent more on", "spent less on",
            ])
            && ["what", "which", "on", "sur", "dans", "en"].contains(wording.words.first ?? "")
    }

    /// Whether things are set beside each other, which may be two times.
    var setsBeside: Bool { says(Self.beside) || begins(["compar"]) || says(Self.compared) }

    private static let thanUsual = [
        "than usual", "than normal", "than average", "than i usually do", "que d' habitude",
        "qu' habituellement", "que la normale", "que d' ordinaire", "que la moyenne",
        "compared to usual", "par rapport a d' habitude", "than i normally do", "above my average",
        "au dessus de ma moyenne", "below my average", "en dessous de ma moyenne",
    ]
    private static let compared = [
        "compared to", "compared with", "par rapport", "vs last", "versus last",
    ]

    /// Whether it is asked by how much something changed from the first of two times to the last ("de
    /// combien … entre août et octobre ?"), rather than which way it goes.
    var setsEndsBeside: Bool {
        let changes = isOfChange || begins(["chang", "evol", "vari", "differ"])
        return changes && says(["entre", "between", "by how much", "de combien"])
    }

    /// Whether something is set beside its average ("how does October compare with the average?").
    private var comparesWithAverage: Bool {
        let compares = says(Self.compared + Self.beside) || begins(["compar"])
        return compares
            && says([
                "the average", "my average", "an average", "average month", "la moyenne",
                "ma moyenne", "d' habitude", "the usual", "my usual",
            ])
    }

    /// Whether what was told is to be set beside what is named behind a preposition ("compare avec
    /// octobre", "compare that to May").
    private var comparesWith: Bool {
        let words = wording.words
        return words.indices.contains { index in
            guard words[index].hasPrefix("compar") else { return false }
            let behind = words[(index + 1)...].drop { Self.comparedPronouns.contains($0) }
            return behind.first.map(Self.comparingTo.contains) == true
        }
    }

    /// Whether other days are named that something is set beside.
    var setsBesideNamed: Bool {
        says(Self.compared + ["than last", "que le mois dernier", "qu' en", "que l' an dernier"])
            || comparesWith
    }

    private static let comparedPronouns: Set<String> = [
        "it", "that", "this", "them", "ca", "cela", "le", "la", "les", "moi",
    ]
    private static let comparingTo: Set<String> = [
        "a", "au", "aux", "avec", "contre", "to", "with", "against",
    ]
    private static let beside = ["vs", "versus", "difference", "ecart", "contre", "against"]
    static let quantities = [
        "more", "less", "fewer", "cheaper", "dearer", "pricier", "as much", "plus", "moins",
        "autant", "higher", "lower", "davantage",
    ]
}

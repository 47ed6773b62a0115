internal import Primitives

/// What a question sets beside something else.
extension MeasureReading {
    /// What is set beside other days, or beside what is usual; nil where nothing is.
    func comparison(of periods: [DayInterval], _ comparesTimes: Bool) -> Measure? {
        if says(Self.thanUsual) { return .usual }
        let parts = grouping.flatMap { divides && !$0.isTime ? $0 : nil }
        if comparesTimes { return .comparison(with: nil, by: parts) }
        guard let period = periods.first else { return nil }
        let isMore = says(Self.quantities) && says(["than", "que", "qu'", "as"])
        if isMore || says(Self.compared) || comparesWith {
            return .comparison(with: nil, by: parts)
        }
        // Of one period "vs" sets other things beside each other.
        let isSeveral = periods.count > 1 || period.isSeveralMonths
        return isSeveral && setsBeside ? .comparison(with: nil, by: parts) : nil
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

    private static let comparedPronouns: Set<String> = [
        "it", "that", "this", "them", "ca", "cela", "le", "la", "les", "moi",
    ]
    private static let comparingTo: Set<String> = [
        "a", "au", "aux", "avec", "contre", "to", "with", "against",
    ]
    private static let beside = ["vs", "versus", "difference", "ecart", "contre", "against"]
    static let quantities = [
        "more", "less", "fewer", "as much", "plus", "moins", "autant", "higher", "lower",
        "davantage",
    ]
}

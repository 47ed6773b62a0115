internal import Primitives
internal import Understanding

/// The part of what is due that is to be paid.
extension Frame {
    /// The part of a bill or of a request that is said in place of an amount ("la moitié d'EDF",
    /// "a third of the bill", "20 % of it"); nil where all of it is meant.
    var shareOfDue: ExactRatio? {
        guard amounts.isEmpty else { return nil }
        if let percent = text(.percentage), let share = ExactRatio(percent: percent) {
            return share
        }
        return words.indices.lazy.compactMap { index -> ExactRatio? in
            let word = words[index]
            if Self.halves.contains(word) { return ExactRatio(1, 2) }
            guard let parts = Self.parts[word], index > 0,
                let times = Self.numerators[words[index - 1]],
                Self.linking.contains(words.dropFirst(index + 1).first ?? "")
            else { return nil }
            return ExactRatio(times, parts)
        }.first
    }

    private static let halves: Set<String> = ["half", "moitie"]
    private static let parts: [String: Int64] = [
        "tiers": 3, "third": 3, "thirds": 3, "quart": 4, "quarts": 4, "quarter": 4, "quarters": 4,
    ]
    private static let numerators: [String: Int64] = [
        "un": 1, "a": 1, "one": 1, "deux": 2, "two": 2, "trois": 3, "three": 3,
    ]
    private static let linking: Set<String> = ["de", "d'", "du", "des", "of", "la", "le", "the"]
}

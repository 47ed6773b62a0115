internal import Primitives
internal import Understanding

/// The part of what is due that is to be paid.
extension Frame {
    /// Whether the speaker tells that they paid for what they had with those they ask ("lunch was 48
    /// with Marie, I paid").
    var tellsOfOwnPayment: Bool {
        intent == .requestMoney && !spoken.isDisjoint(with: ["with", "avec"])
            && Wording(words).says([
                "i paid", "i 've paid", "i covered", "j' ai paye", "j' ai tout paye", "j' ai regle",
                "j' ai avance", "ai paye",
            ])
    }

    /// The part of a bill or of a request that is said in place of an amount ("la moitié d'EDF",
    /// "a third of the bill", "20 % of it"); nil where all of it is meant.
    var shareOfDue: ExactRatio? {
        guard amounts.isEmpty else { return nil }
        if let percent = text(.percentage), let share = ExactRatio(percent: percent) {
            return share
        }
        return words.indices.lazy.compactMap { index -> ExactRatio? in
            guard let fraction = Interpretation.fractions[words[index]], fraction.parts > 1 else {
                return nil
            }
            if fraction.parts == 2 { return ExactRatio(1, 2) }
            guard index > 0, let times = Self.numerator(words[index - 1]),
                Self.linking.contains(words.dropFirst(index + 1).first ?? "")
            else { return nil }
            return ExactRatio(times, fraction.parts)
        }.first
    }

    private static func numerator(_ word: String) -> Int64? {
        ["un", "a", "one"].contains(word) ? 1 : Interpretation.numerator(word)
    }
    private static let linking: Set<String> = ["de", "d'", "du", "des", "of", "la", "le", "the"]
}

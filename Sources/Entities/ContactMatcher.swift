internal import TextProcessing

/// Finds whom a name means among known people.
public struct ContactMatcher: Sendable {
    /// Somebody known, by all the names they go by.
    public struct Candidate: Hashable, Sendable {
        /// Who it is, for the caller.
        public let id: String
        /// The full name and the aliases, diminutives among them.
        public let names: [String]

        /// Creates a candidate.
        public init(id: String, names: [String]) {
            self.id = id
            self.names = names
        }
    }

    /// Somebody a name may mean.
    public struct Match: Hashable, Sendable {
        /// Who it is.
        public let id: String
        /// How well the name fits, 0...1: 1 for a whole name or alias, 0.9 for all the words said
        /// being words of the name, less by 0.1 for each slip of the finger and for each word that
        /// only sounds alike.
        public let score: Double
        /// Whether every word said is a word of the name, case and accents aside.
        public let isLiteral: Bool
    }

    /// A word of a name and what it sounds like.
    private struct Word: Sendable {
        let text: String
        let sound: PhoneticKey
    }

    private let candidates: [(id: String, names: [[Word]])]
    private let isName: @Sendable (String) -> Bool

    /// Creates a matcher over `candidates`. O(their names).
    ///
    /// - Parameter isName: whether a folded word is a name by itself, which is no slip of another
    ///   that it does not sound like: "Gérard" is not "Girard".
    public init(
        _ candidates: [Candidate], isName: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.isName = isName
        self.candidates = candidates.map { candidate in
            (candidate.id, candidate.names.map(Self.words(of:)).filter { !$0.isEmpty })
        }
    }

    /// Returns those `name` may mean, the best first, to ask about if they are several: only those
    /// that fit as well as the best do, and none by a slip where others are literal.
    /// O(candidates · words).
    public func matches(for name: String) -> [Match] {
        let ranked = rankedMatches(for: name)
        let isLiteral = ranked.contains(where: \.isLiteral)
        let kept = ranked.filter { $0.isLiteral || !isLiteral }
        let best = kept.first?.score ?? 0
        return kept.filter { $0.score >= best - Self.margin }
    }

    /// Returns everybody `name` fits at all, the best first, equals in the order of the candidates.
    /// O(candidates · words).
    public func rankedMatches(for name: String) -> [Match] {
        let said = Self.words(of: name)
        guard !said.isEmpty else { return [] }
        let scored = candidates.compactMap { candidate -> Match? in
            candidate.names.compactMap { match(of: said, with: $0, id: candidate.id) }
                .max { $0.score < $1.score }
        }
        return scored.enumerated()
            .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
            .map(\.element)
    }

    /// A first name alone (0.9) is as likely meant as a whole alias (1): whoever pays should ask.
    private static let margin = 0.11

    private func match(of said: [Word], with name: [Word], id: String) -> Match? {
        var slips = 0
        var rest = name
        for word in said {
            let costs = rest.map { cost(of: word, for: $0) }
            guard let best = costs.indices.min(by: { costs[$0] < costs[$1] }),
                costs[best] < Self.never
            else { return nil }
            slips += costs[best]
            rest.remove(at: best)
        }
        let isInOrder = slips == 0 && said.map(\.text) == name.map(\.text)
        let base = isInOrder ? 1 : rest.isEmpty ? 0.98 : 0.9
        let score = base - 0.1 * Double(slips)
        return score > 0 ? Match(id: id, score: score, isLiteral: slips == 0) : nil
    }

    /// The slips between two words: none if they are equal, one if they sound alike and are not far
    /// apart, the edits if they are few for the length and the word said is no name, else
    /// `never`.
    private func cost(of said: Word, for word: Word) -> Int {
        guard said.text != word.text else { return 0 }
        guard !Self.differInGender(said.text, word.text) else { return Self.never }
        if said.sound.soundsFrench(like: word.sound) { return 1 }
        let limit = EditDistance.limit(for: said.text)
        let reach = max(limit, max(said.text.utf8.count, word.text.utf8.count) / 2)
        let distance = EditDistance.between(said.text, word.text, limit: reach)
        if distance <= reach, said.sound.soundsEnglish(like: word.sound) { return 1 }
        return distance <= limit && !isName(said.text) ? distance : Self.never
    }

    /// Whether two words are the same but for an a or an o that ends one of them, in place of
    /// another vowel or behind the other: the names of two people ("Karim", "Karima"; "Sophie",
    /// "Sophia").
    private static func differInGender(_ first: String, _ second: String) -> Bool {
        func stem(_ word: String) -> Substring {
            word.last.map("aeo".contains) == true ? word.dropLast() : word[...]
        }
        let ends = [first, second].contains { $0.last.map("ao".contains) == true }
        return ends && stem(first) == stem(second)
    }

    private static let never = Int.max

    private static func words(of name: String) -> [Word] {
        let text = TokenizedText(name)
        return text.tokens.filter { $0.kind != .punctuation }.map { token in
            let folded = text.foldedText(of: token)
            return Word(text: folded, sound: PhoneticKey(folded))
        }
    }
}

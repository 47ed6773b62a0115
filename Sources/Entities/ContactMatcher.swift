internal import TextProcessing

/// Finds whom a name means among known people.
public struct ContactMatcher: Sendable {
    /// Somebody known, by all the names they go by.
    public struct Candidate: Hashable, Sendable {
        /// Who it is, for the caller.
        public let id: String
        /// The full name and the aliases.
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
        /// being words of the name, less by each slip of the finger.
        public let score: Double
    }

    private let candidates: [(id: String, names: [[String]])]

    /// Creates a matcher over `candidates`.
    public init(_ candidates: [Candidate]) {
        self.candidates = candidates.map { candidate in
            (candidate.id, candidate.names.map(Self.words(of:)).filter { !$0.isEmpty })
        }
    }

    /// Returns those `name` may mean, the best first; only those that fit as well as the best do,
    /// case, accents and slips aside. O(candidates · words).
    public func matches(for name: String) -> [Match] {
        let said = Self.words(of: name)
        guard !said.isEmpty else { return [] }
        let scored = candidates.compactMap { candidate -> Match? in
            let score = candidate.names.map { Self.score(of: said, against: $0) }.max() ?? 0
            return score > 0 ? Match(id: candidate.id, score: score) : nil
        }
        let best = scored.map(\.score).max() ?? 0
        return scored.filter { $0.score >= best - Self.margin }
    }

    /// A first name alone (0.9) is as likely meant as a whole alias (1): whoever pays should ask.
    private static let margin = 0.11

    private static func score(of said: [String], against name: [String]) -> Double {
        if said == name { return 1 }
        var slips = 0
        var rest = name
        for word in said {
            let distances = rest.map { EditDistance.between(word, $0) }
            guard let best = distances.indices.min(by: { distances[$0] < distances[$1] }),
                distances[best] <= EditDistance.limit(for: word)
            else { return 0 }
            slips += distances[best]
            rest.remove(at: best)
        }
        return (rest.isEmpty ? 0.98 : 0.9) - 0.1 * Double(slips)
    }

    private static func words(of name: String) -> [String] {
        let text = TokenizedText(name)
        return text.tokens.filter { $0.kind != .punctuation }.map(text.foldedText(of:))
    }
}

/// How many slips of the finger lie between two words.
package enum EditDistance {
    /// Slips forgiven by length: none up to four letters ("Mark" is not "Mary"), one up to seven,
    /// two beyond.
    static func limit(for word: String) -> Int {
        switch word.count {
        case ...4: 0
        case ...7: 1
        default: 2
        }
    }

    /// The restricted Damerau–Levenshtein distance: insertions, deletions, substitutions and swaps
    /// of neighbours (Damerau 1964). O(*mn*).
    package static func between(_ first: String, _ second: String) -> Int {
        let (first, second) = (Array(first.utf8), Array(second.utf8))
        guard first != second else { return 0 }
        guard abs(first.count - second.count) <= 2 else { return max(first.count, second.count) }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for i in 1...max(1, first.count) where i <= first.count {
            var current = [i]
            for j in 1...max(1, second.count) where j <= second.count {
                let cost = first[i - 1] == second[j - 1] ? 0 : 1
                var best = min(last[j] + 1, current[j - 1] + 1, last[j - 1] + cost)
                if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
                    best = min(best, beforeLast[j - 2] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}

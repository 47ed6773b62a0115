/// How many slips of the finger lie between two words.
package enum EditDistance {
    /// Slips forgiven by length: none up to four letters ("Mark" is not "Mary"), one up to seven,
    /// two beyond.
    package static func limit(for word: String) -> Int {
        switch word.utf8.count {
        case ...4: 0
        case ...7: 1
        default: 2
        }
    }

    /// The restricted Damerau–Levenshtein distance: insertions, deletions, substitutions and swaps
    /// of neighbours (Damerau 1964); some number above `limit` if it is more. O(*mn*).
    package static func between(_ first: String, _ second: String, limit: Int = .max) -> Int {
        let (first, second) = (Array(first.utf8), Array(second.utf8))
        guard first != second else { return 0 }
        let gap = abs(first.count - second.count)
        guard gap <= limit, !first.isEmpty, !second.isEmpty else {
            return max(first.count, second.count)
        }
        var beforeLast = [Int](repeating: 0, count: second.count + 1)
        var last = Array(0...second.count)
        var current = beforeLast
        for i in 1...first.count {
            current[0] = i
            for j in 1...second.count {
                let cost = first[i - 1] == second[j - 1] ? 0 : 1
                var best = min(last[j] + 1, current[j - 1] + 1, last[j - 1] + cost)
                if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
                    best = min(best, beforeLast[j - 2] + 1)
                }
                current[j] = best
            }
            guard (current.min() ?? 0) <= limit else { return limit + 1 }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return last[second.count]
    }

    /// Returns the index of the word of `vocabulary` that one of `words` is a slip of, the one with
    /// the fewest slips, the first of equals; nil if each is further than its length forgives.
    /// O(words · vocabulary).
    package static func nearest(of vocabulary: [String], to words: [String]) -> Int? {
        var best: (index: Int, slips: Int)?
        for word in words {
            let limit = limit(for: word)
            guard limit > 0 else { continue }
            let outline = Outline(word)
            for (index, known) in vocabulary.enumerated() {
                let most = min(limit, best.map { $0.slips - 1 } ?? limit)
                guard outline.isWithin(most, of: known) else { continue }
                let slips = between(known, word, limit: most)
                if slips <= most { best = (index, slips) }
            }
        }
        return best?.index
    }
}

/// What a look at a word's letters tells of how far it is from others.
private struct Outline {
    private let length: Int
    /// A bit for each letter there is.
    private var letters: UInt32 = 0

    init(_ word: String) {
        length = word.utf8.count
        for byte in word.utf8 { letters |= 1 << UInt32(byte & 31) }
    }

    /// Whether no more than `slips` may lie between it and `word`: each changes the length by one
    /// at most, and takes away and brings one letter at most.
    func isWithin(_ slips: Int, of word: String) -> Bool {
        abs(length - word.utf8.count) <= slips
            && (letters ^ Outline(word).letters).nonzeroBitCount <= 2 * slips
    }
}

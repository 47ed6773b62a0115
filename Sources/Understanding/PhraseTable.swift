internal import TextProcessing

/// Phrases and what they mean, found by the hashes of their words.
struct PhraseTable<Meaning: Sendable>: Sendable {
    private let byFirst: WordTable<[Phrase]>
    private let byLast: WordTable<[Phrase]>

    /// A phrase met in a text.
    struct Match: Sendable {
        let meaning: Meaning
        let tokens: Range<Int>
    }

    private struct Phrase: Sendable {
        let words: [UInt32]
        let meaning: Meaning
    }

    /// Creates the table of phrases with a comma between them, folded as texts are.
    init(_ table: KeyValuePairs<Meaning, String>) {
        var phrases: [Phrase] = []
        var text = TokenizedText()
        for (meaning, list) in table {
            for phrase in list.split(separator: ",") {
                text.replace(with: String(phrase))
                let words = text.wordHashes
                if !words.isEmpty { phrases.append(Phrase(words: words, meaning: meaning)) }
            }
        }
        phrases.sort { $0.words.count > $1.words.count }
        byFirst = WordTable(phrases.map { ($0.words.first ?? 0, [$0]) }, combining: +)
        byLast = WordTable(phrases.map { ($0.words.last ?? 0, [$0]) }, combining: +)
    }

    /// Returns the longest phrase that begins at `index`. O(phrases that begin alike).
    func match(at index: Int, in words: [UInt32]) -> Match? {
        guard words.indices.contains(index) else { return nil }
        return byFirst[words[index]]?.lazy.compactMap { phrase in
            Self.match(phrase, index..<index + phrase.words.count, in: words)
        }.first
    }

    /// Returns the longest phrase that ends before `end`. O(phrases that end alike).
    func match(endingAt end: Int, in words: [UInt32]) -> Match? {
        guard words.indices.contains(end - 1) else { return nil }
        return byLast[words[end - 1]]?.lazy.compactMap { phrase in
            Self.match(phrase, end - phrase.words.count..<end, in: words)
        }.first
    }

    private static func match(_ phrase: Phrase, _ range: Range<Int>, in words: [UInt32]) -> Match? {
        guard range.lowerBound >= 0, range.upperBound <= words.count,
            words[range].elementsEqual(phrase.words)
        else { return nil }
        return Match(meaning: phrase.meaning, tokens: range)
    }
}

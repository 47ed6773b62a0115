internal import TextProcessing

/// What folded words stand for, found by the hash their text already has; the word confirms it.
struct FoldedTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        let word: String
        let value: Value
    }

    private let entries: WordTable<Entry>
    /// The words, sorted.
    let words: [String]

    /// Creates a table of `words`, which are folded and no two of which have the same hash.
    init(_ words: [String: Value]) {
        // Sorted, so that the table is the same in every process.
        let sorted = words.sorted { $0.key < $1.key }
        self.words = sorted.map(\.key)
        entries = WordTable(
            sorted.map { (WordHash.hash($0.key), Entry(word: $0.key, value: $0.value)) })
    }

    /// Returns what `word`, whose `WordHash` is `hash`, stands for; nil if it is not in the table.
    /// O(1) on average.
    func value(of word: String, hash: UInt32) -> Value? {
        guard let entry = entries[hash], entry.word == word else { return nil }
        return entry.value
    }
}

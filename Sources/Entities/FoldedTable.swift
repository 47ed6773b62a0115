internal import TextProcessing

/// What folded words stand for, found by the hash their text already has; the word confirms it.
struct FoldedTable<Value: Sendable>: Sendable {
    /// The place of each word and of its value.
    private let places: WordTable<Int>
    /// The words, sorted.
    let words: [String]
    private let values: [Value]

    /// Creates a table of `words`, which are folded and no two of which have the same hash.
    init(_ words: [String: Value]) {
        // Sorted, so that the table is the same in every process.
        let sorted = words.sorted { $0.key < $1.key }
        self.words = sorted.map(\.key)
        values = sorted.map(\.value)
        places = WordTable(
            sorted.enumerated().map { (WordHash.hash($0.element.key), $0.offset) })
    }

    /// Returns what `word`, whose `WordHash` is `hash`, stands for; nil if it is not in the table.
    /// O(1) on average.
    func value(of word: String, hash: UInt32) -> Value? {
        guard let place = places[hash], words[place] == word else { return nil }
        return values[place]
    }
}

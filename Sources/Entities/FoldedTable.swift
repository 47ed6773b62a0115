internal import TextProcessing

/// What folded words stand for, found by the hash their text already has; the word confirms it.
///
/// Open addressing with linear probing (Knuth, *The Art of Computer Programming* 3, 6.4), at most
/// half full, so that a word that is not in it, as most are, is told by one look.
struct FoldedTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        let word: String
        let value: Value
    }

    /// By place: the entry there, -1 where there is none.
    private var places: [Int32]
    private var entries: [Entry] = []
    private let mask: Int

    /// The words, sorted.
    var words: [String] { entries.map(\.word) }

    /// Creates a table of `words`, which are folded. O(words · log words).
    init(_ words: [String: Value]) {
        var size = 16
        while size < 2 * words.count { size *= 2 }
        mask = size - 1
        places = Array(repeating: -1, count: size)
        // Sorted, so that the table is the same in every process.
        for (word, value) in words.sorted(by: { $0.key < $1.key }) {
            var place = Int(WordHash.hash(word)) & mask
            while places[place] >= 0 { place = (place + 1) & mask }
            places[place] = Int32(entries.count)
            entries.append(Entry(word: word, value: value))
        }
    }

    /// Returns what `word`, whose `WordHash` is `hash`, stands for; nil if it is not in the table.
    /// O(1) on average.
    func value(of word: String, hash: UInt32) -> Value? {
        var place = Int(hash) & mask
        while places[place] >= 0 {
            let entry = entries[Int(places[place])]
            if entry.word == word { return entry.value }
            place = (place + 1) & mask
        }
        return nil
    }
}

internal import TextProcessing

/// A text that says the same as another, in the same words or nearly.
public struct TextOverlap: Hashable, Sendable {
    /// How alike two texts are.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// The same text once folded: letters, figures, no signs.
        case sameText = "same text"
        /// The same words, each as often, in any order, figures aside.
        case sameWords = "same words"
        /// Texts of five words or more, nine tenths of whose words are in both.
        case nearlySameWords = "nearly the same words"
    }

    /// The index of the text found.
    public let index: Int
    /// How alike it is.
    public let kind: Kind
}

/// Finds the texts of a collection that say the same as a given one.
///
/// An inverted index over the rarest words of each text (prefix filtering; Chaudhuri, Ganti and
/// Kaushik 2006, "A primitive operator for similarity joins in data cleaning"): two sets of words
/// whose Jaccard similarity is *t* or more share a word among the *n* − ⌈*t n*⌉ + 1 rarest of each.
public struct OverlapIndex: Sendable {
    /// The least share of words in common, in tenths of all words of both texts.
    static let leastTenths = 9
    /// Texts of fewer words are alike only if their words are the same.
    public static let leastWordCount = 5

    private let entries: [Entry]
    private let wordRanks: [String: Int]
    private var byText: [String: [Int]] = [:]
    private var byWords: [[String]: [Int]] = [:]
    private var byRareWord: [Int: [Int]] = [:]

    /// Indexes `texts`. O(total length · log).
    public init(_ texts: [String]) {
        let read = texts.map(ComparedText.init)
        var frequencies: [String: Int] = [:]
        for words in read { for word in Set(words.words) { frequencies[word, default: 0] += 1 } }
        let order = frequencies.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        let ranks = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1.key, $0) })
        wordRanks = ranks
        entries = read.map { Entry($0, ranks: ranks) }
        for (index, words) in read.enumerated() {
            byText[words.text, default: []].append(index)
            if !words.words.isEmpty { byWords[words.sortedWords, default: []].append(index) }
            guard words.words.count >= Self.leastWordCount else { continue }
            for rank in entries[index].prefix { byRareWord[rank, default: []].append(index) }
        }
    }

    /// Returns the indexed texts that overlap with `text`, in the order of their indices.
    public func overlaps(with text: String) -> [TextOverlap] {
        let words = ComparedText(text)
        var kinds: [Int: TextOverlap.Kind] = [:]
        for index in nearlySame(as: words) { kinds[index] = .nearlySameWords }
        if !words.words.isEmpty {
            for index in byWords[words.sortedWords] ?? [] { kinds[index] = .sameWords }
        }
        for index in byText[words.text] ?? [] { kinds[index] = .sameText }
        return kinds.sorted { $0.key < $1.key }.map { TextOverlap(index: $0.key, kind: $0.value) }
    }

    private func nearlySame(as words: ComparedText) -> [Int] {
        guard words.words.count >= Self.leastWordCount else { return [] }
        let entry = Entry(words, ranks: wordRanks)
        let candidates = Set(entry.prefix.flatMap { byRareWord[$0] ?? [] })
        return candidates.filter { entry.isNearlySame(as: entries[$0]) }
    }
}

/// What of a text is compared with others.
struct ComparedText {
    /// What is left of the text folded once signs are taken away.
    let text: String
    /// The words in order, figures aside: a new amount does not make a new text.
    let words: [String]

    init(_ text: String) {
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens.filter { $0.kind != .punctuation }
        // A text of nothing but signs is its own.
        self.text =
            tokens.isEmpty ? text : tokens.map(tokenized.foldedText(of:)).joined(separator: " ")
        words = tokens.filter { $0.kind == .word }.map(tokenized.foldedText(of:))
    }

    /// The words in an order that does not depend on where they stand.
    var sortedWords: [String] { words.sorted() }

    /// What texts of the same words share; of a text without words, the text.
    var key: [String] { words.isEmpty ? ["", text] : sortedWords }
}

/// The set of words of a text, by rank, the rarest first.
private struct Entry {
    /// The ranks of the words, ascending; words the index does not know are counted only.
    let ranks: [Int]
    /// The number of different words.
    let count: Int

    init(_ words: ComparedText, ranks: [String: Int]) {
        let distinct = Set(words.words)
        count = distinct.count
        self.ranks = distinct.compactMap { ranks[$0] }.sorted()
    }

    /// The rarest words, one of which any text alike must share.
    var prefix: ArraySlice<Int> {
        let least = (OverlapIndex.leastTenths * count + 9) / 10
        // Unknown words are rarer than any known, and nothing shares them.
        let unknown = count - ranks.count
        return ranks.prefix(max(0, count - least + 1 - unknown))
    }

    /// Whether the Jaccard similarity of both sets of words is at least that asked for.
    func isNearlySame(as other: Entry) -> Bool {
        var shared = 0
        var first = 0
        var second = 0
        while first < ranks.count, second < other.ranks.count {
            if ranks[first] == other.ranks[second] {
                shared += 1
                first += 1
                second += 1
            } else if ranks[first] < other.ranks[second] {
                first += 1
            } else {
                second += 1
            }
        }
        return 10 * shared >= OverlapIndex.leastTenths * (count + other.count - shared)
    }
}

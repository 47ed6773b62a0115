internal import Entities

/// Values by the words that mean them; what stands earlier in the table comes first where several
/// are said.
struct ValueTable<Value: Sendable>: Sendable {
    /// What a word, or a phrase by its first word, means.
    private struct Entry: Sendable {
        let place: Int
        /// The words behind the first of a phrase.
        let rest: [String]
        let value: Value
    }

    private var words: [String: Entry] = [:]
    private var phrases: [String: [Entry]] = [:]
    private var stems: [(beginning: String, value: Value)] = []
    /// The whole words, in the order of the table.
    private var spelled: [String] = []

    /// Creates the table of `lines`, each a value and its words: a stem has a hyphen behind it, the
    /// words of a phrase are joined by `_`.
    init(_ lines: KeyValuePairs<Value, String>) {
        var place = 0
        for (value, line) in lines {
            for item in line.split(whereSeparator: \.isWhitespace) {
                add(item, at: place, value)
                place += 1
            }
        }
    }

    private mutating func add(_ item: Substring, at place: Int, _ value: Value) {
        guard !item.hasSuffix("-") else { return stems.append((String(item.dropLast()), value)) }
        let parts = item.split(separator: "_").map(String.init)
        let entry = Entry(place: place, rest: Array(parts.dropFirst()), value: value)
        guard let first = parts.first else { return }
        if !entry.rest.isEmpty {
            phrases[first, default: []].append(entry)
        } else if words[first] == nil {
            words[first] = entry
            spelled.append(first)
        }
    }

    /// The value of a phrase in `said`, else of a whole word, else of a stem, else of a word in the
    /// plural, else of the word mistyped that is nearest. O(words · stems) where one of the former
    /// is said.
    func value(of said: [String]) -> Value? {
        let found = said.indices.flatMap { index in
            (phrases[said[index]] ?? []).filter { said[(index + 1)...].starts(with: $0.rest) }
        }
        let entries = found.isEmpty ? said.compactMap { words[$0] } : found
        if let first = entries.min(by: { $0.place < $1.place }) { return first.value }
        let stem = stems.first { stem in said.contains { $0.hasPrefix(stem.beginning) } }
        if let stem { return stem.value }
        let singulars = said.filter { $0.hasSuffix("s") }.compactMap {
            words[String($0.dropLast())]
        }
        if let first = singulars.min(by: { $0.place < $1.place }) { return first.value }
        return EditDistance.nearest(of: spelled, to: said).flatMap { words[spelled[$0]]?.value }
    }
}

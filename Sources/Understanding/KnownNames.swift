internal import TextProcessing

/// Names somebody gave beforehand, such as those of a list of contacts, ready to be looked for in
/// utterances.
public struct KnownNames: Sendable {
    /// The words of each name but the first, by the hash of the first.
    private let rests: [UInt32: [[UInt32]]]

    /// Creates the names to look for; case and accents do not matter, and each word of a name of
    /// several is looked for by itself as well. O(words).
    public init(_ names: [String] = []) {
        var rests: [UInt32: [[UInt32]]] = [:]
        for name in names {
            let text = TokenizedText(name)
            let words = zip(text.tokens, text.wordHashes)
                .filter { $0.0.kind != .punctuation }.map(\.1)
            guard let first = words.first else { continue }
            rests[first, default: []].append(Array(words.dropFirst()))
            let isLoose = words.count > 1
            if isLoose { for word in words { rests[word, default: []].append([]) } }
        }
        self.rests = rests
    }

    /// The tokens of `text` that are of a name. O(words · names that begin alike).
    func tokens(in text: TokenizedText) -> Set<Int> {
        guard !rests.isEmpty else { return [] }
        let words = text.wordHashes
        var found: Set<Int> = []
        for (index, word) in words.enumerated() {
            for rest in rests[word] ?? [] where words[(index + 1)...].starts(with: rest) {
                found.formUnion(index...index + rest.count)
            }
        }
        return found
    }
}

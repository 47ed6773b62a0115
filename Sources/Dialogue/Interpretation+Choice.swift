internal import TextProcessing
internal import Understanding

extension Interpretation {
    /// The place in a list that is said ("la deuxième", "the last one"), from 1, or −1 for the
    /// last.
    var spokenOrdinal: Int? {
        if case .number(let number)? = values(of: .count).first { return number }
        for word in text.nameWords.sorted() {
            if let place = Self.places[word] { return place }
        }
        return nil
    }

    private static let places: [String: Int] = [
        "premier": 1, "premiere": 1, "first": 1, "1": 1, "1er": 1, "1ere": 1, "un": 1, "one": 1,
        "deuxieme": 2, "second": 2, "seconde": 2, "2": 2, "2e": 2, "2eme": 2, "two": 2, "deux": 2,
        "troisieme": 3, "third": 3, "3": 3, "3e": 3, "trois": 3, "three": 3,
        "quatrieme": 4, "fourth": 4, "4": 4, "quatre": 4, "four": 4,
        "dernier": -1, "derniere": -1, "last": -1,
    ]
}

extension String {
    /// The words of the text folded for comparison, each once.
    var nameWords: Set<String> {
        let tokenized = TokenizedText(self)
        let words = tokenized.tokens.filter { $0.kind == .word || $0.kind == .number }
        return Set(words.map(tokenized.foldedText(of:)))
    }
}

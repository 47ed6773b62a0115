internal import TextProcessing

/// What the words of a text may name and are about, looked up once for all who read the text.
struct WordMeanings: Sendable {
    /// What each word may name.
    private(set) var classes: [WordClass]
    /// What each word is about; nil for one that no list has.
    let concepts: [Concept?]
    /// Whether capitals are of every word and so say nothing.
    let isTitleCased: Bool

    /// Looks the words of `text` up, and those that are of `names` somebody gave. O(length).
    init(of text: TokenizedText, names: KnownNames = KnownNames()) {
        let classes = WordClass.classes(of: text.wordHashes)
        concepts = text.tokens.indices.map { index in
            let token = text.tokens[index]
            let isName = !classes[index].isEmpty
            return Concept.of(token, in: text.folded)
                ?? (isName || token.kind != .word
                    ? nil : Concept.ofMisspelt(token, in: text.folded))
        }
        self.classes = classes
        isTitleCased = text.isTitleCased
        addContacts(at: names.tokens(in: text))
    }

    /// Has the words at `places` be of names somebody gave.
    mutating func addContacts(at places: Set<Int>) {
        for place in places where classes.indices.contains(place) {
            classes[place].insert(.contact)
        }
    }
}

internal import TextProcessing

/// What the words of a text may name and are about, looked up once for all who read the text.
struct WordMeanings: Sendable {
    /// What each word may name.
    let classes: [WordClass]
    /// What each word is about; nil for one that no list has.
    let concepts: [Concept?]

    /// Looks the words of `text` up. O(length).
    init(of text: TokenizedText) {
        classes = WordClass.classes(of: text.wordHashes)
        concepts = text.tokens.map { Concept.of($0, in: text.folded) }
    }
}

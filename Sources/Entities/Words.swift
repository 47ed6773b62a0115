internal import Primitives
internal import TextProcessing

/// The tokens of a text as rules see them: folded words by index.
///
/// A class, so that every reader holds one reference to the text.
final class Words: Sendable {
    let text: TokenizedText
    let folded: [String]
    /// Whether no small letter stands in the text, so that capitals say nothing.
    let areCapitals: Bool

    init(_ text: TokenizedText) {
        self.text = text
        folded = text.tokens.map(text.foldedText(of:))
        areCapitals = !text.source.contains { (0x61...0x7A).contains($0) }
    }

    var count: Int { folded.count }

    /// The folded word at `index`, or an empty one past the end.
    subscript(index: Int) -> String { folded.indices.contains(index) ? folded[index] : "" }

    func kind(at index: Int) -> Token.Kind? {
        text.tokens.indices.contains(index) ? text.tokens[index].kind : nil
    }

    func isGlued(_ index: Int) -> Bool {
        text.tokens.indices.contains(index) && text.tokens[index].isGlued
    }

    /// The word as it was written.
    func surface(_ index: Int) -> String {
        text.tokens.indices.contains(index) ? text.surface(of: text.tokens[index]) : ""
    }

    /// Whether the word is written in capitals.
    func isUpperCase(_ index: Int) -> Bool {
        guard text.tokens.indices.contains(index) else { return false }
        return text.source[text.tokens[index].source].allSatisfy { (0x41...0x5A).contains($0) }
    }

    /// Whether the word begins with a capital of ASCII.
    func isCapitalized(_ index: Int) -> Bool {
        guard text.tokens.indices.contains(index) else { return false }
        return text.source[text.tokens[index].source].first.map { (0x41...0x5A).contains($0) }
            ?? false
    }

    /// Whether the word begins like a currency code in capitals, figures behind it or not.
    func isCodeLike(_ index: Int) -> Bool {
        guard text.tokens.indices.contains(index) else { return false }
        let bytes = text.source[text.tokens[index].source]
        return bytes.count >= 3 && bytes.prefix(3).allSatisfy { (0x41...0x5A).contains($0) }
    }
}

import Primitives
import Testing
import TextProcessing

@testable import Entities

struct LexiconTests {
    /// A word that no text is cut into is looked up for nothing.
    @Test(arguments: Language.allCases)
    func everyWordIsOneToken(language: Language) {
        let lexicon = AmountLexicon.of(language)
        let bounds = (lexicon.bounds + lexicon.trailingBounds).flatMap(\.words)
        for word in lexicon.words.words + bounds {
            // A clitic is one behind a word, an elision before one.
            let isPart = word.count > 1
            let before = isPart && word.hasPrefix("'") ? "x" : ""
            let after = isPart && word.hasSuffix("'") ? "x" : ""
            let text = TokenizedText(before + word + after)
            #expect(text.tokens.map(text.foldedText(of:)).contains(word), "\(word)")
        }
    }
}

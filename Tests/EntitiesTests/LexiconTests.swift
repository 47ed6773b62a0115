import Primitives
import Testing
import TextProcessing

@testable import Entities

struct LexiconTests {
    /// Of two words with one hash the second would never be found.
    @Test func everyWordIsFoundByItsHash() {
        for language in Language.allCases {
            let words = AmountLexicon.of(language).words
            for word in words.words {
                #expect(words.value(of: word, hash: WordHash.hash(word)) != nil, "\(word)")
            }
        }
        for grammar in [Grammar.french, .english] {
            for word in grammar.ids.words {
                #expect(grammar.ids.value(of: word, hash: WordHash.hash(word)) != nil, "\(word)")
            }
        }
    }

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

import Testing
import TextProcessing

@testable import Understanding

/// Words known by their consonants.
struct MisspeltWordTests {
    private static func concept(of text: String) -> Concept? {
        WordMeanings(of: TokenizedText(text)).concepts.first ?? nil
    }

    @Test(arguments: [
        ("supermraket", "supermarket"), ("restuarant", "restaurant"),
        ("elcetricite", "electricite"), ("yesetrday", "yesterday"),
    ])
    func aWordIsAboutWhatTheOneIsThatItWasMeantToBe(word: String, meant: String) throws {
        let concept = try #require(Self.concept(of: meant))
        #expect(Self.concept(of: word) == concept)
    }

    @Test func wordsAboutOtherThingsWithTheSameConsonantsSayNothing() {
        var keys: [UInt32: Set<Concept>] = [:]
        for (concept, list) in Concept.lexicon {
            WordList.forEachWord(in: list) { word in
                guard word.count >= 5, word.last != UInt8(ascii: "-") else { return }
                keys[ConsonantKey.hash(word), default: []].insert(concept)
            }
        }
        #expect(keys.values.contains { $0.count > 1 })
        for (_, list) in Concept.lexicon {
            for word in list.split(whereSeparator: \.isWhitespace)
            where word.last != "-" && word.utf8.count >= 5 {
                let text = TokenizedText(String(word))
                guard let token = text.tokens.first, text.tokens.count == 1,
                    let about = keys[ConsonantKey.hash(word.utf8)]
                else { continue }
                let found = Concept.ofMisspelt(token, in: text.folded)
                #expect(found == (about.count == 1 ? about.first : nil), "\(word)")
            }
        }
    }

    @Test(arguments: ["zq", "qwx", "12345", "!!!!!", "😀", "nicolas"])
    func whatIsShortOrNoWordOrANameIsNotGuessed(text: String) {
        #expect(Self.concept(of: text) == nil)
    }
}

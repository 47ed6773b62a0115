import Testing
import TextProcessing

@testable import Understanding

struct LexiconTests {
    private static let tables: [(name: String, words: String)] =
        WordRoles.functionWords.map { ("function words", $0.value) }
        + WordRoles.otherVerbs.map { ("verbs", $0.value) }
        + WordRoles.englishVerbs.map { ("English verbs", $0.value) }
        + WordRoles.frenchStems.map { ("stems", $0.value) }
        + WordClass.lexicon.map { ("classes", $0.value) }
        + ClosedSlotValues.categories.map { ("\($0.key)", $0.value) }
        + ClosedSlotValues.directions.map { ("directions", $0.value) }
        + ClosedSlotValues.scopes.map { ("scopes", $0.value) }
        + ClosedSlotValues.modes.map { ("modes", $0.value) }
        + [
            ("French", LanguageEvidence.frenchWords), ("English", LanguageEvidence.englishWords),
            ("calendar", MentionRereader.calendarWords.joined(separator: " ")),
            ("numbers", MentionRereader.numberWords.joined(separator: " ")),
            ("slang", MentionRereader.slang.keys.joined(separator: " ")),
        ]

    /// A word that no text is cut into is looked up for nothing.
    @Test func everyWordIsOneToken() {
        for (name, words) in Self.tables {
            for entry in words.split(whereSeparator: { $0.isWhitespace || $0 == "|" || $0 == "_" })
            {
                // A stem ends with a hyphen; a clitic is one behind a word, an elision before one.
                let word = entry.hasSuffix("-") ? entry.dropLast() : entry
                let isPart = word.count > 1
                let before = isPart && word.hasPrefix("'") ? "x" : ""
                let after = isPart && word.hasSuffix("'") ? "x" : ""
                let text = TokenizedText(before + word + after)
                let tokens = text.tokens.map(text.foldedText(of:))
                #expect(tokens.contains(String(word)), "\(entry) of the \(name)")
            }
        }
    }

    /// "Qu'est-ce" begins a question though it is three words.
    @Test func aQuestionOfThreeWordsIsAClause() {
        let text = TokenizedText("envoie 20 à Paul et qu'est-ce qu'il me reste")
        #expect(RequestClauses(text).ranges.count == 2)
    }

    @Test(arguments: ["un pull chez H&M", "my t-mobile bill", "british gas"])
    func aNameOfSeveralWordsIsABrand(text: String) {
        let classes = WordClass.classes(of: TokenizedText(text).wordHashes)
        #expect(classes.count { $0.contains(.brand) } >= 2)
        let others = WordClass.classes(of: TokenizedText("h and m").wordHashes)
        #expect(!others.contains { $0.contains(.brand) })
    }

    /// "Papa John's" and "Just Eat" are firms; "papa" and "just" are none by themselves.
    @Test func aWordOfANameOfSeveralIsNoBrandByItself() {
        for word in ["papa", "just", "best", "air", "direct"] {
            #expect(!WordClass.of(WordHash.hash(word)).contains(.brand), "\(word)")
        }
        #expect(NameRole(WordClass.of(WordHash.hash("papa"))) == .person)
    }

    @Test(arguments: [
        ("fatoumata", NameRole.person), ("siobhan", .person), ("gonzalez", .person),
        ("vinted", .firm), ("alan", nil), ("may", nil), ("demain", nil),
    ])
    func aNameIsAPersonsOrAFirmsUnlessItMayBeBoth(word: String, role: NameRole?) {
        #expect(NameRole(WordClass.of(WordHash.hash(word))) == role)
    }
}

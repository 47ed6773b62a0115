import Classification
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
        #expect(Self.role(of: "papa") == .person)
    }

    @Test(arguments: [
        ("fatoumata", NameRole.person), ("siobhan", .person), ("gonzalez", .person),
        ("smith", .person), ("dupont", .person), ("vinted", .firm), ("alan", .either),
        ("may", nil), ("demain", nil), ("zxqvy", nil),
    ])
    func aNameIsAPersonsAFirmsOrEithers(word: String, role: NameRole?) {
        #expect(Self.role(of: word) == role)
    }

    private static func role(of word: String) -> NameRole? {
        NameRole(WordClass.of(WordHash.hash(word)), concept: nil, isCapitalized: false)
    }

    @Test(arguments: [
        ("envoie 20 à Zxqvy", true), ("is Zxqvy there?", true), ("ENVOIE 20 À ZXQVY", false),
        ("envoie 20 à zxqvy", false), ("Zxqvy", false), ("merci. Zxqvy", false),
        ("20 à Éxqvy", true), ("rendez-vous en Mai", false),
    ])
    func anUnknownWordWithACapitalWithinASentenceIsAName(text: String, isNamed: Bool) {
        let features = UtteranceReading().read(text, delexicalized: true).features
        let roles = features.units.compactMap(\.placeholder?.rawValue)
        #expect(roles.contains(NameRole.named.rawValue) == isNamed, "\(roles)")
    }
}

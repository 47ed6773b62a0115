import Testing

@testable import Understanding

struct ConceptTests {
    private static func concept(_ word: String) -> Concept? {
        Array(word.utf8).withUnsafeBufferPointer(Concept.of)
    }

    @Test(arguments: [
        ("envoie", "sending"), ("wired", "sending"), ("rembourse", "payingBack"),
        ("reimbursed", "payingBack"), ("combien", "howMuch"), ("much", "howMuch"),
        ("abonnements", "recurring"), ("subscriptions", "recurring"), ("fric", "money"),
        ("quid", "money"), ("bloque", "freezing"), ("froze", "freezing"), ("herisson", "animals"),
        ("hedgehog", "animals"), ("plombiers", "trade"), ("childminder", "acquaintance"),
    ])
    func wordsOfBothLanguagesShareAConcept(word: String, name: String) {
        #expect(Self.concept(word).map { "\($0)" } == name)
    }

    @Test(arguments: ["zyzzyva", "x", "", "de", "en"])
    func aWordOfNoListHasNone(word: String) {
        #expect(Self.concept(word) == nil)
    }

    /// "part" begins a name's list of words, "partage" another: the longest beginning counts.
    @Test func theLongestBeginningCounts() {
        #expect(Self.concept("debloque") == .unfreezing && Self.concept("bloquer") == .freezing)
        #expect(Self.concept("recompense") == .reward && Self.concept("recommande") == .advice)
    }

    @Test func everyWordIsWrittenUnderOneConceptAndFolded() {
        var seen: [Substring: Concept] = [:]
        for (concept, words) in Concept.lexicon {
            for word in words.split(whereSeparator: \.isWhitespace) {
                #expect(seen[word] == nil, "\(word) is \(concept) and \(seen[word] as Any)")
                seen[word] = concept
                #expect(word.utf8.allSatisfy { $0 < 0x80 }, "\(word) is not folded")
            }
        }
        #expect(Set(seen.values).count == Concept.allCases.count)
    }
}

import Classification
import Testing
import TextProcessing

@testable import Understanding

struct PassageTests {
    private static let head = LabelHead(
        ClassifierHead(
            name: "label", labels: ["send_money", "check_balance"], temperature: 1), refusal: nil)

    private static func passages(of text: String) -> Passages {
        let reading = UtteranceReading().read(text, delexicalized: true)
        return Passages(reading.text, mentions: reading.mentions)
    }

    private static func pieces(of text: String) -> [String] {
        let passages = passages(of: text)
        return passages.pieces.map { piece in
            let tokens = passages.text.tokens[piece].map { passages.text.surface(of: $0) }
            return tokens.joined(separator: " ")
        }
    }

    @Test(arguments: [
        ("mon solde", ["mon solde"]),
        ("j'ai été payé hier, mon solde ?", ["j' ai été payé hier", "mon solde"]),
        ("I paid the rent so what's left", ["I paid the rent", "what 's left"]),
        ("vingt et un euros et demi", ["vingt et un euros et demi"]),
        ("", []),
        ("?!", []),
    ])
    func aTextIsCutAtSignsAndJointsButNotWithinAnEntity(text: String, pieces: [String]) {
        #expect(Self.pieces(of: text) == pieces)
    }

    @Test func thePassagesAreTheWholeThePiecesAndTheirNeighbours() {
        let all = Self.passages(of: "un, deux mots. et trois ?").all
        #expect(all.map(\.pieces) == [0..<3, 0..<1, 1..<2, 2..<3, 0..<2, 1..<3])
        let two = Self.passages(of: "bonjour, mon solde").all
        #expect(two.map(\.pieces) == [0..<2, 0..<1, 1..<2])
        #expect(Self.passages(of: "mon solde").all.count == 1)
    }

    @Test func aTextWithoutEndHasNoMorePassagesThanTwentyFour() {
        let text = String(repeating: "mon solde, ", count: 5000)
        #expect(Self.passages(of: text).all.count == 24)
    }

    @Test(arguments: ["Salut, mon solde ? Merci.", "a, b et c", "🙂, ok"])
    func eachPassageHasAllSigns(text: String) {
        let passages = Self.passages(of: text)
        let signs = PassageSigns(passages)
        let labels = LabelDistribution(logits: [1, 2], unknownShare: 0, head: Self.head)
        for passage in passages.all {
            let all =
                signs.signs(of: passage) + PassageSigns.signs(of: labels, beside: labels)
            #expect(all.count == PassageSigns.count)
            #expect(all.allSatisfy { $0.isFinite })
        }
    }

    @Test func theMixtureOfDistributionsIsTheirMeanByShare() {
        let first = LabelDistribution(logits: [9, 0], unknownShare: 0, head: Self.head)
        let second = LabelDistribution(logits: [0, 9], unknownShare: 0, head: Self.head)
        let mixture = LabelDistribution(of: [first, second], shares: [0.25, 0.75])
        #expect(mixture.answer == 1)
        #expect(abs(mixture.probabilities.reduce(0, +) - 1) < 1e-6)
        #expect(abs(mixture.probabilities[1] - 0.75) < 0.01)
    }

    @Test func aPieceThatTellsStandsOtherwiseThanOneThatAsks() {
        let stances = Self.passages(of: "I paid Ann 20, send Bob 30").stances
        #expect(Set(stances).subtracting([0]).count == 2)
        #expect(Self.passages(of: "send Bob 30").stances.allSatisfy { $0 == 0 })
    }
}

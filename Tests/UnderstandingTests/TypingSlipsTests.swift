import Classification
import Testing

@testable import Understanding

/// Copies with slips of the finger.
struct TypingSlipsTests {
    private static let utterance: LabelledUtterance = {
        var utterance = LabelledUtterance(
            text: "Envoie cinquante euros à Hélène demain matin avant neuf heures",
            label: "send_money")
        utterance.slots = [.init(slot: "amount", range: 7..<22, value: nil)]
        return utterance
    }()

    @Test func copiesDependOnTheTextAlone() throws {
        let slips = TypingSlips(share: 1)
        let copy = try #require(slips.copy(of: Self.utterance))
        #expect(copy == slips.copy(of: Self.utterance))
        #expect(copy.text != Self.utterance.text)
        #expect(copy.label == Self.utterance.label)
    }

    @Test(arguments: ["send fifty quid to Margaret", "montre mes dépenses", "solde svp"])
    func marksStayOnTheirWords(text: String) throws {
        for word in text.split(separator: " ") {
            var utterance = LabelledUtterance(text: text, label: "inform")
            let lower = text.utf8.distance(from: text.startIndex, to: word.startIndex)
            utterance.slots = [
                .init(slot: "note", range: lower..<lower + word.utf8.count, value: nil)
            ]
            let copy = try #require(TypingSlips(share: 1).copy(of: utterance))
            let mark = try #require(copy.slots.first)
            let place = text.split(separator: " ").firstIndex { $0.startIndex == word.startIndex }
            let words = copy.text.split(separator: " ")
            #expect(
                String(decoding: Array(copy.text.utf8)[mark.range], as: UTF8.self)
                    == String(words[try #require(place)]))
        }
    }

    @Test(arguments: ["", "50", "a b c", "à 20 €", "été"])
    func textsWithoutALongWordHaveNoCopy(text: String) {
        let utterance = LabelledUtterance(text: text, label: "inform")
        #expect(TypingSlips(share: 1).copy(of: utterance) == nil)
    }

    @Test func noShareMakesNoCopy() {
        #expect(TypingSlips(share: 0).copy(of: Self.utterance) == nil)
    }
}

import Primitives
import Testing
import Understanding

/// Slots found by a tagger trained on a part of the corpora.
struct SlotTests {
    @Test(arguments: [
        ("envoie 20 à tante Jo", "tante Jo"), ("send 15 to Mary-Jane for the cab", "Mary-Jane"),
        ("vire 50 € à mon frère Karim", "Karim"), ("vire 30 euros à ma mère", "ma mère"),
        ("envoie 20 € à Rose", "Rose"), ("send Will 20", "Will"), ("send 40 quid to Bill", "Bill"),
        ("envoie 12 euros à Juste", "Juste"), ("send 25 to my brother Tom", "Tom"),
    ])
    func findsNamesThatAreInNoList(text: String, payee: String) throws {
        let slots = try Self.turn(text).slots
        #expect(slots.filter { $0.slot == .payee }.map(\.value) == [.text(payee)], "\(slots)")
    }

    @Test func findsTheNoteAndTheAmount() throws {
        let turn = try Self.turn("send 15 to Mary-Jane for the cab")
        #expect(turn.values(of: .note) == [.text("the cab")])
        #expect(turn.values(of: .amount).map(\.canonicalString) == ["15.00"])
    }

    @Test func findsANameOfTheListHoweverOdd() throws {
        let text = "fais un virement de 20 € à Zxqvy Brrm"
        let names = KnownNames(["Zxqvy Brrm"])
        #expect(try Self.turn(text, names: names).values(of: .payee) == [.text("Zxqvy Brrm")])
    }

    @Test func aNameOfTheListMakesAnOrderSurer() throws {
        let text = "envoie 20 à Zxqvy"
        let known = try Self.turn(text, names: KnownNames(["Zxqvy"]))
        #expect(known.intent == .sendMoney)
        let unknown = try Self.turn(text)
        #expect(known.confidence > unknown.confidence)
    }

    @Test(arguments: ["", "?", "à", "send", "\u{1F600}", "  "])
    func survivesTextsWithoutSlots(text: String) throws {
        #expect(try Self.turn(text).slots.isEmpty)
    }

    private static func turn(
        _ text: String, names: KnownNames = KnownNames()
    ) throws -> Interpretation {
        try QuickModel.interpreter().interpretation(
            of: text, in: .init(today: Day(number: 20_777), names: names))
    }
}

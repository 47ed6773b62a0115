import Classification
import Datasets
import Primitives
import Testing
import Understanding

/// Slots found by a tagger trained on the payments of the corpora alone, quickly.
struct SlotTests {
    private static let model: LinearClassifier? = {
        let files = ["fr/send_money", "en/send_money", "fr/pay_bill", "en/pay_bill"]
        let paths = files.map { "\(Corpora.root)/\($0).yml" }
        var options = ModelTraining.Options()
        options.foldCount = 2
        options.classifier.epochLimit = 2
        options.classifier.space = FeatureSpace(bucketBits: 10)
        guard let utterances = try? UtteranceReader.utterances(atPaths: paths),
            let result = try? ModelTraining(options: options).train(on: utterances)
        else { return nil }
        return try? LinearClassifier(bytes: result.bytes)
    }()

    @Test(arguments: [
        ("envoie 20 à tante Jo", "tante Jo"), ("send 15 to Mary-Jane for the cab", "Mary-Jane"),
        ("envoie 50 à mon frère Karim", "Karim"), ("vire 30 euros à ma mère", "ma mère"),
        ("envoie 20 € à Rose", "Rose"), ("send Will 20", "Will"), ("send 40 quid to Bill", "Bill"),
        ("envoie 12 euros à Juste", "Juste"), ("send 25 to my brother Tom", "Tom"),
    ])
    func findsNamesThatAreInNoList(text: String, payee: String) throws {
        #expect(try Self.turn(text).values(of: .payee) == [.text(payee)])
    }

    @Test func findsTheNoteAndTheAmount() throws {
        let turn = try Self.turn("send 15 to Mary-Jane for the cab")
        #expect(turn.values(of: .note) == [.text("the cab")])
        #expect(turn.values(of: .amount).map(\.canonicalString) == ["15.00"])
    }

    @Test func findsANameOfTheListHoweverOdd() throws {
        let text = "envoie 20 à Zxqvy Brrm"
        let names = KnownNames(["Zxqvy Brrm"])
        #expect(try Self.turn(text, names: names).values(of: .payee) == [.text("Zxqvy Brrm")])
    }

    @Test(arguments: ["", "?", "à", "send", "\u{1F600}", "  "])
    func survivesTextsWithoutSlots(text: String) throws {
        #expect(try Self.turn(text).slots.isEmpty)
    }

    private static func turn(
        _ text: String, names: KnownNames = KnownNames()
    ) throws -> Interpretation {
        let interpreter = try Interpreter(model: try #require(model))
        return interpreter.interpretation(
            of: text, in: .init(today: Day(number: 20_777), names: names))
    }
}

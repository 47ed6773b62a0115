import Classification
import Primitives
import Testing
import Understanding

struct InterpreterTests {
    private let context = Interpreter.Context(today: Day(number: 20_777))

    @Test(arguments: [
        ("envoie 20 à Paul et montre-moi mon solde", [Intent.sendMoney, .checkBalance]),
        ("pay the electricity bill then send 30 to Ana", [.payBill, .sendMoney]),
        (
            "combien j'ai dépensé en restos ce mois-ci et envoie 20 à Paul",
            [.analyzeSpending, .sendMoney]
        ),
        ("send 20 to Paul. What's my balance?", [.sendMoney, .checkBalance]),
        ("salut, envoie 20 à Paul et ensuite affiche mon solde", [.sendMoney, .checkBalance]),
    ])
    func splitsRequestsThatStandAlone(text: String, intents: [Intent]) throws {
        let turns = try QuickModel.interpreter().interpretations(of: text, in: context)
        #expect(turns.map(\.intent) == intents)
        #expect(turns.allSatisfy { text.contains($0.text) })
    }

    @Test(arguments: [
        "envoie 20 à Paul et 30 à Marie", "send 20 to Paul and 30 to Marie", "mon solde",
        "si j'envoie 50 à Marie et que je paie le loyer, il me reste combien ?",
        "si je paie le loyer et envoie 50 à Marie, je suis à découvert ?",
        "how do I send 20 to Paul and pay a bill?", "", "et", ", ; .",
        "hier on est allés au resto, envoie 20 à Paul",
    ])
    func leavesOneRequestWhole(text: String) throws {
        let turns = try QuickModel.interpreter().interpretations(of: text, in: context)
        #expect(turns.map(\.text) == [text])
    }

    @Test(arguments: ["paie et ", "send 20 then ", "mon solde. "])
    func moreClausesThanAnybodySaysAreOneRequest(piece: String) throws {
        let text = String(repeating: piece, count: 1_000)
        let turns = try QuickModel.interpreter().interpretations(of: text, in: context)
        #expect(turns.count == 1)
    }

    @Test(arguments: ["combien il me reste", "Envoie 20,50 € à Zoé !", "mon solde 🙂 mon solde", ""])
    func explainsALogitToTheLastNGram(text: String) throws {
        let model = try #require(QuickModel.model)
        let explanation = UtteranceClassifier(model: model).explanation(of: text)
        let scores = UtteranceClassifier(model: model).scores(of: text)
        #expect(explanation.label == scores.best.name)
        // The engine rounds values to 16 bits, an explanation does not.
        #expect(abs(explanation.logit - scores.greatestLogit) < 0.02)
        #expect(explanation.contributions.allSatisfy { !$0.features.isEmpty })
    }

    @Test func anExplanationNamesWhatSpokeForTheIntent() throws {
        let explanation = try QuickModel.interpreter().explanation(of: "montre mon solde")
        #expect(explanation.label == "check_balance")
        let speaking = explanation.contributions.filter { $0.value > 0 }.flatMap(\.features)
        #expect(speaking.contains("solde"))
        #expect(explanation.text().contains("solde"))
    }

    @Test(arguments: ["envoie 20 à Paul le 30 février", "send 20 to Paul on February 30"])
    func saysThatADateIsImpossible(text: String) throws {
        let turn = try QuickModel.interpreter().interpretation(of: text, in: context)
        #expect(turn.hasImpossibleDate)
        #expect(turn.values(of: .date).isEmpty)
    }

    @Test(arguments: [
        ("les restos", SpendingCategory.restaurants), ("groceries", .groceries),
        ("mes courses", .groceries), ("electricity", .utilities), ("loyer", .housing),
        ("loisirs", .entertainment), ("school fees", .education),
    ])
    func namesCategories(text: String, category: SpendingCategory) {
        #expect(SpendingCategory.named(in: text) == category)
    }

    @Test(arguments: ["Paul", "", "demain"])
    func namesNoCategory(text: String) {
        #expect(SpendingCategory.named(in: text) == nil)
    }
}

import Classification
import Primitives
import Testing
import TextProcessing

@testable import Understanding

struct LanguageTests {
    private static func utterance(
        _ text: String, _ label: String, _ language: Language, style: String = "plain"
    ) -> LabelledUtterance {
        var utterance = LabelledUtterance(text: text, label: label)
        utterance.language = language
        utterance.style = style
        return utterance
    }

    static let utterances: [LabelledUtterance] = [
        utterance("combien il me reste sur le compte", "check_balance", .french),
        utterance("montre-moi ce que j'ai", "check_balance", .french),
        utterance("règle la facture du gaz", "pay_bill", .french),
        utterance("paie ce que je dois au garage", "pay_bill", .french),
        utterance("how much is left in the account", "check_balance", .english),
        utterance("show me what I have", "check_balance", .english),
        utterance("settle the gas bill", "pay_bill", .english),
        utterance("pay what I owe the garage", "pay_bill", .english),
        utterance("show me le compte", "check_balance", .french, style: "mixed"),
        utterance("pay la facture du gaz", "pay_bill", .english, style: "mixed"),
    ]
    private static let reader = UtteranceReading()

    @Test func aFragmentTeachesItsLanguageAndNothingElse() throws {
        let plan = TrainingPlan(Self.utterances)
        let languages = try #require(plan.heads.first { $0.name == HeadName.language.rawValue })
        #expect(languages.labels == ["en", "fr", "mixed"])
        for utterance in Self.utterances where !utterance.isMixed {
            let fragment = try #require(plan.fragment(of: utterance, reader: Self.reader))
            let told = zip(plan.heads, fragment.labels).filter { $0.1 != nil }.map(\.0.name)
            #expect(told == [HeadName.language.rawValue])
            #expect((1...6).contains(fragment.units.count))
            let whole = String(
                decoding: Self.reader.read(utterance.text, delexicalized: true)
                    .text.folded, as: UTF8.self)
            #expect(whole.contains(String(decoding: fragment.bytes, as: UTF8.self)))
        }
    }

    @Test func whatIsMixedOrTooShortHasNoFragment() {
        let plan = TrainingPlan(Self.utterances)
        let mixed = Self.utterances.filter(\.isMixed)
        for utterance in mixed + [Self.utterance("solde", "check_balance", .french)] {
            #expect(plan.fragment(of: utterance, reader: Self.reader) == nil)
        }
    }

    @Test(arguments: [
        ("it’s Paul’s card – don’t", Float(0)), ("Nguyễn", 0), ("l’été", 1), ("cœur", 1),
        ("e\u{301}te\u{301}", 1),
    ])
    func accentsAreFrenchAndTypographersSignsAreNot(text: String, expected: Float) {
        let logits = LanguageEvidence.logits(in: TokenizedText(text), mentions: [])
        #expect(logits.french == expected)
        #expect(logits.english == 0)
    }

    @Test func languagesAndTheirMixtureAreHeard() throws {
        var options = ModelTraining.Options()
        options.foldCount = 2
        let result = try ModelTraining(options: options).train(on: Self.utterances)
        let classifier = UtteranceClassifier(model: try LinearClassifier(bytes: result.bytes))
        for utterance in Self.utterances {
            let scores = classifier.scores(of: utterance.text)
            #expect(scores.isMixed == utterance.isMixed, "\(utterance.text)")
            if !utterance.isMixed { #expect(scores.language == utterance.language) }
        }
    }
}

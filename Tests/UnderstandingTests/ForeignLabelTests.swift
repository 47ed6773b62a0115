import Classification
import Primitives
import Testing

@testable import Understanding

/// Models of other labels than Yani's.
struct ForeignLabelTests {
    private static func utterances(
        _ texts: [(label: String, text: String)], language: Language? = nil
    ) -> [LabelledUtterance] {
        texts.map { label, text in
            var utterance = LabelledUtterance(text: text, label: label)
            utterance.language = language
            return utterance
        }
    }

    private static let mixed: [(label: String, text: String)] = [
        ("fruit", "20 red apples, don't"), ("fruit", "a ripe pear (Conférence)"),
        ("fruit", "plum_jam or plum-jam?"), ("fruit", "cherries at 3.50 €"),
        ("city", "old PARIS in 2024"), ("city", "New Rome #1"),
        ("city", "Zürich — Straße 12"), ("city", "東京 and osaka"),
        ("oos", "what's up @home"), ("oos", "see www.example.com/x?y=1"),
    ]

    private static func model(
        of utterances: [LabelledUtterance]
    ) throws -> LinearClassifier {
        var options = ModelTraining.Options()
        options.foldCount = 2
        return try LinearClassifier(
            bytes: ModelTraining(options: options).train(on: utterances).bytes)
    }

    /// Texts of pieces that tokenizers split differently, by a seed that repeats.
    private static let texts: [String] = {
        let pieces = [
            "apple", "PEAR", "plum", "pâris", "Rome", "don't", "l'été", "20", "3.50", "1,000.00",
            "€", "#1", "@home", "www.example.com", "a_b", "a-b", "...", "?!", "東京", "😀",
            "e\u{301}", "\u{200B}", "\u{7}", "\n", "\t", "ﬁn", "İ", "ß", "½", "10h30", "12/01",
        ]
        let joins = [" ", "", "  ", ", "]
        var state: UInt64 = 7
        func random(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        return (0..<400).map { _ in
            (0..<random(below: 9)).map { _ in
                pieces[random(below: pieces.count)] + joins[random(below: joins.count)]
            }.joined()
        }
    }()

    @Test(arguments: [nil, Language.english])
    func theContributionsOfAnExplanationAddUpToTheLogitScored(language: Language?) throws {
        let model = try Self.model(of: Self.utterances(Self.mixed, language: language))
        let classifier = UtteranceClassifier(model: model)
        #expect(model.manifest.isDelexicalized == (language != nil))
        var workspace = classifier.makeWorkspace()
        for text in Self.texts + Self.mixed.map(\.text) {
            let explanation = classifier.explanation(of: text)
            _ = classifier.scores(of: text, in: &workspace)
            let label = try #require(model.heads[0].labels.firstIndex(of: explanation.label))
            let logit = Double(workspace.logits(head: 0)[label])
            // The engine rounds values to 16 bits, an explanation does not.
            #expect(abs(explanation.logit - logit) < 0.05, "\(text.debugDescription)")
            #expect(
                explanation.contributions.allSatisfy { !$0.features.isEmpty },
                "\(text.debugDescription)")
        }
    }

    @Test(arguments: [nil, Language.french])
    func retrievalIntentsAreLabelsOfTheirOwnWhateverTheLanguageTold(language: Language?) throws {
        let answers = (0..<6).flatMap { index in
            ["hours", "price", "place"].map { word in
                (label: "faq/\(index)", text: "question \(word) theme\(index)")
            }
        }
        let model = try Self.model(of: Self.utterances(answers, language: language))
        #expect(model.heads[0].labels == (0..<6).map { "faq/\($0)" })
        let classifier = UtteranceClassifier(model: model)
        #expect(classifier.scores(of: "question price theme3").label == "faq/3")
        #expect(classifier.grouping.group(of: "faq/3") == "faq/3")
    }

    @Test func onlyYanisIntentsThatHaveOperationsAreGrouped() {
        let grouping = LabelGrouping.operations
        #expect(grouping.group(of: "manage_budget/check") == "manage_budget")
        for label in ["send_money/now", "faq/1", "manage_budgets/check", "/", "a/manage_budget"] {
            #expect(grouping.group(of: label) == label)
        }
        #expect(LabelGrouping.whole.group(of: "manage_budget/check") == "manage_budget/check")
        #expect(grouping.group(of: "oos") == "out_of_scope")
    }
}

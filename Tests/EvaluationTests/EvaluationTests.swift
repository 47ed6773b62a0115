import Classification
import Evaluation
import Foundation
import Primitives
import Testing
import Understanding

/// A data set of two labels and one that is out of scope, told apart by their words.
enum Toy {
    static let words = [
        "fruit": ["apple", "pear", "plum", "cherry", "grape", "melon", "fig", "kiwi"],
        "city": ["paris", "rome", "london", "oslo", "madrid", "lisbon", "vienna", "prague"],
        "out_of_scope": ["physics", "chess", "rain", "opera", "yoga", "tennis", "poetry", "maths"],
    ]

    static let utterances: [LabelledUtterance] = words.sorted { $0.key < $1.key }
        .flatMap { label, names in
            names.enumerated().map { index, name in
                var utterance = LabelledUtterance(text: "\(label) \(name) <b>", label: label)
                utterance.style = index % 2 == 0 ? "plain" : "terse"
                utterance.origin = .init(file: "\(label).tsv", line: index + 1)
                return utterance
            }
        }

    static func training() throws -> ModelTraining.Result {
        var options = ModelTraining.Options()
        options.foldCount = 2
        return try ModelTraining(options: options).train(on: utterances)
    }
}

struct ModelEvaluationTests {
    @Test func aSlashInALabelOfNoCorpusOfYanisIsASignLikeOthers() throws {
        let labels = ["billing/refund", "billing/invoice", "tech/login"]
        func utterances(_ label: (Int) -> String) -> [LabelledUtterance] {
            (0..<60).map { index in
                let text = ["refund order", "send invoice", "cannot log in"][index % 3]
                return LabelledUtterance(text: "\(text) \(index)", label: label(index % 3))
            }
        }
        var options = ModelTraining.Options()
        options.foldCount = 2
        let result = try ModelTraining(options: options).train(on: utterances { labels[$0] })
        let model = try LinearClassifier(bytes: result.bytes)
        let right = ModelEvaluation(of: model, on: utterances { labels[$0] })
        #expect(right.report.accuracy == 1 && Set(right.report.labels.keys) == Set(labels))
        let swapped = ModelEvaluation(of: model, on: utterances { labels[[1, 0, 2][$0]] })
        #expect(abs(swapped.report.accuracy - 1.0 / 3) < 1e-9)
        let answer = UtteranceClassifier(model: model).scores(of: "refund order 7").label
        #expect(answer == "billing/refund")
    }

    private func evaluation() throws -> ModelEvaluation {
        let model = try LinearClassifier(bytes: Toy.training().bytes)
        var wrong = LabelledUtterance(text: "fruit apple <b>", label: "city")
        wrong.origin = .init(file: "wrong.tsv", line: 7)
        return ModelEvaluation(
            of: model, on: Toy.utterances + [wrong],
            outside: [LabelledUtterance(text: "out_of_scope chess today", label: "whatever")])
    }

    private func object(_ json: String) throws -> [String: Any] {
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
        return try #require(value as? [String: Any])
    }

    @Test func theJSONHasWhatTheInterfaceStates() throws {
        let body = try object(evaluation().json())
        let accuracy = try #require(body["accuracy"] as? Double)
        #expect(abs(accuracy - 24.0 / 25) < 1e-9)
        #expect(body["count"] as? Int == 25)
        for name in ["macro_f1", "ece", "operation_accuracy"] {
            #expect((body[name] as? Double).map { (0...1).contains($0) } == true, "\(name)")
        }
        let intents = try #require(body["intents"] as? [String: [String: Any]])
        #expect(Set(intents.keys) == ["city", "fruit", "out_of_scope"])
        #expect(Set(intents["city"]?.keys ?? [:].keys) == ["precision", "recall", "f1", "support"])
        #expect(intents["city"]?["support"] as? Int == 9)
        let confusion = try #require(body["confusion"] as? [String: [String: Int]])
        #expect(confusion["city"] == ["city": 8, "fruit": 1])
        let outOfScope = try #require(body["out_of_scope"] as? [String: Any])
        #expect(outOfScope["count"] as? Int == 9)
        #expect(outOfScope["auroc"] as? Double == 1)
        #expect(outOfScope["recall"] as? Double == 1)
        let latency = try #require(body["latency"] as? [String: Any])
        #expect(latency["p50"] is Double && latency["p99"] is Double)
        let confusions = try #require(body["confusions"] as? [[String: Any]])
        #expect(confusions.count == 1 && confusions[0]["gold"] as? String == "city")
        #expect(body.keys.contains("slots") && body.keys.contains("language_accuracy"))
    }

    @Test func whatItTakesToLoadTheModelIsToldWhereItWasMeasured() throws {
        var evaluation = try evaluation()
        #expect(!evaluation.text().contains("model ready"))
        let unmeasured = try object(evaluation.json())
        #expect(unmeasured["load_latency"] is NSNull)
        var count = 0
        let (model, latency) = LoadLatency.measured {
            count += 1
            return count
        }
        evaluation.loadLatency = latency
        #expect(model == 1)
        let text = try Regex("model ready       p50 .* µs, p99 .* µs, first [0-9.]+ µs\n")
        #expect(evaluation.text().contains(text))
        let body = try object(evaluation.json())
        let told = try #require(body["load_latency"] as? [String: Any])
        #expect(told["first"] as? Double == latency.first)
        let later = try #require(told["later"] as? [String: Any])
        #expect(later["count"] as? Int == count - 1 && count > 1)
    }

    @Test func allButTheLatenciesRepeats() throws {
        var bodies: [NSDictionary] = []
        for _ in 0..<2 {
            var body = try object(evaluation().json())
            body["latency"] = nil
            body["label_latency"] = nil
            bodies.append(body as NSDictionary)
        }
        #expect(bodies[0] == bodies[1])
    }

    @Test func predictionsAreALineEachWithTheGoldFirst() throws {
        let lines = try evaluation().predictionLines.split(separator: "\n")
        #expect(lines.count == 26)
        let fields = lines[24].split(separator: "\t")
        #expect(fields.count == 4 && fields[0] == "city" && fields[1] == "fruit")
        #expect(fields[3] == "fruit apple <b>")
        #expect(lines[25].hasPrefix("out_of_scope\tout_of_scope\t"))
    }

    @Test func theTextNamesTheUtterancesBehindAConfusion() throws {
        let text = try evaluation().text()
        #expect(text.contains("1 × city taken for fruit"))
        #expect(text.contains("wrong.tsv:7: fruit apple <b>"))
        #expect(text.contains("by style"))
    }

    @Test func thePageEscapesTextsAndNeedsNothingElse() throws {
        let page = try evaluation().html(title: "a&b", sources: ["<x>"])
        #expect(page.contains("fruit apple &lt;b&gt;") && !page.contains("apple <b>"))
        #expect(page.contains("a&amp;b") && page.contains("&lt;x&gt;"))
        #expect(page.contains("Reliability diagram") && page.contains("<svg"))
        for foreign in ["<script", "http://", "https://", "src=", "@import"] {
            #expect(!page.contains(foreign), "\(foreign)")
        }
    }

    @Test func thePageCountsWhatIsOutOfScopeBesidesTheSameEverywhere() throws {
        let model = try LinearClassifier(bytes: Toy.training().bytes)
        let evaluation = ModelEvaluation(
            of: model, on: Toy.utterances.filter { $0.label != "out_of_scope" },
            outside: [.init(text: "fruit apple", label: "x"), .init(text: "city rome", label: "y")])
        let page = evaluation.html(title: "m", sources: ["in.tsv"], outside: ["out.tsv"])
        #expect(page.contains("16 utterances of in.tsv; besides, 2 out of scope of out.tsv"))
        #expect(page.contains("title=\"out_of_scope answered fruit: 1\""))
        #expect(page.contains("<b>1</b> out_of_scope <span>taken for</span> city"))
        #expect(page.components(separatedBy: "With the 2 out of scope besides.").count == 3)
        let confusion = try object(evaluation.json())["confusion"] as? [String: [String: Int]]
        #expect(confusion?["out_of_scope"] == ["fruit": 1, "city": 1])
    }

    @Test func whereNothingIsInScopeOperationsAreNotJudged() throws {
        let model = try LinearClassifier(bytes: Toy.training().bytes)
        let evaluation = ModelEvaluation(
            of: model, on: Toy.utterances.filter { $0.label == "out_of_scope" })
        #expect(evaluation.operationAccuracy == nil)
        #expect(!evaluation.text().contains("with operations"))
        #expect(try object(evaluation.json())["operation_accuracy"] is NSNull)
    }

    @Test func theCurveGoesFromRefusingEverythingToNothing() throws {
        let model = try LinearClassifier(bytes: Toy.training().bytes)
        let utterances = (0..<60).flatMap { index in
            [
                LabelledUtterance(text: "fruit \(index) apple pear", label: "fruit"),
                LabelledUtterance(text: "x\(index) z\(index * 7)", label: "out_of_scope"),
            ]
        }
        for judged in [Toy.utterances, utterances] {
            let figures = try #require(ModelEvaluation(of: model, on: judged).outOfScope)
            let curve = figures.curve
            #expect(curve.first?.recall == 1 && curve.first?.inScopeAccuracy == 0)
            #expect(curve.last?.recall == 0 && curve.last?.precision == 0)
            #expect(curve.count <= 103)
            #expect(curve.map(\.recall) == curve.map(\.recall).sorted(by: >))
            #expect(curve.map(\.inScopeAccuracy) == curve.map(\.inScopeAccuracy).sorted())
        }
    }

    @Test func textsLongerThanAnInterpreterTakesCountNowhere() throws {
        var told = Toy.utterances
        for index in told.indices { told[index].language = .english }
        var options = ModelTraining.Options()
        options.foldCount = 2
        let result = try ModelTraining(options: options).train(on: told)
        let model = try LinearClassifier(bytes: result.bytes)
        var long = LabelledUtterance(
            text: String(repeating: "a ", count: Interpreter.longestText), label: "fruit")
        long.origin = .init(file: "long.tsv", line: 3)
        let evaluation = ModelEvaluation(of: model, on: told + [long], outside: [long])
        #expect(evaluation.report.count == told.count)
        #expect(evaluation.passedOver.compactMap { $0.origin?.line } == [3, 3])
        let foreign = try LinearClassifier(bytes: Toy.training().bytes)
        #expect(ModelEvaluation(of: foreign, on: [long]).passedOver.isEmpty)
    }

    @Test func theCardRepeats() throws {
        let cards = try (0..<2).map { _ in
            try ModelCard.text(
                of: Toy.training(), on: Toy.utterances, from: ["toy.tsv"], seed: 1)
        }
        #expect(cards[0] == cards[1])
        #expect(cards[0].contains("24 utterances of `toy.tsv`, 3 labels"))
    }

    @Test func theCardOfForeignLabelsSaysNothingOfMoney() throws {
        let card = try ModelCard.text(
            of: Toy.training(), on: Toy.utterances, from: ["toy.tsv"], seed: 1)
        #expect(!card.contains("money") && !card.contains("French") && !card.contains("slots"))
        #expect(card.contains("should call `out_of_scope`"))
        let fruit = Toy.utterances.filter { $0.label != "out_of_scope" }
        let result = try ModelTraining().train(on: fruit)
        let other = ModelCard.text(of: result, on: fruit, from: ["x"], seed: 1)
        #expect(other.contains("gets one all the same"))
    }

    private func card(
        calibratedOn validation: [LabelledUtterance], isTrainedOn: Bool,
        _ utterances: [LabelledUtterance] = Toy.utterances
    ) throws -> String {
        var options = ModelTraining.Options()
        options.foldCount = 2
        options.refitsOnValidation = isTrainedOn
        let result = try ModelTraining(options: options)
            .train(on: utterances, validation: validation)
        return ModelCard.text(
            of: result, on: utterances, from: ["a`b\nc.tsv"], validation: ["held.tsv"], seed: 1)
    }

    @Test func theCardTellsWhatWasMadeOfTheValidationUtterances() throws {
        let held = ["city", "fruit", "zoo", "oos"].map {
            LabelledUtterance(text: "\($0) x", label: $0)
        }
        let trained = try card(calibratedOn: held, isTrainedOn: true)
        #expect(
            trained.contains(
                "- **Calibrated on**: 3 utterances of `held.tsv`, then trained on 3 of them as well.\n- **Meant"
            ))
        let alone = try card(calibratedOn: held, isTrainedOn: false)
        #expect(alone.contains("3 utterances of `held.tsv`, none of which was trained on."))
        let none = try card(calibratedOn: [held[2]], isTrainedOn: true)
        #expect(none.contains("No utterance was held out") && !none.contains("(0)"))
    }

    @Test func theCardTellsOfRefusalsByWhatWasFitted() throws {
        let inside = Toy.utterances.filter { $0.label != "out_of_scope" }
        let held = Toy.utterances.filter { $0.label == "out_of_scope" } + inside.prefix(8)
        let card = try card(calibratedOn: held, isTrainedOn: true, inside)
        #expect(card.contains("should call `out_of_scope`"))
        #expect(card.contains("16 utterances of `held.tsv`, then trained on 8 of them"))
    }

    @Test func aBacktickOrALineBreakStaysInsideItsCodeInTheCard() throws {
        let label = "a`|b"
        let utterances = Toy.utterances + [.init(text: "what", label: label)]
        let card = try card(calibratedOn: [], isTrainedOn: true, utterances)
        #expect(card.contains("of `` a`b c.tsv ``,") && card.contains("| `` a`\\|b `` | 1 |"))
    }

    @Test func validationLabelsThatTrainingLacksAreNamed() throws {
        let held = ["zoo", "city", "oos", "art", "zoo"].map {
            LabelledUtterance(text: "\($0) x", label: $0)
        }
        let use = try #require(
            ModelTraining().train(on: Toy.utterances, validation: held).validation)
        #expect(use.unknownLabels == ["art", "zoo"])
        #expect(use.calibratedCount == 2 && use.trainedCount == 2)
        #expect(try Toy.training().validation == nil)
    }

    /// Requests for a table, with the number of guests and the place marked.
    private static func bookings(_ language: Language?) -> [LabelledUtterance] {
        let counts = ["two", "three", "four", "five", "six", "seven"]
        return counts.flatMap { count in
            ["rome", "été-sur-mer", "oslo", "paris"].flatMap { city in
                let book = "book for \(count) in \(city)"
                let start = "book for ".utf8.count
                var booking = LabelledUtterance(text: book, label: "book")
                booking.slots = [
                    .init(slot: "guests", range: start..<start + count.utf8.count, value: nil),
                    .init(
                        slot: "place", range: book.utf8.count - city.utf8.count..<book.utf8.count,
                        value: nil),
                ]
                var other = LabelledUtterance(text: "tell me of \(count) \(city)", label: "ask")
                (booking.language, other.language) = (language, language)
                return [booking, other]
            }
        }
    }

    @Test(arguments: [nil, Language.english])
    func slotsOfOtherLabelsThanYanisAreFoundAndJudged(language: Language?) throws {
        let utterances = Self.bookings(language)
        let result = try ModelTraining().train(on: utterances)
        #expect(result.tagsSlots && result.untaughtSlotCount == 0)
        let model = try LinearClassifier(bytes: result.bytes)
        let classifier = UtteranceClassifier(model: model)
        let found = classifier.slots(of: "book for six in été-sur-mer", labelled: "book")
        #expect(found.map(\.slot) == ["guests", "place"])
        #expect(found.map(\.range) == [9..<12, 16..<29])
        let evaluation = ModelEvaluation(of: model, on: utterances)
        #expect(evaluation.slots?.all.f1 == 1 && evaluation.slots?.all.support == 48)
        #expect(evaluation.slots?.values == nil && evaluation.text().contains("slots "))
        let slots = try object(evaluation.json())["slots"] as? [String: Any]
        #expect(slots?["f1"] as? Double == 1 && slots?["values"] is NSNull)
        let card = ModelCard.text(of: result, on: utterances, from: ["x"], seed: 1)
        #expect(card.contains("span tagger"))
    }

    @Test func slotsOfYanisLabelsAreNotTrainedWhereNoLanguageIsToldAndCounted() throws {
        var pay = LabelledUtterance(text: "send 20 to Jo", label: "send_money")
        pay.slots = [.init(slot: "payee", range: 11..<13, value: nil)]
        let other = LabelledUtterance(text: "my balance", label: "check_balance")
        let result = try ModelTraining().train(on: [pay, other, pay, other])
        #expect(result.untaughtSlotCount == 2 && !result.tagsSlots)
        #expect(try LinearClassifier(bytes: result.bytes).tagger == nil)
    }

    @Test func labelsThatTheModelLacksAreNamed() throws {
        let model = try LinearClassifier(bytes: Toy.training().bytes)
        let others = ["zoo", "city", "oos", "art"].map {
            LabelledUtterance(text: "a b", label: $0)
        }
        #expect(ModelEvaluation(of: model, on: others).unknownLabels == ["art", "zoo"])
    }

    @Test func longNamesOfLabelsStayInTheirColumn() throws {
        let name = "a_label_of_very_many_words_indeed"
        let model = try LinearClassifier(bytes: Toy.training().bytes)
        let text = ModelEvaluation(of: model, on: [.init(text: "a", label: name)]).text()
        let rows = text.split(separator: "\n")
            .filter { $0.hasPrefix("  label") || $0.contains(name) }
        let ends = rows.prefix(2).map { row in
            row.range(of: row.hasPrefix("  label") ? "precision" : "0.00%")?.upperBound
                .utf16Offset(in: row)
        }
        #expect(ends.count == 2 && ends[0] == ends[1])
    }

    /// By hand: p = 0.5, n = 10 gives 0.5 ± √(3.8415 · (0.025 + 0.0096)) / 1.38415.
    @Test func theIntervalOfAShareIsWilsons() {
        let interval = WilsonInterval(share: 0.5, count: 10)
        #expect(abs(interval.low - 0.2366) < 1e-4 && abs(interval.high - 0.7634) < 1e-4)
        #expect(WilsonInterval(share: 0, count: 0) == WilsonInterval(share: 1, count: 0))
        #expect(WilsonInterval(share: 1, count: 5).high == 1)
    }
}

import Classification
import Testing
import TextProcessing

/// A small problem: three labels told apart by their words.
enum ToyProblem {
    static let heads = [ClassifierHead(name: "label", labels: ["fruit", "city", "number"])]
    static let sentences: [(String, Int)] = [
        ("red apple", 0), ("a ripe pear", 0), ("sweet cherry pie", 0), ("apple and pear", 0),
        ("paris in spring", 1), ("the streets of rome", 1), ("london and rome", 1),
        ("old paris", 1),
        ("one two three", 2), ("forty two", 2), ("three and four", 2), ("two plus two", 2),
    ]

    static var texts: [TrainingText] {
        sentences.map { sentence, label in
            let (bytes, units) = units(of: sentence)
            return TrainingText(bytes: bytes, units: units, labels: [label])
        }
    }

    static func units(of sentence: String) -> ([UInt8], [FeatureUnit]) {
        let text = TokenizedText(sentence)
        var units: [FeatureUnit] = []
        FeatureUnit.replace(&units, byTokensOf: text)
        return (text.folded, units)
    }

    static func model() -> [UInt8] {
        ClassifierTrainer(heads: heads).train(on: texts)
    }

    static func label(_ sentence: String, by model: LinearClassifier) -> String {
        var workspace = model.makeWorkspace()
        let (bytes, units) = units(of: sentence)
        model.score(units, in: bytes, workspace: &workspace)
        let probabilities = model.probabilities(head: 0, in: workspace)
        let best = probabilities.indices.max { probabilities[$0] < probabilities[$1] } ?? 0
        return heads[0].labels[best]
    }
}

struct ClassifierTests {
    @Test func learnsToTellLabelsApart() throws {
        let model = try LinearClassifier(bytes: ToyProblem.model())
        for (sentence, label) in ToyProblem.sentences {
            #expect(ToyProblem.label(sentence, by: model) == ToyProblem.heads[0].labels[label])
        }
        #expect(ToyProblem.label("a pear from rome, no: an apple", by: model) == "fruit")
        #expect(ToyProblem.label("appel", by: model) == "fruit")
    }

    @Test func trainingTwiceGivesTheSameBytes() {
        #expect(ToyProblem.model() == ToyProblem.model())
    }

    /// With 53 labels and few rows the first version stood still and missed its own training texts.
    @Test func fitsItsTrainingTextsWithManyLabels() throws {
        let count = 60
        let heads = [ClassifierHead(name: "label", labels: (0..<count).map { "l\($0)" })]
        let texts = (0..<count * 3).map { index in
            let (bytes, units) = ToyProblem.units(of: "word\(index % count) filler number\(index)")
            return TrainingText(bytes: bytes, units: units, labels: [index % count])
        }
        let model = try LinearClassifier(bytes: ClassifierTrainer(heads: heads).train(on: texts))
        var workspace = model.makeWorkspace()
        for text in texts {
            model.score(text.units, in: text.bytes, workspace: &workspace)
            let logits = workspace.logits(head: 0)
            #expect(logits.indices.max { logits[$0] < logits[$1] } == text.labels[0])
        }
    }

    @Test func probabilitiesSumToOneWhateverTheText() throws {
        let model = try LinearClassifier(bytes: ToyProblem.model())
        var workspace = model.makeWorkspace()
        for sentence in ["", "🙂", "zzzz qqqq", String(repeating: "a ", count: 5_000)] {
            let (bytes, units) = ToyProblem.units(of: sentence)
            model.score(units, in: bytes, workspace: &workspace)
            let sum = model.probabilities(head: 0, in: workspace).reduce(0, +)
            #expect(abs(sum - 1) < 1e-4)
        }
    }
}

struct ModelFileTests {
    @Test func aDamagedFileIsRefusedWithItsReason() {
        let bytes = ToyProblem.model()
        #expect(throws: ModelError.notAModel) { try LinearClassifier(bytes: []) }
        #expect(throws: ModelError.notAModel) { try LinearClassifier(bytes: Array("hello".utf8)) }
        #expect(throws: ModelError.truncated) {
            try LinearClassifier(bytes: Array(bytes.prefix(500)))
        }
        #expect(throws: ModelError.truncated) {
            try LinearClassifier(bytes: Array(bytes.prefix(20)))
        }
        var newer = bytes
        newer[8] = 9
        #expect(throws: ModelError.newerVersion(9)) { try LinearClassifier(bytes: newer) }
        #expect(throws: ModelError.unreadable(reason: "")) {
            do throws(ModelError) {
                _ = try LinearClassifier(contentsOfFile: "/no/such/model")
            } catch .unreadable {
                throw ModelError.unreadable(reason: "")
            }
        }
    }

    @Test func anyByteChangedIsNoticed() {
        let bytes = ToyProblem.model()
        for offset in stride(from: 32, to: bytes.count, by: 9_973) {
            var changed = bytes
            changed[offset] ^= 0x40
            #expect(throws: ModelError.corrupt) { try LinearClassifier(bytes: changed) }
        }
    }
}

struct FigureTests {
    @Test func reportAgreesWithTheTableByHand() {
        let pairs = [("a", "a"), ("a", "b"), ("b", "b"), ("b", "b"), ("c", "a")]
        let report = ClassificationReport(
            of: pairs.map { .init(gold: $0.0, predicted: $0.1, confidence: 1) })
        #expect(report.accuracy == 0.6)
        #expect(report.labels["a"]?.f1 == 0.5 && report.labels["a"]?.support == 2)
        #expect(abs(report.macroF1 - (0.5 + 0.8 + 0) / 3) < 1e-12)
        #expect(abs(report.expectedCalibrationError - 0.4) < 1e-12)
    }

    @Test(arguments: [
        ([0.1, 0.4, 0.35, 0.8], [false, false, true, true], 0.75),
        ([0.5, 0.5], [true, false], 0.5), ([1.0, 0.0], [true, false], 1.0),
    ])
    func areaUnderROCAgreesWithTheCountOfPairs(scores: [Double], positive: [Bool], area: Double) {
        #expect(RankStatistics.areaUnderROC(scores: scores, isPositive: positive) == area)
    }
}

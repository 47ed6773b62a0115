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
        return (text.folded, text.tokens.map { FeatureUnit(bytes: $0.folded) })
    }

    static func model() -> [UInt8] {
        bytes(trainedOn: texts, heads: heads)
    }

    static func bytes(
        trainedOn texts: [TrainingText], heads: [ClassifierHead]
    ) -> [UInt8] {
        let trainer = ClassifierTrainer(heads: heads)
        return trainer.encode(trainer.fit(trainer.examples(of: texts)))
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
        let model = try LinearClassifier(
            bytes: ToyProblem.bytes(trainedOn: texts, heads: heads))
        var workspace = model.makeWorkspace()
        for text in texts {
            model.score(text.units, in: text.bytes, workspace: &workspace)
            let logits = workspace.logits(head: 0)
            #expect(logits.indices.max { logits[$0] < logits[$1] } == text.labels[0])
        }
    }

    @Test func aFitTakenUpWithMoreTextsIsAsGoodAsOneFromScratch() throws {
        let trainer = ClassifierTrainer(heads: ToyProblem.heads)
        let examples = trainer.examples(of: ToyProblem.texts)
        let first = trainer.fit(Array(examples.prefix(8)))
        let continued = trainer.encode(trainer.fit(examples, startingFrom: first))
        let model = try LinearClassifier(bytes: continued)
        for (sentence, label) in ToyProblem.sentences {
            #expect(ToyProblem.label(sentence, by: model) == ToyProblem.heads[0].labels[label])
        }
        let scratch = try LinearClassifier(bytes: ToyProblem.model())
        #expect(
            continued.count == ToyProblem.model().count
                && ToyProblem.label("cherry tart", by: model)
                    == ToyProblem.label("cherry tart", by: scratch)
        )
    }

    @Test func theBestLabelIsThatOfTheProbabilities() throws {
        let model = try LinearClassifier(bytes: ToyProblem.model())
        var workspace = model.makeWorkspace()
        for sentence in ToyProblem.sentences.map(\.0) + ["", "rome apple two", "Zürich 🙂"] {
            model.score(sentence, workspace: &workspace)
            let probabilities = model.probabilities(head: 0, in: workspace)
            let best = workspace.best(head: 0, temperature: 1)
            #expect(probabilities.max() == probabilities[best.label])
            #expect(abs(best.probability - probabilities[best.label]) < 1e-5)
            let other = workspace.best(head: 0, temperature: 1, without: best.label)
            #expect(other.label != best.label)
        }
    }

    @Test func unknownTextIsKnownToBeUnknown() throws {
        let model = try LinearClassifier(bytes: ToyProblem.model())
        var workspace = model.makeWorkspace()
        model.score("red apple", workspace: &workspace)
        #expect(workspace.unknownShare == 0)
        model.score("xylophone quartz", workspace: &workspace)
        #expect(workspace.unknownShare > 0.7)
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
        newer[8] = 99
        #expect(throws: ModelError.newerVersion(99)) { try LinearClassifier(bytes: newer) }
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

    @Test func anOlderFormatIsRefusedAsSuch() {
        var older = ToyProblem.model()
        older[8] = 1
        #expect(throws: ModelError.olderVersion(1)) { try LinearClassifier(bytes: older) }
    }

    /// A checksum can be right and the file wrong all the same: one made by other hands.
    @Test func aForeignFileWithARightChecksumIsRefusedOrSound() throws {
        let bytes = ToyProblem.model()
        var generator = TestGenerator(state: 20_261_121)
        var refused = 0
        for round in 0..<120 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                // The header's tail, the directory and the manifest say what everything else is.
                let end = round % 2 == 0 ? 1_600 : bytes.count
                let offset = Int.random(in: 12..<end, using: &generator)
                guard !(16..<32).contains(offset) else { continue }
                changed[offset] = UInt8.random(in: 0...255, using: &generator)
            }
            Self.seal(&changed)
            do throws(ModelError) {
                let model = try LinearClassifier(bytes: changed)
                var workspace = model.makeWorkspace()
                model.score("a ripe pear from rome", workspace: &workspace)
                #expect(!workspace.logits(head: 0).isEmpty)
            } catch .malformed {
                refused += 1
            }
        }
        #expect(refused > 20)
    }

    @Test func everyTruncationIsRefused() {
        let bytes = ToyProblem.model()
        var generator = TestGenerator(state: 7)
        for _ in 0..<200 {
            let count = Int.random(in: 0..<bytes.count, using: &generator)
            let expected: ModelError = count < 8 ? .notAModel : .truncated
            #expect(throws: expected) { try LinearClassifier(bytes: Array(bytes.prefix(count))) }
        }
        #expect(throws: ModelError.corrupt) { try LinearClassifier(bytes: bytes + [0]) }
    }

    @Test func noiseIsNoModel() {
        var generator = TestGenerator(state: 3)
        for count in [1, 7, 8, 31, 32, 64, 4_096] {
            let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(throws: ModelError.notAModel) { try LinearClassifier(bytes: noise) }
        }
    }

    /// Writes the checksum that belongs to a file's bytes: four times FNV-1a-64 over every fourth
    /// word of 8 bytes, each step folded by 29 bits, the four hashed likewise, and then the bytes
    /// that are left, as the format says.
    private static func seal(_ bytes: inout [UInt8]) {
        let prime: UInt64 = 0x0000_0100_0000_01B3
        func folded(_ hash: UInt64, _ word: UInt64) -> UInt64 {
            let hash = (hash ^ word) &* prime
            return hash ^ hash >> 29
        }
        var hashes = [UInt64](repeating: 0xCBF2_9CE4_8422_2325, count: 4)
        let body = bytes[32...]
        let end = body.startIndex + body.count / 32 * 32
        for index in stride(from: body.startIndex, to: end, by: 8) {
            var word: UInt64 = 0
            for offset in 0..<8 { word |= UInt64(body[index + offset]) << (8 * UInt64(offset)) }
            let lane = (index - body.startIndex) / 8 % 4
            hashes[lane] = folded(hashes[lane], word)
        }
        var hash = hashes[0]
        for lane in 1..<4 { hash = folded(hash, hashes[lane]) }
        for byte in body[end...] { hash = (hash ^ UInt64(byte)) &* prime }
        for offset in 0..<8 { bytes[16 + offset] = UInt8(truncatingIfNeeded: hash >> (8 * offset)) }
    }
}

/// A small seeded generator (a linear congruence of Knuth's), so that the tests repeat.
struct TestGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 31)
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

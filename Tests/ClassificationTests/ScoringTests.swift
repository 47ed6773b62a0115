import Testing

@testable import Classification

struct WordSplitterTests {
    @Test(arguments: [
        ("What's my balance?", ["what", "'", "s", "my", "balance", "?"]),
        ("  two\twords ", ["two", "words"]), ("", []), ("b2b 50€", ["b2b", "50", "€"]),
        ("Élève à Zürich", ["eleve", "a", "zurich"]), ("oui🙂non", ["oui", "🙂", "non"]),
        ("naïve—œuvre", ["naive", "-", "oeuvre"]),
    ])
    func splitsIntoWordsAndSigns(text: String, expected: [String]) {
        var splitter = WordSplitter()
        splitter.split("a longer text that was split before, for its remains to be seen")
        splitter.split(text)
        let words = splitter.units.map { String(decoding: splitter.bytes[$0.bytes], as: UTF8.self) }
        #expect(words == expected)
    }
}

struct VectorMathTests {
    @Test func lanesAgreeWithTheSystemsExponentialAndLogarithm() {
        for step in 0..<800 {
            let argument = -Float(step) / 10
            let exponential = VectorMath.exponential(VectorMath.Lanes(repeating: argument))[3]
            let expected = VectorMath.exponential(argument)
            #expect(abs(exponential - expected) <= 1e-6 * expected)
            let positive = Float(step + 1) * 0.037
            let logarithm = VectorMath.logarithm(VectorMath.Lanes(repeating: positive))[5]
            #expect(abs(logarithm - VectorMath.logarithm(positive)) < 2e-6)
        }
    }

    @Test(arguments: [[Float.nan, 1], [1, .nan], [.infinity, .infinity], [-.infinity, 0]])
    func logitsThatAreNoNumbersEndNothing(logits: [Float]) {
        let many = Array(repeating: logits, count: 5).joined()
        for temperature in [Float(1), 0.01, 100] {
            #expect(
                Softmax.probabilities(of: Array(many)[...], temperature: temperature).count == 10)
        }
    }
}

struct SoundnessTests {
    /// The sections of a head of three labels and four rows, `bias` the bias of its second label.
    private static func weights(bias: Float) -> WeightMatrix {
        var weights = WeightMatrix(dimension: 4, labelCount: 3)
        for row in 0..<4 { weights.elements[row * weights.stride + row % 3] = 1 }
        weights.elements[4 * weights.stride + 1] = bias
        return weights
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity])
    func aBiasThatIsNoNumberIsRefused(bias: Float) throws {
        for (value, isSound) in [(Float(0.5), true), (bias, false)] {
            let weights = Self.weights(bias: value)
            let sections = [
                WeightPacking(weights).sections(head: "h"),
                SparseHead.sections(of: weights, rows: nil, head: "h"),
            ]
            for section in sections {
                let container = try ModelContainer(bytes: ModelContainer.encode(section))
                defer { withExtendedLifetime(container) {} }
                func read() throws {
                    _ = try HeadWeights(in: container, head: "h", labelCount: 3, rowCount: 4)
                }
                if isSound {
                    try read()
                } else {
                    #expect(throws: ModelError.malformed(part: "h.bias")) { try read() }
                }
            }
        }
    }

    @Test(
        arguments: [
            (1, true), (0.01, true), (100, true), (0.009, false), (101, false),
            (.leastNonzeroMagnitude, false),
            (0, false), (-1, false), (.infinity, false), (.nan, false),
        ] as [(Float, Bool)])
    func aTemperatureIsNeitherFrostNorFire(temperature: Float, isSound: Bool) {
        let manifest = ModelManifest(
            space: FeatureSpace(),
            heads: [
                ClassifierHead(name: "intent", labels: ["a", "b"], temperature: temperature)
            ], isDelexicalized: false, spanKinds: [], spanBucketBits: 12, exampleCount: 2,
            fingerprint: "", seed: 1, refusal: nil, measurements: [:])
        #expect(manifest.isSound == isSound)
    }
}

struct ClassificationReportTests {
    private static let golds = "aababcabcdabcdeabcdefabcdefgabcdefgh".map(String.init)

    @Test func theMeanOfTheLabelsIsAddedInTheirOrder() {
        let predictions = Self.golds.enumerated().map { index, gold in
            ClassificationReport.Prediction(
                gold: gold, predicted: index % 5 == 0 ? "a" : gold, confidence: 0.7)
        }
        let report = ClassificationReport(of: predictions)
        let inOrder = report.labels.sorted { $0.key < $1.key }.map(\.value.f1).reduce(0, +)
        var generator = SplitMix64(seed: 3)
        for _ in 0..<20 {
            let names = report.labels.keys.sorted().shuffled(using: &generator)
            let shuffled = predictions.sorted {
                names.firstIndex(of: $0.gold) ?? 0 < names.firstIndex(of: $1.gold) ?? 0
            }
            #expect(ClassificationReport(of: shuffled).macroF1 == inOrder / 8)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -3])
    func aConfidenceThatIsNoneIsPutInABinAllTheSame(confidence: Double) {
        let report = ClassificationReport(of: [
            .init(gold: "a", predicted: "a", confidence: confidence)
        ])
        #expect(report.reliability.count == 1)
        #expect(report.expectedCalibrationError.isFinite)
    }
}

struct PackingTests {
    /// Levels are 15 a row, so no weight is further from its own than half a step of the coarsest
    /// scale, and the greatest may be cut to the finest.
    @Test(arguments: [2, 4, 5, 8, 9, 13, 27, 28, 37, 48, 53, 77, 150])
    func packedLogitsAreThoseOfTheWeightsNearly(labelCount: Int) throws {
        let dimension = 64
        var weights = WeightMatrix(dimension: dimension, labelCount: labelCount)
        var generator = SplitMix64(seed: 5)
        for row in 0..<dimension {
            for label in 0..<labelCount {
                weights.elements[row * weights.stride + label] =
                    Float.random(in: -2...2, using: &generator)
            }
        }
        let file = ModelContainer.encode(WeightPacking(weights).sections(head: "h"))
        let container = try ModelContainer(bytes: file)
        defer { withExtendedLifetime(container) {} }
        let packed = try PackedWeights(
            in: container, head: "h", labelCount: labelCount, rowCount: dimension)
        var vector = FeatureVector()
        for row in stride(from: 0, to: dimension, by: 3) { vector.append(row, value: 0.2) }
        var sums = PackedSums()
        var logits = [Float](repeating: 0, count: packed.stride)
        packed.computeLogits(of: vector, in: &sums, into: &logits)
        for label in 0..<labelCount {
            var exact: Float = 0
            for (row, value) in zip(vector.rows, vector.values) {
                let weight = packed.weight(row: Int(row), label: label)
                exact += value * weight
                let original = weights.elements[Int(row) * weights.stride + label]
                #expect(abs(weight - original) < 0.4)
            }
            #expect(abs(logits[label] - exact) < 0.01)
        }
    }

    /// 3,000 rows make a dozen groups of sums.
    @Test func longTextsAreSummedInGroups() throws {
        var weights = WeightMatrix(dimension: 4_096, labelCount: 3)
        for row in 0..<4_096 { weights.elements[row * weights.stride + 1] = 1 }
        let file = ModelContainer.encode(WeightPacking(weights).sections(head: "h"))
        let container = try ModelContainer(bytes: file)
        defer { withExtendedLifetime(container) {} }
        let packed = try PackedWeights(
            in: container, head: "h", labelCount: 3, rowCount: 4_096)
        var vector = FeatureVector()
        for row in 0..<3_000 { vector.append(row, value: 0.01) }
        var sums = PackedSums()
        var logits = [Float](repeating: 0, count: packed.stride)
        packed.computeLogits(of: vector, in: &sums, into: &logits)
        #expect(abs(logits[1] - 30) < 0.5 && logits[0] == 0)
    }
}

struct RefusalTests {
    private func sample(_ logit: Float, unknown: Float, out: Bool) -> RefusalRule.Sample {
        let signs = RefusalSigns(
            logits: [logit, 0, -1], outOfScopeLabel: nil, unknownShare: unknown)
        return .init(signs: signs, isOutOfScope: out, isRight: true)
    }

    @Test func lowLogitsAndUnknownWordsAreRefused() throws {
        var generator = SplitMix64(seed: 1)
        let samples = (0..<400).map { index in
            let isOut = index % 4 == 0
            let logit = Float.random(in: isOut ? 0...4 : 3...8, using: &generator)
            let unknown = Float.random(in: isOut ? 0.3...0.9 : 0...0.5, using: &generator)
            return sample(logit, unknown: unknown, out: isOut)
        }
        let rule = try #require(
            RefusalRule(fittedTo: samples, outOfScopeLabel: nil, recallWeight: 0.2))
        #expect(rule.verdict(on: sample(0.5, unknown: 0.9, out: true).signs).probability > 0.9)
        #expect(rule.verdict(on: sample(8, unknown: 0, out: false).signs).probability < 0.05)
        let mean =
            samples.map { rule.verdict(on: $0.signs).probability }.reduce(0, +)
            / Double(samples.count)
        #expect(abs(mean - 0.25) < 0.01)
    }

    @Test func withoutBothKindsThereIsNoRule() {
        let inside = (0..<10).map { sample(Float($0), unknown: 0, out: false) }
        #expect(RefusalRule(fittedTo: inside, outOfScopeLabel: nil, recallWeight: 0.2) == nil)
        #expect(RefusalRule(fittedTo: [], outOfScopeLabel: nil, recallWeight: 0.2) == nil)
    }

    /// With one binary feature the fitted shares are the observed ones, a fifth and four fifths:
    /// ln(1/4) and 2 ln 4.
    @Test func newtonFindsTheObservedShares() {
        let rows = Array(repeating: [0.0], count: 500) + Array(repeating: [1.0], count: 500)
        let answers = (0..<1_000).map { $0 < 500 ? $0 % 5 == 0 : $0 % 5 != 0 }
        let fitted = LogisticFit.coefficients(rows: rows, answers: answers)
        #expect(abs(fitted[0] + 1.386_294) < 1e-3 && abs(fitted[1] - 2.772_589) < 2e-3)
    }
}
